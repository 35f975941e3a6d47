"""Cards on paper: a PDF that readers open, with every cell of every card on it."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from snapcount.games.canadian_pro.cards.sheet.formations import CARDS, formation_card
from snapcount.games.canadian_pro.cards.sheet.frame import CARD, Box
from snapcount.games.canadian_pro.cards.sheet.layout import PAPERS, Draw, print_team, team_cards
from snapcount.games.canadian_pro.cards.sheet.units import spans
from snapcount.games.canadian_pro.cards.tables import TOTALS, shipped_teams
from snapcount.paper.letters import width
from snapcount.paper.pdf import Document, Page

TEXT = re.compile(r"BT .*? rg /F(\d) ([\d.]+) Tf (-?[\d.]+) (-?[\d.]+) Td \((.*)\) Tj ET")
FONTS = {"1": "regular", "2": "bold", "3": "italic"}


def team(name: str = "edmonton_1973") -> Any:
    return json.loads(shipped_teams()[name].read_text(encoding="utf-8"))


def texts(page: Page) -> list[str]:
    return [
        found[5].replace(r"\(", "(").replace(r"\)", ")") for mark in page.marks if (found := TEXT.match(mark))
    ]


def offsets_are_right(content: bytes) -> bool:
    start = int(content.rsplit(b"startxref\n", 1)[1].split(b"\n")[0])
    table = content[start:].split(b"trailer")[0].splitlines()[3:]
    return all(
        content[int(line[:10]) :].startswith(b"%d 0 obj" % number)
        for number, line in enumerate(table, 1)
        if line
    )


def test_the_file_is_a_pdf_whose_table_of_objects_is_right() -> None:
    content = print_team(team()).written()
    assert content.startswith(b"%PDF-1.4") and content.endswith(b"%%EOF\n")
    assert offsets_are_right(content)
    assert len(content) < 150_000


def test_the_same_team_gives_the_same_bytes() -> None:
    assert print_team(team()).written() == print_team(team()).written()
    assert print_team(team()).written() != print_team(team("montreal_1973")).written()


def test_every_cell_of_bells_card_is_on_it() -> None:
    bell = next(draw for draw, _ in team_cards(team()) if draw.keywords["man"]["player"] == "Roy Bell")  # type: ignore[attr-defined]
    page = Page(PAPERS["letter"])
    bell(page, Box(0, 0))
    found = texts(page)
    assert {
        "Roy",
        "BELL",
        "Halfback",
        "(–6)",
        "1973 RECORD",
        "1455",
        "as printed · may play FB HB WB",
    } <= set(found)
    for row in team()["cards"]["backs"][0]["run"]["rows"].values():
        for cell in row:
            assert cell.replace("-", "–") in found
    assert sum(text in [str(total) for total in TOTALS] for text in found) >= 22


@pytest.mark.parametrize("name", shipped_teams())
@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_runs_over_the_edge_of_the_page_or_into_the_margin(name: str, paper: str) -> None:
    document = print_team(team(name), paper)
    for page in document.pages:
        for mark in page.marks:
            found = TEXT.match(mark)
            if found:
                start = float(found[3])
                text = found[5].replace(r"\(", "(").replace(r"\)", ")")
                end = start + width(text, float(found[2]), FONTS[found[1]])
                assert start >= 20 and end <= page.width - 20, text
                assert 10 <= float(found[4]) <= page.height - 10, text


def assert_inside(draw: Draw, wide: int) -> None:
    page = Page(PAPERS["letter"])
    draw(page, Box(100, 100, CARD[0] * wide))
    for mark in page.marks:
        found = TEXT.match(mark)
        if found:
            text = found[5].replace(r"\(", "(").replace(r"\)", ")")
            end = float(found[3]) + width(text, float(found[2]), FONTS[found[1]])
            assert float(found[3]) >= 104 and end <= 96 + CARD[0] * wide, text
            assert 104 <= page.height - float(found[4]) <= 96 + CARD[1], text


@pytest.mark.parametrize("name", shipped_teams())
def test_no_text_leaves_its_card(name: str) -> None:
    for draw, wide in team_cards(team(name)):
        assert_inside(draw, wide)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card["id"])
def test_no_text_leaves_its_formation_card(card: Any) -> None:
    assert_inside(partial(formation_card, card=card), 1)


def renamed(value: Any, name: str) -> Any:
    """The same team with one name for everybody."""
    if isinstance(value, dict):
        return {key: name if key == "player" else renamed(item, name) for key, item in value.items()}
    return [renamed(item, name) for item in value] if isinstance(value, list) else value


def test_the_longest_names_stay_on_their_cards() -> None:
    long = renamed(team(), "Bartholomew-Maximilian Featherstonehaugh-Winterbottomley")
    long["club"] = "The Very Long Club of Somewhere Far Away Wanderers"
    long["cards"]["kickoff_return"]["returners"] *= 2
    for draw, wide in team_cards(long):
        assert_inside(draw, wide)


def test_nine_cards_a_page_with_marks_to_cut_along() -> None:
    document = print_team(team(), with_charts=False)
    count = sum(wide for _, wide in team_cards(team()))
    assert len(document.pages) == -(-count // 9)
    first = document.pages[0]
    lines = [mark for mark in first.marks if mark.startswith("0 0 0 RG 0.4 w")]
    assert len(lines) == 16
    assert {"LEMMERMAN", "BELL", "MCGOWAN"} <= set(texts(first))


def test_the_charts_and_formation_cards_come_with_it_unless_refused() -> None:
    everything = print_team(team())
    words = {text for page in everything.pages for text in texts(page)}
    assert {"Turnover Return Chart", "Injury Table", "Weather", "Penalty number", "1Z-70", "2B-70"} <= words
    assert len(everything.pages) == 8
    alone = {text for page in print_team(team(), with_charts=False).pages for text in texts(page)}
    assert "Weather" not in alone and "1Z-70" not in alone


def test_invented_men_are_marked_invented_and_printed_cards_printed() -> None:
    words = [text for page in print_team(team(), with_charts=False).pages for text in texts(page)]
    assert any(text.startswith("invented") for text in words)
    assert any(text.startswith("as printed") for text in words)
    league = print_team(team("fort_tansy_badgers"), with_charts=False)
    words = [text for page in league.pages for text in texts(page)]
    assert not any(text.startswith(("as printed", "reconstructed")) for text in words)


def test_totals_are_written_as_spans() -> None:
    assert spans([2, 3, 4, 5, 6, 10]) == "2–6, 10"
    assert spans([12, 7, 11]) == "7, 11–12"


def test_letters_are_as_wide_as_the_font_says() -> None:
    assert width("iW", 10) == pytest.approx(2.22 + 9.44)
    assert width("é", 10) == width("e", 10)
    assert width("Bell", 10, "bold") == pytest.approx((722 + 556 + 278 + 278) / 100)


def test_brackets_and_accents_survive() -> None:
    document = Document(PAPERS["a4"], "Québec (1973)")
    document.page().text(50, 50, r"René \ (–3)", 10)
    content = document.written(compressed=False)
    assert "(René \\\\ \\(–3\\)) Tj".encode("cp1252") in content


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="poppler is not installed")
def test_another_program_reads_it(tmp_path: Path) -> None:
    path = tmp_path / "cards.pdf"
    path.write_bytes(print_team(team()).written())
    done = subprocess.run(
        ["pdftotext", "-layout", str(path), "-"], capture_output=True, text=True, check=True
    )
    assert done.stderr == "" and "LEMMERMAN" in done.stdout and "Injury Duration Chart" in done.stdout
