"""Chapter 6 and CP-16.15 to 16.18, 16.30: what becomes of a kick that comes down."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.games.canadian_pro.kicks import Kick, carried_by_wind, club
from snapcount.games.canadian_pro.questions import AnswerKickBack, ReturnKick
from snapcount.games.canadian_pro.state import End, Options, Play, State
from snapcount.games.canadian_pro.tables import END_ZONE, FIELD, QUICK_KICK
from snapcount.games.canadian_pro.teams import Returner
from snapcount.games.canadian_pro.throws import KICK_AGAIN, KICK_BACK, KICK_RETURN, RETURNER, throw
from snapcount.games.canadian_pro.turnovers import loose_ball

SECOND_SHORTER, THIRD_SHORTER = 10, 20
NO_THIRD_KICK = 7


class Ran(NamedTuple):
    """A kick return: how it ended, its yards and its letters."""

    end: End
    yards: int
    letters: str
    returner: str


def play_of(kick: Kick, end: End, time: str, fielded: int | None, ran: Ran | None = None) -> Play:
    """A kick that was fielded (or not) by the receiving team and came to this end."""
    fouls, hurt, yards, returner = kick.fouls, "kick" if kick.hurt else "", 0, ""
    if ran is not None:
        yards, returner = ran.yards, ran.returner
        if "P" in ran.letters:
            column = "kickoff_receiving" if kick.kind == "kickoff" else "kick_receiving"
            fouls += ((kick.kicker.other, column),)
        hurt = "kick" if "N" in ran.letters else hurt
    return Play(
        kick.kind,
        kick.kicker,
        kick.los,
        end,
        time,
        0,
        fouls,
        hurt,
        None,
        fielded=fielded,
        kicker=kick.kicker,
        kicked_from=kick.los,
        caught=kick.landing,
        run_back=yards,
        returner=returner,
    )


@rule("CP-6.23")
def received(t: Table, state: State, kick: Kick) -> Play:
    """Through the dead line, out of bounds, or fielded."""
    if kick.landing <= -END_ZONE:
        t.tell("scored", seat=kick.kicker, how="single")
        time = "out of bounds" if kick.time == "out of bounds" else "kick out"
        return play_of(kick, End(kick.kicker, 0, "single"), time, None)
    if not kick.letter:
        return out_of_bounds(t, kick)
    choice = choose(t, state, kick)
    if choice == "ground":
        return grounded(t, kick)
    if choice == "kick_back":
        return kick_back(t, state, kick)
    returner = kick.returner or club(state, kick.kicker.other).punt_returns[throw(t, RETURNER) - 2]
    if choice == "concede":
        return conceded(t, kick, returner)
    ran = run_back(t, state.options, kick.kicker.other, kick.landing, returner, kick.letter)
    return play_of(kick, ran.end, kick.time, kick.landing, ran)


@rule("CP-6.12")
def out_of_bounds(t: Table, kick: Kick) -> Play:
    """R's ball there without a return; beyond the goal line a single."""
    t.tell("out of bounds", seat=kick.kicker.other, spot=kick.landing)
    if kick.landing < 0:
        t.tell("scored", seat=kick.kicker, how="single")
        return play_of(kick, End(kick.kicker, 0, "single"), kick.time, None)
    return play_of(kick, End(kick.kicker.other, kick.landing), kick.time, None)


def choose(t: Table, state: State, kick: Kick) -> str:
    """CP-6.21, 6.25, 15.9, 16.15: what R may do with the ball."""
    choices = ["return"]
    if kick.landing < 0:
        choices.append("concede")
    if state.options.advanced:
        choices.append("ground")
        if state.has("kick_back"):
            choices.append("kick_back")
    if len(choices) == 1:
        return "return"
    name = kick.returner.name if kick.returner is not None else ""
    question = ReturnKick(kick.landing, tuple(choices), name, kick.letter)
    return t.ask(kick.kicker.other, question)


@rule("CP-15.9")
def grounded(t: Table, kick: Kick) -> Play:
    """Dead at that spot; in the end zone a single."""
    t.tell("grounded", seat=kick.kicker.other, spot=kick.landing)
    if kick.landing < 0:
        t.tell("scored", seat=kick.kicker, how="single")
        return play_of(kick, End(kick.kicker, 0, "single"), kick.time, kick.landing)
    return play_of(kick, End(kick.kicker.other, kick.landing), kick.time, kick.landing)


@rule("CP-6.22")
def conceded(t: Table, kick: Kick, returner: Returner) -> Play:
    """The single is conceded; the return dice are thrown all the same and only a P counts."""
    total = throw(t, KICK_RETURN)
    cell = returner.columns[kick.letter][total - 2]
    foul = "P" if "P" in cell.letters else ""
    t.tell(
        "conceded",
        seat=kick.kicker.other,
        player=returner.name,
        row=total,
        column=kick.letter,
        cell=cell.text,
        foul=bool(foul),
    )
    end = End(kick.kicker, 0, "single")
    return play_of(kick, end, kick.time, kick.landing, Ran(end, 0, foul, returner.name))


@rule("CP-6.4")
def run_back(t: Table, options: Options, seat: Seat, spot: int, returner: Returner, letter: str) -> Ran:
    """Two dice on the returner's column A or B (CP-6.6, 6.13)."""
    total = throw(t, KICK_RETURN)
    cell = returner.columns[letter][total - 2]
    ends = FIELD + 1 if cell.word == "TD" else spot + cell.yards
    yards = min(ends, FIELD) - spot
    t.tell(
        "returned",
        seat=seat,
        team=options.team(seat),
        player=returner.name,
        card="return",
        column=letter,
        row=total,
        cell=cell.text,
        yards=yards,
        number=cell.yards,
        spot=ends,
    )
    return Ran(
        end_of_return(t, options, seat, spot, ends, "F" in cell.letters), yards, cell.letters, returner.name
    )


@rule("CP-6.24")
def end_of_return(t: Table, options: Options, seat: Seat, spot: int, ends: int, fumble: bool) -> End:
    """Not brought out is a single; carried back over the goal line a safety touch."""
    if ends > FIELD:
        t.tell("scored", seat=seat, how="touchdown")
        return End(seat, 0, "touchdown", True)
    if fumble:
        return loose_ball(t, options, seat, ends, spot < 0)._replace(fresh=True)
    if ends < 0:
        how = "single" if spot < 0 else "safety"
        t.tell("scored", seat=seat.other, how=how)
        return End(seat.other, 0, how)
    return End(seat, ends, fresh=True)


# Kicks back (option)


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
    t.tell("kicked back", seat=seat, spot=spot, yards=length, landing=FIELD - spot - length)
    second = kick._replace(landing=FIELD - spot - length, kicker=seat, los=spot)
    ended = dead_kick(t, kick, second, spot + length)
    return ended if ended is not None else answered(t, state, kick, second)


@rule("CP-16.30")
def smothered(t: Table, state: State, kick: Kick, seat: Seat, spot: int) -> Play:
    """A kick back that is blocked is a fumble at the point of the catch."""
    t.tell("blocked", seat=seat, spot=spot)
    end = loose_ball(t, state.options, seat, spot, spot < 0)._replace(fresh=True)
    return play_of(kick, end, "kick", kick.landing)._replace(extra_kicks=1)


def dead_kick(t: Table, kick: Kick, last: Kick, reached: int) -> Play | None:
    """CP-16.18, 16.30: a kick back that stays in the kicker's end zone, or goes through the other one."""
    if reached >= 0 and last.landing > -END_ZONE:
        return None
    seat, how = (last.kicker.other, "touchdown") if reached < 0 else (last.kicker, "single")
    t.tell("scored", seat=seat, how=how)
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
    ran = run_back(t, state.options, seat, last.landing, returner, letter)
    return back_play(kick, last, ran.end, ran)


@rule("CP-16.17")
def third_kick(t: Table, state: State, kick: Kick, second: Kick) -> Play:
    """Below 7 it may be kicked a third time; otherwise the ball is dead where it was to be kicked."""
    seat, spot = second.kicker.other, second.landing
    total = throw(t, KICK_AGAIN)
    if total >= NO_THIRD_KICK:
        t.tell("no third kick", seat=seat, row=total, spot=spot)
        if spot < 0:
            t.tell("scored", seat=second.kicker, how="single")
            return back_play(kick, second, End(second.kicker, 0, "single"))
        return back_play(kick, second, End(seat, spot, fresh=True))
    length = back_length(t, state, seat, THIRD_SHORTER)
    if length is None:
        return smothered(t, state, kick, seat, spot)
    third = second._replace(landing=FIELD - spot - length, kicker=seat, los=spot)
    t.tell("kicked again", seat=seat, spot=spot, yards=length, landing=third.landing)
    ended = dead_kick(t, kick, third, spot + length)
    return ended if ended is not None else returned(t, state, kick, third, "A")


class QuickKick(NamedTuple):
    kick: Kick
    run: int


@rule("CP-16.11")
def received_quick_kick(t: Table, state: State, quick: QuickKick) -> Play:
    """The return lies on the table; no card, no fumble, no penalty."""
    kick, seat = quick.kick, quick.kick.kicker.other
    if kick.landing <= -END_ZONE:
        t.tell("scored", seat=kick.kicker, how="single")
        return play_of(kick, End(kick.kicker, 0, "single"), "kick out", None)
    choices = ["return", *(["concede"] if kick.landing < 0 else []), "ground"]
    if state.has("kick_back"):
        choices.append("kick_back")
    choice = t.ask(seat, ReturnKick(kick.landing, tuple(choices), "", "", quick.run))
    if choice == "kick_back":
        return kick_back(t, state, kick)
    if choice == "ground":
        return grounded(t, kick)
    ends = -1 if choice == "concede" else kick.landing + quick.run
    if choice == "return":
        t.tell(
            "returned", seat=seat, player="", card="quick kick", yards=quick.run, number=quick.run, spot=ends
        )
    end = end_of_return(t, state.options, seat, kick.landing, ends, False)
    run = Ran(end, quick.run if choice == "return" else 0, "", "")
    return play_of(kick, end, "kick", kick.landing, run)
