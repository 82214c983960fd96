# What the client says around the games: headings, buttons, explanations.

## The house

site = Petteia
tagline = Giochi da tavolo sull'antica Grecia, con gli amici e con avversari all'altezza.
rules = Regole
rulings = Interpretazioni
rule = Regola { $rule }
language = Lingua
theme = Colori: { $now }. Passa a: { $next }.
theme-auto = come il sistema
theme-light = chiari
theme-dark = scuri
try-again = Riprova
cancel = Annulla
close = Chiudi
copy = Copia
copied = Copiato
to-start = Alla pagina iniziale
to-table = Al tavolo
arriving = Si apparecchia il tavolo…
reconnecting = Connessione persa. Nuovo tentativo…
crowded = Qui è aperto troppo alla volta. Chiudi altre schede; questa riprova da sola.
in-english = Le regole sono scritte in inglese.
not-found-title = Qui non c'è nulla
not-found = Questo indirizzo non porta da nessuna parte.
table-private = Questo tavolo è privato. Chiedi il link d'invito a chi vi gioca.
invitation-old = Questo invito non vale più. Chiedine uno nuovo.

## The start page

game-attika = Attika
game-attika-about = Costruisci la tua città-stato su una terra comune. Piazza tutti i trenta edifici o unisci due templi.
game-olympos = Olympos
game-olympos-about = Guida i tuoi colonizzatori attraverso la Grecia, conquista scoperte e meraviglie e bada agli dèi: muove chi è più indietro nel tempo.
game-polis = Polis
game-polis-about = Fai crescere una città carta dopo carta: pesca e rilancia, sviluppa e proteggi, commercia e combatti, e fa’ parlare di te la storia.
level-novice = Novizio
level-citizen = Cittadino
level-strategos = Stratego
level-oracle = Oracolo
level-random = A caso
level-greedy = Avido
level-search = Previdente
bot-novice = Novizio: conosce le regole e spesso muove d'istinto
bot-citizen = Cittadino: prende ciò che al momento sembra meglio
bot-strategos = Stratego: pensa qualche mossa in anticipo
bot-oracle = Oracolo: pensa a lungo e vede lontano
bot-random = gioca a caso
bot-greedy = fa la mossa migliore del momento
bot-search = pensa in anticipo
opponents = Avversari
strength = La loro forza
play-now = Gioca subito
set-up-table = Prepara un tavolo per gli amici
my-tables = I miei tavoli
no-my-tables = Non siedi ancora a nessun tavolo.
open-tables = Tavoli aperti
no-open-tables = Nessun tavolo aspetta giocatori in questo momento. Preparane uno: gli altri lo vedranno qui.
you = tu
your-turn = Tocca a te
seats-open =
    { $count ->
        [0] pronto a cominciare
        [one] 1 posto libero
       *[other] { $count } posti liberi
    }
practice = Esercizio
status-open = In attesa
status-playing = In corso
status-over = Finita
status-abandoned = Interrotta
status-readonly = Solo da guardare
my-name = Giochi come
account = Account
account-why = Gioca anche su altri dispositivi
account-claim = Crea un account
account-claim-about = Il tuo nome e i tuoi tavoli restano tuoi; si aggiungono solo un nome utente e una password.
account-login = Accedi
account-login-about = Ritrovi i tavoli del tuo account.
login = Nome utente
login-shape = da 3 a 24 lettere dalla a alla z, cifre, punti, trattini e trattini bassi
password = Password (almeno 8 caratteri)
logged-in = Hai effettuato l'accesso come { $login }.
log-out = Esci
account-more = Accessi, password ed eliminazione dell'account
guest-more = Che cosa si sa di te, e come eliminarlo
shown-out = Qui l'accesso è terminato: da un altro dispositivo, o perché la password è cambiata.

## A new table

new-table = Un nuovo tavolo di { $game }
seats = Posti
how-many-seats = Quanti?
seat = Posto { $number }
seat-me = Qui siedo io
seat-friend = Libero, per un amico
who-may-come = Chi può venire, e che cosa è permesso
private = Solo su invito.
private-about = Il tavolo non compare in elenco; chi ha il link può sedersi o guardare.
kept-days = Se nessuno apre questa partita per { $days } giorni, questo server la chiude.
options = Regole in uso
options-about = Dove le regole stampate si possono leggere in più modi, puoi scegliere. La prima lettura è la nostra.
options-usual = La nostra lettura consueta di tutte le regole.
seed = Seme
seed-about = Lascialo vuoto per una partita regolare. Un tavolo con un seme scelto dà ogni volta le stesse carte e viene segnato come esercizio.
set-up = Prepara il tavolo

## Before the game

table-of = Un tavolo di { $game }
invited = Hai un invito per una partita di { $game }
private-short = Su invito
seat-open = libero
sit = Siediti qui
stand = Alzati
open-seat = Libera il posto
send-away = Libera il posto
give-to-bot = Dai a un bot
start = Comincia la partita
waiting-for-players =
    { $count ->
        [one] 1 posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
seat-lost = Non hai più un posto a questo tavolo.
waiting-for-host = Tutti i posti sono occupati. Comincia chi ha aperto il tavolo.
ready = Tutti i posti sono occupati. Puoi cominciare.
invite = Invita gli amici
invite-about = Chi apre questo link può sedersi subito, senza account.
invite-link = Link d'invito
new-invite = Crea un nuovo link; il vecchio non varrà più
reconstructed = Che cosa abbiamo dovuto ricostruire

## At the table

their-turn = Di turno
next-turn = dopo
standing = Come stanno tutti
has-resigned = ha abbandonato
sources = Da dove vengono i punti
bot-sits-in = gioca un bot
online = in linea
offline = assente
place = { $place }°
watching =
    { $count ->
        [one] 1 guarda
       *[other] { $count } guardano
    }
menu = Menu del tavolo
actions = Azioni
your-part = Che cosa puoi fare
players-and-log = Giocatori, diario e chat
log-or-chat = Che cosa si vede
players = Giocatori
log = Diario
no-log = Non è ancora successo nulla.
log-newest = Vai all'ultima riga
log-details =
    { $count ->
        [one] 1 dettaglio
       *[other] { $count } dettagli
    }
chat = Chat
no-chat = Nessuno ha ancora detto nulla.
no-chat-watching = La chat è per chi siede al tavolo.
chat-say = Di' qualcosa
send = Invia
unread = Nuovi messaggi
undo = Annulla
redo = Ripeti
restart-turn = Ricomincia il turno
end-turn = Termina il turno
back-to-now = Torna al presente
looking-back = Sguardo indietro: turno { $turn }, passo { $step } di { $steps }.
history = Cronologia
history-step = Turno { $turn }, passo { $step } di { $steps }
history-first = All'inizio
history-previous = Un passo indietro
history-next = Un passo avanti
history-now = Al presente
let-bot-play = Lascia giocare un bot per me
come-back = Riprendi il mio posto
abandon =
    { $people ->
        [one] Chiudi senza risultato
       *[other] Accetta di chiudere senza risultato ({ $agreed } su { $people })
    }
abandon-asked = { $names }: proposta di chiudere senza risultato. Puoi accettarla nel menu del tavolo.
hint = Chiedi un suggerimento
hint-button = Suggerimento
hint-show = Mostra
hint-do = Gioca
hints = Il consiglio di un bot
hint-chance = vince al { $percent } %
hint-alike = quasi altrettanto buona
hint-thinking = Il bot sta pensando …
hint-about = La stima di un bot, da ciò che vedi tu.
hints-off = Disattiva i suggerimenti per tutti
hints-on = Riattiva i suggerimenti
resign = Abbandona
resign-sure = Vuoi abbandonare questa partita?
leave = Lascia il tavolo
was-abandoned = La partita è stata chiusa senza risultato.
winners =
    { $count ->
        [one] Vince { $names }.
       *[other] Vincono insieme { $names }.
    }
is-readonly = Questa partita si può solo guardare. { $why }

## Keys

keys = Tasti
key-tab = da una cosa alla successiva
key-enter = scegliere
key-step = un passo indietro o avanti nella cronologia
key-ends = all'inizio, al presente
key-undo = annullare
key-redo = ripetere
key-end-turn = terminare il turno
key-hint = Suggerimento: che cosa farebbe un bot
key-board = al tavolo di gioco
key-hand = alla tua mano
key-prompt = a ciò che puoi fare
key-players = ai giocatori
key-log = al diario
key-chat = chat
key-since = che cosa è successo dal tuo ultimo turno
key-escape = chiudere, tornare al presente
key-help = questo elenco

## After the game

score-sheet = Risultato
see-board = Guarda il tabellone
rematch = Gioca ancora
download-record = Scarica la partita
verify = Controlla il mescolamento
fair-play = Il mescolamento era onesto?
fair-play-about = Prima della partita il server ha fissato il seme e mostrato questo hash di seme e sale. Dopo la partita li mostra entrambi, e tutti possono controllare che corrispondano.
salt = Sale
commitment = Hash mostrato prima della partita
computed = SHA-256 di seme, due punti e sale, calcolato dal tuo browser
verify-about = Tutto il caso di una partita viene dal suo seme. Prima della partita il server mostra un hash del seme e di un sale casuale; dopo, entrambi. Se l'hash corrisponde, nessuno ha cambiato il seme strada facendo.
verify-later = La partita non è ancora finita. Seme e sale si vedranno alla fine.
verified = Corrisponde: il seme era fissato prima della partita.
not-verified = Non corrisponde. Il seme non è quello promesso.
remembered = È anche l'hash che questo browser ha visto arrivando al tavolo.
not-remembered = Questo browser non era ancora stato al tavolo: confronta solo ciò che il server dice adesso.
exchanged = Ma arrivando al tavolo questo browser ha visto un altro hash.
verify-elsewhere = Il tuo browser calcola gli hash solo su pagine sicure. Questo comando lo fa:

## L'analisi dopo la fine

analysis = Analisi
analysis-looking = L'oracolo sta guardando la vostra partita …
analysis-curve = La probabilità di vittoria di ciascuno nel corso della partita
analysis-chance = { $player } { $percent } %
analysis-seat = { $player }: { $start } % all'inizio, { $most } % al massimo (turno { $most-turn }), { $least } % al minimo (turno { $least-turn }), { $end } % alla fine.
analysis-slips = Le scelte costate di più
analysis-who = { $player }, turno { $turn }
analysis-cost = −{ $percent } %
analysis-played = Giocato:
analysis-better = Meglio:
analysis-no-slips = Nessuna scelta è costata più del { $percent } % di probabilità di vittoria.
analysis-about = Stime dell'oracolo. La curva conosce tutto ciò che era sul tavolo; una scelta è giudicata da ciò che chi giocava poteva sapere.

## Problems

problem-offline = Il server non risponde. È caduta la linea?
problem-server = Qualcosa è andato storto sul server. Non è colpa tua.
problem-no-table = Questo tavolo non esiste.
problem-line-lost = La connessione è caduta due volte; controlla se è stato fatto.

## Rules beside the board

search = Cerca
search-found =
    { $count ->
        [0] Nessun punto trovato.
        [one] Trovato 1 punto.
       *[other] Trovati { $count } punti.
    }
key-rules = le regole accanto al tavolo

## Going back

history-previous-turn = Al turno precedente
history-next-turn = Al turno successivo
history-play = Guarda come un film
history-pause = Ferma il film
key-turn = un turno intero indietro o avanti nella cronologia
eyes = Vista
eyes-own = la mia
eyes-spectator = di uno spettatore
eyes-all = carte scoperte
link-to-move = Copia il link a questa mossa
play-on = Continua da qui
play-on-about = Un nuovo tavolo di prova comincia proprio da questo momento. I bot occupano gli altri posti. Le carte che verranno sono quelle di questa partita.
play-on-seat = Dove ti siedi?
imported = Importata
open-record = Apri una partita registrata
open-record-about = Scegli il file di una partita scaricata da qui o salvata dal programma, oppure incolla il suo contenuto. La vedi mossa per mossa, con gli occhi di chiunque, e puoi continuarla da ogni momento.
open-record-file = File
open-record-text = o il suo contenuto
open-record-do = Apri
open-record-nonsense = Questa non è una partita registrata: non è nemmeno JSON.
report = Segnala un errore
report-about = La segnalazione contiene le mosse, ciò che vedi del tavolo, le versioni del programma e del browser e gli ultimi errori. Finché si gioca non contiene nulla di ciò che gli altri tengono nascosto.
report-words = Che cosa è successo, e che cosa ti aspettavi?
report-download = Scarica la segnalazione
report-copy = Copia la segnalazione
report-send = Chi gestisce questo server riceve le segnalazioni qui:

## Lessons

lesson = Lezione
lesson-progress = Lezione: nota { $number } di { $of }
lesson-next = Avanti
lesson-your-move = Tocca a te
lesson-watch = Guarda che cosa succede…
lesson-confirm = Il tuo turno è finito. Premi «Termina il turno»: fino ad allora puoi ancora tornare indietro.
lesson-first-game = Gioca una prima partita contro un novizio
lesson-begin = Impara { $game } in dieci minuti
lesson-go-on = Continua a imparare { $game } ({ $read } di { $notes })
lesson-anew = Ricomincia la lezione

## What happened since the last turn

since = Dal tuo ultimo turno
since-round = L'ultimo giro
since-play = Rivedi
since-stop = Ferma
since-hide = Nascondi

## Together

one-device = In più persone su un dispositivo
seat-here = Un'altra persona su questo dispositivo
seat-name = Nome al posto { $number }
curtain = Passa il dispositivo a { $name }
curtain-about = Ciò che può vedere una sola persona arriva sullo schermo quando il sipario si alza, e non prima.
curtain-lift = Sono { $name }: mostra il mio tavolo
come-back-to = { $name } riprende a giocare
duration = Circa { $minutes } minuti.
lasting-days =
    { $count ->
        [one] 1 giorno
       *[other] { $count } giorni
    }
lasting-hours =
    { $count ->
        [one] 1 ora
       *[other] { $count } ore
    }
lasting-minutes =
    { $count ->
        [one] 1 minuto
       *[other] { $count } minuti
    }
lasting-seconds =
    { $count ->
        [one] 1 secondo
       *[other] { $count } secondi
    }
clock = Orologio
clock-none = Senza orologio
clock-quick = Veloce: 10 minuti più 15 secondi a turno
clock-live = Dal vivo: 20 minuti più 30 secondi a turno
clock-days = Ogni tanto: 3 giorni più 12 ore a turno
clock-weeks = Senza fretta: una settimana più un giorno a turno
clock-words = Ogni giocatore ha { $bank }, riceve { $increment } dopo ogni turno e non ha mai più di { $cap }.
clock-about = Quando il tempo scade continua un bot; il giocatore può riprendere il posto.
clock-none-about = Senza orologio ognuno si prende il tempo che vuole.
clock-left = Tempo rimasto: { $time }
clock-little = Resta poco tempo: { $time }
clock-long = { $days } g { $hours } h
components = I valori della tua scatola
components-about = Un file dei componenti in TOML, come lo usa il comando petteia. Il tavolo gioca poi con i suoi valori.
components-large = Questo file è troppo grande: al massimo { $most } kilobyte.
components-chosen = Si userà { $name }.
components-forget = Non usarlo
arrange-up = Sposta in su: { $name }
arrange-lot = Estrai a sorte i posti
filters = Quali tavoli
filter-game = Gioco
filter-free = Posti liberi
filter-pace = Ritmo
filter-any = qualsiasi
pace-none = senza orologio
pace-live = dal vivo
pace-days = ogni tanto
no-suitable-tables = Nessuno dei tavoli aperti va bene. Chiedi di meno o aprine uno.
next-table = Prossimo tavolo ({ $count })
next-table-about = Al tavolo che ti aspetta da più tempo
mute = Silenzia { $name }
muted = { $name }: messaggi silenziati.
unmute = Ascolta di nuovo
unmute-name = Ascolta di nuovo { $name }
muted-people = Persone silenziate
unread-called = Qualcuno ti chiama
phrases = Frasi pronte
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna e buon divertimento!
phrase-nice-move = Bella mossa!
phrase-thinking = Fammi pensare…
phrase-back-soon = Torno subito.
phrase-sorry = Scusate!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
rematch-join = { $name } gioca ancora: partecipa
abandon-sure = Chiudere questa partita senza risultato?
abandon-about = Finisce quando tutti quelli che giocano sono d'accordo.
abandon-agreed = è d'accordo
abandon-open = non ha ancora risposto
abandon-agree = Sono d'accordo
abandon-end = Chiudi la partita

## Settings

settings = Impostazioni
settings-of-device = Le ricorda questo browser.
settings-of-account = Le ricorda il tuo account, su tutti i tuoi dispositivi.
save = Salva
colours = Colori
animation = Movimento sul tabellone
animation-none = nessuno
animation-fast = veloce
animation-normal = normale
animation-slow = lento
sounds = Suono
sound-turn = Un breve suono quando tocca a me o qualcuno mi chiama
volume = Volume
sound-try = Ascolta
confirmations = Conferme
confirm-turn = Alla fine di un turno
confirm-turn-ask = chiedimelo
confirm-turn-auto = termina subito
confirm-place = Quando costruisco
confirm-place-ghost = prima mostra, poi conferma
confirm-place-at-once = subito
confirm-final = Quando una mossa non si può annullare
confirm-final-once = chiedimelo la prima volta
confirm-final-always = chiedimelo sempre
confirm-final-never = non chiedere
final-asked = Non si può annullare.
final-do = Fallo
final-leave = Non ancora
notices = Quando tocca a me e non ci sono
notices-account = Con un account puoi ricevere un avviso via webhook o e-mail. Si crea nella pagina iniziale.
notices-about = Un messaggio per ogni volta che ti aspettano, mai mentre guardi il tavolo.
notices-webhook = Webhook (Discord, Slack o tuo)
notices-email = Indirizzo e-mail
notices-test = Manda una prova
notices-sent = Mandato.
notices-kept = Salvato.
notices-code = Codice dell'e-mail a { $email }
notices-confirm = Conferma
notices-confirmed = L'indirizzo è confermato.

## The drawer of a small screen

hand = Mano

## Looking at a board

sight = Vista del piano di gioco
nearer = Ingrandisci
farther = Rimpicciolisci
whole-board = Tutto il piano di gioco
names-of-places = Nomi degli spazi
without-pieces = Il piano di gioco senza pezzi
key-zoom = più vicino, più lontano, tutto il piano di gioco
key-pan = sposta il piano di gioco
key-names = nomi degli spazi

## Con il consenso degli altri

ask-back =
    { $people ->
        [0] Ritira la mia ultima mossa
       *[other] Chiedi di ritirare la mia ultima mossa
    }
ask-back-turn =
    { $people ->
        [0] Ritira tutto il mio ultimo turno
       *[other] Chiedi di ritirare tutto il mio ultimo turno
    }
ask-pause =
    { $people ->
        [0] Metti in pausa la partita
       *[other] Chiedi una pausa
    }
ask-substitute = Lascia giocare un bot per { $name }
question-take_back = { $name } vorrebbe ritirare una mossa. Con essa torna indietro tutto ciò che è seguito.
question-reveals = Ciò che da allora è venuto alla luce resta noto: nessuno può dimenticarlo.
question-pause = { $name } chiede una pausa. Tutti gli orologi si fermano finché qualcuno non riprende.
question-substitute = { $name } propone che un bot giochi per { $other } fino al ritorno.
question-about-you = Se ci sei, fai la tua mossa oppure dillo.
question-waits = Manca il consenso di: { $names }.
question-agree = D'accordo
question-decline = Preferisco di no
question-withdraw = Lascia stare
question-here = Ci sono
is-paused = La partita è in pausa. Tutti gli orologi sono fermi.
resume = Riprendi
is-away = { $name } non c'è.
is-away-soon =
    { $minutes ->
        [one] { $name } non c'è. Dopo un minuto gioca un bot fino al ritorno.
       *[other] { $name } non c'è. Dopo { $minutes } minuti gioca un bot fino al ritorno.
    }
you-were-away = Mentre non c'eri un bot ha giocato per te. Il posto è di nuovo tuo.
understood = Va bene
watching-off = Non lasciare guardare nessuno
watching-on = Lascia guardare gli altri
not-to-be-watched = A questo tavolo nessuno può guardare mentre si gioca. Torna quando la partita è finita.

## Elenchi di tavoli

join = Partecipa
watch = Guarda
running-tables = Partite da guardare
finished-tables = Partite finite
host-gone = chi gestisce il tavolo non c'è
result-won = Hai vinto
result-place = Posto { $place }
result-of = Vince: { $names }
