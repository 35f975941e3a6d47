"""Tables and lines as notebooks show them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape


def table(rows: Iterable[Sequence[object]], caption: str = "") -> str:
    """Cells as they print, everything escaped."""
    lines = ("".join(f"<td>{escape(str(cell))}</td>" for cell in row) for row in rows)
    head = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f"<table>{head}{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def paragraph(text: str) -> str:
    """A sentence by itself."""
    return f"<p>{escape(text)}</p>"


def curve(values: Sequence[float], title: str, width: int = 480, height: int = 120) -> str:
    """Chances from 0 to 1 as a line over a half, drawn from left to right."""
    step = width / max(1, len(values) - 1)
    points = " ".join(f"{at * step:.1f},{(1 - value) * height:.1f}" for at, value in enumerate(values))
    half = (
        f'<line x1="0" y1="{height / 2}" x2="{width}" y2="{height / 2}" stroke="#999" stroke-dasharray="4"/>'
    )
    line = f'<polyline points="{points}" fill="none" stroke="#2a7a3b" stroke-width="2"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" role="img">'
        f"<title>{escape(title)}</title>{half}{line}</svg>"
    )
