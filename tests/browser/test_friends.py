"""Three friends meet at a table by an invitation link; neither a lost line nor an empty seat spoils it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Arrives
from tests.browser.line import Line
from tests.browser.meeting import sets_up_a_table, sit_together, sits_down
from tests.browser.tab import Tab, thrifty
from tests.browser.visitor import Visitor


def test_three_friends_play_some_rounds(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    invitation = sets_up_a_table(anna)
    anna.page.get_by_role("button", name="Start the game").click(force=True)
    expect(anna.page.get_by_role("alert")).to_contain_text("Some seats are still open.")
    for guest in (bela, carla):
        sits_down(guest, invitation)
    expect(anna.page.get_by_text("All seats are taken. You can start.")).to_be_visible()
    expect(bela.page.get_by_text("The host starts the game.")).to_be_visible()
    expect(bela.page.get_by_role("button", name="Start the game")).to_have_count(0)
    anna.page.get_by_role("button", name="Start the game").click()

    expect(anna.page).to_have_title("● Attika – Petteia")
    expect(bela.page).to_have_title("Attika – Petteia")
    tabs = [anna.tab, bela.tab, carla.tab]
    for _ in range(2):
        play_a_round(tabs)
    for tab in tabs:
        expect(tab.log.get_by_text("Turn 7: Anna.")).to_be_visible()


def test_a_line_that_drops_in_mid_action_comes_back(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    line = Line(anna.tab)
    sit_together(anna, bela, carla)
    line.stops()  # what Anna does arrives, but she does not hear of it
    anna.tab.points_out("draw", pile=1)
    bela.tab.is_at(1)
    expect(anna.page.get_by_text("Reconnecting")).to_have_count(0)

    line.drops()

    expect(anna.page.get_by_text("Reconnecting")).to_be_visible()
    anna.tab.is_at(1)
    expect(anna.page.get_by_text("Reconnecting")).to_have_count(0)
    assert line.opened == 2
    anna.tab.plays("store")
    bela.tab.is_at(2)
    expect(bela.tab.log.get_by_text("Anna draws from pile 1.")).to_have_count(1)


def test_an_action_is_taken_back_before_everybodys_eyes(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    sit_together(anna, bela, carla)
    anna.tab.plays("draw", pile=1)
    anna.tab.plays("store")
    bela.tab.unfolds("Anna draws from pile 1.")
    expect(bela.tab.log.get_by_text("Anna puts")).to_have_count(1)

    anna.tab.button("Undo").click()

    for tab in (anna.tab, bela.tab, carla.tab):
        tab.is_at(1)
        expect(tab.log.get_by_text("Anna takes back a move.")).to_have_count(1)
        expect(tab.log.get_by_text("Anna puts")).to_have_count(0)
    undo = anna.tab.button("Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)
    expect(anna.tab.hint).to_contain_text("brought something hidden to light")
    anna.tab.is_at(1)


def test_a_bot_plays_for_whoever_leaves_until_they_come_back(
    anna: Visitor, bela: Visitor, carla: Visitor
) -> None:
    sit_together(anna, bela, carla)
    bela.tab.chooses_in_menu("Let a bot play for me")
    for tab in (anna.tab, bela.tab, carla.tab):
        expect(tab.page.get_by_text("a bot sits in")).to_be_visible()

    anna.tab.takes_turn(thrifty)
    carla.tab.wait_for_turn()  # the bot has played

    assert {line["seat"] for line in carla.tab.view["log"]} >= {1}
    bela.tab.chooses_in_menu("Take my seat back")
    expect(anna.page.get_by_text("a bot sits in")).to_have_count(0)
    carla.tab.takes_turn(thrifty)
    anna.tab.wait_for_turn()
    anna.tab.takes_turn(thrifty)
    bela.tab.wait_for_turn()
    assert bela.tab.takes_turn(thrifty)


def test_what_is_said_is_marked_until_it_is_read(anna: Visitor, bela: Visitor, carla: Visitor) -> None:
    sit_together(anna, bela, carla)
    unread = bela.page.get_by_role("img", name="New messages")
    expect(unread).to_have_count(0)

    anna.tab.button("Chat").click()
    anna.page.get_by_label("Say something").fill("Who has the <b>mountains</b>?")
    anna.page.get_by_role("button", name="Send").click()

    expect(unread).to_be_visible()
    bela.page.get_by_role("button", name="Chat").click()
    expect(bela.page.get_by_role("list", name="Chat")).to_contain_text("Anna Who has the <b>mountains</b>?")
    expect(unread).to_have_count(0)
    expect(anna.page.get_by_role("img", name="New messages")).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_more(
    anna: Visitor, bela: Visitor, carla: Visitor, arrives: Arrives
) -> None:
    invitation = sit_together(anna, bela, carla)
    dora, table = arrives("Dora"), anna.page.url
    uninvited = dora.opens(table)
    expect(uninvited.page.get_by_text("This table is private.")).to_be_visible()

    watching = dora.opens(invitation)
    anna.tab.plays("draw", pile=1)

    watching.is_at(1)
    expect(watching.prompt).to_be_visible()
    expect(anna.page.get_by_text("1 watching")).to_be_visible()
    expect(watching.actions.get_by_role("button")).to_have_count(0)
    expect(watching.page.get_by_role("list", name="Landscape cards")).to_have_count(0)
    assert watching.view["actions"] == []
    assert all(isinstance(seat["cards"], int) for seat in watching.position["seats"])
    watching.button("Chat").click()
    expect(watching.page.get_by_text("The chat is for those at the table.")).to_be_visible()


# --- what they do --------------------------------------------------------------------------------------


def play_a_round(tabs: list[Tab]) -> None:
    for tab in tabs:
        tab.wait_for_turn()
        tab.takes_turn(thrifty)
