"""What somebody means who types a move: notation, words in which a move is shown, names in any language."""

from __future__ import annotations

import re
from difflib import get_close_matches

from petteia.cli.lexicon import Lexicon
from petteia.cli.speech import Speaker
from petteia.core.contract import NOBODY, Impossible, State
from petteia.core.fault import Fault
from petteia.core.message import Listing, Place
from petteia.core.notation import folded

SUGGESTIONS = 3
MARKS = re.compile(r"[.:;!?'\"]")


class Reader:
    """Reads moves of one game as its players write them."""

    def __init__(self, speaker: Speaker, components: str | None = None) -> None:
        self.speaker = speaker
        self.game = speaker.game
        self.components = components
        self.kept_lexicon: Lexicon | None = None

    @property
    def lexicon(self) -> Lexicon:
        if self.kept_lexicon is None:
            self.kept_lexicon = Lexicon(self.game, self.components)
        return self.kept_lexicon

    def actions(self, state: State, text: str) -> list[int]:
        """What a text means here; raises Impossible, with the moves that may have been meant."""
        try:
            return self.game.read_actions(state, text)
        except Impossible as impossible:
            return self.guessed(state, text, impossible)

    def is_move(self, state: State, text: str) -> bool:
        try:
            self.actions(state, text)
        except Impossible:
            return False
        return True

    def guessed(self, state: State, text: str, impossible: Impossible) -> list[int]:
        shown = self.shown(state)
        if plain(text) in shown:
            return [shown[plain(text)]]
        try:
            return self.game.read_actions(state, self.with_known_names(text))
        except Impossible:
            raise self.suggesting(state, text, shown, impossible) from None

    def shown(self, state: State) -> dict[str, int]:
        """Every legal move by the words and the notation in which it is shown."""
        actions = state.legal() if state.actor != NOBODY else []
        notation = {plain(self.game.write_action(state, action)): action for action in actions}
        return {**{plain(self.speaker.words(state, action)): action for action in actions}, **notation}

    def with_known_names(self, text: str) -> str:
        """The same with seats for players and ids for things."""
        for seat, name in enumerate(self.speaker.names, 1):
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", str(seat), text, flags=re.IGNORECASE)
        return self.lexicon.in_notation(text)

    def suggesting(
        self, state: State, text: str, shown: dict[str, int], impossible: Impossible
    ) -> Impossible:
        close = get_close_matches(plain(text), list(shown), SUGGESTIONS)
        moves = dict.fromkeys(self.game.write_action(state, shown[words]) for words in close)
        knows_better = isinstance(impossible, Fault) and impossible.message.key == "core-wrong-did-you-mean"
        if knows_better or not moves:
            return impossible
        meant = Listing(tuple(Place(move) for move in moves))
        return Fault("terminal-did-you-mean", words=repr(text), moves=meant)


def plain(text: str) -> str:
    """Without what nobody types: full stops, capitals and accents."""
    return folded(MARKS.sub("", text))
