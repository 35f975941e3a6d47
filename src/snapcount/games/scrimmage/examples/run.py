"""Runs worked examples in the form of SC-20.12 and SC-20.13 through the real rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Verdict
from snapcount.games.scrimmage.examples.choices import Refused
from snapcount.games.scrimmage.examples.compare import compare
from snapcount.games.scrimmage.examples.functions import FUNCTIONS
from snapcount.games.scrimmage.examples.given import Unreadable, need, read_state, shown_phase, without_nulls
from snapcount.games.scrimmage.examples.play import Run
from snapcount.games.scrimmage.rules.downs import after_play, dir_of
from snapcount.games.scrimmage.rules.ends import gain, is_safety
from snapcount.games.scrimmage.rules.field import inbounds, label
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.rules.legal.throwing import PassingPoints
from snapcount.games.scrimmage.rules.setup import new_play
from snapcount.games.scrimmage.state import Man

Vector = Mapping[str, Any]


def examples(vectors: Sequence[Vector]) -> Iterator[Verdict]:
    for vector in vectors:
        yield verdict(vector)


def verdict(vector: Vector) -> Verdict:
    """Passed, or failed with what was expected and what came."""
    name = str(vector.get("id", "?"))
    try:
        problem = check(vector)
    except (Unreadable, Refused) as found:
        problem = str(found)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as found:
        problem = f"The example can't be read: {type(found).__name__} {found}."
    return Verdict(name, "failed" if problem else "passed", problem)


def check(vector: Vector) -> str:
    given, expect = without_nulls(need(vector, "given")), need(vector, "expect")
    chance, choices = without_nulls(vector.get("chance") or []), without_nulls(vector.get("choices") or [])
    if "fn" in given:
        if given["fn"] not in FUNCTIONS:
            raise Unreadable(f"{given['fn']!r} is no function that the ledger describes.")
        return compare(expect, FUNCTIONS[given["fn"]](given, chance), given["fn"])
    run = Run(read_state(given), chance, given)
    run.all(choices)
    return problem_of(run, expect)


def problem_of(run: Run, expect: Vector) -> str:
    if run.refused is not None and "illegal_action_index" not in expect:
        return f"Choice {run.refused[0]} was refused: {run.refused[1]}."
    for key in expect:
        if key not in RESULTS and key != "violates":
            raise Unreadable(f"{key!r} is no expectation that the ledger describes.")
    if run.used < len(run.chance):
        return f"The rules made {run.used} rolls, the example has {len(run.chance)}."
    wanted = {key: value for key, value in expect.items() if key not in ("men", "violates", "mp_spent")}
    for key in ("dummies", "passive_contacts"):
        if isinstance(wanted.get(key), list):
            wanted[key] = sorted(wanted[key])
    got = {key: RESULTS[key](run) for key in wanted}
    # The ball is in the air or loose: the ledger leaves open whether its last possessor is named.
    if wanted.get("holder") and run.state.play.phase in ("D.fumble", "D.intercept"):
        got["holder"] = run.state.play.loose or run.state.play.aimed_from
    problem = compare(wanted, got, "expect") or compare_men(run, expect.get("men", {}))
    for id, mp in expect.get("mp_spent", {}).items():
        problem = problem or compare(mp, spent(run, the_given_man(run, id)), f"mp_spent {id}")
    if not problem and "violates" in expect and run.refused and run.refused[1].rule not in expect["violates"]:
        return f"One of {expect['violates']} was expected to be broken, it was {run.refused[1]}."
    return problem


def compare_men(run: Run, expected: Mapping[str, Any]) -> str:
    for id, wanted in expected.items():
        man = the_given_man(run, id)
        got: dict[str, Any] = {
            "hex": None if man.hex < 0 else label(man.hex),
            "f": man.facing,
            "mp_left": man.mp,
            "off": man.off or None,
            "hit": man.hit,
            "neut": man.level,
        }
        unmarked = {"hit": wanted.get("hit") or False, "neut": wanted.get("neut") or 0}
        problem = compare({**wanted, **unmarked}, got, id)
        if problem:
            return problem
    return ""


def the_given_man(run: Run, id: str) -> Man:
    for man in run.state.play.men:
        if man.id == id:
            return man
    raise Unreadable(f"{id} is expected but was not given.")


def spent(run: Run, man: Man) -> int:
    full = allowance("contact" if man.motion >= 0 else run.state.play.turn, man.id)
    return int(run.given.get("mp_left", {}).get(man.id, full)) - man.mp


def dummies(run: Run) -> list[str]:
    play = run.state.play
    return sorted(man for man in play.carriers if man != play.holder)


def contacts(run: Run) -> list[dict[str, Any]]:
    return [
        {
            "by": event.facts["by"][0],
            "on": event.facts["on"],
            "differential": event.facts["differential"],
            "roll": sum(event.facts["dice"]),
            "result": event.facts["result"],
        }
        for event in run.events
        if event.what == "contacted"
    ]


def passed(run: Run) -> dict[str, Any]:
    thrown = [event.facts for event in run.events if event.what == "passed"]
    if run.points is not None:
        return run.points._asdict()
    return PassingPoints(*thrown[-1]["points"])._asdict() if thrown else {}


def complete(run: Run) -> bool | None:
    thrown = [event.facts["complete"] for event in run.events if event.what == "passed"]
    return thrown[-1] if thrown else None


def play_over(run: Run) -> dict[str, Any] | None:
    end = run.state.play.end
    if end is None:
        return None
    play = run.state.play
    return {"why": end.why, "spot": label(end.spot), "possession": end.possession, "gain": gain(play)}


def ruling(run: Run) -> str:
    end = run.state.play.end
    return "safety" if end is not None and is_safety(run.state.play.dir, end) else ""


def next_ball_hex(run: Run) -> str | None:
    end = run.state.play.end
    return None if end is None else label(inbounds(end.spot))


def following(run: Run) -> dict[str, Any] | None:
    end = run.state.play.end
    if end is None:
        return None
    match = after_play(run.state.match, end)
    play = new_play(match)
    same = match.offence == run.state.match.offence
    return {
        "offense": "same player" if same else "other player",
        "dir": dir_of(match, match.offence),
        "L": play.line,
        "ball_hex": label(match.ball),
        "ball": label(match.ball),
        "down": match.down,
    }


RESULTS: dict[str, Any] = {
    "men": lambda run: None,
    "mp_spent": lambda run: None,
    "holder": lambda run: run.state.play.holder or None,
    "dummies": dummies,
    "phase": lambda run: shown_phase(run.state.play.phase),
    "game_turn": lambda run: run.state.play.turn,
    "turn_after_snap": lambda run: run.state.play.number,
    "contacts": contacts,
    "play_over": play_over,
    "passing_points": passed,
    "complete": complete,
    "passive_contacts": lambda run: sorted(list(pair) for pair in run.state.play.passive),
    "marker_revealed": lambda run: run.state.play.ball_shown,
    "next_ball_hex": next_ball_hex,
    "ruling": ruling,
    "next": following,
    "new": following,
    "new_possession": following,
    "illegal_action_index": lambda run: run.refused[0] if run.refused else None,
}
