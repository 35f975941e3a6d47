"""The library as a user writes it: coaches in every form, lengths, games played out, and what is said of mistakes."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import snapcount
from snapcount.core.record.verify import verdict
from snapcount.games import GAMES, find


class First:
    """Takes the first option, and counts."""

    made = 0

    def __init__(self) -> None:
        self.asked = 0
        First.made += 1

    def answer(self, view: Any, question: Any, random: Random) -> Any:
        self.asked += 1
        return next(iter(question.options()))


def first(view: Any, question: Any, random: Random) -> Any:
    return next(iter(question.options()))


def test_a_coach_may_be_a_class_an_object_or_a_function(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(
        "def first(view, question, random):\n    return next(iter(question.options()))\n", encoding="utf-8"
    )
    one = First()
    scores = {
        snapcount.play_out("dice_football", who, "rookie", seed=3, length="quick").score
        for who in (First, one, first, f"{file}:first")
    }
    assert len(scores) == 1 and one.asked > 20


def test_a_class_makes_a_coach_for_every_game() -> None:
    before = First.made
    games = snapcount.simulate("dice_football", 3, home=First, away=first, length="quick").games
    assert First.made == before + 3 and [game["home_coach"] for game in games] == [":First"] * 3


@pytest.mark.parametrize(("nobody", "called"), [(3, "int"), (dict, "dict"), (object(), "object")])
def test_what_is_no_coach_is_said_in_a_sentence(nobody: Any, called: str) -> None:
    with pytest.raises(snapcount.Refusal, match=f"^{called} isn't a coach: it needs answer"):
        snapcount.play_out("dice_football", nobody, "rookie", seed=1)


@pytest.mark.parametrize("game", GAMES)
def test_a_length_by_its_name_and_options_over_it(game: str) -> None:
    lengths = find(game).face.lengths
    for length in lengths:
        chosen = snapcount.new(game, length=length.name, seed=1).options_chosen
        assert chosen == find(game).settle(dict(length.options))
    with pytest.raises(snapcount.Refusal, match="There is no length 'endless': expected one of "):
        snapcount.new(game, length="endless")


def test_an_option_counts_more_than_the_length() -> None:
    game = snapcount.new("dice_football", length="quick", plays_per_quarter=18)
    assert game.options_chosen["plays_per_quarter"] == 18


@pytest.mark.parametrize("game", ["dice_football", "canadian_pro", "card_bowl", "scrimmage"])
def test_a_game_played_out_is_saved_read_and_verified(game: str, tmp_path: Path) -> None:
    shortest = find(game).face.lengths[-1].name
    played = snapcount.play_out(
        game, "rookie", "rookie", seed=2, listen=True, length=shortest, names=("Reds", "Blues")
    )
    played.save(tmp_path / "played.snap")
    again = snapcount.load(tmp_path / "played.snap")
    assert (again.score, again.events, again.names) == (played.score, played.events, ("Reds", "Blues"))
    assert again.rows() == played.rows() and again.box() == played.box()
    assert "Reds" in str(played.box()) and played.say(played.events[0])
    found = verdict((tmp_path / "played.snap").read_bytes(), find)
    assert found.ok and found.checked == 0 and found.unchecked > 0


def test_games_is_the_folder_and_the_list() -> None:
    about = snapcount.games()[-1]
    assert (about.id, about.title) == ("scrimmage", "Scrimmage") and "rookie" in about.coaches
    assert tuple(game.id for game in snapcount.games()) == GAMES
