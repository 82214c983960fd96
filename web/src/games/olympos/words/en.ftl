# Olympos on the screen. What the game itself says is in src/petteia/locales.

## Buttons

olympos-table-do-end = End turn
olympos-table-do-no-zeus = Play no Zeus symbol
olympos-table-do-pay-time =
    { $time ->
        [one] Pay 1 action point
       *[other] Pay { $time } action points
    }
olympos-table-do-pass = Pass
olympos-table-do-wait = Wait
