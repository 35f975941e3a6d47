"""Events to rows: what only Canadian Pro knows of a play."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import rows as football
from snapcount.football.columns import Row
from snapcount.football.rows import Facts, Fill, no_play
from snapcount.games.canadian_pro.show import log
from snapcount.games.canadian_pro.show.words import clock
from snapcount.games.canadian_pro.tables import FOULS, LAW

STANDS_WITH_PENALTY = ("rough", "end_of_return")
"""CP-8.9, CP-8.14: the play counts, and the yards are added."""
LONG = "L"
QUIET = frozenset(
    "play_began play_ended thrown called defended gain_read column_read setting_added_up flagged".split()
)


def rows(events: Iterable[Event], names: Names) -> list[Row]:
    """One row per scrimmage play, kickoff and convert."""
    return football.rows(events, names, LAW, say, FILL)


def say(event: Event, names: Names) -> str:
    """What happened, without the dice and the calls that led to it."""
    return "" if event.what in QUIET else log.event(event, names)


def began(row: Row, facts: Facts) -> None:
    row["tt_clock"] = clock(facts["left"])
    row["quarter_seconds_remaining"] = facts["left"]


def called(row: Row, facts: Facts) -> None:
    """ "pass SE L", "run HB", with hole, zone and variant where they are called."""
    parts = (facts[name] for name in ("play", "variant", "who", "depth", "hole", "zone"))
    row["tt_offence_call"] = " ".join(str(part) for part in parts if part)
    if facts["play"] == "pass":
        row["pass_length"] = "deep" if facts["depth"] == LONG else "short"


def defended(row: Row, facts: Facts) -> None:
    """ "setting 3", with the card, the key and the man who is doubled in the Advanced Game."""
    told = (f"{name} {facts[name]}" for name in ("setting", "card", "key", "double") if facts[name])
    row |= {"tt_defence_call": ", ".join(told), "tt_defence_formation": facts["alignment"]}


def gained(row: Row, facts: Facts) -> None:
    if facts["play"] == "run":
        row |= {"rusher_player_name": facts["player"], "passer_player_name": "", "receiver_player_name": ""}


def threw(row: Row, facts: Facts) -> None:
    row |= {"passer_player_name": facts["passer"], "receiver_player_name": facts["receiver"]}


def fumbled(row: Row, facts: Facts) -> None:
    """CP-4.19: nobody threw the ball whose snap was fumbled; the quarterback ran with it, nowhere."""
    if facts["snap"] and row["play_type"] == "pass":
        passer = row["passer_player_name"]
        row |= {"play_type": "run", "rush_attempt": 1, "rushing_yards": 0, "rusher_player_name": passer}
        row |= {"passer_player_name": "", "receiver_player_name": ""}


def sacked(row: Row, facts: Facts) -> None:
    row["passer_player_name"] = facts["player"]


def kicked_off(row: Row, facts: Facts) -> None:
    row |= {"kicker_player_name": facts["player"], "kick_distance": facts.get("yards", "")}


def punted(row: Row, facts: Facts) -> None:
    row["punter_player_name"] = facts["player"]


def kicked(row: Row, facts: Facts) -> None:
    row["kicker_player_name"] = facts["player"]


def tried(row: Row, facts: Facts) -> None:
    """CP-15.12: two points are thrown for."""
    kicked = facts["how"] == "extra_point"
    row["kicker_player_name" if kicked else "receiver_player_name"] = facts["player"]
    row["play_type"] = "extra_point" if kicked else "pass"


def penalised(row: Row, facts: Facts) -> None:
    if FOULS[facts["number"]].enforcement not in STANDS_WITH_PENALTY:
        no_play(row)


def offset_fouls(row: Row, facts: Facts) -> None:
    """CP-8.15: the down is played again."""
    no_play(row)


FILL: dict[str, Fill] = {
    "play_began": began,
    "called": called,
    "defended": defended,
    "gained": gained,
    "threw": threw,
    "intercepted": threw,
    "fumbled": fumbled,
    "sacked": sacked,
    "kicked_off": kicked_off,
    "punted": punted,
    "field_goal_tried": kicked,
    "tried": tried,
    "penalised": penalised,
    "offset_fouls": offset_fouls,
}
