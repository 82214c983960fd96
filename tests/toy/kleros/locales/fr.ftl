kleros-prompt = { $player } pose un sort, ou paie un caillou pour en tirer un.
kleros-price = { $count ->
    [one] { $count } caillou
   *[other] { $count } cailloux
}

kleros-do-draw = Tirez un sort du casque.
kleros-do-lay = Posez le sort { $lot }.
kleros-do-resign = { $player } abandonne.

kleros-no-over = La partie est terminée.
kleros-no-player = Il n'y a pas de tel joueur dans la partie.
kleros-no-lot = Vous n'avez pas le sort { $lot }.
kleros-no-draw = Pour tirer, il faut un caillou à vous et un sort dans le casque.

kleros-log-draws = { $player } paie un caillou et tire un sort.
kleros-log-drawn = C'est le sort { $lot }.
kleros-log-lays = { $player } pose le sort { $lot }.
kleros-log-takes = { $player } pose le sort { $lot } et prend un caillou.
kleros-log-resigns = { $player } abandonne.
kleros-end = Une main est vide : le plus de cailloux gagne.
kleros-has = { $player } : { $count ->
    [one] { $count } caillou
   *[other] { $count } cailloux
}
kleros-wins = Le plus de cailloux : { $players }.

kleros-wrong-lots = Chacun des { $count } sorts doit être à un seul endroit.
