"""Leaders, pages, records and the real season beside: all of it adds up to the games."""

from __future__ import annotations

import csv
import json
from collections import Counter
from pathlib import Path

import pytest

from snapcount import Refusal, Season
from snapcount.cli.main import main
from snapcount.seasons.books.books import CATEGORIES
from snapcount.seasons.books.compare import Beside, compare, proportion
from snapcount.seasons.books.records import records, season_records
from snapcount.seasons.books.text import (
    club_text,
    compare_text,
    leaders_text,
    player_text,
    records_text,
    usage_text,
)
from snapcount.seasons.file.export import export
from snapcount.seasons.league.reading import read
from snapcount.seasons.text import grid_text
from tests.seasons.small import plain


@pytest.fixture(scope="module")
def lantern(tmp_path_factory: pytest.TempPathFactory) -> Season:
    """Three weeks of the Lantern League, by quick coaches."""
    text = json.dumps(lantern_of_rookies())
    season = Season.new(read(text), tmp_path_factory.mktemp("books") / "l.season", seed=5)
    list(season.simulate(weeks=3))
    return season


def lantern_of_rookies() -> object:
    from snapcount.seasons.league.reading import shipped

    league = json.loads(shipped()["lantern_1974"])
    for club in league["clubs"]:
        club["coach"] = "rookie"
    return league


def test_the_lines_of_the_men_add_up_to_the_clubs(lantern: Season) -> None:
    books = lantern.books()
    for club in books.clubs():
        for category, name in (
            ("rushing", "rushing_yards"),
            ("passing", "passing_yards"),
            ("passing", "completions"),
        ):
            men = [line for line in books.players(category) if line["club"] == club["club"]]
            assert sum(line[name] for line in men) == club[name], (club["club"], name)
        caught = [line for line in books.players("receiving") if line["club"] == club["club"]]
        assert sum(line["receiving_yards"] for line in caught) == club["passing_yards"]
        kicked = [line for line in books.players("kicking") if line["club"] == club["club"]]
        assert sum(line.get("field_goals_made", 0) for line in kicked) == club["field_goals_made"]
        assert sum(line.get("extra_points", 0) for line in kicked) == club["extra_points"]


def test_returns_are_those_of_the_events(lantern: Season) -> None:
    told: Counter[str] = Counter()
    for game in lantern.results():
        for event in lantern.game(game.number).events:
            if event.what == "returned" and event.facts.get("card") == "kickoff return":
                told[event.facts["player"]] += event.facts["yards"]
    counted = {
        line["player"]: line.get("kickoff_return_yards", 0) for line in lantern.books().players("returns")
    }
    # A play that a penalty wiped out gave nobody yards.
    assert sum(counted.values()) <= sum(told.values()) and counted.keys() >= {
        man for man, _ in told.most_common(3)
    }


def test_what_one_allows_the_other_gains(lantern: Season) -> None:
    books = lantern.books()
    own, allowed = books.clubs(), books.clubs(against=True)
    assert sum(line["points"] for line in own) == sum(line["points"] for line in allowed)
    assert {line["club"]: line["points"] for line in own} == {
        place.standing.club: place.standing.points_for for place in lantern.table()
    }


def test_leaders_come_best_first_and_in_order(lantern: Season) -> None:
    found = lantern.books().leaders("rushing", 5)
    assert len(found) == 5
    assert [line["rushing_yards"] for line in found] == sorted(
        (line["rushing_yards"] for line in found), reverse=True
    )
    with pytest.raises(Refusal, match="There are no leaders in 'hugging'"):
        lantern.books().leaders("hugging")
    text = leaders_text(lantern)
    assert all(
        CATEGORIES[name].title in text for name in ("passing", "rushing", "receiving", "kicking", "returns")
    )


def test_a_players_page_has_his_games_their_sum_and_his_card(lantern: Season) -> None:
    page = player_text(lantern, "emberspoon")
    assert page.startswith("Gil Emberspoon, Saltmarsh Herons")
    assert "on his card" in page and "1029" in page
    with pytest.raises(Refusal, match="could be several men"):
        player_text(lantern, "Levi")
    with pytest.raises(Refusal, match="Nobody in this season is called"):
        player_text(lantern, "Zaphod")


def test_a_clubs_page_has_its_games_and_men(lantern: Season) -> None:
    page = club_text(lantern, "salt")
    assert "coach Gordie" in page and "Gil Emberspoon" in page and "Against" in page


def test_records_are_the_best_of_all_games(lantern: Season) -> None:
    best = {record.title: record for record in records(lantern.books())}
    scores = [score for game in lantern.results() for score in game[4:6]]
    assert best["Most points"].value == max(scores)
    runs = [line["longest"] for _, line in lantern.books().lines if line["category"] == "rushing"]
    assert best["Longest run"].value == max(runs)
    whole = {record.title: record for record in season_records(lantern.books())}
    assert whole["Most points"].value == max(line["points"] for line in lantern.books().clubs())
    assert whole["Most rushing yards"].value == lantern.books().players("rushing")[0]["rushing_yards"]
    assert whole["Most wins"].value == max(place.standing.won for place in lantern.table())
    one_game, one_season = records_text(lantern).split("\n\n")
    assert one_game.startswith("In one game") and one_season.startswith("In one season")
    assert "Most points" in one_game and "Most wins  " in one_season


def test_records_of_several_seasons_name_the_season(lantern: Season, tmp_path: Path) -> None:
    other = Season.new(lantern.league, tmp_path / "other.season", seed=6)
    list(other.simulate(weeks=1))
    text = records_text(lantern, other)
    best = max(max(game[4:6]) for season in (lantern, other) for game in season.results())
    line, sums = (line for line in text.splitlines() if line.startswith("Most points  "))
    assert f" {best} " in line and line.endswith(".season")
    assert " game " not in sums and sums.endswith(".season")
    dice = Season.new("bluewater", tmp_path / "dice.season")
    with pytest.raises(Refusal, match="dice.season is a season of Dice Football: records are of one game"):
        records_text(lantern, dice)


def test_the_grid_has_every_meeting_from_both_sides(lantern: Season) -> None:
    rows = [line.split() for line in grid_text(lantern).splitlines()[1:]]
    met = [cell.split("–") for row in rows for cell in row[1:]]
    assert len(met) == 2 * len({frozenset((game.home, game.away)) for game in lantern.results()})
    assert sum(int(won) for won, *_ in met) == sum(int(lost) for _, lost, *_ in met)


def test_usage_says_who_has_had_more_than_his_share(lantern: Season) -> None:
    text = usage_text(lantern, "SMH")
    games = len([game for game in lantern.games("SMH") if game.done])
    (line,) = (line for line in text.splitlines() if line.startswith("Gil Emberspoon") and "carries" in line)
    assert line.split()[3:6][1:] == [str(round(201 * (games + 1) / 16, 1)), "201"]


def test_the_real_season_stands_beside_and_only_more_than_chance_is_marked(lantern: Season) -> None:
    found = compare(lantern)
    herons = [line for line in found if line.club == "SMH" and not line.who]
    assert [line.figure for line in herons] == ["win share", "points a game", "points allowed a game"]
    assert herons[0].real == pytest.approx(6.5 / 16, abs=0.001)
    assert "differ by more than chance" in compare_text(lantern)
    line = {"club": "SMH", "player": "A"}
    (near,) = proportion(line, "rate", 50, 100, 52, 100)
    (far,) = proportion(line, "rate", 50, 100, 90, 100)
    assert not near.differs and far.differs and far.chance == pytest.approx(8.0)
    assert not Beside("SMH", "", "x", 1, 2, None).differs


def test_a_league_without_a_real_season_has_nothing_to_compare(tmp_path: Path) -> None:
    season = Season.new(read(json.dumps(plain())), tmp_path / "t.season")
    with pytest.raises(Refusal, match="has no real season"):
        compare(season)


def test_in_games_without_players_the_clubs_lead(tmp_path: Path) -> None:
    season = Season.new(read(json.dumps(plain())), tmp_path / "t.season")
    assert leaders_text(season) == "No game has been played yet."
    list(season.simulate(weeks=1))
    assert "Offence, a game" in leaders_text(season) and "Ash" in leaders_text(season)
    with pytest.raises(Refusal, match="This game names no players"):
        player_text(season, "Bell")


def test_files_for_other_programs(lantern: Season, tmp_path: Path) -> None:
    written = export(lantern, tmp_path / "out", plays=True, records=True)
    played = len(lantern.results())
    assert len(written) == 4 + played
    with (tmp_path / "out" / "results.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 64 and rows[0]["game_id"].startswith("1974_01_") and rows[-1]["home_score"] == ""
    with (tmp_path / "out" / "plays.csv").open(encoding="utf-8") as file:
        plays = list(csv.DictReader(file))
    assert {row["game_id"] for row in plays} == {row["game_id"] for row in rows[:played]}
    export(lantern, tmp_path / "all.json")
    whole = json.loads((tmp_path / "all.json").read_text(encoding="utf-8"))
    assert whole["seed"] == "5" and len(whole["standings"]) == 8
    (tmp_path / "there").write_text("x")
    with pytest.raises(Refusal, match="give a folder"):
        export(lantern, tmp_path / "there")


def test_the_books_in_the_terminal(
    lantern: Season, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = lantern.store.name
    for words in (["leaders"], ["leaders", "rushing"], ["records"], ["compare", "--all"]):
        assert main(["season", words[0], file, *words[1:]]) == 0
    assert main(["season", "player", file, "Gil Emberspoon"]) == 0
    assert main(["season", "club", file, "SMH"]) == 0
    assert main(["season", "usage", file, "SMH"]) == 0
    assert main(["season", "grid", file]) == 0
    assert main(["season", "export", file, "--out", str(tmp_path / "x.json")]) == 0
    assert "1 file written." in capsys.readouterr().out
    assert main(["season", "leaders", file, "hugging"]) == 2
