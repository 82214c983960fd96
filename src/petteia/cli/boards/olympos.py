"""Olympos in a terminal: the map by its coordinates, the time track, the development board, the players."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from petteia.cli.boards import Drawing
from petteia.cli.boards.maps import MapCanvas
from petteia.cli.boards.pieces import counted, in_rows, joined, marks_of, nameplate, widest
from petteia.cli.speech import say
from petteia.cli.terminal import Line, beside, hanging, wrapped
from petteia.core.game import Position
from petteia.core.message import Message
from petteia.core.notation import spoken
from petteia.games.olympos.box import RESOURCES, load_box

# Resources are recognised by two letters; colour only helps.
RESOURCE_STYLES = {
    "grain": "bold yellow",
    "wood": "bold green",
    "stone": "bold white",
    "gold": "bold magenta",
}
SEAT_STYLES = {
    "red": "bold white on red",
    "green": "bold black on green",
    "blue": "bold white on blue",
    "white": "bold black on white",
    "black": "bold white on black",
}
ROW_STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta"}
FAINT, HEADING, OFFERED = "dim", "bold", "bold reverse"
STAR, TRIBE, ZEUS, BARBARIANS, NORTHERN = "*", "*!", "Z", "b", "^"
SINGLE, DOUBLE, CROSS, FIFTH, SPACE = "z", "Z", "X", ":", "."

GAP = 3
WIDEST_MAP = 110
CELL = 16  # columns of the development board, five of them in 80
# What is counted of every player, and in how many columns.
NUMBERS = {
    "boards-space": 6,
    "boards-stock": 6,
    "boards-glass": 6,
    "boards-prestige": 6,
    "boards-held": 6,
    "boards-swords": 7,
    "boards-stars": 6,
    "boards-zeus": 5,
}
ROOM_FOR_GOODS = 40
BELOW = 8  # blanks before what stands below a player's name


class OlymposDrawing(Drawing):
    def __init__(self, names: Sequence[str], components: str | None) -> None:
        data = load_box(components).data
        self.names = list(names)
        self.marks = marks_of(self.names)
        self.styles = [SEAT_STYLES.get(colour, "reverse") for colour in data["tribes"]["colours"]]
        self.data = data
        self.territories: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in data["territory"]}
        self.discoveries: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in data["discovery"]}
        self.wonders: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in data["wonder"]}
        self.spaces = {(entry["row"], entry["column"]): entry for entry in data["space"]}
        self.setup = next(entry for entry in data["setup"] if entry["players"] == len(self.names))

    # --- the whole table ---

    def table(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        board = self.board(view, moves, width)
        development = self.development(view, width)
        if widest(board) + GAP + widest(development) <= width:
            middle = beside(board, [*development, *self.aside(view, moves, width)], GAP)
        else:
            middle = [*board, *self.aside(view, moves, width), [], *development]
        return [*middle, [], *self.players(view, width), *self.supplies(view, width)]

    def hand(self, view: Position, seat: int, width: int) -> list[Line]:
        player = view["seats"][seat]
        goods: Line = [
            (say("boards-goods", stock=player["stock"], hourglasses=player["hourglasses"]) + " ", ""),
            *amounts(player["cubes"]),
            (f"   {say('boards-territories')} ", ""),
            *amounts(self.tokens(view, seat)),
        ]
        cards = ", ".join(spoken(card) for card in player["hand"])
        lines = wrapped(goods, width)
        return [*lines, *(wrapped([(say("boards-destiny-cards", cards=cards), "")], width) if cards else [])]

    def legend(self) -> list[Line]:
        signs: Line = []
        for name, style in RESOURCE_STYLES.items():
            signs += [(name[:2], style), (f" {say(f'olympos-{name}')}  ", "")]
        symbols = {
            STAR: "boards-star",
            TRIBE: "boards-star-with-tribe",
            ZEUS: "boards-zeus",
            NORTHERN: "boards-beside-north",
        }
        signs.append(("  ".join(f"{sign} {say(key)}" for sign, key in symbols.items()), ""))
        first, second = self.marks[0], self.marks[1]
        above = say("boards-above", upper=self.names[1], lower=self.names[0])
        others = f"{BARBARIANS} {say('boards-barbarians')}   x {say('boards-condemned')}"
        stack: Line = [
            ("[", ""),
            (second, self.styles[1]),
            ("/", ""),
            (first, self.styles[0]),
            (f"] {above}   {others}", ""),
        ]
        spaces = {
            SINGLE: "boards-one-olympos-card",
            DOUBLE: "boards-two",
            CROSS: "boards-the-cross",
            "(2)": "boards-two-points",
            "2x?": "boards-laid-twice",
        }
        track: Line = [("  ".join(f"{sign} {say(key)}" for sign, key in spaces.items()), "")]
        return [signs, stack, track, [(say("boards-bonuses"), "")]]

    def payment(self, price: Sequence[Message]) -> int:
        for item in price:
            if item.key == "olympos-price-total":
                time = item.arguments["time"]
                return time if isinstance(time, int) else 0
        return 0

    def amount(self, fewest: int, most: int) -> str:
        if fewest < most:
            return say("boards-action-points-range", fewest=fewest, most=most)
        return say("boards-action-points", count=most)

    # --- the map and the track ---

    def board(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        land = self.map(view, moves, min(width, WIDEST_MAP))
        return [*land, [], *self.track(view, width)]

    def map(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        canvas = MapCanvas(width)
        north = self.data["north"]
        canvas.write(north["x"], north["y"], [[(say("boards-north"), FAINT)]])
        for name in sorted(self.territories, key=lambda name: self.territories[name]["y"]):
            canvas.write(
                self.territories[name]["x"], self.territories[name]["y"], self.label(view, name, moves)
            )
        for sea in self.data["sea"]:
            canvas.write_if_free(sea["x"], sea["y"], [[(f"~{sea['name']}~", f"{FAINT} cyan")]])
        return canvas.lines()

    def label(self, view: Position, name: str, moves: Sequence[str]) -> list[Line]:
        """A territory in two lines: its name, and what it gives and who is there."""
        territory = self.territories[name]
        title = str(territory["name"])
        if name in self.data["north"]["land"]:
            title = NORTHERN + title
        if territory.get("atlantis"):
            title += f"({self.data['scoring']['atlantis']})"
        if name in view["condemned"]:
            return [[(title, FAINT)], [("xxxx", FAINT)]]
        resource = territory["resource"]
        line: Line = [(resource[:2], RESOURCE_STYLES[resource])]
        if name in view["tribes"]:
            line.append((TRIBE, HEADING))
        elif territory.get("star"):
            line.append((STAR, HEADING))
        if territory.get("zeus"):
            line.append((ZEUS, HEADING))
        for place, owner in enumerate(reversed(view["settlers"].get(name, []))):
            line += [("/" if place else " [", ""), self.settler(owner)]
        if name in view["settlers"]:
            line.append(("]", ""))
        offered = any(move.endswith((f" @ {spoken(name)}", f" from {spoken(name)}")) for move in moves)
        return [[(title, OFFERED if offered else HEADING)], line]

    def settler(self, owner: int | str) -> tuple[str, str]:
        if isinstance(owner, int):
            return self.marks[owner], self.styles[owner]
        return BARBARIANS, HEADING

    def track(self, view: Position, width: int) -> list[Line]:
        """All spaces of the time track, the players below them: whoever is first there is next."""
        last = self.data["track"]["cross"]
        step = max(10, width // 10 * 10)
        lines: list[Line] = []
        for start in range(0, last + 1, step):
            lines += self.part_of_track(view, range(start, min(start + step, last + 1)))
        return lines

    def part_of_track(self, view: Position, spaces: range) -> list[Line]:
        numbers = "".join(f"{space:<5}" for space in spaces if space % 5 == 0)[: len(spaces)]
        signs = "".join(self.sign(space) for space in spaces)
        columns = {space: self.waiting_at(view, space) for space in spaces}
        lines: list[Line] = [[(numbers, FAINT)], [(signs, "")]]
        for depth in range(max((len(seats) for seats in columns.values()), default=0)):
            cells = [
                (self.marks[seats[depth]], self.styles[seats[depth]]) if depth < len(seats) else (" ", "")
                for seats in columns.values()
            ]
            lines.append(joined(cells))
        return lines

    def sign(self, space: int) -> str:
        track = self.data["track"]
        if space in track["zeus"]:
            return SINGLE if track["olympos_cards"][track["zeus"].index(space)] == 1 else DOUBLE
        if space == track["cross"]:
            return CROSS
        return SPACE if space % 5 else FIFTH

    def waiting_at(self, view: Position, space: int) -> list[int]:
        """The seats on a space, in the order in which they play; those who have finished come last."""
        here = [seat for seat in view["line"] if view["seats"][seat]["space"] == space]
        done = [
            seat
            for seat, player in enumerate(view["seats"])
            if player["space"] == space and seat not in view["line"] and not player["resigned"]
        ]
        return here + done

    def aside(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        """The god at work, what the Oracle shows, or which territories can be condemned."""
        to_condemn = [move.partition(" @ ")[2] for move in moves if move.startswith("condemn @ ")]
        if to_condemn:
            return self.territories_to_condemn(to_condemn, width)
        texts = []
        if view["god"] >= 0:
            card = view["gods"][view["god"]]["card"]
            texts.append(
                say("boards-olympos-card", card=spoken(card) if card else say("boards-card-face-down"))
            )
        shown = [move.removeprefix("keep ") for move in moves if move.startswith("keep ")]
        if shown:
            texts.append(say("boards-oracle-shows", cards=", ".join(shown)))
        return [line for text in texts for line in ([], *wrapped([(text, HEADING)], width))]

    def territories_to_condemn(self, names: Sequence[str], width: int) -> list[Line]:
        """All of them in one list by resource, those with a star marked; several are chosen at once."""
        lines: list[Line] = [[]]
        for resource in RESOURCES:
            marked = []
            for name in names:
                territory = self.territories[name.replace(" ", "_")]
                if territory["resource"] == resource:
                    marked.append(f"{name}*" if territory.get("star") else name)
            called = say(f"olympos-{resource}")
            lines += hanging([(f"  {called:<8}", HEADING)], [(",  ".join(marked), "")], width)
        example = "condemn " + ", ".join(names[:2])
        return [*lines, *wrapped([(say("boards-condemn-several", example=example), "dim")], width)]

    # --- the development board ---

    def development(self, view: Position, width: int) -> list[Line]:
        lines: list[Line] = []
        for row, kinds in view["board"].items():
            cells = [self.cell(view, row, column, kind) for column, kind in enumerate(kinds, 1)]
            lines += in_rows(cells, width)
        return lines + in_rows([self.wonder(view, name) for name in view["wonders"]], width)

    def cell(self, view: Position, row: str, column: int, kind: str) -> list[Line]:
        """A discovery in three lines: its name and tiles, its price, its bonuses."""
        discovery = self.discoveries[kind]
        owners = [seat for seat in range(len(self.names)) if self.discovery_of(view, seat, kind)]
        left = self.tiles_left(discovery, len(owners))
        title = f"{discovery['name'][: CELL - 3]} {f'x{left}' if left else '--'}"
        bonuses: Line = []
        space = self.spaces[row, column]
        for number, bonus in enumerate(space["bonuses"], 1):
            grey = number > len(space["bonuses"]) - space["grey"]
            if grey and not self.setup["grey_bonus"]:
                continue
            bonuses.append(self.bonus(view, kind, number, bonus, grey))
            bonuses.append((" ", ""))
        priced = discovery if view["options"]["prices"] == "tiles" else space
        return [
            [(fitted(title), f"{HEADING} {ROW_STYLES.get(row, '')}".strip() if left else FAINT)],
            [(fitted(" " + price(priced["cost"])), "")],
            filled([(" ", ""), *bonuses]),
        ]

    def tiles_left(self, discovery: Mapping[str, Any], owners: int) -> int:
        """With two players there is one of each, also where the tiles differ."""
        if self.setup["single_tiles"]:
            return 0 if owners else 1
        backs: list[int] = next(row["backs"] for row in self.data["row"] if row["id"] == discovery["row"])
        return sum(back <= len(self.names) for back in backs) - owners

    def bonus(self, view: Position, kind: str, number: int, gives: str, grey: bool) -> tuple[str, str]:
        for seat in range(len(self.names)):
            if self.discovery_of(view, seat, kind).get("bonus") == number:
                return self.marks[seat], self.styles[seat]
        text = short_bonus(gives)
        return f"({text})" if grey else text, FAINT

    def wonder(self, view: Position, name: str) -> list[Line]:
        entry = self.wonders[name]
        builder = next((seat for seat, player in enumerate(view["seats"]) if name in player["wonders"]), None)
        below: Line = [(f" {entry['stars']}{STAR} {entry['points']}p ", "")]
        if builder is not None:
            below += [(self.marks[builder], self.styles[builder])]
        return [
            [(fitted(entry["name"]), HEADING if builder is None else FAINT)],
            filled(below),
        ]

    # --- what lies before the players ---

    def discovery_of(self, view: Position, seat: int, kind: str) -> Mapping[str, Any]:
        """A player's tile of a kind; empty when there is none."""
        for entry in view["seats"][seat]["discoveries"]:
            told = entry if isinstance(entry, dict) else {"discovery": entry}
            if told["discovery"] == kind:
                return told
        return {}

    def held(self, view: Position, seat: int) -> list[dict[str, Any]]:
        return [self.territories[name] for name, stack in view["settlers"].items() if stack[-1] == seat]

    def tokens(self, view: Position, seat: int) -> dict[str, int]:
        return dict(Counter(territory["resource"] for territory in self.held(view, seat)))

    def signs_of(self, view: Position, seat: int, what: str) -> int:
        """Swords, stars or symbols of Zeus on a player's tiles."""
        return sum(
            self.discoveries[kind]["effect"].get(what, 0)
            for kind in self.discoveries
            if self.discovery_of(view, seat, kind)
        )

    def players(self, view: Position, width: int) -> list[Line]:
        """A table of numbers with goods beside it, or below where the terminal is narrow."""
        player_head = say("boards-player")
        column = max(len(name) for name in [player_head, *self.names])
        rooms = {say(key): max(room, len(say(key)) + 1) for key, room in NUMBERS.items()}
        table = 4 + column + sum(rooms.values())
        if table > width:
            return [
                line for seat in range(len(self.names)) for line in self.player_in_words(view, seat, width)
            ]
        goods_fit = table + ROOM_FOR_GOODS <= width
        titles = "".join(f"{title:>{room}}" for title, room in rooms.items())
        cubes = f"  {say('boards-cubes')}" if goods_fit else ""
        heading = f"    {player_head:<{column}}{titles}{cubes}"
        lines: list[Line] = [[(heading, HEADING)]]
        for seat in range(len(self.names)):
            numbers = zip(self.numbers(view, seat), rooms.values(), strict=True)
            cells = "".join(f"{number:>{room}}" for number, room in numbers)
            row: Line = [*self.plate(view, seat, column), (cells, "")]
            goods = self.goods(view, seat)
            lines.append([*row, ("  ", ""), *goods] if goods_fit else row)
            lines += self.story(view, seat, [] if goods_fit else goods, width)
        return lines

    def player_in_words(self, view: Position, seat: int, width: int) -> list[Line]:
        numbers = zip(NUMBERS, self.numbers(view, seat), strict=True)
        told = "".join(f"  {say(key)} {number}" for key, number in numbers)
        return [
            *wrapped([*self.plate(view, seat), (told, "")], width, BELOW),
            *self.story(view, seat, self.goods(view, seat), width),
        ]

    def plate(self, view: Position, seat: int, column: int = 0) -> Line:
        mark = (self.marks[seat], self.styles[seat])
        return nameplate(view["actor"] == seat, mark, f"{self.names[seat]:<{column}}")

    def numbers(self, view: Position, seat: int) -> list[str]:
        player, held = view["seats"][seat], self.held(view, seat)
        stars = sum(territory.get("star", False) for territory in held) + self.signs_of(view, seat, "stars")
        symbols = sum(territory.get("zeus", False) for territory in held) + self.signs_of(view, seat, "zeus")
        swords = self.signs_of(view, seat, "swords") + player["ares"]
        numbers = (
            player["space"],
            player["stock"],
            player["hourglasses"],
            prestige(player),
            counted(player["hand"]),
            swords,
            stars,
            symbols,
        )
        return [str(number) for number in numbers]

    def goods(self, view: Position, seat: int) -> Line:
        player = view["seats"][seat]
        return [
            *([(say("boards-resigned"), "")] if player["resigned"] else amounts(player["cubes"])),
            (f"  {say('boards-land')} ", FAINT),
            *amounts(self.tokens(view, seat)),
        ]

    def story(self, view: Position, seat: int, goods: Line, width: int) -> list[Line]:
        """Goods that stand nowhere else, discoveries, wonders, gifts of the gods and cards in the hand."""
        player = view["seats"][seat]
        texts = [", ".join(self.tiles_of(view, seat)) or say("boards-no-discoveries"), *self.gifts(player)]
        if isinstance(player["hand"], list) and player["hand"]:
            texts.append(say("boards-holds", cards=", ".join(spoken(card) for card in player["hand"])))
        before: Line = [(f"{say('boards-cubes')} ", FAINT), *goods, ("  ", "")] if goods else []
        line: Line = [(" " * BELOW, ""), *before, ("; ".join(texts), FAINT)]
        return wrapped(line, min(width, WIDEST_MAP), BELOW)

    def tiles_of(self, view: Position, seat: int) -> list[str]:
        """A player's discoveries and wonders by name; a tile that differs from others with its resource."""
        found = []
        for kind, discovery in self.discoveries.items():
            mine = self.discovery_of(view, seat, kind)
            if mine:
                found.append(f"{discovery['name']} ({mine['face']})" if "face" in mine else discovery["name"])
        return found + [str(self.wonders[name]["name"]) for name in view["seats"][seat]["wonders"]]

    def gifts(self, player: Mapping[str, Any]) -> list[str]:
        """What the gods have sent."""
        return [
            spoken(key) if player[key] is True else f"{spoken(key)} {player[key]}"
            for key in ("ares", "athena", "siren", "erinyes", "keres")
            if player[key]
        ]

    def supplies(self, view: Position, width: int) -> list[Line]:
        discards = Counter(spoken(card) for card in view["discards"])
        pile = ", ".join(name + (f" x{count}" if count > 1 else "") for name, count in discards.items())
        gods = "  ".join(
            f"{god['space']} {spoken(god['card']) if god['card'] and god['revealed'] else '?'}"
            for god in view["gods"]
        )
        texts = [
            say("boards-turn", turn=view["turn"])
            + "  "
            + say("boards-destiny-deck", count=counted(view["deck"]), discards=pile or say("boards-none")),
            say("boards-olympos-cards", cards=gods),
        ]
        return [[], *[line for text in texts for line in wrapped([(text, "")], min(width, WIDEST_MAP))]]


DRAWING = OlymposDrawing


# --- small pieces -------------------------------------------------------------------------------------


def fitted(text: str) -> str:
    return f"{text[:CELL]:<{CELL}}"


def filled(line: Line) -> Line:
    """Filled up to the width of a cell of the development board."""
    return [*line, (" " * (CELL - sum(len(text) for text, _ in line)), "")]


def price(groups: Iterable[str]) -> str:
    """`2gr+1wo`; `?` is any resource."""
    parts = [group.split() for group in groups]
    return "+".join(f"{count}{'?' if name == 'any' else name[:2]}" for count, name in parts)


def short_bonus(gives: str) -> str:
    """`1s` a settler, `2h` hourglasses, `2p` prestige, `gr` a cube."""
    what, _, of = gives.partition(":")
    return of[:2] if what == "cube" else f"{of or 1}{what[0]}"


def prestige(player: Mapping[str, Any]) -> str:
    """Points; face down, how often some were laid."""
    points = player["prestige"]
    return f"{player['laid']}x?" if points is None else str(points)


def amounts(things: Mapping[str, int]) -> Line:
    """How many of each resource."""
    line: Line = []
    for name, style in RESOURCE_STYLES.items():
        if things.get(name):
            line += [(f"{things[name]}{name[:2]}", style), (" ", "")]
    return line or [("-", FAINT)]
