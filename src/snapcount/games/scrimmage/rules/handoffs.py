"""Chapter 9: the snap and hand-offs, in the offence's movement; passes have phases of their own (SC-9.3)."""

from __future__ import annotations

from snapcount.core.table import Dice, Table, rule
from snapcount.games.scrimmage.rules.ends import touchdown
from snapcount.games.scrimmage.rules.field import beyond_goal
from snapcount.games.scrimmage.rules.fumbles import loose_ball
from snapcount.games.scrimmage.rules.legal.handing import snap_line, snapper_of
from snapcount.games.scrimmage.rules.markers import reveal_ball, reveal_crossing
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import OPEN, PARKED, Play, find_man, with_man
from snapcount.games.scrimmage.tables import HAND_OFF, SNAP

TWO_DICE = Dice(2)
FUMBLE = 12


@rule("SC-9.4")
def snap(t: Table, play: Play) -> Play:
    """Once, before any movement: straight back to the first man behind the snapper. Now one man has it (SC-9.1)."""
    snapper = snapper_of(play)
    assert snapper is not None
    recipient, far = snap_line(play, snapper)
    assert recipient is not None
    for man in (snapper, recipient):
        play = with_man(play, man._replace(mp=man.mp - far * SNAP))
    passers = play.snapshot.passers
    if recipient.id not in passers:
        passers = (*passers, recipient.id)
    play = play._replace(
        phase="O.movement_contact",
        carriers=(recipient.id,),
        holder=recipient.id,
        snapshot=play.snapshot._replace(passers=passers),
    )
    t.tell("snapped", by=snapper.id, receiver=recipient.id, hexes=far, start=snapper.hex, spot=recipient.hex)
    if far > 1 and long_snap_fumbled(t, recipient.id):
        return loose_ball(t, play, snapper.id)
    return play


@rule("SC-9.10")
def long_snap_fumbled(t: Table, id: str) -> bool:
    """A snap of more than one hex is checked: one roll, whoever throws the dice (SC-9.11)."""
    dice = t.roll(TWO_DICE)
    t.tell("fumble_check", man=id, dice=dice, fumbled=sum(dice) == FUMBLE)
    return sum(dice) == FUMBLE


@rule("SC-9.21")
def hand_off(t: Table, play: Play, giver: str, taker: str, goes: bool, dummy: bool) -> Play:
    """Both pay, the offence decides in secret, a 12 fumbles, then the markers are placed."""
    play = opened(play, giver, taker)
    for id in (giver, taker):
        man = find_man(play, id)
        play = with_man(play, man._replace(mp=man.mp - HAND_OFF))
    play = play._replace(handoffs=play.handoffs + 1)
    dice = t.roll(TWO_DICE)
    t.tell("handed_off", by=giver, receiver=taker, dummy=dummy, dice=dice, fumbled=sum(dice) == FUMBLE)
    if sum(dice) == FUMBLE:
        return hand_off_fumbled(t, play, giver)
    return place_markers(t, play, giver, taker, goes, dummy)


@rule("SC-12.10")
def hand_off_fumbled(t: Table, play: Play, giver: str) -> Play:
    """By the real holder, giving or faking, it is loose; by a dummy carrier only his dummy goes."""
    if giver == play.holder:
        return loose_ball(t, reveal_ball(t, play), giver)
    t.tell("dummy_revealed", man=giver)
    return play._replace(carriers=tuple(man for man in play.carriers if man != giver))


@rule("SC-9.19")
def place_markers(t: Table, play: Play, giver: str, taker: str, goes: bool, dummy: bool) -> Play:
    """One marker under each man; only the offence knows which is the ball (SC-9.20, SC-9.49).

    No supply of dummies limits it (SC-1.6).
    """
    before, carriers, holder = play.holder, play.carriers, play.holder
    if taker in carriers:
        if goes and holder in (giver, taker):
            holder = taker if holder == giver else giver
    else:
        carriers = (*carriers, taker) if dummy else (*(man for man in carriers if man != giver), taker)
        if goes and holder == giver:
            holder = taker
    t.tell("has_the_ball", to=play.offence, man=holder)
    here, there = find_man(play, before).hex, find_man(play, holder).hex
    play = play._replace(carriers=carriers, holder=holder)
    if depth_of(play, here) <= 0 < depth_of(play, there):
        play = reveal_crossing(t, play, holder)
    if holder != before and beyond_goal(play.dir, there):
        return touchdown(t, play, holder, there)
    return play


def opened(play: Play, giver: str, taker: str) -> Play:
    """SC-9.17, SC-9.18: both are open; others stay open only if one of the two already was."""
    pair = (giver, taker)
    goes_on = any(man.id in pair and man.status == OPEN for man in play.men)
    return play._replace(
        men=tuple(
            [
                man._replace(status=OPEN)
                if man.id in pair
                else man._replace(status=PARKED)
                if man.status == OPEN and man.id[0] == "O" and not goes_on
                else man
                for man in play.men
            ]
        )
    )
