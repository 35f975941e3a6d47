"""How a play came out, with the sum that decided it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import outcomes
from snapcount.football.words import counted
from snapcount.games.card_bowl.show.names import begun, card_text
from snapcount.games.card_bowl.show.phrases import WHY
from snapcount.games.card_bowl.show.sums import decided
from snapcount.games.card_bowl.tables import LAW

LOOSE = "for the loose ball"


def outcome(play: Sequence[Event], names: Names) -> outcomes.Outcome | None:
    return outcomes.outcome(play, names, LAW, sum_of(play))


def sum_of(play: Sequence[Event]) -> str:
    """39 − 15 = 24 through the air, 9 − 3 = 6 after the catch; of a flag what it was for, of a fumble both cards."""
    if not play or play[-1].what != "play_ended":
        return ""
    found = {event.what: event.facts for event in play}
    said = next((said for what, say in SUMS.items() if what in found and (said := say(found[what]))), "")
    ran = found.get("settled", found.get("returned", {})).get("yards", 0) if "recovered" in found else 0
    return f"{said}, then a run of {counted(ran)}" if ran > 0 and said.endswith(LOOSE) else said


def recovered(facts: Mapping[str, Any]) -> str:
    own, other = map(card_text, facts["cards"])
    return f"{other} against {own} {LOOSE}" if facts["lost"] else f"{own} against {other} {LOOSE}"


SUMS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "penalised": lambda facts: begun(facts["foul"]),
    "recovered": recovered,
    "gained": lambda facts: ", ".join(decided(facts["call"], dict(facts["totals"]))),
    "incomplete": lambda facts: begun(str(WHY.get(facts["why"], facts["why"]))),
    "sacked": lambda facts: f"Through {facts['lane']}",
    "field_goal_tried": lambda facts: (
        f"{facts['total']} against the {facts['yards']} needed" if facts["total"] else ""
    ),
}
"""What decided, the first that happened in this order."""
