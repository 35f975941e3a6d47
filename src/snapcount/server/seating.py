"""Who sits where in a new match, under which name, with which links, and by which clock."""

from __future__ import annotations

from collections.abc import Mapping

from snapcount.core import fair
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Refusal, Seat
from snapcount.server.errors import ApiError
from snapcount.server.rooms.clocks.clock import Clock
from snapcount.server.wire.rest import NewMatch, SeatChoice
from snapcount.server.wire.writer import SEATS

KINDS = {
    "hotseat": [("person", "person")],
    "match": [("person", "person")],
    "practice": [("person", "coach"), ("coach", "person")],
    "watch": [("coach", "coach")],
}


CHANGED = {"home": "away", "away": "home"}
"""The seats of a rematch."""
NAMED_BY_SEAT = {("Home", "Away"), ("Red", "Blue")}
"""Names that say the seat, or its colour on the page: they stay when the seats change over."""


def changed_over(options: Mapping[str, Value]) -> dict[str, Value]:
    """Options named after a seat, such as its team, go with the one who sat there."""
    if not {"home", "away"} <= options.keys():
        return dict(options)
    return {**options, "home": options["away"], "away": options["home"]}


def roles_of(mode: str, kinds: tuple[str, str]) -> tuple[str, ...]:
    """The links of a new match."""
    if mode == "hotseat":
        return ("table", "watch")
    seats = tuple(name for name, kind in zip(("home", "away"), kinds, strict=True) if kind == "person")
    return (*seats, "watch")


def parts_of(kinds: tuple[str, str], wanted: bool) -> fair.Contributions:
    """The seats' parts in the dice of a new match: people's are awaited where they are wanted, coaches have none."""
    home, away = (None if wanted and kind == "person" else "" for kind in kinds)
    return home, away


def level_of(rulebook: Rulebook, choice: SeatChoice) -> str:
    if choice.kind == "person":
        return ""
    if not rulebook.coaches.levels:
        raise Refusal(rulebook.rules.prefix, f"{rulebook.face.title} has no computer coach.")
    return rulebook.coach(choice.level or usual_level(rulebook)).level


def usual_level(rulebook: Rulebook) -> str:
    """Who plays where nobody was chosen: the rookie, wherever on the ladder; else the first there is."""
    levels = [coach.level for coach in rulebook.coaches.levels]
    return "rookie" if "rookie" in levels else levels[0]


def clock_of(rulebook: Rulebook, wanted: NewMatch) -> Clock | None:
    chosen = wanted.clock
    if chosen is None:
        return None
    if wanted.mode != "match":
        raise ApiError(422, "no_clock", "Only a match between people has a clock.")
    coach = rulebook.coach(chosen.coach).level if chosen.coach else ""
    return Clock(chosen.per, chosen.seconds, coach, frozenset({SEATS[chosen.by]}))


def name_of(rulebook: Rulebook, options: Mapping[str, Value], at: int, choice: SeatChoice) -> str:
    if choice.name:
        return choice.name
    club = rulebook.face.club(options, Seat(at))
    if club is not None:
        return club.name
    if choice.kind == "coach":
        return rulebook.coach(level_of(rulebook, choice)).name
    return ("Home", "Away")[at]


def chosen_colours(wanted: NewMatch) -> dict[str, str]:
    """Colours that somebody chose; where nobody did, the club or the seat has its own."""
    chosen = {"home": wanted.home.colour, "away": wanted.away.colour}
    return {name: colour for name, colour in chosen.items() if colour}


def different(home: str, away: str) -> tuple[str, str]:
    """Two teams can't have one name: the box score couldn't tell them apart."""
    return (home, away) if home != away else (home, f"{away[:37]} II")
