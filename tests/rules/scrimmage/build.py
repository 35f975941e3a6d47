"""Positions in a line of text, and actions with the totals that the dice show."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from snapcount.core.drivers.script import Script
from snapcount.core.rulebook import Verdict
from snapcount.core.table import Pending, Question, Seat
from snapcount.games.scrimmage.examples.given import start_match
from snapcount.games.scrimmage.examples.run import run
from snapcount.games.scrimmage.rules.actions import Action, action_problem, carry_out
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.field import DIRECTIONS, hex_of
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.rules.sight import take_sights
from snapcount.games.scrimmage.state import Man, Match, Options, Play, Snapshot, State, find_man, new_man
from snapcount.games.scrimmage.tables import ORDER

FORM = re.compile(r"(\w{4})(NE|NW|SE|SW|N|S)( h)?(?: n(\d))?(?: (\d+)mp)?$")


def verdict(vector: Any) -> Verdict:
    """How a worked example comes out."""
    (found,) = run([vector])
    return found


def h(label: str) -> int:
    hex = hex_of(label)
    assert hex is not None, label
    return hex


def the_man(id: str, text: str, turn: str) -> Man:
    """`1533N`, `1533N h` (hit), `1533N n2` (neutralized), `1533N 7mp`."""
    found = FORM.match(text)
    assert found, text
    label, way, hit, level, mp = found.groups()
    man = new_man(id, h(label), DIRECTIONS.index(way), int(mp) if mp else allowance(turn, id))
    return man._replace(hit=bool(hit), level=int(level or 0))


def position(men: Mapping[str, str], **fields: Any) -> Play:
    """A play in its first Contact Game-Turn, the offence to move, attacking north from row 30."""
    turn, phase = fields.pop("turn", "contact"), fields.pop("phase", "O.movement_contact")
    holder, dummies = fields.pop("holder", ""), fields.pop("dummies", ())
    given = [the_man(id, text, turn) for id, text in men.items()]
    play = Play(
        phase=phase,
        turn=turn,
        number=fields.pop("number", {"pre": 1, "snap": 0}.get(turn, 1)),
        offence=Seat.HOME,
        dir=fields.pop("dir", 1),
        scrimmage_line=fields.pop("line", 30),
        hex=h(fields.pop("ball", "1930")),
        men=tuple(sorted(given, key=lambda man: ORDER[man.id])),
        carriers=(holder, *dummies) if holder else (),
        holder=holder,
        lines_shown=turn != "pre",
    )
    return take_sights(play._replace(**fields), phase[0])


def eligible(
    *men: str, passers: tuple[str, ...] = (), linemen: tuple[str, ...] = (), **others: Any
) -> Snapshot:
    return Snapshot(linemen=linemen, receivers=men, passers=passers, **others)


def total(value: int) -> tuple[int, int]:
    """Two dice that show this total."""
    high = min(6, value - 1)
    return (value - high, high) if value - high <= high else (high, value - high)


def totals(values: tuple[Any, ...]) -> list[Any]:
    return [total(value) if type(value) is int and value <= 12 else value for value in values]


def do(play: Play, *actions: Action, dice: tuple[Any, ...] = ()) -> tuple[Play, Script]:
    """Legal actions one after the other; whole numbers in `dice` are totals of two dice."""
    table = Script(totals(dice))
    for action in actions:
        problem = action_problem(play, action)
        assert problem is None, f"{action}: {problem}"
        play = carry_out(table, play, action)
    assert not table.left, f"dice left: {table.left}"
    return play, table


def refused(play: Play, action: Action) -> str:
    """The rule that forbids an action; empty if it is legal."""
    problem = action_problem(play, action)
    return problem.rule if problem else ""


def state_of(play: Play, match: Match | None = None, **options: Any) -> State:
    chosen: dict[str, Any] = {"scenario": "multiple", **options}
    return State(Options(**chosen), match or start_match(play.dir, play.hex), play)


def changed(match: Match, **fields: Any) -> Match:
    """A match with other fields; `down` and `line` are those of its situation."""
    inside = {name: fields.pop(name) for name in ("offence", "down", "line") if name in fields}
    return match._replace(situation=match.situation._replace(**inside), **fields)


def go(state: State | Play, *inputs: Any) -> tuple[State, Script]:
    """Phases one after the other until the inputs are used up; whole numbers are totals of two dice."""
    state = state_of(state) if isinstance(state, Play) else state
    table = Script(totals(inputs))
    while table.left:
        state = play_phase(table, state)
    return state, table


def asked(state: State | Play, *inputs: Any) -> tuple[Seat, Question[Any]]:
    """The question that the rules come to after these inputs."""
    state = state_of(state) if isinstance(state, Play) else state
    table = Script(totals(inputs))
    try:
        for _ in range(40):
            state = play_phase(table, state)
    except Pending as pending:
        ((seat, question),) = pending.questions.items()
        return seat, question
    raise AssertionError("nothing was asked")


def run_until_asked(state: State | Play, *inputs: Any) -> State:
    """The checkpoint at which the rules wait after these inputs."""
    state = state_of(state) if isinstance(state, Play) else state
    left = totals(inputs)
    while True:
        table = Script(left)
        try:
            following = play_phase(table, state)
        except Pending:
            assert not left, f"inputs left: {left}"
            return state
        state, left = following, table.left


def man(play: Play | State, id: str) -> Man:
    return find_man(play.play if isinstance(play, State) else play, id)


def cited(table: Script, what: str) -> list[str]:
    """The rules under which such events were told."""
    return [event.rule for event in table.events if event.what == what]


def step(id: str, *ways: int) -> tuple[Action, ...]:
    return tuple(Action("step", id, (way,)) for way in ways)


def contact(id: str, target: str, *join: str) -> Action:
    return Action("contact", id, target=target, join=join)


def hand(giver: str, taker: str, goes: bool = True, dummy: bool = True) -> Action:
    return Action("handoff", giver, target=taker, goes=goes, dummy=dummy)


LINED_UP = {
    "O12": "1929N",
    "O21": "1030N",
    "O31": "2128N",
    "O36": "1728N",
    "O51": "1930N",
    "O65": "2030N",
    "O66": "1830N",
    "O71": "1730N",
    "O77": "2130N",
    "O83": "2230N",
    "O85": "2529N",
    "D61": "2131S",
    "D64": "1933S",
    "D78": "2031S",
    "D91": "1731S",
    "D99": "1831S",
}
"""A pro set against four linemen and the middle linebacker, ball on 1930."""


def snapping(**men: str) -> Play:
    """Lined up, the ball about to be snapped."""
    return position({**LINED_UP, **men}, turn="snap", phase="O.snap", snapshot=eligible("O12", "O31"))


def backs(**men: str) -> Play:
    """A passer with the ball between two backs."""
    return position({"O12": "1928N", "O31": "1929NW", "O36": "1829SE", **men}, holder="O12")


def throwing(phase: str = "O.long_pass", **changes: object) -> Play:
    """A forward pass to the split end is called."""
    men = {"O12": "1927N", "O21": "1935N", "O36": "1729N", **changes.pop("men", {})}  # type: ignore[dict-item]
    given = {
        "turn": "pass",
        "holder": "O12",
        "committed": "forward",
        "target": h("1935"),
        "targets": (h("1935"), h("1040")),
        "o_ball": "forward_pass",
        "snapshot": eligible("O12", "O21", "O36", passers=("O12",)),
        **changes,
    }
    return position(men, phase=phase, **given)


def set_down(id: str, hex: int, facing: int) -> Man:
    """A man with all his MP before the snap."""
    return new_man(id, hex, facing, allowance("pre", id))


def theirs(men: Mapping[str, str], **fields: object) -> Play:
    """The defence to move."""
    return position(men, phase="D.movement_contact", **fields)


def scrum(phase: str = "O.movement_contact", turn: str = "contact", **fields: object) -> Play:
    """The pro set after the snap."""
    return position(LINED_UP, phase=phase, turn=turn, holder="O12", **fields)


LINE = Snapshot(
    linemen=("O51", "O65", "O66", "O71", "O77"),
    receivers=("O12", "O21", "O31", "O36", "O83", "O85"),
    d_line=("D61", "D78", "D91", "D99"),
    d_backs=("D64",),
)
"""Who stood where at the snap of the pro set."""
