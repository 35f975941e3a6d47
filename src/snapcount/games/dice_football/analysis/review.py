"""How a game of Dice Football is judged: two cards against their best mixes, every other answer against the best."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.review.judging import NOTHING, Judging, Met, Side, Value, Verdict, sealed
from snapcount.core.review.observed import Phase, Play, Step
from snapcount.core.review.shapes import CARDS, DICE, GUESSES
from snapcount.core.review.walking import walk
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.games.dice_football.analysis.veteran_chance import payoffs, win_chance
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import DEFENCES, EVENT_TITLES, SCRIMMAGE

BY_VETERAN = "the veteran's model"
EXACTLY = "exact odds onto the win chance after the play"


def rulebook() -> Rulebook:
    from snapcount.games.dice_football import RULEBOOK

    return RULEBOOK


def judge(play: Play, value: Value) -> Verdict:
    verdict = NOTHING
    for phase in play.phases:
        verdict += walk(rulebook(), phase, value, snap_cards, EXACTLY)
    return verdict


def snap_cards(phase: Phase, home: Step, away: Step, value: Value) -> Met | None:
    """Two cards at a snap; those of a try are few enough to be tried one by one."""
    if phase.state.phase != "scrimmage":
        return None
    offence = phase.state.situation.offence
    caller, defender = (home, away) if offence is Seat.HOME else (away, home)
    assert caller.question is not None
    calls = list(caller.question.options())
    chances = offence_chances(phase.state, calls)
    if offence is Seat.HOME:
        return sealed(Side(home, calls), Side(away, DEFENCES), chances, BY_VETERAN)
    turned = [[1 - row[at] for row in chances] for at in range(len(DEFENCES))]
    assert defender is home
    return sealed(Side(home, DEFENCES), Side(away, calls), turned, BY_VETERAN)


def offence_chances(state: State, calls: Sequence[Call]) -> list[list[float]]:
    """The offence's win chance for each card against each defence card."""
    found = payoffs(state)
    rows = dict(zip(SCRIMMAGE, found.matrix, strict=True))
    rows[Call.PUNT] = [found.punt] * len(DEFENCES)
    rows[Call.FIELD_GOAL] = [found.field_goal] * len(DEFENCES)
    return [rows[call] for call in calls]


JUDGING = Judging(
    judge,
    "Cards are judged by the veteran's model against their best mixes, every other decision by exact odds.",
    ((GUESSES, "guesses"), (CARDS, "event cards"), (DICE, "dice")),
    DICE,
    "dice",
    "Event cards",
    lambda event: f"{event} {EVENT_TITLES[event]}",
    win_chance=win_chance,
)
