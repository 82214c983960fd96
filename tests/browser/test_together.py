"""What makes a table a table of people: one device for all, clocks, words, habits, and the next game."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrives
from tests.browser.meeting import asks_for_a_table, plays_now, sets_up_a_table, sit_together, sits_down
from tests.browser.tab import Tab
from tests.browser.visitor import Visitor
from tests.server.house import House

COUNT_STRINGS = """
    window.plucked = 0;
    const Real = window.OscillatorNode;
    window.OscillatorNode = function (...given) {
        window.plucked += 1;
        return new Real(...given);
    };
"""


def takes_a_quiet_turn(tab: Tab) -> None:
    """Nothing comes to light, so that its end is confirmed."""
    for _ in range(2):
        tab.plays("draw", pile=1)
        tab.plays("store")


def opens_settings(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()


def chooses(page: Page, group: str, choice: str) -> None:
    page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()


# --- one device -------------------------------------------------------------------------------------------


def test_two_people_play_on_one_device_behind_a_curtain(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    page, tab = anna.page, anna.tab
    page.get_by_role("link", name="Several people on one device").click()
    page.get_by_label("Name at seat 2").fill("Béla")
    page.get_by_text("Rules played").click()
    page.get_by_role("group", name="Who begins?").get_by_label("Seat 1.").check()
    page.get_by_role("button", name="Set up the table").click()

    curtain = page.get_by_role("dialog", name="Hand the device to")
    cards = page.get_by_role("list", name="Landscape cards")
    expect(curtain).to_contain_text("Hand the device to Anna")
    expect(page).to_have_title("● Attika – Petteia")
    expect(cards).to_have_count(0)
    assert no_hand_in(tab.frames)

    page.get_by_role("button", name="I am Anna: show my table").click()
    expect(curtain).to_have_count(0)
    expect(cards).to_be_visible()
    takes_a_quiet_turn(tab)
    tab.frames.clear()
    page.get_by_role("button", name="End turn").click()

    expect(curtain).to_contain_text("Hand the device to Béla")
    expect(cards).to_have_count(0)
    assert no_hand_in(tab.frames), "the server has sent nobody's hand yet"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(curtain).to_be_visible()
    page.get_by_role("button", name="I am Béla: show my table").click()
    tab.wait_until(lambda: tab.seat == 1, "Béla looks")
    expect(cards).to_be_visible()
    tab.plays("draw", pile=1)


def no_hand_in(frames: list[str]) -> bool:
    views = [json.loads(frame) for frame in frames if '"is":"view"' in frame]
    hands = [seat["cards"] for view in views if view["position"] for seat in view["position"]["seats"]]
    return bool(hands) and all(isinstance(hand, int) for hand in hands)


# --- clocks -----------------------------------------------------------------------------------------------


def test_a_clock_ticks_for_who_must_act_and_says_when_little_is_left(arrives: Arrives, house: House) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    anna.forgives("WebSocket|ERR_CONNECTION")
    page = anna.page
    page.get_by_role("link", name="Set up a table for friends").click()
    page.get_by_role("combobox", name="Clock").select_option(label="Live: 20 minutes and 30 seconds a turn")
    expect(page.get_by_text("Each player has 20 minutes, gets 30 seconds after every turn")).to_be_visible()
    page.get_by_role("combobox", name="Seat 2").select_option("citizen")
    page.get_by_role("button", name="Set up the table").click()
    page.get_by_role("button", name="Start the game").click()
    anna.tab.wait_for_turn()

    clock = page.get_by_role("timer")
    expect(clock).to_have_count(1)  # bots need none
    expect(clock).to_have_text(re.compile(r"^\s*(20:00|19:5\d)\s*$"))
    before = clock.inner_text()
    expect(clock).not_to_have_text(before)
    expect(clock).to_have_attribute("aria-label", re.compile(r"^[\d:]+ left$"))

    house.lets_time_pass(1140)
    expect(clock).to_have_attribute("aria-label", re.compile(r"^Only 0:\d\d left$"))
    expect(clock.locator("svg")).to_be_visible()


# --- before the game --------------------------------------------------------------------------------------


def test_the_host_seats_people_and_sends_them_away(anna: Visitor, bela: Visitor) -> None:
    sits_down(bela, sets_up_a_table(anna))
    seats = anna.page.locator(".seats li .who")
    expect(seats).to_contain_text(["Anna", "Béla", "open"])

    anna.page.get_by_role("button", name="Move up: Béla").click()
    expect(seats).to_contain_text(["Béla", "Anna", "open"])
    expect(bela.page.locator(".seats li .who")).to_contain_text(["Béla", "Anna", "open"])
    expect(bela.page.get_by_role("button", name="Move up")).to_have_count(0)

    anna.page.get_by_role("button", name="Free the seat").click()
    expect(seats).to_contain_text(["open", "Anna", "open"])
    expect(bela.page.get_by_role("button", name="Sit here")).to_have_count(2)
    expect(bela.page.get_by_text("You no longer have a seat at this table.")).to_be_visible()
    anna.page.get_by_role("button", name="Let the lot seat you").click()
    expect(anna.page.get_by_role("alert")).to_have_count(0)


def test_a_seat_shows_its_bot_also_when_that_is_not_offered(anna: Visitor) -> None:
    anna.page.goto(asks_for_a_table(anna, game="polis", seats=["me", "greedy", "citizen"]))
    chosen = anna.page.locator(".seats select")
    expect(chosen.first.locator("option:checked")).to_have_text("plays the best move at hand")
    expect(chosen.last.locator("option:checked")).to_have_text(re.compile("^Citizen"))


def test_a_new_name_is_seen_at_once_by_those_who_wait(anna: Visitor, bela: Visitor) -> None:
    sits_down(bela, sets_up_a_table(anna))
    elsewhere = bela.opens("/")
    field = elsewhere.page.get_by_label("You play as")
    field.fill("Berta")
    field.press("Enter")
    for page in (anna.page, bela.page):
        expect(page.locator(".seats li .who").nth(1)).to_contain_text("Berta")
    field.fill("Béla")
    field.press("Enter")
    expect(anna.page.locator(".seats li .who").nth(1)).to_contain_text("Béla")


def test_the_lobby_shows_what_suits_and_nothing_private(anna: Visitor, bela: Visitor) -> None:
    def sets_up(seats: str, clock: str, private: bool) -> None:
        anna.page.goto("/new")
        anna.page.get_by_label("How many?").select_option(seats)
        anna.page.get_by_role("combobox", name="Clock").select_option(clock)
        anna.page.get_by_label("By invitation only.").set_checked(private)
        anna.page.get_by_role("button", name="Set up the table").click()
        expect(anna.page.get_by_role("heading", name="A table of Attika")).to_be_visible()

    sets_up("2", "none", private=False)
    sets_up("4", "days", private=False)
    sets_up("3", "none", private=True)
    lobby = bela.page.locator("section", has=bela.page.get_by_role("heading", name="Open tables"))
    tables = lobby.get_by_role("listitem")
    expect(tables).to_have_count(2)
    lobby.get_by_label("Free seats").select_option("2")
    expect(tables).to_have_count(1)
    expect(tables).to_contain_text("3 seats open")
    lobby.get_by_label("Pace").select_option(label="no clock")
    expect(lobby.get_by_text("None of the open tables suits.")).to_be_visible()
    lobby.get_by_label("Pace").select_option(label="now and then")
    expect(tables).to_have_count(1)


def test_a_new_table_offers_only_what_fits_and_says_what_is_wrong(arrives: Arrives, tmp_path: Path) -> None:
    anna = arrives("Anna")
    anna.page.get_by_label("Language").select_option("it")
    anna.forgives("status of 400")
    page = anna.page
    page.goto("/new")
    page.get_by_role("heading", name="Regole in uso").click()
    first = page.get_by_role("group", name="Chi comincia?")
    expect(first.get_by_label("Il posto 2.")).to_be_visible()
    expect(first.get_by_label("Il posto 3.")).to_have_count(0)
    page.get_by_label("Quanti?").select_option("4")
    first.get_by_label("Il posto 4.").check()
    page.get_by_label("Quanti?").select_option("3")
    expect(first.get_by_label("Il posto 3.")).to_be_visible()
    expect(first.get_by_label("Decide la sorte.")).to_be_checked()

    box = files("petteia.games.attika").joinpath("components.toml").read_text("utf-8")
    (tmp_path / "wrong.toml").write_text("amphoras = 7\n")
    (tmp_path / "mine.toml").write_text(box)
    (tmp_path / "large.toml").write_text("#" * 300_000)
    chooser = page.get_by_label("I valori della tua scatola")
    chooser.set_input_files(tmp_path / "large.toml")
    expect(page.get_by_role("alert")).to_contain_text("troppo grande")
    chooser.set_input_files(tmp_path / "wrong.toml")
    page.get_by_role("button", name="Prepara il tavolo").click()
    expect(page.get_by_role("alert")).to_contain_text("Questo file dei componenti non si può usare")
    chooser.set_input_files(tmp_path / "mine.toml")
    expect(page.get_by_text("Si userà mine.toml.")).to_be_visible()
    page.get_by_role("button", name="Prepara il tavolo").click()
    expect(page.get_by_role("button", name="Comincia la partita")).to_be_visible()


# --- words ------------------------------------------------------------------------------------------------


def test_phrases_are_read_in_the_readers_language_and_people_can_be_muted(
    anna: Visitor, bela: Visitor, arrives: Arrives
) -> None:
    clara = arrives("Clara")
    clara.page.get_by_label("Language").select_option("fr")
    invitation = sets_up_a_table(anna)
    sits_down(bela, invitation)
    clara.page.goto(invitation)
    clara.page.get_by_role("button", name="S'asseoir ici").first.click()
    anna.page.get_by_role("button", name="Start the game").click()
    anna.tab.wait_for_turn()
    anna.page.get_by_role("button", name="Chat").click()
    anna.page.get_by_role("button", name="Quick phrases").click()
    anna.page.get_by_role("button", name="Nice move!").click()

    clara.page.get_by_role("button", name="Discussion").click()
    said = clara.page.get_by_role("list", name="Discussion")
    expect(said).to_contain_text("Joli coup !")
    anna.page.get_by_label("Say something").fill("@béla, are you there?")
    anna.page.get_by_role("button", name="Send").click()
    expect(bela.page.get_by_role("img", name="Somebody calls you")).to_be_visible()
    bela.page.get_by_role("button", name="Chat").click()
    expect(bela.page.locator("li.called")).to_contain_text("@béla, are you there?")
    expect(said).to_contain_text("@béla")
    expect(clara.page.locator("li.called")).to_have_count(0)

    clara.page.get_by_role("button", name="Ne plus entendre Anna").first.click()
    expect(said).not_to_contain_text("Joli coup")
    clara.page.reload()
    clara.page.get_by_role("button", name="Discussion").click()
    expect(said).not_to_contain_text("Joli coup")
    said.get_by_role("button", name="Entendre de nouveau").click()
    expect(said).to_contain_text("Joli coup !")


# --- my turn ----------------------------------------------------------------------------------------------


def test_a_turn_is_heard_unless_sound_is_off(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    anna.page.add_init_script(COUNT_STRINGS)
    anna.page.goto("/")
    tab = plays_now(anna)
    plucked = "window.plucked"
    tab.page.wait_for_function(f"{plucked} === 2")
    takes_a_quiet_turn(tab)
    tab.ends_turn()
    tab.wait_for_turn()
    tab.page.wait_for_function(f"{plucked} === 4")

    tab.button("Table menu").click()
    opens_settings(tab.page)
    tab.page.get_by_label("A short sound when it is my turn").uncheck()
    tab.page.get_by_role("button", name="Close").click()
    takes_a_quiet_turn(tab)
    tab.ends_turn()
    tab.wait_for_turn()
    expect(tab.page).to_have_title("● Attika – Petteia")
    assert tab.page.evaluate(plucked) == 4


def test_the_next_table_that_waits_is_one_click_away(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    first = plays_now(anna).page.url
    anna.page.goto("/")
    plays_now(anna)
    anna.page.get_by_role("link", name="Next table (1)").click()
    expect(anna.page).to_have_url(first)


# --- the end, and again -----------------------------------------------------------------------------------


def test_people_agree_to_stop_and_are_invited_to_play_again(
    anna: Visitor, bela: Visitor, carla: Visitor
) -> None:
    sit_together(anna, bela, carla)
    people = (anna, bela, carla)
    for number, person in enumerate(people):
        person.tab.chooses_in_menu("Agree to end without a result")
        question = person.page.get_by_role("dialog", name="End this game without a result?")
        expect(question.get_by_text("has not agreed yet")).to_have_count(3 - number)
        question.get_by_role("button", name="I agree").click()
        if person is anna:
            expect(bela.tab.hint).to_contain_text("Anna: would end the game")
    for person in people:
        expect(person.tab.prompt).to_have_text("The game was ended without a result.")

    bela.page.get_by_role("button", name="Play again").click()
    expect(bela.page.get_by_text("2 seats are still open.")).to_be_visible()
    for person in (anna, carla):
        person.page.get_by_role("link", name="Béla plays again: join").click()
        person.page.get_by_role("button", name="Sit here").first.click()
    expect(bela.page.get_by_text("All seats are taken. You can start.")).to_be_visible()


# --- habits -----------------------------------------------------------------------------------------------


def test_settings_take_effect_at_once_and_in_other_tabs(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    other = anna.opens("/")
    opens_settings(anna.page)
    chooses(anna.page, "Colours", "dark")
    chooses(anna.page, "Movement on the board", "slow")
    for page in (anna.page, other.page):
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    anna.page.get_by_role("dialog").get_by_label("Language").select_option("hu")
    expect(anna.page.get_by_role("heading", name="Beállítások")).to_be_visible()
    expect(other.page.get_by_role("button", name="Beállítások")).to_be_visible()
    kept = other.page.evaluate("JSON.parse(localStorage.petteia)")
    assert (kept["theme"], kept["animation"], kept["language"]) == ("dark", "slow", "hu")


def test_a_turn_ends_by_itself_for_who_likes_it_so(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    opens_settings(anna.page)
    chooses(anna.page, "At the end of a turn", "end it at once")
    chooses(anna.page, "When I build", "at once")
    anna.page.get_by_role("button", name="Close").click()
    tab = plays_now(anna)
    tab.plays("draw", pile=1)
    tab.plays("store")
    tab.plays("draw", pile=1)
    tab.points_out("store")
    tab.wait_until(lambda: any(line["seat"] == 1 for line in tab.view["log"]), "the bot has played")
    tab.wait_for_turn()
    tab.plays("draw", pile=1)
    step = tab.view["step"]
    place = tab.spots_in_sight([build["at"] for build in tab.offered("build")])[0]
    tab.spot(place).click()
    tab.wait_until(lambda: bool(tab.view["step"] > step), "one click has built")


def test_an_account_brings_its_habits_to_another_device(arrives: Arrives, house: House) -> None:
    anna, laptop = arrives("Anna"), arrives("Nobody")

    def account(page: Page, wish: str) -> None:
        page.get_by_text("Play on other devices too").click()
        page.get_by_role("group", name="Account").get_by_role("button", name=wish).click()
        page.get_by_label("Login").fill(f"anna{house.port}")
        page.get_by_label("Password").fill("twelve columns")
        page.locator("form").get_by_role("button", name=wish).last.click()
        expect(page.get_by_text("Logged in as")).to_be_visible()

    account(anna.page, "Make an account")
    opens_settings(anna.page)
    with anna.page.expect_response("**/api/settings"):
        chooses(anna.page, "Colours", "dark")
    account(laptop.page, "Log in")
    expect(laptop.page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(laptop.page.get_by_label("You play as")).to_have_value("Anna")
    opens_settings(laptop.page)
    expect(laptop.page.get_by_label("Webhook")).to_be_visible()
    expect(laptop.page.get_by_label("Mail address")).to_have_count(0)  # this server has no mail
    laptop.page.get_by_label("Webhook").fill("https://localhost/hook")
    laptop.page.get_by_role("button", name="Save").click()
    expect(laptop.page.get_by_text("Saved.")).to_be_visible()
    laptop.forgives("status of 400")
    laptop.page.get_by_role("button", name="Send a test").click()
    expect(laptop.page.get_by_role("alert")).to_contain_text("The notice could not be delivered.")
