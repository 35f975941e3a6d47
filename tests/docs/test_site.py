"""The site: it builds without a warning, has an anchor for every rule, and asks nothing of any other place."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.core.ledger import entries
from snapcount.games import GAMES, find
from tests.docs.test_reference import INNER, PUBLIC

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "-d", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def ids_in(page: Path) -> set[str]:
    return set(re.findall(r'id="([^"]+)"', text_of(page)))


def test_every_rule_has_its_anchor(site: Path) -> None:
    for game in GAMES:
        assert not set(entries(find(game))) - ids_in(site / "rules" / f"{game}.html"), game


def test_rules_that_a_page_names_lead_to_them(site: Path) -> None:
    page = text_of(site / "how-to-play" / "dice_football.html")
    assert 'href="../rules/dice_football.html#DF-9.1"' in page


def test_the_reference_has_every_public_name(site: Path) -> None:
    known = ids_in(site / "reference" / "index.html")
    for name in PUBLIC:
        of_class, _, part = name.partition(".")
        if part not in INNER.get(of_class, ()):
            assert any(found == f"snapcount.{name}" or found.endswith(f".{name}") for found in known), name


def test_what_is_shown_comes_from_the_site_itself(site: Path) -> None:
    """No font, script, style or picture from elsewhere; links that somebody may follow are another thing."""
    for page in site.rglob("*.html"):
        loaded = re.findall(r'<(?:script|img|iframe|source)[^>]+src="?([^" >]+)', text_of(page))
        loaded += re.findall(
            r'<link[^>]+rel="?(?:stylesheet|preconnect|icon)[^>]*href="?([^" >]+)', text_of(page)
        )
        assert not [address for address in loaded if "//" in address], page.name
        for address in loaded:
            file = address.partition("?")[0]  # the page for what isn't there names them from the top
            there = site / file[1:] if file.startswith("/") else page.parent / file
            assert there.exists(), (page.name, address)


def test_the_search_finds_pages_of_every_part(site: Path) -> None:
    found = {
        entry["location"] for entry in json.loads(text_of(site / "search" / "search_index.json"))["docs"]
    }
    for part in (
        "index.html",
        "guide/odds.html",
        "rules/scrimmage.html",
        "adr/0007-speed.html",
        "contributing.html",
    ):
        assert part in found, part


def test_every_page_of_docs_is_in_the_sites_menu() -> None:
    menu = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    for page in sorted((ROOT / "docs").rglob("*.md")):
        assert f"{page.relative_to(ROOT / 'docs').as_posix()}\n" in menu, page.name
