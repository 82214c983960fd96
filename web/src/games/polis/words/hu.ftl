# A Polis a képernyőn. Amit maga a játék mond, az az src/petteia/locales alatt van.

## The market: phases, decks, what is being decided

polis-table-phases = A kör szakaszai
polis-tip-phase-draw = Két lap különböző paklikból; egy harmadik megvehető.
polis-tip-phase-auction = Legalább egy lap a kézből képpel lefelé árverésre kerül.
polis-tip-phase-develop = Legfeljebb két lap kerül a kézből a városba, fizetség ellenében.
polis-tip-phase-protect = Egy érme egy gyűrűs jelen megvéd egy lapot a háborútól.
polis-tip-phase-profit = A tábla és a lapok bevétele; a lapok szövegét is most lehet használni.
polis-tip-phase-trade = Egy partnerrel: mindenki annyi érmét kap, ahány Vázája a másiknak van.
polis-tip-phase-war = Egy olyan játékos ellen, akinek kevesebb háborújele van.
polis-table-end-cards = { $all } Játék vége lapból { $up } látszik
polis-tip-end-cards = Amikor { $all } Játék vége lap látszik, a játék az éppen folyó körrel véget ér.
polis-table-last-turn = Utolsó kör
polis-tip-last-turn = A soron lévő játékos a 3. szakasz végéig játszik. Aztán jön a pontozás.
polis-table-decks = Paklik
polis-table-unseen = Mi lehet még a paklikban
polis-table-unseen-note = Minden lap, amelyről nem tudni, hol van: a paklijában fekszik, hacsak nincs valakinek a kezében, vagy nem került ki képpel lefelé a játékból.
polis-table-deck-left =
    { $count ->
        [one] 1 lap maradt.
       *[other] { $count } lap maradt.
    }
polis-table-deck-safe =
    { $count ->
        [one] A következő lap biztosan nem a Játék vége lap.
       *[other] A következő { $count } lap biztosan nem a Játék vége lap.
    }
polis-table-deck-danger =
    { $count ->
        [one] Az utolsó lap a Játék vége lap.
       *[other] E { $count } lap bármelyike lehet a Játék vége lap!
    }
polis-table-deck-blocked = A Játék vége lap lezárta: innen már senki sem húz.
polis-table-deck-top = A legfelső lapot láttad: { $card }.
polis-tip-deck = A Játék vége lap az utolsó { $last } között van.
polis-table-blocked = lezárva
polis-table-bank = Bank
polis-table-out-of-game =
    { $count ->
        [one] 1 lap van a játékon kívül
       *[other] { $count } lap van a játékon kívül
    }
polis-tip-out-of-game = Senkinek sem kellettek, vagy a dobozba kerültek. Senki sem nézi meg őket.
polis-table-stage = Amiről most döntünk
polis-table-use = Használd: { $card }
polis-table-take-from-decks = Válassz egy paklit.
polis-table-buying = Vétel
polis-table-selling = Eladás
polis-table-choose = Válassz
polis-table-cancel = Mégse
polis-table-confirm-board = Ezt a táblát kérem
polis-table-confirm-buy = Megveszem a lapot
polis-table-confirm-auction = Árverésre bocsátom
polis-table-confirm-develop = Kifejlesztem
polis-table-confirm-discard = A dobozba teszem
polis-table-confirm-protect = Megvédem
polis-table-confirm-use = Használom a lapot
polis-table-confirm-kill = Küldöm az Orgyilkost
polis-table-confirm-remove = Kiveszem a játékból
polis-table-confirm-return = Visszahozom
polis-table-confirm-trade = Kereskedem
polis-table-confirm-attack = Támadok
polis-table-confirm-destroy = Elpusztítom
polis-table-confirm-sacrifice = Feláldozom
polis-table-city-of = { $player } városa
polis-table-approach = { $player } városa közelről
polis-table-step-back = Vissza az összes városhoz

## The auction

polis-table-sells = árverez: { $card }
polis-table-bidders = Licitálók
polis-table-highest = legmagasabb ajánlat
polis-table-passed = passzolt
polis-table-bids-now = dönt
polis-table-still-in = még játékban
polis-table-your-bid = Az ajánlatod
polis-table-less = Egy érmével kevesebb
polis-table-more = Egy érmével több
polis-table-amount = Érme
polis-table-must-sell = { $coins }: el kell adni
polis-table-bid = Ajánlat: { $coins }
polis-table-pass = Passz
polis-table-beforehand = Legmagasabb ajánlat előre
polis-table-beforehand-set = Ajánlat legfeljebb { $coins }
polis-table-beforehand-pass = Passz előre
polis-table-beforehand-is =
    { $coins ->
        [0] Ebben az árverésben passzolsz.
        [one] Helyetted legfeljebb 1 érméig megy a licit.
       *[other] Helyetted legfeljebb { $coins } érméig megy a licit.
    }
polis-table-beforehand-clear = Mégis kérdezz meg
polis-table-pass-all = Végig passz …
polis-table-pass-turn = Passz ebben a fordulóban
polis-table-pass-always = Mindig passz
polis-table-passing-turn = Ebben a fordulóban minden árverésen passzolsz.
polis-table-passing-always = Minden árverésen passzolsz, amíg mást nem mondasz.

## On to the next phase

polis-table-done-look = Nem nézek többet
polis-table-done-extra = Nem veszek további lapot
polis-table-done-offer = Nincs több árverés
polis-table-done-develop = Nem fejlesztek többet
polis-table-done-found = Maradjon ott
polis-table-done-visit = Nem húzok
polis-table-done-protect = Semmit sem védek
polis-table-done-profit = Vége a szakasznak
polis-table-done-trade = Nem kereskedem
polis-table-done-war = Nincs háború, vége a körnek
polis-table-done-strike = Nincs gyilkosság, vége a körnek

## Keys

polis-key-amount = az ajánlat módosítása
polis-key-bid = ajánlat
polis-key-pass = passz
polis-key-done = tovább a következő szakaszra
polis-key-confirm = megteszi, amit kiválasztottál
polis-key-back = visszateszi, amit kiválasztottál

## Cities, hands and players

polis-table-no-cards = Még nincs lap
polis-table-hand = A kezed
polis-table-hand-empty = Nincs lap a kezedben
polis-table-hand-of =
    { $count ->
        [0] Nincs lap a kézben
       *[other] { $count } lap a kézben
    }
polis-table-to-develop =
    { $price ->
        [0] ingyen kifejleszthető
       *[other] { $price } érméért kifejleszthető
    }
polis-table-too-dear = a kifejlesztése { $price } érme, több, mint amennyid van
polis-table-coins = { $count } érme
polis-table-tokens = { $count } győzelmi pont jelzőkben
polis-table-history =
    { $count ->
        [0] Történelem: nincs lap
       *[other] Történelem: { $count } lap
    }
polis-table-strength =
    { $defence ->
        [0] Nincs háborújel
       *[other] Háború: támadásban { $war }, védekezésben { $defence }
    }
polis-table-protected = érme védi
polis-table-used = már használták
polis-table-points-at = felé fordítva: { $player }
polis-table-tucked = { $count } lap alatta
polis-table-ring = (gyűrűs)
polis-table-covered = (érme alatt)
polis-table-in-defence = { $symbol }, csak védekezésben
polis-gain-culture = { $count } Kultúra
polis-gain-vase = { $count } Váza
polis-gain-war = { $count } Háború
polis-gain-coins = körönként { $count } érme
polis-gain-points = körönként { $count } pont
polis-gain-ends = a játék végén { $count } pont
polis-tip-price =
    { $price ->
        [0] Most ingyen fejlesztheted ki { $full } érme helyett.
       *[other] Most { $price } érméért fejlesztheted ki; a teljes ára { $full }.
    }
polis-tip-gains = Ezt hozza a városodnak: { $gains }.
polis-tip-back = Csak a színe látszik, a lap képe rejtve van.
polis-tip-side = A tábla jelei mindig számítanak, érme nem kerülhet rájuk.
polis-tip-hand = A kézben tartott lapok színét mindenki látja, a képüket nem.
polis-tip-history-empty = Ide kerülnek képpel lefelé az elpusztított lapok. A játék végén mindegyik annyi pontot ér, ahány Kultúra a városban látszik.
polis-tip-history-worth = Most ennyit ér: { $culture } Kultúra szorozva { $count } lappal = { $points } pont.
polis-tip-money = A játék végén minden { $coins } érme egy pontot ér.
polis-tip-tokens = Már megszerzett pontok. Egyes lapokkal elkölthetők.
polis-tip-culture = A játék végén ennyi pontot ér a város történelmének minden lapja.
polis-tip-vase = Aki ezzel a várossal kereskedik, ennyi érmét kap.
polis-tip-war = Csak olyan várost lehet megtámadni, amelynek kevesebb a Háborúja.
polis-tip-income = Minden körben a bevétel szakaszában érkezik.
polis-tip-discounts = Ennyivel olcsóbb a lapok kifejlesztése. Minden kedvezmény összeadódik.
polis-tip-ends = A város lapjain most látható pontok, történelem és érmék nélkül.

## The texts of the cards, and when they work

polis-when-phase = { $number }. szakasz ({ $phase })
polis-when-before = az 1. szakasz előtt
polis-when-placed = amikor leteszik
polis-when-anytime = a köröd során bármikor
polis-uses-any = akárhányszor
polis-uses-once_per_turn = körönként egyszer
polis-uses-once_per_game = játszmánként egyszer
polis-some-points = { $tokens } győzelmi pont
polis-text-alexander = Tegyél egy lapot a kezedből Nagy Sándor alá; a többiek csak a színét látják. Minden ilyen lap egy háborújelnek számít. Akinél ott van Nagy Sándor, nem pusztíthatja el Diogenészt.
polis-text-archimedes = Tegyél egy lapot a kezedből a dobozba, és húzz helyette egyet egy tetszőleges pakliból.
polis-text-aristotle = A további lap ára érmék helyett { polis-some-points }.
polis-text-assassin = Ára { polis-some-points }: egy személy ikonú lap bármelyik városból a gazdája történelmébe kerül. Az Orgyilkos önmagát nem távolíthatja el.
polis-text-captain = Még { $coins } érmét hoz, ha van hajó a városban.
polis-text-colony = Fizesd ki még egyszer, amennyit érte adtál, és tedd a városodba képpel felfelé a legfelső piros lapot; előre nem nézheted meg.
polis-text-corinth_canal = Kétszer kereskedhetsz, egy vagy két partnerrel; ebben a körben egyiküket sem támadhatod meg.
polis-text-diogenes = Akinek városában ott van Nagy Sándor, nem pusztíthatja el Diogenészt.
polis-text-euclid = Vegyél vagy adj el győzelmi pontokat, darabját { $coins } érméért.
polis-text-harbour = Ára { polis-some-points }: fordítsd a Kikötőt egy másik játékos felé, akinek a következő saját kereskedelmi szakaszában veled kell kereskednie.
polis-text-herodotus = Nézd át egy másik játékos történelmét, és vegyél ki belőle egy lapot a játékból.
polis-text-hippocrates = Nézd át a saját történelmedet, és hozz vissza egy lapot a városodba.
polis-text-homer = Tegyél egy lapot a kezedből képpel lefelé a saját történelmedre.
polis-text-lighthouse = Nézd meg { $looks } tetszőleges pakli legfelső lapját.
polis-text-mercenary = Amikor támadsz, minden kifizetett { $coins } érme egy újabb háborújel. Érme alatt ez a képesség elvész.
polis-text-phidias = A soron lévő játékos az egész kezét a dobozba teszi, a többiek egy-egy lapot. Aztán mindenki ugyanannyit húz tetszőleges paklikból.
polis-text-plato = Ára { polis-some-points }: kapsz { $coins } érmét, egy általad választott másik játékos pedig { $gift } érmét.
polis-text-priestess = Ára { polis-some-points }: tegyél egy lapot a kezedből a dobozba, és húzz helyette egyet egy tetszőleges pakliból.
polis-text-statue_of_zeus = Ha ez a város háborút veszít, Zeusz szobrának kell elpusztulnia, kivéve ha érme védi.
polis-text-temple = Húzz egy lapot a kezedbe: { $deck }.
polis-text-troy = Háborújelei csak védekezésben számítanak, és nem lehet a háború ára.

## Who is ahead, who is next, how near the end is

polis-table-score = { $count } pont, ha most véget érne a játék
polis-tip-score = Minden nyíltan látszik: a kézben tartott lapok nem számítanak.
