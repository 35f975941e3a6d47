"""Pages as a PDF file."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from snapcount.paper.font import empty
from snapcount.paper.page import Colour, Document, Line, Mark, Polygon, Rectangle, Text

if TYPE_CHECKING:
    from fpdf import FPDF

NO_DATE = datetime(2000, 1, 1, tzinfo=UTC)
"""The same pages give the same bytes: a PDF must carry a date, so all carry this one."""
STYLES = {(True, True): "DF", (True, False): "F", (False, True): "D"}


def written(document: Document) -> bytes:
    """The file, with those letters of the fonts that are used in it."""
    pdf = empty()
    pdf.set_title(document.title)
    pdf.set_producer("Snapcount")
    pdf.set_creation_date(NO_DATE)
    for page in document.pages:
        pdf.add_page(format=(page.width, page.height))
        for mark in page.marks:
            _draw(pdf, mark)
    return bytes(pdf.output())


def _draw(pdf: FPDF, mark: Mark) -> None:
    if isinstance(mark, Text):
        pdf.set_font(mark.font, size=mark.size)
        pdf.set_text_color(*_rgb(mark.colour))
        pdf.text(mark.left, mark.y, mark.text)
    elif isinstance(mark, Line):
        pdf.set_draw_color(*_rgb(mark.colour))
        pdf.set_line_width(mark.weight)
        pdf.line(mark.x1, mark.y1, mark.x2, mark.y2)
    else:
        _draw_area(pdf, mark)


def _draw_area(pdf: FPDF, mark: Rectangle | Polygon) -> None:
    style = STYLES.get((mark.fill is not None, mark.stroke is not None))
    if style is None:
        return
    if mark.fill is not None:
        pdf.set_fill_color(*_rgb(mark.fill))
    if mark.stroke is not None:
        pdf.set_draw_color(*_rgb(mark.stroke))
        pdf.set_line_width(mark.weight)
    if isinstance(mark, Polygon):
        pdf.polygon(mark.points, style=style)
        return
    x, y, w, h = mark.x, mark.y, mark.w, mark.h
    if mark.round:
        pdf.ellipse(x, y, w, h, style)
    else:
        pdf.rect(x, y, w, h, style, round_corners=mark.corner > 0, corner_radius=mark.corner)


def _rgb(colour: Colour) -> tuple[int, int, int]:
    red, green, blue = (round(255 * part) for part in colour)
    return red, green, blue
