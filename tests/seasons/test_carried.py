"""Canadian Pro Football: who is hurt misses games (CP-9.10), and nobody has the ball oftener than on his card."""

from __future__ import annotations

import json
import sqlite3
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snapcount import Season
from snapcount.core.record.verify import verdict
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games import find
from snapcount.games.canadian_pro.coaches.rationed import Rationed
from snapcount.games.canadian_pro.questions import CallPlay
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.state import Hurt
from snapcount.games.canadian_pro.teams.season import Out, limits, line_up, opening, still_out
from snapcount.seasons.games.carried import out_for
from snapcount.seasons.games.playing import play
from snapcount.seasons.league.reading import read
from snapcount.seasons.text import injuries_text

HERONS, BADGERS = "saltmarsh_herons", "fort_tansy_badgers"
OPTIONS = find("canadian_pro").settle({"home": HERONS, "away": BADGERS})


def fragile(name: str) -> str:
    """A team of men who are hurt for games whenever they are hurt at all."""
    path = files("snapcount.games.canadian_pro") / f"tables/leagues/lantern_1974/{name}.json"
    plain: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for group in ("quarterbacks", "backs", "receivers"):
        for man in plain["cards"][group]:
            man["injury"] = 3
    return json.dumps(plain)


def two_clubs(folder: Path, **changes: Any) -> Season:
    clubs = [
        {"id": "SMH", "name": "Herons", "coach": "rookie", "cards": fragile(HERONS)},
        {"id": "FTB", "name": "Badgers", "coach": "rookie", "cards": fragile(BADGERS)},
    ]
    league = {"format": 1, "name": "Two", "game": "canadian_pro", "clubs": clubs, "schedule": {"meetings": 8}}
    return Season.new(read(json.dumps({**league, **changes})), folder / "two.season", seed=3)


@pytest.fixture(scope="module")
def season(tmp_path_factory: pytest.TempPathFactory) -> Season:
    made = two_clubs(tmp_path_factory.mktemp("carried"))
    list(made.simulate())
    return made


@pytest.mark.rules("CP-9.10")
def test_cp_9_10_a_man_hurt_for_games_misses_so_many_and_comes_back(season: Season) -> None:
    missed = 0
    for club in ("SMH", "FTB"):
        due: dict[str, int] = {}
        for game in season.games(club):
            before = dict(season.carried(club, game.number).out)
            assert before == due, f"game {game.number}"
            seat = Seat(game.clubs.index(club))
            replayed = season.game(game.number)
            out = {man.player for man in replayed.moments[0].state.hurt if man.seat is seat}
            assert out == set(due)
            used = {
                line["player"]
                for line in season.store.boxes([game.number])[game.number]["players"]
                if line["club"] == club and line["category"] in ("rushing", "receiving", "passing")
            }
            assert not used & set(due)
            missed += len(due)
            due = {man: games - 1 for man, games in due.items() if games > 0}
            for hurt in replayed.state.hurt:
                if hurt.seat is seat and hurt.scope == "game" and hurt.games > 0 and hurt.player not in out:
                    due[hurt.player] = hurt.games - 1
    assert missed > 5, "nobody was hurt: the test says nothing"


def test_games_with_men_out_are_records_like_any_other(season: Season) -> None:
    numbers = [game.number for game in season.games() if season.carried(game.home, game.number).out]
    assert numbers
    assert verdict(season.record(numbers[0]), find).ok is True


def test_who_is_out_is_told(season: Season, tmp_path: Path) -> None:
    copy = tmp_path / "copy.season"
    copy.write_bytes(Path(season.store.name).read_bytes())
    number = next(game.number for game in season.games() if season.carried(game.home, game.number).out)
    writer = sqlite3.connect(copy)
    writer.execute(
        "UPDATE games SET home_score = NULL, away_score = NULL, record = NULL, box = NULL WHERE number >= ?",
        (number,),
    )
    writer.commit()
    writer.close()
    again = Season.open(copy)
    man, games = again.carried(again.row(number).home, number).out[0]
    assert f"{man} is out for {out_for(games)}." in injuries_text(again)
    assert out_for(0) == "this game" and out_for(98) == "the rest of the season"


def test_without_injuries_everybody_is_there_again(tmp_path: Path) -> None:
    season = two_clubs(tmp_path, injuries=False, schedule={"meetings": 2})
    season.keep_played(play(season.work(1)))
    assert season.carried("SMH", 2).out == ()


@pytest.mark.rules("CP-9.10")
def test_cp_9_10_the_longer_of_two_injuries_counts_and_games_are_counted_down() -> None:
    began = opening(OPTIONS, {Seat.HOME: [Out("Gil Emberspoon", 2)]}, {})
    assert line_of(began, Seat.HOME).men["HB"].name != "Gil Emberspoon"
    again = Hurt(Seat.HOME, "Gil Emberspoon", "play", True)
    fresh = Hurt(Seat.AWAY, "Noah Gravelsleigh", "game", True, 1)
    for_now = Hurt(Seat.AWAY, "Gabe Shinglepail", "game", True, 0)
    found = still_out(began, began._replace(hurt=(again, fresh, for_now)))
    assert found == {Seat.HOME: (Out("Gil Emberspoon", 1),), Seat.AWAY: (Out("Noah Gravelsleigh", 0),)}


def test_nobody_has_the_ball_oftener_than_on_his_card(season: Season) -> None:
    """Though rookies call any man: HB, FB and WB alike."""
    lines = season.books().players("rushing")
    for club in season.league.clubs:
        most = limits(club.cards)
        carries = {line["player"]: line["rushes"] for line in lines if line["club"] == club.id}
        assert sum(carries.values()) > 100
        for man, had in carries.items():
            assert ("rushes", man) not in most or had <= most["rushes", man] + 2, man


def test_without_usage_the_coach_gives_the_ball_to_whom_he_likes(tmp_path: Path) -> None:
    season = two_clubs(tmp_path, usage=False, schedule={"meetings": 2})
    assert season.work(1).carried[0].part == 0
    assert season.game(1).state.changes == ()


def test_the_man_who_has_had_least_of_his_season_begins() -> None:
    assert line_up(HERONS, {}, ())["QB"] == "Jud Mustarddrum"
    used = {("passes", "Jud Mustarddrum"): 40.0}
    assert line_up(HERONS, used, ())["QB"] == "Silas Snowpaddle"
    assert line_up(HERONS, used, (Out("Silas Snowpaddle", 0),))["QB"] == "Jud Mustarddrum"
    tired = {("rushes", "Gil Emberspoon"): 60.0, ("targets", "Gil Emberspoon"): 10.0}
    chosen = line_up(HERONS, tired, ())
    assert "Gil Emberspoon" not in chosen.values() and chosen["HB"] == "Ike Copperlamp"
    assert chosen["FB"] == "Yale Walnutwagon"


class Stubborn:
    """Always the same man."""

    def answer(self, view: Any, question: Any, random: Random) -> Any:
        return Call("run", "HB") if isinstance(question, CallPlay) else question.sample(random)


def test_a_coach_who_keeps_to_the_cards_gives_the_ball_to_the_man_with_most_of_his_share_left() -> None:
    state = opening(OPTIONS, {}, {})._replace(phase="scrimmage", situation=Situation(Seat.HOME, 40, 1, 50))
    most = {
        ("rushes", "Gil Emberspoon"): 2.0,
        ("rushes", "Yale Walnutwagon"): 10.0,
        ("rushes", "Hob Barleyjacket"): 4.0,
    }
    coach = Rationed(Stubborn(), most, {("rushes", "Yale Walnutwagon"): 6.0})
    called = [coach.answer(None, CallPlay(state), Random(1)).who for _ in range(9)]
    assert called == ["HB", "HB", "WB", "WB", "WB", "FB", "FB", "WB", "FB"]
