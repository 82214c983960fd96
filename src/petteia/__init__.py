"""Petteia: Olympos, Attika and Polis, three board games of ancient Greece."""

__version__ = "0.1.0"
