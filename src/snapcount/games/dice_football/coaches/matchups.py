"""Card against card: the grid of three offence cards by five defence cards, and how rare a gain was."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.table import Refusal
from snapcount.games.dice_football.coaches.advice import defence_mix, outcome, try_chance
from snapcount.games.dice_football.coaches.worth import load_model, zone_of
from snapcount.games.dice_football.rules.passing import RED_ZONE_FROM
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import DEFENCES, FIELD, SCRIMMAGE
from snapcount.games.dice_football.view import View

USUAL = 0.8
"""Where a card usually lands: so much of what it gains."""


def aid(view: View, request: Mapping[str, Any]) -> dict[str, Any]:
    """DF-7.2 Chances by card and defence, from what both sides may see; how often two cards gain as much."""
    if set(request) == {"rarity"}:
        return {"chance": rarity(request["rarity"])}
    if set(request) != {"matchups"} or view.phase not in ("scrimmage", "try"):
        raise Refusal(
            "DF-7.2",
            "There is no such aid: expected matchups, while cards are laid, or the rarity of a gain.",
        )
    trying = view.phase == "try"
    return {
        "chances": {
            card.value: [try_chance(card, defence) for defence in DEFENCES]
            if trying
            else [outcome(view, [(card, defence, 1.0)]).first_down for defence in DEFENCES]
            for card in SCRIMMAGE
        },
        "reach": {} if trying else {card.value: reach(view, card) for card in SCRIMMAGE},
        "red_zone": view.situation.ball >= RED_ZONE_FROM,
    }


def rarity(asked: Any) -> float:
    """DF-7.1 How often these two cards gain so much or more, over all events; of a loss, so little or less."""
    match asked:
        case {"card": str(card), "defence": int(defence), "ball": int(ball), "yards": int(yards)} if (
            card in {call.value for call in SCRIMMAGE} and defence in DEFENCES and 0 < ball < FIELD
        ):
            call = Call(card)
        case _:
            raise Refusal("DF-7.1", "A gain has a card, a defence, a ball and yards.")
    cell = load_model().game.cells[call, defence, zone_of(call, ball)]
    return plain_sum(
        chance for gain, chance in cell.yards.items() if (gain >= yards if yards > 0 else gain <= yards)
    )


def reach(view: View, card: Call) -> list[int]:
    """From where to where a gain by this card usually goes, against the defence that a veteran would lay."""
    gains: dict[int, float] = {}
    cells = load_model().game.cells
    for defence, weight in defence_mix(view):
        for yards, chance in cells[card, defence, zone_of(card, view.situation.ball)].yards.items():
            if yards > 0:
                gains[yards] = gains.get(yards, 0.0) + weight * chance
    return [quantile(gains, (1 - USUAL) / 2), quantile(gains, (1 + USUAL) / 2)]


def quantile(gains: Mapping[int, float], share: float) -> int:
    left = share * plain_sum(gains.values())
    for yards in sorted(gains):
        left -= gains[yards]
        if left <= 0:
            return yards
    return max(gains, default=0)
