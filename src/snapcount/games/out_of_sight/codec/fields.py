"""What a seat sees of Out of Sight Football as numbers; nothing of the field while its eyes are hidden."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from snapcount.core.stepping.codec import Field, Part, each, one_of
from snapcount.core.table import Question, Seat
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions import drawn, listed
from snapcount.games.out_of_sight.rules.field import Symbol
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.state import Phase
from snapcount.games.out_of_sight.view import View

PHASES: tuple[str, ...] = get_args(Phase)
WEATHERS = ("", *dict.fromkeys(tables.WEATHER.values()))
DECLARED = get_args(listed.Declaration)
KINDS = ("kickoff", "punt", "interception", "fumble", "blocked", "high_punt", "field_goal", "extra_point")
SYMBOLS = ("white", "red", "penalty", "receiver")
PLAYS = tuple(tables.PLAYBOOK)
PRINTED, STRETCHES = 400, 4
"""So many symbols of a field, and legal stretches of a line, are told."""
PLACES = ("first", "second", "third")

ASK = Part(
    *each("asked", [question.__name__ for question in listed.QUESTIONS]),
    *each("kind", KINDS), *each("may call", PLAYS),
    Field("start x", 150), Field("start y", 60), Field("goes"), Field("farthest", 150), Field("linebackers told", 3),
    Field("field goal range", 100), Field("reds after", 100), Field("if accepted", 150), Field("if declined", 150),
    Field("a safety"),
    *(Field(f"stretch {at + 1} {end}", 60) for at in range(STRETCHES) for end in ("from", "to")),
)  # fmt: skip
SEEN = (
    *each("phase", PHASES), *each("weather", WEATHERS), *each("declared", DECLARED),
    Field("quarter", 8), Field("left", 60), Field("half-plays"), Field("own score", 100), Field("their score", 100),
    Field("goes east"), Field("own ball"), Field("ball", 100), Field("down", 4), Field("to go", 100),
    Field("ball x", 150), Field("ball y", 60), Field("wind"), Field("trying"), Field("untimed"),
    Field("overtime"), Field("eyes hidden"), Field("linebackers set", 3),
    *(Field(f"{at} linebacker {part}", most) for at in PLACES for part, most in (("x", 150), ("y", 60))),
    Field("run from x", 150), Field("run from y", 60), Field("own run"), Field("catch x", 150), Field("catch y", 60),
    Field("foul at", 150),
    *(Field(f"symbol {at + 1} {part}", most) for at in range(PRINTED)
      for part, most in (("kind", len(SYMBOLS)), ("x", 150), ("y", 60))),
)  # fmt: skip
FIELDS = (*SEEN, *(Field(f"question: {field.name}", field.most) for field in ASK.fields))
PHASE, WEATHER = one_of(PHASES), one_of(WEATHERS)
NOTHING: Point = (0.0, 0.0)


@lru_cache(maxsize=64)
def printed(symbols: tuple[Symbol, ...]) -> list[float]:
    """The field as it is printed; all 0 for hidden eyes."""
    rows = [
        part
        for symbol in symbols[:PRINTED]
        for part in ((SYMBOLS.index(symbol.kind) + 1) / len(SYMBOLS), symbol.x / 150, symbol.y / 60)
    ]
    return [*rows, *[0.0] * (3 * PRINTED - len(rows))]


def place(point: Point) -> tuple[float, float]:
    return point[0] / 150, point[1] / 60


def numbers(view: View, seat: Seat, question: Question[Any] | None) -> list[float]:
    offence, ball, down, line = view.situation
    run, catch = view.run, view.catch
    standing = (*view.linebackers, *[NOTHING] * (3 - len(view.linebackers)))
    return [
        *PHASE[view.phase], *WEATHER[view.weather], *(float(view.declared == each) for each in DECLARED),
        view.quarter / 8, view.left / 60, float(view.half_plays), view.score[seat] / 100, view.score[seat.other] / 100,
        float(view.goes(seat)), float(offence is seat), ball / 100, down / 4, (line - ball) / 100,
        *place(view.ball_at), float(view.wind_to), float(view.trying), float(view.untimed),
        float(view.overtime is not None), float(view.hidden), view.linebacker_count / 3,
        *(part for at in standing for part in place(at)),
        *place(run.start if run else NOTHING), float(run is not None and run.seat is seat),
        *place(catch.dot if catch else NOTHING), view.foul.spot / 150 if view.foul else 0.0,
        *printed(view.symbols), *asked(question),
    ]  # fmt: skip


def asked(question: Question[Any] | None) -> list[float]:
    """The question, and what it shows beyond the table."""
    if question is None:
        return ASK.row({})
    said: dict[str, float] = {f"asked {type(question).__name__}": 1}
    if getattr(question, "kind", "") in KINDS:
        said[f"kind {getattr(question, 'kind', '')}"] = 1
    start: Point = getattr(question, "start", getattr(question, "ball_at", NOTHING))
    said |= {"start x": start[0], "start y": start[1], "goes": getattr(question, "goes", 0)}
    said |= {
        "farthest": getattr(question, "most", 0),
        "reds after": min(getattr(question, "reds_after", 0), 100),
    }
    if isinstance(question, drawn.CallPlay):
        said |= {f"may call {play}": 1 for play in question.plays} | {
            "linebackers told": question.linebackers
        }
    if isinstance(question, listed.DeclarePlay):
        said["field goal range"] = question.range
    if isinstance(question, listed.TakePenalty):
        said |= {
            "if accepted": question.accepted,
            "if declined": question.declined,
            "a safety": question.is_safety,
        }
    for at, stretch in enumerate(getattr(question, "legal", ())[:STRETCHES]):
        said |= {f"stretch {at + 1} from": stretch[0], f"stretch {at + 1} to": stretch[1]}
    return ASK.row(said)
