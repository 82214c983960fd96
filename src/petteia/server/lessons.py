"""Lessons: a recorded game with notes, at a table of its own.

A game brings its lesson as data (`lesson.toml` in its folder, see docs/formats.md). What was recorded plays
itself; at some steps the learner first reads a note, at others the learner makes the move. The table is an
ordinary one: what is shown, refused and written down works as everywhere.
"""

from __future__ import annotations

import hashlib
import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from petteia.core.fault import Fault
from petteia.core.match import Match, replay
from petteia.core.message import Message, Refusal, SeatName
from petteia.games import REGISTER, game_named
from petteia.server import protocol as p
from petteia.server.entries import Event, TableRow, User
from petteia.server.problem import Problem
from petteia.server.table import AwaySince, LiveTable
from petteia.server.words import refuse, said

ANYTHING = "anything"


@dataclass(frozen=True)
class Note:
    """What the learner is told after so many steps, and whether the next move is theirs."""

    step: int
    says: str
    does: bool = False  # the learner makes the recorded move; otherwise they read on
    also: list[str] = field(default_factory=list)  # moves that are as good, or ANYTHING
    otherwise: str | None = None  # what is explained when they try something else
    lights: list[str] = field(default_factory=list)  # places, and parts of the screen


@dataclass(frozen=True)
class Lesson:
    game: str
    match: Match
    learner: int
    notes: list[Note]
    digest: str  # so that a table begun with another edition is known

    def tells(self, words: str) -> Message:
        """Words of the lesson; they may speak of the learner's neighbour."""
        other = (self.learner + 1) % len(self.match.names)
        return Message(f"{self.game}-lesson-{words}", {"other": SeatName(other)})


@cache
def lesson_of(game: str) -> Lesson | None:
    """The lesson that a game brings, if it brings one."""
    file = files("petteia.games").joinpath(game, "lesson.toml")
    if game not in REGISTER or not file.is_file():
        return None
    content = file.read_bytes()
    data = tomllib.loads(content.decode())
    notes = [Note(**note) for note in data["notes"]]
    digest = hashlib.sha256(content).hexdigest()[:12]
    return Lesson(game, replay(game_named(game), data["record"]), data["learner"], notes, digest)


def lesson_wanted(game: str) -> Lesson:
    lesson = lesson_of(game)
    if lesson is None:
        raise Problem(404, "core-no-lesson")
    return lesson


@dataclass
class LessonTable(LiveTable):
    """A table at which a lesson is given."""

    lesson: Lesson = field(kw_only=True)
    read: int = 0  # notes that the learner is done with

    def fold_created(self, event: Event) -> None:
        super().fold_created(event)
        if event.data["lesson"] != self.lesson.digest:
            raise Fault("core-fault-lesson")

    # --- where the learner is ---

    def note(self) -> Note | None:
        """What the learner must read or do before the game goes on."""
        notes = self.lesson.notes
        here = self.match is not None and self.read < len(notes)
        return notes[self.read] if here and notes[self.read].step == len(self.playing().steps) else None

    def fold_act(self, event: Event) -> None:
        super().fold_act(event)
        notes, steps = self.lesson.notes, len(self.playing().steps)
        while self.read < len(notes) and notes[self.read].step < steps:
            self.read += 1

    def fold_undo(self, event: Event) -> None:
        super().fold_undo(event)
        step = len(self.playing().steps)
        ahead = [n for n, note in enumerate(self.lesson.notes) if (note.step, note.does) >= (step, True)]
        self.read = min([self.read, *ahead])

    def happen(self, event: Event) -> None:
        if event.kind == "read":
            self.fold_read(event)
        else:
            super().happen(event)

    def fold_read(self, _event: Event) -> None:
        self.read += 1

    def decide_read(self, user: User, seat: int, request: p.Read) -> list[Event] | Refusal:
        note = self.note()
        if seat != self.lesson.learner or note is None or note.does or self.unconfirmed is not None:
            return refuse("core-not-playing")
        return [self.event("read", seat, user, request)]

    def decide_stand(self, _user: User, _seat: int, _request: p.Stand) -> list[Event] | Refusal:
        return refuse("core-lesson-just-leave")

    def decide_resign(self, _user: User, _seat: int, _request: p.Resign) -> list[Event] | Refusal:
        return refuse("core-lesson-just-leave")

    def decide_abandon(self, _user: User, _seat: int, _request: p.Abandon) -> list[Event] | Refusal:
        return refuse("core-lesson-just-leave")

    def decide_propose(
        self, _user: User, _seat: int, _request: p.Propose, _away_since: AwaySince
    ) -> list[Event] | Refusal:
        return refuse("core-lesson-just-leave")

    def ask_back_steps(self, _seat: int) -> list[int]:
        return []

    # --- what may be done, and what goes by itself ---

    def with_consequences(self, act: Event, action: int) -> list[Event]:
        """Notes may be about what follows by itself elsewhere."""
        return self.with_result(act, action)

    def judge(self, action: int) -> Refusal | None:
        return super().judge(action) or self.why_not_now(action)

    def why_not_now(self, action: int) -> Refusal | None:
        """Why a move that the rules allow is not the one that this lesson is about."""
        note, state = self.note(), self.playing().state
        if note is None or not note.does:
            return refuse("core-lesson-read-on")
        if ANYTHING in note.also or self.game.write_action(state, action) in (self.recorded(), *note.also):
            return None
        if note.otherwise is not None:
            return Refusal("", self.lesson.tells(note.otherwise))
        return refuse("core-lesson-this-one", move=self.recorded_in_words())

    def actions(self) -> list[p.ActionInfo]:
        """All that the rules allow when it is the learner's move; what leads elsewhere is explained."""
        note = self.note()
        return super().actions() if note is not None and note.does else []

    def recorded(self) -> str:
        """The move that was recorded at this step; where the learner's own way took longer, any."""
        state, done = self.playing().state, len(self.playing().steps)
        legal = [self.game.write_action(state, action) for action in state.legal()]
        recorded = [step.text for step in self.lesson.match.steps[done : done + 1]]
        return next((text for text in recorded if text in legal), legal[0])

    def recorded_in_words(self) -> Message:
        state = self.playing().state
        return self.game.describe(state, self.game.move(state, self.recorded_action()))

    def recorded_action(self) -> int:
        return self.game.read_actions(self.playing().state, self.recorded())[0]

    def questions(self, _seat: int) -> list[p.Question]:
        """None: a lesson is about being asked."""
        return []

    def bot_to_move(self) -> str | None:
        waits = self.status != "playing" or self.unconfirmed is not None or self.note() is not None
        return None if waits else "lesson"

    def forced_action(self) -> int | None:
        return self.recorded_action()

    # --- what is shown ---

    def view(self, user: User, table: p.TableInfo | None, log_from: int = 0, chat_after: int = -1) -> p.View:
        seen = super().view(user, table, log_from, chat_after)
        return msgspec.structs.replace(seen, lesson=self.shown_note())

    def shown_note(self) -> p.LessonNote:
        """The note of this step; the one before it while the game goes on by itself; at the end the last."""
        now, notes = self.note(), self.lesson.notes
        shown = notes[-1] if self.status == "over" else now or notes[max(0, self.read - 1)]
        asks: Literal["reading", "move", "nothing"] = "nothing"
        if now is not None:
            asks = "move" if now.does else "reading"
        number = min(self.read + 1, len(notes))
        return p.LessonNote(said(self.lesson.tells(shown.says)), shown.lights, asks, number, len(notes))

    def summary(self) -> dict[str, Any]:
        return {**super().summary(), "lesson": [self.read, len(self.lesson.notes)]}


def live_table(row: TableRow, created: Event) -> LiveTable:
    """The table that an event is about to create."""
    taught = "lesson" in created.data
    return LessonTable(row, lesson=lesson_wanted(row.game)) if taught else LiveTable(row)
