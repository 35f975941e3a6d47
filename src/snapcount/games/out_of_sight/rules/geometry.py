"""Chapter 1: shapes of the printed field, and where a pen on a straight piece touches them. Exact, not sampled."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, hypot, radians, sin, sqrt
from typing import NamedTuple

Point = tuple[float, float]
Span = tuple[float, float]
"""The part of a straight piece, as fractions 0..1 of it, on which something is touched."""

TOLERANCE = 1e-9
SLACK = 1e-7
"""Where the tolerance moves a contact by less than this, the contact itself is taken."""


class Rounded(NamedTuple):
    """Everything within `r` of a rectangle of half-sides `hx`, `hy` turned by an angle: bars, squares, discs."""

    x: float
    y: float
    cos: float
    sin: float
    hx: float
    hy: float
    r: float
    reach: float
    """No point of it is farther from (x, y)."""


class Triangle(NamedTuple):
    """Three corners, counter-clockwise, and its sides as rounded rectangles without width."""

    corners: tuple[Point, Point, Point]
    sides: tuple[Rounded, Rounded, Rounded]
    x: float
    y: float
    reach: float


Shape = Rounded | Triangle


def rounded(x: float, y: float, hx: float, hy: float, angle: float = 0.0, r: float = 0.0) -> Rounded:
    turn = radians(angle)
    return Rounded(x, y, cos(turn), sin(turn), hx, hy, r, hypot(hx, hy) + r)


def disc(x: float, y: float, r: float) -> Rounded:
    return Rounded(x, y, 1.0, 0.0, 0.0, 0.0, r, r)


def side(a: Point, b: Point) -> Rounded:
    length = hypot(b[0] - a[0], b[1] - a[1])
    c, s = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    return Rounded((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, c, s, length / 2, 0.0, 0.0, length / 2)


def triangle(x: float, y: float, direction: float, corners_uv: Iterable[Point]) -> Triangle:
    turn = radians(direction)
    c, s = round(cos(turn), 15), round(sin(turn), 15)
    a, b, d = (((x + u * c - v * s), (y + u * s + v * c)) for u, v in corners_uv)
    reach = max(hypot(p[0] - x, p[1] - y) for p in (a, b, d))
    return Triangle((a, b, d), (side(a, b), side(b, d), side(d, a)), x, y, reach)


# Distances from a point


def distance_to_rounded(shape: Rounded, x: float, y: float) -> float:
    """Nought inside it."""
    dx, dy = x - shape.x, y - shape.y
    u = abs(dx * shape.cos + dy * shape.sin) - shape.hx
    v = abs(dy * shape.cos - dx * shape.sin) - shape.hy
    return max(0.0, hypot(u if u > 0 else 0.0, v if v > 0 else 0.0) - shape.r)


def distance_to_outline(shape: Triangle, x: float, y: float) -> float:
    return min(distance_to_rounded(each, x, y) for each in shape.sides)


def inside(shape: Triangle, x: float, y: float) -> bool:
    a, b, c = shape.corners
    return _left(a, b, x, y) >= 0 and _left(b, c, x, y) >= 0 and _left(c, a, x, y) >= 0


def _left(a: Point, b: Point, x: float, y: float) -> float:
    return (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])


def distance(shape: Shape, x: float, y: float) -> float:
    if isinstance(shape, Rounded):
        return distance_to_rounded(shape, x, y)
    return 0.0 if inside(shape, x, y) else distance_to_outline(shape, x, y)


# Where a straight piece a-b comes within `pen` of a shape


def touched(shape: Shape, a: Point, b: Point, pen: float) -> Span | None:
    """The part of a-b within `pen` of the shape, counting the tolerance in favour of touching (OS-1.15)."""
    if isinstance(shape, Rounded):
        near, exact = _both_rounded(shape, a, b, pen)
    else:
        near, exact = _both_triangle(shape, a, b, pen)
    if near is None or exact is None:
        return near
    length = hypot(b[0] - a[0], b[1] - a[1])
    return (exact[0] if (exact[0] - near[0]) * length <= SLACK else near[0], near[1])


def _both_rounded(shape: Rounded, a: Point, b: Point, pen: float) -> tuple[Span | None, Span | None]:
    """With the tolerance, and without where there is any."""
    x, y, c, s, hx, hy, r, _ = shape
    ax, ay, bx, by = a[0] - x, a[1] - y, b[0] - x, b[1] - y
    px, py = ax * c + ay * s, ay * c - ax * s
    dx, dy = bx * c + by * s - px, by * c - bx * s - py
    near = _span_seen(px, py, dx, dy, hx, hy, r + (pen + TOLERANCE))
    return near, near and _span_seen(px, py, dx, dy, hx, hy, r + pen)


def _both_triangle(shape: Triangle, a: Point, b: Point, pen: float) -> tuple[Span | None, Span | None]:
    near = _span(shape, a, b, pen + TOLERANCE)
    return near, near and _span(shape, a, b, pen)


def _span(shape: Shape, a: Point, b: Point, pen: float) -> Span | None:
    if isinstance(shape, Rounded):
        return _span_rounded(shape, a, b, pen)
    spans = [_span_rounded(each, a, b, pen) for each in shape.sides]
    spans.append(_span_corners(shape.corners, a, b))
    return _joined(spans)


def _joined(spans: list[Span | None]) -> Span | None:
    """The pieces make one convex shape, so that their spans join."""
    first, last = 2.0, -1.0
    for span in spans:
        if span is not None:
            if span[0] < first:
                first = span[0]
            if span[1] > last:
                last = span[1]
    return None if last < 0 else (first, last)


def _span_rounded(shape: Rounded, a: Point, b: Point, pen: float) -> Span | None:
    x, y, c, s, hx, hy, r, _ = shape
    ax, ay, bx, by = a[0] - x, a[1] - y, b[0] - x, b[1] - y
    px, py = ax * c + ay * s, ay * c - ax * s
    return _span_seen(px, py, bx * c + by * s - px, by * c - bx * s - py, hx, hy, r + pen)


def _span_seen(px: float, py: float, dx: float, dy: float, hx: float, hy: float, r: float) -> Span | None:
    """The part of a piece, as a rectangle's own sides lie, within `r` of that rectangle."""
    if not hx and not hy:
        return _span_disc(px, py, dx, dy, r)
    box = _span_box(px, py, dx, dy, hx + r, hy + r)
    if box is None:
        return None
    low, high = box
    if (-hx <= px + dx * low <= hx or -hy <= py + dy * low <= hy) and (
        -hx <= px + dx * high <= hx or -hy <= py + dy * high <= hy
    ):
        return box
    # What has no width has no more than an edge in common with the box along it.
    spans = [_span_box(px, py, dx, dy, hx, hy + r)]
    if hy:
        spans.append(_span_box(px, py, dx, dy, hx + r, hy))
    for cx in (hx, -hx) if hx else (0.0,):
        for cy in (hy, -hy) if hy else (0.0,):
            spans.append(_span_disc(px - cx, py - cy, dx, dy, r))
    return _joined(spans)


def _span_box(px: float, py: float, dx: float, dy: float, hx: float, hy: float) -> Span | None:
    low, high = 0.0, 1.0
    if dx:
        t0, t1 = (-hx - px) / dx, (hx - px) / dx
        if t0 > t1:
            t0, t1 = t1, t0
        if t0 > 1.0 or t1 < 0.0:
            return None
        if t0 > low:
            low = t0
        if t1 < high:
            high = t1
    elif abs(px) > hx:
        return None
    if dy:
        t0, t1 = (-hy - py) / dy, (hy - py) / dy
        if t0 > t1:
            t0, t1 = t1, t0
        if t0 > low:
            low = t0
        if t1 < high:
            high = t1
    elif abs(py) > hy:
        return None
    return (low, high) if low <= high else None


def _span_disc(px: float, py: float, dx: float, dy: float, r: float) -> Span | None:
    a = dx * dx + dy * dy
    c = px * px + py * py - r * r
    if a == 0.0:
        return (0.0, 1.0) if c <= 0 else None
    b = px * dx + py * dy
    root = b * b - a * c
    if root < 0:
        return None
    root = sqrt(root)
    low, high = (-b - root) / a, (-b + root) / a
    if low > 1.0 or high < 0.0:
        return None
    return low if low > 0.0 else 0.0, high if high < 1.0 else 1.0


def _span_corners(corners: tuple[Point, Point, Point], a: Point, b: Point) -> Span | None:
    """The part of a-b inside the triangle itself."""
    low, high = 0.0, 1.0
    for at, to in zip(corners, (corners[1], corners[2], corners[0]), strict=True):
        start, end = _left(at, to, *a), _left(at, to, *b)
        if start < 0 and end < 0:
            return None
        if start < 0 or end < 0:
            t = start / (start - end)
            low, high = (max(low, t), high) if start < 0 else (low, min(high, t))
    return (low, high) if low <= high else None


def across(shape: Shape, x1: float, x2: float, pen: float) -> Span | None:
    """Every y at which a pen going straight from x1 to x2 touches the shape: from lowest to highest."""
    left, right = min(x1, x2), max(x1, x2)
    ys: list[float] = []
    low, high = shape.y - shape.reach - pen - 1, shape.y + shape.reach + pen + 1
    for x in (left, right):
        span = _span(shape, (x, low), (x, high), pen + TOLERANCE)
        if span is not None:
            ys += [low + (high - low) * t for t in span]
    r = (shape.r if isinstance(shape, Rounded) else 0.0) + pen + TOLERANCE
    for x, y in corners_of(shape):
        if left <= x <= right:
            ys += [y - r, y + r]
    return (min(ys), max(ys)) if ys else None


def corners_of(shape: Shape) -> tuple[Point, ...]:
    """The corners of the inner rectangle, or of the triangle."""
    if isinstance(shape, Triangle):
        return shape.corners
    x, y, c, s, hx, hy = shape[:6]
    return tuple(
        (x + u * c - v * s, y + u * s + v * c) for u, v in ((hx, hy), (-hx, hy), (-hx, -hy), (hx, -hy))
    )
