"""Refusals, questions and log lines in a fan's words: the rulebook's terms stay in the rulebook."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from snapcount.games import scrimmage
from snapcount.games.scrimmage.rules.actions import Action, action_problem
from snapcount.games.scrimmage.rules.legal.throwing import forward_problem
from snapcount.games.scrimmage.state import Play
from tests.rules.scrimmage.build import position, throwing

ROOT = Path(scrimmage.__file__).parent
JARGON = re.compile(
    r"game-turn|neutraliz|phasing|hexside|transit|recipient|passive contact|sighted|"
    r"(hit|ball|neutralization) marker|eligible|differential",
    re.IGNORECASE,
)


def texts(node: ast.AST) -> Iterator[str]:
    yield from (
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str)
    )


def is_refusal(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal"


def refusals() -> Iterator[tuple[str, str]]:
    for room in ("rules", "questions", "show", "coaches"):
        for file in sorted((ROOT / room).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.Call) and is_refusal(node):
                    yield from ((file.name, text) for part in node.args[1:] for text in texts(part))


def lambdas(file: str, table: str) -> Iterator[str]:
    """What the functions of a table of sentences say."""
    for node in ast.parse((ROOT / "show" / file).read_text("utf-8")).body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id == table:
            assert isinstance(node.value, ast.Dict)
            yield from (text for value in node.value.values for text in texts(value) if " " in text)


def test_no_refusal_speaks_the_rulebook() -> None:
    found = list(refusals())
    assert len(found) > 150, "the sentences are found"
    assert [one for one in found if JARGON.search(one[1])] == []


@pytest.mark.parametrize(("file", "table"), [("words.py", "PROMPTS"), ("log.py", "LINES")])
def test_no_question_and_no_line_of_the_log_speaks_it_either(file: str, table: str) -> None:
    found = list(lambdas(file, table))
    assert len(found) > 15
    assert [text for text in found if JARGON.search(text)] == []


def said(play: Play, action: Action) -> str:
    problem = action_problem(play, action)
    return problem.sentence if problem else ""


def test_what_stands_in_the_way_is_said_as_on_the_field() -> None:
    ahead = Action("step", "O31", (0,))
    assert said(position({"O31": "1533N h"}), ahead) == "O31 is hit: he may neither move nor turn."
    assert said(position({"O31": "1533N n2"}), ahead) == "O31 is down."
    early = forward_problem(throwing(o_ball="option_right", number=1))
    assert early and early.sentence == "This play has no forward pass before turn 3 after the snap."
