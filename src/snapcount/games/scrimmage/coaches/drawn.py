"""A play of one's own: formation, markers, ways, blocks and the ball, drawn from the snap, so that it fits any spot."""

from __future__ import annotations

from typing import Any, NamedTuple

from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.table import Refusal
from snapcount.games.scrimmage.coaches.playbook import BOOK, Call
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, LAST_ROW, find, row_at
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import COUNTERS, FORMATIONS, O_BALL, O_LINE


class Spot(NamedTuple):
    """A place seen from the snap: columns to the offence's right, rows beyond the line (SC-2.16)."""

    columns: int
    d: int


class Way(NamedTuple):
    """Where a man shall be at the end of a game-turn after the snap (0: the Snap Game-Turn)."""

    man: str
    turn: int
    spot: Spot


class Drawn(NamedTuple):
    """What is empty is left to the veteran."""

    name: str
    formation: str = ""
    line: str = ""
    ball: str = ""
    ways: tuple[Way, ...] = ()
    blocks: tuple[str, ...] = ()
    """Who blocks whoever is in his way, whatever the marker."""
    hand: str = ""
    """Who is to get the ball by hand."""
    targets: tuple[Spot, ...] = ()
    throw: int = 0
    """The game-turn in which the pass is called; 0: when somebody is open."""
    call: str = ""
    """The play of the book on which it is built."""


MIRROR = {"right": "left", "left": "right"}
TURNS, LONGEST_NAME, MOST_WAYS = 9, 40, 120


def hex_at(play: Play, spot: Spot) -> int:
    """A spot on the field of this play; what lies beside it is its nearest hex."""
    column = min(max(COLUMN[play.hex] + spot.columns * play.dir, 1), 37)
    row = row_at(play.dir, play.scrimmage_line, spot.d)
    return find(column, min(max(row, FIRST_ROW), LAST_ROW))


def spot_of(play: Play, hex: int) -> Spot:
    return Spot((COLUMN[hex] - COLUMN[play.hex]) * play.dir, depth_of(play, hex))


def read(plain: Any) -> Drawn:
    """A play as the page or a file tells it, or a sentence about what is wrong with it."""
    if not isinstance(plain, dict):
        raise Refusal("SC-19.11", "A play is an object with a name.")
    known = {name: plain[name] for name in Drawn._fields if name in plain}
    blank = Drawn(name="")
    try:
        whole = {**{name: _plain(part) for name, part in blank._asdict().items()}, **known}
        found: Drawn = from_plain(Drawn, whole)
    except NotPlain as wrong:
        raise Refusal("SC-19.11", f"That isn't a play: {wrong}") from None
    problem = drawn_problem(found)
    if problem:
        raise Refusal("SC-19.11", problem)
    return found


def _plain(part: Any) -> Any:
    return list(part) if isinstance(part, tuple) else part


def drawn_problem(drawn: Drawn) -> str:
    """What no game could use; whether a move is legal is asked of the rules when its time comes."""
    men = {man for man in COUNTERS if man[0] == "O"}
    named = {way.man for way in drawn.ways} | set(drawn.blocks) | ({drawn.hand} - {""})
    if not 1 <= len(drawn.name) <= LONGEST_NAME:
        return f"A play has a name of at most {LONGEST_NAME} letters."
    if drawn.formation and drawn.formation not in FORMATIONS["O"]:
        return f"There is no formation {drawn.formation!r}."
    if drawn.line not in ("", *O_LINE) or drawn.ball not in ("", *O_BALL):
        return "Those are no play markers of the offence."
    if not named <= men:
        return f"{', '.join(sorted(named - men))} isn't a man of the offence."
    if len(drawn.ways) > MOST_WAYS or not all(0 <= way.turn < TURNS for way in drawn.ways):
        return f"Ways are drawn for the first {TURNS} turns."
    if len(drawn.targets) > 2 or not 0 <= drawn.throw < TURNS:
        return "There are two pass targets, thrown to in one of the first turns."
    return ""


def of_book(call: Call) -> Drawn:
    return Drawn(
        call.name, call.formation, call.line, call.ball, throw=call.turns * bool(call.route), call=call.name
    )


def call_of(drawn: Drawn) -> Call | None:
    return next((call for call in BOOK if call.name == drawn.call), None)


def mirrored(drawn: Drawn) -> Drawn:
    """The same to the other side: every man does what his counterpart did."""
    other = swap_side(drawn.formation)
    men = counterparts(drawn.formation, other)
    turned = swap_side(drawn.name)
    return drawn._replace(
        name=turned if turned != drawn.name else f"{drawn.name}, mirrored"[:LONGEST_NAME],
        formation=other,
        ball=swap_side(drawn.ball),
        call=swap_side(drawn.call),
        ways=tuple(way._replace(man=men.get(way.man, way.man), spot=_over(way.spot)) for way in drawn.ways),
        blocks=tuple(men.get(man, man) for man in drawn.blocks),
        hand=men.get(drawn.hand, drawn.hand),
        targets=tuple(map(_over, drawn.targets)),
    )


def _over(spot: Spot) -> Spot:
    return Spot(-spot.columns, spot.d)


def swap_side(name: str) -> str:
    """run_right, sweep right, Option Right: the word for the side, in the same letters."""
    for side, other in MIRROR.items():
        for write in (str.lower, str.capitalize):
            if name.endswith(write(side)):
                return name[: -len(side)] + write(other)
    return name


def counterparts(formation: str, other: str) -> dict[str, str]:
    """Who stands in the mirrored formation where a man's mirror image stands."""
    if formation not in FORMATIONS["O"] or other not in FORMATIONS["O"]:
        return {}
    here, there = FORMATIONS["O"][formation][0], FORMATIONS["O"][other][0]
    left = {spot.man: spot for spot in there}
    found: dict[str, str] = {}
    for spot in sorted(here, key=lambda spot: (abs(spot.columns), spot.man)):
        best = min(
            left.values(),
            key=lambda one: (abs(one.columns + spot.columns) + 2 * abs(one.d - spot.d), one.man),
        )
        found[spot.man] = best.man
        del left[best.man]
    return found
