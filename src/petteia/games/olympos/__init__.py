"""Olympos."""
