"""Chapter 14: what a turn is made of: moves of single cards, and how one is refused."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Refusal


class Move(NamedTuple):
    """One card's action in a turn: the card's place, what it does, and where to."""

    card: str
    act: str
    to: str = ""


class Turn(NamedTuple):
    """One or more moves; with `done` the turn ends, without it the question is asked again."""

    moves: tuple[Move, ...] = ()
    done: bool = True


DONE = Turn()


def no(rule: str, sentence: str) -> Refusal:
    return Refusal(rule, sentence)


def idle(turn: Turn) -> Refusal | None:
    """CB-35.1 A turn is a sequence of choices ended by "done": one that neither moves nor ends is none."""
    if turn.moves or turn.done:
        return None
    return no("CB-35.1", "Move a card or say done: an answer that does neither changes nothing.")
