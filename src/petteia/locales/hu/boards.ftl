# What stands on and beside the boards that the terminal draws. Pieces are called there as they are typed.

boards-player = játékos
boards-turn = { $turn }. kör.
boards-resigned = feladta
boards-none = nincs
boards-at-a-price = fizetség fejében
boards-face-down = { $count } képpel lefelé

# Attika

boards-hand = Kéz: { $cards }
boards-amphoras-held = Amforák: { $count }
boards-on-player-board = A játékostábládon: { $buildings }
boards-temple = templom
boards-built-by = építette: { $player }
boards-place = q,r egy hely
boards-cards = { $count } kártya
boards-cards-range = { $fewest }–{ $most } kártya
boards-cards-up-to = legfeljebb { $most } kártya
boards-further-east = keletebbre:
boards-map-tile = { $tile }. térképlapka
boards-map-tile-at = { $tile }. térképlapka itt: { $place }
boards-built = épült
boards-settlements = települések
boards-amphoras = amforák
boards-piles = halmok
boards-cards-held = kártyák
boards-deck = Húzópakli { $count }.
boards-discards = Eldobva
boards-supply = Amfora { $amphoras }. Térképlapka { $tiles }.
boards-key-built = megépült
boards-key-stored = a játékostáblán
boards-key-pile = halomban
boards-key-indented = beljebb: a fölötte álló mellett ingyenes
boards-key-amphora = * a csoportért amfora járt
boards-next-first = Képpel lefelé, elöl a következő:
boards-the-deck = húzópakli
boards-map-tiles = térképlapkák
boards-pile = halom: { $pile }

# Olympos

boards-goods = Telepes a talonban: { $stock }, homokóra: { $hourglasses }, kocka:
boards-territories = Területek:
boards-destiny-cards = Sorskártyák: { $cards }
boards-star = csillag
boards-star-with-tribe = csillag törzzsel
boards-beside-north = Északkal szomszédos
boards-above = felül { $upper }, alul { $lower }
boards-barbarians = barbárok
boards-condemned = kereszttel jelölt
boards-one-olympos-card = egy Olymposkártya
boards-two = kettő
boards-the-cross = a Kereszt
boards-two-points = két pont
boards-laid-twice = kétszer letett presztízs
boards-bonuses = 1s telepes, 2h homokóra, 2p presztízs, gr kocka, (..) szürke bónusz, -- elfogyott a lapka
boards-action-points = { $count } akciópont
boards-action-points-range = { $fewest }–{ $most } akciópont
boards-north = ~ Észak ~
boards-olympos-card = Olymposkártya: { $card }
boards-card-face-down = képpel lefelé
boards-oracle-shows = Az Orákulum ezt mutatja: { $cards }
boards-condemn-several = A *-gal jelölteken csillag van. Egyszerre több is megnevezhető: `{ $example }, ...`.
boards-space = mező
boards-stock = talon
boards-glass = óra
boards-prestige = preszt.
boards-held = kártya
boards-swords = kard
boards-stars = csillag
boards-zeus = Zeusz
boards-cubes = kocka
boards-land = terület
boards-no-discoveries = nincs felfedezés
boards-holds = kézben: { $cards }
boards-destiny-deck = Sorspakli { $count }. Eldobva: { $discards }.
boards-olympos-cards = Olymposkártyák: { $cards }

# Polis

boards-auction = Árverés:
boards-no-bid = még nincs ajánlat
boards-bid-by = { $coins }, { $player }
boards-passed = passzolt: { $players }
boards-bids = { $lowest }–{ $highest }, vagy pass
boards-purse = Érme: { $coins }, jelző: { $tokens }, kéz:
boards-symbols = C Kultúra, V Váza, W Háború, w Háború csak védekezésben, M zsoldosok
boards-incomes = $2 érme körönként, $/r minden piros lapért, $/# minden épületért, +1 pont körönként
boards-end-points = !2 pont a játék végén, !/r minden piros lapért, -1 kedvezmény, -3y sárga lapokra
boards-ring = [ ] gyűrű: érme kerülhet rá, [{ $coin }] érme: védett, a jel nem számít
boards-marks = ^ előretolva, >S erre mutat: S, Háború 2/5 támadás/védelem, * aktív játékos
boards-coins = { $count } érme
boards-coins-range = { $fewest }–{ $most } érme
boards-setup = Előkészítés
boards-decks = { $turn }. kör, { $phase }. Paklik:
boards-end = VÉGE
boards-coins-held = érme { $count }
boards-tokens-held = jelző { $count }
boards-war = Háború { $count }
boards-culture = Kultúra { $count } x { $pile }
boards-vases = Váza { $count }
boards-in-hand = kéz
boards-no-city = még nincs város
boards-history = { $player }, történelem: { $cards }
boards-under-alexander = { $player }, Nagy Sándor alatt: { $cards }
boards-out-of-game = Játékon kívül: { $cards }
