"""Polis by Leo Colovini, for three to five players."""
