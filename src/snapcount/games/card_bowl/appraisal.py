"""What a play is worth to a seat that sees its own cards and whatever has been turned up, and nothing else."""

from __future__ import annotations

from functools import cache
from math import erf, exp, pi, sqrt
from typing import NamedTuple

from snapcount.games.card_bowl.calls import receiver_sides
from snapcount.games.card_bowl.cards import FULL, RJ, SINGLE, SUIT, VALUE, Card, half
from snapcount.games.card_bowl.match_ups import (
    Lane,
    covering,
    has_blocker,
    in_backfield,
    in_cover_range,
    in_line_range,
    lanes,
)
from snapcount.games.card_bowl.passing import ANY
from snapcount.games.card_bowl.questions import DrawYardage, Execute
from snapcount.games.card_bowl.rush import carrier_value
from snapcount.games.card_bowl.state import Call, Field, Man
from snapcount.games.card_bowl.view import View

RUN_SPREAD = 4.2
"""Standard deviation of a run's yards: half of four draws and an unknown card or two."""
PASS_SPREAD = 6.5
TURNOVER = 35.0
"""What losing the ball costs, in yards."""
AFTER_CATCH = 1.5
BEST_OF = (0.0, 0.0, 2.0, 2.8, 3.3)
"""How much the best of so many hidden cards exceeds one of them."""


class Reading(NamedTuple):
    """What can be inferred about cards nobody has shown this seat."""

    unseen: tuple[Card, ...]
    mean: float
    """Of a card of the deck."""
    hidden: float
    """Of a hidden card of the other hand, from which the lowest were discarded."""

    def below(self, limit: int) -> tuple[float, float]:
        """How likely a drawn card is under a limit, and its mean then."""
        fitting = [VALUE[card] for card in self.unseen if VALUE[card] < limit and card != RJ]
        return len(fitting) / len(self.unseen), sum(fitting) / len(fitting) if fitting else 0.0

    def suit(self, suit: str) -> float:
        """How likely a drawn card is of a suit, or the Red Joker."""
        return sum([SUIT[card] == suit or card == RJ for card in self.unseen]) / len(self.unseen)

    def at_least(self, value: int) -> float:
        """How likely a hidden card of the other hand reaches a value."""
        share = sum([VALUE[card] >= value for card in self.unseen]) / len(self.unseen)
        return min(1.0, share * self.hidden / self.mean)

    def best(self, count: int) -> float:
        return min(13.0, self.hidden + BEST_OF[min(count, 4)]) if count else 0.0


def reading(view: View) -> Reading:
    """The reading of a seat: all cards but those it has seen."""
    return _reading(
        frozenset((*view.hand, *view.discards, *view.offence, *view.defence)),
        view.rules.single,
        view.rules.defence_cards if view.offends else view.rules.offence_cards,
    )


@cache
def kept_share(dealt: int) -> float:
    """How much better than the deck the best eleven of a deal are."""
    return (2 * dealt - 10) / (dealt + 1) if dealt > 11 else 1.0


def _reading(seen: frozenset[Card], single: bool, dealt: int) -> Reading:
    unseen = tuple([card for card in (SINGLE if single else FULL) if card not in seen])
    mean = sum([VALUE[card] for card in unseen]) / len(unseen)
    return Reading(unseen, mean, min(11.0, mean * kept_share(dealt)))


def chance(mean: float, spread: float, least: float) -> float:
    """How likely a normal number reaches `least`."""
    return 0.5 - 0.5 * erf((least - mean) / (spread * sqrt(2)))


def positive(mean: float, spread: float) -> float:
    """The mean of a normal number cut off at 0."""
    return mean * chance(mean, spread, 0) + spread * exp(-((mean / spread) ** 2) / 2) / sqrt(2 * pi)


def new_downs(down: int) -> float:
    """What reaching the line to gain is worth on a down, in yards."""
    return (0, 4, 5, 8, 22)[min(4, max(1, down))]


class Worth(NamedTuple):
    """A play's prospects."""

    call: Call
    yards: float
    """Expected."""
    first: float
    """How likely it reaches the line to gain."""
    lost: float
    """How likely the ball is lost."""
    made: float = 1.0
    """How likely a pass is complete."""

    def use(self, down: int) -> float:
        """In yards: those gained, a new set of downs, and the ball lost."""
        return self.yards + new_downs(down) * self.first - TURNOVER * self.lost


def defence_estimate(view: View, field: Field, read: Reading) -> list[float]:
    """The rush in each match-up: known values, and hidden cards at their mean."""
    values = [0.0] * len(field.xs)
    for d, card in zip(field.defenders, view.defence, strict=True):
        if d.m >= 0 and not d.hang:
            values[d.m] += VALUE[card] if card else read.hidden
    return values


def offence_line(view: View, field: Field) -> list[int]:
    values = [0] * len(field.xs)
    for man, card in zip(field.men, view.offence, strict=True):
        if man.at >= 0:
            values[man.at] += half(VALUE[card]) if man.kind == "B" else VALUE[card]
    return values


def lane_margins(view: View, field: Field, read: Reading) -> list[tuple[str, Lane, float]]:
    """For each lane with a blocker: the offence's blocks less the defence's expected line and extra card."""
    blocks, rush = offence_line(view, field), defence_estimate(view, field, read)
    found: list[tuple[str, Lane, float]] = []
    for name, lane in lanes(len(field.xs)).items():
        if has_blocker(field, lane):
            extras = sum(
                [
                    (d.zone != "" or d.hang)
                    and (in_line_range(d, lane[0], field) or in_line_range(d, lane[-1], field))
                    for d in field.defenders
                ]
            )
            margin = sum([blocks[at] - rush[at] for at in lane]) - read.best(extras)
            found.append((name, lane, margin))
    return found


def runs(view: View, field: Field, read: Reading) -> list[Worth]:
    """Every rush through every lane, worked out from the margin (CB-21.9, CB-21.10)."""
    backs = [
        (carrier_value(card, field.gun), man.place)
        for man, card in zip(field.men, view.offence, strict=True)
        if in_backfield(man)
    ]
    if not backs:
        return []
    value, carrier = max(backs)
    found: list[Worth] = []
    for name, _, margin in lane_margins(view, field, read):
        yards = (margin + value - 2 * read.mean) / 2
        gain = positive(yards, RUN_SPREAD) - (1 - chance(yards, RUN_SPREAD, 0))
        gain += 0.8 * chance(yards, RUN_SPREAD, 0)
        found.append(
            Worth(
                Call("rush", carrier, name),
                min(gain, 100 - view.spot),
                chance(yards + 0.4, RUN_SPREAD, view.line - view.spot - 0.5),
                fumble_risk(read, 4),
            )
        )
    return found


def fumble_risk(read: Reading, draws: int) -> float:
    """The Red Joker in so many draws, recovered by either team alike."""
    return draws / len(read.unseen) / 2 if RJ in read.unseen else 0.0


def passes(view: View, field: Field, read: Reading, moment: str, most: int, pressed: int) -> list[Worth]:
    """A throw to each receiver, with as many yardage cards as pay."""
    quarterback = VALUE[view.offence[0]] + field.gun
    made, thrown = read.below(quarterback - pressed)
    found: list[Worth] = []
    for man, card in zip(field.men, view.offence, strict=True):
        if man.kind in "WTB":
            for side in receiver_sides(field, man):
                cover, best = coverage_estimate(view, field, read, man, side, moment)
                worth = throw(view, read, (man, card), made, quarterback + thrown - cover, best, most)
                declared = side if len(receiver_sides(field, man)) > 1 else ""
                found.append(worth._replace(call=Call("pass", man.place, "", declared)))
    return found


def coverage_estimate(
    view: View, field: Field, read: Reading, man: Man, side: str, moment: str
) -> tuple[float, float]:
    """The defence's expected total on a receiver, and how likely his best cover is as good as he."""
    card = view.offence[field.men.index(man)]
    on = covering(field, man.place)
    total, worse = 0.0, 1.0
    for d, face in zip(field.defenders, view.defence, strict=True):
        tight = man.kind == "T" and moment == "blocking" and d.m == man.aim >= 0 and not d.since
        if d.place in on or tight:
            total += VALUE[face] if face else read.hidden
            worse *= (VALUE[face] < VALUE[card]) if face else 1 - read.at_least(VALUE[card])
    if man.kind == "B" and not on:
        total, worse = read.best(3), 1 - min(1.0, 2 * read.at_least(VALUE[card]))
    extras = sum([d.place not in on and in_cover_range(d, man, side) for d in field.defenders])
    return total + read.best(extras), 1 - worse


def throw(
    view: View,
    read: Reading,
    target: tuple[Man, Card],
    made: float,
    base: float,
    covered: float,
    most: int,
) -> Worth:
    """One throw: pass card, yardage while it pays, reception, break-up."""
    man, card = target
    held, caught = read.below(VALUE[card])
    odds = made * held * (1 - 0.5 * covered)
    yards = base + VALUE[card] + caught - 2 * read.mean + AFTER_CATCH
    cards = min(most, 1) if man.kind == "B" or (man.kind == "T" and man.up and man.at >= 0) else min(most, 4)
    keep = 1 - read.suit(SUIT[card])
    best = Worth(Call(""), -99.0, 0.0, 0.0)
    for count in range(cards + 1):
        share = odds * keep**count
        gain = share * positive(yards + count * read.mean, PASS_SPREAD)
        first = share * chance(yards + count * read.mean, PASS_SPREAD, view.line - view.spot - 0.5)
        lost = (3.5 + count) / len(read.unseen) if RJ in read.unseen else 0.0
        worth = Worth(Call(""), min(gain, 100 - view.spot), first, lost, share)
        if worth.use(view.down) > best.use(view.down):
            best = worth
    return best


def hot_risk(view: View, field: Field, read: Reading) -> float:
    """How likely the rush gets through, by what is known and expected of both lines."""
    blocks, rush = offence_line(view, field), defence_estimate(view, field, read)
    quarterback = VALUE[view.offence[0]]
    spread = (
        3.5
        if any(not card and d.m >= 0 for d, card in zip(field.defenders, view.defence, strict=True))
        else 0.5
    )
    risk = 0.0
    for lane in lanes(len(field.xs)).values():
        margin = sum([rush[at] - blocks[at] for at in lane]) - quarterback
        risk = max(
            risk, chance(margin, spread * len(lane), 0.5) * read.below(max(1, round(margin) + 1))[0] + 0.0
        )
    return min(1.0, risk)


def prospects(view: View, question: Execute, read: Reading) -> list[Worth]:
    """Every run and every throw, as good as they look now."""
    most = 0 if question.moment == "blocking" else view.survived if question.hot else ANY
    found = runs(view, question.field, read)
    return found + passes(view, question.field, read, question.moment, most, question.pressure)


class Longer(NamedTuple):
    """A throw as it stands, and with another yardage card."""

    yards: float
    longer: float
    spoiled: float


def longer_throw(view: View, question: DrawYardage) -> Longer:
    """Expected yards if it is caught now or after another card, and how likely that card spoils it."""
    read = reading(view)
    left = tuple([card for card in read.unseen if card not in question.drawn])
    read = Reading(left, sum([VALUE[card] for card in left]) / len(left), read.hidden)
    caught = read.below(VALUE[question.receiver])[1]
    yards = question.offence - question.defence + caught - 2 * read.mean + AFTER_CATCH
    return Longer(yards, yards + read.mean, read.suit(SUIT[question.receiver]))
