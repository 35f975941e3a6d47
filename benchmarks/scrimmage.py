"""What `snapcount bench scrimmage` measures besides whole games: searches, lists of actions, a deployment."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Seat
from snapcount.games.scrimmage.rules.actions import actions
from snapcount.games.scrimmage.rules.deploy import deploy, layout
from snapcount.games.scrimmage.rules.field import find
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import take_sights
from snapcount.games.scrimmage.state import Man, Play, new_man
from snapcount.games.scrimmage.tables import FIRST_ELEVEN

BALL = find(19, 30)


def lined_up(turn: str = "contact") -> Play:
    """Both first elevens in formation, the offence to move."""
    men: list[Man] = []
    for side, name in (("O", "pro_set_right"), ("D", "four_three")):
        ids = tuple(sorted(FIRST_ELEVEN[side], key=lambda id: int(id[1:])))
        places = layout(name, 1, 30, BALL, ids)
        men += [new_man(id, *places[id], allowance(turn, id)) for id in ids]
    play = Play("O.movement_contact", turn, 1, Seat.HOME, 1, 30, BALL, tuple(men), ("O12",), "O12")
    return take_sights(play, "O")


CROWD = lined_up()
ALONE = CROWD._replace(men=(new_man("O31", BALL, 0, 12),), carriers=(), holder="")
HUDDLE = Play(
    "O.movement",
    "pre",
    1,
    Seat.HOME,
    1,
    30,
    BALL,
    tuple(
        new_man(id, find(19, 24), 0, allowance("pre", id))
        for id in sorted(FIRST_ELEVEN["O"], key=lambda id: int(id[1:]))
    ),
)


def moved_up() -> object:
    """Found anew, not remembered."""
    deploy.cache_clear()
    return deploy(HUDDLE, "pro_set_right")


BENCHMARKS: list[tuple[str, Callable[[], object], str]] = [
    ("everywhere a man of 12 MP can go on an open field", lambda: reach(ALONE, "O31"), "ms"),
    ("everywhere the split end can go from the line", lambda: reach(CROWD, "O21"), "ms"),
    ("every legal single action of the offence", lambda: list(actions(CROWD)), "ms"),
    ("the moves of eleven men from the huddle to a pro set", moved_up, "ms"),
]
