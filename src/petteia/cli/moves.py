"""Moves: which are legal and what they cost, or why one is not: `petteia moves` and `why`."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence

from petteia.cli import rulebook
from petteia.cli.boards import drawing_for
from petteia.cli.choices import legal_moves, table_of
from petteia.cli.games import open_position
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Terminal
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game, Impossible
from petteia.core.message import Message, Refusal, plain
from petteia.core.move import plain_move

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
        refusal = game.judge(after, action)
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
    opened = open_position(arguments.position, arguments.components)
    state = opened.of_actor()
    speaker = Speaker(opened.game, opened.names)
    if arguments.json:
        print_data(explained_as_data(state, read_moves(opened.game, state, arguments.move), speaker))
        return 0
    terminal = Terminal()
    for text in read_moves(opened.game, state, arguments.move):
        for line in explained(opened.game, state, text, speaker):
            terminal.say(line)
        if state.actor != NOBODY:
            try:
                state = play_out(opened.game, state, text)
            except Illegal:
                break
    return 0


def explained_as_data(state: State, texts: Sequence[str], speaker: Speaker) -> list[dict[str, object]]:
    """The same as data, move by move, up to the first that is not legal; raises Impossible."""
    told: list[dict[str, object]] = []
    after = state.clone()
    for text in texts:
        for action in speaker.game.read_actions(after, text):
            told.append(as_data(after, action, speaker))
            if told[-1]["reason"] is not None:
                return told
            after.apply(action)
    return told


def explained(game: Game, state: State, text: str, speaker: Speaker) -> list[str]:
    """What a move means and costs, or which rule forbids it; raises Impossible when it is no move."""
    lines: list[str] = []
    after = state.clone()
    actions = game.read_actions(state, text)
    for action in actions:
        refusal = game.judge(after, action)
        if refusal is not None:
            title = rulebook.heading(game.name, refusal.rule, speaker.language)
            forbidden = say("terminal-not-legal", why=speaker.say(refusal.message))
            return [*lines, forbidden, say("terminal-rule", rule=title)]
        lines.append(say("terminal-legal", move=speaker.words(after, action)))
        move = game.move(after, action)
        if action == actions[-1] or not game.only_begins(move):
            lines += [f"  {item}" for item in speaker.all(game.price(after, move) + game.brings(after, move))]
        after.apply(action)
    return lines
