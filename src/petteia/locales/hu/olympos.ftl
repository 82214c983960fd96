# Olympos.

## The map

olympos-territory-illyria = Illíria
olympos-territory-pelagonia = Pelagónia
olympos-territory-macedonia = Makedónia
olympos-territory-chalcidice = Khalkidiké
olympos-territory-thrace = Thrákia
olympos-territory-epirus = Épeirosz
olympos-territory-olympos = Olümposz
olympos-territory-thessaly = Thesszália
olympos-territory-aetolia = Aitólia
olympos-territory-phocis = Phókisz
olympos-territory-boeotia = Boiótia
olympos-territory-attica = Attika
olympos-territory-corinthia = Korinthia
olympos-territory-elis = Élisz
olympos-territory-arcadia = Arkádia
olympos-territory-argolis = Argolisz
olympos-territory-messenia = Messzénia
olympos-territory-laconia = Lakónia
olympos-territory-troad = Tróasz
olympos-territory-mysia = Müszia
olympos-territory-lydia = Lüdia
olympos-territory-ionia = Iónia
olympos-territory-caria = Karia
olympos-territory-corcyra = Korküra
olympos-territory-euboea = Euboia
olympos-territory-lesbos = Leszbosz
olympos-territory-naxos = Naxosz
olympos-territory-rhodes = Rodosz
olympos-territory-crete = Kréta
olympos-territory-atlas = Atlasz
olympos-territory-gadeiros = Gadeirosz
olympos-territory-ampheres = Amphérész

olympos-sea-adriatic = Adriai-tenger
olympos-sea-ionian_sea = Jón-tenger
olympos-sea-corinthian_gulf = Korinthoszi-öböl
olympos-sea-messenian_sea = Messzéniai-tenger
olympos-sea-thracian_sea = Thrák-tenger
olympos-sea-propontis = Propontisz
olympos-sea-aegean_north = Északi-Égei-tenger
olympos-sea-icarian_sea = Ikariai-tenger
olympos-sea-myrtoan_sea = Mürtói-tenger
olympos-sea-cretan_sea = Krétai-tenger
olympos-sea-carpathian_sea = Karpathoszi-tenger
olympos-sea-atlantean_west = Nyugati-Atlantiszi-tenger
olympos-sea-atlantean_east = Keleti-Atlantiszi-tenger

## Resources, bonuses and others

olympos-north = Észak
olympos-barbarians = a barbárok
olympos-tribe = a törzs
olympos-grain = gabona
olympos-wood = fa
olympos-stone = kő
olympos-gold = arany
olympos-some-grain = { $count } gabona
olympos-some-wood = { $count } fa
olympos-some-stone = { $count } kő
olympos-some-gold = { $count } arany
olympos-bonus-settler = { $count } telepes
olympos-bonus-hourglasses = { $count } homokóra
olympos-bonus-prestige = { $count } presztízspont
olympos-bonus-cube = egy kocka: { $resource }

## Discoveries and wonders

olympos-discovery-medicine = Orvostudomány
    .the = az Orvostudomány
olympos-discovery-cavalry = Lovasság
    .the = a Lovasság
olympos-discovery-oracle = Orákulum
    .the = az Orákulum
olympos-discovery-metallurgy = Kohászat
    .the = a Kohászat
olympos-discovery-religion = Vallás
    .the = a Vallás
olympos-discovery-astronomy = Csillagászat
    .the = a Csillagászat
olympos-discovery-hoplite = Hoplita
    .the = a Hoplita
olympos-discovery-polytheism = Többistenhit
    .the = a Többistenhit
olympos-discovery-money = Pénz
    .the = a Pénz
olympos-discovery-agriculture = Mezőgazdaság
    .the = a Mezőgazdaság
olympos-discovery-map_making = Térképkészítés
    .the = a Térképkészítés
olympos-discovery-phalanx = Phalanx
    .the = a Phalanx
olympos-discovery-hellenism = Hellénizmus
    .the = a Hellénizmus
olympos-discovery-commerce = Kereskedelem
    .the = a Kereskedelem
olympos-discovery-democracy = Demokrácia
    .the = a Demokrácia
olympos-discovery-strategy = Stratégia
    .the = a Stratégia
olympos-discovery-art = Művészet
    .the = a Művészet
olympos-discovery-surgery = Sebészet
    .the = a Sebészet
olympos-discovery-architecture = Építészet
    .the = az Építészet
olympos-discovery-poetry = Költészet
    .the = a Költészet
olympos-discovery-science = Tudomány
    .the = a Tudomány
olympos-discovery-city = Város
    .the = a Város
olympos-discovery-engineering = Mérnök
    .the = a Mérnök
olympos-discovery-absolutism = Abszolutizmus
    .the = az Abszolutizmus
olympos-discovery-philosophy = Filozófia
    .the = a Filozófia

olympos-wonder-lion_gate = Oroszlán kapu
    .the = az Oroszlán kapu
olympos-wonder-stadium = Stadion
    .the = a Stadion
olympos-wonder-parthenon = Parthenon
    .the = a Parthenon
olympos-wonder-statue_of_zeus = Zeusz szobra
    .the = Zeusz szobra
olympos-wonder-colossus = Kolosszus
    .the = a Kolosszus

## Cards

olympos-god-zeus = Zeusz
olympos-god-hecate = Hekaté
olympos-god-artemis = Artemisz
olympos-god-athena = Athéné
olympos-god-ares = Arész
olympos-god-erinyes = Erinnüszök
olympos-god-nemesis = Nemeszisz
olympos-god-hades = Hadész
olympos-god-keres = Kérek
olympos-god-siren = Szirén

olympos-destiny-cube_grain = gabonakocka
olympos-destiny-cube_wood = fakocka
olympos-destiny-cube_stone = kőkocka
olympos-destiny-cube_gold = aranykocka
olympos-destiny-points_per_grain = presztízs: gabona
olympos-destiny-points_per_wood = presztízs: fa
olympos-destiny-points_per_stone = presztízs: kő
olympos-destiny-points_per_gold = presztízs: arany
olympos-destiny-hourglass_per_grain = homokórák: gabona
olympos-destiny-hourglass_per_wood = homokórák: fa
olympos-destiny-hourglass_per_stone = homokórák: kő
olympos-destiny-hourglass_per_gold = homokórák: arany
olympos-destiny-majority_grain = legtöbb gabona
olympos-destiny-majority_wood = legtöbb fa
olympos-destiny-majority_stone = legtöbb kő
olympos-destiny-majority_gold = legtöbb arany
olympos-destiny-all_types = mind a négy erőforrás
olympos-destiny-star = csillag
olympos-destiny-zeus = Zeusz-jel

## What a player can do

olympos-do-condemn = Jelöld meg kereszttel: { $territory }.
olympos-do-barbarians = Tedd a barbárokat ide: { $territory }.
olympos-do-new-settler = Új telepes indul innen: { $start }.
olympos-do-settler =
    { $number ->
        [1] A telepes elindul innen: { $start }.
       *[other] A felülről { $number }. telepes elindul innen: { $start }.
    }
olympos-do-go = Menj ide: { $territory }.
olympos-do-discover = Új felfedezésed legyen { $discovery-the }.
olympos-do-pay = Fizess kockákkal: { $cubes }.
olympos-do-face = Vedd el azt a lapkát, amelyen ez látható: { $resource }.
olympos-do-bonus = Vedd el a bónuszt: { $bonus }.
olympos-do-wonder = Épüljön fel { $wonder-the }.
olympos-do-spend = Használd fel a csillagokat: sorskártyáról { $destiny }, Athénétól { $athena }.
olympos-do-take = Vegyél el egy kockát: { $resource }.
olympos-do-play = Játssz ki egy sorskártyát: { $card }.
olympos-do-keep = Tartsd meg ezt a sorskártyát: { $card }.
olympos-do-done-paying = Fizesd ki most az akciót.
olympos-do-done-turn = Fejezd be a köröd.
olympos-do-done-answer = Ne játssz ki Zeusz-jelet.
olympos-do-lose =
    { $number ->
        [1] Vedd le a telepest a térképről: { $territory }.
       *[other] Vedd le a térképről a felülről { $number }. telepest: { $territory }.
    }
olympos-do-pass = Passzolj: számodra véget ér a játék.
olympos-do-wait = Semmilyen akció nem lehetséges: várj eddig a mezőig: { $space }.
olympos-do-resign = { $player } feladja a játszmát.

## What it costs

olympos-price-new-settler = új telepes: { $time }
olympos-price-land = { $count } szárazföldi mező: { $time }
olympos-price-sea = { $count } tengeri mező: { $time }
olympos-price-way = útvonal: { $places }
olympos-price-escape = menekülés egy másik telepes alól: az út ingyenes
olympos-price-fight = harc ({ $defender }), kardok: { $mine } – { $theirs }: { $time }
olympos-price-democracy = egyenlő kardszámnál a Demokrácia dönt
olympos-price-token = jelzőt kapsz: { $resource }
olympos-price-star = és egy csillagot
olympos-price-zeus-token = és a Zeusz-jelzőt
olympos-price-consolation = { $player } { $count } homokórát kap
olympos-price-reaches = ide juthat el: { $places }
olympos-price-reached = { $territory } ({ $time })
olympos-price-leaves = elhagyja ezt a területet: { $territory }
olympos-price-falls-to = { $territory } új birtokosa: { $heir }
olympos-price-discovery = felfedezés: { $time }
olympos-price-named = levonás: { $time }, mert ezt kéri: { $resource }
olympos-price-own-tile = levonás, ha ezt a lapkát veszed el ({ $resource }): { $time }
olympos-price-wonder = csoda: { $time }
olympos-price-architecture = levonás a felfedezéseidért: { $time }
olympos-price-stars = { $needed } csillag kell, { $lasting } állandó csillagod van
olympos-price-once = { $count } kártyán lévő vagy Athénétól kapott csillagot használ fel
olympos-price-erinyes = az Erinnüszök miatt: még { $time }
olympos-price-no-cubes = a területjelzők elegendők
olympos-price-cubes = fizetendő: { $cubes }
olympos-price-ways = { $count } módon fizethető kockákkal
olympos-price-total = összesen { $time } akciópont
olympos-price-cards = sorskártyáknak kell hozniuk hozzá { $count } homokórát
olympos-price-hourglasses = { $count } homokóra fizet érte
olympos-price-space = a jelződ ide lép: { $space }. mező
olympos-price-space-at-most = a jelződ legfeljebb ide lép: { $space }. mező
olympos-price-stays = a jelződ nem mozdul
olympos-price-destiny = Zeusz-mező: { $count } sorskártyát húzol
olympos-price-olympos = { $count } Olymposkártya fordul fel
olympos-price-again = még mindig te állsz leghátul, újra te jössz
olympos-price-brings = ezt hozza: { $gain }
olympos-for-takes = { $territory } többé nem { $player } kezén van
olympos-for-only-one = senki más nem építheti már meg
olympos-for-last-tile = az utolsó lapka: másnak már nem jut belőle

## What is awaited

olympos-prompt-condemn = { $player }: jelölj meg területeket kereszttel. Még hátravan: { $left }.
    .watched = { $player } területeket jelöl meg kereszttel. Még hátravan: { $left }.
olympos-prompt-barbarians = { $player }: helyezd el a barbárokat. Még hátravan: { $left }.
    .watched = { $player } elhelyezi a barbárokat. Még hátravan: { $left }.
olympos-prompt-act = { $player }: mozgass egy telepest, tégy egy felfedezést, vagy építs csodát.
    .watched = { $player } telepest mozgat, felfedezést tesz, vagy csodát épít.
olympos-prompt-last = { $player }: passzolj, vagy hajts végre egy utolsó akciót.
    .watched = { $player } passzol, vagy végrehajt egy utolsó akciót.
olympos-prompt-wait = { $player }: semmilyen akció nem lehetséges.
    .watched = { $player } semmit sem tehet.
olympos-prompt-go = { $player }: hová megy a telepes? Indulás: { $start }.
    .watched = { $player } eldönti, hová megy a telepes. Indulás: { $start }.
olympos-prompt-pay = { $player }: válaszd ki a fizetéshez a kockákat ({ $discovery }).
    .watched = { $player } kiválasztja a fizetéshez a kockákat ({ $discovery }).
olympos-prompt-face = { $player }: válassz egy lapkát ({ $discovery }).
    .watched = { $player } lapkát választ ({ $discovery }).
olympos-prompt-bonus = { $player }: válassz egy bónuszt ({ $discovery }).
    .watched = { $player } bónuszt választ ({ $discovery }).
olympos-prompt-spend = { $player }: válaszd ki a felhasznált csillagokat ({ $wonder }).
    .watched = { $player } kiválasztja a felhasznált csillagokat ({ $wonder }).
olympos-prompt-take = { $player }: vegyél el { $count } kockát választásod szerint.
    .watched = { $player } kockákat választ.
olympos-prompt-keep = { $player }: tartsd meg az Orákulum által mutatott sorskártyák egyikét.
    .watched = { $player } megtartja az Orákulum által mutatott sorskártyák egyikét.
olympos-prompt-before-paying = { $player }: játssz ki sorskártyákat, vagy fizess { $time } akciópontot.
    .watched = { $player } fizetés előtt sorskártyákat játszhat ki.
olympos-prompt-ending = { $player }: játssz ki sorskártyákat, vagy fejezd be a köröd.
    .watched = { $player } a köre vége előtt sorskártyákat játszhat ki.
olympos-prompt-answer = { $player }: a felfordított Olymposkártya: { $god }. Játssz ki Zeusz-jeleket a kezedből, vagy egyet sem.
    .watched = A felfordított Olymposkártya: { $god }. { $player } Zeusz-jeleket játszhat ki.
olympos-prompt-lose = { $player }: válaszd ki a telepest, akit Hadész elvisz.
    .watched = { $player } kiválasztja a telepest, akit Hadész elvisz.

## What happened

olympos-log-condemns = { $player } kereszttel jelöl meg egy területet ({ $territory }).
olympos-log-barbarians = { $player } elhelyezi a barbárokat ({ $territory }).
olympos-log-turn = { $turn }. kör: { $player }.
olympos-log-new-settler = { $player } { $time } akciópontért új telepest küld ({ $start } → { $territory }).
olympos-log-settler = { $player } { $time } akciópontért telepest mozgat ({ $start } → { $territory }).
olympos-log-abandons = { $player } üresen hagy egy területet ({ $territory }).
olympos-log-control = { $territory } új birtokosa: { $owner }.
olympos-log-fights-tribe = { $player } { $time } akciópontos harcban legyőzi a törzset ({ $territory }).
olympos-log-fights = { $player } { $time } akciópontos harcban győz ({ $territory }), a legyőzött { $defender }.
olympos-log-territory = { $player } mostantól irányítja a területet ({ $territory }).
olympos-log-star = { $player } megkapja a csillagot ({ $territory }).
olympos-log-zeus-token = { $player } megkapja a Zeusz-jelzőt.
olympos-log-discovers = { $player } új felfedezése { $discovery-the }, ára { $cubes } és { $time } akciópont.
olympos-log-discovers-free = { $player } új felfedezése { $discovery-the }, ára { $time } akciópont.
olympos-log-face = { $player } elveszi az egyik lapkát ({ $discovery }), amelyen ez látható: { $resource }.
olympos-log-own-discount = { $player } a saját lapkájával rögtön { $count } akciópontot takarít meg.
olympos-log-bonus = { $player } bónuszt választ ({ $discovery }): { $bonus }.
olympos-log-wonder = { $player } { $time } akciópontért csodát épít: { $wonder }.
olympos-log-wonder-once =
    { $player } { $time } akciópontért csodát épít ({ $wonder }), és felhasznál { $athena ->
        [0] { $destiny } sorskártyás csillagot
       *[other] { $destiny ->
            [0] { $athena } Athéné-csillagot
           *[other] { $destiny } sorskártyás és { $athena } Athéné-csillagot
        }
    }.
olympos-log-hourglasses = { $player } { $count } homokórát kap.
olympos-log-settlers = { $player } { $count } telepest tesz a saját talonjába.
olympos-log-cube = { $player } kap egy kockát ({ $resource }).
olympos-log-prestige = { $player } { $points } presztízspontot szerez.
olympos-log-prestige-face-down = { $player } képpel lefelé presztízst tesz maga elé.
olympos-log-prestige-own = { $points } presztízspontot szerzel.
olympos-log-pays =
    { $spaces ->
        [0] { $player } helyben marad ({ $space }. mező)
       *[other] { $player } { $spaces } mezőt lép előre ({ $space }. mező)
    }{ $hourglasses ->
        [0] .
       *[other] , { $hourglasses } homokórával.
    }
olympos-log-draws = { $player } { $count } sorskártyát húz.
olympos-log-drawn = A kártyád: { $card }.
olympos-log-oracle = Az Orákulum ezt mutatja neked: { $cards }.
olympos-log-oracle-discards = { $player } megtart egy kártyát, és eldobja ezeket: { $cards }.
olympos-log-no-card = Nem maradt húzható sorskártya ({ $player }).
olympos-log-reshuffle = Az eldobott sorskártyákból új húzópakli készül: { $count } kártya.
olympos-log-plays = { $player } sorskártyát játszik ki: { $card }.
olympos-log-reveals = { $player } felfordítja az Olymposkártyát ({ $space }. mező): { $god }.
olympos-log-touches = { $god } hatása { $player } játékost éri.
olympos-log-touches-star = { $god } jóvoltából { $player } { $amount } egyszer használható csillagot kap.
olympos-log-touches-swords = { $god } jóvoltából { $player } { $amount } kardot kap a következő Olymposkártyáig.
olympos-log-touches-dearer_action = { $god } miatt { $player } következő akciója { $amount } akcióponttal drágább.
olympos-log-touches-lost_points = { $god } miatt { $player } a játék végén { $amount } pontot veszít.
olympos-log-touches-no_sea = { $god } miatt { $player } nem léphet tengerre a következő Olymposkártyáig.
olympos-log-touches-nobody = { $god } hatása senkit sem ér.
olympos-log-discards-hand = { $player } eldobja: { $cards }.
olympos-log-loses-settler = Hadész elviszi { $player } egyik telepesét ({ $territory }).
olympos-log-waits = { $player } semmit sem tehet, és eddig a mezőig vár: { $space }.
olympos-log-passes = { $player } passzol, és befejezte a játékot.
olympos-log-finishes = { $player } végrehajtotta az utolsó akcióját.
olympos-log-resigns = { $player } feladja a játszmát.

## The end

olympos-end-finished = Mindenki befejezte; a legtöbb presztízs nyer.
olympos-end-last-one = { $player } nyert: senki más nem maradt játékban.
olympos-result = { $place }. { $player }: { $points } pont (idősáv { $track }, presztízs { $prestige }, területek { $territories }, felfedezések { $discoveries }, csodák { $wonders }, pontozó felfedezések { $extra }, Kérek { $keres }, kártyák { $cards }); lapkák: { $tiles }
olympos-tally-points = Összes pont
olympos-tally-discoveries = Felfedezések
olympos-tally-wonders = Csodák
olympos-tally-tiles = Pontozó felfedezések
olympos-tally-territories = Területek
olympos-tally-prestige = Presztízs
olympos-tally-track = Idősáv
olympos-tally-cards = Sorskártyák
olympos-tally-keres = Kérek
olympos-order = A legtöbb pont nyer; egyenlőségnél az, akinek több felfedezése és csodája van együtt; aki mindkettőben egyenlő, ugyanazon a helyen végez.

## Why not

olympos-no-game-over = A játék véget ért.
olympos-no-condemn-first = Előbb minden kereszttel jelölendő területet ki kell választani.
olympos-no-barbarians-first = Előbb a barbárokat kell elhelyezni.
olympos-no-act-first = Előbb hajts végre egy akciót: mozgass egy telepest, tégy felfedezést, vagy építs csodát.
olympos-no-go-first = Egy telepes már elindult: előbb mondd meg, hová megy.
olympos-no-pay-first = Előbb válaszd ki, mely kockákkal fizetsz.
olympos-no-face-first = Előbb válassz egyet a lapkák közül.
olympos-no-bonus-first = Előbb válassz egy bónuszt.
olympos-no-spend-first = Előbb válaszd ki a felhasznált csillagokat.
olympos-no-take-first = Előbb vedd el a neked járó kockákat.
olympos-no-keep-first = Előbb tartsd meg az Orákulum által mutatott kártyák egyikét.
olympos-no-pay-time-first = Az akció megtörtént: játssz ki sorskártyát, vagy fizesd ki.
olympos-no-turn-over = A kör mindjárt véget ér: játssz ki sorskártyát, vagy fejezd be.
olympos-no-answer-first = Előbb dönts az Olymposkártyához kijátszható Zeusz-jelekről.
olympos-no-lose-first = Előbb add át Hadésznak egy telepesedet.
olympos-no-condemning = Területet csak a játék elején lehet kereszttel megjelölni.
olympos-no-condemned-already = Ez a terület már meg van jelölve: { $territory }.
olympos-no-condemned-enough = Ebből az erőforrásból már elég terület meg van jelölve: { $resource }.
olympos-no-both-stars = Ebből az erőforrásból már meg van jelölve egy csillagos terület: { $resource }. A másiknak meg kell maradnia.
olympos-no-placing-barbarians = Barbárokat csak a kétszemélyes játék elején kell elhelyezni.
olympos-no-barbarians-enough = Ennél az erőforrásnál már állnak barbárok: { $resource }.
olympos-no-barbarians-there = A barbároknak üres, kereszt és törzs nélküli terület kell; ez nem az: { $territory }.
olympos-no-settler-in-stock = Nincs telepes a talonodban.
olympos-no-control-lost = Innen nem indulhat új telepes, mert elvesztetted az irányítást: { $territory }.
olympos-no-start-there = Új telepes Északról vagy általad irányított területről indul, nem innen: { $territory }.
olympos-no-settler-there = Itt nincs ilyen telepesed: { $territory }.
olympos-no-where-to-go = A hátralévő időben ez a telepes innen sehová sem érhet el: { $start }.
olympos-no-settler-on-the-way = Egyetlen telepes sem indult el.
olympos-no-end-condemned = Kereszttel jelölt terület: át lehet menni rajta, de megállni nem ({ $territory }).
olympos-no-end-own = Ezt a területet már te irányítod ({ $territory }): az út új területen ér véget.
olympos-no-end-siren = A Szirén miatt nem léphetsz tengerre, szárazföldön pedig nem jutsz el ide: { $territory }.
olympos-no-end-unreachable = Nincs út ide: { $territory }.
olympos-no-end-full = Itt nincs több hely, már { $most } telepes áll rajta: { $territory }.
olympos-no-beyond-cross = Ez { $time } akciópontba kerül, és ide vinne: { $space }. mező; a Kereszt helye: { $cross }. mező.
olympos-no-cards-first = Előbb játssz ki sorskártyákat: { $count } homokóra hiányzik, hogy ne lépj túl a Kereszten.
olympos-no-discovery-not-in-play = Ez a felfedezés nincs játékban: { $discovery }.
olympos-no-discovery-owned = Ez a felfedezésed már megvan ({ $discovery }): mindegyik csak egyszer tehető meg.
olympos-no-discovery-left = Nem maradt lapka ebből a felfedezésből: { $discovery }.
olympos-group-any =
    { $count ->
        [1] 1 tetszőleges erőforrás
       *[other] { $count } tetszőleges, egyforma erőforrás
    }
olympos-group-other =
    { $count ->
        [1] 1 másik erőforrás
       *[other] { $count } egyforma egy másik erőforrásból
    }
olympos-no-resources = Hiányzik: { $lacking } ({ $discovery }). Az ára: { $price }. Amid van: { $have }.
olympos-no-paying = Most nincs mit kockákkal fizetni.
olympos-no-such-cubes = Nincsenek ilyen kockáid. Amid van: { $cubes }.
olympos-no-such-payment = A területjelzőiddel együtt ezek a kockák nem fizetik ki a felfedezést, vagy túl sok van belőlük: { $discovery }.
olympos-no-face = Most nincs választható lapka.
olympos-no-such-face = Nem maradt ilyen lapka: { $discovery } ({ $resource }).
olympos-no-bonus = Most nincs választható bónusz.
olympos-no-such-bonus = Nincs ilyen bónuszmező.
olympos-no-bonus-grey = A szürke bónusz csak öt játékos esetén jár.
olympos-no-bonus-taken = Ezt a bónuszt már elvette: { $player }.
olympos-no-wonder-not-in-play = Ez a csoda nincs játékban: { $wonder }.
olympos-no-wonder-built = Ezt a csodát már felépítette { $player }: { $wonder }.
olympos-no-stars = Szükséges csillagok ({ $wonder }): { $needed }; { $lasting } állandó és { $once } egyszer használható csillagod van.
olympos-no-too-many-stars = Pontosan ennyi csillag kell ({ $wonder }): { $needed }; { $lasting } olyan csillagod van, amely nem tehető félre.
olympos-no-spending = Most nincs felhasználható csillag.
olympos-no-such-stars = Ennyi csillagos sorskártya itt nem használható fel.
olympos-no-cube-due = Nem jár neked kocka.
olympos-no-cube-left = Nem maradt ilyen kocka a készletben: { $resource }.
olympos-no-such-card = Nincs a kezedben ez a sorskártya: { $card }.
olympos-no-card-yet = Ez a kártya egy Olymposkártya felfordítása után játszható ki: { $card }.
olympos-no-card-star = Ez a kártya csoda építésekor használható: { $card }.
olympos-no-card-token = Nincs területjelződ ebből az erőforrásból: { $resource }.
olympos-no-card-most = { $player } területjelzői ebből az erőforrásból ({ $resource }): { $theirs }, a tieid: { $own }.
olympos-no-card-tied = { $player } ugyanannyi területjelzővel rendelkezik ebből az erőforrásból ({ $resource }), mint te: { $own }. Holtversenyt csak a Demokrácia nyer.
olympos-no-card-all = Ezekből az erőforrásokból nincs területjelződ: { $lacking }.
olympos-no-hourglass-left = Nem maradt homokóra a készletben.
olympos-no-card-zeus-only = Az Olymposkártyához csak Zeusz-jel számít, ez nem: { $card }.
olympos-no-keeping = Az Orákulum most nem mutat kártyákat.
olympos-no-card-shown = Az Orákulum nem mutatja ezt a kártyát: { $card }.
olympos-no-losing = Most egyetlen isten sem kér telepest.
olympos-no-passing = Passzolni csak az utolsó Zeusz-mező után lehet.
olympos-no-waiting = Várni csak az várhat, aki semmit sem tehet.
olympos-no-such-seat = Azon a helyen nem ül senki.
olympos-no-second-resignation = { $player } már feladta a játszmát.

## What is reconstructed

olympos-reconstructed-map = A térkép rekonstrukció: a területek, erőforrásaik és csillagaik, valamint a tengerek.
olympos-reconstructed-track = Az idősáv hossza, Zeusz-mezői és a végén lévő pontok rekonstrukciók.
olympos-reconstructed-rows = A felfedezések sorai rekonstrukciók.
olympos-reconstructed-costs = A fejlesztéstábla { $count } mezőjének ára rekonstrukció.
olympos-reconstructed-bonuses = A bónuszok helye a fejlesztéstáblán rekonstrukció.
olympos-reconstructed-faces = Az ezeken a lapkákon látható erőforrások rekonstrukciók: { $discoveries }.
olympos-reconstructed-wonders = Ezeknek a csodáknak a csillagai és pontjai rekonstrukciók: { $wonders }.
olympos-reconstructed-destiny = Az egyes sorskártyák száma rekonstrukció.
