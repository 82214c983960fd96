"""What is loaded when, and who knows what: the plan of the house, where no linter sees to it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from petteia.games import REGISTER
from petteia.server import protocol as p

FIRST_POSITION = """
import sys
import petteia
from petteia.games import game_named

game = game_named("attika")
game.position(game.new(3, "42"))
print(*sorted({name.split(".")[0] for name in sys.modules}))
"""

IMPORT_ONLY = """
import sys
import petteia
print(*sorted(name for name in sys.modules if name.startswith("petteia.")))
"""


def told_by(program: str) -> list[str]:
    return subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout.split()


def test_the_first_position_needs_no_language_and_no_terminal() -> None:
    loaded = told_by(FIRST_POSITION)
    assert "petteia" in loaded
    for heavy in ("rich", "fluent", "babel", "asyncio"):
        assert heavy not in loaded


@pytest.mark.parametrize("game", ["attika", "olympos"])
def test_importing_the_package_loads_no_game(game: str) -> None:
    assert not [name for name in told_by(IMPORT_ONLY) if game in name]


# --- who knows the numbers of actions -------------------------------------------------------------------

ROOT = Path(__file__).parent.parent
KNOWS_NUMBERS = re.compile(r"petteia\.games\.\w+\.actions\b|petteia\.games\.\w+ import .*\bactions\b")


def compiled() -> set[str]:
    """The modules that setup.py has compiled: the rules."""
    return set(re.findall(r'"(src/petteia/[\w/]+\.py)"', (ROOT / "setup.py").read_text("utf-8")))


def test_only_the_rules_and_moves_know_the_numbers_of_actions() -> None:
    """All others read verbs: a move is data, whichever number the rules have for it."""
    sources = sorted((ROOT / "src" / "petteia").rglob("*.py"))
    knowing = {
        str(path.relative_to(ROOT)) for path in sources if KNOWS_NUMBERS.search(path.read_text("utf-8"))
    }
    moves = {f"src/petteia/games/{game}/moves.py" for game in REGISTER}
    assert moves <= knowing
    assert knowing - compiled() == moves


# --- what the client knows ------------------------------------------------------------------------------

CLIENT = ROOT / "web" / "src"
SPEAKS = CLIENT / "lib"  # where sentences are made of messages
# What would show that it knows more than that; examples of each are below.
READS_MESSAGES = re.compile(
    r"""\.arguments\b|\barguments: \w+ = |\.key\.(starts|ends)With|said\.key\]|\bkey (===|!==) ["'`]\w+-"""
    r"""|\bseats?In\("""  # players within a message
)
READS_NOTATION = re.compile(
    r"""["'`/]([^"'`\n]* )?@ |\|@\)"""  # `temple @ 0,1`, and what would find the place in it
    r"""|["'`] ?(with|of|on|from|paying|buying|selling) ["'`]"""  # words between names, to part them
    r"""|\btext\.(startsWith|split|slice|indexOf|match)\(|["'`](pay|draw|go|turn|settler from) ["'`]"""
    r"""|\b(part|cost|price|gives|bonus)\.split\("""  # `2 grain`, `cube:wood`, as components files write it
)
KNOWS_ACTIONS = re.compile(
    r"""\w[aA]ction\([^)]*\): number|\baction\??: number|\{ action, text \}"""  # numbers for moves
    r"""|\b[A-Z][A-Z_]* = \d+ \* [A-Z]|\* (STEP|SPOTS|SYMBOLS|FAMILY)\b"""  # families of numbers
)
# ESLint refuses every `any`, as long as it is not told to look away.
LOOKS_AWAY = re.compile(r"eslint-disable.*(any|unsafe)|@ts-(ignore|expect-error|nocheck)")
KNOWLEDGE = {
    "messages": READS_MESSAGES,
    "notation": READS_NOTATION,
    "actions": KNOWS_ACTIONS,
    "types": LOOKS_AWAY,
}


def client_files() -> list[Path]:
    """All that is drawn and clicked: neither tests nor what is generated."""
    files = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return [file for file in sorted(files) if ".test." not in file.name and SPEAKS not in file.parents]


@pytest.mark.parametrize("what", KNOWLEDGE)
def test_the_client_reads_facts_as_data(what: str) -> None:
    """A sentence is for people: its key and arguments may change with its words, and notation with it.

    The numbers of actions are for the rules, and what comes as data has a type.
    """
    found = [(file, KNOWLEDGE[what].search(file.read_text("utf-8"))) for file in client_files()]
    assert [f"{file.relative_to(ROOT)}: {match[0]}" for file, match in found if match] == []


# How clients have been written that knew the rules: each line alone must be noticed.
KNOWING_CLIENTS = {
    "messages": """
        const told = price.find(({ key }) => key === "olympos-price-way");
        const named = said.arguments?.["cards"] as { list?: SomeCards[] } | undefined;
        const from = lines.findLastIndex(({ said }) => said.key === "olympos-log-reveals");
        if (said.key.startsWith("olympos-log-touches")) {
        <li class:total={item.key === "olympos-price-total"}>{table.say(item)}</li>
        const { arguments: spoken = {} } = said;
        return { god, told, touched: told.flatMap((said) => seatIn(said) ?? []) };
    """,
    "notation": """
        const [thing, place] = text.split(" @ ");
        else if (text.startsWith("pay ")) offers.payments.push(readCards(text.slice(4)));
        condemn: named((offers) => offers.condemn, "@ "),
        new: named((offers) => offers.starts, "settler from "),
        const [, number, place] = /^(?:(\\d+) )?(?:from|@) (.*)$/.exec(rest)!;
        const arrivals = table.last.filter((line) => line.startsWith("go @ "));
        const [verb, rest] = [text.slice(0, gap), text.slice(gap + 1)];
        const [victim, by] = parted(rest, " with ");
        table.ask(`tower @ ${place}`);
        const [count, name] = part.split(" ");
        const [what = "", of = ""] = $derived(gives.split(":"));
    """,
    "actions": """
        for (const { action, text } of actions) {
        export function attackAction(seat: number): number {
        let { table, action }: { table: TableContext; action: number } = $props();
        const LAY_TILE = BUILD + 32 * SPOTS;
        const DESTROY = 8 * STEP;
        const inFamily = (family: number, number: number) => family * STEP + number;
        if (awaited === "profit") return USE + slot * STEP;
    """,
    "types": """
        /* eslint-disable @typescript-eslint/no-explicit-any -- games that have not said yet what they tell */
        // @ts-expect-error
    """,
}
EXAMPLES = [
    (what, line.strip()) for what, lines in KNOWING_CLIENTS.items() for line in lines.strip().split("\n")
]


@pytest.mark.parametrize(("what", "line"), EXAMPLES)
def test_a_client_that_knows_more_is_noticed(what: str, line: str) -> None:
    assert KNOWLEDGE[what].search(line)


def test_no_number_of_an_action_and_no_notation_is_sent_or_taken() -> None:
    """So there is none that a client could build or take apart."""
    fields = {kind: set(kind.__struct_fields__) for kind in (p.ActionInfo, p.Act, p.Preview)}
    assert fields == {
        p.ActionInfo: {"move", "cost", "final"},
        p.Act: {"id", "base", "move"},
        p.Preview: {"id", "base", "move", "first"},
    }
