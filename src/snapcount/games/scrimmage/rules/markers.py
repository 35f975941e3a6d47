"""Chapter 13: play markers, what they bind and when they are shown."""

from __future__ import annotations

from snapcount.core.table import Refusal, Table, rule
from snapcount.games.scrimmage.rules.field import COLUMN, rightward
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import BALL_MARKERS


def crossing_problem(play: Play, leaving: int) -> Refusal | None:
    """SC-13.18, SC-13.19: whether the real ball may go over the line of scrimmage out of this hex."""
    if play.ball_crossed or play.forward_thrown or play.o_ball not in BALL_MARKERS:
        return None
    marker = BALL_MARKERS[play.o_ball]
    # SC-13.15: a forward pass must be attempted.
    if marker.forward and not marker.side:
        return Refusal(
            "SC-13.19", "Forward Pass: the ball may not be carried across the line before the pass."
        )
    # SC-13.17: what is left with a forward pass are the options.
    if marker.forward and play.number < marker.earliest:
        return Refusal(
            "SC-13.18", f"An option is not carried out before turn {marker.earliest} after the snap."
        )
    # SC-13.16: first the lateral, then the run.
    if marker.lateral and not play.lateral_completed:
        return Refusal("SC-13.19", "Lateral Pass: a lateral must be caught before the ball crosses the line.")
    # SC-13.13: both sides include the column of the snap. SC-13.14: the hex that is left tells.
    side = rightward(play.dir, COLUMN[leaving] - COLUMN[play.hex])
    if (side < 0) if marker.side == "right" else (side > 0):
        return Refusal("SC-13.19", f"The ball must cross the line on the {marker.side} side of the snap.")
    return None


@rule("SC-13.24")
def reveal_crossing(t: Table, play: Play, id: str) -> Play:
    """The real ball was carried across the line: marker and ball are shown."""
    if not play.ball_crossed:
        t.tell("crossed_the_line", man=id)
    play = show_ball_marker(t, play)
    return reveal_ball(t, play)._replace(ball_crossed=True)


@rule("SC-13.24")
def show_ball_marker(t: Table, play: Play) -> Play:
    """The offence's ball marker is turned over."""
    if not play.ball_shown:
        t.tell("ball_marker_shown", marker=play.o_ball)
    return play._replace(ball_shown=True)


@rule("SC-9.25")
def reveal_ball(t: Table, play: Play) -> Play:
    """Once the real ball is known, all dummies are known and go."""
    if play.carriers != (play.holder,):
        t.tell("ball_revealed", man=play.holder, dummies=tuple(m for m in play.carriers if m != play.holder))
    return play._replace(carriers=(play.holder,))


@rule("SC-13.11")
def show_line_markers(t: Table, play: Play) -> Play:
    """Both line markers are shown at the very start of the Snap Game-Turn."""
    t.tell("line_markers_shown", offence=play.offence, o_line=play.o_line, d_line=play.d_line)
    return play._replace(lines_shown=True)


@rule("SC-13.23")
def show_backs_marker(t: Table, play: Play) -> Play:
    """The defensive backs' marker is shown when a forward pass is still to be thrown."""
    if not play.backs_shown:
        t.tell("backs_marker_shown", marker=play.d_backs)
    return play._replace(backs_shown=True)


@rule("SC-13.25")
def change_play(t: Table, play: Play, marker: str) -> Play:
    """The old marker is shown, another laid face up; the ball stays put in this game-turn."""
    t.tell("play_changed", marker=marker, before=play.o_ball)
    return play._replace(o_ball=marker, ball_shown=True, changed=True)


def sets_block(play: Play, man: str) -> int:
    """SC-13.4: the strength that Aggressive Blocking adds to an offensive lineman who contacts."""
    aggressive = (
        play.turn == "snap" and play.phase == "O.movement_contact" and play.o_line == "aggressive_blocking"
    )
    return int(aggressive and man in play.snapshot.linemen)


def stands_fast(play: Play, man: str) -> int:
    """SC-13.5, SC-13.8: the strength that Pass Blocking or Reaction Charge adds to a lineman contacted."""
    if man[0] == "O":
        return int(play.o_line == "pass_blocking" and man in play.snapshot.linemen and play.phase[0] == "D")
    reacts = play.turn == "snap" and play.phase == "O.movement_contact" and play.d_line == "reaction_charge"
    return int(reacts and man in play.snapshot.d_line)
