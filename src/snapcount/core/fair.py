"""Dice that nobody can know or influence, and that anybody can check afterwards.

Before the first roll the SHA-256 of a secret server seed is published (the commitment). Then each seat may add a text
of its own; nothing is thrown while one is awaited. Every die and card comes from HMAC-SHA-256(server seed, the seats'
contributions and a counter). When the game is over the seed is published: whoever has the record can compute every
roll again.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import struct
from collections.abc import Iterator
from typing import Any, TypeVar

from snapcount.core.data.reading import sane
from snapcount.core.table import Dice, Pending, Roll

Contributions = tuple[str | None, str | None]
"""Home's and away's; None: still awaited."""
T = TypeVar("T")
EIGHT_NUMBERS = struct.Struct(">8I")


def new_seed() -> bytes:
    return secrets.token_bytes(32)


def seed_from(text: int | str) -> bytes:
    """A server seed made from a number that a person chose: reproducible, and so no secret."""
    sane(text)  # it stands in the record's header
    return hashlib.sha256(f"snapcount/{text}".encode()).digest()


def commitment(server_seed: bytes) -> str:
    return hashlib.sha256(server_seed).hexdigest()


def whole_numbers(keyed: hmac.HMAC, contributions: tuple[str, str], counter: int) -> Iterator[int]:
    """The endless stream of 32-bit numbers that belongs to one throw or draw; `keyed` has the server seed as its key.

    It is copied for every block: to begin anew from the seed takes three times as long.
    """
    block = 0
    while True:
        digest = keyed.copy()
        digest.update(f"{contributions[0]}\n{contributions[1]}\n{counter}\n{block}".encode())
        yield from EIGHT_NUMBERS.unpack(digest.digest())
        block += 1


def below(stream: Iterator[int], limit: int) -> int:
    """A number from 0 to limit - 1, each equally likely: numbers of the incomplete last group are thrown away."""
    whole_groups = (1 << 32) - (1 << 32) % limit
    while (number := next(stream)) >= whole_groups:
        pass
    return number % limit


class FairDice:
    """One throw or draw for each counter; a counter is never used twice, not even after an undo."""

    def __init__(self, server_seed: bytes, contributions: Contributions = ("", ""), counter: int = 0) -> None:
        self.server_seed = server_seed
        self.keyed = hmac.new(server_seed, digestmod="sha256")
        self.contributions = contributions
        self.counter = counter
        self.commitment_due = ""
        """The commitment still to be published: dice that take over in the middle of a game."""

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled with their secret seed: who has the pickle knows every throw to come."""
        made = (self.server_seed, self.contributions, self.counter)
        return type(self), made, {"commitment_due": self.commitment_due}

    @property
    def commitment(self) -> str:
        return commitment(self.server_seed)

    def announce(self) -> str:
        """The commitment to publish with this throw; empty after the first."""
        due, self.commitment_due = self.commitment_due, ""
        return due

    def stream(self) -> Iterator[int]:
        home, away = self.contributions
        if home is None or away is None:
            raise Pending({})
        self.counter += 1
        return whole_numbers(self.keyed, (home, away), self.counter)

    def roll(self, dice: Dice) -> Roll:
        stream = self.stream()
        thrown = tuple([below(stream, dice.sides) + 1 for _ in range(dice.count)])
        return tuple(sorted(thrown)) if dice.alike else thrown

    def draw(self, deck: tuple[T, ...]) -> T:
        return deck[below(self.stream(), len(deck))]
