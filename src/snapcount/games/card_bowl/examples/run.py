"""Runs worked examples in the notation of chapter 36 through the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Verdict
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl.examples.checks import CHECKS, down_from
from snapcount.games.card_bowl.examples.given import scrimmage_state, timeouts_of
from snapcount.games.card_bowl.examples.table import SEATS, BadVector, OutOfCards, Worked, passed_by
from snapcount.games.card_bowl.rules.cards import Pile, full_pile
from snapcount.games.card_bowl.rules.clock import play_time
from snapcount.games.card_bowl.rules.course import kneel, play, spike
from snapcount.games.card_bowl.rules.field_goal import extra_point, field_goal
from snapcount.games.card_bowl.rules.kickoff import kickoff, safety_punt
from snapcount.games.card_bowl.rules.onside import onside
from snapcount.games.card_bowl.rules.punt import punt
from snapcount.games.card_bowl.state import Down, Result
from snapcount.games.card_bowl.tables import LAW

Given = Mapping[str, Any]
KICKER = Seat.HOME
POINTS = {"TD": LAW["points"]["touchdown"], "safety": LAW["points"]["safety"]}
AT_THE_TOP = ("los", "down", "to_go", "possession", "turnover_on_downs")
SEAT_FIELDS = ("team", "vs", "timeout", "winner", "possession")


def run(vectors: Sequence[Mapping[str, Any]]) -> Iterator[Verdict]:
    """A verdict for every example."""
    for at, vector in enumerate(vectors, 1):
        problem = judged(vector)
        yield Verdict(id_of(vector, at), "failed" if problem else "passed", problem)


def id_of(vector: object, at: int) -> str:
    return str(vector.get("id", f"example {at}")) if isinstance(vector, Mapping) else f"example {at}"


def judged(vector: object) -> str:
    """What is wrong with an example; empty if it comes out as expected."""
    if not isinstance(vector, Mapping):
        return f"An example is an object, not {vector!r}."
    given, expect = vector.get("given"), vector.get("expect")
    if not isinstance(given, Mapping) or not isinstance(expect, Mapping) or not expect:
        return "An example has given (an object) and expect (an object that is not empty)."
    chance, choices = vector.get("chance") or (), vector.get("choices") or ()
    if not isinstance(chance, list | tuple) or not isinstance(choices, list | tuple):
        return "chance and choices are lists."
    given = {name: value for name, value in given.items() if value is not None}
    return came_out(given, expect, chance, list(choices))


def came_out(given: Given, expect: Given, chance: Sequence[Any], choices: list[Any]) -> str:
    """CB-36.2 A listed choice that changes nothing is passed by where the rules have nothing to ask."""
    problem, used = played(given, expect, chance, choices)
    if problem:
        for at in passed_by(choices[: len(choices) - ("legal" in expect)], used):
            if not came_out(given, expect, chance, choices[:at] + choices[at + 1 :]):
                return ""
    return problem


def played(given: Given, expect: Given, chance: Sequence[Any], choices: list[Any]) -> tuple[str, int]:
    """What is wrong with the play as listed, and how many choices were used."""
    try:
        table = Worked(chance, choices)
    except BadVector as problem:
        return f"It can't be played: {problem}.", len(choices)
    return verdict(given, expect, table), table.used


def verdict(given: Given, expect: Given, table: Worked) -> str:
    try:
        if expect.get("legal") is False and given.get("kind") in PLAYS:
            return illegal(given, table)
        return compared(given, dict(expect), table)
    except BadVector as problem:
        return f"It can't be played: {problem}."
    except Refusal as refusal:
        return f"A choice was refused: {refusal.sentence} [{refusal.rule}]"
    except (LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as problem:
        return f"It doesn't have the form of its kind {given.get('kind')!r}: {type(problem).__name__}: {problem}."


def illegal(given: Given, table: Worked) -> str:
    """CB-36.5 `legal: false`: the last listed choice (without choices: the given) is refused or never asked for."""
    last = len(table.choices) - 1
    try:
        PLAYS[given["kind"]](given, table)
    except Refusal as refusal:
        if table.used == max(last, 0):
            return ""
        return f"An earlier choice was refused: {refusal.sentence}"
    except OutOfCards:
        if last < 0:
            raise
    if last < 0:
        return "It should have been refused, but it was played."
    return "" if table.used == last else "The last choice should have been refused, but it was accepted."


def compared(given: Given, expect: dict[str, Any], table: Worked) -> str:
    kind = given.get("kind")
    if kind in PLAYS:
        if expect.pop("legal", True) is not True:
            return "legal must be true or false."
        try:
            actual = PLAYS[kind](given, table)
        except OutOfCards:
            if expect or table.leftover():
                raise
            return ""  # only whether the choices are legal was asked
    elif kind in CHECKS:
        actual = CHECKS[kind](given, table)
    else:
        return f"{kind!r} is no kind of example: expected one of {', '.join((*PLAYS, *CHECKS))}."
    wrong = differences(expect, actual, "")
    left = table.leftover()
    if left:
        wrong.append(left)
    return "; ".join(wrong) + "." if wrong else ""


def differences(expect: Mapping[str, Any], actual: Mapping[str, Any], path: str) -> list[str]:
    wrong: list[str] = []
    for name, wanted in expect.items():
        absent = not actual.get(name) and not isinstance(actual.get(name), Seat)
        if absent and (wanted is None or (name, wanted) == ("extra", "none")):
            continue
        if name not in actual:
            wrong.append(f"{path}{name} is expected to be {wanted!r}, but there is no such thing here")
            continue
        came = actual[name]
        if isinstance(wanted, Mapping):
            if not isinstance(came, Mapping):
                wrong.append(f"{path}{name} is expected, but there is none")
            else:
                wrong += differences(wanted, came, f"{path}{name}.")
        elif not same(name, wanted, came):
            wrong.append(f"{path}{name} is expected to be {wanted!r}, it is {shown(came)}")
    return wrong


def same(name: str, wanted: Any, came: Any) -> bool:
    if name in SEAT_FIELDS:
        return wanted in SEATS and SEATS[wanted] is came
    if isinstance(wanted, list) and isinstance(came, list | tuple):
        return (
            sorted(map(str, wanted)) == sorted(map(str, came)) if name in UNORDERED else wanted == list(came)
        )
    if name == "extra" and wanted == "none":
        return not came
    if isinstance(wanted, bool) or isinstance(came, bool):
        return wanted is came
    return bool(wanted == came)


UNORDERED = ("cover", "discards", "choice_among", "hot", "automatic")


def shown(value: Any) -> str:
    return ("O or K" if value is KICKER else "D or R") if isinstance(value, Seat) else repr(value)


# Whole plays


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
        found["next"] = {
            "los": after.spot,
            "down": after.down,
            "to_go": after.to_go,
            "possession": after.seat,
            "turnover_on_downs": after.over,
            "kind": after.kind,
        }
        found |= {name: found["next"][name] for name in AT_THE_TOP}
        if after.kind == "retry":
            found["spot_from_goal"] = 100 - after.spot
        if after.kind == "rekick":
            found |= {"kick_spot": after.spot, "fails": after.fails}
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
    if result.event in POINTS:
        found["points"] = POINTS[result.event]
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
    return report(extra_point(t, Down(KICKER, 100 - distance, 1, distance, True), pile_of(given)), True)


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
    trying = state.trying > 0
    while state.play is not None and state.phase != "over":
        state = play(t, state)
    result = next(event.facts["result"] for event in reversed(t.events) if event.what == "ended")
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
