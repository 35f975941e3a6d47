"""The sum that decided a play, as a sum: 39 − 15 = 24 through the air, 9 − 3 = 6 after the catch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.show.names import card_text, signed

SHARES = {"sneak": "a quarter", "pass": ""}
"""CB-22.1, CB-24.29 Of the margin a run gains half, a sneak a quarter, a pass all of it."""


def decided(call: str, known: Mapping[str, Any]) -> list[str]:
    """Every part of the sum in its own words; nothing for a play without totals."""
    if "O" not in known:
        return []
    return [margin(call, known["O"], known["D"], known["base_yards"]), *runs(call, known.get("run", ()))]


def margin(call: str, offence: int, defence: int, yards: int) -> str:
    """25 − 13 = 12, half of it 6."""
    left = offence - defence
    sum_of = f"{offence} − {defence} = {signed(left)}"
    if call == "pass":
        return f"{sum_of} through the air"
    if left < 0:
        return f"{sum_of}, {signed(yards)} by face cards" if yards else f"{sum_of}, no face card"
    return f"{sum_of}, {SHARES.get(call, 'half')} of it {yards}" if left else sum_of


def runs(call: str, sets: tuple[tuple[int, int], ...]) -> list[str]:
    """9 − 3 = 6 after the catch; what follows is in the open field."""
    first = "after the catch" if call == "pass" else "in the open field"
    where = (first, *("in the open field" if call == "pass" else "and on" for _ in sets))
    return [f"{one(*each)} {name}" for each, name in zip(sets, where, strict=False)]


def one(drawn: int, off: int) -> str:
    if not off:
        return str(drawn)
    return f"{drawn} − {off} = {drawn - off}" if drawn > off else f"{drawn} against {off}: nothing"


def counting(card: str, total: int) -> str:
    """A card for a loose ball and what was declared on it: "4♠ + 2 = 6"."""
    added = total - VALUE[card]
    sign = "+" if added > 0 else "−"
    return f"{card_text(card)} {sign} {abs(added)} = {signed(total)}" if added else card_text(card)
