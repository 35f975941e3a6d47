"""The card workshop: drop a season, change a number, see it on the card, take everything home."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from pypdf import PdfReader

from snapcount.games.canadian_pro.cards.check import check
from snapcount.games.canadian_pro.cards.workshop.sheet import example
from snapcount.seasons.league.reading import load
from tests.browser.axe import findings
from tests.browser.conftest import PHONE, Visit
from tests.browser.serving import Server

pytestmark = pytest.mark.web

MAN = "Gabe Shinglepail"
FIRST = 120_000
"""Milliseconds for the first sheet of a server: the process that others are copied from reads all games first."""
DROP = """(place, [name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: "text/csv" }));
  for (const kind of ["dragover", "drop"])
    place.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: carried }));
}"""


def dropped(page: Page, name: str, text: str) -> None:
    page.locator("main.workshop").evaluate(DROP, [name, text])


def opened(server: Server, visit: Visit, **more: Any) -> Page:
    page = visit(f"{server.address}/workshop", **more).page
    dropped(page, "mine.csv", example("fort_tansy_badgers"))
    forged = page.get_by_role("button", name="Fort Tansy Badgers 1974", exact=True)
    expect(forged).to_be_visible(timeout=FIRST)
    page.get_by_role("button", name=MAN).click()
    expect(page.get_by_label(f"Card: {MAN}, Running and receiving")).to_be_visible()
    return page


def saved(page: Page, button: str, folder: Path) -> Path:
    with page.expect_download() as begun:
        page.get_by_role("button", name=button).click()
    path = folder / begun.value.suggested_filename
    begun.value.save_as(path)
    return path


def test_a_number_is_changed_and_the_card_changes_with_it(server: Server, visit: Visit) -> None:
    page = opened(server, visit)
    card = page.get_by_label(f"Card: {MAN}, Running and receiving")
    expect(card).to_contain_text("1250")
    cell = page.get_by_label(f"net, rushing, {MAN}")
    cell.fill("1100")
    cell.press("Enter")
    expect(card.locator("text.fresh", has_text="1100")).to_be_visible()
    expect(page.get_by_role("status")).to_contain_text("changed on")
    expect(page.get_by_role("region", name="Season and card")).to_contain_text("5.09")
    page.get_by_role("button", name="Undo").click()
    expect(card).to_contain_text("1250")
    expect(cell).to_have_value("1250")


def test_what_is_wrong_is_said_with_file_row_and_column_and_the_card_stays(
    server: Server, visit: Visit
) -> None:
    page = opened(server, visit)
    cell = page.get_by_label(f"net, rushing, {MAN}")
    cell.fill("lots")
    cell.press("Enter")
    problem = f"mine.csv, row 24 (rushing, {MAN}), column net: 'lots' is not a whole number"
    expect(page.get_by_text(problem)).to_be_visible()
    expect(cell).to_have_attribute("aria-invalid", "true")
    expect(page.get_by_label(f"Card: {MAN}, Running and receiving")).to_contain_text("1250")
    expect(page.get_by_role("button", name="Save and share")).to_be_disabled()
    cell.fill("200")
    cell.press("Enter")
    expect(page.get_by_text("column net: yards a carry are 0.93 in the season")).to_be_visible()


def test_team_file_paper_league_and_link_are_taken_home(server: Server, visit: Visit, tmp_path: Path) -> None:
    page = opened(server, visit)
    dropped(page, "other.csv", example("saltmarsh_herons"))
    expect(page.get_by_role("button", name="Saltmarsh Herons 1974", exact=True)).to_be_visible()
    page.get_by_role("button", name="Save and share").click()
    team = json.loads(saved(page, "Save the team file", tmp_path).read_text(encoding="utf-8"))
    assert check(team) == [] and team["club"] == "Saltmarsh Herons"
    paper = saved(page, "Save the PDF", tmp_path)
    assert "SALTMARSH HERONS" in PdfReader(paper).pages[0].extract_text().upper()
    page.get_by_label("Name of the league").fill("Two Rivers")
    league = load(saved(page, "Save the league file", tmp_path))
    assert league.name == "Two Rivers" and len(league.clubs) == 2
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    friend = visit(link).page
    expect(friend.get_by_role("button", name="Saltmarsh Herons 1974", exact=True)).to_be_visible()


def test_the_cards_are_played_with(server: Server, visit: Visit) -> None:
    page = opened(server, visit)
    page.get_by_role("button", name="Play with these cards").click()
    expect(page.locator("select[name=home] option:checked")).to_have_text("Fort Tansy Badgers 1974")
    page.get_by_role("button", name="Kick off").click()
    expect(page.locator(".scoreboard")).to_contain_text("Fort Tansy Badgers")


def test_the_lobby_leads_to_it_and_what_is_on_the_bench_stays_there(server: Server, visit: Visit) -> None:
    page = visit(server.address).page
    page.get_by_role("link", name="Make your own cards").click()
    page.get_by_label("A season from the box").select_option("fort_tansy_badgers")
    forged = page.get_by_role("button", name="Fort Tansy Badgers 1974", exact=True)
    expect(forged).to_be_visible(timeout=FIRST)
    page.reload()
    expect(page.get_by_role("button", name="Fort Tansy Badgers 1974", exact=True)).to_be_visible()


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_axe_finds_nothing_and_nothing_is_wider_than_the_window(
    server: Server, visit: Visit, size: str
) -> None:
    more = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    page = opened(server, visit, **more)
    assert findings(page) == []
    page.get_by_role("button", name="All cards").click()
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Save and share").click()
    expect(page.get_by_role("button", name="Copy the link")).to_be_visible()
    assert findings(page) == []
