"""What may be done at a table of Olympos: which actions are legal, and what each of them sets going.

How a turn goes on from there is in turn.py. Ids in brackets are those of docs/rules/olympos.md.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from petteia.core.contract import InformationSet
from petteia.games.olympos.actions import (
    BONUS,
    CONDEMN,
    CUBE,
    DISCOVER,
    DONE,
    FACE,
    GO,
    KEEP,
    LOSE,
    MOVE,
    NEW,
    PASS,
    PAY,
    PLACE,
    PLAY,
    SPEND,
    WAIT,
    WONDER,
    cubes_of,
    depth_of,
    pay_action,
    territory_of,
)
from petteia.games.olympos.box import NONE
from petteia.games.olympos.destiny import add_cards_to_keep, add_cards_to_play, keep
from petteia.games.olympos.development import (
    add_bonuses,
    add_discoveries,
    add_faces,
    add_wonders,
    fewest_star_cards,
    most_star_cards,
    take_bonus,
    ways_to_pay,
)
from petteia.games.olympos.evaluation import chances, outlook
from petteia.games.olympos.expansion import add_destinations, add_settlers, go
from petteia.games.olympos.gods import add_settlers_to_lose, lose
from petteia.games.olympos.information import knowledge_of
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.preparation import (
    add_territories_for_barbarians,
    add_territories_to_condemn,
    condemn,
    place_barbarians,
)
from petteia.games.olympos.resignation import resign
from petteia.games.olympos.scoring import places_of, points
from petteia.games.olympos.state import (
    ACTING,
    ANSWERING,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    KEEPING,
    LOSING_SETTLER,
    MOVING,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
)
from petteia.games.olympos.supply import is_cube_left
from petteia.games.olympos.track import is_payable
from petteia.games.olympos.turn import Turn


@mypyc_attr(acyclic=True, free_list_len=1)
class Olympos(Turn):
    def clone(self) -> Olympos:
        copy = Olympos(self.box, self.rulings, self.seed, [player.clone() for player in self.players])
        self.copy_onto(copy)
        return copy

    def information(self, seat: i64) -> InformationSet:
        return knowledge_of(self, seat)

    def scores(self) -> list[int]:
        return [int(points(self, player)) for player in self.players]

    def ranking(self) -> list[int]:
        return places_of(self)

    def evaluate(self, seat: i64) -> float:
        return outlook(self, seat)

    def chances(self) -> list[float]:
        return chances(self)

    # --- what may be done -------------------------------------------------------------------------

    def legal(self) -> list[int]:
        actions: list[int] = []
        awaited = self.awaited
        if awaited == ACTING:
            self.add_turn(actions)
        elif awaited == MOVING:
            add_destinations(self, actions)
        elif awaited == CHOOSING_BONUS:
            add_bonuses(self, actions)
        elif awaited in (BEFORE_PAYING, ENDING, ANSWERING):
            add_cards_to_play(self, actions)
            if awaited != BEFORE_PAYING or is_payable(self, 0):
                actions.append(DONE)
        elif awaited == KEEPING:
            add_cards_to_keep(self, actions)
        elif awaited == PAYING:
            for cubes in ways_to_pay(self, self.players[self.actor], self.buying):
                actions.append(pay_action(cubes))
        elif awaited == TAKING_CUBE:
            for resource in range(i64(len(RESOURCES))):
                if is_cube_left(self, resource):
                    actions.append(CUBE + resource)
        elif awaited == CHOOSING_FACE:
            add_faces(self, actions)
        elif awaited == SPENDING_STARS:
            player = self.players[self.actor]
            fewest = fewest_star_cards(self, player, self.building)
            for cards in range(fewest, most_star_cards(self, player, self.building) + 1):
                actions.append(SPEND + cards)
        elif awaited == LOSING_SETTLER:
            add_settlers_to_lose(self, self.actor, actions)
        elif awaited == CONDEMNING:
            add_territories_to_condemn(self, actions)
        elif awaited == PLACING_BARBARIANS:
            add_territories_for_barbarians(self, actions)
        return actions

    def add_turn(self, actions: list[int]) -> None:
        add_cards_to_play(self, actions)
        cards: i64 = len(actions)
        add_settlers(self, actions)
        add_discoveries(self, actions)
        add_wonders(self, actions)
        if self.last_turn:
            actions.append(PASS)
        elif len(actions) == cards:
            actions.append(WAIT)

    # --- what actions do --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < 0:
            resign(self, -1 - action)
        elif action >= PAY:
            self.pay_cubes(cubes_of(action))
        elif action >= LOSE:
            lose(self, self.actor, action - LOSE)
            self.has_chosen()
        elif action >= MOVE:
            self.set_out(territory_of(action - MOVE), depth_of(action - MOVE))
        elif action >= GO:
            go(self, action - GO)
            self.before_paying()
        elif action >= NEW:
            self.set_out(action - NEW, NONE)
        elif action >= PLACE:
            place_barbarians(self, action - PLACE)
        elif action >= CONDEMN:
            condemn(self, action - CONDEMN)
        elif action >= KEEP:
            keep(self, action - KEEP)
            self.go_on_after_draw()
        elif action >= PLAY:
            self.play_card(action - PLAY)
        elif action >= WONDER:
            self.choose_wonder(action - WONDER)
        elif action >= DISCOVER:
            self.discover(action - DISCOVER)
        elif action >= SPEND:
            self.build_wonder(action - SPEND)
        elif action >= FACE:
            self.choose_face(action - FACE)
        elif action >= BONUS:
            take_bonus(self, action - BONUS)
            self.finish_buying()
        elif action >= CUBE:
            self.take_cube(action - CUBE)
        elif action == DONE:
            self.play_no_more()
        elif action == WAIT:
            self.wait()
        else:
            self.pass_for_good()
