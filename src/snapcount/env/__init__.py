"""The games as environments for programs that learn: PettingZoo, Gymnasium and OpenSpiel (extra `env`).

The rules, dice and secrets are those of every other table: an observation is made of the seat's own view, and no
clone throws the dice that the game itself would throw.
"""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from snapcount.core.drivers.sampled import Coach
from snapcount.core.rulebook import Value
from snapcount.core.table import Refusal, Seat
from snapcount.games import GAMES

if TYPE_CHECKING:
    from snapcount.env.against import AgainstCoach
    from snapcount.env.both import BothAtOnce
    from snapcount.env.turns import InTurn

__all__ = ["aec_env", "gym_env", "open_spiel_game", "parallel_env"]


def aec_env(
    game: str, *, reward: str = "win", render_mode: str | None = None, dice: str = "quick", **options: Value
) -> InTurn:
    """PettingZoo, one agent after the other: `aec_env("dice_football", plays_per_quarter=12)`.

    `reward` is `win` (1, 0, -1 at the end) or `points` (what each play adds to the lead). `dice` are `quick`, those of
    `play_out`, or `fair`, those of `new`.
    """
    with Needed("PettingZoo"):
        from snapcount.env.turns import InTurn
    return InTurn(game, reward=reward, render_mode=render_mode, dice=dice, **options)


def parallel_env(
    game: str, *, reward: str = "win", render_mode: str | None = None, dice: str = "quick", **options: Value
) -> BothAtOnce:
    """PettingZoo, both agents at once, as where both seal a call; who is asked nothing waits (the last id)."""
    with Needed("PettingZoo"):
        from snapcount.env.both import BothAtOnce
    return BothAtOnce(game, reward=reward, render_mode=render_mode, dice=dice, **options)


def gym_env(
    game: str,
    *,
    seat: Seat | int | str = Seat.HOME,
    coach: Coach | str = "rookie",
    reward: str = "win",
    render_mode: str | None = None,
    dice: str = "quick",
    **options: Value,
) -> AgainstCoach:
    """Gymnasium: one seat against a coach, by level or an object of yours."""
    with Needed("Gymnasium"):
        from snapcount.env.against import AgainstCoach
    return AgainstCoach(
        game, seat=seat, coach=coach, reward=reward, render_mode=render_mode, dice=dice, **options
    )


def open_spiel_game(game: str, **options: Value) -> Any:
    """OpenSpiel: a `pyspiel.Game` whose chance nodes are the game's own throws and cards."""
    with Needed("OpenSpiel"):
        from snapcount.env.spiel import load
    return load(game, options)


class Needed:
    """Says in a sentence which package is missing."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> None:
        if isinstance(problem, ModuleNotFoundError) and not (problem.name or "").startswith("snapcount"):
            raise Refusal(
                "env", f"{self.name} environments need {problem.name}: pip install 'snapcount[env]'."
            ) from None


def register() -> None:
    """`gymnasium.make("snapcount/DiceFootball-v0", coach="veteran")`, and its four companions."""
    import gymnasium

    for game in GAMES:
        name = "".join(part.capitalize() for part in game.split("_"))
        gymnasium.register(
            f"snapcount/{name}-v0", "snapcount.env.against:AgainstCoach", kwargs={"game": game}
        )


with suppress(ModuleNotFoundError):
    register()
