# Az Attika a képernyőn. Amit maga a játék mond, az az src/petteia/locales mappában van.

## The map

attika-table-map = Térkép
attika-table-bare = kopár
attika-table-sea = tenger
attika-table-owned = { $building }, tulajdonosa { $player }
attika-table-can-build = ide építhető { $count } kártyáért
attika-table-can-build-free = itt ingyenes
attika-table-can-lay = ide tehető a lapka
attika-table-free-beside = mellette ingyenes: { $buildings }
attika-table-tiles-left = Maradt { $count } térképlapka
attika-table-deck = { $count } kártya a húzópakliban
attika-table-supply = { $count } amfora a készletben
attika-table-discards = Eldobott kártyák

## Placing

attika-table-choose-first = Előbb válassz egy épületet a játékostábládról, aztán a helyét.
attika-table-build = Építés
attika-table-cancel = Mégse
attika-table-lay = A lapka lerakása
attika-table-turn-left = Forgatás balra
attika-table-turn-right = Forgatás jobbra

## Hand and payment

attika-table-hand = Tájkártyák
attika-table-piles = Halmok
attika-table-pile-holds = Még { $count } épület van benne.
attika-table-store = Épületek a játékostáblán
attika-table-store-empty = Nincs megépíthető épület a játékostáblán
attika-table-too-dear = Sehol sem tudod kifizetni.
attika-table-payment = Fizetés
attika-table-put = Fizess eggyel ezek közül: { $card }
attika-table-take-back = Vedd vissza: { $card }
attika-table-tap-cards = Koppints a kártyákra, amelyekkel fizetsz, vagy válassz:
attika-table-cheapest = Legolcsóbban
attika-table-more-ways = és még { $count } mód
attika-table-pay = Fizetés

## Player boards

attika-table-built = megépült
attika-table-stored = a táblán
attika-table-drawn = az imént húzott
attika-table-hidden = a halmokban
attika-table-chain = ingyenes egy saját épületed mellett
attika-table-is-free-beside = ingyenes emellett: { $buildings }
attika-table-rewarded = már hozott amforát
attika-table-all-buildings = { $player } összes épülete
attika-table-counts = { $player } számokban
attika-table-count-built = { $all } épületből { $count } a térképen
attika-table-count-cards = { $count } kártya
attika-table-amphoras = { $count } amfora
attika-table-count-settlements = { $count } település
attika-table-count-piles = A halmokban maradt: főépületek { $main }, a többi { $others }

## Buttons

attika-table-do-store = Játékostáblára
attika-table-do-end = Kör vége
attika-table-do-take = Egy kártya húzása
attika-table-do-amphora-card = Amfora egy kártyáért
attika-table-do-amphora-draw = Amfora húzásért: { $pile }
attika-table-do-stop =
    { $count ->
        [0] Megállok, nincs több kártya
       *[other] { $count } kártya húzása
    }

## Tooltips

attika-tip-main-pile = Főépületek: egyiket sem teszi ingyenessé nyíl. Húzz egyet, aztán építsd meg rögtön, vagy tedd a játékostábládra. A halom utolsó épülete új térképlapkát hoz.
attika-tip-pile = Húzz egyet, aztán építsd meg rögtön, vagy tedd a játékostábládra. A halom utolsó épülete új térképlapkát hoz.
attika-tip-card = Egy ilyen jelet fizet ki az árból: { $landscape }. Bármely két kártya pótol egy hiányzót.
attika-tip-amphora = Add vissza még egy húzásért vagy építésért a körödben, vagy egy kártyáért. Egy teljes, összefüggő csoport megépítéséért jár.
attika-tip-built = Akinek mind a térképen áll, azonnal nyer.
attika-tip-cards = Kártyák a kézben. Azt fizetik ki, amit az építési hely körüli táj nem ad meg.
attika-tip-deck = Minden fel nem használt húzás vagy építés egy kártyát hoz, az akció nélküli kör hármat.
attika-tip-discards = A kifizetett kártyák. Ha a húzópakli elfogy, megkeverjük őket.
attika-tip-piles = Még képpel lefelé fekvő épületek. Aki egy halomból az utolsót elveszi, felfordít egy térképlapkát.
attika-tip-settlements = Egy játékos összefüggő épületei. Minden meglévő településed egy kártyával drágítja a következő újat.
attika-tip-temple = Senkié. Aki két templomot megszakítatlan épületsorral összeköt, azonnal nyer.
attika-tip-tiles = Aki egy halom utolsó épületét elveszi, felfordít egyet, és a térképhez illeszti.
attika-tip-landscape = Ezt a jelet levonja annak az árából, ami ide épül, vagy mellé, amíg a mező üres: { $landscape }.
attika-tip-temple-name = Az istenek temploma

## Keys

attika-key-walk = mezőről mezőre a térképen
attika-key-slant = ugyanez átlósan
attika-key-choose = próbaképpen lerakás; még egyszer: építés vagy lerakás
attika-key-turn = a térképlapka forgatása
attika-key-hide = a föld épületek nélkül

## Who is ahead, who is next, how near the end is

attika-table-lacks = { $count } hely hiányzik egy két templom közti vonalhoz
attika-table-no-line = A mostani térképen nincs vonal két templom között
attika-table-ending-built = A végéhez legközelebb: { $left } építés
attika-table-ending = A végéhez legközelebb: { $left } építés, { $lacks } a templomokig
