"""A position that a game could be in, for one that comes from anywhere."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.core.position import MOST_POINTS, Checks, first, holds, one_of, within
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import drop_touches
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.course import PHASES
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.huddle import declare_question, spot_question
from snapcount.games.out_of_sight.rules.playbook import drop_path, drop_problem, pass_shape
from snapcount.games.out_of_sight.rules.verdicts import printed_verdict
from snapcount.games.out_of_sight.rules.weather import limit, reds_on_return
from snapcount.games.out_of_sight.state import (
    NOBODY,
    Carrier,
    Catch,
    Drawn,
    Foul,
    Path,
    Phase,
    Return,
    State,
    kick_from,
    nose,
    tidy,
)

LAST_QUARTER = 99
"""No game is played off for so long."""
SNAPS: tuple[Phase, ...] = ("scrimmage", "declare", "huddle", "snap", "catch", "kick")
SPOTTED = SNAPS[1:]
KICKS = ("punt", "high_punt", "field_goal")
KICK_LINES = {"kickoff": tables.KICKOFF_LINE, "free_kick": tables.FREE_KICK_LINE}
RETURNS = ("kickoff", "punt", "interception", "fumble", "blocked")
STAGES = ("first", "answer", "sudden")
MOST_POINTS_DRAWN = 2 * int(tables.LIMITS["max_points"]) + 2
"""A drop, a stroke and their ends."""


def problem(state: State) -> Refusal | None:
    return first(checks(state))


def checks(s: State) -> Checks:
    yield one_of("OS-3.7", "phase", s.phase, (*PHASES, "over"))
    yield from period(s)
    for points in s.score:
        yield within("OS-17.1", "score", points, 0, MOST_POINTS)
    yield one_of("OS-3.3", "home_goes", s.home_goes, (1, -1))
    yield one_of("OS-3.3", "first_goes", s.first_goes, (1, -1))
    yield one_of(
        "OS-18.1", "weather", s.weather, set(tables.WEATHER.values()) if s.options.weather else ("clear",)
    )
    yield one_of("OS-18.2", "wind_to", s.wind_to, (1, -1) if s.weather == "wind" else (0,))
    yield from downs(s)
    yield holds("OS-14.5", "trying", not s.trying or s.phase in (*SNAPS, "foul"), "a try is a scrimmage down")
    yield holds(
        "OS-4.7", "untimed", not s.untimed or s.left == 0, "an untimed down comes when no play is left"
    )
    yield from huddle(s)
    yield from under_way(s)
    if s.last is not None:
        yield from drawn(s.last)


def period(s: State) -> Checks:
    most = s.options.plays * tables.UNITS
    yield within("OS-4.1", "quarter", s.quarter, 1, LAST_QUARTER)
    yield within("OS-4.1", "left", s.left, 0, most)
    extra = s.quarter > 4 and s.phase != "over"
    yield holds(
        "OS-19.2", "overtime", (s.overtime is not None) == extra, "it is there after four quarters only"
    )
    if s.overtime is not None:
        yield one_of("OS-19.2", "overtime.stage", s.overtime.stage, STAGES)
    begins = s.left == most and (s.quarter == 1 or extra)
    yield holds("OS-3.2", "phase", s.phase != "toss" or begins, "a toss opens the game or overtime")
    opening = s.phase != "weather" or (s.options.weather and s.quarter == 1 and s.left == most)
    yield holds("OS-3.6", "phase", opening, "the weather is rolled for once, before the toss")


def downs(s: State) -> Checks:
    """Lines to the tenth and on the field; the line to gain in front of the ball."""
    ball, down, line = s.situation[1:]
    nobody = s.phase in ("weather", "toss", "over")
    yield holds("OS-3.7", "situation", not nobody or s.situation == NOBODY, "nobody has the ball now")
    if s.phase in KICK_LINES:
        kick = kick_from(s.offence, KICK_LINES[s.phase])
        yield holds("OS-5.1", "situation", s.situation == kick, f"the ball is kicked from the {kick.ball:g}")
    for field, own, (low, high) in (("ball", ball, tables.SPOTS), ("line", line, (0, 100))):
        yield within("OS-1.15", f"situation.{field}", own, 0 if nobody else low, high)
        yield holds(
            "OS-1.15", f"situation.{field}", tidy(own) == own, "a line is kept to the tenth of a yard"
        )
    counted = s.phase in SNAPS and not s.trying
    yield within("OS-17.2", "situation.down", down, 1 if counted else 0, 0 if s.trying else 4)
    yield holds(
        "OS-17.2",
        "situation.line",
        line > ball or s.phase not in SNAPS,
        "the line to gain is in front of the ball",
    )
    yield within("OS-7.1", "ball_y", s.ball_y, tables.PEN - tables.SIDELINE, tables.SIDELINE - tables.PEN)
    if s.phase in SPOTTED:
        refusal = spot_question(s).problem(s.ball_y)
        yield refusal and Refusal(refusal.rule, f"ball_y: {refusal.sentence}")


def huddle(s: State) -> Checks:
    """What was declared, and the linebackers behind their cover."""
    yield one_of(
        "OS-8.1",
        "declared",
        s.declared,
        ("",) if s.phase in (*SNAPS[:-1], "kickoff", "free_kick") else ("", *KICKS),
    )
    if s.phase == "kick":
        refusal = declare_question(s).problem(s.declared)  # type: ignore[arg-type]
        yield refusal and Refusal(refusal.rule, f"declared: {refusal.sentence}")
    yield within("OS-8.2", "linebackers", len(s.linebackers), 0, tables.LINEBACKERS)
    yield from on_the_table("linebackers", s.linebackers)
    if s.phase in ("snap", "catch"):
        refusal = SetLinebackers(s.scrimmage_x, s.ball_y, s.going).problem(s.linebackers)
        yield refusal and Refusal(refusal.rule, f"linebackers: {refusal.sentence}")


def under_way(s: State) -> Checks:
    """A catch, a return or a foul is there in its own phase and in no other."""
    yield holds("OS-10.7", "catch", (s.catch is not None) == (s.phase == "catch"), "it belongs to its phase")
    yield holds("OS-6.5", "run", (s.run is not None) == (s.phase == "return"), "it belongs to its phase")
    yield holds("OS-16.4", "foul", (s.foul is not None) == (s.phase == "foul"), "it belongs to its phase")
    if s.catch is not None:
        yield from caught(s, s.catch)
    if s.run is not None:
        yield from returned(s, s.run)
    if s.foul is not None:
        yield from fouled(s, s.foul)


def caught(s: State, catch: Catch) -> Checks:
    yield one_of("OS-9.1", "catch.play", catch.play, tables.PASSES)
    yield from on_the_table("catch.drop", catch.drop)
    play, going = tables.PLAYBOOK[catch.play], s.going
    dropped = (
        drop_problem(play, catch.drop, s.ball_at, going) is None
        and drop_path(catch.drop, s.ball_at) == catch.drop
    )
    yield holds("OS-9.3", "catch.drop", dropped, "it follows the play's code from the ball")
    touched = drop_touches(s.options.field, catch.play, catch.drop, going)
    yield holds("OS-10.2", "catch.drop", not touched, "it touches nothing")
    depth, most = going * (catch.dot[0] - s.scrimmage_x), limit(s, s.offence, play.distance)
    verdict = printed_verdict(find(s.options.field), catch.dot, depth, most)
    complete = verdict.v == "complete" and verdict.receiver == catch.receiver
    yield holds(
        "OS-10.4", "catch.dot", complete, "the dot lies on the receiver's square, clear of his triangle"
    )
    shape = pass_shape(play, catch.dot, s.scrimmage_x, s.ball_y, going)
    yield holds(
        "OS-10.9", "catch.shape", shape == catch.shape, "whether the dot lies where the play sends it"
    )
    short = nose(s, s.offence, catch.dot[0]) < 100 - TOLERANCE
    yield holds("OS-10.7", "catch.dot", short, "a catch over the goal line is a touchdown")


def returned(s: State, run: Return) -> Checks:
    yield one_of("OS-6.5", "run.kind", run.kind, RETURNS)
    yield from carrying(s, "run.carrier", run.carrier, run.kind != "fumble")
    yield from on_the_table("run.start", (run.start,))
    short = nose(s, run.seat, run.start[0]) < 100 - TOLERANCE
    yield holds("OS-6.8", "run.start", short, "a return that begins over the goal line is a touchdown")
    under = find(s.options.field).under_ids(*run.start)
    yield holds("OS-6.6", "run.ignored", run.ignored == under, "the symbols under the start dot, in order")
    yield one_of(
        "OS-6.2", "run.reds_after", run.reds_after, [reds_on_return(s.weather, at) for at in (0, 5, 10)]
    )
    yield within("OS-6.8", "run.dead", run.dead, *tables.SPOTS)
    yield holds("OS-1.15", "run.dead", tidy(run.dead) == run.dead, "a line is kept to the tenth of a yard")


def carrying(s: State, field: str, carrier: Carrier, by_defence: bool) -> Checks:
    own = carrier.seat is s.offence
    yield holds("OS-6.5", f"{field}.seat", not (by_defence and own), "the other team returns it")
    yield holds(
        "OS-12.3", f"{field}.keeps_down", not carrier.keeps_down or own, "only the offence keeps its down"
    )
    counted = s.situation.down > 0 or s.trying or not carrier.keeps_down
    yield holds("OS-12.3", f"{field}.keeps_down", counted, "there is no down to keep")


def fouled(s: State, foul: Foul) -> Checks:
    yield from carrying(s, "foul.carrier", foul.carrier, by_defence=False)
    yield within("OS-16.4", "foul.spot", foul.spot, *tables.SPOTS)
    yield holds("OS-1.15", "foul.spot", tidy(foul.spot) == foul.spot, "a spot is kept to the tenth of a yard")


def drawn(last: Drawn) -> Checks:
    yield within("OS-2.12", "last.path", len(last.path), 1, MOST_POINTS_DRAWN)
    yield from on_the_table("last.path", last.path)
    yield from on_the_table("last.dot", () if last.dot is None else (last.dot,))
    yield within("OS-8.2", "last.linebackers", len(last.linebackers), 0, tables.LINEBACKERS)
    yield from on_the_table("last.linebackers", last.linebackers)
    yield within("OS-9.8", "last.by", len(last.by), 1, 20)


def on_the_table(field: str, path: Path | Iterable[Point]) -> Checks:
    """OS-2.12: where a pen can be."""
    for x, y in path:
        yield within("OS-2.12", field, x, -50, 150)
        yield within("OS-2.12", field, y, -60, 60)
