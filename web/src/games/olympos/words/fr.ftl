# Olympos à l’écran. Ce que dit le jeu lui-même se trouve dans src/petteia/locales.

## Boutons

olympos-table-do-end = Fin du tour
olympos-table-do-no-zeus = Aucun symbole de Zeus
olympos-table-do-pay-time =
    { $time ->
        [one] Payer 1 point d’action
       *[other] Payer { $time } points d’action
    }
olympos-table-do-pass = Passer
olympos-table-do-wait = Attendre
