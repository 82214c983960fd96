kleros-prompt = { $player } lays a lot, or pays a pebble to draw one.
kleros-price = { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}

kleros-do-draw = Draw a lot from the helmet.
kleros-do-lay = Lay lot { $lot }.
kleros-do-resign = { $player } gives up.

kleros-no-over = The game is over.
kleros-no-player = There is no such player in the game.
kleros-no-lot = You do not have lot { $lot }.
kleros-no-draw = To draw takes a pebble of yours and a lot in the helmet.

kleros-log-draws = { $player } pays a pebble and draws a lot.
kleros-log-drawn = It is lot { $lot }.
kleros-log-lays = { $player } lays lot { $lot }.
kleros-log-takes = { $player } lays lot { $lot } and takes a pebble.
kleros-log-resigns = { $player } gives up.
kleros-end = A hand is empty: most pebbles win.
kleros-has = { $player }: { $count ->
    [one] { $count } pebble
   *[other] { $count } pebbles
}
kleros-wins = Most pebbles: { $players }.

kleros-wrong-lots = Each of the { $count } lots must be in one place.
