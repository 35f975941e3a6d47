"""A season from its first game to its champion: the same whatever the order, never torn, never lost."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import pytest

import snapcount
from snapcount import Refusal, Season
from snapcount.cli.main import main
from snapcount.core.record.verify import verdict
from snapcount.games import find
from snapcount.seasons.file import store
from snapcount.seasons.games.playing import play
from snapcount.seasons.league.reading import read
from tests.seasons.small import plain


def begun(path: Path, *, seed: int = 5, club: str = "") -> Season:
    return Season.new(read(json.dumps(plain())), path, seed=seed, club=club)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Season:
    season = begun(tmp_path_factory.mktemp("season") / "whole.season")
    list(season.simulate())
    return season


def scores(season: Season) -> list[tuple[object, ...]]:
    return [(game.home, game.away, game.home_score, game.away_score) for game in season.games()]


def test_the_library_has_season_at_its_top() -> None:
    assert snapcount.Season is Season


def test_a_season_has_its_final_and_a_champion(played: Season) -> None:
    *scheduled, final = played.games()
    assert len(scheduled) == 6 and final.stage == "final" and final.done
    assert set(final.clubs) == set(played.seeds())
    assert played.champion in final.clubs


def test_two_processes_and_any_order_give_the_same_season(played: Season, tmp_path: Path) -> None:
    together = begun(tmp_path / "together.season")
    list(together.simulate(jobs=2))
    assert scores(together) == scores(played)
    backwards = begun(tmp_path / "backwards.season")
    while due := backwards.due():
        backwards.keep_played(play(backwards.work(due[-1].number)))
    assert scores(backwards) == scores(played)
    assert all(backwards.record(at) == played.record(at) for at in range(1, 8))


def test_another_seed_is_another_season(played: Season, tmp_path: Path) -> None:
    other = begun(tmp_path / "other.season", seed=6)
    list(other.simulate())
    assert scores(other) != scores(played)


def test_every_game_is_a_record_that_can_be_verified(played: Season) -> None:
    for game in played.games():
        assert verdict(played.record(game.number), find).ok is True
        replayed = played.game(game.number)
        assert replayed.is_over and replayed.score == (game.home_score, game.away_score)
        assert replayed.names == ("Ash", "Birch", "Cedar", "Dogwood")[:0] + tuple(
            played.league.by_id()[club].name for club in game.clubs
        )


def test_it_stops_and_goes_on_where_it_was(played: Season, tmp_path: Path) -> None:
    season = begun(tmp_path / "a.season")
    assert len(list(season.simulate(weeks=1))) == 2
    season.close()
    again = Season.open(tmp_path / "a.season")
    assert sum(game.done for game in again.games()) == 2
    list(again.simulate())
    assert scores(again) == scores(played)


def test_your_club_is_left_to_you_unless_everybody_plays(tmp_path: Path) -> None:
    season = begun(tmp_path / "mine.season", club="birch")
    assert season.club == "BIR"
    assert all("BIR" not in game.clubs for game in season.simulate())
    mine = season.next()
    assert mine is not None and "BIR" in mine.clubs and not mine.done
    list(season.simulate(everybody=True))
    assert season.champion


def test_a_game_begun_by_a_person_goes_on_from_its_last_answer(tmp_path: Path) -> None:
    season = begun(tmp_path / "mine.season", club="birch")
    row = season.next()
    assert row is not None
    game = season.game(row.number)
    game.answer(game.options[0])
    season.keep(row.number, game)
    again = Season.open(tmp_path / "mine.season")
    assert again.row(row.number).begun and not again.row(row.number).done
    assert len(again.game(row.number).inputs) == len(game.inputs)


# Two programs, and damage


def test_a_game_counts_once_even_when_two_programs_play_it(tmp_path: Path) -> None:
    one = begun(tmp_path / "a.season")
    other = Season.open(tmp_path / "a.season")
    game = play(one.work(1))
    assert one.keep_played(game) and not other.keep_played(game)
    assert sum(row.done for row in other.games()) == 1


def test_a_season_that_another_program_writes_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store, "PATIENCE", 0.05)
    season = begun(tmp_path / "a.season")
    game = play(season.work(1))
    writer = sqlite3.connect(tmp_path / "a.season", isolation_level=None)
    writer.execute("BEGIN IMMEDIATE")
    with pytest.raises(Refusal, match="is being written by another program"):
        season.keep_played(game)
    writer.execute("ROLLBACK")
    assert season.keep_played(game)


def test_a_damaged_game_is_left_out_and_all_others_are_whole(played: Season, tmp_path: Path) -> None:
    path = tmp_path / "hurt.season"
    path.write_bytes(Path(played.store.name).read_bytes())
    writer = sqlite3.connect(path)
    writer.execute("UPDATE games SET home_score = home_score + 3 WHERE number = 2")
    writer.commit()
    writer.close()
    season = Season.open(path)
    assert "game 2 left out" in season.notes[0] and "hurt.season.damaged" in season.notes[0]
    assert not season.row(2).done and sum(game.done for game in season.games()) == 6
    assert (tmp_path / "hurt.season.damaged").exists()
    list(season.simulate())
    assert scores(season) == scores(played)
    assert Season.open(path).notes == ()


def test_torn_pages_cost_only_the_games_on_them(played: Season, tmp_path: Path) -> None:
    path = tmp_path / "torn.season"
    raw = bytearray(Path(played.store.name).read_bytes())
    raw[len(raw) // 2 : len(raw) // 2 + 4096] = b"\xff" * 4096
    path.write_bytes(raw)
    season = Season.open(path)
    assert season.notes
    assert 0 < sum(game.done for game in season.games()) < 7
    list(season.simulate())
    assert scores(season) == scores(played)


@pytest.mark.parametrize(
    ("pages", "whole", "lost"),
    [
        (1, 6, "the play-offs left out, to be played again"),
        (5, 0, "games 1–6 and the play-offs can't be read, played or not, and are to be played"),
    ],
)
def test_a_file_that_was_cut_off_opens_with_what_is_before_the_cut(
    pages: int, whole: int, lost: str, played: Season, tmp_path: Path
) -> None:
    path = tmp_path / "short.season"
    path.write_bytes(Path(played.store.name).read_bytes()[: -4096 * pages + 9])
    season = Season.open(path)
    assert sum(game.done for game in season.games()) == whole
    assert f"was damaged: {lost}." in season.notes[0]
    list(season.simulate())
    assert scores(season) == scores(played)
    assert Season.open(path).notes == ()


def test_a_game_that_stands_where_the_schedule_has_none_is_left_out(played: Season, tmp_path: Path) -> None:
    path = tmp_path / "swapped.season"
    path.write_bytes(Path(played.store.name).read_bytes())
    writer = sqlite3.connect(path)
    writer.execute("UPDATE games SET home = away, away = home WHERE number IN (3, 4)")
    writer.commit()
    writer.close()
    season = Season.open(path)
    assert "games 3–4 left out" in season.notes[0]
    list(season.simulate())
    assert scores(season) == scores(played)


@pytest.mark.parametrize("raw", [b"", b"not a season at all", b"SQLite format 3\x00" + b"\x00" * 4000])
def test_what_is_no_season_is_refused_in_a_sentence(raw: bytes, tmp_path: Path) -> None:
    (tmp_path / "x.season").write_bytes(raw)
    with pytest.raises(Refusal, match=r"isn't a season"):
        Season.open(tmp_path / "x.season")
    assert (tmp_path / "x.season").read_bytes() == raw


# The terminal


def test_the_commands_tell_the_season(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "timber.json").write_text(json.dumps(plain()))
    file = str(tmp_path / "my.season")
    assert main(["season", "new", str(tmp_path / "timber.json"), "--out", file, "--seed", "5"]) == 0
    assert main(["season", "next", file]) == 0
    assert "0 of 6 games played" in capsys.readouterr().out
    assert main(["season", "sim", file]) == 0
    assert "7 games played. Champion: " in capsys.readouterr().out
    for page in ("table", "schedule", "power", "verify"):
        assert main(["season", page, file]) == 0
    said = capsys.readouterr().out
    assert "Champion: " in said and "Week 4, final" in said and "7 of 7 games are as the rules" in said
    assert main(["season", "box", file, "1"]) == 0
    assert "First downs" in capsys.readouterr().out
    assert main(["season", "record", file, "1", "--out", str(tmp_path / "one.snap")]) == 0
    assert main(["verify", str(tmp_path / "one.snap")]) == 0
    capsys.readouterr()
    assert main(["season", "new", str(tmp_path / "timber.json"), "--out", file]) == 2
    assert main(["season", "box", file, "99"]) == 2
    assert main(["season", "play", file]) == 2
    said = capsys.readouterr().err
    assert "is there already" in said and "There is no game 99" in said and "no club of yours" in said
