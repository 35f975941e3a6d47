"""Chapter 7: allowances, who may act now, and what a step costs."""

from __future__ import annotations

from snapcount.core.table import Refusal
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.sight import controlled, ground
from snapcount.games.scrimmage.state import DONE, FRESH, INJURED, OPEN, PARKED, Man, Play
from snapcount.games.scrimmage.tables import FRONT, MOVEMENT, OTHER


def allowance(turn: str, man: str) -> int:
    """SC-7.5: the whole allowance, but half (rounded down) for O and four less for D in the Snap Game-Turn."""
    if turn != "snap":
        return MOVEMENT[man]
    return half(man) if man[0] == "O" else MOVEMENT[man] - 4


def half(man: str) -> int:
    """SC-1.7: halves are rounded down."""
    return MOVEMENT[man] // 2


def fresh_men(play: Play, side: str) -> Play:
    """A side begins its Player-Turn: allowances anew, nothing saved (SC-7.4), nobody has acted."""
    return play._replace(
        men=tuple(
            [
                man._replace(
                    mp=allowance(play.turn, man.id), status=FRESH, entered=False, inside=False, motion=-1
                )
                if man.id[0] == side
                else man
                for man in play.men
            ]
        )
    )


def started(play: Play, man: Man) -> Play:
    """SC-7.8, SC-9.18: a man who starts parks all who were open."""
    if man.status == OPEN:
        return play
    return play._replace(
        men=tuple(
            [
                other._replace(status=OPEN)
                if other.id == man.id
                else other._replace(status=PARKED)
                if other.status == OPEN and other.id[0] == man.id[0]
                else other
                for other in play.men
            ]
        )
    )


SIDES = {"O": "the offence", "D": "the defence"}


def acting_problem(play: Play, man: Man) -> Refusal | None:
    """Whether a man may do anything at all now: he belongs to the phasing side (SC-1.3) and is on his feet."""
    if man.id[0] != play.phase[0]:
        side = SIDES.get(play.phase[0])
        said = f"{man.id} waits: {side} moves now." if side else "The play ends here: nobody moves any more."
        return Refusal("SC-7.11", said)
    if man.off == INJURED:
        return Refusal("SC-10.11", f"{man.id} is injured and out.")
    if man.hex == OFF:
        return Refusal("SC-7.20", f"{man.id} is off the field and does not return in this play.")
    if man.level:
        return Refusal("SC-10.3", f"{man.id} is down.")
    if man.status == PARKED:
        return Refusal(
            "SC-7.8",
            f"{man.id} has finished: another man has started since. Only a hand-off would let him go on (SC-9.18).",
        )
    if man.status == DONE:
        return Refusal(
            "SC-8.20", f"{man.id} has helped another man to hit somebody and is finished for this phase."
        )
    return None


def moving_problem(play: Play, man: Man) -> Refusal | None:
    """Whether a man may step or turn at all."""
    problem = acting_problem(play, man)
    if problem:
        return problem
    if man.hit:
        return Refusal("SC-7.24", f"{man.id} is hit: he may neither move nor turn.")
    if play.changed and man.id == play.holder:
        return Refusal(
            "SC-13.25", f"The play was changed in this turn: {man.id} stays where he is with the ball."
        )
    return None


def going_problem(play: Play, man: Man) -> Refusal | None:
    """Whether a man may leave his present hex: out of a controlled one only if he began in it (SC-7.16, SC-7.17)."""
    problem = moving_problem(play, man)
    if problem:
        return problem
    if man.inside:
        return Refusal("SC-8.9", f"{man.id} has moved in on an opponent and goes no further.")
    if man.entered and controlled(play, man, man.hex):
        return Refusal("SC-7.18", f"{man.id} must stop: he has come within an opponent's arms.")
    if man.entered and any(
        near.id[0] != man.id[0] for near in ground(play.men).at[man.hex] if not near.level
    ):
        return Refusal("SC-7.18", f"{man.id} stands chest to chest with an opponent and must stop.")
    return None


def step_cost(man: Man, way: int) -> int:
    """SC-6.3: the front hex 1, any other 2; nothing more for leaving a shared hex (SC-7.23)."""
    return FRONT if way == man.facing else OTHER


def too_dear(man: Man, cost: int, number: str) -> Refusal:
    return Refusal(number, f"{man.id} has {man.mp} Movement Points left; this costs {cost}.")
