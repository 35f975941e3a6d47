"""Chapter 18: pass rush, sacks and pressure."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.rules.cards import BJ, RJ, VALUE, Card, Flag, Pile, flagged, half, turn
from snapcount.games.card_bowl.rules.results import dead_at, fumbled_at
from snapcount.games.card_bowl.rules.turns.match_ups import (
    defence_values,
    in_lane,
    lanes,
    offence_values,
    passer,
)
from snapcount.games.card_bowl.state import Check, Down, Play, Result

AUTOMATIC = 13
"""CB-18.8"""
SACK_ADDS = 3
"""CB-18.6, CB-18.10"""
PRESSURE_BELOW = 7
"""CB-18.15"""


class Hot(NamedTuple):
    """A lane with more rush than protection."""

    lane: str
    rush: int
    protection: int

    @property
    def margin(self) -> int:
        return self.rush - self.protection


class Round(NamedTuple):
    """A round of sack draws: the play ended, or the pressure it left."""

    ended: Result | None
    pressure: int = 0


def hot_lanes(check: Check, quarterback: int) -> tuple[Hot, ...]:
    """CB-18.1, CB-18.3 The hot lanes from the left; the quarterback protects each once, at plain value (CB-18.2)."""
    found: list[Hot] = []
    offence, defence, _ = check
    more = tuple([rush - protection for rush, protection in zip(defence, offence, strict=True)])
    for name, lane in lanes(len(defence)).items():
        if in_lane(more, lane) > quarterback:
            found.append(Hot(name, in_lane(defence, lane), in_lane(offence, lane) + quarterback))
    return tuple(found)


def check_of(play: Play) -> Check:
    """CB-18.4 The lines as they stand at a check."""
    field = play.field
    backs = tuple([(man.place, man.at) for man in field.men if man.kind == "B" and man.at >= 0])
    return Check(offence_values(field, play.offence), defence_values(field, play.defence), backs)


def without(check: Check, receiver: str, card: Card) -> Check:
    """CB-24.4 The same lines without a blocking back who goes out for a pass."""
    for place, at in check.backs:
        if place == receiver:
            values = list(check.offence)
            values[at] -= half(VALUE[card])
            return Check(tuple(values), check.defence, check.backs)
    return check


def forbidden(play: Play) -> bool:
    """CB-18.9 At the first check no play may be executed if the automatic rush stood there when lines were shown."""
    seen = Check(play.check.offence, defence_values(play.field, play.defence, 2))
    quarterback = VALUE[passer(play)]
    return play.survived == 0 and any(hot.margin > AUTOMATIC for hot in hot_lanes(seen, quarterback))


def automatic(hot: tuple[Hot, ...]) -> bool:
    return any(lane.margin > AUTOMATIC for lane in hot)


def sacked(hot: Hot, card: Card) -> bool:
    """CB-2.16, CB-18.6 A tie is a sack."""
    return hot.rush >= hot.protection + VALUE[card]


def sack_loss(hot: Hot, card: Card) -> int:
    return hot.margin - VALUE[card] + SACK_ADDS


def pressure(hot: Hot, card: Card) -> int:
    """CB-18.15, CB-18.16 What a narrow escape leaves on the passer."""
    return max(0, PRESSURE_BELOW - (VALUE[card] - hot.margin))


def yardage_allowance(survived: int, hot: bool) -> tuple[int | None, int]:
    """CB-18.19 How many yardage cards, and how many need no sack round; CB-18.18 protected: any number (None)."""
    return (survived + 1, survived) if hot else (None, 0)


@rule("CB-18.7")
def sack_round(t: Table, down: Down, pile: Pile, hot: tuple[Hot, ...]) -> tuple[Round, Pile]:
    """One draw for each hot lane from the left; the first sack ends the play.

    CB-18.8, CB-18.9 Automatic: one draw, for the largest; CB-18.19 ruling: also before the last yardage card.
    """
    sure = automatic(hot)
    if sure:
        hot = (max(hot, key=lambda lane: lane.margin),)
    most = 0
    for lane in hot:
        card, pile = sack_card(t, down, pile, lane)
        if card == RJ:
            result, pile = fumbled_at(t, down, pile, down.ball - lane.margin - SACK_ADDS, "sack", ())
            return Round(result), pile
        if sure or sacked(lane, card):
            loss = sack_loss(lane, card)
            result = dead_at(t, down, down.ball - loss, "sack", ())
            t.tell(
                "sacked",
                seat=down.offence,
                yards=-loss,
                spot=result.spot,
                end=result.event,
                lane=lane.lane,
                card=card,
            )
            return Round(result._replace(how="sack")), pile
        most = max(most, pressure(lane, card))
    t.tell("escaped", seat=down.offence, pressure=most)
    return Round(None, most), pile


@rule("CB-18.5")
def sack_card(t: Table, down: Down, pile: Pile, hot: Hot) -> tuple[Card, Pile]:
    """CB-18.10, CB-18.11 A sack draw: the Red Joker is a fumble, the Black one holding and replaced."""
    card, pile = turn(t, pile, f"sack draw, {hot.lane}", down.offence)
    if card == BJ:
        t.tell("flagged", seat=down.offence, foul="SACK-HOLD")
        card, pile = turn(t, flagged(pile, Flag("SACK-HOLD")), f"sack draw, {hot.lane}", down.offence)
    return card, pile
