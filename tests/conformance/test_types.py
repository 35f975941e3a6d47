"""The page's types of views and questions are those of the games: `snapcount types` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, Literal, NamedTuple, TypeVar

import pytest

from snapcount.core.data.typescript import Walk, typescript
from snapcount.core.table import Seat
from snapcount.games import GAMES, find

PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
Y = TypeVar("Y")


@pytest.mark.parametrize("game", GAMES)
def test_the_types_are_written_from_the_games(game: str) -> None:
    written = (PAGE / game / "view.gen.ts").read_text(encoding="utf-8")
    assert written == typescript(find(game)), "run `snapcount types`"


class Spot(NamedTuple, Generic[Y]):
    """Where the ball is."""

    yards: Y
    seat: Seat | None
    way: Literal["left", "right"]
    past: tuple[tuple[int, str], ...]
    pair: tuple[bool, float]
    names: dict[str, int]


def test_every_plain_form_has_its_type() -> None:
    walk = Walk()
    assert walk.of(Spot[int]) == "Spot"
    assert walk.written["Seat"] == 'export type Seat = "home" | "away";\n'
    assert walk.written["Spot"] == (
        "export type Spot = {\n"
        "  yards: number;\n"
        "  seat: Seat | null;\n"
        '  way: "left" | "right";\n'
        "  past: [number, string][];\n"
        "  pair: [boolean, number];\n"
        "  names: Record<string, number>;\n"
        "};\n"
    )
    assert walk.of(tuple[Seat | None, ...]) == "(Seat | null)[]"


def test_two_classes_of_one_name_are_refused() -> None:
    walk = Walk()
    walk.of(Spot[int])
    with pytest.raises(TypeError, match="two types are called Spot"):
        walk.of(Spot[str])
