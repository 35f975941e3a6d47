"""Chapter 15: how a play ends, and where the ball is dead."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.football.field import other_end
from snapcount.games.scrimmage.rules.field import (
    GOAL_ROWS,
    ROW,
    behind_goal,
    beyond_goal,
    depth,
    in_yards,
    own_yard,
)
from snapcount.games.scrimmage.state import End, Play, State
from snapcount.games.scrimmage.tables import LAW


@rule("SC-15.1")
def dead(t: Table, play: Play, why: str, spot: int, possession: str) -> Play:
    """The ball is down: everything still pending is skipped (SC-5.14).

    SC-15.3: tackled, downed or without a pass at the holder's hex, out of bounds at his last on the field.
    """
    return finish(t, play, why, spot, possession, ROW[spot])


@rule("SC-15.9")
def touchdown(t: Table, play: Play, id: str, spot: int) -> Play:
    """The real ball is beyond the attacked goal line in the offence's hands (SC-15.8)."""
    t.tell("crossed_the_goal_line", man=id, spot=spot, offence=play.offence)
    return finish(t, play._replace(holder=id, carriers=(id,)), "touchdown", spot, "O", ROW[spot])


def finish(t: Table, play: Play, why: str, spot: int, possession: str, reached: int) -> Play:
    """The end of the play; `reached` is the row to which the ball had been advanced (SC-14.19)."""
    gain = depth(play.dir, play.scrimmage_line, spot)
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
    come_of(t, play, end)
    return play._replace(phase="settle", end=end, committed="", loose="", aimed="")


def come_of(t: Table, play: Play, end: End) -> None:
    """What the play was, in the words of all games."""
    seat, own = play.offence, own_yard(play.dir, ROW[end.spot])
    holder = play.holder if end.possession == "O" else ""
    hexes = depth(play.dir, play.scrimmage_line, end.spot)
    if end.why == "delay":
        return
    if end.why == "intercepted":
        t.tell("intercepted", seat=seat.other, spot=other_end(LAW, own), hex=end.spot)
    elif end.why == "incomplete" and play.forward:
        t.tell("incomplete", seat=seat, why="dropped", man=play.aimed)
    elif play.committed == "forward" and end.possession == "O" and hexes < 0:
        t.tell("sacked", seat=seat, yards=in_yards(hexes), man=holder)
    else:
        row = ROW[end.spot] if end.possession == "O" else end.reached
        hexes = row - play.scrimmage_line if play.dir > 0 else play.scrimmage_line + 1 - row
        kind = "pass" if play.forward_thrown else "run"
        spot, yards = own_yard(play.dir, row), in_yards(min(hexes, to_the_goal(play)))
        t.tell("gained", seat=seat, play=kind, yards=yards, spot=spot, hexes=hexes, man=holder)


def to_the_goal(play: Play) -> int:
    """Rows from the line to the goal: nobody gains more yards than that, however deep he catches the ball."""
    return GOAL_ROWS - play.scrimmage_line if play.dir > 0 else play.scrimmage_line


def end_play(t: Table, state: State) -> State:
    """Every play's last event: what is played next, before the clock is looked at."""
    match = state.match
    t.tell(
        "play_ended",
        phase=state.play.phase,
        situation=match.situation,
        left=match.left,
        score=match.score,
    )
    return state


def is_safety(dir: int, end: End) -> bool:
    """SC-15.10: dead in the offence's own end zone in its own possession; an incomplete forward pass is none."""
    return end.possession == "O" and end.why != "touchdown" and behind_goal(dir, end.spot)


def gain(play: Play) -> int:
    """SC-15.5: depth of the dead ball; the row of the snap is 0."""
    assert play.end is not None
    return depth(play.dir, play.scrimmage_line, play.end.spot)


def is_touchback(dir: int, end: End) -> bool:
    """SC-14.24: the defence took the ball in the end zone that the offence attacks."""
    return end.possession == "D" and beyond_goal(dir, end.spot)


def is_defensive_touchdown(dir: int, end: End) -> bool:
    """SC-14.23: the defence took the ball in the offence's own end zone."""
    return end.possession == "D" and behind_goal(dir, end.spot)
