"""A PDF writer of a page's length: filled shapes, lines and plain text in the standard fonts."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

MM = 72 / 25.4
CURVE = 0.5522847498
"""The handle of a quarter circle as a Bézier curve."""
FONTS = {"F1": "Helvetica", "F2": "Helvetica-Bold"}
Colour = tuple[float, float, float]


class Page:
    """One page. Lengths are points; `shift` moves and scales what is drawn inside it."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.parts: list[str] = []

    def add(self, text: str) -> None:
        self.parts.append(text)

    def fill(self, colour: Colour) -> None:
        self.add(f"{_n(*colour)} rg")

    def stroke(self, colour: Colour, width: float) -> None:
        self.add(f"{_n(*colour)} RG {_n(width)} w")

    def inside(self, x: float, y: float, scale: float) -> None:
        """From here on one unit is `scale` points, the origin at (x, y)."""
        self.add(f"q {_n(scale, 0, 0, scale, x, y)} cm")

    def outside(self) -> None:
        self.add("Q")

    def line(self, x1: float, y1: float, x2: float, y2: float) -> None:
        self.add(f"{_n(x1, y1)} m {_n(x2, y2)} l S")

    def box(self, x: float, y: float, width: float, height: float, paint: str = "f") -> None:
        self.add(f"{_n(x, y, width, height)} re {paint}")

    def turned_box(
        self, x: float, y: float, length: float, width: float, angle: float, paint: str = "f"
    ) -> None:
        c, s = cos(radians(angle)), sin(radians(angle))
        corners = [(u * length / 2, v * width / 2) for u, v in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
        self.polygon([(x + u * c - v * s, y + u * s + v * c) for u, v in corners], paint)

    def polygon(self, points: Iterable[tuple[float, float]], paint: str = "f") -> None:
        first, *rest = points
        self.add(f"{_n(*first)} m " + " ".join(f"{_n(*point)} l" for point in rest) + f" h {paint}")

    def rounded_box(self, x: float, y: float, side: float, r: float, paint: str = "B") -> None:
        """A square around (x, y) with round corners."""
        h, k = side / 2, r * (1 - CURVE)
        left, right, low, high = x - h, x + h, y - h, y + h
        self.add(
            f"{_n(left + r, low)} m {_n(right - r, low)} l {_n(right - k, low, right, low + k, right, low + r)} c "
            f"{_n(right, high - r)} l {_n(right, high - k, right - k, high, right - r, high)} c "
            f"{_n(left + r, high)} l {_n(left + k, high, left, high - k, left, high - r)} c "
            f"{_n(left, low + r)} l {_n(left, low + k, left + k, low, left + r, low)} c h {paint}"
        )

    def disc(self, x: float, y: float, r: float, paint: str = "f") -> None:
        self.rounded_box(x, y, 2 * r, r, paint)

    def text(
        self, x: float, y: float, size: float, text: str, *, bold: bool = False, centred: bool = False
    ) -> None:
        if centred:
            x -= 0.25 * size * len(text)
        font = "F2" if bold else "F1"
        self.add(f"BT /{font} {_n(size)} Tf {_n(x, y)} Td ({_escaped(text)}) Tj ET")


def _n(*numbers: float) -> str:
    return " ".join(f"{number:.4f}".rstrip("0").rstrip(".") or "0" for number in numbers)


def _escaped(text: str) -> str:
    """Text for a string of a standard font: Latin letters only, brackets and backslashes escaped."""
    plain = (
        text.replace("\u2013", "-").replace("\u2022", "\xb7").replace("\u2264", "<=").replace("\u2265", ">=")
    )
    latin = plain.encode("latin-1", "replace").decode("latin-1")
    return latin.replace("\\", r"\\").replace("(", r"\(").replace(")", r"\)")


def document(pages: list[Page], title: str) -> bytes:
    """The pages as the bytes of a PDF file."""
    objects: list[bytes] = []

    def put(body: bytes) -> int:
        objects.append(body)
        return len(objects)

    fonts = {
        name: put(f"<< /Type /Font /Subtype /Type1 /BaseFont /{font} /Encoding /WinAnsiEncoding >>".encode())
        for name, font in FONTS.items()
    }
    resources = " ".join(f"/{name} {number} 0 R" for name, number in fonts.items())
    parent = len(objects) + 2 * len(pages) + 1
    kids: list[int] = []
    for page in pages:
        drawn = "\n".join(page.parts).encode("latin-1")
        content = put(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(drawn), drawn))
        size = _n(0, 0, page.width, page.height)
        kids.append(
            put(
                f"<< /Type /Page /Parent {parent} 0 R /MediaBox [{size}] /Contents {content} 0 R "
                f"/Resources << /Font << {resources} >> >> >>".encode()
            )
        )
    tree = put(
        f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{kid} 0 R' for kid in kids)}] >>".encode()
    )
    assert tree == parent
    catalog = put(f"<< /Type /Catalog /Pages {tree} 0 R >>".encode())
    about = put(f"<< /Title ({_escaped(title)}) /Producer (Snapcount) >>".encode("latin-1"))
    return _file(objects, catalog, about)


def _file(objects: list[bytes], catalog: int, about: int) -> bytes:
    out = bytearray(b"%PDF-1.4\n%\xe2\xe3\xcf\xd3\n")
    places: list[int] = []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    table = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    for place in places:
        out += b"%010d 00000 n \n" % place
    out += b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\n" % (len(objects) + 1, catalog, about)
    out += b"startxref\n%d\n%%%%EOF\n" % table
    return bytes(out)
