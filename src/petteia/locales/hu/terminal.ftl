# What the command `petteia` says. What is typed, and what is data, stays as it is in every language.

terminal-output-fails = a kimenetet nem lehet kiírni: { $why }.
terminal-stopped = leállítva.
terminal-nested = A fájl túl mélyen van egymásba ágyazva ahhoz, hogy a miénk legyen.
terminal-bad-components = Ezekkel a játékelemekkel nem lehet játszani: { $why }
terminal-and-more = { $first } (és még { $count })
terminal-bad-text = A megadottak egy része nem érvényes szöveg.
terminal-bug = ez a program hibája, kérjük, jelentsd: { $error }
terminal-debug = A PETTEIA_DEBUG=1 környezeti változóval megmutatja, hol.
terminal-version = petteia { $version } (motor: { $engine })
terminal-compiled = lefordítva
terminal-plain = sima Python
terminal-see-help = { $what } (lásd: { $command } --help)
terminal-refused = { $why } ({ $rule } szabály)

# Files

terminal-standard-input = A szabványos bemenet
terminal-file = A fájl ({ $name })
terminal-unreadable = { $where } nem olvasható: { $why }.
terminal-large = { $where } nagyobb { $most } MB-nál, tehát nem a miénk.
terminal-not-utf8 = { $where } nem UTF-8 kódolású szöveg.
terminal-empty = { $where } üres.
terminal-not-json = { $where } nem JSON: { $line }. sor, { $column }. oszlop: { $why }.
terminal-bad-json = { $where } nem olvasható JSON-ként: { $why }.
terminal-deep = { $where } túl mélyen van egymásba ágyazva ahhoz, hogy a miénk legyen.
terminal-no-object = { $where } nem tartalmaz JSON-objektumot, tehát se nem állás, se nem jegyzőkönyv.
terminal-not-ordinary = nem közönséges fájl
terminal-no-folder = A mappa ({ $folder }) nem hozható létre: { $why }. { $otherwise }
terminal-say-store = Mondd meg, hová: --store.
terminal-say-save = Mondd meg, hová mentsünk: --save FILE.
terminal-not-written = A fájl ({ $name }) nem írható: { $why }.
terminal-exists = { $name } már létezik.
terminal-exists-resume = { $name } már létezik. Folytasd így: --resume, vagy válassz más nevet.
terminal-no-such-folder = Nincs ilyen mappa: { $folder }, ezért { $name } nem menthető oda.
terminal-not-saved = A játszmát nem sikerült ide menteni: { $file }: { $why }.

# Games, seats and positions

terminal-no-game = Nincs ilyen játék: { $name }. A játékok: { $games }.
terminal-bad-option = Egy beállítás így néz ki: { $example }, nem így: { $text }.
terminal-only-a-view = Ez csak az, amit egy hely lát, nem egész állás, ezért innen nem lehet továbbjátszani.
terminal-other-to-move = Ez csak az, amit egy hely lát, és egy másik következik, ezért a lépései nem ismertek.
terminal-is-a-record = Ez egy játszma jegyzőkönyve, nem állás: egy állását ez írja ki: `{ $command }`.
terminal-no-position = Ez nem állás: nem mondja meg, melyik játéké (`game`).
terminal-read-as = Ezt így olvasom: { $name } → `{ $id }`.
terminal-took-it = Azt feltételeztem, hogy { $facts }; ami képpel lefelé fekszik, azt a mag osztja ki.
terminal-fact-is = { $fact } értéke { $value }
terminal-fact-holds = { $fact } ennyit tartalmaz: { $value }
terminal-fact-of-seat = `{ $fact }` ({ $seats }. hely)
terminal-for-study = Ilyen asztalhoz egyetlen játszma sem vezet, de tanulmányozni lehet: { $facts }.
terminal-made-with-other-components = Ez az állás más játékelemekkel készült: add meg a fájljukat így: --components.
terminal-seat-of-view = `seat` ennek az asztalnak egy helye, 0-tól számolva, vagy -1 a nézőnek.
terminal-no-seat = Ennél az asztalnál nincs { $seat }. hely: a helyek 1–{ $seats }.
terminal-other-view = A fájlban az van, amit egy másik hely lát, ezért nem mondja meg, ez mit lát.
terminal-seats-differ = A --players szerint { $players }, a --seats viszont { $seats } helyet nevez meg.
terminal-no-player = Senkit sem hívnak így: { $name }. Egy helyen { $person } ülhet vagy egy bot: { $bots }.
terminal-resumed-keeps = A folytatott játszma megtartja a helyeit, a magját, a beállításait és az elemeit: hagyd el őket.

# A sitting

terminal-welcome = { $game }: te vagy { $people }, ellenfél: { $others }. A `help` megmondja, mit lehet beírni.
terminal-nobody-else = senki más
terminal-thinking = { $player } gondolkodik ...
terminal-bot-fault = { $fault }. Helyette egy másik szabályos lépés következik.
terminal-only-choice = Csak egy dolgot lehet tenni: { $move }
terminal-turn-over = A köröd véget ért. { $ways }.
terminal-enter = Az Enter továbblép
terminal-enter-or-undo = Az Enter továbblép, az undo visszavonja az utolsó lépésed
terminal-hand-over = Add át a billentyűzetet: { $player }. { $player }, nyomj Entert, amikor senki más nem néz ide.
terminal-record-is = A jegyzőkönyv: { $file }. A `{ $command }` ellenőrzi és újra elmeséli.
terminal-lost = A játszmát nem sikerült menteni, ezért elveszett.
terminal-go-on = A játszma el van mentve. Folytasd így:
terminal-too-long = Ez túl hosszú egy lépéshez.
terminal-no-move-number = Nincs { $number }. számú lépés: 1–{ $count } van.
terminal-no-move-with = Egyik szabályos lépésben sincs ilyen: { $words }. A `why MOVE` megmondja, miért nem szabályos egy lépés.
terminal-which-move = Mondd meg, melyik lépés: { $example }.
terminal-taken-back = Visszavonva.
terminal-nothing-yet = Még nem történt semmi.
terminal-saved-in = A játszma minden lépés után ide mentődik: { $file }.
terminal-resign-yourself = Csak a magad nevében adhatod fel: írd be: resign.
terminal-really-resign = Tényleg feladod? Írd be: igen.
terminal-yes = igen
terminal-play-on = Tovább játszol.

terminal-help-move = Egy lépés jelölése, például `{ $move }`, vagy a száma a listában.
terminal-help-moves = minden szabályos lépés az árával, vagy csak azok, amelyekben ezek a szavak vannak
terminal-help-why = mibe kerülne egy lépés, vagy miért nem szabályos
terminal-help-undo = visszavonja az utolsó lépésed, hacsak nem fedett fel valami rejtettet
terminal-help-board = újra kirajzolja az asztalt
terminal-help-log = minden, ami eddig történt
terminal-help-rules = a szabályok, vagy az egyikük, például `{ $example }`
terminal-help-save = hová mentődik a játszma; a FILE megadásával mostantól oda
terminal-help-resign = feladod
terminal-help-quit = kilépsz; a játszma el van mentve, és folytatható
terminal-help-short = Röviden: { $list }.
terminal-secret-seed = A befejezetlen játszma fájlja tartalmazza a titkos magot: ne mutasd meg azoknak, akikkel játszol.

# Moves

terminal-legal = Szabályos: { $move }
terminal-not-legal = Nem szabályos: { $why }
terminal-rule = Szabály: { $rule }
terminal-to-pay = Fizethető így:
terminal-did-you-mean = { $words } nem lépés. Erre gondoltál: { $moves }?
terminal-places = { $count } hely
terminal-ways = { $count } mód
terminal-cheapest = legolcsóbb
terminal-more-moves = a `moves` mindet felsorolja, a `moves { $family }` néhányat

# Records, analysis and advice

terminal-no-record = Ez nem egy játszma jegyzőkönyve. A `{ $command }` kirajzol egy állást.
terminal-is-a-position = Ez egy állás, nem egy játszma jegyzőkönyve. A `{ $command }` kirajzolja.
terminal-record-of-other = Ez nem ennek a játéknak a jegyzőkönyve: { $played }, nem { $wanted }.
terminal-no-step = A jegyzőkönyvben { $moves } lépés van, ezért a --step 0–{ $moves } lehet.
terminal-after-move = { $steps } lépésből a(z) { $step }. után: { $player }, { $move }.
terminal-not-over = A játszma nem ért véget. { $prompt }
terminal-verified = ellenőrizve: { $moves } lépés, { $turns } kör
terminal-from-to = { $option } értéke { $least }–{ $most } lehet, nem { $given }.
terminal-looking = Minden döntés vizsgálata ...
terminal-chances = Győzelmi esély, körről körre
terminal-costly = Ami a legtöbbe került
terminal-no-slips = Egyik döntés sem került többe { $percent } %-nál.
terminal-slip = { $step }. lépés, { $turn }. kör, { $player }: { $played }. Jobb: { $better }.
terminal-thoughts = a gondolatok { $percent } %-a
terminal-then = aztán { $moves }
terminal-nothing-to-decide = Ez a játszma véget ért: nincs miről dönteni.
terminal-other-decides = Itt nem a(z) { $asked }. hely dönt, hanem a(z) { $actor }.
terminal-no-thinker = { $bot } nem gondolkodik előre, ezért nem tud indokot adni: kérdezd ezeket: { $thinkers }.

# Rules

terminal-no-rules = A szabályok nincsenek telepítve ({ $game }).
terminal-no-rule = A { $game } szabályai között nincs { $rule }, és egyik sem szól róla. A szabályok: { $first } – { $last }.
terminal-also-in = Erről szól még:

# Components

terminal-no-components = A { $game } játéknak nincs alkatrészfájlja.
terminal-components-fine = { $file } teljes, és bárhányan játszhatnak vele.
terminal-components-same = { $file } ugyanaz a doboz, mint a miénk.
terminal-only-ours = { $where }: csak a mi fájlunkban.
terminal-only-theirs = { $where }: csak a te fájlodban.
terminal-block-differs = { $where }: { $theirs }, a mi fájlunkban { $ours }.
terminal-fact-differs = { $where }: { $fact } értéke { $theirs }, a mi fájlunkban { $ours }.
terminal-faces = Ami a darabokra van nyomtatva. A ? azt jelöli, amit rekonstruálnunk kellett.

# Serving

terminal-serving = A Petteia itt van: { $address } (a Ctrl-C leállítja).
terminal-no-links = a játékosoknak szóló levelekben nem lesz hivatkozás, mert a --public-url nem mondja meg, hol találnak meg minket.
terminal-connections = A nyitott fájlok korlátja (ulimit -n) { $most } kapcsolatnak hagy helyet.
terminal-reports-address = A jelentések címe https://… vagy mailto:… lehet, nem { $address }.
terminal-public-url = A --public-url így néz ki: { $example }, előtte és utána semmi.
terminal-smtp = A --smtp így néz ki: { $example }; a jelszóban a / és hasonló jelek helyett %2F áll, a titkosításról pedig csak ?tls=never mondható.
terminal-port = A port ({ $port }, { $host }) nem használható: { $why }.
terminal-host = { $host } nem használható: { $why }.
terminal-backed-up = { $rows } sor van itt: { $file }.
terminal-restored = { $rows } sor visszatért innen: { $file }.
terminal-store = A tároló nem használható: { $why }.
terminal-readable = mások is olvashatják ezen a gépen: { $file }, pedig titkok vannak benne; a chmod 600 kizárja őket.

# Many games of bots

terminal-stopped-after = leállítva { $games } játszmából { $done } után.
terminal-to-go-on = leállítva { $games } játszmából { $done } után. Folytatás:
terminal-fault-times = { $fault } ({ $times } alkalommal; helyette más szabályos lépés történt)
terminal-how-many = Mondd meg, hányan: --players 3, vagy kik: --seats strategos,citizen,citizen.
terminal-equally-often = { $games } játszma, hogy mindenki mindenhol ugyanannyiszor üljön.
terminal-there-already = { $games } játszmából { $done } már megvan.
terminal-kept-in = { $why } Ami lezajlott, itt van: { $folder }.
terminal-no-ray = A Ray itt nincs telepítve: { $command }.
terminal-report = jelentés: { $file }
terminal-games-a-second = { $rate } játszma/s, hátravan { $left }
terminal-seconds-a-game = { $seconds } s játszmánként, hátravan { $left }
terminal-simulated = { $game }, { $games } játszma, helyek: { $seats }, mag { $seed }
terminal-spread = átlag { $mean }, medián { $median }, legrövidebb { $shortest }, leghosszabb { $longest }
terminal-turns = körök
terminal-decisions = döntések
terminal-wins-in-order = győzelmek a játék sorrendje szerint
terminal-wins-by-bot = győzelmek botonként, és a helyeik száma
terminal-ways-to-win = győzelmi módok
terminal-speed = { $seconds } s, { $rate } játszma/s, { $jobs } folyamat

# Backups

terminal-not-empty = A tároló nem üres: biztonsági mentés csak újba állítható vissza.
terminal-unfit-rows = { $file } olyan sorokat tartalmaz, amelyek nem illenek össze: { $why }.
terminal-no-backup = { $file } nem a Petteia biztonsági mentése.
terminal-long-line = { $file }, { $line }. sor: túl hosszú ahhoz, hogy a miénk legyen.
terminal-unreadable-backup = { $file } nem olvasható biztonsági mentésként: { $why }.
terminal-no-row = { $where } nem a mi sorunk: { $why }.
terminal-newer-store = A tárolót újabb Petteia írta, ez nem tudja olvasni.
terminal-old-games = { $count ->
    [one] Egy játszma még egy régebbi Petteia szabályai szerint folyik
   *[other] { $count } játszma még egy régebbi Petteia szabályai szerint folyik
} ({ $which }). Ez csak megmutatni tudja őket, folytatni nem.
terminal-old-games-flag = { $warning } Fejezzék be őket a régebbivel, vagy indítsd így: --close-old-games.
terminal-really-close = Mégis elinduljon? Írd be: igen.
terminal-old-games-kept = Semmi sem változott: a régebbi Petteiával a játszmák folytatódnak.
terminal-store-address = Egy tároló: sqlite:///FILE vagy postgresql://NAME@HOST/DATABASE.

# What is printed on pieces, by the names of components files

terminal-piece-amount = mennyiség
terminal-piece-any_cost = költség bármilyen kártyával
terminal-piece-arrows = ingyenessé teszi
terminal-piece-atlantis = Atlantiszban
terminal-piece-backs = számok a hátlapon
terminal-piece-bonuses = bónuszok
terminal-piece-city = város
terminal-piece-coins = érmék
terminal-piece-colour = szín
terminal-piece-column = oszlop
terminal-piece-copies = példány
terminal-piece-cost = költség
terminal-piece-count = darab
terminal-piece-cubes = kockák
terminal-piece-deck = pakli
terminal-piece-defence_only = csak védekezéskor
terminal-piece-destiny_cards = sorskártyák
terminal-piece-destiny_choice = választható sorskártyák
terminal-piece-effect = hatás
terminal-piece-faces = lapkák
terminal-piece-gift = ajándék
terminal-piece-good = jó
terminal-piece-grey = ebből szürke
terminal-piece-group = csoport
terminal-piece-hourglasses = homokórák
terminal-piece-land = szomszédok
terminal-piece-land_runs = az összefüggő szárazföldi út egynek számít
terminal-piece-looks = megnézhető paklik
terminal-piece-main = főépület
terminal-piece-points = pont
terminal-piece-points_per_discovery = pont felfedezésenként
terminal-piece-points_per_settler = pont telepesenként
terminal-piece-points_per_star = pont csillagjelzőnként
terminal-piece-points_per_sword = pont kardonként
terminal-piece-resource = erőforrás
terminal-piece-resource_discount = kedvezmény az erőforrására
terminal-piece-ring = bekarikázva
terminal-piece-row = sor
terminal-piece-sea = tengerek
terminal-piece-sea_discount = kedvezmény a tengeren
terminal-piece-settler_discount = kedvezmény új telepesre
terminal-piece-settlers = telepesek
terminal-piece-side = oldal
terminal-piece-size = épület
terminal-piece-star = csillag
terminal-piece-stars = csillagok
terminal-piece-swords = kardok
terminal-piece-symbols = jelek
terminal-piece-tags = ikon
terminal-piece-tokens = elkölthető pont
terminal-piece-trades = kereskedés
terminal-piece-uses = használata
terminal-piece-value = érték
terminal-piece-wins_ties = megnyeri a döntetlent
terminal-piece-wonder_discount = kedvezmény csodára
terminal-piece-zeus = Zeuszjelek
terminal-piece-building = épület
terminal-piece-territory = terület
terminal-piece-space = mező
terminal-piece-discovery = felfedezés
terminal-piece-wonder = csoda
terminal-piece-olympos_card = Olymposkártya
terminal-piece-destiny_card = sorskártya
terminal-piece-card = lap
terminal-piece-city_side = várostábla
terminal-piece-true = igen
terminal-piece-false = nem
terminal-piece-any = bármilyen
terminal-piece-red = piros
terminal-piece-yellow = sárga
terminal-piece-green = zöld
terminal-piece-blue = kék
terminal-piece-purple = lila
terminal-piece-cube = kocka
terminal-piece-settler = telepes
terminal-piece-prestige = presztízs
terminal-piece-prestige_per_territory = presztízs területenként
terminal-piece-prestige_for_all = presztízs minden erőforrásért
terminal-piece-hourglasses_per_territory = homokóra területenként
terminal-piece-hourglasses_for_most = homokóra a legtöbb területért
terminal-piece-dearer_action = drágább akció
terminal-piece-lost_points = elvesztett pontok
terminal-piece-lost_settler = elvesztett telepes
terminal-piece-no_cards = eldobott sorskártyák
terminal-piece-no_sea = tenger nélkül
terminal-piece-on_place = lerakáskor
terminal-piece-once_per_game = játszmánként egyszer
terminal-piece-once_per_turn = körönként egyszer
terminal-piece-passive = mindig
terminal-piece-exchange = csere
terminal-piece-temple = lapot húzat
terminal-piece-start_coins = kezdő érmék
