# What is wrong with what somebody wrote: a components file, a position, a move.

core-wrong-and = { $one } { $rest }
core-wrong-at = { $where }: { $what }

# Components

core-wrong-more-problems = És még { $count } hiba.
core-wrong-not-data = Ez nem { $kind } fájl: nem olvasható { $where }.
core-wrong-line = a(z) { $line }. sor { $column }. betűjétől
core-wrong-somewhere = végig
core-wrong-letters = A fájlban { $count } betű van; legfeljebb { $most } lehet.
core-wrong-not-plain = Van benne valami, ami nem legfeljebb { $letters } betűs szöveg, nem legfeljebb { $number } nagyságú szám, nem true vagy false, és nem is ezek listája vagy táblája.
core-wrong-deep = Több mint { $most } lista és tábla van egymásba ágyazva.
core-wrong-things = { $count } érték és név van benne; legfeljebb { $most } lehet.
core-wrong-schema = `schema` csak { $schema } lehet.
core-wrong-no-block = Hiányzik ez a blokk: { $block }.
core-wrong-no-entry = Nincs ilyen: { $block }.
core-wrong-entry = { $number }. { $block }
core-wrong-no-table = { $where }: ez nem blokk.
core-wrong-must-be = `{ $fact }` csak ez lehet: { $what }.
core-wrong-one-of = ezek egyike: { $words }
core-wrong-kind-number = egész szám 0-tól
core-wrong-kind-text = idézőjelek közötti szöveg
core-wrong-kind-name = kisbetűkből, számjegyekből és _ jelekből álló szöveg
core-wrong-kind-truth = true vagy false
core-wrong-kind-list = lista, és minden eleme: { $what }
core-wrong-id-twice = Ez az azonosító kétszer szerepel ({ $block }): `{ $id }`.
core-wrong-too-many = { $count } { $block } van; legfeljebb { $most } lehet.
core-wrong-from-to = `{ $fact }` értéke { $least }–{ $most } lehet.
core-wrong-one-a-player = játékosonként egy kell, összesen { $count } `{ $fact }`.
core-wrong-setups = Ezekhez a játékosszámokhoz kell egy-egy [[setup]]: { $players }.
core-wrong-setup = Az előkészítés { $players } játékosra

# Positions

core-wrong-position = Egy állás
core-wrong-a-seat = Egy hely
core-wrong-seat = { $seat }. hely
core-wrong-seed = `seed` csak szöveg lehet.
core-wrong-seat-of-view = `seat` egy játékos helye lehet, vagy -1, ha valaki csak néző.
core-wrong-unknown = { $what }: ebben nincs `{ $name }`.
core-wrong-type = `{ $name }` típusa hibás.
core-wrong-number = { $what } csak szám lehet, { $least } és { $most } között.
core-wrong-word = `{ $name }` ezek egyike: { $words }.
core-wrong-words = `{ $name }` ezek közül sorol fel néhányat: { $words }.
core-wrong-words-twice = `{ $name }`: valami kétszer szerepel benne.
core-wrong-truth = `{ $name }` csak true vagy false lehet.
core-wrong-must-list = { $what } csak lista lehet.
core-wrong-not-a-position = Ez nem a(z) { $game } egy állása.
core-wrong-format = `format` csak 1 lehet.
core-wrong-other-components = Ez az állás más játékelemekhez tartozik: add meg őket így: --components FILE.
core-wrong-seats = `seats` csak a játékosok listája lehet.
core-wrong-two-playing = Folyó játszmához két játékos kell, aki nem adta fel, köztük `actor`.
core-wrong-whose-turn = A(z) { $turn }. kör a(z) { $seat }. helyé, amíg senki sem adta fel.
core-wrong-ending = A játszmának akkor van `ending` értéke, ha az `awaited` szerint véget ért.
core-wrong-in-vain = Itt senki sem teheti meg, amire várunk ({ $awaited }).
core-wrong-looks-like = { $what } így néz ki: { $example }.
core-wrong-nothing-called = itt semminek sincs ilyen neve: { $name }.
core-wrong-twice = { $name } kétszer szerepel.
core-wrong-numbers = `{ $name }` csak { $least } és { $most } közötti számok listája lehet.
core-wrong-each-once = `{ $name }` ezek közül tartalmaz néhányat, mindegyiket egyszer: { $words }.
core-wrong-not-awaited = `{ $name }` nem illik ahhoz, amire várunk ({ $awaited }).
core-wrong-needs = ide kell `{ $fact }`.
core-wrong-has-no-use = itt nincs szerepe: `{ $fact }`.

# Moves as they are typed

core-wrong-not-a-move = { $words } nem lépés. A lépések így néznek ki: { $examples }.
core-wrong-not-a-number = { $words } nem { $least } és { $most } közötti szám.
core-wrong-no-such = Nincs ilyen: { $name }. Ezek vannak: { $names }.
core-wrong-did-you-mean = Nincs { $name }. Erre gondoltál: { $names }?
core-wrong-no-seat = Ennél az asztalnál nincs { $seat }. hely.
core-wrong-payment = { $text } nem fizetés. A fizetés így néz ki: { $example }.
core-wrong-only-way = Ezt csak így lehet kifizetni: { $payment }.

# Bots

core-wrong-bot = Nincs ilyen bot: { $name }. A botok: { $bots }.
core-wrong-bot-refused = A bot ({ $name }) így nem kapható meg: { $why }.
core-wrong-bot-setting = Egy bot beállítása így néz ki: { $example }, nem így: { $text }.
core-wrong-bot-import = A bot ({ $name }) nem importálható: { $why }.
core-wrong-bot-class = { $name } nem bot: a { $base } osztályból kell származnia.
core-wrong-bot-slips = A botlásokat száz döntésre számoljuk: 0–100, nem { $slips }.
core-wrong-bot-search = Egy kereséshez legalább egy ismétlés és valamennyi idő kell.
