"""Moves: which are legal and what they cost, or why one is not: `petteia moves` and `why`."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from textwrap import wrap

from petteia.cli import rulebook
from petteia.cli.boards import Drawing, drawing_for
from petteia.cli.games import open_position
from petteia.cli.speech import Speaker
from petteia.cli.terminal import Line, Terminal, width_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game, Impossible
from petteia.core.message import Message, Refusal, plain

AT = " @ "


@dataclass(frozen=True)
class Move:
    number: int  # its place among the legal ones, from 1
    action: int
    notation: str
    price: list[Message]
    payment: int

    @property
    def has_place(self) -> bool:
        return AT in self.notation

    @property
    def family(self) -> str:
        """Moves that differ only in their place belong together, and so do those with the same verb."""
        return self.notation.partition(AT)[0] if self.has_place else self.notation.split()[0]


def legal_moves(game: Game, state: State, drawing: Drawing) -> list[Move]:
    found = []
    for number, action in enumerate(state.legal(), 1):
        price = game.price(state, action)
        found.append(Move(number, action, game.write_action(state, action), price, drawing.payment(price)))
    return found


def families(found: Sequence[Move]) -> dict[str, list[Move]]:
    """The moves by family, in the order of the rules; within one the cheapest first."""
    grouped: dict[str, list[Move]] = {}
    for move in found:
        grouped.setdefault(move.family, []).append(move)
    return {family: sorted(moves, key=lambda move: move.payment) for family, moves in grouped.items()}


# --- reading moves ------------------------------------------------------------------------------------


class Illegal(Exception):
    """A move in good notation that the rules forbid, and the table as it was when they did."""

    def __init__(self, refusal: Refusal, state: State, action: int) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal
        self.state = state
        self.action = action


def read_moves(game: Game, state: State, typed: Sequence[str]) -> list[str]:
    """One move an argument; or all of it is one move that was typed without quotation marks."""
    texts = [text.strip() for text in typed]
    if len(texts) > 1 and not any(" " in text for text in texts) and not is_notation(game, state, texts[0]):
        return [" ".join(texts)]
    return texts


def is_notation(game: Game, state: State, text: str) -> bool:
    try:
        game.read_actions(state, text)
    except Impossible:
        return False
    return True


def play_out(game: Game, state: State, text: str) -> State:
    """The state after a move, which may be a short way to say two; raises Illegal or Impossible."""
    after = state.clone()
    for action in game.read_actions(state, text):
        refusal = game.why_not(after, action)
        if refusal is not None:
            raise Illegal(refusal, after, action)
        after.apply(action)
    return after


# --- telling them -------------------------------------------------------------------------------------


def table_of(found: Sequence[Move], state: State, speaker: Speaker, width: int) -> list[Line]:
    """Every move in notation, in words and with its price, by family."""
    column = max((len(move.notation) for move in found), default=0)
    lines: list[Line] = []
    for family, moves in families(found).items():
        words = [speaker.words(state, move.action) for move in moves]
        widest = max(len(text) for text in words)
        lines += (
            [[], [(f"{family}: {len(moves)} places", "bold")]]
            if len(moves) > 1 and moves[0].has_place
            else []
        )
        for move, text in zip(moves, words, strict=True):
            head: Line = [(f"  {move.notation:<{column}}  ", "bold"), (f"{text:<{widest}}  ", "")]
            lines += hanging(head, "; ".join(speaker.all(move.price)), width)
    return lines


def list_of(found: Sequence[Move], state: State, speaker: Speaker, width: int) -> list[Line]:
    """The same in fewer words, with numbers: what all places of a family cost is said once."""
    column = max((len(move.notation) for move in found), default=0)
    lines: list[Line] = []
    for family, moves in families(found).items():
        prices = [speaker.all(move.price) for move in moves]
        if moves[0].has_place:
            shared = common_start(prices)
            prices = [price[len(shared) :] for price in prices]
            lines += [[], [(f"      {family}: ", "bold"), ("; ".join([f"{len(moves)} places", *shared]), "")]]
        for move, price in zip(moves, prices, strict=True):
            head: Line = [(f"{move.number:>4}  ", "cyan"), (f"{move.notation:<{column}}  ", "bold")]
            if not move.has_place:
                head.append((speaker.words(state, move.action) + "  ", ""))
            lines += hanging(head, "; ".join(price), width)
    return lines


def common_start(prices: Sequence[Sequence[str]]) -> Sequence[str]:
    """The items with which all prices begin; something is always left to tell them apart."""
    shortest = min(len(price) for price in prices)
    same = 0
    while same < shortest - 1 and len({price[same] for price in prices}) == 1:
        same += 1
    return prices[0][:same]


def hanging(head: Line, text: str, width: int) -> list[Line]:
    """A text after a head, what does not fit beneath it."""
    indent = width_of(head)
    first, *rest = wrap(text, max(width - indent, 30)) or [""]
    return [[*head, (first, "dim")], *[[(" " * indent + line, "dim")] for line in rest]]


def moves(arguments: Namespace) -> int:
    opened = open_position(arguments.position, arguments.components)
    game, state = opened.game, opened.of_actor()
    speaker = Speaker(game, opened.names, arguments.lang)
    found = legal_moves(game, state, drawing_for(game.name, opened.names, opened.components))
    if arguments.json:
        print(json.dumps([as_data(move, state, speaker) for move in found], indent=1, ensure_ascii=False))
        return 0
    terminal = Terminal()
    terminal.say(speaker.say(game.prompt(state)), "bold")
    terminal.show(table_of(found, state, speaker, terminal.width))
    return 0


def as_data(move: Move, state: State, speaker: Speaker) -> dict[str, object]:
    items = [{"text": speaker.say(item), **as_message(item)} for item in move.price]
    return {
        "action": move.action,
        "notation": move.notation,
        "words": speaker.words(state, move.action),
        "price": items,
    }


def as_message(message: Message) -> dict[str, object]:
    return {
        "key": message.key,
        "arguments": {name: plain(value) for name, value in message.arguments.items()},
    }


# --- explaining one -----------------------------------------------------------------------------------


def why(arguments: Namespace) -> int:
    opened = open_position(arguments.position, arguments.components)
    state = opened.of_actor()
    speaker = Speaker(opened.game, opened.names, arguments.lang)
    terminal = Terminal()
    for text in read_moves(opened.game, state, arguments.move):
        for line in explained(opened.game, state, text, speaker):
            terminal.say(line, indent=2)
        if state.actor != NOBODY:
            try:
                state = play_out(opened.game, state, text)
            except Illegal:
                break
    return 0


def explained(game: Game, state: State, text: str, speaker: Speaker) -> list[str]:
    """What a move means and costs, or which rule forbids it; raises Impossible when it is no move."""
    lines: list[str] = []
    after = state.clone()
    for action in game.read_actions(state, text):
        refusal = game.why_not(after, action)
        if refusal is not None:
            title = rulebook.heading(game.name, refusal.rule)
            return [*lines, f"Not legal: {speaker.say(refusal.message)}", f"Rule {title}"]
        lines.append(f"Legal: {speaker.words(after, action)}")
        lines += [f"  {item}" for item in speaker.all(game.price(after, action))]
        after.apply(action)
    return lines
