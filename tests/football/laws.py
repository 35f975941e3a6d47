"""The laws of the five games, for tests that hold for any of them."""

from __future__ import annotations

from snapcount.football.situation import Law

AMERICAN = Law(100, 10, 4)
CANADIAN = Law(110, 10, 3)
HEXES = Law(61, 7, 4)
LAWS = (AMERICAN, CANADIAN, HEXES)
NAMES = ("Home", "Away")
