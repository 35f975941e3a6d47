"""Chapters 17 and 18: the green die and the charts; and the setting of a play in whichever game is played."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.settings import (
    Parts,
    Setting,
    advanced_pass,
    advanced_run,
    basic,
    blocker,
    in_out,
    inside,
    passer_rating,
    receiver_rating,
    rusher,
    summed,
    weather,
)
from snapcount.games.canadian_pro.rules.throws import GREEN_DIE, RANGE, throw
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import (
    BACKS,
    FORMATIONS,
    LINEMEN,
    MAIN_ZONE,
    SOLITAIRE_IN_OUT,
    SOLITAIRE_PASS,
    SOLITAIRE_RUN,
    green_setting,
)
from snapcount.games.canadian_pro.teams.cards import Range


@rule("CP-17.2")
def green(t: Table, state: State) -> int:
    """The green die gives the initial setting by down and yards to go."""
    face = throw(t, GREEN_DIE)
    initial = green_setting(state.situation.down, max(1, state.to_go), face)
    t.tell("green_thrown", face=face, setting=initial, down=state.situation.down, to_go=state.to_go)
    return initial


def initial_setting(t: Table, state: State, defence: DefenceCall | None) -> int:
    return green(t, state) if defence is None else defence.setting


@rule("CP-18.3")
def solitaire_run(t: Table, state: State, call: Call, initial: int, total: int) -> Setting:
    """The chart names a man whose rating counts, or a penalty check; IN and OUT always count."""
    ours, theirs = line_of(state, state.situation.offence), line_of(state, state.situation.offence.other)
    entry = SOLITAIRE_RUN[total][call.hole]
    parts: list[tuple[str, int]] = [("green die", initial)]
    flags = ""
    if entry == "P":
        flags = "P" if in_range(t, theirs.team.run_penalties) else ""
    elif entry in (*LINEMEN, "RB", "WB", "TE"):
        parts.append(blocker(ours, entry, call))
    elif entry != "NC":
        parts.append((entry, theirs.men[entry].run_rating))
    parts += in_out(ours.men[call.who].run, SOLITAIRE_IN_OUT.get(call.hole, ""))
    parts += weather(state, "run")
    return summed(t, parts, flags, "solitaire runs", f"hole {call.hole}", total, entry)


@rule("CP-18.4")
def solitaire_pass(t: Table, state: State, call: Call, initial: int, total: int) -> Setting:
    """The number of the row, always (CP-18.6), and the rating or check of the zone."""
    changes, entries = SOLITAIRE_PASS[total]
    entry = entries[call.zone - 1]
    parts: list[tuple[str, int]] = [("green die", initial), (f"roll {total}", changes[call.depth])]
    added, flags = solitaire_entry(t, state, call, entry)
    parts += added
    parts += weather(state, call.depth)
    setting = summed(t, parts, flags, "solitaire passes", f"zone {call.zone}", total, entry or "nothing")
    theirs = line_of(state, state.situation.offence.other).men
    named = entry.removeprefix("X-")
    return setting._replace(defender=named if named in theirs and named not in OURS else MAIN_ZONE[call.zone])


OURS = (*LINEMEN, *BACKS, "TE", "SE", "FL", "QB")


def solitaire_entry(t: Table, state: State, call: Call, entry: str) -> tuple[Parts, str]:
    ours, theirs = line_of(state, state.situation.offence), line_of(state, state.situation.offence.other)
    if entry == "REC":
        return (receiver_rating(ours, call),), ""
    if entry == "LP":
        return (passer_rating(ours),), ""
    if entry == "P":
        return (), "P" if in_range(t, theirs.team.pass_penalties) else ""
    if entry[:2] == "X-":
        return (), "X" if in_range(t, theirs.men[entry[2:]].x) else ""
    if entry[:2] == "R-":
        return (), "R" if in_range(t, rusher(ours, theirs, entry[2:]).r) else ""
    return ((entry, theirs.men[entry].pass_rating),) if entry else (), ""


@rule("CP-18.5")
def in_range(t: Table, span: Range) -> bool:
    """Two more dice are checked against the range."""
    total = throw(t, RANGE)
    t.tell("checked", total=total, low=span[0], high=span[1], inside=inside(total, span))
    return inside(total, span)


def run_setting(
    t: Table, state: State, call: Call, defence: DefenceCall | None, initial: int, total: int
) -> Setting:
    """The setting of a run in whichever game is played: the DTC's in the Basic Game alone (CP-11.1).

    Without a defence's call the charts take the place of a formation card (CP-18.1).
    """
    if not state.options.advanced:
        return basic(t, state, "run", initial, total)
    if defence is None:
        return solitaire_run(t, state, call, initial, total)
    return advanced_run(t, state, call, defence, total)


def pass_setting(
    t: Table, state: State, call: Call, defence: DefenceCall | None, initial: int, total: int
) -> Setting:
    """The setting of a pass in whichever game is played (CP-11.1, CP-18.1)."""
    if not state.options.advanced:
        return basic(t, state, call.depth, initial, total)
    if defence is None:
        return solitaire_pass(t, state, call, initial, total)
    return advanced_pass(t, state, call, defence, total)


def quick_kick_setting(t: Table, state: State, defence: DefenceCall | None) -> int:
    """CP-16.14: the setting called, a blitz card's own number, or the green die's."""
    if defence is None:
        return green(t, state)
    card = FORMATIONS[defence.card]
    return card.initial["quick_kick"] if card.kind == "blitz" else defence.setting
