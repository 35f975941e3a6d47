"""Chapter 17: what each side may see, built field by field; and everything else drawn anew."""

from __future__ import annotations

from random import Random

from snapcount.core.table import Seat
from snapcount.games.scrimmage.rules.field import HEXES
from snapcount.games.scrimmage.state import Play, State
from snapcount.games.scrimmage.tables import D_BACKS, D_LINE, O_BALL, O_LINE


def show_play(play: Play, side: str) -> Play:
    """SC-17.1, SC-17.2, SC-17.3, SC-17.4: the play as side O, side D or a spectator (an empty text) sees it.

    Its end shows nothing more (SC-17.6).
    """
    offence, defence = side == "O", side == "D"
    known = offence or len(play.carriers) == 1
    return Play(
        phase=play.phase,
        turn=play.turn,
        number=play.number,
        offence=play.offence,
        dir=play.dir,
        scrimmage_line=play.scrimmage_line,
        hex=play.hex,
        men=play.men,
        carriers=play.carriers,
        holder=play.holder if known else "",
        loose=play.loose,
        o_line=play.o_line if offence or play.lines_shown else "",
        o_ball=play.o_ball if offence or play.ball_shown else "",
        d_line=play.d_line if defence or play.lines_shown else "",
        d_backs=play.d_backs if defence or play.backs_shown else "",
        lines_shown=play.lines_shown,
        ball_shown=play.ball_shown,
        backs_shown=play.backs_shown,
        snapshot=play.snapshot,
        targets=play.targets if offence else (),
        target=play.target if offence else -1,
        committed=play.committed,
        changed=play.changed,
        aimed=play.aimed,
        aimed_from=play.aimed_from,
        forward=play.forward,
        passive=play.passive,
        contacted=play.contacted,
        handoffs=play.handoffs,
        ball_crossed=play.ball_crossed,
        ineligible_crossed=play.ineligible_crossed,
        forward_thrown=play.forward_thrown,
        lateral_completed=play.lateral_completed,
        end=play.end,
    )


def side_of(play: Play, seat: Seat | None) -> str:
    """SC-1.1: in each play one seat is O, the other D; a spectator is nothing."""
    if seat is None:
        return ""
    return "O" if seat == play.offence else "D"


def lying(state: State) -> Play:
    """The play that lies on the field, under the seat that ran it.

    After a possession the state names the next offence while the men still lie there; which way they went tells
    whose they are (SC-14.8), and their secrets stay theirs (SC-17.6).
    """
    play = state.play
    if play.end is None or not play.men:
        return play
    return play._replace(offence=Seat.HOME if play.dir == state.match.home_goes else Seat.AWAY)


def view(state: State, seat: Seat | None) -> State:
    """What a seat may see: options, match and line-ups are public, the play as its side sees it."""
    play = lying(state)
    return State(state.options, state.match, show_play(play, side_of(play, seat)))


def looked_back(state: State, seat: Seat | None) -> State:
    """A finished game has no secrets: looking back, markers, targets and the real ball lie open to everybody."""
    return State(state.options, state.match, lying(state))


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    """Every secret of the others drawn anew: markers, the real ball among its carriers, targets."""
    play = state.play
    side = side_of(lying(state), seat)
    if side != "O":
        if len(play.carriers) > 1:
            play = play._replace(holder=random.choice(play.carriers))
        if play.o_line and not play.lines_shown:
            play = play._replace(o_line=random.choice(O_LINE))
        if play.o_ball and not play.ball_shown:
            play = play._replace(o_ball=random.choice(O_BALL))
        targets = tuple(random.sample(range(HEXES), len(play.targets)))
        play = play._replace(targets=targets)
        if play.target >= 0:
            play = play._replace(target=random.choice(targets) if targets else random.randrange(HEXES))
    if side != "D":
        if play.d_line and not play.lines_shown:
            play = play._replace(d_line=random.choice(D_LINE))
        if play.d_backs and not play.backs_shown:
            play = play._replace(d_backs=random.choice(D_BACKS))
    return state._replace(play=play)
