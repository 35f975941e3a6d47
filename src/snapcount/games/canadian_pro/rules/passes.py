"""Chapter 4, and CP-16.25: passes and screens."""

from __future__ import annotations

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.cells import Cell
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.pass_gains import pass_gain, receiving, screen_gain
from snapcount.games.canadian_pro.rules.runs import end_of_gain, run_fouls
from snapcount.games.canadian_pro.rules.settings import Setting
from snapcount.games.canadian_pro.rules.solitaire import initial_setting, pass_setting
from snapcount.games.canadian_pro.rules.throws import (
    RETHROW,
    SCRAMBLE,
    SNAP_DEFENCE,
    SNAP_OFFENCE,
    throw,
)
from snapcount.games.canadian_pro.rules.turnovers import interception, interception_spot, loose_ball
from snapcount.games.canadian_pro.state import End, Play, State
from snapcount.games.canadian_pro.tables import FIELD, LAW
from snapcount.games.canadian_pro.teams.cards import PassingCard, Player

SCREEN_SPOT = -5
"""CP-16.25."""


def passing(man: Player) -> PassingCard:
    assert man.passing is not None
    return man.passing


@rule("CP-4.11")
def pass_play(t: Table, state: State, call: Call, defence: DefenceCall | None) -> Play:
    """X and R first, then completion, then the gain; a screen is set and completed as a short pass (CP-16.21)."""
    initial = initial_setting(t, state, defence)
    total, against = throw(t, SNAP_OFFENCE), throw(t, SNAP_DEFENCE)
    return throw_pass(t, state, call, pass_setting(t, state, call, defence, initial, against), total)


def throw_pass(t: Table, state: State, call: Call, setting: Setting, total: int) -> Play:
    """X or R obtained by the defence counts if the quarterback's cell agrees (CP-13.11); RX answers both (CP-4.21).

    The cell is that of the first offensive total, also after a range check (CP-18.9); a second total reads completion.
    """
    rush = passing(line_of(state, state.situation.offence).men["QB"]).rush_x[call.depth][total - 2]
    if "X" in setting.flags and "X" in rush.letters:
        return intercepted(t, state, call, setting, total)
    if "R" in setting.flags and "R" in rush.letters:
        return rushed(t, state, call, setting, total)
    if "X" in setting.flags or "R" in setting.flags:
        total = again(t, setting.flags, rush.text)
    return thrown(t, state, call, setting, total)


@rule("CP-4.16")
def again(t: Table, flags: str, cell: str) -> int:
    """The quarterback's cell doesn't agree: the offensive dice are thrown again."""
    t.tell("came_to_nothing", flags=flags, cell=cell)
    return throw(t, RETHROW)


def pass_fouls(offence: Seat, letters: str, flags: str) -> tuple[tuple[Seat, str], ...]:
    """CP-8.2: CP or P of a passing cell is against the offence, whether complete or not."""
    ours = ((offence, "pass_offence"),) if "P" in letters else ()
    return ours + (((offence.other, "pass_defence"),) if "P" in flags else ())


def passed(
    state: State,
    call: Call,
    setting: Setting,
    end: End,
    time: str,
    gain: int,
    letters: str,
    lost: int | None,
    open_pass: bool,
) -> Play:
    seat, ball, _, _ = state.situation
    fouls = pass_fouls(seat, letters, setting.flags)
    hurt = "pass" if "N" in letters else ""
    who, defender, home = call.who, setting.defender, Seat.HOME
    receiver = who, call.depth
    return new(
        Play,
        ("pass", seat, ball, end, time, gain, fouls, hurt, lost, open_pass, receiver, who, 0, defender,
         None, home, 0, 0, 0, "", 0),
    )  # fmt: skip


@rule("CP-4.14")
def intercepted(t: Table, state: State, call: Call, setting: Setting, total: int) -> Play:
    """X on both cards: the receiver's column gives the spot."""
    seat, ball, _, _ = state.situation
    line = line_of(state, seat)
    cells = receiving(line.men[call.who]).columns[call.depth]
    yards = SCREEN_SPOT if call.variant == "screen" else interception_spot(t, cells)
    if t.listens:
        t.tell(
            "intercepted",
            seat=seat.other,
            spot=other_end(LAW, ball + yards),
            passer=line.men["QB"].name,
            receiver=line.men[call.who].name,
            card="Pass Rush-X",
            column=call.depth,
            row=total,
            yards=yards,
            by=defender_name(state, setting),
        )
    end = interception(t, state.options, seat.other, ball + yards)
    return passed(state, call, setting, end, "turnover", 0, "", None, True)


def defender_name(state: State, setting: Setting) -> str:
    if not setting.defender:
        return ""
    return line_of(state, state.situation.offence.other).men[setting.defender].name


@rule("CP-4.17")
def rushed(t: Table, state: State, call: Call, setting: Setting, total: int) -> Play:
    """R on both cards: Sb on the same row is the loss, or RUN."""
    seat, ball, _, _ = state.situation
    man = line_of(state, seat).men["QB"]
    cell = passing(man).sb[total - 2]
    if cell.word == "RUN":
        return scramble(t, state, man, setting)
    t.tell(
        "sacked",
        seat=seat,
        spot=ball + cell.yards,
        team=state.options.team(seat),
        player=man.name,
        card="Sb",
        column="Sb",
        row=total,
        cell=cell.text,
        yards=cell.yards,
        provenance=man.provenance,
    )
    end, lost = end_of_gain(t, state.options, seat, ball, cell.yards, cell)
    return passed(state, call, setting, end, "run", cell.yards, "", lost, False)


@rule("CP-4.18")
def scramble(t: Table, state: State, man: Player, setting: Setting) -> Play:
    """Two dice on column 5 of the quarterback's running card, as a run, whatever the setting (CP-13.12)."""
    total = throw(t, SCRAMBLE)
    assert man.run is not None
    seat, ball, _, _ = state.situation
    cell = man.run.columns[5][total - 2]
    gain = man.run.a if state.options.advanced and "A" in cell.letters else cell.yards
    t.tell(
        "gained",
        seat=seat,
        play="run",
        spot=ball + gain,
        team=state.options.team(seat),
        carrier="QB",
        scramble=True,
        player=man.name,
        card="run",
        provenance=man.provenance,
        column=5,
        row=total,
        cell=cell.text,
        yards=gain,
    )
    end, lost = end_of_gain(t, state.options, seat, ball, gain, cell)
    fouls = run_fouls(seat, cell.letters, "")
    if "P" in setting.flags:
        fouls += ((seat.other, "pass_defence"),)
    hurt = "run" if "N" in cell.letters else ""
    return Play("run", seat, ball, end, "run", gain, fouls, hurt, lost, carrier="QB")


@rule("CP-4.12")
def thrown(t: Table, state: State, call: Call, setting: Setting, total: int) -> Play:
    """Only C makes a pass complete; F is a fumbled snap."""
    seat, ball, _, _ = state.situation
    men = line_of(state, seat).men
    man = men["QB"]
    cell = passing(man).columns[setting.final][total - 2]
    board = setting.final in (0, 6)
    if t.listens:
        t.tell(
            "threw",
            seat=seat,
            team=state.options.team(seat),
            passer=man.name,
            receiver=men[call.who].name,
            position=call.who,
            depth=call.depth,
            screen=call.variant == "screen",
            card="Playboard" if board else "passing",
            provenance="reconstructed" if board else man.provenance,
            column=setting.final,
            row=total,
            cell=cell.text,
            complete=cell.word == "C",
        )
    if cell.word == "C":
        return caught(t, state, call, setting, cell)
    if "F" in cell.letters:
        return snap_fumble(t, state, call, setting, cell)
    why = "hurt" if "N" in cell.letters else "foul" if "P" in cell.letters else "missed"
    if t.listens:
        t.tell("incomplete", seat=seat, why=why)
    end = new(End, (seat, ball, "dead", False, False))
    return passed(state, call, setting, end, "incomplete", 0, cell.letters, None, True)


@rule("CP-4.19")
def snap_fumble(t: Table, state: State, call: Call, setting: Setting, cell: Cell) -> Play:
    """F in a passing cell: the ball is loose at the line of scrimmage."""
    seat, ball, _, _ = state.situation
    end = loose_ball(t, state.options, seat, ball, False, True)
    lost = None if end.team is seat else ball
    return passed(state, call, setting, end, "run", 0, cell.letters, lost, False)


@rule("CP-4.13")
def caught(t: Table, state: State, call: Call, setting: Setting, thrown: Cell) -> Play:
    """Two dice on the receiver's column of the length thrown; TD is a touchdown from anywhere.

    P, N and F beside the gain work as on a run (CP-4.23).
    """
    seat, ball, _, _ = state.situation
    man = line_of(state, seat).men[call.who]
    gain, cell = (
        screen_gain(t, state, man, setting)
        if call.variant == "screen"
        else pass_gain(t, state, man, call.depth)
    )
    if cell.word == "TD":
        gain = FIELD - ball
    if t.listens:
        t.tell(
            "gained",
            seat=seat,
            play="pass",
            yards=gain,
            spot=ball + gain,
            player=man.name,
            position=call.who,
            depth=call.depth,
        )
    end, lost = end_of_gain(t, state.options, seat, ball, gain, cell)
    return passed(state, call, setting, end, "complete", gain, thrown.letters + cell.letters, lost, False)
