"""The outcomes of all cards from one ball, packed in arrays for a kernel."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from snapcount.games.dice_football.analysis.ends import DEEPEST
from snapcount.games.dice_football.analysis.outcomes import Leaf
from snapcount.games.dice_football.analysis.packing import Cards, Packing
from snapcount.games.dice_football.tables import FIELD

LOST_SLOT = FIELD + 1
FOUL_SLOT = LOST_SLOT + 2 * (DEEPEST + 1)
"""By the offence, events 7 to 10; then by the defence, 8 to 10."""
GOOD_SLOT = FOUL_SLOT + 7
MISSED_SLOT = GOOD_SLOT + 1
PUNT_SLOT = GOOD_SLOT + 2
SLOTS = GOOD_SLOT + 3


class Packed(NamedTuple):
    """Sums as lists of slots (challenges behind them) and weights; what each pair of cards adds up."""

    base: Any
    start: Any
    slot: Any
    weight: Any
    nodes: Any
    """Seat, slot that stands, slot if won."""
    pairs: Any
    """Sums of the events without choice, of event 7 for a leader, and for others."""
    choice_start: Any
    choice_seat: Any
    option_start: Any
    option_spent: Any
    option_form: Any
    rows: int


def slot_of(leaf: Leaf, ball: int) -> int:
    if leaf.rule == "placed":
        return min(FIELD, max(0, ball + leaf.yards))
    if leaf.rule == "turnover":
        return LOST_SLOT + leaf.event * (DEEPEST + 1) + min(DEEPEST, max(0, ball + leaf.yards))
    if leaf.rule == "against_offence":
        return FOUL_SLOT + leaf.event - 7
    if leaf.rule == "against_defence":
        return FOUL_SLOT + 4 + leaf.event - 8
    return {"good": GOOD_SLOT, "missed": MISSED_SLOT, "punt": PUNT_SLOT}[leaf.rule]


def pack(ball: int) -> Packed:
    made = Packing(lambda leaf: slot_of(leaf, ball), SLOTS)
    return packed(made, made.cards(ball))


def packed(made: Packing, cards: Cards) -> Packed:
    start, slot, weight = [0], [], []
    for _, slots in made.listed:
        for at, chance in sorted(slots.items()):
            slot.append(at)
            weight.append(chance)
        start.append(len(slot))
    choice_start, seats, option_start, spent, forms = [0], [], [0], [], []
    for choices in cards.choices:
        for seat, options in choices:
            seats.append(seat)
            for cost, number in options:
                spent.append(cost)
                forms.append(number)
            option_start.append(len(spent))
        choice_start.append(len(seats))
    return Packed(
        whole([base for base, _ in made.listed]),
        whole(start),
        whole(slot),
        np.array(weight, np.float32),
        whole(list(made.nodes)).reshape(-1, 3),
        whole(cards.pairs),
        whole(choice_start),
        whole(seats),
        whole(option_start),
        whole(spent),
        whole(forms),
        len(cards.calls),
    )


def whole(numbers: Any) -> Any:
    return np.array(numbers, np.int32)
