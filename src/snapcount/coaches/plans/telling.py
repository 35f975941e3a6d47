"""A game looked back on with a plan in hand: which of its lines spoke at every decision of a seat."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.coaches.plans.plan import Entry, Plan
from snapcount.core.game import Game
from snapcount.core.review.observed import Phase, plays
from snapcount.core.table import Refusal, Seat


class Told(NamedTuple):
    """A decision: what was answered, and the line of the plan that speaks to it, if any does."""

    play: int
    """Counted from 1; 0 is what comes before the first."""
    situation: str
    decision: str
    answer: str
    entry: Entry | None
    followed: bool
    """Whether the answer is one of that line's."""


def told(game: Game, plan: Plan, seat: Seat) -> list[Told]:
    """Every decision of a seat that the plan could speak to. The same record and plan tell the same."""
    if game.rulebook.id != plan.game:
        raise Refusal("plan", f"The plan is for {plan.game}, the game is {game.rulebook.face.title}.")
    found: list[Told] = []
    for number, play in enumerate(plays(game)):
        for phase in play.phases:
            found += told_in(game, plan, seat, number, phase)
    return found


def told_in(game: Game, plan: Plan, seat: Seat, number: int, phase: Phase) -> list[Told]:
    view = game.rulebook.rules.view(phase.state, seat)
    face = game.rulebook.face
    board = face.scoreboard(view, game.names)
    where = ", ".join(part for part in (board.period, board.clock, board.down, board.spot) if part)
    found: list[Told] = []
    for step in phase.steps:
        if step.question is None or step.given.seat != seat:
            continue
        decision = next((one for one in plan.words.decisions if one.asked_by(step.question)), None)
        if decision is None:
            continue
        spoken = plan.speaks(view, step.question)
        answer = step.given.value
        label = face.words.label(step.question, answer)
        if spoken is None:
            found.append(Told(number, where, decision.name, label, None, False))
            continue
        followed = any(choice.pick.was_given(step.question, answer) for choice in spoken.choices)
        found.append(Told(number, where, spoken.decision.name, label, spoken.entry, followed))
    return found


def told_text(lines: list[Told], otherwise: str) -> str:
    """Play by play; what the plan left open was the coach's."""
    shown: list[str] = []
    before = -1
    for line in lines:
        if line.play != before:
            shown += ["", f"{line.play}. {line.situation}" if line.play else line.situation]
            before = line.play
        if line.entry is None:
            why = f"the plan says nothing: {otherwise}'s answer"
        else:
            says = "" if line.followed else "not followed: "
            why = f"{says}{line.entry.place}, {line.entry.text}"
        shown.append(f"    {line.decision}: {line.answer}   [{why}]")
    return "\n".join(shown).strip("\n")
