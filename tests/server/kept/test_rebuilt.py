"""A stored match always opens: after every answer the room is thrown away, and the match comes back as it was."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from snapcount.games import GAMES, find
from snapcount.server.store import Store, open_store
from tests.conformance.play import shortest
from tests.server.option_sets import option_sets, values_of
from tests.server.rebuilt import play_and_check
from tests.server.table import go

MANY = 20
pytestmark = pytest.mark.web


def store_in(folder: Path) -> Callable[[], Store]:
    return lambda: open_store(str(folder / "games.db"))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("coached", [True, False], ids=["coaches", "random"])
def test_a_match_comes_back_as_it_was_after_every_answer(game: str, coached: bool, tmp_path: Path) -> None:
    go(play_and_check(store_in(tmp_path), game, shortest(find(game)), 45, coached=coached, seed=1))


@pytest.mark.parametrize("game", GAMES)
def test_with_every_value_of_every_option(game: str, tmp_path: Path) -> None:
    """A few answers with each set: by coaches and at random, in turn where there are very many sets."""
    sets = option_sets(find(game), Random(1))
    for number, options in enumerate(sets):
        for coached in (True, False):
            if len(sets) < MANY or coached == number % 2:
                answers = max(3, 30 // len(sets))
                go(play_and_check(store_in(tmp_path), game, options, answers, coached=coached, seed=2))


@pytest.mark.parametrize("game", GAMES)
def test_the_sets_leave_no_value_out(game: str) -> None:
    book = find(game)
    sets = option_sets(book, Random(1))
    for option in book.rules.options:
        given = {repr(options[option.name]) for options in sets if option.name in options}
        assert given == {repr(value) for value in values_of(book, option)}
