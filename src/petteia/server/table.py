"""A live table: the fold of its log, and what each viewer may see and do.

This module knows no network and no database. `LiveTable.decide` turns a request into events or a
refusal; `LiveTable.fold` makes an event happen. The keeper of the table (hall.py) writes events to the
store between the two, and pushes views afterwards.
"""

from __future__ import annotations

import hashlib
import random
import time
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import pairwise
from typing import Any

from petteia.bots import BOTS
from petteia.core.contract import NOBODY, State, resignation
from petteia.core.fault import Fault
from petteia.core.game import Game, StandingAnswer
from petteia.core.match import Match, Refused, Step
from petteia.core.message import Message, Refusal, SeatName, plain
from petteia.games import game_named
from petteia.server import protocol as p
from petteia.server.clock import Clocks
from petteia.server.store import Event, TableRow, User, token

MOST_CHAT = 500
CHAT_KEPT = 200
WATCHING = -1
BEFOREHAND = "beforehand"  # who moves in place of a person that has answered already


@dataclass
class Seat:
    """A chair at the table. A person who has left keeps the chair while a bot sits in."""

    user: str | None = None
    name: str = ""
    bot: str | None = None

    @property
    def left(self) -> bool:
        return self.user is not None and self.bot is not None

    def plain(self) -> dict[str, Any]:
        return {"user": self.user, "name": self.name, "bot": self.bot}


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


def refuse(key: str, **arguments: Any) -> Refusal:
    return Refusal("", Message(key, arguments))


def said(message: Message) -> p.Said:
    return p.Said(message.key, {name: plain(value) for name, value in message.arguments.items()})


def reason_of(refusal: Refusal) -> p.Reason:
    return p.Reason(refusal.rule, said(refusal.message))


def commitment(seed: str, salt: str) -> str:
    """What is shown before the game, so that the seed shown after it can be checked."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


@dataclass
class LiveTable:
    row: TableRow
    seats: list[Seat] = field(default_factory=list)
    match: Match | None = None
    version: int = -1
    status: str = "open"
    unconfirmed: int | None = None  # a seat whose turn is over but can still be taken back
    lines: list[Line] = field(default_factory=list)
    chat: list[p.ChatLine] = field(default_factory=list)
    abandon: set[int] = field(default_factory=set)
    # Answers given beforehand, by seat and key: what they are about, and the value.
    standing: dict[tuple[int, str], tuple[int, int]] = field(default_factory=dict)
    # Requests already done, by who asked, and their version.
    requests: dict[tuple[str | None, str], int] = field(default_factory=dict)
    settled: int = 0  # steps before this one were confirmed and stay
    clocks: Clocks | None = None
    wait: Wait = field(default_factory=Wait)
    rematch: p.Invitation | None = None
    imported: bool = False  # from a record that somebody brought
    hints: bool = True  # does anybody who must act get them on request?
    why_readonly: p.Said | None = None
    touched: float = field(default_factory=time.monotonic)

    @property
    def game(self) -> Game:
        return game_named(self.row.game)

    @cached_property
    def reconstructed(self) -> list[p.Said]:
        return [said(message) for message in self.game.reconstructed(self.row.components)]

    @cached_property
    def commitment(self) -> str:
        return commitment(self.row.seed, self.row.salt)

    @property
    def revealed(self) -> bool:
        """Is nothing secret any more? A record that somebody brought told everything."""
        return self.status == "over" or self.imported

    # --- the fold -------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """Make a written event happen."""
        self.version = event.seq
        if event.request:
            self.requests[event.user, event.request] = event.seq
        getattr(self, f"fold_{event.kind}")(event)
        if self.awaited_person() != self.wait.seat:
            self.wait = Wait(self.awaited_person(), event.seq, event.at)
        if self.clocks is not None:
            self.clocks.wait_for(self.wait.seat, event.at)

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
        if row.clock is not None:
            rate = p.Clock(**row.clock)
            self.clocks = Clocks(rate, [float(rate.bank)] * len(self.seats))
        names = [seat.name for seat in self.seats]
        self.match = Match(self.game, len(self.seats), row.seed, row.options, row.components, names)
        self.match.state.journal = []
        self.status = "playing"
        first = int(self.match.state.actor)
        begins = Message("core-log-turn", {"player": SeatName(first)})
        self.lines.append(Line(p.LogLine(0, said(begins), "", first)))

    def fold_act(self, event: Event) -> None:
        match = self.playing()
        match.play_text(event.data["move"])
        self.abandon.clear()
        self.write_lines(event.seat)
        by_person = event.user is not None
        passed_on = match.state.actor not in (event.seat, NOBODY)
        can_go_back = match.why_no_undo(event.seat) is None
        self.unconfirmed = event.seat if by_person and passed_on and can_go_back else None

    def fold_undo(self, event: Event) -> None:
        match = self.playing()
        match.return_to(event.data["to"])
        self.lines = [line for line in self.lines if line.told.step <= len(match.steps)]
        self.unconfirmed = None
        taken_back = Message("core-log-undo", {"player": SeatName(event.seat)})
        self.lines.append(Line(p.LogLine(len(match.steps), said(taken_back), "", event.seat)))

    def fold_end_turn(self, _event: Event) -> None:
        self.unconfirmed = None
        self.settled = len(self.playing().steps)

    def fold_resign(self, event: Event) -> None:
        self.playing().play(resignation(event.seat))
        self.unconfirmed = None
        self.write_lines(event.seat)

    def fold_answer(self, event: Event) -> None:
        key, about, value = event.data["key"], event.data["about"], event.data["value"]
        self.standing.pop((event.seat, key), None)
        if value is not None:
            self.standing[event.seat, key] = about, value

    def fold_abandon(self, event: Event) -> None:
        self.abandon.add(event.seat)

    def fold_abandoned(self, _event: Event) -> None:
        self.status = "abandoned"

    def fold_result(self, _event: Event) -> None:
        self.status = "over"

    def fold_chat(self, event: Event) -> None:
        name, text, phrase = event.data["name"], event.data["text"], event.data.get("phrase")
        line = p.ChatLine(event.seq, name, event.seat, text, phrase, tag_of(event.user or ""))
        self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def fold_invite(self, event: Event) -> None:
        self.row.invite = event.data["invite"]

    def playing(self) -> Match:
        assert self.match is not None
        return self.match

    def write_lines(self, seat: int) -> None:
        """What the engine has noted since the last step becomes lines of the log."""
        match = self.playing()
        journal = match.state.journal or []
        for noted in journal:
            message, rule = self.game.tell(match.state, noted)
            line = p.LogLine(len(match.steps), said(message), rule, seat)
            self.lines.append(Line(line, noted.audience))
        journal.clear()

    # --- who is who -----------------------------------------------------------------------------------

    def seats_of(self, user: User) -> list[int]:
        """The seats of a person: several when people share a device."""
        return [number for number, seat in enumerate(self.seats) if seat.user == user.id]

    def seat_of(self, user: User) -> int:
        """The seat through whose eyes somebody looks, and for which they act."""
        mine = self.seats_of(user)
        if len(mine) > 1 and self.status == "playing":
            return user.seat if self.curtain(user) == NOBODY else WATCHING
        return user.seat if user.seat in mine else mine[0] if mine else WATCHING

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
        given = self.standing_answers(seat) if self.seats[seat].bot is None else []
        actions = (self.game.answered(state, at.key, at.value) for at in given if at.value is not None)
        return next((action for action in actions if action is not None), None)

    def standing_answers(self, seat: int) -> list[p.Standing]:
        """What a seat may answer beforehand, with its answers as far as they still stand."""
        if self.status != "playing" or seat == WATCHING or self.seats[seat].left:
            return []
        offered = self.game.standing_answers(self.playing().state, seat)
        return [
            p.Standing(ask.key, ask.about, ask.least, ask.most, self.still_stands(seat, ask))
            for ask in offered
        ]

    def still_stands(self, seat: int, asked: StandingAnswer) -> int | None:
        about, value = self.standing.get((seat, asked.key), (None, 0))
        return min(value, asked.most) if about == asked.about else None

    def turn(self) -> int:
        return int(self.match.state.turn) if self.match else 0

    def whole_position(self) -> dict[str, Any]:
        """Everything on the table: for the store, never for a viewer."""
        return self.game.position(self.playing().state)

    def people(self) -> list[str]:
        return [seat.user for seat in self.seats if seat.user is not None]

    # --- what a request leads to ------------------------------------------------------------------------

    def decide(self, user: User, request: p.Request) -> list[Event] | Refusal:
        """The events that a request asks for, or why it may not have them."""
        if self.status == "readonly":
            return refuse("core-readonly")
        seat = self.seat_of(user)
        decision = getattr(self, f"decide_{type(request).__name__.lower()}")
        try:
            decided: list[Event] | Refusal = decision(user, seat, request)
        except Refused as refused:
            return refused.refusal
        return decided

    def event(self, kind: str, seat: int, user: User, request: p.Request, **data: Any) -> Event:
        return Event(kind, seat, data, user.id, request.id)

    def decide_act(self, user: User, seat: int, request: p.Act) -> list[Event] | Refusal:
        if refusal := self.why_not_yours(seat):
            return refusal
        if self.unconfirmed is not None:
            return refuse("core-confirm-first")
        refused = self.why_not(request.action)
        if refused is not None or request.action < 0:
            return refused or refuse("core-not-an-action")
        move = self.game.write_action(self.playing().state, request.action)
        return self.with_result(self.event("act", seat, user, request, move=move), request.action)

    def why_not(self, action: int) -> Refusal | None:
        return self.game.why_not(self.playing().state, action)

    def with_result(self, act: Event, action: int) -> list[Event]:
        """An act, and the result if it ends the game."""
        after = self.playing().state.clone()
        after.apply(action)
        if after.actor != NOBODY:
            return [act]
        return [act, Event("result", NOBODY, {"ranking": after.ranking(), "scores": after.scores()})]

    def why_not_yours(self, seat: int) -> Refusal | None:
        if self.status != "playing":
            return refuse("core-not-playing")
        if seat == WATCHING or self.seats[seat].left:
            return refuse("core-only-watching")
        if self.awaiting() != seat:
            return refuse("core-not-your-turn")
        return None

    def why_no_hint(self, user: User) -> Refusal | None:
        if refusal := self.why_not_yours(self.seat_of(user)):
            return refusal
        if not self.hints:
            return refuse("core-no-hints")
        return None if self.unconfirmed is None else refuse("core-confirm-first")

    def decide_allowhints(self, user: User, seat: int, request: p.AllowHints) -> list[Event] | Refusal:
        if user.id != self.row.host:
            return refuse("core-only-host")
        return [self.event("hints", seat, user, request, allowed=request.allowed)]

    def decide_undo(self, user: User, seat: int, request: p.Undo) -> list[Event] | Refusal:
        if self.status != "playing" or seat == WATCHING:
            return refuse("core-not-playing")
        if request.to not in self.undo_steps(seat):
            return self.playing().why_no_undo(seat) or refuse("core-no-undo-so-far")
        return [self.event("undo", seat, user, request, to=request.to)]

    def undo_steps(self, seat: int) -> list[int]:
        """The steps a seat may go back to: its own last actions, as far as nothing came to light."""
        if self.status != "playing" or seat == WATCHING or self.seats[seat].left:
            return []
        match, steps = self.playing(), []
        for number in range(len(match.steps) - 1, self.settled - 1, -1):
            step = match.steps[number]
            if step.seat != seat or step.action < 0 or step.before.reveals != match.state.reveals:
                break
            steps.append(number)
        return steps

    def decide_endturn(self, user: User, seat: int, request: p.EndTurn) -> list[Event] | Refusal:
        if self.unconfirmed is None or self.unconfirmed != seat:
            return refuse("core-nothing-to-confirm")
        return [self.event("end_turn", seat, user, request)]

    def decide_resign(self, user: User, seat: int, request: p.Resign) -> list[Event] | Refusal:
        if self.status != "playing" or seat == WATCHING:
            return refuse("core-not-playing")
        if refused := self.game.why_not(self.playing().state, resignation(seat)):
            return refused
        return self.with_result(self.event("resign", seat, user, request), resignation(seat))

    def decide_abandon(self, user: User, seat: int, request: p.Abandon) -> list[Event] | Refusal:
        if self.status != "playing" or seat == WATCHING:
            return refuse("core-not-playing")
        mine = self.seats_of(user)
        agreed = self.abandon | set(mine)
        decided = [self.event("abandon", seat, user, request)]
        decided += [Event("abandon", other, {}, user.id) for other in mine if other != seat]
        still_here = {n for n, chair in enumerate(self.seats) if chair.user is not None and not chair.left}
        if still_here <= agreed:
            decided.append(Event("abandoned", NOBODY))
        return decided

    def decide_answer(self, user: User, seat: int, request: p.Answer) -> list[Event] | Refusal:
        asked = [
            at for at in self.standing_answers(seat) if (at.key, at.about) == (request.key, request.about)
        ]
        if not asked:
            return refuse("core-stale")
        value = request.value
        if value is not None and not asked[0].least <= value <= asked[0].most:
            return refuse("core-bad-request")
        given = {"key": request.key, "about": request.about, "value": value}
        return [self.event("answer", seat, user, request, **given)]

    def decide_chat(self, user: User, seat: int, request: p.Chat) -> list[Event] | Refusal:
        words = request.text.strip()
        if not words and request.phrase not in p.PHRASES:
            return refuse("core-empty-chat")
        if len(words) > MOST_CHAT:
            return refuse("core-long-chat", most=MOST_CHAT)
        if seat == WATCHING:
            return refuse("core-only-watching")
        name = self.seats[seat].name
        return [self.event("chat", seat, user, request, name=name, text=words, phrase=request.phrase)]

    def decide_read(self, _user: User, _seat: int, _request: p.Read) -> list[Event] | Refusal:
        return refuse("core-no-lesson")

    # --- seats ---

    def decide_sit(self, user: User, seat: int, request: p.Sit) -> list[Event] | Refusal:
        if not 0 <= request.seat < len(self.seats):
            return refuse("core-no-such-seat")
        chair = self.seats[request.seat]
        if chair.left and chair.user == user.id:
            return [self.change(user, request, request.seat, Seat(user.id, chair.name))]
        if self.status != "open" or chair.user is not None or chair.bot is not None:
            return refuse("core-seat-taken")
        moves = [self.change(user, request, request.seat, Seat(user.id, user.name))]
        if seat != WATCHING:
            moves.append(Event("seat", seat, {"now": Seat().plain()}, user.id))
        return moves

    def decide_stand(self, user: User, seat: int, request: p.Stand) -> list[Event] | Refusal:
        if request.seat is not None and request.seat in self.seats_of(user):
            seat = request.seat
        if seat == WATCHING:
            return refuse("core-only-watching")
        if self.status == "open":
            return [self.change(user, request, seat, Seat())]
        if self.status != "playing" or self.seats[seat].left:
            return refuse("core-not-playing")
        chair = self.seats[seat]
        return [self.change(user, request, seat, Seat(chair.user, chair.name, DEFAULT_BOT))]

    def decide_setseat(self, user: User, _seat: int, request: p.SetSeat) -> list[Event] | Refusal:
        if user.id != self.row.host:
            return refuse("core-only-host")
        if self.status != "open":
            return refuse("core-already-started")
        if not 0 <= request.seat < len(self.seats):
            return refuse("core-no-such-seat")
        if request.bot is not None and request.bot not in BOTS:
            return refuse("core-bad-request")
        now = (
            Seat() if request.bot is None else bot_seat(self.game, request.seat, request.bot, len(self.seats))
        )
        return [self.change(user, request, request.seat, now)]

    def decide_arrange(self, user: User, _seat: int, request: p.Arrange) -> list[Event] | Refusal:
        if user.id != self.row.host:
            return refuse("core-only-host")
        if self.status != "open":
            return refuse("core-already-started")
        everybody = list(range(len(self.seats)))
        order = request.order or random.SystemRandom().sample(everybody, len(everybody))
        if sorted(order) != everybody:
            return refuse("core-bad-request")
        seats = [self.moved(self.seats[old], new).plain() for new, old in enumerate(order)]
        return [self.event("arrange", NOBODY, user, request, seats=seats)]

    def moved(self, seat: Seat, number: int) -> Seat:
        """Somebody on another seat: bots are named after it."""
        return seat if seat.bot is None else bot_seat(self.game, number, seat.bot, len(self.seats))

    def change(self, user: User, request: p.Request, seat: int, now: Seat) -> Event:
        return self.event("seat", seat, user, request, now=now.plain())

    def decide_start(self, user: User, _seat: int, request: p.Start) -> list[Event] | Refusal:
        if user.id != self.row.host:
            return refuse("core-only-host")
        if self.status != "open":
            return refuse("core-already-started")
        if any(chair.user is None and chair.bot is None for chair in self.seats):
            return refuse("core-open-seats")
        return [self.event("start", NOBODY, user, request)]

    def decide_newinvite(self, user: User, _seat: int, request: p.NewInvite) -> list[Event] | Refusal:
        if user.id != self.row.host:
            return refuse("core-only-host")
        return [self.event("invite", NOBODY, user, request, invite=token())]

    # --- what time and names lead to ---

    def time_out(self, at: float) -> list[Event]:
        """Whoever has no time left leaves the seat to a bot, and may come back to it."""
        deadline = self.deadline()
        if deadline is None or deadline > at:
            return []
        chair = self.seats[self.wait.seat]
        now = Seat(chair.user, chair.name, DEFAULT_BOT).plain()
        return [Event("timeout", self.wait.seat, {"now": now})]

    def renamed(self, user: User, name: str) -> list[Event]:
        """A person's new name on the seats that bore the old one."""
        return [
            Event("seat", number, {"now": replace(self.seats[number], name=name).plain()}, user.id)
            for number in self.seats_of(user)
            if self.seats[number].name == user.name
        ]

    # --- what is shown ----------------------------------------------------------------------------------

    def summary(self) -> dict[str, Any]:
        """What the lobby shows of the table."""
        seats = [seat.plain() for seat in self.seats]
        return {"seats": seats, "awaiting": self.awaiting(), "imported": self.imported}

    def view(self, user: User, online: set[str], log_from: int = 0) -> p.View:
        seat = self.seat_of(user)
        match, awaiting = self.match, self.awaiting()
        acting = self.unconfirmed is None and self.why_not_yours(seat) is None and self.bot_to_move() is None
        log = self.log_for(seat)
        if log_from > len(log):  # lines that were shown have been taken back
            log_from = 0
        return p.View(
            version=self.version,
            table=self.info(user, online),
            you=seat,
            curtain=self.curtain(user),
            step=len(match.steps) if match else 0,
            turns=self.turns(),
            position=self.shown_position(seat),
            prompt=said(self.prompt(seat)) if match else None,
            awaiting=awaiting,
            actions=self.actions() if acting else [],
            undo_to=self.undo_steps(seat),
            standing=self.standing_answers(seat),
            confirm=self.unconfirmed is not None and self.unconfirmed == seat,
            log=log[log_from:],
            log_from=log_from,
            chat=self.chat if self.seats_of(user) else [],
            abandon=sorted(self.abandon),
            clocks=self.clocks_now(),
            last=self.last_moves(len(match.steps), seat) if match else [],
            result=self.result(),
        )

    def shown_position(self, seat: int) -> dict[str, Any] | None:
        if self.match is not None:
            return self.game.view(self.match.state, seat)
        if self.status != "readonly" or self.row.position is None:
            return None
        return self.game.view(self.game.load(self.row.position, self.row.components), seat)

    def info(self, user: User, online: set[str]) -> p.TableInfo:
        row, here = self.row, bool(self.seats_of(user))
        return p.TableInfo(
            id=row.id,
            game=row.game,
            status=self.status,  # type: ignore[arg-type]
            options=row.options,
            seats=[self.seat_info(seat, user, online) for seat in self.seats],
            host=user.id == row.host,
            private=row.private,
            practice=row.practice,
            commitment=self.commitment,
            invite=row.invite if here else None,
            reconstructed=self.reconstructed,
            clock=p.Clock(**row.clock) if row.clock else None,
            rematch=self.rematch if here else None,
            why_readonly=self.why_readonly,
            imported=self.imported,
            hints=self.hints,
            revealed=self.revealed,
        )

    def clocks_now(self) -> p.Clocks | None:
        if self.clocks is None:
            return None
        return p.Clocks(self.clocks.left_at(time.time()), self.clocks.running)

    def seat_info(self, seat: Seat, user: User, online: set[str]) -> p.SeatInfo:
        return seat_info(seat.plain(), user, online)

    def actions(self) -> list[p.ActionInfo]:
        state, game = self.playing().state, self.game
        return [
            p.ActionInfo(action, game.write_action(state, action), game.cost(state, action))
            for action in state.legal()
        ]

    def prompt(self, seat: int) -> Message:
        """What is awaited, as a seat may know it: the name of a drawn building is for its drawer only."""
        if self.unconfirmed is not None:
            return Message("core-prompt-confirm", {"player": SeatName(self.unconfirmed)})
        known: Any = self.playing().state.information(seat)
        return self.game.prompt(known.table)

    def log_for(self, eyes: p.Eyes) -> list[p.LogLine]:
        return [line.told for line in self.lines if eyes == "all" or line.audience in (NOBODY, eyes)]

    def last_moves(self, step: int, eyes: p.Eyes) -> list[str]:
        """The moves, up to a step, of the last turn in which something was done."""
        steps = self.playing().steps[:step]
        return [self.move_for(eyes, done) for done in steps if done.turn == steps[-1].turn]

    def move_for(self, eyes: p.Eyes, done: Step) -> str:
        if eyes == "all" or done.action < 0:
            return done.text
        return self.game.write_action_for(done.before, done.action, eyes)

    def turns(self) -> list[int]:
        """The steps at which turns began."""
        if self.match is None:
            return []
        turns = [step.turn for step in self.match.steps]
        turns.append(int(self.match.state.turn))
        return [0, *(step for step, (before, now) in enumerate(pairwise(turns), 1) if now != before)]

    def result(self) -> p.Result | None:
        if self.status != "over" or self.match is None:
            return None
        state = self.match.state
        game, ranking, scores = self.game, state.ranking(), state.scores()
        lines = [said(message) for message in game.outcome(state)]
        tallies = [p.Tally(said(tally.name), tally.amounts) for tally in game.tallies(state)]
        order = game.order(state)
        explained = p.Reason(order[1], said(order[0])) if order else None
        return p.Result(ranking, scores, lines, tallies, explained, self.row.seed, self.row.salt)

    def preview(self, user: User, request: p.Preview) -> p.Previewed:
        """What an action costs and brings, or why it may not be done, as the actor would be told."""
        refusal = self.why_not_yours(self.seat_of(user))
        if refusal is not None or self.match is None:
            empty = p.Said("core-nothing")
            return p.Previewed(request.id, empty, [], reason_of(refusal or refuse("core-not-playing")))
        action, state, ahead = request.action, self.match.state, self.begun(request.first)
        reason = self.why_not(action) if ahead is state else self.game.why_not(ahead, action)
        price = [said(item) for item in self.game.price(ahead, action)]
        words = said(self.game.describe(ahead, action))
        brings = [] if reason else [said(change) for change in self.game.brings(ahead, action)]
        return p.Previewed(request.id, words, price, reason_of(reason) if reason else None, brings)

    def begun(self, action: int | None) -> State:
        """The state after an action that only begins another one; as it is, if this is none."""
        state = self.playing().state
        if action not in state.legal() or not self.game.only_begins(state, action):
            return state
        state = state.clone()
        state.apply(action)
        return state

    def history(self, user: User, request: p.History) -> p.HistoryView | Refusal:
        """A moment of the game through the viewer's eyes, or through any once nothing is secret."""
        match, seat, step = self.match, self.seat_of(user), request.step
        if match is None or not 0 <= step <= len(match.steps):
            return refuse("core-no-such-step")
        eyes = seat if request.eyes is None else request.eyes
        if eyes != seat and not self.revealed:
            return refuse("core-own-eyes-only")
        if eyes != "all" and not WATCHING <= eyes < len(self.seats):
            return refuse("core-no-such-seat")
        state = match.after(step)
        position = self.game.position(state) if eyes == "all" else self.game.view(state, eyes)
        lines = [line.said for line in self.log_for(eyes) if line.step == step]
        return p.HistoryView(request.id, step, eyes, position, lines, self.last_moves(step, eyes))


DEFAULT_BOT = "greedy"


def tag_of(user: str) -> str:
    """By what others know a person again, without the name under which the store knows them."""
    return hashlib.sha256(user.encode()).hexdigest()[:12]


def seat_info(seat: dict[str, Any], user: User, online: set[str]) -> p.SeatInfo:
    person = seat["user"] is not None
    return p.SeatInfo(
        kind="person" if person else "bot" if seat["bot"] else "open",
        name=seat["name"],
        bot=seat["bot"],
        online=not person or seat["user"] in online,
        you=seat["user"] == user.id,
        left=person and seat["bot"] is not None,
    )


def bot_seat(game: Game, number: int, bot: str, seats: int) -> Seat:
    """A bot with the name of its city."""
    return Seat(None, f"{game.seat_names(seats)[number]} ({bot})", bot)


def rebuilt(table: LiveTable, log: list[Event]) -> LiveTable:
    """A table from its log; one that can no longer be played is read-only and says why."""
    row = table.row
    for event in log:
        try:
            if event.kind == "start" and row.rules_version != table.game.rules_version:
                raise Fault(
                    f"It was played by version {row.rules_version} of the rules,"
                    f" and this server plays version {table.game.rules_version}.",
                    "core-fault-rules",
                    played=row.rules_version,
                    here=table.game.rules_version,
                )
            table.fold(event)
        except (Refused, KeyError, ValueError) as error:
            why = error.message if isinstance(error, Fault) else Message("core-fault-log")
            table.status, table.why_readonly, table.version = "readonly", said(why), log[-1].seq
            table.match = None
            break
    return table
