"""Team files of people's own in a game: checked, part of its options and of its record, and nothing else needed."""

from __future__ import annotations

import json
from collections import OrderedDict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from snapcount.cli.main import main
from snapcount.core.drivers.sampled import play_out
from snapcount.core.game import Game
from snapcount.core.record.file import dump, parse
from snapcount.core.record.verify import verify
from snapcount.core.table import Refusal
from snapcount.games import find
from snapcount.games.canadian_pro.cards.check import check
from snapcount.games.canadian_pro.cards.tables import table
from snapcount.games.canadian_pro.teams import teams
from snapcount.games.canadian_pro.teams.reader import read_team

BOOK = find("canadian_pro")


def own_file(**changes: Any) -> str:
    """Edmonton's cards under another club's name."""
    return json.dumps({**table("teams/edmonton_1973"), "club": "Mudlark <b>Owls</b>", **changes}, indent=2)


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in another process, years later: no team has been brought yet."""
    monkeypatch.setattr(teams, "_texts", OrderedDict())


def played(options: dict[str, Any], answers: int = 60) -> Game:
    game = Game(BOOK, options, seed=11)
    coaches = [BOOK.coach("rookie").make() for _ in range(2)]
    random = Random(3)
    while not game.is_over and answers:
        seat = min(game.waiting)
        game.answer(coaches[seat].answer(game.view(seat), game.waiting[seat], random), seat)
        answers -= 1
    return game


def test_cp_1_6_a_file_of_ones_own_is_played_and_its_record_needs_no_file(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    value = BOOK.face.read_file(own_file()).value
    text = dump(played({"home": value, "minutes": 5}, 10_000))
    forget(monkeypatch)
    again = parse(text.encode(), find)
    assert dump(again) == text and again.is_over
    assert verify(text.encode(), find) is None
    assert teams.team(again.state.options.home).title == "Mudlark <b>Owls</b> 1973"
    assert any("Roy Bell" in again.say(event) for event in again.events)


def test_cp_1_6_a_state_names_the_file_by_its_hash_and_stays_small() -> None:
    game = played({"home": own_file(), "away": own_file(season=1955)}, 4)
    home, away = game.state.options.home, game.state.options.away
    assert home != away and home.startswith("own_") and len(home) < 40
    assert BOOK.face.board(game.view(), game.names)
    assert teams.team(away).title.endswith("1955")


def test_cp_1_6_the_same_cards_play_the_same_game_by_whatever_way_they_come() -> None:
    coaches = (BOOK.coach("rookie").make(), BOOK.coach("rookie").make())
    box = play_out(BOOK, {"minutes": 5}, coaches, 5)
    own = play_out(BOOK, {"minutes": 5, "home": own_file()}, coaches, 5)
    assert box.state.score == own.state.score and box.plays == own.plays


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"season": NaN}', "isn't a number of a card"),
        ('{"season": ' + "9" * 5_000 + "}", "isn't a number of a card"),
        ('"' + "x" * 70_000 + '"', "too large"),
        ("[]", "must be an object"),
        (own_file(lineup={}), "lineup.offence: is missing"),
        (own_file(club="A\nB"), "printable"),
        (own_file(club="\u202eevil"), "printable"),
        (own_file(club="\ud800"), "printable"),
        (own_file(club="x" * 200), "at most 80"),
    ],
)
def test_a_bad_file_gets_a_plain_sentence(text: str, sentence: str) -> None:
    read = BOOK.face.read_file(text)
    assert read.value == "" and any(sentence in problem for problem in read.problems)


def test_a_bad_file_in_the_options_is_refused_and_nothing_begins() -> None:
    with pytest.raises(
        Refusal, match=r"isn't a team file yet: lineup.offence: is missing \(and 1 more\)"
    ) as caught:
        Game(BOOK, {"home": own_file(lineup={})})
    assert caught.value.rule == "CP-1.6"
    with pytest.raises(Refusal, match="There is no team"):
        Game(BOOK, {"home": "x" * 5_000})


def test_one_name_belongs_to_one_man() -> None:
    team = json.loads(own_file())
    team["roster"]["defence"][0]["player"] = team["cards"]["quarterbacks"][0]["player"]
    assert any("has a card already, cards.quarterbacks[0]" in problem for problem in check(team))


def test_whatever_passes_the_check_can_be_played_and_nothing_breaks_it() -> None:
    """Files spoilt at random: the check never fails, and what it lets through the rules can read."""
    random = Random(1973)
    good = 0
    for _ in range(400):
        team = json.loads(own_file())
        spoil(team, random)
        if check(team):
            continue
        good += 1
        read_team("spoilt", team)
        play_out(BOOK, {"minutes": 5, "home": json.dumps(team)}, coaches(), random.randrange(99))
    assert good


def coaches() -> tuple[Any, Any]:
    return BOOK.coach("rookie").make(), BOOK.coach("rookie").make()


def spoil(value: Any, random: Random) -> None:
    """Another value somewhere in the file."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    key = random.choice(keys)
    if isinstance(value[key], dict | list) and value[key] and random.random() < 0.97:
        spoil(value[key], random)
        return
    value[key] = random.choice(
        [None, 0, -3, 12.5, 10**9, "", "7", "TD", "C", "-4F", [], {}, True, "QB", [2, 12]]
    )


def test_the_terminal_takes_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "owls.json"
    path.write_text(own_file(), encoding="utf-8")
    assert main(["simulate", "canadian_pro", "-n", "1", "--workers", "1", "-o", f"home={path}"]) == 0
    path.write_text(own_file(lineup={}), encoding="utf-8")
    capsys.readouterr()
    assert main(["simulate", "canadian_pro", "-n", "1", "-o", f"home={path}"]) == 2
    assert "lineup.offence: is missing (and 1 more)" in capsys.readouterr().err
    assert main(["simulate", "canadian_pro", "-n", "1", "-o", "home=none.json"]) == 2
    assert "There is no file none.json" in capsys.readouterr().err
