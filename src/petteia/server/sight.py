"""What a table shows: to each viewer what that viewer may see, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from petteia.core.contract import NOBODY, Impossible, InformationSet, State
from petteia.core.match import Step
from petteia.core.message import Message, Refusal, SeatName
from petteia.core.move import Move, read_move
from petteia.server import protocol as p
from petteia.server.clock import now
from petteia.server.entries import User
from petteia.server.seats import seat_infos
from petteia.server.story import Story
from petteia.server.words import reason_of, refuse, said


@dataclass
class Sight(Story):
    """A story as its viewers see it."""

    def summary(self) -> dict[str, Any]:
        """What the lobby shows of the table."""
        seats = [seat.plain() for seat in self.seats]
        awaiting = NOBODY if self.paused else self.awaiting()
        told = {"seats": seats, "awaiting": awaiting, "imported": self.imported}
        result = self.match.result() if self.match is not None and self.status == "over" else None
        return {**told, "watching": self.allowed["watching"], **(result or {})}

    def view(self, user: User, table: p.TableInfo | None, log_from: int = 0, chat_after: int = -1) -> p.View:
        seat = self.seat_of(user)
        match, awaiting = self.match, self.awaiting()
        known = match.state.information(seat) if match else self.last_known(seat)
        acting = self.why_not_acting(seat) is None and self.bot_to_move() is None
        log = self.log_for(seat)
        if log_from > len(log):  # lines that were shown have been taken back
            log_from = 0
        return p.View(
            version=self.version,
            table=table,
            you=seat,
            curtain=self.curtain(user),
            step=len(match.steps) if match else 0,
            turns=self.turns if match else [],
            position=self.game.shown(known) if known else None,
            overview=self.game.overview(known) if known else {},
            prompt=said(self.prompt(known)) if match and known else None,
            awaiting=awaiting,
            actions=self.actions() if acting else [],
            undo_to=self.undo_steps(seat),
            ask_back=self.ask_back_steps(seat),
            questions=self.questions(seat),
            confirm=self.unconfirmed is not None and self.unconfirmed == seat,
            log=log[log_from:],
            log_from=log_from,
            chat=[line for line in self.chat if line.version > chat_after] if self.seats_of(user) else [],
            chat_after=chat_after,
            abandon=sorted(self.abandon),
            proposal=self.proposed(),
            paused=self.paused,
            clocks=self.clocks_now(),
            done=self.done(len(match.steps), seat) if match else [],
            result=self.result(),
        )

    def last_known(self, seat: int) -> InformationSet | None:
        """Of a table that cannot be played any more, what is left."""
        if self.status != "readonly" or self.row.position is None:
            return None
        # Our own box may have changed since; what lay where can be seen all the same.
        position = {key: part for key, part in self.row.position.items() if key != "components"}
        try:
            return self.game.load(position, self.row.facts).information(seat)
        except Exception:  # what broke the log may have broken this, too
            return None

    def info(self, user: User, online: set[str]) -> p.TableInfo:
        row, here = self.row, bool(self.seats_of(user))
        return p.TableInfo(
            id=row.id,
            game=row.game,
            status=self.status,  # type: ignore[arg-type]
            options=row.options,
            seats=seat_infos([seat.plain() for seat in self.seats], user, online, row.host),
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
            hints=self.allowed["hints"],
            watching=self.allowed["watching"],
            substitutes=self.allowed["substitutes"],
            absence=self.absence if row.clock is None else None,
            revealed=self.revealed,
            kept_days=self.kept_days if row.clock is None and self.status == "playing" else None,
        )

    def proposed(self) -> p.Proposal | None:
        asked = self.proposal
        if asked is None:
            return None
        steps = len(self.playing().steps) - asked.to
        return p.Proposal(
            asked.what, asked.by, asked.seat, sorted(asked.asked), steps, self.came_to_light(asked.to)
        )

    def came_to_light(self, since: int) -> bool:
        """Has anything, after so many steps?"""
        match = self.playing()
        return match.after(since).reveals != match.state.reveals

    def clocks_now(self) -> p.Clocks | None:
        if self.clocks is None:
            return None
        return p.Clocks(self.clocks.left_at(now()), self.clocks.running)

    def actions(self) -> list[p.ActionInfo]:
        state, game = self.playing().state, self.game
        legal = [(action, game.move(state, action)) for action in state.legal()]
        return [p.ActionInfo(move, game.cost(state, move), is_final(state, action)) for action, move in legal]

    def prompt(self, known: InformationSet) -> Message:
        """What is awaited, as a seat may know it: the name of a drawn building is for its drawer only."""
        if self.unconfirmed is not None:
            return Message("core-prompt-confirm", {"player": SeatName(self.unconfirmed)})
        return self.game.prompt(known.seen())

    def log_for(self, eyes: p.Eyes) -> list[p.LogLine]:
        if eyes == "all":
            return [line.told for line in self.told()]
        return [line.told for line in self.told() if line.audience == NOBODY or line.audience == eyes]

    def done(self, step: int, eyes: p.Eyes) -> list[Move]:
        """The moves, up to a step, of the last turn in which something was done."""
        steps = self.playing().steps
        first = step
        while first > 0 and steps[first - 1].turn == steps[step - 1].turn:
            first -= 1
        return [self.move_for(eyes, done) for done in steps[first:step]]

    def text_for(self, eyes: p.Eyes, done: Step) -> str:
        move = self.game.move(done.before, done.action)
        told = self.told_to(eyes, done, move)
        return done.text if told is move else self.game.write_move(done.before, told)

    def move_for(self, eyes: p.Eyes, done: Step) -> Move:
        return self.told_to(eyes, done, self.game.move(done.before, done.action))

    def told_to(self, eyes: p.Eyes, done: Step, move: Move) -> Move:
        return move if eyes == "all" else self.game.move_for(done.before, move, eyes)

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
        if refusal := self.why_not_acting(self.seat_of(user)):
            return p.Previewed(request.id, p.Said("core-nothing"), [], reason_of(refusal))
        try:
            return self.foreseen(request)
        except Impossible:  # a number that names nothing in this box
            return p.Previewed(
                request.id, p.Said("core-nothing"), [], reason_of(refuse("core-not-an-action"))
            )

    def foreseen(self, request: p.Preview) -> p.Previewed:
        state, ahead = self.playing().state, self.begun(request.first)
        action = self.action(ahead, request.move)
        move = self.game.move(ahead, action)
        reason = self.judge(action) if ahead is state else self.game.judge(ahead, action)
        price = [said(item) for item in self.game.price(ahead, move)]
        words = said(self.game.describe(ahead, move))
        brings = [] if reason else [said(change) for change in self.game.brings(ahead, move)]
        outlook = self.game.outlook(ahead, move)
        return p.Previewed(request.id, words, price, reason_of(reason) if reason else None, brings, outlook)

    def action(self, state: State, move: p.Move) -> int:
        """The number of a move that somebody asks for; raises Impossible."""
        return self.game.action(state, read_move(self.game.verbs, move))

    def begun(self, first: p.Move | None) -> State:
        """The state after a move that only begins another one; as it is, if this is none."""
        state = self.playing().state
        if first is None:
            return state
        action = self.action(state, first)
        if action not in state.legal() or not self.game.only_begins(self.game.move(state, action)):
            return state
        state = state.clone()
        state.apply(action)
        return state

    def unseen(self, user: User, request: p.Unseen) -> p.UnseenTold | Refusal:
        if self.match is None:
            return refuse("core-not-playing")
        return p.UnseenTold(request.id, self.game.unseen(self.match.state.information(self.seat_of(user))))

    def history(self, user: User, request: p.History) -> p.HistoryView | Refusal:
        """A moment of the game through the viewer's eyes, or through any once nothing is secret."""
        match, seat, step = self.match, self.seat_of(user), request.step
        if match is None or not 0 <= step <= len(match.steps):
            return refuse("core-no-such-step")
        eyes = seat if request.eyes is None else request.eyes
        if eyes != seat and not self.revealed:
            return refuse("core-own-eyes-only")
        if eyes != "all" and not NOBODY <= eyes < len(self.seats):
            return refuse("core-no-such-seat")
        state = match.after(step)
        position = self.game.position(state) if eyes == "all" else self.game.view(state, eyes)
        # Whoever sees everything is told no more than a spectator of what it comes to: it is about the table.
        overview = self.game.overview(state.information(NOBODY if eyes == "all" else eyes))
        lines = [line.said for line in self.log_for(eyes) if line.step == step]
        return p.HistoryView(request.id, step, eyes, position, overview, lines, self.done(step, eyes))


def is_final(state: State, action: int) -> bool:
    """Can an action not be taken back?"""
    after = state.clone()
    after.apply(action)
    return after.reveals != state.reveals
