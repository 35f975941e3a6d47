"""Every puzzle opens at its question, has one clearly best answer, and says what the others give away."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from snapcount.cli.main import main
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find
from snapcount.lessons.cutting import CLEAR
from snapcount.lessons.learning import Learning
from snapcount.lessons.lesson import Lesson
from snapcount.lessons.puzzles import find_puzzle, puzzles_in, puzzles_of
from snapcount.lessons.scripted import LEARNER

PUZZLED = [game for game in GAMES if puzzles_of(game)]
PUZZLES = [puzzle for game in PUZZLED for puzzle in puzzles_of(game)]
every_puzzle = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: f"{puzzle.game}-{puzzle.number}")


def entry(puzzle: Lesson) -> dict[str, Any]:
    page = files("snapcount.games") / puzzle.game / "puzzles.json"
    found: dict[str, Any] = json.loads(page.read_text(encoding="utf-8"))["puzzles"][puzzle.number - 1]
    return found


@every_puzzle
def test_a_puzzle_asks_its_question_and_takes_the_best_answer(puzzle: Lesson) -> None:
    learning = Learning(find(puzzle.game), puzzle)
    question = learning.table.waiting[LEARNER]
    assert type(question).__name__ == entry(puzzle)["asked"]
    (step,) = puzzle.steps
    best = [one for one in step.tries if one.right]
    for one in step.tries:
        for answer in one.answers:
            assert learning.give(answer).right == one.right
    assert len(best) == 1 and learning.go_on(best[0].answers[0]).right and learning.done


def test_a_play_drawn_by_a_hand_is_the_answer_that_it_names() -> None:
    """No hand draws the coach's line (OS-2.1): what was named counts."""
    puzzle = find_puzzle("out_of_sight", 1)
    learning = Learning(find("out_of_sight"), puzzle)
    for one in puzzle.steps[0].tries:
        (answer,) = one.answers
        *before, last = answer["stroke"]["segments"]
        *points, (x, y) = last["pts"]
        by_hand = [*before, {**last, "pts": [*points, [x + 0.5, y + 0.75]]}]
        reply = learning.give({**answer, "stroke": {**answer["stroke"], "segments": by_hand}})
        assert (reply.right, reply.say) == (one.right, one.say)


@every_puzzle
def test_the_best_answer_is_clearly_best_and_its_margin_is_said(puzzle: Lesson) -> None:
    chances = [one["chance"] for one in entry(puzzle)["answers"]]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] - chances[1] >= CLEAR - 1e-4
    right = next(one for one in puzzle.steps[0].tries if one.right)
    assert f"{round(100 * chances[0])} %" in right.say and f"{round(100 * chances[1])} %" in right.say


@pytest.mark.parametrize("game", PUZZLED)
def test_a_game_has_thirty_puzzles_none_of_them_twice(game: str) -> None:
    moments = {json.dumps([entry(one)["start"], entry(one)["before"]]) for one in puzzles_of(game)}
    assert len(moments) == len(puzzles_of(game)) >= 30


def test_puzzles_are_cut_from_ones_own_record_and_can_be_solved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Path(__file__).parents[1] / "records" / "card_bowl"
    smallest = min(record.glob("*.snap"), key=lambda path: path.stat().st_size)
    out = tmp_path / "mine.json"
    assert main(["puzzles", "--cut", str(smallest), "--out", str(out)]) == 0
    mine = puzzles_in(out)
    assert f"has {len(mine)} puzzles" in capsys.readouterr().out
    for puzzle in mine:
        learning = Learning(find(puzzle.game), puzzle)
        learning.go_on(next(one.answers[0] for one in puzzle.steps[0].tries if one.right))
        assert learning.done


def test_bad_input_gets_a_sentence(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("[1]")
    with pytest.raises(Refusal, match="other.json isn't a file of puzzles"):
        puzzles_in(other)
    with pytest.raises(Refusal, match="missing.json can't be read"):
        puzzles_in(tmp_path / "missing.json")
    with pytest.raises(Refusal, match="There is no puzzle 999 of card_bowl"):
        find_puzzle("card_bowl", 999)
