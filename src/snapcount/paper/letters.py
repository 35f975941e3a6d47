"""How wide letters are: Helvetica and Helvetica-Bold, in thousandths of their size (Adobe's core font metrics)."""

from __future__ import annotations

import unicodedata

_REGULAR = """
278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584
584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667
611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500
722 500 500 500 334 260 334 584
"""
_BOLD = """
278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584
584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667
611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556
778 556 556 500 389 280 389 584
"""
_OTHER = {"–": 556, "—": 1000, "·": 278, "’": 222, "•": 350, "×": 584, "½": 834, "°": 400, "…": 1000}


def _widths(text: str) -> dict[str, int]:
    return {chr(32 + i): int(width) for i, width in enumerate(text.split())} | _OTHER


WIDTHS = {"regular": _widths(_REGULAR), "bold": _widths(_BOLD), "italic": _widths(_REGULAR)}


def width(text: str, size: float, font: str = "regular") -> float:
    """The width of a text in points. An accented letter is as wide as the plain one."""
    widths = WIDTHS[font]
    return sum(widths.get(letter) or widths.get(_plain(letter), 556) for letter in text) * size / 1000


def _plain(letter: str) -> str:
    return unicodedata.normalize("NFD", letter)[0]


def fitted(text: str, size: float, room: float, font: str = "regular", least: float = 4.0) -> float:
    """The largest size, up to `size`, at which a text fits the room."""
    needed = width(text, size, font)
    return size if needed <= room else max(least, size * room / needed)


def shortened(text: str, size: float, room: float, font: str = "regular") -> str:
    """As much of a text as fits the room at this size, with dots where it was cut."""
    if width(text, size, font) <= room:
        return text
    while text and width(text + "…", size, font) > room:
        text = text[:-1]
    return text + "…"
