"""Chapters 8 and 10: active contact and what comes of it."""

from __future__ import annotations

from snapcount.core.table import Dice, Table, rule
from snapcount.games.scrimmage.rules.ends import dead
from snapcount.games.scrimmage.rules.fumbles import active_fumble
from snapcount.games.scrimmage.rules.legal.acting import started
from snapcount.games.scrimmage.rules.legal.contacting import contact_cost, differential
from snapcount.games.scrimmage.rules.markers import reveal_ball
from snapcount.games.scrimmage.state import DONE, Play, find_man, with_man
from snapcount.games.scrimmage.tables import contact_result

TWO_DICE = Dice(2)
FUMBLE = 12
"""SC-12.1."""


@rule("SC-8.2")
def contact(t: Table, play: Play, id: str, on: str, join: tuple[str, ...]) -> Play:
    """Every participant pays; one roll; the result is applied at once (SC-5.15).

    One opponent at a time (SC-8.14); who declares it stays open and may go on (SC-7.22).
    """
    play = started(play, find_man(play, id))
    by, target = (id, *join), find_man(play, on)
    for name in by:
        man = find_man(play, name)
        status = man.status if name == id else DONE
        play = with_man(play, man._replace(mp=man.mp - contact_cost(play, man, target), status=status))
    play = play._replace(contacted=(*play.contacted, on))
    play = roll_contact(t, play, by, on)
    if on in play.carriers:
        return carrier_contacted(t, play, on, by)
    return contacting_carriers(t, play, by)


@rule("SC-10.1")
def roll_contact(t: Table, play: Play, by: tuple[str, ...], on: str) -> Play:
    """Differential and dice on the Contact Results Table."""
    points = differential(play, by, on)
    dice = t.roll(TWO_DICE)
    result = contact_result(points, sum(dice))
    t.tell(
        "contacted",
        by=by,
        on=on,
        differential=points,
        row=min(max(points, -2), 6),
        dice=dice,
        table="Contact Results",
        result=result,
    )
    if result == "Dh":
        return hit(t, play, on)
    level = int(result[2])
    # SC-10.4: An neutralizes all who contacted.
    for man in (on,) if result[0] == "D" else by:
        play = neutralize(t, play, man, level)
    return play


@rule("SC-10.5")
def hit(t: Table, play: Play, id: str) -> Play:
    """A Hit marker: he may not move but keeps his zone; a second one adds nothing (SC-10.6)."""
    man = find_man(play, id)
    if not man.hit:
        t.tell("hit", man=id, spot=man.hex)
    return with_man(play, man._replace(hit=True))


@rule("SC-10.3")
def neutralize(t: Table, play: Play, id: str, level: int) -> Play:
    """Down: no zone, no movement, no ball. It replaces a Hit (SC-10.6)."""
    man = find_man(play, id)
    t.tell("neutralized", man=id, level=level, spot=man.hex)
    return with_man(play, man._replace(hit=False, level=level))


@rule("SC-9.23")
def carrier_contacted(t: Table, play: Play, id: str, by: tuple[str, ...]) -> Play:
    """SC-10.13: his marker is shown; a dummy goes without a roll (SC-12.12), the real ball may be fumbled."""
    if id != play.holder:
        t.tell("dummy_revealed", man=id)
        return play._replace(carriers=tuple(man for man in play.carriers if man != id))
    play = reveal_ball(t, play)
    man = find_man(play, id)
    if fumbled(t, id):
        return active_fumble(t, play, id, tuple(name for name in by if not find_man(play, name).level))
    return tackled(t, play, id) if man.level else play


@rule("SC-12.2")
def fumbled(t: Table, id: str) -> bool:
    """One check for each contact on the real carrier: a 12 is a fumble."""
    dice = t.roll(TWO_DICE)
    t.tell("fumble_check", man=id, dice=dice, fumbled=sum(dice) == FUMBLE)
    return sum(dice) == FUMBLE


@rule("SC-10.12")
def tackled(t: Table, play: Play, id: str) -> Play:
    """The real carrier is neutralized: the play is over."""
    return dead(t, play, "tackled", find_man(play, id).hex, "O")


@rule("SC-8.27")
def contacting_carriers(t: Table, play: Play, by: tuple[str, ...]) -> Play:
    """A carrier who neutralizes himself: with the real ball the play is over, a dummy goes. No fumble check."""
    for id in by:
        if id in play.carriers and find_man(play, id).level:
            if id == play.holder:
                return tackled(t, reveal_ball(t, play), id)
            t.tell("dummy_revealed", man=id)
            play = play._replace(carriers=tuple(man for man in play.carriers if man != id))
    return play


@rule("SC-8.25")
def down_the_ball(t: Table, play: Play) -> Play:
    """The offence downs the ball where its holder stands."""
    play = reveal_ball(t, play)
    return dead(t, play, "downed", find_man(play, play.holder).hex, "O")
