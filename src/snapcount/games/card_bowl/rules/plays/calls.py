"""Chapters 19 and 20: what the offence may do on a developing turn, and the plays it may execute (CB-35.3)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.turns.blocks import shift_problem
from snapcount.games.card_bowl.rules.turns.match_ups import (
    SIDES,
    blocked_lanes,
    carriers,
    end_side,
    has_blocker,
    in_backfield,
    lanes,
    man_at,
    match_up,
    match_up_name,
    reaches,
    side_of_x,
)
from snapcount.games.card_bowl.rules.turns.moves import Move, no
from snapcount.games.card_bowl.state import Call, Field, Man

CARRIED = ("rush", "screen", "lateral")
PLAYS = ("rush", "pass", "scramble", "screen", "lateral")


def sneak_lanes(field: Field) -> tuple[str, ...]:
    """CB-22.2, CB-22.3 The lanes of a sneak: match-ups where C, or a guard within one, blocks."""
    return () if field.gun else lanes_inside(field.men[1:4], field.xs)


@lru_cache(maxsize=4096)
def lanes_inside(middle: tuple[Man, ...], xs: tuple[float, ...]) -> tuple[str, ...]:
    """The lanes in which centre and guards block close to their places."""
    blocked = [man.at for man in middle if man.at >= 0 and (man.place == "C" or abs(man.x - xs[man.at]) <= 1)]
    named = lanes(len(xs)).items()
    return tuple([name for name, lane in named if lane[0] in blocked and lane[-1] in blocked])


def receiver_sides(field: Field, man: Man) -> tuple[str, ...]:
    """CB-13.20, CB-24.4 The sides on which a receiver can be thrown to; a middle back's is declared."""
    side = man.side
    if man.kind == "B" and man.at >= 0:
        own = side_of_x(field.xs[man.at])
        side = own if own != "M" else side
    return SIDES if side == "M" else (side,)


def perimeters(field: Field, carrier: str) -> list[tuple[str, tuple[str, ...]]]:
    """CB-26.2, CB-26.3 The perimeter lanes: a side and its blockers."""
    found: list[tuple[str, tuple[str, ...]]] = []
    for side in SIDES:
        wide = [m.place for m in field.men if m.kind == "W" and m.side == side and not m.up]
        backs = [m.place for m in field.men if m.out and m.side == side and m.place != carrier]
        sets: list[tuple[str, ...]] = [(place,) for place in wide]
        sets += list(combinations(wide, 2))
        sets += [(back,) for back in backs]
        sets += [(back, place) for back in backs for place in wide]
        found += [(side, blockers) for blockers in sets]
    return found


def lateral_sides(field: Field, man: Man, lane: str) -> tuple[str, ...]:
    """CB-27.5 The side of a lateral, where the lane does not give it; a middle back declares it."""
    return SIDES if lateral_side(field, man, lane) == "M" else ("",)


def lateral_side(field: Field, man: Man, lane: str) -> str:
    """CB-27.5 The side of a lateral: that of an end lane, else where the lane lies, else the back's."""
    at = lanes(len(field.xs))[lane]
    end = end_side(at, len(field.xs))
    if end:
        return end
    side = side_of_x(sum([field.xs[m] for m in at]))
    return man.side if side == "M" else side


def calls(field: Field) -> list[Call]:
    """CB-35.3 Every play that can be executed now, but the sneak."""
    blocked = blocked_lanes(field)
    backs = carriers(field)
    found = [Call("rush", man.place, name) for man in backs for name in blocked]
    found += [Call("scramble", "QB", name) for name in lanes(len(field.xs))]
    for man in field.men:
        if man.kind in "WTB":
            sides = receiver_sides(field, man)
            found += [Call("pass", man.place, "", side if len(sides) > 1 else "") for side in sides]
    for man in backs:
        found += [Call("screen", man.place, name) for name in blocked]
        found += [
            Call("lateral", man.place, name, side)
            for name in blocked
            for side in lateral_sides(field, man, name)
        ]
        for side, blockers in perimeters(field, man.place):
            found.append(Call("screen", man.place, "", side, blockers))
            found.append(Call("lateral", man.place, "", side, blockers))
    return found


def call_problem(field: Field, call: Call) -> Refusal | None:
    """Why this play can't be executed; CB-26.4 a screen goes to a back in the backfield, behind a blocker."""
    if call.play == "sneak":
        return no("CB-22.1", "A sneak is run in the blocking pattern phase only.")
    if call.play not in PLAYS:
        return no("CB-20.1", f"{call.play!r} isn't a play: expected one of {', '.join(PLAYS)}.")
    who = man_at(field, call.carrier)
    if who < 0:
        return no("CB-20.4", f"There is no card {call.carrier!r} in the offence.")
    man = field.men[who]
    if call.play == "pass":
        return _pass_problem(field, call, man)
    if call.play == "scramble":
        if man.kind != "Q" or call.lane not in lanes(len(field.xs)):
            return no("CB-23.1", f"The quarterback scrambles through a lane; {call.lane!r} is none.")
        return None
    if not in_backfield(man):
        return no("CB-20.4", f"{call.carrier} isn't a back in the backfield and can't carry the ball.")
    if call.blockers:
        return _perimeter_problem(field, call)
    if call.lane not in lanes(len(field.xs)):
        return no("CB-21.1", f"There is no lane {call.lane!r}.")
    if not has_blocker(field, lanes(len(field.xs))[call.lane]):
        return no("CB-21.2", f"{call.lane} holds no lineman or blocking tight end.")
    return _side_problem(field, call, man) if call.play == "lateral" else None


def _side_problem(field: Field, call: Call, man: Man) -> Refusal | None:
    """CB-27.5 A side may be named where it is given already, but no other."""
    side = lateral_side(field, man, call.lane)
    if side == "M":
        declared = call.side in SIDES
        return (
            None
            if declared
            else no("CB-27.5", "A middle back declares the side of a lateral through the middle.")
        )
    return None if call.side in ("", side) else no("CB-27.5", f"That lateral goes to the {side} side.")


def _pass_problem(field: Field, call: Call, man: Man) -> Refusal | None:
    if man.kind not in "WTB":
        return no("CB-20.4", f"{call.carrier} isn't a receiver.")
    sides = receiver_sides(field, man)
    if len(sides) > 1 and call.side not in sides:
        return no("CB-13.20", f"Say on which side {call.carrier} goes out: L or R.")
    if len(sides) == 1 and call.side not in ("", sides[0]):
        return no("CB-13.20", f"{call.carrier} goes out on the {sides[0]} side.")
    return None


def _perimeter_problem(field: Field, call: Call) -> Refusal | None:
    if call.play == "rush":
        return no("CB-26.2", "Only a screen or lateral goes behind blockers on the perimeter.")
    wanted = (call.side, frozenset(call.blockers))
    for side, blockers in perimeters(field, call.carrier):
        if (side, frozenset(blockers)) == wanted and len(blockers) == len(call.blockers):
            return None
    return no("CB-26.2", f"{', '.join(call.blockers)} can't block on the {call.side} perimeter.")


# The offensive card of a developing turn


def develop_moves(field: Field) -> list[Move]:
    """CB-19.2, CB-19.3, CB-19.4 Every action of a developing turn."""
    names = [match_up_name(at) for at in range(len(field.xs))]
    moves: list[Move] = []
    for man in field.men:
        if man.kind in "WT" and not man.up:
            moves.append(Move(man.place, "reveal"))
        elif in_backfield(man):
            if not man.up:
                moves.append(Move(man.place, "reveal"))
            moves += [Move(man.place, "out", side) for side in (SIDES if man.side == "M" else (man.side,))]
            moves += [Move(man.place, "block", name) for name in names]
            if not man.shifted:
                sides = "LR" if field.gun else "LMR"
                moves += [Move(man.place, "shift", side) for side in sides if side != man.side]
        if not man.moved and (man.kind == "L" or (man.kind == "T" and man.up and man.at >= 0)):
            moves += [
                Move(man.place, "block", name)
                for at, name in enumerate(names)
                if at != man.at and reaches(man, field.xs[at])
            ]
    return moves


def can_develop(field: Field) -> bool:
    """CB-19.5 Whether anything is left to do on a developing turn."""
    for man in field.men:
        if (man.kind in "WT" and not man.up) or in_backfield(man):
            return True
    return bool(develop_moves(field))


def develop_problem(field: Field, move: Move) -> Refusal | None:
    who = man_at(field, move.card)
    if who < 0:
        return no("CB-19.2", f"There is no card {move.card!r} in the offence.")
    man = field.men[who]
    if move.act == "reveal":
        if man.up or man.kind not in "WTB" or (man.kind == "B" and not in_backfield(man)):
            return no("CB-19.2", f"{move.card} can't be revealed now.")
        return None
    if move.act == "block":
        return _reblock_problem(field, man, move)
    if not in_backfield(man):
        return no("CB-19.3", f"{move.card} isn't a back in the backfield.")
    if move.act == "out":
        sides = SIDES if man.side == "M" else (man.side,)
        return None if move.to in sides else no("CB-13.20", f"{move.card} goes out on {' or '.join(sides)}.")
    if move.act == "shift":
        return shift_problem(field, man, move.to)
    return no("CB-19.2", f"{move.act!r} isn't an action: expected reveal, out, block or shift.")


def _reblock_problem(field: Field, man: Man, move: Move) -> Refusal | None:
    if move.to not in lanes(len(field.xs)) or "-" in move.to:
        return no("CB-13.1", f"There is no match-up {move.to!r}.")
    if in_backfield(man):
        return None
    if man.kind == "L" or (man.kind == "T" and man.up and man.at >= 0):
        at = match_up(move.to)
        if man.moved:
            return no("CB-19.4", f"{man.place} has already been given another match-up.")
        if at == man.at or not reaches(man, field.xs[at]):
            return no("CB-19.4", f"{man.place} can't be given {move.to}.")
        return None
    return no("CB-19.4", f"{man.place} can't block.")
