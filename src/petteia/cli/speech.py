"""Game sentences in the user's language, and rules with their headings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from petteia.cli.failure import Failure, printable
from petteia.core.contract import State
from petteia.core.game import Game
from petteia.core.message import Message, Refusal

ENGLISH = "en"
LONGEST_NAME = 40


class Speaker:
    """Says messages about one table, whose seats have names."""

    def __init__(self, game: Game, names: Sequence[str], language: str | None = None) -> None:
        from petteia.locales import catalogue, preferred_language

        self.game = game
        self.names = [printable(name)[:LONGEST_NAME] or "?" for name in names]
        try:
            self.catalogue = catalogue(language or preferred_language())
        except FileNotFoundError:
            if language:
                raise Failure(f"The sentences in language {language} are not installed.") from None
            self.catalogue = catalogue(ENGLISH)

    @property
    def language(self) -> str:
        return self.catalogue.language

    def say(self, message: Message) -> str:
        return self.catalogue.say(message, self.names)

    def all(self, messages: Iterable[Message]) -> list[str]:
        return [self.say(message) for message in messages]

    def words(self, state: State, action: int) -> str:
        return self.say(self.game.describe(state, self.game.move(state, action)))

    def refuse(self, refusal: Refusal) -> str:
        """Why something may not be done, with its rule; what is no rule of the game has no number."""
        sentence = self.say(refusal.message)
        return f"{sentence} (rule {refusal.rule})" if refusal.rule[-1:].isdecimal() else sentence
