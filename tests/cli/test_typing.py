"""What a person types: beginnings of words, lines of earlier days, receivers for hexes, Ctrl-C."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import snapcount
from snapcount.cli import keys
from snapcount.cli.answers import read_answer
from snapcount.cli.main import main
from snapcount.core.table import Refusal
from snapcount.games.scrimmage.questions.listed import NameTarget
from tests.cli.terminal import out, refused, typed


def calling(name: str, kind: str) -> Any:
    """A game at the first question of this kind."""
    game = snapcount.new(name, seed=3)
    while type(game.question).__name__ != kind:
        game.answer(game.options[0])
    return game


@pytest.mark.parametrize(
    ("text", "label"),
    [("run bell", "Run: HB Bell"), ("lo wind", "Long: WB Windrow"), ("Run: FB", "Run: FB Grainlift")],
)
def test_beginnings_of_words_are_enough(text: str, label: str) -> None:
    game = calling("canadian_pro", "CallPlay")
    answer = read_answer(game, game.question, text)
    assert game.rulebook.face.words.label(game.question, answer) == label


def test_what_may_mean_several_says_which() -> None:
    game = calling("dice_football", "CallDefence")
    with pytest.raises(Refusal, match="'def' may mean Defence 1, Defence 2, .*: type a little more"):
        read_answer(game, game.question, "def")
    assert read_answer(game, game.question, "def 3") == 3


def test_a_pass_target_is_a_receiver_and_hexes_downfield_of_him() -> None:
    game = snapcount.new("scrimmage", seed=3, quick_setup=True)
    coach, random = game.rulebook.coach("rookie").make(), __import__("random").Random(1)
    while not isinstance(game.question, NameTarget):
        assert game.seat is not None and game.question is not None
        game.answer(coach.answer(game.view(game.seat), game.question, random), game.seat)
    question, man = game.question, game.question.receivers()[0]
    assert read_answer(game, question, f"{man} 3") == question.ahead_of(man, 3)
    assert (
        read_answer(game, question, man.lower()) == next(iter(question.options())) == question.ahead_of(man)
    )
    assert read_answer(game, question, "2140") in question.options()
    with pytest.raises(Refusal, match="off the field"):
        read_answer(game, question, f"{man} 99")


def test_lines_are_remembered_in_the_data_folder_and_a_broken_history_is_none(tmp_path: Path) -> None:
    readline = pytest.importorskip("readline")
    path = tmp_path / "terminal" / "history"
    readline.clear_history()
    readline.add_history("run bell")
    keys.write(readline, path)
    readline.clear_history()
    keys.remember(readline, path)
    assert readline.get_history_item(1) == "run bell"
    keys.remember(readline, tmp_path)
    assert readline.get_current_history_length() == 0


def test_without_readline_one_types_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr("importlib.import_module", missing)
    keys.line_editing.__wrapped__()


def test_control_c_keeps_the_game_and_says_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "friday.snap"

    class Hands:
        lines = iter(["1", "1"])

        def isatty(self) -> bool:
            return False

        def readline(self) -> str:
            for line in self.lines:
                return line
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Hands())
    assert main(["play", "dice_football", "--against", "veteran", "--file", str(path)]) == 130
    said = capsys.readouterr().out
    assert f"`snapcount play dice_football --away veteran --file {path}` goes on" in said
    assert len(path.read_text().splitlines()) > 3


def test_what_is_asked_of_a_resumed_game_is_said_to_be_for_a_new_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed(monkeypatch, "1", "q")
    out(capsys, "play", "dice_football", "--length", "quick")
    typed(monkeypatch, "q")
    again = out(capsys, "play", "dice_football", "--length", "full")
    assert "It stays as it began: --length full is for a new one." in again
    assert "There is no length 'huge'" in refused(capsys, "play", "dice_football", "--length", "huge")


def test_the_list_of_games_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "games")
    assert "intervals_per_quarter=12…180" in said and "overtime=" in said
    assert max(map(len, said.splitlines())) <= 100
