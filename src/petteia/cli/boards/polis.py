"""Polis in a terminal: the four decks, and each city as a row of cards with their symbols."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from petteia.cli.boards import Drawing
from petteia.cli.boards.pieces import counted, in_rows, marks_of
from petteia.cli.speech import say
from petteia.cli.terminal import Line, width_of, wrapped
from petteia.core.game import Position
from petteia.core.message import Message
from petteia.core.notation import spoken
from petteia.games.polis.box import COLOURS, load_box

# Colours are recognised by their letters; colour only helps.
CARD_STYLES = {"red": "bold red", "green": "bold green", "blue": "bold cyan", "yellow": "bold yellow"}
SEAT_STYLES = {
    "violet": "bold white on magenta",
    "orange": "bold black on yellow",
    "teal": "bold black on cyan",
    "rose": "bold white on red",
    "grey": "bold black on white",
}
FAINT, HEADING, OFFERED = "dim", "bold", "bold reverse"
BENEATH = 4  # blanks before what goes on below
PHASES = [
    "boards-setup",
    "polis-phase-draw",
    "polis-phase-auction",
    "polis-phase-develop",
    "polis-phase-protect",
    "polis-phase-profit",
    "polis-phase-trade",
    "polis-phase-war",
]
ICONS = {"building": "#", "person": "p", "ship": "s"}
COIN = "o"

CELL = 16  # columns of a card, five of them in 80


class PolisDrawing(Drawing):
    def __init__(self, names: Sequence[str], components: str | None) -> None:
        data = load_box(components).data
        self.names = list(names)
        self.marks = marks_of(self.names)
        self.styles = [SEAT_STYLES.get(colour, "reverse") for colour in data["rulers"]["colours"]]
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in data["card"]}
        self.boards = {f"{side['city']} {side['side']}": side for side in data["city_side"]}

    # --- the whole table ---

    def table(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        return [
            *self.board(view, moves, width),
            *self.aside(view, moves, width),
            *self.face_down(view, width),
        ]

    def board(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        lines = wrapped(self.decks(view, moves), width, BENEATH)
        for seat in range(len(self.names)):
            lines += [[], *self.player(view, seat, width), *self.city(view, seat, width)]
        return lines

    def aside(self, view: Position, moves: Sequence[str], width: int) -> list[Line]:
        """The card that is up for auction, and how the bidding stands."""
        if view["lot"] is None:
            return []
        texts = [say("boards-no-bid")]
        if view["bid"]:
            coins = self.amount(view["bid"], view["bid"])
            texts = [say("boards-bid-by", coins=coins, player=self.names[view["bidder"]])]
        if view["passed"]:
            players = ", ".join(self.names[seat] for seat in view["passed"])
            texts.append(say("boards-passed", players=players))
        bids = [move for move in moves if move.startswith("bid ")]
        if bids:
            highest = bids[-1].removeprefix("bid ")
            texts.append(say("boards-bids", lowest=bids[0], highest=highest))
        lot: Line = [(f"{say('boards-auction')} ", HEADING), *self.written(view["lot"]), ("   ", "")]
        return [[], *wrapped([*lot, ("   ".join(texts), "")], width, BENEATH)]

    def hand(self, view: Position, seat: int, width: int) -> list[Line]:
        player = view["seats"][seat]
        purse: Line = [(say("boards-purse", coins=player["coins"], tokens=player["tokens"]), "")]
        cards = [card if isinstance(card, str) else card["card"] for card in player["hand"]]
        return [purse, *in_rows([self.cell({"card": card}) for card in cards], width)]

    def legend(self) -> list[Line]:
        colours: Line = [
            (f"{name[0]} {say(f'polis-colour-{name}')}   ", style) for name, style in CARD_STYLES.items()
        ]
        icons = "   ".join(f"{letter} {say(f'polis-icon-{tag}')}" for tag, letter in ICONS.items())
        return [
            [*colours, (icons, "")],
            [(say("boards-symbols"), "")],
            [(say("boards-incomes"), "")],
            [(say("boards-end-points"), "")],
            [(say("boards-ring", coin=COIN), "")],
            [(say("boards-marks"), "")],
        ]

    def payment(self, price: Sequence[Message]) -> int:
        for item in reversed(price):
            if item.key in ("polis-price-to-pay", "polis-price-costs"):
                coins = item.arguments["coins"]
                return coins if isinstance(coins, int) else 0
        return 0

    def amount(self, fewest: int, most: int) -> str:
        if fewest < most:
            return say("boards-coins-range", fewest=fewest, most=most)
        return say("boards-coins", count=most)

    # --- decks and players ---

    def decks(self, view: Position, moves: Sequence[str]) -> Line:
        line: Line = [(say("boards-decks", turn=view["turn"], phase=say(PHASES[view["phase"]])), "")]
        for colour in COLOURS:
            offered = any(move.split()[1:2] == [colour] for move in moves)
            line += [("  ", ""), (colour, OFFERED if offered else CARD_STYLES[colour])]
            line.append((f" {self.deck(view, colour)}", ""))
        return line

    def deck(self, view: Position, colour: str) -> str:
        """How many cards a deck has; those on top that the viewer knows; or that it is blocked."""
        if colour in view["blocked"]:
            return say("boards-end")
        deck = view["decks"][colour]
        if isinstance(deck, int):
            return str(deck)
        total = sum(counted(card) if isinstance(card, int) else 1 for card in deck)
        top = deck[0] if isinstance(deck[0], str) else deck[0]["card"] if isinstance(deck[0], dict) else ""
        return f"{total} ({spoken(top)})" if top else str(total)

    def player(self, view: Position, seat: int, width: int) -> list[Line]:
        """Who it is and what the city amounts to."""
        player = view["seats"][seat]
        head: Line = [
            (">" if view["actor"] == seat else " ", HEADING),
            (" ", ""),
            (self.marks[seat], self.styles[seat]),
            (f" {self.names[seat]}", HEADING),
            ("*" if view["active"] == seat else "", HEADING),
            (f"  {self.board_of(player)}", ""),
        ]
        if player["resigned"]:
            return [[*head, (f"  {say('boards-resigned')}", "")]]
        facts = [
            say("boards-coins-held", count=player["coins"]),
            say("boards-tokens-held", count=player["tokens"]),
            say("boards-war", count=self.strength(player)),
            say("boards-culture", count=self.shown(player, "culture"), pile=len(player["history"])),
            say("boards-vases", count=self.shown(player, "vase")),
        ]
        hand: Line = [(f"  {say('boards-in-hand')}", ""), *self.backs(player["hand"])]
        line: Line = [*head, (f"  {'  '.join(facts)}", ""), *hand]
        if width_of(line) <= width:
            return [line]
        below: Line = [(f"    {'  '.join(facts)}", ""), *hand]
        return [*wrapped(head, width, BENEATH), *wrapped(below, width, BENEATH)]

    def board_of(self, player: Mapping[str, Any]) -> str:
        board = self.boards.get(player["board"] or "")
        if board is None:
            return say("boards-no-city")
        symbols = " ".join(short(symbol) for symbol in board["symbols"])
        return f"{board['name']} {board['side']}: {symbols}"

    def backs(self, cards: Sequence[Any]) -> Line:
        """A hand by the colours of its cards."""
        line: Line = []
        for colour in COLOURS:
            count = sum(self.colour_of(card) == colour for card in cards)
            if count:
                line += [(" ", ""), (f"{count}{colour[0]}", CARD_STYLES[colour])]
        return line or [(" -", FAINT)]

    def colour_of(self, card: Any) -> str:
        name = card if isinstance(card, str) else card["card"]
        return name if name in COLOURS else str(self.cards[name]["colour"])

    def shown(self, player: Mapping[str, Any], kind: str, *, in_defence: bool = False) -> int:
        """How many symbols of a kind can be seen in a city, its board included."""
        board = self.boards.get(player["board"] or "", {"symbols": []})
        symbols = list(board["symbols"])
        for entry in player["city"]:
            card = entry if isinstance(entry, dict) else {"card": entry}
            symbols += self.visible(card)
        return sum(
            symbol["kind"] == kind and bool(symbol.get("defence_only")) <= in_defence for symbol in symbols
        )

    def visible(self, card: Mapping[str, Any]) -> list[dict[str, Any]]:
        symbols = self.cards[card["card"]]["symbols"]
        covered = self.covered(card)
        return [symbol for number, symbol in enumerate(symbols) if number != covered]

    def covered(self, card: Mapping[str, Any]) -> int:
        """The symbol under the coin: a ringed one of that name, or -1."""
        name = str(card.get("coin", "")).rstrip(" 0123456789").replace(" ", "_")
        symbols = self.cards[card["card"]]["symbols"]
        found = [number for number, symbol in enumerate(symbols) if symbol["kind"] == name]
        ringed = [number for number in found if symbols[number].get("ring")]
        return (ringed or found or [-1])[0]

    def strength(self, player: Mapping[str, Any]) -> str:
        """War in attack, and in defence where that is more."""
        attack = self.shown(player, "war") + len(player["tucked"])
        defence = self.shown(player, "war", in_defence=True) + len(player["tucked"])
        return str(attack) if attack == defence else f"{attack}/{defence}"

    # --- cards ---

    def city(self, view: Position, seat: int, width: int) -> list[Line]:
        cards = [card if isinstance(card, dict) else {"card": card} for card in view["seats"][seat]["city"]]
        return in_rows([self.cell(card) for card in cards], width)

    def cell(self, card: Mapping[str, Any]) -> list[Line]:
        """A card in two lines: its colour and name, its icon and symbols."""
        if card["card"] in COLOURS:
            return [filled(f"{card['card'][0]} ?", CARD_STYLES[card["card"]]), filled("", "")]
        facts = self.cards[card["card"]]
        place = "^" if card.get("forward") else ""
        if "target" in card:
            place += f">{self.marks[card['target']]} "
        beginning = f"{facts['colour'][0]} {place}"
        title = beginning + shortened(facts["name"], CELL - 1 - len(beginning))
        covered = self.covered(card)
        symbols = [
            f"[{COIN}]" if number == covered else short(symbol)
            for number, symbol in enumerate(facts["symbols"])
        ]
        icons = "".join(ICONS[tag] for tag in facts["tags"])
        style = CARD_STYLES[facts["colour"]]
        return [filled(title, style), filled(f"{icons} {' '.join(together(symbols))}", "")]

    def written(self, card: Any) -> Line:
        """A face-down card in a word: its name where it is known, else its colour."""
        name = card if isinstance(card, str) else card["card"]
        return [(spoken(name), CARD_STYLES[self.colour_of(card)])]

    def face_down(self, view: Position, width: int) -> list[Line]:
        """Histories, cards under Alexander and cards out of the game, as far as the viewer knows them."""
        texts = []
        for seat, player in enumerate(view["seats"]):
            piles = {"boards-history": player["history"], "boards-under-alexander": player["tucked"]}
            for key, cards in piles.items():
                if cards:
                    texts.append(say(key, player=self.names[seat], cards=listed(cards)))
        if view["out_of_game"]:
            texts.append(say("boards-out-of-game", cards=listed(view["out_of_game"])))
        lines = [line for text in texts for line in wrapped([(f"  {text}", FAINT)], width)]
        return [[], *lines] if lines else []


DRAWING = PolisDrawing


# --- small pieces -------------------------------------------------------------------------------------


def filled(text: str, style: str) -> Line:
    """Cut and filled up to the width of a card."""
    return [(f"{text[: CELL - 1]:<{CELL}}", style)]


def shortened(name: str, room: int) -> str:
    """`Temple of Apollo`, `Temple Apollo` or `Temple`: the longest that fits; `M. Ship` at worst."""
    forms = (
        name,
        name.replace(" of ", " "),
        name.split(" of ")[0].split(" the ")[0],
        f"{name[0]}. {name.split()[-1]}",
    )
    return next((form for form in forms if len(form) <= room), f"{name[: room - 1]}.")


def short(symbol: Mapping[str, Any]) -> str:
    """A symbol in a few letters; see the legend."""
    value, colour = symbol.get("value", ""), symbol.get("colour", "")[:1]
    sign = {
        "culture": "C",
        "vase": "V",
        "war": "w" if symbol.get("defence_only") else "W",
        "mercenary": "M",
        "discount": f"-{value}",
        "colour_discount": f"-{value}{colour}",
        "coins": f"${value}",
        "coins_per_colour": f"$/{colour}",
        "coins_per_building": "$/#",
        "start_coins": f"({value})",
        "points": f"+{value}",
        "end_points": f"!{value}",
        "end_points_per_colour": f"!/{colour}",
        "end_points_per_building": "!/#",
    }[symbol["kind"]]
    return f"[{sign}]" if symbol.get("ring") else sign


def together(signs: Sequence[str]) -> list[str]:
    """Equal letters in a row stand close together: `W W` is `WW`."""
    found: list[str] = []
    for sign in signs:
        if found and len(sign) == 1 and set(found[-1]) == {sign}:
            found[-1] += sign
        else:
            found.append(sign)
    return found


def listed(cards: Sequence[Any]) -> str:
    counts = Counter(spoken(card if isinstance(card, str) else card["card"]) for card in cards)
    return ", ".join(name + (f" x{count}" if count > 1 else "") for name, count in counts.items())
