"""Chapters 8 and 9: the field goal and the kicked try."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Table, rule
from snapcount.football.field import other_end
from snapcount.football.penalties import half_distance
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    RED,
    RJ,
    VALUE,
    Card,
    Flag,
    Pile,
    flagged,
    half,
    total,
    turn,
)
from snapcount.games.card_bowl.rules.downs import following, kickoff_by, same_down, try_again
from snapcount.games.card_bowl.rules.fouls import (
    accepted_after,
    accepted_try,
    chosen,
    determined,
    penalised,
    previous_spot,
    scored,
)
from snapcount.games.card_bowl.rules.fumble import Loose, came_of, loose_ball
from snapcount.games.card_bowl.rules.kicks.punt_end import replayed
from snapcount.games.card_bowl.state import Down, Foul, Result
from snapcount.games.card_bowl.tables import ADOPTED, FIELD, FIELD_GOAL, LAW, POINTS, TOUCHBACK

CARDS: int = FIELD_GOAL["cards"]
HOLD: int = ADOPTED["fg_hold_depth"]


class Kicked(NamedTuple):
    """The cards of a place kick; blocked if the Red Joker came in the window, dead after an offence foul."""

    cards: tuple[Card, ...]
    blocked: bool = False
    dead: bool = False


def kick_distance(to_goal: int) -> int:
    """CB-8.1"""
    return to_goal + 18


def block_window(distance: int) -> int:
    """CB-8.5 Among how many cards the Red Joker is a block."""
    return min(6, max(1, distance // 10))


def block_spot(los: int, cards: tuple[Card, ...]) -> int:
    """CB-8.7 Where a blocked kick lies."""
    return los - HOLD + (half(VALUE[cards[0]]) if cards else 0)


@rule("CB-8.3")
def place_kick(t: Table, down: Down, window: int, second: bool, pile: Pile) -> tuple[Kicked, Pile]:
    """CB-8.6, CB-8.7, CB-8.9, CB-8.10, CB-8.11 Six cards; a Joker counts only in its place.

    CB-2.7, CB-8.8 A replacement keeps the place. `second`: a foul on the second card counts.
    """
    cards: tuple[Card, ...] = ()
    while len(cards) < CARDS:
        card, pile = turn(t, pile, "kick", down.offence)
        if card == RJ:
            if len(cards) < window:
                return Kicked(cards, blocked=True), pile
        elif card != BJ:
            cards = (*cards, card)
        elif not cards:
            colour, pile = turn(t, pile, "penalty", down.offence)
            if colour in RED:
                return Kicked(cards, dead=True), pile
            t.tell("flagged", seat=down.defence, foul="FG-1")
            pile = flagged(pile, Flag("FG-1"))
        elif second and len(cards) == 1:
            t.tell("flagged", seat=down.defence, foul="FG-2")
            pile = flagged(pile, Flag("FG-2"))
    return Kicked(cards), pile


@rule("CB-8.2")
def field_goal(t: Table, down: Down, pile: Pile) -> Result:
    """CB-8.13 Good if six cards reach the distance."""
    distance = kick_distance(other_end(LAW, down.ball))
    kick, pile = place_kick(t, down, block_window(distance), True, pile)
    facts: tuple[tuple[str, object], ...] = (("dist", distance), ("total", total(kick.cards)))
    if kick.dead:
        return illegal_procedure(t, down, facts)
    if kick.blocked:
        return blocked_kick(t, down, kick.cards, facts, pile)
    good = total(kick.cards) >= distance  # CB-2.16
    t.tell("field_goal_tried", seat=down.offence, yards=distance, good=good, total=total(kick.cards))
    if good:
        result = Result(
            "FG", down.offence, 0, "field_goal", points=POINTS["field_goal"], clock="kick", facts=facts
        )
        return field_goal_settled(t, down, result, pile)
    spot = min(FIELD - 1, max(TOUCHBACK, other_end(LAW, down.ball) + HOLD))  # CB-4.16
    result = Result(
        "ball", down.defence, spot, "field_goal", "missed", changed=True, clock="kick", facts=facts
    )
    return field_goal_settled(t, down, result, pile)


@rule("CB-8.9")
def illegal_procedure(t: Table, down: Down, facts: tuple[tuple[str, object], ...]) -> Result:
    """CB-8.12 A dead-ball foul of the kickers: five yards back, the same down; on a try it is repeated (CB-9.4)."""
    spot = down.ball - half_distance(5, down.ball)
    foul = Foul("FG-1", 5, down.offence, False, "illegal procedure", "previous", choice="accept")
    after = try_again(down.offence, spot) if down.trying else same_down(down, spot)
    penalised(t, foul, after.situation, "accept")
    if down.trying:
        return Result(
            "retry", down.offence, spot, "extra_point", clock="repeated", next=after, foul=foul, facts=facts
        )
    return Result(
        "replay", down.offence, spot, "field_goal", clock="repeated", next=after, foul=foul, facts=facts
    )


@rule("CB-8.7")
def blocked_kick(
    t: Table, down: Down, cards: tuple[Card, ...], facts: tuple[tuple[str, object], ...], pile: Pile
) -> Result:
    """CB-4.17 A blocked kick is loose behind the line, one card each; either team may advance it."""
    spot = block_spot(down.ball, cards)
    t.tell("blocked", seat=down.defence, spot=other_end(LAW, spot))
    distance = kick_distance(other_end(LAW, down.ball))
    t.tell("field_goal_tried", seat=down.offence, yards=distance, good=False, total=0)
    found, pile = loose_ball(t, Loose(down.offence, spot, kick=True), pile)
    if found.ofr:
        t.tell("settled", seat=found.team, spot=found.spot, end=found.event, yards=found.ran)
    result = came_of(found, "field_goal", "blocked")._replace(
        yards=(found.spot if found.team is down.offence else spot) - down.ball,
        clock="blocked",
        facts=(*facts, ("blocked", True), ("block_spot", spot), ("fumble_at", spot)),
    )
    return field_goal_settled(t, down, result, pile)


@rule("CB-8.12")
def field_goal_settled(t: Table, down: Down, result: Result, pile: Pile) -> Result:
    """A foul of the defence: the penalty from the previous spot, or the result of the kick."""
    stands = result._replace(next=following(down, result))
    if pile.flag is None:
        return stands
    foul, pile = determined(t, pile, pile.flag, down.offence)
    if scored(result, foul.vs.other):
        t.tell("declined", seat=foul.vs.other, automatic=True)
        return stands._replace(foul=foul._replace(choice="decline"))
    if foul.enforced == "previous":
        accepted = replayed(stands, previous_spot(down, foul), "")
    else:
        accepted = accepted_after(result, foul, down)
    return chosen(t, foul, ("accept", "decline"), (accepted, stands))


# The kicked try


@rule("CB-9.2")
def extra_point(t: Table, down: Down, pile: Pile) -> Result:
    """CB-9.3, CB-9.5 Six cards against the distance; only the first card's Joker counts."""
    distance = kick_distance(other_end(LAW, down.ball))
    kick, pile = place_kick(t, down, 1, False, pile)
    facts: tuple[tuple[str, object], ...] = (("dist", distance), ("total", total(kick.cards)))
    if kick.dead:
        return illegal_procedure(t, down, facts)
    good = not kick.blocked and total(kick.cards) >= distance
    if kick.blocked:
        t.tell("blocked", seat=down.defence, spot=other_end(LAW, down.ball))
    t.tell("tried", seat=down.offence, how="extra_point", good=good, total=total(kick.cards))
    result = Result(
        "try",
        down.offence,
        0,
        "extra_point",
        "blocked" if kick.blocked else "",
        points=POINTS["extra_point"] if good else 0,
        clock="extra point",
        next=kickoff_by(down.offence),
        facts=(*facts, ("blocked", kick.blocked)),
    )
    return extra_point_settled(t, down, result, pile)


@rule("CB-9.10")
def extra_point_settled(t: Table, down: Down, result: Result, pile: Pile) -> Result:
    """CB-9.4 After an offside the kickers may repeat a failed try from half the distance."""
    if pile.flag is None:
        return result
    foul, pile = determined(t, pile, pile.flag, down.offence)
    if result.points:
        t.tell("declined", seat=foul.vs.other, automatic=True)
        return result._replace(foul=foul._replace(choice="decline"))
    return chosen(t, foul, ("accept", "decline"), (accepted_try(down, result, foul), result))
