"""The story of a table: the fold of its log, and for whom it waits now."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise

from petteia.core.contract import NOBODY, resignation
from petteia.core.fault import Fault
from petteia.core.game import Game, Plain, Question
from petteia.core.match import Match, Record
from petteia.core.message import Message, Refusal, SeatName
from petteia.games import game_named
from petteia.server import protocol as p
from petteia.server.clock import Clocks
from petteia.server.entries import Event, TableRow, User
from petteia.server.seats import Seat, tag_of
from petteia.server.words import refuse, said

CHAT_KEPT = 200
BEFOREHAND = "beforehand"  # who moves in place of a person that has answered already


@dataclass(frozen=True)
class Wait:
    """For whom the table waits, and since which event and moment."""

    seat: int = NOBODY
    version: int = -1
    at: float = 0.0


@dataclass(frozen=True)
class Line:
    """A line of the log and who may read it."""

    told: p.LogLine
    audience: int = NOBODY  # for everybody


def commitment(seed: str, salt: str) -> str:
    """What is shown before the game, so that the seed shown after it can be checked."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass
class Story:
    row: TableRow
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    version: int = -1
    status: str = "open"
    unconfirmed: int | None = None  # a seat whose turn is over but can still be taken back
    turns: list[int] = field(default_factory=list)  # the steps at which they began
    lines: list[Line] = field(default_factory=list)
    chat: list[p.ChatLine] = field(default_factory=list)
    abandon: set[int] = field(default_factory=set)
    # Answers given beforehand, by seat and key: what they are about, and the value.
    answers: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    # Requests already done, by who asked, and their version.
    requests: dict[tuple[str | None, str], int] = field(default_factory=dict)
    settled: int = 0  # steps before this one were confirmed and stay
    clocks: Clocks | None = None
    wait: Wait = field(default_factory=Wait)
    rematch: p.Invitation | None = None
    imported: bool = False  # from a record that somebody brought
    hints: bool = True  # does anybody who must act get them on request?
    why_readonly: p.Said | None = None
    kept_days: int | None = None  # for how long this server keeps a game open that nobody comes to look at
    touched: float = field(default_factory=time.monotonic)

    @cached_property
    def game(self) -> Game:
        return game_named(self.row.game)

    @cached_property
    def reconstructed(self) -> list[p.Said]:
        try:
            return [said(message) for message in self.game.reconstructed(self.row.facts)]
        except Fault:  # a file of a former kind: its table can only be looked at
            return []

    @cached_property
    def commitment(self) -> str:
        return commitment(self.row.seed, self.row.salt)

    @property
    def revealed(self) -> bool:
        """Is nothing secret any more? A record that somebody brought told everything."""
        return self.status == "over" or self.imported

    def record(self) -> Record:
        """The game so far, with the components file as it was written."""
        return {**self.playing().record(), "components_file": self.row.components}

    # --- the fold -------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Make a written event happen."""
        self.version = event.seq
        if event.request:
            self.requests[event.user, event.request] = event.seq
        self.happen(event)
        if self.awaited_person() != self.wait.seat:
            self.wait = Wait(self.awaited_person(), event.seq, event.at)
        if self.clocks is not None:
            self.clocks.wait_for(self.wait.seat, event.at)

    def happen(self, event: Event) -> None:
        match event.kind:
            case "act":
                self.fold_act(event)
            case "end_turn":
                self.fold_end_turn(event)
            case "undo":
                self.fold_undo(event)
            case "chat":
                self.fold_chat(event)
            case "answer":
                self.fold_answer(event)
            case "created":
                self.fold_created(event)
            case "seat":
                self.fold_seat(event)
            case "arrange":
                self.fold_arrange(event)
            case "start":
                self.fold_start(event)
            case "hints":
                self.fold_hints(event)
            case "invite":
                self.fold_invite(event)
            case "rematch":
                self.fold_rematch(event)
            case "timeout":
                self.fold_timeout(event)
            case "resign":
                self.fold_resign(event)
            case "abandon":
                self.fold_abandon(event)
            case "abandoned":
                self.fold_abandoned(event)
            case "result":
                self.fold_result(event)
            case "farewell":
                self.fold_farewell(event)
            case unknown:
                raise ValueError(f"There is no event {unknown!r}.")

    def fold_created(self, event: Event) -> None:
        self.seats = [Seat(**seat) for seat in event.data["seats"]]
        self.imported = event.data.get("imported", False)

    def fold_seat(self, event: Event) -> None:
        self.seats[event.seat] = Seat(**event.data["now"])
        if self.unconfirmed == event.seat and self.seats[event.seat].bot is not None:
            self.fold_end_turn(event)  # who has left will not confirm any more

    def fold_timeout(self, event: Event) -> None:
        self.fold_seat(event)
        out_of_time = Message("core-log-timeout", {"player": SeatName(event.seat)})
        self.lines.append(Line(p.LogLine(len(self.playing().steps), said(out_of_time), "", event.seat)))

    def fold_arrange(self, event: Event) -> None:
        self.seats = [Seat(**seat) for seat in event.data["seats"]]

    def fold_rematch(self, event: Event) -> None:
        self.rematch = p.Invitation(**event.data)

    def fold_hints(self, event: Event) -> None:
        self.hints = event.data["allowed"]

    def fold_start(self, _event: Event) -> None:
        row = self.row
        row.rules_version = self.game.rules_version  # those of the day, whenever the table was set
        if row.clock is not None:
            rate = p.Clock(**row.clock)
            self.clocks = Clocks(rate, [float(rate.bank)] * len(self.seats))
        names = [seat.signed for seat in self.seats]
        self.match = Match(self.game, len(self.seats), row.seed, row.options, row.facts, names)
        self.match.state.journal = []
        self.status = "playing"
        self.turns = [0]
        first = self.game.order_of_play(self.match.state)[0]
        begins = Message("core-log-turn", {"player": SeatName(first)})
        is_turn = int(self.match.state.turn) > 0  # and nothing is to be prepared, perhaps by somebody else
        self.lines.append(Line(p.LogLine(0, said(begins), "", first, opens_turn=is_turn)))

    def fold_act(self, event: Event) -> None:
        match = self.playing()
        done = len(match.steps)
        match.play_text(event.data["move"])
        self.abandon.clear()
        self.count_turns(done)
        self.write_lines(event.seat)
        by_person = event.user is not None
        passed_on = match.state.actor not in (event.seat, NOBODY)
        can_go_back = match.why_no_undo(event.seat) is None
        self.unconfirmed = event.seat if by_person and passed_on and can_go_back else None
        if self.unconfirmed is not None and self.was_told_to_end(event):
            self.fold_end_turn(event)

    def was_told_to_end(self, event: Event) -> bool:
        """Has somebody said that nothing more is done? Who has is not asked whether the turn is over."""
        last = self.playing().steps[-1]
        return not event.data.get("forced") and self.game.move(last.before, last.action).lets_be

    def fold_undo(self, event: Event) -> None:
        match = self.playing()
        match.return_to(event.data["to"])
        self.turns = [step for step in self.turns if step <= len(match.steps)]
        self.lines = [line for line in self.lines if line.told.step <= len(match.steps)]
        self.unconfirmed = None
        taken_back = Message("core-log-undo", {"player": SeatName(event.seat)})
        line = p.LogLine(len(match.steps), said(taken_back), "", event.seat, weight="trifle")
        self.lines.append(Line(line))

    def fold_end_turn(self, _event: Event) -> None:
        self.unconfirmed = None
        self.settled = len(self.playing().steps)

    def fold_resign(self, event: Event) -> None:
        match = self.playing()
        done = len(match.steps)
        match.play(resignation(event.seat))
        self.unconfirmed = None
        self.count_turns(done)
        self.write_lines(event.seat)

    def fold_answer(self, event: Event) -> None:
        key, about, value = event.data["key"], event.data["about"], event.data["value"]
        self.answers.pop((event.seat, key), None)
        if value is not None:
            self.answers[event.seat, key] = about, value

    def fold_abandon(self, event: Event) -> None:
        self.abandon.add(event.seat)

    def fold_abandoned(self, event: Event) -> None:
        self.status = "abandoned"
        if "unopened" in event.data:
            closed = Message("core-log-unopened", {"days": event.data["unopened"]})
            self.lines.append(Line(p.LogLine(len(self.playing().steps), said(closed), "", NOBODY)))

    def fold_result(self, _event: Event) -> None:
        self.status = "over"

    def fold_chat(self, event: Event) -> None:
        name, text, phrase = event.data["name"], event.data["text"], event.data.get("phrase")
        line = p.ChatLine(event.seq, name, event.seat, text, phrase, tag_of(event.user or ""))
        if text or phrase:  # of who has gone for good nothing is left
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def fold_farewell(self, _event: Event) -> None:
        """Somebody has gone for good; the events before this one no longer tell who it was."""

    def fold_invite(self, event: Event) -> None:
        self.row.invite = event.data["invite"]

    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    def count_turns(self, done: int) -> None:
        """Which turns began since so many steps were done."""
        match = self.playing()
        turns = [*(step.turn for step in match.steps[done:]), int(match.state.turn)]
        self.turns += [step for step, (old, new) in enumerate(pairwise(turns), done + 1) if new != old]

    def write_lines(self, seat: int) -> None:
        """What the engine has noted since the last step becomes lines of the log."""
        match = self.playing()
        journal = match.state.journal or []
        for noted in journal:
            message, rule = self.game.tell(match.state, noted)
            opens_turn = message.key == f"{self.game.name}-log-turn"
            weight = self.game.weights.get(noted.key, "deed")
            line = p.LogLine(len(match.steps), said(message), rule, seat, opens_turn, weight)
            self.lines.append(Line(line, noted.audience))
        journal.clear()

    def told(self) -> list[Line]:
        """The log so far. A turn is not announced before the one before it is confirmed."""
        if self.unconfirmed is None:
            return self.lines
        last, end = len(self.playing().steps), len(self.lines)
        begun = [n for n, line in enumerate(self.lines) if line.told.opens_turn and line.told.step == last]
        return self.lines[: min(begun, default=end)]

    # --- who is who -----------------------------------------------------------------------------------

    def seats_of(self, user: User) -> list[int]:
        """The seats of a person: several when people share a device."""
        return [number for number, seat in enumerate(self.seats) if seat.user == user.id]

    def may_look(self, user: User, invite: str | None) -> bool:
        """A private table is for those who sit there, for whoever set it up, and for the invited."""
        row = self.row
        return not row.private or bool(self.seats_of(user)) or user.id == row.host or invite == row.invite

    def seat_of(self, user: User) -> int:
        """The seat through whose eyes somebody looks, and for which they act."""
        mine = self.seats_of(user)
        if len(mine) > 1 and self.status == "playing":
            return user.seat if self.curtain(user) == NOBODY else NOBODY
        return user.seat if user.seat in mine else mine[0] if mine else NOBODY

    def curtain(self, user: User) -> int:
        """The seat that must have a shared device in their hands before anything of theirs is shown."""
        mine, awaited = self.seats_of(user), self.wait.seat
        return awaited if len(mine) > 1 and awaited in mine and awaited != user.seat else NOBODY

    def awaiting(self) -> int:
        """The seat that must act or confirm now."""
        if self.status != "playing":
            return NOBODY
        return int(self.playing().state.actor) if self.unconfirmed is None else self.unconfirmed

    def awaited_person(self) -> int:
        """The seat that must act or confirm now, if a person sits there."""
        seat = self.awaiting()
        present = seat != NOBODY and self.seats[seat].user is not None and not self.seats[seat].left
        return seat if present else NOBODY

    def deadline(self) -> float | None:
        """When the time of whoever must act will be out."""
        return self.clocks.deadline() if self.clocks is not None else None

    def bot_to_move(self) -> str | None:
        """The bot that must act now, if it is one's turn; BEFOREHAND if a person has answered already."""
        seat = self.awaiting()
        if seat == NOBODY or self.unconfirmed is not None:
            return None
        return self.seats[seat].bot or (None if self.answered_beforehand() is None else BEFOREHAND)

    def forced_action(self) -> int | None:
        """The action of whoever must act, where it takes no thought."""
        legal = self.playing().state.legal()
        return legal[0] if len(legal) == 1 else self.answered_beforehand()

    def answered_beforehand(self) -> int | None:
        """The action that a person who must act has asked for beforehand."""
        seat, state = self.awaiting(), self.playing().state
        given = self.questions(seat) if self.seats[seat].bot is None else []
        actions = (self.game.answered(state, at.key, at.value) for at in given if at.value is not None)
        return next((action for action in actions if action is not None), None)

    def questions(self, seat: int) -> list[p.Question]:
        """What a seat may answer beforehand, with its answers as far as they still stand."""
        if self.status != "playing" or seat == NOBODY or self.seats[seat].left:
            return []
        offered = self.game.questions(self.playing().state, seat)
        return [
            p.Question(ask.key, ask.about, ask.least, ask.most, self.still_stands(seat, ask))
            for ask in offered
        ]

    def still_stands(self, seat: int, asked: Question) -> int | None:
        about, value = self.answers.get((seat, asked.key), (None, 0))
        return min(value, asked.most) if about == asked.about else None

    def turn(self) -> int:
        return int(self.match.state.turn) if self.match else 0

    def whole_position(self) -> Plain:
        """Everything on the table: for the store, never for a viewer."""
        return self.game.position(self.playing().state)

    def people(self) -> list[str]:
        return [seat.user for seat in self.seats if seat.user is not None]

    # --- what a seat may do now -----------------------------------------------------------------------

    def judge(self, action: int) -> Refusal | None:
        """Why whoever must act may not do this."""
        return self.game.judge(self.playing().state, action)

    def why_not_yours(self, seat: int) -> Refusal | None:
        if self.status != "playing":
            return refuse("core-not-playing")
        if seat == NOBODY or self.seats[seat].left:
            return refuse("core-only-watching")
        if self.awaiting() != seat:
            return refuse("core-not-your-turn")
        return None

    def why_not_acting(self, seat: int) -> Refusal | None:
        """Why a seat neither acts now nor is told anything about its actions.

        A turn that is over but not confirmed is still its player's, while the engine asks the next one
        already: whatever is said of an action then is said of what the next player holds.
        """
        if refusal := self.why_not_yours(seat):
            return refusal
        return None if self.unconfirmed is None else refuse("core-confirm-first")

    def undo_steps(self, seat: int) -> list[int]:
        """The steps a seat may go back to: its own last actions, as far as nothing came to light.

        What follows from a move by itself, or is part of it, is taken back with it.
        """
        if self.status != "playing" or seat == NOBODY or self.seats[seat].left:
            return []
        match, steps = self.playing(), []
        for number in range(len(match.steps) - 1, self.settled - 1, -1):
            step = match.steps[number]
            if step.seat != seat or step.action < 0 or step.before.reveals != match.state.reveals:
                break
            if not self.game.continues(step.before) and len(step.before.legal()) > 1:
                steps.append(number)
        return steps
