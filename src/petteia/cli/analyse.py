"""A game looked at again: `petteia analyse`."""

from __future__ import annotations

import json
from argparse import Namespace

from petteia.bots.analysis import WORTH_TELLING, Odds, Slip, odds_by_turn, slips
from petteia.cli.records import open_record
from petteia.cli.speech import Speaker, say
from petteia.cli.terminal import Line, Terminal
from petteia.core.fault import Fault
from petteia.core.match import Match

MOST_ITERATIONS = 100_000
TOLD = 8  # slips
BARS = " ▁▂▃▄▅▆▇█"
NAME_COLUMN = 24


def analyse(arguments: Namespace) -> int:
    if not 1 <= arguments.iterations <= MOST_ITERATIONS:
        raise Fault(
            "terminal-from-to",
            option="--iterations",
            least=1,
            most=MOST_ITERATIONS,
            given=arguments.iterations,
        )
    match = open_record(arguments.record)
    terminal, speaker = Terminal(), Speaker(match.game, match.names)
    curve = odds_by_turn(match)
    with terminal.waiting(say("terminal-looking")):
        costly = slips(match, arguments.iterations)
    if arguments.json:
        print(json.dumps(as_data(match, curve, costly), indent=1, ensure_ascii=False))
        return 0
    terminal.say(say("terminal-chances"), "bold")
    terminal.show(drawn(curve, speaker.names, terminal.width))
    terminal.say(say("terminal-costly"), "bold")
    for slip in costly[:TOLD]:
        terminal.say(f"  {told(match, speaker, slip)}")
    if not costly:
        terminal.say("  " + say("terminal-no-slips", percent=round(100 * WORTH_TELLING)))
    return 0


def drawn(curve: list[Odds], names: list[str], width: int) -> list[Line]:
    """For each seat a line of bars, from none to certainty; turns that do not fit follow below."""
    column = max([NAME_COLUMN, *map(len, names)])
    fitting = max(width - column - 4, 10)
    lines: list[Line] = []
    for start in range(0, len(curve), fitting):
        lines += [[]] if start else []
        for seat, name in enumerate(names):
            bars = "".join(bar(turn.chances[seat]) for turn in curve[start : start + fitting])
            lines.append([(f"  {name:<{column}} {bars}", "")])
    return lines


def bar(chance: float) -> str:
    return BARS[round(chance * (len(BARS) - 1))]


def told(match: Match, speaker: Speaker, slip: Slip) -> str:
    played, better = in_notation(match, slip)
    turn = match.steps[slip.step].turn
    told = say(
        "terminal-slip",
        step=slip.step + 1,
        turn=turn,
        player=speaker.names[slip.seat],
        played=played,
        better=better,
    )
    return f"{100 * slip.cost:.0f} %  {told}"


def in_notation(match: Match, slip: Slip) -> tuple[str, str]:
    before = match.after(slip.step)
    return match.game.write_action(before, slip.played), match.game.write_action(before, slip.better)


def as_data(match: Match, curve: list[Odds], costly: list[Slip]) -> dict[str, object]:
    return {
        "chances": [
            {"step": one.step, "turn": one.turn, "chances": [round(chance, 4) for chance in one.chances]}
            for one in curve
        ],
        "slips": [
            {"step": slip.step, "seat": slip.seat, "cost": round(slip.cost, 4), **named(match, slip)}
            for slip in costly
        ],
    }


def named(match: Match, slip: Slip) -> dict[str, str]:
    played, better = in_notation(match, slip)
    return {"played": played, "better": better}
