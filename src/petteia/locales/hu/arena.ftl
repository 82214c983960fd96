# What is told of many games of bots: reports for the browser, and the same in the terminal.

arena-what-wins = { $game }: mi nyer
arena-lead = { $games } játszma { $players } játékossal, { $deals } osztásból
arena-summary = { $game }: { $lead }, mag { $seed }
arena-summary-of = { $game }: { $lead }, { $bot }, mag { $seed }
arena-more = és még { $count }
arena-first = elsőként
arena-second = másodikként
arena-third = harmadikként
arena-fourth = negyedikként
arena-fifth = ötödikként

# Heads of tables

arena-bot = Bot
arena-wins = Győzelem
arena-interval = 95 %-os sáv
arena-fair = Méltányos
arena-games = Játszma
arena-seats = Hely
arena-rating = Erő
arena-score = Pontszám
arena-decisions = Döntések
arena-ms-each = ms/döntés
arena-plays = Játszik
arena-category = Kategória
arena-ending = Befejezés
arena-mean-score = Átlagpontszám
arena-order-of-play = A játék sorrendje
arena-turns = Körök
arena-winners = Győztesek
arena-others = A többiek
arena-of = Kié
arena-mean = Átlag
arena-lowest = Legkisebb
arena-lower-quarter = Alsó negyed
arena-middle = Közép
arena-upper-quarter = Felső negyed
arena-highest = Legnagyobb
arena-decisions-a-game = Döntés játszmánként
arena-ms-a-decision = Ezredmásodperc döntésenként
arena-slowest = A leglassabb, másodpercben
arena-what-it-did = Mit tett
arena-times = Hányszor

# What sets players apart

arena-trait-city = Város
arena-trait-groups = Csoportok
arena-trait-discoveries = Felfedezések
arena-trait-wonders = Csodák
arena-trait-condemned_stars = Kereszttel jelölt csillagok
arena-trait-city_boards = Várostáblák
arena-trait-cards = Lapok
arena-trait-opening = Megnyitás
arena-trait-opening_place = A megnyitás helye

# Sections of a report

arena-wins-words = Hány játszmáját nyerte meg az egyes bot; a közös győzelem megoszlik. A vonal az a sáv, amelyben a valódi arány 20-ból 19-szer benne van (Wilson); a szaggatott jel az, ami a helyei alapján méltányos volna.
arena-wins-table = Győzelmek botonként
arena-ratings = A botok ereje
arena-ratings-words = OpenSkill (Plackett és Luce) minden helyezésből, nem csak az elsőből. Mindenki 25-ről indul; a vonal mindkét oldalra 1,96 szórás.
arena-ratings-table = Erő botonként
arena-wins-by-order = Győzelmek a játékbeli sorrend szerint
arena-wins-by-order-words = Minden bot mindenhol ugyanannyiszor ül ugyanazokkal az osztásokkal; hogy ki kezd, az osztás dönti el.
arena-wins-by-order-table = Az egyes botok győzelmei, ha elsőként, másodikként, ... játszanak
arena-order-words = Milyen gyakran nyert az egyes sorszám; a közös győzelem megoszlik.
arena-trait-words = Milyen gyakran nyertek, akiknek megvolt, és hányan voltak; a szaggatott jel bárki részesedése. Hogy a győzteseknek megvan valami, nem jelenti azt, hogy attól nyernek.
arena-rarer = Kihagyott ritkábbak: { $count }.
arena-trait-table = Győzelmek eszerint: { $kind }
arena-scores = Pontszámok
arena-scores-words = Melyik pontszám milyen gyakori, és átlagosan miből áll össze.
arena-mean-by-category = Átlag kategóriánként
arena-hill = { $name }: { $least } és { $most } között, átlagosan { $mean }
arena-winners-and-others = Győztesek és a többiek
arena-winners-words = Miből áll össze a győztesek pontszáma, mindenki máséval összevetve.
arena-winners-table = Átlag kategóriánként, a győzteseké és a többieké
arena-lengths = A játszmák hossza
arena-lengths-words = Az összes játékos körei együtt, és a döntések, amelyeknél több szabályos akció volt.
arena-endings = Győzelmi módok
arena-endings-words = Hogyan értek véget az egyes botok megnyert játszmái.
arena-endings-table = Befejezések, a bot megnyert játszmáinak százalékában
arena-thinking = Gondolkodás
arena-thinking-words = Döntések, amelyeknél több szabályos akció volt, és az idejük a játszó gépen.
arena-thinking-table = Döntések és idő botonként
arena-faults = Hibák
arena-faults-words = Botok, amelyek hibát okoztak, szabályt sértettek vagy túllépték az idejüket. Helyettük egy kisorsolt szabályos lépés következett, és a játszma folytatódott.
arena-faults-table = Hibák botonként
arena-repeat = Hogyan ismételhető meg
arena-repeat-words = Ugyanaz a parancs ugyanazokat a játszmákat játssza le. Az óra szerint gondolkodó botok más gépen mást választhatnak.
arena-command = Parancs
arena-seed = Mag
arena-options = Beállítások
arena-setup = Előkészítés
arena-by-lot = kisorsolva
arena-components = Játékelemek
arena-own-file = egy tulajdonos fájlja
arena-axis = { $low } és { $high } között

# What stands in the way

arena-no-cluster = Nincs Ray-fürt itt: { $address }: { $why }
arena-locked = Éppen valaki más ír ide: { $file }.
arena-not-games = { $file } nem játszmák fájlja: válassz másik mappát.
arena-other-games = Itt valami más van: { $folder }: { $differences }. Válassz másik mappát.
arena-not-a-game = { $file }, { $line }. sor: ez nem játszma.
arena-nobody = Valakinek játszania kell.
arena-unplayable = { $number }. játszma: { $why }
arena-workers-lost = a fürt újra meg újra elveszíti a folyamatait.
arena-worker-dies = a folyamat, amely játssza, újra meg újra leáll.
