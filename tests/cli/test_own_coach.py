"""A coach of one's own: found in its file, checked, and told what is wrong with it in one sentence."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

import snapcount
from snapcount.cli.main import main
from snapcount.coaches import find_coach
from snapcount.core.drivers.checked import BadCoach, Checked
from snapcount.core.drivers.sampled import RandomCoach, blind, play_out
from snapcount.core.game import Game
from snapcount.core.table import Question, Refusal
from snapcount.games import GAMES, find
from snapcount.games.out_of_sight.rules.strokes import Refused
from tests.core.toy import TOY, Call

BOTS = """
from __future__ import annotations

from dataclasses import dataclass

import beside

LOADED = beside.count()


@dataclass
class Memory:
    asked: int = 0


class Good:
    def __init__(self):
        self.memory = Memory()

    def answer(self, view, question, random):
        import beside_too

        self.memory.asked += 1
        option = beside_too.first(question)
        return getattr(option, "value", option)


class Illegal:
    def answer(self, view, question, random):
        return "sideways"


class Fails:
    def answer(self, view, question, random):
        return self.think(view)

    def think(self, view):
        return view.no_such_thing


class Needy:
    def __init__(self, weights):
        self.weights = weights


class Idle:
    pass
"""
BESIDE = """
loaded = 0


def count():
    global loaded
    loaded += 1
    return loaded
"""


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    (tmp_path / "beside.py").write_text(BESIDE)
    (tmp_path / "beside_too.py").write_text(
        "def first(question):\n    return next(iter(question.options()))\n"
    )
    (tmp_path / "bots.py").write_text(BOTS)
    return tmp_path / "bots.py"


def simulate(bots: Path, name: str, *more: str) -> int:
    words = ["simulate", "dice_football", "--length", "quick", "--home", f"{bots}:{name}"]
    return main([*words, "-n", "6", "--workers", "2", *more])


def test_a_file_is_run_once_and_its_coach_may_answer_with_plain_values(
    bots: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(bots, "Good", "--json") == 0
    assert '"games": 6' in capsys.readouterr().out
    book = find("dice_football")
    first, second = (find_coach(book, f"{bots}:Good", trusted=True) for _ in range(2))
    assert first is not second, "every game has a coach of its own"
    assert type(first) is type(second), "but the file is not run again"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        (
            "Illegal",
            "bots.py:Illegal, asked ChooseSide: This isn't an answer to the question: expected one of",
        ),
        ("Fails", "AttributeError: 'View' object has no attribute 'no_such_thing'"),
        ("Needy", "can't be made with Needy(): TypeError"),
        ("Idle", "isn't a coach: it needs a method answer(view, question, random)"),
        ("Nobody", "has no class 'Nobody'"),
    ],
)
def test_what_is_wrong_with_it_is_one_sentence(
    bots: Path, name: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate(bots, name) == 2
    told = capsys.readouterr().err.strip()
    assert sentence in told and "\n" not in told
    if name == "Fails":
        line = BOTS.splitlines().index("        return view.no_such_thing") + 1
        assert f"bots.py, line {line})" in told and told.endswith("[DF-3.2]")


def test_watching_names_the_coach_too(bots: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["watch", "dice_football", "--home", f"{bots}:Illegal", "--delay", "0"]) == 2
    assert "bots.py:Illegal, asked" in capsys.readouterr().err


class Odd:
    """Answers with what no question expects."""

    blind = frozenset((Call,))

    def __init__(self, answer: Any) -> None:
        self.given = answer

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        return self.given


@pytest.mark.parametrize("answer", [object(), None, 3.5, [[[]]], {"a": 1}, (), Odd, float("nan")])
@pytest.mark.parametrize("game", GAMES)
def test_no_answer_whatever_gets_past_the_check(game: str, answer: Any) -> None:
    question = snapcount.new(game, seed=1).question
    assert question is not None
    with pytest.raises(BadCoach) as wrong:
        Checked(Odd(answer)).answer(None, question, Random(1))
    assert wrong.value.rule == question.rule and wrong.value.sentence.startswith("Odd, asked ")


def test_a_checked_coach_plays_as_it_would_unchecked() -> None:
    coach = RandomCoach()
    plain = play_out(TOY, {}, (coach, coach), 5, listen=True)
    checked = play_out(TOY, {}, (Checked(coach), Checked(coach)), 5, listen=True)
    assert checked == plain
    assert set(blind(Checked(Odd(1)))) == {Call}


class Habitual:
    """Has one thing to say, at once and without a look, and fails at all else."""

    def __init__(self, habit: str) -> None:
        self.blind = {Call: lambda view, question, random: habit}

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        raise NotImplementedError


def test_a_habit_is_checked_too() -> None:
    question = Game(TOY, seed=1).question
    assert isinstance(question, Call)
    assert Checked(Habitual("high")).answer(None, question, Random(1)) == "high"
    with pytest.raises(BadCoach, match="Habitual, asked Call: sideways"):
        Checked(Habitual("sideways")).answer(None, question, Random(1))


def test_the_coaches_that_ship_are_not_slowed_by_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(question: Question[Any], answer: Any) -> None:
        raise AssertionError("checked")

    monkeypatch.setattr(Question, "problem", never)
    assert snapcount.play_out("dice_football", "rookie", "veteran", seed=2, plays_per_quarter=12).plays > 40
    with pytest.raises(BadCoach):
        snapcount.play_out("dice_football", RandomCoach(), "rookie", seed=2)
    snapcount.play_out("dice_football", RandomCoach(), "rookie", seed=2, trusted=True)


@pytest.mark.parametrize(
    "refusal", [Refusal("DF-1.1", "No."), BadCoach("DF-1.1", "No."), Refused("E_X", "OS-2.1", "No.")]
)
def test_a_refusal_travels_between_processes(refusal: Refusal) -> None:
    again = pickle.loads(pickle.dumps(refusal))
    assert (again.rule, again.sentence, str(again)) == (refusal.rule, refusal.sentence, str(refusal))
