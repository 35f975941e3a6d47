"""Five classic tabletop football games, refereed, explained and recorded.

>>> import snapcount
>>> game = snapcount.new("card_bowl", length="quick", seed=7)       # games() says which there are
>>> played = snapcount.play_out("dice_football", "rookie", "veteran", seed=4, listen=True)
>>> tables = snapcount.simulate("dice_football", 3, length="quick")
>>> season = snapcount.Season.new("lantern_1974", "my.season", seed=5)

What is exported here, and the public attributes of these classes, is what programs may rely on.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from snapcount.core.table import Question, Refusal, Seat

if TYPE_CHECKING:
    from snapcount.coaches import Seated
    from snapcount.core.drivers.played_out import PlayedOut
    from snapcount.core.game import Game
    from snapcount.core.record.position_text import Position
    from snapcount.games import About
    from snapcount.seasons.season import Season
    from snapcount.simulation.many import Simulation

__all__ = [
    "AWAY",
    "HOME",
    "Game",
    "PlayedOut",
    "Position",
    "Question",
    "Refusal",
    "Season",
    "Seat",
    "Simulation",
    "__version__",
    "games",
    "load",
    "new",
    "play_out",
    "position",
    "simulate",
]

__version__ = "0.1.0"

HOME = Seat.HOME
AWAY = Seat.AWAY

LATER = {
    "Game": "core.game",
    "PlayedOut": "core.drivers.played_out",
    "Position": "core.record.position_text",
    "Season": "seasons.season",
    "Simulation": "simulation.many",
}
"""Fetched when they are first asked for, so that a single game starts as quickly as before."""


def games() -> tuple[About, ...]:
    """What there is to play, with its lengths, options and coaches.

    >>> [game.id for game in snapcount.games()]
    ['dice_football', 'canadian_pro', 'card_bowl', 'out_of_sight', 'scrimmage']
    >>> snapcount.games()[0].options["overtime"]
    (True, False)
    """
    from snapcount.games import (
        listed,
    )  # from then on `games` is the folder of that name, which can be called too

    return listed()


def new(
    game: str,
    *,
    seed: int | str | None = None,
    names: tuple[str, str] = ("Home", "Away"),
    length: str | None = None,
    position: str | None = None,
    **options: bool | int | str,
) -> Game:
    """A new game, of a named length and with options of its own. Without a seed the dice are secret.

    With a `position` (the text of a whole one) it begins there, with that position's options.

    >>> snapcount.new("dice_football", length="quick", overtime=False, seed=7, names=("Reds", "Blues"))
    <Dice Football: Reds 0, Blues 0>
    """
    from snapcount.core.game import Game
    from snapcount.games import find

    rulebook = find(game)
    names = two(names)
    chosen = rulebook.of_length(length, options)
    if position is None:
        return Game(rulebook, chosen, seed=seed, names=names)
    from snapcount.core.record.position_text import chosen_there

    there = chosen_there(position, rulebook, chosen)
    return Game(rulebook, there.options, seed=seed, names=names, start=there.value)


def position(text: str) -> Position:
    """What a line of `Game.position` tells of: a state, or what a spectator sees.

    >>> found = snapcount.position("dice_football/2 seen {} {score:[7,3]}")
    >>> found.value.score, str(found)
    ((7, 3), 'dice_football/2 seen {} {score:[7,3]}')
    """
    from snapcount.core.record.position_text import read_position
    from snapcount.games import find

    return read_position(text, find)


def load(path: str | Path) -> Game:
    """A saved game, ready to go on.

    >>> snapcount.new("scrimmage", seed=7).save("game.snap")
    >>> snapcount.load("game.snap")
    <Scrimmage: Home 0, Away 0>
    """
    from snapcount.core.record.file import load as load_record
    from snapcount.games import find

    return load_record(Path(path), find)


def play_out(
    game: str,
    home: Seated,
    away: Seated,
    *,
    seed: int,
    listen: bool = False,
    trusted: bool = False,
    names: tuple[str, str] = ("Home", "Away"),
    length: str | None = None,
    **options: bool | int | str,
) -> PlayedOut:
    """A whole game between two coaches: levels by name, objects of yours, classes that make one, or functions.

    With `listen` it has events and inputs, and so rows, a box score and a record. What your coaches answer is checked
    unless they are trusted.

    >>> def cautious(view, question, random):
    ...     return next(iter(question.options()))
    >>> played = snapcount.play_out("dice_football", "rookie", cautious, seed=1, length="quick", listen=True)
    >>> played.score, len(played.rows())
    ((7, 16), 51)
    """
    from snapcount.coaches import seated
    from snapcount.core.drivers.sampled import play_out as play
    from snapcount.games import find

    rulebook = find(game)
    coaches = (seated(rulebook, home, trusted=trusted), seated(rulebook, away, trusted=trusted))
    chosen = rulebook.settle(rulebook.of_length(length, options))
    return play(rulebook, chosen, coaches, seed, listen=listen, names=two(names))


def simulate(
    game: str,
    n: int,
    *,
    home: Seated = "rookie",
    away: Seated = "rookie",
    seed: int = 1,
    jobs: int = 1,
    chances: bool = False,
    trusted: bool = False,
    length: str | None = None,
    **options: bool | int | str,
) -> Simulation:
    """Many games between two coaches, as tables: plays, drives, players, games, and box scores.

    Game i has the seed f(seed, i): the same games whatever the number of jobs, and those of `snapcount simulate`.
    With `chances` the plays have win chances and expected points, which takes longer.

    >>> found = snapcount.simulate("dice_football", 3, home="veteran", plays_per_quarter=12)
    >>> len(found.games), found.plays[0]["play_type"]
    (3, 'kickoff')
    """
    from snapcount.games import find
    from snapcount.simulation.many import simulate as play_many

    rulebook = find(game)
    return play_many(
        game,
        n,
        home=home,
        away=away,
        seed=seed,
        jobs=jobs,
        chances=chances,
        trusted=trusted,
        options=rulebook.settle(rulebook.of_length(length, options)),
    )


def two(names: object) -> tuple[str, str]:
    """The names of both sides; a single text is not two letters."""
    match names:
        case [str(home), str(away)]:
            return home, away
        case _:
            expected = "home's and away's: expected ('Reds', 'Blues')"
            raise Refusal("names", f"Names are two texts, {expected}, got {names!r:.60}.")


def __getattr__(name: str) -> object:
    if name in LATER:
        return getattr(import_module(f"snapcount.{LATER[name]}"), name)
    raise AttributeError(f"module 'snapcount' has no attribute {name!r}")
