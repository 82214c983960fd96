# Polis à l'écran. Ce que dit le jeu lui-même est dans src/petteia/locales.
