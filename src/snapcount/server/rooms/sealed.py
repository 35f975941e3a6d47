"""Which open questions are sealed."""

from __future__ import annotations

from typing import Any

from snapcount.core.drivers.live import Live
from snapcount.core.drivers.recorded import Input
from snapcount.core.drivers.replay import Replay
from snapcount.core.game import Game
from snapcount.core.moments import Moment
from snapcount.core.table import Pending, Question, Seat


def asked_after(game: Game, moment: Moment, inputs: list[Input]) -> dict[Seat, Question[Any]]:
    """The questions open in a phase after these of its inputs."""
    try:
        game.rulebook.rules.play(Live(list(inputs), Replay(())), moment.state)
    except Pending as pending:
        return pending.questions
    return {}


def sealed_now(game: Game) -> set[Seat]:
    """Seats whose open answer is sealed: one of two opened together, or to a question that is secret."""
    return opened_together(game) | {seat for seat, question in game.waiting.items() if question.secret}


def opened_together(game: Game) -> set[Seat]:
    """Both are asked, or one still is after the other's sealed answer."""
    if len(game.waiting) != 1:
        return set(game.waiting)
    moment = game.moments[-1]
    ((seat, question),) = game.waiting.items()
    if not moment.inputs or moment.inputs[-1].kind != "answer":
        return set()
    before = asked_after(game, moment, moment.inputs[:-1])
    return {seat} if len(before) == 2 and before[seat] == question else set()
