# What stands on and beside the boards that the terminal draws. Pieces are called there as they are typed.

boards-player = giocatore
boards-turn = Turno { $turn }.
boards-resigned = ha abbandonato
boards-none = nessuna
boards-at-a-price = a pagamento
boards-face-down = { $count } coperte

# Attika

boards-hand = Mano: { $cards }
boards-amphoras-held = Anfore: { $count }
boards-on-player-board = Sulla tua plancia: { $buildings }
boards-temple = tempio
boards-built-by = costruito da { $player }
boards-place = q,r un luogo
boards-cards =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
boards-cards-range = da { $fewest } a { $most } carte
boards-cards-up-to =
    fino a { $most ->
        [one] 1 carta
       *[other] { $most } carte
    }
boards-further-east = più a est:
boards-map-tile = Tessera { $tile }
boards-map-tile-at = Tessera { $tile } in { $place }
boards-built = costruiti
boards-settlements = insediamenti
boards-amphoras = anfore
boards-piles = pile
boards-cards-held = carte
boards-deck = Mazzo { $count }.
boards-discards = Scarti
boards-supply = Anfore { $amphoras }. Tessere { $tiles }.
boards-key-built = costruito
boards-key-stored = sulla plancia
boards-key-pile = in una pila
boards-key-indented = rientrato: gratis accanto a quello sopra
boards-key-amphora = * anfora presa per il gruppo
boards-next-first = Coperti, a partire dal prossimo:
boards-the-deck = mazzo
boards-map-tiles = tessere
boards-pile = pila { $pile }

# Olympos

boards-goods = Colonizzatori in riserva: { $stock }, clessidre: { $hourglasses }, cubetti:
boards-territories = Territori:
boards-destiny-cards = Carte Destino: { $cards }
boards-star = stella
boards-star-with-tribe = stella con una tribù
boards-beside-north = accanto al Nord
boards-above = { $upper } sopra { $lower }
boards-barbarians = barbari
boards-condemned = condannato
boards-one-olympos-card = una carta Olimpo
boards-two = due
boards-the-cross = la Croce
boards-two-points = due punti
boards-laid-twice = prestigio posato due volte
boards-bonuses = 1s colonizzatore, 2h clessidre, 2p prestigio, gr cubetto, (..) bonus grigio, -- tessere finite
boards-action-points =
    { $count ->
        [one] 1 punto azione
       *[other] { $count } punti azione
    }
boards-action-points-range = da { $fewest } a { $most } punti azione
boards-north = ~ il Nord ~
boards-olympos-card = Carta Olimpo: { $card }
boards-card-face-down = coperta
boards-oracle-shows = L'Oracolo mostra: { $cards }
boards-condemn-several = * ha una stella. Se ne possono nominare più d'uno alla volta: `{ $example }, ...`.
boards-space = casella
boards-stock = riserva
boards-glass = cless.
boards-prestige = prest.
boards-held = carte
boards-swords = spade
boards-stars = stelle
boards-zeus = Zeus
boards-cubes = cubetti
boards-land = terre
boards-no-discoveries = nessuna scoperta
boards-holds = ha in mano { $cards }
boards-destiny-deck = Mazzo Destino { $count }. Scarti: { $discards }.
boards-olympos-cards = Carte Olimpo: { $cards }

# Polis

boards-auction = Asta:
boards-no-bid = ancora nessuna offerta
boards-bid-by = { $coins } da { $player }
boards-passed = passano: { $players }
boards-bids = da { $lowest } a { $highest }, o pass
boards-purse = Monete: { $coins }, segnalini: { $tokens }, mano:
boards-symbols = C Cultura, V Vaso, W Guerra, w Guerra solo in difesa, M mercenari
boards-incomes = $2 monete a turno, $/r per ogni carta rossa, $/# per ogni edificio, +1 punti a turno
boards-end-points = !2 punti a fine partita, !/r per ogni carta rossa, -1 sconto, -3y sulle carte gialle
boards-ring = [ ] cerchiato: può avere una moneta, [{ $coin }] una moneta: al sicuro, il simbolo non vale
boards-marks = ^ spostata in avanti, >S rivolta verso S, Guerra 2/5 attacco/difesa, * giocatore attivo
boards-coins =
    { $count ->
        [one] 1 moneta
       *[other] { $count } monete
    }
boards-coins-range = da { $fewest } a { $most } monete
boards-setup = Preparazione
boards-decks = Turno { $turn }, { $phase }. Mazzi:
boards-end = FINE
boards-coins-held = monete { $count }
boards-tokens-held = segnalini { $count }
boards-war = Guerra { $count }
boards-culture = Cultura { $count } x { $pile }
boards-vases = Vasi { $count }
boards-in-hand = mano
boards-no-city = ancora senza città
boards-history = { $player }, Storia: { $cards }
boards-under-alexander = { $player }, sotto Alessandro: { $cards }
boards-out-of-game = Fuori dal gioco: { $cards }
