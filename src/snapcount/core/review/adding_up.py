"""Luck and decisions apart over the whole game, where it turned, and the headline."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor, fsum

from snapcount.core.adding import plain_sum
from snapcount.core.review.judging import Judging
from snapcount.core.review.shapes import DECISION, Decision, Part, ReviewedPlay, Sum, Turn, is_luck
from snapcount.core.review.words import SMALL, Seen, headline, place_of, signed
from snapcount.core.rulebook import Names
from snapcount.core.table import Seat

COSTLY = 0.02
MOST_TURNS = 6


def sums(
    plays: Sequence[ReviewedPlay],
    decisions: Sequence[Decision],
    unjudged: tuple[int, int],
    judging: Judging,
    names: Names,
) -> tuple[Sum, ...]:
    """Home's decisions, away's, every kind of luck: in home's win chance, they add up to the change of the game."""
    kinds: list[tuple[str, Seat | None, str]] = [(DECISION, seat, names[seat]) for seat in Seat]
    kinds += [(kind, None, label) for kind, label in judging.luck]
    told = {part.kind for play in plays for part in play.parts if part.kind != DECISION}
    kinds += [(kind, None, kind) for kind in sorted(told - {kind for kind, _ in judging.luck})]
    changes = [
        fsum(part.change for play in plays for part in play.parts if (part.kind, part.seat) == (kind, seat))
        for kind, seat, _ in kinds
    ]
    whole = round(100 * plays[-1].after) - round(100 * plays[0].before) if plays else 0
    return tuple(
        Sum(
            kind,
            seat,
            label,
            change,
            points,
            counted(seat, decisions, unjudged) if seat is not None else largest(kind, plays),
        )
        for (kind, seat, label), change, points in zip(kinds, changes, in_points(changes, whole), strict=True)
    )


def in_points(changes: Sequence[float], whole: int) -> list[int]:
    """Whole points that add up: each rounded down, the largest remainders rounded up."""
    down = [floor(100 * change) for change in changes]
    order = sorted(range(len(changes)), key=lambda at: down[at] - 100 * changes[at])
    missing = whole - plain_sum(down)
    return [points + (order.index(at) < missing) for at, points in enumerate(down)]


def counted(seat: Seat, decisions: Sequence[Decision], unjudged: tuple[int, int]) -> str:
    """6 of 41 cost 2 or more."""
    mine = [one for one in decisions if one.seat is seat]
    costly = sum(one.cost >= COSTLY for one in mine)
    rest = f", {unjudged[seat]} not judged" if unjudged[seat] else ""
    return f"{costly} of {len(mine)} cost 2 or more{rest}" if mine else f"none judged{rest}"


def largest(kind: str, plays: Sequence[ReviewedPlay]) -> str:
    """Where this kind of luck did most; giving up is no luck, and happens once."""
    if not is_luck(kind):
        return ""
    found = max(
        ((part.change, play) for play in plays for part in play.parts if part.kind == kind),
        key=lambda one: abs(one[0]),
        default=None,
    )
    if found is None or abs(found[0]) < COSTLY / 2:
        return ""
    return f"most in one play {signed(found[0])}: {found[1].story}"


def turns(plays: Sequence[ReviewedPlay], decisions: Sequence[Decision], names: Names) -> tuple[Turn, ...]:
    """The largest parts of all plays, biggest first; one for each play."""
    found = [
        max(((play, part) for part in play.parts), key=lambda one: abs(one[1].change), default=None)
        for play in plays
    ]
    ranked = sorted((one for one in found if one is not None), key=lambda one: -abs(one[1].change))
    return tuple(
        Turn(play.number, part, turned(play, part, decisions, names))
        for play, part in ranked[:MOST_TURNS]
        if abs(part.change) >= SMALL
    )


def turned(play: ReviewedPlay, part: Part, decisions: Sequence[Decision], names: Names) -> str:
    when = ", ".join(filter(None, (play.period, play.clock)))
    if part.kind == DECISION and part.seat is not None:
        mine = [one for one in decisions if one.play == play.number and one.seat is part.seat]
        if mine:
            costliest = max(mine, key=lambda one: one.cost)
            return f"{when}: {names[part.seat]}, {costliest.chosen} ({place_of(costliest)})"
    return f"{when}: {play.story}"


def headlines(added: Sequence[Sum], names: Names, end: float, decider: str, mostly: bool) -> dict[str, str]:
    """For each seat and for whoever watches; `mostly`: most decisions could be judged."""
    decided = fsum(one.change for one in added if one.kind == DECISION)
    luck = fsum(one.change for one in added if is_luck(one.kind))
    home, away = Seen(decided, luck, end), Seen(-decided, -luck, 1 - end)
    found = {
        "home": headline(names, Seat.HOME, home, decider),
        "away": headline(names, Seat.AWAY, away, decider),
        "watch": headline(names, None, home, decider),
    }
    return found if mostly else {who: f"As far as can be judged: {said}" for who, said in found.items()}
