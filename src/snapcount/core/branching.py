"""A game out of another one: the inputs up to a moment, and from there dice of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core import fair
from snapcount.core.drivers.live import Seats
from snapcount.core.drivers.recorded import Input
from snapcount.core.drivers.replay import Replay

if TYPE_CHECKING:
    from snapcount.core.game import Game


class Parent(NamedTuple):
    """The game that a branch came out of, by the commitment of its dice, and after how many of its inputs."""

    commitment: str
    at: int


def branch(
    game: Game,
    at: int,
    *,
    seed: int | str | bytes | None = None,
    contributions: fair.Contributions = ("", ""),
) -> Game:
    """The game as it was before input `at`, to go on with dice of its own."""
    if not 0 <= at <= len(game.inputs):
        raise game.rulebook.refusal(f"There is no moment {at} in this game: it has 0 to {len(game.inputs)}.")
    return branch_from(game, at, game.started_from, game.inputs[:at], seed, contributions)


def branch_from(
    game: Game,
    at: int,
    start: Any,
    inputs: Sequence[Input],
    seed: int | str | bytes | None,
    contributions: fair.Contributions,
) -> Game:
    """The same from another start and after other inputs: what a seat may know. Its old dice carry no number."""
    given = [taken._replace(counter=0, commitment="") for taken in inputs]
    other = game.__class__(
        game.rulebook,
        game.options_chosen,
        seed=seed,
        names=game.names,
        contributions=contributions,
        source=Replay(given),
        start=start,
    )
    other.parent = Parent(game.commitment, at)
    announce_new_dice(other)
    other.advance(Seats(other.dice))
    return other


def announce_new_dice(game: Game) -> None:
    """Where only older dice were thrown so far, the first throw of a game's own publishes their commitment."""
    if game.dice.counter == 0 and any(taken.seat is None for taken in game.inputs):
        game.dice.commitment_due = game.dice.commitment
