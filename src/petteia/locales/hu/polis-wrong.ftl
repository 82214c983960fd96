# What is wrong with a components file, a position or a move of Polis.

polis-wrong-kind-symbol = jel: a `kind` ezek egyike: { $kinds }; 1–9 közötti `value` ezekhez: { $valued }; `colour` ezekhez: { $coloured }; és a `source`
polis-wrong-start-coins = { $players } játékos ennél több érmével (`coins`) kezd.
polis-wrong-reserved = Egy lapot sem lehet így hívni: `{ $id }`.
polis-wrong-colour-count = `{ $colour }` színből { $count } lap van; { $wanted } kell.
polis-wrong-card = legalább egy példány, legfeljebb { $most } jel, és a `tags` között nincs ismétlődés.
polis-wrong-no-uses = a `uses` elmarad.
polis-wrong-euclid = a győzelmi pontok legalább 1 érmébe kerülnek.
polis-wrong-sides = { $count } [[city_side]] van; { $least }–{ $most } lehet.
polis-wrong-side-twice = Két ilyen oldal van: `{ $side }`.
polis-wrong-side-order = { $number }. városoldal: egy város A és B oldala egymás után áll.
polis-wrong-side-symbol = egy várostáblán nincs gyűrű, és nincs pont a játék végére.
polis-wrong-symbol-count = Ebből a jelből túl sok van: { $kind }; összesen { $count }, legfeljebb { $most } lehet.
polis-wrong-setup-cities = { $count } különböző, létező város kell hozzá.
polis-wrong-setup-removed = túl sok lapot vesz ki a paklikból.

# Positions

polis-wrong-card-looks = egy lap így néz ki: potter, vagy red, vagy { $example }.
polis-wrong-face-down-card = Egy képpel lefelé fekvő lap
polis-wrong-city-card = Egy városban lévő lap
polis-wrong-used = csak játszmánként egyszer használható lap lehet `used`.
polis-wrong-seen = `seen` helyeket sorol fel, -1 a nézőké, vagy { $all }.
polis-wrong-end-card = Játék vége lap csak a paklikban van.
polis-wrong-same-board = Két játékosnak ugyanaz a várostáblája.
polis-wrong-target-seat = `city`: a `target` az a hely, amelyre egy Kikötő mutat.
polis-wrong-ring = `city`: érme csak gyűrűs jelen lehet.
polis-wrong-copies = Ebből a lapból { $most } van, nem { $count }: { $name }.
polis-wrong-deck-colour = más színű lap is van benne.
polis-wrong-too-many = Ebből a színből túl sok lap van: { $colour } ({ $count }).
polis-wrong-nowhere = Ebből a színből lapok hiányoznak: { $colour } ({ $count }).
polis-wrong-blocked = le van zárva, ezért a Játék vége lap legfelül van.
polis-wrong-deck-end = egy Játék vége lap kell bele, az utolsó { $count } lap közé.
polis-wrong-deck-empty = a Játék vége lapon kívül is kell bele lap, vagy le van zárva.
polis-wrong-lost-track = `lost_track` egy helyhez ad laplistát, vagy -1-hez, a nézőkhöz.
polis-wrong-lost-unknown = `lost_track` csak olyan lapokat sorolhat fel, amelyekről ez a hely tud, de nem látja őket.
polis-wrong-active = Erről az `active` játékos dönt.
polis-wrong-turn = `turn` az előkészítés alatt 0, és csak akkor.
polis-wrong-due = `due` minden helyhez megadja, hány lapot húzhat.
polis-wrong-supply = Az asztalon több érme vagy jelző van, mint a dobozban.
polis-wrong-bid = A `bid` értékhez `bidder` tartozik, és csak ahhoz.
polis-wrong-bidder = A `bidder` játékosnak nincs annyi érméje, amennyi a `bid`.
polis-wrong-nobody-due = A `due` mondja meg, ki húzhat lapot.
polis-wrong-waiting = Az `actor` ott van a `waiting` listában.
polis-wrong-lighthouse = Csak az nézhet a paklikba, akinek Világítótornya van.
polis-wrong-resigned = aki feladta, annak nincs sem érméje, sem jelzője, sem lapja.
polis-wrong-draws = A `draws` és a `drawn_from` együtt legfeljebb { $most } lap, és húzáskor még legalább egy hátravan.
polis-wrong-auctions = Az `auctions` az éppen árverezett lapot is számolja.
polis-wrong-bidding = Nem licitál az, aki a lapot kínálja, akié a legmagasabb licit, vagy aki passzolt.
polis-wrong-income = Az `income_taken` a haszon fázisa után true.
polis-wrong-partners = Senki sem kereskedik önmagával: a `partners` mások.
polis-wrong-just-placed = `{ $awaited }` attól várható, aki épp letett egy lapot.

# Moves as they are typed

polis-wrong-use = Mondd meg, hogyan használod a lapot, például: `{ $example }`.
polis-wrong-kill = Mondd meg, kinek a lapja: `{ $example }`.
polis-wrong-no-assassin = Ebben a városban nincs Orgyilkos.
polis-wrong-no-city = Nincs város, amelyről szó lehetne.
polis-wrong-not-in-city = A(z) { $player }. játékos városában nincs ilyen: { $name }.

# What no game comes to, and a table to study may have

polis-wrong-odd-removed = a játszma előtt { $count } lap ({ $colour }) került ki, nem { $least }
