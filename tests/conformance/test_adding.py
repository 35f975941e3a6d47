"""Every Python adds the same: what chooses or judges adds by `plain_sum`, as `sum` differs since 3.12."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from snapcount.core.adding import plain_sum
from snapcount.core.data.plain import to_plain

SOURCE = Path(__file__).parents[2] / "src" / "snapcount"
PLACES = (
    "core",
    "football/chances",
    "football/play_odds.py",
    "coaches",
    "seasons/books",
    "seasons/standings",
    "games/*/coaches",
    "games/*/analysis",
    "games/canadian_pro/cards/calibration",
    "games/canadian_pro/cards/forge",
    "games/canadian_pro/teams",
)
THINKING = [
    path
    for place in PLACES
    for found in sorted(SOURCE.glob(place))
    for path in ([found] if found.is_file() else sorted(found.rglob("*.py")))
]
EXACT = {"Fraction(0)", "NOTHING"}
"""What fractions are added to."""
OF_ONE_VERSION = {"sumprod", "fmean"}


def relative(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def counts(call: ast.Call) -> bool:
    """Whole numbers by their form: how many are so, how long they are together."""
    added = call.args[0]
    if not isinstance(added, (ast.GeneratorExp, ast.ListComp)):
        return False
    each = added.elt
    return (
        isinstance(each, ast.Compare)
        or (isinstance(each, ast.UnaryOp) and isinstance(each.op, ast.Not))
        or (isinstance(each, ast.Constant) and isinstance(each.value, int))
        or (isinstance(each, ast.Call) and ast.unparse(each.func) == "len")
    )


def allowed(tree: ast.AST) -> set[ast.Name]:
    found: set[ast.Name] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum":
            exact = len(node.args) == 2 and ast.unparse(node.args[1]) in EXACT
            if exact or (len(node.args) == 1 and counts(node)):
                found.add(node.func)
    return found


def test_there_is_something_to_look_at() -> None:
    assert len(THINKING) > 200
    assert {relative(path).split("/")[1] for path in THINKING if relative(path).startswith("games/")} == {
        "canadian_pro",
        "card_bowl",
        "dice_football",
        "out_of_sight",
        "scrimmage",
    }


@pytest.mark.parametrize("path", THINKING, ids=relative)
def test_what_thinks_adds_plainly(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    fine = allowed(tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            assert node.id != "sum" or node in fine or relative(path) == "core/adding.py", (
                f"line {node.lineno}: plain_sum"
            )
        name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
        assert name not in OF_ONE_VERSION


def test_floats_are_rounded_after_each() -> None:
    assert plain_sum([1e16, 1.0, -1e16]) == 0.0, "sum() says 1.0 since 3.12"
    assert plain_sum(0.1 for _ in range(10)) == 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1 + 0.1


def test_whole_numbers_stay_whole() -> None:
    assert [repr(plain_sum(each)) for each in ([], [True, True], [2**70, 1], [1, 0.5])] == [
        "0",
        "2",
        "1180591620717411303425",
        "1.5",
    ]


def test_of_nothing_comes_plain_data() -> None:
    assert to_plain(plain_sum([])) == 0
