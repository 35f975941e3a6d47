"""How a game of Dice Football is judged: two cards against their best mixes, every other answer against the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from snapcount.core.review.judging import NOTHING, Judging, Side, Value, Verdict, snap
from snapcount.core.review.observed import Play
from snapcount.core.review.shapes import CARDS, DICE, GUESSES
from snapcount.core.review.walking import Walked, Weighed, walk
from snapcount.core.rulebook import Rulebook
from snapcount.football.reasons import go_or_kick as go_or_kick_reason
from snapcount.football.reasons import on_last_down
from snapcount.games.dice_football.analysis import solved, veteran_chance
from snapcount.games.dice_football.analysis.veteran_chance import payoffs
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import DEFENCES, EVENT_TITLES, LAW, SCRIMMAGE

CLEAR_CUT = ("TakeTimeout", "ThrowChallenge", "ChangeDefence", "CallDefence", "ReturnBall", "CallTry")
EXACTLY = "exact odds onto the win chance after the play"


def rulebook() -> Rulebook:
    from snapcount.games.dice_football import RULEBOOK

    return RULEBOOK


Chances = Callable[[State], Mapping[Call, list[float]]]
"""The offence's win chance for each card against each defence card, at a snap."""


def go_or_kick(label: str) -> str:
    return label if label in ("Punt", "Field Goal") else "Go for it"


def judging(chances: Chances, by: str, how: str, win_chance: Value, exact: bool) -> Judging:
    """Cards against their best mixes by `chances`, which are called `by`."""

    def snap_cards(walked: Walked, number: int) -> Weighed | None:
        """Two cards at a snap; those of a try are few enough to be tried one by one."""
        state, steps = walked.phase.state, walked.phase.steps[number : number + 2]
        if state.phase != "scrimmage" or len(steps) < 2 or not steps[0].sealed:
            return None
        seat = state.situation.offence
        caller, defender = steps if steps[0].given.seat is seat else steps[::-1]
        assert caller.question is not None
        calls = list(caller.question.options())
        found = chances(state)
        cards = [found[call] for call in calls]
        return Weighed(snap(seat, Side(caller, calls), Side(defender, DEFENCES), cards, by), 2, exact)

    def judge(play: Play, value: Value) -> Verdict:
        verdict = NOTHING
        for phase in play.phases:
            verdict += walk(Walked(rulebook(), phase, value), snap_cards, EXACTLY)
        return verdict

    return Judging(
        judge,
        how,
        ((GUESSES, "guesses"), (CARDS, "event cards"), (DICE, "dice")),
        DICE,
        "dice",
        "Event cards",
        lambda event: f"{event} {EVENT_TITLES[event]}",
        win_chance=win_chance,
        why=go_or_kick_reason(LAW),
        remark=on_last_down(LAW, go_or_kick),
        puzzles={"CallPlay": (str, go_or_kick), **dict.fromkeys(CLEAR_CUT, (str,))},
    )


def by_veteran(state: State) -> dict[Call, list[float]]:
    """As the veteran's model has them."""
    found = payoffs(state)
    rows: dict[Call, list[float]] = dict(zip(SCRIMMAGE, found.matrix, strict=True))
    rows[Call.PUNT] = [found.punt] * len(DEFENCES)
    rows[Call.FIELD_GOAL] = [found.field_goal] * len(DEFENCES)
    return rows


JUDGED_BY_VETERAN = judging(
    by_veteran,
    "the veteran's model",
    "Cards are judged by the veteran's model against their best mixes, every other decision by exact odds.",
    veteran_chance.win_chance,
    exact=False,
)
JUDGED_BY_BOOK = judging(
    solved.cells,
    "the solved game",
    "Cards are judged against the best mixes of the solved game, every other decision by exact odds.",
    solved.win_chance,
    exact=True,
)
