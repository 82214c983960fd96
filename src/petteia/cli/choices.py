"""Legal moves as a person chooses among them: by family, the cheapest first, in a table or in a few lines."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from petteia.cli.boards import Drawing
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Line, hanging, wrapped
from petteia.core.contract import State
from petteia.core.game import Game
from petteia.core.message import Message

AT = " @ "
FEW_MOVES = 12  # so many are listed one by one without being asked
SOME_PLACES = 4
MARGIN = 6  # the columns of numbers


@dataclass(frozen=True)
class Choice:
    number: int  # its place among the legal ones, from 1
    action: int
    notation: str
    price: list[Message]  # where it costs nothing, what it brings
    payment: int

    @property
    def has_place(self) -> bool:
        return AT in self.notation

    @property
    def family(self) -> str:
        """Moves that differ only in their place belong together, and so do those with the same verb."""
        return self.notation.partition(AT)[0] if self.has_place else self.notation.split()[0]


def legal_moves(game: Game, state: State, drawing: Drawing) -> list[Choice]:
    found = []
    for number, action in enumerate(state.legal(), 1):
        move = game.move(state, action)
        price, notation = game.price(state, move), game.write_move(state, move)
        told = price or game.brings(state, move)
        found.append(Choice(number, action, notation, told, drawing.payment(price)))
    return found


def families(found: Sequence[Choice]) -> dict[str, list[Choice]]:
    """The moves by family, in the order of the rules; within one the cheapest first."""
    grouped: dict[str, list[Choice]] = {}
    for move in found:
        grouped.setdefault(move.family, []).append(move)
    return {family: sorted(moves, key=lambda move: move.payment) for family, moves in grouped.items()}


# --- in full ------------------------------------------------------------------------------------------


def table_of(found: Sequence[Choice], state: State, speaker: Speaker, width: int) -> list[Line]:
    """Every move in notation, in words and with its price, by family."""
    column = column_for(found, width)
    lines: list[Line] = []
    for family, moves in families(found).items():
        words = [speaker.words(state, move.action) for move in moves]
        widest = max(len(text) for text in words)
        lines += (
            [[], [(f"{family}: {say('terminal-places', count=len(moves))}", "bold")]]
            if len(moves) > 1 and moves[0].has_place
            else []
        )
        for move, text in zip(moves, words, strict=True):
            head: Line = [(f"  {move.notation:<{column}}  ", "bold"), (f"{text:<{widest}}  ", "")]
            lines += hanging(head, priced(speaker.all(move.price)), width)
    return lines


def list_of(found: Sequence[Choice], state: State, speaker: Speaker, width: int) -> list[Line]:
    """The same in fewer words, with numbers: what all places of a family cost is said once."""
    column = column_for(found, width)
    lines: list[Line] = []
    for family, moves in families(found).items():
        prices = [speaker.all(move.price) for move in moves]
        if moves[0].has_place:
            shared = common_start(prices)
            prices = [price[len(shared) :] for price in prices]
            title: Line = [(f"{' ' * MARGIN}{family}: ", "bold")]
            lines += [
                [],
                *wrapped(
                    [*title, ("; ".join([say("terminal-places", count=len(moves)), *shared]), "")], width
                ),
            ]
        for move, price in zip(moves, prices, strict=True):
            head: Line = [(f"{move.number:>4}  ", "cyan"), (f"{move.notation:<{column}}  ", "bold")]
            if not move.has_place:
                head.append((speaker.words(state, move.action) + "  ", ""))
            lines += hanging(head, priced(price), width, MARGIN + 2)
    return lines


def column_for(found: Sequence[Choice], width: int) -> int:
    """As wide as the notation of the moves; those that would leave too little room for the rest stick out."""
    lengths = [len(move.notation) for move in found]
    return max([length for length in lengths if length <= width // 3], default=0)


def priced(price: Sequence[str]) -> Line:
    return [("; ".join(price), "dim")]


def common_start(prices: Sequence[Sequence[str]]) -> Sequence[str]:
    """The items with which all prices begin; something is always left to tell them apart."""
    shortest = min(len(price) for price in prices)
    same = 0
    while same < shortest - 1 and len({price[same] for price in prices}) == 1:
        same += 1
    return prices[0][:same]


# --- in a few lines -----------------------------------------------------------------------------------


def digest(
    found: Sequence[Choice], state: State, speaker: Speaker, drawing: Drawing, width: int
) -> list[Line]:
    """A few moves one by one; of many, those that differ only in their place in a line."""
    if len(found) <= FEW_MOVES:
        return list_of(found, state, speaker, width)
    few: list[Choice] = []
    many: list[Line] = []
    for family, moves in families(found).items():
        if len(moves) <= FEW_MOVES and not moves[0].has_place:
            few += moves
        else:
            many += summary(family, moves, drawing, width)
    hint = " " * MARGIN + say("terminal-more-moves", family=largest_family(found))
    return [*list_of(few, state, speaker, width), *many, *wrapped([(hint, "dim")], width)]


def summary(family: str, moves: Sequence[Choice], drawing: Drawing, width: int) -> list[Line]:
    """`tower  31 places, up to 3 cards; cheapest: 2,-1  3,0`."""
    cheapest = [move for move in moves if move.payment == moves[0].payment]
    places = [move.notation.removeprefix(family).removeprefix(AT).strip() for move in cheapest]
    text = say("terminal-places" if moves[0].has_place else "terminal-ways", count=len(moves))
    if moves[0].price:
        text += f", {drawing.amount(moves[0].payment, moves[-1].payment)}"
    if moves[0].payment < moves[-1].payment:
        text += f"; {say('terminal-cheapest')}"
    some = "  ".join(places[:SOME_PLACES]) + ("  ..." if len(places) > SOME_PLACES else "")
    head: Line = [(f"{' ' * MARGIN}{family:<11} ", "bold")]
    return hanging(head, [(f"{text}: {some}", "")], width)


def largest_family(found: Sequence[Choice]) -> str:
    return max(families(found).items(), key=lambda family: len(family[1]))[0]
