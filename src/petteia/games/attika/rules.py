"""The turn in Attika: which actions are legal and what they do.

A turn is a chain of small decisions. The first action makes it a draw turn or a build turn; once the
base actions are used, each further one returns an amphora; whoever stops takes cards, and then only
cards. Ids in brackets are those of docs/rules/attika.md.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import pop, vec
from mypy_extensions import i64

from petteia.core.contract import NOBODY, InformationSet
from petteia.core.numbers import BIT
from petteia.games.attika.actions import (
    AMPHORA_CARD,
    AMPHORA_DRAW,
    BUILD,
    DRAW,
    END_TURN,
    LAY_TILE,
    PAY,
    STOP,
    STORE,
    TAKE_CARD,
    TURN_TILE,
    cards_of,
    pay_action,
)
from petteia.games.attika.box import PILES
from petteia.games.attika.building import (
    Purse,
    completed_groups,
    links_temples,
    payments,
    place,
    price_of,
    sites_within_means,
    survey_new_cells,
)
from petteia.games.attika.evaluation import chances, outlook
from petteia.games.attika.information import knowledge_of
from petteia.games.attika.land import SPOTS
from petteia.games.attika.scoring import places_of
from petteia.games.attika.state import (
    ACTING,
    ALL_BUILT,
    BUILD_TURN,
    DRAW_TURN,
    DRAWN,
    LAST_ONE_LEFT,
    LAYING,
    NONE,
    OVER,
    PAYING,
    STALEMATE,
    TAKING,
    TEMPLES_LINKED,
    TURNING,
    UNDECIDED,
    Player,
    Table,
    at_the_bottom,
    top_of,
    without_top,
)

QUIET_ROUNDS: Final = 2


class Attika(Table):
    def clone(self) -> Attika:
        return Attika(
            self.box,
            self.rulings,
            self.seed,
            self.shuffles,
            self.land,
            self.occupant[:],
            self.supply[:],
            self.settlement[:],
            [player.clone() for player in self.players],
            self.first,
            self.deck[:],
            self.discards,
            self.shuffled,
            self.amphoras,
            self.tile_stack[:],
            self.awaited,
            self.turn_kind,
            self.actions_left,
            self.cards_only,
            self.cards_due,
            self.drawn,
            self.drawn_pile,
            self.site,
            self.site_kind,
            self.tile,
            self.tile_place,
            self.quiet_turns,
            self.changed,
            self.ending,
            self.winner,
            self.actor,
            self.turn,
            self.reveals,
        )

    def information(self, seat: i64) -> InformationSet:
        return knowledge_of(self, seat)

    def scores(self) -> list[int]:
        return [int(player.placed) for player in self.players]

    def ranking(self) -> list[int]:
        return places_of(self)

    def evaluate(self, seat: i64) -> float:
        return outlook(self, seat)

    def chances(self) -> list[float]:
        return chances(self)

    # --- what is legal --------------------------------------------------------------------------

    def legal(self) -> list[int]:
        actions: list[int] = []
        awaited = self.awaited
        if awaited == ACTING:
            self.add_draws(actions)
            self.add_builds(actions)
            self.add_ways_to_stop(actions)
        elif awaited == DRAWN:
            self.add_sites(self.drawn, sites_within_means(self, self.players[self.actor]), actions)
            actions.append(STORE)
        elif awaited == PAYING:
            for cards in self.ways_to_pay():
                actions.append(pay_action(cards))
        elif awaited == LAYING:
            for spot in self.land.places:
                actions.append(LAY_TILE + spot)
        elif awaited == TURNING:
            for rotation in range(self.box.rotations[self.tile]):
                actions.append(TURN_TILE + rotation)
        elif awaited == TAKING:
            self.add_cards_to_take(actions)
        return actions

    def may_act(self, turn_kind: i64) -> bool:
        """Is there an action of this kind left, or an amphora for one? (A-9, A-29)"""
        if self.turn_kind == UNDECIDED:
            return True
        return self.turn_kind == turn_kind and (
            self.actions_left > 0 or self.players[self.actor].amphoras > 0
        )

    def add_draws(self, actions: list[int]) -> None:
        if not self.may_act(DRAW_TURN):
            return
        player = self.players[self.actor]
        for pile in range(i64(PILES)):
            if player.piles[pile]:
                actions.append(DRAW + pile)
        if self.amphoras_may_go_first():
            for pile in range(i64(PILES)):
                if player.piles[pile]:
                    actions.append(AMPHORA_DRAW + pile)

    def amphoras_may_go_first(self) -> bool:
        """Only where draws by amphora leave a turn renounced does their order matter (RA-4)."""
        if not self.rulings.amphora_draws_leave_renouncing or self.players[self.actor].amphoras == 0:
            return False
        return self.turn_kind == UNDECIDED or (self.turn_kind == DRAW_TURN and self.actions_left > 0)

    def add_builds(self, actions: list[int]) -> None:
        if not self.may_act(BUILD_TURN):
            return
        player = self.players[self.actor]
        sites = sites_within_means(self, player)
        for kind in range(self.box.kinds):
            if player.stored[kind]:
                self.add_sites(kind, sites, actions)

    def add_sites(self, kind: i64, sites: vec[i64], actions: list[int]) -> None:
        """Those of the sites where the actor can build this kind (A-16)."""
        purse = Purse(self, self.players[self.actor], kind)
        spots = self.land.spots
        first_action = BUILD + kind * SPOTS
        for cell in sites:
            if purse.reaches(cell):
                actions.append(first_action + spots[cell])

    def add_ways_to_stop(self, actions: list[int]) -> None:
        if self.turn_kind == UNDECIDED or self.actions_left > 0:
            actions.append(STOP)
            return
        if self.players[self.actor].amphoras > 0 and self.cards_remain():
            actions.append(AMPHORA_CARD)
        actions.append(END_TURN)

    def add_cards_to_take(self, actions: list[int]) -> None:
        if self.cards_due > 0:
            actions.append(TAKE_CARD)
        elif self.players[self.actor].amphoras > 0 and self.cards_remain():
            actions.append(AMPHORA_CARD)
        actions.append(END_TURN)

    def ways_to_pay(self) -> vec[i64]:
        player = self.players[self.actor]
        return payments(self, player.cards, price_of(self, player, self.site_kind, self.site))

    # --- what actions do --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < 0:
            self.resign(-1 - action)
        elif action >= PAY:
            self.pay(cards_of(action))
        elif action >= LAY_TILE:
            self.choose_place(action - LAY_TILE)
        elif action >= BUILD:
            kind, spot = divmod(action - BUILD, SPOTS)
            self.choose_site(kind, self.land.cell(spot))
        elif action >= TURN_TILE:
            self.lay_tile(action - TURN_TILE)
        elif action >= AMPHORA_DRAW:
            self.begin_as(DRAW_TURN)
            self.return_amphora()
            self.draw(action - AMPHORA_DRAW)
        elif action >= DRAW:
            self.spend_action(DRAW_TURN)
            self.draw(action - DRAW)
        elif action == STORE:
            self.store()
        elif action == STOP:
            self.stop()
        elif action == TAKE_CARD:
            self.cards_due -= 1
            self.take_cards(self.actor, 1)
            self.go_on_taking()
        elif action == AMPHORA_CARD:
            self.return_amphora()
            self.take_cards(self.actor, 1)
            self.go_on_taking()
        else:
            self.end_turn()

    def begin_as(self, turn_kind: i64) -> None:
        """The first action decides what kind of turn it is (A-9)."""
        if self.turn_kind == UNDECIDED:
            self.turn_kind = turn_kind
            drawing = turn_kind == DRAW_TURN
            self.actions_left = self.box.draw_actions if drawing else self.box.build_actions

    def spend_action(self, turn_kind: i64) -> None:
        """Base actions first, then amphoras (A-29)."""
        self.begin_as(turn_kind)
        self.changed = True
        if self.actions_left > 0:
            self.actions_left -= 1
        else:
            self.return_amphora()

    def return_amphora(self) -> None:
        self.players[self.actor].amphoras -= 1
        self.amphoras += 1
        self.changed = True
        if self.journal is not None:
            self.note("attika-log-amphora-returned", [self.actor])

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
        ways = self.ways_to_pay()
        if len(ways) == 1:
            self.pay(ways[0])
        else:
            self.awaited = PAYING

    def pay(self, cards: i64) -> None:
        player = self.players[self.actor]
        player.cards -= cards
        self.discards += cards
        kind, cell = self.site_kind, self.site
        self.site = NONE
        self.site_kind = NONE
        place(self, self.actor, kind, cell)
        if self.journal is not None:
            self.note(
                "attika-log-builds", [self.actor, kind, self.land.spots[cell], cards, player.settlements]
            )
        self.reward_groups()
        if player.placed == self.box.buildings:
            self.win(ALL_BUILT)
        elif links_temples(self, cell):
            self.win(TEMPLES_LINKED)
        else:
            self.grow_map_or_go_on()

    def reward_groups(self) -> None:
        """An amphora for each group completed; a card when the supply is empty (A-27, A-28)."""
        player = self.players[self.actor]
        completed = completed_groups(self, self.actor)
        player.rewarded |= completed
        for group in range(self.box.groups):
            if not completed & BIT[group]:
                continue
            if self.amphoras > 0:
                self.amphoras -= 1
                player.amphoras += 1
                if self.journal is not None:
                    self.note("attika-log-amphora-won", [self.actor, group])
            else:
                if self.journal is not None:
                    self.note("attika-log-substitute-card", [self.actor, group])
                reveals = self.reveals
                self.take_cards(self.actor, 1)
                if self.rulings.substitute_card_ends_actions and self.reveals != reveals:
                    self.cards_only = True

    # --- a larger map (A-31 to A-34) ---

    def grow_map_or_go_on(self) -> None:
        """The last building of a pile brings a map tile, once it has found its place."""
        pile = self.drawn_pile
        self.drawn_pile = NONE
        if pile == NONE or self.players[self.actor].piles[pile] or len(self.tile_stack) == 0:
            self.go_on()
            return
        self.tile_stack, self.tile = pop(self.tile_stack)
        self.reveals += 1
        self.awaited = LAYING
        if self.journal is not None:
            self.note("attika-log-turns-up-tile", [self.actor, self.tile])

    def choose_place(self, spot: i64) -> None:
        self.tile_place = spot
        if self.box.rotations[self.tile] == 1:
            self.lay_tile(0)
        else:
            self.awaited = TURNING

    def lay_tile(self, rotation: i64) -> None:
        self.land = self.land.with_tile(self.box, self.tile, rotation, self.tile_place)
        survey_new_cells(self)
        if self.journal is not None:
            self.note("attika-log-lays-tile", [self.actor, self.tile_place])
        self.tile = NONE
        self.tile_place = NONE
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

    def end_turn(self) -> None:
        self.cards_due = 0
        self.quiet_turns = 0 if self.changed else self.quiet_turns + 1
        if self.quiet_turns >= QUIET_ROUNDS * self.players_left():
            self.finish(STALEMATE)
        else:
            self.begin_turn_of(self.seat_after(self.actor))

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

    # --- the end (A-35 to A-38) ---

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

    def resign(self, seat: i64) -> None:
        player = self.players[seat]
        player.resigned = True
        last_one_left = self.players_left() == 1
        if seat == self.actor or last_one_left:
            self.clear_the_table_of(self.players[self.actor])
        self.discards += player.cards
        player.cards = 0
        player.fresh = 0
        self.amphoras += player.amphoras
        player.amphoras = 0
        self.reveals += 1
        self.quiet_turns = 0
        if self.journal is not None:
            self.note("attika-log-resigns", [seat])
        if last_one_left:
            self.winner = self.seat_after(seat)
            self.finish(LAST_ONE_LEFT)
        elif seat == self.actor:
            self.begin_turn_of(self.seat_after(seat))

    def clear_the_table_of(self, player: Player) -> None:
        """What the actor holds half-way through a turn finds a place (A-38)."""
        if self.drawn != NONE:
            player.stored[self.drawn] += 1
        if self.site_kind != NONE:
            player.stored[self.site_kind] += 1
        if self.tile != NONE:
            self.tile_stack = at_the_bottom(self.tile_stack, self.tile)
        self.drawn = NONE
        self.drawn_pile = NONE
        self.site = NONE
        self.site_kind = NONE
        self.tile = NONE
        self.tile_place = NONE
        self.cards_due = 0
