"""Odds and a sentence for each option, from what the seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.rulebook import Advice
from snapcount.core.table import Question
from snapcount.football.words import counted
from snapcount.games.canadian_pro.coaches.matchup import Matchup, matchup_of
from snapcount.games.canadian_pro.coaches.model import WEIGHTS, worth
from snapcount.games.canadian_pro.coaches.outlook import bare, finals
from snapcount.games.canadian_pro.coaches.plans import Plan, plan_of
from snapcount.games.canadian_pro.coaches.spreads import Spread, spread
from snapcount.games.canadian_pro.questions import AcceptPenalty, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call, field_goal_column, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import FIELD

USUAL_BASIC = tuple(DefenceCall(setting) for setting in (1, 2, 3, 3, 4, 5))
"""Settings as the solitaire chart spreads them on first and ten."""
SELDOM = 0.005
"""A call that a veteran makes less often is not worth a line."""
USUAL_ADVANCED = tuple(
    DefenceCall(setting, card) for setting in (2, 3, 4) for card in ("1Z-70", "4Z-70", "1M-70", "4M-70")
)


def advice(view: State, question: Question[Any]) -> Sequence[Advice]:
    if isinstance(question, CallPlay):
        return [call_advice(view, option) for option in calls(menu_of(question.state, question.kicks))]
    if isinstance(question, CallDefence):
        return defence_advice(view, question)
    if isinstance(question, AcceptPenalty):
        return penalty_advice(view, question)
    return ()


def usual(state: State) -> tuple[DefenceCall, ...]:
    return USUAL_ADVANCED if state.options.advanced else USUAL_BASIC


def mixed(matchup: Matchup, call: Call, defences: tuple[DefenceCall, ...]) -> Spread:
    """How a call ends against a mix of defences, each as likely."""
    merged: dict[tuple[int, bool], float] = {}
    for defence in defences:
        for setting, flags, chance in finals(matchup, call, defence):
            for yards, held, share in spread(matchup, bare(call), setting, flags.replace("P", "")):
                key = (yards, held)
                merged[key] = merged.get(key, 0.0) + chance * share / len(defences)
    return tuple((yards, held, chance) for (yards, held), chance in merged.items())


def call_advice(state: State, call: Call) -> Advice:
    if call.play == "fg":
        return field_goal_advice(state, call)
    if call.play not in ("run", "pass"):
        return Advice(call, "")
    hopes = hopes_of(state, mixed(matchup_of(state), call, usual(state)))
    return Advice(
        call,
        f"Against a usual defence {hopes.gain:.1f} yards on average.",
        (("first down", hopes.made), ("touchdown", hopes.scored), ("lost", hopes.lost)),
    )


class Hopes(NamedTuple):
    """What may come of a play from where the ball lies."""

    gain: float
    made: float
    scored: float
    lost: float


def hopes_of(state: State, outcomes: Spread) -> Hopes:
    to_go, left = state.to_go, FIELD - state.situation.ball
    return Hopes(
        plain_sum(chance * min(yards, left) for yards, held, chance in outcomes if held),
        plain_sum(chance for yards, held, chance in outcomes if held and yards >= to_go),
        plain_sum(chance for yards, held, chance in outcomes if held and yards > left),
        plain_sum(chance for _, held, chance in outcomes if not held),
    )


def field_goal_advice(state: State, call: Call) -> Advice:
    found = field_goal_column(state)
    cells = found[1] if found is not None else ()
    shares = {
        word: plain_sum(weight for weight, cell in zip(WEIGHTS, cells, strict=False) if cell.word == word)
        for word in ("GD", "SG", "BLK")
    }
    return Advice(
        call,
        f"From {counted(FIELD - state.situation.ball)}.",
        (("good", shares["GD"]), ("single", shares["SG"]), ("blocked", shares["BLK"])),
    )


def defence_advice(view: State, question: CallDefence) -> Sequence[Advice]:
    """How often a veteran would make these calls, and what a veteran's offence gains against them.

    In the Advanced Game only the calls that a veteran would think of: there are hundreds.
    """
    state = question.state
    plan = plan_of(state)
    wanted = [
        (call, weight)
        for call, weight in zip(plan.defences, plan.shields, strict=True)
        if weight > SELDOM or not state.options.advanced
    ]
    return [setting_advice(state, plan, call, weight) for call, weight in wanted]


def setting_advice(state: State, plan: Plan, defence: DefenceCall, weight: float) -> Advice:
    all_weights, matchup = plain_sum(plan.weights), matchup_of(state)
    hopes = [
        (share / all_weights, hopes_of(state, mixed(matchup, call, (defence,))))
        for call, share in zip(plan.calls, plan.weights, strict=True)
        if share > 0
    ]
    gain = plain_sum(share * hope.gain for share, hope in hopes)
    made = plain_sum(share * hope.made for share, hope in hopes)
    return Advice(
        defence,
        f"A veteran's offence gains {gain:.1f} yards against it on average.",
        (("first down", made), ("a veteran calls it", weight)),
    )


def penalty_advice(view: State, question: AcceptPenalty) -> Sequence[Advice]:
    card = line_of(view, question.seat).team.place_kicking
    taken, left = (worth(after, question.seat, card) for after in (question.accepted, question.declined))
    if question.throws_gain:
        return [Advice("accept", "The gain is thrown, and it is a first down."), Advice("decline", "")]
    return [
        Advice("accept", against(taken - left, "declining")),
        Advice("decline", against(left - taken, "accepting")),
    ]


def against(points: float, other: str) -> str:
    return f"Worth about {points:+.1f} points against {other}.".replace("-", "−")
