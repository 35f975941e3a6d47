"""Chapter 12: fumbles and their recovery."""

from __future__ import annotations

from snapcount.core.table import Dice, Table, rule
from snapcount.games.scrimmage.questions.listed import ChooseRecoverer
from snapcount.games.scrimmage.rules.ends import dead, finish
from snapcount.games.scrimmage.rules.field import NEIGHBOURS, ROW, own_yard
from snapcount.games.scrimmage.rules.legal.acting import fresh_men, started, step_cost
from snapcount.games.scrimmage.rules.sight import take_sights
from snapcount.games.scrimmage.state import Play, find_man, with_man
from snapcount.games.scrimmage.tables import OCCUPIED

TWO_DICE = Dice(2)
FAILS = 7
"""SC-12.8."""


def tell_fumble(t: Table, play: Play, id: str) -> None:
    hex = find_man(play, id).hex
    t.tell("fumbled", seat=play.offence, spot=own_yard(play.dir, ROW[hex]), man=id, hex=hex)


def tell_recovery(t: Table, play: Play, id: str) -> None:
    hex, lost = find_man(play, id).hex, id[0] == "D"
    seat, dir = (play.offence.other, -play.dir) if lost else (play.offence, play.dir)
    t.tell("recovered", seat=seat, spot=own_yard(dir, ROW[hex]), lost=lost, man=id, hex=hex)


@rule("SC-12.7")
def active_fumble(t: Table, play: Play, id: str, able: tuple[str, ...]) -> Play:
    """The ball goes to one of the contacting men, the defence's choice; SC-12.11: to none who was neutralized."""
    tell_fumble(t, play, id)
    if not able:
        return kept(t, play, id)
    recoverer = able[0] if len(able) == 1 else t.ask(play.offence.other, ChooseRecoverer(id, able))
    return settle(t, play, id, recoverer, "D")


@rule("SC-12.4")
def loose_ball(t: Table, play: Play, id: str) -> Play:
    """SC-12.3: the Player-Turn stops; the ball lies on its last possessor and the defence moves at once."""
    tell_fumble(t, play, id)
    play = play._replace(
        phase="D.fumble", loose=id, holder="", carriers=(), committed="", contacted=(), passive=()
    )
    return take_sights(fresh_men(play, "D"), "D")


@rule("SC-12.6")
def recover(t: Table, play: Play, id: str, ways: tuple[int, ...]) -> Play:
    """One defender goes for the ball (SC-12.5); the recovery rolls follow at once and settle it."""
    play = started(play, find_man(play, id))
    man = find_man(play, id)
    if ways:
        to = NEIGHBOURS[man.hex][ways[0]]
        mp = man.mp - step_cost(man, ways[0]) - OCCUPIED
        t.tell("stepped", man=id, start=man.hex, path=(to,), facing=man.facing, mp=mp)
        play = with_man(play, man._replace(hex=to, mp=mp, entered=True))
    return settle(t, play, play.loose, id, "D")


@rule("SC-12.6")
def nobody_recovers(t: Table, play: Play) -> Play:
    """The defence sends nobody: the fumbling man keeps the ball."""
    return kept(t, play, play.loose)


@rule("SC-12.11")
def kept(t: Table, play: Play, id: str) -> Play:
    """Nobody could or would recover it: the carrier keeps the ball and the play is over."""
    tell_recovery(t, play, id)
    play = play._replace(holder=id, carriers=(id,))
    return dead(t, play, "fumble_kept", find_man(play, id).hex, "O")


@rule("SC-12.8")
def settle(t: Table, play: Play, id: str, recoverer: str, side: str) -> Play:
    """Defence and offence roll in turn: anything but a 7 recovers."""
    dice = t.roll(TWO_DICE)
    got = sum(dice) != FAILS
    t.tell("tried_to_recover", man=recoverer if side == "D" else id, side=side, dice=dice, recovered=got)
    if got:
        return recovered(t, play, id, recoverer, side)
    return settle(t, play, id, recoverer, "O" if side == "D" else "D")


@rule("SC-12.9")
def recovered(t: Table, play: Play, id: str, recoverer: str, side: str) -> Play:
    """Dead at the recovering defender's hex, or at the fumbling man's."""
    fumbler = find_man(play, id).hex
    tell_recovery(t, play, recoverer if side == "D" else id)
    if side == "O":
        play = play._replace(holder=id, carriers=(id,))
        return dead(t, play, "fumble_recovered", fumbler, "O")
    play = play._replace(holder="", carriers=())
    return finish(t, play, "fumble_lost", find_man(play, recoverer).hex, "D", ROW[fumbler])
