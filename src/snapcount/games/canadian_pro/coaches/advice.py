"""Odds and a sentence for each option, from what the seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.core.rulebook import Advice
from snapcount.core.table import Question
from snapcount.football.words import counted
from snapcount.games.canadian_pro.coaches.matchup import Matchup, matchup_of
from snapcount.games.canadian_pro.coaches.model import WEIGHTS, worth
from snapcount.games.canadian_pro.coaches.outlook import bare, finals
from snapcount.games.canadian_pro.coaches.plans import plan_of
from snapcount.games.canadian_pro.coaches.spreads import Spread, spread
from snapcount.games.canadian_pro.questions import AcceptPenalty, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call, calls, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import FIELD

USUAL_BASIC = tuple(DefenceCall(setting) for setting in (1, 2, 3, 3, 4, 5))
"""Settings as the solitaire chart spreads them on first and ten."""
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
    outcomes = mixed(matchup_of(state), call, usual(state))
    to_go, left = state.to_go, FIELD - state.situation.ball
    made = sum(chance for yards, held, chance in outcomes if held and yards >= to_go)
    scored = sum(chance for yards, held, chance in outcomes if held and yards > left)
    lost = sum(chance for _, held, chance in outcomes if not held)
    gain = sum(chance * min(yards, left) for yards, held, chance in outcomes if held)
    return Advice(
        call,
        f"Against a usual defence {gain:.1f} yards on average.",
        (("first down", made), ("touchdown", scored), ("lost", lost)),
    )


def field_goal_advice(state: State, call: Call) -> Advice:
    found = line_of(state, state.situation.offence).team.place_kicking.column(FIELD - state.situation.ball)
    cells = found[1] if found is not None else ()
    shares = {
        word: sum(weight for weight, cell in zip(WEIGHTS, cells, strict=False) if cell.word == word)
        for word in ("GD", "SG", "BLK")
    }
    return Advice(
        call,
        f"Good {shares['GD']:.0%} of the time from {counted(FIELD - state.situation.ball)}.",
        (("good", shares["GD"]), ("single", shares["SG"]), ("blocked", shares["BLK"])),
    )


def defence_advice(view: State, question: CallDefence) -> Sequence[Advice]:
    """The shares in which a veteran would mix these calls."""
    plan = plan_of(question.state)
    return [
        Advice(call, f"A veteran calls this {weight:.0%} of the time here.", (("veteran", weight),))
        for call, weight in zip(plan.defences, plan.shields, strict=True)
        if weight > 0.005
    ]


def penalty_advice(view: State, question: AcceptPenalty) -> Sequence[Advice]:
    card = line_of(view, question.seat).team.place_kicking
    taken, left = (worth(after, question.seat, card) for after in (question.accepted, question.declined))
    if question.throws_gain:
        return [Advice("accept", "The gain is thrown, and it is a first down."), Advice("decline", "")]
    return [
        Advice("accept", f"Worth about {taken - left:+.1f} points against declining."),
        Advice("decline", f"Worth about {left - taken:+.1f} points against accepting."),
    ]
