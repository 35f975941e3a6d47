"""Chapter 4, with CP-12.11, CP-15.8 and CP-16.4: runs, sneaks and grounding."""

from __future__ import annotations

from snapcount.core.data.made import new
from snapcount.core.table import Seat, Table, rule
from snapcount.football.situation import Situation
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.cells import Cell
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.settings import Setting
from snapcount.games.canadian_pro.rules.solitaire import initial_setting, run_setting
from snapcount.games.canadian_pro.rules.throws import SNAP_DEFENCE, SNAP_OFFENCE, SNEAK_GAIN, throw
from snapcount.games.canadian_pro.rules.turnovers import loose_ball
from snapcount.games.canadian_pro.state import End, Options, Play, State
from snapcount.games.canadian_pro.tables import FIELD, SNEAK
from snapcount.games.canadian_pro.teams.cards import Player


@rule("CP-3.5")
def run_play(t: Table, state: State, call: Call, defence: DefenceCall | None) -> Play:
    """Setting, dice, setting changed, the carrier's card.

    CP-12.4: the defensive total serves the setting and its checks, the offensive one reads the card.
    """
    initial = initial_setting(t, state, defence)
    total, against = throw(t, SNAP_OFFENCE), throw(t, SNAP_DEFENCE)
    return carry(t, state, call, run_setting(t, state, call, defence, initial, against), total)


def carry(t: Table, state: State, call: Call, setting: Setting, total: int) -> Play:
    """The carrier's card in the column of the final setting, and where that leads (CP-12.16, CP-12.17)."""
    seat, ball, _, _ = state.situation
    man = line_of(state, seat).men[call.who]
    gain, cell = read_run(t, state.options, state.situation, man, call.who, setting.final, total)
    end, lost = end_of_gain(t, state.options, seat, ball, gain, cell)
    fouls = run_fouls(seat, cell.letters, setting.flags)
    return Play(
        "run",
        seat,
        ball,
        end,
        "run",
        gain,
        fouls,
        "run" if "N" in cell.letters else "",
        lost,
        carrier=call.who,
        hole=call.hole,
    )


def run_fouls(offence: Seat, letters: str, flags: str) -> tuple[tuple[Seat, str], ...]:
    """CP-8.4, CP-8.5: P on the card is against the offence, P obtained by the defence against the defence."""
    ours = ((offence, "run_offence"),) if "P" in letters else ()
    return ours + (((offence.other, "run_defence"),) if "P" in flags else ())


@rule("CP-4.8")
def read_run(
    t: Table, options: Options, now: Situation[int], man: Player, who: str, column: int, total: int
) -> tuple[int, Cell]:
    """The gain in the column of the final setting; 0 and 6 are the Playboard's (CP-4.7).

    A is the A= figure in the Advanced Game (CP-12.11) and nothing in the Basic Game (CP-4.9).
    """
    assert man.run is not None
    seat, ball, _, _ = now
    cell = man.run.columns[column][total - 2]
    gain = man.run.a if options.advanced and "A" in cell.letters else cell.yards
    board = column in (0, 6)
    if t.listens:
        t.tell(
            "gained",
            seat=seat,
            play="run",
            spot=ball + gain,
            team=options.team(seat),
            carrier=who,
            player=man.name,
            card="Playboard" if board else "run",
            provenance="reconstructed" if board else man.provenance,
            column=column,
            row=total,
            cell=cell.text,
            yards=gain,
        )
    return gain, cell


def end_of_gain(
    t: Table, options: Options, offence: Seat, los: int, gain: int, cell: Cell
) -> tuple[End, int | None]:
    """Where a gain ends (CP-3.9), and where the offence lost the ball if it did (CP-5.1, CP-7.3, CP-7.4)."""
    spot = los + gain
    if spot > FIELD or cell.word == "TD":
        return touchdown(t, offence), None
    if "F" in cell.letters:
        end = loose_ball(t, options, offence, spot, False)
        return end, None if end.team is offence else spot
    if spot < 0:
        return safety(t, offence.other), None
    return new(End, (offence, spot, "dead", False, False)), None


@rule("CP-7.3")
def touchdown(t: Table, team: Seat) -> End:
    """A gain that exceeds the distance to the goal line."""
    t.tell("signalled", seat=team, how="touchdown")
    return End(team, 0, "touchdown")


@rule("CP-7.4")
def safety(t: Table, team: Seat) -> End:
    """The ball is dead behind the offence's own goal line; `team` scores."""
    t.tell("signalled", seat=team, how="safety")
    return End(team, 0, "safety")


@rule("CP-16.4")
def sneak(t: Table, state: State, call: Call, defence: DefenceCall | None) -> Play:
    """The sneak table by the offensive pair alone (CP-16.5); the defence's call is thrown away."""
    total = throw(t, SNEAK_GAIN)
    cell = SNEAK[total - 2]
    seat, ball, _, _ = state.situation
    man = line_of(state, seat).men["QB"]
    t.tell(
        "gained",
        seat=seat,
        play="run",
        spot=ball + cell.yards,
        team=state.options.team(seat),
        carrier="QB",
        player=man.name,
        card="sneak",
        provenance="printed",
        column=0,
        row=total,
        cell=cell.text,
        yards=cell.yards,
    )
    end, lost = end_of_gain(t, state.options, seat, ball, cell.yards, cell)
    return Play("run", seat, ball, end, "run", cell.yards, lost=lost, carrier="QB")


@rule("CP-15.8")
def ground(t: Table, state: State, call: Call, defence: DefenceCall | None) -> Play:
    """No gain, and the down counts."""
    seat, ball, _, _ = state.situation
    t.tell("grounded", seat=seat, spot=ball)
    return Play("run", seat, ball, End(seat, ball), "ground")
