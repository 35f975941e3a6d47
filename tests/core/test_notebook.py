"""What a notebook shows of game, odds, mixes, win chance, box score and review: well-formed, and names are escaped."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import snapcount

NAMES = ("Reds & <Co>", "Blues")


def shown() -> dict[str, Any]:
    game = snapcount.new("dice_football", seed=7, names=NAMES)
    for answer in ("receive", "deep", "touchback"):
        game.answer(answer)
    played = snapcount.play_out(
        "canadian_pro", "rookie", "rookie", seed=2, listen=True, minutes=5, names=NAMES
    )
    return {
        "game": game,
        "odds": game.odds("run", 3),
        "mixes": game.equilibrium(),
        "win chance": game.win_chance(),
        "box score": played.box(),
        "review": played.game().review(),
    }


@pytest.fixture(scope="module")
def things() -> dict[str, Any]:
    return shown()


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("game", "1st"),
        ("odds", "first down"),
        ("mixes", "the chance to win"),
        ("win chance", NAMES[0]),
        ("box score", "Total yards"),
        ("review", "Luck and decisions apart"),
    ],
)
def test_it_is_well_formed_and_says_it(name: str, says: str, things: dict[str, Any]) -> None:
    tree = ElementTree.fromstring(f"<div>{things[name]._repr_html_()}</div>")
    text = " ".join(tree.itertext())
    assert says in text
    if name not in ("odds", "mixes"):
        assert NAMES[0] in text
