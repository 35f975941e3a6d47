"""Nothing that only one system has: no POSIX call without a way round it, files written the same everywhere."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "snapcount"
FILES = [path for path in sorted(SOURCE.rglob("*.py")) if "page" not in path.parts]
POSIX_MODULES = {"fcntl", "resource", "termios", "tty", "pwd", "grp", "curses", "pty", "readline"}
POSIX_CALLS = {
    "os": {
        "fork",
        "getuid",
        "geteuid",
        "killpg",
        "setsid",
        "nice",
        "mkfifo",
        "uname",
        "sysconf",
        "chown",
        "getpgid",
    },
    "signal": {
        "SIGKILL",
        "SIGXCPU",
        "SIGUSR1",
        "SIGUSR2",
        "SIGHUP",
        "SIGALRM",
        "alarm",
        "setitimer",
        "pause",
    },
}


def guarded(tree: ast.AST) -> set[ast.AST]:
    """What stands under a `try` that catches ImportError, or under an `if` that asks for the system or the name."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        asks = isinstance(node, ast.If) and any(
            name in ast.unparse(node.test) for name in ("sys.platform", "hasattr(", "os.name")
        )
        tries = isinstance(node, ast.Try) and any(
            "ImportError" in ast.unparse(handler.type or ast.Name("")) for handler in node.handlers
        )
        if asks or tries:
            found |= set(ast.walk(node))
    return found


def relative(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_what_only_some_systems_have_is_asked_for_first(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in set(ast.walk(tree)) - guarded(tree):
        names: set[str] = set()
        if isinstance(node, ast.Import):
            names = {alias.name for alias in node.names} & POSIX_MODULES
        elif isinstance(node, ast.ImportFrom):
            names = {node.module or ""} & POSIX_MODULES
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            names = {node.attr} & POSIX_CALLS.get(node.value.id, set())
        assert not names, f"line {getattr(node, 'lineno', '?')}: {names}"


@pytest.mark.parametrize("path", FILES, ids=relative)
def test_texts_have_their_encoding_and_written_ones_their_line_ends(path: Path) -> None:
    """A record with other line ends is no record: on Windows text is written with them unless it is said."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        given = {keyword.arg for keyword in node.keywords}
        mode = node.args[0].value if node.args and isinstance(node.args[0], ast.Constant) else ""
        writes = node.func.attr == "write_text" or (node.func.attr == "open" and mode in ("w", "a", "x"))
        if writes:
            assert {"encoding", "newline"} <= given, f"line {node.lineno}"
        if node.func.attr == "read_text":
            assert "encoding" in given, f"line {node.lineno}"
