"""The turn in Olympos: what comes after what.

A turn is one action, expansion or development, taken in small decisions. Then the action is paid for, destiny
cards are drawn, gods are revealed and answered, and whoever is last on the track has the next turn. What the
actions mean is in the chapters: expansion, development, destiny, gods, track. Ids in brackets are those of
docs/rules/olympos.md and docs/rulings.md.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from petteia.core.contract import NOBODY
from petteia.core.numbers import BIT, count_bits
from petteia.games.olympos.actions import BONUS, LOSE
from petteia.games.olympos.box import GIVES_CUBES, LOST_SETTLER, NONE
from petteia.games.olympos.destiny import draw, play
from petteia.games.olympos.development import (
    add_bonuses,
    build,
    discovery_time,
    fewest_star_cards,
    most_star_cards,
    take_bonus,
    take_face,
    take_tile,
    ways_to_pay,
    wonder_time,
)
from petteia.games.olympos.gods import add_settlers_to_lose, lose, reveal, touch, touched_by
from petteia.games.olympos.state import (
    ACTING,
    ALL_FINISHED,
    ANSWERING,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    ENDING,
    KEEPING,
    LOSING_SETTLER,
    MOVING,
    OVER,
    PAYING,
    SPENDING_STARS,
    TAKING_CUBE,
    Table,
    top_of,
    without_top,
)
from petteia.games.olympos.supply import gain_cube, is_any_cube_left
from petteia.games.olympos.track import (
    advance,
    is_near_the_end,
    next_god,
    owe,
    pay,
    waiting_spaces,
    without_seat,
)


@mypyc_attr(acyclic=True)
class Turn(Table):
    # --- whose turn it is (O-17, O-100, O-101) ---

    def begin_turn(self) -> None:
        if self.line == 0:
            self.finish(ALL_FINISHED)
            return
        self.mover = top_of(self.line)
        self.actor = self.mover
        self.turn += 1
        self.awaited = ACTING
        self.last_turn = is_near_the_end(self, self.players[self.mover])
        if self.journal is not None:
            self.note("olympos-log-turn", [self.mover, self.turn])

    def pass_for_good(self) -> None:
        self.line = without_top(self.line)
        if self.journal is not None:
            self.note("olympos-log-passes", [self.mover])
        self.begin_turn()

    def end_turn(self) -> None:
        if self.last_turn and not self.players[self.mover].resigned:
            self.line = without_seat(self.line, self.mover)
            if self.journal is not None:
                self.note("olympos-log-finishes", [self.mover])
        self.begin_turn()

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.awaited = OVER
        self.line = 0
        self.actor = NOBODY
        if self.journal is not None:
            self.note("olympos-log-end", [ending])

    # --- expansion (O-24) ---

    def set_out(self, start: i64, depth: i64) -> None:
        self.start = start
        self.depth = depth
        self.awaited = MOVING

    # --- development (O-46 to O-57) ---

    def discover(self, kind: i64) -> None:
        player = self.players[self.actor]
        owe(self, player, discovery_time(self, player, kind))
        self.buying = kind
        ways = ways_to_pay(self, player, kind)
        if len(ways) == 1:
            self.pay_cubes(ways[0])
        else:
            self.awaited = PAYING

    def pay_cubes(self, cubes: i64) -> None:
        self.players[self.mover].cubes -= cubes
        kind = self.buying
        if self.journal is not None:
            self.note("olympos-log-discovers", [self.mover, kind, cubes, self.due])
        if self.box.faces[kind] == 0:
            self.take_tile()
        elif count_bits(self.tiles[kind]) == 1:
            self.choose_face(count_bits(self.tiles[kind] - 1))
        else:
            self.awaited = CHOOSING_FACE

    def choose_face(self, resource: i64) -> None:
        take_face(self, self.mover, self.buying, resource)
        self.take_tile()

    def take_tile(self) -> None:
        take_tile(self, self.mover, self.buying)
        self.go_on_buying()

    def go_on_buying(self) -> None:
        """What the tile brings and must be chosen, then the bonus below it."""
        if self.cubes_due > 0 and is_any_cube_left(self):
            self.awaited = TAKING_CUBE
            return
        self.cubes_due = 0
        if not self.draw_all():
            return
        bonuses: list[int] = []
        add_bonuses(self, bonuses)
        if len(bonuses) > 1:
            self.awaited = CHOOSING_BONUS
            return
        if len(bonuses) == 1:
            take_bonus(self, bonuses[0] - BONUS)
        self.finish_buying()

    def take_cube(self, resource: i64) -> None:
        gain_cube(self, self.actor, resource)
        self.cubes_due -= 1
        if self.buying != NONE:
            self.go_on_buying()
        elif self.cubes_due == 0 or not is_any_cube_left(self):
            self.has_chosen()

    def finish_buying(self) -> None:
        self.buying = NONE
        self.before_paying()

    def choose_wonder(self, wonder: i64) -> None:
        player = self.players[self.actor]
        owe(self, player, wonder_time(self, player))
        self.building = wonder
        fewest = fewest_star_cards(self, player, wonder)
        if most_star_cards(self, player, wonder) > fewest:
            self.awaited = SPENDING_STARS
        else:
            self.build_wonder(fewest)

    def build_wonder(self, star_cards: i64) -> None:
        build(self, self.mover, self.building, star_cards)
        self.building = NONE
        self.before_paying()

    # --- destiny cards (O-74, O-75) ---

    def play_card(self, card: i64) -> None:
        play(self, card)
        if self.awaited == ANSWERING:
            self.note_another_seat()
        if self.awaited != ACTING and self.players[self.actor].hand == 0:
            self.play_no_more()

    def play_no_more(self) -> None:
        if self.awaited == BEFORE_PAYING:
            self.pay_for_action()
        elif self.awaited == ENDING:
            self.reveal_gods()
        else:
            self.note_another_seat()
            self.ask_after(self.actor)

    def note_another_seat(self) -> None:
        if self.actor != self.mover:
            self.reveals += 1

    def draw_all(self) -> bool:
        """Draw what is due; False when the Oracle asks which card to keep."""
        while self.draws_due > 0:
            if not self.draw_one():
                return False
        return True

    def draw_one(self) -> bool:
        self.draws_due -= 1
        if draw(self):
            return True
        self.awaited = KEEPING
        return False

    def go_on_after_draw(self) -> None:
        if self.buying != NONE:
            self.go_on_buying()
        elif self.rulings.gods_wait_for_all_cards:
            self.draw_at_end_of_turn()
        else:
            self.after_drawing()

    # --- the end of an action (O-21, O-74, O-84 to O-86) ---

    def before_paying(self) -> None:
        """Whoever has destiny cards may play them now; here too being asked tells nothing."""
        if self.players[self.mover].hand == 0:
            self.pay_for_action()
        else:
            self.awaited = BEFORE_PAYING

    def pay_for_action(self) -> None:
        pay(self)
        self.end_action()

    def wait(self) -> None:
        advance(self, waiting_spaces(self))
        if self.journal is not None:
            self.note("olympos-log-waits", [self.mover, self.players[self.mover].space])
        self.end_action()

    def end_action(self) -> None:
        if self.draws_due > 0:
            self.draw_at_end_of_turn()
        else:
            self.reveal_gods()

    def draw_at_end_of_turn(self) -> None:
        """A card for each Zeus space; or for the first one only, whose gods come before the next (RO-28)."""
        if self.draw_all() if self.rulings.gods_wait_for_all_cards else self.draw_one():
            self.after_drawing()

    def after_drawing(self) -> None:
        if self.players[self.mover].hand == 0:
            self.reveal_gods()
        else:
            self.awaited = ENDING

    def reveal_gods(self) -> None:
        """The next Olympos card that is due, along the track; then what is left to draw (RO-28)."""
        place = next_god(self)
        if place != NONE:
            reveal(self, place)
            self.ask(self.mover)
        elif self.draws_due > 0:
            self.draw_at_end_of_turn()
        else:
            self.end_turn()

    # --- the gods (O-86 to O-99) ---

    def ask(self, seat: i64) -> None:
        """Whoever has destiny cards may answer the god; being asked does not tell which they are (RO-39)."""
        if self.players[seat].hand == 0:
            self.ask_after(seat)
        else:
            self.actor = seat
            self.awaited = ANSWERING

    def ask_after(self, seat: i64) -> None:
        """Clockwise from the revealer, once round (RO-29)."""
        following = self.seat_after(seat)
        if following == self.mover:
            self.let_god_act()
        else:
            self.ask(following)

    def seat_after(self, seat: i64) -> i64:
        return (seat + 1) % len(self.players)

    def let_god_act(self) -> None:
        god = self.gods[self.god]
        touched = touched_by(self, god)
        self.forget_prayers()
        if touched == 0 and self.journal is not None:
            self.note("olympos-log-touches-nobody", [god])
        seat = self.mover
        for _ in range(len(self.players)):
            if touched & BIT[seat]:
                touch(self, seat, god)
            seat = self.seat_after(seat)
        effect = self.box.god_effect[god]
        if effect in (GIVES_CUBES, LOST_SETTLER):
            self.touched = touched
        self.let_touched_choose()

    def forget_prayers(self) -> None:
        for player in self.players:
            player.prayers = 0

    def let_touched_choose(self) -> None:
        """Clockwise from the revealer (O-89)."""
        seat = self.mover
        for _ in range(len(self.players)):
            if self.touched & BIT[seat] and self.must_choose(seat):
                self.actor = seat
                return
            self.touched &= ~BIT[seat]
            seat = self.seat_after(seat)
        self.god = NONE
        self.actor = self.mover
        self.reveal_gods()

    def must_choose(self, seat: i64) -> bool:
        """Does the god at work leave this seat a choice? Without one, what must be is done."""
        god = self.gods[self.god]
        if self.box.god_effect[god] == GIVES_CUBES:
            self.cubes_due = self.box.god_amount[god] if is_any_cube_left(self) else i64(0)
            self.awaited = TAKING_CUBE
            return self.cubes_due > 0
        self.awaited = LOSING_SETTLER
        if self.players[seat].on_map == 1:
            only: list[int] = []
            add_settlers_to_lose(self, seat, only)
            lose(self, seat, only[0] - LOSE)
            return False
        return self.players[seat].on_map > 1

    def has_chosen(self) -> None:
        self.note_another_seat()
        self.touched &= ~BIT[self.actor]
        self.let_touched_choose()
