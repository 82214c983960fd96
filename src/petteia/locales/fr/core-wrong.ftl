# What is wrong with what somebody wrote: a components file, a position, a move.

core-wrong-and = { $one } { $rest }
core-wrong-at = { $where } : { $what }

# Components

core-wrong-more-problems =
    Et encore { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }.
core-wrong-not-data = Ce n'est pas un fichier { $kind } : il ne se lit pas { $where }.
core-wrong-line = à partir de la ligne { $line }, colonne { $column }
core-wrong-somewhere = jusqu'au bout
core-wrong-letters = Le fichier a { $count } lettres ; le maximum est de { $most }.
core-wrong-not-plain = Il y a quelque chose qui n'est ni un texte de { $letters } lettres au plus, ni un nombre jusqu'à { $number }, ni true ou false, ni une liste ou une table de tout cela.
core-wrong-deep = Plus de { $most } listes et tables sont imbriquées.
core-wrong-things = Il y a { $count } valeurs et noms ; le maximum est de { $most }.
core-wrong-schema = `schema` doit être { $schema }.
core-wrong-no-block = Il manque le bloc { $block }.
core-wrong-no-entry = Il n'y a aucun { $block }.
core-wrong-entry = { $block } numéro { $number }
core-wrong-no-table = { $where } n'est pas un bloc.
core-wrong-must-be = `{ $fact }` doit être { $what }.
core-wrong-one-of = un de ceux-ci : { $words }
core-wrong-kind-number = un nombre entier à partir de 0
core-wrong-kind-text = un texte entre guillemets
core-wrong-kind-name = un texte de lettres minuscules, de chiffres et de _
core-wrong-kind-truth = true ou false
core-wrong-kind-list = une liste dont chaque élément est { $what }
core-wrong-id-twice = L'id `{ $id }` de { $block } sert deux fois.
core-wrong-too-many = Il y a { $count } { $block } ; le maximum est de { $most }.
core-wrong-from-to = `{ $fact }` va de { $least } à { $most }.
core-wrong-one-a-player = il faut { $count } `{ $fact }`, un par joueur.
core-wrong-setups = Il faut un [[setup]] pour chacun de ces nombres de joueurs : { $players }.
core-wrong-setup = La mise en place pour { $players } joueurs

# Positions

core-wrong-position = Une position
core-wrong-a-seat = Une place
core-wrong-seat = Place { $seat }
core-wrong-seed = `seed` doit être un texte.
core-wrong-seat-of-view = `seat` doit être la place d'un joueur, ou -1 pour qui regarde.
core-wrong-unknown = { $what } n'a pas de `{ $name }`.
core-wrong-type = `{ $name }` n'est pas du bon type.
core-wrong-number = { $what } doit être un nombre de { $least } à { $most }.
core-wrong-word = `{ $name }` doit être un de ceux-ci : { $words }.
core-wrong-words = `{ $name }` énumère certains de ceux-ci : { $words }.
core-wrong-words-twice = Dans `{ $name }`, quelque chose est en double.
core-wrong-truth = `{ $name }` doit être true ou false.
core-wrong-must-list = { $what } doit être une liste.
core-wrong-not-a-position = Ce n'est pas une position de { $game }.
core-wrong-format = `format` doit être 1.
core-wrong-other-components = Cette position va avec un autre matériel : indiquez-le avec --components FILE.
core-wrong-seats = `seats` doit être une liste de joueurs.
core-wrong-two-playing = Une partie en cours demande deux joueurs qui n'ont pas abandonné, dont `actor`.
core-wrong-whose-turn = Le tour { $turn } est celui de la place { $seat }, tant que personne n'a abandonné.
core-wrong-ending = Une partie n'a un `ending` que si `awaited` dit qu'elle est finie.
core-wrong-in-vain = Personne ne peut faire ce qui est attendu ici ({ $awaited }).
core-wrong-looks-like = { $what } s'écrit ainsi : { $example }.
core-wrong-nothing-called = rien ici ne s'appelle { $name }.
core-wrong-twice = { $name } y est deux fois.
core-wrong-numbers = `{ $name }` doit être une liste de nombres de { $least } à { $most }.
core-wrong-each-once = `{ $name }` contient certains de ceux-ci, chacun une fois : { $words }.
core-wrong-not-awaited = `{ $name }` ne va pas avec ce qui est attendu ({ $awaited }).
core-wrong-needs = il faut ici `{ $fact }`.
core-wrong-has-no-use = `{ $fact }` ne sert à rien ici.

# Moves as they are typed

core-wrong-not-a-move = { $words } n'est pas un coup. Les coups s'écrivent ainsi : { $examples }.
core-wrong-not-a-number = { $words } n'est pas un nombre de { $least } à { $most }.
core-wrong-no-such = Il n'y a pas de { $name }. Il y a : { $names }.
core-wrong-did-you-mean = Il n'y a pas de { $name }. Vouliez-vous dire : { $names } ?
core-wrong-no-seat = Il n'y a pas de place { $seat } à cette table.
core-wrong-payment = { $text } n'est pas un paiement. Les paiements s'écrivent ainsi : { $example }.
core-wrong-only-way = Il n'y a qu'une façon de payer : { $payment }.

# Bots

core-wrong-bot = Il n'y a pas de bot { $name }. Les bots sont : { $bots }.
core-wrong-bot-refused = Le bot { $name } ne s'obtient pas ainsi : { $why }.
core-wrong-bot-setting = Un réglage de bot s'écrit { $example }, pas { $text }.
core-wrong-bot-import = Le bot { $name } ne peut pas être importé : { $why }.
core-wrong-bot-class = { $name } n'est pas un bot : ce doit être une classe dérivée de { $base }.
core-wrong-bot-slips = Les faux pas se comptent sur cent décisions : de 0 à 100, pas { $slips }.
core-wrong-bot-search = Une recherche demande au moins une itération et un peu de temps.
