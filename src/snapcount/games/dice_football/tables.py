"""The printed cards and the tables of the ledger, read and checked once at import."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from snapcount.core import tables
from snapcount.core.tables import check
from snapcount.football.situation import Law
from snapcount.games.dice_football.state import Call

PASSES = (Call.SHORT_PASS, Call.LONG_PASS)
SCRIMMAGE = (Call.RUN, Call.SHORT_PASS, Call.LONG_PASS)
DEFENCES = (1, 2, 3, 4, 5)


class Foul(NamedTuple):
    """What a foul card charges one side with."""

    name: str
    yards: int
    automatic: bool
    """A first down at the new spot in any case."""


load = partial(tables.load, "dice_football")


def dice_numbers(numbers: list[int], name: str) -> frozenset[int]:
    check(all(1 <= number <= 6 for number in numbers), name, f"{numbers} are not faces of a die")
    return frozenset(numbers)


def read_defences() -> tuple[tuple[int, ...], dict[tuple[Call, bool], tuple[frozenset[int], ...]]]:
    """Run values and defence numbers by card; place 0 stands for no defence at all."""
    cards = load("defence_cards")["cards"]
    check([card["defence"] for card in cards] == list(DEFENCES), "defence_cards", "not the cards 1 to 5")
    values = (0, *(card["run_value"] for card in cards))
    check(values == (0, *sorted(values[1:])), "defence_cards", "run values don't rise from card to card")
    columns = {
        (Call.SHORT_PASS, False): "short_pass_numbers",
        (Call.SHORT_PASS, True): "short_pass_numbers",
        (Call.LONG_PASS, False): "long_pass_numbers",
        (Call.LONG_PASS, True): "long_pass_numbers_in_red_zone",
    }
    numbers = {
        key: (frozenset[int](), *(dice_numbers(card[column], "defence_cards") for card in cards))
        for key, column in columns.items()
    }
    return values, numbers


def read_field_goals() -> tuple[frozenset[int], ...]:
    """The good numbers by yards to the goal line; place 0 is never used."""
    numbers: list[frozenset[int]] = [frozenset()]
    for band in load("field_goal")["bands"]:
        check(band["yards_to_goal_from"] == len(numbers), "field_goal", "a distance is missing or doubled")
        good = dice_numbers(band["numbers"], "field_goal")
        misses = (6 - len(good)) ** 2 - (6 - len(good))
        check(36 - misses == band["good_of_36"], "field_goal", "the good throws don't add up")
        numbers += [good] * (band["yards_to_goal_to"] - band["yards_to_goal_from"] + 1)
    return tuple(numbers)


def read_events() -> tuple[dict[int, str], dict[int, str], dict[tuple[int, Call], bool]]:
    """Titles, rule ids and where each card does something."""
    cards = load("event_cards")["cards"]
    check([card["event"] for card in cards] == list(range(1, 25)), "event_cards", "not the cards 1 to 24")
    table = load("event_applicability")["table"]
    applies = {
        (int(event), Call(call)): bool(yes) for event, row in table.items() for call, yes in row.items()
    }
    check(len(applies) == 24 * 5, "event_applicability", "not 24 events by 5 cards")
    titles = {card["event"]: card["title"] for card in cards}
    return titles, {card["event"]: card["rule"] for card in cards}, applies


def read_fouls() -> dict[tuple[int, str], Foul]:
    fouls = {
        (row["event"], row["by"]): Foul(row["name"], row["yards"], row.get("automatic_first_down", False))
        for row in load("fouls")["fouls"]
    }
    both = {(event, by) for event in (8, 9, 10) for by in ("offence", "defence")}
    check(fouls.keys() == {(7, "offence"), *both}, "fouls", "not the fouls of cards 07 to 10")
    return fouls


def read_rate(kind: str) -> int:
    """Yards per pip of a return; a doublet counts double and runs on."""
    rows = load("returns")[kind]["one_throw"]
    plain = {row["yards"] // row["score"] for row in rows if row["ends"]}
    doubled = {row["yards"] // row["score"] for row in rows if not row["ends"]}
    check(sum(row["ways_of_36"] for row in rows) == 36, "returns", f"{kind} doesn't list 36 throws")
    check(len(plain) == 1 and doubled == {2 * rate for rate in plain}, "returns", f"{kind} has two rates")
    (rate,) = plain
    return int(rate)


RUN_VALUE, PASS_NUMBERS = read_defences()
FIELD_GOAL_NUMBERS = read_field_goals()
EVENT_TITLES, EVENT_RULES, APPLIES = read_events()
EVENTS = tuple(EVENT_TITLES)
FOULS = read_fouls()

_cards = {card["card"]: card for card in load("offence_cards")["cards"]}
check(list(_cards) == [call.value for call in Call], "offence_cards", "not the five cards in order")
CALL_NAMES: dict[Call, str] = {call: _cards[call]["name"] for call in Call}
FACTOR: dict[Call, int] = {call: _cards[call]["factor"] for call in PASSES}
FIELD_GOAL_RANGE: int = _cards["field_goal"]["max_yards_to_goal"]
check(len(FIELD_GOAL_NUMBERS) == FIELD_GOAL_RANGE + 1, "field_goal", "the bands don't end at the range")

_kicks = load("kicks")
PUNT_DISTANCE: int = _kicks["punt"]["distance"]
TOUCHBACK: int = _kicks["punt"]["touchback_at"]
KICKOFF_SPOT: int = _kicks["kickoff"]["deep"]["receivers_spot"]
KICKOFF_FROM: int = _kicks["kickoff"]["from"]
FREE_KICK_SPOT: int = _kicks["free_kick"]["receivers_spot"]
FREE_KICK_FROM: int = _kicks["free_kick"]["from"]
check(FREE_KICK_FROM + PUNT_DISTANCE + FREE_KICK_SPOT == 100, "kicks", "a free kick isn't a punt")
ONSIDE_RECOVERED: int = _kicks["kickoff"]["onside"]["kickers_ball"]
ONSIDE_LOST: int = _kicks["kickoff"]["onside"]["receivers_ball"]
LONG_RATE = read_rate("turnover_and_kickoff")
SHORT_RATE = read_rate("punt_and_free_kick")

_points = load("scoring")["points"]
TOUCHDOWN: int = _points["touchdown"]
TRY_KICK: int = _points["try_kick"]
TRY_TWO: int = _points["try_two"]
FIELD_GOAL: int = _points["field_goal"]
SAFETY: int = _points["safety"]

TRY_YARDS: int = load("try")["yards_to_goal"]

_timing = load("timing")
QUARTER_LENGTHS: tuple[int, ...] = tuple(_timing["options_plays_per_quarter"])
"""DF-14.1."""
TIMEOUTS: int = _timing["timeouts_per_half"]
OVERTIME_PLAYS: int = _timing["overtime"]["plays"]
OVERTIME_TIMEOUTS: int = _timing["overtime"]["timeouts"]

LAW = Law(100, 10, 4)
"""DF-1.6, DF-2.1, DF-13.1."""
FIELD = LAW.length
END_ZONE = 10
"""DF-1.6."""
RED_ZONE: int = load("defence_cards")["red_zone_yards"]
"""DF-2.9 The twentieth yard included."""
