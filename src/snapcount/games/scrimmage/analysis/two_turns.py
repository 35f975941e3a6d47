"""Where does the runner stop now, so that he is so far in two turns? Against Buddy's defence, by exact odds."""

from __future__ import annotations

from snapcount.core.adding import plain_sum
from snapcount.core.review.judging import Posed
from snapcount.football.words import counted
from snapcount.games.scrimmage.analysis.far import Far, clearest, runs
from snapcount.games.scrimmage.coaches.net import his_turn
from snapcount.games.scrimmage.coaches.rookie_defence import defend
from snapcount.games.scrimmage.coaches.tactics import crowd, rehearse
from snapcount.games.scrimmage.rules.actions import Action, action_problem
from snapcount.games.scrimmage.rules.field import COLUMN, distance, label
from snapcount.games.scrimmage.rules.legal.contacting import differential
from snapcount.games.scrimmage.rules.previews import row_ways
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import depth_of, take_sights
from snapcount.games.scrimmage.state import DONE, FRESH, Play, State, find_man
from snapcount.games.scrimmage.tables import MOVEMENT
from snapcount.games.scrimmage.view import view

PLACES, APART = 6, 3
"""How many places to stop are tried, and how far they are from each other."""
JUDGED = "the exact odds of Buddy's answer, and every place that the runner can reach after it"
ROWS = -2, 6
"""Of the Contact Results Table."""


def posed(state: State) -> Posed | None:
    """After the snap turn, the runner alone, nobody of theirs on the ground who might get up again."""
    play = view(state, state.match.situation.offence).play
    if play.phase != "O.movement_contact" or play.committed or not runs(play):
        return None
    if any(man.level for man in play.men if man.id[0] == "D"):
        return None
    stops = places(play)
    named = {place(play, hex): hex for hex, _ in stops}
    found = {place(play, hex): after(their_turn(stopped(play, hex, way))) for hex, way in stops}
    best = clearest(found)
    if best is None:
        return None
    hexes, ranked = best
    number = counted(hexes, "hex", "hexes")
    return Posed(
        "Move",
        f"Gain {number} in two turns. Where does {play.holder[1:]} stop now, before they come?",
        f"he is {hexes} past the line in two turns in",
        JUDGED,
        ranked,
        (f"man:{play.holder}", *(f"hex:{label(named[name])}" for name, _ in sorted(ranked))),
        why(found[ranked[0][0]], hexes),
        "two turns",
        f"{hexes}: {ranked[0][0]}",
    )


def place(play: Play, hex: int) -> str:
    """3 past the line, 9 left of the ball: the same wherever the line is."""
    far, aside = depth_of(play, hex), (COLUMN[hex] - COLUMN[play.hex]) * play.dir
    deep = f"{far} past the line" if far > 0 else f"{-far} behind the line" if far else "At the line"
    side = "right" if aside > 0 else "left"
    return f"{deep}, {abs(aside)} {side} of the ball" if aside else f"{deep}, straight ahead"


def places(play: Play) -> list[tuple[int, int]]:
    """Hexes with a facing where he might stop, far and free ones first, none beside another."""
    best: dict[int, tuple[int, int]] = {}
    for hex, facing, left in reach(play, play.holder).places():
        best[hex] = max(best.get(hex, (-1, 0)), (left, facing))
    rated = sorted(best, key=lambda hex: (crowd(play, hex, "O", 3) - depth_of(play, hex), hex))
    chosen: list[int] = []
    for hex in rated:
        if len(chosen) < PLACES and all(distance(hex, other) >= APART for other in chosen):
            chosen.append(hex)
    return [(hex, best[hex][1]) for hex in chosen]


def stopped(play: Play, hex: int, facing: int) -> Play:
    man = find_man(play, play.holder)
    return (
        play
        if (hex, facing) == (man.hex, man.facing)
        else rehearse(play, reach(play, man.id).path(hex, facing))
    )


def their_turn(play: Play) -> Play:
    """The same men with the defence to move."""
    men = tuple(
        man._replace(mp=MOVEMENT[man.id], status=FRESH, entered=False, inside=False, motion=-1)
        if man.id[0] == "D"
        else man
        for man in play.men
    )
    return take_sights(play._replace(men=men, phase="D.movement_contact", contacted=()), "D")


def after(play: Play) -> Far:
    """How far past the line he is in the end: brought down or held where he stands, else as far as he runs."""
    here = depth_of(play, find_man(play, play.holder).hex)
    play, hit = moved(play)
    if hit is None or hit.target != play.holder:
        return {farthest(play): 1.0}
    low, high = ROWS
    row = min(max(differential(play, (hit.man, *hit.join), hit.target), low), high)
    held = plain_sum(ways for result, ways in row_ways(row) if result.startswith("D")) / 36
    men = tuple(man._replace(status=DONE) if man.id in (hit.man, *hit.join) else man for man in play.men)
    missed, _ = moved(play._replace(men=men, contacted=(play.holder,)))
    found: Far = {here: held}
    far = farthest(missed)
    found[far] = found.get(far, 0.0) + 1 - held
    return found


def moved(play: Play) -> tuple[Play, Action | None]:
    """Buddy's men as he moves them until dice are needed, and the contact that needs them."""
    hit = None
    for action in defend(play):
        if action.kind == "contact":
            hit = action
        elif action.kind != "end_phase" and action_problem(play, action) is None:
            play = rehearse(play, (action,))
    return play, hit


def farthest(play: Play) -> int:
    turn = his_turn(play, play.holder)
    return max(depth_of(play, hex) for hex, _, _ in reach(turn, play.holder).places())


def why(far: Far, hexes: int) -> str:
    """What the odds are made of."""
    deepest = max(far)
    if len(far) == 1:
        return f"Nobody of theirs gets at him there, and in his next turn he can be {deepest} past the line."
    held = min(far)
    if held >= hexes:
        return f"Even if they bring him down there he has {held}."
    return f"If they hold him there he has {held}; if they miss he can be {deepest} past the line."
