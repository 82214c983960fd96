# A Polis a képernyőn. Amit maga a játék mond, az az src/petteia/locales alatt van.

## The market: phases, decks, what is being decided

polis-table-phases = A forduló fázisai
polis-tip-phase-draw = Két lap különböző paklikból; egy harmadik megvehető.
polis-tip-phase-auction = Legalább egy kézbeli lap lefordítva árverésre kerül.
polis-tip-phase-develop = Legfeljebb két kézbeli lap kerül a városba, fizetség ellenében.
polis-tip-phase-protect = Egy érme egy bekarikázott szimbólumon megvéd egy lapot a háborútól.
polis-tip-phase-profit = A tábla és a lapok bevétele; a lapok szövegét is most lehet használni.
polis-tip-phase-trade = Egy partnerrel: mindenki annyi érmét kap, ahány Vázája a másiknak van.
polis-tip-phase-war = Egy olyan játékos ellen, akinek kevesebb Háború-szimbóluma van.
polis-table-end-cards = { $all } Játék vége lapból { $up } látszik
polis-tip-end-cards = Amikor { $all } Játék vége lap látszik, a játék az éppen folyó fordulóval véget ér.
polis-table-last-turn = Utolsó forduló
polis-tip-last-turn = A soron lévő játékos a 3. fázis végéig játszik. Aztán jön a pontozás.
polis-table-decks = Paklik
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
polis-table-stage = Amiről most döntünk
polis-table-use = Használd: { $card }
polis-table-take-from-decks = Válassz egy paklit.
polis-table-choose = Válassz
polis-table-cancel = Mégse
polis-table-confirm-board = Ezt a táblát kérem
polis-table-confirm-buy = Megveszem a lapot
polis-table-confirm-auction = Árverésre bocsátom
polis-table-confirm-develop = Kifejlesztem
polis-table-confirm-discard = Leteszem
polis-table-confirm-protect = Megvédem
polis-table-confirm-use = Használom a lapot
polis-table-confirm-kill = Küldöm az Orgyilkost
polis-table-confirm-remove = Kiveszem a játékból
polis-table-confirm-return = Visszahozom
polis-table-confirm-trade = Kereskedem
polis-table-confirm-attack = Támadok
polis-table-confirm-destroy = Lerombolom
polis-table-confirm-sacrifice = Feláldozom
polis-table-city-of = { $player } városa

## The auction

polis-table-sells = árverésre bocsátja: { $card }
polis-table-bidders = Licitálók
polis-table-highest = legmagasabb licit
polis-table-passed = passzolt
polis-table-bids-now = dönt
polis-table-still-in = még játékban
polis-table-your-bid = A te licited
polis-table-less = Egy érmével kevesebb
polis-table-more = Egy érmével több
polis-table-amount = Érme
polis-table-must-sell = { $coins }: el kell adni
polis-table-bid = Licit: { $coins }
polis-table-pass = Passz
polis-table-beforehand = Legmagasabb licit előre
polis-table-beforehand-set = Licit legfeljebb { $coins }
polis-table-beforehand-pass = Passz előre
polis-table-beforehand-is =
    { $coins ->
        [0] Ebben az árverésben passzolsz.
        [one] Helyetted legfeljebb 1 érméig megy a licit.
       *[other] Helyetted legfeljebb { $coins } érméig megy a licit.
    }
polis-table-beforehand-clear = Mégis kérdezz meg

## On to the next phase

polis-table-done-look = Nem nézek többet
polis-table-done-extra = Nem kérek több lapot
polis-table-done-offer = Nincs több árverés
polis-table-done-develop = Nem fejlesztek többet
polis-table-done-found = Maradjon ott
polis-table-done-visit = Nem húzok
polis-table-done-protect = Semmit sem védek
polis-table-done-profit = Vége a fázisnak
polis-table-done-trade = Nem kereskedem
polis-table-done-war = Nincs háború, vége a fordulónak

## Keys

polis-key-amount = a licit módosítása
polis-key-bid = licit
polis-key-pass = passz
polis-key-done = tovább a következő fázisra
polis-key-confirm = megteszi, amit kiválasztottál
polis-key-back = visszateszi, amit kiválasztottál
