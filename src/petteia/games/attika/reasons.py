"""Why an action in Attika is not legal: the rule that forbids it, and the reason in words.

`why_not` asks the same questions as `Attika.legal`, one by one, so that it can say which one failed.
"""

from __future__ import annotations

from collections.abc import Callable

from petteia.core.contract import NOBODY
from petteia.core.message import Refusal, SeatName, refusal
from petteia.core.move import Move, Resign
from petteia.core.numbers import amount, total
from petteia.games.attika import moves, names
from petteia.games.attika.box import LANDSCAPES
from petteia.games.attika.building import fewest_cards, price_of, settlement_fee, ways_to_pay
from petteia.games.attika.land import BESIDE, BLOCKED, FAR
from petteia.games.attika.moves import bundle_of, kind_named, spot_at
from petteia.games.attika.rules import Attika
from petteia.games.attika.state import (
    ACTING,
    BUILD_TURN,
    DRAW_TURN,
    DRAWN,
    LAYING,
    OVER,
    PAYING,
    TAKING,
    TURNING,
    UNDECIDED,
    kind_at,
    seat_at,
)

# What must be done before anything else, by what is awaited.
FIRST_THIS = {
    DRAWN: ("A-10", "attika-no-drawn-first"),
    PAYING: ("A-18", "attika-no-pay-first"),
    LAYING: ("A-31", "attika-no-tile-first"),
    TURNING: ("A-32", "attika-no-turn-first"),
    TAKING: ("A-13", "attika-no-cards-only"),
}


def why_not(state: Attika, move: Move) -> Refusal | None:
    if state.awaited == OVER:
        return refusal("A-35", "attika-no-game-over")
    match move:
        case Resign(seat):
            return why_no_resignation(state, seat)
        case moves.Pay(cards):
            return why_no_payment(state, bundle_of(cards))
        case moves.LayTile(at):
            return why_no_place(state, spot_at(at))
        case moves.Build(building, at):
            return why_no_building(state, kind_named(state.box, building), spot_at(at))
        case moves.TurnTile(turned):
            return why_no_rotation(state, turned)
        case moves.AmphoraDraw(pile):
            return why_no_amphora_draw(state, pile)
        case moves.Draw(pile):
            return why_no_draw(state, pile)
    return SIMPLE[type(move)](state)


def unless_awaited(state: Attika, *wanted: int) -> Refusal | None:
    """A refusal that names what must be done first, unless one of the wanted things is awaited."""
    if state.awaited in wanted:
        return None
    if state.awaited == ACTING:
        return refusal("A-9", "attika-no-action-first")
    rule, key = FIRST_THIS[int(state.awaited)]
    return refusal(rule, key)


# --- drawing and storing ------------------------------------------------------------------------------


def why_no_draw(state: Attika, pile: int) -> Refusal | None:
    if early := unless_awaited(state, ACTING):
        return early
    if state.turn_kind == BUILD_TURN:
        return refusal("A-9", "attika-no-draw-in-build-turn")
    if not state.may_act(DRAW_TURN):
        return refusal("A-29", "attika-no-amphora")
    if state.players[state.actor].piles[pile] == 0:
        return refusal("A-10", "attika-no-empty-pile", pile=names.pile(pile))
    return None


def why_no_amphora_draw(state: Attika, pile: int) -> Refusal | None:
    if no_draw := why_no_draw(state, pile):
        return no_draw
    if state.players[state.actor].amphoras == 0:
        return refusal("A-29", "attika-no-amphora")
    if not state.amphoras_may_go_first():
        return refusal("A-29", "attika-no-amphora-first")
    return None


def why_no_storing(state: Attika) -> Refusal | None:
    if state.awaited == DRAWN:
        return None
    return refusal("A-10", "attika-no-nothing-drawn")


# --- building -----------------------------------------------------------------------------------------


def why_no_building(state: Attika, kind: int, spot: int) -> Refusal | None:
    if early := unless_awaited(state, ACTING, DRAWN):
        return early
    if state.awaited == DRAWN:
        if kind != state.drawn:
            return refusal(
                "A-10", "attika-no-drawn-only", building=names.building(state.box, int(state.drawn))
            )
    elif wrong_turn := why_no_build_action(state, kind):
        return wrong_turn
    return why_no_site(state, spot) or why_too_dear(state, kind, int(state.land.cell(spot)))


def why_no_build_action(state: Attika, kind: int) -> Refusal | None:
    if state.turn_kind == DRAW_TURN:
        return refusal("A-9", "attika-no-build-in-draw-turn")
    if not state.may_act(BUILD_TURN):
        return refusal("A-29", "attika-no-amphora")
    if state.players[state.actor].stored[kind] == 0:
        return refusal("A-11", "attika-no-not-stored", building=names.building(state.box, kind))
    return None


def why_no_site(state: Attika, spot: int) -> Refusal | None:
    site = names.site(spot)
    if spot in list(state.land.temples):
        return refusal("A-16", "attika-no-temple-site", site=site)
    cell = state.land.cell(spot)
    if cell < 0:
        return refusal("A-16", "attika-no-land", site=site)
    occupant = state.occupant[cell]
    if occupant != NOBODY:
        there = names.building(state.box, int(kind_at(occupant)))
        owner = SeatName(int(seat_at(occupant)))
        return refusal("A-16", "attika-no-occupied-site", site=site, building=there, owner=owner)
    return None


def why_too_dear(state: Attika, kind: int, cell: int) -> Refusal | None:
    player = state.players[state.actor]
    price = price_of(state, player, kind, cell)
    fewest = fewest_cards(price.need, price.waived, player.cards, state.box.substitute_cards) + price.any
    lacking = int(fewest - total(player.cards))
    if lacking <= 0:
        return None
    if price.need:
        need = names.cards(price.need)
        return refusal("A-18", "attika-no-too-dear", need=need, any=int(price.any), lacking=lacking)
    rule = "A-24" if price.any == settlement_fee(state, player, cell) else "A-22"
    return refusal(rule, "attika-no-too-dear-any", any=int(price.any), lacking=lacking)


def why_no_payment(state: Attika, cards: int) -> Refusal | None:
    if state.awaited != PAYING:
        return refusal("A-18", "attika-no-nothing-to-pay")
    if cards in list(ways_to_pay(state)):
        return None
    hand = state.players[state.actor].cards
    if any(amount(cards, number) > amount(hand, number) for number in range(len(LANDSCAPES))):
        return refusal("A-18", "attika-no-such-cards", cards=names.cards(hand))
    return refusal("A-19", "attika-no-such-payment")


# --- the map ------------------------------------------------------------------------------------------


def why_no_place(state: Attika, spot: int) -> Refusal | None:
    if state.awaited != LAYING:
        return refusal("A-31", "attika-no-tile-to-lay")
    nearness = state.land.nearness[spot]
    if nearness == BLOCKED:
        return refusal("A-32", "attika-no-overlap", site=names.site(spot))
    if nearness == FAR:
        return refusal("A-32", "attika-no-touch", site=names.site(spot))
    assert nearness == BESIDE
    return None


def why_no_rotation(state: Attika, rotation: int) -> Refusal | None:
    if state.awaited != TURNING:
        return refusal("A-32", "attika-no-tile-to-turn")
    looks = int(state.box.rotations[state.tile])
    if rotation >= looks:
        return refusal("A-32", "attika-no-same-look", other=rotation % looks)
    return None


# --- cards, and the end of the turn ---------------------------------------------------------------------


def why_no_stop(state: Attika) -> Refusal | None:
    if early := unless_awaited(state, ACTING):
        return early
    if state.turn_kind != UNDECIDED and state.actions_left == 0:
        return refusal("A-12", "attika-no-unused-action")
    return None


def why_no_card_due(state: Attika) -> Refusal | None:
    if early := unless_awaited(state, TAKING):
        return early
    if state.cards_due == 0:
        return refusal("A-12", "attika-no-card-due")
    return None


def why_no_amphora_card(state: Attika) -> Refusal | None:
    if early := unless_awaited(state, ACTING, TAKING):
        return early
    if state.awaited == ACTING and (state.turn_kind == UNDECIDED or state.actions_left > 0):
        return refusal("A-13", "attika-no-unused-actions-first")
    if state.cards_due > 0:
        return refusal("A-13", "attika-no-due-cards-first")
    if state.players[state.actor].amphoras == 0:
        return refusal("A-29", "attika-no-amphora")
    if not state.cards_remain():
        return refusal("A-15", "attika-no-cards-left")
    return None


def why_no_end(state: Attika) -> Refusal | None:
    if early := unless_awaited(state, ACTING, TAKING):
        return early
    if state.awaited == ACTING and (state.turn_kind == UNDECIDED or state.actions_left > 0):
        return refusal("A-12", "attika-no-end-with-unused-actions")
    return None


def why_no_resignation(state: Attika, seat: int) -> Refusal | None:
    if seat >= len(state.players):
        return refusal("A-38", "attika-no-such-seat")
    if state.players[seat].resigned:
        return refusal("A-38", "attika-no-second-resignation", player=SeatName(seat))
    return None


SIMPLE: dict[type[Move], Callable[[Attika], Refusal | None]] = {
    moves.Stop: why_no_stop,
    moves.TakeCard: why_no_card_due,
    moves.AmphoraCard: why_no_amphora_card,
    moves.EndTurn: why_no_end,
    moves.Store: why_no_storing,
}
