"""Olympos: settlers, discoveries and wonders along a track of time, under the eyes of the gods."""
