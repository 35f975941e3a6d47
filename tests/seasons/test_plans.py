"""Your coach when you are away: the computer follows your plan, and tells which of its lines spoke."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount import Season
from snapcount.cli.main import main
from snapcount.coaches.plans import Planned, parsed
from snapcount.core.table import Refusal, Seat
from snapcount.games.canadian_pro.coaches.rationed import Rationed
from snapcount.seasons.games.playing import coach_of
from snapcount.seasons.league.reading import read
from tests.seasons.small import plain

ALWAYS = "game: dice_football\nname: {}\notherwise: miser\ncall:\n  always: {}\n"
RUNS, THROWS = ALWAYS.format("Runs", "run"), ALWAYS.format("Throws", "long pass")


@pytest.fixture
def season(tmp_path: Path) -> Season:
    league = tmp_path / "league.json"
    league.write_text(json.dumps(plain()), encoding="utf-8")
    return Season.new(league, tmp_path / "my.season", seed=3, club="ASH")


def test_the_plan_plays_your_games_and_stays_with_them(season: Season) -> None:
    season.set_plan(RUNS)
    list(season.simulate(weeks=1, everybody=True))
    season.set_plan(THROWS)
    list(season.simulate(weeks=1, everybody=True))
    season.set_plan("")
    list(season.simulate(weeks=1, everybody=True))
    mine = [game.number for game in season.games("ASH") if game.done]
    for number, answer in zip(mine[:2], ("Run", "Long Pass"), strict=True):
        plan, lines = season.told(number)
        calls = [line for line in lines if line.decision == "call"]
        assert calls and all(line.followed and line.answer == answer for line in calls)
        assert plan.name == {"Run": "Runs", "Long Pass": "Throws"}[answer]
    with pytest.raises(Refusal, match="Nobody played game"):
        season.told(mine[2])


def test_a_plan_is_kept_in_the_file_and_for_one_club_only(season: Season) -> None:
    season.set_plan(RUNS)
    season.set_plan(THROWS, "Birch")
    again = Season.open(season.store.name)
    assert again.plans == {"ASH": RUNS, "BIR": THROWS}
    plans = [again.work(game.number).plans for game in again.games("ASH")]
    assert all(RUNS in pair for pair in plans)
    assert sum(THROWS in pair for pair in plans) == 1


def test_a_season_by_plan_is_the_same_in_one_process_and_in_two(tmp_path: Path) -> None:
    found: list[list[object]] = []
    for jobs in (1, 2):
        made = Season.new(read(json.dumps(plain())), tmp_path / f"{jobs}.season", seed=3, club="ASH")
        made.set_plan(RUNS)
        list(made.simulate(everybody=True, jobs=jobs))
        found.append([(game.number, game.home_score, game.away_score) for game in made.games()])
        assert made.champion
    assert found[0] == found[1]


def test_a_bad_plan_is_refused_and_changes_nothing(season: Season, tmp_path: Path) -> None:
    season.set_plan(RUNS)
    with pytest.raises(Refusal, match="line 5: 'jump' isn't an answer to call"):
        season.set_plan(ALWAYS.format("Jumps", "jump"))
    with pytest.raises(Refusal, match="the plan is for Scrimmage"):
        season.set_plan("game: scrimmage\nplay:\n  always: run right\n")
    assert season.plans == {"ASH": RUNS}
    nobody = Season.new(read(json.dumps(plain())), tmp_path / "nobody.season")
    with pytest.raises(Refusal, match="no club of yours"):
        nobody.set_plan(RUNS)


def test_the_coach_behind_a_plan_keeps_to_the_cards_and_the_plan_need_not(tmp_path: Path) -> None:
    season = Season.new("lantern_1974", tmp_path / "lantern.season", club="GTW")
    season.set_plan("game: canadian_pro\notherwise: veteran\ncall:\n  1st down: hb\n")
    mine = season.next()
    assert mine is not None
    seat = Seat(mine.clubs.index("GTW"))
    coach = coach_of(season.work(mine.number), seat)
    assert isinstance(coach, Planned) and isinstance(coach.coach, Rationed)
    assert isinstance(coach_of(season.work(mine.number), seat.other), Rationed)


def test_the_terminal_sets_shows_and_tells(
    season: Season, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, plan = season.store.name, tmp_path / "mine.plan"
    plan.write_text(RUNS, encoding="utf-8")
    assert main(["season", "plan", file]) == 0
    assert "Ash has no plan" in capsys.readouterr().out
    assert main(["season", "plan", file, str(plan)]) == 0
    assert "Ash: played by plan from now on (Runs)" in capsys.readouterr().out
    assert main(["season", "plan", file]) == 0
    assert parsed(capsys.readouterr().out).name == "Runs"
    assert main(["season", "sim", file, "--all", "--weeks", "1"]) == 0
    number = next(game.number for game in season.games("ASH") if game.done)
    capsys.readouterr()
    assert main(["season", "box", file, str(number), "--plan"]) == 0
    assert "[line 5, always: run]" in capsys.readouterr().out
    assert main(["season", "plan", file, "--off"]) == 0
    assert Season.open(file).plans["ASH"] == ""
    plan.write_text("", encoding="utf-8")
    assert main(["season", "plan", file, str(plan)]) == 2
    assert "a plan says first" in capsys.readouterr().err
