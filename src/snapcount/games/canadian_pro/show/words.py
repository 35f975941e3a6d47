"""Every English sentence of the game but the log (log.py)."""

from __future__ import annotations

from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Question
from snapcount.football.situation import Situation
from snapcount.football.words import counted, down_and_distance, tally, the_period
from snapcount.games.canadian_pro.questions import (
    Announce,
    CallDefence,
    CallPlay,
    ChooseConvert,
    ChooseSecondHalf,
    ChooseToss,
    ReturnKick,
)
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.show.hopes import against, pass_hope, run_hope
from snapcount.games.canadian_pro.show.when_to_use import card_words
from snapcount.games.canadian_pro.state import After, Phase, State, Substitution
from snapcount.games.canadian_pro.tables import FIELD, LAW, WEATHER

LENGTHS = {"S": "short", "M": "medium", "L": "long"}


def place(spot: int, seat: int, names: Names) -> str:
    """A spot in a team's own yards, as people say it: "Home 34"."""
    if spot < 0:
        return f"{counted(-spot)} deep in {names[seat]}'s end zone"
    if spot > FIELD:
        return f"{names[1 - seat]}'s end zone"
    return f"{names[seat]} {spot}" if 2 * spot <= FIELD else f"{names[1 - seat]} {FIELD - spot}"


def where(word: str, spot: int, seat: int, names: Names) -> str:
    """The same after "to", "at" or "on": "to the Home 34", "into Home's end zone, 3 yards deep"."""
    if 0 < spot < FIELD:
        return f"{word} the {place(spot, seat, names)}"
    if spot in (0, FIELD):
        return f"{word} {names[seat if spot == 0 else 1 - seat]}'s goal line"
    deep = -spot if spot < 0 else spot - FIELD
    whose = names[seat if spot < 0 else 1 - seat]
    return f"{'into' if word == 'to' else 'in'} {whose}'s end zone, {counted(deep)} deep"


def clock(seconds: int) -> str:
    return f"{seconds // 60}:{seconds % 60:02}"


def down_on(now: Situation[int], names: Names) -> str:
    """2nd and 6 on the Home 34."""
    return f"{down_and_distance(LAW, now)} on the {place(now.ball, now.offence, names)}"


def signed(number: int) -> str:
    return f"{number:+}".replace("-", "−") if number else "0"


PHASES: dict[Phase, str] = {
    "toss": "the coin is tossed",
    "weather": "the weather is thrown",
    "kickoff": "{} kicks off",
    "free_kick": "{} kicks off after the safety touch",
    "try": "{} tries the convert",
    "after_fg": "{} chooses after the field goal",
    "second_half": "{} chooses for the second half",
    "over": "the game is over",
}


def situation(state: State, names: Names) -> str:
    """Where the game stands, to be read aloud."""
    now = state.situation
    when = f"{clock(state.left)} in {the_period(state.quarter)}"
    if state.untimed:
        when = f"one more play in {the_period(state.quarter)}"
    score = tally(state.score, names)
    if state.phase != "scrimmage":
        return f"{score}; {when}: {PHASES[state.phase].format(names[now.offence])}."
    sky = f" Weather: {WEATHER[state.weather].name}." if state.weather else ""
    out = "".join(f" {hurt.player} is hurt." for hurt in state.hurt)
    return f"{score}; {when}: {names[now.offence]} has the ball, {down_on(now, names)}.{sky}{out}"


def leads_to(after: After, names: Names) -> str:
    """What follows a play, in half a sentence."""
    gained = [
        f"{counted(points, 'point')} for {names[seat]}" for seat, points in enumerate(after.points) if points
    ]
    told = f" ({', '.join(gained)})" if gained else ""
    moved = f", next kickoff moved {counted(abs(after.shift))}" if after.shift else ""
    offence = names[after.situation.offence]
    if after.phase != "scrimmage":
        return PHASES[after.phase].format(offence) + told + moved
    return f"{offence}, {down_on(after.situation, names)}{told}"


# Options on their buttons

LABELS = {
    "kick": "Kick",
    "receive": "Receive",
    "normal": "Kick it deep",
    "onside": "Onside kick",
    "hurry": "Kick it deep, Hurry Up",
    "return": "Return it",
    "concede": "Concede the single",
    "ground": "Ground it",
    "kick_back": "Kick it back",
    "kick_again": "Kick it again",
    "accept": "Accept the penalty",
    "decline": "Decline it",
    "kickoff": "Receive a kickoff",
    "scrimmage": "Start from scrimmage",
}


def surname(name: str) -> str:
    return name.rsplit(" ", 1)[-1]


def label(question: Question[Any], option: Any) -> str:
    if option is None:
        return "No kick"
    if isinstance(option, Substitution):
        return f"Send {option.player} in at {option.position}"
    if isinstance(option, Call):
        assert isinstance(question, CallPlay | Announce)
        return call_label(question.state, option)
    if isinstance(option, DefenceCall):
        return defence_label(option)
    if isinstance(question, ChooseConvert) and option != "kick":
        return f"Two points: pass to {option}"
    return LABELS[option]


def call_label(state: State, call: Call) -> str:
    men = line_of(state, state.situation.offence).men
    who = f"{call.who} {surname(men[call.who].name)}" if call.who in men else call.who
    hurry = ", Hurry Up" if call.hurry else ""
    if call.play == "run":
        hole = f" through {call.hole}" if call.hole else ""
        return f"{(call.variant or 'run').capitalize()}: {who}{hole}{hurry}"
    if call.play == "pass":
        kind = "Screen" if call.variant == "screen" else LENGTHS[call.depth].capitalize()
        zone = f", zone {call.zone}" if call.zone else ""
        return f"{kind}: {who}{zone}{hurry}"
    words = {
        "punt": "Punt out of bounds" if call.variant else "Punt",
        "fg": f"Field goal from {counted(FIELD - state.situation.ball)}",
        "sneak": "Quarterback sneak",
        "quick_kick": f"Quick kick by {who}",
        "ground": "Ground the ball",
    }
    return words[call.play] + hurry


def defence_label(call: DefenceCall) -> str:
    words = [
        f"{call.card} blitz"
        if call.card and not call.setting
        else f"{call.card} setting {call.setting}".strip()
    ]
    if call.key:
        words.append(f"key {call.key}")
    if call.double:
        words.append(f"double {call.double}")
    if call.alignment:
        words.append(call.alignment)
    text = ", ".join(words)
    return text[0].upper() + text[1:]


# What an option means


def explain(question: Question[Any], option: Any) -> str:
    if isinstance(option, Call) and isinstance(question, CallPlay):
        return explain_call(question.state, option)
    if isinstance(option, DefenceCall):
        assert isinstance(question, CallDefence)
        return explain_defence(question.state, option)
    if isinstance(question, ChooseConvert) and option not in LABELS:
        return "Caught about one time in two."
    if isinstance(question, ReturnKick) and option == "return" and question.known is not None:
        return f"It is thrown already: {counted(question.known)}."
    return HALVES.get((type(question), option)) or EXPLAINED.get(option, "")


HALVES: dict[tuple[type[Question[Any]], Any], str] = {
    (ChooseToss, "kick"): "They get the ball now. The other coach chooses for the second half.",
    (ChooseToss, "receive"): "You get the ball now. The other coach chooses for the second half.",
    (ChooseSecondHalf, "kick"): "They get the ball after halftime.",
    (ChooseSecondHalf, "receive"): "You get the ball after halftime.",
    (ChooseConvert, "kick"): "One point if it is good.",
}
EXPLAINED: dict[Any, str] = {
    "normal": "About 60 yards or more; they run it back.",
    "hurry": "The same in the Hurry Up.",
    "return": "Yards from here, as a rule; it can be fumbled or bring a flag.",
    "kickoff": "You start where your return ends; it can be fumbled.",
    "scrimmage": "First and ten there, for sure.",
    "concede": "One point for the kickers, and you start on your own 35.",
    "ground": "Dead here: no return, no fumble, no penalty of yours.",
    "kick_back": "A punt of about 30 yards from here; they return it or try to kick again.",
    "kick_again": "Two dice below 7 let you; otherwise the ball is dead here.",
    "onside": "About one in six is recovered, near the middle of the field. Takes no time.",
    "accept": "The penalty is walked off.",
    "decline": "The play stands as it ended.",
}


def explain_call(state: State, call: Call) -> str:
    men = line_of(state, state.situation.offence).men
    if call.play == "run":
        gain = f"{men[call.who].name} gains {run_hope(state, call):.1f} yards a carry"
        return f"{gain} {against(state, 'run')}; high settings suit runs."
    if call.play == "pass":
        hope = pass_hope(state, call)
        return (
            f"{hope.complete:.0%} complete {against(state, call.depth)}, {hope.gain:.1f} yards a catch; "
            "low settings suit passes."
        )
    return {
        "punt": "Gives the ball away, about 40 yards further on.",
        "fg": "Three points if it is good; a miss is returned like a punt.",
        "sneak": "One yard or more on 29 of 36.",
        "ground": "No gain, 20 seconds, the down counts.",
        "quick_kick": "Longer the lower the setting; they may not expect it.",
    }[call.play]


def explain_defence(state: State, call: DefenceCall) -> str:
    if not call.setting:
        return f"The card supplies the setting. {card_words(state, call.card)}"
    lean = {
        1: "All against the run",
        2: "Mostly against the run",
        3: "Balanced",
        4: "Mostly against the pass",
    }
    said = f"{lean.get(call.setting, 'All against the pass')}."
    return f"{said} {card_words(state, call.card)}" if call.card else said
