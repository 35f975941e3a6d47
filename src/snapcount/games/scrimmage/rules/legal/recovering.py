"""Chapter 12: when a defender may go for a loose ball."""

from __future__ import annotations

from snapcount.core.table import Refusal
from snapcount.games.scrimmage.rules.field import NEIGHBOURS, label
from snapcount.games.scrimmage.rules.legal.acting import acting_problem, step_cost, too_dear
from snapcount.games.scrimmage.rules.sight import ground
from snapcount.games.scrimmage.state import Play, find_man
from snapcount.games.scrimmage.tables import OCCUPIED


def recover_problem(play: Play, id: str, ways: tuple[int, ...]) -> Refusal | None:
    """SC-12.6: into the hex of the ball from any side, or already there."""
    if play.phase != "D.fumble":
        return Refusal("SC-12.6", "There is no loose ball.")
    man = find_man(play, id)
    problem = acting_problem(play, man)
    if problem:
        return problem
    ball = find_man(play, play.loose).hex
    if not ways:
        return None if man.hex == ball else Refusal("SC-12.6", f"{id} is not at the ball.")
    if man.hit:
        return Refusal("SC-7.24", f"{id} is hit: he can't go to the ball.")
    if len(ways) != 1:
        return Refusal("SC-12.6", "A man recovers the ball with one step.")
    if NEIGHBOURS[man.hex][ways[0]] != ball:
        return Refusal("SC-12.6", f"The ball is on hex {label(ball)}, not there.")
    if any(near.id[0] == "D" and not near.level for near in ground(play.men).at[ball]):
        return Refusal("SC-7.12", "Another defender is at the ball already.")
    if man.mp < step_cost(man, ways[0]) + OCCUPIED:
        return too_dear(man, step_cost(man, ways[0]) + OCCUPIED, "SC-12.6")
    return None
