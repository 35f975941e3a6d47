"""Runs worked examples in the form of SC-20.12 and SC-20.13 through the real rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from snapcount.core import examples
from snapcount.core.examples import BadExample, Found, Vector, difference
from snapcount.core.rulebook import Verdict
from snapcount.games.scrimmage.examples.functions import FUNCTIONS
from snapcount.games.scrimmage.examples.given import read_state, shown_phase, without_nulls
from snapcount.games.scrimmage.examples.play import Run
from snapcount.games.scrimmage.rules.downs import after_play, dir_of
from snapcount.games.scrimmage.rules.ends import gain, is_safety
from snapcount.games.scrimmage.rules.field import inbounds, label
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.rules.legal.throwing import PassingPoints
from snapcount.games.scrimmage.rules.setup import new_play
from snapcount.games.scrimmage.state import Man


def run(vectors: Sequence[Any]) -> Iterator[Verdict]:
    """One verdict per example."""
    return examples.run(vectors, play, alike)


def play(vector: Vector) -> Found:
    """What an example may expect: the answer of a function, or what the choices lead to."""
    given, chance = without_nulls(vector["given"]), without_nulls(vector["chance"])
    if "fn" not in given:
        played = Run(read_state(given), chance, given)
        played.all(without_nulls(vector["choices"]))
        return came_of(played, vector["expect"])
    if given["fn"] not in FUNCTIONS:
        raise BadExample(f"{given['fn']!r} isn't a function that the ledger describes.")
    found: Found = FUNCTIONS[given["fn"]](given, chance)
    return found


def came_of(run: Run, expect: Vector) -> dict[str, Any]:
    if run.refused is not None and "illegal_action_index" not in expect:
        raise BadExample(f"Choice {run.refused[0]} was refused: {run.refused[1]}.")
    if run.used < len(run.chance):
        raise BadExample(f"The rules made {run.used} rolls, the example has {len(run.chance)}.")
    found: dict[str, Any] = {name: RESULTS[name](run) for name in expect if name in RESULTS}
    # The ball is in the air or loose: the ledger leaves open whether its last possessor is named.
    if expect.get("holder") and run.state.play.phase in ("D.fumble", "D.intercept"):
        found["holder"] = run.state.play.loose or run.state.play.aimed_from
    found["men"] = {id: seen(the_given_man(run, id)) for id in expect.get("men", {})}
    found["mp_spent"] = {id: spent(run, the_given_man(run, id)) for id in expect.get("mp_spent", {})}
    found["violates"] = run.refused[1].rule if run.refused else None
    return found


def seen(man: Man) -> dict[str, Any]:
    return {
        "hex": None if man.hex < 0 else label(man.hex),
        "f": man.facing,
        "mp_left": man.mp,
        "off": man.off or None,
        "hit": man.hit,
        "neut": man.level,
    }


def alike(name: str, expected: Any, found: Any) -> bool | str | None:
    """`violates` lists rules any of which will do; a man without marks has none; notes are not compared."""
    if name == "note":
        return True
    if name == "violates":
        return found is None or bool(found in expected)
    if name in ("dummies", "passive_contacts") and isinstance(expected, list):
        return bool(sorted(expected) == found)
    if isinstance(found, dict) and "neut" in found and None in (expected.get("hit"), expected.get("neut")):
        marks = {"hit": expected.get("hit") or False, "neut": expected.get("neut") or 0}
        return difference({**expected, **marks}, found, alike, name)
    return None


def the_given_man(run: Run, id: str) -> Man:
    for man in run.state.play.men:
        if man.id == id:
            return man
    raise BadExample(f"{id} is expected but was not given.")


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
    same = match.situation.offence == run.state.match.situation.offence
    return {
        "offense": "same player" if same else "other player",
        "dir": dir_of(match, match.situation.offence),
        "L": play.scrimmage_line,
        "ball_hex": label(match.hex),
        "ball": label(match.hex),
        "down": match.situation.down,
    }


RESULTS: dict[str, Callable[[Run], Any]] = {
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
