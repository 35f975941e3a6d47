"""A position that a record begins in: every one that a game has been in is taken, every changed one is safe."""

from __future__ import annotations

from random import Random

import pytest
from benchmarks.fuzz_records import fuzz, positions

from snapcount.core.data.plain import from_plain
from snapcount.core.drivers.sampled import RandomCoach
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.games import GAMES, find

pytestmark = pytest.mark.games


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_the_recorded_games_is_one_that_a_game_could_be_in(game: str) -> None:
    rulebook = find(game)
    for position in positions(game):
        state = from_plain(rulebook.rules.state, position.state)
        assert rulebook.rules.position_problem(state) is None
        assert rulebook.begin(rulebook.settle(position.options), state) is state


@pytest.mark.parametrize("game", GAMES)
def test_a_position_stays_one_when_what_a_seat_may_not_see_is_drawn_anew(game: str) -> None:
    rules, random = find(game).rules, Random(1)
    for position in positions(game)[::7]:
        state = from_plain(rules.state, position.state)
        for seat in (None, *Seat):
            assert rules.position_problem(rules.scramble(state, seat, random)) is None


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_random_play_is_one_that_a_game_could_be_in(game: str) -> None:
    rulebook = find(game)
    for seed in range(4):
        for state in played(rulebook, seed):
            assert rulebook.rules.position_problem(state) is None, state


def played(rulebook: Rulebook, seed: int) -> list[object]:
    """The positions of a game under options drawn by chance, by any legal answers."""
    random = Random(seed)
    options = {
        option.name: random.choice(option.choices) for option in rulebook.rules.options if option.choices
    }
    options = {} if rulebook.rules.problem({**rulebook.settle({}), **options}) else options
    game = Game(rulebook, options, seed=seed)
    coach = RandomCoach()
    while not game.is_over and len(game.inputs) < 800:
        assert game.question is not None
        game.answer(coach.answer(None, game.question, random))
    return [moment.state for moment in game.moments]


@pytest.mark.parametrize("game", GAMES)
def test_a_changed_position_gets_a_sentence_or_plays_on(game: str) -> None:
    wrong = [(said, what) for said, what, _ in fuzz(game, 60, seed=2) if said not in ("refused", "played")]
    assert wrong == []
