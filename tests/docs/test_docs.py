"""The Python in the README and the guide runs as it stands; links lead somewhere; nothing names a machine."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_python_on_the_page_runs(page: Path) -> None:
    failures, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert not failures


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    if "rules" in page.parts:
        return
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert target.startswith("http") or (page.parent / target).exists(), target


def test_the_readme_has_runnable_python_and_pictures() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert ">>> " in text and "make play" in text and "make test" in text


def test_adr_0004_names_every_trick() -> None:
    """`exec` in three files of the core; `tuple.__new__` in one, used where the ADR says and nowhere else."""
    source = ROOT / "src" / "snapcount"
    texts = {
        path.relative_to(source).as_posix(): path.read_text(encoding="utf-8") for path in source.rglob("*.py")
    }
    assert {name for name, text in texts.items() if re.search(r"(?<!\.)\bexec\(", text)} == {
        "core/table.py",
        "core/data/quick.py",
        "core/data/plain.py",
    }
    said = (ROOT / "docs" / "adr" / "0004-plain-python.md").read_text(encoding="utf-8")
    areas = {
        "/".join(name.split("/")[: 2 if name.startswith("games/") else 1])
        for name, text in texts.items()
        if "core.data.made import new" in text
    }
    assert [name for name, text in texts.items() if "tuple.__new__" in text] == ["core/data/made.py"]
    assert areas == set(re.findall(r"`((?:core|football|server|games/\w+))/?`", said))
