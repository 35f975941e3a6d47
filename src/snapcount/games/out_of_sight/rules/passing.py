"""Chapter 10: passing."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import RunAfterCatch, drop_touches
from snapcount.games.out_of_sight.rules.clock import drew
from snapcount.games.out_of_sight.rules.downs import next_down, touchdown
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE, Point
from snapcount.games.out_of_sight.rules.pen_line import Contact
from snapcount.games.out_of_sight.rules.playbook import Execution, drop_line, drop_path, pass_shape
from snapcount.games.out_of_sight.rules.possession import intercepted
from snapcount.games.out_of_sight.rules.running import carried, reveal
from snapcount.games.out_of_sight.rules.strokes import landing
from snapcount.games.out_of_sight.rules.trace import first_contact, first_linebacker, true_end
from snapcount.games.out_of_sight.rules.verdicts import Verdict, linebacker_at, out_of_bounds, printed_verdict
from snapcount.games.out_of_sight.rules.weather import limit, reds_from_scrimmage
from snapcount.games.out_of_sight.state import Catch, Path, State, nose


@rule("OS-10.1")
def pass_play(t: Table, state: State, called: Execution) -> State:
    """The drop, drawn looking, then one blind dot."""
    drop = drop_path(called.drop, state.ball_at)
    if drop_touches(state.options.field, called.play, drop, state.going):
        return sacked_on_the_drop(t, state, called.play, drop)
    assert called.stroke is not None
    dot = landing(called.stroke)
    most = limit(state, state.offence, tables.PLAYBOOK[called.play].distance)
    verdict, receiver, why = judged(t, state, dot, most)
    shape = pass_shape(tables.PLAYBOOK[called.play], dot, state.scrimmage_x, state.ball_y, state.going)
    depth = state.going * (dot[0] - state.scrimmage_x)
    secret = verdict == "complete"
    t.tell(
        "verdict", to=state.offence.other if secret else None, v=verdict, receiver=receiver, why=why,
        depth=depth, most=most, shape=shape, play=called.play, at=dot, seat=state.offence, drop=drop,
    )  # fmt: skip
    if not secret:
        return after_the_dot(t, state, verdict, drop, dot)
    t.tell("complete", seat=state.offence)
    catch = Catch(called.play, drop, dot, receiver or "", shape)
    if nose(state, state.offence, dot[0]) >= 100 - TOLERANCE:
        return caught_over_the_line(t, state, catch)
    return state._replace(phase="catch", catch=catch)


@rule("OS-10.2")
def sacked_on_the_drop(t: Table, state: State, play: str, drop: Path) -> State:
    """The drop touched something printed or a boundary: the passer is down there, no dot is drawn."""
    drawn = drop_line(tables.PLAYBOOK[play], drop, state.ball_at, state.going)
    said = first_contact(find(state.options.field), drawn)
    t.tell("announced", by=said.what, id=said.id, at=said.at, play=play, seat=state.offence)
    end = true_end(said, first_linebacker(drawn, state.linebackers, said.s))
    path = drawn.cut(end.s)
    reveal(t, state)
    return carried(t, drew(state, path, end.what), end, drawn, "sack")


@rule("OS-10.4")
def judged(t: Table, state: State, dot: Point, most: float) -> Verdict:
    """The verdict from the printed field alone: incomplete, batted down, intercepted or complete."""
    return printed_verdict(find(state.options.field), dot, state.going * (dot[0] - state.scrimmage_x), most)


@rule("OS-10.6")
def sack(t: Table, state: State, drop: Path) -> Contact | None:
    """First of the reveal: a linebacker on the drop, so that the pass never happened."""
    drawn = drop_line(tables.PLAYBOOK["post"], drop, state.ball_at, state.going)
    end = first_linebacker(drawn, state.linebackers, drawn.arcs[-1])
    if end is not None:
        t.tell("linebacker_revealed", what="sack", lb=end.id, seat=state.offence.other)
    return end


def sacked(t: Table, state: State, drop: Path, end: Contact) -> State:
    drawn = drop_line(tables.PLAYBOOK["post"], drop, state.ball_at, state.going)
    path = drawn.cut(end.s)
    return carried(t, drew(state, path, "lb"), end, drawn, "sack")


@rule("OS-10.5")
def after_the_dot(t: Table, state: State, verdict: str, drop: Path, dot: Point) -> State:
    """A pass without a run: the cover comes off, a linebacker at the dot breaks it up or intercepts it."""
    reveal(t, state)
    end = sack(t, state, drop)
    if end is not None:
        return sacked(t, state, drop, end)
    state = drew(state, drop, verdict, dot=dot)
    at_dot = linebacker_at(state.linebackers, dot)
    if at_dot is not None and verdict == "intercepted":
        return broken_up(t, state, at_dot)
    if at_dot is not None and verdict == "incomplete" and not out_of_bounds(*dot):
        t.tell("linebacker_revealed", what="lb_interception", lb=at_dot, seat=state.offence.other)
        return intercepted(t, state, dot)
    if verdict == "intercepted":
        return intercepted(t, state, dot)
    return pass_dead(t, state, verdict)


@rule("OS-10.5")
def broken_up(t: Table, state: State, linebacker: int) -> State:
    t.tell("linebacker_revealed", what="broken_up", lb=linebacker, seat=state.offence.other)
    return pass_dead(t, state, "batted_down")


@rule("OS-10.10")
def pass_dead(t: Table, state: State, verdict: str) -> State:
    """Incomplete or batted down: next down from the same line."""
    t.tell("incomplete", why=verdict, seat=state.offence)
    return next_down(t, state, state.situation.ball, True)


def tell_caught(t: Table, state: State, catch: Catch) -> None:
    """What the offence hears only now."""
    depth = state.going * (catch.dot[0] - state.scrimmage_x)
    t.tell(
        "caught", play=catch.play, receiver=catch.receiver, at=catch.dot, shape=catch.shape, seat=state.offence,
        drop=catch.drop, depth=depth,
    )  # fmt: skip


@rule("OS-10.7")
def caught_over_the_line(t: Table, state: State, catch: Catch) -> State:
    """Caught with the nose at the goal plane: a touchdown without a run, if no linebacker was there."""
    reveal(t, state)
    tell_caught(t, state, catch)
    end = sack(t, state, catch.drop)
    if end is not None:
        return sacked(t, state, catch.drop, end)
    state = drew(state, catch.drop, "goal", dot=catch.dot)
    at_dot = linebacker_at(state.linebackers, catch.dot)
    if at_dot is not None:
        return broken_up(t, state, at_dot)
    gain = 100 - state.situation.ball
    after = reds_from_scrimmage(state.weather, tables.PLAYBOOK[catch.play].reds_after)
    t.tell(
        "gained", seat=state.offence, play="pass", yards=gain, spot=tables.LAW.length, by="goal", id=None, at=catch.dot,
        reds_only=catch.shape and after == 0, path=(catch.dot,),
    )  # fmt: skip
    return touchdown(t, state, state.offence)


def run_question(state: State) -> RunAfterCatch:
    assert state.catch is not None, "a run after a catch needs one"
    return RunAfterCatch(
        state.options.field, state.catch.dot, state.catch.play, state.ball_at, state.going, state.weather
    )


@rule("OS-10.7")
def catch_phase(t: Table, state: State) -> State:
    """The run after a catch, field still hidden; then the reveal in its order (OS-10.6): drop, dot, run."""
    catch = state.catch
    assert catch is not None
    question = run_question(state)
    drawn = question.drawn(t.ask(state.offence, question))
    said = first_contact(find(state.options.field), drawn)
    tell_caught(t, state, catch)
    t.tell("announced", by=said.what, id=said.id, at=said.at, play=catch.play, seat=state.offence)
    reveal(t, state)
    sacker = sack(t, state, catch.drop)
    if sacker is not None:
        return sacked(t, state, catch.drop, sacker)
    at_dot = linebacker_at(state.linebackers, catch.dot)
    if at_dot is not None:
        return broken_up(t, drew(state, catch.drop, "lb", dot=catch.dot), at_dot)
    end = true_end(said, first_linebacker(drawn, state.linebackers, said.s))
    path = drawn.cut(end.s)
    return carried(t, drew(state, path, end.what, dot=catch.dot), end, drawn, "pass")
