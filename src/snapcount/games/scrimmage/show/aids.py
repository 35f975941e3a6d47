"""What a hex board asks while a player thinks: reach, paths, zones, sight and previews, as plain data.

Everything is computed from the `play` that a question carries or that a view holds, so nothing hidden can leak.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from snapcount.core.data.plain import to_plain
from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.table import Refusal
from snapcount.games.scrimmage.questions.listed import CommitPass
from snapcount.games.scrimmage.questions.move import Move, Plan, plan_problem
from snapcount.games.scrimmage.questions.place import placement_problem
from snapcount.games.scrimmage.rules.actions import (
    CLOSING,
    END,
    Action,
    carry_out_plan,
    down_problem,
    end_problem,
    holding,
    man_actions,
)
from snapcount.games.scrimmage.rules.deploy import deploy, deployments
from snapcount.games.scrimmage.rules.field import HEXES, sees
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import acting_problem, going_problem, moving_problem
from snapcount.games.scrimmage.rules.legal.moving import turn_problem
from snapcount.games.scrimmage.rules.legal.throwing import SHORT, receivers
from snapcount.games.scrimmage.rules.previews import PassPreview, preview_contact, preview_pass, zone_map
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.show.names import FORMATION_NAMES
from snapcount.games.scrimmage.show.words import explain, label
from snapcount.games.scrimmage.state import Man, Play, State, find_man
from snapcount.games.scrimmage.tables import FORMATIONS


def reachable(play: Play, man: str) -> dict[str, Any]:
    """SC-16.10: [hex, facing, MP left] of every place a man can get to by himself."""
    return {"man": man, "places": [list(place) for place in reach(play, man).places()]}


def path_to(play: Play, man: str, hex: int, facing: int) -> dict[str, Any]:
    """A cheapest plan to a place, ready to be answered to `Move`; with facing -1 the cheapest facing."""
    way = reach(play, man)
    able = [(cost, f) for f in range(6) if (cost := way.cost(hex, f)) is not None and facing in (-1, f)]
    if not able:
        raise Refusal("SC-16.10", f"{man} can't get there.")
    return {"plan": to_plain(way.path(hex, min(able)[1]))}


def contact_odds(play: Play, by: tuple[str, ...], on: str) -> dict[str, Any]:
    """SC-8.2: differential, costs and the ways in 36 of each result."""
    found = preview_contact(play, by, on)
    return {**found._asdict(), "by": list(by), "costs": list(found.costs), "ways": dict(found.ways)}


def pass_odds(play: Play, call: str) -> dict[str, Any]:
    """SC-9.43: for every man to whom the known holder could throw now, each summand and the odds."""
    best: dict[str, PassPreview] = {}
    for called in as_called(play, call):
        for man in (*receivers(called, long=False), *receivers(called, long=True)):
            preview = preview_pass(called, man)
            if man not in best or best[man].chance < preview.chance:
                best[man] = preview
    return {"passes": [told_pass(preview) for preview in best.values()]}


def as_called(play: Play, call: str) -> Iterable[Play]:
    """SC-9.26: while a pass may be called, the play after `call`, or after each there is; later as it was called."""
    if not play.holder:
        return
    if play.phase != "O.commit":
        yield from (play,) * bool(play.committed)
        return
    for choice in CommitPass(play).options():
        if choice != "none" and call in ("", choice):
            kind, _, number = choice.partition(" ")
            aim = play.targets[int(number) - 1] if number and play.targets else -1
            yield play._replace(committed=kind, target=aim)


def told_pass(preview: PassPreview) -> dict[str, Any]:
    return {
        "to": preview.to,
        "long": preview.points.hexes > SHORT,
        "points": preview.points._asdict(),
        "complete": preview.chance,
        "intercepted": preview.intercepted,
    }


def zones(play: Play) -> dict[str, Any]:
    """SC-6.4: the hexes that each side controls."""
    return {side: sorted(hexes) for side, hexes in zone_map(play).items()}


def field_of_sight(play: Play, man: str) -> dict[str, Any]:
    """SC-6.9, SC-6.12: the hexes that a man sees now, and whom he had sighted when the phase began."""
    one = find_man(play, man)
    seen = [hex for hex in range(HEXES) if one.hex >= 0 and sees(one.hex, one.facing, hex)]
    sighted = [other.id for bit, other in enumerate(play.men) if one.sees >> bit & 1]
    return {"hexes": seen, "sighted": sighted}


def man_at_hand(play: Play, man: str) -> dict[str, Any]:
    """Everything one man may do now: where he can go, and each single action with its words."""
    one, question = find_man(play, man), Move(play)
    acting = one.id[0] == play.phase[0] and one.hex != OFF and not one.level
    plans = [(action,) for action in man_actions(play, one)] if acting else []
    return {
        "man": man,
        "at": [one.hex, one.facing, one.mp],
        "why": None if plans else refusal(idle_problem(play, one)),
        "places": [list(place) for place in reach(play, man).places()] if plans else [],
        "actions": [
            {"value": to_plain(plan), "label": label(question, plan), "explain": explain(question, plan)}
            for plan in plans
        ],
    }


def idle_problem(play: Play, man: Man) -> Refusal | None:
    """Why a man can do nothing now."""
    return (
        acting_problem(play, man)
        or moving_problem(play, man)
        or going_problem(play, man)
        or turn_problem(play, man, 1)
    )


def refusal(problem: Refusal | None) -> dict[str, Any] | None:
    return {"rule": problem.rule, "sentence": problem.sentence} if problem else None


def duties(play: Play) -> dict[str, Any]:
    """SC-16.9: who still owes a step before the phase can end, why it can't end and why the ball can't be downed."""
    return {
        "owing": list(holding(play)),
        "end": refusal(end_problem(play)),
        "down": refusal(down_problem(play)),
    }


def formations(play: Play) -> dict[str, Any]:
    """SC-19.11: every stored formation with this phase's plan towards it and where its men end up."""
    return {"formations": [lined_up(play, name, plan) for name, plan in deployments(play)]}


def lined_up(play: Play, name: str, plan: tuple[Action, ...]) -> dict[str, Any]:
    after = carry_out_plan(REHEARSAL, play, tuple(action for action in plan if action != END))
    men = [[man.id, man.hex, man.facing] for man in after.men if man.id[0] == play.phase[0]]
    return {"name": name, "label": FORMATION_NAMES[name], "plan": to_plain(plan), "men": men}


def spots(state: State) -> dict[str, Any]:
    """SC-4.4, SC-4.7: the hexes in which the side that sets up may place a man."""
    play, quick = state.play, state.options.quick_setup
    side = play.phase[0]
    taken = {man.hex for man in play.men if man.id[0] == side} if side == "D" or quick else set[int]()
    able = [
        hex
        for hex in range(HEXES)
        if hex not in taken and placement_problem(side, play.dir, play.scrimmage_line, hex, quick) is None
    ]
    return {"hexes": able if play.phase.endswith(".place") else []}


def deployment(play: Play, formation: str) -> dict[str, Any]:
    """SC-19.11: this phase's plan towards a stored formation."""
    if play.turn != "pre" or formation not in FORMATIONS.get(play.phase[0], {}):
        raise Refusal("SC-19.11", f"There is no formation {formation!r} to deploy now.")
    return {"plan": to_plain(deploy(play, formation))}


ASKED: dict[str, tuple[dict[str, type], Callable[..., dict[str, Any]]]] = {
    "man": ({"man": str}, man_at_hand),
    "reach": ({"man": str}, reachable),
    "path": ({"man": str, "hex": int, "facing": int}, path_to),
    "contact": ({"by": list, "on": str}, contact_odds),
    "passes": ({"call": str}, pass_odds),
    "zones": ({}, zones),
    "duties": ({}, duties),
    "sight": ({"man": str}, field_of_sight),
    "formations": ({}, formations),
    "deploy": ({"formation": str}, deployment),
}
"""What may be asked, with the fields of the request in the order of the function's arguments."""
DEFAULTS = {"facing": -1, "call": ""}
LONGEST = 60
"""Actions of a plan in mind: more than any man has Movement Points for."""


def rehearsed(play: Play, plain: Any) -> Play:
    """SC-16.11: the position after a plan in mind, which holds no dice and does not end the phase."""
    if not isinstance(plain, list) or len(plain) > LONGEST:
        raise Refusal("SC-16.2", f"A plan is a list of at most {LONGEST} actions.")
    try:
        plan = from_plain(Plan, plain)
    except NotPlain as wrong:
        raise Refusal("SC-16.2", f"That isn't a plan: {wrong}") from None
    problem = plan_problem(play, plan) if plan else None
    if problem:
        raise problem
    if any(action.kind in CLOSING for action in plan):
        raise Refusal("SC-16.12", "What comes after the dice or the end of the phase can't be planned.")
    return carry_out_plan(REHEARSAL, play, plan)


def aid(play: Play, request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request such as `{"ask": "reach", "man": "O31"}`, or refuse it with a sentence.

    With `plan`, actions that could be answered to `Move`, it is answered for the position after them.
    """
    kind = request.get("ask")
    if not isinstance(kind, str) or kind not in ASKED:
        raise Refusal("SC-16.2", f"There is no such aid: expected one of {', '.join(ASKED)}.")
    fields, answer = ASKED[kind]
    given: dict[str, Any] = {**DEFAULTS, **request}
    for name, type_ in fields.items():
        if type(given.get(name)) is not type_:
            raise Refusal("SC-16.2", f"{kind} needs {name}.")
    by = tuple(given["by"]) if "by" in fields else ()
    men = {man.id for man in play.men}
    named = [given[key] for key in ("man", "on") if key in fields]
    if not all(isinstance(man, str) for man in by) or not men.issuperset((*named, *by)):
        raise Refusal("SC-16.2", "That man is not in this play.")
    if "by" in fields and not by:
        raise Refusal("SC-16.2", "Somebody must make the contact.")
    if "hex" in fields and not 0 <= given["hex"] < HEXES:
        raise Refusal("SC-2.13", "That isn't a hex of the field.")
    if "plan" in request:
        play = rehearsed(play, request["plan"])
    return answer(play, *(by if name == "by" else given[name] for name in fields))


def aid_view(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    """The same for a seat's view; `spots` also needs the options of the game."""
    return spots(view) if request.get("ask") == "spots" else aid(view.play, request)
