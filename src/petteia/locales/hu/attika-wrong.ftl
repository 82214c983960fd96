# What is wrong with a components file, a position or a move of Attika.

attika-wrong-kind-place = hely [q, r] alakban
attika-wrong-id = Az épület azonosítójában (`{ $id }`) csak kisbetű, számjegy és _ lehet.
attika-wrong-group = Egy épület (`{ $id }`) ismeretlen csoportba tartozik: `{ $group }`.
attika-wrong-arrow = Egy épület (`{ $id }`) nyila sehová sem mutat: nincs ilyen: `{ $target }`.
attika-wrong-main-arrow = Egy főépületre (`{ $id }`) nyíl mutat innen: `{ $other }`; a főépületekre egy sem mutat.
attika-wrong-cost = Az épülethez (`{ $id }`) vagy `cost`, vagy `any_cost` kell.
attika-wrong-any-cost = Épület (`{ $id }`): `any_cost` csak egész szám lehet.
attika-wrong-dear = Az épület (`{ $id }`) túl drága: legfeljebb { $symbols } jel vagy { $cards } kártya lehet.
attika-wrong-cost-letters = Épület (`{ $id }`): a `cost` csak ezekből a betűkből állhat: { $letters }.
attika-wrong-group-size = A csoportban (`{ $group }`) { $size } épületnek kellene lennie, de { $members } tartozik bele.
attika-wrong-other-piles = `others`: ide { $count } halom kell.
attika-wrong-pile = egy halomban { $least }–{ $most } épület van.
attika-wrong-main-in-piles = A halmokban { $wanted } főépület van, de összesen { $there } létezik.
attika-wrong-others-in-piles = A halmokban { $wanted } további épület van, de összesen { $there } létezik.
attika-wrong-cards = minden tájból 1–{ $most } kártya van.
attika-wrong-hands = nincs elég kártya minden kézbe.
attika-wrong-actions = `draw_actions`, `build_actions` és `substitute_cards` legalább 1.
attika-wrong-most = itt minden legfeljebb { $most } lehet.
attika-wrong-face = A(z) { $tile }. térképlapka `{ $face }`, pedig { $count } jelből kell állnia: { $letters } vagy pont.
attika-wrong-many-tiles = { $count } térképlapka van; legfeljebb { $most } lehet.
attika-wrong-setup-tiles = 1–{ $most } lapka kell hozzá.
attika-wrong-setup-overlap = a lapkák fedik egymást.
attika-wrong-setup-temples = legalább két templom kell hozzá, mindegyik külön helyen.
attika-wrong-temple-on-tile = egy templom lapkán áll, itt: { $place }.
attika-wrong-temple-alone = egy templom mellett nincs lapka, itt: { $place }.
attika-wrong-setup-apart = néhány lapka nem érintkezik a többivel.
attika-wrong-setup-far = túl messze van a 0,0 helytől.

# Positions

attika-wrong-not-a-place = { $text } nem olyan hely, mint a 2,-1.
attika-wrong-no-land = itt nincs mező: { $place }.
attika-wrong-no-building = nincs ilyen épület: { $name }.
attika-wrong-no-tile = nincs ilyen térképlapka: { $number }.
attika-wrong-card-letters = a kártyák betűi: { $letters }, nem pedig { $text }.
attika-wrong-card-copies = ebből csak { $count } kártya van: { $landscape }.
attika-wrong-winner = A befejezett játszmának van `winner` értéke, hacsak nem patthelyzettel ért véget.
attika-wrong-turn-kind = `turn_kind` az első akció után csak draw vagy build lehet.
attika-wrong-not-there = oda nem kerülhet.
attika-wrong-tile-on-map-and-in-hand = A(z) { $tile }. lapka a térképen is, kézben is van.
attika-wrong-main-pile = az első halomban vannak a főépületek, és csak azok.
attika-wrong-in-hand = Ami kézben van, nem illik ahhoz, amire várunk ({ $awaited }).
attika-wrong-site = `site`: a kézben lévő kártyákból ez az épület ott nem fizethető ki.
attika-wrong-quiet = A `quiet_turns` legfeljebb { $most } lehet: utána a játék véget ér.
attika-wrong-changed = A `changed` az első akció után true, előtte false.
attika-wrong-cards-only = A `cards_only` akkor true, amikor lapot vesznek vagy lapkát tesznek le, miután az amfora helyett kapott lap lezárta az akciókat (opció).
attika-wrong-nothing-to-take = Nincs mit elvenni: nem jár lap, és amforáért sem vehető.
attika-wrong-resigned = aki feladta, annak nincs sem lapja, sem amforája.
attika-wrong-pile-high = a(z) { $pile }. halomban legfeljebb { $most } épület van.
attika-wrong-rewarded = A `rewarded` pontosan az, ami a térképen teljes és összefüggő: { $groups }.
attika-wrong-winner-early = Csak befejezett játéknak van `winner` értéke.
attika-wrong-already-won = minden épület a térképen van, vagy két templom össze van kötve, tehát a játék véget ért.
attika-wrong-no-such-end = A játék nem így ért véget: az `ending` és a `winner` nem illik ahhoz, ami az asztalon van.
attika-wrong-map = A `map` részhez a `tiles` listája kell, és a `temples` is csak lista lehet.
attika-wrong-temples = legfeljebb { $most } templom, mindegyik külön helyen.
attika-wrong-map-far = A térkép túl messze van a 0,0 helytől.
attika-wrong-tile-twice = A(z) { $tile }. lapka kétszer van a térképen.
attika-wrong-tile-place = A(z) { $tile }. lapka nem lehet itt: { $place }. A térképpel érintkeznie kell, és semmit sem fedhet.
attika-wrong-tile-temple = A(z) { $tile }. lapka templomot fed itt: { $place }.
attika-wrong-amphoras = Összesen { $count } amfora kell; a játékosoknál { $held } van.
attika-wrong-fresh = A `fresh` kártyák a legutóbbi keverésből valók, és kézben vagy az eldobottak között vannak.
attika-wrong-many-cards = Ebből túl sok kártya van: { $landscape }.
attika-wrong-shuffled = A `deck` nem tartalmazhat olyan kártyát, amelyet nem kevertek bele (`shuffled`).
attika-wrong-all-cards = A kezekben ({ $hands }), az eldobottak között ({ $discards }) és a húzópakliban ({ $deck }) együtt { $count } megfelelő fajtájú kártya kell.
attika-wrong-stack = A `tile_stack` éppen azokat a térképlapkákat sorolja fel, amelyek nincsenek a térképen.
attika-wrong-stack-count = { $count } térképlapka nincs a térképen.
attika-wrong-stored = `stored` csak lista lehet, a `buildings` pedig helyekhez rendel épületeket.
attika-wrong-two-buildings = két épület áll itt: { $place }.
attika-wrong-many-buildings = ebből túl sok épület van: { $name }.
attika-wrong-piles = `piles` csak { $count } elemű lista lehet: a főépületek halma és három másik.
attika-wrong-pile-list = egy halom az épületek listája, elöl a következővel, vagy az, hogy hány van.
attika-wrong-all-buildings = a játékostáblán, a térképen és a halmokban együtt { $count } épület kell; { $main } főépület és { $others } további nem látszik, de a rejtett halmokban { $hidden_main } és { $hidden_others } van.

# Moves as they are typed

attika-wrong-place = { $place } nem hely. A helyek így néznek ki: 2,-1.
attika-wrong-far-away = { $place } túl messze van: a koordináták -{ $most } és { $most } közöttiek.

# What no game comes to, and a table to study may have

attika-wrong-odd-few-tiles = a térképen { $count } lapka van abból a { $least } lapkából, amellyel egy ilyen játszma kezdődik
attika-wrong-odd-many-tiles = { $count } térképlapka van lerakva, a kifogyott halmok szerint pedig legfeljebb { $most } lehet
attika-wrong-odd-few-temples = a térképen { $count } templom van a(z) { $least } közül
attika-wrong-odd-amphoras = a(z) { $seat }. helynek { $count } amforája van, és { $most } amforát szerzett
attika-wrong-odd-piles = a(z) { $seat }. hely halmai magasabbak, mint ahogy az előkészítés hagyja őket
