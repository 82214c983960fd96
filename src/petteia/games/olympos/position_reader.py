"""Reading positions of Olympos: everything is checked, and all that is wrong is said at once."""

from __future__ import annotations

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from petteia.core.chance import dice_of, seed_of
from petteia.core.contract import NOBODY
from petteia.core.game import Impossible, Position, resolve_options
from petteia.core.numbers import BIT, amount, count_bits, total, unit
from petteia.core.reading import PositionReader
from petteia.games.olympos.box import GIVES_CUBES, LOST_SETTLER, NONE, RESOURCES, Box
from petteia.games.olympos.development import learn, open_slots, prestige_bonuses
from petteia.games.olympos.expansion import settlers_at, take_control
from petteia.games.olympos.information import Knowledge, common_cards, hidden, is_hidden, unseen_cards
from petteia.games.olympos.options import OPTIONS
from petteia.games.olympos.position import AWAITED, BARBARIAN, ENDINGS, NORTHERN, columns_of, name_of
from petteia.games.olympos.preparation import condemner, settled_territories
from petteia.games.olympos.routes import NORTH
from petteia.games.olympos.rules import Olympos
from petteia.games.olympos.setup import empty_table, tiles_in_play
from petteia.games.olympos.state import (
    ACTING,
    ANSWERING,
    BARBARIANS,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    HIDDEN,
    KEEPING,
    LOSING_SETTLER,
    MOST_SETTLERS,
    MOVING,
    OVER,
    PAYING,
    PLACING_BARBARIANS,
    SEAT_BITS,
    SPENDING_STARS,
    TAKING_CUBE,
    UNKNOWN,
    Player,
    Rulings,
    copies_of,
    count_cards,
    one,
    pushed,
    seat_at,
    top_of,
)
from petteia.games.olympos.track import is_near_the_end

MANY = 1_000_000
MOST_CUBES = 60  # of a resource in front of a player
SETTING_UP = (CONDEMNING, PLACING_BARBARIANS)
FOR_OTHERS = (ANSWERING, TAKING_CUBE, LOSING_SETTLER)  # a god may ask this of somebody who is not the mover
BEFORE_THE_TRACK = (ACTING, MOVING, PAYING, CHOOSING_FACE, CHOOSING_BONUS, SPENDING_STARS, BEFORE_PAYING)

POSITION_KEYS = {
    *(
        "game",
        "format",
        "components",
        "options",
        "seed",
        "shuffles",
        "seats",
        "seat",
        "line",
        "actor",
        "mover",
    ),
    *(
        "turn",
        "awaited",
        "last_turn",
        "settlers",
        "condemned",
        "tribes",
        "board",
        "wonders",
        "deck",
        "discards",
    ),
    *(
        "shuffled",
        "gods",
        "setting_out",
        "buying",
        "building",
        "due",
        "late",
        "cubes_due",
        "draws_due",
        "drawn",
    ),
    *("gods_due", "god", "touched", "ending", "reveals"),
}
SEAT_KEYS = {
    *(
        "space",
        "stock",
        "cubes",
        "hourglasses",
        "prestige",
        "laid",
        "hand",
        "fresh",
        "discoveries",
        "wonders",
        "ares",
    ),
    *("siren", "erinyes", "athena", "keres", "prayers", "resigned"),
}


def read_position(position: Position, box: Box) -> Olympos:
    """The state of a position, with all that is face down dealt by its seed."""
    knowledge = read_knowledge(position, box, NOBODY)
    seed = position.get("seed", "0")
    if not isinstance(seed, str) or not seed.isprintable():
        raise Impossible("`seed` must be a text.")
    table = knowledge.sample(dice_of(seed))
    table.seed = seed_of(seed)
    assert isinstance(table, Olympos)
    if table.awaited != OVER and not table.legal():
        raise Impossible(f"Nothing can be done here: {name_of(table.awaited, AWAITED)} is awaited in vain.")
    return table


def read_knowledge(position: Position, box: Box, seat: int) -> Knowledge:
    """What a position or a view tells; raises Impossible with everything that is wrong."""
    return OlymposReader(position, box).knowledge(seat)


class OlymposReader(PositionReader):
    def __init__(self, position: Any, box: Box) -> None:
        super().__init__(position, "olympos", POSITION_KEYS, box.digest)
        self.box = box

    def knowledge(self, seat: int) -> Knowledge:
        seats = self.seats(self.box.setups)
        rulings = Rulings(resolve_options(OPTIONS, self.get("options", dict, {})))
        table = empty_table(self.box, rulings, seed_of("0"), len(seats))
        table.awaited = self.word("awaited", "act", AWAITED)
        self.read_boards(table)
        self.read_map(table)
        hidden_cards = vec[i64]()
        for number, entry in enumerate(seats):
            hidden_cards = append(hidden_cards, self.read_seat(table, entry, number))
        self.check_supply(table)
        self.stop_if_wrong()
        self.read_turn(table)
        self.read_gods(table)
        hidden_drawn = self.read_half_done(table)
        self.read_cards(table, sum(int(count) for count in hidden_cards) + hidden_drawn)
        self.check_moment(table, hidden_cards, hidden_drawn)
        self.stop_if_wrong()
        return Knowledge(seat, table, hidden_cards, hidden_drawn)

    # --- small pieces ---

    def known(self, name: object, ids: list[str], where: str, what: str) -> int:
        if isinstance(name, str) and name in ids:
            return ids.index(name)
        self.wrong(f"{where}: there is no {what} {repr(name)[:30]}.")
        return NONE

    def several(self, names: object, ids: list[str], where: str, what: str) -> int:
        """A set from a list of names."""
        if not isinstance(names, list):
            self.wrong(f"{where} must be a list.")
            return 0
        mask = 0
        for name in names:
            number = self.known(name, ids, where, what)
            if number != NONE and mask & BIT[number]:
                self.wrong(f"{where}: {name} is there twice.")
            elif number != NONE:
                mask |= int(BIT[number])
        return mask

    def cards(self, names: object, where: str) -> int:
        """A set of destiny cards from a list of names."""
        if not isinstance(names, list):
            self.wrong(f"{where}: destiny cards are a list of names, or how many there are.")
            return 0
        cards = 0
        for name in names:
            card = self.known(name, self.box.card_ids, where, "destiny card")
            if card == NONE:
                continue
            if copies_of(cards, card) == self.box.card_copies[card]:
                self.wrong(f"{where}: there are only {self.box.card_copies[card]} cards {name}.")
                continue
            cards += int(one(card))
        return cards

    # --- the development board ---

    def read_boards(self, table: Olympos) -> None:
        box = self.box
        board = self.get("board", dict, {})
        self.check_keys(board, set(box.row_ids), "`board`")
        for row, name in enumerate(box.row_ids):
            kinds = [kind for kind in range(len(box.kind_ids)) if box.row_of[kind] == row]
            names = [box.kind_ids[kind] for kind in kinds]
            for column, chosen in enumerate(self.row(board, name, names, columns_of(table))):
                kind = box.kind_ids.index(chosen)
                table.columns[kind] = column
                table.tiles[kind] = box.faces[kind] or tiles_in_play(table, row)
        for column, chosen in enumerate(self.row(self.block, "wonders", box.wonder_ids, columns_of(table))):
            table.wonder_columns[box.wonder_ids.index(chosen)] = column
            table.wonders |= BIT[box.wonder_ids.index(chosen)]

    def row(self, block: dict[str, Any], key: str, names: list[str], columns: int) -> list[str]:
        """What lies in a row, column by column; without a word, the first ones of the box."""
        row = block.get(key, names[:columns])
        if not isinstance(row, list) or len(row) != columns:
            self.wrong(f"`{key}` must be a list of {columns}, one for each column.")
            return names[:columns]
        if any(name not in names for name in row) or len(set(row)) < len(row):
            self.wrong(f"`{key}` has some of these, each once: {', '.join(names)}.")
            return names[:columns]
        return row

    # --- the map ---

    def read_map(self, table: Olympos) -> None:
        box = self.box
        table.condemned = self.several(
            self.get("condemned", list, []), box.territory_ids, "`condemned`", "territory"
        )
        self.check_condemned(table)
        settlers = self.get("settlers", dict, {})
        for name, stack in settlers.items():
            territory = self.known(name, box.territory_ids, "`settlers`", "territory")
            if territory != NONE:
                self.read_stack(table, territory, stack)
        free = box.starred & ~table.condemned & ~settled_territories(table)
        table.tribes = 0 if table.awaited == CONDEMNING else free
        if "tribes" in self.block:
            table.tribes = self.several(self.block["tribes"], box.territory_ids, "`tribes`", "territory")
            if table.tribes & ~free:
                self.wrong("`tribes` live in starred territories without a cross and without settlers.")

    def check_condemned(self, table: Olympos) -> None:
        most = table.box.setups[len(table.players)].condemned
        for number, name in enumerate(RESOURCES):
            here = table.condemned & self.box.of_resource[number]
            if count_bits(here) > most:
                self.wrong(f"`condemned`: at most {most} territories with {name} (O-6).")
            if count_bits(here & self.box.starred) > 1:
                self.wrong(f"`condemned`: at most one starred territory with {name} (O-7).")

    def read_stack(self, table: Olympos, territory: int, stack: object) -> None:
        """Settlers from the bottom to the top."""
        name = self.box.territory_ids[territory]
        seats = range(len(table.players))
        barbarians_may_live = self.box.setups[len(table.players)].barbarians > 0
        if not isinstance(stack, list) or not stack or len(stack) > MOST_SETTLERS:
            self.wrong(f"{name}: settlers are a list of 1 to {MOST_SETTLERS} seats, the lowest first.")
            return
        if table.condemned & BIT[territory]:
            self.wrong(f"{name} is condemned: nobody can be there (O-30).")
            return
        for place, owner in enumerate(stack):
            if owner == BARBARIAN and place == 0 and barbarians_may_live:
                table.stacks[territory] = pushed(table.stacks[territory], BARBARIANS)
            elif type(owner) is int and owner in seats:
                table.stacks[territory] = pushed(table.stacks[territory], owner)
                table.players[owner].on_map += 1
            else:
                self.wrong(
                    f"{name}: {repr(owner)[:20]} is no seat; barbarians are at the bottom in games for two."
                )
        holder = top_of(table.stacks[territory])
        if holder in seats:
            take_control(table, holder, territory)

    # --- the players ---

    def read_seat(self, table: Olympos, entry: dict[str, Any], seat: int) -> int:
        """Fills a player in; the number of cards in a hand that is face down."""
        self.check_keys(entry, SEAT_KEYS, "A seat")
        player = table.players[seat]
        where = f"Seat {seat + 1}"
        player.space = self.number_in(entry, "space", 0, range(int(self.box.cross) + 1), f"{where}: `space`")
        stock = max(0, int(player.stock - player.on_map))
        player.stock = self.number_in(entry, "stock", stock, range(1000), f"{where}: `stock`")
        player.hourglasses = self.number_in(entry, "hourglasses", 0, range(1000), f"{where}: `hourglasses`")
        for key in ("ares", "erinyes", "athena", "keres", "prayers"):
            setattr(player, key, self.number_in(entry, key, 0, range(100), f"{where}: `{key}`"))
        for key in ("siren", "resigned"):
            value = entry.get(key, False)
            if not isinstance(value, bool):
                self.wrong(f"{where}: `{key}` must be true or false.")
                value = False
            setattr(player, key, value)
        self.read_cubes(player, entry.get("cubes", {}), where)
        self.read_discoveries(table, entry.get("discoveries", []), seat)
        self.read_prestige(table, entry, seat)
        self.read_wonders(table, entry.get("wonders", []), seat)
        return self.read_hand(player, entry, where)

    def check_supply(self, table: Olympos) -> None:
        """With a strict supply nobody has what is not in the box."""
        if not table.rulings.strict_supply:
            return
        for number, player in enumerate(table.players):
            if player.stock + player.on_map + total(player.markers) >= self.box.settlers:
                self.wrong(f"Seat {number + 1}: there are only {self.box.settlers} pieces of a colour.")
        if sum(player.hourglasses for player in table.players) > self.box.hourglasses:
            self.wrong(f"There are only {self.box.hourglasses} hourglasses.")
        for number, name in enumerate(RESOURCES):
            if sum(amount(player.cubes, number) for player in table.players) > self.box.cubes:
                self.wrong(f"There are only {self.box.cubes} cubes of {name}.")

    def read_cubes(self, player: Player, cubes: object, where: str) -> None:
        if not isinstance(cubes, dict):
            self.wrong(f"{where}: `cubes` look like {{'grain': 1}}.")
            return
        self.check_keys(cubes, set(RESOURCES), f"{where}: `cubes`")
        for number, name in enumerate(RESOURCES):
            count = self.number_in(cubes, name, 0, range(MOST_CUBES), f"{where}: cubes of {name}")
            player.cubes += count * unit(number)

    def read_hand(self, player: Player, entry: dict[str, Any], where: str) -> int:
        hand = entry.get("hand", [])
        if type(hand) is int and 0 <= hand <= count_cards(self.box.all_cards):
            return hand
        player.hand = self.cards(hand, f"{where}: `hand`")
        player.fresh = self.cards(entry.get("fresh", []), f"{where}: `fresh`")
        return 0

    def read_discoveries(self, table: Olympos, discoveries: object, seat: int) -> None:
        where = f"Seat {seat + 1}"
        if not isinstance(discoveries, list):
            self.wrong(f"{where}: `discoveries` must be a list.")
            return
        for entry in discoveries:
            told = entry if isinstance(entry, dict) else {"discovery": entry}
            self.check_keys(told, {"discovery", "face", "bonus"}, f"{where}: a discovery")
            kind = self.known(told.get("discovery"), self.box.kind_ids, where, "discovery")
            if kind != NONE:
                self.read_discovery(table, seat, kind, told)

    def read_discovery(self, table: Olympos, seat: int, kind: int, told: dict[str, Any]) -> None:
        where, name = f"Seat {seat + 1}", self.box.kind_ids[kind]
        player = table.players[seat]
        if table.columns[kind] == NONE:
            self.wrong(f"{where}: {name} is not on the `board`.")
        elif player.discoveries & BIT[kind]:
            self.wrong(f"{where}: {name} is there twice (O-48).")
        elif table.tiles[kind] == 0:
            self.wrong(f"{where}: there are not so many tiles of {name}.")
        else:
            learn(table, player, kind)
            self.read_face(table, seat, kind, told.get("face"))
            self.read_bonus(table, seat, kind, told.get("bonus"))

    def read_face(self, table: Olympos, seat: int, kind: int, face: object) -> None:
        """The tile leaves the board; where tiles differ and none is named, the first one left."""
        where, name = f"Seat {seat + 1}", self.box.kind_ids[kind]
        if not self.box.faces[kind]:
            table.tiles[kind] -= 1
            if face is not None:
                self.wrong(f"{where}: all tiles of {name} are alike, there is no `face`.")
            return
        left = [resource for number, resource in enumerate(RESOURCES) if table.tiles[kind] & BIT[number]]
        if face is None:
            face = left[0]
        if face not in left:
            self.wrong(f"{where}: the tiles of {name} show {' or '.join(left)}.")
            return
        resource = RESOURCES.index(str(face))
        single = table.box.setups[len(table.players)].single_tiles
        table.tiles[kind] = 0 if single else table.tiles[kind] & ~BIT[resource]
        table.players[seat].discounts += self.box.resource_discount[kind] * unit(resource)

    def read_bonus(self, table: Olympos, seat: int, kind: int, bonus: object) -> None:
        if bonus is None:
            return
        where, name = f"Seat {seat + 1}", self.box.kind_ids[kind]
        slots = range(1, int(open_slots(table, kind)) + 1)
        if type(bonus) is not int or bonus not in slots:
            self.wrong(f"{where}: {name} has {len(slots)} bonus spaces, `bonus` is the number of one.")
        elif seat_at(table.markers[kind], bonus - 1) != NOBODY:
            self.wrong(f"{where}: that bonus of {name} is taken already (O-51).")
        else:
            table.markers[kind] += (seat + 1) << SEAT_BITS * (bonus - 1)
            table.players[seat].markers += unit(table.columns[kind])

    def read_prestige(self, table: Olympos, entry: dict[str, Any], seat: int) -> None:
        """What the bonuses have brought is the least; `null` is prestige that lies face down."""
        player, where = table.players[seat], f"Seat {seat + 1}"
        count, points = map(int, prestige_bonuses(table, seat))
        if entry.get("prestige", points) is None:
            player.laid = self.number_in(entry, "laid", count, range(count, 1000), f"{where}: `laid`")
            player.prestige = UNKNOWN if player.laid else 0
            return
        prestige = self.number_in(entry, "prestige", points, range(points, 1000), f"{where}: `prestige`")
        fewest, most = count + (prestige > points), count + prestige - points
        player.laid = self.number_in(entry, "laid", fewest, range(fewest, most + 1), f"{where}: `laid`")
        player.prestige = prestige

    def read_wonders(self, table: Olympos, wonders: object, seat: int) -> None:
        where = f"Seat {seat + 1}"
        built = self.several(wonders, self.box.wonder_ids, f"{where}: `wonders`", "wonder")
        if built & ~table.wonders:
            self.wrong(f"{where}: these `wonders` are not in play or belong to somebody else.")
        table.players[seat].wonders = built & table.wonders
        table.wonders &= ~built

    # --- the turn ---

    def read_turn(self, table: Olympos) -> None:
        seats = range(len(table.players))
        over = table.awaited == OVER
        playing = [seat for seat in seats if not table.players[seat].resigned]
        actor = self.number("actor", self.likely_actor(table, playing), range(NOBODY, len(seats)))
        table.actor = actor
        table.mover = self.number("mover", actor, range(NOBODY, len(seats)))
        table.turn = self.number("turn", 0 if table.awaited in SETTING_UP else 1, range(MANY))
        table.ending = self.word("ending", "none", ENDINGS)
        table.reveals = self.number("reveals", 0, range(MANY))
        table.shuffles = self.number("shuffles", 1, range(1, MANY))
        if over != (actor == NOBODY) or over != (table.ending != 0):
            self.wrong("A game is over just when nothing is `awaited`, with an `ending` and no `actor`.")
        if not over and (len(playing) < 2 or actor not in playing):
            self.wrong("A game that goes on needs two players who have not resigned, the actor among them.")
        if not over and table.awaited not in FOR_OTHERS and table.mover != actor:
            self.wrong("`actor` and `mover` can differ only while a god asks for something.")
        self.read_line(table, playing)
        near = table.awaited in BEFORE_THE_TRACK and is_near_the_end(table, table.players[table.mover])
        table.last_turn = self.get("last_turn", bool, near)
        if table.awaited in BEFORE_THE_TRACK and table.last_turn != near:
            self.wrong("`last_turn` must be true just for those at the last Zeus space or beyond (O-100).")

    def likely_actor(self, table: Olympos, playing: list[int]) -> int:
        """Whoever is furthest back on the track; while the map is set up, whoever condemns territories."""
        if table.awaited == OVER or not playing:
            return NOBODY
        line = self.block.get("line")
        if not isinstance(line, list) or not line or any(seat not in playing for seat in line):
            line = sorted(playing, key=lambda seat: int(table.players[seat].space))
        return int(line[0 if table.awaited not in SETTING_UP or table.rulings.top_condemns else -1])

    def read_line(self, table: Olympos, playing: list[int]) -> None:
        """Who still plays, the next one first; without a word everybody, on one space the actor first."""
        if table.awaited == OVER:
            playing = []
        acts_first = table.awaited not in SETTING_UP or table.rulings.top_condemns
        order = sorted(
            playing,
            key=lambda seat: (int(table.players[seat].space), (seat != table.actor) == acts_first),
        )
        line = self.get("line", list, order)
        if any(seat not in playing for seat in line) or len(set(line)) < len(line):
            self.wrong("`line` has seats that still play, each once, the next one first.")
            return
        spaces = [int(table.players[seat].space) for seat in line]
        if spaces != sorted(spaces):
            self.wrong("`line`: those further back on the track come first (O-17).")
        for seat in playing:
            if seat not in line and not is_near_the_end(table, table.players[seat]):
                self.wrong(
                    f"Seat {seat + 1} must be in `line`: it has not come to the last Zeus space (O-100)."
                )
        for seat in reversed(line):
            table.line = pushed(table.line, seat)
        if table.awaited in BEFORE_THE_TRACK and top_of(table.line) != table.actor:
            self.wrong("The `actor` must be first in `line`: whoever is furthest back has the turn (O-17).")
        if table.awaited in SETTING_UP and condemner(table) != table.actor:
            self.wrong("The `actor` condemns territories from the other end of `line` (O-6).")

    # --- the gods ---

    def read_gods(self, table: Olympos) -> None:
        spaces = [int(space) for space in self.box.place_spaces]
        gods = self.get("gods", list, [{} for _ in spaces])
        if len(gods) != len(spaces) or not all(isinstance(entry, dict) for entry in gods):
            self.wrong(f"`gods` must be a list of {len(spaces)}, one for each Olympos card along the track.")
            return
        table.gods = hidden(len(spaces))
        for place, entry in enumerate(gods):
            self.check_keys(entry, {"space", "card", "revealed"}, "An Olympos card")
            if entry.get("space", spaces[place]) != spaces[place]:
                self.wrong(f"`gods`: card {place + 1} lies at space {spaces[place]}.")
            revealed = entry.get("revealed", self.has_been_reached(table, place))
            if not isinstance(revealed, bool):
                self.wrong(f"`gods`: `revealed` of card {place + 1} must be true or false.")
            elif revealed:
                table.revealed |= BIT[place]
            if entry.get("card") is not None:
                table.gods[place] = self.known(entry["card"], self.box.god_ids, "`gods`", "Olympos card")
        cards = [int(god) for god in table.gods if god not in (HIDDEN, NONE)]
        if len(set(cards)) < len(cards):
            self.wrong("`gods`: every Olympos card is there once.")

    def has_been_reached(self, table: Olympos, place: int) -> bool:
        """By the first player; by the last, where it is the second card of a double space."""
        spaces = self.box.place_spaces
        reached = [bool(player.space >= spaces[place]) for player in table.players if not player.resigned]
        is_second = place > 0 and spaces[place - 1] == spaces[place]
        return bool(reached) and (all(reached) if is_second else any(reached))

    # --- what is half done ---

    def read_half_done(self, table: Olympos) -> int:
        """What the turn has come to; the number of cards that the Oracle shows somebody else."""
        self.read_setting_out(table)
        for key, ids, what in (
            ("buying", self.box.kind_ids, "discovery"),
            ("building", self.box.wonder_ids, "wonder"),
        ):
            name = self.block.get(key)
            if name is not None:
                setattr(table, key, self.known(name, ids, f"`{key}`", what))
        for key in ("due", "late", "cubes_due", "draws_due"):
            setattr(table, key, self.number(key, 0, range(1000)))
        places = range(len(self.box.place_spaces))
        table.god = self.number("god", NONE, range(NONE, len(places)))
        table.gods_due = self.numbers("gods_due", places)
        table.touched = self.numbers("touched", range(len(table.players)))
        drawn = self.block.get("drawn", [])
        if type(drawn) is int and 0 <= drawn <= count_cards(self.box.all_cards):
            return drawn
        table.drawn = self.cards(drawn, "`drawn`")
        return 0

    def numbers(self, key: str, allowed: range) -> int:
        """A set of places or seats."""
        found = self.get(key, list, [])
        if any(type(number) is not int or number not in allowed for number in found):
            self.wrong(f"`{key}` must be a list of numbers from {allowed[0]} to {allowed[-1]}.")
            return 0
        return sum(int(BIT[number]) for number in set(found))

    def read_setting_out(self, table: Olympos) -> None:
        entry = self.block.get("setting_out")
        if entry is None:
            return
        if not isinstance(entry, dict):
            self.wrong("`setting_out` looks like {'from': 'attica', 'settler': 1}.")
            return
        start, settler = entry.get("from"), entry.get("settler", 0)
        if start == NORTHERN:
            table.start = NORTH
        else:
            table.start = self.known(start, self.box.territory_ids, "`setting_out`", "territory")
        if table.start == NONE or table.actor == NOBODY:
            return
        here = 0 if start == NORTHERN else int(settlers_at(table, table.actor, table.start))
        if type(settler) is not int or not 0 <= settler <= here:
            self.wrong(
                "`setting_out`: `settler` is the number of one of the actor's there, or 0 for a new one."
            )
            return
        table.depth = settler - 1
        player = table.players[table.actor]
        if settler == 0 and (player.stock == 0 or (start != NORTHERN and not player.held & BIT[table.start])):
            self.wrong(
                "`setting_out`: a new settler comes from the stock, to the North or a territory held (O-25)."
            )

    # --- the cards ---

    def read_cards(self, table: Olympos, concealed: int) -> None:
        box = self.box
        table.discards = self.cards(self.block.get("discards", []), "`discards`")
        if "shuffled" in self.block:
            table.shuffled = self.cards(self.block["shuffled"], "`shuffled`")
        in_sight = [table.discards, table.drawn, *[player.hand for player in table.players]]
        deck = self.block.get("deck")
        known_deck = self.cards(deck, "`deck`") if isinstance(deck, list) else 0
        for card, name in enumerate(box.card_ids):
            count = sum(int(copies_of(cards, card)) for cards in [*in_sight, known_deck])
            if count > box.card_copies[card]:
                self.wrong(f"There are only {box.card_copies[card]} destiny cards {name}, not {count}.")
        self.stop_if_wrong()
        for number, player in enumerate(table.players):
            seen = player.hand + table.discards + table.drawn
            if player.fresh != common_cards(common_cards(player.fresh, table.shuffled), seen):
                self.wrong(
                    f"Seat {number + 1}: `fresh` cards came from the last shuffle;"
                    " they are in hand or discarded."
                )
        if isinstance(deck, list):
            table.deck = vec[i64]([box.card_ids.index(name) for name in reversed(deck)])
        self.fill_deck(table, deck, concealed)

    def fill_deck(self, table: Olympos, deck: object, concealed: int) -> None:
        """What is unseen lies in the deck or in hands face down, and nowhere else."""
        unseen = int(count_cards(unseen_cards(table)))
        if deck is None:
            deck = unseen - concealed
        if type(deck) is int and deck >= 0:
            table.deck = hidden(deck)
        elif not isinstance(deck, list):
            self.wrong("`deck` must be a list of destiny cards, the next one first, or how many there are.")
            return
        face_down = concealed + (len(table.deck) if is_hidden(table.deck) else 0)
        if face_down != unseen:
            self.wrong(f"{unseen} destiny cards are not to be seen, but {face_down} lie face down.")
            return
        possible = int(count_cards(common_cards(unseen_cards(table), table.shuffled)))
        if is_hidden(table.deck) and len(table.deck) > possible:
            self.wrong("`shuffled`: the deck has more cards than were shuffled into it.")

    # --- does it all fit? ---

    def check_moment(self, table: Olympos, hidden_cards: vec[i64], hidden_drawn: int) -> None:
        """What is half done must be what the awaited decision is about, and nothing else."""
        awaited = table.awaited
        drawn = count_cards(table.drawn) + hidden_drawn
        by_god = awaited in (ANSWERING, LOSING_SETTLER) or (awaited == TAKING_CUBE and table.buying == NONE)
        fits = (
            (table.start != NONE) == (awaited == MOVING)
            and (table.building != NONE) == (awaited == SPENDING_STARS)
            and (table.god != NONE) == by_god
            and (drawn > 0) == (awaited == KEEPING)
            and (table.cubes_due > 0) == (awaited == TAKING_CUBE)
            and (table.buying != NONE or awaited not in (PAYING, CHOOSING_FACE, CHOOSING_BONUS))
            and (
                table.buying == NONE
                or awaited in (PAYING, CHOOSING_FACE, CHOOSING_BONUS, TAKING_CUBE, KEEPING)
            )
            and (table.touched == 0 or by_god)
            and (not table.gods_due or by_god or awaited in (KEEPING, ENDING))
            and (not table.draws_due or awaited in (TAKING_CUBE, KEEPING))
            and (not table.due or awaited == BEFORE_PAYING or table.buying != NONE or table.building != NONE)
            and (awaited == ANSWERING or not any(player.prayers for player in table.players))
        )
        if not fits:
            self.wrong(f"What is half done does not fit what is awaited ({name_of(awaited, AWAITED)}).")
            return
        self.check_buying(table)
        if by_god:
            self.check_god(table, hidden_cards)
        if awaited in SETTING_UP and any(player.on_map or player.space for player in table.players):
            self.wrong("Nobody has settled or moved on the track while the map is set up.")

    def check_buying(self, table: Olympos) -> None:
        if table.buying == NONE:
            return
        owns = bool(table.players[table.mover].discoveries & BIT[table.buying])
        taken = table.awaited in (CHOOSING_BONUS, TAKING_CUBE, KEEPING)
        if owns != taken:
            self.wrong("`buying`: the tile is in front of the player once it has been paid for, not before.")
        if table.awaited == CHOOSING_FACE and not self.box.faces[table.buying]:
            self.wrong("`buying`: all tiles of this discovery are alike.")

    def check_god(self, table: Olympos, hidden_cards: vec[i64]) -> None:
        if not table.revealed & BIT[table.god]:
            self.wrong("`god`: this Olympos card is not revealed.")
            return
        god = table.gods[table.god]
        effect = NONE if god == HIDDEN else int(self.box.god_effect[god])
        if table.awaited == ANSWERING:
            actor = table.players[table.actor]
            if actor.hand == 0 and hidden_cards[table.actor] == 0:
                self.wrong("Only a player with destiny cards answers an Olympos card (O-83).")
        elif effect != (GIVES_CUBES if table.awaited == TAKING_CUBE else LOST_SETTLER):
            self.wrong("`god`: this Olympos card asks for something else.")
        elif not table.touched & BIT[table.actor]:
            self.wrong("`touched` must have the actor, from whom the god wants something.")
