# How the rules are played where they can be read in more than one way.

## Attika

attika-option-group_connection = Mikor összefüggő egy épületcsoport?
attika-option-group_connection-group_only = Ha a saját épületei hézag nélkül érintkeznek.
attika-option-group_connection-settlement = Ha mind egy településen fekszik, bármi köti is össze őket.
attika-option-amphora_substitute_card_blocks_actions = Véget vet-e a kör akcióinak az amfora híján húzott kártya?
attika-option-amphora_substitute_card_blocks_actions-no = Nem, a kör folytatódik.
attika-option-amphora_substitute_card_blocks_actions-yes = Igen, utána már csak kártya jöhet.
attika-option-reshuffle = Mikor keverjük meg az eldobott kártyákat?
attika-option-reshuffle-when_needed = Amikor kártya kell, és a pakli üres.
attika-option-reshuffle-when_empty = Amint a pakli kiürül.
attika-option-unused_actions_give_cards = Kötelező-e felvenni a fel nem használt akciók kártyáit?
attika-option-unused_actions_give_cards-automatic = Igen, mindig járnak.
attika-option-unused_actions_give_cards-optional = Nem, kártyánként dönt a játékos.
attika-option-map_symbols_substitute_two_for_one = Pótolhat-e két fölös tájjel egy hiányzót?
attika-option-map_symbols_substitute_two_for_one-no = Nem, csak kártyák párosíthatók.
attika-option-map_symbols_substitute_two_for_one-yes = Igen, mint a kártyák.
attika-option-full_renounce_needs_zero_actions = Ki kap három kártyát?
attika-option-full_renounce_needs_zero_actions-yes = Aki a körben semmit sem tett.
attika-option-full_renounce_needs_zero_actions-no = Az is, aki csak amforákkal cselekedett.
attika-option-start_player = Ki kezd?
attika-option-start_player-random = A sors dönt.
attika-option-start_player-1 = Az 1. hely.
attika-option-start_player-2 = A 2. hely.
attika-option-start_player-3 = A 3. hely.
attika-option-start_player-4 = A 4. hely.

## Olympos

olympos-option-condemner = Ki jelöl meg területeket kereszttel a játék elején?
olympos-option-condemner-bottom = Aki az első oszlop legalján áll.
olympos-option-condemner-top = Aki a tetején áll, kivéve négy játékosnál.
olympos-option-wonder_stars = Hány csillag kell egy csodához?
olympos-option-wonder_stars-at_least = Legalább annyi, amennyit mutat.
olympos-option-wonder_stars-exactly = Pontosan annyi, amennyit mutat.
olympos-option-last_turn = Mikor kezdődik a játék vége egy játékos számára?
olympos-option-last_turn-reached = Amikor eléri az utolsó Zeusz-mezőt.
olympos-option-last_turn-passed = Amikor elhagyja az utolsó Zeusz-mezőt.
olympos-option-escape = Mennyibe kerül elmenni egy másik telepes alól?
olympos-option-escape-paid = Annyiba, mint bármely más út.
olympos-option-escape-free = Semmibe.
olympos-option-bought_hourglasses = A felfedezéssel kapott homokórák segítenek kifizetni azt?
olympos-option-bought_hourglasses-at_once = Igen, azonnal számítanak.
olympos-option-bought_hourglasses-next_action = Nem, csak a későbbi akcióknál.
olympos-option-supply = Elfogyhat a készlet?
olympos-option-supply-unlimited = Nem, mindig van elég.
olympos-option-supply-strict = Igen, csak annyi van, amennyi a dobozban.
olympos-option-prestige = Rejtett a presztízs?
olympos-option-prestige-hidden = Igen, a játék végéig.
olympos-option-prestige-open = Nem, mindenki látja mindenkiét.

## Polis

polis-option-city_boards = Hogyan osztjuk ki a várostáblákat?
polis-option-city_boards-first_game = Ahogy az első játékban: adott városok, A oldal.
polis-option-city_boards-dealt = Sorsolással; az oldalt mindenki maga választja.
polis-option-city_boards-chosen = Mindenki táblát és oldalt választ.
polis-option-extra_card = Mikor lehet megvenni a további lapot?
polis-option-extra_card-after_drawing = A két lap húzása után.
polis-option-extra_card-before_drawing = A két lap húzása előtt.
polis-option-own_discount = Olcsóbbá teszi-e önmagát egy kedvezményt adó lap?
polis-option-own_discount-no = Nem, csak a későbbi lapokat.
polis-option-own_discount-yes = Igen, ha a kedvezmény rá is illik.
polis-option-temple_draw = Kell-e lapot húzni egy templommal?
polis-option-temple_draw-compulsory = Igen.
polis-option-temple_draw-optional = Nem, a gazdája dönt.
polis-option-phidias = Ki dobja el az egész kezét Pheidiasszal?
polis-option-phidias-active_player = A soron lévő játékos, bárkié lesz is a lap.
polis-option-phidias-owner = Akié a lap lesz.
polis-option-coin_stops_assassin = Megvéd-e egy érme az Orgyilkostól?
polis-option-coin_stops_assassin-no = Nem, csak a háborútól.
polis-option-coin_stops_assassin-yes = Igen.
polis-option-assassin = Mikor csaphat le az Orgyilkos?
polis-option-assassin-any_time = A saját kör bármelyik fázisában.
polis-option-assassin-profit_phase = Csak a Bevétel fázisban.
polis-option-tucked_cards = Hová kerülnek a Nagy Sándor alatti lapok, amikor ő távozik?
polis-option-tucked_cards-out_of_game = Kikerülnek a játékból.
polis-option-tucked_cards-history = Vele együtt a történelembe.
polis-option-once_per_game = Egy játékonként egyszer használható lap visszatér Hippokratésszal. Újra használható?
polis-option-once_per_game-stays_used = Nem, elhasznált marad.
polis-option-once_per_game-fresh = Igen, mintha új volna.
polis-option-empty_attack = Szabad-e támadni ott, ahol nincs mit lerombolni?
polis-option-empty_attack-allowed = Igen.
polis-option-empty_attack-forbidden = Nem.
polis-option-protected_statue = Akkor is ledől Zeusz szobra, ha érme van rajta?
polis-option-protected_statue-safe = Nem, az érme megvédi.
polis-option-protected_statue-must_fall = Igen, aki elveszíti a háborút, elveszíti a szobrot is.
polis-option-late_end = Mi történik, ha a második Játék vége lap a Bevétel fázisban kerül elő?
polis-option-late_end-game_ends = A játék azonnal véget ér.
polis-option-late_end-turn_ends = A kört végigjátsszuk.
polis-option-last_round = Befejezzük-e az utolsó fordulót?
polis-option-last_round-unfinished = Nem, a játék a körrel együtt véget ér.
polis-option-last_round-completed = Igen, hogy mindenkinek ugyanannyi köre legyen.
polis-option-supply = Elfogyhatnak-e az érmék és a jelzők?
polis-option-supply-unlimited = Nem, mindig van elég.
polis-option-supply-strict = Igen, csak annyi van, amennyi a dobozban.
polis-option-start_player = Ki kezd?
polis-option-start_player-random = A sors dönt.
polis-option-start_player-1 = Az 1. hely.
polis-option-start_player-2 = A 2. hely.
polis-option-start_player-3 = A 3. hely.
polis-option-start_player-4 = A 4. hely.
polis-option-start_player-5 = Az 5. hely.
