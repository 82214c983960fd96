# What is wrong with a components file, a position or a move of Olympos.

olympos-wrong-kind-group = csoport, például "2 grain" vagy "1 any", ezek egyikével: { $resources }, any
olympos-wrong-kind-bonus = "settler", "hourglasses:2", "prestige:2" vagy "cube:grain"
olympos-wrong-kind-effect = tábla ezek közül néhánnyal: { $effects }, mindegyik szám
olympos-wrong-north-id = `north` csak Észak lehet, más hely nem.
olympos-wrong-land-cost = `land` legalább 1, különben a játszmák nem érnének véget.
olympos-wrong-costs = a tenger legfeljebb { $sea } pont lehet, minden más legfeljebb { $most }.
olympos-wrong-pieces = nyersanyagonként 1–{ $cubes } kocka, színenként 1–{ $settlers } telepes van.
olympos-wrong-beside-unknown = `{ $id }` ismeretlen hellyel szomszédos: `{ $other }`.
olympos-wrong-one-way = `{ $id }` szomszédja `{ $other }`, de fordítva nem.
olympos-wrong-north-land = `land` az Északkal szomszédos területeket sorolja fel.
olympos-wrong-zeus = Pontosan egy területnél kell `zeus = true`: az Olümposznál.
olympos-wrong-no-way = Északról ide nem vezet út: { $places }.
olympos-wrong-track-zeus = `zeus` sorban felsorolt mezőkből áll, a kezdet után és legfeljebb a Keresztig.
olympos-wrong-track-cards = `olympos_cards` a `zeus` minden mezőjéhez 1 vagy 2.
olympos-wrong-too-few-cards = Az idősávhoz { $needed } Olymposkártya kell; { $count } van.
olympos-wrong-last-points = `last_points`: az utolsó Zeusztól a Keresztig minden mezőhöz egy szám kell.
olympos-wrong-setup-settlers = ennyi telepes nem lehetséges.
olympos-wrong-setup-resource = ebből túl kevés van a térképen: { $resource }.
olympos-wrong-columns = A fejlesztési táblának 1–{ $most } oszlopa van.
olympos-wrong-row = Egy sorban (`{ $row }`) { $count } felfedezés van { $columns } oszlophoz.
olympos-wrong-row-tiles = Egy sorban (`{ $row }`) fajtánként 1–{ $most } lapka kell.
olympos-wrong-wonders = { $count } csoda van { $columns } oszlophoz.
olympos-wrong-space-twice = Két bejegyzés is tartozik ehhez a mezőhöz: { $space }.
olympos-wrong-space-missing = Nincs bejegyzés ehhez a mezőhöz: { $space }.
olympos-wrong-no-space = Nincs ilyen sor és oszlop: `{ $row }`, { $column }.
olympos-wrong-bonus-slots = A sorban (`{ $row }`) túl sok a bónuszhely, vagy túl sok a szürke köztük.
olympos-wrong-unknown-row = Egy felfedezés (`{ $id }`) ismeretlen sorban van: `{ $row }`.
olympos-wrong-cost = `{ $id }`: a `cost` csoportjai különböző nyersanyagokból állnak.
olympos-wrong-faces = Felfedezés (`{ $id }`): minden lapkájához kell egy elem a `faces` listában.
olympos-wrong-faces-discount = Felfedezés (`{ $id }`): a `faces` és a `resource_discount` összetartozik.
olympos-wrong-faces-backs = Felfedezés (`{ $id }`): a `faces` listás lapkák bármennyi játékosnál játékban vannak.
olympos-wrong-effect = Felfedezés (`{ $id }`): egy hatás legfeljebb { $most } lehet.
olympos-wrong-face-twice = Két felfedezéslapkának is ez a képe: `{ $face }`.
olympos-wrong-copies = Sorskártya (`{ $id }`): `copies` 1–{ $copies }, `amount` 1–{ $amount } lehet.
olympos-wrong-one-star = Sorskártya (`{ $id }`): egy csillag, ezért az `amount` csak 1 lehet.

# Positions

olympos-wrong-cards = a sorskártyák nevek listája, vagy az, hogy hány van.
olympos-wrong-card-copies = ebből a kártyából csak { $most } van: { $name }.
olympos-wrong-board-row = `{ $name }` csak { $count } elemű lista lehet, oszloponként eggyel.
olympos-wrong-tribes = A törzsek (`tribes`) csillagos, kereszt és telepes nélküli területeken élnek.
olympos-wrong-condemned = legfeljebb { $most } terület lehet ezzel a nyersanyaggal: { $resource } (O-6).
olympos-wrong-condemned-star = legfeljebb egy csillagos terület lehet ezzel a nyersanyaggal: { $resource } (O-7).
olympos-wrong-stack = a telepesek 1–{ $most } hely listája, elöl a legalsó.
olympos-wrong-condemned-settlers = a területet kereszt jelöli: ott nem lehet senki (O-30).
olympos-wrong-owner = { $owner } nem hely; a barbárok kétfős játszmában, legalul vannak.
olympos-wrong-gods = `gods` csak { $count } elemű lista lehet, az idősáv minden Olymposkártyájához eggyel.
olympos-wrong-god-space = `gods`: a(z) { $card }. kártya mezője: { $space }.
olympos-wrong-god-twice = `gods`: minden Olymposkártya egyszer szerepel.
olympos-wrong-too-many-copies = Ebből a sorskártyából csak { $most } van, nem { $count }: { $name }.
olympos-wrong-fresh = a `fresh` kártyák a legutóbbi keverésből valók; kézben vannak, vagy eldobták őket.
olympos-wrong-deck = `deck` a sorskártyák listája lehet, elöl a következővel, vagy az, hogy hány van.
olympos-wrong-unseen = { $unseen } sorskártya nem látszik, de { $face_down } fekszik képpel lefelé.
olympos-wrong-shuffled = `shuffled`: a pakliban több kártya van, mint amennyit belekevertek.
olympos-wrong-seat-wonders = ezek a csodák (`wonders`) nincsenek játékban, vagy másé.
olympos-wrong-not-on-board = { $name } nincs a `board` részben.
olympos-wrong-discovery-twice = { $name } kétszer szerepel (O-48).
olympos-wrong-too-few-tiles = ebből nincs ennyi lapka: { $name }.
olympos-wrong-no-face = { $name }: minden lapkája egyforma, ezért nincs `face`.
olympos-wrong-face = { $name }: a lapkáin ezek egyike látható: { $faces }.
olympos-wrong-bonus = { $name }: { $count } bónuszhelye van, a `bonus` az egyik száma.
olympos-wrong-bonus-taken = { $name }: ezt a bónuszát már elvették (O-51).
olympos-wrong-settlers = egy színből csak { $most } figura van.
olympos-wrong-hourglasses = Csak { $most } homokóra van.
olympos-wrong-cubes = Ebből a nyersanyagból csak { $most } kocka van: { $resource }.
olympos-wrong-over = A játszma akkor ért véget, ha az `awaited` ezt mondja, van `ending`, és nincs `actor`.
olympos-wrong-resigned = aki feladta, annak nincs sem lapja, sem kockája.
olympos-wrong-mover = `actor` és `mover` csak addig különbözhet, amíg egy isten kér valamit.
olympos-wrong-last-turn = `last_turn` csak annál true, aki az utolsó Zeusz-mezőn vagy azon túl áll (O-100).
olympos-wrong-line = `line` a még játszó helyeket sorolja fel, mindegyiket egyszer, elöl a következővel.
olympos-wrong-line-order = `line`: előbb az jön, aki az idősávon hátrébb áll (O-17).
olympos-wrong-not-in-line = benne kell lennie a `line` listában, mert még nem érte el az utolsó Zeusz-mezőt (O-100).
olympos-wrong-actor-first = Az `actor` az első a `line` listában: az van soron, aki leghátul áll (O-17).
olympos-wrong-condemner = A területeket a `line` másik végén álló játékos jelöli meg (O-6).
olympos-wrong-settler = `settler` az `actor` egyik ott álló telepesének száma, vagy 0, ha új.
olympos-wrong-new-settler = új telepes a talonból jön, Északra vagy egy birtokolt területre (O-25).
olympos-wrong-half-done = Ami félig kész, nem illik ahhoz, amire várunk ({ $awaited }).
olympos-wrong-setting-up = A térkép előkészítése alatt senkinek sincs telepese, és senki sem lépett az idősávon.
olympos-wrong-buying = a lapka a kifizetése után van a játékos előtt, előbb nem.
olympos-wrong-alike = ennek a felfedezésnek minden lapkája egyforma.
olympos-wrong-not-revealed = ez az Olymposkártya nincs felfordítva.
olympos-wrong-answering = Olymposkártyára csak az felel, akinek van sorskártyája (O-83).
olympos-wrong-god = ez az Olymposkártya mást kér.
olympos-wrong-touched = A `touched` listában ott kell lennie az `actor` helyének, akitől az isten akar valamit.

# What no game comes to, and a table to study may have

olympos-wrong-odd-condemned = { $least } terület helyett { $count } van kereszttel megjelölve
olympos-wrong-odd-barbarians = barbárok { $count } területen élnek, nem { $least } területen
olympos-wrong-odd-settlers = a(z) { $seat }. helynek { $count } telepese van, pedig { $least }–{ $most } lehet
olympos-wrong-odd-gods = az Olymposkártyák ezeken a mezőkön nem úgy vannak felfordítva, ahogy a sávon álló jelzők kívánják: { $spaces }
