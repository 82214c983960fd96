# Olympos.

## The map

olympos-territory-illyria = Illyria
olympos-territory-pelagonia = Pelagonia
olympos-territory-macedonia = Macedonia
olympos-territory-chalcidice = Chalcidice
olympos-territory-thrace = Thrace
olympos-territory-epirus = Epirus
olympos-territory-olympos = Olympos
olympos-territory-thessaly = Thessaly
olympos-territory-aetolia = Aetolia
olympos-territory-phocis = Phocis
olympos-territory-boeotia = Boeotia
olympos-territory-attica = Attica
olympos-territory-corinthia = Corinthia
olympos-territory-elis = Elis
olympos-territory-arcadia = Arcadia
olympos-territory-argolis = Argolis
olympos-territory-messenia = Messenia
olympos-territory-laconia = Laconia
olympos-territory-troad = Troad
olympos-territory-mysia = Mysia
olympos-territory-lydia = Lydia
olympos-territory-ionia = Ionia
olympos-territory-caria = Caria
olympos-territory-corcyra = Corcyra
olympos-territory-euboea = Euboea
olympos-territory-lesbos = Lesbos
olympos-territory-naxos = Naxos
olympos-territory-rhodes = Rhodes
olympos-territory-crete = Crete
olympos-territory-atlas = Atlas
olympos-territory-gadeiros = Gadeiros
olympos-territory-ampheres = Ampheres

olympos-sea-adriatic = Adriatic Sea
olympos-sea-ionian_sea = Ionian Sea
olympos-sea-corinthian_gulf = Corinthian Gulf
olympos-sea-messenian_sea = Messenian Sea
olympos-sea-thracian_sea = Thracian Sea
olympos-sea-propontis = Propontis
olympos-sea-aegean_north = Northern Aegean
olympos-sea-icarian_sea = Icarian Sea
olympos-sea-myrtoan_sea = Myrtoan Sea
olympos-sea-cretan_sea = Cretan Sea
olympos-sea-carpathian_sea = Carpathian Sea
olympos-sea-atlantean_west = Western Atlantean Sea
olympos-sea-atlantean_east = Eastern Atlantean Sea

## Resources, bonuses and others

olympos-north = the North
olympos-barbarians = the barbarians
olympos-tribe = the tribe
olympos-grain = grain
olympos-wood = wood
olympos-stone = stone
olympos-gold = gold
olympos-some-grain = { $count } grain
olympos-some-wood = { $count } wood
olympos-some-stone = { $count } stone
olympos-some-gold = { $count } gold
olympos-bonus-settler =
    { $count ->
        [one] 1 settler
       *[other] { $count } settlers
    }
olympos-bonus-hourglasses =
    { $count ->
        [one] 1 hourglass
       *[other] { $count } hourglasses
    }
olympos-bonus-prestige =
    { $count ->
        [one] 1 prestige point
       *[other] { $count } prestige points
    }
olympos-bonus-cube = a cube: { $resource }

## Discoveries and wonders

olympos-discovery-medicine = Medicine
    .the = Medicine
olympos-discovery-cavalry = Cavalry
    .the = Cavalry
olympos-discovery-oracle = Oracle
    .the = the Oracle
olympos-discovery-metallurgy = Metallurgy
    .the = Metallurgy
olympos-discovery-religion = Religion
    .the = Religion
olympos-discovery-astronomy = Astronomy
    .the = Astronomy
olympos-discovery-hoplite = Hoplite
    .the = the Hoplite
olympos-discovery-polytheism = Polytheism
    .the = Polytheism
olympos-discovery-money = Money
    .the = Money
olympos-discovery-agriculture = Agriculture
    .the = Agriculture
olympos-discovery-map_making = Map-making
    .the = Map-making
olympos-discovery-phalanx = Phalanx
    .the = the Phalanx
olympos-discovery-hellenism = Hellenism
    .the = Hellenism
olympos-discovery-commerce = Commerce
    .the = Commerce
olympos-discovery-democracy = Democracy
    .the = Democracy
olympos-discovery-strategy = Strategy
    .the = Strategy
olympos-discovery-art = Art
    .the = Art
olympos-discovery-surgery = Surgery
    .the = Surgery
olympos-discovery-architecture = Architecture
    .the = Architecture
olympos-discovery-poetry = Poetry
    .the = Poetry
olympos-discovery-science = Science
    .the = Science
olympos-discovery-city = City
    .the = the City
olympos-discovery-engineering = Engineering
    .the = Engineering
olympos-discovery-absolutism = Absolutism
    .the = Absolutism
olympos-discovery-philosophy = Philosophy
    .the = Philosophy

olympos-wonder-lion_gate = Lion Gate
    .the = the Lion Gate
olympos-wonder-stadium = Stadium
    .the = the Stadium
olympos-wonder-parthenon = Parthenon
    .the = the Parthenon
olympos-wonder-statue_of_zeus = Statue of Zeus
    .the = the Statue of Zeus
olympos-wonder-colossus = Colossus
    .the = the Colossus

## Cards

olympos-god-zeus = Zeus
olympos-god-hecate = Hecate
olympos-god-artemis = Artemis
olympos-god-athena = Athena
olympos-god-ares = Ares
olympos-god-erinyes = Erinyes
olympos-god-nemesis = Nemesis
olympos-god-hades = Hades
olympos-god-keres = Keres
olympos-god-siren = Siren

olympos-destiny-cube_grain = grain cube
olympos-destiny-cube_wood = wood cube
olympos-destiny-cube_stone = stone cube
olympos-destiny-cube_gold = gold cube
olympos-destiny-points_per_grain = prestige for grain
olympos-destiny-points_per_wood = prestige for wood
olympos-destiny-points_per_stone = prestige for stone
olympos-destiny-points_per_gold = prestige for gold
olympos-destiny-hourglass_per_grain = hourglasses for grain
olympos-destiny-hourglass_per_wood = hourglasses for wood
olympos-destiny-hourglass_per_stone = hourglasses for stone
olympos-destiny-hourglass_per_gold = hourglasses for gold
olympos-destiny-majority_grain = most grain
olympos-destiny-majority_wood = most wood
olympos-destiny-majority_stone = most stone
olympos-destiny-majority_gold = most gold
olympos-destiny-all_types = all four resources
olympos-destiny-star = star
olympos-destiny-zeus = Zeus symbol

## What a player can do

olympos-do-condemn = Condemn { $territory }.
olympos-do-barbarians = Put barbarians in { $territory }.
olympos-do-new-settler = A new settler sets out from { $start }.
olympos-do-settler =
    { $number ->
        [1] The settler sets out from { $start }.
       *[other] Settler { $number } from the top sets out from { $start }.
    }
olympos-do-go = Go to { $territory }.
olympos-do-discover = Discover { $discovery }.
olympos-do-pay = Pay with cubes: { $cubes }.
olympos-do-face = Take the tile that shows { $resource }.
olympos-do-bonus = Take the bonus: { $bonus }.
olympos-do-wonder = Build { $wonder-the }.
olympos-do-spend = Use up stars: { $destiny } from destiny cards, { $athena } from Athena.
olympos-do-take = Take a cube: { $resource }.
olympos-do-play = Play a destiny card: { $card }.
olympos-do-keep = Keep this destiny card: { $card }.
olympos-do-done-paying = Pay for the action now.
olympos-do-done-turn = End the turn.
olympos-do-done-answer = Play no Zeus symbol.
olympos-do-lose =
    { $number ->
        [1] Take the settler off the map: { $territory }.
       *[other] Take settler { $number } from the top off the map: { $territory }.
    }
olympos-do-pass = Pass: your game is over.
olympos-do-wait = No action is possible: wait until space { $space }.
olympos-do-resign = { $player } resigns.

## What it costs

olympos-price-new-settler = new settler: { $time }
olympos-price-land =
    { $count ->
        [one] 1 land space: { $time }
       *[other] { $count } land spaces: { $time }
    }
olympos-price-sea =
    { $count ->
        [one] 1 sea space: { $time }
       *[other] { $count } sea spaces: { $time }
    }
olympos-price-way = by way of { $places }
olympos-price-escape = an escape from under another settler: the journey is free
olympos-price-fight = fight, { $mine } against { $theirs } swords of { $defender }: { $time }
olympos-price-democracy = with equal swords Democracy decides
olympos-price-token = you take a token: { $resource }
olympos-price-star = and a star
olympos-price-zeus-token = and the Zeus token
olympos-price-consolation =
    { $count ->
        [one] { $player } takes 1 hourglass
       *[other] { $player } takes { $count } hourglasses
    }
olympos-price-reaches = reaches { $places }
olympos-price-reached = { $territory } ({ $time })
olympos-price-leaves = gives up { $territory }
olympos-price-falls-to = { $territory } falls to { $heir }
olympos-price-discovery = discovery: { $time }
olympos-price-named = less { $time }, for it asks for { $resource }
olympos-price-own-tile = less { $time } if you take the tile that shows { $resource }
olympos-price-wonder = wonder: { $time }
olympos-price-architecture = less { $time } thanks to your discoveries
olympos-price-stars = needs { $needed } stars, you have { $lasting } that stay
olympos-price-once =
    { $count ->
        [one] uses up 1 star of a card or of Athena
       *[other] uses up { $count } stars of cards or of Athena
    }
olympos-price-erinyes = the Erinyes: { $time } more
olympos-price-no-cubes = territory tokens pay for it
olympos-price-cubes = to pay: { $cubes }
olympos-price-ways = { $count } ways to pay with cubes
olympos-price-total =
    { $time ->
        [one] in all 1 action point
       *[other] in all { $time } action points
    }
olympos-price-cards =
    { $count ->
        [one] destiny cards must bring 1 hourglass for it
       *[other] destiny cards must bring { $count } hourglasses for it
    }
olympos-price-hourglasses =
    { $count ->
        [one] 1 hourglass pays for it
       *[other] { $count } hourglasses pay for it
    }
olympos-price-space = your piece goes to space { $space }
olympos-price-space-at-most = your piece goes to space { $space } at most
olympos-price-stays = your piece does not move
olympos-price-destiny =
    { $count ->
        [one] a Zeus space: you draw a destiny card
       *[other] Zeus spaces: you draw { $count } destiny cards
    }
olympos-price-olympos =
    { $count ->
        [one] an Olympos card is turned up
       *[other] { $count } Olympos cards are turned up
    }
olympos-price-again = you are still furthest back and play again
olympos-price-brings = brings { $gain }
olympos-for-takes = { $territory } is taken from { $player }
olympos-for-only-one = nobody else can build it any more
olympos-for-last-tile = the last tile: nobody else can have it

## What is awaited

olympos-prompt-condemn = { $player }: condemn territories. Still to condemn: { $left }.
    .watched = { $player } condemns territories. Still to condemn: { $left }.
olympos-prompt-barbarians = { $player }: place the barbarians. Still to come: { $left }.
    .watched = { $player } places the barbarians. Still to come: { $left }.
olympos-prompt-act = { $player }: move a settler, make a discovery or build a wonder.
    .watched = { $player } moves a settler, makes a discovery or builds a wonder.
olympos-prompt-last = { $player }: pass, or take one last action.
    .watched = { $player } passes or takes one last action.
olympos-prompt-wait = { $player }: no action is possible.
    .watched = { $player } can do nothing.
olympos-prompt-go = { $player }: where does the settler from { $start } go?
    .watched = { $player } chooses where the settler from { $start } goes.
olympos-prompt-pay = { $player }: choose the cubes to pay for { $discovery }.
    .watched = { $player } chooses the cubes to pay for { $discovery }.
olympos-prompt-face = { $player }: choose a tile of { $discovery }.
    .watched = { $player } chooses a tile of { $discovery }.
olympos-prompt-bonus = { $player }: choose a bonus for { $discovery }.
    .watched = { $player } chooses a bonus for { $discovery }.
olympos-prompt-spend = { $player }: choose the stars to use up for { $wonder-the }.
    .watched = { $player } chooses the stars to use up for { $wonder-the }.
olympos-prompt-take =
    { $count ->
        [one] { $player }: take a cube of your choice.
       *[other] { $player }: take { $count } cubes of your choice.
    }
    .watched = { $player } chooses cubes to take.
olympos-prompt-keep = { $player }: keep one of the destiny cards that the Oracle shows.
    .watched = { $player } keeps one of the destiny cards that the Oracle shows.
olympos-prompt-before-paying =
    { $time ->
        [one] { $player }: play destiny cards, or pay 1 action point.
       *[other] { $player }: play destiny cards, or pay { $time } action points.
    }
    .watched = { $player } can play destiny cards before paying.
olympos-prompt-ending = { $player }: play destiny cards, or end the turn.
    .watched = { $player } can play destiny cards before the turn ends.
olympos-prompt-answer = { $player }: the Olympos card is { $god }. Play Zeus symbols from your hand, or none.
    .watched = The Olympos card is { $god }. { $player } can play Zeus symbols.
olympos-prompt-lose = { $player }: choose the settler that Hades takes.
    .watched = { $player } chooses the settler that Hades takes.

## What happened

olympos-log-condemns = { $player } condemns { $territory }.
olympos-log-barbarians = { $player } puts barbarians in { $territory }.
olympos-log-turn = Turn { $turn }: { $player }.
olympos-log-new-settler =
    { $player } sends a new settler from { $start } to { $territory } for { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }.
olympos-log-settler =
    { $player } moves a settler from { $start } to { $territory } for { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }.
olympos-log-abandons = { $player } leaves { $territory } empty.
olympos-log-control = { $territory } falls to { $owner }.
olympos-log-fights-tribe =
    { $player } beats the tribe of { $territory } in a fight of { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }.
olympos-log-fights =
    { $player } beats { $defender } in { $territory } in a fight of { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }.
olympos-log-territory = { $player } controls { $territory }.
olympos-log-star = { $player } takes the star of { $territory }.
olympos-log-zeus-token = { $player } takes the Zeus token.
olympos-log-discovers =
    { $player } discovers { $discovery } for { $cubes } and { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }.
olympos-log-discovers-free =
    { $player } discovers { $discovery } for { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }.
olympos-log-face = { $player } takes the tile of { $discovery } that shows { $resource }.
olympos-log-own-discount =
    By its own tile { $player } saves { $count ->
        [one] 1 action point
       *[other] { $count } action points
    } at once.
olympos-log-bonus = { $player } chooses { $bonus } as the bonus of { $discovery }.
olympos-log-wonder =
    { $player } builds { $wonder-the } for { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }.
olympos-log-wonder-once =
    { $player } builds { $wonder-the } for { $time ->
        [one] 1 action point
       *[other] { $time } action points
    }, using up { $athena ->
        [0] { $destiny ->
            [one] the star of a destiny card
           *[other] the stars of { $destiny } destiny cards
        }
       *[other] { $destiny ->
            [0] { $athena ->
                [one] a star of Athena
               *[other] { $athena } stars of Athena
            }
           *[other] stars: { $destiny } of destiny cards and { $athena } of Athena
        }
    }.
olympos-log-hourglasses =
    { $count ->
        [one] { $player } takes 1 hourglass.
       *[other] { $player } takes { $count } hourglasses.
    }
olympos-log-settlers =
    { $count ->
        [one] { $player } puts 1 settler into the stock.
       *[other] { $player } puts { $count } settlers into the stock.
    }
olympos-log-cube = { $player } takes a { $resource } cube.
olympos-log-prestige =
    { $points ->
        [one] { $player } lays down 1 prestige point.
       *[other] { $player } lays down { $points } prestige points.
    }
olympos-log-prestige-face-down = { $player } lays prestige tokens face down.
olympos-log-prestige-own =
    { $points ->
        [one] You lay down 1 prestige point.
       *[other] You lay down { $points } prestige points.
    }
olympos-log-pays =
    { $spaces ->
        [0] { $player } stays on space { $space }
        [1] { $player } goes 1 space on, to space { $space }
       *[other] { $player } goes { $spaces } spaces on, to space { $space }
    }{ $hourglasses ->
        [0] .
        [one] , with 1 hourglass.
       *[other] , with { $hourglasses } hourglasses.
    }
olympos-log-draws =
    { $count ->
        [one] { $player } draws 1 destiny card.
       *[other] { $player } draws { $count } destiny cards.
    }
olympos-log-drawn = Your card: { $card }.
olympos-log-oracle = The Oracle shows you: { $cards }.
olympos-log-oracle-discards = { $player } keeps one card and discards { $cards }.
olympos-log-no-card = There is no destiny card left for { $player }.
olympos-log-reshuffle =
    { $count ->
        [one] The discards are shuffled into a new destiny deck of 1 card.
       *[other] The discards are shuffled into a new destiny deck of { $count } cards.
    }
olympos-log-plays = { $player } plays a destiny card: { $card }.
olympos-log-reveals = { $player } turns up the Olympos card of space { $space }: { $god }.
olympos-log-touches = { $god } touches { $player }.
olympos-log-touches-star =
    { $god } gives { $player } { $amount ->
        [one] a star for one wonder
       *[other] { $amount } stars, each for one wonder
    }.
olympos-log-touches-swords =
    { $god } gives { $player } { $amount ->
        [one] 1 more sword
       *[other] { $amount } more swords
    } until the next Olympos card.
olympos-log-touches-dearer_action =
    { $god } makes the next action of { $player } { $amount ->
        [one] 1 action point
       *[other] { $amount } action points
    } dearer.
olympos-log-touches-lost_points =
    { $god } will cost { $player } { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } at the end.
olympos-log-touches-no_sea = { $god } keeps { $player } from entering the sea until the next Olympos card.
olympos-log-touches-nobody = { $god } touches nobody.
olympos-log-discards-hand = { $player } discards { $cards }.
olympos-log-loses-settler = Hades takes a settler of { $player } from { $territory }.
olympos-log-waits = { $player } can do nothing and waits until space { $space }.
olympos-log-passes = { $player } passes and has finished.
olympos-log-finishes = { $player } has taken the last action.
olympos-log-resigns = { $player } resigns.

## The end

olympos-end-finished = Everybody has finished; the most prestige wins.
olympos-end-last-one = { $player } wins as the last one left.
olympos-result = { $place }. { $player }: { $points } points (track { $track }, prestige { $prestige }, territories { $territories }, discoveries { $discoveries }, wonders { $wonders }, scoring discoveries { $extra }, Keres { $keres }, cards { $cards }); tiles: { $tiles }
olympos-tally-points = Points in all
olympos-tally-discoveries = Discoveries
olympos-tally-wonders = Wonders
olympos-tally-tiles = Discoveries that score
olympos-tally-territories = Territories
olympos-tally-prestige = Prestige
olympos-tally-track = Time track
olympos-tally-cards = Destiny cards
olympos-tally-keres = Keres
olympos-order = The most points win. Among those level, most discoveries and wonders together; who is level in both shares the place.

## Why not

olympos-no-game-over = The game is over.
olympos-no-condemn-first = First all territories must be condemned.
olympos-no-barbarians-first = First the barbarians must be placed.
olympos-no-act-first = First take an action: move a settler, discover something or build a wonder.
olympos-no-go-first = A settler has set out: first say where it goes.
olympos-no-pay-first = First choose the cubes to pay with.
olympos-no-face-first = First choose one of the tiles.
olympos-no-bonus-first = First choose a bonus.
olympos-no-spend-first = First choose the stars to use up.
olympos-no-take-first = First take the cubes that are due.
olympos-no-keep-first = First keep one of the cards that the Oracle shows.
olympos-no-pay-time-first = The action is done: play destiny cards or pay for it.
olympos-no-turn-over = The turn is almost over: play destiny cards or end it.
olympos-no-answer-first = First decide about Zeus symbols for the Olympos card.
olympos-no-lose-first = First give Hades a settler.
olympos-no-condemning = Territories are condemned only at the start.
olympos-no-condemned-already = { $territory } is condemned already.
olympos-no-condemned-enough = Enough territories are condemned for this resource: { $resource }.
olympos-no-both-stars = One starred territory is condemned already for this resource: { $resource }. The other must stay.
olympos-no-placing-barbarians = Barbarians are placed only at the start of a game for two.
olympos-no-barbarians-enough = The barbarians for this resource stand already: { $resource }.
olympos-no-barbarians-there = Barbarians need an empty territory, without a cross and without a tribe: { $territory } is not.
olympos-no-settler-in-stock = There is no settler in your stock.
olympos-no-control-lost = New settlers cannot begin in { $territory }: you have lost control there.
olympos-no-start-there = New settlers begin in the North or in a territory you control, not in { $territory }.
olympos-no-settler-there = You have no such settler in { $territory }.
olympos-no-where-to-go = From { $start } this settler cannot get anywhere in the time that is left.
olympos-no-settler-on-the-way = No settler has set out.
olympos-no-end-condemned = { $territory } is condemned: you may travel through, but not stay.
olympos-no-end-own = You control { $territory } already: a move ends in a new territory.
olympos-no-end-siren = The Siren lets you enter no sea, and there is no way to { $territory } over land.
olympos-no-end-unreachable = There is no way to { $territory }.
olympos-no-end-full = There is no room in { $territory }: { $most } settlers are there.
olympos-no-beyond-cross =
    That costs { $time ->
        [one] 1 action point
       *[other] { $time } action points
    } and would take you to space { $space }; the Cross is at { $cross }.
olympos-no-cards-first =
    { $count ->
        [one] Play destiny cards first: you lack 1 hourglass not to go beyond the Cross.
       *[other] Play destiny cards first: you lack { $count } hourglasses not to go beyond the Cross.
    }
olympos-no-discovery-not-in-play = { $discovery } is not in play.
olympos-no-discovery-owned = You have { $discovery } already; each discovery is made only once.
olympos-no-discovery-left = No tile of { $discovery } is left.
olympos-group-any =
    { $count ->
        [one] 1 of any resource
       *[other] { $count } of any one resource
    }
olympos-group-other =
    { $count ->
        [one] 1 of another resource
       *[other] { $count } of another resource
    }
olympos-no-resources = You lack { $lacking } for { $discovery }. It costs { $price }; you have { $have }.
olympos-no-paying = There is nothing to pay with cubes now.
olympos-no-such-cubes = You do not have these cubes. You have: { $cubes }.
olympos-no-such-payment = With your territory tokens these cubes do not pay for { $discovery }, or some are too many.
olympos-no-face = There is no tile to choose now.
olympos-no-such-face = There is no tile of { $discovery } left that shows { $resource }.
olympos-no-bonus = There is no bonus to choose now.
olympos-no-such-bonus = There is no such bonus space.
olympos-no-bonus-grey = The grey bonus is only for five players.
olympos-no-bonus-taken = { $player } has taken this bonus already.
olympos-no-wonder-not-in-play = { $wonder } is not in play.
olympos-no-wonder-built = { $player } has built { $wonder-the } already.
olympos-no-stars = { $wonder } needs { $needed } stars; you have { $lasting } that stay and { $once } to use once.
olympos-no-too-many-stars = { $wonder } needs exactly { $needed } stars; you have { $lasting } that cannot be put aside.
olympos-no-spending = There are no stars to use up now.
olympos-no-such-stars = So many destiny cards with a star cannot be used here.
olympos-no-cube-due = No cube is due to you.
olympos-no-cube-left = No such cube is left in the supply: { $resource }.
olympos-no-such-card = You do not hold this destiny card: { $card }.
olympos-no-card-yet = This card is played after an Olympos card is turned up: { $card }.
olympos-no-card-star = This card is used when you build a wonder: { $card }.
olympos-no-card-token = You have no territory token of this resource: { $resource }.
olympos-no-card-most = { $player } has { $theirs } territory tokens of this resource ({ $resource }), you have { $own }.
olympos-no-card-tied = { $player } has as many territory tokens of this resource ({ $resource }) as you: { $own }. Only Democracy wins a tie.
olympos-no-card-all = You lack territory tokens of these resources: { $lacking }.
olympos-no-hourglass-left = No hourglass is left in the supply.
olympos-no-card-zeus-only = Only Zeus symbols count for the Olympos card, not { $card }.
olympos-no-keeping = The Oracle shows no cards now.
olympos-no-card-shown = The Oracle does not show this card: { $card }.
olympos-no-losing = No god asks for a settler now.
olympos-no-passing = You may pass only after the last Zeus space.
olympos-no-waiting = Waiting is only for those who cannot do anything.
olympos-no-such-seat = There is no such seat.
olympos-no-second-resignation = { $player } has resigned already.

## What is reconstructed

olympos-reconstructed-map = The map is reconstructed: its territories, their resources and stars, and the seas.
olympos-reconstructed-track = The length of the time track, its Zeus spaces and the points at its end are reconstructed.
olympos-reconstructed-rows = The rows of the discoveries are reconstructed.
olympos-reconstructed-costs =
    { $count ->
        [one] The price of 1 space of the development board is reconstructed.
       *[other] The prices of { $count } spaces of the development board are reconstructed.
    }
olympos-reconstructed-bonuses = Which bonus lies where on the development board is reconstructed.
olympos-reconstructed-faces = The resources on these tiles are reconstructed: { $discoveries }.
olympos-reconstructed-wonders = Stars and points of these wonders are reconstructed: { $wonders }.
olympos-reconstructed-destiny = How many destiny cards there are of each kind is reconstructed.
