"""What a seat sees of Scrimmage as numbers. Every counter has its own place in the list, on the field or not."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from snapcount.core.stepping.codec import Field, Part, each, one_of
from snapcount.core.table import Question, Seat
from snapcount.games.scrimmage.questions import listed as q
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.field import CENTRE, COLUMN, ROW
from snapcount.games.scrimmage.state import OPEN as MOVING
from snapcount.games.scrimmage.state import PARKED, Man, Phase, State
from snapcount.games.scrimmage.tables import COUNTERS, D_BACKS, D_LINE, O_BALL, O_LINE

PHASES: tuple[str, ...] = get_args(Phase)
TURNS = ("", "pre", "snap", "contact", "pass")
MARKERS = (*O_LINE, *O_BALL, *D_LINE, *D_BACKS)
COMMITTED = ("forward", "lateral")
PARTS = (
    "column",
    "row",
    "north",
    "east",
    "hit",
    "neutralized",
    "injured",
    "movement left",
    "moving",
    "parked",
)
LINE, ROWS, SIDE = 60, 72, 18
NORTH = (1.0, 0.5, -0.5, -1.0, -0.5, 0.5)
EAST = (0.0, 1.0, 1.0, 0.0, -1.0, -1.0)

QUESTIONS: tuple[type[Question[Any]], ...] = (*q.LISTED, Place, Move)
ASKED = tuple(question.__name__ for question in QUESTIONS)
ASK = Part(
    *each("asked", ASKED),
    *each("may name", tuple(COUNTERS)),
    Field("first target's column", SIDE), Field("first target's row", ROWS), Field("still to place", 11),
    Field("field goal", ROWS), Field("snap refused"), Field("down", 4), Field("ball column", SIDE), Field("line", ROWS),
)  # fmt: skip
SEEN = (
    *each("phase", PHASES), *each("turn", TURNS), *each("marker", MARKERS), *each("committed to", COMMITTED),
    Field("own ball"), Field("own play"), Field("attacks north"), Field("line of scrimmage", ROWS),
    Field("ball column", SIDE), Field("ball row", ROWS), Field("game-turn", 40), Field("hand-offs", 8),
    Field("changed in this turn"), Field("lines shown"), Field("ball marker shown"), Field("backs shown"),
    Field("ball crossed"), Field("ineligible man crossed"), Field("forward pass thrown"), Field("lateral completed"),
    *(Field(f"{which} target's {part}", most) for which in ("first", "second", "true")
      for part, most in (("column", SIDE), ("row", ROWS))),
    Field("down of the match", 4), Field("to go", LINE), Field("match ball", LINE), Field("own score", 100),
    Field("their score", 100), Field("own possessions", 8), Field("their possessions", 8), Field("quarter", 4),
    Field("plays left", 30), Field("delays", 10), Field("objective", 60), Field("goal row", ROWS),
    *each("ball marker on", tuple(COUNTERS)), *each("real ball on", tuple(COUNTERS)),
    *each("loose on", tuple(COUNTERS)), *each("out hurt", tuple(COUNTERS)),
    *(Field(f"{man} {part}") for man in COUNTERS for part in PARTS),
)  # fmt: skip
FIELDS = (*SEEN, *(Field(f"question: {field.name}", field.most) for field in ASK.fields))
PHASE, TURN = one_of(PHASES), one_of(TURNS)
AWAY_FROM_FIELD = (0.0,) * len(PARTS)


@lru_cache(maxsize=1 << 15)
def man_row(man: Man) -> tuple[float, ...]:
    """A man as he stands; who is off the field is all 0 but for his injury."""
    if man.hex < 0:
        return (*[0.0] * 6, float(man.off == "injured"), 0.0, 0.0, 0.0)
    column, row = place(man.hex)
    return (
        column, row, NORTH[man.facing], EAST[man.facing], float(man.hit), man.level / 4, 0.0, man.mp / 12,
        float(man.status == MOVING), float(man.status == PARKED),
    )  # fmt: skip


def place(hex: int) -> tuple[float, float]:
    return ((COLUMN[hex] - CENTRE) / SIDE, ROW[hex] / ROWS) if hex >= 0 else (0.0, 0.0)


@lru_cache(maxsize=4096)
def marked(men: tuple[str, ...]) -> list[float]:
    return [float(man in men) for man in COUNTERS]


def numbers(view: State, seat: Seat, question: Question[Any] | None) -> list[float]:
    play, match = view.play, view.match
    offence, ball, down, line = match.situation
    other = seat.other
    lying = (play.o_line, play.o_ball, play.d_line, play.d_backs)
    targets = [*play.targets[:2], *[-1] * (2 - len(play.targets[:2])), play.target]
    standing = {man.id: man for man in play.men}
    rows = [man_row(standing[man]) if man in standing else AWAY_FROM_FIELD for man in COUNTERS]
    hurt = match.injured[0] + match.injured[1]
    return [
        *PHASE[play.phase], *TURN.get(play.turn, TURN[""]), *(float(marker in lying) for marker in MARKERS),
        *(float(play.committed == kind) for kind in COMMITTED),
        float(offence is seat), float(play.offence is seat), float(play.dir), play.scrimmage_line / ROWS,
        *place(play.hex), play.number / 40, play.handoffs / 8, float(play.changed), float(play.lines_shown),
        float(play.ball_shown), float(play.backs_shown), float(play.ball_crossed), float(play.ineligible_crossed),
        float(play.forward_thrown), float(play.lateral_completed),
        *(part for target in targets for part in place(target)),
        down / 4, (line - ball) / LINE, ball / LINE, match.score[seat] / 100, match.score[other] / 100,
        match.had[seat] / 8, match.had[other] / 8, match.quarter / 4, match.left / 30, match.delays / 10,
        match.objective / 60, match.goal_row / ROWS,
        *marked(play.carriers), *marked((play.holder,)), *marked((play.loose,)), *marked(hurt),
        *(part for row in rows for part in row),
        *asked(question),
    ]  # fmt: skip


def asked(question: Question[Any] | None) -> list[float]:
    """The question, and what it shows beyond the field."""
    if question is None:
        return ASK.row({})
    said: dict[str, float] = {f"asked {type(question).__name__}": 1}
    for name in ("able", "men", "injured"):
        said |= {f"may name {man}": 1 for man in getattr(question, name, ())}
    if isinstance(question, q.NameTarget):
        column, row = place(question.first)
        said |= {"first target's column": column * SIDE, "first target's row": row * ROWS}
    if isinstance(question, Place):
        said["still to place"] = question.missing
        said["ball column"] = COLUMN[question.hex] - CENTRE if question.hex >= 0 else 0
    said["line"] = getattr(question, "scrimmage_line", 0)
    said["field goal"] = getattr(question, "field_goal", 0)
    said["down"] = getattr(question, "down", 0)
    said["snap refused"] = bool(getattr(question, "snap", ""))
    return ASK.row(said)
