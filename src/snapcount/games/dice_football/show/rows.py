"""Events to rows: what only Dice Football knows of a play."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import rows as football
from snapcount.football.columns import Row
from snapcount.football.events import PLAY_TYPES
from snapcount.football.rows import Facts, Fill
from snapcount.games.dice_football.rules.snap import KINDS
from snapcount.games.dice_football.show.log import event as say
from snapcount.games.dice_football.show.moments import plays
from snapcount.games.dice_football.state import Call
from snapcount.games.dice_football.tables import LAW

LENGTHS = {Call.SHORT_PASS: "short", Call.LONG_PASS: "deep"}


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per snap, kickoff, free kick and try."""
    return football.rows(events, names, LAW, say, FILL)


def began(row: Row, facts: Facts) -> None:
    row["tt_clock"] = plays(facts["left_in_quarter"])
    row["tt_quarter_plays_remaining"] = facts["left_in_quarter"]
    if "card" in facts:
        row["tt_defence_call"] = str(facts["defence"])
        offence_call(row, facts["card"])


def offence_call(row: Row, card: Call) -> None:
    row |= {"tt_offence_call": card.value, "pass_length": LENGTHS.get(card, "")}
    if not row["down"] and card is not Call.FIELD_GOAL:
        row["play_type"] = KINDS[card]


def turned(row: Row, facts: Facts) -> None:
    row["tt_event"] = facts["card"]


def changed(row: Row, facts: Facts) -> None:
    row["play_type"] = PLAY_TYPES[KINDS[facts["card"]]]
    offence_call(row, facts["card"])


def defence_changed(row: Row, facts: Facts) -> None:
    row["tt_defence_call"] = str(facts["defence"])


def incomplete(row: Row, facts: Facts) -> None:
    """DF-10.17 An incomplete pass may lose five."""
    row["yards_gained"] = facts["yards"]


def fumbled(row: Row, facts: Facts) -> None:
    """DF-10.3 Every fumble is lost, after the gain; of a pass that gained nothing nobody had hold."""
    row["fumble_lost"] = 1
    if facts["card"] is Call.RUN or facts["yards"]:
        football.gained(row, {**facts, "play": KINDS[facts["card"]]}, ("", ""))
    else:
        football.incomplete(row, facts, ("", ""))


def flagged(row: Row, facts: Facts) -> None:
    """DF-12.1 A foul cancels the play, whether its penalty is taken or not (DF-4.5)."""
    row |= {"play_type": "no_play", "penalty": 1, "penalty_type": facts["foul"]}
    row["penalty_team"] = row["posteam"] if facts["by"] == "offence" else row["defteam"]


def ruled(row: Row, facts: Facts) -> None:
    """The throw is told again with what comes of it."""
    row["tt_dice"] = row["tt_dice"].rpartition(" ")[0]


FILL: dict[str, Fill] = {
    "play_began": began,
    "play_changed": changed,
    "defence_changed": defence_changed,
    "event_turned": turned,
    "incomplete": incomplete,
    "fumbled": fumbled,
    "flagged": flagged,
    "ruled": ruled,
}
