"""How wide letters are in the font that we print with, and which letters it has."""

from __future__ import annotations

import unicodedata

from snapcount.paper.font import letter_widths


def width(text: str, size: float, font: str = "regular") -> float:
    """The width of a text in points."""
    widths = letter_widths(font)
    return sum(widths.get(ord(letter), 600) for letter in text) * size / 1000


def printable(text: str) -> str:
    """The text in letters of the font: a rare accent is left out, a letter of another script is a question mark."""
    known = letter_widths("regular")
    whole = unicodedata.normalize("NFC", text)
    if all(ord(letter) in known for letter in whole):
        return whole
    return "".join(letter if ord(letter) in known else _nearest(letter, known) for letter in whole)


def unprintable(text: str) -> str:
    """The letters of a text that are printed as question marks, each once."""
    return "".join(
        dict.fromkeys(
            letter for letter in unicodedata.normalize("NFC", text) if printable(letter) == "?" != letter
        )
    )


def _nearest(letter: str, known: dict[int, float]) -> str:
    plain = unicodedata.normalize("NFD", letter)[0]
    if unicodedata.combining(letter):
        return ""
    return plain if ord(plain) in known else "?"


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


def wrapped(text: str, size: float, room: float, font: str = "regular") -> list[str]:
    """A text in lines that fit the room."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, font) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
