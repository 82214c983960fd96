"""A clone of a state has all that the original has, field by field, and goes its own way from there."""

from __future__ import annotations

from collections.abc import Iterator
from types import GetSetDescriptorType, MemberDescriptorType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from petteia.core.chance import dice_of
from petteia.core.contract import NOBODY, Happening, State, playout
from petteia.games import REGISTER, game_named
from petteia.games.attika.land import Land

PLAYERS = 4
ROW, ROWS, PLANE = type(vec[i64]()), type(vec[vec[i64]]()), type(vec[u8]())

# Rows that are never changed but replaced, so that clones may share them.
SHARED = {
    "attika": set[str](),
    "olympos": {"columns", "prices", "payments", "wonder_columns", "gods"},
    "polis": {"decks", "removed", "boxed", "lost", "city", "hand", "history", "tucked"},
}
SETTLED = {"box", "rulings", "seed", "land"}  # things that never change, common to all clones

of_every_game = pytest.mark.parametrize("name", REGISTER)


def middle_game(name: str, seed: str) -> Any:
    state, dice = game_named(name).new(PLAYERS, seed), dice_of(seed)
    for _ in range(60):
        actions = state.legal()
        state.apply(actions[dice.below(len(actions))])
    assert state.actor != NOBODY
    return state


def fields_of(thing: object) -> list[str]:
    """The names of all fields, compiled or not."""
    kinds = (GetSetDescriptorType, MemberDescriptorType)
    named = [
        name
        for each in type(thing).__mro__
        for name, kind in vars(each).items()
        if isinstance(kind, kinds) and not name.startswith("__")
    ]
    return sorted({*named, *getattr(thing, "__dict__", {})} - {"_abc_impl"})


def plain(value: Any) -> Any:
    """A value that can be compared and does not change with what it was made from."""
    if isinstance(value, (ROW, ROWS, PLANE, list)):
        return [plain(item) for item in value]
    if type(value).__name__ == "Player":
        return {name: plain(getattr(value, name)) for name in fields_of(value)}
    return value


def contents(state: State | Land) -> dict[str, Any]:
    return {name: plain(getattr(state, name)) for name in fields_of(state)}


def rows_of(state: Any) -> Iterator[tuple[object, str]]:
    for owner in (state, *state.players):
        for name in fields_of(owner):
            if isinstance(getattr(owner, name), (ROW, ROWS)):
                yield owner, name


def row_like(row: object, number: int) -> object:
    """A row of the same kind with one number in it."""
    if isinstance(row, ROWS):
        return vec[vec[i64]]([vec[i64]([number])])
    return vec[u8]([number]) if isinstance(row, PLANE) else vec[i64]([number])


def marked(state: Any) -> Any:
    """The state with something in each of its fields that is in no other, and that is no field's default."""
    number = 1000
    for owner in (state, *state.players):
        for name in fields_of(owner):
            value = getattr(owner, name)
            number += 1
            if isinstance(value, bool):
                setattr(owner, name, True)
            elif isinstance(value, int):
                setattr(owner, name, number)
            elif isinstance(value, (ROW, ROWS)):
                setattr(owner, name, row_like(value, number))
            else:
                assert name in {*SETTLED, "players", "journal"}
    return state


@of_every_game
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_clone_has_every_field_of_the_original(name: str, seed: str) -> None:
    state = middle_game(name, seed)
    assert contents(state.clone()) == contents(state)


@of_every_game
def test_no_field_is_forgotten_or_mistaken_for_another(name: str) -> None:
    state = marked(middle_game(name, "1"))
    assert len(fields_of(state)) > 30
    assert len(fields_of(state.players[0])) > 10
    assert contents(state.clone()) == contents(state)


def test_the_map_is_copied_field_by_field() -> None:
    land = Land()
    for number, name in enumerate(fields_of(land)):
        setattr(land, name, row_like(getattr(land, name), number))
    copy = land.copy()
    assert len(fields_of(land)) == 9
    assert contents(copy) == contents(land)
    for name in fields_of(copy):
        if name not in {"temples", "adjacent"}:
            getattr(copy, name)[0] = 99
    copy.adjacent[0] = copy.adjacent[0][:0]
    assert [99] not in contents(land).values()
    assert contents(land)["adjacent"] != contents(copy)["adjacent"]


@of_every_game
def test_a_clone_keeps_no_journal(name: str) -> None:
    state = middle_game(name, "1")
    state.journal = [Happening("something", [], NOBODY)]
    assert state.clone().journal is None


@of_every_game
def test_changing_the_rows_of_a_clone_leaves_the_original_alone(name: str) -> None:
    state = marked(middle_game(name, "1"))
    before, copy = contents(state), state.clone()
    for owner, field in rows_of(copy):
        if field not in SHARED[name]:
            getattr(owner, field)[0] = -1
    assert contents(state) == before
    copy.players.pop()
    assert len(state.players) == PLAYERS


@of_every_game
def test_playing_on_with_a_clone_leaves_the_original_alone(name: str) -> None:
    state = middle_game(name, "2")
    before = contents(state)
    for end in range(20):
        playout(state.clone(), dice_of(str(end)))
        assert contents(state) == before


@of_every_game
def test_a_state_never_leads_back_to_itself(name: str) -> None:
    """What is compiled as free of cycles must be: see State."""
    state = middle_game(name, "3")
    state.journal = []
    playout(state, dice_of("3"))
    assert state.journal
    assert all(thing is not state for thing in reached_from(state, []))
    for player in state.players:
        assert all(thing is not player and thing is not state for thing in reached_from(player, []))


def reached_from(thing: object, met: list[object]) -> list[object]:
    """All that lies below a thing, without the thing itself unless a way leads back to it."""
    below: list[object] = [getattr(thing, name) for name in fields_of(thing) if hasattr(thing, name)]
    if isinstance(thing, dict):
        below += [*thing.keys(), *thing.values()]
    elif isinstance(thing, (list, tuple)):
        below += thing
    for other in below:
        if not isinstance(other, (int, str, float, ROW, ROWS, type(None))) and all(
            other is not seen for seen in met
        ):
            met.append(other)
            reached_from(other, met)
    return met
