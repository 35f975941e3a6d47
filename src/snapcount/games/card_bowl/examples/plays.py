"""Whole plays of worked examples, under the names of CB-36.6, CB-36.7 and CB-36.9."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.table import Refusal, Seat
from snapcount.football.field import other_end
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.examples.checks import down_from, situation_of
from snapcount.games.card_bowl.examples.given import scrimmage_state, timeouts_of
from snapcount.games.card_bowl.examples.table import Worked
from snapcount.games.card_bowl.rules.cards import Pile, full_pile
from snapcount.games.card_bowl.rules.clock import play_time
from snapcount.games.card_bowl.rules.course import kneel, play, spike
from snapcount.games.card_bowl.rules.kicks.field_goal import extra_point, field_goal
from snapcount.games.card_bowl.rules.kicks.kickoff import kickoff, safety_punt
from snapcount.games.card_bowl.rules.kicks.onside import onside
from snapcount.games.card_bowl.rules.kicks.punt import punt
from snapcount.games.card_bowl.state import Down, Result
from snapcount.games.card_bowl.tables import FIELD, LAW, POINTS

Given = Mapping[str, Any]
KICKER = Seat.HOME
SCORES = {"TD": POINTS["touchdown"], "safety": POINTS["safety"]}
KINDS = {"scrimmage": "down", "free_kick": "safety kick"}
"""Kinds of what follows that the notation calls otherwise."""
AT_THE_TOP = ("los", "down", "to_go", "possession", "turnover_on_downs")


def report(result: Result, trying: bool, clock: str = "complex") -> dict[str, Any]:
    """A result under the names of CB-36.6 and CB-36.9."""
    facts = dict(result.facts)
    flags = {name: bool(facts.get(name)) for name in ("muff", "touched", "blocked")}
    found: dict[str, Any] = {
        "event": result.event,
        "team": result.team,
        "spot": result.spot,
        "how": result.how,
        "yards": result.yards,
        "ofr": result.ofr,
        "oob": result.oob,
        "points": result.points,
        "intervals": play_time(clock, result, trying),
        **facts,
        **flags,
    }
    after = result.next
    if after is not None:
        now = situation_of(after.situation)
        if not after.situation.down:
            now |= {"down": 1, "to_go": 10}  # what follows has no down
        found["next"] = {**now, "turnover_on_downs": after.over, "kind": KINDS.get(after.kind, after.kind)}
        found |= {name: found["next"][name] for name in AT_THE_TOP}
        if after.kind == "retry":
            found["spot_from_goal"] = other_end(LAW, after.situation.ball)
        if after.kind == "rekick":
            found |= {"kick_spot": after.situation.ball, "fails": after.fails}
    foul = result.foul
    if foul is not None:
        found["foul"] = {
            "kind": foul.kind,
            "yards": foul.yards,
            "vs": foul.vs,
            "auto": foul.auto,
            "opt": foul.choice,
            "foul": foul.name,
        }
    if result.event in SCORES:
        found["points"] = SCORES[result.event]
    if result.how == "interception" or result.how == "fumble":
        found.setdefault("base_yards", 0)
    return found


def pile_of(given: Given) -> Pile:
    return full_pile(bool(given.get("single_joker")))


def play_kickoff(given: Given, t: Worked) -> dict[str, Any]:
    return report(kickoff(t, KICKER, given.get("kick_spot", 30), 0, pile_of(given)), False)


def play_squib(given: Given, t: Worked) -> dict[str, Any]:
    spot, line = given.get("kick_spot", 30), given["Y"]
    if not 1 <= line <= min(50, 90 - spot):
        raise Refusal(
            "CB-5.24", f"A squib kick names a yard line from 1 to {min(50, 90 - spot)}, not {line}."
        )
    return report(kickoff(t, KICKER, spot, line, pile_of(given)), False)


def play_safety_punt(given: Given, t: Worked) -> dict[str, Any]:
    return report(safety_punt(t, KICKER, given.get("kick_spot", 20), pile_of(given)), False)


def play_onside(given: Given, t: Worked) -> dict[str, Any]:
    declared = given["declared"]
    if not 0 <= declared <= 20:
        raise Refusal("CB-6.2", f"An on-side kick declares 0 to 20, not {declared}.")
    spot = given.get("kick_spot", 30)
    return report(onside(t, KICKER, spot, declared, given.get("failures", 0), pile_of(given)), False)


def play_punt(given: Given, t: Worked) -> dict[str, Any]:
    count, aim_out = given.get("cards", 4), bool(given.get("oob"))
    if count not in (1, 2, 3, 4) or (aim_out and count == 4):
        raise Refusal(
            "CB-7.2", "A punt has one to four cards; out of bounds is aimed at with fewer than four."
        )
    down = down_from(given)
    return report(punt(t, down, count, aim_out, pile_of(given)), False)


def play_field_goal(given: Given, t: Worked) -> dict[str, Any]:
    return report(field_goal(t, down_from(given), pile_of(given)), False)


def play_extra_point(given: Given, t: Worked) -> dict[str, Any]:
    distance = given.get("from", 2)
    return report(
        extra_point(t, Down(Situation(KICKER, FIELD - distance, 0, FIELD), True), pile_of(given)), True
    )


def play_kneel(given: Given, t: Worked) -> dict[str, Any]:
    down = snapped_from(given)
    return report(kneel(t, down, down.single), False)


def play_spike(given: Given, t: Worked) -> dict[str, Any]:
    down = snapped_from(given)
    return report(spike(t, down, down.single), False)


def snapped_from(given: Given) -> Down:
    """The down of a kneel-down or spike, with the pack and the timeouts that its snap depends on."""
    single, (timeouts, _) = bool(given.get("single_joker")), timeouts_of(given)
    return down_from(given["state"])._replace(single=single, timeouts=timeouts)


def play_scrimmage(given: Given, t: Worked) -> dict[str, Any]:
    """The phases of a scrimmage play from the formations to the booking."""
    state = scrimmage_state(given)
    trying = state.trying
    while state.play is not None and state.phase != "over":
        state = play(t, state)
    result = next(event.facts["result"] for event in reversed(t.events) if event.what == "play_ended")
    return report(result, trying)


PLAYS = {
    "kickoff": play_kickoff,
    "squib": play_squib,
    "safety_punt": play_safety_punt,
    "onside": play_onside,
    "punt": play_punt,
    "field_goal": play_field_goal,
    "extra_point": play_extra_point,
    "scrimmage": play_scrimmage,
    "kneel": play_kneel,
    "spike": play_spike,
}
