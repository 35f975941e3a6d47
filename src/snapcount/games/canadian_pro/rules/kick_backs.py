"""CP-16.15, CP-16.16, CP-16.17, CP-16.18, CP-16.30: kicks kicked back (option)."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.canadian_pro.questions import AnswerKickBack
from snapcount.games.canadian_pro.rules.kicks import Kick, carried_by_wind, club
from snapcount.games.canadian_pro.rules.run_backs import Ran, play_of, run_back
from snapcount.games.canadian_pro.rules.throws import KICK_AGAIN, KICK_BACK, RETURNER, throw
from snapcount.games.canadian_pro.rules.turnovers import loose_ball
from snapcount.games.canadian_pro.state import End, How, Play, State
from snapcount.games.canadian_pro.tables import END_ZONE, FIELD, LAW, QUICK_KICK

SECOND_SHORTER, THIRD_SHORTER = 10, 20
NO_THIRD_KICK = 7


def back_length(t: Table, state: State, seat: Seat, shorter: int) -> int | None:
    """A quick kick's distance, so much shorter; None if it is blocked."""
    total = throw(t, KICK_BACK)
    cell = QUICK_KICK[total - 2]
    if cell.word == "BLK":
        return None
    return carried_by_wind(state, seat, max(0, cell.yards - shorter))


@rule("CP-16.15")
def kick_back(t: Table, state: State, kick: Kick) -> Play:
    """R punts the ball back from where it was fielded."""
    seat, spot = kick.kicker.other, kick.landing
    length = back_length(t, state, seat, SECOND_SHORTER)
    if length is None:
        return smothered(t, state, kick, seat, spot)
    t.tell("kicked_back", seat=seat, spot=spot, yards=length, landing=FIELD - spot - length)
    second = kick._replace(landing=FIELD - spot - length, kicker=seat, los=spot)
    ended = dead_kick(t, kick, second, spot + length)
    return ended if ended is not None else answered(t, state, kick, second)


@rule("CP-16.30")
def smothered(t: Table, state: State, kick: Kick, seat: Seat, spot: int) -> Play:
    """A kick back that is blocked is a fumble at the point of the catch."""
    t.tell("blocked", seat=seat.other, spot=other_end(LAW, spot))
    end = loose_ball(t, state.options, seat, spot, spot < 0)._replace(fresh=True)
    return play_of(kick, end, "kick", kick.landing)._replace(extra_kicks=1)


def dead_kick(t: Table, kick: Kick, last: Kick, reached: int) -> Play | None:
    """CP-16.18, CP-16.30: a kick back that stays in the kicker's end zone, or goes through the other one."""
    stays = reached < 0
    if not stays and last.landing > -END_ZONE:
        return None
    how: How = "touchdown" if stays else "single"
    seat = last.kicker.other if stays else last.kicker
    t.tell("signalled", seat=seat, how=how)
    return back_play(kick, last, End(seat, 0, how))


def back_play(kick: Kick, last: Kick, end: End, ran: Ran | None = None) -> Play:
    """The play as the first kick's, with the last kick's kicker, spot and return."""
    fouls = kick.fouls
    if ran is not None and "P" in ran.letters:
        fouls += ((last.kicker.other, "kick_receiving"),)
    return Play(
        kick.kind,
        kick.kicker,
        kick.los,
        end,
        "kick",
        0,
        fouls,
        "kick" if kick.hurt or (ran is not None and "N" in ran.letters) else "",
        None,
        fielded=kick.landing,
        kicker=last.kicker,
        kicked_from=last.los,
        caught=last.landing,
        run_back=ran.yards if ran is not None else 0,
        returner=ran.returner if ran is not None else "",
        extra_kicks=1,
    )


@rule("CP-16.16")
def answered(t: Table, state: State, kick: Kick, second: Kick) -> Play:
    """The second kick is returned in column B, or a third is tried."""
    seat = second.kicker.other
    if t.ask(seat, AnswerKickBack(second.landing)) == "kick_again":
        return third_kick(t, state, kick, second)
    return returned(t, state, kick, second, "B")


def returned(t: Table, state: State, kick: Kick, last: Kick, letter: str) -> Play:
    seat = last.kicker.other
    returner = club(state, seat).punt_returns[throw(t, RETURNER) - 2]
    ran = run_back(t, state.options, seat, last.landing, returner, letter, False)
    return back_play(kick, last, ran.end, ran)


@rule("CP-16.17")
def third_kick(t: Table, state: State, kick: Kick, second: Kick) -> Play:
    """Below 7 it may be kicked a third time; otherwise the ball is dead where it was to be kicked."""
    seat, spot = second.kicker.other, second.landing
    total = throw(t, KICK_AGAIN)
    if total >= NO_THIRD_KICK:
        t.tell("third_kick_refused", seat=seat, row=total, spot=spot)
        if spot < 0:
            t.tell("signalled", seat=second.kicker, how="single")
            return back_play(kick, second, End(second.kicker, 0, "single"))
        return back_play(kick, second, End(seat, spot, fresh=True))
    length = back_length(t, state, seat, THIRD_SHORTER)
    if length is None:
        return smothered(t, state, kick, seat, spot)
    third = second._replace(landing=FIELD - spot - length, kicker=seat, los=spot)
    t.tell("kicked_again", seat=seat, spot=spot, yards=length, landing=third.landing)
    ended = dead_kick(t, kick, third, spot + length)
    return ended if ended is not None else returned(t, state, kick, third, "A")
