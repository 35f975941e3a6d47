"""Where a rule of the ledger is found: its code, its tables, its tests, its worked examples.

A rule is cited by its full id: `@rule("CB-24.15")`, an id in a docstring or comment, `"rule"` in a table. A test names
it (`test_cb_24_15_…`, or the `rules` marker), an example has it in its `rule`, a test of the page in its title.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple

from snapcount.core.ledger import entries
from snapcount.core.rulebook import Rulebook

Kind = Literal["code", "table", "test", "page test", "example"]
KINDS: tuple[Kind, ...] = ("code", "table", "test", "page test", "example")

PACKAGE = Path(__file__).parents[1]
PROJECT = PACKAGE.parents[1]
"""The repository, where there is one; an installed package has neither tests nor the page's sources."""
IN_PROJECT = (PROJECT / "tests" / "rules").is_dir()
NAMED = r"(?:^|_){prefix}_([0-9]+|a)_([0-9]+[a-z]?)(?=_|$)"
"""`test_df_4_4_doublets_run_on_and_df_5_3_is_walked_off` names DF-4.4 and DF-5.3."""


class Place(NamedTuple):
    kind: Kind
    file: str
    line: int
    name: str
    """The function, test or example around it; "" where it stands by itself."""
    example_only: bool = False
    """A test that does nothing but play worked examples again."""


def where(rulebook: Rulebook, number: str) -> list[Place]:
    """Every place of a rule, code first."""
    return index(rulebook.id, rulebook.rules.prefix).get(number, [])


def elsewhere(rulebook: Rulebook) -> dict[str, str]:
    """Rules that nothing in code can show, each with a sentence why."""
    return sentences(PACKAGE / "games" / rulebook.id / "rules" / "elsewhere.toml")


def untested(rulebook: Rulebook) -> dict[str, str]:
    """Rules that no test can prove, each with its reason."""
    return sentences(PROJECT / "tests" / "rules" / rulebook.id / "no_test.toml")


def sentences(path: Path) -> dict[str, str]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def strangers(rulebook: Rulebook) -> list[tuple[str, Place]]:
    """Ids cited somewhere that the ledger doesn't have."""
    known = entries(rulebook)
    found = index(rulebook.id, rulebook.rules.prefix)
    return [(number, place) for number in found if number not in known for place in found[number]]


WRITTEN = "places.json"
"""In a game's folder, where the program was packed without its sources: what they said."""


def as_text(rulebook: Rulebook) -> str:
    return json.dumps(index(rulebook.id, rulebook.rules.prefix))


@cache
def index(game: str, prefix: str) -> dict[str, list[Place]]:
    written = PACKAGE / "games" / game / WRITTEN
    if written.is_file():
        told = json.loads(written.read_text(encoding="utf-8"))
        return {number: [Place(*place) for place in places] for number, places in told.items()}
    found: defaultdict[str, list[Place]] = defaultdict(list)
    for number, place in sorted(all_places(game, prefix), key=lambda one: nearness(one[1])):
        if place not in found[number]:
            found[number].append(place)
    return dict(found)


def nearness(place: Place) -> tuple[int, int]:
    """What plays a rule comes before what asks for it or shows it; what only checks a position comes last."""
    order = 2 if "/rules/position" in place.file else 0 if "/rules/" in place.file else 1
    return KINDS.index(place.kind), order


def all_places(game: str, prefix: str) -> Iterator[tuple[str, Place]]:
    folder, cited = PACKAGE / "games" / game, re.compile(rf"\b{prefix}-[0-9A-Z]+\.[0-9]+[a-z]?\b")
    for path in [*sorted(folder.rglob("*.py")), *sorted((PACKAGE / "server").rglob("*.py"))]:
        yield from in_code(path, cited)
    for path in sorted((folder / "tables").rglob("*.json")):
        yield from in_text(path, cited, "table")
    yield from in_examples(folder / "examples" / "examples.json", cited)
    if IN_PROJECT:
        yield from in_project(game, prefix, cited)


def in_project(game: str, prefix: str, cited: re.Pattern[str]) -> Iterator[tuple[str, Place]]:
    for path in sorted((PROJECT / "tests").rglob("test_*.py")):
        yield from in_tests(path, prefix)
    for path in sorted((PROJECT / "tests" / "examples").glob(f"{game}*.json")):
        yield from in_examples(path, cited)
    for path in sorted((PROJECT / "web" / "src" / "games" / game).rglob("*.ts*")):
        if ".gen." in path.name:
            continue
        yield from in_page_tests(path, cited) if path.stem.endswith(".test") else in_text(path, cited, "code")


def in_code(path: Path, cited: re.Pattern[str]) -> Iterator[tuple[str, Place]]:
    text = path.read_text(encoding="utf-8")
    if not cited.search(text):
        return
    spans = [(first_line(node), node.end_lineno or 0, node.name) for node in definitions(text)]
    for line, number in matches(text.splitlines(), cited):
        around = [span for span in spans if span[0] <= line <= span[1]]
        yield number, Place("code", shown(path), line, max(around)[2] if around else "")


def definitions(text: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node


def first_line(node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> int:
    return min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])


def in_text(path: Path, cited: re.Pattern[str], kind: Kind) -> Iterator[tuple[str, Place]]:
    for line, number in matches(path.read_text(encoding="utf-8").splitlines(), cited):
        yield number, Place(kind, shown(path), line, "")


def in_page_tests(path: Path, cited: re.Pattern[str]) -> Iterator[tuple[str, Place]]:
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if (title := re.match(r"""\s*(?:describe|test|it)\(["'`](.*?)["'`],""", text)) is not None:
            for number in cited.findall(title[1]):
                yield number, Place("page test", shown(path), line, title[1])


def in_examples(path: Path, cited: re.Pattern[str]) -> Iterator[tuple[str, Place]]:
    """The `rule` of every example, shown at the line of its `id`."""
    text = path.read_text(encoding="utf-8")
    lines = {name: line for line, name in matches(text.splitlines(), re.compile(r'(?<="id": ")[^"]+'))}
    for vector in json.loads(text):
        for number in cited.findall(json.dumps(vector["rule"])):
            yield number, Place("example", shown(path), lines.get(vector["id"], 1), vector["id"])


def in_tests(path: Path, prefix: str) -> Iterator[tuple[str, Place]]:
    text = path.read_text(encoding="utf-8")
    if f"_{prefix.lower()}_" not in text and f'rules("{prefix}-' not in text:
        return
    for node in definitions(text):
        if isinstance(node, ast.ClassDef) or not node.name.startswith("test_"):
            continue
        place = Place("test", shown(path), node.lineno, node.name, only_proves(node))
        for number in [*ids_in_name(node.name, prefix), *ids_in_markers(node, prefix)]:
            yield number, place


def ids_in_name(name: str, prefix: str) -> Iterator[str]:
    for chapter, number in re.findall(NAMED.format(prefix=prefix.lower()), name):
        yield f"{prefix}-{chapter.upper()}.{number}"


def ids_in_markers(node: ast.FunctionDef | ast.AsyncFunctionDef, prefix: str) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rules":
            given = [argument.value for argument in decorator.args if isinstance(argument, ast.Constant)]
            yield from (str(number) for number in given if str(number).startswith(f"{prefix}-"))


def only_proves(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a test does nothing but name worked examples: `proves("CB-13.4", "CB-E131")`."""
    return all(
        isinstance(line, ast.Expr)
        and isinstance(line.value, ast.Call)
        and ast.unparse(line.value.func) == "proves"
        for line in node.body
        if not (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
    )


def matches(lines: Iterable[str], cited: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    for line, text in enumerate(lines, 1):
        for number in cited.findall(text):
            yield line, number


def shown(path: Path) -> str:
    return path.relative_to(PROJECT if IN_PROJECT else PACKAGE.parent).as_posix()
