# Az Olympos a képernyőn. Amit maga a játék mond, az a src/petteia/locales könyvtárban van.

## The map

olympos-table-map = Térkép
olympos-table-north = Észak
olympos-table-yields-star = csillag
olympos-table-yields-zeus = Zeusz
olympos-table-yields-atlantis = Atlantisz
olympos-table-condemned = kereszttel jelölt
olympos-table-can-choose = választható
olympos-table-can-go = { $time } akciópontért elérhető
olympos-table-can-leave = innen indulhat telepes
olympos-tip-condemned = Kereszttel jelölt: át lehet utazni rajta, de senki sem telepedhet le itt.
olympos-tip-sea = Itt csak áthajózni lehet, megállni nem: egy tengeri mező 2 akciópont, Csillagászattal és Térképkészítéssel kevesebb.
olympos-tip-north = Innen jönnek az új telepesek. Itt senki sem állhat meg, és átutazni sem lehet rajta.

## Moving settlers

olympos-table-new-settler = Új telepes ({ $count })
olympos-table-choose-first = Előbb válassz ki egy telepesedet a térképen, vagy egy újat.
olympos-table-which-settler = Melyik telepes
olympos-table-settler-at =
    { $number ->
        [1] Legfelül
       *[other] { $number }. telepes
    }
olympos-table-go = Induljon
olympos-table-lose = Ezt a telepest adom

## The time track

olympos-table-track = Idősáv
olympos-table-space = { $number }. mező
olympos-table-next-zeus = A következő Zeusz-mező: { $number }.
olympos-table-pieces = Itt áll, felülről lefelé: { $players }.
olympos-table-gods-left = Itt { $count } Olymposkártya fekszik képpel lefelé.
olympos-table-gods-shown = Itt felfordítva: { $gods }.
olympos-table-track-points = Aki itt végez, { $count } pontot kap.
olympos-tip-space = Egy mező egy akciópont. Az következik, aki leghátul áll; egy mezőn az, aki felül van.
olympos-tip-zeus-space = Zeusz-mező: aki eléri, vagy túlhalad rajta, sorskártyát húz. Az első és – ahol két kártya van – az utolsó odaérő felfordít egy Olymposkártyát.
olympos-tip-cross = A Kereszt: azon túl semmilyen akció nem vezet.

## Cards beside the map

olympos-table-play-zeus = Zeusz-jel kijátszása
olympos-table-never-ask = ne kérdezz
olympos-table-never-zeus = Zeusz-jelekről soha ne kérdezz
olympos-table-deck = { $count } sorskártya a pakliban
olympos-table-discards = { $count } eldobott sorskártya
olympos-tip-deck = Aki elér egy Zeusz-mezőt, vagy túlhalad rajta, a kör végén húz egyet.

## Buttons

olympos-table-do-end = Kör vége
olympos-table-do-no-zeus = Zeusz-jel nélkül
olympos-table-do-pay-time = { $time } akciópont kifizetése
olympos-table-do-pass = Passz
olympos-table-do-wait = Várakozás

## The development board

olympos-table-development = Felfedezések és csodák
olympos-table-whole-board = Fejlesztéstábla
olympos-table-back-to-map = Vissza a térképhez
olympos-table-payable = ki tudod fizetni
olympos-table-yours = a tiéd
olympos-table-none-left = elfogyott
olympos-table-needs-stars = { $count } csillag
olympos-table-discover = Felfedezem
olympos-table-payment = Fizetés
olympos-table-build = Megépítem
olympos-table-cancel = Mégse
olympos-table-close = Bezárás

## Destiny cards and choices

olympos-table-hand = Sorskártyák
olympos-table-no-cards = Nincs sorskártyád. Az idősáv minden Zeusz-mezőjénél húzol egyet.
olympos-table-play = Kijátszom
olympos-table-choice = Most választandó

## Player panels

olympos-table-panel = Amije van: { $player }
olympos-table-resource = { $resource }: { $tokens } terület, { $cubes } kocka
olympos-table-swords = { $count } kard
olympos-table-zeus = { $count } Zeusz-jel
olympos-table-stars = { $count } csillag
olympos-table-stock = { $count } telepes a talonban
olympos-table-hourglasses = { $count } homokóra
olympos-table-prestige = { $count } presztízspont
olympos-table-prestige-hidden = Képpel lefelé fekvő presztízs, { $count } alkalommal letéve
olympos-table-cards = { $count } sorskártya
olympos-table-tiles = { $count } lapka

## What discoveries do

olympos-effect-settler_discount = Az új telepes ennyivel olcsóbb: { $amount }.
olympos-effect-hourglasses = Azonnal kapsz { $amount } homokórát.
olympos-effect-land_runs = Egy megszakítás nélküli szárazföldi út ára { $amount }, bármilyen hosszú is.
olympos-effect-destiny_choice = Amikor sorskártyát húzol, { $amount } kártyát nézel meg, és egyet tartasz meg.
olympos-effect-swords = Ennyivel több kardod van: { $amount }.
olympos-effect-zeus = Ennyivel több Zeusz-jeled van: { $amount }.
olympos-effect-sea_discount = Minden tengeri mező ennyivel olcsóbb: { $amount }.
olympos-effect-resource_discount = Azok a felfedezések, amelyek ezt az erőforrást kérik, { $amount } akcióponttal olcsóbbak: { $resources }.
olympos-effect-destiny_cards = Azonnal húzol { $amount } sorskártyát.
olympos-effect-cubes = Azonnal elveszel { $amount } kockát választásod szerint.
olympos-effect-wins_ties = Egyenlőségnél te nyersz: harcban, az isteneknél és a sorskártyáknál.
olympos-effect-settlers = { $amount } telepes kerül a talonodba.
olympos-effect-stars = Minden csodánál { $amount } csillagot ér.
olympos-effect-wonder_discount = A csodák ennyivel olcsóbbak: { $amount }.
olympos-effect-points = A játék végén még { $amount } pontot ér.
olympos-effect-points_per_discovery = A játék végén minden felfedezésed után { $amount } pont.
olympos-effect-points_per_settler = A játék végén minden térképen lévő telepesed után { $amount } pont.
olympos-effect-points_per_star = A játék végén minden csillagjelződ után { $amount } pont.
olympos-effect-points_per_sword = A játék végén a lapkáidon lévő minden kard után { $amount } pont.

## What gods and destiny cards do

olympos-god-helps = Azt segíti, akinek a legtöbb Zeusz-jele van.
olympos-god-strikes = Azt sújtja, akinek a legkevesebb Zeusz-jele van.
olympos-god-does-prestige = { $amount } presztízspont.
olympos-god-does-settlers = { $amount } telepes a talonba.
olympos-god-does-cubes = { $amount } kocka, választás szerint.
olympos-god-does-star = Eggyel több csillag, egyetlen csodához.
olympos-god-does-swords = { $amount } karddal több a következő Olymposkártyáig.
olympos-god-does-dearer_action = A következő akció ennyivel drágább: { $amount }.
olympos-god-does-no_cards = Minden sorskártyát el kell dobni.
olympos-god-does-lost_settler = Egy telepes lekerül a térképről.
olympos-god-does-lost_points = { $amount } ponttal kevesebb a játék végén.
olympos-god-does-no_sea = A következő Olymposkártyáig nincs tengeri út.

olympos-card-cube = Vegyél el egy kockát: { $resource }.
olympos-card-prestige_per_territory = { $amount } presztízspont minden ilyen területed után: { $resource }.
olympos-card-prestige_for_all = { $amount } presztízspont, ha mind a négy erőforrásból van területed.
olympos-card-hourglasses_per_territory = { $amount } homokóra minden ilyen területed után: { $resource }.
olympos-card-hourglasses_for_most = { $amount } homokóra, ha ebből neked van a legtöbb területed: { $resource }.
olympos-card-star = Csoda építésekor egy csillagot ér, azután el kell dobni.
olympos-card-zeus = Egy Olymposkártya felfordításakor egy Zeusz-jelet ér, azután el kell dobni.

## Tooltips

olympos-tip-discovery = { $time } akciópont kedvezmények nélkül; { $points } pont a játék végén.
olympos-tip-wonder = { $stars } csillag és { $time } akciópont kell hozzá; { $points } pont a játék végén. Az oszlopában a bónuszokon álló jelzőid is csillagok.
olympos-tip-wonder-worth = { $points } pont a játék végén.
olympos-tip-left =
    { $count ->
        [0] Nem maradt lapka.
       *[other] { $count } lapka maradt.
    }
olympos-tip-bonuses = Szabad bónuszok: { $bonuses }.
olympos-tip-resource = A területek újra meg újra fizetnek, amíg te irányítod őket. A kocka elfogy, ha fizettél vele.
olympos-tip-swords = A harc ára kevesebb kard ellen 1, ugyanannyi ellen 2, több ellen 3.
olympos-tip-zeus = A jóságos istenek azt segítik, akinek a legtöbb van, a haragosak azt sújtják, akinek a legkevesebb.
olympos-tip-stars = Csodákhoz kellenek; a csoda oszlopában a bónuszokon álló jelzőid is hozzáadódnak.
olympos-tip-stock = Innen jönnek az új telepesek, Északról vagy egy általad irányított területről indulva.
olympos-tip-hourglasses = Mindegyik egy akciópontot fizet a következő akcióból. Nem lehet eltenni.
olympos-tip-prestige = Képpel lefelé letett pontok; a játék végén számítanak.
olympos-tip-cards = Titokban maradnak, amíg ki nem játsszák; ami a végén megmarad, egy pontot ér.
olympos-tip-ares = Több kard a következő Olymposkártyáig.
olympos-tip-siren = A következő Olymposkártyáig nincs tengeri út.
olympos-tip-erinyes = A következő akció drágább.
olympos-tip-keres = A játék végén pontok vesznek el.

## Keys

olympos-key-walk = területről területre a térképen
olympos-key-choose = telepes kiválasztása, majd a célja; még egyszer: induljon
olympos-key-new = új telepes
olympos-key-development = a fejlesztéstábla és vissza

## Who is ahead, who is next, how near the end is

olympos-table-line = Sorrend
olympos-tip-beyond = { $player } jön, amint a soron lévő bábuja túljut a(z) { $space }. mezőn.
olympos-table-score = Eddig { $count } pont
olympos-tip-score-hidden = A lefordított presztízs nincs beleszámolva.
olympos-table-left =
    { $count ->
        [0] A következő forduló az utolsó.
       *[other] { $count } mező az utolsó fordulóig.
    }
olympos-table-ending =
    { $count ->
        [0] { $player }: még egy forduló van hátra
       *[other] { $player }: { $count } mező az utolsó fordulóig
    }
