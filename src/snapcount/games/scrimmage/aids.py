"""What a hex board asks while a player thinks: reach, paths, zones, sight and previews, as plain data.

Everything is computed from the `play` that a question carries or that a view holds, so nothing hidden can leak.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from snapcount.core.plain import to_plain
from snapcount.core.table import Refusal
from snapcount.games.scrimmage.deploy import deploy
from snapcount.games.scrimmage.field import HEXES, sees
from snapcount.games.scrimmage.legal.throwing import SHORT, receivers
from snapcount.games.scrimmage.previews import preview_contact, preview_pass, zone_map
from snapcount.games.scrimmage.reach import reach
from snapcount.games.scrimmage.state import Play, find_man
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


def pass_odds(play: Play) -> dict[str, Any]:
    """SC-9.43: for every man to whom the known holder could throw now, each summand and the odds."""
    found: list[dict[str, Any]] = []
    for man in (*receivers(play, long=False), *receivers(play, long=True)):
        preview = preview_pass(play, man)
        found.append(
            {
                "to": man,
                "long": preview.points.hexes > SHORT,
                "points": preview.points._asdict(),
                "complete": preview.chance,
                "intercepted": preview.intercepted,
            }
        )
    return {"passes": found}


def zones(play: Play) -> dict[str, Any]:
    """SC-6.4: the hexes that each side controls."""
    return {side: sorted(hexes) for side, hexes in zone_map(play).items()}


def field_of_sight(play: Play, man: str) -> dict[str, Any]:
    """SC-6.9, SC-6.12: the hexes that a man sees now, and whom he had sighted when the phase began."""
    one = find_man(play, man)
    seen = [hex for hex in range(HEXES) if one.hex >= 0 and sees(one.hex, one.facing, hex)]
    sighted = [other.id for bit, other in enumerate(play.men) if one.sees >> bit & 1]
    return {"hexes": seen, "sighted": sighted}


def deployment(play: Play, formation: str) -> dict[str, Any]:
    """SC-19.11: this phase's plan towards a stored formation."""
    if play.turn != "pre" or formation not in FORMATIONS.get(play.phase[0], {}):
        raise Refusal("SC-19.11", f"There is no formation {formation!r} to deploy now.")
    return {"plan": to_plain(deploy(play, formation))}


ASKED: dict[str, Callable[[Play, Mapping[str, Any]], dict[str, Any]]] = {
    "reach": lambda play, r: reachable(play, r["man"]),
    "path": lambda play, r: path_to(play, r["man"], r["hex"], r.get("facing", -1)),
    "contact": lambda play, r: contact_odds(play, tuple(r["by"]), r["on"]),
    "passes": lambda play, r: pass_odds(play),
    "zones": lambda play, r: zones(play),
    "sight": lambda play, r: field_of_sight(play, r["man"]),
    "deploy": lambda play, r: deployment(play, r["formation"]),
}


def aid(play: Play, request: Mapping[str, Any]) -> dict[str, Any]:
    """Answer one request such as `{"ask": "reach", "man": "O31"}`, or refuse it with a sentence."""
    kind = request.get("ask")
    if kind not in ASKED:
        raise Refusal("SC-16.2", f"There is no such aid: expected one of {', '.join(ASKED)}.")
    men = {man.id for man in play.men}
    named = [request[key] for key in ("man", "on") if key in request] + list(request.get("by", ()))
    if not men.issuperset(named):
        raise Refusal("SC-16.2", "That man is not in this play.")
    return ASKED[kind](play, request)
