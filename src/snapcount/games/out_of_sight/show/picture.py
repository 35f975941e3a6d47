"""The whole field as SVG: symbols, ball, line to gain, the last stroke and the revealed linebackers."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from snapcount.core.rulebook import Names
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.field import Symbol
from snapcount.games.out_of_sight.rules.geometry import Point, triangle
from snapcount.games.out_of_sight.show.words import situation
from snapcount.games.out_of_sight.view import View

GRASS, CHALK, RED, BLUE, INK = "#2f7d4f", "#f4f1e6", "#c8322b", "#2a5fb0", "#1b1b1b"


def picture(view: View, names: Names) -> str:
    """North is up; one unit is a yard."""
    body = "" if view.hidden else "".join((*field(view.symbols), *marks(view)))
    curtain = f'<rect x="-22" y="-32" width="144" height="64" fill="{INK}"/>' if view.hidden else ""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-23 -31 146 62" role="img" '
        f'aria-label="{escape(situation(view, names), quote=True)}">'
        f'<g transform="scale(1 -1)">{body}{curtain}</g></svg>'
    )


def field(symbols: tuple[Symbol, ...]) -> Iterator[str]:
    """Grass, yard lines, hashmarks, goalposts and every symbol."""
    side = tables.SIDELINE
    yield '<rect x="-23" y="-31" width="146" height="62" fill="#dfe6d8"/>'
    yield f'<rect x="-10" y="{-side:.4f}" width="120" height="{2 * side:.4f}" fill="{GRASS}"/>'
    for x in range(0, 101, 5):
        wide = 0.35 if x in (0, 100) else 0.15
        yield _line((x, -side), (x, side), CHALK, wide, 0.8)
    for x in range(1, 100):
        for y in (tables.HASH, -tables.HASH):
            yield _line((x, y - 0.3), (x, y + 0.3), CHALK, 0.12, 0.8)
    yield (
        f'<rect x="-10" y="{-side:.4f}" width="120" height="{2 * side:.4f}" fill="none" stroke="{CHALK}" '
        'stroke-width="0.3"/>'
    )
    yield from _posts()
    for symbol in symbols:
        yield shape(symbol)


def _posts() -> Iterator[str]:
    goal = tables.GOAL
    bar, posts = goal["crossbar"]["x"], goal["uprights"]
    low, high = posts["abs_y"]
    for mirrored in (False, True):
        boxes = [(bar[0], -high, bar[1], high)]
        boxes += [(posts["x"][0], low, posts["x"][1], high), (posts["x"][0], -high, posts["x"][1], -low)]
        for x0, y0, x1, y1 in boxes:
            x = 100 - x1 if mirrored else x0
            yield f'<rect x="{x:g}" y="{y0:g}" width="{x1 - x0:g}" height="{y1 - y0:g}" fill="#d9a520"/>'


def shape(symbol: Symbol) -> str:
    name, kind, x, y, length, width, angle, corner = symbol
    title = f"<title>{escape(name)}</title>"
    box = f'x="{x - length / 2:.4g}" y="{y - width / 2:.4g}" width="{length:g}" height="{width:g}"'
    if kind == "receiver":
        points = " ".join(f"{a:.3f},{b:.3f}" for a, b in triangle(x, y, angle, tables.TRIANGLE).corners)
        return (
            f'<g>{title}<rect {box} rx="{corner:g}" fill="{CHALK}" stroke="{INK}" stroke-width="0.12"/>'
            f'<polygon points="{points}" fill="{RED}"/></g>'
        )
    if kind == "penalty":
        text = (
            f'<text transform="translate({x:g} {y:g}) scale(1 -1)" font-size="0.8" '
            'font-family="sans-serif" text-anchor="middle" dy="0.28" '
            f'fill="{CHALK}">15 Pen.</text>'
        )
        return f'<g>{title}<rect {box} fill="{RED}" stroke="{INK}" stroke-width="0.1"/>{text}</g>'
    colour = RED if kind == "red" else CHALK
    return f'<rect {box} fill="{colour}" transform="rotate({angle:g} {x:g} {y:g})">{title}</rect>'


def marks(view: View) -> Iterator[str]:
    """Ball, line to gain, and what was drawn last."""
    if view.phase in ("spot", "declare", "huddle", "snap", "kick", "catch"):
        yield _line((view.los, -tables.SIDELINE), (view.los, tables.SIDELINE), BLUE, 0.2)
        if not view.is_try:
            yield _line((view.ltg, -tables.SIDELINE), (view.ltg, tables.SIDELINE), "#f2c230", 0.2)
    for point in view.linebackers:
        yield _disc(point, tables.LINEBACKER, BLUE, 0.7)
    if view.last is not None:
        for point in view.last.linebackers:
            yield _disc(point, tables.LINEBACKER, BLUE, 0.7)
        yield stroke(view.last.path)
        if view.last.dot is not None:
            yield _disc(view.last.dot, tables.PEN * 1.6, INK)
    if view.phase not in ("spot", "kickoff", "toss", "weather", "over"):
        yield _disc(view.run.start if view.run is not None else view.ball, tables.PEN * 1.6, "#7a4a1e")


def stroke(path: tuple[Point, ...]) -> str:
    points = " ".join(f"{x:.3f},{y:.3f}" for x, y in path)
    return (
        f'<polyline points="{points}" fill="none" stroke="{INK}" stroke-width="{2 * tables.PEN}" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def _line(a: Point, b: Point, colour: str, width: float, opacity: float = 1.0) -> str:
    return (
        f'<line x1="{a[0]:g}" y1="{a[1]:.4g}" x2="{b[0]:g}" y2="{b[1]:.4g}" stroke="{colour}" '
        f'stroke-width="{width:g}" opacity="{opacity:g}"/>'
    )


def _disc(at: Point, r: float, colour: str, opacity: float = 1.0) -> str:
    return f'<circle cx="{at[0]:.3f}" cy="{at[1]:.3f}" r="{r:g}" fill="{colour}" opacity="{opacity:g}"/>'
