"""Chapter 16: what the offence may do in its pattern turns: whom the line blocks, where backs move."""

from __future__ import annotations

from functools import lru_cache

from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.lineup.formations import LINEMEN, man_of_place
from snapcount.games.card_bowl.rules.turns.defence import PATTERN_LIMIT
from snapcount.games.card_bowl.rules.turns.match_ups import (
    already_there,
    in_backfield,
    lanes,
    man_at,
    match_up,
    match_up_name,
    nearest,
    reaches,
    with_man,
    with_men,
)
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn, idle, no
from snapcount.games.card_bowl.state import OTHERS, Field, Man


def default_pattern(field: Field) -> Field:
    """CB-36.4 Every lineman and tight end on the nearest front card within one."""
    men, xs = field.men, field.xs
    ends = [patterned(man.place, xs) if man.kind == "T" else man for man in men[OTHERS:]]
    return with_men(field, (men[0], *patterned_line(xs), *ends))


@lru_cache(maxsize=4096)
def patterned_line(xs: tuple[float, ...]) -> tuple[Man, ...]:
    """The five linemen, face down, each before the front card that he takes by default."""
    return tuple([patterned(place, xs) for place in LINEMEN])


@lru_cache(maxsize=4096)
def patterned(place: str, xs: tuple[float, ...]) -> Man:
    """A lineman or tight end, face down, before the front card that he takes by default."""
    man = man_of_place(place)
    at = nearest(man.x, xs)
    return man._replace(at=at, aim=at if man.kind == "T" else -1)


def assigned(field: Field, move: Move) -> Field:
    """The pattern with one lineman or tight end given another match-up, or none."""
    at = man_at(field, move.card)
    man = field.men[at]
    to = match_up(move.to) if move.act == "block" else -1
    return with_man(field, at, man._replace(at=to, aim=to if man.kind == "T" else -1))


def moved_in(field: Field, at: int) -> int:
    """CB-14.7 How many offensive cards count as moved into a match-up."""
    x = field.xs[at]
    return sum([m.at == at and (m.kind == "B" or not already_there(m, x)) for m in field.men])


def block_problem(field: Field, move: Move) -> Refusal | None:
    """CB-16.4 Why a lineman or tight end may not be assigned so."""
    who = man_at(field, move.card)
    if who < 0 or field.men[who].kind not in "LT":
        return no("CB-16.2", f"{move.card} isn't a lineman or tight end.")
    if move.act == "free":
        return None
    if move.act != "block" or move.to not in lanes(len(field.xs)) or "-" in move.to:
        return no("CB-16.2", f"{move.card} can block a match-up or be free, not {move.act} {move.to}.")
    if not reaches(field.men[who], field.xs[match_up(move.to)]):
        return no("CB-16.4", f"{move.to} is out of the reach of {move.card}.")
    return None


def pattern_problem(field: Field, turn: Turn, acted: tuple[str, ...] = ()) -> Refusal | None:
    """Why these assignments, on top of the field's own, are not a legal blocking pattern."""
    for move in turn.moves:
        if move.card in acted:
            return no("CB-35.1", f"{move.card} has been assigned in this turn already.")
        refusal = block_problem(field, move)
        if refusal is not None:
            return refusal
        field = assigned(field, move)
    return limit_problem(field) or idle(turn)


def limit_problem(field: Field) -> Refusal | None:
    for at in range(len(field.xs)):
        if moved_in(field, at) > PATTERN_LIMIT:
            return no("CB-14.6", f"More than two cards would be moved into {match_up_name(at)}.")
    return None


def pattern_moves(field: Field) -> list[Move]:
    """Every single change of the pattern that is legal now."""
    moves: list[Move] = []
    for man in field.men:
        if man.kind in "LT":
            names = [match_up_name(at) for at, x in enumerate(field.xs) if at != man.at and reaches(man, x)]
            moves += [Move(man.place, "block", name) for name in names]
            if man.at >= 0:
                moves.append(Move(man.place, "free"))
    return [move for move in moves if limit_problem(assigned(field, move)) is None]


def back_problem(field: Field, move: Move, limited: bool = True) -> Refusal | None:
    """CB-16.6, CB-16.12 Why a back may not move up or shift so."""
    who = man_at(field, move.card)
    if who < 0 or field.men[who].kind != "B":
        return no("CB-16.6", f"{move.card} isn't a back.")
    man = field.men[who]
    if not in_backfield(man):
        return no("CB-16.16", f"{move.card} is no longer in the backfield.")
    if move.act == "block":
        if move.to not in lanes(len(field.xs)) or "-" in move.to:
            return no("CB-16.6", f"There is no match-up {move.to!r}.")
        if limited and moved_in(field, match_up(move.to)) >= PATTERN_LIMIT:
            return no("CB-14.6", f"Two cards have been moved into {move.to} already.")
        return None
    if move.act == "shift":
        return shift_problem(field, man, move.to)
    return no("CB-16.12", f"A back moves up or shifts, he can't {move.act}.")


def shift_problem(field: Field, man: Man, to: str) -> Refusal | None:
    if man.shifted:
        return no("CB-16.12", f"{man.place} has already shifted on this play.")
    if to not in ("L", "R") if field.gun else to not in ("L", "M", "R"):
        return no("CB-16.12", f"A back can't shift to {to!r} here.")
    return no("CB-16.12", f"{man.place} stands there already.") if to == man.side else None


def moved_back(field: Field, move: Move, up: bool = False) -> Field:
    at = man_at(field, move.card)
    man = field.men[at]
    if move.act == "block":
        return with_man(field, at, man._replace(at=match_up(move.to), up=man.up or up))
    return with_man(field, at, man._replace(side=move.to, shifted=True))


def backs_problem(field: Field, turn: Turn, acted: tuple[str, ...]) -> Refusal | None:
    done = list(acted)
    for move in turn.moves:
        if move.card in done:
            return no("CB-16.12", f"{move.card} has already moved in this turn.")
        refusal = back_problem(field, move)
        if refusal is not None:
            return refusal
        done.append(move.card)
        field = moved_back(field, move)
    return idle(turn)


def back_moves(field: Field, acted: tuple[str, ...] = (), limited: bool = True) -> list[Move]:
    """Every single move of a back that is legal now."""
    names = [match_up_name(at) for at in range(len(field.xs))]
    moves: list[Move] = []
    for man in field.men:
        if man.place not in acted and in_backfield(man):
            moves += [Move(man.place, "block", name) for name in names]
            moves += [Move(man.place, "shift", side) for side in "LMR"]
    return [move for move in moves if back_problem(field, move, limited) is None]
