"""Attika in a terminal: the map of hexes, the supplies, and a table of everybody's buildings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from petteia.cli.boards import Drawing
from petteia.cli.boards.hexes import ROOMY, TIGHT, Hex, HexCanvas, Scale
from petteia.cli.boards.pieces import counted, in_rows, marks_of, nameplate, widest
from petteia.cli.speech import say
from petteia.cli.terminal import Line, beside, hanging, width_of, wrapped
from petteia.core.game import Position
from petteia.core.message import Listing, Message
from petteia.core.notation import spoken
from petteia.games.attika.box import load_box

# Landscapes are recognised by letter; colour only helps.
SYMBOLS = {"W": "~W~", "F": "*F*", "H": "nHn", "M": "^M^", ".": ""}
LANDSCAPES = {"W": "water", "F": "forest", "H": "hill", "M": "mountain"}
LANDSCAPE_STYLES = {"W": "bold cyan", "F": "bold green", "H": "bold yellow", "M": "bold magenta", ".": ""}
TEMPLE = ["/=\\", "|||"]
TEMPLE_STYLE = "bold"

CITY_STYLES = {
    "blue": "bold white on blue",
    "red": "bold white on red",
    "yellow": "bold black on yellow",
    "green": "bold black on green",
}
FAINT = "dim"
HEADING = "bold"
PLACE_FOR_A_TILE = "bold cyan"

# East, north-east, north-west, west, south-west, south-east.
STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

BUILT, STORED, IN_A_PILE = "#", "o", "."
GAP = 3
NAME_COLUMN, COST_COLUMN, SEAT_COLUMN = 14, 5, 5  # twice that, for four players, are 80 columns
# What is counted of every player, and in how many columns.
WIDTHS = {"built": 5, "settlements": 11, "amphoras": 8, "piles": 9}
NUMBERS = tuple(WIDTHS)
BELOW = 4  # blanks before what stands below a name


class AttikaDrawing(Drawing):
    def __init__(self, names: Sequence[str], components: str | None) -> None:
        data = load_box(components).data
        self.names = list(names)
        self.marks = marks_of(self.names)
        self.faces: list[str] = data["map_tiles"]["faces"]
        self.groups: list[dict[str, Any]] = data["group"]
        self.buildings: dict[str, dict[str, Any]] = {
            building["id"]: building for building in data["building"]
        }
        self.codes = codes_of(list(self.buildings))
        self.of_each_player = sum(building["count"] for building in data["building"])
        colours = data["cities"]["colours"]
        self.styles = [CITY_STYLES.get(colours[seat], "reverse") for seat in range(len(self.names))]

    # --- the whole table ---

    def table(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        board = self.board(view, moves, width) + self.aside(view, moves, width)
        boards = [*self.player_boards(view, columns=1), *self.keys(width)]
        if widest(board) + GAP + widest(boards) <= width:
            middle = beside(board, boards, GAP)
        else:
            columns = 2 if 2 * width_of(self.player_heading()) + 2 <= width else 1
            middle = [*board, [], *self.player_boards(view, columns), *self.keys(width)]
        return [
            *middle,
            [],
            *self.seats(view, width),
            *wrapped(self.supplies(view), width, BELOW),
            *self.face_down(view, width),
        ]

    def hand(self, view: Position, seat: int, width: int) -> list[Line]:
        player = view["seats"][seat]
        held: Line = [(say("boards-hand", cards=""), ""), *cards(player["cards"])]
        if player["amphoras"]:
            held.append(("   " + say("boards-amphoras-held", count=player["amphoras"]), ""))
        stored = Counter(spoken(name) for name in player["stored"])
        names = ", ".join(name + (f" x{count}" if count > 1 else "") for name, count in stored.items())
        text = say("boards-on-player-board", buildings=names or say("core-nothing"))
        return [*wrapped(held, width), *wrapped([(text, "")], min(width, 110), BELOW)]

    def legend(self) -> list[Line]:
        line: Line = []
        for letter, name in LANDSCAPES.items():
            line += [(SYMBOLS[letter], LANDSCAPE_STYLES[letter]), (f" {say(f'attika-{name}')}   ", "")]
        line += [(TEMPLE[0], TEMPLE_STYLE), (f" {say('boards-temple')}   ", "")]
        owner = f"{self.marks[0]}:{self.codes[next(iter(self.buildings))]}"
        built = say("boards-built-by", player=self.names[0])
        return [[*line, (owner, self.styles[0]), (f" {built}   {say('boards-place')}", "")]]

    def payment(self, price: Sequence[Message]) -> int:
        last = price[-1] if price else None
        if last is None:
            return 0
        if last.key == "attika-price-only-way" and isinstance(last.arguments["cards"], Listing):
            counts = [
                item.arguments["count"] for item in last.arguments["cards"].items if isinstance(item, Message)
            ]
            return sum(count for count in counts if isinstance(count, int))
        fewest = last.arguments.get("fewest", 0)
        return fewest if isinstance(fewest, int) else 0

    def amount(self, fewest: int, most: int) -> str:
        if fewest < most:
            key = "boards-cards-range" if fewest else "boards-cards-up-to"
            return say(key, fewest=fewest, most=most)
        return say("boards-cards", count=most) if most else say("attika-price-nothing-left")

    # --- the map ---

    def board(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        """The map; what is too wide for the terminal even in tight hexes follows below, from west to east."""
        roomy = self.map(view, moves, ROOMY).lines()
        if widest(roomy) <= width:
            return roomy
        west, *others = self.map(view, moves, TIGHT).strips(width)
        return [
            *west,
            *[line for strip in others for line in ([], [(say("boards-further-east"), FAINT)], *strip)],
        ]

    def map(self, view: Position, moves: Sequence[str], scale: Scale) -> HexCanvas:
        canvas = HexCanvas(scale)
        land = self.land(view)
        for place, symbol in land.items():
            canvas.outline(place)
            canvas.write(place, [written(place), SYMBOLS[symbol]], [FAINT, LANDSCAPE_STYLES[symbol]])
        for temple in view["map"]["temples"]:
            canvas.outline(read(temple))
            canvas.write(read(temple), TEMPLE, [TEMPLE_STYLE, TEMPLE_STYLE])
        for seat, player in enumerate(view["seats"]):
            for text, name in player["buildings"].items():
                self.write_building(canvas, read(text), seat, f"{self.marks[seat]}:{self.codes[name]}")
        if view["site"] is not None:
            code = self.codes[view["site"]["building"]]
            self.write_building(canvas, read(view["site"]["at"]), view["actor"], f"{code}?")
        for place in places_for_a_tile(moves):
            canvas.write(place, [written(place), "+"], [PLACE_FOR_A_TILE, FAINT])
        return canvas

    def write_building(self, canvas: HexCanvas, place: Hex, seat: int, text: str) -> None:
        style = self.styles[seat]
        if len(text) > canvas.scale.inside:
            text = text.replace(":", "")
        canvas.write(place, [written(place), text], [style, style])

    def land(self, view: Position) -> dict[Hex, str]:
        land = {}
        for laid in view["map"]["tiles"]:
            centre = read(laid["at"])
            face = turned(self.faces[laid["tile"] - 1], laid["turned"])
            for (q, r), symbol in zip([(0, 0), *STEPS], face, strict=True):
                land[centre[0] + q, centre[1] + r] = symbol
        return land

    def aside(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        """The tile to lay, and how it looks turned this way and that."""
        if view["tile"] is None:
            return []
        face = self.faces[view["tile"]["tile"] - 1]
        at = view["tile"]["at"]
        tile = view["tile"]["tile"]
        title = say("boards-map-tile-at", tile=tile, place=at) if at else say("boards-map-tile", tile=tile)
        lines: list[Line] = [[], [(title, HEADING)]]
        turns = [move for move in moves if move.startswith("turn ")]
        flowers = [flower(move, turned(face, int(move.split()[1]))) for move in turns]
        picture = in_rows(flowers or [flower("", face)], width, GAP)
        return lines + picture

    # --- what lies before the players ---

    def seats(self, view: Position, width: int) -> list[Line]:
        """A table, or in a narrow terminal every number with its name."""
        player_head, cards_head = say("boards-player"), say("boards-cards-held")
        column = max(len(name) for name in [player_head, *self.names])
        titles = {name: say(f"boards-{name}") for name in NUMBERS}
        heading = "".join(f"  {title:>{WIDTHS[name]}}" for name, title in titles.items())
        table: list[Line] = [[(f"    {player_head:<{column}}{heading}  {cards_head}", HEADING)]]
        in_words: list[Line] = []
        for seat, player in enumerate(view["seats"]):
            numbers = self.numbers(player)
            hand: Line = [(say("boards-resigned"), "")] if player["resigned"] else cards(player["cards"])
            rooms = {name: max(len(title), WIDTHS[name]) for name, title in titles.items()}
            row = "".join(f"  {numbers[name]:>{room}}" for name, room in rooms.items())
            table.append([*self.plate(view, seat, column), (f"{row}  ", ""), *hand])
            told = "".join(f"  {title} {numbers[name]}" for name, title in titles.items())
            plate: Line = [*self.plate(view, seat), (f"{told}  {cards_head} ", "")]
            in_words += wrapped([*plate, *hand], width, BELOW)
        return table if widest(table) <= width else in_words

    def plate(self, view: Position, seat: int, column: int = 0) -> Line:
        mark = (self.marks[seat], self.styles[seat])
        return nameplate(view["actor"] == seat, mark, f"{self.names[seat]:<{column}}")

    def numbers(self, player: Mapping[str, Any]) -> dict[str, str]:
        sites = [read(text) for text in player["buildings"]]
        return {
            "built": f"{len(sites)}/{self.of_each_player}",
            "settlements": str(settlements(sites)),
            "amphoras": str(player["amphoras"]),
            "piles": " ".join(str(counted(pile)) for pile in player["piles"]),
        }

    def supplies(self, view: Position) -> Line:
        deck, stack = view["deck"], view["tile_stack"]
        line: Line = [
            (f"    {say('boards-turn', turn=view['turn'])}  {say('boards-deck', count=counted(deck))}", ""),
            (f"  {say('boards-discards')} ", ""),
            *cards(view["discards"]),
            (".  " + say("boards-supply", amphoras=view["amphoras"], tiles=counted(stack)), ""),
        ]
        return line

    def player_boards(self, view: Position, columns: int) -> list[Line]:
        """Every kind of building, and for every player which are built, stored or still in a pile."""
        blocks = [self.group(group, view) for group in self.groups]
        if columns == 1:
            return [self.player_heading(), *[line for block in blocks for line in block]]
        left: list[Line] = [self.player_heading()]
        right: list[Line] = [self.player_heading()]
        half = sum(len(block) for block in blocks) / 2
        for block in blocks:
            (left if len(left) - 1 + len(block) / 2 <= half else right).extend(block)
        return beside(left, right, 2)

    def keys(self, width: int) -> list[Line]:
        signs = {BUILT: "boards-key-built", STORED: "boards-key-stored", IN_A_PILE: "boards-key-pile"}
        texts = (
            "   ".join(f"{sign} {say(key)}" for sign, key in signs.items()),
            say("boards-key-indented"),
            say("boards-key-amphora"),
        )
        return [line for text in texts for line in wrapped([(text, FAINT)], width)]

    def player_heading(self) -> Line:
        line: Line = [(" " * (NAME_COLUMN + COST_COLUMN), "")]
        for mark, style in zip(self.marks, self.styles, strict=True):
            line += [(mark, style), (" " * (SEAT_COLUMN - 1), "")]
        return line

    def group(self, group: Mapping[str, Any], view: Position) -> list[Line]:
        title = f"{group['name']} ({group['size']})"
        heading: Line = [(f"{title:<{NAME_COLUMN + COST_COLUMN}}", HEADING)]
        members = [name for name, building in self.buildings.items() if building["group"] == group["id"]]
        for player in view["seats"]:
            built = sum(name in members for name in player["buildings"].values())
            share = f"{built}*" if group["id"] in player["rewarded"] else str(built)
            heading.append((f"{share:<{SEAT_COLUMN}}", ""))
        return [heading, *[self.kind(name, depth, view) for name, depth in self.by_arrows(members)]]

    def by_arrows(self, members: list[str]) -> list[tuple[str, int]]:
        """The buildings of a group, each below one from which an arrow leads to it, and how far down."""
        order: list[tuple[str, int]] = []

        def hang(name: str, depth: int) -> None:
            if name in members and all(name != other for other, _ in order):
                order.append((name, depth))
                for target in self.buildings[name]["arrows"]:
                    hang(target, depth + 1)

        targets = {target for name in members for target in self.buildings[name]["arrows"] if target != name}
        for name in sorted(members, key=lambda name: name in targets):  # a ring of arrows has no beginning
            hang(name, 1)
        return order

    def kind(self, name: str, depth: int, view: Position) -> Line:
        building = self.buildings[name]
        cost = building["cost"] if "cost" in building else f"any{building['any_cost']}"
        line: Line = [
            (f"{' ' * depth + spoken(name):<{NAME_COLUMN}}", ""),
            *letters(f"{cost:<{COST_COLUMN}}"),
        ]
        for seat, player in enumerate(view["seats"]):
            built = list(player["buildings"].values()).count(name)
            waiting = waits(view, seat, name)
            stored = player["stored"].count(name)
            left = building["count"] - built - stored - waiting
            signs = BUILT * built + "?" * waiting + STORED * stored
            line += [(signs, "bold" if signs else ""), (IN_A_PILE * left, FAINT)]
            line.append((" " * (SEAT_COLUMN - len(signs) - left), ""))
        return line

    def face_down(self, view: Position, width: int) -> list[Line]:
        """Where everything may be seen: the deck, the map stack and the piles, the next one first."""
        lines: list[Line] = []
        if isinstance(view["deck"], str) and view["deck"]:
            title: Line = [(f"    {say('boards-the-deck'):<11} ", "")]
            deck = in_rows([[[letter]] for letter in letters(view["deck"])], width - width_of(title) - 1)
            lines += beside([title], deck, 0)
        if isinstance(view["tile_stack"], list) and view["tile_stack"]:
            stack = " ".join(str(tile) for tile in view["tile_stack"])
            lines += hanging([(f"    {say('boards-map-tiles'):<11} ", "")], [(stack, "")], width)
        for seat, player in enumerate(view["seats"]):
            for pile, buildings in zip(["main", "1", "2", "3"], player["piles"], strict=True):
                if isinstance(buildings, list) and buildings:
                    head: Line = [
                        ("    ", ""),
                        (self.marks[seat], self.styles[seat]),
                        (f" {say('boards-pile', pile=pile):<9} ", ""),
                    ]
                    names = ", ".join(spoken(name) for name in buildings)
                    lines += hanging(head, [(names, "")], width)
        return [[], [(f"    {say('boards-next-first')}", HEADING)], *lines] if lines else []


DRAWING = AttikaDrawing


# --- small pieces -------------------------------------------------------------------------------------


def read(text: str) -> Hex:
    q, r = text.split(",")
    return int(q), int(r)


def written(place: Hex) -> str:
    return f"{place[0]},{place[1]}"


def cards(held: str | int) -> Line:
    """A hand: how many of each landscape; or only how many, where it is another's."""
    if isinstance(held, int):
        return [(say("boards-face-down", count=held), "")]
    if not held:
        return [(say("boards-none"), "")]
    line: Line = []
    for letter, count in Counter(held).items():
        line += [(f"{count}{letter}", LANDSCAPE_STYLES[letter]), (" ", "")]
    return [*line, (f"({len(held)})", "")]


def letters(text: str) -> Line:
    return [(letter, LANDSCAPE_STYLES.get(letter, "")) for letter in text]


def turned(face: str, rotation: int) -> str:
    """A tile's hexes after so many sixths of a turn anticlockwise."""
    ring = face[1:]
    return face[0] + "".join(ring[(direction - rotation) % len(ring)] for direction in range(len(ring)))


def flower(title: str, face: str) -> list[Line]:
    """A tile in small."""
    centre, east, north_east, north_west, west, south_west, south_east = list(face)
    rows = [f" {north_west} {north_east} ", f"{west} {centre} {east}", f" {south_west} {south_east} "]
    lines: list[Line] = [[(f"{title:<6}", FAINT)]] if title else []
    return lines + [letters(f"{row:<6}") for row in rows]


def places_for_a_tile(moves: Sequence[str]) -> list[Hex]:
    return [read(move.removeprefix("tile @ ")) for move in moves if move.startswith("tile @ ")]


def waits(view: Position, seat: int, name: str) -> int:
    """Is a building of this kind in the player's hand, just drawn or not paid for yet?"""
    if view["actor"] != seat:
        return 0
    in_hand = [view[key]["building"] for key in ("drawn", "site") if view[key] is not None]
    return 1 if name in in_hand else 0


def settlements(sites: list[Hex]) -> int:
    left, count = set(sites), 0
    while left:
        count += 1
        frontier = [left.pop()]
        while frontier:
            q, r = frontier.pop()
            near = {(q + step_q, r + step_r) for step_q, step_r in STEPS} & left
            left -= near
            frontier += near
    return count


def codes_of(ids: list[str]) -> dict[str, str]:
    """Four letters for each building, different ones for each."""
    codes: dict[str, str] = {}
    for name in ids:
        plain = name.replace("_", "")
        tries = [plain[:4], *[plain[:3] + letter for letter in plain[4:] + "0123456789"]]
        codes[name] = next((code for code in tries if code not in codes.values()), plain[:4])
    return codes
