"""What a seat sees of Canadian Pro Football as numbers, from its own side."""

from __future__ import annotations

from functools import cache, lru_cache
from struct import Struct
from typing import Any

from snapcount.core.stepping.codec import Field, Part, each, one_of, packed
from snapcount.core.table import Question, Seat
from snapcount.games.canadian_pro import questions as q
from snapcount.games.canadian_pro.codec.ids import numbers_of
from snapcount.games.canadian_pro.rules.lineups import Line, lines_of
from snapcount.games.canadian_pro.state import After, Hurt, Options, State
from snapcount.games.canadian_pro.tables import ALIGNMENTS, DEFENCE, OFFENCE, OPTIONAL, SKILL
from snapcount.games.canadian_pro.view import View

PHASES = ("toss", "weather", "kickoff", "free_kick", "scrimmage", "try", "after_fg", "second_half", "over")
PLACES = (*OFFENCE, *DEFENCE)
LAST = ("run", "pass")
LEADS = ("accepted", "declined")
ROSTER = 100

OPEN = (
    *each("phase", PHASES),
    Field("own ball"),
    Field("ball", 110),
    Field("down", 3),
    Field("to go", 110),
    Field("quarter", 8),
    Field("seconds left", 900),
    Field("own score", 100),
    Field("their score", 100),
    Field("untimed"),
    *(Field(f"{ago}: {play} by {who}") for ago in ("before last", "last") for play in LAST for who in SKILL),
    Field("run through last", 9),
    Field("pass to zone last", 9),
    Field("incompletions", 9),
    Field("kickoff moved", 50),
    Field("weather", 12),
    Field("kicked off to open"),
    Field("lost the toss"),
    Field("started the half"),
    Field("own men out", 33),
    Field("their men out", 33),
    *(Field(f"{whose} {place}", ROSTER) for whose in ("own", "their") for place in PLACES),
    *(Field(name) for name in ("advanced", "solitaire", *OPTIONAL, "winner")),
    Field("minutes", 15),
)
ASK = Part(
    *each("asked", [question.__name__ for question in q.QUESTIONS]),
    *each("their alignment", ALIGNMENTS),
    Field("kicks may be called"),
    Field("kick is at", 110),
    Field("return is known to be", 110),
    Field("penalty", 100),
    *(
        Field(f"{name} if {lead}", most)
        for lead in LEADS
        for name, most in (
            ("ball", 110),
            ("down", 3),
            ("to go", 110),
            ("own ball", 1),
            ("own points", 7),
            ("their points", 7),
        )
    ),
)
PHASE = {phase: packed(row) for phase, row in one_of(PHASES).items()}
SHOWING = {q.ReturnKick, q.AnswerKickBack, q.ReturnOrGround, q.ChooseAfterFieldGoal, q.AcceptPenalty}


@lru_cache(maxsize=4096)
def history(plays: tuple[tuple[str, str], ...]) -> bytes:
    two = (("", ""), ("", ""), *plays)[-2:]
    return packed([float(play == (kind, who)) for play in two for kind in LAST for who in SKILL])


@lru_cache(maxsize=256)
def chosen(options: Options) -> bytes:
    switches = [float(name in options.switches) for name in OPTIONAL]
    told = float(options.advanced), float(options.solitaire), *switches, float(options.winner)
    return packed([*told, options.minutes / 15])


@lru_cache(maxsize=4096)
def line_up(line: Line) -> bytes:
    """The roster number of the man at each position, 1 for the first; 0 for a stand-in or nobody."""
    numbers, men = numbers_of(line.team), line.men
    names = [men[place].name if place in men else "" for place in PLACES]
    return packed([(numbers.get(name, -1) + 1) / ROSTER for name in names])


@lru_cache(maxsize=4096)
def hurt_on(hurt: tuple[Hurt, ...], seat: Seat) -> float:
    return min(sum(man.seat == seat for man in hurt) / 33, 1.0)


@cache
def plain_ask(kind: type[Question[Any]], alignment: str = "", kicks: bool = False) -> bytes:
    """A question that shows little or nothing beyond the field."""
    said: dict[str, float] = {f"asked {kind.__name__}": 1, "kicks may be called": kicks}
    shown = {f"their alignment {alignment}": 1.0} if alignment in ALIGNMENTS else {}
    return packed(ASK.row(said | shown))


PLAIN: dict[type, bytes] = {
    type(None): packed(ASK.row({})),
    **{kind: plain_ask(kind) for kind in q.QUESTIONS if kind not in SHOWING and kind is not q.CallPlay},
}


def asked(question: Question[Any] | None, seat: Seat) -> bytes:
    """The question, and what it shows beyond the field."""
    kind = type(question)
    if isinstance(question, q.CallPlay):
        return plain_ask(q.CallPlay, question.alignment, question.kicks)
    said: dict[str, float] = {f"asked {kind.__name__}": 1}
    if isinstance(question, q.AcceptPenalty):
        said["penalty"] = question.number
        said |= after("accepted", question.accepted, seat) | after("declined", question.declined, seat)
    else:
        said["kick is at"] = getattr(question, "spot", 0)
        said["return is known to be"] = getattr(question, "known", None) or 0
    return packed(ASK.row(said))


def after(lead: str, to: After, seat: Seat) -> dict[str, float]:
    """Where a penalty leaves both, taken or not."""
    offence, ball, down, line = to.situation
    return {
        f"ball if {lead}": ball,
        f"down if {lead}": down,
        f"to go if {lead}": line - ball,
        f"own ball if {lead}": offence == seat,
        f"own points if {lead}": to.points[seat],
        f"their points if {lead}": to.points[seat.other],
    }


def size(part: bytes) -> str:
    return f"{len(part)}s"


STANDS = Struct(
    "="
    + size(PHASE["toss"])
    + "9f"
    + size(history(()))
    + "10f"
    + 2 * f"{4 * len(PLACES)}s"
    + size(chosen(Options()))
    + size(PLAIN[type(None)])
).pack
"""A row: phase, what stands, the last plays, what is remembered of them, both sides, the question."""


def numbers(view: View, seat: Seat, question: Question[Any] | None) -> bytearray:
    state: State = view.state
    (options, phase, (offence, ball, down, line), quarter, left, score, untimed, plays, (kind, spot), missed,
     shift, weather, kicked_off, lost, started, _, hurt) = state  # fmt: skip
    other = seat.other
    lines = lines_of(state)
    row = STANDS(
        PHASE[phase],
        1.0 if offence == seat else 0.0,
        ball / 110,
        down / 3,
        (line - ball) / 110,
        quarter / 8 if quarter < 8 else 1.0,
        left / 900 if left < 900 else 1.0,
        score[seat] / 100 if score[seat] < 100 else 1.0,
        score[other] / 100 if score[other] < 100 else 1.0,
        1.0 if untimed else 0.0,
        history(plays),
        spot / 9 if kind == "run" else 0.0,
        spot / 9 if kind == "pass" else 0.0,
        missed / 9 if missed < 9 else 1.0,
        shift / 50 if -50 < shift < 50 else 1.0 if shift > 0 else -1.0,
        weather / 12,
        1.0 if kicked_off == seat else 0.0,
        1.0 if lost == seat else 0.0,
        1.0 if started == seat else 0.0,
        hurt_on(hurt, seat) if hurt else 0.0,
        hurt_on(hurt, other) if hurt else 0.0,
        line_up(lines[seat]),
        line_up(lines[other]),
        chosen(options),
        PLAIN.get(type(question)) or asked(question, seat),
    )
    return bytearray(row)
