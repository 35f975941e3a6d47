"""A ground has the weather of its day: the same for everybody, and none that the month doesn't know."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount import Season
from snapcount.cli.main import main
from snapcount.games.canadian_pro.tables import WEATHER
from snapcount.seasons.games.weather import ONLY_IN, weather_name, weather_of
from snapcount.seasons.league.reading import looked_at, read
from tests.seasons.small import plain

GROUNDS = [f"Ground {number}" for number in range(400)]


def on(day: str) -> set[str]:
    return {weather_name(weather_of("canadian_pro", "5", ground, day)) for ground in GROUNDS}


def test_july_knows_no_snow_and_january_no_warm_day() -> None:
    assert not on("1974-07-27") & {"Blizzard", "Snow", "Hard frost, icy field"}
    assert {"Blizzard", "Snow"} <= on("1975-01-18") and "Warm and clear" not in on("1975-01-18")
    assert on("1974-07-27") | on("1975-01-18") == {row.name for row in WEATHER.values()}
    assert all(list(months) for months in ONLY_IN.values())
    assert set(ONLY_IN) <= {row.name for row in WEATHER.values()}


def test_a_ground_and_a_day_have_one_weather() -> None:
    assert weather_of("canadian_pro", "5", "Pier Seven", "1974-10-05") == weather_of(
        "canadian_pro", "5", "Pier Seven", "1974-10-05"
    )
    days = [f"1974-10-{day:02}" for day in range(1, 31)]
    assert len({weather_of("canadian_pro", "5", "Pier Seven", day) for day in days}) > 3
    assert len({weather_of("canadian_pro", str(seed), "Pier Seven", days[0]) for seed in range(30)}) > 3


@pytest.mark.parametrize("day", ["", "Saturday", "5 October 1974", "1974-13-01"])
def test_without_a_date_the_rules_throw_for_it(day: str) -> None:
    assert weather_of("canadian_pro", "5", "Pier Seven", day) == 0
    assert weather_of("dice_football", "5", "Pier Seven", "1974-10-05") == 0


def test_an_advanced_season_is_played_in_the_weather_of_its_days(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.season"
    season = Season.new("lantern_1974", path, seed=5, options={"mode": "advanced"})
    first = season.games()[0]
    assert first.date == "1974-07-27"
    expected = season.weather(first)
    assert expected in WEATHER and season.work(1).weather == expected
    game = season.game(1)
    assert game.state.weather == expected
    assert main(["season", "next", str(path)]) == 0
    assert WEATHER[expected].name.lower() in capsys.readouterr().out
    basic = Season.new("lantern_1974", tmp_path / "basic.season", seed=5)
    assert basic.weather(basic.games()[0]) == 0 and basic.game(1).state.weather == 0


def test_a_made_schedule_has_dates_a_week_apart_and_so_have_the_play_offs(tmp_path: Path) -> None:
    league = plain(schedule={"meetings": 1, "starts": "2001-09-01"})
    season = Season.new(read(json.dumps(league)), tmp_path / "my.season", seed=3)
    assert [game.date for game in season.games()][::2] == ["2001-09-01", "2001-09-08", "2001-09-15"]
    list(season.simulate())
    assert season.games()[-1].stage == "final" and season.games()[-1].date == "2001-09-22"


def test_a_date_that_is_none_is_told() -> None:
    _, problems = looked_at(json.dumps(plain(schedule={"meetings": 1, "starts": "1.9.2001"})))
    assert problems == ["schedule.starts: '1.9.2001' isn't a date such as 1974-07-27."]
