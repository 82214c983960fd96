"""The course of a game of Olympos: which actions are legal, what they do, and what comes next.

A turn is one action, expansion or development, taken in small decisions. Then the action is paid for, destiny
cards are drawn, gods are revealed and answered, and whoever is last on the track has the next turn. What the
actions mean is in the chapters: expansion, development, destiny, gods, track. Ids in brackets are those of
docs/rules/olympos.md and docs/rulings.md.
"""

from __future__ import annotations

from mypy_extensions import i64

from petteia.core.contract import NOBODY, InformationSet
from petteia.core.numbers import BIT, count_bits
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
from petteia.games.olympos.box import GIVES_CUBES, LOST_SETTLER, NONE
from petteia.games.olympos.destiny import add_cards_to_keep, add_cards_to_play, draw, keep, play
from petteia.games.olympos.development import (
    add_bonuses,
    add_discoveries,
    add_wonders,
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
from petteia.games.olympos.evaluation import chances, outlook
from petteia.games.olympos.expansion import add_destinations, add_settlers, go
from petteia.games.olympos.gods import add_settlers_to_lose, lose, reveal, touch, touched_by
from petteia.games.olympos.information import knowledge_of
from petteia.games.olympos.inspection import RESOURCES
from petteia.games.olympos.scoring import places_of, points
from petteia.games.olympos.state import (
    ACTING,
    ALL_FINISHED,
    ANSWERING,
    BARBARIANS,
    BEFORE_PAYING,
    CHOOSING_BONUS,
    CHOOSING_FACE,
    CONDEMNING,
    ENDING,
    KEEPING,
    LAST_ONE_LEFT,
    LOSING_SETTLER,
    MOVING,
    OVER,
    PAYING,
    PLACING_BARBARIANS,
    SPENDING_STARS,
    TAKING_CUBE,
    Table,
    height,
    pushed,
    seat_at,
    top_of,
    without,
    without_top,
)
from petteia.games.olympos.supply import gain_cube, is_any_cube_left, is_cube_left
from petteia.games.olympos.track import advance, is_near_the_end, owe, pay, waiting_spaces


class Olympos(Table):
    def clone(self) -> Olympos:
        return Olympos(
            self.box,
            self.rulings,
            self.seed,
            self.shuffles,
            [player.clone() for player in self.players],
            self.line,
            self.stacks[:],
            self.condemned,
            self.tribes,
            self.columns,
            self.wonder_columns,
            self.tiles[:],
            self.markers[:],
            self.wonders,
            self.deck[:],
            self.discards,
            self.shuffled,
            self.gods,
            self.revealed,
            self.awaited,
            self.mover,
            self.last_turn,
            self.start,
            self.depth,
            self.buying,
            self.building,
            self.due,
            self.late,
            self.cubes_due,
            self.draws_due,
            self.drawn,
            self.gods_due,
            self.god,
            self.touched,
            self.ending,
            self.actor,
            self.turn,
            self.reveals,
        )

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
            for resource in range(i64(len(RESOURCES))):
                if self.tiles[self.buying] & BIT[resource]:
                    actions.append(FACE + resource)
        elif awaited == SPENDING_STARS:
            player = self.players[self.actor]
            fewest = fewest_star_cards(self, player, self.building)
            for cards in range(fewest, most_star_cards(self, player, self.building) + 1):
                actions.append(SPEND + cards)
        elif awaited == LOSING_SETTLER:
            add_settlers_to_lose(self, self.actor, actions)
        elif awaited == CONDEMNING:
            self.add_territories_to_condemn(actions)
        elif awaited == PLACING_BARBARIANS:
            self.add_territories_for_barbarians(actions)
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

    def add_territories_to_condemn(self, actions: list[int]) -> None:
        """So many of each resource, but at most one of them with a star (O-6, O-7)."""
        box = self.box
        wanted = box.setups[len(self.players)].condemned
        for territory in range(box.territories):
            alike = box.of_resource[box.resource_of[territory]] & self.condemned
            second_star = box.starred & BIT[territory] and alike & box.starred
            if not self.condemned & BIT[territory] and count_bits(alike) < wanted and not second_star:
                actions.append(CONDEMN + territory)

    def add_territories_for_barbarians(self, actions: list[int]) -> None:
        """Empty ones, so many of each resource (O-15, RO-33)."""
        box = self.box
        wanted = box.setups[len(self.players)].barbarians
        settled = self.settled()
        for territory in range(box.territories):
            alike = box.of_resource[box.resource_of[territory]] & settled
            taken = self.condemned | self.tribes | settled
            if not taken & BIT[territory] and count_bits(alike) < wanted:
                actions.append(PLACE + territory)

    def settled(self) -> i64:
        """The set of territories on which anybody stands."""
        found: i64 = 0
        for territory in range(self.box.territories):
            if self.stacks[territory]:
                found |= BIT[territory]
        return found

    # --- what actions do --------------------------------------------------------------------------

    def apply(self, action: i64) -> None:
        if action < 0:
            self.resign(-1 - action)
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
            self.place_barbarians(action - PLACE)
        elif action >= CONDEMN:
            self.condemn(action - CONDEMN)
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

    # --- set-up by the players (O-6 to O-8, O-14, O-15) ---

    def condemner(self) -> i64:
        """Who decides about the map: the player at the bottom of the start stack (RO-1)."""
        if self.rulings.top_condemns:
            return top_of(self.line)
        return seat_at(self.line, height(self.line) - 1)

    def condemn(self, territory: i64) -> None:
        self.condemned |= BIT[territory]
        if self.journal is not None:
            self.note("olympos-log-condemns", [self.actor, territory])
        setup = self.box.setups[len(self.players)]
        if count_bits(self.condemned) == setup.condemned * len(RESOURCES):
            self.tribes = self.box.starred & ~self.condemned
            self.begin_placing_barbarians()

    def begin_placing_barbarians(self) -> None:
        if self.box.setups[len(self.players)].barbarians > 0:
            self.awaited = PLACING_BARBARIANS
        else:
            self.begin_turn()

    def place_barbarians(self, territory: i64) -> None:
        self.stacks[territory] = pushed(0, BARBARIANS)
        if self.journal is not None:
            self.note("olympos-log-barbarians", [self.actor, territory])
        setup = self.box.setups[len(self.players)]
        if count_bits(self.settled()) == setup.barbarians * len(RESOURCES):
            self.begin_turn()

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
            self.draws_due -= 1
            if not draw(self):
                self.awaited = KEEPING
                return False
        return True

    def go_on_after_draw(self) -> None:
        if self.buying != NONE:
            self.go_on_buying()
        else:
            self.draw_at_end_of_turn()

    # --- the end of a turn (O-21, O-74, O-84 to O-86) ---

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
        if not self.draw_all():
            return
        if self.players[self.mover].hand == 0:
            self.reveal_gods()
        else:
            self.awaited = ENDING

    def reveal_gods(self) -> None:
        """The next Olympos card that is due, along the track (RO-28); then the turn is over."""
        if self.gods_due == 0:
            self.end_turn()
            return
        place: i64 = 0
        while not self.gods_due & BIT[place]:
            place += 1
        reveal(self, place)
        self.ask(self.mover)

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

    # --- whose turn it is (O-17, O-100, O-101) ---

    def end_turn(self) -> None:
        if self.last_turn and not self.players[self.mover].resigned:
            self.line = without_seat(self.line, self.mover)
            if self.journal is not None:
                self.note("olympos-log-finishes", [self.mover])
        self.begin_turn()

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

    def finish(self, ending: i64) -> None:
        self.ending = ending
        self.awaited = OVER
        self.line = 0
        self.actor = NOBODY
        if self.journal is not None:
            self.note("olympos-log-end", [ending])

    # --- giving up ---

    def resign(self, seat: i64) -> None:
        """The seat leaves the line and the gods forget it; its settlers stay where they are."""
        player = self.players[seat]
        player.resigned = True
        self.discards += player.hand
        player.hand = 0
        player.fresh = 0
        player.cubes = 0
        player.hourglasses = 0
        self.line = without_seat(self.line, seat)
        self.touched &= ~BIT[seat]
        self.reveals += 1
        if self.journal is not None:
            self.note("olympos-log-resigns", [seat])
        if self.players_left() == 1:
            self.clear_the_table()
            self.finish(LAST_ONE_LEFT)
        elif self.awaited == CONDEMNING or self.awaited == PLACING_BARBARIANS:
            self.actor = self.condemner()
            self.mover = self.actor
        elif self.god != NONE:
            if seat == self.actor:
                self.go_on_without(seat)
        elif seat == self.mover:
            self.clear_the_table()
            self.begin_turn()

    def go_on_without(self, seat: i64) -> None:
        """The actor has given up in the middle of what a god asks."""
        if self.awaited == ANSWERING:
            self.ask_after(seat)
        else:
            self.cubes_due = 0
            self.let_touched_choose()

    def clear_the_table(self) -> None:
        """What is half done is dropped; cards that the Oracle showed are discarded."""
        self.discards += self.drawn
        self.drawn = 0
        self.start = NONE
        self.depth = NONE
        self.buying = NONE
        self.building = NONE
        self.god = NONE
        self.due = 0
        self.late = 0
        self.cubes_due = 0
        self.draws_due = 0
        self.gods_due = 0
        self.touched = 0
        self.forget_prayers()

    def players_left(self) -> i64:
        left: i64 = 0
        for player in self.players:
            if not player.resigned:
                left += 1
        return left


def without_seat(line: i64, seat: i64) -> i64:
    for position in range(height(line)):
        if seat_at(line, position) == seat:
            return without(line, position)
    return line
