"""Chapter 8: passive contact, made by entering an opponent's hex and resolved in his next Player-Turn."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.scrimmage.rules.contact import fumbled, roll_contact, tackled
from snapcount.games.scrimmage.rules.fumbles import loose_ball
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.rules.legal.acting import started
from snapcount.games.scrimmage.rules.legal.entering import enter_cost, entry_target
from snapcount.games.scrimmage.rules.markers import reveal_ball
from snapcount.games.scrimmage.rules.sight import ground
from snapcount.games.scrimmage.state import Play, find_man, with_man
from snapcount.games.scrimmage.tables import PASSIVE_RESOLVED


@rule("SC-8.6")
def enter(t: Table, play: Play, id: str) -> Play:
    """A defender steps into his front hex onto an offensive man and stays."""
    man = find_man(play, id)
    target = entry_target(play, man)
    assert target is not None
    mp = man.mp - enter_cost(play, man, target)
    t.tell("entered", man=id, on=target.id, start=man.hex, path=(target.hex,), facing=man.facing, mp=mp)
    play = started(play, man)
    moved = find_man(play, id)._replace(hex=target.hex, mp=mp, entered=True, inside=True)
    return with_man(play, moved)._replace(
        passive=(*play.passive, (id, target.id)), contacted=(*play.contacted, target.id)
    )


@rule("SC-8.13")
def stay_together(t: Table, play: Play) -> Play:
    """At the end of D's phase a defender still sharing a carrier's or receiver's hex contacts him again (SC-8.12)."""
    pairs = list(play.passive)
    for men in ground(play.men).at.values():
        defender = next((man for man in men if man.id[0] == "D" and not man.level), None)
        attacker = next((man for man in men if man.id[0] == "O" and not man.level), None)
        if defender is None or attacker is None or attacker.id in play.contacted:
            continue
        if attacker.id in play.carriers or attacker.id in play.snapshot.receivers:
            t.tell("stayed_in_contact", man=defender.id, on=attacker.id)
            pairs.append((defender.id, attacker.id))
    return play._replace(passive=tuple(pairs))


def pending(play: Play) -> tuple[tuple[str, str], ...]:
    """SC-8.11: the pairs that still share a hex with both on their feet, by the offensive man's jersey."""
    at = {man.id: place for place, man in enumerate(play.men)}
    pairs = [
        (defender, attacker)
        for defender, attacker in play.passive
        if find_man(play, defender).hex == find_man(play, attacker).hex != OFF
        and not find_man(play, defender).level
        and not find_man(play, attacker).level
    ]
    return tuple(sorted(pairs, key=lambda pair: at[pair[1]]))


@rule("SC-8.10")
def resolve_passive(t: Table, play: Play, pair: tuple[str, str]) -> Play:
    """The offensive man must contact the defender in his hex: 4 MP, he is the contacting side."""
    defender, attacker = pair
    man = find_man(play, attacker)
    play = with_man(play, man._replace(mp=man.mp - PASSIVE_RESOLVED))
    play = play._replace(passive=tuple(other for other in play.passive if other != pair))
    play = roll_contact(t, play, (attacker,), defender)
    if attacker != play.holder:
        return play
    play = reveal_ball(t, play)
    if fumbled(t, attacker):
        return loose_ball(t, play, attacker)
    return tackled(t, play, attacker) if find_man(play, attacker).level else play
