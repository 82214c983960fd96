kleros-prompt = { $player } letesz egy sorsjelet, vagy egy kavicsért húz egyet.
kleros-price = { $count ->
    [one] { $count } kavics
   *[other] { $count } kavics
}

kleros-do-draw = Húzz egy sorsjelet a sisakból.
kleros-do-lay = Tedd le a sorsjelet: { $lot }.
kleros-do-resign = { $player } feladja.

kleros-no-over = A játéknak vége.
kleros-no-player = Nincs ilyen játékos a játékban.
kleros-no-lot = Nincs nálad ez a sorsjel: { $lot }.
kleros-no-draw = A húzáshoz egy kavicsod kell, és egy sorsjel a sisakban.

kleros-log-draws = { $player } fizet egy kavicsot, és húz egy sorsjelet.
kleros-log-drawn = Ez a sorsjel: { $lot }.
kleros-log-lays = { $player } leteszi: { $lot }.
kleros-log-takes = { $player } leteszi: { $lot }, és elvesz egy kavicsot.
kleros-log-resigns = { $player } feladja.
kleros-end = Egy kéz kiürült: a legtöbb kavics nyer.
kleros-has = { $player }: { $count ->
    [one] { $count } kavics
   *[other] { $count } kavics
}
kleros-wins = A legtöbb kavics: { $players }.

kleros-wrong-lots = A { $count } sorsjel mindegyike egy helyen van.
