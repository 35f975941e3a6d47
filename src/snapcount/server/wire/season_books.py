"""Messages about the books of a season."""

from __future__ import annotations

from snapcount.server.wire.fields import Out, message


@message
class FigureRow(Out):
    club: str
    player: str
    """"" for a club's row, or one of words."""
    label: str
    cells: list[str]
    marked: bool
    """A sum, or what differs."""


@message
class FigureSheet(Out):
    title: str
    heads: list[str]
    rows: list[FigureRow]


@message
class SeasonRecord(Out):
    title: str
    value: str
    who: str
    club: str
    game: int
    """0: the whole season's."""


@message
class SeasonBooks(Out):
    sheets: list[FigureSheet]
    records: list[SeasonRecord]
    """Of one game."""
    season_records: list[SeasonRecord]


@message
class SeasonPage(Out):
    """Of a club or a man."""

    title: str
    about: list[str]
    sheets: list[FigureSheet]
