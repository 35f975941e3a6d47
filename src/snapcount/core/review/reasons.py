"""Why one answer is the best: the number that decides, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from snapcount.core.review.shapes import Decision

Ranked = Sequence[tuple[str, float]]
"""Answers with the win chances of who decides, the best first."""
Reason = Callable[[Callable[[Any], float], Any, str, Ranked], str]
"""Why the first of these answers to a question is the best in a state; the first argument knows win chances."""
CountsAs = Callable[[str], str]
"""What an answer comes to, by its label: itself (`str`), or going for it as against kicking; "" if it is left out."""
Weighed = list[tuple[str, float]]
"""Answers with their win chances, the best first."""
LEAST = 1e-6


def weighed(decision: Decision, counts_as: CountsAs) -> Weighed:
    """What the answers count as, with their win chances, the best first; nothing where the game's was the best."""
    found: dict[str, float] = {}
    for choice in decision.choices:
        if choice.chance is not None and (kind := counts_as(choice.label)):
            found[kind] = max(found.get(kind, 0.0), choice.chance)
    ranked = sorted(found.items(), key=lambda one: -one[1])
    chosen = next((counts_as(choice.label) for choice in decision.choices if choice.chosen), "")
    return [] if not ranked or chosen in ("", ranked[0][0]) else ranked


def margin(ranked: Ranked) -> float:
    return ranked[0][1] - ranked[1][1]


def of_games(value: Callable[[Any], float], state: Any, asked: str, ranked: Ranked) -> str:
    """Where nothing else is counted."""
    won = round(100 * ranked[0][1]) - round(100 * ranked[1][1])
    return f"Of 100 games from here it wins {won} more."


def in_units(each: float, unit: str, ranked: Ranked) -> str:
    """By what it was judged: so many yards or points, of which one is worth so much win chance."""
    if each < LEAST:
        return ""
    return f"On average it is worth {margin(ranked) / each:.1f} {unit} more than the next best."
