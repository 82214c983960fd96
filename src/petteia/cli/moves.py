"""Moves: which are legal and what they cost, or why one is not: `petteia moves` and `why`."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from petteia.cli import rulebook
from petteia.cli.boards import drawing_for
from petteia.cli.choices import legal_moves, table_of
from petteia.cli.failure import EXIT_WRONG
from petteia.cli.games import open_position
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Terminal
from petteia.cli.understanding import Reader
from petteia.core.contract import State
from petteia.core.game import Game
from petteia.core.message import Message, Refusal, plain
from petteia.core.move import plain_move

PAYING = "pay"  # the verb of a payment, in every game that asks for one

# --- reading moves ------------------------------------------------------------------------------------


class Illegal(Exception):
    """A move in good notation that the rules forbid, and the table as it was when they did."""

    def __init__(self, refusal: Refusal, state: State, action: int) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal
        self.state = state
        self.action = action


def read_moves(reader: Reader, state: State, typed: Sequence[str]) -> list[str]:
    """One move an argument; or all of it is one move that was typed without quotation marks."""
    texts = [text.strip() for text in typed]
    if len(texts) > 1 and not any(" " in text for text in texts) and not reader.is_move(state, texts[0]):
        return [" ".join(texts)]
    return texts


def play_out(reader: Reader, state: State, text: str) -> State:
    """The state after a move, which may be a short way to say two; raises Illegal or Impossible."""
    after = state.clone()
    for action in reader.actions(state, text):
        refusal = reader.game.judge(after, action)
        if refusal is not None:
            raise Illegal(refusal, after, action)
        after.apply(action)
    return after


# --- listing them -------------------------------------------------------------------------------------


def moves(arguments: Namespace) -> int:
    opened = open_position(arguments.position, arguments.components)
    game, state = opened.game, opened.of_actor()
    speaker = Speaker(game, opened.names)
    if arguments.json:
        print_data([as_data(state, action, speaker) for action in state.legal()])
        return 0
    found = legal_moves(game, state, drawing_for(game.name, opened.names, opened.components))
    terminal = Terminal()
    terminal.say(speaker.say(game.prompt(state)), "bold")
    terminal.show(table_of(found, state, speaker, terminal.width))
    return 0


def print_data(data: list[dict[str, object]]) -> None:
    print(json.dumps(data, indent=1, ensure_ascii=False))


def as_data(state: State, action: int, speaker: Speaker) -> dict[str, object]:
    """All that is known of a move, legal or not: `reason` is why it is not."""
    game = speaker.game
    move, refusal = game.move(state, action), game.judge(state, action)
    return {
        "action": action,
        "move": plain_move(move),
        "notation": game.write_move(state, move),
        "words": speaker.words(state, action),
        "price": [as_message(item, speaker) for item in game.price(state, move)],
        "brings": [] if refusal else [as_message(item, speaker) for item in game.brings(state, move)],
        "rules": [] if refusal else rules_of(game, state, action),
        "outlook": game.outlook(state, move),
        "reason": {"rule": refusal.rule, **as_message(refusal.message, speaker)} if refusal else None,
    }


def as_message(message: Message, speaker: Speaker) -> dict[str, object]:
    return {
        "text": speaker.say(message),
        "key": message.key,
        "arguments": {name: plain(value) for name, value in message.arguments.items()},
    }


# --- explaining one -----------------------------------------------------------------------------------


def why(arguments: Namespace) -> int:
    """Tells of legal moves, and of the first that is not; then the exit code is that of `apply`."""
    opened = open_position(arguments.position, arguments.components)
    state = opened.of_actor()
    reader = Reader(Speaker(opened.game, opened.names), opened.components)
    texts = read_moves(reader, state, arguments.move)
    if arguments.json:
        data = explained_as_data(reader, state, texts)
        print_data(data)
        return EXIT_WRONG if data and data[-1]["reason"] else 0
    terminal = Terminal()
    for text in texts:
        for line in explained(reader, state, text):
            terminal.say(line)
        try:
            state = play_out(reader, state, text)
        except Illegal:
            return EXIT_WRONG
    return 0


def explained_as_data(reader: Reader, state: State, texts: Sequence[str]) -> list[dict[str, object]]:
    """The same as data, move by move, up to the first that is not legal; raises Impossible."""
    told: list[dict[str, object]] = []
    after = state.clone()
    for text in texts:
        for action in reader.actions(after, text):
            told.append(as_data(after, action, reader.speaker))
            if told[-1]["reason"] is not None:
                return told
            after.apply(action)
    return told


def explained(reader: Reader, state: State, text: str) -> list[str]:
    """What a move means and costs and by which rules, or which one forbids it; raises Impossible."""
    game, speaker = reader.game, reader.speaker
    lines: list[str] = []
    after, rules = state.clone(), dict[str, None]()
    actions = reader.actions(state, text)
    for action in actions:
        refusal = game.judge(after, action)
        if refusal is not None:
            forbidden = say("terminal-not-legal", why=speaker.say(refusal.message))
            return [*lines, forbidden, say("terminal-rule", rule=titled(refusal.rule, speaker))]
        only_begins = action != actions[-1] and game.only_begins(game.move(after, action))
        told = told_of_legal(after, action, speaker)
        lines += told[:1] if only_begins else told
        rules |= dict.fromkeys(rules_of(game, after, action))
        after.apply(action)
    lines += ways_to_pay(state, after, speaker)
    return lines + [say("terminal-rule", rule=titled(rule, speaker)) for rule in rules]


def told_of_legal(state: State, action: int, speaker: Speaker) -> list[str]:
    game, move = speaker.game, speaker.game.move(state, action)
    items = [*game.price(state, move), *game.fine_print(state, move), *game.brings(state, move)]
    legal = say("terminal-legal", move=speaker.words(state, action))
    return [legal, *(f"  {item}" for item in speaker.all(items))]


def ways_to_pay(before: State, state: State, speaker: Speaker) -> list[str]:
    """Where a payment is asked for next, all that there are."""
    game = speaker.game
    if state.actor != before.actor or state.reveals != before.reveals:
        return []
    payments = [game.move(state, action) for action in state.legal()]
    if not payments or any(move.verb != PAYING for move in payments):
        return []
    return [say("terminal-to-pay"), *(f"  {game.write_move(state, move)}" for move in payments)]


def rules_of(game: Game, state: State, action: int) -> list[str]:
    """The rules that a legal move follows: those behind its price, and those of what it leads to."""
    move = game.move(state, action)
    items = [*game.price(state, move), *game.fine_print(state, move), *game.brings(state, move)]
    after = state.clone()
    after.journal = []
    after.apply(action)
    # What comes to light is nobody's to know before: then only what the move itself is counts.
    events = after.journal if after.reveals == state.reveals else after.journal[:1]
    happened = [game.tell(after, event)[1] for event in events]
    grounds = [game.grounds[key] for key in (move.verb, *(item.key for item in items)) if key in game.grounds]
    return list(dict.fromkeys([*grounds, *happened]))


def titled(rule: str, speaker: Speaker) -> str:
    return rulebook.heading(speaker.game.name, rule, speaker.language)
