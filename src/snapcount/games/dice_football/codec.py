"""Dice Football for programs that learn: 18 ids, one for each answer there is, and what a seat sees as numbers."""

from __future__ import annotations

from functools import cache
from typing import Any

from snapcount.core.stepping.codec import (
    Codec,
    Field,
    Listed,
    Numbering,
    Part,
    Spelling,
    each,
    one_of,
    whole_answers,
)
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football import questions as q
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES
from snapcount.games.dice_football.view import View

IDS = Numbering()
CHOICES = Listed(IDS.block("", tuple(q.Choice)))
KICKS = Listed(IDS.block("", tuple(q.Kick)))
CATCHES = Listed(IDS.block("", tuple(q.Catch)))
CALLS = Listed(IDS.block("", tuple(Call)))
CARDS = Listed(IDS.block("defence ", DEFENCES))
YES_NO = Listed({True: IDS.one("yes"), False: IDS.one("no")})

PHASES = ("toss", "kickoff", "free_kick", "scrimmage", "try", "overtime_toss", "over")
KINDS = ("kickoff", "punt", "free_kick", "interception", "fumble")
EVENTS = tuple(range(1, 25))
"""Event cards that a timeout or a challenge may answer."""

OPEN = (
    *each("phase", PHASES),
    Field("half", 3),
    Field("plays left", 60),
    Field("plays per quarter", 30),
    Field("own score", 100),
    Field("their score", 100),
    Field("own timeouts", 3),
    Field("their timeouts", 3),
    Field("own ball"),
    Field("ball", 100),
    Field("down", 4),
    Field("to go", 100),
    Field("kicked off first"),
    Field("overtime stage", 3),
    Field("first in overtime"),
    *(Field(f"card {card} in the deck") for card in EVENTS),
    *(Field(name) for name in ("burnt deck", "no ties", "no onside", "long returns", "overtime")),
)
ASK = Part(
    *each("asked", [question.__name__ for question in q.QUESTIONS]),
    *each("called", tuple(Call)),
    *each("called defence", DEFENCES),
    *each("event", EVENTS),
    *each("return of", KINDS),
    Field("return from", 100),
    Field("yards a pip", 10),
    Field("first die", 6),
    Field("second die", 6),
    Field("yards as ruled", 100),
    Field("yards if overturned", 100),
)
PHASE = one_of(PHASES)
NAMED = {"call": "called", "defence": "called defence", "event": "event", "kind": "return of"}
COUNTED = {
    "spot": "return from",
    "rate": "yards a pip",
    "stands": "yards as ruled",
    "overturned": "yards if overturned",
}


@cache
def open_options(options: Any) -> list[float]:
    return [float(value) for value in options[1:]]


@cache
def deck_left(deck: tuple[int, ...]) -> list[float]:
    return [float(card in deck) for card in EVENTS]


@cache
def asked(question: Question[Any] | None) -> list[float]:
    """The question, and what it shows beyond the field."""
    if question is None:
        return ASK.row({})
    said: dict[str, float] = {f"asked {type(question).__name__}": 1}
    said |= {
        f"{field} {getattr(question, name)}": 1 for name, field in NAMED.items() if hasattr(question, name)
    }
    said |= {field: getattr(question, name, 0) for name, field in COUNTED.items()}
    return ASK.row(
        {**said, **dict(zip(("first die", "second die"), getattr(question, "dice", ()), strict=False))}
    )


def numbers(view: View, seat: Seat, question: Question[Any] | None) -> list[float]:
    """What the seat sees, from its own side of the table."""
    _, options, phase, half, left, score, timeouts, situation, opener, overtime, deck = view
    offence, ball, down, line = situation
    other = 1 - seat
    stage, first = (overtime.stage / 3, overtime.first == seat) if overtime else (0.0, False)
    return [
        *PHASE[phase],
        half / 3,
        left / 60,
        options.plays_per_quarter / 30,
        min(score[seat] / 100, 1.0),
        min(score[other] / 100, 1.0),
        timeouts[seat] / 3,
        timeouts[other] / 3,
        1.0 if offence == seat else 0.0,
        ball / 100,
        down / 4,
        (line - ball) / 100,
        0.0 if opener is None else 1.0 if opener == seat else -1.0,
        stage,
        1.0 if first else 0.0,
        *deck_left(deck),
        *open_options(options),
        *asked(question),
    ]


SPELLINGS: dict[type[Question[Any]], Spelling] = {
    q.ChooseSide: CHOICES,
    q.KickOff: KICKS,
    q.ReturnBall: CATCHES,
    q.CallPlay: CALLS,
    q.ChangePlay: CALLS,
    q.CallTry: CALLS,
    q.CallDefence: CARDS,
    q.ChangeDefence: CARDS,
    q.DefendTry: CARDS,
    q.TakeTimeout: YES_NO,
    q.ThrowChallenge: YES_NO,
}
CODEC = Codec(tuple(IDS.names), SPELLINGS, (*OPEN, *ASK.fields), numbers, alone=whole_answers(SPELLINGS))
