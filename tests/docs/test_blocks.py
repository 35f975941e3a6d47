"""Every block of code in README, guide, CONTRIBUTING and ADRs runs, or is what the source says; none goes unchecked."""

from __future__ import annotations

import ast
import json
import re
import shlex
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from snapcount.cli.main import parser_for
from snapcount.coaches.plans import Plan, parse
from snapcount.core.ledger import entries
from snapcount.games import find
from snapcount.games.canadian_pro.cards.forge.columns import COLUMNS

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted(path for path in (ROOT / "docs").rglob("*.md") if "rules" not in path.parts),
    ROOT / "web" / "README.md",
]
OTHERS = {"docker", "pg_dump", "pg_restore", "echo", "curl", "cp"}
"""Programs of others: their names are all that can be looked at."""


class Block(NamedTuple):
    page: Path
    line: int
    language: str
    text: str

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"


def blocks() -> Iterator[Block]:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for found in re.finditer(r"^( *)```(\w*)\n(.*?)^ *```", text, re.MULTILINE | re.DOTALL):
            line = text.count("\n", 0, found.start()) + 1
            yield Block(page, line, found[2], textwrap.dedent(found[3]))


@pytest.mark.parametrize("block", list(blocks()), ids=str)
def test_a_block_is_true(block: Block) -> None:
    checks = [check for fits, check in KINDS if fits(block)]
    assert len(checks) == 1, "a block is of one kind that can be checked: see KINDS"
    checks[0](block)


# Python: what has prompts is run by test_docs; the rest quotes a file


def quotes(block: Block) -> None:
    """The first line names a file, the rest stands in it."""
    first, _, rest = block.text.partition("\n")
    source = (ROOT / first.removeprefix("# ")).read_text(encoding="utf-8")
    assert rest.strip() and rest.strip("\n") in source


# Commands


def command(block: Block) -> None:
    shown = block.text.splitlines()
    typed = [line.removeprefix("$ ") for line in shown if line.startswith("$ ")]
    for line in typed or shown:
        check_command(line)
    for line in shown if typed else ():
        if not line.startswith("$ "):
            check_said(line)


def check_command(line: str) -> None:
    # What a command means stands behind two spaces or a #.
    words = shlex.split(re.split(r"\s{2,}| #", re.sub(r"\$\(.*\)", "VALUE", line), maxsplit=1)[0])
    inside = words[4:] if words[:4] == ["docker", "compose", "exec", "server"] else words
    if inside[0] == "snapcount":
        given = inside[1:]
        parser_for(given).parse_args(given)
    elif words[0] == "make":
        assert re.search(rf"^{words[1]}:", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    elif words[:2] == ["python", "-m"]:
        check_module(words[2], [word for word in words[3:] if word.startswith("--")])
    elif words[0] == "npm":
        scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
        assert words[1] == "ci" or words[2 if words[1] == "run" else 1] in scripts, line
    elif words[0] == "python":
        assert (ROOT / words[1]).is_file()
    else:
        assert words[0] in OTHERS, words[0]


def check_module(name: str, options: list[str]) -> None:
    found = find_spec(name)
    if found is not None and found.submodule_search_locations:
        found = find_spec(f"{name}.__main__")
    assert found is not None and found.origin is not None, name
    source = Path(found.origin).read_text(encoding="utf-8")
    assert all(f'"{option}"' in source for option in options), options


def check_said(line: str) -> None:
    """What a program answers: its longer pieces between figures stand in a sentence of the source."""
    for piece in re.split(r"\d[\d,.]*|https?://\S+|\b[0-9a-f]{2,}…|[.:()]|, and ", line):
        known = any(piece.strip() in sentence for sentence in sentences())
        assert len(piece.strip()) < 15 or known, piece


@cache
def sentences() -> list[str]:
    """The texts of the source, with # for what is put into them."""
    found: list[str] = []
    for path in (ROOT / "src" / "snapcount").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = (part.value if isinstance(part, ast.Constant) else "#" for part in node.values)
                found.append("".join(map(str, parts)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(node.value)
    return found


# What is written and sent


def record(block: Block) -> None:
    schema = json.loads((ROOT / "src/snapcount/core/record.schema.json").read_text(encoding="utf-8"))["$defs"]
    rulebook = find("dice_football")
    for line in block.text.splitlines():
        plain = json.loads(line.replace("{…}", "{}"))
        kind = {"roll": "chance", "draw": "chance"}.get(plain.get("kind", ""), plain.get("kind", "header"))
        assert plain.keys() <= schema[kind]["properties"].keys(), line
        assert set(schema[kind].get("required", ())) <= plain.keys(), line
        if "rule" in plain:
            assert plain["rule"] in entries(rulebook)
        if "question" in plain:
            assert plain["question"] in {question.__name__ for question in rulebook.rules.questions}
        if kind == "header":
            assert plain["rules"] == rulebook.rules.version


def messages(block: Block) -> None:
    """→ the page says, ← the server says: every message and every field of it is published."""
    schemas: dict[str, Any] = json.loads((ROOT / "web/openapi.json").read_text(encoding="utf-8"))[
        "components"
    ]
    for line in block.text.splitlines():
        union = "FromPage" if line.startswith("→") else "FromServer"
        kind = re.search(r'"type":"(\w+)"', line)
        assert kind is not None, line
        found = schemas["schemas"][union]["discriminator"]["mapping"][kind[1]].rpartition("/")[2]
        named = re.findall(r'(?<=[{,])"(\w+)":', re.sub(r"(?<=:)\{[^{}]*\}", "", line))
        assert set(named) <= schemas["schemas"][found]["properties"].keys(), line


def sheet(block: Block) -> None:
    """A season sheet's header names columns that are read."""
    assert set(block.text.splitlines()[0].split(",")) <= set(COLUMNS)


def board(block: Block) -> None:
    """What a board imports is there, and what it is given is in BoardProps."""
    games = ROOT / "web" / "src" / "games"
    for place in re.findall(r'from "(\.[^"]+)"', block.text):
        folder = games / "card_bowl" / place
        assert any(folder.with_name(folder.name + end).is_file() for end in (".ts", ".tsx")), place
    given = re.search(r"Board\(\{ ([^}]*) \}", block.text)
    assert given is not None
    props = (games / "board.ts").read_text(encoding="utf-8")
    assert all(re.search(rf"^  {name}\??[:(]", props, re.MULTILINE) for name in given[1].split(", "))


def places(block: Block) -> None:
    """Where things are: every folder and file of the first column is there."""
    for line in block.text.splitlines():
        place = line.split()[0].replace("<game>", "card_bowl")
        assert (block.page.parent / place).exists(), place


def first_word(block: Block) -> str:
    return block.text.removeprefix("$ ").split(maxsplit=1)[0]


def plan(block: Block) -> None:
    assert isinstance(parse(block.text), Plan), parse(block.text)


KINDS: list[tuple[Callable[[Block], bool], Callable[[Block], None]]] = [
    (lambda block: ">>> " in block.text, lambda block: None),
    (lambda block: block.language == "python" and ">>> " not in block.text, quotes),
    (
        lambda block: (
            first_word(block) in {"snapcount", "make", "python", "npm", *OTHERS}
            and block.language in ("", "sh", "console")
        ),
        command,
    ),
    (lambda block: block.text.startswith('{"format"'), record),
    (lambda block: block.text[0] in "→←", messages),
    (lambda block: block.text.startswith("src/"), places),
    (lambda block: block.text.startswith("category,"), sheet),
    (lambda block: block.language == "tsx", board),
    (lambda block: block.language == "plan", plan),
]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("python", "# src/snapcount/core/table.py\ndef return_kick(t: Table) -> int: ...\n"),
        ("", "snapcount play dice_football --nowhere\n"),
        ("", "snapcount juggle\n"),
        ("plan", "game: dice_football\ncall:\n  5th down: run\n"),
        ("", "make coffee\n"),
        ("", "npm run coffee\n"),
        ("", "src/nowhere.ts    nothing\n"),
        ("sh", "python -m benchmarks.card_bowl_balance --loudly\n"),
        ("console", "$ snapcount games\nNobody has ever heard this sentence\n"),
        ("", '{"kind":"answer","rule":"DF-3.2","seat":"away","question":"ChooseToss","value":"receive"}\n'),
        ("", '→ {"type":"shout","text":"…"}\n'),
        ("", '→ {"type":"hello","tokens":"…"}\n'),
        ("", "category,name,shoe_size\n"),
        (
            "tsx",
            'import { Field } from "../../parts/Field";\nexport default function Board({ view }: BoardProps) {}\n',
        ),
    ],
)
def test_a_false_block_is_found(language: str, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    block = Block(ROOT / "README.md", 1, language, text)
    kinds = [check for fits, check in KINDS if fits(block)] or [record]
    with pytest.raises((AssertionError, SystemExit, KeyError)):
        kinds[0](block)
