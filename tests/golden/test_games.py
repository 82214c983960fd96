"""Golden games: whole records replay to their exact end, and no part of one can be forged unnoticed."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from petteia.core.chance import Dice, dice_of
from petteia.core.contract import NOBODY, State
from petteia.core.game import Game, Impossible
from petteia.core.match import Match, Record, replay
from petteia.games import REGISTER, game_named
from petteia.games.attika import rules

FILES = sorted((Path(__file__).parent / "games").glob("*.json"))
GAMES: dict[str, Record] = {path.stem: json.loads(path.read_text("utf-8")) for path in FILES}
COMPILED = not rules.__file__.endswith(".py")


def replayed(record: Record) -> Match:
    return replay(game_named(record["game"]), record)


def golden_games(game: Game) -> dict[str, Record]:
    return {name: record for name, record in GAMES.items() if record["game"] == game.name}


of_every_game = pytest.mark.parametrize("game", [game_named(name) for name in REGISTER], ids=REGISTER)


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_replays_to_its_end(name: str) -> None:
    match = replayed(GAMES[name])
    assert match.state.actor == NOBODY
    assert match.record() == GAMES[name], "Moves, checks and result are what they were."


ENDINGS = {
    "attika": {
        "attika-end-all-built",
        "attika-end-temples",
        "attika-end-stalemate",
        "attika-end-last-one",
    },
    "olympos": {"olympos-end-finished", "olympos-end-last-one"},
    "polis": {"polis-end-cards", "polis-end-last-one"},
}
MOVES = {
    "attika": {"draw", "store", "pay", "tile", "turn", "cards", "take", "amphora", "end", "resign"},
    "olympos": {
        *(
            "condemn",
            "barbarians",
            "new",
            "settler",
            "go",
            "discover",
            "build",
            "pay",
            "tile",
            "bonus",
            "take",
        ),
        *("play", "keep", "lose", "done", "pass", "resign"),
    },
    "polis": {
        *(
            "board",
            "look",
            "draw",
            "buy",
            "auction",
            "bid",
            "pass",
            "sell",
            "keep",
            "drop",
            "develop",
            "found",
        ),
        *("discard", "protect", "income", "use", "remove", "return", "kill", "trade", "attack", "destroy"),
        *("sacrifice", "done", "resign"),
    },
}


@of_every_game
def test_the_golden_games_show_what_can_happen(game: Game) -> None:
    records = list(golden_games(game).values())
    endings = {game.outcome(replay(game, record).state)[0].key for record in records}
    assert endings == ENDINGS[game.name]
    assert {len(record["seats"]) for record in records} == set(game.players)
    assert any(record["components_file"] for record in records)
    used = {(key, value) for record in records for key, value in record["options"].items()}
    assert all(
        (option.key, value) in used
        for option in game.options
        for value in option.values
        if option.key != "start_player"
    )
    moves = {move.split()[0] for record in records for turn in record["turns"] for move in turn["moves"]}
    assert MOVES[game.name] <= moves


# --- forging --------------------------------------------------------------------------------------

Forgery = Callable[[Record], None]


def a_move_left_out(record: Record) -> None:
    del record["turns"][4]["moves"][0]


def a_move_twice(record: Record) -> None:
    record["turns"][4]["moves"] *= 2


def another_move(record: Record) -> None:
    turn = next(turn for turn in record["turns"] if "cards" in turn["moves"])
    turn["moves"][turn["moves"].index("cards")] = "draw main"


def no_move_at_all(record: Record) -> None:
    record["turns"][4]["moves"][0] = "castle kingside"


def a_turn_left_out(record: Record) -> None:
    del record["turns"][3]


def the_end_left_out(record: Record) -> None:
    del record["turns"][-1]


def a_move_after_the_end(record: Record) -> None:
    record["turns"].append({"turn": 999, "moves": ["cards"], "check": ""})


def another_check(record: Record) -> None:
    record["turns"][2]["check"] = "0123456789ab"


def a_check_left_out(record: Record) -> None:
    record["turns"][2]["check"] = ""


def another_seed(record: Record) -> None:
    record["seed"] = record["seed"][::-1]


def another_option(record: Record) -> None:
    record["options"]["group_connection"] = "settlement"


def an_unknown_option(record: Record) -> None:
    record["options"]["wind"] = "north"


def an_impossible_option(record: Record) -> None:
    record["options"]["reshuffle"] = "never"


def another_winner(record: Record) -> None:
    ranking = record["result"]["ranking"]
    record["result"]["ranking"] = ranking[1:] + ranking[:1]


def other_scores(record: Record) -> None:
    record["result"]["scores"][0] += 1


def no_result(record: Record) -> None:
    record["result"] = None


def another_version(record: Record) -> None:
    record["rules_version"] += 1


def another_format(record: Record) -> None:
    record["format"] += 1


def another_game(record: Record) -> None:
    record["game"] = "olympos"


def other_components(record: Record) -> None:
    record["components"] = record["components"][::-1]


def one_player_more(record: Record) -> None:
    record["seats"].append("Delphi")


def too_many_players(record: Record) -> None:
    record["seats"] *= 4


FORGERIES: list[Forgery] = [
    a_move_left_out,
    a_move_twice,
    another_move,
    no_move_at_all,
    a_turn_left_out,
    the_end_left_out,
    a_move_after_the_end,
    another_check,
    a_check_left_out,
    another_seed,
    another_option,
    an_unknown_option,
    an_impossible_option,
    another_winner,
    other_scores,
    no_result,
    another_version,
    another_format,
    another_game,
    other_components,
    one_player_more,
    too_many_players,
]


@pytest.mark.parametrize("name", ["two_greedy_bots_temples", "three_mixed_bots"])
@pytest.mark.parametrize("forge", FORGERIES, ids=lambda forge: forge.__name__)
def test_a_forged_record_is_refused_with_a_sentence(name: str, forge: Forgery) -> None:
    forged = copy.deepcopy(GAMES[name])
    forge(forged)
    assert forged != GAMES[name]
    with pytest.raises(Impossible, match=r"^[A-Z'].{15,}\.$"):
        replayed(forged)


def test_a_record_from_before_a_source_was_found_replays() -> None:
    """The same facts are the same box, whatever is said of where they are from."""
    before = json.loads(Path(__file__).with_name("before_the_harbour.json").read_text("utf-8"))
    now = GAMES["two_greedy_bots_temples"]
    assert before["components"] != now["components"]
    assert replay(game_named("attika"), before).record() == now


def test_a_record_without_its_own_components_is_refused() -> None:
    forged = {**GAMES["two_with_their_own_box"], "components_file": None}
    with pytest.raises(Impossible, match="other components"):
        replayed(forged)


def test_a_record_with_a_changed_components_file_is_refused() -> None:
    record = GAMES["two_with_their_own_box"]
    changed = record["components_file"].replace('cost = "WFHM"', 'cost = "WFHH"')
    assert changed != record["components_file"]
    with pytest.raises(Impossible, match="other components"):
        replayed({**record, "components_file": changed})


# --- nonsense -------------------------------------------------------------------------------------

JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 3, 61, 99, -(10**30), 10**30, 1.5, float("nan")),
    *("", "W", "WWWW", "0,0", "2,-1", "--1,2", "61,61", "-61,-61", "1" * 5000, "²", "é\ud800"),
    *("draw main", "resign 4", "resign " + "9" * 5000, "pay 15 water", "turn 5", "tile @ 9,9"),
    *("road", "well", "capital", "city", "no", "yes", "draw", "build", "undecided", "all built", "stalemate"),
    *("act", "drawn", "pay", "lay", "turn", "take", "nothing"),
    *("thessaly", "north", "oracle", "stadium", "zeus", "siren", "star", "grain", "go @ crete", "cube gold"),
    *("potter", "athina A", "red", "blocked", "auction potter", "bid 4", "looking", "bidding", "warring"),
    *("condemn", "move", "answer", "keep", "bonus", "lose", "done", "settler from thessaly", "finished"),
    *([], {}, [1], [[]], [{}], {"": 0}, ["well"], ["road", "road"]),
    *({"pile": 1, "building": "well"}, {"at": "0,0", "building": "road"}),
    *({"tile": 3, "at": None}, {"tile": 22, "at": "9,9"}),
]


def places_in(data: Any) -> list[tuple[Any, Any]]:
    """Every container in the data with each of its keys."""
    if isinstance(data, dict):
        return [pair for key, value in data.items() for pair in [(data, key), *places_in(value)]]
    if isinstance(data, list):
        return [pair for key, value in enumerate(data) for pair in [(data, key), *places_in(value)]]
    return []


def spoil(data: Any, dice: Dice) -> str:
    """Change one thing somewhere; says what."""
    places = places_in(data)
    holder, key = places[dice.below(len(places))]
    # Deep in long lists of moves most things are alike, so half the time something near the top is chosen.
    if isinstance(data, dict) and dice.below(2):
        holder, key = data, list(data)[dice.below(len(data))]
    kind = dice.below(5)
    if kind == 0:
        del holder[key]
        return f"{key} deleted"
    if kind == 1:
        other_holder, other_key = places[dice.below(len(places))]
        holder[key] = copy.deepcopy(other_holder[other_key]) if other_key in keys_of(other_holder) else None
        return f"{key} replaced by {other_key}"
    if kind == 2 and isinstance(holder, list):
        holder.append(copy.deepcopy(holder[key]))
        return f"{key} doubled"
    holder[key] = JUNK[dice.below(len(JUNK))]
    return f"{key} set to {str(holder[key])[:40]!r}"


def keys_of(holder: Any) -> list[Any]:
    return list(holder) if isinstance(holder, dict) else list(range(len(holder)))


def spoiled(data: Any, number: int) -> tuple[Any, str]:
    """A copy of the data with one to three things changed."""
    dice = dice_of(f"spoiled {number}")
    found = copy.deepcopy(data)
    told = [spoil(found, dice) for _ in range(1 + dice.below(3)) if found]
    return found, f"number {number}: " + ", ".join(told)


def short_records(game: Game) -> list[Record]:
    """The first turns of golden games: as good for nonsense as whole ones, and quick to replay."""
    records = golden_games(game).values()
    return [{**record, "turns": record["turns"][:5], "result": None} for record in records]


def refused(told: str, attempt: Callable[[], object]) -> bool:
    """Is it refused with a sentence? Whatever else goes wrong is a failure that says what was changed."""
    try:
        attempt()
    except Impossible as error:
        sentence = str(error)
    except Exception as error:
        raise AssertionError(f"{told}: {error!r}") from error
    else:
        return False
    assert sentence.endswith("."), f"{told}: {sentence}"
    return True


@pytest.mark.slow
@of_every_game
def test_nonsense_in_a_record_is_refused_with_a_sentence(game: Game) -> None:
    records = short_records(game)
    count = 0
    for number in range(1200 if COMPILED else 400):
        record, told = spoiled(records[number % len(records)], number)
        count += refused(told, partial(replay, game, record))
    assert count > 250


def positions(game: Game) -> list[Any]:
    """Moments of golden games, all that may be awaited among them."""
    found: dict[str, Any] = {}
    for name, record in golden_games(game).items():
        if record["components_file"] is None:
            match = replay(game, record)
            for step in match.steps:
                awaited = game.position(step.before)["awaited"]
                found[f"{name} {awaited} {step.turn // 20}"] = game.position(step.before)
            found[name] = game.position(match.state)
    return list(found.values())


@pytest.mark.slow
@of_every_game
def test_nonsense_in_a_position_is_refused_with_a_sentence_or_can_be_played(game: Game) -> None:
    beginnings = positions(game)
    count = 0
    for number in range(1200 if COMPILED else 400):
        position, told = spoiled(beginnings[number % len(beginnings)], number)
        if refused(told, partial(game.load, position)):
            count += 1
        else:
            assert not refused(f"{told}, then played", partial(play_a_little, game, game.load(position)))
    assert count > 200


@pytest.mark.slow
@of_every_game
def test_nonsense_in_a_view_is_refused_with_a_sentence_or_can_be_sampled(game: Game) -> None:
    beginnings = [
        game.view(game.load(position), number % 3 - 1) for number, position in enumerate(positions(game))
    ]
    for number in range(1000 if COMPILED else 300):
        view, told = spoiled(beginnings[number % len(beginnings)], number)
        if not refused(told, partial(game.information, view)):
            sample = game.information(view).sample(dice_of(told))
            assert not refused(f"{told}, then played", partial(play_a_little, game, sample))


def play_a_little(game: Game, state: State) -> None:
    """A state that was accepted must be one of the game, whatever was written in the file."""
    dice = dice_of("a little")
    for _ in range(15):
        if state.actor == NOBODY:
            break
        actions = state.legal()
        assert actions
        assert all(game.why_not(state, game.move(state, action)) is None for action in actions[:20])
        state.apply(actions[dice.below(len(actions))])
    game.load(game.position(state))


@pytest.mark.parametrize("nothing_like_it", [None, [], "draw main", 42, [{"game": "attika"}]])
@of_every_game
def test_what_is_no_object_is_refused_with_a_sentence(game: Game, nothing_like_it: Any) -> None:
    for read in (partial(replay, game), game.load, game.information):
        assert refused(f"{read}", partial(read, nothing_like_it))
