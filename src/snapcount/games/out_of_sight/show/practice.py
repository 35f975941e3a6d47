"""Practice: what a line or a dot would have come to by the printed field alone, with no linebacker out there."""

from __future__ import annotations

from typing import Any

from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.table import Question, Refusal
from snapcount.football.words import counted
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickOff, RunBack, drop_touches
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.pen_line import Contact, Line
from snapcount.games.out_of_sight.rules.playbook import Execution, drop_path, pass_shape, run_line, run_shape
from snapcount.games.out_of_sight.rules.strokes import Stroke, landing
from snapcount.games.out_of_sight.rules.trace import first_contact
from snapcount.games.out_of_sight.rules.verdicts import between_the_posts, printed_verdict
from snapcount.games.out_of_sight.rules.weather import limits
from snapcount.games.out_of_sight.show.log import CARRIED, THINGS, VERDICTS, WHY_INCOMPLETE
from snapcount.games.out_of_sight.state import tidy
from snapcount.games.out_of_sight.view import View

Told = dict[str, Any]


def tried(view: View, answer: Any) -> Told:
    """Where the stroke ended, on what, its yards and a sentence; refused as the same answer would be in earnest."""
    if view.phase == "snap":
        return called(view, read(Execution, answer))
    stroke = read(Stroke, answer)
    if view.phase == "return" and view.run is not None:
        run = view.run
        back = RunBack(
            view.options.field,
            run.kind,
            run.start,
            view.goes(run.seat),
            run.reds_after,
            run.ignored,
            view.weather,
        )
        check(back, stroke)
        return told(view.options.field, back.drawn(stroke), run.start[0], True)
    if view.phase in ("kickoff", "free_kick", "kick"):
        return kicked(view, stroke)
    raise Refusal("OS-2.1", "There is nothing to practise now.")


def ended(by: str, at: Point, yards: float, shape: bool, text: str) -> Told:
    return {"by": by, "at": list(at), "yards": tidy(yards), "shape": shape, "text": text}


def read(kind: Any, answer: Any) -> Any:
    try:
        return from_plain(kind, answer)
    except NotPlain as problem:
        raise Refusal("OS-20.1", f"That can't be read: answer, {problem}.") from None


def check(question: Question[Any], answer: Any) -> None:
    problem = question.problem(answer)
    if problem is not None:
        raise problem


def called(view: View, answer: Execution) -> Told:
    """OS-9.1 A play from scrimmage."""
    field, ball, goes = view.options.field, view.ball_at, view.going
    allowed = limits(view.weather, view.wind_to, goes)
    plays = tuple(
        name for name, each in tables.PLAYBOOK.items() if each.is_run or allowed[each.distance] is not None
    )
    check(CallPlay(field, ball, goes, plays, 3, view.weather, ()), answer)
    play, drop = tables.PLAYBOOK[answer.play], drop_path(answer.drop, ball)
    if not play.is_run and drop_touches(field, answer.play, drop, goes):
        return {
            "by": "sack",
            "at": list(drop[-1]),
            "yards": 0.0,
            "shape": True,
            "text": "The drop touches something: a sack.",
        }
    assert answer.stroke is not None
    if play.is_run:
        drawn = run_line(play, drop, answer.stroke, ball, goes, view.weather)
        return told(field, drawn, ball[0], run_shape(play, drawn, ball)[0])
    dot = landing(answer.stroke)
    depth = goes * (dot[0] - view.scrimmage_x)
    found = printed_verdict(find(field), dot, depth, allowed[play.distance] or 0.0)
    shape = pass_shape(play, dot, view.scrimmage_x, ball[1], goes)
    why = f" ({WHY_INCOMPLETE[found.why]})" if found.why else ""
    outside = "" if shape or found.v != "complete" else ", but outside the play's range: no Reds Only"
    text = f"{VERDICTS[found.v].capitalize()}{why}, {counted(tidy(depth))} deep{outside}."
    return ended(found.v, dot, depth, shape, text)


def told(field: str, drawn: Line, origin: float, shape: bool) -> Told:
    """OS-2.11 What would be announced of a run."""
    end: Contact = first_contact(find(field), drawn)
    yards = tidy(drawn.law.goes * (end.at[0] - origin))
    how = CARRIED.get(end.what) or f"into {THINGS[end.what]}"
    kept = "" if shape else ", but it missed its shape: no Reds Only"
    text = f"{yards:+g} {how}{kept}."
    return ended(end.what, end.at, yards, shape, text)


def kicked(view: View, stroke: Stroke) -> Told:
    """OS-5.2, OS-13.2, OS-14.2 A dot: too far, out of bounds, or as it was meant."""
    own, goes = view.situation.ball, view.going
    check(KickOff((0.0, 0.0), goes, 0.0), stroke)
    x, y = dot = landing(stroke)
    if view.phase == "kick" and view.declared == "field_goal":
        verdict = between_the_posts(dot, goes)
        return ended(verdict, dot, 0.0, verdict == "good", f"{verdict.replace('_', ' ').capitalize()}.")
    most = limits(view.weather, view.wind_to, goes)["punt" if view.phase == "kick" else "kickoff"] or 0.0
    yards = tidy(goes * (x - (own if goes == 1 else 100 - own)))
    far = yards > most + TOLERANCE
    wide = abs(y) >= tables.SIDELINE - tables.PEN - TOLERANCE
    ends = (
        "blocked: too far" if far and view.phase == "kick" else "out of bounds" if far or wide else "it lands"
    )
    text = f"{counted(yards)}: {ends}."
    return ended(ends, dot, yards, not far and not wide, text)
