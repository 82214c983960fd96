kleros-prompt = { $player } cala una sorte, o paga un sassolino per pescarne una.
kleros-price = { $count ->
    [one] { $count } sassolino
   *[other] { $count } sassolini
}

kleros-do-draw = Pesca una sorte dall'elmo.
kleros-do-lay = Cala la sorte { $lot }.
kleros-do-resign = { $player } abbandona.

kleros-no-over = La partita è finita.
kleros-no-player = Non c'è un tale giocatore in partita.
kleros-no-lot = Non hai la sorte { $lot }.
kleros-no-draw = Per pescare servono un tuo sassolino e una sorte nell'elmo.

kleros-log-draws = { $player } paga un sassolino e pesca una sorte.
kleros-log-drawn = È la sorte { $lot }.
kleros-log-lays = { $player } cala la sorte { $lot }.
kleros-log-takes = { $player } cala la sorte { $lot } e prende un sassolino.
kleros-log-resigns = { $player } abbandona.
kleros-end = Una mano è vuota: vincono più sassolini.
kleros-has = { $player }: { $count ->
    [one] { $count } sassolino
   *[other] { $count } sassolini
}
kleros-wins = Più sassolini: { $players }.

kleros-wrong-lots = Ognuna delle { $count } sorti deve essere in un solo posto.
