"""The head-to-head book: every game for keeps once, who won it, and how it has gone lately."""

from __future__ import annotations

import json
import os
from pathlib import Path
from random import Random

import pytest

from snapcount import Season
from snapcount.cli.main import main
from snapcount.coaches import find_coach
from snapcount.core.drivers.coached import let_coaches_play
from snapcount.core.game import Game
from snapcount.core.table import Refusal, Seat
from snapcount.games import find
from snapcount.seasons.books.head_to_head import Meeting, Reading, book_text, head_to_head
from snapcount.seasons.league.reading import read
from tests.seasons.small import plain


def met(names: tuple[str, str], score: tuple[int, int], game: str = "dice_football") -> Meeting:
    winner = "" if score[0] == score[1] else names[score[0] < score[1]]
    return Meeting(game, names, score, winner, "")


GAMES = [
    met(("Ada", "Bob"), (7, 14)),
    met(("Bob", "Ada"), (3, 10)),
    met(("Ada", "Bob"), (20, 0), "card_bowl"),
    met(("Cy", "Ada"), (6, 6)),
]


def test_two_have_one_line_whoever_was_at_home() -> None:
    first, second = head_to_head(GAMES)
    assert (first.one, first.other, str(first.total)) == ("Ada", "Bob", "2–1")
    assert (first.total.points, first.total.against) == (37, 17)
    assert first.letters == "LWW" and first.streak == "W2"
    assert {game: str(record) for game, record in first.by_game.items()} == {
        "dice_football": "1–1",
        "card_bowl": "1–0",
    }
    assert (second.streak, str(second.total)) == ("T1", "0–0–1")


def test_it_reads_as_a_book() -> None:
    text = book_text(head_to_head(GAMES))
    assert "Ada and Bob: 3 games, Ada 2–1, 37:17 points, the last 2 to Ada" in text
    assert "Card Bowl" in text
    assert "Ada and Cy: 1 game, level at 0–0–1, 6:6 points, the last tied" in text
    assert book_text([]) == "Nobody has met yet."


def played(path: Path, names: tuple[str, str], seed: int, *, keeps: bool = True, at: int = 0) -> Game:
    rulebook = find("dice_football")
    game = Game(rulebook, {"plays_per_quarter": 12}, seed=seed, names=names)
    game.for_keeps = keeps
    let_coaches_play(game, (find_coach(rulebook, "rookie"), find_coach(rulebook, "rookie")), Random(seed))
    game.save(path)
    os.utime(path, (at, at))
    return game


def test_records_count_once_and_for_keeps_only(tmp_path: Path) -> None:
    game = played(tmp_path / "one.snap", ("Ada", "Bob"), 1)
    (tmp_path / "copy.snap").write_bytes((tmp_path / "one.snap").read_bytes())
    played(tmp_path / "practice.snap", ("Ada", "Bob"), 2, keeps=False)
    Game(find("dice_football"), seed=4).save(tmp_path / "unfinished.snap")
    (tmp_path / "broken.snap").write_text("no record", encoding="utf-8")
    reading = Reading()
    found = reading.read([tmp_path])
    assert [meeting.score for meeting in found] == [game.score]
    assert len(reading.notes) == 1 and "broken.snap" in reading.notes[0]
    assert len(Reading(practice=True).read([tmp_path])) == 2
    assert Reading({"Bob": "Robert"}).read([tmp_path])[0].names == ("Ada", "Robert")
    with pytest.raises(Refusal, match="There is no file or folder"):
        Reading().read([tmp_path / "nowhere"])


def test_two_people_s_game_counts_unless_something_was_taken_back(tmp_path: Path) -> None:
    """Only a game against a coach can be said to be for keeps: two people's is known by their parts in the dice."""
    rulebook = find("dice_football")
    coaches = (find_coach(rulebook, "rookie"), find_coach(rulebook, "rookie"))
    parts = {"by_link": ("kick", "off"), "one_keyboard": ("", ""), "taken_back": ("kick", "off")}
    for name, contributions in parts.items():
        game = Game(
            rulebook, {"plays_per_quarter": 12}, seed=1, names=("Ada", "Bob"), contributions=contributions
        )
        if name == "taken_back":
            game.answer(game.options[0])
            game.cut(0, game.inputs[0].seat)
        let_coaches_play(game, coaches, Random(1))
        game.save(tmp_path / f"{name}.snap")
    (found,) = Reading().read([tmp_path])
    assert found.names == ("Ada", "Bob") and found.source.endswith("by_link.snap")
    assert len(Reading(practice=True).read([tmp_path])) == 3


def test_games_stand_in_order_of_time(tmp_path: Path) -> None:
    games = [played(tmp_path / f"{9 - at}.snap", ("Ada", "Bob"), at, at=1000 + at) for at in range(3)]
    assert [meeting.score for meeting in Reading().read([tmp_path])] == [game.score for game in games]


def test_who_gives_up_has_lost_whatever_the_score(tmp_path: Path) -> None:
    game = Game(find("dice_football"), seed=4, names=("Ada", "Bob"))
    game.for_keeps = True
    game.resigned = Seat.HOME
    game.save(tmp_path / "given_up.snap")
    (found,) = Reading().read([tmp_path])
    assert found.winner == "Bob" and found.score == (0, 0)


def test_a_season_gives_the_games_that_a_person_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    season = Season.new(read(json.dumps(plain())), tmp_path / "my.season", seed=3, club="ASH")
    list(season.simulate(everybody=True))
    assert Reading().read([tmp_path]) == []
    everybody = Reading(practice=True).read([tmp_path])
    assert len(everybody) == len(season.games())
    mine = Season.new(read(json.dumps(plain())), tmp_path / "mine.season", seed=4, club="ASH")
    row = mine.games("ASH")[0]
    game = mine.game(row.number)
    coach = find_coach(game.rulebook, "rookie")
    let_coaches_play(game, (coach, coach), Random(1))
    mine.keep(row.number, game, by="ASH")
    (found,) = Reading().read([tmp_path])
    assert "Ash" in found.names and found.source.endswith(f"mine.season, game {row.number}")
    assert main(["book", str(tmp_path), "--same", "Ash=Ada", "--with", "ada"]) == 0
    assert "1 game" in capsys.readouterr().out
    assert main(["book", str(tmp_path), "--json"]) == 0
    (line,) = json.loads(capsys.readouterr().out)
    assert line["total"]["won"] + line["total"]["lost"] + line["total"]["tied"] == 1
    assert main(["book", str(tmp_path), "--same", "Ash"]) == 2
