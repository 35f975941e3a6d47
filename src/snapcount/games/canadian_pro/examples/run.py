"""Plays worked examples of the ledger's form (CP-1.13, CP-1.14, CP-1.15, CP-1.16) through the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from snapcount.core import examples
from snapcount.core.examples import BadExample, Vector, without_nulls
from snapcount.core.rulebook import Verdict
from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.examples.facts import Facts, alike, found
from snapcount.games.canadian_pro.examples.forge import forge_example
from snapcount.games.canadian_pro.examples.given import read_state, seats_of
from snapcount.games.canadian_pro.examples.table import Judged, Reader, UsedUp, is_default, judge_defence
from snapcount.games.canadian_pro.rules.course import play
from snapcount.games.canadian_pro.state import State

PARTS = {"id", "rule", "title", "given", "choices", "chance", "expect", "source", "notes"}
MOST_PHASES = 400


class Stuck(BadExample):
    """The rules never ask for what the example lists next."""


def run(vectors: Sequence[Any]) -> Iterator[Verdict]:
    """One verdict per example."""
    return examples.run(vectors, play_example, alike)


def play_example(vector: Vector) -> Facts:
    """An example of any kind; a given that is null is one that isn't there."""
    unknown = vector.keys() - PARTS
    if unknown:
        raise BadExample(f"An example has no part {', '.join(sorted(unknown))}.")
    given = without_nulls(vector["given"])
    kind = KINDS.get(str(given.get("kind", "play")))
    if kind is None:
        raise BadExample(f"There is no kind of example {given['kind']!r}: expected {', '.join(KINDS)}.")
    return kind({**vector, "given": given})


def play_kind(vector: Vector) -> Facts:
    seats = seats_of(vector)
    state = read_state(vector, seats)
    reader = Reader(vector["choices"], vector["chance"], seats)
    if "legal" in vector["expect"]:
        legal = judged(reader, state)
        return {"legal": legal, **found(reader.events, state, seats)}
    state, whole = played(reader, state)
    if reader.stuck():
        raise BadExample(f"The rules have no use for {reader.left()} here.")
    return found(reader.events, state if whole else None, seats)


def played(reader: Reader, state: State) -> tuple[State, bool]:
    """Play phase by phase until the lists are used up; False if they end inside a play."""
    for phase in range(MOST_PHASES):
        if phase and not reader.awaits(state):
            return state, True
        used = reader.used()
        try:
            state = play(reader, state)
        except UsedUp as used_up:
            if reader.stuck():
                raise Stuck(
                    f"The rules ask for {used_up}, the example goes on with {reader.left()}."
                ) from None
            return state, phase > 0 and reader.used() == used
        if state.phase == "over":
            return state, True
    raise BadExample("The example never ends.")


def judged(reader: Reader, state: State) -> bool:
    """Whether the last choice listed is allowed (CP-1.15)."""
    if not reader.choices:
        raise BadExample("A test of legal lists the choice in question.")
    if reader.choices[-1].get("decision") == "defence_call":
        return judge_defence(reader.choices[-1], state)
    reader.judging = True
    try:
        played(reader, state)
    except Judged as judged:
        return judged.legal
    except Refusal as refusal:
        raise BadExample(f"The rules refuse a choice before the one in question: {refusal}") from None
    except Stuck:
        return False
    return is_default(reader.choices[-1])


KINDS: dict[str, Callable[[Vector], Facts]] = {"play": play_kind, "forge": forge_example}
