# Polis on the screen. What the game itself says is in src/petteia/locales.
