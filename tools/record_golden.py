"""Records golden traces, golden games and lessons anew: run it on purpose only, and read the difference.

Golden files hold what the rules of today say. When a test of theirs fails, the rules have changed: either
by mistake, or on purpose. Then raise `rules_version` of the game, run this, and commit both together. The
moves of a lesson stay; what is recorded anew is what they lead to.

    PYTHONPATH=src python tools/record_golden.py
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from petteia.bots import bot_named
from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, resignation, trace
from petteia.core.game import Game
from petteia.core.match import Match, Record
from petteia.games import REGISTER, game_named

ROOT = Path(__file__).resolve().parents[1]
GOLDEN = ROOT / "tests" / "golden"
GAMES = ROOT / "src" / "petteia" / "games"

Options = dict[str, str]


def other_readings(game: Game) -> Options:
    """Every reading that is not ours."""
    return {option.key: option.values[1] for option in game.options if option.key != "start_player"}


def own_box(game: Game) -> str:
    """An owner's copy of the components."""
    return (GOLDEN / f"own_box_{game.name}.toml").read_text("utf-8")


# --- traces: a hash over all actors and legal actions of a random game ----------------------------

SEEDS = 6


def traced(game: Game, players: int, options: Options, components: str | None) -> dict[str, Any]:
    """The traces of games number 0, 1, 2 ...: their number is seed and dice."""
    traces = [
        f"{trace(game.new(players, str(seed), options, components), dice_of(str(seed))):08x}"
        for seed in range(SEEDS)
    ]
    return {
        "game": game.name,
        "players": players,
        "options": options,
        "own_box": components is not None,
        "traces": traces,
    }


def traces_of(game: Game) -> list[dict[str, Any]]:
    others = other_readings(game)
    option_sets: list[Options] = [{}, *({key: value} for key, value in others.items()), others]
    ours = [(players, options, None) for players in game.players for options in option_sets]
    owners = [(players, options, own_box(game)) for players in game.players for options in ({}, others)]
    return [traced(game, players, options, components) for players, options, components in [*ours, *owners]]


def all_traces() -> dict[str, Any]:
    games = [game_named(name) for name in REGISTER]
    return {
        "rules_versions": {game.name: game.rules_version for game in games},
        "games": [entry for game in games for entry in traces_of(game)],
    }


# --- whole games as people would save them --------------------------------------------------------


@dataclass(frozen=True)
class Wanted:
    """A game to look for: the first seed that ends in this way and has such a move."""

    game: str
    name: str
    bots: tuple[str, ...]
    ending: str
    options: Options = field(default_factory=dict)
    own_box: bool = False
    resigns: dict[int, int] = field(default_factory=dict)  # in this turn, this seat
    move: str = ""  # how the rare move begins that it must show


ATTIKA = partial(Wanted, "attika")
OLYMPOS = partial(Wanted, "olympos")
POLIS = partial(Wanted, "polis")
ATTIKA_OTHERWISE = other_readings(game_named("attika"))
OLYMPOS_OTHERWISE = other_readings(game_named("olympos"))
POLIS_OTHERWISE = other_readings(game_named("polis"))

WANTED = [
    ATTIKA("two_random_bots_all_built", ("random", "random"), "attika-end-all-built"),
    ATTIKA("two_greedy_bots_temples", ("greedy", "greedy"), "attika-end-temples"),
    ATTIKA("three_mixed_bots", ("random", "greedy", "random"), "attika-end-all-built", {"start_player": "3"}),
    ATTIKA("three_with_a_resignation", ("greedy",) * 3, "attika-end-all-built", resigns={14: 0}),
    ATTIKA("two_and_one_gives_up", ("greedy", "random"), "attika-end-last-one", resigns={13: 1}),
    ATTIKA("four_with_other_readings", ("random",) * 4, "attika-end-all-built", ATTIKA_OTHERWISE),
    ATTIKA("four_with_a_stalemate", ("random",) * 4, "attika-end-stalemate", ATTIKA_OTHERWISE),
    ATTIKA("two_with_their_own_box", ("greedy", "random"), "attika-end-all-built", own_box=True),
    OLYMPOS("two_greedy_tribes", ("greedy", "greedy"), "olympos-end-finished"),
    OLYMPOS("three_tribes_and_a_resignation", ("greedy",) * 3, "olympos-end-finished", resigns={14: 0}),
    OLYMPOS(
        "four_mixed_tribes", ("greedy", "random", "greedy", "random"), "olympos-end-finished", move="pay "
    ),
    OLYMPOS("five_random_tribes", ("random",) * 5, "olympos-end-finished", OLYMPOS_OTHERWISE),
    OLYMPOS("two_tribes_and_one_gives_up", ("greedy", "random"), "olympos-end-last-one", resigns={9: 1}),
    OLYMPOS(
        "three_tribes_with_their_own_box",
        ("greedy", "random", "random"),
        "olympos-end-finished",
        own_box=True,
    ),
    POLIS("three_greedy_cities", ("greedy",) * 3, "polis-end-cards"),
    POLIS(
        "four_mixed_cities",
        ("greedy", "random", "greedy", "random"),
        "polis-end-cards",
        {"city_boards": "first_game_chosen"},
    ),
    POLIS("four_cities_and_a_resignation", ("greedy",) * 4, "polis-end-cards", resigns={6: 2}),
    POLIS(
        "five_cities_with_other_readings",
        ("random", "greedy", "random", "greedy", "random"),
        "polis-end-cards",
        POLIS_OTHERWISE,
        move="drop",
    ),
    POLIS(
        "three_cities_of_chance", ("random",) * 3, "polis-end-cards", {"city_boards": "chosen"}, move="kill "
    ),
    POLIS(
        "three_cities_and_two_give_up",
        ("greedy", "random", "random"),
        "polis-end-last-one",
        resigns={4: 1, 7: 2},
    ),
    POLIS(
        "five_cities_with_their_own_box",
        ("greedy", "random", "greedy", "random", "greedy"),
        "polis-end-cards",
        own_box=True,
    ),
]


def played(wanted: Wanted, seed: int) -> Match:
    game = game_named(wanted.game)
    components = own_box(game) if wanted.own_box else None
    match = Match(game, len(wanted.bots), f"{wanted.name} {seed}", wanted.options, components)
    dice = dice_of(f"{wanted.name} {seed}")
    bots = [bot_named(name) for name in wanted.bots]
    while match.state.actor != NOBODY:
        giving_up = wanted.resigns.get(int(match.state.turn))
        if giving_up is not None and game.judge(match.state, resignation(giving_up)) is None:
            match.play(resignation(giving_up))
            continue
        actor = match.state.actor
        match.play(bots[actor].choose(match.state.information(actor), dice))
    return match


def found(wanted: Wanted) -> Record:
    for seed in range(1000):
        match = played(wanted, seed)
        ends_so = match.game.outcome(match.state)[0].key == wanted.ending
        if ends_so and any(step.text.startswith(wanted.move) for step in match.steps):
            return match.record()
    sys.exit(f"No game of a thousand is like {wanted.name}.")


def readable(data: dict[str, Any], long: str) -> str:
    """JSON with a line for each key and each item of the long one, for the sake of differences."""
    items = ",\n    ".join(json.dumps(item) for item in data[long])
    lines = [
        f"{json.dumps(key)}: " + (f"[\n    {items}\n  ]" if key == long else json.dumps(value))
        for key, value in data.items()
    ]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


# --- lessons: the same moves, recorded by the rules of today ----------------------------------------


def lesson_anew(path: Path) -> str:
    """The text of a lesson, its record made from its own moves."""
    text = path.read_text("utf-8")
    old = tomllib.loads(text)["record"]
    game = game_named(old["game"])
    match = Match(game, len(old["seats"]), old["seed"], old["options"], names=old["seats"])
    for turn in old["turns"]:
        for move in turn["moves"]:
            match.play_text(move)
    return text[: text.index("[record]")] + in_toml(match.record())


def in_toml(record: Record) -> str:
    """A record, turn by turn. What JSON says of texts, numbers and lists holds in TOML, too."""
    plain = ("format", "game", "rules_version", "components", "seed", "seats")
    result = ", ".join(f"{key} = {json.dumps(value)}" for key, value in record["result"].items())
    lines = ["[record]", *(f"{key} = {json.dumps(record[key])}" for key in plain), f"result = {{ {result} }}"]
    lines += [
        "",
        "[record.options]",
        *(f"{key} = {json.dumps(value)}" for key, value in record["options"].items()),
    ]
    for turn in record["turns"]:
        lines += ["", "[[record.turns]]", *(f"{key} = {json.dumps(value)}" for key, value in turn.items())]
    return "\n".join(lines) + "\n"


# --- writing --------------------------------------------------------------------------------------


def write_traces() -> None:
    (GOLDEN / "traces.json").write_text(readable(all_traces(), "games"), "utf-8")


def write_games() -> None:
    for old in (GOLDEN / "games").glob("*.json"):
        old.unlink()
    for wanted in WANTED:
        path = GOLDEN / "games" / f"{wanted.name}.json"
        path.write_text(readable(found(wanted), "turns"), "utf-8")
        print(path.name)


def write_lessons() -> None:
    for path in sorted(GAMES.glob("*/lesson.toml")):
        path.write_text(lesson_anew(path), "utf-8")
        print(path.parent.name)


def main() -> None:
    parts: dict[str, Callable[[], None]] = {
        "traces": write_traces,
        "games": write_games,
        "lessons": write_lessons,
    }
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("parts", nargs="*", help=f"which of {', '.join(parts)}; all without any")
    for name in parser.parse_args().parts or parts:
        parts[name]()


if __name__ == "__main__":
    main()
