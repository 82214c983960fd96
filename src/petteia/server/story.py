"""The story of a table: the fold of its log, and for whom it waits now."""

from __future__ import annotations

import hashlib
import time
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise

from petteia.core.contract import NOBODY, resignation
from petteia.core.fault import Fault
from petteia.core.game import Game, Plain, Question, Weight
from petteia.core.match import Match, Record, Step
from petteia.core.message import Message, Refusal, SeatName
from petteia.games import game_named
from petteia.server import protocol as p
from petteia.server.clock import Clocks
from petteia.server.entries import Event, TableRow, User
from petteia.server.seats import Seat, tag_of
from petteia.server.words import refuse, said

CHAT_KEPT = 200
ALLOWED: dict[p.Permission, bool] = {"hints": True, "watching": True, "substitutes": False}
BEFOREHAND = "beforehand"  # who moves in place of a person that has answered already


@dataclass(frozen=True)
class Wait:
    """For whom the table waits, and since which event and moment."""

    seat: int = NOBODY
    version: int = -1
    at: float = 0.0


@dataclass(frozen=True)
class Proposal:
    """What somebody at the table has asked the others for."""

    what: p.Matter
    by: int
    seat: int  # the seat it is about
    to: int  # the step to go back to
    asked: frozenset[int]  # the seats that have not agreed yet


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
    proposal: Proposal | None = None
    paused: bool = False
    # Answers given beforehand, by seat and key: what they are about, and the value.
    answers: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    # Requests already done, by who asked, and their version.
    requests: dict[tuple[str | None, str], int] = field(default_factory=dict)
    settled: int = 0  # steps before this one were confirmed and stay
    clocks: Clocks | None = None
    wait: Wait = field(default_factory=Wait)
    rematch: p.Invitation | None = None
    imported: bool = False  # from a record that somebody brought
    allowed: dict[p.Permission, bool] = field(default_factory=lambda: dict(ALLOWED))
    absence: int | None = None  # minutes after which a bot plays for whoever is away and waited for
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
            self.run_clocks(self.clocks, event.at)

    def run_clocks(self, clocks: Clocks, at: float) -> None:
        if self.paused:
            clocks.stop(at)
        else:
            clocks.wait_for(self.wait.seat, at)

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
            case "allow":
                self.fold_allow(event)
            case "hints":  # as older logs have it
                self.allowed["hints"] = event.data["allowed"]
            case "propose":
                self.fold_propose(event)
            case "reply":
                self.fold_reply(event)
            case "pause":
                self.fold_pause(event)
            case "resume":
                self.fold_resume(event)
            case "absent":
                self.fold_absent(event)
            case "back":
                self.fold_back(event)
            case "host":
                self.fold_host(event)
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
        self.allowed |= event.data.get("allowed", {})
        self.absence = event.data.get("absence")

    def fold_seat(self, event: Event) -> None:
        self.seats[event.seat] = Seat(**event.data["now"])
        if self.proposal is not None and self.seats[event.seat].bot is not None:
            self.proposal = None  # it was made to others, or by them
        if self.unconfirmed == event.seat and self.seats[event.seat].bot is not None:
            self.fold_end_turn(event)  # who has left will not confirm any more

    def fold_timeout(self, event: Event) -> None:
        self.fold_seat(event)
        self.tell("core-log-timeout", event.seat, "deed")

    def fold_absent(self, event: Event) -> None:
        """A bot plays for somebody who was away for so long, or because others said so."""
        self.fold_seat(event)
        minutes = event.data.get("minutes")
        if minutes is None:
            self.tell("core-log-substitute", event.seat, "deed")
        else:
            self.tell("core-log-absent", event.seat, "deed", minutes=minutes)

    def fold_back(self, event: Event) -> None:
        self.fold_seat(event)
        self.tell("core-log-back", event.seat, "deed")

    def tell(self, key: str, seat: int, weight: Weight = "trifle", **more: int) -> None:
        """A line of the log about the people at the table, if the game has begun."""
        if self.match is not None:
            message = Message(key, {"player": SeatName(seat), **more})
            line = p.LogLine(len(self.match.steps), said(message), "", seat, weight=weight)
            self.lines.append(Line(line))

    def fold_arrange(self, event: Event) -> None:
        self.seats = [Seat(**seat) for seat in event.data["seats"]]

    def fold_rematch(self, event: Event) -> None:
        self.rematch = p.Invitation(**event.data)

    def fold_allow(self, event: Event) -> None:
        self.allowed[event.data["what"]] = event.data["allowed"]

    def fold_host(self, event: Event) -> None:
        self.row.host = event.data["host"]
        self.tell("core-log-host", event.seat)

    def fold_propose(self, event: Event) -> None:
        data = event.data
        asked = frozenset(data["asked"])
        self.proposal = Proposal(data["what"], event.seat, data["about"], data["to"], asked)

    def fold_reply(self, event: Event) -> None:
        if not event.data["agreed"]:
            self.proposal = None
            self.tell("core-log-declined", event.seat)
        elif self.proposal is not None:
            self.proposal = replace(self.proposal, asked=self.proposal.asked - {event.seat})

    def fold_pause(self, event: Event) -> None:
        self.proposal, self.paused = None, True
        self.tell("core-log-pause", event.seat)

    def fold_resume(self, event: Event) -> None:
        self.paused = False
        self.tell("core-log-resume", event.seat)

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
        self.proposal = None
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
        self.unconfirmed = self.proposal = None
        self.settled = min(self.settled, len(match.steps))
        self.tell("core-log-take-back" if event.data.get("agreed") else "core-log-undo", event.seat)

    def fold_end_turn(self, _event: Event) -> None:
        self.unconfirmed = self.proposal = None
        self.settled = len(self.playing().steps)

    def fold_resign(self, event: Event) -> None:
        match = self.playing()
        done = len(match.steps)
        match.play(resignation(event.seat))
        self.unconfirmed = self.proposal = None
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
        """A private table is for those who sit there, for its host, and for the invited."""
        return not self.row.private or self.belongs(user) or invite == self.row.invite

    def belongs(self, user: User) -> bool:
        return bool(self.seats_of(user)) or user.id == self.row.host

    def closed_to(self, user: User) -> bool:
        """Where nobody may watch, the others come back when the game is over."""
        return self.status == "playing" and not self.allowed["watching"] and not self.belongs(user)

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
        seat = NOBODY if self.paused else self.awaiting()
        present = seat != NOBODY and self.seats[seat].user is not None and not self.seats[seat].left
        return seat if present else NOBODY

    def deadline(self) -> float | None:
        """When the time of whoever must act will be out."""
        return self.clocks.deadline() if self.clocks is not None else None

    def bot_to_move(self) -> str | None:
        """The bot that must act now, if it is one's turn; BEFOREHAND if a person has answered already."""
        seat = self.awaiting()
        if seat == NOBODY or self.unconfirmed is not None or self.paused:
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
        if self.paused:
            return refuse("core-paused")
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
        if not self.plays(seat) or self.paused:
            return []
        match, steps = self.playing(), []
        for number in range(len(match.steps) - 1, self.settled - 1, -1):
            step = match.steps[number]
            if step.seat != seat or step.action < 0 or step.before.reveals != match.state.reveals:
                break
            if self.is_decision(step):
                steps.append(number)
        return steps

    def is_decision(self, step: Step) -> bool:
        """Not what follows from a move by itself, or is part of it."""
        return not self.game.continues(step.before) and len(step.before.legal()) > 1

    def plays(self, seat: int) -> bool:
        """Does somebody play on this seat themselves?"""
        return self.status == "playing" and seat != NOBODY and not self.seats[seat].left

    def ask_back_steps(self, seat: int) -> list[int]:
        """The decisions of a seat's last turn that only the others can let it take back, the newest first."""
        if not self.plays(seat) or self.paused:
            return []
        free = self.undo_steps(seat)
        return [
            n for n in self.last_steps(seat) if n not in free and self.is_decision(self.playing().steps[n])
        ]

    def last_steps(self, seat: int) -> list[int]:
        """What a seat did in the last turn in which it did something, as far as nobody gave up since."""
        steps, found = self.playing().steps, list[int]()
        for number in range(len(steps) - 1, -1, -1):
            step = steps[number]
            if step.action < 0 or (found and step.turn != steps[found[0]].turn):
                break
            if step.seat == seat:
                found.append(number)
        return found
