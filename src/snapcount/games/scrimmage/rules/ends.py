"""Chapter 15: how a play ends, and where the ball is dead."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.scrimmage.rules.field import ROW, behind_goal, beyond_goal, depth
from snapcount.games.scrimmage.state import End, Play


@rule("SC-15.1")
def dead(t: Table, play: Play, why: str, spot: int, possession: str) -> Play:
    """The ball is down: everything still pending is skipped (SC-5.14).

    SC-15.3: tackled, downed or without a pass at the holder's hex, out of bounds at his last on the field.
    """
    return finish(t, play, why, spot, possession, ROW[spot])


@rule("SC-15.9")
def touchdown(t: Table, play: Play, id: str, spot: int) -> Play:
    """The real ball is beyond the attacked goal line in the offence's hands (SC-15.8)."""
    t.tell("touchdown", man=id, spot=spot, offence=play.offence, seat=play.offence)
    return finish(t, play._replace(holder=id, carriers=(id,)), "touchdown", spot, "O", ROW[spot])


def finish(t: Table, play: Play, why: str, spot: int, possession: str, reached: int) -> Play:
    """The end of the play; `reached` is the row to which the ball had been advanced (SC-14.19)."""
    gain = depth(play.dir, play.line, spot)
    end = End(why, spot, possession, reached)
    t.tell(
        "ball_dead",
        why=why,
        spot=spot,
        gain=gain,
        possession=possession,
        offence=play.offence,
        holder=play.holder if possession == "O" else "",
        safety=is_safety(play.dir, end),
    )
    return play._replace(phase="over", end=end, committed="", loose="", aimed="")


def is_safety(dir: int, end: End) -> bool:
    """SC-15.10: dead in the offence's own end zone in its own possession; an incomplete forward pass is none."""
    return end.possession == "O" and end.why != "touchdown" and behind_goal(dir, end.spot)


def gain(play: Play) -> int:
    """SC-15.5: depth of the dead ball; the row of the snap is 0."""
    assert play.end is not None
    return depth(play.dir, play.line, play.end.spot)


def is_touchback(dir: int, end: End) -> bool:
    """SC-14.24: the defence took the ball in the end zone that the offence attacks."""
    return end.possession == "D" and beyond_goal(dir, end.spot)


def is_defensive_touchdown(dir: int, end: End) -> bool:
    """SC-14.23: the defence took the ball in the offence's own end zone."""
    return end.possession == "D" and behind_goal(dir, end.spot)
