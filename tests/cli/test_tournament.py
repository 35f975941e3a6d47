"""Coaches against each other: same dice from both seats, ratings with their doubt."""

from __future__ import annotations

import csv
import json
from math import log10
from pathlib import Path
from random import Random
from statistics import mean, pstdev

import pytest

from snapcount.cli.main import main
from snapcount.coaches.ratings import Pair, ratings, steps
from snapcount.coaches.tournament import meeting, schedule, tournament
from snapcount.core.drivers.sampled import seed_of
from snapcount.core.table import Refusal

WON, LOST, TIED = (7, 0), (0, 7), (3, 3)


def test_one_win_in_three_games_is_so_many_points() -> None:
    """Odds of two to one, when there are many games, are 400 · log10(2)."""
    played = [Pair(0, 1, (WON, WON)), Pair(0, 1, (WON, WON)), Pair(0, 1, (LOST, LOST))] * 2000
    first, second = ratings(played, 2)
    assert first.elo - second.elo == pytest.approx(400 * log10(2), abs=0.1)
    assert first.elo + second.elo == pytest.approx(0)


def test_who_never_lost_has_a_rating_too() -> None:
    first, second = ratings([Pair(0, 1, (WON, WON))] * 10, 2)
    assert 300 < first.elo - second.elo < 1000


def test_ratings_come_from_all_meetings_whoever_is_named_first() -> None:
    there = [Pair(0, 1, (WON, LOST)), Pair(1, 2, (WON, TIED)), Pair(0, 2, (WON, WON))] * 20
    back = [
        Pair(pair.second, pair.first, tuple((b, a) for a, b in pair.scores))  # type: ignore[arg-type]
        for pair in there
    ]
    assert ratings(there, 3) == [pytest.approx(rating) for rating in ratings(back, 3)]
    assert [round(rating.elo) for rating in ratings(there, 3)] != [0, 0, 0]


def test_the_interval_holds_what_is_true_about_as_often_as_it_says() -> None:
    """Pairs whose two games hang together: a doubt that took them for independent would be too narrow."""
    random = Random(5)
    held = 0
    for _ in range(200):
        played = [Pair(0, 1, (WON, WON) if random.random() < 0.64 else (LOST, LOST)) for _ in range(150)]
        first, second = ratings(played, 2)
        truth = 400 * log10(0.64 / 0.36) / 2
        assert first.error is not None and second.error == pytest.approx(first.error)
        held += abs(first.elo - truth) <= first.error
    assert 0.90 <= held / 200 <= 0.99


def test_a_meeting_is_told_from_either_side() -> None:
    played = [Pair(0, 1, (WON, LOST)), Pair(0, 1, (WON, TIED))]
    met, back = meeting(played, 0, 1), meeting(played, 1, 0)
    assert (met.games, met.margin) == (4, 1.75) and (back.games, back.margin) == (4, -1.75)
    assert met.share == pytest.approx(0.625) and back.share == pytest.approx(0.375)
    assert met.error == back.error == pytest.approx(0.245, abs=0.001)
    assert meeting(played, 0, 2).games == 0


def on_seeds(count: int, lucky: float, random: Random) -> list[Pair]:
    """Three coaches, alike but for a seed that suits the first in all his games, or none of them."""
    played: list[Pair] = []
    for seed in range(count):
        first = (WON, WON) if random.random() < lucky else (LOST, LOST)
        third = (WON, WON) if random.random() < 0.5 else (LOST, LOST)
        played += [Pair(0, 1, first, seed), Pair(0, 2, first, seed), Pair(1, 2, third, seed)]
    return played


def test_games_that_are_copies_of_each_other_make_nothing_surer() -> None:
    """The same seed twice; and a coach who is another one under a second name, met on the same seeds."""
    scores = [(WON, LOST), (WON, WON), (LOST, LOST), (TIED, WON), (WON, WON)] * 20
    once = [Pair(0, 1, score, seed) for seed, score in enumerate(scores)]
    assert meeting(once * 4, 0, 1).error == pytest.approx(meeting(once, 0, 1).error)
    assert meeting(once * 4, 0, 1).games == 4 * meeting(once, 0, 1).games
    assert [one.error for one in ratings(once * 4, 2)] == pytest.approx(
        [one.error for one in ratings(once, 2)], rel=0.02
    )
    named = [Pair(2, 1, score, seed) for seed, score in enumerate(scores)]
    even = [Pair(0, 2, (WON, LOST), seed) for seed in range(len(scores))]
    there = steps([*once, *named, *even], 3)
    assert there[0][1].error == pytest.approx(steps(once, 2)[0][1].error, rel=0.02)
    assert there[0][2].error == pytest.approx(0.0, abs=1e-4), "he is himself"


def test_a_seed_that_suits_a_coach_in_all_his_meetings_is_one_observation() -> None:
    """What the interval says is what repeated tournaments show; games for themselves would say too little."""
    random = Random(11)
    found = [ratings(on_seeds(60, 0.6, random), 3)[0] for _ in range(200)]
    shown = 1.96 * pstdev(one.elo for one in found)
    said = mean(one.error or 0.0 for one in found)
    assert said == pytest.approx(shown, rel=0.15)
    alone = ratings([pair._replace(seed=None) for pair in on_seeds(60, 0.6, random)], 3)[0]
    assert (alone.error or 0.0) < 0.8 * shown


def test_one_seed_says_nothing_of_the_error(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["tournament", "dice_football", "rookie", "random", "-n", "1", "--length", "quick", "--jobs", "1"]
    assert main(words) == 0
    assert capsys.readouterr().out.count("± ?") == 5
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["error"] for one in (*told["coaches"], *told["meetings"])] == [None] * 3


def test_every_two_meet_on_the_same_seeds() -> None:
    assert schedule("abc", 2) == [(0, 1, 0), (0, 2, 0), (1, 2, 0), (0, 1, 1), (0, 2, 1), (1, 2, 1)]


def test_the_same_coach_from_both_seats_is_no_stronger_than_itself(tmp_path: Path) -> None:
    """The dice of a seed are the same with the seats changed: what one twin wins, the other wins back."""
    text = "class {}:\n    def answer(self, view, question, random):\n        return next(iter(question.options()))\n"
    (tmp_path / "twins.py").write_text(text.format("One") + text.format("Other"))
    twins = [f"{tmp_path}/twins.py:One", f"{tmp_path}/twins.py:Other"]
    played = tournament("dice_football", twins, 3, options={"plays_per_quarter": 12})
    assert [pair.share for pair in played] == [1.0] * 3
    assert [tuple(reversed(pair.scores[0])) for pair in played] == [pair.scores[1] for pair in played]


@pytest.mark.parametrize(
    ("coaches", "sentence"),
    [
        (["rookie"], "needs two coaches or more"),
        (["rookie", "rookie"], "rookie is named twice"),
        (["rookie", "genius"], "genius"),
    ],
)
def test_a_field_that_cannot_play_is_refused_with_a_sentence(coaches: list[str], sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        tournament("dice_football", coaches, 1)


def test_the_command_prints_a_cross_table_and_keeps_every_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = tmp_path / "games.csv"
    words = [
        "tournament",
        "dice_football",
        "rookie",
        "random",
        "-n",
        "3",
        "--length",
        "quick",
        "--workers",
        "1",
    ]
    assert main([*words, "--csv", str(kept)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Dice Football: 6 games") and len(lines) == 4
    rows = list(csv.DictReader(kept.open()))
    assert [row["home"] for row in rows] == ["rookie", "random"] * 3
    assert [row["seed"] for row in rows[::2]] == [str(seed_of(1, at)) for at in range(3)]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["games"] == 6 and told["coaches"][0]["elo"] == pytest.approx(-told["coaches"][1]["elo"])
    won = sum((mine > theirs) + (mine == theirs) / 2 for row in rows for mine, theirs in [sorted_points(row)])
    assert told["meetings"][0]["share"] == pytest.approx(won / 6)


def sorted_points(row: dict[str, str]) -> tuple[int, int]:
    """The rookie's points first."""
    home, away = int(row["home_points"]), int(row["away_points"])
    return (home, away) if row["home"] == "rookie" else (away, home)
