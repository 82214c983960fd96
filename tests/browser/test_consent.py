"""What friends settle among themselves, before the game and in it: each with a browser of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Arrives
from tests.browser.meeting import asks_for_a_table, sets_up_a_table, sit_together, sits_down
from tests.browser.tab import Tab, thrifty
from tests.browser.visitor import Visitor
from tests.server.house import House, house_at


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Whoever has gone has gone: nobody waits for a line that may have dropped."""
    with house_at(tmp_path_factory.mktemp("house"), to_return=0.0) as house:
        yield house
    assert "Traceback" not in house.log(), house.log()


def question(tab: Tab) -> Locator:
    return tab.page.locator(".consent")


# --- in the game ------------------------------------------------------------------------------------------


def test_a_move_is_taken_back_when_everybody_agrees(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    sit_together(anna, bela, carla)
    anna.tab.takes_turn(thrifty)
    bela.tab.wait_for_turn()
    done = anna.tab.view["step"]

    anna.tab.button("Ask to take back my last move").click()

    expect(question(anna.tab)).to_contain_text("Still to agree: Béla and Carla.")
    expect(question(bela.tab)).to_contain_text("Anna would like to take back a move.")
    expect(question(bela.tab)).to_contain_text("What has come to light since then stays known")
    bela.tab.button("Agree").click()
    expect(question(bela.tab)).to_contain_text("Still to agree: Carla.")
    carla.tab.button("Agree").click()
    for tab in (anna.tab, bela.tab, carla.tab):
        expect(tab.log.get_by_text("Anna takes back a move, with everybody's consent.")).to_be_visible()
        expect(question(tab)).to_have_count(0)
    anna.tab.wait_for_turn()
    assert anna.tab.view["step"] < done


def test_whoever_would_rather_not_is_heard_and_playing_on_is_an_answer(
    anna: Visitor, bela: Visitor, carla: Visitor
) -> None:
    sit_together(anna, bela, carla)
    anna.tab.takes_turn(thrifty)
    bela.tab.wait_for_turn()
    anna.tab.button("Ask to take back my last move").click()
    carla.tab.button("Rather not").click()
    expect(question(anna.tab)).to_have_count(0)
    expect(anna.tab.log.get_by_text("Carla would rather not.")).to_be_visible()

    anna.tab.chooses_in_menu("Ask to take back my last move")
    expect(question(bela.tab)).to_be_visible()
    bela.tab.takes_turn(thrifty)
    for tab in (anna.tab, bela.tab, carla.tab):
        expect(question(tab)).to_have_count(0)


def test_a_pause_until_somebody_goes_on(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    sit_together(anna, bela, carla)
    bela.tab.chooses_in_menu("Ask for a pause")
    for friend in (anna, carla):
        expect(question(friend.tab)).to_contain_text("Béla asks for a pause.")
        friend.tab.button("Agree").click()
    for friend in (anna, bela, carla):
        expect(question(friend.tab)).to_contain_text("The game is paused.")
    assert anna.tab.view["actions"] == []
    carla.tab.button("Go on").click()
    anna.tab.wait_for_turn()
    anna.tab.takes_turn(thrifty)
    bela.tab.wait_for_turn()


def test_a_bot_plays_for_a_friend_who_has_left_and_leaves_when_they_come_back(
    anna: Visitor, bela: Visitor, carla: Visitor
) -> None:
    sit_together(anna, bela, carla)
    table = anna.page.url
    anna.page.goto("about:blank")
    expect(question(bela.tab)).to_contain_text(
        "Anna is away. After 10 minutes a bot plays until they return."
    )

    bela.tab.button("Let a bot play for Anna").click()
    expect(question(carla.tab)).to_contain_text("Béla proposes that a bot plays for Anna until they return.")
    carla.tab.button("Agree").click()

    bela.tab.wait_for_turn()
    expect(bela.page.get_by_text("a bot sits in")).to_be_visible()
    expect(bela.tab.log.get_by_text("A bot plays for Anna until they return.")).to_be_visible()
    back = anna.opens(table)
    expect(question(back)).to_contain_text(
        "While you were away a bot played for you. The seat is yours again."
    )
    expect(bela.page.get_by_text("a bot sits in")).to_have_count(0)
    expect(bela.tab.log.get_by_text("Anna is back, and plays again.")).to_be_visible()
    back.button("All right").click()
    for friend in (bela, carla):
        friend.tab.takes_turn(thrifty)
        (carla.tab if friend is bela else back).wait_for_turn()
    assert back.takes_turn(thrifty)


def test_alone_with_bots_one_asks_nobody(arrives: Arrives) -> None:
    anna = arrives("Anna")
    address = asks_for_a_table(
        anna, game="attika", seats=["me", "greedy"], options={"start_player": "1"}, start=True
    )
    tab = anna.opens(address)
    tab.wait_for_turn()
    tab.takes_turn(thrifty)
    tab.wait_until(lambda: any(line["seat"] == 1 for line in tab.view["log"]), "the bot has played")
    tab.wait_for_turn()
    tab.chooses_in_menu("Take back my last move")
    expect(tab.log.get_by_text("Anna takes back a move, with everybody's consent.")).to_be_visible()
    tab.chooses_in_menu("Pause the game")
    expect(question(tab)).to_contain_text("The game is paused.")


# --- before the game --------------------------------------------------------------------------------------


def seat_of(page: Page, name: str) -> Locator:
    return page.locator("li", has=page.locator(".who", has_text=name))


def test_friends_in_the_waiting_room(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    invitation = sets_up_a_table(anna)
    bela.page.goto(invitation)
    bela.page.get_by_text("The rules in short").click()
    expect(bela.page.get_by_text("You build a city-state on the Greek peninsula")).to_be_visible()
    expect(bela.page.get_by_text("Players may ask a bot for hints.")).to_be_visible()
    for guest in (bela, carla):
        sits_down(guest, invitation)
    expect(seat_of(bela.page, "Anna")).to_contain_text("host")
    expect(seat_of(anna.page, "Béla")).to_contain_text("not ready yet")
    expect(anna.page.get_by_text("Not ready yet: Béla and Carla.")).to_be_visible()
    bela.page.get_by_role("button", name="I am ready").click()
    expect(anna.page.get_by_text("Not ready yet: Carla.")).to_be_visible()

    carla.page.goto("about:blank")
    expect(seat_of(anna.page, "Carla")).to_contain_text("away")
    carla.page.goto(invitation)
    expect(seat_of(anna.page, "Carla")).to_contain_text("online")

    expect(bela.page.get_by_role("radio", name="Colour 1")).to_have_count(0)  # Anna has it
    bela.page.get_by_role("radio", name="Colour 4").check(force=True)
    expect(carla.page.get_by_role("radio", name="Colour 4")).to_have_count(0)
    expect(carla.page.get_by_role("radio", name="Colour 2")).to_have_count(1)

    anna.page.get_by_label("Players may ask a bot for hints.").uncheck()
    expect(bela.page.get_by_text("No hints at this table.")).to_be_visible()
    anna.page.get_by_role("button", name="Make Béla the host").click()
    expect(anna.page.get_by_role("button", name="Start the game")).to_have_count(0)
    bela.page.get_by_role("button", name="Start the game").click()
    anna.tab.wait_for_turn()
    assert [seat["colour"] for seat in anna.tab.view["table"]["seats"]] == [0, 3, 2]
    marks = anna.page.locator("aside article h2 .mark")
    expect(marks.nth(1)).to_have_text("◆")


def test_a_name_is_changed_in_the_waiting_room(arrives: Arrives) -> None:
    anna, bela = arrives("Anna"), arrives("Béla")
    invitation = sets_up_a_table(anna)
    sits_down(bela, invitation)
    bela.is_called("Bertalan")
    expect(seat_of(anna.page, "Bertalan")).to_be_visible()


def test_the_lesson_is_one_click_from_an_invitation(anna: Visitor, bela: Visitor) -> None:
    bela.page.goto(sets_up_a_table(anna))
    with bela.context.expect_page() as opened:
        bela.page.get_by_role("button", name="Play the lesson").click()
    expect(opened.value.get_by_role("progressbar", name="Lesson: note 1")).to_be_visible()
    expect(bela.page.get_by_role("button", name="Sit here").first).to_be_visible()


def test_where_nobody_may_watch_a_stranger_is_told_so(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    seats = {"game": "attika", "seats": ["me", "open"], "watching": False}
    address = asks_for_a_table(anna, **seats)
    anna.page.goto(address)
    bela.page.goto(address)
    carla.page.goto(address)
    bela.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Start the game").click()
    expect(carla.page.get_by_text("At this table nobody may watch while the game is on.")).to_be_visible()


def test_a_clock_of_ones_own(arrives: Arrives) -> None:
    page = arrives("Anna").page
    page.goto("/new")
    page.get_by_role("combobox", name="Clock").select_option("own")
    page.get_by_label("Minutes for each player").fill("7")
    page.get_by_label("Seconds more after every turn").fill("9")
    page.get_by_role("button", name="Set up the table").click()
    expect(page.get_by_text("Each player has 7 minutes, gets 9 seconds after every turn")).to_be_visible()


# --- at home ----------------------------------------------------------------------------------------------


def section(page: Page, heading: str) -> Locator:
    return page.locator("section", has=page.get_by_role("heading", name=heading))


def test_home_tells_where_to_join_what_to_watch_and_how_it_ended(arrives: Arrives) -> None:
    anna, bela, carla = arrives("Anna"), arrives("Béla"), arrives("Carla")
    anna.page.goto(asks_for_a_table(anna, game="attika", seats=["me", "open"]))
    waiting = section(bela.page, "Open tables").get_by_role("listitem").filter(has_text="Anna")
    expect(waiting).not_to_contain_text("host away")
    anna.page.goto("/")
    carla.page.reload()
    carlas = section(carla.page, "Open tables").get_by_role("listitem").filter(has_text="Anna")
    expect(carlas).to_contain_text("host away")
    section(anna.page, "My tables").get_by_role("link").first.click()

    waiting.get_by_text("Join").click()
    bela.page.get_by_role("button", name="Sit here").click()
    anna.page.get_by_role("button", name="Start the game").click()
    running = section(carla.page, "Games to watch").get_by_role("listitem").filter(has_text="Anna · Béla")
    expect(running).to_contain_text("Watch")

    bela.tab.chooses_in_menu("Resign")
    bela.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    anna.page.goto("/")
    expect(section(anna.page, "Finished games")).to_contain_text("You won")
    bela.page.goto("/")
    expect(section(bela.page, "Finished games")).to_contain_text("Place 2")


def test_rules_of_all_games_and_logging_in_are_reached_from_everywhere(arrives: Arrives) -> None:
    page = arrives("Anna").page
    for address, game in (("/", "Polis"), ("/new", "Olympos"), ("/account", "Attika")):
        page.goto(address)
        page.get_by_role("button", name="Rules").click()
        page.locator("#rules-menu").get_by_role("link", name=game).click()
        expect(page.get_by_role("heading", name=f"The rules of {game}")).to_be_visible()
    page.get_by_role("link", name="Log in").click()
    expect(page.get_by_label("Password")).to_be_visible()
    expect(page.get_by_text("You come back to the tables of your account.")).to_be_visible()
