"""What we print with: fpdf2, and Open Sans (Apache License 2.0). Both are the extra `print`.

They are imported when something is printed, so that the games need neither.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from snapcount.core.table import Refusal

if TYPE_CHECKING:
    from fpdf import FPDF

FONTS = {"regular": "OpenSans-Regular", "bold": "OpenSans-Bold", "italic": "OpenSans-Italic"}
WRITTEN = Path(__file__).parent / "widths.json"
"""Where there is nothing to print with, a packed program has the widths all the same: cards are drawn on a screen."""
NEEDED = "Printing needs two more packages: pip install 'snapcount[print]'."


def empty() -> FPDF:
    """A file without pages that knows our fonts."""
    try:
        from fpdf import FPDF
    except ImportError:
        raise Refusal("print", NEEDED) from None
    pdf = FPDF(unit="pt")
    pdf.set_auto_page_break(False)
    folder = font_folder()
    for name, file in FONTS.items():
        pdf.add_font(name, fname=folder / f"{file}.ttf")
    return pdf


def font_folder() -> Path:
    found = find_spec("ttf_opensans")
    if found is None or found.origin is None:
        raise Refusal("print", NEEDED)
    return Path(found.origin).parent / "ttf"


@cache
def all_widths() -> dict[str, dict[int, float]]:
    """Of each font the letters it has, by their numbers, in thousandths of its size."""
    if WRITTEN.is_file():
        told = json.loads(WRITTEN.read_text(encoding="utf-8"))
        return {name: {int(n): w for n, w in widths.items()} for name, widths in told.items()}
    return {name: {int(n): w for n, w in font.cw.items()} for name, font in empty().fonts.items()}


def letter_widths(font: str) -> dict[int, float]:
    return all_widths()[font]
