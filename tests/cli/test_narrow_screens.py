"""On narrow screens nothing is wider than the room, and no word is broken, in any game and language."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from petteia.bots.analysis import Odds
from petteia.cli import COMMANDS, main
from petteia.cli.analyse import drawn
from petteia.cli.boards.hexes import TIGHT, HexCanvas
from petteia.cli.choices import Choice, column_for
from petteia.cli.saving import SavedGame
from petteia.cli.sitting import Sitting
from petteia.cli.speech import VOICE
from petteia.cli.standings import table
from petteia.cli.terminal import Line, Terminal, command_lines, hanging, page, text_of, wrapped
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY
from petteia.core.match import Match
from petteia.games import REGISTER, game_named
from petteia.languages import LANGUAGES
from tests.cli.conftest import write

WIDTHS = (80, 60, 40)
WIDE = 5_000  # nothing is wrapped there, so that it has all words unbroken
DECISIONS = 121


class FakeScreen(io.StringIO):
    def isatty(self) -> bool:
        return True


Seen = Callable[[int, Callable[[], object]], str]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What something prints on a screen of so many columns, on standard error too."""
    monkeypatch.setenv("TERM", "dumb")

    def look(columns: int, act: Callable[[], object]) -> str:
        screen = FakeScreen()
        monkeypatch.setenv("COLUMNS", str(columns))
        monkeypatch.setattr("sys.stdout", screen)
        monkeypatch.setattr("sys.stderr", screen)
        act()
        return screen.getvalue()

    return look


def assert_fits(text: str, columns: int, last_column: bool = False) -> None:
    """No line is too wide, unless it is a single word that is."""
    room = columns if last_column else columns - 1
    assert [line for line in text.splitlines() if len(line) > room and len(line.split()) > 1] == []


def assert_words_are_whole(seen: Seen, act: Callable[[], object]) -> None:
    words = seen(WIDE, act).split()
    for columns in WIDTHS:
        text = seen(columns, act)
        assert text.split() == words
        assert_fits(text, columns)


# --- a sitting ------------------------------------------------------------------------------------------


def sittings(game: str, language: str) -> Iterator[Sitting]:
    VOICE.asked = language
    """A game at random, at the first decision of each kind and now and then."""
    rules = game_named(game)
    match = Match(rules, rules.players[1], "narrow")
    match.names = [f"{name} the strategos" for name in match.names]
    dice, kinds = dice_of("narrow"), set()
    while match.state.actor != NOBODY and len(match.steps) < DECISIONS:
        kind = rules.prompt(match.state).key
        if kind not in kinds or len(match.steps) % 60 == 0:
            kinds.add(kind)
            sitting = Sitting(match, SavedGame(Path("game.json")))
            sitting.watching = int(match.state.actor)
            yield sitting
        actions = match.state.legal()
        match.play(actions[dice.below(len(actions))])


def in_the_middle(game: str, language: str = "en") -> Sitting:
    return next(sitting for sitting in sittings(game, language) if len(sitting.match.steps) >= 100)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REGISTER)
def test_what_a_sitting_says(seen: Seen, game: str, language: str) -> None:
    for sitting in sittings(game, language):
        assert_words_are_whole(seen, partial(say_everything, sitting))


def say_everything(sitting: Sitting) -> None:
    sitting.terminal = Terminal()
    sitting.terminal.say(sitting.speaker.say(sitting.game.prompt(sitting.match.state)))
    for typed in ("", "help", "moves", "why 1", "why resign 1", "log", "dance", "moves zeppelin"):
        sitting.obey(typed)


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("game", REGISTER)
def test_what_a_sitting_draws(seen: Seen, game: str, columns: int) -> None:
    """A track of 80 spaces may take all of 80 columns."""
    for sitting in sittings(game, "en"):
        assert_fits(seen(columns, partial(draw_everything, sitting)), columns, last_column=True)


def draw_everything(sitting: Sitting) -> None:
    sitting.terminal = Terminal()
    sitting.show_decision(sitting.watching)
    sitting.obey("board")


def test_a_long_question_is_asked_in_several_lines(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = in_the_middle("attika")
    question = "Hand over the keyboard to Athens. Athens, press Enter when nobody else looks. "
    monkeypatch.setattr("builtins.input", lambda prompt: f"typed after {prompt}")

    def ask() -> None:
        sitting.terminal = Terminal()
        assert sitting.ask(question) == "typed after nobody else looks."

    assert seen(60, ask) == "Hand over the keyboard to Athens. Athens, press Enter when\n"


# --- commands -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", REGISTER)
def test_what_commands_say(seen: Seen, tmp_path: Path, game: str, language: str) -> None:
    sitting = in_the_middle(game, language)
    position = write(tmp_path / "position.json", sitting.game.position(sitting.match.state))
    record = write(tmp_path / "record.json", sitting.match.record())
    move = sitting.legal()[0].notation
    for command in (
        ["moves", str(position)],
        ["why", str(position), move],
        ["why", str(position), "dance"],
        ["replay", str(record), "--log"],
        ["advise", str(position), "--level", "search:iterations=8"],
    ):
        assert_words_are_whole(seen, partial(main, [*command, "--lang", language]))


@pytest.mark.parametrize("columns", WIDTHS)
@pytest.mark.parametrize("game", REGISTER)
def test_what_commands_draw(seen: Seen, tmp_path: Path, game: str, columns: int) -> None:
    sitting = in_the_middle(game)
    record = write(tmp_path / "record.json", sitting.match.record())
    position = write(tmp_path / "position.json", sitting.game.position(sitting.match.state))
    for command in (["show", str(position)], ["replay", str(record), "--step", "50"], ["rules", game]):
        assert_fits(seen(columns, partial(main, command)), columns, last_column=True)


@pytest.mark.parametrize("game", REGISTER)
def test_what_a_simulation_says(seen: Seen, game: str) -> None:
    players = str(game_named(game).players[1])
    words = ["simulate", game, "--players", players, "--games", "2", "--jobs", "1", "--lang", "hu"]
    for columns in WIDTHS:
        assert_fits(seen(columns, partial(main, words)), columns)


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help(seen: Seen, command: str) -> None:
    assert_words_are_whole(seen, partial(main, [*([command] if command else []), "--help"]))


def test_complaints(seen: Seen) -> None:
    assert_words_are_whole(seen, partial(main, ["play", "attika", "--seats", "me,hal"]))
    assert_words_are_whole(seen, partial(main, ["new", "attika", "--players", "several"]))


# --- the pieces of it -----------------------------------------------------------------------------------


def texts(lines: list[Line]) -> list[str]:
    return [text_of(line).rstrip() for line in lines]


@pytest.mark.parametrize(
    ("line", "lines"),
    [
        ("one two", ["one two"]),
        ("exactly ten", ["exactly", "ten"]),  # the last column stays free
        ("one two three four", ["one two", "three four"]),
        ("  one two three", ["  one two", "    three"]),
        ("ab cd  ef gh  ij", ["ab cd", "ef gh  ij"]),  # at the wider gap, though one more word would fit
        ("incomprehensibilities", ["incomprehensibilities"]),  # and what is one word too
        ("an incomprehensibility", ["an", "incomprehensibility"]),
        ("", [""]),
    ],
)
def test_lines_are_broken_between_words(line: str, lines: list[str]) -> None:
    assert texts(wrapped([(line, "")], 11)) == lines


def test_wrapping_keeps_styles() -> None:
    line = [("  tower", "bold"), (" costs two", "dim"), (" hills", "")]
    assert wrapped(line, 14) == [
        [("  tower", "bold"), (" costs", "dim")],
        [("    ", ""), ("two", "dim"), (" hills", "")],
    ]


def test_a_text_hangs_beside_its_head_or_beneath_it() -> None:
    head, text = [("   1  tower  ", "bold")], [("costs two hills and a mountain, to pay: one hill", "")]
    assert texts(hanging(head, text, 60)) == [
        "   1  tower  costs two hills and a mountain, to pay: one",
        "             hill",
    ]
    assert texts(hanging(head, text, 40, indent=8)) == [
        "   1  tower",
        "        costs two hills and a mountain,",
        "        to pay: one hill",
    ]
    assert texts(hanging(head, [("free", "")], 40)) == ["   1  tower  free"]


def test_a_long_notation_does_not_push_all_prices_to_the_right() -> None:
    moves = [
        Choice(number, 0, notation, [], 0) for number, notation in enumerate(["done", "pay hill", "x" * 30])
    ]
    assert [column_for(moves, columns) for columns in (200, 80, 20)] == [30, 8, 4]


def test_a_page_has_paragraphs_and_rows() -> None:
    rows = "A page.\n\n  play GAME   a game at the terminal, alone or hand to hand"
    assert texts(page(rows, 52)) == [
        "A page.",
        "",
        "  play GAME   a game at the terminal, alone or hand",
        "              to hand",
    ]


def test_a_command_can_be_copied() -> None:
    command = "petteia play attika --resume '/my games/attika.json'"
    assert texts(command_lines(command, 80)) == [f"  {command}"]
    assert texts(command_lines(command, 40)) == [
        "  petteia play attika --resume \\",
        "    '/my games/attika.json'",
    ]


def test_a_map_that_is_too_wide_goes_on_below() -> None:
    canvas = HexCanvas(TIGHT)
    for q in range(3):
        canvas.outline((q, 0))
        canvas.write((q, 0), [str(q), ""], ["", ""])
    assert [texts(strip)[1] for strip in canvas.strips(19)] == ["|  0  |  1  |  2  |"]
    assert [texts(strip)[1] for strip in canvas.strips(18)] == ["|  0  |  1  |", "|  2  |"]


def test_columns_that_do_not_fit_go_on_below() -> None:
    rows = [["Athens", "50 %", "12"]]
    assert texts(table(["city", "wins", "games"], rows, 80)) == [
        "",
        "  city     wins   games",
        "  Athens   50 %      12",
    ]
    assert texts(table(["city", "wins", "games"], rows, 20)) == [
        *("", "  city     wins", "  Athens   50 %"),
        *("", "  city     games", "  Athens      12"),
    ]


def test_bars_that_do_not_fit_go_on_below() -> None:
    curve = [Odds(turn, turn, [turn / 20, 1 - turn / 20]) for turn in range(21)]
    lines = texts(drawn(curve, ["Athens", "Sparta"], 40))
    assert [line.split()[0] for line in lines if line] == ["Athens", "Sparta"] * 2
    assert max(map(len, lines)) < 40
