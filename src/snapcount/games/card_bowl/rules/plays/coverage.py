"""Chapter 24: who is thrown to and who covers him, before the first card of a pass."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.data.quick import quick
from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import Chosen, CoverBack
from snapcount.games.card_bowl.rules.cards import VALUE, Card
from snapcount.games.card_bowl.rules.plays.calls import receiver_sides
from snapcount.games.card_bowl.rules.plays.rush import Extra, cover_extras, extra_card
from snapcount.games.card_bowl.rules.results import Facts
from snapcount.games.card_bowl.rules.turns.match_ups import (
    man_at,
    on_receiver,
    passer,
    side_of_x,
    zone_kind,
)
from snapcount.games.card_bowl.state import Call, Defender, Down, Field, Play


@quick
class Throw(NamedTuple):
    """A pass under way: who throws to whom, what was drawn, what went wrong so far."""

    quarterback: int
    receiver: Card
    side: str
    cover: tuple[Chosen, ...]
    """Those who were on the receiver before the extra card."""
    extra: Extra
    drawn: tuple[Card, ...] = ()
    reception: Card = ""
    wrong: str = ""
    """poor throw, same suit, dropped, broken up: why it is incomplete."""
    intercepted: bool = False

    @property
    def good(self) -> bool:
        return not self.wrong and not self.intercepted

    @property
    def covered_by(self) -> tuple[str, ...]:
        return tuple([chosen.place for chosen in self.cover])

    @property
    def against(self) -> int:
        """What cover and extra card count before the defensive cards."""
        return sum([VALUE[chosen.card] for chosen in self.cover]) + self.extra.value


def quarterback_value(card: Card, gun: bool) -> int:
    """CB-24.7 The passer counts one more in shotgun."""
    return VALUE[card] + gun


def throw_facts(throw: Throw) -> Facts:
    return (("extra", throw.extra.place), ("cover", throw.covered_by))


@rule("CB-24.5")
def coverage(t: Table, down: Down, play: Play, call: Call) -> Throw:
    """CB-24.1 The receiver is shown, the cards on him are turned up, a free back gets a cover, then the extra card.

    CB-24.3 A back goes out to his side with it. CB-24.36 There may be nobody on the receiver.
    """
    field = play.field
    at = man_at(field, call.carrier)
    man, receiver = field.men[at], play.offence[at]
    side = call.side or receiver_sides(field, man)[0]
    if t.listens:
        t.tell("threw", seat=down.offence, place=call.carrier, card=receiver, side=side)
    on = on_receiver(field, man)
    if man.kind == "T" and play.moment == "blocking" and man.aim >= 0:
        on += [end for end in facing(field, man.aim) if end not in on]
    cover = tuple([Chosen(field.defenders[d].place, play.defence[d]) for d in on])
    if man.kind == "B" and not cover:
        cover = cover_back(t, down, play, Chosen(call.carrier, receiver), side)
    if cover and t.listens:
        t.tell("covered", seat=down.defence, cards=cover)
    extras = cover_extras(play, (man,), side, tuple([chosen.place for chosen in cover]))
    extra = extra_card(t, down, call, extras, "")
    return Throw(quarterback_value(passer(play), field.gun), receiver, side, cover, extra)


def facing(field: Field, m: int) -> list[int]:
    """The cards of the front that have stood in a match-up from the beginning."""
    return [at for at, d in enumerate(field.defenders) if d.m == m and d.place[0] == "F" and not d.since]


@rule("CB-24.6")
def cover_back(t: Table, down: Down, play: Play, receiver: Chosen, side: str) -> tuple[Chosen, ...]:
    """One unrevealed card covers a back: an inside LB, the OLB, a corner or the end of that side."""
    cards = tuple(
        [
            Chosen(d.place, card)
            for d, card in zip(play.field.defenders, play.defence, strict=True)
            if may_cover_back(d, side, play.moment)
        ]
    )
    if not cards:
        return ()
    named = t.ask(down.defence, CoverBack(cards, receiver))
    return tuple([chosen for chosen in cards if chosen.place == named])


def may_cover_back(d: Defender, side: str, moment: str) -> bool:
    if d.up:
        return False
    if d.place[:2] == "CB":
        return d.on[:2] in ("WR", "TE") and d.on[2] == side
    if d.m >= 0:
        return (d.hang and side_of_x(d.x) == side) or (d.end == side and not d.since and moment == "blocking")
    if not d.zone or not d.reach:
        return False
    return zone_kind(d.reach) in ("ILB", "MLB") or d.reach == f"OLB-{side}"
