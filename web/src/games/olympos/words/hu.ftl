# Az Olympos a képernyőn. Amit maga a játék mond, az a src/petteia/locales könyvtárban van.

## Gombok

olympos-table-do-end = Forduló vége
olympos-table-do-no-zeus = Nem játszom ki Zeusz-szimbólumot
olympos-table-do-pay-time = { $time } akciópont kifizetése
olympos-table-do-pass = Passz
olympos-table-do-wait = Várakozás
