"""League files: what they say, and what is wrong with them in sentences."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from snapcount.cli.main import main
from snapcount.core.table import Refusal
from snapcount.games import find
from snapcount.seasons.league.league import TIE_BREAKERS
from snapcount.seasons.league.reading import BadLeague, load, looked_at, read, shipped
from snapcount.seasons.league.results_csv import league_from
from snapcount.seasons.league.schedule import Wanted, made
from snapcount.seasons.league.writing import written
from snapcount.seasons.season import Season
from tests.seasons.small import plain

SCHEMA = json.loads((files("snapcount.seasons.league") / "league.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", shipped())
def test_a_league_in_the_box_is_right_by_its_schema_and_its_check(name: str) -> None:
    jsonschema.validate(json.loads(shipped()[name]), SCHEMA)
    league = load(name)
    assert len(league.clubs) == 8
    assert len({league.games_of(club.id) for club in league.clubs}) == 1
    jsonschema.validate(json.loads(written(league)), SCHEMA)
    assert read(written(league)) == league


@pytest.mark.parametrize("name", [name for name in shipped() if name != "lantern_1974"])
def test_invented_leagues_have_coaches_of_different_habits(name: str) -> None:
    assert len({club.coach for club in load(name).clubs}) >= 5


def test_the_lantern_league_has_sixteen_games_a_club_and_the_table_of_its_readme() -> None:
    league = load("lantern_1974")
    readme = files("snapcount.games.canadian_pro") / "tables/leagues/lantern_1974/README.md"
    lines = readme.read_text(encoding="utf-8").splitlines()
    for club in league.clubs:
        assert league.games_of(club.id) == 16
        of = league.real["table"][club.id]
        figures = " | ".join(str(of[key]) for key in ("w", "l", "t", "for", "against"))
        assert any(club.name in line and f"| {figures} |" in line for line in lines), club.name


def test_the_schema_knows_the_tie_breakers_of_the_code() -> None:
    assert tuple(SCHEMA["properties"]["table"]["properties"]["tie_breakers"]["items"]["enum"]) == TIE_BREAKERS


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "game: 'chess' isn't one of them"),
    ({"gmae": 1}, "gmae: there is no such field (did you mean game?)."),
    ({"format": 2}, "format: expected 1, the format that this program reads."),
    ({"clubs": []}, "clubs: a league has from 2 to 64 clubs, this one 0."),
    ({"clubs": [{"id": "A", "name": "Ash"}, {"id": "A", "name": "Elm"}]}, "clubs[2].id: 'A' is there twice."),
    (
        {"clubs": [{"id": "A", "name": "Ash", "coach": "napoleon"}, {"id": "B", "name": "Elm"}]},
        "clubs[1].coach: Dice Football has no coach 'napoleon'",
    ),
    ({"clubs": [{"id": "A"}, {"id": "B", "name": "Elm"}]}, "clubs[1].name: a text is missing."),
    ({"schedule": [{"home": "ASH", "away": "OAK"}]}, "schedule[1].away: 'OAK' isn't one of them"),
    ({"schedule": [{"home": "ASH", "away": "ASH"}]}, "schedule[1].away: ASH can't play against itself."),
    ({"schedule": [], "playoffs": {}}, "schedule: no game is listed, and there are no play-offs."),
    ({"schedule": {"meetings": "two"}}, "schedule.meetings: 'two' isn't a whole number from 0 to 8."),
    ({"schedule": {"in_division": 4}}, "schedule.in_division: this league has no divisions."),
    ({"table": {"tie_breakers": ["beauty"]}}, "table.tie_breakers[1]: 'beauty' isn't one of"),
    (
        {
            "clubs": [
                {"id": "A", "name": "Ash"},
                {"id": "B", "name": "Elm", "division": "East"},
            ]
        },
        "clubs[2].division: 'East' is named nowhere: the league has no `divisions`.",
    ),
    ({"playoffs": {"clubs": 1}}, "playoffs.clubs: one club alone can't play"),
    ({"playoffs": {"clubs": 2, "by": "division"}}, "playoffs.by: this league has no divisions."),
    ({"options": {"overtme": True}}, "options: Dice Football has no option 'overtme'"),
    (
        {"real": {"results": [{"home": "ASH", "away": "BIR"}]}},
        "real.results[1].home_score: a score is missing.",
    ),
    ({"real": {"table": {"OAK": {}}}}, "real.table.OAK: there is no such club"),
]


@pytest.mark.parametrize(("changes", "sentence"), WRONG, ids=[sentence[:30] for _, sentence in WRONG])
def test_what_is_wrong_is_said_with_its_place(changes: dict[str, Any], sentence: str) -> None:
    _, problems = looked_at(json.dumps(plain(**changes)))
    assert any(problem.startswith(sentence) for problem in problems), problems


@pytest.mark.parametrize("text", ["", "[", "[]", "3", '{"clubs": 7}', "[" * 100_000, '{"year": 1e999}'])
def test_no_text_brings_the_check_down(text: str) -> None:
    league, problems = looked_at(text)
    assert league is None and problems


def test_team_files_beside_a_league_are_read_and_kept_whole(tmp_path: Path) -> None:
    box = files("snapcount.games.canadian_pro") / "tables/leagues/lantern_1974"
    for name in ("saltmarsh_herons", "fort_tansy_badgers"):
        (tmp_path / f"{name}.json").write_text((box / f"{name}.json").read_text(encoding="utf-8"))
    clubs = [
        {"id": "SMH", "name": "Herons", "cards": "saltmarsh_herons.json"},
        {"id": "FTB", "name": "Badgers", "cards": "fort_tansy_badgers.json"},
    ]
    league = {"format": 1, "name": "Two", "game": "canadian_pro", "clubs": clubs}
    (tmp_path / "league.json").write_text(json.dumps(league))
    assert load(tmp_path).clubs[0].cards.startswith("{")
    (tmp_path / "fort_tansy_badgers.json").write_text("{}")
    _, problems = looked_at(json.dumps(league))
    assert problems[0].startswith("clubs[1].cards: saltmarsh_herons.json lies elsewhere")
    with pytest.raises(BadLeague, match=r"clubs\[2\]\.cards: fort_tansy_badgers\.json: "):
        load(tmp_path)


def test_a_season_that_began_with_a_division_nobody_named_goes_on(tmp_path: Path) -> None:
    league = read(json.dumps(plain()))
    clubs = tuple(club._replace(division="East") for club in league.clubs)
    season = Season.new(replace(league, clubs=clubs), tmp_path / "my.season")
    with pytest.raises(BadLeague, match=r"clubs\[1\]\.division"):
        read(written(season.league))
    assert Season.open(tmp_path / "my.season").games()


def test_a_league_that_is_not_there_names_those_in_the_box() -> None:
    with pytest.raises(Refusal, match="lantern_1974"):
        load("nowhere")


# Schedules


@pytest.mark.parametrize("clubs", [2, 3, 5, 8])
@pytest.mark.parametrize("meetings", [1, 2, 3])
def test_in_a_round_robin_everybody_meets_everybody_and_nobody_twice_a_week(
    clubs: int, meetings: int
) -> None:
    names = [f"c{at}" for at in range(clubs)]
    schedule = made(names, {}, Wanted(meetings))
    met = Counter(frozenset((game.home, game.away)) for game in schedule)
    assert len(met) == clubs * (clubs - 1) // 2 and set(met.values()) == {meetings}
    in_a_week = Counter((game.week, club) for game in schedule for club in (game.home, game.away))
    assert max(in_a_week.values()) == 1
    at_home = Counter(game.home for game in schedule)
    games = meetings * (clubs - 1)
    assert all(abs(2 * at_home[name] - games) <= 3 for name in names), at_home


@pytest.mark.parametrize(("meetings", "inside"), [(1, 3), (2, 4), (2, 0), (3, 1)])
def test_divisions_meet_among_themselves_as_often_as_wanted(meetings: int, inside: int) -> None:
    divisions = {"east": ["a", "b", "c"], "west": ["d", "e", "f", "g"]}
    names = [club for of in divisions.values() for club in of]
    schedule = made(names, divisions, Wanted(meetings, inside))
    met = Counter(frozenset((game.home, game.away)) for game in schedule)
    for one in names:
        for other in names:
            if one < other:
                same = (one in divisions["east"]) == (other in divisions["east"])
                assert met[frozenset((one, other))] == (inside if same else meetings)
    in_a_week = Counter((game.week, club) for game in schedule for club in (game.home, game.away))
    assert max(in_a_week.values()) == 1


def test_a_bye_gives_everybody_one_more_week_off() -> None:
    names = ["a", "b", "c", "d"]
    schedule = made(names, {}, Wanted(2, byes=1))
    assert max(game.week for game in schedule) == 7
    assert all(sum(name in (game.home, game.away) for game in schedule) == 6 for name in names)


# The terminal


def test_check_prints_every_problem_and_leaves_with_two(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.json"
    file.write_text(json.dumps(plain(colour="red", game="chess")))
    assert main(["league", "check", str(file)]) == 2
    said = capsys.readouterr().out
    assert "bad.json: colour: there is no such field" in said and "game: 'chess'" in said
    assert main(["league", "check", "lantern_1974"]) == 0
    assert "8 clubs, 64 games in 17 weeks." in capsys.readouterr().out


def test_clubs_that_are_wrong_hide_no_other_problem() -> None:
    clubs = [{"id": "A", "name": "Ash"}, {"id": "A", "name": "Elm"}]
    schedule = [{"home": "A", "away": "Q"}, {"home": "A", "away": "A"}]
    _, problems = looked_at(json.dumps(plain(clubs=clubs, schedule=schedule, playoffs={"clubs": 1})))
    assert [problem.split(":")[0] for problem in problems] == [
        "clubs[2].id",
        "schedule[1].away",
        "schedule[2].away",
        "playoffs.clubs",
    ]


def test_results_become_a_league_with_its_real_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "r.csv").write_text(
        "Week,Home,Away,Home_Score,Away_Score\n1,Ash Grove,Birch,21,14\n2,Birch,Ash Grove,7,7\n3,Birch,Ash Grove,,\n"
    )
    wanted = ["--game", "dice_football", "--name", "Two", "--out", str(tmp_path / "two.json")]
    assert main(["league", "from-csv", str(tmp_path / "r.csv"), *wanted]) == 0
    league = load(tmp_path / "two.json")
    assert [club.name for club in league.clubs] == ["Ash Grove", "Birch"] and len(league.schedule) == 3
    assert len(league.real["results"]) == 2
    assert main(["season", "new", str(tmp_path / "two.json"), "--out", str(tmp_path / "two.season")]) == 0
    assert main(["season", "schedule", str(tmp_path / "two.season"), "--week", "1"]) == 0
    assert "Ash Grove – Birch  (really 21, 14)" in capsys.readouterr().out
    assert league.real["table"][league.clubs[0].id] == {"w": 1, "l": 0, "t": 1, "for": 28, "against": 21}


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "row 1: the file is empty"),
        ("home,guest\nA,B\n", "row 1, column away: there is no such column"),
        ("home,away\nA,A\n", "row 2, column away: A can't play against itself"),
        ("home,away,week\nA,B,first\n", "row 2, column week: 'first' isn't a whole number from 0 to 999"),
        ("home,away,week\nA,B,1000\n", "row 2, column week: '1000' isn't a whole number from 0 to 999"),
        (
            "home,away,home_score,away_score\nA,B,7,\n",
            "row 2, column away_score: one score without the other",
        ),
        (
            "home,away,date\nA,B,32.13.1974\n",
            "row 2, column date: '32.13.1974' isn't a date such as 1974-07-27",
        ),
        ("home,away\nA,B\nB,A,7\n", "row 3: it has 3 cells, and row 1 names 2"),
        (f"home,away\nA,{'B' * 41}\n", "row 2, column away: a club's name has at most 40 letters"),
    ],
)
def test_bad_results_are_named_by_row_and_column(
    text: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "r.csv").write_text(text)
    wanted = ["--game", "dice_football", "--name", "X", "--out", str(tmp_path / "x.json")]
    assert main(["league", "from-csv", str(tmp_path / "r.csv"), *wanted]) == 2
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "x.json").exists()


def test_results_divided_by_semicolons_are_read_and_dates_in_words_stay() -> None:
    text = "home;away;week;date\nAsh;Birch;1;a Sunday in May\nBirch;Ash;2;1974-10-05\n"
    league = league_from(text, find("dice_football"), "Two")
    assert [game.get("date") for game in league["schedule"]] == ["a Sunday in May", "1974-10-05"]


def test_every_bad_row_of_results_is_named_up_to_twenty(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "r.csv"
    wanted = ["--game", "dice_football", "--name", "X", "--out", str(tmp_path / "x.json")]
    file.write_text("home,away,home_score,away_score\nA,B,3,x\nA,B,7,7\nA,,3,2\n")
    assert main(["league", "from-csv", str(file), *wanted]) == 2
    said = capsys.readouterr().err.removeprefix("snapcount: ").splitlines()
    assert said == [
        f"{file}, row 2, column away_score: 'x' isn't a whole number from 0 to 9999.",
        f"{file}, row 4, column away: a club is missing.",
    ]
    file.write_text("home,away\n" + "A,A\n" * 25)
    assert main(["league", "from-csv", str(file), *wanted]) == 2
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 21 and said[-1] == "And 5 more."
