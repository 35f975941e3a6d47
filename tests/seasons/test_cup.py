"""A cup is a season of play-offs only: eight clubs, three rounds, one of them yours."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount import Season
from snapcount.cli.main import main
from snapcount.games import GAMES, find
from snapcount.seasons.cup import cup_of, draw_text, is_cup, new_cup
from snapcount.seasons.league.reading import looked_at, read
from snapcount.seasons.league.writing import written
from tests.cli.terminal import refused, typed
from tests.seasons.small import plain

QUICK = {"plays_per_quarter": 12}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_cup_of_eight_with_coaches_of_its_ladder(game: str, tmp_path: Path) -> None:
    season = new_cup(game, tmp_path / "my.cup", seed=4)
    games = season.games()
    assert [row.stage for row in games] == ["quarter-final"] * 4
    assert len({club for row in games for club in row.clubs}) == 8
    assert season.club in {club.id for club in season.league.clubs}
    coaches = {club.coach for club in season.league.clubs}
    assert len(coaches) >= 4 and all(find(game).coach(coach) for coach in coaches)
    assert "you" in draw_text(season) and is_cup(season)


def test_a_cup_goes_through_three_rounds_to_one_winner(tmp_path: Path) -> None:
    league = cup_of("dice_football")
    league = read(written(league))
    assert league.schedule == () and league.playoffs.clubs == 8
    season = Season.new(league, tmp_path / "my.cup", seed=4, options=QUICK)
    list(season.simulate())
    stages = [row.stage for row in season.games()]
    assert stages == ["quarter-final"] * 4 + ["semi-final"] * 2 + ["final"]
    final = season.games()[-1]
    assert season.champion in final.clubs
    assert f"The cup goes to {season.league.by_id()[season.champion].name}." in draw_text(season)
    assert Season.open(tmp_path / "my.cup").champion == season.champion


def test_the_seed_draws_the_cup(tmp_path: Path) -> None:
    drawn = [
        [row.clubs for row in new_cup("scrimmage", tmp_path / f"{at}.cup", seed=seed).games()]
        for at, seed in enumerate((4, 4, 5))
    ]
    assert drawn[0] == drawn[1] != drawn[2]


def test_a_league_without_games_and_play_offs_is_none() -> None:
    _, problems = looked_at(json.dumps(plain(schedule=[], playoffs={"clubs": 0})))
    assert problems == ["schedule: no game is listed, and there are no play-offs."]
    league, problems = looked_at(json.dumps(plain(schedule=[], playoffs={"clubs": 4})))
    assert league is not None and not problems


def test_the_terminal_draws_and_plays_a_cup(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "my.cup")
    assert main(["cup", "new", "dice_football", "--out", file, "--seed", "4", "--club", "Buoy"]) == 0
    assert "You play for Buoy Rock Ringers" in capsys.readouterr().out
    typed(monkeypatch, "q")
    assert main(["cup", "play", file]) == 0
    said = capsys.readouterr().out
    assert "Quarter-final:" in said and "Kept." in said
    season = Season.open(file)
    assert sum(row.done for row in season.games()) == 3, "the others have played"
    assert main(["cup", "draw", file]) == 0
    assert "Buoy Rock Ringers" in capsys.readouterr().out
    assert main(["season", "verify", file]) == 0
    assert main(["season", "table", file]) == 0
    capsys.readouterr()
    assert "is there already" in refused(capsys, "cup", "new", "dice_football", "--out", file)
    other = str(tmp_path / "my.season")
    assert main(["season", "new", "bluewater", "--out", other]) == 0
    assert "is a season with a schedule" in refused(capsys, "cup", "play", other)


def test_nobody_need_play(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "my.cup")
    assert main(["cup", "new", "dice_football", "--out", file, "--watch"]) == 0
    assert Season.open(file).club == ""
    assert main(["cup", "play", file]) == 0
    assert "The cup goes to" in capsys.readouterr().out
