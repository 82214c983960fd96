"""Petteia: Olympos, Attika and Polis, three board games of ancient Greece."""

__version__ = "0.1.0"


def is_compiled() -> bool:
    """Is the engine compiled? Found without loading it, which takes longer than the answer is worth."""
    from importlib.util import find_spec

    rules = find_spec("petteia.games.attika.rules")
    return rules is not None and not (rules.origin or "").endswith(".py")
