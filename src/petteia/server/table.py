"""A live table: what a request leads to.

Like its story (story.py) and what is shown of it (sight.py), this knows no network and no database.
`LiveTable.decide` turns a request into events or a refusal; `fold` makes an event happen. The hall
(hall.py) writes what has happened to the store, and has it shown afterwards.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from petteia.bots import BOTS
from petteia.core.contract import NOBODY, Impossible, State, resignation
from petteia.core.fault import Fault
from petteia.core.game import Game
from petteia.core.match import Refused
from petteia.core.message import Message, Refusal
from petteia.server import protocol as p
from petteia.server.clock import now
from petteia.server.entries import Event, TableRow, User, token
from petteia.server.farewell import SOMEBODY
from petteia.server.seats import DEFAULT_BOT, Seat, bot_seat, colours
from petteia.server.sight import Sight
from petteia.server.story import Proposal
from petteia.server.words import refuse, said

logger = logging.getLogger(__name__)

MOST_CHAT = 500
MINUTE = 60.0  # seconds
MINUTES_TO_THINK = 10  # where the table does not say how long an absence may be
SECONDS_TO_RETURN = 30.0  # for whoever has just gone: a line may have dropped

# Since when somebody does not look at the table; None: they do.
AwaySince = Callable[[str], float | None]
EVENTS_AT_ONCE = 50  # of a table that comes back; others get a word in between


@dataclass
class LiveTable(Sight):
    """A table that is played at."""

    def decide(
        self, user: User, request: p.Request, away_since: AwaySince = lambda _: None
    ) -> list[Event] | Refusal:
        """The events that a request asks for, or why it may not have them."""
        if self.status == "readonly":
            return refuse("core-readonly")
        seat = self.seat_of(user)
        try:
            if isinstance(request, p.Propose):
                return self.decide_propose(user, seat, request, away_since)
            return self.decided(user, seat, request)
        except Refused as refused:
            return refused.refusal

    def decided(self, user: User, seat: int, request: p.Request) -> list[Event] | Refusal:
        match request:
            case p.Act():
                return self.decide_act(user, seat, request)
            case p.Undo():
                return self.decide_undo(user, seat, request)
            case p.EndTurn():
                return self.decide_endturn(user, seat, request)
            case p.Resign():
                return self.decide_resign(user, seat, request)
            case p.Abandon():
                return self.decide_abandon(user, seat, request)
            case p.Chat():
                return self.decide_chat(user, seat, request)
            case p.Answer():
                return self.decide_answer(user, seat, request)
            case p.Allow():
                return self.decide_allow(user, seat, request)
            case p.Reply():
                return self.decide_reply(user, seat, request)
            case p.Resume():
                return self.decide_resume(user, seat, request)
            case p.Read():
                return self.decide_read(user, seat, request)
            case p.Sit():
                return self.decide_sit(user, seat, request)
            case p.Stand():
                return self.decide_stand(user, seat, request)
            case p.SetSeat():
                return self.decide_setseat(user, seat, request)
            case p.Arrange():
                return self.decide_arrange(user, seat, request)
            case p.HandOver():
                return self.decide_handover(user, seat, request)
            case p.PickColour():
                return self.decide_pickcolour(user, seat, request)
            case p.Ready():
                return self.decide_ready(user, seat, request)
            case p.Start():
                return self.decide_start(user, seat, request)
            case p.NewInvite():
                return self.decide_newinvite(user, seat, request)
        raise TypeError(request)

    def event(self, kind: str, seat: int, user: User, request: p.Request, **data: Any) -> Event:
        return Event(kind, seat, data, user.id, request.id)

    def decide_act(self, user: User, seat: int, request: p.Act) -> list[Event] | Refusal:
        if refusal := self.why_not_acting(seat):
            return refusal
        state = self.playing().state
        try:
            action = self.action(state, request.move)
        except Impossible:
            return refuse("core-not-an-action")
        refused = self.judge(action)
        if refused is not None or action < 0:
            return refused or refuse("core-not-an-action")
        move = self.game.write_action(state, action)
        return self.with_consequences(self.event("act", seat, user, request, move=move), action)

    def with_result(self, act: Event, action: int) -> list[Event]:
        """An act, and the result if it ends the game."""
        after = self.playing().state.clone()
        after.apply(action)
        return [act, *result_of(after)]

    def with_consequences(self, act: Event, action: int) -> list[Event]:
        """An act of a person, what then happens without a choice, and the result if it ends the game.

        If something came to light, others could learn from it that there is no choice: who has drawn a card
        decides, whatever it is.
        """
        events, state = [act], self.playing().state.clone()
        reveals = state.reveals
        state.apply(action)
        while (forced := forced_step(state, act.seat, reveals)) is not None:
            if self.game.only_begins(self.game.move(state, forced)):
                break  # what it begins is a choice
            move = self.game.write_action(state, forced)
            events.append(Event("act", act.seat, {"move": move, "forced": True}, act.user))
            state.apply(forced)
        return [*events, *result_of(state)]

    def why_no_hint(self, user: User) -> Refusal | None:
        if refusal := self.why_not_acting(self.seat_of(user)):
            return refusal
        return None if self.allowed["hints"] else refuse("core-no-hints")

    def decide_allow(self, user: User, seat: int, request: p.Allow) -> list[Event] | Refusal:
        if user.id != self.row.host:
            return refuse("core-only-host")
        if request.what == "substitutes" and self.status != "open":
            return refuse("core-already-started")  # those who sat down did so on these terms
        return [self.event("allow", seat, user, request, what=request.what, allowed=request.allowed)]

    def decide_undo(self, user: User, seat: int, request: p.Undo) -> list[Event] | Refusal:
        if self.status != "playing" or seat == NOBODY:
            return refuse("core-not-playing")
        if self.paused:
            return refuse("core-paused")
        if request.to not in self.undo_steps(seat):
            return self.playing().why_no_undo(seat) or refuse("core-no-undo-so-far")
        return [self.event("undo", seat, user, request, to=request.to)]

    def decide_endturn(self, user: User, seat: int, request: p.EndTurn) -> list[Event] | Refusal:
        if self.unconfirmed is None or self.unconfirmed != seat:
            return refuse("core-nothing-to-confirm")
        if self.paused:
            return refuse("core-paused")
        return [self.event("end_turn", seat, user, request)]

    def decide_resign(self, user: User, seat: int, request: p.Resign) -> list[Event] | Refusal:
        if self.status != "playing" or seat == NOBODY:
            return refuse("core-not-playing")
        if refused := self.judge(resignation(seat)):
            return refused
        return self.with_result(self.event("resign", seat, user, request), resignation(seat))

    def decide_abandon(self, user: User, seat: int, request: p.Abandon) -> list[Event] | Refusal:
        if self.status != "playing" or seat == NOBODY:
            return refuse("core-not-playing")
        mine = self.seats_of(user)
        agreed = self.abandon | set(mine)
        decided = [self.event("abandon", seat, user, request)]
        decided += [Event("abandon", other, {}, user.id) for other in mine if other != seat]
        still_here = {n for n, chair in enumerate(self.seats) if chair.user is not None and not chair.left}
        if still_here <= agreed:
            decided.append(Event("abandoned", NOBODY))
        return decided

    # --- with the consent of others ---

    def decide_propose(
        self, user: User, seat: int, request: p.Propose, away_since: AwaySince
    ) -> list[Event] | Refusal:
        if not self.plays(seat):
            return refuse("core-not-playing" if self.status != "playing" else "core-only-watching")
        if self.paused:
            return refuse("core-paused")
        match request.what:
            case "take_back":
                return self.ask_to_take_back(user, seat, request)
            case "pause":
                return self.ask_others(user, seat, request, self.others_here(user, away_since), seat)
            case "substitute":
                return self.ask_for_substitute(user, seat, request, away_since)

    def ask_to_take_back(self, user: User, seat: int, request: p.Propose) -> list[Event] | Refusal:
        """Everybody who plays has a say in it, whether they are here or not."""
        if request.to not in self.ask_back_steps(seat):
            return refuse("core-no-undo-so-far")
        return self.ask_others(user, seat, request, self.others(user), seat, request.to)

    def ask_for_substitute(
        self, user: User, seat: int, request: p.Propose, away_since: AwaySince
    ) -> list[Event] | Refusal:
        """A bot for somebody who is waited for. Whoever is here has time to think, and may say so."""
        missed = request.seat
        if missed is None or missed != self.wait.seat or missed in self.seats_of(user):
            return refuse("core-not-waited-for")
        gone = away_since(self.person_at(missed))
        if refusal := self.why_no_substitute(missed, gone):
            return refusal
        if gone is not None and user.id == self.row.host and self.allowed["substitutes"]:
            return [self.event("absent", missed, user, request, now=self.substituted(missed))]
        asked = [other for other in self.others_here(user, away_since) if other != missed]
        return self.ask_others(user, seat, request, asked, missed)

    def why_no_substitute(self, missed: int, gone: float | None) -> Refusal | None:
        """A line may have dropped for a moment; and whoever is here may be thinking."""
        name, minutes = self.seats[missed].name, self.absence or MINUTES_TO_THINK
        if gone is None and now() - self.wait.at < minutes * MINUTE:
            return refuse("core-is-here", name=name, minutes=minutes)
        if gone is not None and now() - gone < SECONDS_TO_RETURN:
            return refuse("core-just-left", name=name)
        return None

    def person_at(self, seat: int) -> str:
        user = self.seats[seat].user
        assert user is not None
        return user

    def others_here(self, user: User, away_since: AwaySince) -> list[int]:
        return [other for other in self.others(user) if away_since(self.person_at(other)) is None]

    def others(self, user: User) -> list[int]:
        """The other people who play here."""
        return [
            n for n, chair in enumerate(self.seats) if chair.user not in (None, user.id) and not chair.left
        ]

    def ask_others(
        self, user: User, seat: int, request: p.Propose, asked: list[int], about: int, to: int | None = None
    ) -> list[Event] | Refusal:
        """Where nobody is to be asked, it is done."""
        steps = len(self.playing().steps) if to is None else to
        if not asked:
            deed = self.carried_out(Proposal(request.what, seat, about, steps, frozenset()))
            return [replace(deed, user=user.id, request=request.id)]
        told = {"what": request.what, "about": about, "to": steps, "asked": asked}
        return [self.event("propose", seat, user, request, **told)]

    def decide_reply(self, user: User, seat: int, request: p.Reply) -> list[Event] | Refusal:
        """All people on one device answer together."""
        asked = self.proposal
        if asked is None or not self.plays(seat):
            return refuse("core-nothing-proposed")
        mine = asked.asked & set(self.seats_of(user))
        if not request.agreed and (mine or seat in (asked.by, asked.seat)):
            return [self.event("reply", seat, user, request, agreed=False)]
        if not request.agreed or not mine:
            return refuse("core-nothing-proposed")
        first, *rest = sorted(mine)
        replies = [self.event("reply", first, user, request, agreed=True)]
        replies += [Event("reply", other, {"agreed": True}, user.id) for other in rest]
        return [*replies, self.carried_out(asked)] if mine == asked.asked else replies

    def carried_out(self, asked: Proposal) -> Event:
        """What everybody has agreed to happens."""
        match asked.what:
            case "take_back":
                return Event("undo", asked.by, {"to": asked.to, "agreed": True})
            case "pause":
                return Event("pause", asked.by)
            case "substitute":
                return Event("absent", asked.seat, {"now": self.substituted(asked.seat)})

    def substituted(self, seat: int) -> dict[str, Any]:
        return self.seats[seat].left_to(DEFAULT_BOT, away=True).plain()

    def decide_resume(self, user: User, seat: int, request: p.Resume) -> list[Event] | Refusal:
        if not self.paused or not self.plays(seat):
            return refuse("core-not-paused")
        return [self.event("resume", seat, user, request)]

    # --- in words, and beforehand ---

    def decide_answer(self, user: User, seat: int, request: p.Answer) -> list[Event] | Refusal:
        asked = [at for at in self.questions(seat) if (at.key, at.about) == (request.key, request.about)]
        if not asked:
            return refuse("core-stale")
        value = request.value
        if value is not None and not asked[0].least <= value <= asked[0].most:
            return refuse("core-bad-request")
        given = {"key": request.key, "about": request.about, "value": value}
        return [self.event("answer", seat, user, request, **given)]

    def decide_chat(self, user: User, seat: int, request: p.Chat) -> list[Event] | Refusal:
        words = request.text.strip()
        if not words and request.phrase is None:
            return refuse("core-empty-chat")
        if len(words) > MOST_CHAT:
            return refuse("core-long-chat", most=MOST_CHAT)
        if seat == NOBODY:
            return refuse("core-only-watching")
        name = self.seats[seat].name
        return [self.event("chat", seat, user, request, name=name, text=words, phrase=request.phrase)]

    def decide_read(self, _user: User, _seat: int, _request: p.Read) -> list[Event] | Refusal:
        return refuse("core-no-lesson")

    # --- seats ---

    def why_not_arranged_by(self, user: User) -> Refusal | None:
        """Who sits where is for the host to say, and only before the start."""
        if user.id != self.row.host:
            return refuse("core-only-host")
        return None if self.status == "open" else refuse("core-already-started")

    def decide_sit(self, user: User, seat: int, request: p.Sit) -> list[Event] | Refusal:
        if not 0 <= request.seat < len(self.seats):
            return refuse("core-no-such-seat")
        chair = self.seats[request.seat]
        if chair.left and chair.user == user.id:
            return [self.change(user, request, request.seat, chair.back())]
        if self.status != "open" or chair.user is not None or chair.bot is not None:
            return refuse("core-seat-taken")
        mine = Seat(user.id, user.name) if seat == NOBODY else self.seats[seat]
        moves = [self.change(user, request, request.seat, mine)]
        if seat != NOBODY:
            moves.append(Event("seat", seat, {"now": Seat().plain()}, user.id))
        return moves

    def decide_stand(self, user: User, seat: int, request: p.Stand) -> list[Event] | Refusal:
        if request.seat is not None and request.seat in self.seats_of(user):
            seat = request.seat
        if seat == NOBODY:
            return refuse("core-only-watching")
        if self.status == "open":
            return [self.change(user, request, seat, Seat())]
        if self.status != "playing" or self.seats[seat].left:
            return refuse("core-not-playing")
        return [self.change(user, request, seat, self.seats[seat].left_to(DEFAULT_BOT))]

    def decide_setseat(self, user: User, _seat: int, request: p.SetSeat) -> list[Event] | Refusal:
        if refusal := self.why_not_arranged_by(user):
            return refusal
        if not 0 <= request.seat < len(self.seats):
            return refuse("core-no-such-seat")
        if request.bot is not None and request.bot not in BOTS:
            return refuse("core-bad-request")
        now = (
            Seat() if request.bot is None else bot_seat(self.game, request.seat, request.bot, len(self.seats))
        )
        return [self.change(user, request, request.seat, now)]

    def decide_arrange(self, user: User, _seat: int, request: p.Arrange) -> list[Event] | Refusal:
        if refusal := self.why_not_arranged_by(user):
            return refusal
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

    def decide_handover(self, user: User, _seat: int, request: p.HandOver) -> list[Event] | Refusal:
        if user.id != self.row.host:
            return refuse("core-only-host")
        if self.status not in ("open", "playing"):
            return refuse("core-not-playing")
        if not 0 <= request.seat < len(self.seats):
            return refuse("core-no-such-seat")
        heir = self.seats[request.seat]
        if heir.user in (None, user.id) or heir.left:
            return refuse("core-no-such-host")
        return [self.event("host", request.seat, user, request, host=heir.user)]

    def decide_pickcolour(self, user: User, seat: int, request: p.PickColour) -> list[Event] | Refusal:
        if self.status != "open":
            return refuse("core-already-started")
        if request.seat is not None and request.seat in self.seats_of(user):
            seat = request.seat
        if seat == NOBODY:
            return refuse("core-only-watching")
        if not 0 <= request.colour < self.game.players[-1]:
            return refuse("core-bad-request")
        worn = colours([chair.colour for chair in self.seats])
        others = {worn[n] for n, chair in enumerate(self.seats) if chair.user is not None and n != seat}
        if request.colour in others:
            return refuse("core-colour-taken")
        return [self.change(user, request, seat, replace(self.seats[seat], colour=request.colour))]

    def decide_ready(self, user: User, seat: int, request: p.Ready) -> list[Event] | Refusal:
        """All people on one device are ready together."""
        if self.status != "open":
            return refuse("core-already-started")
        if seat == NOBODY:
            return refuse("core-only-watching")
        first, *rest = self.seats_of(user)
        now = {mine: replace(self.seats[mine], ready=request.ready) for mine in (first, *rest)}
        told = [self.change(user, request, first, now[first])]
        return [*told, *(Event("seat", mine, {"now": now[mine].plain()}, user.id) for mine in rest)]

    def decide_start(self, user: User, _seat: int, request: p.Start) -> list[Event] | Refusal:
        if refusal := self.why_not_arranged_by(user):
            return refusal
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
        now = self.seats[self.wait.seat].left_to(DEFAULT_BOT).plain()
        return [Event("timeout", self.wait.seat, {"now": now})]

    def absent(self, at: float, away_since: AwaySince) -> list[Event]:
        """A bot plays for whoever has been away for too long while others, who are here, wait for them."""
        missed, minutes = self.wait.seat, self.absence
        if minutes is None or self.clocks is not None or missed == NOBODY:
            return []
        user = User(self.person_at(missed), "", None)
        gone = away_since(user.id)
        if gone is None or at - max(self.wait.at, gone) < minutes * MINUTE:
            return []
        if not self.others_here(user, away_since):
            return []
        return [Event("absent", missed, {"now": self.substituted(missed), "minutes": minutes})]

    def returned(self, user: User) -> list[Event]:
        """Whoever comes has their seats back from the bots that played while they were away."""
        mine = [seat for seat in self.seats_of(user) if self.seats[seat].away and self.status == "playing"]
        return [Event("back", seat, {"now": self.seats[seat].back().plain()}, user.id) for seat in mine]

    def renamed(self, user: User, name: str) -> list[Event]:
        """A person's new name on the seats that bore the old one."""
        return [
            Event("seat", number, {"now": replace(self.seats[number], name=name).plain()}, user.id)
            for number in self.seats_of(user)
            if self.seats[number].name == user.name
        ]

    def departed(self, user: User) -> list[Event]:
        """Somebody goes for good. Bots play on for them with others; what nobody else can go on with ends."""
        mine, hosts = self.seats_of(user), user.id == self.row.host
        others = any(chair.user not in (None, user.id) for chair in self.seats)
        if (self.status == "open" and hosts) or (self.status == "playing" and mine and not others):
            return [Event("abandoned", NOBODY)]
        if self.status == "open":
            return [Event("seat", number, {"now": Seat().plain()}, user.id) for number in mine]
        bot = Seat(user.id, SOMEBODY, DEFAULT_BOT).plain()
        present = [number for number in mine if not self.seats[number].left]
        return [Event("seat", seat, {"now": bot}, user.id) for seat in present if self.status == "playing"]


def result_of(state: State) -> list[Event]:
    if state.actor != NOBODY:
        return []
    return [Event("result", NOBODY, {"ranking": state.ranking(), "scores": state.scores()})]


def forced_step(state: State, seat: int, reveals: int) -> int | None:
    """What a seat has to do next, where that is all it can do and nothing comes to light by it."""
    legal = state.legal() if state.actor == seat else []
    if len(legal) != 1:
        return None
    after = state.clone()
    after.apply(legal[0])
    return legal[0] if after.reveals == reveals and after.actor != NOBODY else None


async def rebuilt(table: LiveTable, log: list[Event]) -> LiveTable:
    """A table from its log; one that can no longer be played is read-only and says why.

    A long log takes its time: others get a word in between.
    """
    row = table.row
    for event in log:
        if event.seq % EVENTS_AT_ONCE == 0:
            await asyncio.sleep(0)
        try:
            if event.kind == "start":
                look_at_rules(row.rules_version, table.game)
            table.fold(event)
        except Exception as error:
            logger.error(
                "table %s can only be looked at: event %d cannot be repeated (%s: %s)",
                *(row.id, event.seq, type(error).__name__, error),
            )
            why = error.message if isinstance(error, Fault) else Message("core-fault-log")
            closed(table, why).version = log[-1].seq
            break
    return table


def look_at_rules(played: int, game: Game) -> None:
    """A game goes on by the rules with which it began, or not at all."""
    if played != game.rules_version:
        raise Fault("core-fault-rules", played=played, here=game.rules_version)


def unreadable(row: TableRow) -> LiveTable:
    """What is left of a table whose log cannot be read."""
    seats = row.summary.get("seats", [])
    return closed(LiveTable(row, [Seat(**seat) for seat in seats]), Message("core-fault-log"))


def closed(table: LiveTable, why: Message) -> LiveTable:
    """A table that can only be looked at."""
    if is_of_another_box(table):
        why = Message("core-fault-and-box", {"why": why})
    table.status, table.why_readonly, table.match = "readonly", said(why), None
    return table


def is_of_another_box(table: LiveTable) -> bool:
    """Was it played with our box as it was before? An owner's file is kept with the table."""
    game, row = table.game, table.row
    if row.position is None or row.facts is not None:
        return False
    _, ours = game.settings(game.new(game.players[0], "0"))
    return row.position.get("components") not in {ours, *game.same_components}
