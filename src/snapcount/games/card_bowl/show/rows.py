"""Events to rows: what only Card Bowl knows of a play."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import rows as football
from snapcount.football.columns import Row
from snapcount.football.rows import Facts, Fill
from snapcount.games.card_bowl.rules.results import GAINS
from snapcount.games.card_bowl.show.log import event as logged
from snapcount.games.card_bowl.show.names import clock_text
from snapcount.games.card_bowl.state import Result
from snapcount.games.card_bowl.tables import LAW

QUIET = frozenset(
    "turned play_ended kept dealt moved stayed shown assigned rushed lined_up set declared scored first_down".split()
)
"""What a row says in its columns, or what only matters to who moves next."""
INTERVAL = 5
"""Seconds."""
UNDONE = ("penalty", "replay")
"""Results of plays that a penalty took back, or that never began."""


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per play, numbered."""
    return football.rows(events, names, LAW, say, FILL)


def say(event: Event, names: Names) -> str:
    return "" if event.what in QUIET else logged(event, names)


def began(row: Row, facts: Facts) -> None:
    row["tt_clock"] = clock_text(facts["left"])
    row["quarter_seconds_remaining"] = facts["left"] * INTERVAL


def turned(row: Row, facts: Facts) -> None:
    row["tt_cards"] = f"{row['tt_cards']} {facts['card']}".strip()


def lined_up(row: Row, facts: Facts) -> None:
    row["tt_offence_formation"] = facts["shape"]


def defence_set(row: Row, facts: Facts) -> None:
    """So many at the front, in zones and on receivers."""
    row["tt_defence_formation"] = "-".join(str(len(facts[name])) for name in ("front", "zones", "corners"))


def ran(row: Row, facts: Facts) -> None:
    row["tt_offence_call"] = f"run {facts['place']} {facts['lane']}"


def sneaked(row: Row, facts: Facts) -> None:
    row["tt_offence_call"] = f"sneak {facts['lane']}"


def threw(row: Row, facts: Facts) -> None:
    row["tt_offence_call"] = f"pass {facts['place']}"


def caught(row: Row, facts: Facts) -> None:
    row["air_yards"] = facts["yards"]


def gained(row: Row, facts: Facts) -> None:
    row["tt_offence_call"] = row["tt_offence_call"] or facts["call"]
    if facts["call"] == "kneel" and row["down"]:
        row["play_type"] = "qb_kneel"


def incomplete(row: Row, facts: Facts) -> None:
    if facts["call"] == "spike" and row["down"]:
        row["play_type"] = "qb_spike"


def ended(row: Row, facts: Facts) -> None:
    """What only the result of the whole play says: whether it stands, and what a fumbled play gained."""
    result: Result = facts["result"]
    if result.event in UNDONE:
        football.no_play(row)
    elif result.event == "retry":
        kind = row["play_type"]
        football.no_play(row)
        row["play_type"] = kind
    else:
        stood(row, result)


def stood(row: Row, result: Result) -> None:
    row["touchback"] = int(result.event == "touchback")
    if row["down"] and result.how == "fumble" and result.play not in ("punt", "field_goal"):
        fumbled(row, result)
    if row["down"] and row["complete_pass"] and row["air_yards"] != "":
        row["yards_after_catch"] = row["yards_gained"] - row["air_yards"]
        row["pass_length"] = football.pass_length(row["air_yards"])
    else:
        row["air_yards"] = ""


def fumbled(row: Row, result: Result) -> None:
    """A play that ended in a fumble gained what it had, or what its team made of it; before the throw it was a run."""
    if result.play == "sack":
        football.sacked(row, {"yards": result.yards}, ("", ""))
        return
    threw = GAINS.get(result.play) == "pass" and result.fact("base_yards") is not None
    football.gained(row, {"play": "pass" if threw else "run", "yards": result.yards}, ("", ""))


FILL: dict[str, Fill] = {
    "play_began": began,
    "turned": turned,
    "lined_up": lined_up,
    "set": defence_set,
    "ran": ran,
    "sneaked": sneaked,
    "threw": threw,
    "caught": caught,
    "gained": gained,
    "incomplete": incomplete,
    "play_ended": ended,
}
