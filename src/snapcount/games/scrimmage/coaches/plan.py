"""What a written game plan can say in Scrimmage: formations, markers and kicks; the coach moves the men."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Question, Seat
from snapcount.football.plans import NOWHERE, Decision, Glance, Pick, PlanWords, listed, written
from snapcount.games.scrimmage.questions.kicks import FourthDown, Kickoff, KickOrPlay
from snapcount.games.scrimmage.questions.listed import CallTurn, ChooseSide, Markers, SelectMarkers
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.field import in_yards
from snapcount.games.scrimmage.state import State, plays_of
from snapcount.games.scrimmage.tables import D_BACKS, D_LINE, FORMATIONS, LAW, O_BALL, O_LINE

YARDS = 100


def glance(view: State, question: Question[Any]) -> Glance:
    """Places in yards, the distance in hexes, as the game counts them."""
    match = view.match
    offence, ball, down, line = match.situation
    left = match.left + (plays_of(view.options) if match.quarter in (1, 3) else 0) if match.left else None
    return Glance(
        seat_of(view, question),
        offence,
        in_yards(ball),
        down,
        line - ball,
        line >= LAW.length,
        match.score,
        match.quarter,
        left,
    )


def seat_of(view: State, question: Question[Any]) -> Seat:
    """Whom a question is asked says who looks."""
    offence = view.match.situation.offence
    if isinstance(question, Kickoff):
        return view.match.receiver.other
    return offence.other if getattr(question, "side", "O") == "D" else offence


def markers(side: str, said: str) -> Pick | None:
    """`run right`, or with the line's marker: `pass blocking + forward pass`; where it is open the coach chooses it."""
    lines, others = (O_LINE, O_BALL) if side == "O" else (D_LINE, D_BACKS)
    named = {written(name): name for name in (*lines, *others)}
    words = [written(part) for part in said.split("+")]
    found = [named[word] for word in words if word in named]
    line, other = next(iter(set(found) & set(lines)), ""), next(iter(set(found) & set(others)), "")
    if len(found) < len(words) or len(found) != bool(line) + bool(other):
        return None

    def fits(answer: Markers) -> bool:
        return line in ("", answer.line) and other in ("", answer.other)

    def find(question: SelectMarkers) -> Any:
        return next(filter(fits, question.options()), NOWHERE) if question.side == side else NOWHERE

    def chosen(question: SelectMarkers, ask: Any) -> Any:
        own = ask(question)
        return Markers(line or own.line, other or own.other)

    return Pick(find, chosen, lambda question, answer: question.side == side and fits(answer))


def formation(side: str, said: str) -> Pick | None:
    """A stored formation (SC-19.11) at the set-up, in the huddle or in place."""
    name = {written(name): name for name in FORMATIONS[side]}.get(written(said))
    if name is None:
        return None

    def find(question: Place) -> Any:
        if question.side != side or question.placed:
            return NOWHERE
        laid = question.formation(name)
        return laid if question.problem(laid) is None else NOWHERE

    return Pick(find)


PLAN = PlanWords(
    (
        listed("toss", "After the toss (SC-4.1).", ChooseSide, "offence defence receive kick"),
        listed("kickoff", "A deep kickoff or an onside kick (SC-19.6).", Kickoff, "deep onside"),
        listed(
            "call",
            "A play or a kick: kick in the possession game (SC-14.17), punt or field goal in the full one (SC-19.7).",
            (FourthDown, KickOrPlay),
            {"play": "play", "kick": "kick", "punt": "punt", "field goal": "field goal"},
            on_last_down=True,
        ),
        Decision(
            "formation",
            "Where the offence sets up (SC-19.11).",
            (Place,),
            tuple(name.replace("_", " ") for name in FORMATIONS["O"]),
            lambda said: formation("O", said),
            only=lambda question: bool(question.side == "O"),
        ),
        Decision(
            "play",
            "The markers of the offence (SC-13.1), e.g. run right, pass blocking + forward pass.",
            (SelectMarkers,),
            tuple(name.replace("_", " ") for name in (*O_BALL, *O_LINE)),
            lambda said: markers("O", said),
            only=lambda question: bool(question.side == "O"),
        ),
        Decision(
            "defence formation",
            "Where the defence sets up.",
            (Place,),
            tuple(name.replace("_", " ") for name in FORMATIONS["D"]),
            lambda said: formation("D", said),
            only=lambda question: bool(question.side == "D"),
        ),
        Decision(
            "defence",
            "The markers of the defence (SC-13.1), e.g. zone, aggressive charge + man to man.",
            (SelectMarkers,),
            tuple(name.replace("_", " ") for name in (*D_BACKS, *D_LINE)),
            lambda said: markers("D", said),
            only=lambda question: bool(question.side == "D"),
        ),
        listed("snap", "The snap, or another turn before it (SC-4.9).", CallTurn, "snap pre_contact"),
    ),
    glance,
    LAW.downs,
    YARDS,
    "plays",
)
