"""What a written game plan can say in Out of Sight Football: the declaration and the play; the lines a coach draws."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from snapcount.core.table import Question
from snapcount.football.plans import NOWHERE, Decision, Glance, Pick, PlanWords, listed, written
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickOff, RunBack
from snapcount.games.out_of_sight.questions.listed import ChooseEnd, DeclarePlay, ReceiveOrKick, TakePenalty
from snapcount.games.out_of_sight.view import View

NAMES = {written(name): name for name in tables.PLAYBOOK}
DECLINES = ("touchback", "down", "bounce")


def glance(view: View, question: Question[Any]) -> Glance:
    assert view.seat is not None
    offence, ball, down, line = view.situation
    left = view.left / tables.UNITS + (view.options.plays if view.quarter in (1, 3) else 0)
    goal = line >= tables.LAW.length
    return Glance(view.seat, offence, ball, down, line - ball, goal, view.score, view.quarter, left)


def play(said: str) -> Pick | None:
    """A play of the Playbook: the coach behind the plan draws it, asked for nothing else."""
    name = NAMES.get(written(said))
    if name is None:
        return None

    def drawn(question: CallPlay, ask: Any) -> Any:
        """A coach who finds no line for it draws something else: then its plainest line."""
        own = ask(replace(question, plays=(name,)))
        plain = next(each for each in question.options() if each.play == name)
        return own if own.play == name or question.problem(plain) is not None else plain

    return Pick(
        lambda question: name if name in question.plays else NOWHERE,
        drawn,
        lambda question, answer: bool(answer.play == name),
    )


def kick(said: str) -> Pick | None:
    """onside; deep is the coach's own dot."""
    if written(said) == "onside":
        return Pick(lambda question: "onside")
    if written(said) != "deep":
        return None

    def dot(question: KickOff, ask: Any) -> Any:
        own = ask(question)
        return question.options()[1] if own == "onside" else own

    return Pick(lambda question: "deep", dot, lambda question, answer: bool(answer != "onside"))


def run_back(said: str) -> Pick | None:
    """touchback, down and bounce decline; run is the coach's own line."""
    name = written(said)
    if name in DECLINES:
        return Pick(lambda question: name if name in question.declines() else NOWHERE)
    if name != "run":
        return None

    def line(question: RunBack, ask: Any) -> Any:
        own = ask(question)
        return question.options()[-1] if own in DECLINES else own

    return Pick(lambda question: "run", line, lambda question, answer: answer not in DECLINES)


PLAN = PlanWords(
    (
        listed("toss", "After the toss (OS-3.2).", ReceiveOrKick, "receive kick"),
        listed("end", "Which end to defend (OS-3.2).", ChooseEnd, {"west": "West", "east": "East"}),
        Decision("kickoff", "A deep dot, or onside (OS-5.2).", (KickOff,), ("deep", "onside"), kick),
        Decision("return", "Run, or decline (OS-6.5).", (RunBack,), ("run", *DECLINES), run_back),
        listed(
            "call",
            "What is declared before the linebackers are set (OS-8.1); on a try too.",
            DeclarePlay,
            "scrimmage punt high_punt field_goal fake_punt fake_kick kneel spike",
            on_last_down=True,
        ),
        Decision("play", "A play of the Playbook (OS-9.1).", (CallPlay,), tuple(tables.PLAYBOOK), play),
        listed("penalty", "Take the illegal block (OS-16.4).", TakePenalty, "yes no"),
    ),
    glance,
    tables.LAW.downs,
    int(tables.LAW.length),
    "plays",
)
