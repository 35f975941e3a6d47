"""How far a take-back goes: so far that nothing stays which was closed then and is open now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from snapcount.core.data.plain import to_plain
from snapcount.core.known import Phase, first_opened, inside, phase
from snapcount.core.table import Refusal, Seat

if TYPE_CHECKING:
    from snapcount.core.course import Course

DRAWN_ANEW = 8
"""How often hidden things are drawn anew to see whether they came out."""


def take_back_point(game: Course, seats: Sequence[Seat]) -> int | None:
    """Where to cut so that the last answer of these seats is gone, and with it what the other had sealed against it.

    What was closed and came out since is called anew: else a take-back would show the other's hand.
    """
    inputs = game.inputs
    at = max(
        (at for at, given in enumerate(inputs) if given.seat is not None and given.seat in seats),
        default=None,
    )
    if at is None:
        return None
    seat = inputs[at].seat
    assert seat is not None
    number, before = inside(game, at)
    moment = game.moments[number]
    opened = first_opened(game.rulebook.rules, moment.state, moment.inputs, at - before, seat)
    point = at if opened is None else before + opened
    while came_out(game, number, seat):
        sealing = last_sealing(game, number, seat.other)
        if sealing is None:
            break
        number, point = sealing
    return point


def came_out(game: Course, number: int, seat: Seat) -> bool:
    """Whether what was hidden from this seat at a checkpoint can be told from what it saw since."""
    return any(not looks_the_same(game, number, seat, other) for other in otherwise(game, number, seat))


def otherwise(game: Course, number: int, seat: Seat) -> Iterator[Any]:
    """A checkpoint with what is hidden from this seat drawn anew; nothing where nothing is hidden."""
    state, random = game.moments[number].state, Random(number)
    for _ in range(DRAWN_ANEW):
        other = game.rulebook.rules.scramble(state, seat, random)
        if other != state:
            yield other


def looks_the_same(game: Course, number: int, seat: Seat, state: Any) -> bool:
    """Whether this seat would have seen the same since that checkpoint if it had been this state."""
    rules = game.rulebook.rules
    for moment in game.moments[number:]:
        if rules.view(state, seat) != rules.view(moment.state, seat):
            return False
        if rules.is_over(moment.state):
            return True
        told, other = phase(rules, moment.state, moment.inputs), phase(rules, state, moment.inputs)
        if told is None or other is None or told.seen_by(seat) != other.seen_by(seat):
            return False
        state = other.state
    return True


def last_sealing(game: Course, number: int, seat: Seat) -> tuple[int, int] | None:
    """The last phase before a checkpoint in which this seat chose what the other couldn't see, and where it chose."""
    before = sum(len(moment.inputs) for moment in game.moments[:number])
    for earlier in range(number - 1, -1, -1):
        if next(otherwise(game, earlier + 1, seat.other), None) is None:
            return None  # nothing was hidden any more: what is now came later
        moment = game.moments[earlier]
        before -= len(moment.inputs)
        chosen = [at for at, given in enumerate(moment.inputs) if given.seat is seat]
        if chosen and seals(game, earlier, seat):
            return earlier, before + chosen[0]
    return None


def seals(game: Course, number: int, seat: Seat) -> bool:
    moment, after = game.moments[number], game.moments[number + 1]
    told: Phase | None = phase(game.rulebook.rules, moment.state, moment.inputs)
    if told is not None and any(event.to is seat for event in told.events):
        return True
    return hidden(game, after.state, seat) != hidden(game, moment.state, seat)


def hidden(game: Course, state: Any, seat: Seat) -> list[Any]:
    """What this seat sees of a state and the other doesn't."""
    mine, theirs = (to_plain(game.rulebook.rules.view(state, eyes)) for eyes in (seat, seat.other))
    return [value for name, value in mine.items() if name != "seat" and theirs[name] != value]


def may_take_back(game: Course, seats: Sequence[Seat]) -> bool:
    """Whether the last answer of these seats in a game for keeps has changed nothing yet."""
    given = [at for at, taken in enumerate(game.inputs) if taken.seat in seats]
    return bool(given) and keeps_problem(game, given[-1]) is None


def keeps_problem(game: Course, length: int) -> Refusal | None:
    """A game for keeps takes nothing back that was rolled, drawn or shown."""
    gone = game.inputs[length:]
    first = next((given.seat for given in reversed(gone) if given.seat is not None), None)
    if first is not None and all(given.seat is first for given in gone) and not told_since(game, length):
        return None
    return Refusal(
        game.rulebook.rules.prefix,
        "This game is for keeps: what was rolled, drawn or shown can't be taken back.",
    )


def told_since(game: Course, length: int) -> bool:
    return told_by(game, length) < len(game.events)


def told_by(game: Course, length: int) -> int:
    """How many events had been told when only so many inputs had been given."""
    number, before = inside(game, length)
    moment = game.moments[number]
    run = phase(game.rulebook.rules, moment.state, moment.inputs[: length - before])
    return moment.events + (len(run.events) if run is not None else 0)
