"""How a play came out, and the sum that decided it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import outcomes
from snapcount.football.words import counted
from snapcount.games.canadian_pro.show.sources import sum_of
from snapcount.games.canadian_pro.show.words import LENGTHS
from snapcount.games.canadian_pro.tables import LAW


def outcome(play: Sequence[Event], names: Names) -> outcomes.Outcome | None:
    return outcomes.outcome(play, names, LAW, decided(play))


def decided(play: Sequence[Event]) -> str:
    """Who it was, and the setting as a sum: "Lemmerman to Hoarfrost, medium; setting 2 + 1 = 3".

    Of an interception who took it from whom: no setting decides that.
    """
    found = {event.what: event.facts for event in play}
    if "intercepted" in found:
        return "; ".join(taken(found))
    said = [men(found)]
    if "setting_added_up" in found:
        said.append(f"setting {sum_of(found['setting_added_up']['parts'])}")
    return "; ".join(filter(None, said))


def taken(found: dict[str, outcomes.Facts]) -> Iterator[str]:
    facts = found["intercepted"]
    yield f"{facts['by']} intercepts {facts['passer']}" if facts["by"] else f"thrown by {facts['passer']}"
    if "returned" in found and (yards := found["returned"]["yards"]) > 0:
        yield f"run back {counted(yards)}"


def men(found: dict[str, outcomes.Facts]) -> str:
    if "threw" in found:
        facts = found["threw"]
        length = "screen" if facts["screen"] else LENGTHS[facts["depth"]]
        return f"{facts['passer']} to {facts['receiver']}, {length}"
    if "field_goal_tried" in found:
        facts = found["field_goal_tried"]
        return f"{facts['player']} from {counted(facts['yards'])}"
    for what in ("returned", "gained", "sacked", "punted", "kicked_off", "tried"):
        if what in found and found[what].get("player"):
            return str(found[what]["player"])
    return ""
