"""The odds of each option, from what the asked seat may see; `words.explain` says how they come about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.core.rulebook import Advice
from snapcount.core.table import Question
from snapcount.games.scrimmage.questions.listed import Intercept, LongPass, ShortPass
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.previews import preview_contact, preview_pass
from snapcount.games.scrimmage.state import State
from snapcount.games.scrimmage.tables import COUNTERS


def advice(view: State, question: Question[Any]) -> Sequence[Advice]:
    """Contacts with the chance of each result, passes with every deduction itemised, interceptions."""
    if isinstance(question, Move):
        return tuple(contact_advice(question))
    if isinstance(question, ShortPass | LongPass):
        return tuple(
            Advice(man, "", pass_chances(question, man)) for man in question.options() if man in COUNTERS
        )
    if isinstance(question, Intercept):
        return tuple(
            Advice(man, "", (("intercepted", 6 / 36),)) for man in question.options() if man in COUNTERS
        )
    return ()


def contact_advice(question: Move) -> list[Advice]:
    found: list[Advice] = []
    for plan in question.options():
        action = plan[0]
        if len(plan) == 1 and action.kind == "contact":
            preview = preview_contact(question.play, (action.man, *action.join), action.target)
            chances = tuple((result, ways / 36) for result, ways in preview.ways)
            found.append(Advice(plan, "", chances))
    return found


def pass_chances(question: ShortPass | LongPass, man: str) -> tuple[tuple[str, float], ...]:
    preview = preview_pass(question.play, man)
    missed = 1 - preview.chance - preview.intercepted
    return (("complete", preview.chance), ("incomplete", missed), ("intercepted", preview.intercepted))
