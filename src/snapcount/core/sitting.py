"""Who sits in a person's chair: a coach takes one that is empty, and gives it back when the person returns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from snapcount.core.table import Seat

if TYPE_CHECKING:
    from snapcount.core.game import Game


class Sitting(NamedTuple):
    """A coach sat down, or (no coach) the person came back: after how many of the events."""

    seat: Seat
    coach: str
    events: int


def sit(game: Game, sitting: Sitting) -> None:
    game.sittings.append(sitting)
    if sitting.coach:
        game.chairs[sitting.seat] = sitting.coach
    else:
        del game.chairs[sitting.seat]


def came_back(game: Game) -> bool:
    """Whether somebody took the own chair back: only then must a record tell who sat where, and when."""
    return any(not sitting.coach for sitting in game.sittings)
