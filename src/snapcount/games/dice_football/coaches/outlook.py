"""What counts at a moment of the game, and the mix of cards that is right for it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import erf, sqrt
from random import Random
from typing import Any, NamedTuple

from snapcount.core.equilibrium import solve
from snapcount.core.table import Seat
from snapcount.games.dice_football.coaches.endgame import CLOSE, IN_SIGHT, Ahead
from snapcount.games.dice_football.coaches.manners import LAST_DRIVE
from snapcount.games.dice_football.coaches.worth import (
    Payoffs,
    Utility,
    Worth,
    good_chance,
    load_model,
    unchanged,
)
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    DEFENCES,
    FIELD,
    FIELD_GOAL,
    FIELD_GOAL_RANGE,
    SCRIMMAGE,
    TOUCHDOWN,
)
from snapcount.games.dice_football.view import View

LATE = 14
"""With so few plays left in the game, winning counts, not points."""
SPREAD = 1.4
"""How far the margin wanders in a play: its standard deviation, from 13.8 points in a game of 96 plays."""
LEAST_SPREAD = 0.6
BIG_LEAD = 17


class Mix(NamedTuple):
    """How often to lay each card."""

    offence: tuple[tuple[Call, float], ...]
    defence: tuple[tuple[int, float], ...]
    payoffs: Payoffs


def winning(lead: float, plays: int) -> Utility:
    """The chance to win when points still to come are added to the lead."""
    spread = max(LEAST_SPREAD, SPREAD * sqrt(plays)) * sqrt(2)
    return lambda points: 0.5 + 0.5 * erf((lead + points) / spread)


def scoring(lead: int) -> Utility:
    """The chance to win for a side that is behind and has only this drive: nothing but a score helps."""
    touchdown = 1.0 if lead > -TOUCHDOWN else {6: 0.95, 7: 0.5, 8: 0.25}.get(-lead, 0.0)
    return lambda points: touchdown if points >= TOUCHDOWN - 1 else max(0.0, min(0.6, points / 8))


class Outlook(NamedTuple):
    """What counts now, from the offence's side: plays left after this one, and the lead where it matters."""

    plays: int
    lead: int | None
    must_score: bool
    """Behind, with the last drive of the game or of overtime: the ball lost is the game lost."""
    in_sight: bool = False
    """So near the end of a close game that every play to come is looked at."""

    def worth(self) -> Worth:
        return load_model().worths[min(self.plays, len(load_model().worths) - 1)]

    def use(self) -> Utility:
        """What points still to come are good for."""
        if self.lead is None:
            return unchanged
        return scoring(self.lead) if self.must_score else winning(self.lead, self.plays)


def outlook(view: View, seat: Seat) -> Outlook:
    """From the side of `seat`."""
    lead = view.score[seat] - view.score[seat.other]
    after = max(0, view.left - 1)
    if view.half == 3:
        return Outlook(after, lead, view.overtime is not None and view.overtime.stage == 2 and lead < 0)
    if view.half == 2 and view.left <= LATE:
        close = after < IN_SIGHT and abs(lead) <= CLOSE
        return Outlook(after, max(-BIG_LEAD, min(BIG_LEAD, lead)), lead < 0 and after <= LAST_DRIVE, close)
    return Outlook(after if after < LATE else 24, None, False)


@lru_cache(maxsize=50_000)
def mix(now: Outlook, ball: int, down: int, line: int) -> Mix:
    """The equilibrium of the two secret cards; a kick where it is worth more than that."""
    payoffs = payoffs_of(now, ball, down, line)
    found = solve(payoffs.matrix)
    best = max((payoffs.field_goal, Call.FIELD_GOAL), (payoffs.punt, Call.PUNT))
    offence = tuple(zip(SCRIMMAGE, found.rows, strict=True))
    if best[0] > found.value:
        offence = ((best[1], 1.0),)
    return Mix(offence, tuple(zip(DEFENCES, found.columns, strict=True)), payoffs)


def payoffs_of(now: Outlook, ball: int, down: int, line: int) -> Payoffs:
    game = load_model().game
    if now.in_sight and now.lead is not None:
        return game.payoffs(Ahead(now.plays, now.lead), ball, down, line)
    payoffs = game.payoffs(now.worth(), ball, down, line, now.use())
    return last_chance(payoffs, now.lead, ball) if now.must_score and now.lead is not None else payoffs


def last_chance(payoffs: Payoffs, lead: int, ball: int) -> Payoffs:
    """Behind in the last drive: a punt loses; a field goal must be enough."""
    good = good_chance(FIELD - ball) if FIELD - ball <= FIELD_GOAL_RANGE else 0.0
    return Payoffs(payoffs.matrix, 0.0, good * (0.5 if lead == -FIELD_GOAL else float(lead > -FIELD_GOAL)))


def pick(weights: Iterable[tuple[Any, float]], random: Random) -> Any:
    """One of the cards, as often as its weight says."""
    left = random.random()
    card: Any = None
    for card, weight in weights:
        left -= weight
        if left < 0:
            return card
    return card
