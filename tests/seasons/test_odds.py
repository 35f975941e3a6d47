"""The odds of a season: drawn from games of every pairing, the same whatever the processes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from snapcount import Season
from snapcount.cli.main import main
from snapcount.core.drivers.sampled import play_out
from snapcount.games import find
from snapcount.seasons.games.odds import Odds, drawn, draws, pairings, play_pairing, pools_of, together
from snapcount.seasons.league.reading import load, read
from tests.seasons.small import plain


def begun(folder: Path) -> Season:
    return Season.new(read(json.dumps(plain())), folder / "t.season", seed=5)


def test_chances_add_up(tmp_path: Path) -> None:
    odds = begun(tmp_path).odds(200, 2)
    assert odds.replays == 200 and sum(odds.champions.values()) == 200
    assert sum(odds.playoffs.values()) == 400
    for place in range(4):
        assert sum(places[place] for places in odds.places.values()) == 200
    assert sum(odds.points.values()) == 200 * 6 * 2


def test_two_processes_give_the_same_odds(tmp_path: Path) -> None:
    season = begun(tmp_path)
    assert season.odds(300, 1, jobs=2) == season.odds(300, 1)


def test_a_pairing_is_played_in_a_row_once_all_have_met(tmp_path: Path) -> None:
    """Who stops after the first round has a game of everybody; after it a worker keeps to two clubs."""
    works = pairings(begun(tmp_path), 30)
    pieces = together(works)
    pairs = {work.clubs for work in works}
    assert [len(piece) for piece in pieces] == [1] * len(pairs) + [25, 4] * len(pairs)
    assert {piece[0].clubs for piece in pieces[: len(pairs)]} == pairs
    assert all(len({work.clubs for work in piece}) == 1 for piece in pieces)
    played = [work for piece in pieces for work in piece]
    assert sorted(played, key=lambda work: work.seed) == sorted(works, key=lambda work: work.seed)
    for pair in pairs:  # in the order of the rounds, so that the odds are the same
        assert [work.seed for work in played if work.clubs == pair] == [
            work.seed for work in works if work.clubs == pair
        ]


def test_who_always_wins_is_always_champion(tmp_path: Path) -> None:
    season = begun(tmp_path)
    pools = {work.clubs: [(0, 7) if "BIR" in work.clubs[1:] else (7, 0)] for work in pairings(season, 1)}
    found = Odds()
    for work in draws(season, pools, 50):
        found.add(drawn(work))
    assert found.champions == {"BIR": 50} and found.places["BIR"][0] == 50


def test_what_has_been_played_stays_and_a_champion_is_certain(tmp_path: Path) -> None:
    season = begun(tmp_path)
    list(season.simulate())
    assert pairings(season, 3) == []
    odds = season.odds(20, 1)
    assert odds.champions == {season.champion: 20}
    assert odds.places[season.table()[0].standing.club][0] == 20


def test_in_a_game_with_cards_every_pairing_is_played_with_one_games_rations(tmp_path: Path) -> None:
    season = Season.new(load("lantern_1974"), tmp_path / "l.season")
    works = pairings(season, 1)
    assert len(works) == 56 and works[0].carried[0].part == 1 / 16
    quick = works[0]._replace(coaches=("rookie", "rookie"))
    assert play_pairing(quick) == play_pairing(quick)
    assert pools_of([play_pairing(quick)]).keys() == {quick.clubs}


def test_a_game_can_be_played_out_from_a_position(tmp_path: Path) -> None:
    rulebook = find("dice_football")
    options = rulebook.settle({})
    start = rulebook.rules.start(options)._replace(score=(70, 0))
    coach = rulebook.coach("rookie").make()
    assert play_out(rulebook, options, (coach, coach), 1, start=start).score[0] >= 70


def test_odds_in_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = begun(tmp_path).store.name
    assert main(["season", "odds", file, "--replays", "100", "--games", "1"]) == 0
    said = capsys.readouterr().out
    assert "champion" in said and "100 seasons drawn" in said and "from 12 games" in said
    assert main(["season", "odds", file, "--replays", "100", "--games", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert sum(club["champion"] for club in found["clubs"].values()) == pytest.approx(1.0)
