"""The defensive setting of a play: what is added to it and what the defence obtains (chapters 4, 12 to 14, 18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Table, rule
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import SE_FL, DefenceCall
from snapcount.games.canadian_pro.rules.lineups import Line, blocking_back, line_of
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import (
    ALIGNMENT_CHANGES,
    FORMATIONS,
    LINEMEN,
    MAIN_MAN,
    MAIN_ZONE,
    WEATHER,
    Formation,
    Hole,
    Spot,
)
from snapcount.games.canadian_pro.teams.cards import Player, Range, RunCard

Parts = tuple[tuple[str, int], ...]


class Setting(NamedTuple):
    """The column to read, the X, R or P obtained by the defence, and the sum that led there."""

    final: int
    flags: str
    parts: Parts
    defender: str = ""


def cut(total: int) -> int:
    """CP-4.6: below 1 is 0, above 5 is 6, however far."""
    return 0 if total < 1 else 6 if total > 5 else total


def inside(total: int, span: Range) -> bool:
    """CP-13.10: both ends included."""
    return span[0] <= total <= span[1]


# Basic Game


@rule("CP-4.6")
def basic(t: Table, state: State, column: str, initial: int, total: int) -> Setting:
    """The DTC entry for the defensive total changes the setting and may show X, R or P; no rating counts (CP-1.11)."""
    dtc = line_of(state, state.situation.offence.other).team.dtc
    cell = dtc.columns[column][total - 2]
    first = "green die" if state.options.solitaire else "setting"
    parts = (first, initial), ("DTC", cell.yards)
    setting = new(Setting, (cut(initial + cell.yards), cell.letters, parts, ""))
    if t.listens:
        club = state.options.team(state.situation.offence.other)
        tell_setting(t, club, setting, "DTC", column, total, cell.text, dtc.provenance)
    return setting


def tell_setting(
    t: Table, team: str, setting: Setting, card: str, column: str, row: int, cell: str, provenance: str
) -> None:
    if t.listens:
        t.tell(
            "setting_added_up",
            team=team,
            card=card,
            column=column,
            row=row,
            cell=cell,
            provenance=provenance,
            parts=setting.parts,
            final=setting.final,
            flags=setting.flags,
        )


# Advanced Game: runs


@rule("CP-12.15")
def advanced_run(t: Table, state: State, call: Call, defence: DefenceCall, total: int) -> Setting:
    """All changes are added to the setting, then cut once."""
    ours, theirs = line_of(state, state.situation.offence), line_of(state, state.situation.offence.other)
    card = FORMATIONS[defence.card]
    hole = card.holes[call.hole]
    parts = run_parts(state, ours, theirs, call, defence)
    flags = run_flags(theirs, call, defence, total)
    return summed(t, parts, flags, card.name, f"hole {call.hole}", total, describe(hole))


def run_parts(state: State, ours: Line, theirs: Line, call: Call, defence: DefenceCall) -> Parts:
    """What is added up for a run, whatever the dice say: with nobody in red and no mark, no change (CP-12.6)."""
    card = FORMATIONS[defence.card]
    hole = card.holes[call.hole]
    parts = [first_part(card, call, defence), *keyed(hole, call, defence)]
    if hole.red == "offence":
        parts.append(blocker(ours, hole.above, call))
    elif hole.red == "defence":
        parts.append((hole.below, theirs.men[hole.below].run_rating))
    if not call.variant:
        word = individual(call.hole) if state.has("individual_runs") else hole.in_out
        parts += in_out(ours.men[call.who].run, word)
    elif card.kind != "blitz":
        parts.append((call.variant, card.draw if call.variant == "draw" else card.trap))
    if defence.alignment and hole.red:  # CP-16.29
        parts.append((defence.alignment, ALIGNMENT_CHANGES[defence.alignment][hole.red]))
    return (*parts, *weather(state, "run"))


def run_flags(theirs: Line, call: Call, defence: DefenceCall, total: int) -> str:
    """CP-12.7, CP-11.8: what the defence obtains by its total."""
    hole = FORMATIONS[defence.card].holes[call.hole]
    foul = hole.mark == "P" and not hole.red and inside(total, theirs.team.run_penalties)
    return "P" if foul else ""


def first_part(card: Formation, call: Call, defence: DefenceCall) -> tuple[str, int]:
    """The setting chosen; a blitz card supplies it (CP-14.7, CP-14.11)."""
    if card.kind != "blitz":
        return ("setting", defence.setting)
    if call.variant in ("draw", "trap"):
        return (f"{card.name} {call.variant}", card.draw if call.variant == "draw" else card.trap)
    return (card.name, card.initial[str(call.hole) if call.play == "run" else call.depth])


def keyed(hole: Hole, call: Call, defence: DefenceCall) -> Parts:
    """CP-14.2: the keyed back carries, -2. CP-12.8: WK and the key on another back, +2."""
    if not defence.key:
        return ()
    if defence.key == call.who:
        return (("key", -2),)
    return (("wrong key", 2),) if hole.mark == "WK" and not hole.red else ()


def blocker(line: Line, place: str, call: Call) -> tuple[str, int]:
    """CP-12.5, CP-12.9: a lineman's run rating, or the B of TE, WB or the blocking back."""
    if place in LINEMEN:
        return (place, line.men[place].run_rating)
    who = blocking_back(call.who, call.hole) if place == "RB" else place
    man = line.men.get(who)
    return (f"{who} B", man.block if man is not None else 0)


def individual(hole: int) -> str:
    """CP-16.19: plunges use IN, sweeps OUT, off tackle neither."""
    return "IN" if hole in (2, 3) else "OUT" if hole in (8, 9) else ""


def in_out(card: RunCard | None, word: str) -> Parts:
    """CP-12.10: the carrier's own rating of that name."""
    if not word or card is None:
        return ()
    return ((word, card.inside if word == "IN" else card.outside),)


def weather(state: State, column: str) -> Parts:
    change = WEATHER[state.weather].changes[column] if state.weather else 0
    return (("weather", change),) if change else ()


def describe(hole: Hole) -> str:
    """The hole as the card shows it: above / below, the one in red in capitals after a star."""
    red = {"offence": f" red {hole.above}", "defence": f" red {hole.below}"}.get(hole.red, "")
    return f"{hole.above}/{hole.below}{red}{f' {hole.mark}' if hole.mark else ''}" + (
        f" {hole.in_out}" if hole.in_out else ""
    )


def summed(
    t: Table, parts: Sequence[tuple[str, int]], flags: str, card: str, column: str, row: int, cell: str
) -> Setting:
    """CP-11.11: every rating is a number added to the setting."""
    setting = Setting(cut(sum(change for _, change in parts)), flags, tuple(parts))
    tell_setting(t, "", setting, card, column, row, cell, "reconstructed")
    return setting


# Advanced Game: passes


@rule("CP-13.13")
def advanced_pass(t: Table, state: State, call: Call, defence: DefenceCall, total: int) -> Setting:
    """Setting, zone change, the cell's rating, double coverage, alignment and weather."""
    ours, theirs = line_of(state, state.situation.offence), line_of(state, state.situation.offence.other)
    card = FORMATIONS[defence.card]
    spot = spot_of(call, defence)
    parts = pass_parts(state, ours, theirs, call, defence)
    flags = spot_flags(ours, theirs, spot, total)
    column = f"zone {call.zone}" if card.kind == "zone" else f"{call.who} {call.depth}"
    setting = summed(t, parts, flags, card.name, column, total, spot_text(spot))
    row = MAIN_ZONE[call.zone] if card.kind == "zone" else MAIN_MAN[call.who]
    return setting._replace(defender=spot.main or row)


def pass_parts(state: State, ours: Line, theirs: Line, call: Call, defence: DefenceCall) -> Parts:
    """What is added up for a pass, whatever the dice say: on a zone card always its own change (CP-13.2, CP-13.7)."""
    card = FORMATIONS[defence.card]
    spot = spot_of(call, defence)
    parts = [first_part(card, call, defence)]
    if card.kind == "zone":
        parts.append(("zone", card.pass_change[call.depth]))
    parts += doubled(spot, call, defence)
    parts += spot_parts(ours, theirs, call, spot)
    if defence.alignment:
        parts.append((defence.alignment, ALIGNMENT_CHANGES[defence.alignment][call.depth]))
    return (*parts, *weather(state, call.depth))


def spot_of(call: Call, defence: DefenceCall) -> Spot:
    """CP-13.1: the zone thrown into on a zone card; CP-13.8: on man and blitz cards the receiver and the length."""
    card = FORMATIONS[defence.card]
    return card.zones[call.zone] if card.kind == "zone" else card.men[call.who][call.depth]


def spot_parts(ours: Line, theirs: Line, call: Call, spot: Spot) -> Parts:
    """CP-13.3, CP-13.4, CP-13.6, CP-13.15: what the men and marks in red add."""
    parts: Parts = ()
    if spot.red == "receiver":
        parts = (receiver_rating(ours, call),)
    elif spot.red:
        parts = ((spot.red, theirs.men[spot.red].pass_rating),)
    return (*parts, passer_rating(ours)) if spot.mark == "LP" else parts


def spot_flags(ours: Line, theirs: Line, spot: Spot, total: int) -> str:
    """CP-13.3, CP-13.4, CP-13.5: the check on the defensive total. A second defender has none (CP-14.6)."""
    flags = ""
    if spot.red and spot.red != "receiver" and inside(total, theirs.men[spot.red].x):
        flags = "X"
    if spot.mark == "P" and not spot.red and inside(total, theirs.team.pass_penalties):
        flags += "P"
    if spot.rush and inside(total, rusher(ours, theirs, spot.rush).r):
        flags += "R"
    return flags


def receiver_rating(line: Line, call: Call) -> tuple[str, int]:
    card = line.men[call.who].receiving
    return (f"{call.who} {call.depth}", card.ratings[call.depth] if card is not None else 0)


def passer_rating(line: Line) -> tuple[str, int]:
    card = line.men["QB"].passing
    return ("LP", card.long_pass if card is not None else 0)


def rusher(ours: Line, theirs: Line, place: str) -> Player:
    """CP-13.10: an offensive lineman's range counts too; CP-14.9: and a linebacker's."""
    return (ours if place in LINEMEN else theirs).men[place]


def doubled(spot: Spot, call: Call, defence: DefenceCall) -> Parts:
    """CP-14.5: thrown to a double covered man, +2. CP-13.9: WDC and the cover elsewhere, -2."""
    if not defence.double:
        return ()
    covered = ("SE", "FL") if defence.double == SE_FL else (defence.double,)
    if call.who in covered:
        return (("double coverage", 2),)
    return (("wrong double coverage", -2),) if spot.mark == "WDC" else ()


def spot_text(spot: Spot) -> str:
    words = [f"red {spot.red}" if spot.red else "", f"R-{spot.rush}" if spot.rush else "", spot.mark]
    return " ".join(word for word in words if word) or "nothing"
