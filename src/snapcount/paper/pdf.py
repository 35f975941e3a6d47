"""A small PDF writer: text in the standard fonts, lines and boxes. Coordinates are points from the top left."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Literal

from snapcount.paper.letters import width

Colour = tuple[float, float, float]
Align = Literal["left", "centre", "right"]

BLACK: Colour = (0.0, 0.0, 0.0)
WHITE: Colour = (1.0, 1.0, 1.0)
FONTS = {"regular": "Helvetica", "bold": "Helvetica-Bold", "italic": "Helvetica-Oblique"}
ARC = 0.5523
"""How far the handles of a quarter circle reach."""


class Page:
    """Marks on one sheet of paper, in the order they are made."""

    def __init__(self, paper: tuple[float, float]) -> None:
        self.width, self.height = paper
        self.marks: list[str] = []

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        font: str = "regular",
        align: Align = "left",
        colour: Colour = BLACK,
    ) -> None:
        """A line of text with its baseline at y."""
        if not text:
            return
        if align != "left":
            x -= width(text, size, font) / (2 if align == "centre" else 1)
        name = list(FONTS).index(font) + 1
        self.marks.append(
            f"BT {_rgb(colour)} rg /F{name} {_n(size)} Tf {_n(x)} {_n(self.height - y)} Td ({_escaped(text)}) Tj ET"
        )

    def line(
        self, x1: float, y1: float, x2: float, y2: float, weight: float = 0.5, colour: Colour = BLACK
    ) -> None:
        ends = f"{_n(x1)} {_n(self.height - y1)} m {_n(x2)} {_n(self.height - y2)} l S"
        self.marks.append(f"{_rgb(colour)} RG {_n(weight)} w {ends}")

    def box(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: Colour | None = None,
        stroke: Colour | None = None,
        weight: float = 0.5,
        corner: float = 0.0,
    ) -> None:
        """A rectangle, its corners rounded if wanted."""
        self._paint(self._outline(x, self.height - y - h, w, h, corner), fill, stroke, weight)

    def polygon(
        self,
        points: Iterable[tuple[float, float]],
        fill: Colour | None = None,
        stroke: Colour | None = None,
        weight: float = 0.5,
    ) -> None:
        first, *others = (f"{_n(x)} {_n(self.height - y)}" for x, y in points)
        self._paint(f"{first} m {' '.join(f'{point} l' for point in others)} h", fill, stroke, weight)

    def _paint(self, outline: str, fill: Colour | None, stroke: Colour | None, weight: float) -> None:
        paint = {(True, True): "B", (True, False): "f", (False, True): "S"}.get(
            (fill is not None, stroke is not None)
        )
        if paint is None:
            return
        if fill is not None:
            self.marks.append(f"{_rgb(fill)} rg")
        if stroke is not None:
            self.marks.append(f"{_rgb(stroke)} RG {_n(weight)} w")
        self.marks.append(f"{outline} {paint}")

    def _outline(self, x: float, y: float, w: float, h: float, r: float) -> str:
        if r <= 0:
            return f"{_n(x)} {_n(y)} {_n(w)} {_n(h)} re"
        k = r * (1 - ARC)
        corners = (
            (x + w - k, y, x + w, y + k, x + w, y + r, x + w, y + h - r),
            (x + w, y + h - k, x + w - k, y + h, x + w - r, y + h, x + r, y + h),
            (x + k, y + h, x, y + h - k, x, y + h - r, x, y + r),
            (x, y + k, x + k, y, x + r, y, x + r, y),
        )
        path = f"{_n(x + r)} {_n(y)} m {_n(x + w - r)} {_n(y)} l"
        for corner in corners:
            a, b, c, d, e, f, g, h2 = (_n(v) for v in corner)
            path += f" {a} {b} {c} {d} {e} {f} c {g} {h2} l"
        return path + " h"


class Document:
    """Pages of one size. The same pages give the same bytes."""

    def __init__(self, paper: tuple[float, float], title: str) -> None:
        self.paper = paper
        self.title = title
        self.pages: list[Page] = []

    def page(self) -> Page:
        self.pages.append(Page(self.paper))
        return self.pages[-1]

    def written(self, compressed: bool = True) -> bytes:
        """The file. Objects: catalogue, pages, information, fonts, then two for each page."""
        first_page = 4 + len(FONTS)
        kids = " ".join(f"{first_page + 2 * i} 0 R" for i in range(len(self.pages)))
        fonts = " ".join(f"/F{i + 1} {4 + i} 0 R" for i in range(len(FONTS)))
        objects = [
            b"<< /Type /Catalog /Pages 2 0 R >>",
            f"<< /Type /Pages /Kids [{kids}] /Count {len(self.pages)} >>".encode(),
            f"<< /Title ({_escaped(self.title)}) /Producer (Snapcount) >>".encode("cp1252"),
        ]
        for name in FONTS.values():
            font = f"<< /Type /Font /Subtype /Type1 /BaseFont /{name} /Encoding /WinAnsiEncoding >>"
            objects.append(font.encode())
        for i, page in enumerate(self.pages):
            size = f"[0 0 {_n(page.width)} {_n(page.height)}]"
            objects.append(
                f"<< /Type /Page /Parent 2 0 R /MediaBox {size} /Resources << /Font << {fonts} >> >> "
                f"/Contents {first_page + 2 * i + 1} 0 R >>".encode()
            )
            objects.append(_stream("\n".join(page.marks).encode("cp1252", "replace"), compressed))
        return _file(objects)


def _stream(content: bytes, compressed: bool) -> bytes:
    packed = zlib.compress(content, 9) if compressed else content
    filters = b" /Filter /FlateDecode" if compressed else b""
    return b"<< /Length %d%s >>\nstream\n%s\nendstream" % (len(packed), filters, packed)


def _file(objects: list[bytes]) -> bytes:
    out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    offsets: list[int] = []
    for i, body in enumerate(objects):
        offsets.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (i + 1, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for offset in offsets:
        out += b"%010d 00000 n \n" % offset
    out += b"trailer\n<< /Size %d /Root 1 0 R /Info 3 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (
        len(objects) + 1,
        start,
    )
    return bytes(out)


def _n(x: float) -> str:
    return f"{x:.2f}".rstrip("0").rstrip(".")


def _rgb(colour: Colour) -> str:
    return " ".join(_n(part) for part in colour)


def _escaped(text: str) -> str:
    safe = text.encode("cp1252", "replace").decode("cp1252")
    return safe.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")
