# Olympos sullo schermo. Ciò che dice il gioco stesso è in src/petteia/locales.

## Pulsanti

olympos-table-do-end = Fine turno
olympos-table-do-no-zeus = Nessun simbolo di Zeus
olympos-table-do-pay-time =
    { $time ->
        [one] Paga 1 punto azione
       *[other] Paga { $time } punti azione
    }
olympos-table-do-pass = Passa
olympos-table-do-wait = Aspetta
