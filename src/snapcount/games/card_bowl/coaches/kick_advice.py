"""Odds and a sentence for kicks and their returns: the ledger's own odds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from snapcount.core.rulebook import Advice
from snapcount.football.field import other_end
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.points import KICKOFF_TO, ODDS
from snapcount.games.card_bowl.coaches.situation import RETURN_CARDS, returned_to
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.show.labels import sided
from snapcount.games.card_bowl.tables import LAW, TOUCHBACK
from snapcount.games.card_bowl.view import View

PUNTS: dict[str, dict[str, Any]] = ODDS["punt_gross"]["by_cards"]
OUT_OF_BOUNDS: float = ODDS["punt_oob_check"]["p_out"]
FALLING = 2
"""Both sides are taken to fall on an on-side kick."""
ONSIDE = {
    row["declared"]: row for row in ODDS["onside"]["rows"] if row["K"] == FALLING and row["R"] == FALLING
}


def free_kicks(view: View, question: q.ChooseKick) -> list[Advice]:
    """Where they would start, or how likely an on-side kick is recovered."""
    found = [Advice(q.FreeKick("kickoff"), f"They start near their {KICKOFF_TO} on average.")]
    for kick in question.options():
        row = ONSIDE.get(kick.number) if kick.kind == "onside" else None
        if row is not None:
            odds = (("recovered", row["p_K_recovers"]), ("too short", row["p_short"]))
            found.append(Advice(kick, "They get it near midfield if it fails.", odds))
    return found


def punts(view: View, question: q.PuntPlan) -> list[Advice]:
    """How far, how often blocked, how often out of bounds."""
    found: list[Advice] = []
    for plan in question.options():
        row = PUNTS[plan[0]]
        down_at = max(0, round(other_end(LAW, question.situation.ball) - row["mean_gross"]))
        where = (
            f"comes down near {sided(down_at, 'their', 'your')}"
            if down_at
            else "is likely to reach the end zone"
        )
        odds: tuple[tuple[str, float], ...] = (("blocked", row["p_blocked"]),)
        if plan.endswith("oob"):
            odds += (("out of bounds", OUT_OF_BOUNDS),)
        found.append(Advice(plan, f"About {row['mean_gross']:.0f} yards: it {where}.", odds))
    return found


def fielded_kick(view: View, question: q.FieldKick) -> list[Advice]:
    spot = returned_to(question.spot, question.cards, VALUE[question.coverage])
    return [
        Advice("touchback", f"First down at your {TOUCHBACK}."),
        Advice("return", f"Brought out to about {sided(round(spot), 'your', 'their')}."),
    ]


def fielded_punt(view: View, question: q.FieldPunt) -> list[Advice]:
    spot = returned_to(question.spot, RETURN_CARDS, VALUE[question.coverage])
    said = {
        "touchback": f"First down at your {TOUCHBACK}.",
        "return": f"Brought back to about {sided(round(spot), 'your', 'their')}; a Red Joker loses the ball.",
        "fair_catch": f"First down at {sided(question.spot, 'your', 'their')}, safe but for a Red Joker.",
        "bounce": "It rolls on three times out of four, perhaps into the end zone.",
    }
    return [Advice(option, said[option]) for option in question.options()]


KICKS: dict[type, Callable[[View, Any], Sequence[Advice]]] = {
    q.ChooseKick: free_kicks,
    q.PuntPlan: punts,
    q.FieldKick: fielded_kick,
    q.FieldPunt: fielded_punt,
}
