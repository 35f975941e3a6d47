"""How a play came out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import outcomes
from snapcount.games.out_of_sight.show.log import CARRIED, THINGS, WHY_INCOMPLETE
from snapcount.games.out_of_sight.tables import LAW, PLAYBOOK

Facts = dict[str, Any]


def outcome(play: Sequence[Event], names: Names) -> outcomes.Outcome | None:
    """A try is played from scrimmage: it has no phase of its own, but also no down."""
    found, ending = outcomes.outcome(play, names, LAW, sum_of(play)), play[-1]
    if found is None or ending.what != "play_ended" or ending.facts["phase"] != "scrimmage":
        return found
    now = ending.facts["situation"]
    return found if now.down else found._replace(next=f"Next, the try by {names[now.offence]}")


LINEBACKERS = {
    "sack": "a linebacker on the drop",
    "broken_up": "broken up by a linebacker",
    "lb_interception": "a linebacker at the dot",
}


def sum_of(play: Sequence[Event]) -> str:
    """Bomb, caught · tackled by a triangle: what was named, and what stopped it."""
    found = {event.what: event.facts for event in play}
    if "punted" in found and "returned" in found:
        return f"Punt of {outcomes.far(found['punted'])}"
    if "called" not in found:
        return ""
    # What a linebacker breaks up or takes was never caught.
    caught = "caught" in found and "linebacker_revealed" not in found
    named = PLAYBOOK[found["called"]["play"]].name + ", caught" * caught
    return " · ".join(filter(None, (named, stopped(found))))


def stopped(found: dict[str, Facts]) -> str:
    if "linebacker_revealed" in found:
        return LINEBACKERS.get(found["linebacker_revealed"]["what"], "")
    carried = found.get("gained") or found.get("sacked")
    if carried:
        by = carried["by"]
        return CARRIED.get(by) or (f"tackled by {THINGS[by]}" if by in THINGS else "")
    return WHY_INCOMPLETE.get(found["verdict"]["why"], "") if "verdict" in found else ""
