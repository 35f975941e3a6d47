"""Chapter 7: steps, turns, transits, motion and leaving the field, carried out."""

from __future__ import annotations

from snapcount.core.hexes import OFF
from snapcount.core.table import Table, rule
from snapcount.games.scrimmage.ends import dead, touchdown
from snapcount.games.scrimmage.field import NEIGHBOURS, beyond_goal
from snapcount.games.scrimmage.legal.acting import half, started, step_cost
from snapcount.games.scrimmage.markers import reveal_crossing
from snapcount.games.scrimmage.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, find_man, with_man
from snapcount.games.scrimmage.tables import MOVEMENT, OCCUPIED, TURN


@rule("SC-7.10")
def step(t: Table, play: Play, id: str, way: int) -> Play:
    """Into the next hex; facing is kept (SC-6.2)."""
    man = find_man(play, id)
    to = NEIGHBOURS[man.hex][way]
    cost = step_cost(man, way)
    t.tell("stepped", man=id, start=man.hex, path=(to,), facing=man.facing, mp=man.mp - cost)
    return arrive(t, play, man, (man.hex, to), cost)


@rule("SC-7.15")
def transit(t: Table, play: Play, id: str, ways: tuple[int, ...]) -> Play:
    """Through occupied hexes to an empty one, as one move."""
    man = find_man(play, id)
    path = [man.hex]
    for way in ways:
        path.append(NEIGHBOURS[path[-1]][way])
    cost = sum(step_cost(man, way) for way in ways) + OCCUPIED * (len(ways) - 1)
    t.tell("went_through", man=id, start=man.hex, path=tuple(path[1:]), facing=man.facing, mp=man.mp - cost)
    return arrive(t, play, man, tuple(path), cost)


def arrive(t: Table, play: Play, man: Man, path: tuple[int, ...], cost: int) -> Play:
    """The end of every move: the line of scrimmage and the goal line may have been crossed."""
    moved = find_man(started(play, man), man.id)._replace(hex=path[-1], mp=man.mp - cost, entered=True)
    play = with_man(started(play, man), moved)
    if play.turn == "pre":
        return play
    if man.id in play.snapshot.linemen and any(depth_of(play, hex) > 0 for hex in path):
        play = ineligible_crossed(t, play, man.id)
    if man.id == play.holder:
        if any(depth_of(play, a) <= 0 < depth_of(play, b) for a, b in zip(path, path[1:], strict=False)):
            play = reveal_crossing(t, play, man.id)
        scored = [hex for hex in path[1:] if beyond_goal(play.dir, hex)]
        if scored:
            return touchdown(t, play, man.id, scored[0])
    return play


@rule("SC-9.48")
def ineligible_crossed(t: Table, play: Play, id: str) -> Play:
    """One ineligible man across the line bars the forward pass for the rest of the play."""
    if not play.ineligible_crossed:
        t.tell("ineligible_man_across", man=id)
    return play._replace(ineligible_crossed=True)


@rule("SC-6.3")
def turn(t: Table, play: Play, id: str, by: int) -> Play:
    """One hexside for one MP."""
    return turned(t, play, id, by, TURN)


@rule("SC-13.9")
def free_turn(t: Table, play: Play, id: str, by: int) -> Play:
    """Reaction Charge: one hexside for nothing."""
    return turned(t, play, id, by, 0)


def turned(t: Table, play: Play, id: str, by: int, cost: int) -> Play:
    play = started(play, find_man(play, id))
    man = find_man(play, id)
    man = man._replace(facing=(man.facing + by) % 6, mp=man.mp - cost)
    t.tell("turned", man=id, spot=man.hex, facing=man.facing, by=by, mp=man.mp)
    return with_man(play, man)


@rule("SC-13.7")
def free_step(t: Table, play: Play, id: str) -> Play:
    """Aggressive Charge: one step ahead for nothing."""
    man = find_man(play, id)
    to = NEIGHBOURS[man.hex][man.facing]
    t.tell("stepped", man=id, start=man.hex, path=(to,), facing=man.facing, mp=man.mp)
    return arrive(t, play, man, (man.hex, to), 0)


@rule("SC-7.6")
def go_in_motion(t: Table, play: Play, id: str) -> Play:
    """One man of the offence may use his whole allowance in the Snap Game-Turn."""
    play = started(play, find_man(play, id))
    man = find_man(play, id)
    t.tell("in_motion", man=id, mp=MOVEMENT[id])
    return with_man(play, man._replace(motion=man.hex, mp=man.mp + MOVEMENT[id] - half(id)))


@rule("SC-7.20")
def leave(t: Table, play: Play, id: str, way: int) -> Play:
    """Off the field for the rest of the play; with the ball the play is over."""
    play = started(play, find_man(play, id))
    man = find_man(play, id)
    t.tell("left_the_field", man=id, start=man.hex, facing=man.facing)
    gone = with_man(play, man._replace(hex=OFF, mp=man.mp - step_cost(man, way), off="left field"))
    if id == play.holder:
        return dead(t, gone, "out_of_bounds", man.hex, "O")
    return gone._replace(carriers=tuple(other for other in play.carriers if other != id))
