"""The card workshop's routes: cards, paper and leagues of a season's sheet, and every refusal a sentence."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any

import httpx
import pytest
from pypdf import PdfReader

from snapcount.core.data.reading import read_json
from snapcount.games.canadian_pro.cards.check import check
from snapcount.paper.font import all_widths
from snapcount.seasons.league.reading import read
from tests.server.table import Running

pytestmark = pytest.mark.web
PATIENCE = 120
"""Seconds: the first sheet of a server waits until the process that others are copied from has read all games."""


def given(server: Running, name: str = "fort_tansy_badgers") -> dict[str, str]:
    sheet: dict[str, str] = server.http.get(f"/api/workshop/sheets/{name}").json()
    return sheet


def look(server: Running, sheet: dict[str, str], **more: Any) -> httpx.Response:
    return server.http.post("/api/workshop/cards", json={"sheet": sheet, **more}, timeout=PATIENCE)


def sentence(response: httpx.Response) -> str:
    said: str = response.json()["error"]["sentence"]
    return said


def test_a_season_of_the_box_becomes_cards_figures_and_a_team_file(server: Running) -> None:
    names = [example["name"] for example in server.http.get("/api/workshop/sheets").json()["examples"]]
    assert len(names) == 8 and "fort_tansy_badgers" in names
    told = look(server, given(server)).json()
    assert told["problems"] == [] and told["title"] == "Fort Tansy Badgers 1974"
    assert len(told["cards"]) > 15 and all(card["texts"] for card in told["cards"])
    assert check(read_json(told["team"])) == []
    assert all(figure["inside"] or figure["row"] for figure in told["figures"])


def test_one_cell_changed_comes_back_in_the_sheet_and_on_the_card(server: Running) -> None:
    sheet = given(server)
    row = next(line for line in look(server, sheet).json()["lines"] if line["category"] == "rushing")
    after = look(server, sheet, change={"row": row["number"], "column": "lg", "text": "73"}).json()
    assert after["problems"] == [] and ",73," in after["sheet"].splitlines()[row["number"] - 1]
    texts = [
        text["text"] for card in after["cards"] if card["owner"] == row["name"] for text in card["texts"]
    ]
    assert "73" in texts


def test_what_is_wrong_names_file_row_and_column_and_no_card_comes(server: Running) -> None:
    sheet = given(server)
    row = next(line for line in look(server, sheet).json()["lines"] if line["category"] == "passing")
    told = look(server, sheet, change={"row": row["number"], "column": "completed", "text": "many"}).json()
    [problem] = told["problems"]
    assert problem.startswith(
        f"fort_tansy_badgers.csv, row {row['number']} (passing, {row['name']}), column completed"
    )
    assert told["cards"] == [] and told["team"] == ""


def test_the_cards_come_on_paper_with_names_in_all_letters(server: Running) -> None:
    sheet = given(server)
    name = next(line["name"] for line in look(server, sheet).json()["lines"] if line["category"] == "player")
    czech = {**sheet, "text": sheet["text"].replace(name, "Łukasz Čermák")}
    response = server.http.post("/api/workshop/print", json={"sheet": czech, "paper": "a4"}, timeout=PATIENCE)
    assert response.headers["content-type"] == "application/pdf"
    assert "ČERMÁK" in PdfReader(BytesIO(response.content)).pages[0].extract_text()


def test_several_seasons_become_a_league_that_passes_the_check(server: Running) -> None:
    sheets = [given(server, name) for name in ("fort_tansy_badgers", "saltmarsh_herons")]
    response = server.http.post(
        "/api/workshop/league", json={"name": "Two Rivers", "sheets": sheets}, timeout=PATIENCE
    )
    league = read(response.text)
    assert league.name == "Two Rivers" and [club.name for club in league.clubs] == [
        "Fort Tansy Badgers",
        "Saltmarsh Herons",
    ]
    assert len(league.schedule) == 2


def test_refusals_are_sentences(server: Running) -> None:
    sheet = given(server)
    bad = {**sheet, "text": "category,name\nrushing,Roy Bell"}
    for path, body, status, said in (
        (
            "cards",
            {"sheet": sheet, "change": {"row": 9999, "column": "net", "text": "1"}},
            422,
            "row 9999, column net",
        ),
        ("cards", {"sheet": {**sheet, "text": "x" * 50_000}}, 422, "sheet.text"),
        ("cards", {"sheet": {**sheet, "text": "x" * 300_000}}, 413, "larger than"),
        ("print", {"sheet": bad}, 422, "fort_tansy_badgers.csv, row 2 (rushing, Roy Bell), column tc"),
        ("league", {"name": "One", "sheets": [sheet]}, 422, "needs two clubs or more"),
        ("league", {"name": "Twins", "sheets": [sheet, sheet]}, 422, "clubs"),
        ("league", {"name": "Bad", "sheets": [sheet, bad]}, 422, "column tc"),
    ):
        response = server.http.post(f"/api/workshop/{path}", json=body, timeout=PATIENCE)
        assert response.status_code == status and said in sentence(response), (path, response.text[:200])
    missing = server.http.get("/api/workshop/sheets/nobody")
    assert missing.status_code == 404 and "no such season" in sentence(missing)


def test_numbers_that_would_keep_the_server_busy_are_refused_in_a_sentence(server: Running) -> None:
    sheet = given(server)
    rows = [line for line in look(server, sheet).json()["lines"] if line["category"] == "receiving"]
    text = sheet["text"]
    for row in rows:
        old = text.splitlines()[row["number"] - 1]
        text = text.replace(old, old.replace(f",{row['cells'][1]},", ",99999,", 1))
    told = look(server, {**sheet, "text": text})
    assert told.status_code == 200 and "catches together" in told.json()["problems"][0]


def test_without_the_extra_the_page_is_told_what_to_install(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fpdf", None)
    all_widths.cache_clear()
    response = look(server, given(server))
    assert response.status_code == 422 and "pip install 'snapcount[print]'" in sentence(response)
