"""Games are pickled: for another process, or to go on from one moment in many ways."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest

from snapcount.core.game import Game
from snapcount.core.record.file import dump
from snapcount.games import pickled
from tests.conformance.play import GAMES, find, shortest
from tests.core.toy import TOY

EVERY = 23
"""So many answers between two moments that are looked at: sealed ones are met half open."""


@pytest.mark.parametrize("game", GAMES)
def test_a_pickled_game_goes_on_as_the_first_would(game: str) -> None:
    first, random = Game(find(game), shortest(find(game)), seed=8), Random(8)
    for at in range(120):
        if first.is_over:
            break
        seat = max(first.waiting)
        given = first.waiting[seat].sample(random)
        other = pickle.loads(pickle.dumps(first)) if at % EVERY == 0 else None
        first.answer(given, seat)
        if other is not None:
            other.answer(given, seat)
            assert (other.waiting, other.events) == (first.waiting, first.events)
            assert dump(other) == dump(first)


def test_a_branch_is_pickled_with_the_commitment_that_it_still_owes() -> None:
    game, random = Game(find("dice_football"), seed=8), Random(8)
    while len(game.inputs) < 30:
        game.answer(game.waiting[min(game.waiting)].sample(random))
    branch = game.at(12)
    assert pickle.loads(pickle.dumps(branch)).dice.commitment_due == branch.dice.commitment_due


def test_a_deep_copy_has_the_same_rulebook_and_a_course_of_its_own() -> None:
    game = Game(find("dice_football"), seed=8)
    copy = deepcopy(game)
    copy.answer(copy.options[0])
    assert copy.rulebook is game.rulebook and len(game.inputs) < len(copy.inputs)


def test_a_rulebook_that_is_no_game_of_ours_is_not_named() -> None:
    assert pickled(find("scrimmage")) == (find, ("scrimmage",))
    assert pickled(TOY)[0] is not find
