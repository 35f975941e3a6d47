"""CP-16.9, CP-16.10, CP-16.11, CP-16.12, CP-16.13, CP-16.14: the quick kick (option)."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.kicks import BLOCKED_PUNT, Kick, blocked, carried_by_wind
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.returns import QuickKick
from snapcount.games.canadian_pro.rules.solitaire import quick_kick_setting
from snapcount.games.canadian_pro.rules.throws import KICK_K, KICK_R, throw
from snapcount.games.canadian_pro.state import Play, State
from snapcount.games.canadian_pro.tables import FIELD, QUICK_KICK, QUICK_RETURN

LONGER_PER_STEP = 5


@rule("CP-16.10")
def quick_kick(t: Table, state: State, call: Call, defence: DefenceCall | None) -> QuickKick | Play:
    """Distance by offensive total, 5 yards longer for each step the setting is below 5."""
    setting = quick_kick_setting(t, state, defence)
    total, theirs = throw(t, KICK_K), throw(t, KICK_R)
    cell = QUICK_KICK[total - 2]
    if cell.word == "BLK":
        return blocked(t, state, BLOCKED_PUNT, "kick", setting)
    seat, ball, _, _ = state.situation
    length = carried_by_wind(state, seat, cell.yards + LONGER_PER_STEP * (5 - setting))
    landing = FIELD - ball - length
    t.tell(
        "punted",
        seat=seat,
        spot=ball + length,
        player=line_of(state, seat).men[call.who].name,
        table="quick kick",
        row=total,
        cell=cell.text,
        setting=setting,
        yards=length,
        landing=landing,
    )
    kick = Kick("kick", seat, ball, landing, "A", "kick")
    return QuickKick(kick, QUICK_RETURN[theirs - 2].yards)
