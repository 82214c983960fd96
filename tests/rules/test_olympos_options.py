"""Chapter 11: the options, each of them another reading of an unclear rule."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from petteia.core.chance import dice_of
from petteia.core.contract import State
from petteia.core.game import Impossible
from petteia.core.message import Message
from petteia.games import game_named
from petteia.games.olympos.options import OPTIONS
from petteia.games.olympos.rules import Olympos
from tests.rules.olympos_page import PAGE, RULINGS
from tests.rules.olympos_table import (
    awaited,
    items,
    legal_moves,
    new_game,
    offers,
    play,
    refused,
    seen,
    settled,
    space,
    table,
    time,
)
from tests.rules.test_olympos_components import changed
from tests.rules.test_olympos_development import having, starry

GAME = game_named("olympos")

AHEAD = [{"space": 30}] * 3
CLOSE = [{"space": 75}] * 3
DENSE = changed(("zeus = [12, 24, 36, 48, 60, 72]", "zeus = [12, 13, 36, 48, 60, 72]"))


def with_option(key: str, value: str | None, **said: Any) -> Olympos:
    """A table with an option set, or, without a value, with nothing said about it."""
    return table(**said, options={} if value is None else {key: value})


# --- condemner: who condemns territories? (O-6) ---


@pytest.mark.parametrize("options", [{}, {"condemner": "bottom"}])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_option_condemner_O6_the_one_at_the_bottom(players: int, options: dict[str, str]) -> None:
    """Except with two players, for whom the only text says: the one on top."""
    line = GAME.position(new_game(players, **options))["line"]
    assert who_condemns(new_game(players, **options)) == (line[0] if players == 2 else line[-1])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_option_condemner_O6_the_one_on_top(players: int) -> None:
    """By the Italian rulebook, which has the one at the bottom with four players."""
    line = GAME.position(new_game(players, condemner="top"))["line"]
    assert who_condemns(new_game(players, condemner="top")) == (line[-1] if players == 4 else line[0])


def who_condemns(state: Olympos) -> int:
    """One player decides about the whole map; then it is the turn of the one on top."""
    chooser = awaited(state)[1]
    while awaited(state)[0] in ("condemn", "barbarians"):
        assert awaited(state)[1] == chooser
        state.apply(state.legal()[0])
    assert awaited(state) == ("act", GAME.position(state)["line"][0])
    return chooser


# --- wonder_stars: may one have more stars than needed? (O-55) ---


@pytest.mark.parametrize("options", [{}, {"wonder_stars": "at_least"}])
def test_option_wonder_stars_O55_at_least_so_many(options: dict[str, str]) -> None:
    assert offers(starry(5, options=options), "build") == ["lion gate", "stadium", "parthenon"]


def test_option_wonder_stars_O55_exactly_so_many() -> None:
    exactly = {"wonder_stars": "exactly"}
    state = starry(5, options=exactly)
    assert offers(state, "build") == ["stadium", "parthenon"]
    assert refused(state, "build lion gate") == "O-55"
    assert offers(starry(4, athena=2, options=exactly), "build") == [
        "lion gate",
        "stadium",
        "parthenon",
        "statue of zeus",
        "colossus",
    ]


# --- last_turn: when does the end begin? (O-100) ---


@pytest.mark.parametrize("value", [None, "reached"])
def test_option_last_turn_O100_when_the_last_zeus_space_is_reached(value: str | None) -> None:
    state = with_option("last_turn", value, space=72, others=[{"space": 78}] * 3)
    assert "pass" in legal_moves(state)


def test_option_last_turn_O100_only_when_it_is_passed() -> None:
    state = with_option("last_turn", "passed", space=72, others=[{"space": 78}] * 3)
    assert refused(state, "pass") == "O-100"
    play(state, "new settler from north to macedonia")
    assert (space(state), awaited(state)) == (75, ("act", 0))
    assert "pass" in legal_moves(state)


# --- prices: where do they stand? (O-46) ---

ELSEWHERE = {"red": ["cavalry", "oracle", "medicine", "metallurgy", "religion"]}


@pytest.mark.parametrize("options", [{}, {"prices": "spaces"}])
def test_option_prices_O46_on_the_spaces(options: dict[str, str]) -> None:
    state = having(grain=1, stone=1, board=ELSEWHERE, options=options)
    assert offers(state, "discover") == ["medicine", "religion"]


def test_option_prices_O46_on_the_tiles() -> None:
    """Medicine asks for grain and wood, Cavalry for grain and stone, wherever they lie."""
    state = having(grain=1, stone=1, board=ELSEWHERE, options={"prices": "tiles"})
    assert offers(state, "discover") == ["cavalry", "religion"]
    assert GAME.overview(GAME.information(GAME.view(state, 0)))["tiles"]["cavalry"]["cost"] == [
        {"count": 1, "resource": "grain"},
        {"count": 1, "resource": "stone"},
    ]


# --- own_discount: do Money and Agriculture make themselves cheaper? (O-68) ---


@pytest.mark.parametrize("value", [None, "at_once"])
def test_option_own_discount_O68_counts_at_once(value: str | None) -> None:
    """Agriculture lies where grain is asked for: its tile with grain saves 2, the one with wood nothing."""
    for face, where in (("grain", 5), ("wood", 7)):
        options = {} if value is None else {"own_discount": value}
        state = play(
            having(grain=2, gold=1, options=options), f"discover agriculture tile {face} bonus settler"
        )
        assert space(state) == where


def test_option_own_discount_O68_from_the_next_action_on() -> None:
    later = {"own_discount": "next_action"}
    state = having(grain=2, wood=1, others=AHEAD, options=later)
    play(state, "discover agriculture tile grain bonus settler")
    assert space(state) == 7
    assert time(state, "discover commerce") == 5


# --- cross: which actions may not go beyond it? (O-100) ---


@pytest.mark.parametrize("value", [None, "every_action"])
def test_option_cross_O100_stops_every_action(value: str | None) -> None:
    land = settled("macedonia", "thrace", "pelagonia")
    state = with_option("cross", value, space=71, erinyes=4, settlers=land, others=CLOSE)
    assert refused(state, "discover religion") == "O-100"


def test_option_cross_O100_stops_the_last_action_only() -> None:
    """An ordinary action ends on the Cross, and what is left of its price is forgiven."""
    land = settled("macedonia", "thrace", "pelagonia")
    state = with_option("cross", "last_action", space=71, erinyes=4, settlers=land, others=CLOSE)
    assert items(state, "discover religion")[-1] == Message("olympos-price-space-at-most", {"space": 79})
    assert space(play(state, "discover religion bonus settler")) == 79
    state = with_option("cross", "last_action", space=75, settlers=land, others=CLOSE)
    assert refused(state, "discover religion") == "O-100"


# --- two_zeus_spaces: what comes first if two are passed in one turn? (O-84) ---


def past_two_zeus_spaces(value: str | None, **said: Any) -> Olympos:
    """On an owner's track they may lie so close that one action passes both."""
    said = {"components": DENSE, "space": 11, "others": [{"space": 11}] * 3, **said}
    state = with_option("two_zeus_spaces", value, **said)
    return play(state, "new settler from north to macedonia")


def stage(state: Olympos) -> tuple[str, int, list[bool]]:
    """What is awaited, the destiny cards of the first seat, and which of the first two gods are turned up."""
    position = GAME.position(state)
    assert GAME.position(GAME.load(position, DENSE)) == position
    gods = [god["revealed"] for god in position["gods"]][:2]
    return awaited(state)[0], len(seen(state, 0)["hand"]), gods


@pytest.mark.parametrize("value", [None, "all_cards_first"])
def test_option_two_zeus_spaces_O84_all_destiny_cards_first(value: str | None) -> None:
    state = past_two_zeus_spaces(value)
    assert stage(state) == ("ending", 2, [False, False])
    assert stage(play(state, "done")) == ("answer", 2, [True, False])


def test_option_two_zeus_spaces_O84_space_by_space() -> None:
    """The first god sees one destiny card; the second one is drawn when that god has done its work."""
    state = past_two_zeus_spaces("space_by_space", gods=[{"card": "keres"}, {"card": "erinyes"}, *[{}] * 7])
    assert stage(state) == ("ending", 1, [False, False])
    assert stage(play(state, "done")) == ("answer", 1, [True, False])
    assert stage(play(state, "done")) == ("ending", 2, [True, False])
    assert seen(state)["keres"] == 2
    assert stage(play(state, "done")) == ("answer", 2, [True, True])
    assert stage(play(state, "done")) == ("act", 2, [True, True])


def test_option_two_zeus_spaces_O84_nemesis_takes_what_is_drawn() -> None:
    gods = [{"card": "nemesis"}, *[{}] * 8]
    for value, left in [("all_cards_first", 0), ("space_by_space", 1)]:
        state = past_two_zeus_spaces(value, gods=gods)
        play(state, "done", "done")
        assert stage(state)[1] == left


def test_option_two_zeus_spaces_O84_the_oracle_chooses_twice() -> None:
    state = past_two_zeus_spaces("space_by_space", discoveries=["oracle"])
    assert stage(play(state, legal_moves(state)[0])) == ("ending", 1, [False, False])
    play(state, "done", "done")
    assert stage(state) == ("keep", 1, [True, False])


def test_option_two_zeus_spaces_O84_who_gives_up_meanwhile_draws_no_more() -> None:
    state = play(past_two_zeus_spaces("space_by_space"), "done", "resign 1")
    assert stage(state) == ("act", 0, [True, True])


# --- escape: is it free to leave from under another settler? (O-40) ---


@pytest.mark.parametrize("value", [None, "paid"])
def test_option_escape_O40_is_paid_like_any_journey(value: str | None) -> None:
    state = with_option("escape", value, settlers={"attica": [0, 1]})
    assert time(state, "settler from attica to corinthia") == 1
    assert time(state, "settler from attica to attica") == 1 + 1 + 2


def test_option_escape_O40_is_free() -> None:
    state = with_option("escape", "free", settlers={"attica": [0, 1], "elis": [0], "naxos": [2]})
    assert time(state, "settler from attica to corinthia") == 0
    assert time(state, "settler from attica to naxos") == 2  # the fight
    assert time(state, "settler from attica to attica") == 2
    assert time(state, "settler from elis to arcadia") == 1
    play(state, "settler from attica to corinthia")
    assert (space(state), awaited(state)) == (0, ("act", 0))


# --- bought_hourglasses: do they pay for the same action? (O-22) ---


@pytest.mark.parametrize("options", [{}, {"bought_hourglasses": "at_once"}])
def test_option_bought_hourglasses_O22_pay_at_once(options: dict[str, str]) -> None:
    state = play(having(grain=1, wood=1, options=options), "discover medicine bonus hourglasses")
    assert (space(state), seen(state)["hourglasses"]) == (5, 0)


def test_option_bought_hourglasses_O22_wait_for_the_next_action() -> None:
    late = {"bought_hourglasses": "next_action"}
    state = having(grain=1, wood=1, hourglasses=1, options=late, others=AHEAD)
    play(state, "discover medicine bonus hourglasses")
    assert (space(state), seen(state)["hourglasses"]) == (6, 2)
    play(state, "new settler from north to pelagonia")
    assert (space(state), seen(state)["hourglasses"]) == (6, 0)


def test_option_bought_hourglasses_O22_those_of_cavalry_too() -> None:
    late = {"bought_hourglasses": "next_action"}
    state = play(having(grain=1, stone=1, options=late), "discover cavalry bonus settler")
    assert (space(state), seen(state)["hourglasses"]) == (7, 2)


# --- supply: can it run out? (O-50) ---


@pytest.mark.parametrize("value", [None, "unlimited"])
def test_option_supply_O50_never_runs_out(value: str | None) -> None:
    state = with_option("supply", value, hand=["cube_gold"], others=[{"cubes": {"gold": 7}}, {}, {}])
    assert seen(play(state, "play cube gold"))["cubes"] == {"gold": 1}


def test_option_supply_O50_strict_with_cubes() -> None:
    others: list[dict[str, Any]] = [{"cubes": {"gold": 7}}, {}, {}]
    state = with_option("supply", "strict", hand=["cube_gold"], others=others)
    assert refused(state, "play cube gold") == "O-77"
    state = play(having(grain=2, wood=1, others=others, options={"supply": "strict"}), "discover commerce")
    assert offers(state, "take") == ["grain", "wood", "stone"]
    assert refused(state, "take gold") == "O-65"


def test_option_supply_O50_strict_with_hourglasses() -> None:
    others: list[dict[str, Any]] = [{"hourglasses": 11}, {}, {}]
    state = having(grain=1, wood=1, others=others, options={"supply": "strict"})
    play(state, "discover medicine bonus hourglasses")
    assert space(state) == 7 - 1


def test_option_supply_O50_strict_with_cards_for_hourglasses() -> None:
    """They bring no more than there is, and where there is none they cannot be played."""
    said: dict[str, Any] = {"hand": ["hourglass_per_grain"], "settlers": settled("macedonia", "boeotia")}
    state = with_option("supply", "strict", **said, others=[{"hourglasses": 11}, {}, {}])
    assert items(state, "play hourglass per grain") == [
        Message("olympos-price-brings", {"gain": Message("olympos-bonus-hourglasses", {"count": 1})})
    ]
    assert seen(play(state, "play hourglass per grain"))["hourglasses"] == 1
    state = with_option("supply", "strict", **said, others=[{"hourglasses": 12}, {}, {}])
    assert refused(state, "play hourglass per grain") == "O-81"


def test_option_supply_O50_strict_with_pieces() -> None:
    """Twenty of a colour: one on the track, four on the map, fourteen in stock; one is left."""
    strict = {"supply": "strict"}
    state = play(having(grain=2, wood=2, stock=14, options=strict), "discover surgery")
    assert (seen(state)["stock"], seen(state)["discoveries"]) == (15, ["surgery"])  # and none marks a bonus
    with pytest.raises(Impossible, match="there are only 20 pieces of a colour"):
        having(grain=2, wood=2, stock=16, options=strict)


# --- prestige: does it lie open? (O-113) ---


@pytest.mark.parametrize("value", [None, "hidden"])
def test_option_prestige_O113_lies_face_down(value: str | None) -> None:
    state = with_option("prestige", value, others=[{"prestige": 3}, {}, {}])
    assert [seat["prestige"] for seat in GAME.view(state, 0)["seats"]] == [0, None, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, -1])
def test_option_prestige_O113_lies_open(seat: int) -> None:
    state = with_option("prestige", "open", hand=["all_types"], others=[{"prestige": 3}, {}, {}])
    assert [player["prestige"] for player in GAME.view(state, seat)["seats"]] == [0, 3, 0, 0]
    assert seen_prestige(state.information(seat).sample(dice_of("guess"))) == [0, 3, 0, 0]


def seen_prestige(state: State) -> list[int]:
    return [player["prestige"] for player in GAME.position(state)["seats"]]


TESTED: dict[str, Callable[..., None]] = {
    "condemner": test_option_condemner_O6_the_one_on_top,
    "wonder_stars": test_option_wonder_stars_O55_exactly_so_many,
    "last_turn": test_option_last_turn_O100_only_when_it_is_passed,
    "prices": test_option_prices_O46_on_the_tiles,
    "own_discount": test_option_own_discount_O68_from_the_next_action_on,
    "cross": test_option_cross_O100_stops_the_last_action_only,
    "two_zeus_spaces": test_option_two_zeus_spaces_O84_space_by_space,
    "escape": test_option_escape_O40_is_free,
    "bought_hourglasses": test_option_bought_hourglasses_O22_wait_for_the_next_action,
    "supply": test_option_supply_O50_strict_with_cubes,
    "prestige": test_option_prestige_O113_lies_open,
}


def test_every_option_is_tested_above_and_named_on_the_pages() -> None:
    assert list(TESTED) == [option.key for option in OPTIONS]
    for option in OPTIONS:
        assert f"[{option.key}]" in PAGE
        assert f"_{option.rule.replace('-', '')}_" in TESTED[option.key].__name__
        values = ", ".join(f"`{value}`" for value in option.values)
        assert f"| `{option.key}` | {values} | {option.rule} | [{option.ruling}]" in RULINGS


def test_every_ruling_names_rules_that_are_there() -> None:
    rulings = RULINGS.partition("\n## Olympos\n")[2].partition("\n## ")[0]
    ids = re.findall(r"^### (RO-\d+) ", rulings, re.MULTILINE)
    assert ids == [f"RO-{number}" for number in range(1, len(ids) + 1)]
    for rules in re.findall(r"^Rules: ([^.]*)\.", rulings, re.MULTILINE):
        assert all(f"### {rule} " in PAGE for rule in rules.split(", "))


def test_an_option_that_is_not_said_has_its_first_value() -> None:
    assert GAME.settings(new_game())[0] == {option.key: option.values[0] for option in OPTIONS}


def test_an_unknown_option_or_value_is_refused() -> None:
    with pytest.raises(Impossible, match="There is no option 'blessing'"):
        new_game(blessing="yes")
    with pytest.raises(Impossible, match="Option escape can be paid or free, not 'never'"):
        new_game(escape="never")


def test_every_option_can_be_played_to_the_end() -> None:
    state = new_game(3, **{option.key: option.values[-1] for option in OPTIONS})
    steps = 0
    while state.actor >= 0:
        state.apply(state.legal()[steps * 7 % len(state.legal())])
        steps += 1
    assert GAME.position(state)["ending"] == "all finished"
