"""Plays that hide where the ball will go: the pitch (a lateral, then a run) and the option."""

from __future__ import annotations

from snapcount.games.scrimmage.coaches.playbook import Call
from snapcount.games.scrimmage.coaches.protect import pressure
from snapcount.games.scrimmage.coaches.tactics import Plan, best_place
from snapcount.games.scrimmage.rules.field import COLUMN, distance, find, row_at, sees
from snapcount.games.scrimmage.rules.legal.throwing import SHORT, throw_costs
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man, with_man
from snapcount.games.scrimmage.tables import BALL_MARKERS, COUNTERS

PITCH_BACK = -4
"""Depth at which the back of a pitch waits for the ball."""


def waits_for_pitch(play: Play) -> bool:
    """A lateral must come first, and the passer still has the ball."""
    marker = BALL_MARKERS.get(play.o_ball)
    return (
        bool(marker and marker.lateral and not play.lateral_completed) and COUNTERS[play.holder].passing >= 8
    )


def holds_option(play: Play) -> bool:
    """SC-13.18: too early to carry an option out."""
    marker = BALL_MARKERS.get(play.o_ball)
    return bool(marker and play.number < marker.earliest)


def pitch_spot(play: Play, call: Call) -> int:
    """Outside the tackle on the side of the play, deeper than the passer."""
    return find(COLUMN[play.hex] + call.lane * play.dir, row_at(play.dir, play.scrimmage_line, PITCH_BACK))


def pitch_man(play: Play, call: Call) -> Man | None:
    """The eligible back who is nearest to where the pitch goes."""
    goal = pitch_spot(play, call)
    men = [man for man in play.men if man.id in play.snapshot.receivers and man.id != play.holder]
    men = [man for man in men if man.hex >= 0 and not man.level and not man.hit]
    men = [man for man in men if COUNTERS[man.id].position in ("RB", "UB")]
    return min(men, key=lambda man: (distance(man.hex, goal), man.id), default=None)


def goes_for_pitch(play: Play, man: Man, call: Call) -> Plan:
    goal = pitch_spot(play, call)
    keep = throw_costs(False)[1] if play.committed else 0
    return best_place(play, man, lambda hex, facing, left: -distance(hex, goal) + 0.01 * left, keep)[0]


def looks_to_pitch(play: Play, man: Man, call: Call) -> Plan:
    """The passer of a pitch: no deeper than his back, the back in sight and within a short pass."""
    back = pitch_man(play, call)
    goal = back.hex if back else play.hex

    def value(hex: int, facing: int, left: int) -> float:
        ready = distance(hex, goal) <= SHORT and sees(hex, facing, goal)
        level = depth_of(play, hex) >= depth_of(play, goal)
        return (
            6.0 * ready + 4.0 * level - abs(depth_of(play, hex) + 2) - 0.1 * distance(hex, goal) + 0.01 * left
        )

    return best_place(play, man, value, throw_costs(False)[0] if play.committed else 0)[0]


def keeps_away(play: Play, man: Man, call: Call) -> Plan:
    """The holder of an option until its time: towards its side, out of everybody's reach."""
    lane = COLUMN[play.hex] + call.lane * play.dir
    felt: dict[int, float] = {}

    def value(hex: int, facing: int, left: int) -> float:
        if hex not in felt:
            felt[hex] = pressure(with_man(play, man._replace(hex=hex)), hex)
        d = depth_of(play, hex)
        return -3 * felt[hex] - 0.1 * abs(COLUMN[hex] - lane) - 0.3 * abs(d + 4) + 0.01 * left

    return best_place(play, man, value)[0]


def pitch_choice(play: Play, call: Call) -> str:
    """Whether the back can be thrown to: he and the passer have this turn's movement to get there."""
    back = pitch_man(play, call)
    passer = find_man(play, play.holder)
    if back is None or passer.hit or passer.id not in play.snapshot.passers:
        return "none"
    return "lateral" if distance(back.hex, passer.hex) <= SHORT + 3 else "none"
