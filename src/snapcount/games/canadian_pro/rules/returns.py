"""Chapter 6: what becomes of a kick that comes down."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Table, rule
from snapcount.games.canadian_pro.questions import ReturnKick
from snapcount.games.canadian_pro.rules.kick_backs import kick_back
from snapcount.games.canadian_pro.rules.kicks import Kick, club
from snapcount.games.canadian_pro.rules.run_backs import Ran, end_of_return, grounded, play_of, run_back
from snapcount.games.canadian_pro.rules.throws import KICK_RETURN, RETURNER, throw
from snapcount.games.canadian_pro.state import End, Play, State
from snapcount.games.canadian_pro.tables import END_ZONE
from snapcount.games.canadian_pro.teams.cards import Returner


@rule("CP-6.23")
def received(t: Table, state: State, kick: Kick) -> Play:
    """Through the dead line, kickoffs too (CP-6.7), out of bounds, or fielded."""
    if kick.landing <= -END_ZONE:
        t.tell("signalled", seat=kick.kicker, how="single")
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
    ran = run_back(
        t, state.options, kick.kicker.other, kick.landing, returner, kick.letter, kick.kind == "kickoff"
    )
    return play_of(kick, ran.end, kick.time, kick.landing, ran)


@rule("CP-6.12")
def out_of_bounds(t: Table, kick: Kick) -> Play:
    """R's ball there without a return; beyond the goal line a single."""
    t.tell("went_out_of_bounds", seat=kick.kicker.other, spot=kick.landing)
    if kick.landing < 0:
        t.tell("signalled", seat=kick.kicker, how="single")
        return play_of(kick, End(kick.kicker, 0, "single"), kick.time, None)
    return play_of(kick, End(kick.kicker.other, kick.landing), kick.time, None)


def choose(t: Table, state: State, kick: Kick) -> str:
    """CP-6.21, CP-6.25, CP-15.9, CP-16.15: what R may do with the ball."""
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


class QuickKick(NamedTuple):
    kick: Kick
    run: int


@rule("CP-16.11")
def received_quick_kick(t: Table, state: State, quick: QuickKick) -> Play:
    """The return lies on the table; no card, no fumble, no penalty."""
    kick, seat = quick.kick, quick.kick.kicker.other
    if kick.landing <= -END_ZONE:
        t.tell("signalled", seat=kick.kicker, how="single")
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
