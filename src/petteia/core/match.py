"""A match: one game as it is played, step by step, that can go back, be saved and be replayed.

State is always the fold of the record: a match keeps the actions, and a copy of the state after each,
so that going back costs nothing. Undo stops where something came to light or another seat had its say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from petteia.core.chance import seed_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game, Impossible, fingerprint
from petteia.core.message import Message, Refusal

RECORD_FORMAT = 1
MOST_MOVES = 20_000

Record = dict[str, Any]


class Refused(Exception):
    """An action that may not be done now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.message.key}")
        self.refusal = refusal


@dataclass(frozen=True)
class Step:
    seat: int  # who acted
    turn: int
    action: int
    text: str  # the action in notation
    before: State


class Match:
    def __init__(
        self,
        game: Game,
        players: int,
        seed: str,
        options: Mapping[str, str] | None = None,
        components: str | None = None,
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.seed = seed_of(seed).hex()
        self.components = components
        self.state = game.new(players, self.seed, options, components)
        self.names = names or game.seat_names(players, components)
        self.steps: list[Step] = []
        self.checks: dict[int, str] = {}  # fingerprints of the table after so many steps, where asked for

    # --- playing ---

    def play(self, action: int) -> None:
        """Play an action of the seat whose turn it is, or a resignation; raises Refused."""
        refusal = self.game.why_not(self.state, action)
        if refusal is not None:
            raise Refused(refusal)
        seat = -1 - action if action < 0 else int(self.state.actor)
        text = self.game.write_action(self.state, action)
        before = self.state.clone()
        self.state.apply(action)
        self.steps.append(Step(seat, int(before.turn), action, text, before))

    def play_text(self, text: str) -> None:
        """Play what a text in notation means; raises Impossible when it is not notation.

        When the second of two moves in one breath is refused, the first is taken back.
        """
        known = len(self.steps)
        try:
            for action in self.game.read_actions(self.state, text):
                self.play(action)
        except Refused:
            self.return_to(known)
            raise

    # --- going back ---

    def why_no_undo(self, seat: int) -> Refusal | None:
        if not self.steps:
            return Refusal("undo", Message("core-no-undo-start"))
        last = self.steps[-1]
        if last.seat != seat:
            return Refusal("undo", Message("core-no-undo-other-seat"))
        if last.before.reveals != self.state.reveals or last.action < 0:
            return Refusal("undo", Message("core-no-undo-reveal"))
        return None

    def undo(self, seat: int) -> None:
        """Take back the last action of a seat; raises Refused."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        self.return_to(len(self.steps) - 1)

    def return_to(self, step: int) -> None:
        """The table as it was after so many steps, without asking."""
        if step < len(self.steps):
            journal = self.state.journal
            self.state = self.steps[step].before.clone()
            self.state.journal = journal
            del self.steps[step:]
            self.checks = {number: check for number, check in self.checks.items() if number <= step}

    def after(self, step: int) -> State:
        """The table as it was after so many steps; not to be changed."""
        return self.state if step == len(self.steps) else self.steps[step].before

    # --- saving and replaying ---

    def record(self) -> Record:
        options, components = self.game.settings(self.state)
        return {
            "format": RECORD_FORMAT,
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "components": components,
            "components_file": self.components,
            "options": options,
            "seed": self.seed,
            "seats": self.names,
            "turns": self.turns(),
            "result": self.result(),
        }

    def result(self) -> dict[str, Any] | None:
        """Ranking and scores, once the game is over."""
        if self.state.actor != NOBODY:
            return None
        return {"ranking": self.state.ranking(), "scores": self.state.scores()}

    def turns(self) -> list[dict[str, Any]]:
        turns: list[dict[str, Any]] = []
        for number, step in enumerate(self.steps):
            if not turns or turns[-1]["turn"] != step.turn:
                turns.append({"turn": step.turn, "moves": [], "check": ""})
            turns[-1]["moves"].append(step.text)
            last_of_turn = number + 1 == len(self.steps) or self.steps[number + 1].turn != step.turn
            if last_of_turn:
                turns[-1]["check"] = self.check_after(number + 1)
        return turns

    def check_after(self, steps: int) -> str:
        if steps not in self.checks:
            self.checks[steps] = fingerprint(self.game, self.after(steps))
        return self.checks[steps]


def replay(game: Game, record: Record) -> Match:
    """The match of a record, every move checked against the rules and every turn against its hash."""
    check_record(game, record)
    seats = record["seats"]
    match = Match(
        game, len(seats), record["seed"], record["options"], record.get("components_file"), list(seats)
    )
    _, components = game.settings(match.state)
    if components != record["components"]:
        raise Impossible("This record was played with other components, which it does not contain.")
    for turn in record["turns"]:
        replay_turn(match, turn)
    if record.get("result") != match.result():
        raise Impossible("The record's result is not the one its moves lead to.")
    return match


def check_record(game: Game, record: Any) -> None:
    """That the record has the shape of one, before any of it is played."""
    known = isinstance(record, dict) and record.get("format") == RECORD_FORMAT
    if not known or record.get("game") != game.name:
        raise Impossible(f"This is not a record of {game.name.capitalize()} in format {RECORD_FORMAT}.")
    if record.get("rules_version") != game.rules_version:
        raise Impossible(
            f"This record was played by version {record.get('rules_version')} of the rules;"
            f" this program plays version {game.rules_version}, so it cannot be replayed."
        )
    shapes = {"seats": list, "seed": str, "options": dict, "components": str, "turns": list}
    for key, shape in shapes.items():
        if not isinstance(record.get(key), shape):
            raise Impossible(f"The record's `{key}` is missing or has the wrong type.")
    if not record["seed"].isprintable():  # lone surrogates are not: they cannot be hashed
        raise Impossible("The record's `seed` must be plain text.")
    if not isinstance(record.get("components_file"), str | None):
        raise Impossible("The record's `components_file` must be a text.")
    if not all(isinstance(name, str) for name in record["seats"]):
        raise Impossible("The record's `seats` must be names.")
    moves = 0
    for turn in record["turns"]:
        listed = turn.get("moves") if isinstance(turn, dict) else None
        if not isinstance(listed, list) or not all(isinstance(move, str) for move in listed):
            raise Impossible("Each of the record's `turns` must have a list of `moves`.")
        moves += len(listed)
    if moves > MOST_MOVES:
        raise Impossible(f"The record has {moves} moves; {MOST_MOVES} is the most that is replayed.")


def replay_turn(match: Match, turn: Mapping[str, Any]) -> None:
    for text in turn["moves"]:
        try:
            match.play_text(text)
        except Refused as refused:
            reason = refused.refusal
            raise Impossible(
                f"Turn {match.state.turn}: {text!r} is not legal (rule {reason.rule}, {reason.message.key})."
            ) from None
    if turn.get("check") != fingerprint(match.game, match.state):
        raise Impossible(f"Turn {turn.get('turn')}: the table is not the one that was recorded.")
