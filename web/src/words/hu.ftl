# What the client says around the games: headings, buttons, explanations.

## The house

site = Petteia
tagline = Társasjátékok az ókori Görögországról, barátokkal és méltó ellenfelekkel.
rules = Szabályok
rulings = Értelmezések
rule = { $rule } szabály
language = Nyelv
theme = Színek: { $now }. Váltás: { $next }.
theme-auto = mint a rendszeré
theme-light = világos
theme-dark = sötét
try-again = Újra
cancel = Mégse
close = Bezárás
copy = Másolás
copied = Másolva
to-start = A kezdőlapra
to-table = Az asztalhoz
arriving = Terítjük az asztalt…
reconnecting = Megszakadt a kapcsolat. Újrakapcsolódás…
crowded = Itt egyszerre túl sok minden van nyitva. Zárj be más lapokat; ez magától újra próbálkozik.
in-english = A szabályok angolul vannak leírva.
not-found-title = Itt nem áll semmi
not-found = Ez a cím nem vezet sehová.
table-private = Ez az asztal zártkörű. Kérd el a meghívó linket a játékosaitól.
invitation-old = Ez a meghívó már nem érvényes. Kérj újat.

## The start page

game-attika = Attika
game-attika-about = Építsd fel a városállamodat a közös földön. Rakd le mind a harminc épületet, vagy köss össze két templomot.
game-olympos = Olympos
game-olympos-about = Vezesd telepeseidet Görögországon át, szerezz felfedezéseket és csodákat, és ügyelj az istenekre: mindig az lép, aki leghátul tart az időben.
game-polis = Polis
game-polis-about = Építs várost lapról lapra: húzz és licitálj, fejlessz és védj, kereskedj és háborúzz, hogy a történelem rólad szóljon.
level-novice = Újonc
level-citizen = Polgár
level-strategos = Sztratégosz
level-oracle = Orákulum
level-random = Véletlen
level-greedy = Mohó
level-search = Előrelátó
bot-novice = Újonc: ismeri a szabályokat, de gyakran ötletszerűen lép
bot-citizen = Polgár: azt lépi, ami éppen a legjobbnak látszik
bot-strategos = Sztratégosz: néhány lépéssel előre gondolkodik
bot-oracle = Orákulum: sokáig és messzire előre gondolkodik
bot-random = találomra lép
bot-greedy = a pillanatnyilag legjobbat lépi
bot-search = előre gondolkodik
opponents = Ellenfelek
strength = Az erejük
play-now = Játék most
set-up-table = Asztal barátoknak
my-tables = Asztalaim
no-my-tables = Még egy asztalnál sem ülsz.
open-tables = Nyitott asztalok
no-open-tables = Most egy asztal sem vár játékosokra. Nyiss egyet, és a többiek itt meglátják.
you = te
your-turn = Te jössz
seats-open =
    { $count ->
        [0] indulásra kész
       *[other] { $count } szabad hely
    }
practice = Gyakorlás
status-open = Várakozik
status-playing = Folyamatban
status-over = Véget ért
status-abandoned = Félbehagyva
status-readonly = Csak megnézhető
my-name = Ezen a néven játszol
account = Fiók
account-why = Játssz más eszközökön is
account-claim = Fiók létrehozása
account-claim-about = A neved és az asztalaid megmaradnak; csak egy azonosító és egy jelszó kerül hozzájuk.
account-login = Belépés
account-login-about = Visszatérsz a fiókod asztalaihoz.
login = Azonosító
login-shape = 3–24 karakter: betűk a-tól z-ig, számjegyek, pont, kötőjel és aláhúzás
password = Jelszó (legalább 8 karakter)
logged-in = Belépve mint { $login }.
log-out = Kilépés
account-more = Belépések, jelszó, a fiók törlése
guest-more = Mit tudunk rólad, és hogyan törölheted
shown-out = Itt kiléptettek: egy másik eszközről, vagy mert a jelszó megváltozott.

## A new table

new-table = Új asztal: { $game }
seats = Helyek
how-many-seats = Hány?
seat = { $number }. hely
seat-me = Ide ülök én
seat-friend = Szabad, egy barátnak
who-may-come = Ki jöhet, és mit szabad
private = Csak meghívóval.
private-about = Az asztal nem látszik a listán; akinek megvan a linkje, leülhet vagy nézheti.
kept-days = Ha { $days } napig senki nem nyitja meg ezt a játszmát, a kiszolgáló lezárja.
options = Játszott szabályok
options-about = Ahol a nyomtatott szabályok többféleképpen olvashatók, választhatsz. Az első olvasat a miénk.
options-usual = Minden szabály a szokásos olvasatunk szerint.
seed = Kiindulószám
seed-about = Tisztességes játékhoz hagyd üresen. A választott kiindulószámú asztal mindig ugyanazokat a lapokat osztja, és gyakorlásnak számít.
set-up = Asztal megnyitása

## Before the game

table-of = { $game }-asztal
invited = Meghívtak egy játékra: { $game }
private-short = Meghívóval
seat-open = szabad
sit = Ide ülök
stand = Felállok
open-seat = Hely felszabadítása
send-away = Hely felszabadítása
give-to-bot = Bot üljön ide
start = Játék indítása
waiting-for-players = Még { $count } szabad hely van.
seat-lost = Már nincs helyed ennél az asztalnál.
waiting-for-host = Minden hely foglalt. Az asztal gazdája indítja a játékot.
ready = Minden hely foglalt. Indíthatod a játékot.
invite = Hívd meg a barátaidat
invite-about = Aki megnyitja ezt a linket, azonnal leülhet, fiók nélkül.
invite-link = Meghívó link
new-invite = Új link készítése; a régi érvényét veszti
reconstructed = Amit rekonstruálnunk kellett

## At the table

their-turn = Soron van
next-turn = következik
standing = Ki hogyan áll
has-resigned = feladta
sources = Miből lett a pont
bot-sits-in = bot játszik helyette
online = itt van
offline = nincs itt
place = { $place }.
watching = { $count } néző
menu = Az asztal menüje
actions = Lépések
your-part = Amit tehetsz
players-and-log = Játékosok, napló és beszélgetés
log-or-chat = Mi látszik
players = Játékosok
log = Napló
no-log = Még nem történt semmi.
log-newest = Ugrás a legújabb sorhoz
log-details = { $count } részlet
chat = Beszélgetés
no-chat = Még senki sem szólt.
no-chat-watching = A beszélgetés az asztalnál ülőké.
chat-say = Mondj valamit
send = Küldés
unread = Új üzenetek
undo = Visszavonás
redo = Mégis
restart-turn = Kör elölről
end-turn = Kör vége
back-to-now = Vissza a jelenbe
looking-back = Visszatekintés: { $turn }. kör, { $step }. lépés, összesen { $steps }.
history = Előzmények
history-step = { $turn }. kör, { $step }. lépés, összesen { $steps }
history-first = Az elejére
history-previous = Egy lépéssel vissza
history-next = Egy lépéssel előre
history-now = A jelenbe
let-bot-play = Játsszon helyettem egy bot
come-back = Visszaülök a helyemre
abandon =
    { $people ->
        [one] Befejezés eredmény nélkül
       *[other] Egyetértek az eredmény nélküli befejezéssel ({ $agreed } / { $people })
    }
abandon-asked = { $names }: eredmény nélkül fejezné be. Az asztal menüjében egyetérthetsz.
hint = Tanács kérése
hint-button = Tanács
hint-show = Mutasd meg
hint-do = Lépd meg
hints = Egy bot tanácsa
hint-chance = { $percent } % esély
hint-alike = nagyjából ugyanolyan jó
hint-thinking = A bot gondolkodik…
hint-about = Egy bot becslése abból, amit te látsz.
hints-off = Tanácsok kikapcsolása mindenkinek
hints-on = Tanácsok visszakapcsolása
resign = Feladás
resign-sure = Feladod ezt a játszmát?
leave = Asztal elhagyása
was-abandoned = A játszma eredmény nélkül ért véget.
winners =
    { $count ->
        [one] A győztes: { $names }.
       *[other] A győztesek: { $names }.
    }
is-readonly = Ezt a játszmát csak nézni lehet. { $why }

## Keys

keys = Billentyűk
key-tab = egyik dologról a másikra
key-enter = kiválasztás
key-step = egy lépéssel vissza vagy előre az előzményekben
key-ends = az elejére, a jelenbe
key-undo = visszavonás
key-redo = a visszavont lépés mégis
key-end-turn = kör vége
key-hint = Tanács: mit lépne egy bot
key-board = a táblához
key-hand = a kezedhez
key-prompt = ahhoz, amit tehetsz
key-players = a játékosokhoz
key-log = a naplóhoz
key-chat = beszélgetés
key-since = mi történt az utolsó köröd óta
key-escape = bezárás, vissza a jelenbe
key-help = ez a lista

## After the game

score-sheet = Eredmény
see-board = A tábla megtekintése
rematch = Új játszma
download-record = Játszma letöltése
verify = A keverés ellenőrzése
fair-play = Tisztességes volt a keverés?
fair-play-about = A szerver a játszma előtt rögzítette a kiindulószámát, és megmutatta a kiindulószámnak és a sónak ezt a lenyomatát. A játszma után mindkettőt megmutatja, és bárki ellenőrizheti, hogy egyeznek.
salt = Só
commitment = A játszma előtt mutatott lenyomat
computed = A kiindulószám, kettőspont és só SHA-256-ja, ahogy a böngésződ kiszámolta
verify-about = Egy játszma minden véletlenje a kiindulószámából következik. A szerver a játszma előtt a kiindulószám és egy véletlen só lenyomatát mutatja meg, utána mindkettőt. Ha a lenyomat egyezik, útközben senki sem cserélte ki a kiindulószámot.
verify-later = A játszma még nem ért véget. A kiindulószám és a só a végén látható.
verified = Egyezik: a kiindulószám a játszma előtt rögzült.
not-verified = Nem egyezik. A kiindulószám nem az, amelyet ígértek.
remembered = Ez az a lenyomat is, amelyet ez a böngésző látott, amikor először az asztalhoz jött.
not-remembered = Ez a böngésző még nem járt az asztalnál, ezért csak azt veti össze, amit a szerver most mond.
exchanged = De ez a böngésző más lenyomatot látott, amikor először az asztalhoz jött.
verify-elsewhere = A böngésződ csak biztonságos oldalon számol lenyomatot. Ez a parancs kiszámolja:

## Elemzés a játszma után

analysis = Elemzés
analysis-looking = Az orákulum a játszmátokat nézi …
analysis-curve = Mindenki esélye a győzelemre a játszma során
analysis-chance = { $player } { $percent } %
analysis-seat = { $player }: az elején { $start } %, legjobb esetben { $most } % ({ $most-turn }. kör), legrosszabb esetben { $least } % ({ $least-turn }. kör), a végén { $end } %.
analysis-slips = Ami a legtöbbe került
analysis-who = { $player }, { $turn }. kör
analysis-cost = −{ $percent } %
analysis-played = Lépés:
analysis-better = Jobb:
analysis-no-slips = Egyetlen döntés sem került az esély { $percent } %-ánál többe.
analysis-about = Az orákulum becslései. A görbe mindent tud, ami az asztalon volt; egy döntést az alapján ítél meg, amit a játékosa tudhatott.

## Problems

problem-offline = A szerver nem válaszol. Megszakadt a vonal?
problem-server = Valami elromlott a szerveren. Nem te hibáztál.
problem-no-table = Nincs ilyen asztal.
problem-line-lost = Kétszer is megszakadt a kapcsolat; nézd meg, hogy megtörtént-e.

## Rules beside the board

search = Keresés
search-found =
    { $count ->
        [0] Nincs találat.
        [one] 1 találat.
       *[other] { $count } találat.
    }
key-rules = a szabályok a tábla mellett

## Going back

history-previous-turn = Az előző körhöz
history-next-turn = A következő körhöz
history-play = Lejátszás filmként
history-pause = A film megállítása
key-turn = egy egész kört vissza vagy előre
eyes = Nézet
eyes-own = saját
eyes-spectator = nézőé
eyes-all = nyílt lapok
link-to-move = A lépés linkjének másolása
play-on = Továbbjátszás innen
play-on-about = Új gyakorlóasztal kezdődik, pontosan ettől a pillanattól. A többi helyre botok ülnek. A következő lapok ugyanazok, mint ebben a játszmában.
play-on-seat = Hová ülsz?
imported = Behozott
open-record = Felvett játszma megnyitása
open-record-about = Válaszd ki egy innen letöltött vagy a program által mentett játszma fájlját, vagy illeszd be a tartalmát. Lépésről lépésre megnézheted, bárki szemével, és bármely pillanattól továbbjátszhatod.
open-record-file = Fájl
open-record-text = vagy a tartalma
open-record-do = Megnyitás
open-record-nonsense = Ez nem játszma jegyzőkönyve: még csak nem is JSON.
report = Hiba bejelentése
report-about = A bejelentésben a lépések vannak, az, amit az asztalból látsz, a program és a böngésző verziója és az utolsó hibák. Amíg tart a játszma, semmi sincs benne abból, amit mások rejtve tartanak.
report-words = Mi történt, és mit vártál?
report-download = A bejelentés letöltése
report-copy = A bejelentés másolása
report-send = A szerver üzemeltetője itt fogadja a bejelentéseket:

## Lessons

lesson = Lecke
lesson-progress = Lecke: { $number } / { $of }
lesson-next = Tovább
lesson-your-move = Te jössz
lesson-watch = Figyeld, mi történik…
lesson-confirm = A köröd véget ért. Nyomd meg a „Kör vége” gombot: addig még visszavonhatod.
lesson-first-game = Első játszma egy újonc ellen
lesson-begin = { $game } tíz perc alatt
lesson-go-on = A lecke folytatása: { $game } ({ $read } / { $notes })
lesson-anew = A lecke elölről

## What happened since the last turn

since = Az utolsó köröd óta
since-round = A legutóbbi forduló
since-play = Lejátszás
since-stop = Megállítás
since-hide = Elrejtés

## Together

one-device = Többen egy készüléken
seat-here = Másvalaki ezen a készüléken
seat-name = Név a { $number }. helyen
curtain = Add át a készüléket: { $name }
curtain-about = Amit csak egyikőtök láthat, akkor kerül a képernyőre, amikor a függöny felmegy, előbb nem.
curtain-lift = { $name } vagyok: mutasd az asztalomat
come-back-to = { $name } visszaül
duration = Körülbelül { $minutes } perc.
lasting-days = { $count } nap
lasting-hours = { $count } óra
lasting-minutes = { $count } perc
lasting-seconds = { $count } másodperc
clock = Óra
clock-none = Óra nélkül
clock-quick = Gyors: 10 perc, körönként 15 másodperc
clock-live = Élő: 20 perc, körönként 30 másodperc
clock-days = Időnként: 3 nap, körönként 12 óra
clock-weeks = Ráérősen: egy hét, körönként egy nap
clock-words = Minden játékos kezdő ideje { $bank }, minden kör után ennyit kap: { $increment }, legfeljebb ennyi lehet: { $cap }.
clock-about = Ha lejár az idő, egy bot játszik tovább; a játékos visszaülhet a helyére.
clock-none-about = Óra nélkül mindenki annyi időt használ, amennyi kell neki.
clock-left = Hátralévő idő: { $time }
clock-little = Már csak ennyi idő van: { $time }
clock-long = { $days } n { $hours } ó
components = A saját dobozod adatai
components-about = TOML komponensfájl, ahogyan a petteia parancs használja. Az asztalnál a benne lévő adatokkal játszotok.
components-large = Ez a fájl túl nagy: legfeljebb { $most } kilobájt lehet.
components-chosen = Ezzel játszotok: { $name }.
components-forget = Mégsem
arrange-up = Feljebb: { $name }
arrange-lot = Sorsold ki a helyeket
filters = Mely asztalok
filter-game = Játék
filter-free = Szabad hely
filter-pace = Tempó
filter-any = bármely
pace-none = óra nélkül
pace-live = élőben
pace-days = időnként
no-suitable-tables = A nyitott asztalok közül egyik sem felel meg. Kérj kevesebbet, vagy nyiss egyet.
next-table = Következő asztal ({ $count })
next-table-about = Ahhoz az asztalhoz, amely a legrégebben vár rád
mute = { $name } némítása
muted = { $name } némítva van.
unmute = Hallani újra
unmute-name = { $name } újra hallható
muted-people = Némított emberek
unread-called = Valaki téged szólít
phrases = Kész mondatok
phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét, jó játékot!
phrase-nice-move = Szép lépés!
phrase-thinking = Hadd gondolkodjam…
phrase-back-soon = Mindjárt jövök.
phrase-sorry = Elnézést!
phrase-thanks = Köszönöm!
phrase-good-game = Jó játék volt!
rematch-join = { $name } újra játszik: csatlakozás
abandon-sure = Befejezitek a játszmát eredmény nélkül?
abandon-about = Akkor ér véget, ha minden játékos beleegyezik.
abandon-agreed = beleegyezett
abandon-open = még nem egyezett bele
abandon-agree = Beleegyezem
abandon-end = A játszma befejezése

## Settings

settings = Beállítások
settings-of-device = Ez a böngésző jegyzi meg.
settings-of-account = A fiókod jegyzi meg, minden készülékeden.
save = Mentés
colours = Színek
animation = Mozgás a táblán
animation-none = nincs
animation-fast = gyors
animation-normal = szokásos
animation-slow = lassú
sounds = Hang
sound-turn = Rövid hang, ha én következem vagy valaki szólít
volume = Hangerő
sound-try = Meghallgatom
confirmations = Jóváhagyás
confirm-turn = A kör végén
confirm-turn-ask = kérdezz meg
confirm-turn-auto = érjen véget azonnal
confirm-place = Építéskor
confirm-place-ghost = előbb mutasd, aztán jóváhagyom
confirm-place-at-once = azonnal
confirm-final = Ha valamit nem lehet visszavonni
confirm-final-once = első alkalommal kérdezz meg
confirm-final-always = mindig kérdezz meg
confirm-final-never = ne kérdezz
final-asked = Ezt nem lehet visszavonni.
final-do = Megteszem
final-leave = Még nem
notices = Ha én következem, de nem vagyok itt
notices-account = Fiókkal webhookon vagy e-mailben kaphatsz értesítést. A kezdőlapon hozhatsz létre egyet.
notices-about = Egy üzenet minden alkalommal, amikor rád várnak, de soha, amíg az asztalt nézed.
notices-webhook = Webhook (Discord, Slack vagy saját)
notices-email = E-mail-cím
notices-test = Próbaüzenet küldése
notices-sent = Elküldve.
notices-kept = Elmentve.
notices-code = Kód a levélből, amely ide ment: { $email }
notices-confirm = Megerősítés
notices-confirmed = A cím megerősítve.

## The drawer of a small screen

hand = Kéz

## Looking at a board

sight = A térkép nézete
nearer = Közelebb
farther = Távolabb
whole-board = Az egész térkép
names-of-places = A mezők neve
without-pieces = A tábla bábuk nélkül
key-zoom = közelebb, távolabb, az egész térkép
key-pan = a térkép mozgatása
key-names = a mezők neve

## A többiek beleegyezésével

ask-back =
    { $people ->
        [0] Utolsó lépésem visszavonása
       *[other] Kérem az utolsó lépésem visszavonását
    }
ask-back-turn =
    { $people ->
        [0] Egész utolsó köröm visszavonása
       *[other] Kérem az egész utolsó köröm visszavonását
    }
ask-pause =
    { $people ->
        [0] A játék szüneteltetése
       *[other] Szünetet kérek
    }
ask-substitute = Játsszon bot { $name } helyett
question-take_back = { $name } visszavonna egy lépést. Vele minden visszaáll, ami azóta történt.
question-reveals = Ami azóta kiderült, az ismert marad: senki sem tudja elfelejteni.
question-pause = { $name } szünetet kér. Minden óra megáll, amíg valaki nem folytatja.
question-substitute = { $name } azt javasolja, hogy { $other } helyett visszatértéig bot játsszon.
question-about-you = Ha itt vagy, lépj, vagy szólj.
question-waits = Még nem egyezett bele: { $names }.
question-agree = Beleegyezem
question-decline = Inkább ne
question-withdraw = Mégsem
question-here = Itt vagyok
is-paused = A játék szünetel. Minden óra áll.
resume = Folytatás
is-away = { $name } nincs itt.
is-away-soon =
    { $minutes ->
        [one] { $name } nincs itt. Egy perc után visszatértéig bot játszik.
       *[other] { $name } nincs itt. { $minutes } perc után visszatértéig bot játszik.
    }
you-were-away = Amíg nem voltál itt, bot játszott helyetted. A hely újra a tiéd.
understood = Rendben
watching-off = Senki se nézhesse
watching-on = Mások is nézhessék
not-to-be-watched = Ennél az asztalnál játék közben senki sem nézhet. Gyere vissza, ha véget ért.

## Asztalok listái

join = Beülök
watch = Megnézem
running-tables = Nézhető játékok
finished-tables = Befejezett játékok
host-gone = a gazdája nincs itt
result-won = Nyertél
result-place = { $place }. hely
result-of = Nyertes: { $names }
