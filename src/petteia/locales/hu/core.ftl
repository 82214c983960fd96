# What all games share.

core-nothing = semmi
core-and = { $all } és { $last }

core-no-undo-start = Még nincs mit visszavonni.
core-no-undo-other-seat = Az utolsó lépés egy másik játékosé volt, ezért nem vonható vissza.
core-no-undo-reveal = Az utolsó lépés felfedett valami rejtettet, ezért nem vonható vissza.

core-log-turn = { $player } kezd.
core-log-undo = { $player } visszavon egy lépést.
core-log-timeout = { $player } ideje lejárt: egy bot játszik tovább.
core-log-absent =
    { $minutes ->
        [one] { $player } egy perce nincs itt: visszatértéig egy bot játszik.
       *[other] { $player } { $minutes } perce nincs itt: visszatértéig egy bot játszik.
    }
core-log-substitute = { $player } helyett visszatértéig egy bot játszik.
core-log-back = { $player } visszatért, és újra játszik.
core-log-take-back = { $player } mindenki beleegyezésével visszavon egy lépést.
core-log-declined = { $player } inkább nem szeretné.
core-log-pause = A játék szünetel, { $player } kérésére.
core-log-resume = { $player } folytatja a játékot.
core-log-host = Mostantól { $player } az asztal gazdája.
core-log-unopened = { $days } napig senki nem nyitotta meg ezt a játszmát, ezért lezárult.
core-prompt-confirm = { $player }: fejezd be a köröd, vagy vonj vissza valamit.
    .watched = { $player } még visszavonhat valamit.
core-stale = Az asztal közben továbblépett; ez nem történt meg.
core-not-written = Ezt most nem sikerült feljegyezni, ezért nem történt meg. Próbáld újra.
core-bad-request = Ez a kérés érthetetlen.
core-too-often = Ez egy kicsit túl gyakori. Várj egy pillanatot.
core-no-answer = A szerver most nem éri el az asztalait. Próbáld újra egy kicsit később.
core-readonly = Ezt a játszmát csak nézni lehet.
core-not-playing = A játszma nem folyik.
core-only-watching = Csak nézőként vagy itt; ezt csak az asztalnál ülők tehetik.
core-not-your-turn = Nem te következel.
core-paused = A játék szünetel. Előbb valakinek az asztalnál folytatnia kell.
core-not-paused = A játék nem szünetel.
core-nothing-proposed = Ezt már senki sem kéri tőled.
core-not-waited-for = Most senki sem vár erre a játékosra.
core-is-here = { $name } itt van. Adj neki { $minutes } percet a lépésre.
core-just-left = { $name } csak most ment el. Adj neki fél percet, hogy visszatérjen.
core-confirm-first = A köröd véget ért: hagyd jóvá, vagy vonj vissza valamit.
core-nothing-to-confirm = Nincs befejeznivaló kör.
core-not-an-action = Ez nem lépés.
core-no-undo-so-far = Ilyen messzire nem mehetsz vissza.
core-empty-chat = Nincs mit mondani.
core-long-chat = Ez túl hosszú: legfeljebb { $most } karakter lehet.
core-no-such-seat = Nincs ilyen hely.
core-no-such-step = A játszmának nincs ilyen pillanata.
core-own-eyes-only = A játszma vége előtt mindenki csak a saját szemével nézhet.
core-lesson-read-on = Előbb olvasd tovább a leckét.
core-lesson-just-leave = A leckét nem kell befejezni: hagyd ott bármikor, és folytasd később.
core-lesson-this-one = Majd máskor. Most: { $move }
core-seat-taken = Ez a hely foglalt.
core-colour-taken = Ennél az asztalnál már valakié ez a szín.
core-no-such-host = Csak az lehet az asztal gazdája, aki ott ül.
core-only-host = Ezt csak az asztal gazdája teheti.
core-already-started = A játszma már elkezdődött.
core-open-seats = Még vannak szabad helyek.
core-no-rematch = Most nem kérhető visszavágó.

# What a request over HTTP is refused with.

core-bad-name = Egy név 1–{ $most } betűből áll.
core-bad-login = Egy azonosító 3–24 karakterből áll: betűk a-tól z-ig, számjegyek, pontok, kötőjelek és aláhúzások.
core-bad-password = Egy jelszó { $fewest }–{ $most } karakterből áll.
core-login-taken = Ez az azonosító már foglalt: { $login }.
core-wrong-login = Az azonosító és a jelszó nem illik össze.
core-wrong-password = Ez nem a te jelszavad.
core-many-guesses = Ehhez az azonosítóhoz az utóbbi időben sok jelszót próbáltak ki. Innen { $minutes } perc múlva próbálhatod újra; annak az eszköznek, amelyen már be voltál jelentkezve, nem kell várnia.
core-has-account = Már van fiókod.
core-who-are-you = Előbb nyisd meg a kezdőlapot.
core-other-site = Ez a kérés egy másik oldalról jön.
core-nothing-here = Ezen a címen nincs semmi.
core-wrong-method = Ez a cím nem felel erre: { $method }.
core-no-such-table = Nincs ilyen asztal.
core-not-invited = Ez az asztal zártkörű; a meghívóval lehet belépni.
core-no-watching = Ennél az asztalnál játék közben senki sem nézhet.
core-no-such-game = Nincs ilyen játék.
core-no-record-yet = A jegyzőkönyv a játszma végén mindenki számára elérhető.
core-no-play-on-yet = Innen csak a játszma vége után lehet továbbjátszani.
core-bad-record = Ezt a jegyzőkönyvet nem lehet megnyitni. { $why }
core-long-record = Ebben a jegyzőkönyvben { $moves } lépés van; legfeljebb { $most } lehet.
core-no-lesson = Ehhez a játékhoz nincs lecke.
core-wrong-players = Ezt a játékot { $fewest }–{ $most } játékos játszhatja.
core-bad-seed = A kiindulószám egyszerű szöveg, legfeljebb { $most } betű.
core-bad-clock = Az óra legalább annyit elbír, amennyivel indul.
core-bad-options = Ezek a beállítások nem férnek össze: { $why }
core-bad-components = Ez a komponensfájl nem használható: { $why }
core-bad-body = Ez a kérés érthetetlen: { $why }
core-bad-letter = A kérésben olyan betű van, amelyet nem lehet tárolni.
core-too-large = Ez túl sok: egy kérés { $most } kilobájt lehet.
core-too-slow = Ez túl lassan érkezett meg. Próbáld újra.
core-no-room = Most túl sok a kapcsolat. Próbáld újra egy pillanat múlva.
core-our-fault = Itt valami elromlott, nem a te hibádból. A szerver naplójában ez a neve: { $name }.
core-rules-in-english = A szabályok angolul vannak leírva.
core-rulings-in-english = Az értelmezések angolul vannak leírva.

# Why a game cannot begin or go on, and what is wrong with a record.

core-fault-players = A játék ({ $game }) { $fewest }–{ $most } játékosra való, nem { $players } főre.
core-fault-starter = { $players } fős játszmát nem kezdhet a(z) { $player }. játékos.
core-fault-seed = Ez a mag nem érvényes szöveg.
core-fault-option = Nincs ilyen beállítás: { $option }. A beállítások: { $options }.
core-fault-option-value = A beállítás ({ $option }) lehetséges értéke { $allowed }, nem pedig { $value } ({ $rule } szabály).
core-fault-rules = A szabályok { $played }. változata szerint játszották, ez a kiszolgáló pedig a(z) { $here }. változat szerint játszik.
core-fault-and-box = { $why } Ami a darabokra van nyomtatva, azt a mai doboz szerint látod; akkor más is lehetett.
core-fault-log = A lépései nem felelnek meg e kiszolgáló szabályainak.
core-fault-lesson = Ezt a leckét azóta átírták. Kérjük, kezdd elölről.
core-fault-record-game = Ez nem itt játszható játék jegyzőkönyve. Itt ezek játszhatók: { $games }.
core-fault-record-format = Ez nem a(z) { $game } { $format }. formátumú jegyzőkönyve.
core-fault-record-rules = A játszmát a szabályok { $played }. változata szerint játszották; ez a program a(z) { $here }. változat szerint játszik, ezért nem tudja visszajátszani.
core-fault-record-shape = A jegyzőkönyvben `{ $part }` hiányzik, vagy nem olyan, amilyennek lennie kell.
core-fault-record-components = A játszmát más játékelemekkel játszották, amelyeket a jegyzőkönyv nem tartalmaz.
core-fault-record-length = A jegyzőkönyvben { $moves } lépés van; legfeljebb { $most } játszható vissza.
core-fault-record-move = { $turn }. kör: a(z) „{ $move }” nem lépés.
core-fault-record-illegal = { $turn }. kör: a(z) „{ $move }” nem szabályos ({ $rule } szabály).
core-fault-record-check = { $turn }. kör: az asztal nem olyan, amilyet feljegyeztek.
core-fault-record-result = A jegyzőkönyv eredménye nem az, amire a lépései vezetnek.
core-fault-record-replay = Nem játszható vissza.
core-fault-components = Nem kezdhető vele játszma.
core-fault-reading = Az olvasása több mint { $most } másodpercig tartana, vagy túl sok memória kellene hozzá.

# Notices to those who are waited for.

core-notice-subject = Petteia: rád várnak
core-notice-turn = { $name }, te következel ({ $game }).
core-notice-test = Így szól a Petteia, amikor te következel.
core-notice-code = A kódod az e-mailes értesítésekhez: { $code }
core-notice-off = Ezt azért kapod, mert kérted. A Petteia beállításaiban kikapcsolható.
core-notice-failed = Az értesítést nem sikerült kézbesíteni. Ellenőrizd a címet.
core-bad-webhook = A webhook egy https:// kezdetű cím.
core-bad-email = Ez nem e-mail-cím.
core-no-mail = Ez a kiszolgáló nem küld e-mailt.
core-wrong-code = Nem ez a kód áll a levélben.
core-needs-account = Ehhez fiók kell. A kezdőlapon létrehozhatsz egyet.
core-hint-both = { $first } { $then }
core-no-hints = Az asztal gazdája kikapcsolta a tanácsokat.
core-no-hint-found = Nem sikerült időben tanácsot találni.
core-hint-under-way = Már keresünk egy tanácsot.
core-no-analysis-yet = Elemzés a játszma vége után kérhető.
core-no-analysis-abandoned = Ezt a játszmát félbehagytátok; csak végigjátszott játszmák elemezhetők.
core-no-analysis-readonly = Ez a játszma már nem játszható vissza, ezért nem is elemezhető.
core-no-analysis-found = Az orákulum nem jutott a végére ennek a játszmának. Kérdezd meg később újra.
core-oracle-busy = Az orákulumnak a szokásosnál több idő kell. Kérdezd meg egy perc múlva újra.

# What a move changes in points.

core-points-more = +{ $points } pont: { $changes }
core-points-less = −{ $points } pont: { $changes }
core-points-same = ugyanannyi pont: { $changes }
core-more = { $what } +{ $count }
core-less = { $what } −{ $count }

# Bots, from the weakest to the strongest.

core-bot-novice = Újonc: ismeri a szabályokat, de gyakran ötletszerűen lép
core-bot-citizen = Polgár: azt lépi, ami éppen a legjobbnak látszik
core-bot-strategos = Sztratégosz: néhány lépéssel előre gondolkodik
core-bot-oracle = Orákulum: sokáig és messzire előre gondolkodik
