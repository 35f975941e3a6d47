"""Chapter 7: legal steps, turns, transits, motion and leaving the field."""

from __future__ import annotations

from snapcount.core.table import Refusal
from snapcount.games.scrimmage.rules.field import NEIGHBOURS, label
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import (
    acting_problem,
    going_problem,
    half,
    moving_problem,
    step_cost,
    too_dear,
)
from snapcount.games.scrimmage.rules.legal.entering import enter_problem
from snapcount.games.scrimmage.rules.markers import crossing_problem
from snapcount.games.scrimmage.rules.sight import controlled, depth_of, ground
from snapcount.games.scrimmage.state import FRESH, Man, Play
from snapcount.games.scrimmage.tables import MOVEMENT, OCCUPIED, TURN


def step_problem(play: Play, man: Man, way: int) -> Refusal | None:
    """SC-16.4."""
    problem = going_problem(play, man)
    if problem:
        return problem
    to = NEIGHBOURS[man.hex][way]
    if to == OFF:
        return Refusal("SC-7.20", f"{man.id} would leave the field: that is an action of its own.")
    problem = entering_problem(play, man, man.hex, to, man.mp)
    if problem:
        return problem
    # SC-4.12: before the snap, too: men leave the stack of a huddle for nothing more, and nobody joins one.
    if to in ground(play.men).at:
        return Refusal("SC-7.12", f"Hex {label(to)} is taken.")
    if man.mp < step_cost(man, way):
        return too_dear(man, step_cost(man, way), "SC-6.3")
    return path_problem(play, man, (man.hex, to))


def entering_problem(play: Play, man: Man, start: int, to: int, mp: int) -> Refusal | None:
    """Hexes that a man may not enter whatever stands there; `mp` is what he has left when the step begins."""
    d = depth_of(play, to)
    if play.turn == "pre" and (d > 0) != (man.id[0] == "D"):
        return Refusal(
            "SC-4.10",
            f"Hex {label(to)} lies across the line of scrimmage: nobody crosses it before the snap.",
        )
    if man.motion >= 0 and MOVEMENT[man.id] - mp < half(man.id) and d > depth_of(play, man.motion):
        return Refusal(
            "SC-7.6",
            f"{man.id} is in motion and has not spent half his Movement Points: he may not get closer to the line.",
        )
    if pass_blocking(play, man) and man.status != FRESH and d >= 0:
        return Refusal("SC-13.28", f"{man.id} has dropped back to block and may not return to the line.")
    return None


def path_problem(play: Play, man: Man, path: tuple[int, ...]) -> Refusal | None:
    """What a whole move from the first to the last of these hexes may break."""
    if owes_step_back(play, man) and depth_of(play, path[-1]) >= 0:
        return Refusal("SC-13.28", f"Pass Blocking: {man.id} must first move back behind the line.")
    if man.id == play.holder:
        for here, there in zip(path, path[1:], strict=False):
            if depth_of(play, here) <= 0 < depth_of(play, there):
                return crossing_problem(play, here)
    return None


def pass_blocking(play: Play, man: Man) -> bool:
    """SC-13.28: an offensive lineman in O's phase of the Snap Game-Turn under Pass Blocking."""
    return (
        play.turn == "snap"
        and play.phase == "O.movement_contact"
        and play.o_line == "pass_blocking"
        and man.id in play.snapshot.linemen
    )


def owes_step_back(play: Play, man: Man) -> bool:
    return man.status == FRESH and pass_blocking(play, man)


def must_leave(play: Play, man: Man) -> bool:
    """SC-8.13: a defender with nothing to stay for in a shared hex moves out before anything else."""
    if play.phase != "D.movement_contact" or man.id[0] != "D" or man.status != FRESH:
        return False
    if man.hit or man.level or man.hex == OFF:
        return False
    for near in ground(play.men).at[man.hex]:
        if near.id[0] == "O":
            stays = near.id in play.carriers or near.id in play.snapshot.receivers
            return bool(near.level) or not stays
    return False


def first_act_problem(play: Play, man: Man) -> Refusal | None:
    """SC-13.28, SC-8.13: men whose first act must be a move."""
    if owes_step_back(play, man):
        return Refusal("SC-13.28", f"Pass Blocking: {man.id} must first move back behind the line.")
    if must_leave(play, man) and can_move_out(play, man):
        return Refusal(
            "SC-8.13", f"{man.id} has nothing to stay for here: he must first move out of the hex."
        )
    return None


def turn_problem(play: Play, man: Man, by: int) -> Refusal | None:
    """SC-16.6."""
    problem = moving_problem(play, man) or first_act_problem(play, man)
    if problem:
        return problem
    if by not in (-1, 1):
        return Refusal("SC-6.3", "A turn goes to the next side of the hex: +1 clockwise or -1.")
    if man.mp < TURN:
        return too_dear(man, TURN, "SC-6.3")
    return None


def transit_problem(play: Play, man: Man, ways: tuple[int, ...]) -> Refusal | None:
    """SC-16.5: through friendly men, over neutralized ones, in one move."""
    problem = going_problem(play, man)
    if problem:
        return problem
    if len(ways) < 2:
        return Refusal("SC-7.15", "Running past other men takes two steps or more.")
    path = [man.hex]
    spent = 0
    for at, way in enumerate(ways):
        to = NEIGHBOURS[path[-1]][way]
        if to in (OFF, man.hex):
            return Refusal(
                "SC-7.15", "Running past other men leads through other hexes and ends on the field."
            )
        problem = entering_problem(play, man, path[-1], to, man.mp - spent)
        problem = problem or crossing_men_problem(play, man, to, way, ways[at + 1 : at + 2])
        if problem:
            return problem
        spent += step_cost(man, way) + (OCCUPIED if at < len(ways) - 1 else 0)
        path.append(to)
    if man.mp < spent:
        hurdled = any(near.level for hex in path[1:-1] for near in ground(play.men).at[hex])
        return too_dear(man, spent, "SC-7.14" if hurdled else "SC-7.13")
    return path_problem(play, man, tuple(path))


def crossing_men_problem(
    play: Play, man: Man, hex: int, way: int, following: tuple[int, ...]
) -> Refusal | None:
    """SC-7.13, SC-7.14, SC-7.15, SC-7.19: who may be crossed, and how; the last hex must be empty."""
    there = ground(play.men).at.get(hex, ())
    if not following:
        return (
            Refusal("SC-7.15", f"A run past other men must end on an empty hex; {label(hex)} is taken.")
            if there
            else None
        )
    if not there:
        return Refusal("SC-7.15", f"Nobody stands on hex {label(hex)}: just step there.")
    if any(near.id[0] != man.id[0] and not near.level for near in there):
        return Refusal("SC-7.15", f"An opponent stands on hex {label(hex)}: nobody runs through him.")
    if controlled(play, man, hex):
        return Refusal(
            "SC-7.19", f"Hex {label(hex)} is within an opponent's arms: {man.id} would have to stop there."
        )
    if any(near.level for near in there) and following[0] != way:
        return Refusal("SC-7.14", f"You can jump the man who lies on hex {label(hex)} only straight on.")
    return None


def leave_problem(play: Play, man: Man, way: int) -> Refusal | None:
    """SC-16.6, SC-7.21."""
    if play.turn == "pre":
        return Refusal("SC-4.11", "Nobody leaves the field before the snap.")
    problem = going_problem(play, man)
    if problem:
        return problem
    if NEIGHBOURS[man.hex][way] != OFF:
        return Refusal("SC-7.21", f"{man.id} does not stand at that edge of the field.")
    if owes_step_back(play, man):
        return Refusal("SC-13.28", f"Pass Blocking: {man.id} must first move back behind the line.")
    if man.mp < step_cost(man, way):
        return too_dear(man, step_cost(man, way), "SC-7.21")
    return None


def motion_problem(play: Play, man: Man) -> Refusal | None:
    """SC-7.7."""
    problem = moving_problem(play, man)
    if problem:
        return problem
    if play.turn != "snap" or play.phase != "O.movement_contact":
        return Refusal("SC-7.6", "A man goes in motion in the turn of the snap only.")
    if any(other.motion >= 0 for other in play.men):
        return Refusal("SC-7.6", "Only one man may be in motion.")
    if man.status != FRESH:
        return Refusal("SC-7.7", f"{man.id} has begun to move: motion is declared before.")
    if depth_of(play, man.hex) > -1 or man.id in play.carriers or man.hex == play.hex:
        return Refusal(
            "SC-7.7",
            f"{man.id} can't go in motion: neither men on the line nor those who give and take the snap may.",
        )
    return None


def free_problem(play: Play, man: Man, marker: str) -> Refusal | None:
    """SC-13.29: a free step or turn is the first act of a defensive lineman in the Snap Game-Turn."""
    number = "SC-13.7" if marker == "aggressive_charge" else "SC-13.9"
    problem = acting_problem(play, man)
    if problem:
        return problem
    if play.turn != "snap" or play.phase != "D.movement_contact" or play.d_line != marker:
        return Refusal(number, "There is no free move for this man now.")
    if man.id not in play.snapshot.d_line:
        return Refusal(number, f"{man.id} did not stand on the line at the snap.")
    if man.hit:
        return Refusal("SC-13.10", f"{man.id} is hit and has no free move.")
    if man.status != FRESH:
        return Refusal("SC-13.29", f"{man.id} has acted already: the free move comes first.")
    return None


def free_step_problem(play: Play, man: Man) -> Refusal | None:
    problem = free_problem(play, man, "aggressive_charge")
    if problem:
        return problem
    to = NEIGHBOURS[man.hex][man.facing]
    if to == OFF or to in ground(play.men).at:
        return Refusal("SC-13.7", f"The hex in front of {man.id} is taken.")
    return None


def can_move_out(play: Play, man: Man) -> bool:
    """Whether a man has any move out of his hex (SC-8.13, SC-13.28)."""
    for way in range(6):
        if NEIGHBOURS[man.hex][way] == OFF:
            if leave_problem(play, man, way) is None:
                return True
        elif step_problem(play, man, way) is None:
            return True
    return enter_problem(play, man) is None or any(transits(play, man))


def transits(play: Play, man: Man) -> list[tuple[int, ...]]:
    """Every legal transit of a man, the shortest first."""
    if going_problem(play, man):
        return []
    at = ground(play.men).at
    found: list[tuple[int, ...]] = []
    begun: list[tuple[int, tuple[int, ...], int]] = [(man.hex, (), 0)]
    while begun:
        here, ways, spent = begun.pop(0)
        for way in range(6):
            to = NEIGHBOURS[here][way]
            cost = spent + step_cost(man, way)
            if to in (OFF, man.hex) or cost > man.mp:
                continue
            if to not in at:
                if ways and transit_problem(play, man, (*ways, way)) is None:
                    found.append((*ways, way))
            elif cost + OCCUPIED < man.mp and not crossing_men_problem(play, man, to, way, (way,)):
                begun.append((to, (*ways, way), cost + OCCUPIED))
    return found


def holds_phase(play: Play, man: Man) -> bool:
    """SC-8.13, SC-13.28: whether the phase can't end because this man still has to move and can."""
    return (must_leave(play, man) or owes_step_back(play, man)) and can_move_out(play, man)
