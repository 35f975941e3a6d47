"""What is asked, what the answers mean, and where the game stands, in sentences."""

from __future__ import annotations

from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Question
from snapcount.football.words import counted, place, tally, the
from snapcount.games.dice_football.questions import (
    CallDefence,
    CallPlay,
    CallTry,
    Catch,
    ChangeDefence,
    ChangePlay,
    Choice,
    ChooseSide,
    DefendTry,
    Kick,
    KickOff,
    ReturnBall,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.show.log import EVENT_TEXTS, gain, numbers, shown
from snapcount.games.dice_football.show.moments import clock, next_up, period, possession
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import (
    CALL_NAMES,
    FIELD_GOAL_RANGE,
    LAW,
    PASS_NUMBERS,
    RUN_VALUE,
    TOUCHBACK,
)
from snapcount.games.dice_football.view import View

RULINGS = {1: "an interception", 3: "a lost fumble", 5: "a complete pass", 6: "an incomplete pass"}
KICKS = {"punt": "The punt", "kickoff": "The kickoff", "free_kick": "The free kick"}
TURNOVERS = {"interception": "The interception", "fumble": "The fumble"}

PROMPTS: dict[type[Question[Any]], str] = {
    ChooseSide: "You have won the toss: receive or kick?",
    KickOff: "You kick off: deep or onside?",
    CallPlay: "Lay an offence card.",
    CallDefence: "Lay a defence card.",
    CallTry: "The try: kick for one point, or run or pass for two?",
    DefendTry: "The try: lay a defence card.",
}


def prompt(question: Question[Any], names: Names) -> str:
    """What to do now."""
    if isinstance(question, ReturnBall):
        ball = (KICKS | TURNOVERS)[question.kind]
        where = f"at your {question.spot}" if question.spot > 0 else "at your goal line"
        if question.spot < 0:
            where = f"{counted(-question.spot)} deep in your end zone"
        return f"{ball} is {where}: touchback or return?"
    if isinstance(question, TakeTimeout):
        cards = f"{CALL_NAMES[question.call]} against Defence {question.defence}"
        return f"{cards}. Event {question.event:02}: {EVENT_TEXTS[question.event]}. Spend one?"
    if isinstance(question, ChangePlay):
        return f"Which card instead of {CALL_NAMES[question.call]}, against Defence {question.defence}?"
    if isinstance(question, ChangeDefence):
        return f"Which card instead of Defence {question.defence}, against {CALL_NAMES[question.call]}?"
    if isinstance(question, ThrowChallenge):
        play = f"{CALL_NAMES[question.call]}, {shown(question.dice)}"
        return f"{play}: ruled {RULINGS[question.event]}. Challenge it?"
    return PROMPTS[type(question)]


YES_NO: dict[type[Question[Any]], tuple[str, str]] = {
    TakeTimeout: ("Take the timeout", "Keep it"),
    ThrowChallenge: ("Challenge", "Let it stand"),
}
OTHERS = {
    Choice.RECEIVE: "Receive",
    Choice.KICK: "Kick",
    Kick.DEEP: "Deep",
    Kick.ONSIDE: "Onside",
    Catch.TOUCHBACK: "Touchback",
    Catch.RETURN: "Return",
}


def label(question: Question[Any], option: Any) -> str:
    """An option on its button."""
    if isinstance(option, bool):
        return YES_NO[type(question)][0 if option else 1]
    if isinstance(option, int):
        return f"Defence {option}"
    return CALL_NAMES[option] if isinstance(option, Call) else OTHERS[option]


CALLS = {
    Call.RUN: "Gains the dice less the defence's run value, 3 to 8 yards as a rule; it can't be intercepted.",
    Call.SHORT_PASS: "Gains the dice if neither shows a defence number: safe against 1 and 4, risky against 2 and 5.",
    Call.LONG_PASS: "Gains twice the dice if neither shows a defence number: about every second one is caught.",
    Call.FIELD_GOAL: f"Three points, surer the nearer, within {FIELD_GOAL_RANGE} yards; a miss gives the ball away.",
    Call.PUNT: "Gives the ball away fifty yards farther on; no dice, so little can go wrong.",
}
TRIES = {
    Call.RUN: "Two points if it gains three yards: likely, unless the defence lays 5.",
    Call.SHORT_PASS: "Two points if it is caught for three yards: sure against 1 and 4, one in three against 2.",
    Call.LONG_PASS: "Two points, but most throws are too long from here: seldom more than one in three.",
    Call.FIELD_GOAL: "One point with 34 of 36 throws, whatever the defence lays.",
}
TIMEOUTS = {
    21: "The gain counts double, and so does a loss.",
    22: "The gain counts half.",
    23: "You see the defence's card and may lay another; it may not answer.",
    24: "You see the offence's card and may lay another; it may not answer.",
}
EXPLAINED = {
    Choice.RECEIVE: "You get the ball now, and kick off after halftime.",
    Choice.KICK: "The other team gets the ball now, and you receive after halftime.",
    Kick.DEEP: "The receivers get it at their goal line, and start near their 20.",
    Kick.ONSIDE: "One in six (a doublet) and you have the ball at your 45; else they have it there.",
}


def explain(question: Question[Any], option: Any) -> str:
    """What an option means and what usually follows."""
    if isinstance(question, CallPlay | ChangePlay):
        return CALLS[option]
    if isinstance(question, CallTry):
        return TRIES[option]
    if isinstance(question, CallDefence | ChangeDefence | DefendTry):
        return defence_card(option)
    if isinstance(question, TakeTimeout):
        return TIMEOUTS[question.event] if option else "The play goes on as usual, and you keep the timeout."
    if isinstance(question, ThrowChallenge):
        return challenge(question) if option else f"It stays {RULINGS[question.event]}."
    if isinstance(question, ReturnBall):
        return returning(question, option)
    return EXPLAINED[option]


def defence_card(card: int) -> str:
    short = PASS_NUMBERS[Call.SHORT_PASS, False][card]
    long = PASS_NUMBERS[Call.LONG_PASS, False][card]
    red = PASS_NUMBERS[Call.LONG_PASS, True][card]
    near = f" (near the goal {numbers(red)})" if red != long else ""
    passes = f"stops short passes on {numbers(short)}, long ones on {numbers(long)}{near}"
    return f"Takes {RUN_VALUE[card]} off a run; {passes}."


def challenge(question: ThrowChallenge) -> str:
    won = "no turnover" if question.event == 3 else "an incomplete pass"
    if question.event == 6:
        won = f"a complete pass, {gain(question.overturned)}"
    return f"An odd throw, one in two, makes it {won}; an even one costs a timeout."


def returning(question: ReturnBall, option: Catch) -> str:
    if option is Catch.TOUCHBACK:
        return f"You start at your own {TOUCHBACK}, for sure."
    usual = question.spot + round(9.8 * question.rate)
    rate = counted(question.rate)
    return f"{rate} for every spot on the dice, twice that on a doublet, which is thrown on: to about your {usual}."


def situation(view: View, names: Names) -> str:
    """Where the game stands, to be read aloud."""
    score = tally(view.score, names)
    if view.phase == "over":
        return f"Final score: {score}."
    parts = f"{score}; {period(view)}, {clock(view)}"
    seat = possession(view)
    if view.phase == "scrimmage":
        where = the(place(LAW, view.situation.offence, view.situation.ball, names))
        return f"{parts}. {names[view.situation.offence]} has the ball, {next_up(view)} at {where}."
    return f"{parts}. Next, the {next_up(view)}{'' if seat is None else f' by {names[seat]}'}."
