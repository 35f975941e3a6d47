"""The terminal: what a person types and reads, and one sentence for everything that is wrong."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.cli.main import COMMANDS, main
from snapcount.games import GAMES, find
from tests.cli.terminal import out, refused


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    assert "example" in capsys.readouterr().out


def test_the_package_runs_as_the_command_does() -> None:
    program = [sys.executable, "-m", "snapcount", "rules", "DF-7.2"]
    done = subprocess.run(program, capture_output=True, text=True, check=True)
    assert done.stdout.startswith("DF-7.2")


def test_help_imports_no_game_and_nothing_heavy() -> None:
    program = (
        "import sys; from snapcount.cli.main import main; main([]);"
        "heavy = {'asyncio', 'multiprocessing', 'random', 'fractions', 'json', 'dataclasses', 'typing_extensions'};"
        "print(sorted(m for m in sys.modules if m.startswith('snapcount.games') or m in heavy))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert not [name for name in eval(done.stdout.splitlines()[-1]) if name.startswith("snapcount.games")]
    assert "asyncio" not in done.stdout and "multiprocessing" not in done.stdout


def test_games_lists_what_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    text = out(capsys, "games")
    assert all(find(game).face.title in text for game in GAMES)
    about = json.loads(out(capsys, "games", "dice_football", "--json"))
    assert about[0]["id"] == "dice_football" and about[0]["coaches"]


def test_rules_shows_a_rule_a_chapter_and_a_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert "at least one die shows a defence number" in out(capsys, "rules", "DF-7.2").replace("\n", " ")
    assert out(capsys, "rules", "df-7").count("DF-7.") >= 6
    assert "DF-10.3" in out(capsys, "rules", "dice_football", "fumble")


def test_rules_where_prints_code_tests_and_examples(capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "rules", "CB-24.15", "--where")
    assert re.search(r"^  code +src/snapcount/games/card_bowl/rules/\S+\.py:\d+  \w+$", said, re.MULTILINE)
    assert re.search(r"^  test +tests/rules/card_bowl/\S+\.py:\d+  test_cb_24_15_\w+$", said, re.MULTILINE)
    assert re.search(r"^  example +\S+/examples\.json:\d+  CB-E161$", said, re.MULTILINE)
    (rule,) = json.loads(out(capsys, "rules", "CB-24.15", "--where", "--json"))
    assert rule["id"] == "CB-24.15" and {place["kind"] for place in rule["places"]} >= {
        "code",
        "test",
        "example",
    }
    assert "A wish" in out(capsys, "rules", "CB-37.6", "--where"), "why there is no test"


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        (("play", "chess"), "There is no game 'chess'"),
        (("play", "dice_football", "-o", "wind=1"), "has no option 'wind'"),
        (("play", "dice_football", "-o", "overtime"), "expected NAME=VALUE"),
        (("play", "dice_football", "-o", "overtime=maybe"), "can't be 'maybe'"),
        (("play", "dice_football", "--length", "eternal"), "There is no length 'eternal'"),
        (("play", "dice_football", "--away", "genius"), "has no coach 'genius'"),
        (("play", "dice_football", "--away", "nowhere.py:Coach"), "There is no file 'nowhere.py'"),
        (("play", "dice_football", "--seed", "x"), "isn't a whole number"),
        (("watch", "dice_football", "--home", "genius"), "has no coach"),
        (("simulate", "dice_football", "-n", "0"), "too small"),
        (("replay", "missing.snap"), "can't be read"),
        (("verify", "missing.snap"), "can't be read"),
        (("examples", "missing.json"), "can't be read"),
        (("rules", "XX-1.1"), "isn't a rule id"),
        (("rules", "DF-99.1"), "has no rule"),
        (("odds", "dice_football", "--set", "balls=3"), "expected FIELD=VALUE"),
        (("odds", "dice_football", "--set", "ball=soft"), "isn't a state of Dice Football"),
        (("odds", "dice_football", "--call", "dance", "--call", "1"), "isn't an option"),
        (("odds", "dice_football", "--most", "-1"), "too small: expected 1 or more"),
        (("model", "check", "missing.jsonl"), "snapcount: missing.jsonl: No such file or directory."),
        (("odds", "scrimmage", "--call", "x"), "is a command, not an answer"),
        (("nonsense",), "invalid choice"),
    ],
)
def test_bad_input_gets_one_sentence(
    words: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert expected in refused(capsys, *words)


def test_a_record_that_is_no_text_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "picture.snap"
    path.write_bytes(b"\x89PNG\r\n\x1a\n\x00\xff\n")
    assert "line 1: not text" in refused(capsys, "replay", str(path))
    assert "line 1: not text" in refused(capsys, "verify", str(path))


def test_simulate_gives_the_same_numbers_whatever_the_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [tmp_path / "one.csv", tmp_path / "two.csv"]
    summaries = []
    for workers, path in zip(("1", "2"), files, strict=True):
        text = out(
            capsys,
            "simulate",
            "dice_football",
            "-n",
            "12",
            "--seed",
            "3",
            "--workers",
            workers,
            "--csv",
            str(path),
            "--json",
        )
        summary = json.loads(text)
        del summary["seconds"]
        summaries.append(summary)
    assert summaries[0] == summaries[1] and summaries[0]["games"] == 12
    assert files[0].read_bytes() == files[1].read_bytes()


def test_a_coach_of_ones_own_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "class Mine:\n    def answer(self, view, question, random):\n        return next(iter(question.options()))\n"
    )
    text = out(
        capsys, "simulate", "dice_football", "-n", "4", "--home", f"{path}:Mine", "--workers", "1", "--json"
    )
    assert json.loads(text)["games"] == 4
    path.write_text("class Mine:\n    pass\n")
    assert "isn't a coach" in refused(
        capsys, "simulate", "dice_football", "-n", "4", "--home", f"{path}:Mine"
    )


@pytest.mark.parametrize("game", GAMES)
def test_odds_of_the_first_call_in_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "odds", game)
    assert "The game is over" not in said and "%" in said
    assert ("In equilibrium" in said) == (game in ("dice_football", "canadian_pro"))


def test_odds_of_a_call_say_first_down_and_turnover(capsys: pytest.CaptureFixture[str]) -> None:
    said = out(capsys, "odds", "canadian_pro", "--call", "1", "--most", "3")
    assert "first down" in said and "turnover" in said and "other outcomes" in said


def test_odds_take_a_second_call_as_it_is_typed(capsys: pytest.CaptureFixture[str]) -> None:
    """CP-3.4 The defence is asked after the offence, without dice between."""
    assert out(capsys, "odds", "canadian_pro", "--call", "run bell", "--call", "4") != out(
        capsys, "odds", "canadian_pro", "--call", "run bell", "--call", "1"
    )


def test_odds_of_a_call_pair_sum_to_one(capsys: pytest.CaptureFixture[str]) -> None:
    listed = json.loads(out(capsys, "odds", "dice_football", "--call", "run", "--call", "3", "--json"))
    assert sum(entry["chance"] for entry in listed) == pytest.approx(1)
    assert out(capsys, "odds", "dice_football")


@pytest.mark.parametrize("game", GAMES)
def test_examples_run_with_a_closing_count(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(__file__).parents[2] / "src" / "snapcount" / "games" / game / "examples" / "examples.json"
    assert ", 0 failed" in out(capsys, "examples", str(path)).splitlines()[-1]
    vectors = json.loads(path.read_text(encoding="utf-8"))
    empty = tmp_path / "empty.json"
    empty.write_text("{}")
    assert "expected a JSON list" in refused(capsys, "examples", str(empty))
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps([{"id": "x", "rule": vectors[0]["rule"], "nonsense": 1}]))
    assert main(["examples", str(wrong)]) == 1
    assert "x: " in capsys.readouterr().out


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Spreadsheets and some editors put one before the text."""
    source = (
        Path(__file__).parents[2]
        / "src"
        / "snapcount"
        / "games"
        / "dice_football"
        / "examples"
        / "examples.json"
    )
    marked = tmp_path / "marked.json"
    marked.write_text(source.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert ", 0 failed" in out(capsys, "examples", str(marked)).splitlines()[-1]
