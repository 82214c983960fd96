"""A newcomer takes the lesson in Attika, from the start page to the invitation to a first game."""

from __future__ import annotations

import itertools
import re

from playwright.sync_api import Locator, expect

from petteia.server.lessons import Lesson, Note, lesson_wanted
from tests.browser.conftest import Arrives
from tests.browser.tab import Tab
from tests.browser.test_see_everybody import finds_nothing
from tests.browser.visitor import Visitor
from tests.server.house import done_in

LESSON: Lesson = lesson_wanted("attika")
PHONE = {"width": 375, "height": 667}


def test_the_lesson_is_taken_to_its_end(arrives: Arrives) -> None:
    anna = arrives("Anna", reduced_motion="reduce")
    tab = anna.tab
    tab.page.get_by_role("button", name="Learn Attika in ten minutes").click()
    tab.wait_until(lambda: bool(tab.view), "the lesson has begun")
    for note in LESSON.notes[:-1]:
        follow(tab, note)
    expect(tab.page.get_by_role("region", name="Lesson")).to_contain_text("you have won!")
    expect(tab.score_sheet).to_have_count(0)

    tab.page.get_by_role("button", name="Play a first game against a novice").click()
    tab.wait_until(lambda: tab.view.get("lesson") is None, "a game of one's own has begun")
    assert [seat["bot"] for seat in tab.view["table"]["seats"]] == [None, "novice"]


def test_what_is_not_in_the_lesson_is_explained_and_whoever_leaves_goes_on_later(arrives: Arrives) -> None:
    bela = arrives("Bela", reduced_motion="reduce")
    tab = begins(bela)
    finds_nothing(bela.page, "lesson", {})
    tab.pile(1).click()
    expect(tab.hint).to_contain_text("please draw from the marked pile")
    tab.plays("draw", pile=0)

    bela.page.goto("/")
    bela.page.get_by_role("link", name="Go on learning Attika (3 of 29)").click()
    expect(coach(bela)).to_contain_text("A vineyard!")
    for language, words in (("it", "Un vigneto!"), ("fr", "Un vignoble !"), ("hu", "Egy szőlőskert!")):
        bela.page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(coach(bela)).to_contain_text(words)


def test_the_lesson_fits_a_phone(arrives: Arrives) -> None:
    tab = begins(arrives("Dora", reduced_motion="reduce", viewport=PHONE, has_touch=True))
    expect(tab.page.get_by_role("region", name="Lesson")).to_be_in_viewport(ratio=1)
    expect(tab.pile(0)).to_be_in_viewport(ratio=1)
    tab.plays("draw", pile=0)
    tab.plays("store")


def test_paying_is_learned_in_the_price_box(arrives: Arrives) -> None:
    tab = begins(arrives("Elena", reduced_motion="reduce"))
    follows_to(tab, "capital")
    expect(coach(tab)).to_contain_text("in place of any card you may pay two others")
    places(tab, "capital")
    ways = tab.page.get_by_role("radiogroup", name="Payment").get_by_role("radio")
    expect(ways.first).to_be_checked()
    expect(ways.first).to_have_accessible_name("1 mountain")
    ways.nth(1).click()
    held = len(tab.position["seats"][0]["cards"])
    tab.button("Build").click()
    expect(coach(tab)).to_contain_text("Some buildings are free")
    assert len(tab.position["seats"][0]["cards"]) == held - 2


def test_a_payment_that_is_too_dear_for_the_lesson_is_explained_and_chosen_again(arrives: Arrives) -> None:
    tab = begins(arrives("Flora", reduced_motion="reduce"))
    follows_to(tab, "vineyard")
    places(tab, "vineyard")
    payment = tab.page.get_by_role("radiogroup", name="Payment")
    payment.get_by_role("button").click()  # all ways
    payment.get_by_role("radio").last.click()
    tab.button("Build").click()
    expect(tab.hint).to_contain_text("So much would leave you short of cards")
    tray = tab.page.get_by_role("group", name="Payment")
    tray.get_by_role("button", name=re.compile("^Pay")).first.click()
    expect(coach(tab)).to_contain_text("Vineyard and vintner belong together")


# --- how a lesson is followed ------------------------------------------------------------------------


def begins(learner: Visitor) -> Tab:
    """The lesson up to its first move."""
    tab = learner.tab
    tab.page.get_by_role("button", name="Learn Attika in ten minutes").click()
    tab.wait_until(lambda: bool(tab.view), "the lesson has begun")
    for note in LESSON.notes[:2]:
        follow(tab, note)
    return tab


def follows_to(tab: Tab, says: str) -> None:
    """The lesson from its first move to a note."""
    for note in itertools.takewhile(lambda note: note.says != says, LESSON.notes[2:]):
        follow(tab, note)
    key = LESSON.tells(says).key
    tab.wait_until(lambda: is_told(tab, key), f"the lesson says {key}")


def places(tab: Tab, building: str) -> None:
    """A building where the lesson wants it, not yet confirmed."""
    note = next(note for note in LESSON.notes if note.says == building)
    tab.picks(building)
    tab.spot(done_in(LESSON.match.game, LESSON.match.steps[note.step])["at"]).click()


def coach(somebody: Visitor | Tab) -> Locator:
    return somebody.page.locator(".coach")


def follow(tab: Tab, note: Note) -> None:
    """Read a note and go on, or make the recorded move with the mouse; a tile is turned as it is laid."""
    key = LESSON.tells(note.says).key
    tab.wait_until(lambda: is_told(tab, key) or is_past(tab, note), f"the lesson says {key}")
    if is_past(tab, note):
        return
    if note.does:
        tab.one_move(lambda _: done_in(LESSON.match.game, LESSON.match.steps[note.step]))
        if tab.view["confirm"]:
            tab.ends_turn()
    else:
        tab.page.get_by_role("button", name="Next", exact=True).click()


def is_past(tab: Tab, note: Note) -> bool:
    """How a tile lies and what a building is paid with is chosen together with the place."""
    return (note.says == "turn" or note.says.startswith("pay")) and int(tab.view["step"]) > note.step


def is_told(tab: Tab, key: str) -> bool:
    note = tab.view["lesson"]
    return bool(note["said"]["key"] == key and note["asks"] != "nothing")
