# Polis.

## The cards

polis-card-hoplite = Hoplita
    .one = egy Hoplita
    .the = a Hoplita
polis-card-phalanx = Phalanx
    .one = egy Phalanx
    .the = a Phalanx
polis-card-trireme = Trierész
    .one = egy Trierész
    .the = a Trierész
polis-card-leader = Vezér
    .one = egy Vezér
    .the = a Vezér
polis-card-mercenary = Zsoldos
    .one = egy Zsoldos
    .the = a Zsoldos
polis-card-assassin = Orgyilkos
    .one = egy Orgyilkos
    .the = az Orgyilkos
polis-card-colony = Gyarmat
    .one = egy Gyarmat
    .the = a Gyarmat
polis-card-troy = Trója városa
    .one = a Trója városa
    .the = a Trója városa
polis-card-temple_apollo = Apollón temploma
    .one = az Apollón temploma
    .the = az Apollón temploma
polis-card-temple_athena = Athéné temploma
    .one = az Athéné temploma
    .the = az Athéné temploma
polis-card-temple_ares = Arész temploma
    .one = az Arész temploma
    .the = az Arész temploma
polis-card-temple_zeus = Zeusz temploma
    .one = a Zeusz temploma
    .the = a Zeusz temploma
polis-card-theatre = Színház
    .one = egy Színház
    .the = a Színház
polis-card-harbour = Kikötő
    .one = egy Kikötő
    .the = a Kikötő
polis-card-corinth_canal = Korinthoszi-csatorna
    .one = a Korinthoszi-csatorna
    .the = a Korinthoszi-csatorna
polis-card-agora = Agora
    .one = egy Agora
    .the = az Agora
polis-card-quarry = Márványbánya
    .one = egy Márványbánya
    .the = a Márványbánya
polis-card-barracks = Kaszárnya
    .one = egy Kaszárnya
    .the = a Kaszárnya
polis-card-academy = Akadémia
    .one = egy Akadémia
    .the = az Akadémia
polis-card-workshop = Műhely
    .one = egy Műhely
    .the = a Műhely
polis-card-treasury = Kincstár
    .one = egy Kincstár
    .the = a Kincstár
polis-card-potter = Fazekas
    .one = egy Fazekas
    .the = a Fazekas
polis-card-tragedian = Tragédiaköltő
    .one = egy Tragédiaköltő
    .the = a Tragédiaköltő
polis-card-captain = Kapitány
    .one = egy Kapitány
    .the = a Kapitány
polis-card-priestess = Papnő
    .one = egy Papnő
    .the = a Papnő
polis-card-merchant = Kereskedő
    .one = egy Kereskedő
    .the = a Kereskedő
polis-card-farmer = Földműves
    .one = egy Földműves
    .the = a Földműves
polis-card-merchant_ship = Kereskedőhajó
    .one = egy Kereskedőhajó
    .the = a Kereskedőhajó
polis-card-architect = Építész
    .one = egy Építész
    .the = az Építész
polis-card-alexander = Nagy Sándor
    .one = Nagy Sándor
    .the = Nagy Sándor
polis-card-archimedes = Arkhimédész
    .one = Arkhimédész
    .the = Arkhimédész
polis-card-aristotle = Arisztotelész
    .one = Arisztotelész
    .the = Arisztotelész
polis-card-diogenes = Diogenész
    .one = Diogenész
    .the = Diogenész
polis-card-euclid = Eukleidész
    .one = Eukleidész
    .the = Eukleidész
polis-card-herodotus = Hérodotosz
    .one = Hérodotosz
    .the = Hérodotosz
polis-card-hippocrates = Hippokratész
    .one = Hippokratész
    .the = Hippokratész
polis-card-homer = Homérosz
    .one = Homérosz
    .the = Homérosz
polis-card-phidias = Pheidiasz
    .one = Pheidiasz
    .the = Pheidiasz
polis-card-plato = Platón
    .one = Platón
    .the = Platón
polis-card-socrates = Szókratész
    .one = Szókratész
    .the = Szókratész
polis-card-pericles = Periklész
    .one = Periklész
    .the = Periklész
polis-card-leonidas = Leónidasz
    .one = Leónidasz
    .the = Leónidasz
polis-card-statue_of_zeus = Zeusz szobra
    .one = a Zeusz szobra
    .the = a Zeusz szobra
polis-card-lighthouse = Alexandriai világítótorony
    .one = az Alexandriai világítótorony
    .the = az Alexandriai világítótorony
polis-card-acropolis = Akropolisz
    .one = az Akropolisz
    .the = az Akropolisz
polis-end-card = Játék vége lap
    .one = egy Játék vége lap
    .the = a Játék vége lap

## Colours and decks

polis-colour-red = piros
polis-colour-green = zöld
polis-colour-blue = kék
polis-colour-yellow = sárga
polis-deck-red = piros pakli
polis-deck-green = zöld pakli
polis-deck-blue = kék pakli
polis-deck-yellow = sárga pakli
polis-some-red = piros lap
    .one = egy piros lap
    .the = a piros lap
polis-some-green = zöld lap
    .one = egy zöld lap
    .the = a zöld lap
polis-some-blue = kék lap
    .one = egy kék lap
    .the = a kék lap
polis-some-yellow = sárga lap
    .one = egy sárga lap
    .the = a sárga lap

## Icons, symbols and phases

polis-icon-building = épület
polis-icon-person = személy
polis-icon-ship = hajó
polis-symbol-culture = Kultúra
polis-symbol-discount = { $value } érme kedvezmény minden lapra
polis-symbol-colour_discount = { $value } érme kedvezmény minden { $colour } lapra
polis-symbol-coins = körönként { $value } érme
polis-symbol-points = körönként { $value } pont
polis-symbol-coins_per_colour = körönként 1 érme minden { $colour } lapért
polis-symbol-coins_per_building = körönként 1 érme minden épületért
polis-symbol-start_coins = { $value } érme a játék elején
polis-symbol-vase = Váza
polis-symbol-war = Háború
polis-symbol-mercenary = Zsoldosok
polis-symbol-end_points_per_colour = a játék végén 1 pont minden { $colour } lapért
polis-symbol-end_points = a játék végén { $value } pont
polis-symbol-end_points_per_building = a játék végén 1 pont minden épületért
polis-city = { $city }, { $side } oldal
polis-phase-draw = Húzás
polis-phase-auction = Árverés
polis-phase-develop = Fejlesztés
polis-phase-protect = Védelem
polis-phase-profit = Bevétel
polis-phase-trade = Kereskedelem
polis-phase-war = Háború

## What a player can do

polis-do-board = Válaszd ezt: { $city }.
polis-do-look = Nézd meg ennek a paklinak a legfelső lapját: { $deck }.
polis-do-draw = Húzz innen: { $deck }.
polis-do-extra = Végy egy további lapot innen: { $deck }. Ára { $coins } érme.
polis-do-aristotle = Végy egy további lapot innen: { $deck }. Ára Arisztotelésszel { $tokens } győzelmi pont.
polis-do-offer = Kerüljön árverésre { $card-the }.
polis-do-bid = Ajánlj ennyit: { $coins } érme.
polis-do-pass = Passzolj.
polis-do-sell = Add el a lapot. Vevő: { $player }, ár: { $coins } érme.
polis-do-keep = Tartsd meg a lapot, és fizess: { $coins } érme. Kapja: { $player }.
polis-do-keep-unwanted = Tartsd meg a lapot, és fizess a banknak: { $coins } érme.
polis-do-drop = Kerüljön ki a lap a játékból.
polis-do-develop = Fejleszd ki ezt: { $card }.
polis-do-found = Fizess még ennyit: { $coins } érme, és fordítsd fel a legfelső piros lapot.
polis-do-visit = Húzz a templommal innen: { $deck }.
polis-do-discard = Kerüljön a dobozba { $card-the }.
polis-do-protect = Védd meg érmével ezt: { $card }. Az érme helye: { $symbol }.
polis-do-income = Vedd fel a bevételed: { $coins } érme, { $tokens } győzelmi pont.
polis-do-tuck = Kerüljön Nagy Sándor alá { $card-the }.
polis-do-homer = Kerüljön Homérosszal a történelmedbe { $card-the }.
polis-do-exchange = { $used }: kerüljön a dobozba { $card-the }, és húzz helyette egy lapot.
polis-do-harbour = Fizess ennyit: { $tokens } győzelmi pont. { $player } köteles veled kereskedni.
polis-do-herodotus = Nézd át Hérodotosszal a történelmét: { $player }.
polis-do-hippocrates = Keress Hippokratésszel egy lapot a történelmedben.
polis-do-plato = Fizess Platónnak ennyit: { $tokens } győzelmi pont. Kapsz érte: { $coins } érme. { $player } ennyit kap: { $gift } érme.
polis-do-buy-points = Végy Eukleidésszel ennyit: { $tokens } győzelmi pont. Ára { $coins } érme.
polis-do-sell-points = Adj el Eukleidésszel ennyit: { $tokens } győzelmi pont. Kapsz érte: { $coins } érme.
polis-do-remove = Kerüljön ki a játékból { $card-the }.
polis-do-return = Kerüljön vissza a városodba { $card-the }.
polis-do-kill = Fizess az Orgyilkosnak ennyit: { $tokens } győzelmi pont. Áldozata a történelembe kerül: { $card } ({ $player }).
polis-do-trade = Kereskedj vele: { $player }.
polis-do-attack = Támadd meg: { $player }.
polis-do-destroy = Pusztítsd el ezt: { $card } ({ $player }).
polis-do-sacrifice = Áldozd fel ezt: { $card }.
polis-do-resign = { $player } feladja a játszmát.
polis-done-look = Ne nézz meg több lapot.
polis-done-extra = Ne végy további lapot.
polis-done-offer = Ne bocsáss több lapot árverésre.
polis-done-develop = Ne fejlessz többet.
polis-done-found = Hagyd ott a piros lapot.
polis-done-visit = Ne húzz lapot a templommal.
polis-done-protect = Ne védj meg semmit.
polis-done-profit = Fejezd be a bevétel szakaszát.
polis-done-profit-income =
    Vedd fel a bevételed ({ $coins } érme{ $tokens ->
        [0] {""}
       *[other] , { $tokens } győzelmi pont
    }), és fejezd be a bevétel szakaszát.
polis-done-trade = Ne kereskedj tovább.
polis-done-war = Ne háborúzz, és fejezd be a köröd.
polis-done-strike = Hagyd az Orgyilkost, és fejezd be a köröd.

## What it costs and brings

polis-price-costs = ára: { $coins } érme
polis-price-tokens = ára: { $tokens } győzelmi pont
polis-price-discount = kedvezmény: { $coins } érme ({ $source })
polis-price-to-pay = fizetendő: { $coins } érme
polis-price-nothing = nincs mit fizetni
polis-price-mercenaries = zsoldosokkal { $war } háborújel: { $coins } érme
polis-price-brings = bevétel: { $coins } érme
polis-price-brings-from = bevétel: { $coins } érme ({ $source })
polis-price-points-from = bevétel: { $tokens } győzelmi pont ({ $source })
polis-price-brings-player = { $player } bevétele: { $coins } érme
polis-price-points = bevétel: { $tokens } győzelmi pont
polis-price-sacrifice = ára: egy saját háborújeles lapod
polis-brings-city = a városban: { $changes }
polis-for-rival-loses = { $player } veszít: { $changes }
polis-for-saves = a kedvezmények { $coins } érmét takarítanak meg
polis-total-culture = Kultúra
polis-total-vase = Váza
polis-total-war = Háború
polis-total-defence = Háború védekezéskor
polis-total-coins = érme körönként
polis-total-points = pont körönként
polis-total-discount = kedvezmény
polis-source-board = várostábla

## What is awaited

polis-prompt-board = { $player }: válassz várostáblát és oldalt.
    .watched = { $player } várostáblát és oldalt választ.
polis-prompt-side = { $player }: válaszd ki a várostáblád oldalát.
    .watched = { $player } kiválasztja a várostáblája oldalát.
polis-prompt-opening = { $player }: húzd ki az első lapodat.
    .watched = { $player } kihúzza az első lapját.
polis-prompt-look = { $player }: nézd meg a világítótoronnyal egy pakli legfelső lapját, vagy menj tovább.
    .watched = { $player } a világítótoronnyal megnézheti egy pakli legfelső lapját.
polis-prompt-draw = { $player }: húzz egy lapot; még { $count } húzás van hátra, különböző paklikból.
    .watched = { $player } lapot húz.
polis-prompt-extra = { $player }: végy egy további lapot (ára { $coins } érme), vagy menj tovább.
    .watched = { $player } további lapot vehet.
polis-prompt-extra-tokens = { $player }: végy egy további lapot Arisztotelésszel (ára { $tokens } győzelmi pont), vagy menj tovább.
    .watched = { $player } Arisztotelésszel további lapot vehet.
polis-prompt-offer = { $player }: bocsáss egy lapot árverésre.
    .watched = { $player } lapot választ az árverésre.
polis-prompt-offer-more = { $player }: bocsáss árverésre még egy lapot, vagy menj tovább.
    .watched = { $player } még egy lapot árverésre bocsáthat.
polis-prompt-bid =
    { $player }: licitálj, vagy passzolj. Eladó: { $seller }, tárgy: { $card }. { $coins ->
        [0] Még nincs ajánlat.
       *[other] Legmagasabb ajánlat: { $coins } érme.
    }
    .watched =
        { $player } licitál vagy passzol. Eladó: { $seller }, tárgy: { $card }. { $coins ->
            [0] Még nincs ajánlat.
           *[other] Legmagasabb ajánlat: { $coins } érme.
        }
polis-prompt-settle = { $player }: add el a lapot, vagy tartsd meg. Vevő: { $bidder }, ajánlata { $coins } érme.
    .watched = { $player } eladja vagy megtartja a lapot. Vevő: { $bidder }.
polis-prompt-unwanted = { $player }: senki sem licitált. Tartsd meg a lapot (ára { $coins } érme), vagy kerüljön ki a játékból.
    .watched = Senki sem licitált. { $player } megtartja a lapot, vagy kikerül a játékból.
polis-prompt-develop = { $player }: fejlessz ki egy lapot (még { $count } lehet), vagy menj tovább.
    .watched = { $player } kifejleszthet egy lapot.
polis-prompt-found = { $player }: fizess ismét ennyit a legfelső piros lapért, ha akarod: { $coins } érme.
    .watched = { $player } ismét fizethet a legfelső piros lapért.
polis-prompt-visit = { $player }: húzz egy lapot a templommal, vagy ne.
    .watched = { $player } lapot húzhat a templommal.
polis-prompt-discard = { $player }: Pheidiasz egy kézben tartott lapot kér a dobozba.
    .watched = Pheidiasz egy lapot kér a dobozba: { $player } kiválasztja.
polis-prompt-replace = { $player }: húzz egy lapot a dobozba tett helyett (még { $count }).
    .watched = { $player } lapot húz a dobozba tett helyett.
polis-prompt-protect = { $player }: védj meg egy lapot (ára { $coins } érme), vagy menj tovább.
    .watched = { $player } megvédhet egy lapot.
polis-prompt-profit = { $player }: vedd fel a bevételed, és használd a lapjaidat.
    .watched = { $player } felveszi a bevételét, és használja a lapjait.
polis-prompt-erase = { $player }: vegyél ki egy lapot a történelemből. Gazdája: { $target }.
    .watched = { $player } kivesz egy lapot { $target } történelméből.
polis-prompt-return = { $player }: válassz egy lapot a történelmedből, amely visszatér.
    .watched = { $player } kiválasztja, melyik lap tér vissza a történelméből.
polis-prompt-trade = { $player }: válassz partnert, vagy menj tovább.
    .watched = { $player } kereskedhet valakivel.
polis-prompt-ordered = { $player }: egy Kikötő kereskedésre kötelez.
    .watched = Kikötő kötelezi kereskedésre: { $player }.
polis-prompt-war = { $player }: támadj meg valakit, vagy fejezd be a köröd.
    .watched = { $player } megtámadhat valakit.
polis-prompt-destroy = { $player }: válaszd ki, melyik lap pusztul el. Gazdája: { $target }.
    .watched = { $player } kiválasztja, { $target } melyik lapja pusztul el.
polis-prompt-sacrifice = { $player }: válaszd ki, melyik saját háborújeles lapodat áldozod fel.
    .watched = { $player } kiválasztja, melyik háborújeles lapját áldozza fel.
polis-prompt-strike = { $player }: a köröd véget ér. Csapjon le az Orgyilkos, vagy fejezd be a köröd.
    .watched = { $player } a köre végén lecsaphat az Orgyilkossal.

## What happened

polis-log-board = { $player } városa: { $city }.
polis-log-turn = { $turn }. kör: { $player }.
polis-log-looks = { $player } megnézi egy pakli legfelső lapját ({ $deck }).
polis-log-looked = Ez { $card-the }.
polis-log-extra = { $player } { $coins } érméért további lapot vesz ({ $deck }).
polis-log-aristotle = { $player } Arisztotelésszel { $tokens } győzelmi pontért további lapot vesz ({ $deck }).
polis-log-draws = { $player } húz egy lapot ({ $deck }).
polis-log-drawn = A húzott lapod: { $card }.
polis-log-end-card =
    Lezárult egy pakli ({ $deck }): felfordult benne a Játék vége lap. { $count ->
        [1] Ez az első.
       *[other] Már { $count } ilyen lap látszik.
    }
polis-log-offers = { $player } lapot bocsát árverésre ({ $card }).
polis-log-offered = Ez { $card-one }.
polis-log-bids = { $player } { $coins } érmét ajánl.
polis-log-passes = { $player } passzol.
polis-log-sells = { $buyer } { $coins } érméért megveszi { $player } lapját: { $card }.
polis-log-keeps = { $player } megtartja a lapját ({ $card }), { $bidder } { $coins } érmét kap érte.
polis-log-keeps-unwanted = { $player } megtartja a lapját ({ $card }), és { $coins } érmét fizet a banknak.
polis-log-drops = Senkinek sem kell { $card-the } ({ $player }): kikerül a játékból.
polis-log-places = { $player } városában mostantól ott van { $card-the }.
polis-log-develops =
    { $player } kifejleszt egy lapot { $coins ->
        [0] ingyen
       *[other] { $coins } érméért
    }: { $card }.
polis-log-founds =
    { $player } gyarmatot alapít { $coins ->
        [0] ingyen
       *[other] { $coins } érméért
    }.
polis-log-phidias = Pheidiasz miatt { $player } minden kézben tartott lapja a dobozba kerül, { $count } lap.
polis-log-discards = { $player } lapja a dobozba kerül: { $card }.
polis-log-protects = { $player } érmével megvédi egyik lapját ({ $card }), az érme ezt a jelet takarja: { $symbol }.
polis-log-income =
    { $tokens ->
        [0] { $coins ->
            [0] { $player } nem kap semmit.
           *[other] { $player } { $coins } érmét kap.
        }
       *[other] { $coins ->
            [0] { $player } { $tokens } győzelmi pontot kap.
           *[other] { $player } { $coins } érmét és { $tokens } győzelmi pontot kap.
        }
    }
polis-log-tucks = { $player } lapja Nagy Sándor alá kerül: { $card }.
polis-log-exchanges = { $player } lapot cserél: { $card } ({ $used }).
polis-log-buys-points = { $player } { $coins } érméért { $tokens } győzelmi pontot vesz.
polis-log-sells-points = { $player } { $tokens } győzelmi pontot ad el { $coins } érméért.
polis-log-harbour = { $player } Kikötője { $target } felé fordul: kereskednie kell a gazdájával.
polis-log-herodotus = { $player } átnézi { $target } történelmét.
polis-log-erases = { $player } kivesz egy lapot { $target } történelméből ({ $card }).
polis-log-erased = A lap: { $card }.
polis-log-hippocrates = { $player } Hippokratésszel visszahoz egy lapot a történelemből.
polis-log-homer = { $player } lapja Homérosszal a történelembe kerül: { $card }.
polis-log-plato = Platón jóvoltából { $player } { $coins } érmét kap, { $other } pedig { $gift } érmét.
polis-log-assassin = { $player } Orgyilkosa végez { $target } egyik lapjával: { $card }.
polis-log-trades = { $player } és { $partner } kereskedik: { $player } { $coins } érmét kap, { $partner } pedig { $gift } érmét.
polis-log-attacks = { $player } megtámadja { $target } városát, { $war } hadierővel { $defence } ellen.
polis-log-attacks-hired = { $player } megtámadja { $target } városát, { $war } hadierővel { $defence } ellen, { $coins } érméért fogadott zsoldosokkal.
polis-log-spoils = { $player } { $coins } érmét zsákmányol.
polis-log-destroys = { $player } elpusztítja { $target } egyik lapját: { $card }.
polis-log-sacrifices = { $player } feláldozza a lapját: { $card }.
polis-log-tucked-cards = Nagy Sándorral együtt az alatta fekvő lapok is elhagyják { $player } városát ({ $count } lap).
polis-log-resigns = { $player } feladja a játszmát.

## The end

polis-end-cards = Megjelent a második Játék vége lap: következik a pontozás.
polis-end-last-one = { $player } nyert: senki más nem maradt játékban.
polis-result = { $place }. { $player }: { $points } pont: jelzőkért { $tokens }, lapokért { $cards }, érmékért { $coins }, történelemért { $history } (Kultúra: { $culture }, szorozva ennyivel: { $pile })
polis-tally-points = Pontok
polis-tally-tokens = Jelzők
polis-tally-cards = Pontok a lapokon
polis-tally-coins = Érmékért
polis-tally-history = Történelem szorozva Kultúrával
polis-tally-city = Lapok a városban
polis-order = Az nyer, akinek a legtöbb pontja van; egyenlőségnél a városban lévő lapok száma dönt; aki mindkettőben egyenlő, ugyanazon a helyen végez.
polis-order-last-one = A győztes mögött a pontok döntenek, aztán a városban lévő lapok; aki feladta, az utolsó.

## What comes first

polis-first-board = Előbb válassz várostáblát.
polis-first-opening = Előbb mindenki húz egy lapot.
polis-first-look = Előbb használd a világítótornyot, vagy menj tovább nélküle.
polis-first-draw = Előbb húzd ki a lapjaidat.
polis-first-extra = Előbb végy egy további lapot, vagy menj tovább nélküle.
polis-first-offer = Ez az árverés szakasza: bocsáss egy lapot árverésre.
polis-first-bid = Folyik az árverés: licitálj, vagy passzolj.
polis-first-settle = Előbb dönts az árverésre bocsátott lapról.
polis-first-develop = Ez a fejlesztés szakasza: fejlessz ki egy lapot, vagy menj tovább.
polis-first-found = Előbb dönts a Gyarmatról: fizetsz-e még egyszer.
polis-first-visit = Előbb húzz a templommal, vagy mondj le róla.
polis-first-discard = Előbb válaszd ki a Pheidiasznak szánt lapot.
polis-first-replace = Előbb húzd ki a neked járó lapot.
polis-no-exchange-yet = Előbb húzd ki azt a lapot, amely ezek egyikéért jár: { $cards }.
polis-first-protect = Ez a védelem szakasza: védj meg egy lapot, vagy menj tovább.
polis-first-profit = Ez a bevétel szakasza: vedd fel a bevételed, használd a lapjaidat, vagy menj tovább.
polis-first-erase = Előbb válassz egy lapot az átnézett történelemből.
polis-first-return = Előbb válaszd ki a lapot, amelyet Hippokratész visszahoz.
polis-first-trade = Ez a kereskedelem szakasza: válassz partnert, vagy menj tovább.
polis-first-war = Ez a háború szakasza: támadj meg valakit, vagy fejezd be a köröd.
polis-first-destroy = Előbb válaszd ki az elpusztuló lapot.
polis-first-sacrifice = Előbb válaszd ki a feláldozott lapot.
polis-first-strike = A köröd véget ér: csapjon le az Orgyilkos, vagy fejezd be.

## Why not

polis-no-game-over = A játék véget ért.
polis-no-such-seat = Azon a helyen nem ül senki.
polis-no-other-board = Másik táblát kaptál: csak az oldalát választhatod meg.
polis-no-taken-board = Ez a várostábla már foglalt.
polis-no-first-board = Az első játszmában más várostáblákat használunk, az A oldalukkal felfelé.
polis-no-blocked-deck = Játék vége lap zárja le: { $deck }.
polis-no-same-deck = Innen már húztál: { $deck }. A két lap különböző pakliból való.
polis-no-other-deck = A templom másik paklit mutat.
polis-no-coins = Ennek ára { $need } érme; neked ennyi van: { $have }.
polis-no-tokens = Ennek ára { $need } győzelmi pont; jelzőid értéke: { $have }.
polis-no-aristotle = Nincs a városodban most használható Arisztotelész.
polis-no-looked = Ezt már megnézted: { $deck }.
polis-no-hand = Nincs a kezedben: { $card }.
polis-no-cards = Nincs lap a kezedben.
polis-no-first-auction = Legalább egy lapot árverésre kell bocsátani.
polis-no-auction = Nincs árverés, amelyben passzolhatnál.
polis-no-higher-bid = Az ajánlatnak többnek kell lennie ennél: { $coins } érme.
polis-no-cash = Nem ajánlhatsz többet, mint amennyid van: { $coins } érme.
polis-no-lot = Nincs árverezett lap, amelyről dönteni kellene.
polis-no-buyer = Senki sem licitált: nincs kinek eladni.
polis-no-drop = { $player } ajánlatot tett a lapra: add el, vagy tartsd meg.
polis-no-third = Ebben a körben már ennyit fejlesztettél: { $count } lap. Több nem lehet.
polis-no-colony = Nem került most le Gyarmat.
polis-no-history-card = Ebben a történelemben nincs ilyen lap: { $card }.
polis-no-ring = Ez a jel nem gyűrűs: { $symbol } ({ $card }).
polis-no-second-coin = Ezen a lapon már van érme: { $card }.
polis-no-second-income = A bevételedet már felvetted.
polis-no-text = Ezen a lapon nincs használható szöveg: { $card }.
polis-no-activation = Ezt a lapot nem a bevétel szakaszában kell használni, a szövege magától hat: { $card }.
polis-no-use-aristotle = Arisztotelészt a húzás szakaszában kell használni: győzelmi pontokért veszi meg a további lapot.
polis-no-use-assassin = Az Orgyilkost egy személyre kell használni: válaszd ki, kit távolít el.
polis-no-use-lighthouse = A világítótornyot a húzás szakasza előtt kell használni, a paklik legfelső lapjának megnézésére.
polis-no-use-mercenary = Ezt a lapot nem kell külön használni: támadáskor annyi zsoldost fogadsz, amennyi kell ({ $card }).
polis-no-use-troy = Ezt a lapot nem kell használni: háborújelei maguktól számítanak, amikor a városát megtámadják ({ $card }).
polis-no-again-turn = Ezt a lapot már használtad ebben a körben: { $card }.
polis-no-again-game = Ez a lap játszmánként egyszer használható, és már használtad: { $card }.
polis-no-decks = Minden pakli le van zárva: nincs mit húzni.
polis-no-self = Másik játékost kell választani.
polis-no-gone = { $player } feladta a játszmát: a városával már nincs dolga senkinek.
polis-no-history = { $player } történelme üres.
polis-no-own-history = Még nincs történelmed.
polis-no-back-deal = Amit Eukleidész épp elcserélt, nem cseréli rögtön vissza.
polis-no-supply = Nincs már ennyi jelző.
polis-no-assassin = Ez a lap nem Orgyilkos: { $card }.
polis-no-assassin-now = Az Orgyilkos most nem csaphat le.
polis-no-person = Ezen a lapon nincs személy ikon: { $card }.
polis-no-suicide = Az Orgyilkos nem távolíthatja el önmagát.
polis-no-covered-victim = Érme védi az Orgyilkostól: { $card }.
polis-no-order = Egy Kikötő miatt vele kell kereskedned: { $owners }.
polis-no-order-some = Kikötők miatt közülük { $count } játékossal kell kereskedned: { $owners }.
polis-no-partner = Ebben a körben kereskedtél vele, ezért nem támadhatod meg: { $player }.
polis-no-strength = Több háborújel kell, mint az ellenfélnek ({ $player }): most { $war } áll szemben ezzel: { $defence }.
polis-no-mercenaries = A zsoldosok ára ellene ({ $player }) { $need } érme lenne; neked ennyi van: { $have }.
polis-no-sacrifice = Nincs feláldozható háborújeles lapod, ezért nem támadhatsz.
polis-no-empty-attack = Itt nincs mit elpusztítani: { $player } városa.
polis-no-protected = Érme védi: { $card }.
polis-no-diogenes = Akinek városában ott van Nagy Sándor, nem pusztíthatja el Diogenészt.
polis-no-statue = Zeusz szobrának kell elpusztulnia.
polis-no-war = Ezen a lapon nem látszik háborújel: { $card }.
polis-no-defence-card = Ennek a lapnak a háborújelei csak védekezéskor számítanak, nem áldozható fel: { $card }.
polis-no-second-resignation = { $player } már feladta a játszmát.

## What is reconstructed

polis-reconstructed-boards = A várostáblák mindkét oldala rekonstrukció.
polis-reconstructed-symbols = A lapok jeleinek és gyűrűinek többsége rekonstrukció.
polis-reconstructed-cards = Ezek a lapok a mi kitalációink: { $invented }.
