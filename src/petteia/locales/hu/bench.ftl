# What `petteia bench` tells: how fast the engine is.

# Who is measured

bench-players = { $game }, { $players } játékos
bench-plain = { $game }, { $players } játékos, sima Python
bench-broke-off = a folyamata megszakadt, a fenti okból
bench-compiled = a lefordított motor
bench-not-compiled = a petteia nélküle van telepítve, így minden adat sima Pythoné
bench-not-plain = aminek sima Pythonnak kellene lennie, mégis le van fordítva
bench-no-script = { $file } nincs sem itt, sem egy feljebb lévő mappában: a tárolóban kell futtatni
bench-not-fetched = még nincs itt: egy futtatás --quick nélkül letölti
bench-no-network = { $package } nem tölthető le: van hálózat?

# On the way

bench-fetching = { $package } letöltése ide: { $folder }, csak most egyszer
bench-round = { $number }. kör, összesen { $rounds }
bench-starting = Új értelmezők indítása

# The report

bench-machine = Petteia { $petteia }, motor: { $engine }; { $python }; { $system }; { $processor }, { $cores } mag, terhelés a végén { $load }.
bench-rounds = { $rounds } váltakozó kör, egyenként { $seconds } mp, mediánok; csak a legalább két szabályos lépést kínáló döntések számítanak.
bench-unknown = ismeretlen
bench-left-out = Kimaradt: { $who }: { $why }.
bench-busy = A gépnek több dolga volt, mint ahány magja van: az arányok megbízhatók, az ezredmásodpercek nem.
bench-missed = ✗✗✗ NEM TELJESÜLT: { $budgets } ✗✗✗
bench-all-but = Minden cél teljesült, kivéve, amit nem mértünk: { $budgets }.
bench-all-met = Minden cél teljesült.
bench-not-measured = nincs mérve

# Heads of tables

bench-head-play = véletlen játék
bench-head-decisions = döntés/mp
bench-head-spread = szórás
bench-head-games = játszma/mp
bench-head-length = döntés/játszma
bench-head-branching = választék
bench-head-middle = egy háromszemélyes játszma közepén
bench-head-budget = cél
bench-head-measured = mért
bench-head-wanted = kívánt
bench-head-met = teljesült

# What bots do most

bench-do-clone = állás másolása
bench-do-legal = szabályos lépéseinek felsorolása
bench-do-hide = annak elrejtése, amit egy hely nem tud
bench-do-sample = egy lehetséges valódi állás kisorsolása
bench-do-evaluate = értékelése egy hely szemszögéből
bench-do-write = leírása állásként
bench-do-search = keresés: egy iteráció értékeléssel
bench-do-playout = keresés: egy iteráció teljes véletlen játszmával
bench-do-late = keresés: késés 50 ms-os határidőnél
bench-fresh-start = betöltés és első állás, új értelmező

# Budgets

bench-against = { $one } : { $other }
bench-a-clone = { $game } egy másolata
bench-a-search = keresés, { $game }, véletlen játszmákkal
bench-a-start = betöltés és első állás
bench-wanted-times = { $sign } { $count }×
bench-wanted-microseconds = { $sign } { $count } µs
bench-wanted-milliseconds = { $sign } { $count } ms
bench-wanted-iterations = másodpercenként { $sign } { $count }
