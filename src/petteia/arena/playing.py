"""One game of a tournament, and what is kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from time import perf_counter

import msgspec

from petteia.arena.tournament import Tournament
from petteia.bots import bot_named
from petteia.bots.referee import decide, patience_with
from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Traits
from petteia.core.odds import shares_of_victory
from petteia.games import game_named

SILENCED = "had to be silenced"
LONGEST_FAULT = 200  # letters


class SeatResult(msgspec.Struct, omit_defaults=True):
    """How it went for one player."""

    bot: str
    place: int
    score: int
    parts: dict[str, int] = {}  # what counts at the end: message keys, and how much of each
    traits: Traits = {}  # what set this seat apart, in notation
    decisions: int = 0  # those with a choice
    seconds: float = 0.0  # spent on them
    slowest: float = 0.0
    faults: dict[str, int] = {}  # what the bot did wrong, and how often


class Played(msgspec.Struct):
    """How one game went."""

    number: int
    deal: int
    order: list[int]  # the seats, the one that began first
    turns: int
    ending: str  # the key of the sentence that tells how it ended
    seats: list[SeatResult]

    def share(self, seat: int) -> float:
        """Of the win: a shared one is shared out."""
        return shares_of_victory([one.place for one in self.seats])[seat]


# Is told who begins to think, at which decision of the game, and how many seconds that may take.
Watch = Callable[[int, int, float], None]
Silenced = Mapping[int, int]  # seats that may not think any more, and from which decision on

FOREVER = float("inf")


def unwatched(_seat: int, _decision: int, _seconds: float) -> None:
    """Where nobody has to see to it that games come to an end."""


def play(
    tournament: Tournament, number: int, silenced: Silenced | None = None, watch: Watch = unwatched
) -> Played:
    """A game of the tournament, from the deal to the result."""
    return Table(tournament, number, silenced or {}, watch).played()


class Table:
    """A game as it is played, and those who play it."""

    def __init__(self, tournament: Tournament, number: int, silenced: Silenced, watch: Watch) -> None:
        self.number = number
        self.pairing = tournament.pairing(number)
        deal = f"{tournament.seed}/{self.pairing.deal}"
        self.game = game_named(tournament.game)
        self.state = self.game.new(tournament.players, deal, tournament.options, tournament.components)
        self.order = self.game.order_of_play(self.state)
        self.lots = dice_of(f"{deal}/lots") if tournament.lots else None
        self.players = [
            Player(bot, dice_of(f"{tournament.seed}/{number}/{seat}"))
            for seat, bot in enumerate(self.pairing.bots)
        ]
        self.silenced = silenced
        self.watch = watch
        self.decision = 0  # how many there have been, of those with a choice
        self.turn = 0
        self.mover = NOBODY  # whose turn it is

    def played(self) -> Played:
        state = self.state
        while state.actor != NOBODY:
            if state.turn != self.turn:
                self.turn, self.mover = int(state.turn), int(state.actor)
            actions = state.legal()
            state.apply(self.choice(actions) if len(actions) > 1 else actions[0])
        return Played(
            number=self.number,
            deal=self.pairing.deal,
            order=self.order,
            turns=int(state.turn),
            ending=self.game.outcome(state)[0].key,
            seats=[self.result(seat) for seat in range(len(self.players))],
        )

    def result(self, seat: int) -> SeatResult:
        game, state, player = self.game, self.state, self.players[seat]
        return SeatResult(
            bot=player.bot.name,
            place=state.ranking()[seat],
            score=state.scores()[seat],
            parts={tally.name.key: tally.amounts[seat] for tally in game.tallies(state)},
            traits=game.traits(state, self.order)[seat] | player.opening,
            decisions=player.decisions,
            seconds=round(player.seconds, 6),
            slowest=round(player.slowest, 6),
            faults=dict(player.faults),
        )

    def choice(self, actions: list[int]) -> int:
        if self.lots and self.turn == 0:
            return actions[self.lots.below(len(actions))]
        seat = int(self.state.actor)
        player = self.players[seat]
        self.decision += 1
        if self.decision >= self.silenced.get(seat, FOREVER):
            action = player.stand_in(actions)
        else:
            self.watch(seat, self.decision, patience_with(player.bot))
            action = player.decide(self.state)
            self.watch(NOBODY, self.decision, FOREVER)
        if seat == self.mover and not player.opening:
            player.opening = opening_of(self.game.write_action(self.state, action))
        return action


def opening_of(move: str) -> Traits:
    """The first choice that a seat makes in a turn of its own, and the place it names."""
    move, _, place = move.partition(" @ ")
    return {"opening": [move]} | ({"opening place": [place]} if place else {})


class Player:
    """A bot at its seat, and what is noted of it during the game."""

    def __init__(self, bot: str, dice: Dice) -> None:
        self.bot = bot_named(bot)
        self.dice = dice
        self.decisions = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.faults: Counter[str] = Counter()
        self.opening: Traits = {}

    def decide(self, state: State) -> int:
        information = state.information(state.actor)
        began = perf_counter()
        action, fault = decide(self.bot, information, self.dice)
        spent = perf_counter() - began
        self.decisions += 1
        self.seconds += spent
        self.slowest = max(self.slowest, spent)
        if fault:
            self.faults[fault.removeprefix(f"{self.bot.name}: ")[:LONGEST_FAULT]] += 1
        return action

    def stand_in(self, actions: list[int]) -> int:
        """Any legal action, for a bot that was silenced."""
        self.faults[SILENCED] += 1
        return actions[self.dice.below(len(actions))]
