# Attika.

## The buildings and their groups

attika-building-capital = főváros
    .one = egy főváros
    .the = a főváros
attika-building-oracle = orákulum
    .one = egy orákulum
    .the = az orákulum
attika-building-theatre = színház
    .one = egy színház
    .the = a színház
attika-building-tavern = taverna
    .one = egy taverna
    .the = a taverna
attika-building-plaza = köztér
    .one = egy köztér
    .the = a köztér
attika-building-gymnasium = gümnaszion
    .one = egy gümnaszion
    .the = a gümnaszion
attika-building-statue = szobor
    .one = egy szobor
    .the = a szobor
attika-building-market = piac
    .one = egy piac
    .the = a piac
attika-building-stadium = stadion
    .one = egy stadion
    .the = a stadion
attika-building-temple = templom
    .one = egy templom
    .the = a templom
attika-building-quarry = kőbánya
    .one = egy kőbánya
    .the = a kőbánya
attika-building-fortress = erőd
    .one = egy erőd
    .the = az erőd
attika-building-tower = torony
    .one = egy torony
    .the = a torony
attika-building-harbour = kikötő
    .one = egy kikötő
    .the = a kikötő
attika-building-ship = hajó
    .one = egy hajó
    .the = a hajó
attika-building-well = kút
    .one = egy kút
    .the = a kút
attika-building-grain_field = gabonaföld
    .one = egy gabonaföld
    .the = a gabonaföld
attika-building-mill = malom
    .one = egy malom
    .the = a malom
attika-building-village = falu
    .one = egy falu
    .the = a falu
attika-building-silver_mine = ezüstbánya
    .one = egy ezüstbánya
    .the = az ezüstbánya
attika-building-mint = pénzverde
    .one = egy pénzverde
    .the = a pénzverde
attika-building-vineyard = szőlőskert
    .one = egy szőlőskert
    .the = a szőlőskert
attika-building-vintner = borász
    .one = egy borász
    .the = a borász
attika-building-road = út
    .one = egy út
    .the = az út
attika-some-building = épület
    .one = egy épület
    .the = az épület

attika-group-city = Város
attika-group-defence = Védelem
attika-group-shipping = Hajózás
attika-group-supply = Ellátás
attika-group-roads = Utak
attika-group-mint = Pénzverde
attika-group-wine = Szőlőskert

## Landscape cards and piles

attika-water = víz
attika-some-water = { $count } víz
attika-forest = erdő
attika-some-forest = { $count } erdő
attika-hill = domb
attika-some-hill = { $count } domb
attika-mountain = hegy
attika-some-mountain = { $count } hegy
attika-pile-main = főépületek halma
attika-pile = { $number }. halom

## What a player can do

attika-do-draw = Húzz egy épületet innen: { $pile }.
attika-do-amphora-draw = Adj vissza egy amforát, és húzz egy épületet innen: { $pile }.
attika-do-store = Kerüljön { $building-the } a játékostáblára.
attika-do-build = Épüljön { $building-one } itt: { $site }.
attika-do-pay = Fizess ezzel: { $cards }.
attika-do-lay = Tedd le a térképlapkát ({ $tile }. számú) ide: { $site }.
attika-do-turn =
    { $degrees ->
        [0] Hagyd a lapkát úgy, ahogy van.
       *[other] Forgasd el a lapkát { $degrees } fokkal az óramutató járásával ellentétes irányba.
    }
attika-do-stop =
    { $count ->
        [0] Állj meg; nincs több húzható kártya.
       *[other] Állj meg, és húzz { $count } kártyát.
    }
attika-do-take = Húzz egy kártyát.
attika-do-amphora-card = Adj vissza egy amforát, és húzz egy kártyát.
attika-do-end = Fejezd be a köröd.
attika-do-resign = { $player } feladja a játszmát.

## What it costs

attika-price-free = ingyenes: egy szomszédos épületed nyila rámutat
attika-never-free = nem ingyenes: főépülethez nem vezet nyíl
attika-not-free = nem ingyenes: egyik szomszédos épületedtől sem vezet hozzá nyíl ({ $buildings })
attika-price-amphora = ára: 1 amfora
attika-price-cost = ára: { $cards }
attika-price-saved = levonás a tájért: { $cards }
attika-price-waived = levonás a fölös tájjelekért: { $count } jel
attika-price-any = ára: { $count } tetszőleges kártya
attika-price-any-saved = levonás a tájért: { $count } kártya
attika-price-settlement = felár az új településért: { $count } tetszőleges kártya
attika-price-nothing-left = nincs mit fizetni
attika-price-only-way = fizetendő: { $cards }
attika-price-ways =
    { $count ->
        [0] a kezedben lévő kártyák nem elegek rá
       *[other] { $count } módon fizethető ki, legalább { $fewest } kártyával
    }

## What else it changes

attika-brings-all-built = Nyersz: minden épületed a térképen áll.
attika-brings-temples = Nyersz: két templom össze van kötve.
attika-brings-amphora = teljes csoport ({ $group }): kapsz egy amforát
attika-brings-card = teljes csoport ({ $group }): elfogytak az amforák, kártyát húzol
attika-brings-nothing = teljes csoport ({ $group }): amfora és kártya sem maradt
attika-brings-settlement = új település, ezzel { $count }: a következő felára { $fee } kártya
attika-brings-joined =
    { $count ->
        [one] egyesíti mind a { $before } településedet
       *[other] településeket egyesít: { $before } helyett { $count } marad
    }
attika-brings-line = még { $count } épület összeköthetne két templomot
attika-brings-free = mellette ingyenes: { $buildings }
attika-brings-covered = elfedi a tájat ({ $cards }): itt többé nem csökkenti az árat
attika-brings-tile = a halom utolsó épülete: új térképlapka jár
attika-brings-stalemate = Két teljes kör óta semmi sem változott: a játszma véget ér.
attika-for-nothing = nem kell kártyával fizetni
attika-for-blocks = { $player }: két templom összekötéséhez { $count } épület kell { $before } helyett
attika-for-cuts = { $player } már nem köthet össze két templomot

## What is awaited

attika-prompt-begin =
    { $count ->
        [0] { $player }: húzz épületeket, építs, vagy állj meg; nincs több húzható kártya.
        [one] { $player }: húzz épületeket, építs, vagy húzd ki az utolsó kártyát.
       *[other] { $player }: húzz épületeket, építs, vagy húzz { $count } kártyát.
    }
    .watched = { $player } épületeket húz, épít, vagy kártyákat húz.
attika-prompt-act =
    { $player }: még { $count } akciód van. { $cards ->
        [0] Használd fel, vagy állj meg; nincs több húzható kártya.
       *[other] Használd fel, vagy húzz { $cards } kártyát.
    }
    .watched = { $player } épületet húz, épít, vagy kártyát húz.
attika-prompt-amphoras = { $player }: adj vissza egy amforát egy újabb akcióért vagy kártyáért, vagy fejezd be a köröd.
    .watched = { $player } visszaadhat egy amforát egy újabb akcióért vagy kártyáért.
attika-prompt-amphoras-no-cards = { $player }: adj vissza egy amforát egy újabb akcióért, vagy fejezd be a köröd; nincs több húzható kártya.
    .watched = { $player } visszaadhat egy amforát egy újabb akcióért.
attika-prompt-drawn = { $player }: döntsd el, hogy { $building-the } megépül-e, vagy a játékostábládra kerül.
    .watched = { $player } eldönti, hogy { $building-the } megépül-e, vagy a játékostáblára kerül.
attika-prompt-pay = { $player }: válaszd ki a kártyákat, amelyekből { $building-the } felépül.
    .watched = { $player } kiválasztja a kártyákat, amelyekből { $building-the } felépül.
attika-prompt-lay = { $player }: válassz helyet az új térképlapkának.
    .watched = { $player } helyet választ az új térképlapkának.
attika-prompt-turn = { $player }: válaszd ki az új térképlapka állását.
    .watched = { $player } kiválasztja az új térképlapka állását.
attika-prompt-take = { $player }: húzz kártyát, vagy fejezd be a köröd.
    .watched = { $player } kártyát húz, vagy befejezi a körét.
attika-prompt-take-amphora = { $player }: adj vissza egy amforát egy kártyáért, vagy fejezd be a köröd.
    .watched = { $player } visszaadhat egy amforát egy kártyáért.

## What happened

attika-log-turn = { $turn }. kör: { $player }.
attika-log-draws = { $player } épületet húz ({ $pile }).
attika-log-drawn = Ez { $building-one }.
attika-log-stores = { $player } játékostáblájára { $building-one } kerül.
attika-log-builds = { $player } új épülete { $building-one } ({ $site }), ára { $cards }.
attika-log-builds-free = { $player } új épülete { $building-one } ({ $site }), ingyen.
attika-log-cards = { $player } { $count } kártyát húz.
attika-log-cards-seen = A húzott kártyáid: { $cards }.
attika-log-reshuffle = Az eldobott kártyákból új húzópakli készül: { $count } kártya.
attika-log-amphora-won = { $player } kiépít egy teljes csoportot ({ $group }), és kap egy amforát.
attika-log-substitute-card = { $player } kiépít egy teljes csoportot ({ $group }); elfogytak az amforák, ezért egy kártya jár.
attika-log-amphora-returned = { $player } visszaad egy amforát.
attika-log-turns-up-tile = { $player } felfordít egy térképlapkát ({ $tile }. számú).
attika-log-lays-tile = { $player } leteszi a térképlapkát ({ $site }).
attika-log-resigns = { $player } feladja a játszmát.

## The end

attika-end-all-built = { $player } nyert: minden épülete a térképen áll.
attika-end-temples = { $player } nyert: összekötött két templomot.
attika-end-stalemate =
    Már semmi sem változik, ezért a játék véget ér: az nyer, akinek a legtöbb épülete, holtversenyben a legtöbb amforája van.
attika-end-last-one = { $player } nyert: senki más nem maradt játékban.
attika-result = { $place }. { $player }: { $buildings } épület, { $amphoras } amfora, { $settlements } település

attika-tally-buildings = Épületek a térképen
attika-tally-amphoras = Amforák
attika-tally-settlements = Települések
attika-order = A győztes mögött a térképen álló épületek száma dönt, aztán az amforáké; aki mindkettőben egyenlő, ugyanazon a helyen végez.
attika-order-stalemate = Az nyer, akinek a legtöbb épülete áll a térképen; egyenlőségnél a legtöbb amfora dönt; aki mindkettőben egyenlő, ugyanazon a helyen végez.

## Why not

attika-no-game-over = A játék véget ért.
attika-no-action-first = Ennek most nincs itt az ideje: előbb húzz, építs, vagy állj meg, és húzz kártyákat.
attika-no-drawn-first = Előbb dönts az imént húzott épületről: építsd meg, vagy tedd a játékostábládra.
attika-no-pay-first = Előbb válaszd ki, mely kártyákkal fizetsz.
attika-no-tile-first = Előbb keress helyet az új térképlapkának.
attika-no-turn-first = Előbb válaszd ki az új térképlapka állását.
attika-no-cards-only = Ha már húztál kártyát, utána csak kártyát húzhatsz.
attika-no-draw-in-build-turn = Ebben a körben építesz: a húzás és az építés nem keverhető.
attika-no-build-in-draw-turn = Ebben a körben húzol: a játékostáblán álló épületek megvárják azt a kört, amelyben építesz.
attika-no-amphora = Nincs több akciód, és amforád sincs, amelyért kapnál egyet.
attika-no-amphora-first = Az amforát nem kell külön mondani: ha a kör akciói elfogytak, minden további akció visszaad egy amforát.
attika-no-empty-pile = Itt már nem maradt semmi: { $pile }.
attika-no-nothing-drawn = Nincs húzott épület, amely a játékostábládra kerülhetne.
attika-no-drawn-only = Most csak az imént húzott épület építhető meg: { $building-the }.
attika-no-not-stored = Nincs { $building } a játékostábládon.
attika-no-temple-site = Ezen a helyen templom áll ({ $site }): ide senki sem építhet.
attika-no-land = Ezen a helyen nincs mező: { $site }.
attika-no-occupied-site = Ez a mező foglalt ({ $site }): { $owner } épülete áll ott, { $building-one }.
attika-no-too-dear =
    Fizetendő: { $need }{ $any ->
        [0] {""}
       *[other] , valamint { $any } tetszőleges kártya
    }. Bármely két kártya helyettesíthet egyet, de még így is hiányzik { $lacking } kártya.
attika-no-too-dear-any = Fizetendő: { $any } tetszőleges kártya. Ehhez még hiányzik { $lacking } kártya.
attika-no-nothing-to-pay = Most nincs mit fizetni.
attika-no-such-cards = Nincsenek ilyen kártyáid. Ami a kezedben van: { $cards }.
attika-no-such-payment = Ez nem a pontos ár: minden kért kártya vagy helyette bármely kettő kell, de több nem.
attika-no-tile-to-lay = Nincs letehető térképlapka: egy halom utolsó épülete hoz egyet.
attika-no-overlap = Ezen a helyen a lapka letakarná a térképet vagy egy templomot: { $site }.
attika-no-touch = Ezen a helyen a lapka sem a térképpel, sem egy templommal nem érintkezne: { $site }.
attika-no-tile-to-turn = Nincs elforgatható térképlapka.
attika-no-same-look = Így a lapka ugyanúgy néz ki, mint ebben az állásban: { $other }. Válaszd azt.
attika-no-unused-action = Nem maradt akció, amely helyett kártyát húzhatnál.
attika-no-card-due = Nem jár neked kártya.
attika-no-unused-actions-first = Az amforákért járó kártyák a fel nem használt akciókért járók után jönnek: előbb állj meg.
attika-no-due-cards-first = Előbb vedd el a neked járó kártyákat.
attika-no-cards-left = A húzópakli és az eldobott kártyák is elfogytak.
attika-no-end-with-unused-actions = Maradt még akciód: állj meg, és húzz helyette kártyát.
attika-no-such-seat = Azon a helyen nem ül senki.
attika-no-second-resignation = { $player } már feladta a játszmát.

## Mi rekonstrukció

attika-reconstructed-tiles = A térképlapkák képe rekonstrukció.
attika-reconstructed-setup = A lapkák és templomok kezdeti helye rekonstrukció.
attika-reconstructed-buildings = Ezeknek az épületeknek az ára vagy nyila rekonstrukció: { $buildings }.
