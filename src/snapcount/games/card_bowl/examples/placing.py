"""The small checks of the worked examples (CB-36.7) about the deal, formations, reach and lanes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.games.card_bowl.examples.table import Worked, card_name, cards_of, count_of
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.rules.lineup.deal import cut, deal_order, discarded, lowest_first
from snapcount.games.card_bowl.rules.lineup.formations import Shape, front_problem, shape_problem
from snapcount.games.card_bowl.rules.turns.match_ups import (
    ADJACENT,
    already_there,
    end_side,
    lanes,
    reaches,
    side_of_x,
    zone_reaches,
    zone_reaches_line,
)
from snapcount.games.card_bowl.rules.turns.pass_rush import AUTOMATIC, hot_lanes
from snapcount.games.card_bowl.state import Check, Man
from snapcount.games.card_bowl.tables import CARDS, OFFENCE_FORMATIONS

Given = Mapping[str, Any]
HOME, AWAY = Seat.HOME, Seat.AWAY


def check_reach(given: Given, t: Worked) -> dict[str, Any]:
    place = given["blocker"]
    x = OFFENCE_FORMATIONS["x"].get(place, given.get("x"))
    if x is None:
        raise BadExample(f"{place!r} isn't a lineman or tight end")
    man = Man(place, "L", float(x))
    return {"legal": reaches(man, given["front_x"]), "already_there": already_there(man, given["front_x"])}


def check_range(given: Given, t: Worked) -> dict[str, Any]:
    zone, target = given["zone"], given["target"]
    side = target.get("side", "")
    hanging = zone.startswith("DE") or "hanging" in zone
    if target["type"] == "match-up":
        own = given.get("x")
        return {"in_range": target["x"] == own if hanging else zone_reaches_line(zone, target["x"])}
    if hanging:
        own = zone[-1] if zone[-2:-1] == "-" else given.get("side") or side_of_x(given["x"])
        return {"in_range": own == side}
    kind = {"WR": "W", "TE": "T", "back": "B"}[target["type"]]
    return {"in_range": zone_reaches(zone, kind, side)}


def check_shift(given: Given, t: Worked) -> dict[str, Any]:
    return {"legal": given["to"] in ADJACENT[given["from"]]}


def check_offence_shape(given: Given, t: Worked) -> dict[str, Any]:
    counts = [int(given.get(slot, 0)) for slot in ("BL", "BM", "BR", "TEL", "TER", "WRL", "WRR")]
    return {"legal": shape_problem(Shape(given["qb"] == "gun", *counts)) is None}


def check_front(given: Given, t: Worked) -> dict[str, Any]:
    left, right = given["E"]
    return {"legal": front_problem(given["x"], left, right) is None}


def check_lanes(given: Given, t: Worked) -> dict[str, Any]:
    count = count_of(given["match_ups"])
    named = lanes(count)
    return {"lanes": list(named), "ends": [name for name, lane in named.items() if end_side(lane, count)]}


def check_hot_lanes(given: Given, t: Worked) -> dict[str, Any]:
    quarterback = given["QB"] if isinstance(given["QB"], int) else VALUE[card_name(given["QB"])]
    hot = hot_lanes(Check(tuple(given["offence"]), tuple(given["defence"])), quarterback)
    return {
        "hot": [one.lane for one in hot],
        "automatic": [one.lane for one in hot if one.margin > AUTOMATIC],
    }


def check_deal_order(given: Given, t: Worked) -> dict[str, Any]:
    extra = count_of(given.get("extra", given.get("hurry_up", 0)))
    order = deal_order(count_of(given["O"]), count_of(given["D"])) + (True,) * extra
    places = {side: [at for at, to in enumerate(order, 1) if to is side] for side in (True, False)}
    size = CARDS["deck_size"] - (1 if given.get("single_joker") else 0)
    return {"O": places[False], "D": places[True], "deck_left": size - len(order)}


def check_discard(given: Given, t: Worked) -> dict[str, Any]:
    hand = cards_of(given["hand"])
    _, among, _ = cut(lowest_first(hand))
    asked = t.choices[0]["who"] if t.choices else "O"
    _, gone = discarded(t, HOME if asked in ("O", "K") else AWAY, hand)
    return {"discards": sorted(gone), "choice_among": sorted(among)}
