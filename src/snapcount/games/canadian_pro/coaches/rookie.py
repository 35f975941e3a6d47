"""Computer coaches: the rookie."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

from snapcount.core.table import Question
from snapcount.games.canadian_pro.coaches.clock import ahead, desperate, last_play, winning_kick
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
from snapcount.games.canadian_pro.rules.calls import Call, Menu, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall, defence_calls
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import After, State
from snapcount.games.canadian_pro.tables import FIELD


def worth(after: After, us: int) -> float:
    """A rough worth in points of what follows a play, for one seat: score, then field position and down."""
    points = after.points[us] - after.points[1 - us]
    kick = after.shift * 0.05 * (-1 if after.situation.offence == us else 1)
    if after.phase != "scrimmage":
        coming = {"try": 0.9, "kickoff": -0.8, "free_kick": -1.4, "after_fg": 0.9}.get(after.phase, 0.0)
        return points + (coming if after.situation.offence == us else -coming) + kick
    held = (after.situation.ball - 22) * 0.062
    held -= (
        0.0
        if after.situation.down == 1
        else (after.situation.down - 1) * 0.45
        + 0.05 * max(0, after.situation.line - after.situation.ball - 5)
    )
    return points + (held if after.situation.offence == us else -held)


RUNS = 0.45
"""How often a rookie runs."""


@lru_cache(maxsize=4096)
def runs_and_passes(menu: Menu) -> tuple[tuple[Call, ...], tuple[Call, ...]]:
    """What a rookie calls from: no kicks, no grounding. Where one kind is missing, the other stands for it."""
    open_calls = [call for call in calls(menu) if not call.hurry]
    runs = tuple(call for call in open_calls if call.play in ("run", "sneak"))
    passes = tuple(call for call in open_calls if call.play == "pass")
    return runs or passes or calls(menu), passes or runs or calls(menu)


@lru_cache(maxsize=4096)
def kicks(menu: Menu) -> tuple[Call | None, Call]:
    """The field goal, if there is one, and the punt."""
    field_goal = next((call for call in calls(menu) if call == Call("fg")), None)
    return field_goal, Call("punt")


def kick_on_third(state: State, menu: Menu, gamble: int) -> Call | None:
    """Third down: a field goal in range, a gamble when little is needed or no time is left, else a punt."""
    if last_play(state) and (winner := winning_kick(state, calls(menu))):
        return winner
    if state.situation.down < 3:
        return None
    field_goal, punt = kicks(menu)
    if desperate(state):
        return field_goal if ahead(state) >= -3 else None
    if field_goal is not None and FIELD - state.situation.ball <= 38:
        return field_goal
    if state.situation.line - state.situation.ball <= gamble and state.situation.ball > 45:
        return None
    return field_goal or punt


def choose(options: tuple[Any, ...], random: Random) -> Any:
    return options[int(random.random() * len(options))]


def rookie_call(view: object, question: CallPlay, random: Random) -> Call:
    menu = menu_of(question.state, question.kicks)
    kick = kick_on_third(question.state, menu, 1) if question.kicks else None
    runs, passes = runs_and_passes(menu)
    return kick or choose(runs if random.random() < RUNS else passes, random)


def rookie_announce(view: object, question: Announce, random: Random) -> Call | None:
    return kick_on_third(question.state, menu_of(question.state, True), 1)


def rookie_defence(view: object, question: CallDefence, random: Random) -> DefenceCall:
    state = question.state
    return choose(defence_calls(state.options.advanced, False), random)  # type: ignore[no-any-return]


def accept_if_better(view: object, question: AcceptPenalty, random: Random) -> str:
    """The fouled team takes what leaves it better off."""
    us = question.seat
    gain = 1.2 if question.throws_gain else 0.0
    return "accept" if worth(question.accepted, us) + gain > worth(question.declined, us) else "decline"


def rookie_return(view: object, question: ReturnKick, random: Random) -> str:
    """A kick deep in the end zone is conceded."""
    return "concede" if question.spot <= -12 and "concede" in question.choices else "return"


ROOKIE: dict[type[Question[Any]], Callable[[object, Any, Random], Any]] = {
    ChooseToss: lambda view, question, random: "receive",
    ChooseSecondHalf: lambda view, question, random: "receive",
    CallPlay: rookie_call,
    Announce: rookie_announce,
    CallDefence: rookie_defence,
    ChooseKickoff: lambda view, question, random: "normal",
    ReturnKick: rookie_return,
    AnswerKickBack: lambda view, question, random: "return",
    ReturnOrGround: lambda view, question, random: "ground" if question.spot < -8 else "return",
    AcceptPenalty: accept_if_better,
    ChooseAfterFieldGoal: lambda view, question, random: "scrimmage",
    ChooseConvert: lambda view, question, random: "kick",
}


class Rookie:
    """Any sensible call: kicks on third down, and otherwise whatever comes to mind."""

    blind = ROOKIE

    def answer(self, view: object, question: Question[Any], random: Random) -> Any:
        return ROOKIE[type(question)](view, question, random)
