"""A position in one line: what is written is read again, in all games; a spectator's line has no secret in it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import snapcount
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.game import Game
from snapcount.core.record.position_text import WHOLE, Position, read_position
from tests.conformance.play import GAMES, find, played, shortest


def positions(game: str) -> list[Position]:
    """Moments of a random game, whole and as a spectator sees them."""
    over = played(game)
    states = [moment.state for moment in over.moments]
    chosen = Random(4).sample(states, min(12, len(states)))
    view = over.rulebook.rules.view
    options = over.options_chosen
    return [
        Position(over.rulebook, options, value, whole)
        for state in (states[0], *chosen, states[-1])
        for value, whole in ((state, True), (view(state, None), False))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_read_again(game: str) -> None:
    for position in positions(game):
        text = str(position)
        assert "\n" not in text and read_position(text, find) == position
        assert str(read_position(text, find)) == text
        assert len(text) < len(canonical(to_plain(position.value))) + 200


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_a_whole_position(game: str) -> None:
    first, random = Game(find(game), shortest(find(game)), seed=8), Random(8)
    while len(first.moments) < 4 and not first.is_over:
        seat = min(first.waiting)
        first.answer(first.waiting[seat].sample(random), seat)
    again = snapcount.new(game, seed=9, position=first.position(whole=True))
    assert (again.state, again.options_chosen) == (first.state, first.options_chosen)
    assert again.waiting or again.is_over


@pytest.mark.parametrize("game", GAMES)
def test_a_spectators_line_is_the_same_whatever_is_hidden(game: str) -> None:
    over = played(game)
    for moment in over.moments[:: max(1, len(over.moments) // 10)]:
        other = over.rulebook.rules.scramble(moment.state, None, Random(5))
        lines = {
            str(Position(over.rulebook, over.options_chosen, over.rulebook.rules.view(state, None), False))
            for state in (moment.state, other)
        }
        assert len(lines) == 1


QUICK = "dice_football/2 whole {plays_per_quarter:12} {}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This isn't a position: expected GAME/VERSION"),
        ("chess/1 whole {} {}", "There is no game 'chess'"),
        ("dice_football/1 whole {} {}", "of rules version 1, here they are of version 2"),
        ("dice_football/2 whole {plays_per_quarter:13} {}", "can't be 13"),
        ("dice_football/2 whole {} {quarters:3}", "quarters: is unknown"),
        ("dice_football/2 whole {} {score:[7]}", "score: expected a list of 2"),
        ("dice_football/2 whole {} {score:[7,", "cut short or was changed"),
        ("dice_football/2 whole {}", "cut short or was changed"),
        ("dice_football/2 whole {} 7", "cut short or was changed"),
        ("dice_football/2 whole {} {} {}", "cut short or was changed"),
        (f"dice_football/2 whole {{}} {{score:{'[' * 5000}", "cut short or was changed"),
    ],
)
def test_what_is_no_position_is_said_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(snapcount.Refusal) as refused:
        snapcount.position(text)
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("game", "text", "options", "said"),
    [
        ("dice_football", QUICK.replace(WHOLE, "seen"), {}, "only what a spectator sees"),
        ("scrimmage", QUICK, {}, "a position of dice_football, not of scrimmage"),
        ("dice_football", QUICK, {"plays_per_quarter": 24}, "belongs to a game with plays_per_quarter 12"),
        ("dice_football", QUICK[:-1] + "score:[-1,0]}", {}, "score"),
    ],
)
def test_a_game_begins_in_no_other_position(game: str, text: str, options: dict[str, Any], said: str) -> None:
    with pytest.raises(snapcount.Refusal, match=said):
        snapcount.new(game, position=text, **options)
