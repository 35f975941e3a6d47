"""Chapters 14 and 16 to 19: what the defence may do in its turns, and what its moves do to the field."""

from __future__ import annotations

from snapcount.core.data.made import new
from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.turns.match_ups import (
    ADJACENT,
    defender_at,
    in_cover_range,
    lanes,
    line_range,
    man_at,
    match_up,
    match_up_name,
    side_of_x,
    with_defenders,
)
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn, idle, no
from snapcount.games.card_bowl.state import Defender, Field, Man
from snapcount.games.card_bowl.tables import REACH

PATTERN_LIMIT: int = REACH["max_moved_in_per_matchup_pattern_phase"]
LATER_LIMIT: int = REACH["max_moved_in_per_matchup_later_turn"]
LEAST_ON_LINE: int = REACH["min_defenders_on_line"]
BLOCKING_TURN = 3
LEAVES_LINE = ("drop", "back", "cover")
"""What may take a card from the line."""


def defence_move_problem(field: Field, move: Move, turn: int) -> Refusal | None:
    """CB-16.10, CB-16.13, CB-17.10, CB-19.6 Why a defensive card may not do that in this turn."""
    at = defender_at(field, move.card)
    if at < 0:
        return no("CB-16.10", f"There is no defensive card {move.card}.")
    check = _CHECKS.get(move.act)
    if check is None:
        return no(
            "CB-16.10", f"{move.act!r} isn't a move of the defence: expected one of {', '.join(_CHECKS)}."
        )
    return check(field, field.defenders[at], move.to, turn)


def _line_problem(field: Field, defender: Defender, to: str, turn: int) -> Refusal | None:
    if to not in lanes(len(field.xs)) or "-" in to:
        return no("CB-13.1", f"There is no match-up {to!r}.")
    at = match_up(to)
    if defender.hang:
        if turn > BLOCKING_TURN and defender.m == at:
            return None
        return no("CB-17.9", f"{defender.place} hangs: it can only rejoin its own match-up, on a later turn.")
    if not defender.zone:
        return no("CB-16.10", f"{defender.place} does not stand in a zone and can't come up to the line.")
    if at not in line_range(defender, field.xs):
        return no("CB-13.15", f"{to} is out of the range of {defender.place}.")
    pattern = turn < BLOCKING_TURN
    moved = [
        d
        for d in field.defenders
        if d.m == at and (0 < d.since < BLOCKING_TURN if pattern else d.since == turn)
    ]
    if len(moved) >= (PATTERN_LIMIT if pattern else LATER_LIMIT):
        return no("CB-14.6", f"Two cards have been moved into {to} already.")
    return None


def _cover_problem(field: Field, defender: Defender, to: str, turn: int) -> Refusal | None:
    """CB-17.12 Why a card may not be committed to a receiver; on every defensive turn it may, in range."""
    who = man_at(field, to)
    if who < 0 or field.men[who].kind not in "WTB":
        return no("CB-13.7", f"{to!r} isn't a receiver.")
    man = field.men[who]
    if man.kind == "B" and not man.out:
        return no("CB-19.7", f"{to} has not gone out: nobody can be committed to him.")
    if man.kind == "T" and man.up and man.at >= 0:
        return no("CB-13.7", f"{to} blocks and isn't a receiver now.")
    if defender.m >= 0 and not defender.hang:
        if turn != BLOCKING_TURN or not faces_end(field, defender):
            return no("CB-19.8", f"{defender.place} is on the line and can't leave it for a receiver.")
        if not may_leave(field, defender, man):
            return no(
                "CB-17.8", f"{defender.place} faces a released tight end: it may stay down for him only."
            )
        reach = side_of_x(defender.x) == man.side
    elif defender.hang or defender.zone:
        if defender.hang and turn <= BLOCKING_TURN:
            return no("CB-14.5", f"{defender.place} has just stayed down.")
        reach = in_cover_range(defender, man, man.side)
    else:
        return no("CB-19.8", f"{defender.place} is already committed to {defender.on}.")
    return None if reach else no("CB-13.15", f"{to} is out of the range of {defender.place}.")


def _shift_problem(field: Field, defender: Defender, to: str, turn: int) -> Refusal | None:
    if not defender.zone:
        return no("CB-13.11", f"{defender.place} does not stand in a zone.")
    if to not in ADJACENT[defender.zone]:
        return no(
            "CB-13.12",
            f"{to!r} is not next to {defender.zone}: {', '.join(sorted(ADJACENT[defender.zone]))} are.",
        )
    return None


def _drop_problem(field: Field, defender: Defender, to: str, turn: int) -> Refusal | None:
    if defender.m < 0 or defender.since or defender.hang or defender.place[0] != "F":
        return no("CB-16.10", f"{defender.place} isn't a card of the front that stands on the line.")
    if turn > BLOCKING_TURN:
        return no("CB-19.8", "After the blocking phase no card leaves the line.")
    if turn == 2 and not defender.end:
        return no("CB-16.13", f"{defender.place} is a tackle: only an end may drop in the second turn.")
    return None


def _back_problem(field: Field, defender: Defender, to: str, turn: int) -> Refusal | None:
    if turn != 2 or defender.since != 1 or not defender.home:
        return no("CB-16.13", f"{defender.place} did not come up in the turn before: it can't be taken back.")
    return None


def _hang_problem(field: Field, defender: Defender, to: str, turn: int) -> Refusal | None:
    if turn != BLOCKING_TURN or not faces_end(field, defender):
        return no(
            "CB-17.9",
            f"{defender.place} can't stay down: only a front card facing a tight end may, when lines are shown.",
        )
    return None


def _stay_problem(field: Field, defender: Defender, to: str, turn: int) -> Refusal | None:
    return None


_CHECKS = {  # CB-14.11 turning a card up by itself gains nothing and is not among them
    "line": _line_problem,
    "cover": _cover_problem,
    "shift": _shift_problem,
    "drop": _drop_problem,
    "back": _back_problem,
    "hang": _hang_problem,
    "stay": _stay_problem,
}


def faces_end(field: Field, defender: Defender) -> bool:
    """CB-17.9 A front card, still in its place, to which a tight end was assigned."""
    return (
        defender.place[0] == "F"
        and defender.m >= 0
        and not defender.since
        and any(man.kind == "T" and man.aim == defender.m for man in field.men)
    )


def may_leave(field: Field, defender: Defender, man: Man) -> bool:
    """CB-17.8 When the lines are shown: for the released end it faces, or for anybody if the end it faces blocks."""
    faced = [end for end in field.men if end.kind == "T" and end.aim == defender.m]
    return man in faced or any(end.up and end.at >= 0 for end in faced)


def drop_zone(defender: Defender) -> str:
    """CB-16.10 Where a line card drops to: an end to its OLB zone, a tackle inside."""
    if defender.end:
        return f"OLB-{defender.end}"
    side = side_of_x(defender.x)
    return "MLB" if side == "M" else f"ILB-{side}"


def moved_defenders(field: Field, moves: tuple[Move, ...], turn: int) -> Field:
    """The field after legal moves, each of another card."""
    acting = {move.card: move for move in moves}
    return with_defenders(
        field,
        tuple(
            [
                d if (move := acting.get(d.place)) is None else moved(field, d, move, turn)
                for d in field.defenders
            ]
        ),
    )


def moved_defender(field: Field, move: Move, turn: int) -> Field:
    """The field after a legal move."""
    return moved_defenders(field, (move,), turn)


def moved(field: Field, d: Defender, move: Move, turn: int) -> Defender:
    """A defensive card after its legal move."""
    if move.act == "line":
        return d._replace(hang=False, up=True) if d.hang else come_up(d, match_up(move.to), turn)
    if move.act == "cover":
        up = field.men[man_at(field, move.to)].up
        return d._replace(m=-1, zone="", on=move.to, hang=False, up=up)
    if move.act == "shift":
        return d._replace(zone=move.to)
    if move.act == "drop":
        return d._replace(
            m=-1, zone=drop_zone(d), reach="", since=0
        )  # CB-16.17 no range until the next update
    if move.act == "back":
        return d._replace(m=-1, zone=d.home, home="", since=0)
    return d._replace(hang=True) if move.act == "hang" else d


def come_up(d: Defender, at: int, turn: int) -> Defender:
    """A card that left its zone for the line, face up from the turn in which lines are shown."""
    up = turn >= BLOCKING_TURN
    return new(Defender, (d.place, d.x, d.end, at, "", d.on, d.hang, d.reach, up, turn, d.zone))


def on_line(field: Field) -> int:
    return sum([d.m >= 0 for d in field.defenders])


def defence_turn_problem(field: Field, turn: Turn, number: int, acted: tuple[str, ...]) -> Refusal | None:
    """CB-14.5, CB-16.15 Why these moves may not be made in this turn.

    CB-17.13 An end who left the line with his tight end may leave fewer than three; no move may take another away.
    """
    after = field
    for move in turn.moves:
        if move.card in acted:
            return no("CB-14.5", f"{move.card} has already acted in this turn.")
        refusal = defence_move_problem(after, move, number)
        if refusal is not None:
            return refusal
        acted = (*acted, move.card)
        after = moved_defender(after, move, number)
    leaving = [move for move in turn.moves if move.act in LEAVES_LINE]
    if leaving and on_line(after) < min(LEAST_ON_LINE, on_line(field)):
        return no("CB-16.15", f"At least three cards must stay on the line, not {on_line(after)}.")
    return idle(turn)


def defence_moves(field: Field, number: int, acted: tuple[str, ...]) -> list[Move]:
    """Every single move that is legal now."""
    names = [match_up_name(at) for at in range(len(field.xs))]
    receivers = [man.place for man in field.men if man.kind in "WT" or man.out]
    moves: list[Move] = []
    for d in field.defenders:
        if d.place in acted or d.on:
            continue
        if d.zone:
            moves += [Move(d.place, "line", name) for name in names]
            moves += [Move(d.place, "shift", zone) for zone in sorted(ADJACENT[d.zone])]
            moves += [Move(d.place, "cover", receiver) for receiver in receivers]
        else:
            moves += [Move(d.place, act) for act in ("drop", "back", "hang")]
            if faces_end(field, d) or d.hang:
                moves += [Move(d.place, "cover", receiver) for receiver in receivers]
                moves.append(Move(d.place, "line", match_up_name(d.m)))
    return [move for move in moves if defence_turn_problem(field, Turn((move,)), number, acted) is None]


def reveal_cover(field: Field, receiver: str) -> Field:
    """CB-14.9, CB-17.13 The cards on a revealed receiver are turned up; the end who hung for him leaves the line."""
    man = field.men[man_at(field, receiver)]
    changed = [
        d._replace(up=True)
        if d.on == receiver and not d.up
        else d._replace(m=-1, on=receiver, hang=False, up=True)
        if d.hang and d.m == man.aim and man.at < 0
        else d
        for d in field.defenders
    ]
    return with_defenders(field, tuple(changed))


def reveal_line(field: Field) -> Field:
    """CB-17.7 All defensive cards in line match-ups are turned up, but those that hang."""
    return with_defenders(
        field,
        tuple(
            [
                new(Defender, (d.place, d.x, d.end, d.m, "", "", False, d.reach, True, d.since, d.home))
                if d.m >= 0 and not d.hang
                else d
                for d in field.defenders
            ]
        ),
    )
