"""What a written game plan can say in Dice Football."""

from __future__ import annotations

from snapcount.core.table import Question
from snapcount.football.plans import Glance, PlanWords, listed
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
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, FIELD, LAW
from snapcount.games.dice_football.view import View

CARDS = " ".join(map(str, DEFENCES))
OVERTIME = 3
"""The half after the second: its quarter is the sixth, and later than the fourth."""


def glance(view: View, question: Question[object]) -> Glance:
    """A half is two quarters of so many plays."""
    assert view.seat is not None
    offence, ball, down, line = view.situation
    first = view.left > view.options.plays_per_quarter
    quarter = 2 * view.half - (first and view.half < OVERTIME)
    return Glance(
        view.seat, offence, ball, down, line - ball, line >= FIELD, view.score, quarter, float(view.left)
    )


PLAN = PlanWords(
    (
        listed("toss", "After the toss (DF-3.2).", ChooseSide, " ".join(Choice)),
        listed("kickoff", "How to kick off (DF-9.7).", KickOff, " ".join(Kick)),
        listed("return", "A kick or a turnover in the end zone (DF-9.2).", ReturnBall, " ".join(Catch)),
        listed("call", "The offence card (DF-5.1).", CallPlay, " ".join(Call), on_last_down=True),
        listed("defence", "The defence card: 1 stops the long pass, 5 the run.", CallDefence, CARDS),
        listed("timeout", "What the event offers for a timeout (DF-5.7).", TakeTimeout, "yes no"),
        listed("change call", "Another offence card after a timeout (DF-5.10).", ChangePlay, " ".join(Call)),
        listed("change defence", "Another defence card after a timeout (DF-5.11).", ChangeDefence, CARDS),
        listed("challenge", "Dispute the ruling (DF-11.4).", ThrowChallenge, "yes no"),
        listed("try", "The card of the try: a field goal for one point, else two.", CallTry, " ".join(Call)),
        listed("defend try", "The defence card of the try (DF-13.8).", DefendTry, CARDS),
    ),
    glance,
    LAW.downs,
    FIELD,
    "plays",
)
