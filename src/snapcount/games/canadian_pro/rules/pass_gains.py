"""Chapter 4, and CP-16.22, CP-16.23: how far a complete pass goes."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.canadian_pro.rules.cells import Cell
from snapcount.games.canadian_pro.rules.settings import Setting
from snapcount.games.canadian_pro.rules.throws import GAIN, SCREEN_GAIN, throw
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import SCREEN
from snapcount.games.canadian_pro.teams.cards import Player, ReceivingCard


def receiving(man: Player) -> ReceivingCard:
    assert man.receiving is not None
    return man.receiving


@rule("CP-4.13")
def pass_gain(t: Table, state: State, man: Player, depth: str) -> tuple[int, Cell]:
    """The number of the cell; an asterisk means nothing but to a screen (CP-4.10)."""
    total = throw(t, GAIN)
    cell = receiving(man).columns[depth][total - 2]
    if t.listens:
        t.tell(
            "gain_read",
            seat=state.situation.offence,
            team=state.options.team(state.situation.offence),
            player=man.name,
            card="receiving",
            provenance=man.provenance,
            column=depth,
            row=total,
            cell=cell.text,
            yards=cell.yards,
        )
    return cell.yards, cell


@rule("CP-16.22")
def screen_gain(t: Table, state: State, man: Player, setting: Setting) -> tuple[int, Cell]:
    """The S column; an asterisk there, or an R that came to nothing (CP-16.23), leads to the screen table."""
    if "R" not in setting.flags:
        gain, cell = pass_gain(t, state, man, "S")
        if "*" not in cell.letters:
            return gain, cell
    total = throw(t, SCREEN_GAIN)
    cell = SCREEN[total - 2]
    gain = receiving(man).longest if cell.word == "LG" else cell.yards
    t.tell(
        "gain_read",
        seat=state.situation.offence,
        team=state.options.team(state.situation.offence),
        player=man.name,
        card="screen",
        provenance="printed",
        column="",
        row=total,
        cell=cell.text,
        yards=gain,
    )
    return gain, cell
