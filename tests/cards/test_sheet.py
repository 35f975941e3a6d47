"""Cards on paper: a PDF that readers open, with every cell of every card on it."""

from __future__ import annotations

import json
import sys
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader

from snapcount.cli.main import main
from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.cards.sheet.formations import CARDS, formation_card
from snapcount.games.canadian_pro.cards.sheet.frame import CARD, Box
from snapcount.games.canadian_pro.cards.sheet.layout import PAPERS, Draw, print_team, team_cards
from snapcount.games.canadian_pro.cards.sheet.units import spans
from snapcount.games.canadian_pro.cards.tables import TOTALS, shipped_teams
from snapcount.paper.font import all_widths
from snapcount.paper.letters import printable, unprintable, width, wrapped
from snapcount.paper.page import Document, Line, Page, Text
from snapcount.paper.pdf import written


def team(name: str = "edmonton_1973") -> Any:
    return json.loads(shipped_teams()[name].read_text(encoding="utf-8"))


def texts(page: Page) -> list[str]:
    return [mark.text for mark in page.marks if isinstance(mark, Text)]


def read_again(content: bytes) -> list[str]:
    """The text of each page, as another program finds it in the file."""
    return [page.extract_text() for page in PdfReader(BytesIO(content)).pages]


def test_another_program_finds_every_page_and_every_name() -> None:
    content = written(print_team(team()))
    assert content.startswith(b"%PDF-1.") and content.rstrip().endswith(b"%%EOF")
    pages = read_again(content)
    assert len(pages) == 8 and "LEMMERMAN" in pages[0] and "Injury Duration Chart" in "".join(pages)
    assert len(content) < 200_000, "only the letters that are used are embedded"


def test_the_same_team_gives_the_same_bytes() -> None:
    alone = partial(print_team, with_charts=False)
    assert written(alone(team())) == written(alone(team()))
    assert written(alone(team())) != written(alone(team("montreal_1973")))
    assert b"2000" in written(alone(team())).split(b"/CreationDate", 1)[1][:20], "no day of today"


@pytest.mark.parametrize(
    "name", ["Jiří Čermák", "Łukasz Żółć", "Őry Šțefan", "Γιώργος Λεβέντης", "Фёдор Щукин"]
)
def test_names_beyond_western_europe_are_printed(name: str) -> None:
    renamed_team = renamed(team(), name)
    found = read_again(written(print_team(renamed_team, with_charts=False)))
    first, last = name.split()
    assert first in found[0] and last.upper() in found[0] and "?" not in found[0]


def test_an_accent_that_is_typed_apart_is_put_together() -> None:
    assert printable("C\u030cerma\u0301k") == "Čermák"


def test_a_letter_that_the_font_lacks_is_a_question_mark_and_can_be_named() -> None:
    assert printable("Li 李") == "Li ?" and unprintable("Li 李 李?") == "李"


def test_every_cell_of_bells_card_is_on_it() -> None:
    bell = next(card.draw for card in team_cards(team()) if card.owner == "Roy Bell")
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
    for page in print_team(team(name), paper).pages:
        for mark in page.marks:
            if isinstance(mark, Text):
                assert mark.left >= 20 and mark.left + mark.width <= page.width - 20, mark.text
                assert 10 <= mark.y <= page.height - 10, mark.text


def assert_inside(draw: Draw, wide: int) -> None:
    page = Page(PAPERS["letter"])
    draw(page, Box(100, 100, CARD[0] * wide))
    for mark in page.marks:
        if isinstance(mark, Text):
            assert mark.left >= 104 and mark.left + mark.width <= 96 + CARD[0] * wide, mark.text
            assert 104 <= mark.y <= 96 + CARD[1], mark.text


@pytest.mark.parametrize("name", shipped_teams())
def test_no_text_leaves_its_card(name: str) -> None:
    for draw, wide, *_ in team_cards(team(name)):
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
    for draw, wide, *_ in team_cards(long):
        assert_inside(draw, wide)


def test_nine_cards_a_page_with_marks_to_cut_along() -> None:
    document = print_team(team(), with_charts=False)
    count = sum(wide for _, wide, *_ in team_cards(team()))
    assert len(document.pages) == -(-count // 9)
    first = document.pages[0]
    lines = [mark for mark in first.marks if isinstance(mark, Line) and mark.weight == 0.4]
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


def test_letters_are_as_wide_as_in_the_file() -> None:
    assert width("é", 10) == width("e", 10) < width("W", 10)
    assert width("Bell", 10, "bold") > width("Bell", 10)
    document = Document(PAPERS["a4"], "One letter")
    document.page().text(0, 50, "W", 1000)
    assert f"{round(width('W', 1000))}".encode() in written(document)


def test_words_are_wrapped_where_they_no_longer_fit() -> None:
    lines = wrapped("four words that are long", 10, width("four words that", 10) + 0.1)
    assert lines == ["four words that", "are long"]


def test_brackets_and_accents_survive() -> None:
    document = Document(PAPERS["a4"], "Québec (1973)")
    document.page().text(50, 50, r"René \ (–3)", 10)
    content = written(document)
    assert read_again(content) == [r"René \ (–3)"]
    reader = PdfReader(BytesIO(content))
    assert reader.metadata is not None and reader.metadata.title == "Québec (1973)"


@pytest.mark.parametrize("missing", ["fpdf", "ttf_opensans"])
def test_without_the_extra_one_sentence_says_what_to_install(
    missing: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, missing, None)
    all_widths.cache_clear()
    with pytest.raises(Refusal, match=r"pip install 'snapcount\[print\]'"):
        print_team(team())
    for command in ("cards", "fields"):
        what = "edmonton_1973" if command == "cards" else "default"
        assert main([command, "print", what, "--out", str(tmp_path / "x.pdf")]) == 2
        said = capsys.readouterr().err
        assert "pip install 'snapcount[print]'" in said and said.count("\n") == 1
    assert not (tmp_path / "x.pdf").exists()
