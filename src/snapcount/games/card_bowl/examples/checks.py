"""The small checks of the worked examples (CB-36.7): each asks one function of the rules one thing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from snapcount.core.table import Seat
from snapcount.football.penalties import half_distance
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.examples.clock import check_clock, check_clock_cost
from snapcount.games.card_bowl.examples.placing import (
    check_deal_order,
    check_discard,
    check_front,
    check_hot_lanes,
    check_lanes,
    check_offence_shape,
    check_range,
    check_reach,
    check_shift,
)
from snapcount.games.card_bowl.examples.table import Worked, card_name, cards_of, count_of
from snapcount.games.card_bowl.rules.cards import FACE, FULL_PILE, RJ, VALUE, half, plain_card, shared, total
from snapcount.games.card_bowl.rules.downs import ended, next_down
from snapcount.games.card_bowl.rules.fumble import Loose, recover
from snapcount.games.card_bowl.rules.kicks.field_goal import block_window, kick_distance
from snapcount.games.card_bowl.rules.kicks.kick_return import return_run
from snapcount.games.card_bowl.rules.kicks.kickoff import flight, yard_line
from snapcount.games.card_bowl.rules.lineup.deal import hurry_cards
from snapcount.games.card_bowl.rules.open_field import run_card
from snapcount.games.card_bowl.rules.plays.after_catch import run_after
from snapcount.games.card_bowl.rules.plays.coverage import quarterback_value
from snapcount.games.card_bowl.rules.plays.passing import broken_up, pass_card, poor_throw
from snapcount.games.card_bowl.rules.plays.rush import NO_LIMIT, carrier_value, run_yards, rush_cards
from snapcount.games.card_bowl.rules.turns.pass_rush import (
    AUTOMATIC,
    SACK_ADDS,
    Hot,
    pressure,
    sack_card,
    sack_loss,
    sacked,
    yardage_allowance,
)
from snapcount.games.card_bowl.state import Down
from snapcount.games.card_bowl.tables import FIELD

Given = Mapping[str, Any]
HOME, AWAY = Seat.HOME, Seat.AWAY
DOWN = Down(Situation(HOME, 50, 1, 60))


def check_yard_line(given: Given, t: Worked) -> dict[str, Any]:
    kick, _ = flight(t, HOME, 2, FULL_PILE)
    if kick.out:
        return {"oob": True}
    if "Y" in given:
        return {"y": given["Y"] - total(kick.cards)}
    first, second = kick.cards
    return {"y": yard_line(VALUE[first], VALUE[second], given.get("kick_spot", 30))}


def check_coverage_share(given: Given, t: Worked) -> dict[str, Any]:
    count, value = count_of(given["return_cards"]), given["coverage"]
    value = VALUE[card_name(value)] if isinstance(value, str) else value
    so_far = [shared(value * at, count) for at in range(count + 1)]
    return {"shares": [b - a for a, b in zip(so_far, so_far[1:], strict=False)]}


def check_return_ofr_count(given: Given, t: Worked) -> dict[str, Any]:
    less = int(bool(given.get("short_squib")))
    return {"cards": return_run(card_name(given["last_return"]), card_name(given["coverage"]), less)}


def check_hurry_up(given: Given, t: Worked) -> dict[str, Any]:
    return {"extra_defence_cards": hurry_cards(given["intervals"])}


def check_run_yards(given: Given, t: Worked) -> dict[str, Any]:
    most = given.get("max_loss")
    cards = cards_of(given.get("def_cards", ()))
    return {
        "yards": run_yards(
            given["O"], given["D"], cards, given.get("divide", 2), NO_LIMIT if most is None else most
        )
    }


def check_rush_ofr_count(given: Given, t: Worked) -> dict[str, Any]:
    broke = given.get("O", 1) > given.get("D", 0)
    return {"cards": rush_cards(card_name(given["handoff"]), cards_of(given["def_cards"])) if broke else 0}


def check_sack_draw(given: Given, t: Worked) -> dict[str, Any]:
    hot = Hot("F1", given["PR"], given["PP"])
    found: dict[str, Any] = {
        "hot": hot.margin > 0,
        "automatic": hot.margin > AUTOMATIC,
        "sack": False,
        "fumble": False,
    }
    if not t.chance:
        return found
    card, pile = sack_card(t, DOWN, FULL_PILE, hot)
    found["flag"] = pile.flag is not None
    if card == RJ:
        return {**found, "fumble": True, "behind": hot.margin + SACK_ADDS, "loss": hot.margin + SACK_ADDS}
    sack = sacked(hot, card)
    return {
        **found,
        "sack": sack,
        "loss": sack_loss(hot, card) if sack else 0,
        "pressure": 0 if sack else pressure(hot, card),
    }


def check_pass_card(given: Given, t: Worked) -> dict[str, Any]:
    card, _ = pass_card(t, DOWN, FULL_PILE)
    if card == RJ:
        return {"complete_so_far": False, "fumble": True}
    quarterback = quarterback_value(card_name(given["qb"]), bool(given.get("gun")))
    return {"complete_so_far": not poor_throw(card, given.get("pressure", 0), quarterback)}


def check_yardage_allowance(given: Given, t: Worked) -> dict[str, Any]:
    most, free = yardage_allowance(given["turns_survived"], given["hot"])
    if given.get("blocking_phase") or given.get("moment") == "blocking":
        return {"max_cards": 0, "free": 0}
    if given.get("back") or given.get("te_blocker") or given.get("receiver") in ("back", "te_blocker"):
        most = 1
        free = min(1, free) if given["hot"] else 1
    return {"max_cards": "unlimited" if most is None else most, "free": "unlimited" if most is None else free}


def check_break_up(given: Given, t: Worked) -> dict[str, Any]:
    cover = given["cover"]
    shown = (card_name(cover),) if isinstance(cover, str) else cards_of(cover)
    first, _ = plain_card(t, FULL_PILE, "defence", AWAY)
    return {"broken_up": broken_up(card_name(given["receiver"]), card_name(given["reception"]), shown, first)}


def check_run_after_catch(given: Given, t: Worked) -> dict[str, Any]:
    card, _ = run_card(t, FULL_PILE, HOME, 50, "run after the catch")
    if card == RJ:
        return {"yards": 0, "next_set": 0, "fumble": True}
    yards, following = run_after(card, total(cards_of(given.get("tacklers", ()))))
    return {"yards": yards, "next_set": following, "fumble": False}


def check_ofr_sets(given: Given, t: Worked) -> dict[str, Any]:
    sets = [cards_of(one) for one in given["sets"]]
    less = int(bool(given.get("short_squib")))
    following = [sum(max(0, FACE[card] - less) for card in one) for one in sets]
    return {"next": following, "total": sum(total(one) for one in sets)}


def check_values(given: Given, t: Worked) -> dict[str, Any]:
    card, gun = card_name(given["card"]), bool(given.get("gun"))
    worth = {
        "carrier": carrier_value(card, gun),
        "blocking_back": half(VALUE[card]),
        "passer": quarterback_value(card, gun),
        "qb": quarterback_value(card, gun),
        "face_value": FACE[card],
        "face": FACE[card],
        "fv": FACE[card],
    }
    return {"value": worth.get(given.get("as", ""), VALUE[card]), "face_value": FACE[card], "fv": FACE[card]}


def check_series(given: Given, t: Worked) -> dict[str, Any]:
    down = down_from(given["state"])
    spot = down.ball + given["gain"]
    event, _ = ended(HOME, spot)
    if event != "ball":
        return {"event": event, "team": HOME}
    after = next_down(down, spot)
    return {
        "event": event,
        "turnover_on_downs": after.over,
        **situation_of(after.situation),
    }


def down_from(state: Given, trying: bool = False) -> Down:
    los, line = state["los"], min(FIELD, state["los"] + state["to_go"])
    return Down(Situation(HOME, los, state["down"], line), trying)


def situation_of(now: Situation[int]) -> dict[str, Any]:
    """A situation under the names of the notation."""
    return {
        "possession": now.offence,
        "los": now.ball,
        "down": now.down,
        "to_go": now.line - now.ball,
    }


def check_field_goal_line(given: Given, t: Worked) -> dict[str, Any]:
    to_goal = given["yards_to_goal"] if "yards_to_goal" in given else 100 - given["los"]
    distance = kick_distance(to_goal)
    return {"distance": distance, "block_window": block_window(distance)}


def check_penalty_walk(given: Given, t: Worked) -> dict[str, Any]:
    return {"moved": half_distance(given["yards"], given["distance_to_offenders_goal"])}


def check_fumble(given: Given, t: Worked) -> dict[str, Any]:
    held = given.get("no_advance")
    if held is True:
        held = "O" if given.get("bonus_D") else "D"
    loose = Loose(
        HOME,
        given["spot"],
        bool(given.get("blocked_punt")),
        given.get("bonus_D", 0),
        {"O": HOME, "K": HOME, "D": AWAY, "R": AWAY}[held] if held else None,
        bool(given.get("try")),
    )
    got, pile = recover(t, loose, FULL_PILE)
    return {
        "winner": got.winner,
        "run_cards": got.run,
        "spot_O": got.spot,
        "bounces": got.bounces,
        "flag": pile.flag is not None,
    }


CHECKS: dict[str, Callable[[Given, Worked], dict[str, Any]]] = {
    "yard_line": check_yard_line,
    "coverage_share": check_coverage_share,
    "return_ofr_count": check_return_ofr_count,
    "hurry_up": check_hurry_up,
    "run_yards": check_run_yards,
    "rush_ofr_count": check_rush_ofr_count,
    "sack_draw": check_sack_draw,
    "pass_card": check_pass_card,
    "yardage_allowance": check_yardage_allowance,
    "break_up": check_break_up,
    "run_after_catch": check_run_after_catch,
    "ofr_sets": check_ofr_sets,
    "values": check_values,
    "series": check_series,
    "reach": check_reach,
    "range": check_range,
    "shift": check_shift,
    "offence_shape": check_offence_shape,
    "front": check_front,
    "lanes": check_lanes,
    "hot_lanes": check_hot_lanes,
    "deal_order": check_deal_order,
    "discard": check_discard,
    "field_goal_line": check_field_goal_line,
    "penalty_walk": check_penalty_walk,
    "clock_simple2": check_clock,
    "clock_complex": check_clock,
    "clock_cost": check_clock_cost,
    "fumble": check_fumble,
}
