"""Kleros, the lot: who lays one above the last takes a pebble. A small game with all that a game needs."""
