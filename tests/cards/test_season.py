"""A season is read row by row; what is missing or can't be true is named with row and column."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from snapcount.games.canadian_pro.cards.check import check
from snapcount.games.canadian_pro.cards.forge.season import SeasonProblems, read
from snapcount.games.canadian_pro.cards.forge.team import forge
from snapcount.games.canadian_pro.cards.tables import FOLDER, table
from snapcount.games.canadian_pro.cards.writer import written

LEAGUE = FOLDER / "leagues" / "lantern_1974"
SEASONS = sorted(LEAGUE.glob("*.csv"))
WARDENS = (LEAGUE / "grand_thistle_wardens.csv").read_text(encoding="utf-8")


def problems(text: str) -> list[str]:
    with pytest.raises(SeasonProblems) as caught:
        forge(text)
    return caught.value.problems


def changed(line: str, to: str) -> tuple[str, int]:
    """The Wardens' season with one row changed, and the number of that row."""
    rows = WARDENS.splitlines()
    assert rows.count(line) == 1, line
    at = rows.index(line)
    rows[at] = to
    return "\n".join(rows), at + 1


@pytest.mark.parametrize("path", SEASONS, ids=lambda path: path.stem)
def test_forging_the_league_again_gives_the_shipped_files_byte_for_byte(path: Path) -> None:
    team = forge(path.read_text(encoding="utf-8"))
    assert written(team).encode("utf-8") == path.with_suffix(".json").read_bytes()
    assert json.loads(written(team)) == team and check(team) == []


def test_eight_clubs_ship() -> None:
    assert len(SEASONS) == 8


def test_one_header_for_all_rows_reads_the_same_as_a_header_for_each_category() -> None:
    rows = [row.cells | {"category": row.category} for row in read(WARDENS).rows]
    columns = list(dict.fromkeys(column for row in rows for column in row))
    lines = [",".join(columns)]
    for number, row in enumerate(read(WARDENS).rows):
        source = WARDENS.splitlines()[row.number - 1].split(",")
        header = next(
            line.split(",")
            for line in reversed(WARDENS.splitlines()[: row.number])
            if line.startswith("category")
        )
        cells = dict(zip(header, source, strict=True))
        lines.append(",".join(cells.get(column, "") for column in columns))
        assert number >= 0
    assert forge("\n".join(lines)) == forge(WARDENS)


SVEN = "rushing,Sven Tallowoar,116,551,49,4,2,power"
ABE = "passing,Abe Oatmealstove,289,172,2440,13,16,1"
ONE_ROW = [
    (SVEN, "rushing,Sven Tallowoar,,551,49,4,2,power", "tc", "is missing"),
    (SVEN, "rushing,Sven Tallowoar,116,many,49,4,2,power", "net", "'many'"),
    (SVEN, "rushing,Sven Tallowoar,116,551,4,4,2,power", "net", "can't make 551"),
    (SVEN, "rushing,Sven Tallowoar,116,551,7,4,2,power", "lg", "can't go with an average of 4.8"),
    (SVEN, "rushing,Sven Tallowoar,116,551,49,117,2,power", "td", "117 is more than tc"),
    (SVEN, "rushing,Sven Tallowoar,116,551,49,4,2,tank", "shape", "must be one of bell"),
    (SVEN, "rushing,Sven Tallowaro,116,551,49,4,2,power", "name", "no row of category player"),
    (ABE, "passing,Abe Oatmealstove,289,300,2440,13,16,1", "completed", "300 is more than attempted"),
    (ABE, "passing,Abe Oatmealstove,289,172,2440,130,16,1", "x", "more than attempted"),
    (
        "punting,Oz Saddleshovel,122,37.9,0,6",
        "punting,Oz Saddleshovel,122,379,0,6",
        "avg",
        "between 15 and 60",
    ),
    ("punting,Oz Saddleshovel,122,37.9,0,6", "punting,Oz Saddleshovel,9,37.9,0,60", "singles", "60 is more"),
    ("line,Oz Pigeonhorn,LT,RT,15,1,0,-1", "line,Oz Pigeonhorn,XX,RT,15,1,0,-1", "position", "XX is not one"),
    ("line,Oz Pigeonhorn,LT,RT,15,1,0,-1", "line,Oz Pigeonhorn,LT,RT,15,1,7,-1", "run_rep", "from -2 to +2"),
    ("line,Oz Pigeonhorn,LT,RT,15,1,0,-1", "line,Oz Pigeonhorn,LT,RT,,1,0,-1", "games", "is missing"),
    (SVEN, "rushing,Sven Tallowoar,116,551,49,4,2,fink", "shape", "on a rushing row"),
    ("penalties,2-4,9-11", "penalties,4-2,9-11", "against_run", "range of dice totals"),
    ("rushing allowed,486,2470", "rushing allowed,486,9999", "net", "more than changes of 3 settings"),
]


@pytest.mark.parametrize(("line", "to", "column", "words"), ONE_ROW)
def test_a_wrong_cell_is_named_with_row_and_column(line: str, to: str, column: str, words: str) -> None:
    text, number = changed(line, to)
    found = problems(text)
    assert any(p.startswith(f"row {number} ") and f"column {column}: " in p and words in p for p in found), (
        found
    )


def test_more_catches_than_completions_are_refused() -> None:
    text, _ = changed(ABE, "passing,Abe Oatmealstove,289,162,2440,13,16,1")
    (found,) = problems(text)
    assert "receiving" in found and "column no: " in found and "only 243 passes were completed" in found


def test_a_club_that_nobody_can_line_up_for_is_refused() -> None:
    text, _ = changed(
        "player,Alf Sparrowbell,TE,,14,2,6-1,214,31,,,0", "player,Alf Sparrowbell,SE,,14,2,6-1,214,31,,,0"
    )
    text = text.replace("player,Jeb Cloverwick,TE,WB", "player,Jeb Cloverwick,SE,WB")
    assert "column position: no row of category player can play TE" in problems(text)


def test_unknown_columns_and_categories_are_named_with_a_guess() -> None:
    assert "row 6, column positon: no such column (did you mean position?)" in problems(
        WARDENS.replace("category,name,position,may_play", "category,name,positon,may_play")
    )
    found = problems(WARDENS.replace("punting,Oz", "puntting,Oz"))
    assert any("column category: 'puntting'" in problem and "punting" in problem for problem in found)


def test_a_statistic_where_it_means_nothing_is_refused() -> None:
    text = WARDENS.replace(
        "category,tc,net\nrushing allowed,486,2470", "category,tc,net,td\nrushing allowed,486,2470,9"
    )
    assert any(
        "column td: '9' has no meaning on a row of category rushing allowed" in p for p in problems(text)
    )


@pytest.mark.parametrize(
    "text", ["", "\n\n", "# only a comment\n", "name,tc\nBob,3\n", '"\x00', "category\nclub\n"]
)
def test_an_empty_or_foreign_file_is_refused(text: str) -> None:
    assert problems(text)


def test_all_problems_come_at_once() -> None:
    text = WARDENS.replace("rushing,Sven Tallowoar,116,", "rushing,Sven Tallowoar,,").replace(
        ",37.9,", ",far,"
    )
    assert len(problems(text)) == 2


def test_a_quarterback_without_carries_runs_on_the_standard_card() -> None:
    text, _ = changed("rushing,Zeke Cedarstove,12,59,29,0,,", "")
    backup = forge(text)["cards"]["quarterbacks"][1]
    assert backup["running"]["standard"] == "LS-QBRUN"
    assert backup["running"]["rows"] == table("standard_cards")["LS-QBRUN"]["running"]["rows"]
    assert check(forge(text)) == []


def test_the_league_adds_up() -> None:
    """What was gained in the league was allowed in it: the seasons could have been played."""
    teams = [read(path.read_text(encoding="utf-8")) for path in SEASONS]
    pairs = (
        ("rushing", "rushing allowed", ("tc", "net")),
        ("passing", "passing allowed", ("attempted", "completed", "x")),
    )
    for gained, allowed, columns in pairs:
        for column in columns:
            made = sum(row[column] for season in teams for row in season.all(gained))
            given = sum(row[column] for season in teams for row in season.all(allowed))
            assert made == given, column
    clubs = [season.one("club") for season in teams]
    assert sum(club["for"] for club in clubs) == sum(club["against"] for club in clubs)
    assert sum(club["w"] for club in clubs) == sum(club["l"] for club in clubs)
    for season in teams:
        caught, thrown = season.all("receiving"), season.all("passing")
        assert sum(row["no"] for row in caught) == sum(row["completed"] for row in thrown)
        assert sum(row["yds"] for row in caught) == sum(row["yds"] for row in thrown)
    names = [
        row.name for season in teams for row in season.rows if row.category in ("player", "line", "defence")
    ]
    assert len(names) == len(set(names)) == 8 * 33


def test_whatever_the_figures_the_forge_refuses_them_or_makes_a_good_team() -> None:
    random = Random(74)
    values = (
        "0 1 2 -1 -5 3 7 12 20 45 60 300 99999 0.5 58.2 yes TE sub LT runner slash fink back 2-2 NC x".split()
    )
    made = 0
    for _ in range(150):
        rows = WARDENS.splitlines()
        at = random.choice([i for i, row in enumerate(rows) if row and not row.startswith(("#", "category"))])
        cells = rows[at].split(",")
        cells[random.randrange(1, len(cells))] = random.choice(values)
        rows[at] = ",".join(cells)
        try:
            team = forge("\n".join(rows))
        except SeasonProblems:
            continue
        assert check(team) == [], rows[at]
        made += 1
    assert made > 20
