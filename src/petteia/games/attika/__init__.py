"""Attika: a race on a growing hex board to place thirty buildings or link two temples."""
