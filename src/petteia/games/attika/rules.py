"""What may be done at a table of Attika: which actions are legal, and what each of them sets going.

How a turn goes on from there is in turn.py. Ids in brackets are those of docs/rules/attika.md.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from petteia.core.contract import InformationSet
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
from petteia.games.attika.amphoras import return_amphora
from petteia.games.attika.box import PILES
from petteia.games.attika.building import add_sites, sites_within_means, ways_to_pay
from petteia.games.attika.evaluation import chances, outlook
from petteia.games.attika.information import knowledge_of
from petteia.games.attika.land import SPOTS
from petteia.games.attika.resignation import resign
from petteia.games.attika.scoring import places_of
from petteia.games.attika.state import (
    ACTING,
    BUILD_TURN,
    DRAW_TURN,
    DRAWN,
    LAYING,
    PAYING,
    TAKING,
    TURNING,
    UNDECIDED,
)
from petteia.games.attika.turn import Turn


@mypyc_attr(acyclic=True, free_list_len=1)
class Attika(Turn):
    def clone(self) -> Attika:
        players = [player.clone() for player in self.players]
        copy = Attika(self.box, self.rulings, self.seed, self.land, players)
        self.copy_onto(copy)
        return copy

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
            add_sites(self, self.drawn, sites_within_means(self, self.players[self.actor]), actions)
            actions.append(STORE)
        elif awaited == PAYING:
            for cards in ways_to_pay(self):
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
                add_sites(self, kind, sites, actions)

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

    # --- what actions do --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < 0:
            resign(self, -1 - action)
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
            return_amphora(self)
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
            return_amphora(self)
            self.take_cards(self.actor, 1)
            self.go_on_taking()
        else:
            self.end_turn()
