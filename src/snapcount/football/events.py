"""The events that football games have in common, each under one name, with the facts that everybody may rely on.

`seat` is who did it, and `spot` counts from that seat's own goal line. A game may tell more facts of an event, and
events of its own. `docs/guide/words.md` shows this list.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

HOW = ("touchdown", "field_goal", "safety", "extra_point", "two_points", "single", "victory_points")
"""How points were scored. The single is Canadian; Victory Points are Scrimmage's."""

PLAY_TYPES = {
    "scrimmage": "",
    "run": "run",
    "pass": "pass",
    "punt": "punt",
    "field_goal": "field_goal",
    "kneel": "qb_kneel",
    "spike": "qb_spike",
    "kickoff": "kickoff",
    "free_kick": "kickoff",
    "extra_point": "extra_point",
    "two_points": "",
}
"""What kind of play began, and what nflverse calls it; a play whose kind shows only later begins as "scrimmage",
and a try for two is a run or a pass."""


class Told(NamedTuple):
    """A shared event: the facts that it always has, and what it means."""

    facts: tuple[str, ...]
    text: str


EVENTS: Mapping[str, Told] = {
    "tossed": Told(("seat",), "the toss; `seat` won it"),
    "chose": Told(("seat", "choice"), "a choice after the toss"),
    "play_began": Told(
        ("kind", "situation", "quarter", "left", "score"),
        "a play: a kick, a snap or a try; `left` is the clock in the game's own unit",
    ),
    "play_ended": Told(
        ("phase", "situation", "left", "score"),
        "its end, before anything that follows from the clock; what is played next",
    ),
    "gained": Told(
        ("seat", "play", "yards", "spot"), "a run (`play` is run) or a complete pass (pass) of the offence"
    ),
    "incomplete": Told(("seat", "why"), "a pass of the offence that nobody caught"),
    "sacked": Told(("seat", "yards"), "the offence lost yards (below 0) before it could throw"),
    "intercepted": Told(("seat", "spot"), "`seat`, who didn't throw it, has the pass"),
    "fumbled": Told(("seat", "spot"), "`seat` lost hold of the ball"),
    "recovered": Told(("seat", "spot", "lost"), "`seat` has the loose ball; `lost`: to the other team"),
    "first_down": Told(("seat", "spot"), "the offence earned a new series, by a play or a penalty"),
    "turned_over_on_downs": Told(("seat", "spot"), "the offence, `seat`, used up its downs"),
    "kicked_off": Told(
        ("seat", "kind", "spot"), "a kickoff or free kick; `spot`, where it came down, from the kickers' line"
    ),
    "onside_recovered": Told(("seat", "spot"), "the kickers, `seat`, have their onside kick back"),
    "onside_lost": Told(("seat", "spot"), "the kickers, `seat`, have lost it"),
    "punted": Told(
        ("seat", "yards", "spot"), "a punt; `spot`, where it came down, from the kickers' own line"
    ),
    "blocked": Told(("seat", "spot"), "`seat` blocked a kick"),
    "returned": Told(("seat", "yards", "spot"), "`seat` ran a kick or turnover back, to `spot`"),
    "touchback": Told(("seat",), "`seat` begins where touchbacks begin"),
    "field_goal_tried": Told(("seat", "yards", "good"), "a field goal from so far"),
    "tried": Told(("seat", "how", "good"), "a try: extra_point or two_points"),
    "scored": Told(("seat", "how", "points", "score"), "`seat` scored; `score` is what the board shows now"),
    "flagged": Told(("seat", "foul"), "a foul by `seat`"),
    "penalised": Told(("seat", "foul", "yards", "spot"), "so many yards against `seat`"),
    "declined": Told(("seat",), "`seat`, the offended side, takes the play instead"),
    "timeout": Told(("seat",), "`seat` spends one"),
    "untimed_down": Told((), "time is up, and one more play is to come"),
    "quarter_ended": Told(("quarter", "score"), "the second is half time"),
    "overtime_began": Told(("score",), "a level score is played off"),
    "game_over": Told(("score", "winner"), "`winner`: home, away or nobody"),
}


def lacking(what: str, facts: Mapping[str, Any]) -> list[str]:
    """The facts that a shared event lacks."""
    return [name for name in EVENTS[what].facts if name not in facts] if what in EVENTS else []
