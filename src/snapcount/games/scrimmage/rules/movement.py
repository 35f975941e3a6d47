"""Chapter 7: steps, turns, transits, motion and leaving the field, carried out."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.scrimmage.rules.ends import dead, touchdown
from snapcount.games.scrimmage.rules.field import NEIGHBOURS, beyond_goal
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import half, started, step_cost
from snapcount.games.scrimmage.rules.markers import reveal_ball, reveal_crossing
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import LEFT, Man, Play, find_man, with_man
from snapcount.games.scrimmage.tables import MOVEMENT, OCCUPIED, TURN


@rule("SC-7.10")
def step(t: Table, play: Play, id: str, way: int) -> Play:
    """Into the next hex; facing is kept (SC-6.2)."""
    man = find_man(play, id)
    to, cost = NEIGHBOURS[man.hex][way], step_cost(man, way)
    t.tell("stepped", man=id, start=man.hex, path=(to,), facing=man.facing, mp=man.mp - cost)
    return stepped(t, play, man, way)


@rule("SC-7.15")
def transit(t: Table, play: Play, id: str, ways: tuple[int, ...]) -> Play:
    """Through occupied hexes to an empty one, as one move."""
    man = find_man(play, id)
    path = way_through(man, ways)
    mp = man.mp - transit_cost(man, ways)
    t.tell("went_through", man=id, start=man.hex, path=path[1:], facing=man.facing, mp=mp)
    return arrive(t, play, man, path, transit_cost(man, ways))


def stepped(t: Table, play: Play, man: Man, way: int) -> Play:
    return arrive(t, play, man, (man.hex, NEIGHBOURS[man.hex][way]), step_cost(man, way))


def way_through(man: Man, ways: tuple[int, ...]) -> tuple[int, ...]:
    path = [man.hex]
    for way in ways:
        path.append(NEIGHBOURS[path[-1]][way])
    return tuple(path)


def transit_cost(man: Man, ways: tuple[int, ...]) -> int:
    """SC-7.13: three more for every occupied hex."""
    return sum(step_cost(man, way) for way in ways) + OCCUPIED * (len(ways) - 1)


Moved = tuple[str, tuple[int, ...], int]
"""What a run of moves is made of: step, turn or transit, its directions, and by how much he turns."""


@rule("SC-7.10")
def move_along(t: Table, play: Play, id: str, moves: tuple[Moved, ...]) -> Play:
    """Several steps, turns and transits of one man, told as one move: path is (hex, facing) after each."""
    start = find_man(play, id)
    path: list[tuple[int, int]] = []
    man = start
    for _, ways, by in moves:
        hexes = way_through(man, ways)
        cost = transit_cost(man, ways) if ways else TURN
        man = man._replace(hex=hexes[-1], facing=(man.facing + by) % 6, mp=man.mp - cost)
        path.append((man.hex, man.facing))
    t.tell("moved", man=id, start=start.hex, path=tuple(path), facing=man.facing, spot=man.hex, mp=man.mp)
    for kind, ways, by in moves:
        now = find_man(play, id)
        if kind == "turn":
            play = faced(play, id, by, TURN)
        else:
            play = arrive(t, play, now, way_through(now, ways), transit_cost(now, ways))
    return play


def arrive(t: Table, play: Play, man: Man, path: tuple[int, ...], cost: int) -> Play:
    """The end of every move: the line of scrimmage and the goal line may have been crossed."""
    moved = find_man(started(play, man), man.id)._replace(hex=path[-1], mp=man.mp - cost, entered=True)
    play = with_man(started(play, man), moved)
    if play.turn == "pre":
        return play
    if man.id in play.snapshot.linemen and any(depth_of(play, hex) > 0 for hex in path):
        play = ineligible_crossed(t, play, man.id)
    # SC-13.30: a dummy that crosses shows nothing.
    if man.id == play.holder:
        if any(depth_of(play, a) <= 0 < depth_of(play, b) for a, b in zip(path, path[1:], strict=False)):
            play = reveal_crossing(t, play, man.id)
        scored = [hex for hex in path[1:] if beyond_goal(play.dir, hex)]
        # SC-15.12: before any further contact.
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
    play = faced(play, id, by, cost)
    man = find_man(play, id)
    t.tell("turned", man=id, spot=man.hex, facing=man.facing, by=by, mp=man.mp)
    return play


def faced(play: Play, id: str, by: int, cost: int) -> Play:
    play = started(play, find_man(play, id))
    man = find_man(play, id)
    return with_man(play, man._replace(facing=(man.facing + by) % 6, mp=man.mp - cost))


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
    """Off the field for the rest of the play; with the ball the play is over, over any edge (SC-15.11)."""
    play = started(play, find_man(play, id))
    man = find_man(play, id)
    t.tell("left_the_field", man=id, start=man.hex, facing=man.facing)
    gone = with_man(play, man._replace(hex=OFF, mp=man.mp - step_cost(man, way), off=LEFT))
    if id == play.holder:
        return dead(t, reveal_ball(t, gone), "out_of_bounds", man.hex, "O")
    return gone._replace(carriers=tuple(other for other in play.carriers if other != id))
