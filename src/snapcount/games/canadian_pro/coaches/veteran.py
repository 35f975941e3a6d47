"""The veteran: the book's own hints (CP-21.3), the equilibrium of the down at hand, and the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, TypeVar

from snapcount.core.adding import plain_sum
from snapcount.core.table import Question
from snapcount.games.canadian_pro.coaches.clock import ahead, desperate, last_play, runs_out, winning_kick
from snapcount.games.canadian_pro.coaches.kick_worth import kick_value, return_choice
from snapcount.games.canadian_pro.coaches.model import WEIGHTS, field_goal, punt, worth
from snapcount.games.canadian_pro.coaches.plans import best_alignments, plan_of
from snapcount.games.canadian_pro.questions import (
    AcceptPenalty,
    Announce,
    AnswerKickBack,
    CallDefence,
    CallPlay,
    ChooseAfterFieldGoal,
    ChooseConvert,
    ChooseKickoff,
    ChooseSecondHalf,
    ChooseToss,
    ReturnKick,
    ReturnOrGround,
)
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.clock import seconds
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import FIELD
from snapcount.games.canadian_pro.teams.teams import team
from snapcount.games.canadian_pro.view import View

T = TypeVar("T")
KEEPS_THE_CLOCK = 3.0
"""How much oftener a leader runs when the clock is worth more than yards."""


def drawn(options: Sequence[T], weights: Sequence[float], random: Random) -> T:
    at = random.random() * plain_sum(weights)
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    return options[-1]


def kick_or_none(state: State) -> Call | None:
    """Third down: punt, field goal or neither, by what each is worth."""
    open_calls = calls(menu_of(state, True))
    kick = winning_kick(state, open_calls)
    if kick is not None or state.situation.down < 3 or runs_out(state):
        return kick
    card = line_of(state, state.situation.offence).team.place_kicking
    goal = field_goal(card, FIELD - state.situation.ball) if Call("fg") in open_calls else None
    if desperate(state):
        return Call("fg") if goal is not None and ahead(state) >= -3 else None
    kicks = [(punt(state.situation.ball), Call("punt"))] + ([(goal, Call("fg"))] if goal is not None else [])
    aside = Call("punt", variant="out_of_bounds")
    if aside in open_calls:
        kicks.append((kick_value(state, aside), aside))
    best, kick = max(kicks, key=lambda pair: pair[0])
    return kick if best >= plan_of(state).value else None


def veteran_call(view: State, question: CallPlay, random: Random) -> Call:
    state = question.state
    kick = kick_or_none(state) if question.kicks else None
    if kick is not None:
        return kick
    open_calls = calls(menu_of(state, question.kicks))
    if Call("ground") in open_calls and runs_out(state):
        return Call("ground")
    if state.situation.down == 3 and Call("sneak") in open_calls:
        return Call("sneak")
    found = plan_of(state, question.alignment)
    if not found.calls:
        return open_calls[0]
    quick = next((call for call in open_calls if call.play == "quick_kick"), None)
    hopeless = quick is not None and found.value < 0 and not desperate(state)
    if quick is not None and hopeless and kick_value(state, quick) > found.value:
        return quick
    call = drawn(found.calls, clock_minded(state, found.calls, found.weights), random)
    hurried = call._replace(hurry=True)
    return hurried if desperate(state) and hurried in open_calls else call


def clock_minded(state: State, options: Sequence[Call], weights: Sequence[float]) -> Sequence[float]:
    """A leader late in the game runs oftener: the clock runs with him."""
    stops = seconds(state, "incomplete", False) < seconds(state, "run", False)
    if not stops or state.quarter < 4 or not state.late or not 0 < ahead(state) <= 16:
        return weights
    kept = [
        weight * (KEEPS_THE_CLOCK if call.play == "run" else 1.0)
        for call, weight in zip(options, weights, strict=True)
    ]
    return kept if plain_sum(kept) else weights


def veteran_defence(view: State, question: CallDefence, random: Random) -> DefenceCall:
    state = question.state
    alignment = random.choice(best_alignments(state)) if state.has("alignments") else ""
    found = plan_of(state, alignment)
    return drawn(found.defences, found.shields, random)


def veteran_penalty(view: State, question: AcceptPenalty, random: Random) -> str:
    card = line_of(view, question.seat).team.place_kicking
    taken = worth(question.accepted, question.seat, card) + (1.1 if question.throws_gain else 0.0)
    return "accept" if taken > worth(question.declined, question.seat, card) else "decline"


def veteran_kickoff(view: State, question: ChooseKickoff, random: Random) -> str:
    """Onside when behind and the clock is running out."""
    behind = -ahead(view)
    return "onside" if question.onside and view.quarter >= 4 and behind > 0 and view.left <= 90 else "normal"


def veteran_return(view: State, question: ReturnKick, random: Random) -> str:
    """By what it is worth; but a single that would tie or lose the game is not conceded on its last play."""
    seat = view.situation.offence.other
    lead = view.score[seat] - view.score[1 - seat]
    if question.spot < 0 and last_play(view) and lead in (0, 1):
        return "kick_back" if "kick_back" in question.choices and question.spot < -10 else "return"
    if "ground" in question.choices and question.spot >= 0 and last_play(view) and lead > 0:
        return "ground"
    return return_choice(team(view.options.team(seat)), question)


def veteran_after_field_goal(view: State, question: ChooseAfterFieldGoal, random: Random) -> str:
    """The own 35, unless our returners usually come further."""
    start = average_start(
        view.options.team(view.situation.offence), view.options.team(view.situation.offence.other)
    )
    return "kickoff" if start > question.spot else "scrimmage"


@lru_cache(maxsize=256)
def average_start(receives: str, kicks: str) -> float:
    """Where a kickoff is brought to on average."""
    card, men = team(kicks).kicking, team(receives).kickoff_returns
    total = 0.0
    for weight, kick, line in zip(WEIGHTS, card.kickoffs, card.yard_lines, strict=True):
        letter = "A" if "A" in kick.letters else "B"
        back = plain_sum(
            w * v * (cell.yards if cell.word != "TD" else 80)
            for w, man in zip(WEIGHTS, men, strict=True)
            for v, cell in zip(WEIGHTS, man.columns[letter], strict=True)
        )
        total += weight * (line.yards + back)
    return total


def veteran_convert(view: State, question: ChooseConvert, random: Random) -> str:
    """Two points when one more would not help: behind by 2, 5, 10 or 13 late in the game."""
    behind = -ahead(view)
    wanted = view.quarter >= 4 and behind in (2, 5, 10, 13)
    return question.receivers[0] if wanted and question.receivers else "kick"


VETERAN: dict[type[Question[Any]], Callable[[State, Any, Random], Any]] = {
    ChooseToss: lambda view, question, random: "receive",
    ChooseSecondHalf: lambda view, question, random: "receive",
    CallPlay: veteran_call,
    Announce: lambda view, question, random: kick_or_none(question.state),
    CallDefence: veteran_defence,
    ChooseKickoff: veteran_kickoff,
    ReturnKick: veteran_return,
    AnswerKickBack: lambda view, question, random: "return",
    ReturnOrGround: lambda view, question, random: "ground" if question.spot < -8 else "return",
    AcceptPenalty: veteran_penalty,
    ChooseAfterFieldGoal: veteran_after_field_goal,
    ChooseConvert: veteran_convert,
}


class Veteran:
    """Knows the cards: mixes its calls by the equilibrium of the down and kicks by the odds."""

    def answer(self, view: View, question: Question[Any], random: Random) -> Any:
        return VETERAN[type(question)](view.state, question, random)
