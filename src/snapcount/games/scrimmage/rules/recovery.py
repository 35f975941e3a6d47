"""Chapter 10: recovery from Hits and neutralization."""

from __future__ import annotations

from snapcount.core.table import Dice, Table, rule
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.state import INJURED, Play, find_man, with_man
from snapcount.games.scrimmage.tables import recovery_result

TWO_DICE = Dice(2)


@rule("SC-10.8")
def recover_neutralized(t: Table, play: Play, side: str) -> Play:
    """One roll for each neutralized man of the side, by jersey (SC-1.9)."""
    for man in play.men:
        if man.id[0] == side and man.level and man.hex != OFF:
            play = recover_man(t, play, man.id)
    return play


@rule("SC-10.9")
def recover_man(t: Table, play: Play, id: str) -> Play:
    """R: up at once; I: injured and removed for the play; else he stays down, as he is (SC-10.10)."""
    man = find_man(play, id)
    dice = t.roll(TWO_DICE)
    result = recovery_result(man.level, sum(dice))
    t.tell("recovery", man=id, level=man.level, dice=dice, table="Neutralization Recovery", result=result)
    if result == "R":
        return with_man(play, man._replace(level=0))
    if result == "I":
        return with_man(play, man._replace(level=0, hex=OFF, off=INJURED))
    return play


@rule("SC-10.7")
def recover_hits(t: Table, play: Play, side: str) -> Play:
    """Every Hit marker of the phasing side comes off."""
    hit = tuple(man.id for man in play.men if man.id[0] == side and man.hit)
    return hits_off(t, play, hit)


@rule("SC-13.6")
def charge_through(t: Table, play: Play) -> Play:
    """Aggressive Charge: defensive linemen lose their Hit markers before their phase instead of after."""
    if play.turn != "snap" or play.d_line != "aggressive_charge":
        return play
    return hits_off(t, play, tuple(m.id for m in play.men if m.hit and m.id in play.snapshot.d_line))


def hits_off(t: Table, play: Play, hit: tuple[str, ...]) -> Play:
    if not hit:
        return play
    t.tell("hits_recovered", men=hit)
    return play._replace(men=tuple([man._replace(hit=False) if man.id in hit else man for man in play.men]))
