"""A match: one game as it is played, step by step, that can go back, be saved and be replayed.

State is always the fold of the record: a match keeps the actions, and a copy of the state after each,
so that going back costs nothing. Undo stops where something came to light or another seat had its say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from petteia.core.chance import seed_of
from petteia.core.contract import NOBODY, Impossible, State
from petteia.core.fault import Fault
from petteia.core.game import Game, fingerprint
from petteia.core.message import Message, Refusal

RECORD_FORMAT = 1
MOST_MOVES = 20_000
LONGEST_QUOTE = 60

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
        refusal = self.game.judge(self.state, action)
        if refusal is not None:
            raise Refused(refusal)
        seat = -1 - action if action < 0 else int(self.state.actor)
        text = self.game.write_action(self.state, action)
        before = self.state.clone()
        self.state.apply(action)
        self.steps.append(Step(seat, int(before.turn), action, text, before))

    def play_text(self, text: str) -> None:
        """Play what a text in notation means; raises Impossible when it is not notation."""
        self.play_all(self.game.read_actions(self.state, text))

    def play_all(self, actions: list[int]) -> None:
        """Play several moves in one breath. When one of them is refused, those before it are taken back."""
        known = len(self.steps)
        try:
            for action in actions:
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
    ours = game.same_components if match.components is None else frozenset()
    if record["components"] not in {components, *ours}:
        raise Fault("core-fault-record-components")
    # It may be older than an option that changes nothing at its default, or than a digest of the same facts.
    told = {key: record[key] for key in ("components", "options")}
    for turn in record["turns"]:
        replay_turn(match, turn, told)
    if record.get("result") != match.result():
        raise Fault("core-fault-record-result")
    return match


def check_record(game: Game, record: Any) -> None:
    """That the record has the shape of one, before any of it is played."""
    known = isinstance(record, dict) and record.get("format") == RECORD_FORMAT
    if not known or record.get("game") != game.name:
        name = game.name.capitalize()
        raise Fault(
            "core-fault-record-format",
            game=name,
            format=RECORD_FORMAT,
        )
    if record.get("rules_version") != game.rules_version:
        played, here = brief(record.get("rules_version")), game.rules_version
        raise Fault(
            "core-fault-record-rules",
            played=played,
            here=here,
        )
    for key, fits in RECORD_SHAPES.items():
        if not fits(record.get(key)):
            raise Fault(
                "core-fault-record-shape",
                part=key,
            )
    moves = sum(len(turn["moves"]) for turn in record["turns"])
    if moves > MOST_MOVES:
        raise Fault(
            "core-fault-record-length",
            moves=moves,
            most=MOST_MOVES,
        )


def are_texts(things: object) -> bool:
    return isinstance(things, list) and all(isinstance(thing, str) for thing in things)


def are_turns(things: object) -> bool:
    return isinstance(things, list) and all(
        isinstance(turn, dict) and are_texts(turn.get("moves")) for turn in things
    )


RECORD_SHAPES: dict[str, Callable[[Any], bool]] = {
    "seats": are_texts,
    "seed": lambda seed: isinstance(seed, str) and seed.isprintable(),  # a lone surrogate cannot be hashed
    "options": lambda options: isinstance(options, dict),
    "components": lambda components: isinstance(components, str),
    "components_file": lambda file: isinstance(file, str | None),
    "turns": are_turns,
}


def replay_turn(match: Match, turn: Mapping[str, Any], told: Mapping[str, Any]) -> None:
    for text in turn["moves"]:
        replay_move(match, text)
    if turn.get("check") != fingerprint(match.game, match.state, told):
        number = brief(turn.get("turn"))
        raise Fault(
            "core-fault-record-check",
            turn=number,
        )


def replay_move(match: Match, text: str) -> None:
    turn, move = int(match.state.turn), brief(text)
    try:
        match.play_text(text)
    except Refused as refused:
        rule = refused.refusal.rule
        raise Fault(
            "core-fault-record-illegal",
            turn=turn,
            move=move,
            rule=rule,
        ) from None
    except Impossible:
        raise Fault("core-fault-record-move", turn=turn, move=move) from None


def brief(thing: object) -> str:
    """What a record has in some place, whatever it is, as a piece of a sentence."""
    return str(thing)[:LONGEST_QUOTE]
