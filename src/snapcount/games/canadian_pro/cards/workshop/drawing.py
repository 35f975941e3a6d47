"""Cards as drawings for a screen: the marks that are printed, as plain data."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.cards.sheet.frame import CARD, Box
from snapcount.games.canadian_pro.cards.sheet.layout import Card, team_cards
from snapcount.games.canadian_pro.cards.tables import Json
from snapcount.paper.page import Colour, Line, Mark, Page, Polygon, Rectangle, Text


def drawn(team: Json) -> list[Json]:
    """Every card of a team."""
    return [drawing(card) for card in team_cards(team)]


def drawing(card: Card) -> Json:
    wide, high = CARD[0] * card.wide, CARD[1]
    page = Page((wide, high))
    card.draw(page, Box(0, 0, wide))
    texts = [_text(mark) for mark in page.marks if isinstance(mark, Text)]
    shapes = [_shape(mark) for mark in page.marks if not isinstance(mark, Text)]
    return {
        "owner": card.owner,
        "title": card.title,
        "width": wide,
        "height": high,
        "shapes": shapes,
        "texts": texts,
    }


def _text(mark: Text) -> Json:
    return {
        "x": _n(mark.x),
        "y": _n(mark.y),
        "text": mark.text,
        "size": _n(mark.size),
        "font": mark.font,
        "align": mark.align,
        "colour": _colour(mark.colour),
    }


def _shape(mark: Mark) -> Json:
    """Lines, boxes and polygons alike: a path, with what fills and what edges it."""
    if isinstance(mark, Line):
        path = f"M{_n(mark.x1)} {_n(mark.y1)}L{_n(mark.x2)} {_n(mark.y2)}"
        return {"path": path, "fill": "", "stroke": _colour(mark.colour), "weight": _n(mark.weight)}
    assert isinstance(mark, Rectangle | Polygon)
    path = _box(mark) if isinstance(mark, Rectangle) else _round(mark.points)
    return {
        "path": path,
        "fill": _colour(mark.fill),
        "stroke": _colour(mark.stroke),
        "weight": _n(mark.weight),
    }


def _round(points: tuple[tuple[float, float], ...]) -> str:
    return "M" + "L".join(f"{_n(x)} {_n(y)}" for x, y in points) + "Z"


def _box(mark: Rectangle) -> str:
    r = min(mark.corner, mark.w / 2, mark.h / 2)
    w, h = _n(mark.w - 2 * r), _n(mark.h - 2 * r)
    start = f"M{_n(mark.x + r)} {_n(mark.y)}"
    if not r:
        return f"{start}h{w}v{h}h-{w}z"
    q = _n(r)
    turns = [f"a{q} {q} 0 0 1 {turn}" for turn in (f"{q} {q}", f"-{q} {q}", f"-{q} -{q}", f"{q} -{q}")]
    return f"{start}h{w}{turns[0]}v{h}{turns[1]}h-{w}{turns[2]}v-{h}{turns[3]}z"


def _n(x: float) -> float:
    return round(x, 2)


def _colour(colour: Colour | None) -> str:
    parts: list[Any] = [] if colour is None else [f"{round(255 * part):02x}" for part in colour]
    return f"#{''.join(parts)}" if parts else ""
