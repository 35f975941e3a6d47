"""The card workshop: sheets are forged in a process of their own, within bounds; nothing is kept."""

from __future__ import annotations

import asyncio
import base64
import json
from typing import Any

from snapcount.games.canadian_pro.cards.workshop import sheet as sheets
from snapcount.games.canadian_pro.cards.workshop.drawing import drawn
from snapcount.games.canadian_pro.cards.writer import written
from snapcount.paper.letters import unprintable
from snapcount.server.errors import ApiError, shortened
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.apart import Work
from snapcount.server.rooms.workshop.forging import tell_league, tell_look, tell_pdf
from snapcount.server.wire import workshop as wire

TEMPLATE = "template"
REFUSALS = {
    "too_slow": (
        422,
        "This sheet takes longer to forge than any season does: look for numbers that are far too large.",
    ),
    "too_much": (422, "This sheet takes more memory to forge than any season does."),
    "too_large": (413, "The cards of this sheet are more than any club has."),
    "bad_record": (
        422,
        "This sheet could not be forged: it is damaged in a way that this program doesn't know.",
    ),
    "busy": (429, "Many sheets are being forged at this moment: please try again in a minute."),
}
"""What the reader says of records, said of sheets."""


async def forged(lobby: Lobby, who: str, work: Work, *given: Any) -> str:
    try:
        return await lobby.reader.read(who, work, *given)
    except ApiError as error:
        if error.code not in REFUSALS:
            raise
        status, sentence = REFUSALS[error.code]
        raise ApiError(status, error.code.replace("record", "sheet"), sentence) from None


async def look(lobby: Lobby, who: str, wanted: wire.SheetToLookAt) -> str:
    """The sheet, changed if wanted, and what the forge makes of it, as JSON."""
    text = wanted.sheet.text
    if wanted.change is not None:
        try:
            text = sheets.changed(text, wanted.change.row, wanted.change.column, wanted.change.text)
        except ValueError as wrong:
            raise ApiError(422, "no_such_cell", shortened(f"{wanted.sheet.file}, {wrong}.")) from None
    found = json.loads(await forged(lobby, who, tell_look, text, wanted.sheet.file))
    return await asyncio.to_thread(lambda: lobby.json_text(shown(found, text)))


def shown(found: dict[str, Any], text: str) -> dict[str, Any]:
    """With its cards drawn: in this process, which reads the font once."""
    team = found["team"]
    if team is None:
        return {**found, "sheet": text, "cards": [], "team": ""}
    lost = unprintable(json.dumps(team, ensure_ascii=False))
    warnings = [f"The font has no {', '.join(lost)}: printed as a question mark."] if lost else []
    return {
        **found,
        "sheet": text,
        "warnings": found["warnings"] + warnings,
        "cards": drawn(team),
        "team": written(team),
    }


async def printed(lobby: Lobby, who: str, wanted: wire.SheetToPrint) -> bytes:
    told = await forged(
        lobby, who, tell_pdf, wanted.sheet.text, wanted.sheet.file, wanted.paper, wanted.charts
    )
    return base64.b64decode(told)


async def league(lobby: Lobby, who: str, wanted: wire.ClubsOfLeague) -> str:
    """The text of a league file with these clubs."""
    given = [(sheet.text, sheet.file) for sheet in wanted.sheets]
    if len(given) < 2:
        raise ApiError(422, "too_few_clubs", "A league needs two clubs or more: bring another season first.")
    return await forged(lobby, who, tell_league, wanted.name, given)


def examples() -> dict[str, Any]:
    return {"examples": [{"name": name, "title": title} for name, title in sheets.examples().items()]}


def example(name: str) -> dict[str, str]:
    if name == TEMPLATE:
        return {"file": "season.csv", "text": sheets.template()}
    if name not in sheets.examples():
        raise ApiError(404, "no_such_example", "There is no such season in the box.")
    return {"file": f"{name}.csv", "text": sheets.example(name)}
