"""The card workshop: a sheet's rows, one cell changed, what is said of it, cards drawn for a screen."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro.cards.forge.season import SeasonProblems
from snapcount.games.canadian_pro.cards.forge.team import forge
from snapcount.games.canadian_pro.cards.sheet.layout import team_cards
from snapcount.games.canadian_pro.cards.workshop.drawing import drawn
from snapcount.games.canadian_pro.cards.workshop.look import look_at
from snapcount.games.canadian_pro.cards.workshop.sheet import (
    changed,
    example,
    examples,
    lines,
    template,
)

SHEET = example("fort_tansy_badgers")


def first(category: str) -> Any:
    return next(line for line in lines(SHEET) if line.category == category)


@pytest.mark.parametrize("name", examples())
def test_every_season_in_the_box_is_forged_without_a_problem(name: str) -> None:
    found = look_at(example(name), f"{name}.csv")
    assert found["problems"] == [] and found["title"].startswith(examples()[name])
    assert found["team"] == forge(example(name)), "the forge's own team, nothing beside it"


def test_every_card_of_a_team_is_drawn_and_belongs_to_a_man_or_a_unit() -> None:
    team = forge(SHEET)
    cards = drawn(team)
    assert len(cards) == len(team_cards(team))
    owners = {line.owner for line in lines(SHEET)}
    assert {card["owner"] for card in cards} <= owners
    for card in cards:
        assert all(
            0 <= text["x"] <= card["width"] and 0 <= text["y"] <= card["height"] for text in card["texts"]
        )
        assert all(shape["path"].startswith("M") for shape in card["shapes"])


def test_a_changed_cell_changes_its_card_and_no_other_mans() -> None:
    row = first("rushing")
    after = changed(SHEET, row.number, "lg", "73")
    before_cards, after_cards = drawn(forge(SHEET)), drawn(forge(after))
    differing = {old["owner"] for old, new in zip(before_cards, after_cards, strict=True) if old != new}
    assert differing == {row.name}
    texts = [text["text"] for card in after_cards if card["owner"] == row.name for text in card["texts"]]
    assert "73" in texts


def test_only_the_cell_is_changed() -> None:
    row = first("rushing")
    after = changed(SHEET, row.number, "net", "1,000")
    assert [line for line in after.splitlines() if line not in SHEET.splitlines()] == [
        next(line for line in after.splitlines() if '"1,000"' in line)
    ]
    assert len(after.splitlines()) == len(SHEET.splitlines())
    assert changed(after, row.number, "net", row.cells[row.columns.index("net")]) == SHEET


def test_a_cell_that_is_left_out_at_the_end_of_a_row_can_be_filled() -> None:
    sheet = "category,name,tc,net,lg,td\nrushing,Roy Bell,254,1455"
    assert changed(sheet, 2, "td", "5") == "category,name,tc,net,lg,td\nrushing,Roy Bell,254,1455,,5\n"


@pytest.mark.parametrize(("row", "column"), [(0, "net"), (999, "net"), (1, "net"), (2, "weight")])
def test_a_cell_that_is_not_there_is_named(row: int, column: str) -> None:
    with pytest.raises(ValueError, match=f"row {row}, column {column}: there is no such cell"):
        changed("category,name,tc,net\nrushing,Roy Bell,254,1455", row, column, "1")


def test_a_problem_names_file_row_and_column_and_the_rows_are_still_told() -> None:
    row = first("rushing")
    found = look_at(changed(SHEET, row.number, "net", "lots"), "mine.csv")
    assert found["problems"] == [
        f"mine.csv, row {row.number} (rushing, {row.name}), column net: 'lots' is not a whole number"
    ]
    assert found["team"] is None and len(found["lines"]) == len(list(lines(SHEET)))


def test_a_card_that_cant_follow_its_line_is_a_warning_with_file_row_and_column() -> None:
    row = first("rushing")
    found = look_at(changed(SHEET, row.number, "net", "200"), "mine.csv")
    assert found["problems"] == []
    assert any(
        warning.startswith(
            f"mine.csv, row {row.number} (rushing, {row.name}), column net: yards a carry are "
        )
        and "more than 0.20 apart" in warning
        for warning in found["warnings"]
    )
    figure = next(one for one in found["figures"] if one["row"] == row.number)
    assert not figure["inside"] and figure["owner"] == row.name


def test_every_figure_stands_on_a_row_of_its_owner() -> None:
    owners = {line.number: line.owner for line in lines(SHEET)}
    for figure in look_at(SHEET, "x.csv")["figures"]:
        assert owners[figure["row"]] == figure["owner"], figure


def test_the_template_has_every_column_and_says_what_is_still_missing() -> None:
    problems = look_at(template(), "season.csv")["problems"]
    assert problems and all("must be there, found none" in problem for problem in problems)
    with pytest.raises(SeasonProblems):
        forge(template())


@pytest.mark.parametrize(
    "text", ["", "\0", "a,b\nc,d", '"', "category\n\n" * 500, "category,name\n" + "line,x\n" * 400]
)
def test_what_is_no_sheet_is_told_in_sentences(text: str) -> None:
    found = look_at(text, "x.csv")
    assert found["team"] is None and found["problems"]
    assert all(problem.startswith("x.csv, ") for problem in found["problems"])
