"""Lessons: every way that a learner may take leads to the end, in any language, in about ten minutes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message

import petteia
from petteia.bots.analysis import compared
from petteia.core.contract import NOBODY
from petteia.core.match import Match
from petteia.core.message import Message as Told
from petteia.games import REGISTER
from petteia.languages import LANGUAGES
from petteia.server.lessons import ANYTHING, Lesson, Note, lesson_of, lesson_wanted
from tests.server.house import Json, Person, Tab, Table, catch_up, done_in, offered

People = tuple[Person, Person, Person]

LESSONS = [lesson for name in REGISTER if (lesson := lesson_of(name)) is not None]
LOCALES = Path(petteia.__file__).parent / "locales"
WORDS_A_MINUTE = 120  # of somebody who reads for the first time, and looks at the board meanwhile
SECONDS_A_MOVE = 8
ALIKE = 3  # of many moves that are as good: the first, the last, one in the middle

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.game)


# --- what is in the file -----------------------------------------------------------------------------


def words(lesson: Lesson, language: str) -> dict[str, str]:
    text = (LOCALES / language / f"{lesson.game}-lesson.ftl").read_text("utf-8")
    entries = [entry for entry in FluentParser().parse(text).body if isinstance(entry, Message)]
    return {entry.id.name: FluentSerializer().serialize_entry(entry) for entry in entries}


def messages(lesson: Lesson) -> list[Told]:
    spoken = [word for note in lesson.notes for word in (note.says, note.otherwise) if word]
    return [lesson.tells(word) for word in spoken]


def keys(lesson: Lesson) -> set[str]:
    return {message.key for message in messages(lesson)}


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_every_language_and_nothing_else(lesson: Lesson, language: str) -> None:
    assert set(words(lesson, language)) == keys(lesson)


@every_lesson
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_with_a_gap(lesson: Lesson, language: str) -> None:
    text = words(lesson, language)
    for message in messages(lesson):
        assert set(re.findall(r"\$(\w+)", text[message.key])) <= set(message.arguments), message.key


@every_lesson
def test_nothing_is_left_in_english(lesson: Lesson) -> None:
    spoken = [set(words(lesson, language).values()) for language in LANGUAGES]
    assert len(set.union(*spoken)) == sum(len(said) for said in spoken)


@every_lesson
def test_a_newcomer_is_done_in_ten_minutes(lesson: Lesson) -> None:
    read = sum(len(words(lesson, "en")[lesson.tells(note.says).key].split()) for note in lesson.notes)
    moves = sum(note.does for note in lesson.notes)
    assert read / WORDS_A_MINUTE + moves * SECONDS_A_MOVE / 60 <= 10


@every_lesson
def test_notes_come_in_order_and_moves_are_the_learners(lesson: Lesson) -> None:
    assert [note.step for note in lesson.notes] == sorted(note.step for note in lesson.notes)
    for note in lesson.notes:
        if note.does:
            assert lesson.match.steps[note.step].seat == lesson.learner


@every_lesson
def test_whatever_the_learner_may_choose_leads_to_the_end(lesson: Lesson) -> None:
    match = Match(
        lesson.match.game,
        len(lesson.match.names),
        lesson.match.seed,
        lesson.match.game.settings(lesson.match.state)[0],
    )
    notes = {note.step: note for note in lesson.notes if note.does}
    ways = sum(1 for _ in all_ways(match, lesson, notes))
    assert ways > 1 or not any(note.also for note in lesson.notes)


def all_ways(match: Match, lesson: Lesson, notes: dict[int, Note]) -> Iterator[None]:
    done = len(match.steps)
    if match.state.actor == NOBODY:
        assert done >= max(notes), "every move the learner must make has been made, but for the last payment"
        assert match.state.ranking()[lesson.learner] == 1
        yield
        return
    for move in choices(match, lesson.match.steps[done].text, notes.get(done)):
        match.play_text(move)
        yield from all_ways(match, lesson, notes)
        match.return_to(done)


def choices(match: Match, recorded: str, note: Note | None) -> set[str]:
    if note is None or not note.also:
        return {recorded}
    legal = [match.game.write_action(match.state, action) for action in match.state.legal()]
    if ANYTHING not in note.also:
        return {recorded, *note.also} & {*legal}
    assert recorded.split()[0] == legal[0].split()[0], (recorded, legal)
    return {*legal[:: max(1, len(legal) // ALIKE)], legal[-1]}


# --- what is taught ----------------------------------------------------------------------------------

WEIGHED = ("polis",)  # docs/formats.md says what the others still cost
ITERATIONS = 12_000
DEAREST = 0.05  # of the chance to win


@pytest.mark.slow
@pytest.mark.parametrize("name", WEIGHED)
def test_no_move_is_taught_that_costs_much(name: str) -> None:
    """`tools/check_lessons.py` does the same with more thought."""
    match, notes = lesson_wanted(name).match, lesson_wanted(name).notes
    for note in notes:
        if note.does and ANYTHING not in note.also:
            slip = compared(match, note.step, match.steps[note.step].action, ITERATIONS)
            assert slip.cost <= DEAREST, (note, match.game.write_action(match.after(note.step), slip.better))


# --- at the table ------------------------------------------------------------------------------------


def begins(person: Person) -> tuple[Table, Tab]:
    begun = person.http.post("/api/lessons", json={"game": "attika"}).raise_for_status()
    table = Table(begun.json()["id"], "")
    return table, person.opens(table)


def note_of(tab: Tab) -> Json:
    note: Json = tab.view["lesson"]
    return note


def test_a_lesson_waits_until_it_is_read(people: People) -> None:
    _, tab = begins(people[0])
    assert (note_of(tab)["asks"], tab.view["actions"], tab.view["step"]) == ("reading", [], 0)
    assert tab.refused("act", move={"verb": "draw", "pile": 1}) == "core-lesson-read-on"
    for _ in range(2):
        tab.done("read")
    assert note_of(tab)["asks"] == "move"
    assert tab.refused("read") == "core-not-playing"
    for way_out in ("resign", "abandon", "stand"):
        assert tab.refused(way_out) == "core-lesson-just-leave"


def test_another_move_than_the_lessons_is_explained(people: People) -> None:
    _, tab = begins(people[0])
    for _ in range(2):
        tab.done("read")
    other = {"verb": "draw", "pile": 1}
    assert tab.refused("act", move=other) == "attika-lesson-draw-else"
    preview = tab.ask("preview", base=tab.version, move=other)
    assert preview["reason"]["said"]["key"] == "attika-lesson-draw-else"
    tab.move("draw", pile=0)
    assert note_of(tab)["said"]["key"] == "attika-lesson-store"


def test_what_was_taken_back_is_asked_again(people: People) -> None:
    _, tab = begins(people[0])
    for _ in range(2):
        tab.done("read")
    for _ in range(2):
        tab.move("draw", pile=0)
        tab.move("store")
    assert tab.view["confirm"]
    assert tab.refused("read") == "core-not-playing", "first the turn is confirmed or taken back"
    tab.done("undo", to=3)
    assert (note_of(tab)["said"]["key"], note_of(tab)["asks"]) == ("attika-lesson-store-again", "move")
    tab.move("store")
    tab.done("end_turn")
    assert note_of(tab)["said"]["key"] == "attika-lesson-others"


def test_the_others_play_as_recorded_and_a_lesson_is_resumed(people: People) -> None:
    table, tab = begins(people[0])
    lesson = LESSONS[0]
    while tab.view["step"] < 15:
        one_thing(tab, lesson)
    again = people[0].opens(table)
    catch_up([tab, again])  # the others may have gone on meanwhile
    assert note_of(again) == note_of(tab)
    listed = people[0].http.get("/api/tables").json()["mine"][0]
    assert listed["lesson"] == [note_of(tab)["number"] - 1, len(lesson.notes)]
    while again.view["table"]["status"] == "playing":
        one_thing(again, lesson)
    record = people[0].http.get(f"/api/tables/{table.id}/record").json()
    played = [move for turn in record["turns"] for move in turn["moves"]]
    assert played == [step.text for step in lesson.match.steps]
    assert note_of(again)["said"]["key"] == "attika-lesson-won"


def one_thing(tab: Tab, lesson: Lesson) -> None:
    """Whatever the lesson asks for next."""
    tab.wait_for(
        lambda: tab.view["confirm"] or note_of(tab)["asks"] != "nothing" or tab.is_over, "the lesson"
    )
    if tab.view["confirm"]:
        tab.done("end_turn")
    elif note_of(tab)["asks"] == "reading":
        tab.done("read")
    elif not tab.is_over:
        tab.done("act", move=done_in(lesson.match.game, lesson.match.steps[tab.view["step"]]))


def test_a_game_without_a_lesson_says_so(people: People) -> None:
    answer = people[0].http.post("/api/lessons", json={"game": "go"})
    assert (answer.status_code, answer.json()["said"]["key"]) == (404, "core-no-lesson")
    table = people[0].sets_up(["me", "greedy"], start=True)
    assert people[0].opens(table).refused("read") == "core-no-lesson"


def test_a_lesson_can_be_played_on_from(people: People) -> None:
    table, tab = begins(people[0])
    while tab.view["step"] < 7:
        one_thing(tab, LESSONS[0])
    wish = {"step": 7, "seat": 0, "bot": "random"}
    onward = people[0].http.post(f"/api/tables/{table.id}/play-on", json=wish).raise_for_status().json()
    free = people[0].opens(Table(onward["id"], ""))
    assert free.view["lesson"] is None
    assert offered(free.view, "draw", pile=3)
