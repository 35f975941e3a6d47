"""A review as a terminal prints it."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.adding import plain_sum
from snapcount.core.review.shapes import DECISION, Review, is_luck
from snapcount.core.review.words import percent, praise, signed
from snapcount.core.table import Seat

MOST = 5
BAR = 40


def text(review: Review) -> str:
    blocks = [
        heading(review),
        apart(review),
        turning(review),
        mistakes(review),
        well_done(review),
        lucky(review),
        own(review),
        thrown(review),
    ]
    return "\n\n".join("\n".join(block) for block in blocks if block)


def heading(review: Review) -> list[str]:
    home, away = review.names
    decided = plain_sum(one.points for one in review.sums if one.kind == DECISION)
    luck = plain_sum(one.points for one in review.sums if is_luck(one.kind))
    lines = [
        f"{review.title}: {home} {review.score[0]}, {away} {review.score[1]}",
        f"{review.headlines['watch']} For {home}: decisions {signed(decided / 100)}, luck {signed(luck / 100)}.",
        review.how,
    ]
    if not review.complete:
        lines.append(f"Stopped: this is about the first {len(review.plays)} plays only.")
    return lines


def apart(review: Review) -> list[str]:
    """The waterfall, in points of home's win chance."""
    width = max([7, *(len(one.label) for one in review.sums)])
    lines = [f"Luck and decisions apart, in points of win chance for {review.names[0]}"]
    lines.append(f"  {'Start':<{width}}  {percent(review.start):>5}")
    lines += [
        f"  {one.label:<{width}}  {signed(one.points / 100):>5}  "
        + ("decisions" if one.kind == DECISION else "luck" if is_luck(one.kind) else "the end")
        + (f", {one.words}" if one.words else "")
        for one in review.sums
    ]
    return [*lines, f"  {'End':<{width}}  {percent(review.end):>5}"]


def turning(review: Review) -> list[str]:
    lines = [f"  {signed(turn.part.change):>4}  {turn.words}" for turn in review.turns]
    return ["Where it turned, biggest first", *lines] if lines else []


def mistakes(review: Review) -> list[str]:
    return of_each_side(
        review,
        "costliest decisions",
        lambda seat: [f"{one.words} {one.why} (input {one.at})" for one in review.costly(seat)[:MOST]],
    )


def well_done(review: Review) -> list[str]:
    return of_each_side(
        review,
        "best decisions",
        lambda seat: [f"{praise(one)} (input {one.at})" for one in review.finest(seat)],
    )


def lucky(review: Review) -> list[str]:
    def plays(seat: Seat) -> list[str]:
        sign = 1 if seat is Seat.HOME else -1
        found = [play for play in review.luckiest(seat, 3) if abs(play.luck) >= 0.01]
        return [f"{signed(sign * play.luck):>4}  {play.situation}. {play.story}" for play in found]

    return of_each_side(review, "luckiest plays", plays)


def of_each_side(review: Review, what: str, lines_of: Callable[[Seat], list[str]]) -> list[str]:
    """A heading for each side that has something, and its lines."""
    return [
        line
        for seat in Seat
        if (lines := lines_of(seat))
        for line in (f"{review.names[seat]}: {what}", *(f"  {text}" for text in lines))
    ]


def own(review: Review) -> list[str]:
    """What only this game has, where it has words for it."""
    return [
        f"{review.names[seat]}: {part[seat.name.lower()]['words']}"
        for part in review.extra.values()
        for seat in Seat
        if seat.name.lower() in part
    ]


def thrown(review: Review) -> list[str]:
    lines: list[str] = []
    for tally in review.tallies:
        lines.append(f"{tally.name}, {tally.all} in all. {tally.words}")
        if len(tally.sides) <= 12:
            shown = (f"{side.name}: {side.came} ({side.expected:.1f})" for side in tally.sides)
            lines.append("  came (expected)  " + "  ".join(shown))
    return lines
