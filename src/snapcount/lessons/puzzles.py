"""Puzzles: a moment of a played game in which one answer is clearly best. Each is a lesson of one step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from snapcount.core.review.words import percent
from snapcount.core.table import Refusal
from snapcount.lessons.lesson import Fields, Lesson, read_lesson

FEW = 4
ASKED = "One answer is clearly best. Which?"
ASKED_TO_DRAW = "One play is clearly best. Which? Draw it as you like: only its name counts."
MEASURE = "win chance"
REMEMBER = "Best play worked out by computer."
OTHERWISE = "Nobody weighed that one. Look again."


@cache
def puzzles_of(game: str) -> tuple[Lesson, ...]:
    """The puzzles that come with a game."""
    page = files("snapcount.games") / game / "puzzles.json"
    if not page.is_file():
        return ()
    return read_puzzles(game, json.loads(page.read_text(encoding="utf-8"))["puzzles"])


def puzzles_in(path: Path) -> tuple[Lesson, ...]:
    """Puzzles of one's own, as `snapcount puzzles cut` writes them."""
    try:
        page = json.loads(path.read_text(encoding="utf-8"))
        return read_puzzles(page["game"], page["puzzles"])
    except OSError as problem:
        raise Refusal("puzzles", f"{path.name} can't be read: {problem.strerror}.") from problem
    except (ValueError, KeyError, TypeError) as problem:
        raise Refusal(
            "puzzles",
            f"{path.name} isn't a file of puzzles: expected one that `snapcount puzzles cut` wrote.",
        ) from problem


def find_puzzle(game: str, number: int) -> Lesson:
    return numbered(puzzles_of(game), game, number)


def numbered(puzzles: Sequence[Lesson], game: str, number: int) -> Lesson:
    if not 1 <= number <= len(puzzles):
        expected = f"1 to {len(puzzles)}" if puzzles else "none yet"
        raise Refusal("puzzles", f"There is no puzzle {number} of {game}: expected {expected}.")
    return puzzles[number - 1]


def read_puzzles(game: str, entries: Sequence[Fields]) -> tuple[Lesson, ...]:
    return tuple(read_puzzle(game, number, entry) for number, entry in enumerate(entries, 1))


def read_puzzle(game: str, number: int, entry: Fields) -> Lesson:
    """A lesson of one step. Nothing is played out: the win chances are the answer."""
    ranked: list[Fields] = entry["answers"]
    best, second = ranked[:2]
    measure = entry.get("measure", MEASURE)
    next_best = f"Next best: {second['label']}, {percent(second['chance'])}."
    told = (
        f"{best['label']}: {measure} {percent(best['chance'])}. {next_best} {entry.get('why', '')}".rstrip()
    )
    on_the_table = all("answers" in one for one in ranked)
    drawn = on_the_table and any("stroke" in answer for answer in best["answers"] if isinstance(answer, dict))
    step = {
        "say": entry.get("asks", ASKED_TO_DRAW if drawn else ASKED),
        "point": entry.get("point", []),
        "start": entry["start"],
        "before": entry["before"],
        "choices": [] if on_the_table else sorted(one["label"] for one in ranked),
        "tries": [
            {
                "answers": one["answers"] if on_the_table else [one["label"]],
                "right": one is best,
                "say": told if one is best else f"That gives away {given_away(best, one)}. Look again.",
                "played": False,
            }
            for one in ranked
        ],
        "otherwise": OTHERWISE,
    }
    page = {"title": entry["situation"], "idea": offered(ranked), "remember": REMEMBER}
    rest = {"rules": [], "options": entry["options"], "names": entry["names"], "steps": [step]}
    return read_lesson(game, number, {**page, **rest})


def offered(ranked: Sequence[Fields]) -> str:
    """What one chooses from, without the order that would tell the answer."""
    labels = sorted(one["label"] for one in ranked)
    if len(labels) > FEW:
        return f"{len(labels)} answers to choose from."
    comma = "; " if any(sign in label for label in labels for sign in ",:;") else ", "
    return f"{comma.join(labels[:-1])} or {labels[-1]}?"


def given_away(best: Fields, one: Fields) -> str:
    """What is seen of the two chances, so that it adds up to a reader."""
    return f"{round(100 * best['chance']) - round(100 * one['chance'])} %"
