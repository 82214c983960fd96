"""The web table: the only authority on every game it hosts."""
