"""What to do now: the sentence above every question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Question
from snapcount.football.words import counted
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
from snapcount.games.canadian_pro.rules.calls import banned
from snapcount.games.canadian_pro.show.words import down_on, leads_to
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import FIELD


def ask_call(question: CallPlay, names: Names) -> str:
    state = question.state
    shown = f" The defence shows {question.alignment}." if question.alignment else ""
    return f"{down_on(state.situation, names)}: call a play.{shown}{barred_text(state)}"


def barred_text(state: State) -> str:
    """CP-4.4, CP-17.4: who may not be called on now."""
    barred = banned(state)
    if not barred:
        return ""
    kind, who = barred[0]
    if state.options.solitaire:
        return f" {who} got the call on the last play: somebody else this time."
    return f" {who} has {'run' if kind == 'run' else 'been thrown to'} twice: not a third time."


def ask_penalty(question: AcceptPenalty, names: Names) -> str:
    taken = leads_to(question.accepted, names)
    if question.throws_gain:
        taken = "the pass counts as complete, its gain is thrown, first down"
    return f"{question.name}: accept ({taken}) or decline ({leads_to(question.declined, names)})?"


def ask_return(question: ReturnKick, names: Names) -> str:
    spot = question.spot
    theirs = 2 * spot > FIELD
    line = f"on their {FIELD - spot}-yard line" if theirs else f"on your {spot}-yard line"
    there = f"{counted(-spot)} deep in your end zone" if spot < 0 else line
    known = f" The return would be {counted(question.known)}." if question.known is not None else ""
    who = f" by {question.returner}" if question.returner else ""
    return f"The kick is fielded{who} {there}. What do you do with it?{known}"


PROMPTS: dict[type[Question[Any]], Callable[[Any, Names], str]] = {
    ChooseToss: lambda question, names: "You have won the toss: kick off or receive?",
    ChooseSecondHalf: lambda question, names: "The second half: kick off or receive?",
    CallPlay: ask_call,
    Announce: lambda question, names: "Announce a punt or a field goal, or line up for a play?",
    CallDefence: lambda question, names: f"{down_on(question.state.situation, names)}: set the defence.",
    ChooseKickoff: lambda question, names: (
        "Kick off: deep or onside?"
        if question.onside
        else "Kick off after the safety touch: in the Hurry Up?"
    ),
    ReturnKick: ask_return,
    AnswerKickBack: lambda question, names: "The ball was kicked back to you: return it, or kick it again?",
    ReturnOrGround: lambda question, names: "You have taken the ball away: run it back, or ground it?",
    AcceptPenalty: ask_penalty,
    ChooseAfterFieldGoal: lambda question, names: (
        f"They have kicked a field goal: receive a kickoff, or start on your {question.spot}?"
    ),
    ChooseConvert: lambda question, names: "The convert: kick for one, or pass for two?",
}


def prompt(question: Question[Any], names: Names) -> str:
    return PROMPTS[type(question)](question, names)


def kind(question: Question[Any]) -> str:
    """Calls are another decision in the Advanced Game."""
    name = type(question).__name__
    calls = isinstance(question, CallPlay | CallDefence) and question.state.options.advanced
    return f"{name} advanced" if calls else name
