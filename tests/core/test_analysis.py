"""The win chance as a game offers it: an object that says who is assumed to play, or a sentence why there is none."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from snapcount.core.analysis import Analysis, WinChance
from snapcount.core.game import Game
from snapcount.core.table import Refusal, Seat
from tests.core.toy import TOY, State


def by_lead(state: State) -> float:
    lead = state.home - state.away
    return (1 + (lead > 0) - (lead < 0)) / 2 if state.rounds == 0 else 0.5 + lead / 100


def not_thirty(options: Mapping[str, Any]) -> Refusal | None:
    return Refusal("TY-0", "Thirty rounds were never measured.") if options["rounds"] == 30 else None


JUDGED = replace(
    TOY, analysis=Analysis("between two monkeys", by_lead, lambda state: state.home - state.away, not_thirty)
)


def test_both_chances_and_who_plays() -> None:
    chance = Game(JUDGED, names=("Red", "Blue"), start=State(2, 10, 0, ("red", "black"))).win_chance()
    assert (chance.home, chance.away, float(chance)) == (0.6, 0.4, 0.6)
    assert str(chance) == "Red 60.0%, Blue 40.0% (between two monkeys)"


def test_a_notebook_shows_names_that_are_no_markup() -> None:
    chance = Game(JUDGED, names=("<b>", "Blue")).win_chance()
    shown: str = vars(WinChance)["_repr_html_"](chance)
    assert "&lt;b&gt;" in shown and "<b>" not in shown and "50.0%" in shown


def test_another_position_of_the_same_game() -> None:
    game = Game(JUDGED)
    assert game.win_chance(State(0, 1, 0, ("red",))).home == 1
    assert game.win_chance().home == 0.5


def test_points_are_a_seats_own() -> None:
    game = Game(JUDGED, start=State(2, 1, 4, ("red",)))
    assert game.points_expected() == -3
    assert game.points_expected(Seat.AWAY) == 3
    assert game.points_expected(position=State(2, 5, 4, ("red",))) == 1


@pytest.mark.parametrize(("loser", "home"), [(Seat.HOME, 0), (Seat.AWAY, 1)])
def test_who_gave_up_or_ran_out_of_time_has_lost(loser: Seat, home: int) -> None:
    game = Game(JUDGED)
    game.resigned = loser
    assert game.win_chance().home == home
    game = Game(JUDGED)
    game.timed_out = loser
    assert game.win_chance().home == home


def refused(game: Game, position: Any = None) -> str:
    with pytest.raises(Refusal) as refusal:
        game.win_chance(position)
    with pytest.raises(Refusal) as same:
        game.points_expected(position=position)
    assert refusal.value.sentence == same.value.sentence
    return refusal.value.sentence


def test_a_game_that_nobody_has_measured_says_so() -> None:
    assert refused(Game(TOY)) == "Toy has no analysis: nobody has measured it yet."


def test_options_that_it_was_not_made_for_are_refused() -> None:
    assert refused(Game(JUDGED, {"rounds": 30})) == "Thirty rounds were never measured."


def test_what_is_no_position_of_the_game_is_refused() -> None:
    assert refused(Game(JUDGED), "third and eight") == "That isn't a position of Toy."


def test_a_part_that_is_missing_is_named() -> None:
    game = Game(replace(TOY, analysis=Analysis("nobody")))
    with pytest.raises(Refusal, match="Toy has no win chance to offer"):
        game.win_chance()
    with pytest.raises(Refusal, match="Toy has no expected points to offer"):
        game.points_expected()
