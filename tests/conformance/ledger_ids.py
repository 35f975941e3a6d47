"""Which ledger ids the rule tests of a game name: in a test's name or in its `rules` marker."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1] / "rules"


def named_ids(game: str, prefix: str) -> set[str]:
    """The ids that tests name, in lower case."""
    found: set[str] = set()
    for path in sorted((TESTS / game).rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in functions(tree):
            found |= set(ids_in_name(function.name, prefix))
            found |= set(ids_in_markers(function, prefix))
    return found


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node


def ids_in_name(name: str, prefix: str) -> Iterator[str]:
    """`test_df_4_4_doublets_run_on_and_df_5_3_is_walked_off` names DF-4.4 and DF-5.3."""
    for chapter, number in re.findall(rf"(?:^|_){prefix.lower()}_([0-9]+|a)_([0-9]+[a-z]?)(?=_|$)", name):
        yield f"{prefix}-{chapter}.{number}".lower()


def ids_in_markers(function: ast.FunctionDef, prefix: str) -> Iterator[str]:
    for decorator in function.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rules":
            for argument in decorator.args:
                assert isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                assert argument.value.startswith(prefix), argument.value
                yield argument.value.lower()


def excused_ids(game: str) -> dict[str, str]:
    """The ids that state no behaviour, each with its reason."""
    path = TESTS / game / "no_test.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
