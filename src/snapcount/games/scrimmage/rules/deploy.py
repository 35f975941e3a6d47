"""SC-19.11: stored formations, and the moves before the snap that lead into them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from snapcount.games.scrimmage.rules.actions import END, Action, carry_out
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, LAST_ROW, distance, find, row_at
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.state import Play, find_man
from snapcount.games.scrimmage.tables import COUNTERS, FORMATIONS, Spot


def layout(name: str, dir: int, line: int, ball: int, men: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Hex and facing of each of these eleven men in a formation; substitutes take the places of absent men."""
    side = men[0][0]
    parity = (COLUMN[ball] % 2 == 1) != (dir < 0)
    spots = FORMATIONS[side][name][int(parity)]
    places: dict[str, tuple[int, int]] = {}
    for man, spot in assign(spots, men).items():
        row = row_at(dir, line, spot.d)
        hex = find(COLUMN[ball] + spot.columns * dir, min(max(row, FIRST_ROW), LAST_ROW))
        places[man] = (hex, spot.facing if dir > 0 else (spot.facing + 3) % 6)
    assert OFF not in {hex for hex, _ in places.values()}
    return places


def assign(spots: tuple[Spot, ...], men: tuple[str, ...]) -> dict[str, Spot]:
    """Every man his own spot, a substitute the spot of the absent man whom he resembles most."""
    own = {spot.man: spot for spot in spots}
    places = {man: own[man] for man in men if man in own}
    left = [man for man in men if man not in own]
    for spot in spots:
        if spot.man not in places and left:
            best = min(left, key=lambda man: unlikeness(man, spot.man))
            left.remove(best)
            places[best] = spot
    return places


def unlikeness(man: str, other: str) -> tuple[int, str]:
    a, b = COUNTERS[man], COUNTERS[other]
    gap = abs(a.physical - b.physical) + abs(a.movement - b.movement)
    return 2 * gap + abs(a.receiving - b.receiving) + 3 * abs(a.passing - b.passing), man


def eleven(name: str, able: tuple[str, ...]) -> tuple[str, ...]:
    """The eleven men for a formation out of those who can play."""
    side = able[0][0]
    spots = FORMATIONS[side][name][0]
    chosen = [spot.man for spot in spots if spot.man in able]
    for spot in spots:
        if spot.man not in able:
            rest = [man for man in able if man not in chosen]
            chosen.append(min(rest, key=lambda man: unlikeness(man, spot.man)))
    return tuple(man for man in able if man in chosen)


def deployments(play: Play) -> Iterator[tuple[str, tuple[Action, ...]]]:
    """Every stored formation of the side to move, with this phase's plan towards it."""
    if play.turn == "pre" and play.phase in ("O.movement", "D.movement"):
        for name in FORMATIONS[play.phase[0]]:
            yield name, deploy(play, name)


@lru_cache(maxsize=64)
def deploy(play: Play, name: str) -> tuple[Action, ...]:
    """The moves of this phase that bring every man into the formation or as near as he gets, then the end."""
    side = play.phase[0]
    men = tuple(man.id for man in play.men if man.id[0] == side)
    places = layout(name, play.dir, play.scrimmage_line, play.hex, men)
    plan: list[Action] = []
    todo = sorted(men, key=lambda man: -distance(find_man(play, man).hex, places[man][0]))
    for _ in range(2):
        for id in todo:
            if find_man(play, id).status == "fresh":
                path = approach(play, id, *places[id])
                for action in path:
                    play = carry_out(REHEARSAL, play, action)
                plan += path
    return (*plan, END)


def approach(play: Play, id: str, hex: int, facing: int) -> tuple[Action, ...]:
    """A cheapest path to the place, or to the reachable hex nearest to it."""
    man = find_man(play, id)
    if (man.hex, man.facing) == (hex, facing):
        return ()
    way = reach(play, id)
    if way.cost(hex, facing) is not None:
        return way.path(hex, facing)
    nearest = min(way.places(), key=lambda at: (distance(at[0], hex), (at[1] - facing) % 6, -at[2]))
    if distance(nearest[0], hex) >= distance(man.hex, hex):
        return ()
    return way.path(nearest[0], nearest[1])
