"""How far the pass rush gets: hot lanes and sack draws as a seat expects them (chapter 18)."""

from __future__ import annotations

from snapcount.core.adding import plain_sum
from snapcount.games.card_bowl.coaches.sight import Sight, blocks, rush
from snapcount.games.card_bowl.coaches.unseen import Unseen
from snapcount.games.card_bowl.coaches.worth import Moment
from snapcount.games.card_bowl.rules.turns.match_ups import lanes
from snapcount.games.card_bowl.state import Field


def deficits(sight: Sight, field: Field) -> list[float]:
    """By how much the rush beats the protection in each hot lane."""
    front, line = blocks(sight, field), rush(sight, field)
    quarterback = sight.men[0]
    found: list[float] = []
    for lane in lanes(len(field.xs)).values():
        deficit = plain_sum([line[m] - front[m] for m in lane]) - quarterback
        if deficit > 0:
            found.append(deficit)
    return found


def round_lost(unseen: Unseen, hot: list[float]) -> float:
    """How likely a round of draws, one for each hot lane, ends in a sack (CB-18.6: a tie is one)."""
    survived = 1.0
    for deficit in hot:
        survived *= 1 - unseen.below(deficit + 1)[0]
    return 1 - survived


def rushed(sight: Sight, field: Field, at: Moment) -> Moment:
    """The moment after the check at the start of a developing turn."""
    hot = deficits(sight, field)
    return at._replace(quick=False, hot=bool(hot), sacked=round(round_lost(sight.unseen, hot), 1))
