"""Every sentence of the game."""

from __future__ import annotations

from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Question, plainly
from snapcount.games.dice_football.view import View


def prompt(question: Question[Any], names: Names) -> str:
    return type(question).__name__


def label(question: Question[Any], option: Any) -> str:
    return plainly(option).replace("_", " ")


def explain(question: Question[Any], option: Any) -> str:
    return ""


def event(told: Event, names: Names) -> str:
    facts = ", ".join(f"{name} {plainly(fact)}" for name, fact in told.facts.items())
    return f"{told.what.replace('_', ' ')}: {facts}"


def situation(view: View, names: Names) -> str:
    return f"{names[0]} {view.score[0]}, {names[1]} {view.score[1]}. {view.phase}"
