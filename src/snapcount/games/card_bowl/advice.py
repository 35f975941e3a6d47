"""What can be said of the options of the main decisions, from what the seat may see and nothing else."""

from __future__ import annotations

from typing import Any

from snapcount.core.rulebook import Advice
from snapcount.core.table import Question
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.appraisal import Worth, longer_throw, prospects, reading
from snapcount.games.card_bowl.situation import kick_chance
from snapcount.games.card_bowl.view import View

SHOWN = 6
"""So many plays are advised on, the best first."""


def advice(view: View, question: Question[Any]) -> list[Advice]:
    """Expected yards of the plays that can be executed, of another yardage card, and the odds of a field goal."""
    if isinstance(question, q.Execute):
        return executions(view, question)
    if isinstance(question, q.DrawYardage):
        return draws(view, question)
    if isinstance(question, q.CallPlay):
        made = kick_chance(question.spot)
        return [
            Advice(
                "field_goal", f"Good about {made:.0%} of the time.", (("good", made), ("missed", 1 - made))
            )
        ]
    return []


def executions(view: View, question: q.Execute) -> list[Advice]:
    found = prospects(view, question, reading(view))
    found.sort(key=lambda worth: -worth.use(view.down))
    return [Advice(worth.call, sentence(worth), chances(worth)) for worth in found[:SHOWN]]


def sentence(worth: Worth) -> str:
    yards = f"About {worth.yards:.1f} yards, the line to gain {worth.first:.0%} of the time"
    return f"{yards}, complete {worth.made:.0%}." if worth.call.play == "pass" else f"{yards}."


def chances(worth: Worth) -> tuple[tuple[str, float], ...]:
    odds = (("first down", worth.first), ("ball lost", worth.lost))
    return (("complete", worth.made), *odds) if worth.call.play == "pass" else odds


def draws(view: View, question: q.DrawYardage) -> list[Advice]:
    throw = longer_throw(view, question)
    now = f"About {throw.yards:.1f} yards if it is caught."
    more = f"About {throw.longer:.1f} yards if it is caught; the card spoils the throw {throw.spoiled:.0%} of the time."
    if question.sack_round:
        more += " A round of sack draws comes first."
    return [Advice(0, now), Advice(1, more, (("spoiled", throw.spoiled),))]
