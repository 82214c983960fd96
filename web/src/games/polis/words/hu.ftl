# A Polis a képernyőn. Amit maga a játék mond, az az src/petteia/locales alatt van.
