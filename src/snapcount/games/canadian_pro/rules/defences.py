"""What the defence may call, and why not (chapters 4, 12, 14, 16)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.state import Options
from snapcount.games.canadian_pro.tables import ALIGNMENTS, BACKS, BLITZ, FORMATIONS, MAN, ORDINARY, RECEIVERS

SE_FL = "SE/FL"
DOUBLES = (*RECEIVERS, SE_FL)


class DefenceCall(NamedTuple):
    """What the defence does. A blitz card takes no setting (0); Basic has nothing but the setting."""

    setting: int
    card: str = ""
    key: str = ""
    double: str = ""
    alignment: str = ""
    """Empty: the usual 4-3-5."""


def defence_problem(options: Options, call: DefenceCall) -> Refusal | None:
    """Why the defence may not call this, or None."""
    if not options.advanced:
        if call != DefenceCall(call.setting):
            return Refusal("CP-1.1", "Cards, keys and double coverage belong to the Advanced Game.")
        return setting_problem(call.setting)
    if call.card not in FORMATIONS:
        return Refusal(
            "CP-12.1", f"{call.card or 'Nothing'} isn't a formation card: {', '.join(FORMATIONS)}."
        )
    if call.key and call.double:
        return Refusal("CP-14.3", "Key a back or double a receiver: not both on one play.")
    if call.card in BLITZ:
        return blitz_problem(call)
    return (
        setting_problem(call.setting) or key_problem(call) or double_problem(call) or alignment(options, call)
    )


def setting_problem(setting: int) -> Refusal | None:
    if 1 <= setting <= 5:
        return None
    return Refusal("CP-4.1", f"Setting {setting} can't be chosen: expected 1, 2, 3, 4 or 5.")


def blitz_problem(call: DefenceCall) -> Refusal | None:
    if call.setting:
        return Refusal("CP-14.7", "A blitz card brings its own setting: leave yours out.")
    if call.key or call.double:
        return Refusal("CP-14.8", "No key and no double coverage with a blitz.")
    return Refusal("CP-16.27", "You can blitz only from 4-3-5.") if call.alignment else None


def key_problem(call: DefenceCall) -> Refusal | None:
    if not call.key or (call.key in BACKS and call.setting <= 3):
        return None
    return Refusal("CP-14.1", "Key on FB, HB or WB, with setting 1, 2 or 3.")


def double_problem(call: DefenceCall) -> Refusal | None:
    if not call.double or (call.double in DOUBLES and call.card in MAN and call.setting >= 3):
        return None
    return Refusal("CP-14.4", "Double coverage needs a man card and a setting of 3, 4 or 5.")


def alignment(options: Options, call: DefenceCall) -> Refusal | None:
    if not call.alignment:
        return None
    if "alignments" not in options.switches:
        return Refusal("CP-16.1", "Other alignments are an optional rule that is not in use.")
    if call.alignment in ALIGNMENTS:
        return None
    return Refusal(
        "CP-16.26", f"{call.alignment!r:.20} isn't an alignment: expected {', '.join(ALIGNMENTS)}."
    )


@lru_cache(maxsize=16)
def defence_calls(advanced: bool, alignments: bool) -> tuple[DefenceCall, ...]:
    """Every legal call of the defence."""
    if not advanced:
        return tuple(DefenceCall(setting) for setting in range(1, 6))
    usual = [
        DefenceCall(setting, card, key, double)
        for card in ORDINARY
        for setting in range(1, 6)
        for key, double in extras(card, setting)
    ]
    shifted = [call._replace(alignment=name) for call in usual for name in (ALIGNMENTS if alignments else ())]
    return (*usual, *(DefenceCall(0, card) for card in BLITZ), *shifted)


def extras(card: str, setting: int) -> list[tuple[str, str]]:
    keys = [(back, "") for back in BACKS] if setting <= 3 else []
    doubles = [("", who) for who in DOUBLES] if card in MAN and setting >= 3 else []
    return [("", ""), *keys, *doubles]
