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
