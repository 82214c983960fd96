# What is said where people meet before a game.

clock-own = Saját óra
clock-own-bank = Perc játékosonként
clock-own-increment = Másodperc minden kör után
when-away = Ha valaki nincs itt
absence = Ha egy játékos a saját körében nincs itt
absence-none = várunk rá, vagy megegyezünk egy botban
absence-after =
    { $minutes ->
        [one] egy perc után bot játszik
       *[other] { $minutes } perc után bot játszik
    }
absence-about = Csak amíg mások az asztalnál várnak. Aki visszatér, azonnal visszakapja a helyét.
absence-clock = Órával akkor játszik bot, ha lejárt az idő.
allowed = Mit szabad
allow-hints = A játékosok tanácsot kérhetnek egy bottól.
allow-watching = Mások is nézhetik a játékot.
allow-substitutes = Az asztal gazdája a többiek megkérdezése nélkül botot ültethet a távol lévő helyére.
not-allowed-hints = Ennél az asztalnál nincs tanács.
not-allowed-watching = Senki sem nézheti a játékot.
not-allowed-substitutes = Hogy bot játsszon-e a távol lévő helyett, arról a többiek együtt döntenek.
host-mark = az asztal gazdája
ready-mark = kész
ready-not = még nincs kész
ready-say = Kész vagyok
ready-unsay = Mégsem vagyok kész
ready-waits = Még nincs kész: { $names }.
colour-own = A színed
colour-number = { $number }. szín, { $symbol }
hand-over = Legyen { $name } az asztal gazdája
new-to-game = Új neked ez a játék: { $game }?
rules-short = A szabályok röviden
rules-all = Az összes szabály
lesson-play = Végigjátszom a leckét
