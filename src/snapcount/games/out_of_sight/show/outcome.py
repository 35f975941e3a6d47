"""How a play came out."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import outcomes
from snapcount.games.out_of_sight.tables import LAW


def outcome(play: Sequence[Event], names: Names) -> outcomes.Outcome | None:
    """A try is played from scrimmage: it has no phase of its own, but also no down."""
    found, ending = outcomes.outcome(play, names, LAW), play[-1]
    if found is None or ending.what != "play_ended" or ending.facts["phase"] != "scrimmage":
        return found
    now = ending.facts["situation"]
    return found if now.down else found._replace(next=f"Next, the try by {names[now.offence]}")
