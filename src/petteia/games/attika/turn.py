"""The turn in Attika: what comes after what.

A turn is a chain of small decisions. The first action makes it a draw turn or a build turn; once the base
actions are used, each further one returns an amphora; whoever stops takes cards, and then only cards. What
the actions mean is in the chapters: building, amphoras, expansion. Ids in brackets are those of
docs/rules/attika.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from petteia.core.contract import NOBODY
from petteia.games.attika.amphoras import return_amphora, reward_groups
from petteia.games.attika.building import build, links_temples, ways_to_pay
from petteia.games.attika.expansion import lay_tile, turn_up_tile
from petteia.games.attika.state import (
    ACTING,
    ALL_BUILT,
    BUILD_TURN,
    DRAW_TURN,
    DRAWN,
    LAYING,
    NONE,
    OVER,
    PAYING,
    STALEMATE,
    TAKING,
    TEMPLES_LINKED,
    TURNING,
    UNDECIDED,
    Table,
    top_of,
    without_top,
)

QUIET_ROUNDS: Final = 2


@mypyc_attr(acyclic=True)
class Turn(Table):
    # --- whose turn it is (A-9, A-37) ---

    def begin_turn_of(self, seat: i64) -> None:
        self.actor = seat
        self.turn += 1
        self.awaited = ACTING
        self.turn_kind = UNDECIDED
        self.actions_left = 0
        self.cards_only = False
        self.changed = False
        if self.journal is not None:
            self.note("attika-log-turn", [seat, self.turn])

    def end_turn(self) -> None:
        self.cards_due = 0
        self.quiet_turns = 0 if self.changed else self.quiet_turns + 1
        if self.quiet_turns >= QUIET_ROUNDS * self.players_left():
            self.finish(STALEMATE)
        else:
            self.begin_turn_of(self.seat_after(self.actor))

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise that still plays."""
        following = (seat + 1) % len(self.players)
        while self.players[following].resigned:
            following = (following + 1) % len(self.players)
        return following

    def players_left(self) -> i64:
        left: i64 = 0
        for player in self.players:
            if not player.resigned:
                left += 1
        return left

    # --- base actions first, then amphoras (A-9, A-29) ---

    def begin_as(self, turn_kind: i64) -> None:
        """The first action decides what kind of turn it is (A-9)."""
        if self.turn_kind == UNDECIDED:
            self.turn_kind = turn_kind
            drawing = turn_kind == DRAW_TURN
            self.actions_left = self.box.draw_actions if drawing else self.box.build_actions

    def spend_action(self, turn_kind: i64) -> None:
        self.begin_as(turn_kind)
        self.changed = True
        if self.actions_left > 0:
            self.actions_left -= 1
        else:
            return_amphora(self)

    # --- drawing (A-10) ---

    def draw(self, pile: i64) -> None:
        player = self.players[self.actor]
        self.drawn = top_of(player.piles[pile])
        self.drawn_pile = pile
        player.piles[pile] = without_top(player.piles[pile])
        self.reveals += 1
        self.awaited = DRAWN
        if self.journal is not None:
            self.note("attika-log-draws", [self.actor, pile])
            self.note("attika-log-drawn", [self.drawn], self.actor)

    def store(self) -> None:
        self.players[self.actor].stored[self.drawn] += 1
        if self.journal is not None:
            self.note("attika-log-stores", [self.actor, self.drawn])
        self.drawn = NONE
        self.grow_map_or_go_on()

    # --- building (A-11, A-16 to A-28) ---

    def choose_site(self, kind: i64, cell: i64) -> None:
        if self.awaited == DRAWN:
            self.drawn = NONE
        else:
            self.spend_action(BUILD_TURN)
            self.players[self.actor].stored[kind] -= 1
        self.site = cell
        self.site_kind = kind
        ways = ways_to_pay(self)
        if len(ways) == 1:
            self.pay(ways[0])
        else:
            self.awaited = PAYING

    def pay(self, cards: i64) -> None:
        cell = self.site
        build(self, cards)
        reward_groups(self)
        if self.players[self.actor].placed == self.box.buildings:
            self.win(ALL_BUILT)
        elif links_temples(self, cell):
            self.win(TEMPLES_LINKED)
        else:
            self.grow_map_or_go_on()

    # --- a larger map (A-31 to A-34) ---

    def grow_map_or_go_on(self) -> None:
        """The last building of a pile brings a map tile, once it has found its place."""
        pile = self.drawn_pile
        self.drawn_pile = NONE
        if pile == NONE or self.players[self.actor].piles[pile] or len(self.tile_stack) == 0:
            self.go_on()
        else:
            turn_up_tile(self)
            self.awaited = LAYING

    def choose_place(self, spot: i64) -> None:
        self.tile_place = spot
        if self.box.rotations[self.tile] == 1:
            self.lay_tile(0)
        else:
            self.awaited = TURNING

    def lay_tile(self, rotation: i64) -> None:
        lay_tile(self, rotation)
        self.go_on()

    # --- stopping and taking cards (A-12, A-13, A-30) ---

    def go_on(self) -> None:
        """After an action: another one, or the end of the turn when none is left to choose."""
        if self.cards_only:
            self.stop()
        elif self.actions_left == 0 and self.players[self.actor].amphoras == 0:
            self.end_turn()
        else:
            self.awaited = ACTING

    def stop(self) -> None:
        due = self.cards_for_stopping()
        self.awaited = TAKING
        self.actions_left = 0
        if self.rulings.cards_are_optional:
            self.cards_due = due if self.cards_remain() else 0
        else:
            self.take_cards(self.actor, due)
        self.go_on_taking()

    def cards_for_stopping(self) -> i64:
        renounced = self.turn_kind == UNDECIDED or (
            self.rulings.amphora_draws_leave_renouncing
            and self.turn_kind == DRAW_TURN
            and self.actions_left == self.box.draw_actions
        )
        if renounced:
            return self.box.renounce_cards
        return self.actions_left * self.box.cards_per_unused_action

    def go_on_taking(self) -> None:
        self.awaited = TAKING
        if not self.cards_remain():
            self.cards_due = 0
        if self.cards_due == 0 and (self.players[self.actor].amphoras == 0 or not self.cards_remain()):
            self.end_turn()

    # --- the end (A-35 to A-37) ---

    def win(self, ending: i64) -> None:
        self.winner = self.actor
        self.finish(ending)

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.awaited = OVER
        self.drawn_pile = NONE
        self.actor = NOBODY
        if self.journal is not None:
            self.note("attika-log-end", [ending, self.winner])
