"""The ladder in the terminal: every coach is listed, and found by level or name."""

from __future__ import annotations

import json

import pytest

from snapcount.cli.main import main
from snapcount.games import GAMES, find


def shown(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_the_games_are_listed_with_their_coaches_habits_and_strength(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = " ".join(shown(capsys, "games", "dice_football").split())
    listed = json.loads(shown(capsys, "games", "dice_football", "--json"))[0]["coaches"]
    levels = find("dice_football").coaches.levels
    for coach, row in zip(levels, listed, strict=True):
        assert f"--against {coach.level}" in text and coach.text in text
        assert row == {"level": coach.level, "name": coach.name, "text": coach.text, "elo": coach.elo}
        assert coach.elo is None or f"{coach.name} ({coach.elo})" in text


@pytest.mark.parametrize("command", ["play", "match", "simulate", "tournament", "watch"])
def test_the_help_of_whoever_seats_coaches_ends_with_the_ladders(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    text = capsys.readouterr().out
    for game in GAMES:
        assert ", ".join(coach.level for coach in find(game).coaches.levels) in text


def test_against_is_the_away_seat_by_level_or_name(capsys: pytest.CaptureFixture[str]) -> None:
    by_level = shown(capsys, "simulate", "dice_football", "-n", "2", "--against", "gambler", "--workers", "1")
    by_name = shown(capsys, "simulate", "dice_football", "-n", "2", "--away", "Lou Wilder", "--workers", "1")
    assert by_level.replace("gambler", "Lou Wilder").splitlines()[1:-1] == by_name.splitlines()[1:-1]
