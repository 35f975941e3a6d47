"""Chapters 9 and 11: commitment, the throw and the interception."""

from __future__ import annotations

from snapcount.core.table import Dice, Table, rule
from snapcount.games.scrimmage.questions.listed import Intercept
from snapcount.games.scrimmage.rules.ends import dead, finish, touchdown
from snapcount.games.scrimmage.rules.field import ROW, beyond_goal
from snapcount.games.scrimmage.rules.legal.throwing import (
    SHORT,
    interceptors,
    is_forward,
    passing_points,
    throw_costs,
)
from snapcount.games.scrimmage.rules.markers import reveal_ball, show_ball_marker
from snapcount.games.scrimmage.state import Play, find_man, with_man
from snapcount.games.scrimmage.tables import pass_complete
from snapcount.games.scrimmage.view import show_play

TWO_DICE = Dice(2)
INTERCEPTS = 7
"""SC-9.45."""


@rule("SC-9.27")
def commit(t: Table, play: Play, choice: str) -> Play:
    """The offence says forward or lateral, and secretly marks the true target of a forward pass.

    Either makes this a Pass Game-Turn; only the forward pass is limited to one (SC-5.8).
    """
    if choice == "none":
        return play
    kind = choice.split()[0]
    t.tell("pass_called", kind=kind, offence=play.offence)
    play = play._replace(turn="pass", committed=kind)
    if kind == "lateral":
        return play
    if play.targets:
        play = play._replace(target=play.targets[int(choice[-1]) - 1])
        t.tell("target_marked", to=play.offence, spot=play.target, dir=play.dir, line=play.scrimmage_line)
    return show_ball_marker(t, play)


@rule("SC-9.43")
def throw(t: Table, play: Play, to: str) -> Play:
    """Points less deductions, two dice on the Pass Completion Table; no fumble check (SC-5.11)."""
    play = reveal_ball(t, play)
    passer, receiver = find_man(play, play.holder), find_man(play, to)
    forward = is_forward(play, passer, receiver)
    points = passing_points(play, passer.id, to, play.target if forward else -1)
    costs = throw_costs(points.hexes > SHORT)
    for man, cost in zip((passer, receiver), costs, strict=True):
        play = with_man(play, man._replace(mp=man.mp - cost))
    dice = t.roll(TWO_DICE)
    complete = pass_complete(points.net, sum(dice))
    t.tell(
        "passed",
        by=passer.id,
        receiver=to,
        forward=forward,
        start=passer.hex,
        spot=receiver.hex,
        dir=play.dir,
        line=play.scrimmage_line,
        target=play.target if forward else -1,
        points=tuple(points),
        row=min(max(points.net, 0), 11),
        dice=dice,
        table="Pass Completion",
        complete=complete,
        offence=play.offence,
    )
    play = play._replace(committed="", forward_thrown=play.forward_thrown or forward)
    return caught(t, play, to, forward) if complete else in_the_air(t, play, passer.id, to, forward)


@rule("SC-9.44")
def caught(t: Table, play: Play, to: str, forward: bool) -> Play:
    """The receiver has the ball; in the attacked end zone he scores."""
    play = play._replace(holder=to, carriers=(to,), lateral_completed=play.lateral_completed or not forward)
    hex = find_man(play, to).hex
    return touchdown(t, play, to, hex) if beyond_goal(play.dir, hex) else play


@rule("SC-9.45")
def in_the_air(t: Table, play: Play, by: str, to: str, forward: bool) -> Play:
    """Incomplete: the defence may yet intercept."""
    t.tell("not_complete", by=by, receiver=to)
    return play._replace(
        phase="D.intercept", aimed=to, aimed_from=by, forward=forward, holder="", carriers=()
    )


@rule("SC-9.45")
def try_interception(t: Table, play: Play) -> Play:
    """One man within three hexes of the intended receiver, if there is one: a 7 intercepts."""
    chosen = t.ask(play.offence.other, Intercept(show_play(play, "D"))) if interceptors(play) else "none"
    if chosen == "none":
        return incomplete(t, play)
    dice = t.roll(TWO_DICE)
    t.tell("tried_to_intercept", man=chosen, dice=dice, intercepted=sum(dice) == INTERCEPTS)
    return intercepted(t, play, chosen) if sum(dice) == INTERCEPTS else incomplete(t, play)


@rule("SC-9.46")
def intercepted(t: Table, play: Play, id: str) -> Play:
    """The defence has the ball where the interceptor stands; no return."""
    reached = ROW[play.hex] if play.forward else ROW[find_man(play, play.aimed_from).hex]
    spot = find_man(play, id).hex
    return finish(t, play, "intercepted", spot, "D", reached)


def incomplete(t: Table, play: Play) -> Play:
    if play.forward:
        return incomplete_forward(t, play)
    return incomplete_lateral(t, play)


@rule("SC-15.2")
def incomplete_forward(t: Table, play: Play) -> Play:
    """The ball goes back to its hex at the line."""
    return finish(t, play, "incomplete", play.hex, "O", ROW[play.hex])


@rule("SC-15.4")
def incomplete_lateral(t: Table, play: Play) -> Play:
    """A backward pass is dead where it was thrown to."""
    return dead(t, play, "incomplete", find_man(play, play.aimed).hex, "O")


@rule("SC-9.28")
def no_pass_possible(t: Table, play: Play) -> Play:
    """A committed pass that can't be thrown: the ball is down where its holder stands."""
    play = reveal_ball(t, play)
    return dead(t, play, "pass_impossible", find_man(play, play.holder).hex, "O")
