"""Five classic tabletop football games, refereed, explained and recorded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from snapcount.core.table import Refusal, Seat

if TYPE_CHECKING:
    from snapcount.core.drivers.sampled import Coach, PlayedOut
    from snapcount.core.game import Game
    from snapcount.seasons.season import Season
    from snapcount.simulation.many import Simulation

__all__ = ["AWAY", "HOME", "Refusal", "Season", "Seat", "__version__", "load", "new", "play_out", "simulate"]

__version__ = "0.1.0"

HOME = Seat.HOME
AWAY = Seat.AWAY


def new(
    game: str,
    *,
    seed: int | str | None = None,
    names: tuple[str, str] = ("Home", "Away"),
    **options: bool | int | str,
) -> Game:
    """A new game: `snapcount.new("dice_football", overtime=False, seed=7)`. Without a seed the dice are secret."""
    from snapcount.core.game import Game
    from snapcount.games import find

    return Game(find(game), options, seed=seed, names=names)


def load(path: str | Path) -> Game:
    """A saved game, ready to go on."""
    from snapcount.core.record.file import load as load_record
    from snapcount.games import find

    return load_record(Path(path), find)


def play_out(
    game: str,
    home: Coach | str,
    away: Coach | str,
    *,
    seed: int,
    listen: bool = False,
    trusted: bool = False,
    **options: bool | int | str,
) -> PlayedOut:
    """A whole game between two coaches: objects of yours, or levels by name.

    With `listen` it has events and inputs. What your coaches answer is checked unless they are trusted.
    """
    from snapcount.coaches import find_coach
    from snapcount.core.drivers.checked import Checked
    from snapcount.core.drivers.sampled import play_out as play
    from snapcount.games import find

    rulebook = find(game)

    def seated(who: Coach | str) -> Coach:
        if isinstance(who, str):
            return find_coach(rulebook, who, trusted=trusted)
        return who if trusted else Checked(who)

    return play(rulebook, options, (seated(home), seated(away)), seed, listen=listen)


def simulate(
    game: str,
    n: int,
    *,
    home: Coach | str = "rookie",
    away: Coach | str = "rookie",
    seed: int = 1,
    jobs: int = 1,
    chances: bool = False,
    trusted: bool = False,
    **options: bool | int | str,
) -> Simulation:
    """Many games between two coaches, as tables: plays, drives, players, games, and box scores.

    Game i has the seed f(seed, i): the same games whatever the number of jobs, and those of `snapcount simulate`.
    With `chances` the plays have win chances and expected points, which takes longer.

    >>> found = simulate("dice_football", 3, home="veteran", plays_per_quarter=12)
    >>> len(found.games), found.plays[0]["play_type"]
    (3, 'kickoff')
    """
    from snapcount.simulation.many import simulate as play_many

    return play_many(
        game, n, home=home, away=away, seed=seed, jobs=jobs, chances=chances, trusted=trusted, options=options
    )


def __getattr__(name: str) -> object:
    """`snapcount.Season` is fetched when it is first asked for, so that a single game starts as quickly as before."""
    if name == "Season":
        from snapcount.seasons.season import Season

        return Season
    raise AttributeError(f"module 'snapcount' has no attribute {name!r}")
