"""What a written game plan can say in Card Bowl: kinds of play, the book's formations, kicks and the clock."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Question
from snapcount.football.plans import NOWHERE, Decision, Glance, Pick, PlanWords, listed, written
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.clock import quarter_length
from snapcount.games.card_bowl.rules.lineup.arrange import defence_sets
from snapcount.games.card_bowl.rules.lineup.formations import NAMED_SHAPES, SHAPES, DefenceSet
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS, LAW
from snapcount.games.card_bowl.view import View

INTERVAL = 5
"""Seconds."""
SHAPE_NAMES = {written(name): shape for name, shape in NAMED_SHAPES.items()}
SET_NAMES = {written(str(row["name"])): row for row in DEFENCE_FORMATIONS["named"]}
PLAYS = ("rush", "pass", "screen", "scramble", "lateral")
USUAL_KICKS = ("kickoff", "safety punt", "squib 30", "onside 7")


def glance(view: View, question: Question[Any]) -> Glance:
    assert view.seat is not None
    offence, ball, down, line = view.situation
    left = view.left + (quarter_length(view.options) if view.quarter in (1, 3) else 0)
    seconds = left if view.options.timing == "simple1" else left * INTERVAL
    return Glance(
        view.seat,
        offence,
        ball,
        down,
        line - ball,
        line >= LAW.length,
        view.score,
        view.quarter,
        float(seconds),
    )


def formation(said: str) -> Pick | None:
    """A formation of the book; the cards are laid on it for a run or a pass as the coach would, else for a run."""
    shape = SHAPE_NAMES.get(written(said))
    if shape is None:
        return None

    def find(question: q.SetOffence) -> Any:
        return next(laid for laid in question.options() if laid.shape == shape)

    def laid_out(question: q.SetOffence, ask: Any) -> Any:
        own = ask(question)
        return own if own.shape == shape else find(question)

    return Pick(find, laid_out, lambda question, answer: bool(answer.shape == shape))


def defence_set(said: str) -> Pick | None:
    """A set of the book, with the best cards where they count most often: on the linebackers."""
    row = SET_NAMES.get(written(said))
    if row is None:
        return None
    zones = tuple(zone for zone, count in row["zones"].items() for _ in range(count))

    def is_it(laid: DefenceSet) -> bool:
        same = sorted(laid.zones) == sorted(zones)
        return same and len(laid.front) == row["front"] and len(laid.corners) == row["corners"]

    def find(question: q.SetDefence) -> Any:
        alike = [laid for laid in defence_sets(question.hand, SHAPES[question.shape]) if is_it(laid)]
        return alike[min(1, len(alike) - 1)] if alike else NOWHERE

    return Pick(find, None, lambda question, answer: is_it(answer))


def kick(said: str) -> Pick | None:
    """kickoff, safety punt, squib 30, onside 7."""
    kind, _, number = written(said).partition(" ")
    if written(said) == "safety punt":
        kind, number = "safety_punt", ""
    if kind not in ("kickoff", "safety_punt", "squib", "onside") or not (number == "" or number.isdigit()):
        return None
    wanted = q.FreeKick(kind, int(number or 0))
    return Pick(lambda question: wanted if question.problem(wanted) is None else NOWHERE)


def play(said: str) -> Pick | None:
    """A kind of play: the coach's own if he would call one, else the first there is. `wait` lets it develop."""
    name = written(said)
    if name == "wait":
        return Pick(lambda question: None if question.may_wait else NOWHERE)
    if name not in PLAYS:
        return None

    def find(question: q.Execute) -> Any:
        return next((call for call in question.options() if call is not None and call.play == name), NOWHERE)

    def chosen(question: q.Execute, ask: Any) -> Any:
        own = ask(question)
        return own if own is not None and own.play == name else find(question)

    return Pick(find, chosen, lambda question, answer: answer is not None and bool(answer.play == name))


PLAN = PlanWords(
    (
        listed("toss", "After the toss (CB-3.2).", (q.ReceiveOrKick, q.SecondHalf), "receive kick"),
        Decision(
            "kickoff",
            "How to kick (CB-5.23): a squib or onside with its number.",
            (q.ChooseKick,),
            USUAL_KICKS,
            kick,
        ),
        listed("kick return", "A kick in the end zone (CB-5.13).", q.FieldKick, "touchback return"),
        listed(
            "call",
            "The class of play (CB-3.7).",
            q.CallPlay,
            "scrimmage punt field_goal spike kneel",
            on_last_down=True,
        ),
        listed(
            "punt",
            "How many punt cards, and whether out of bounds (CB-7.1).",
            q.PuntPlan,
            "4 3 2 1 3+oob 2+oob 1+oob",
        ),
        listed(
            "punt return",
            "A punt that comes down (CB-7.15).",
            q.FieldPunt,
            "return fair_catch bounce touchback",
        ),
        Decision(
            "formation", "A formation of the book (CB-12.7).", (q.SetOffence,), tuple(NAMED_SHAPES), formation
        ),
        Decision(
            "defence",
            "A set of the book (CB-12.13).",
            (q.SetDefence,),
            tuple(str(row["name"]) for row in DEFENCE_FORMATIONS["named"]),
            defence_set,
        ),
        Decision(
            "play",
            "The kind of play, when it can be executed (CB-20.1); wait.",
            (q.Execute,),
            (*PLAYS, "wait"),
            play,
        ),
        listed("try", "Kick for one, or play for two (CB-9.1).", q.ChooseTry, "kick two"),
        listed("run off", "Intervals used before the snap (CB-32.18).", q.RunOff, "7 8 6 5 4 3 2"),
        listed("timeout", "Stop the clock (CB-32.4).", q.TakeTimeout, "timeout no"),
        listed("joker", "The Red Joker in the defence's hand (CB-11.9).", q.ExchangeJoker, "keep exchange"),
        listed("interception", "Caught in the own end zone (CB-4.15).", q.RunItOut, "touchback run"),
    ),
    glance,
    LAW.downs,
    LAW.length,
    "either",
)
