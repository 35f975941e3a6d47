"""How a game of Dice Football is judged: two cards against their best mixes, every other answer against the best."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.review.judging import NOTHING, Judging, Side, Value, Verdict, snap
from snapcount.core.review.observed import Play
from snapcount.core.review.shapes import CARDS, DICE, GUESSES
from snapcount.core.review.walking import Walked, Weighed, walk
from snapcount.core.rulebook import Rulebook
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
        verdict += walk(Walked(rulebook(), phase, value), snap_cards, EXACTLY)
    return verdict


def snap_cards(walked: Walked, number: int) -> Weighed | None:
    """Two cards at a snap; those of a try are few enough to be tried one by one."""
    state, steps = walked.phase.state, walked.phase.steps[number : number + 2]
    if state.phase != "scrimmage" or len(steps) < 2 or not steps[0].sealed:
        return None
    seat = state.situation.offence
    caller, defender = steps if steps[0].given.seat is seat else steps[::-1]
    assert caller.question is not None
    calls = list(caller.question.options())
    chances = offence_chances(state, calls)
    return Weighed(snap(seat, Side(caller, calls), Side(defender, DEFENCES), chances, BY_VETERAN), 2)


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
