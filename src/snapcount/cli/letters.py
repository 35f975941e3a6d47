"""Output that has no sign for suits, arrows or minus: plain letters take their place, and nothing falls over.

A window of Windows speaks UTF-8; what is redirected there is cp1252, and elsewhere it may be ASCII.
"""

from __future__ import annotations

import codecs
import sys
from io import TextIOWrapper

NAME = "snapcount"
PLAIN = {
    **dict(zip("♠♣♥♦⬛🟥🟨🟩🏈🥅█", "SCHD#RYGoU#", strict=True)),
    **dict(zip("←↑→↓↔↕↖↗↘↙", "<^>v-|\\/\\/", strict=True)),
    **dict(zip("⇐⇑⇒⇓⇖⇗⇘⇙", "<^>v\\/\\/", strict=True)),
    **dict(zip("−–—‘’“”·×°⌊⌋₀₁₂₃₄₅", "---''\"\".x []012345", strict=True)),
    **{
        "•": "*",
        "★": "*",
        "✕": "x",
        "Δ": "change ",
        "Σ": "sum ",
        "σ": "s",
        "…": "...",
        "½": "1/2",
        "±": "+-",
        "≈": "~",
        "≤": "<=",
        "≥": ">=",
        "√": "root ",
        "∈": "in",
    },
}
"""One letter for one sign wherever a board may have it, so that its columns stay."""


def plain(sign: str) -> str:
    """Letters that every output has."""
    if sign in PLAIN:
        return PLAIN[sign]
    if "\u2500" <= sign <= "\u257f":  # lines of a box
        return "-" if sign in "─━═" else "|" if sign in "│┃║" else "+"
    if "\u2580" <= sign <= "\u25ff":  # blocks and shapes
        return "#"
    from unicodedata import normalize

    return normalize("NFKD", sign).encode("ascii", "ignore").decode() or "?"


def in_plain_letters(error: UnicodeError) -> tuple[str, int]:
    """What Python asks where an output lacks signs."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(plain, error.object[error.start : error.end])), error.end


def speak_plainly() -> None:
    """Let these streams write everything, and what is typed be read whatever it is."""
    codecs.register_error(NAME, in_plain_letters)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=NAME)
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
