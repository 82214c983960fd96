"""What the tests that every game must pass are told of Kleros."""

from __future__ import annotations

from types import MappingProxyType

from petteia.core.chance import Dice
from tests.properties.random_games import Laboratory
from tests.toy.kleros.game import GAME
from tests.toy.kleros.state import LOTS, OVER, Kleros


class KlerosLaboratory(Laboratory[Kleros]):
    game = GAME
    kind = Kleros
    boxes = MappingProxyType({"usual": None})
    over = OVER
    rare = ()
    dealt = ("helmet",)
    hidden = ("helmet",)
    hidden_of_players = ("lots",)

    def check_state(self, state: Kleros) -> None:
        lots = [*state.pile, *state.helmet, *(lot for player in state.players for lot in player.lots)]
        assert sorted(lots) == list(range(1, LOTS + 1))
        assert all(player.pebbles >= 0 for player in state.players)

    def check_tables(self, _state: Kleros) -> None:
        """Nothing is kept that could be recomputed."""

    def check_rules(self, state: Kleros, actions: list[int]) -> None:
        seat = GAME.position(state)["seats"][state.actor]
        drawing = {"draw"} if seat["pebbles"] and state.helmet else set()
        written = {GAME.write_action(state, action) for action in actions}
        assert written == {*drawing, *(f"lay {lot}" for lot in seat["lots"])}

    def other_actions(self, _state: Kleros, _dice: Dice) -> list[int]:
        return list(range(LOTS + 3))

    def may_be_undone(self, before: Kleros, after: Kleros) -> bool:
        """To lay a lot, which shows nothing that its player did not know."""
        return len(after.pile) > len(before.pile)


KLEROS = KlerosLaboratory()
