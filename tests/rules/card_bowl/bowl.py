"""Helpers of the Card Bowl tests: the ledger's own examples by number, and plays written in its notation."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from snapcount.core.table import Refusal, Seat
from snapcount.football.columns import Row
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.examples.given import scrimmage_state
from snapcount.games.card_bowl.examples.plays import PLAYS
from snapcount.games.card_bowl.examples.run import run
from snapcount.games.card_bowl.examples.table import OutOfCards, Worked
from snapcount.games.card_bowl.rules.booking import begin
from snapcount.games.card_bowl.show.rows import rows
from snapcount.games.card_bowl.state import Down, Next
from snapcount.games.card_bowl.tables import FIELD

O, D = Seat.HOME, Seat.AWAY  # noqa: E741
K, R = O, D

OFFENCE = {
    "QB": "QS", "C": "8H", "LG": "7C", "RG": "9D", "LT": "6S", "RT": "5H", "TER1": "4D", "WRL1": "10C", "WRR1": "3S",
    "BL1": "KH", "BR1": "9C",
}  # fmt: skip
DEFENCE: dict[str, Any] = {
    "front": [["F1", -2.5, "8D"], ["F2", -0.5, "JC"], ["F3", 1.0, "6D"], ["F4", 3.0, "7S"]],
    "zones": {"OLB-L": ["9H"], "MLB": ["QD"], "OLB-R": ["5C"], "S-L": ["10S"], "S-R": ["JD"]},
    "cb": [["CB1", "WRL1", "8C"], ["CB2", "WRR1", "4H"]],
}
"""The formation of most of the ledger's examples: pro set, TE right, against a 4-3."""


@cache
def ledger_examples() -> dict[str, dict[str, Any]]:
    text = (files("snapcount.games.card_bowl") / "examples" / "examples.json").read_text(encoding="utf-8")
    return {vector["id"]: vector for vector in json.loads(text)}


def judged(vector: Any) -> str:
    """What is wrong with an example; empty if it comes out."""
    (verdict,) = run([vector])
    return verdict.problem


def choice(dp: int, who: str, do: Any) -> dict[str, Any]:
    return {"dp": f"DP-{dp:02d}", "who": who, "do": do}


Choices = Sequence[tuple[int, str, Any]]


def played(given: dict[str, Any], chance: str, choices: Choices = ()) -> tuple[dict[str, Any], Worked]:
    """A play in the notation: what came of it, and the table with its events. Nothing may be left over."""
    table = Worked(chance.split(), [choice(*one) for one in choices])
    report = PLAYS[given["kind"]](given, table)
    assert table.leftover() == ""
    return report, table


def kick(kind: str, chance: str, choices: Choices = (), **given: Any) -> dict[str, Any]:
    return played({"kind": kind, **given}, chance, choices)[0]


def punt(
    chance: str,
    choices: Choices = (),
    los: int = 30,
    cards: int = 4,
    oob: bool = False,
    down: int = 4,
    to_go: int = 8,
) -> dict[str, Any]:
    given = {"los": los, "down": down, "to_go": to_go, "cards": cards, "oob": oob}
    return kick("punt", chance, choices, **given)


def formation(
    los: int = 30,
    down: int = 1,
    to_go: int = 10,
    qb: str = "under",
    offence: dict[str, str] | None = None,
    defence: dict[str, Any] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """The usual formation with some places changed; a place set to "" is left empty."""
    mine = {place: card for place, card in {**OFFENCE, **(offence or {})}.items() if card}
    theirs = {**DEFENCE, **(defence or {})}
    state = {"los": los, "down": down, "to_go": to_go}
    return {"kind": "scrimmage", "state": state, "qb": qb, "offence": mine, "defence": theirs, **more}


def scrimmage(chance: str, choices: Choices = (), **how: Any) -> dict[str, Any]:
    return played(formation(**how), chance, choices)[0]


def watched(chance: str, choices: Choices = (), **how: Any) -> Worked:
    """The table of a scrimmage play, for its events."""
    return played(formation(**how), chance, choices)[1]


def row_of(chance: str, choices: Choices = (), **how: Any) -> Row:
    """The row of a scrimmage play, from its beginning to its end."""
    given = formation(**how)
    state = scrimmage_state(given)
    table = Worked(chance.split(), [choice(*one) for one in choices])
    begin(table, state, "two_points" if state.trying else "scrimmage")
    PLAYS["scrimmage"](given, table)
    assert table.leftover() == ""
    (row,) = rows(table.events, ("Home", "Away"))
    return row


def refused(chance: str, choices: Choices, given: dict[str, Any] | None = None, **how: Any) -> str:
    """The rule by which the last choice was refused; empty if it was never asked for."""
    table = Worked(chance.split(), [choice(*one) for one in choices])
    given = given or formation(**how)
    try:
        PLAYS[given["kind"]](given, table)
    except Refusal as refusal:
        assert table.used == len(table.choices) - 1, "an earlier choice was refused"
        return refusal.rule
    except OutOfCards:
        pass
    assert table.used < len(table.choices), "the last choice was accepted"
    return ""


def asked(table: Worked, what: str) -> list[dict[str, Any]]:
    """The facts of every event of one kind."""
    return [event.facts for event in table.events if event.what == what]


def cited(table: Worked) -> list[str]:
    return list(dict.fromkeys(event.rule for event in table.events))


RUN = {"play": "rush", "back": "BL1", "lane": "F2"}
"""The usual run: KH at F2."""
PASS = {"play": "pass", "to": "WRL1"}
QUIET: Choices = ((28, "D", []), (28, "D", []), (28, "D", []))
"""Three turns of the defence in which nothing moves: the first developing turn follows."""


# Positions


def down_at(seat: Seat, ball: int, down: int = 1, to_go: int = 10) -> Situation[int]:
    """A down from scrimmage with so many yards to go."""
    return Situation(seat, ball, down, min(FIELD, ball + to_go))


def kicked_from(seat: Seat, ball: int) -> Situation[int]:
    return Situation(seat, ball, 0, 0)


def tried_from(seat: Seat, distance: int) -> Situation[int]:
    """A try so far from the goal line."""
    return Situation(seat, FIELD - distance, 0, FIELD)


def a_down(seat: Seat, ball: int, down: int = 1, to_go: int = 10, trying: bool = False) -> Down:
    return Down(tried_from(seat, FIELD - ball) if trying else down_at(seat, ball, down, to_go), trying)


def follows(kind: Any, seat: Seat, ball: int, down: int = 1, to_go: int = 10, **more: Any) -> Next:
    """What follows a play: a down with so many yards to go, a kick or a try from a spot."""
    if kind == "scrimmage":
        return Next(kind, down_at(seat, ball, down, to_go), **more)
    return Next(kind, Situation(seat, ball, 0, FIELD if kind in ("try", "retry") else 0), **more)
