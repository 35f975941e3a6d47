"""Chapter 12, after both sides have placed: motion, adjustment, and the names that hold for the play."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.cards import Card
from snapcount.games.card_bowl.rules.lineup.formations import (
    FRONT,
    MEN,
    SLOTS,
    ZONE_LIMITS,
    Shape,
    ends,
    front_problem,
    shape_of,
    shape_problem,
    zone_places,
)
from snapcount.games.card_bowl.rules.turns.defence import drop_zone
from snapcount.games.card_bowl.rules.turns.match_ups import (
    ADJACENT,
    ZONE_NAMES,
    defender_at,
    man_at,
    with_defender,
    zone_kind,
    zone_reaches_line,
)
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn, idle, no
from snapcount.games.card_bowl.state import Defender, Field

MOST_AFTER = int(FRONT["max_after_adjustment"])


class Shift(NamedTuple):
    """A card in motion: its place and the group it joins (TEL, WRR, BM …)."""

    card: str
    slot: str


def shifted_shape(field: Field, shift: Shift) -> Shape:
    shape = shape_of(field)
    counts = shape._asdict()
    counts[shift.card[:-1]] -= 1
    counts[shift.slot] += 1
    return Shape(**counts)


def motion_problem(field: Field, shift: Shift) -> Refusal | None:
    """CB-12.16 Why this card may not go in motion there."""
    who = man_at(field, shift.card)
    if who < 0 or field.men[who].kind not in "TWB":
        return no("CB-12.16", f"{shift.card} can't go in motion: only a tight end, receiver or back can.")
    if shift.slot not in SLOTS or shift.card[:-1] == shift.slot:
        return no("CB-12.16", f"{shift.card} can't go to {shift.slot!r}.")
    refusal = shape_problem(shifted_shape(field, shift))
    return None if refusal is None else no("CB-12.16", f"That would be no legal shape. {refusal.sentence}")


def motions(field: Field) -> list[Shift]:
    """Every legal motion. Cards of one group are not the same card, so each is listed."""
    found = [Shift(man.place, slot) for man in field.men if man.kind in "TWB" for slot in SLOTS]
    return [shift for shift in found if motion_problem(field, shift) is None]


def in_motion(
    field: Field, offence: tuple[Card, ...], defence: tuple[Card, ...], shift: Shift
) -> tuple[Field, tuple[Card, ...], tuple[Card, ...]]:
    """CB-12.16, CB-12.21 The moved card is the last of its new group, every group is renumbered, corners go along."""
    shape = shifted_shape(field, shift)
    groups: dict[str, list[str]] = {slot: [] for slot in SLOTS}
    for man in field.men:
        if man.kind in "TWB" and man.place != shift.card:
            groups[man.place[:-1]].append(man.place)
    groups[shift.slot].append(shift.card)
    renamed = {old: f"{slot}{at + 1}" for slot, places in groups.items() for at, old in enumerate(places)}
    face = {renamed.get(man.place, man.place): card for man, card in zip(field.men, offence, strict=True)}
    men = MEN[shape.id]
    cards = tuple([face[man.place] for man in men])
    side = shift.card[2] if shift.card[:2] in ("TE", "WR") else ""
    defenders = [_follow(d, shift, renamed, side) for d in field.defenders]
    moved = Field(field.gun, men, field.xs, tuple(defenders), field.turn)
    return moved, cards, defence


def _follow(d: Defender, shift: Shift, renamed: dict[str, str], side: str) -> Defender:
    if not d.on:
        return d
    if d.on == shift.card and shift.slot[0] == "B":
        zone = f"OLB-{side}"
        return d._replace(on="", zone=zone, reach=zone)
    return d._replace(on=renamed[d.on])


# The defence's answer


def front_xs(field: Field) -> list[float]:
    return [d.x for d in field.defenders if d.m >= 0]


def outsiders(field: Field) -> frozenset[float]:
    """Front cards outside the limits of the new shape: they may stay there."""
    left, right = ends(shape_of(field))
    return frozenset(x for x in front_xs(field) if not -(left + 0.5) <= x <= right + 0.5)


def adjusted(field: Field, move: Move) -> Field:
    """The field after one adjustment; front cards are renumbered when all are made."""
    at = defender_at(field, move.card)
    d = field.defenders[at]
    if move.act == "slide":
        d = d._replace(x=float(move.to))
    elif move.act == "line":
        d = d._replace(m=0, x=float(move.to), zone="", reach="")
    elif move.act == "drop":
        zone = drop_zone(d)
        d = d._replace(m=-1, zone=zone, reach=zone)
    elif move.act == "shift":
        d = d._replace(zone=move.to, reach=move.to)
    elif move.act == "cover":
        d = d._replace(on=move.to)
    return with_defender(field, at, d)


def adjust_move_problem(field: Field, move: Move) -> Refusal | None:
    """CB-12.18 Why a defensive card may not do that in answer to a motion."""
    at = defender_at(field, move.card)
    if at < 0:
        return no("CB-12.18", f"There is no defensive card {move.card}.")
    d = field.defenders[at]
    if move.act == "slide":
        fine = d.m >= 0 and _number(move.to) and abs(float(move.to) - d.x) in (0.5, 1.0)
        return None if fine else no("CB-12.18", f"{move.card} can only slide by half a place or one.")
    if move.act == "line":
        fine = bool(d.zone) and zone_kind(d.zone) != "S" and _number(move.to)
        if not fine or not zone_reaches_line(d.zone, float(move.to)):
            return no("CB-12.18", f"{move.card} can't come up to {move.to}.")
        return None
    if move.act == "drop":
        return None if d.m >= 0 else no("CB-12.18", f"{move.card} is not on the line.")
    if move.act == "shift":
        fine = bool(d.zone) and move.to in ADJACENT[d.zone]
        return None if fine else no("CB-13.11", f"{move.card} can't shift to {move.to!r}.")
    if move.act == "cover":
        return _cover_problem(field, d, move.to)
    return no("CB-12.18", f"{move.act!r} isn't an adjustment: expected slide, line, drop, shift or cover.")


def _cover_problem(field: Field, d: Defender, to: str) -> Refusal | None:
    who = man_at(field, to)
    if not d.on or who < 0 or field.men[who].kind not in "WT" or field.men[who].side != d.on[2] or d.on == to:
        return no("CB-12.18", f"{d.place} can't go to {to!r}: a corner changes to a WR or TE on its side.")
    return None


def _number(text: str) -> bool:
    return text.lstrip("-").replace(".", "", 1).isdigit()


def standing_problem(field: Field) -> Refusal | None:
    """CB-12.18 Whether the defence still stands as CB-12.9 and CB-12.10 allow, with up to seven in front."""
    shape = shape_of(field)
    refusal = front_problem(front_xs(field), *ends(shape), MOST_AFTER, outsiders(field))
    if refusal is not None:
        return refusal
    for zone, most in ZONE_LIMITS.items():
        if sum([d.zone == zone for d in field.defenders]) > most:
            return no("CB-12.10", f"{zone} holds at most {most}.")
    receivers = [d.on for d in field.defenders if d.on]
    if any(receivers.count(place) > 2 for place in receivers):
        return no("CB-12.10", "At most two corners stand over one receiver.")
    return None


def adjust_problem(field: Field, turn: Turn, acted: tuple[str, ...]) -> Refusal | None:
    done = list(acted)
    for move in turn.moves:
        if move.card in done:
            return no("CB-12.18", f"{move.card} has already been adjusted.")
        refusal = adjust_move_problem(field, move)
        if refusal is not None:
            return refusal
        if move.act in ("slide", "line") and _outside(field, float(move.to)):
            return no("CB-12.9", f"{move.to} is outside the front.")
        done.append(move.card)
        field = adjusted(field, move)
    return standing_problem(field) if turn.moves else idle(turn)


def _outside(field: Field, x: float) -> bool:
    left, right = ends(shape_of(field))
    return not -(left + 0.5) <= x <= right + 0.5


def adjust_moves(field: Field, acted: tuple[str, ...]) -> list[Move]:
    """Every single adjustment that is legal now."""
    left, right = ends(shape_of(field))
    places = [at / 2 for at in range(int(-2 * left - 1), int(2 * right + 2))]
    receivers = [man.place for man in field.men if man.kind in "WT"]
    moves: list[Move] = []
    for d in field.defenders:
        if d.place in acted:
            continue
        if d.m >= 0:
            moves += [Move(d.place, "slide", f"{d.x + step:g}") for step in (-1, -0.5, 0.5, 1)]
            moves.append(Move(d.place, "drop"))
        elif d.zone:
            moves += [Move(d.place, "line", f"{x:g}") for x in places]
            moves += [Move(d.place, "shift", zone) for zone in sorted(ADJACENT[d.zone])]
        else:
            moves += [Move(d.place, "cover", place) for place in receivers]
    return [move for move in moves if adjust_problem(field, Turn((move,)), acted) is None]


def settled(field: Field, cards: tuple[Card, ...]) -> tuple[Field, tuple[Card, ...]]:
    """CB-12.21 After motion and adjustment: front from left to right, zones and their cards named anew."""
    both = list(zip(field.defenders, cards, strict=True))
    front = sorted([pair for pair in both if pair[0].m >= 0], key=lambda pair: pair[0].x)
    second = [pair for zone in ZONE_NAMES for pair in both if pair[0].zone == zone]
    corners = [pair for pair in both if pair[0].on]
    last = len(front) - 1
    line = [
        Defender(f"F{at + 1}", d.x, "L" if at == 0 else "R" if at == last else "", at)
        for at, (d, _) in enumerate(front)
    ]
    names = zone_places([d.zone for d, _ in second])
    zones = [Defender(name, zone=d.zone, reach=d.zone) for name, (d, _) in zip(names, second, strict=True)]
    defenders = (*line, *zones, *(d for d, _ in corners))
    xs = tuple([d.x for d in line])
    faces = tuple([card for _, card in (*front, *second, *corners)])
    return Field(field.gun, field.men, xs, defenders, field.turn), faces
