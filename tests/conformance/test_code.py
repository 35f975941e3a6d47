"""Rules own no randomness, clock or I/O, and dependencies point one way."""

from __future__ import annotations

import ast
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "snapcount"
LAYERS = ("core", "paper", "football", "games", "coaches", "seasons")
ABOVE = {layer: LAYERS[at + 1 :] + ("server", "cli", "tui") for at, layer in enumerate(LAYERS)}
RULE_FILES = [
    path
    for path in sorted((SOURCE / "games").rglob("*.py"))
    if "rules" in path.relative_to(SOURCE).parts or "\n@rule(" in path.read_text(encoding="utf-8")
]
SOLVER = SOURCE / "games" / "dice_football" / "analysis" / "solver"
"""The one folder that needs NumPy and numba: the extra `solve`. Nothing imports it but by name, where it is there."""
PRINTER = SOURCE / "paper"
"""Prints with fpdf2, the extra `print`: imported when something is printed, never before."""
LIBRARY_FILES = [path for layer in LAYERS for path in sorted((SOURCE / layer).rglob("*.py"))]
UNCERTAIN = {
    "random",
    "secrets",
    "time",
    "datetime",
    "os",
    "io",
    "pathlib",
    "socket",
    "uuid",
    "threading",
    "asyncio",
}
READ_BEFORE_A_GAME = {"games/out_of_sight/rules/field.py", "games/out_of_sight/rules/options.py"}
"""The text of a field is an option that somebody brings: it may not be one at all (OS-22.1)."""
NAMES = {"open", "print", "input", "exec", "eval", "globals", "setattr"}


def relative(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def imports(tree: ast.AST) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.add(node.module or "")
    return found


@pytest.mark.parametrize("path", RULE_FILES, ids=relative)
def test_rules_own_no_randomness_clock_io_try_or_globals(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not {name.split(".")[0] for name in imports(tree)} & UNCERTAIN
    forbidden = (
        (ast.Global, ast.Nonlocal)
        if relative(path) in READ_BEFORE_A_GAME
        else (ast.Try, ast.Global, ast.Nonlocal)
    )
    for node in ast.walk(tree):
        assert not isinstance(node, forbidden), f"line {getattr(node, 'lineno', '?')}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in NAMES, f"line {node.lineno}"


@pytest.mark.parametrize("path", LIBRARY_FILES, ids=relative)
def test_the_library_imports_only_the_standard_library_and_downwards(path: Path) -> None:
    layer = path.relative_to(SOURCE).parts[0]
    inside = path.relative_to(SOURCE).parts
    for name in imports(ast.parse(path.read_text(encoding="utf-8"))):
        first = name.split(".")[0]
        if first != "snapcount":
            compiled = SOLVER in path.parents and first in ("numpy", "numba")
            printing = PRINTER in path.parents and first == "fpdf"
            assert compiled or printing or first in sys.stdlib_module_names, name
            continue
        assert SOLVER in path.parents or "analysis.solver" not in name, f"{relative(path)} imports {name}"
        parts = name.split(".")[1:]
        if not parts:
            continue
        assert parts[0] not in ABOVE[layer], f"{relative(path)} imports {name}"
        if layer == "games" and len(inside) > 2 and parts[0] == "games" and len(parts) > 1:
            assert parts[1] == inside[1], f"{relative(path)} imports another game: {name}"


RULES = [
    path for path in sorted((SOURCE / "games").rglob("*.py")) if "rules" in path.relative_to(SOURCE).parts
]


@pytest.mark.parametrize("path", RULES, ids=relative)
def test_the_law_knows_neither_words_nor_coaches_nor_examples(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    taken = {
        f"{node.module}.{alias.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    for name in imports(tree) | taken:
        drawer = name.split(".")[3:4]
        assert drawer not in (["show"], ["coaches"], ["examples"], ["analysis"]), (
            f"{relative(path)} imports {name}"
        )


COPIED = {"core/data/quick.py", "core/drivers/watched.py", "games/dice_football/view.py"}
"""A tuple taken from another of the same fields."""
QUICK = [path for path in LIBRARY_FILES if "import new\n" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", QUICK, ids=relative)
def test_a_tuple_built_by_position_has_all_its_fields(path: Path) -> None:
    """What `NamedTuple` would have counted."""
    module = importlib.import_module(f"snapcount.{relative(path).removesuffix('.py').replace('/', '.')}")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "new"):
            continue
        kind, parts = node.args
        if not isinstance(parts, ast.Tuple):
            assert relative(path) in COPIED, f"line {node.lineno}"
            continue
        assert isinstance(kind, ast.Name)
        wanted = len(getattr(module, kind.id)._fields)
        spread = any(isinstance(part, ast.Starred) for part in parts.elts)
        assert len(parts.elts) == wanted or (spread and len(parts.elts) < wanted), f"line {node.lineno}"


def standing(trick: str) -> set[str]:
    """The files of the library in which these words stand."""
    return {relative(path) for path in LIBRARY_FILES if trick in path.read_text(encoding="utf-8")}


def test_dynamic_tricks_stand_where_adr_0004_says_and_nowhere_else() -> None:
    text = (SOURCE.parents[1] / "docs" / "adr" / "0004-plain-python.md").read_text(encoding="utf-8")
    assert standing("tuple.__new__") == {"core/data/made.py"}
    assert standing("exec(") == {"core/table.py", "core/data/quick.py", "core/data/plain.py"}
    assert not standing("eval(")
    for file in standing("tuple.__new__") | standing("exec("):
        assert f"`{file}`" in text


def test_nothing_is_printed_with_before_something_is_printed() -> None:
    """Paper, and whoever draws on it, is imported by whoever plays: the extra may not be there."""
    drawn = "snapcount.games.canadian_pro.cards.sheet.layout, snapcount.games.out_of_sight.workshop.paper"
    code = f"import sys, snapcount.paper.pdf, {drawn}; print('fpdf' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_textual_is_imported_by_the_full_screen_alone() -> None:
    """The extra `tui` may not be there; what it draws with, rich, comes with it."""
    users = {
        path.relative_to(SOURCE).parts[0]
        for path in SOURCE.rglob("*.py")
        if {name.split(".")[0] for name in imports(ast.parse(path.read_text(encoding="utf-8")))}
        & {"textual", "rich"}
    }
    assert users == {"tui"}
