"""Formation cards (CP-12.2): eight holes above, zones or receivers below, what counts in red."""

from __future__ import annotations

from snapcount.games.canadian_pro.cards.sheet.frame import GREY, PALE, RED, RULE, Box, footer, frame, shown
from snapcount.games.canadian_pro.cards.sheet.frame import Team as Owner
from snapcount.games.canadian_pro.cards.tables import Json, table
from snapcount.paper.letters import fitted
from snapcount.paper.page import BLACK, WHITE, Colour, Page

FORMATIONS = table("formation_cards")
CARDS: list[Json] = FORMATIONS["cards"]
HOLES: list[str] = FORMATIONS["hole_order"]
KINDS = {"zone": "Zone", "man": "Man to man", "blitz": "Blitz"}
LENGTHS = {"L": "Long", "M": "Medium", "S": "Short"}
ZONES = {"L": ("7", "8", "9"), "M": ("4", "5", "6"), "S": ("1", "2", "3")}
BOARD = Owner("Formation", "FC", 0)
HOLE_WIDTH = 20.5


def formation_card(page: Page, box: Box, card: Json) -> None:
    blitz = card["kind"] == "blitz"
    draw, trap = (card["draw_setting"], card["trap_setting"]) if blitz else (card["draw"], card["trap"])
    corner = (f"Draw {_change(draw, blitz)}", f"Trap {_change(trap, blitz)}")
    y = frame(page, box, BOARD, KINDS[card["kind"]], card["id"], corner)
    page.text(box.middle, y + 10, "RUN: hole by hole, left to right", 6, "bold", "centre", GREY)
    y = _holes(page, box, y + 14, card)
    if card["kind"] == "zone":
        _zones(page, box, y + 6, card)
    else:
        _receivers(page, box, y + 6, card)
    footer(page, box, card["id"], {"provenance": "reconstructed"}, _note(card))


def _note(card: Json) -> str:
    if card["kind"] == "blitz":
        return "initial settings: below the holes, in brackets"
    return "what is in red counts"


def _change(number: int, blitz: bool) -> str:
    return str(number) if blitz else shown(f"{number:+d}") if number else "NC"


def _holes(page: Page, box: Box, y: float, card: Json) -> float:
    """Blocker above, hole, defender below; on a blitz card the initial setting at the foot."""
    height = 63.0 if "initial" in card else 57.0
    for i, hole in enumerate(HOLES):
        spot = card["holes"][hole]
        x = box.left + HOLE_WIDTH * i
        centre = x + HOLE_WIDTH / 2
        if i % 2 == 0:
            page.box(x, y, HOLE_WIDTH, height, fill=PALE)
        page.text(centre, y + 8, spot["in_out"] or "", 5.8, "bold", "centre", GREY)
        _player(page, centre, y + 18, spot["above"], spot["red"] == "offence")
        page.box(centre - 6.5, y + 22, 13, 13, stroke=BLACK, fill=WHITE, weight=0.6, corner=6.4)
        page.text(centre, y + 31.4, hole, 8.5, "bold", "centre")
        _player(page, centre, y + 44, spot["below"], spot["red"] == "defence")
        page.text(centre, y + 54, spot["mark"] or "", 7, "bold", "centre", RED)
        if "initial" in card:
            page.text(centre, y + 61, str(card["initial"]["run"][hole]), 6.5, "regular", "centre")
    page.line(box.left, y, box.right, y, 0.7)
    page.line(box.left, y + height, box.right, y + height, 0.7)
    return y + height


def _player(page: Page, x: float, y: float, name: str, red: bool) -> None:
    colour: Colour = RED if red else BLACK
    page.text(x, y, name, 7, "bold" if red else "regular", "centre", colour)


def _zones(page: Page, box: Box, y: float, card: Json) -> None:
    """Nine zones, the long ones at the top, with what the card changes by length."""
    width, height = 46.0, 36.0
    x = box.left + 26
    page.text(box.middle, y + 4, "PASS: zone by zone", 6, "bold", "centre", GREY)
    y += 8
    for row, (length, zones) in enumerate(ZONES.items()):
        top = y + row * height
        page.text(box.left, top + 15, LENGTHS[length], fitted(LENGTHS[length], 6.2, 24), "bold")
        change = card["pass_change"][length]
        page.text(box.left, top + 25, shown(f"{change:+d}") if change else "NC", 7.5, "bold")
        for i, zone in enumerate(zones):
            left = x + width * i
            page.box(
                left, top, width, height, stroke=RULE, fill=PALE if (row + i) % 2 == 0 else WHITE, weight=0.4
            )
            page.text(left + 3, top + 8, zone, 6.5, "bold", colour=GREY)
            _cell(
                page, left + width / 2, top + 17, _lines(card["zones"][zone], card["zones"][zone]["defender"])
            )


def _receivers(page: Page, box: Box, y: float, card: Json) -> None:
    """A row for each receiver: his defenders, and the cell for each length."""
    x, height = box.left, 15.0 if "initial" in card else 16.4
    page.text(box.middle, y + 4, "PASS: receiver and length", 6, "bold", "centre", GREY)
    y += 8
    stops = (x + 44, x + 84, x + 124)
    for length, left in zip("SML", stops, strict=True):
        initial = f" ({card['initial'][length]})" if "initial" in card else ""
        page.text(left + 20, y + 6, f"{LENGTHS[length]}{initial}", 6, "bold", "centre")
    y += 9
    for i, (receiver, row) in enumerate(card["receivers"].items()):
        top = y + i * height
        if i % 2 == 0:
            page.box(x, top, box.right - x, height, fill=PALE)
        page.text(x + 2, top + 7, receiver, 7, "bold")
        page.text(x + 2, top + 13.3, f"{row['main']} ({row['second']})", 5.2, colour=GREY)
        for length, left in zip("SML", stops, strict=True):
            _cell(page, left + 20, top + 6.6, _lines(row[length], None), 6.7)
    bottom = y + height * len(card["receivers"])
    page.line(x, y, box.right, y, 0.7)
    page.line(x, bottom, box.right, bottom, 0.7)
    if "initial" in card:
        rushing = f"Rushing: {', '.join(card['rushers'])}"
        page.text(
            x, bottom + 8, f"{rushing} · quick kick: setting {card['initial']['quick_kick']}", 5.8, "bold"
        )


def _lines(spot: Json, defender: str | None) -> list[tuple[str, bool]]:
    """What stands in a cell, and whether in red."""
    lines: list[tuple[str, bool]] = []
    if defender and spot["red"] != defender:
        lines.append((defender, False))
    if spot["red"]:
        lines.append(("REC" if spot["red"] == "receiver" else spot["red"], True))
    if spot["rush"]:
        lines.append((f"R–{spot['rush']}", True))
    if spot["mark"]:
        lines.append((spot["mark"], True))
    return lines


def _cell(page: Page, x: float, y: float, lines: list[tuple[str, bool]], step: float = 8.0) -> None:
    for i, (text, red) in enumerate(lines):
        page.text(x, y + step * i, text, 6.6, "bold" if red else "regular", "centre", RED if red else BLACK)
