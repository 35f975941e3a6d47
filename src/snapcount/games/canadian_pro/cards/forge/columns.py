"""The columns of a season sheet: which category has which, and how each is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

from snapcount.games.canadian_pro.cards.forge import receiving, returns, running


class Category(NamedTuple):
    """A kind of row: the columns it must have and those it may have."""

    required: tuple[str, ...]
    optional: tuple[str, ...] = ()
    least: int = 0
    most: int | None = None


CATEGORIES = {
    "club": Category(
        ("name", "code", "season"),
        ("league", "w", "l", "t", "for", "against", "finished", "invented", "note"),
        least=1,
        most=1,
    ),
    "player": Category(
        ("name", "position"),
        ("may_play", "games", "missed", "height", "weight", "age", "in", "out", "b"),
        least=1,
    ),
    "passing": Category(
        ("name", "attempted", "completed", "yds", "x", "td"), ("rushed", "feet", "pattern"), least=1
    ),
    "rushing": Category(("name", "tc", "net", "lg"), ("td", "fumbles", "shape", "without_longest"), least=1),
    "receiving": Category(
        ("name", "no", "yds", "lg"), ("td", "used", "pattern", "lg_td", "screens"), least=1
    ),
    "punting": Category(("name", "no", "avg"), ("blocked", "singles"), least=1, most=1),
    "kickoffs": Category(("name", "no", "avg"), ("singles",), least=1, most=1),
    "place kicking": Category(
        ("name", "fg_made", "fg_tried", "lg", "converts", "convert_tries"), ("singles",), least=1, most=1
    ),
    "kickoff returns": Category(
        ("name", "no", "avg"), ("td", "fumbles", "penalised", "shape"), least=1, most=4
    ),
    "punt returns": Category(("name", "no", "avg"), ("td", "fumbles", "penalised", "shape"), least=1, most=4),
    "rushing allowed": Category(("tc", "net"), least=1, most=1),
    "passing allowed": Category(
        ("attempted", "completed", "x"), ("sacks", "league_sacks", "s_pct", "m_pct", "l_pct"), least=1, most=1
    ),
    "opponents' fumbles": Category(("no", "recovered"), most=1),
    "penalties": Category(("against_run", "against_pass"), most=1),
    "line": Category(("name", "position"), ("alt", "games", "missed", "run_rep", "pass_rep"), least=5),
    "defence": Category(
        ("name", "position"), ("alt", "games", "missed", "run_rep", "pass_rep", "x", "sacks"), least=12
    ),
}


def _whole(text: str) -> int:
    if not re.fullmatch(r"\d{1,5}", text):
        raise ValueError("is not a whole number")
    return int(text)


def _signed(text: str) -> int:
    if not re.fullmatch(r"[+\-−]?\d{1,5}", text):
        raise ValueError("is not a whole number")
    return int(text.replace("−", "-"))


def _decimal(text: str) -> float:
    if not re.fullmatch(r"-?\d+(\.\d+)?", text):
        raise ValueError("is not a number such as 41.2")
    return float(text)


def _flag(text: str) -> bool:
    answers = {"yes": True, "no": False}
    if text.lower() not in answers:
        raise ValueError("must be yes or no")
    return answers[text.lower()]


def _rating(text: str) -> int:
    rating = 0 if text.upper() == "NC" else _signed(text)
    if not -2 <= rating <= 2:
        raise ValueError("must be NC or a number from -2 to +2")
    return rating


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.upper().split())


def _totals(text: str) -> list[int]:
    found = re.fullmatch(r"(\d+)[-–](\d+)", text)
    if not found or not 2 <= int(found[1]) <= int(found[2]) <= 12:
        raise ValueError("must be a range of dice totals such as 9-11")
    return [int(found[1]), int(found[2])]


def _one_of(*choices: str) -> Callable[[str], str]:
    def choose(text: str) -> str:
        if text.lower() not in choices:
            raise ValueError(f"must be one of {', '.join(choices)}")
        return text.lower()

    return choose


def _text(text: str) -> str:
    return text


def _code(text: str) -> str:
    if not re.fullmatch(r"[A-Z]{2,4}", text):
        raise ValueError("must be two to four capital letters")
    return text


READERS: dict[str, Callable[[str], Any]] = {
    **dict.fromkeys(
        (
            *("season", "w", "l", "t", "for", "against", "finished", "games", "missed", "weight", "age"),
            *("attempted", "completed", "x", "td", "rushed", "tc", "fumbles", "no", "recovered", "blocked"),
            *("singles", "fg_made", "fg_tried", "converts", "convert_tries"),
        ),
        _whole,
    ),
    **dict.fromkeys(("net", "yds", "lg"), _signed),
    **dict.fromkeys(("avg", "sacks", "league_sacks", "s_pct", "m_pct", "l_pct"), _decimal),
    **dict.fromkeys(("in", "out", "b", "run_rep", "pass_rep"), _rating),
    **dict.fromkeys(("invented", "without_longest", "lg_td", "screens", "penalised"), _flag),
    **dict.fromkeys(("may_play", "alt"), _words),
    **dict.fromkeys(("against_run", "against_pass"), _totals),
    **dict.fromkeys(("name", "league", "note", "height"), _text),
    "code": _code,
    "position": str.strip,
    "pattern": lambda text: int(_one_of("1", "2")(text)),
    "feet": _one_of("runner", "statue"),
    "used": _one_of(*(group for group in receiving.RECEIVING["groups"] if group != "short")),
    "shape": _one_of(
        *running.TEMPLATES, *(shape for shape in returns.SHAPES if shape not in running.TEMPLATES)
    ),
}
COLUMNS = ("category", *READERS)
