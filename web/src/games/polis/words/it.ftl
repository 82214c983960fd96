# Polis sullo schermo. Quello che dice il gioco stesso è in src/petteia/locales.
