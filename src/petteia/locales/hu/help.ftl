# What `petteia --help` tells. Names of commands, options and files stay as they are in every language.

help-usage = használat:
help-arguments = argumentumok
help-options = kapcsolók
help-help = ezt mutatja meg, mást nem tesz
help-examples = példák:
help-petteia = Az ókori Görögország társasjátékai a terminálban: játék, tanulmányozás, ellenőrzés, szimuláció.
help-version = a verzió, és hogy a motor le van-e fordítva
help-lang = a nyelv, amelyen a parancs beszél (alapértelmezés: a környezeté)
help-to-play = játékhoz
help-to-study = állások tanulmányozásához
help-to-measure = méréshez
help-to-keep = megőrzéshez
help-row-serve = asztalok a böngészőben, barátokkal és botokkal
help-row-play = játszma a terminálban, botokkal vagy egymásnak átadva
help-row-rules = a szabályok, vagy az egyikük
help-row-components = mi van a dobozban, és saját fájlok
help-row-replay = ellenőriz egy lejátszott játszmát, és elmeséli
help-row-analyse = ki mikor vezetett, és mely lépések kerültek a legtöbbe
help-row-new = új állás
help-row-show = kirajzolja
help-row-moves = minden szabályos lépés, az árával
help-row-why = mibe kerül egy lépés, vagy melyik szabály tiltja
help-row-advise = mit tenne egy bot, és mennyi az esélye
help-row-apply = az állás egy lépés után
help-row-simulate = botok sok játszmája, és hogyan zajlottak
help-row-arena = botok egymás ellen: ki milyen erős
help-row-balance = egyenlők egymás ellen: mi nyer
help-row-bench = milyen gyors a motor ezen a gépen
help-row-backup = egy szerver összes asztala és embere egy fájlban
help-row-restore = ugyanez vissza egy üres tárolóba
help-each = A `petteia COMMAND --help` mindegyiket elmagyarázza, példákkal. A fájlok JSON-ok, a `-` a szabványos bemenet:
help-bots = Botok, a gyengétől az erősig: { $levels }. Mások: { $others }; a sajátod: { $own }.
help-notation = A lépéseket a játék jelölésével írjuk, például:

# What commands share

help-game = melyik játék: { $games }
help-own-components = a doboz tartalma egy tulajdonos saját leírásában (TOML)
help-seed = bármilyen szöveg; ugyanaz a mag ugyanazt a játszmát adja (alapértelmezés: titkos)
help-option = egy homályos szabály olvasata, például reshuffle=when_empty; ismételhető
help-json = adatokat ír ki
help-record = fájl egy jegyzőkönyvvel, vagy - a szabványos bemenethez
help-position = fájl egy állással, vagy - a szabványos bemenethez
help-move = egy lépés jelölése; ha több, mindegyik idézőjelben
help-players = hányan játszanak
help-games = hány játszma (alapértelmezés: 100)
help-jobs = folyamatok (alapértelmezés: processzoronként egy)

# play

help-play = Játssz a terminálban, botok ellen vagy egy billentyűzetet egymásnak átadva. A játszma minden lépés után mentődik, és folytatható. A befejezetlen játszma fájlja tartalmazza a titkos magot, amely mindent elárul, ami képpel lefelé van: ne mutasd meg azoknak, akikkel játszol.
help-play-alone = te két citizen ellen
help-play-two = te egy ellen
help-play-seats = ki hol ül
help-play-people = két ember és egy bot
help-play-resume = egy mentett játszma folytatása
help-play-players = hányan játszanak (alapértelmezés: 3, te és két citizen)
help-play-who = ki hol ül: me vagy egy bot, vesszővel elválasztva
help-play-save = hová mentsünk (alapértelmezés: új fájl a felhasználó adatmappájában)
help-play-go-on = egy mentett játszma folytatása, ugyanoda mentve

# rules, replay, analyse

help-rules = Kiírja egy játék szabályait, az egyiküket, vagy azokat, amelyek valamiről szólnak.
help-rules-about = egy szabály vagy döntés száma, például A-17 vagy RO-40, vagy benne lévő szavak
help-rules-ruling = döntés: hogyan olvasunk egy homályos szabályt
help-rules-words = amit a szabályok valamiről mondanak
help-components = Kiírja, mi van egy játék dobozában, ellenőriz vagy összevet egy saját fájlt.
help-components-ours = a mi fájlunk, átírásra
help-components-check = teljes-e ez a fájl, és lehet-e vele játszani?
help-components-diff = szavakban elmondja, miben tér el ez a fájl a miénktől
help-components-faces = megmutatja a lapkákat és kártyákat, hogy a dobozéival összevethesd
help-replay = Visszajátszik egy jegyzőkönyvet: minden lépést a szabályokkal, minden kört az ellenőrző összegével vet össze.
help-replay-verify = ellenőrzés: hogyan ért véget?
help-replay-tell = az egész játszma szavakban
help-replay-after = az asztal 40 lépés után
help-replay-position = ugyanez állásként
help-replay-step = az asztal N lépés után
help-replay-log = elmeséli az egész játszmát, a rejtett dolgokat is
help-replay-json = adatokat ír ki: összefoglalót, vagy --step esetén az állást
help-analyse = Egy játszma újranézése: az egyes helyek győzelmi esélye körről körre, ahogy a mindent tudó értékelés látja; és a legdrágább döntések, mindegyik mellett azzal a lépéssel, amelyet egy keresés választana abból, amit a játékos tudhatott.
help-analyse-iterations = mennyi gondolkodás jut egy mérlegelt lépésre (alapértelmezés: 400)

# new, show, moves, why, apply, advise

help-new = Új állást ír ki JSON-ban: az egészet, azzal együtt, ami képpel lefelé van, és a maggal.
help-show = Kirajzol egy állást, mindennel, ami az asztalon van, vagy csak azzal, amit egy hely láthat.
help-show-all = minden
help-show-second = amit a második hely lát
help-show-seat = csak amit ez a hely láthat, 1-től számolva
help-moves = Felsorol minden szabályos lépést jelöléssel, szavakban és tételes árral.
help-moves-json = adatokat ír ki: az akció száma, jelölés, szavak, ár
help-why = Elmagyaráz egy lépést: mit jelent és mibe kerül, vagy melyik szabály tiltja és miért.
help-apply = Kiírja az állást egy lépés után, vagy megmondja, melyik szabály tiltja (kilépési kód: 2).
help-advise = Megmondja, mit tenne egy bot: a legjobb lépéseit, a becsült győzelmi eséllyel és a várható folytatással. A döntésre váró hely szemével néz, és kitalálja, amit az nem tud.
help-advise-seat = melyik helynek, 1-től számolva; neki kell következnie
help-advise-level = kit kérdezünk: strategos (alapértelmezés), oracle, vagy egy beállított keresés
help-advise-seed = bármilyen szöveg; ugyanaz a mag ugyanazt a tanácsot adja

# serve, backup, restore

help-serve = Asztalokat kínál a böngészőben Ctrl-C-ig. Fiók nem kell: az asztalt a hivatkozása adja. E gépen kívülről senki sem jut be, hacsak a --host nem engedi.
help-serve-here = itt, és megnyitja a böngészőt
help-serve-house = mindenkinek a házban
help-serve-host = a figyelt cím (alapértelmezés: 127.0.0.1)
help-serve-port = a port; a 0 bármelyiket veszi (alapértelmezés: 8377, vagy bármelyik, ha foglalt)
help-serve-open = megnyitja a böngészőt
help-serve-reports = hová jelenthetnek hibát a játékosok: https://… vagy mailto:…
help-serve-smtp = levelezőszerver a játékosok értesítéséhez; a PETTEIA_SMTP ugyanezt mondja ott, ahol mások olvashatnák a parancsot. Jelszó csak titkosított vonalon megy, érvényes tanúsítványú szerverhez; az smtps:// az első szótól titkosít; a ?tls=never lemond róla, megbízható hálózatban
help-serve-public-url = hol találják a játékosok ezt a szervert, például https://petteia.example.org: az értesítések erre hivatkoznak, és nélküle nincs bennük hivatkozás; a PETTEIA_PUBLIC_URL ugyanezt mondja
help-serve-webhooks = a játékosok webhookjai e gép hálózatába is vezethetnek, titkosítás nélkül is
help-serve-connections = hány kapcsolat lehet egyszerre; mindegyik memóriát és nyitott fájlokat foglal (alapértelmezés: amennyit a nyitott fájlok korlátja enged, legfeljebb 5000)
help-serve-sockets = hány asztal és előtér lehet egyszerre nyitva egy cím lapjain, és egy emberén ennek az ötöde; egy cím mögötti iskolának több kellhet (alapértelmezés: 200)
help-serve-close = lezár egy játszmát, amelyet ennyi ideig senki sem nyitott meg, hacsak nincs órája; az asztalnál ez olvasható (alapértelmezés: soha)
help-serve-old-games = elindul akkor is, ha régebbi szabályok szerint kezdett játszmák folynak; azokat ezután csak nézni lehet (alapértelmezés: kérdez)
help-store = sqlite:///FILE vagy postgresql://... (alapértelmezés: az adatmappában)
help-backup = Egy tároló összes asztalát és emberét új fájlba írja. Titkok vannak benne: ne add ki.
help-restore = Üres tárolót tölt fel biztonsági mentésből; SQLite-ból PostgreSQL-be is.
help-backup-file = a biztonsági mentés

# simulate, arena, balance, bench

help-simulate = Botok sok játszmát játszanak, és kiírja, hogyan zajlottak: hossz, győzelmek a játék sorrendje szerint, győzelmi módok, sebesség. Ugyanaz a mag ugyanazokat a játszmákat adja, akárhány folyamat osztozik a munkán.
help-simulate-players = hányan játszanak (alapértelmezés: a --seats minden nevéhez egy)
help-simulate-seats = ki hol ül (alapértelmezés: random; egy név: mindenki)
help-arena = Botok játszanak egymás ellen, ugyanazokkal az osztásokkal, helyet cserélve, amíg mindenki mindenhol ült, és megmondja, ki milyen erős: győzelmek 95 %-os sávval, OpenSkill-erő, pontszámok kategóriánként, döntési idő.
help-arena-more = Ha kevesebb a bot, mint a játékos, az utolsó kapja a maradék helyeket; ha több, minden összeállításuk játszik. A játszmák sorra egy mappába kerülnek, jelentéssel a böngésző számára. Megszakítás után ugyanaz a parancs ugyanazzal a mappával onnan folytatja, ahol megállt; több --games esetén a hiányzókat játssza le.
help-arena-bots = kik játszanak
help-arena-players = hányan ülnek egy asztalnál (alapértelmezés: ahány --bots)
help-ray = játék egy Ray-fürtön: auto, local, host:port vagy ray://host:port
help-out = hová kerüljenek a játszmák (alapértelmezés: új mappa itt)
help-balance = Egyenlők játszanak, és megmondja, mi nyer: helyek, várostáblák, csodák, felfedezések, megnyitások, kereszttel jelölt csillagok, 95 %-os sávval. Amiről az első kör előtt döntenek, azt sorsolás dönti el, hogy minden kezdet sorra kerüljön. A játszmák mappába kerülnek, jelentéssel a böngésző számára, mint a `petteia arena` esetén.
help-balance-level = kik játszanak (alapértelmezés: citizen)
help-balance-players = hányan játszanak (alapértelmezés: 3)
help-balance-lots = sorsolás dönt az első kör előtti dolgokról, vagy a botok
help-bench = Megméri, milyen gyors a motor ezen a gépen.
help-bench-json = a számokat fájlba is írja
help-bench-quick = durva mérés néhány másodperc alatt

# What argparse finds wrong, with its own gaps

help-wrong-required = ezek az argumentumok hiányoznak: %s
help-wrong-unknown = ismeretlen argumentumok: %s
help-wrong-argument = argumentum (%(argument_name)s): %(message)s
help-wrong-one = hiányzik egy érték
help-wrong-at-least-one = legalább egy érték hiányzik
help-wrong-choice = érvénytelen választás: %(value)r (válassz ezek közül: %(choices)s)
help-wrong-value = érvénytelen érték (%(type)s): %(value)r
help-wrong-ambiguous = kétértelmű kapcsoló: %(option)s ezek bármelyike lehet: %(matches)s
help-wrong-together = nem használható ezzel együtt: %s
help-wrong-explicit = váratlan érték: %r
help-wrong-port = { $text } nem port: a portok számok, legfeljebb { $most }
help-wrong-positive = { $text } nem 1-től kezdődő szám
