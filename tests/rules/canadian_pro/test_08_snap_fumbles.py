"""CP-8.11 where the snap was fumbled: no printed passer does that, a made-up one does."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.state import Options
from tests.rules.canadian_pro.scripted import HOME, at, go, passing, playing, setting, variant

SHORT = passing("SE", "S")


def fumbled_snaps(plain: dict[str, Any]) -> None:
    """A passer who drops every snap with a three."""
    plain["cards"]["quarterbacks"][0]["passing"]["rows"]["3"] = ["F"] * 5


FUMBLES = playing(Options(), variant("edm_fumbles", "edmonton_1973", fumbled_snaps), "montreal_1973")


def test_cp_8_11_interference_gives_nothing_where_the_snap_was_fumbled() -> None:
    """No printed passer drops the snap where a defender interferes; a made-up one does."""
    kept = go(at(41, 2, 8, rules=FUMBLES), SHORT, setting(3), 3, 9, 6, 5)
    assert kept.facts("fumbled")["snap"] and not kept.facts("recovered")["lost"]
    assert "had_no_effect" in kept.whats and kept.spot == (HOME, 41, 3, 49)
