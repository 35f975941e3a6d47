"""The bodies of the card workshop, as types."""

from __future__ import annotations

from typing import Annotated, Literal

from snapcount.server.wire.fields import Checked, In, Name, Out, Word, between, long, message, printable

LONGEST_SHEET = 40_000
"""Letters of a season's sheet; those in the box have four thousand."""
MOST_CLUBS = 16
FileName = Annotated[str, long(1, 80), Checked(printable)]
SheetText = Annotated[str, long(0, LONGEST_SHEET)]


@message
class Change(In):
    """Another text for one cell: a row counted from 1, a column by its name."""

    row: Annotated[int, between(1, LONGEST_SHEET)]
    column: Word
    text: Annotated[str, long(0, 200)]


@message
class Sheet(In):
    """A season as CSV, and what its file is called: problems name it."""

    file: FileName
    text: SheetText


@message
class SheetToLookAt(In):
    sheet: Sheet
    change: Change | None = None


@message
class SheetToPrint(In):
    sheet: Sheet
    paper: Literal["letter", "a4"] = "letter"
    charts: bool = False
    """With the formation cards and charts that all teams share."""


@message
class ClubsOfLeague(In):
    name: Name
    sheets: Annotated[list[Sheet], long(1, MOST_CLUBS)]


@message
class SheetLine(Out):
    """A row of the sheet, as text. `owner`: a man, or Club, Kicking, Returns, Defence, Roster."""

    number: int
    category: str
    name: str
    owner: str
    columns: list[str]
    cells: list[str]


@message
class CardText(Out):
    """A text whose beginning, middle or end is at x, its baseline at y."""

    x: float
    y: float
    text: str
    size: float
    font: Literal["regular", "bold", "italic"]
    align: Literal["left", "centre", "right"]
    colour: str


@message
class CardShape(Out):
    """A path; "" where it isn't filled, or has no edge."""

    path: str
    fill: str
    stroke: str
    weight: float


@message
class CardDrawing(Out):
    """A card as it is printed, in points."""

    owner: str
    title: str
    width: float
    height: float
    shapes: list[CardShape]
    texts: list[CardText]


@message
class CardFigure(Out):
    """A figure of the season beside what the card yields; no limit where a man's own line sets none."""

    player: str
    what: str
    season: float
    card: float
    thrown: float
    plays: int
    limit: float | None
    share: bool
    inside: bool
    owner: str
    row: int
    column: str


@message
class SheetLook(Out):
    """What the forge makes of a sheet; without a team while anything is wrong with it."""

    title: str
    sheet: str
    """The text, with the change."""
    lines: list[SheetLine]
    problems: list[str]
    warnings: list[str]
    figures: list[CardFigure]
    cards: list[CardDrawing]
    team: str
    """The team file."""


@message
class ExampleSheet(Out):
    name: str
    title: str


@message
class ExampleSheets(Out):
    examples: list[ExampleSheet]


@message
class GivenSheet(Out):
    file: str
    text: str
