"""A position that a record begins in: every one that a game has been in is taken, every changed one is safe."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest
from benchmarks.changes import Way, at, at_or_none, has
from benchmarks.fuzz_records import fuzz, positions, record_of

from snapcount.core.data.typed import from_plain
from snapcount.core.drivers.sampled import RandomCoach
from snapcount.core.game import Game
from snapcount.core.record.file import parse
from snapcount.core.record.text import BadRecord
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal, Seat
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


@pytest.mark.parametrize(
    ("game", "way", "value", "place"),
    [
        ("dice_football", ("situation", "ball"), 164, "ball"),
        ("canadian_pro", ("quarter",), 10**8, "quarter"),
        ("canadian_pro", ("weather",), 13, "weather"),
        ("card_bowl", ("play", "offence", 0), "XX", "play.offence"),
        ("card_bowl", ("play", "pile", "again"), [], "play.pile.again"),
        ("out_of_sight", ("score", 0), -1, "score"),
        ("out_of_sight", ("score", 0), 1e300, "score"),
        ("scrimmage", ("play", "men", 0, "hex"), 10**6, "play.men"),
        ("scrimmage", ("play", "men", 0, "id"), "O99", "play.men"),
    ],
)
def test_what_is_wrong_with_a_position_is_named_by_its_place(
    game: str, way: Way, value: Any, place: str
) -> None:
    found = next(found for found in positions(game)[::-1] if has_place(found.state, way))
    state = copy.deepcopy(found.state)
    holder = at(state, way[:-1])
    holder[way[-1]] = value
    with pytest.raises(BadRecord, match=f"^The record, line 1: .*{place}"):
        parse(record_of(found, state), find)


def has_place(state: Any, way: Way) -> bool:
    return has(at_or_none(state, way[:-1]), way[-1]) and state.get("phase") != "over"


def test_a_position_of_other_options_than_the_header_says_is_refused() -> None:
    found = positions("dice_football")[5]
    other = found._replace(options={**found.options, "no_ties": not found.options["no_ties"]})
    with pytest.raises(BadRecord, match="line 1: options: the position belongs to a game with other options"):
        parse(record_of(other, found.state), find)


@pytest.mark.parametrize("game", GAMES)
def test_a_position_of_another_game_or_none_at_all_is_refused_in_a_sentence(game: str) -> None:
    rulebook = find(game)
    other = find(next(name for name in GAMES if name != game))
    for position in (other.begin(other.settle({})), "third and ten", 7):
        with pytest.raises(Refusal, match=f"^This isn't a position of {rulebook.face.title}\\.$"):
            Game(rulebook, start=position)
