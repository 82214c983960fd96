"""Answers given beforehand: the highest bid in Polis, and no to all gods in Olympos."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.house import Json, Person, Tab, catch_up, play_on
from tests.server.test_play import at_random, table_of_three

People = tuple[Person, Person, Person]


def question(tab: Tab, key: str) -> dict[str, Any] | None:
    return next((asked for asked in tab.view["questions"] if asked["key"] == key), None)


def answer(tab: Tab, key: str, value: int | None) -> dict[str, Any]:
    asked = question(tab, key)
    assert asked is not None
    return tab.ask("answer", key=key, about=asked["about"], value=value)


def play_until(tabs: list[Tab], met: Callable[[], bool], dice: str) -> None:
    choose = at_random(dice)
    for _ in range(2_000):
        if met():
            return
        play_on(tabs, choose, 1)
    pytest.fail("it never came to that")


@pytest.fixture
def auction(people: People) -> tuple[Tab, Tab, list[Tab]]:
    """A table of Polis where nobody has bid yet: who must bid first, and who is next."""
    _, tabs = table_of_three(people, game="polis", options={})

    def just_begun() -> bool:
        bidding = [tab for tab in tabs if question(tab, "bid")]
        return len(bidding) == 2 and all(question(tab, "bid")["most"] >= 4 for tab in bidding)  # type: ignore[index]

    play_until(tabs, just_begun, "to the auction")
    first = next(tab for tab in tabs if tab.my_move)
    second = next(tab for tab in tabs if question(tab, "bid") and tab is not first)
    return first, second, tabs


def bids(tab: Tab) -> list[int]:
    return [line["said"]["arguments"]["coins"] for line in tab.log if line["said"]["key"] == "polis-log-bids"]


def test_a_highest_bid_raises_by_one_and_then_passes(auction: tuple[Tab, Tab, list[Tab]]) -> None:
    first, second, tabs = auction
    assert answer(second, "bid", 3)["is"] == "ack"
    catch_up(tabs)
    first.move("bid", seat=first.view["you"], coins=1)
    first.wait_for(lambda: bids(first)[-2:] == [1, 2], "the answer to the first bid")
    first.wait_turn()
    first.move("bid", seat=first.view["you"], coins=3)
    first.wait_for(lambda: not question(first, "bid"), "the end of the auction")
    assert bids(first)[-1] == 3, "4 would have been too much"


def test_a_pass_beforehand_is_played_when_asked(auction: tuple[Tab, Tab, list[Tab]]) -> None:
    first, second, tabs = auction
    answer(second, "bid", 0)
    catch_up(tabs)
    first.move("bid", seat=first.view["you"], coins=1)
    first.wait_for(lambda: not question(first, "bid"), "the end of the auction")
    assert bids(first)[-1] == 1


def test_a_pass_for_a_turn_is_over_with_it(auction: tuple[Tab, Tab, list[Tab]]) -> None:
    first, second, tabs = auction
    assert answer(second, "pass_turn", 0)["is"] == "ack"
    catch_up(tabs)
    turn = first.view["position"]["turn"]
    choose = at_random("to the next auction")

    def notes_prompts(tab: Tab) -> Json:
        position = tab.view["position"]
        asked = tab is second and position["awaited"] == "bid"
        assert not (asked and position["turn"] == turn), "this was said for the whole turn"
        return choose(tab)

    for _ in range(500):
        play_on(tabs, notes_prompts, 1)
        if second.my_move and second.view["position"]["awaited"] == "bid":
            return
    pytest.fail("never asked again")


def test_who_always_passes_is_not_asked_until_saying_so(people: People) -> None:
    _, tabs = table_of_three(people, game="polis", options={})
    prompted = {tab.view["you"]: 0 for tab in tabs}
    choose = at_random("nobody bids")

    def notes_prompts(tab: Tab) -> Json:
        prompted[tab.view["you"]] += tab.view["position"]["awaited"] == "bid"
        return choose(tab)

    answer(tabs[1], "pass_always", 0)
    play_on(tabs, notes_prompts, 150)
    assert prompted[tabs[0].view["you"]] > 0
    assert prompted[tabs[1].view["you"]] == 0
    answer(tabs[1], "pass_always", None)
    play_on(tabs, notes_prompts)
    assert prompted[tabs[1].view["you"]] > 0


def test_a_highest_bid_for_one_auction_goes_before_a_pass_for_all(
    auction: tuple[Tab, Tab, list[Tab]],
) -> None:
    first, second, tabs = auction
    answer(second, "pass_always", 0)
    answer(second, "bid", 2)
    catch_up(tabs)
    first.move("bid", seat=first.view["you"], coins=1)
    first.wait_for(lambda: bids(first)[-2:] == [1, 2], "the answer to the first bid")


def test_an_answer_can_be_taken_back(auction: tuple[Tab, Tab, list[Tab]]) -> None:
    first, second, tabs = auction
    answer(second, "bid", 0)
    answer(second, "bid", None)
    second.wait_for(lambda: question(second, "bid")["value"] is None)  # type: ignore[index]
    catch_up(tabs)
    first.move("bid", seat=first.view["you"], coins=1)
    second.wait_turn()
    assert question(second, "bid"), "still in the auction, and asked"


def test_nobody_else_hears_of_an_answer(auction: tuple[Tab, Tab, list[Tab]]) -> None:
    _, second, tabs = auction
    answer(second, "bid", 3)
    catch_up(tabs)
    assert question(second, "bid")["value"] == 3  # type: ignore[index]
    others = [tab for tab in tabs if tab is not second]
    assert all(asked["value"] is None for tab in others for asked in tab.view["questions"])
    assert not any('"value":3' in frame for tab in others for frame in tab.frames)


@pytest.mark.parametrize("value", [-1, 10_000])
def test_more_than_the_coins_in_hand_is_refused(auction: tuple[Tab, Tab, list[Tab]], value: int) -> None:
    _, second, _ = auction
    assert answer(second, "bid", value)["is"] == "refused"


def test_an_answer_to_an_auction_that_is_over_is_refused(auction: tuple[Tab, Tab, list[Tab]]) -> None:
    first, second, tabs = auction
    asked = question(second, "bid")
    assert asked is not None
    for tab in (first, second):
        tab.wait_turn()
        tab.move("pass")
    catch_up(tabs)
    late = second.ask("answer", key="bid", about=asked["about"], value=2)
    assert late["reason"]["said"]["key"] == "core-stale"


def test_who_says_no_to_all_gods_is_not_asked_any_more(people: People) -> None:
    _, tabs = table_of_three(people, game="olympos", options={})
    for tab in tabs[1:]:
        assert answer(tab, "zeus", 0)["is"] == "ack"
    asked = {tab.view["you"]: 0 for tab in tabs}
    choose = at_random("many gods")

    def notes_questions(tab: Tab) -> Json:
        asked[tab.view["you"]] += tab.view["prompt"]["key"] == "olympos-prompt-answer"
        return choose(tab)

    play_on(tabs, notes_questions)
    assert asked[tabs[0].view["you"]] > 0
    assert [asked[tab.view["you"]] for tab in tabs[1:]] == [0, 0]
