"""The exact odds of Dice Football against the ledger's derived tables, and sampled play against exact odds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.sampled import Sampled
from snapcount.core.equilibrium import solve
from snapcount.core.table import Question, Seat
from snapcount.games.dice_football.coaches.odds import call_equilibrium, call_odds, plainly_played
from snapcount.games.dice_football.questions import CallDefence, CallPlay
from snapcount.games.dice_football.rules.course import play
from snapcount.games.dice_football.rules.results import Kind, Play, Snap
from snapcount.games.dice_football.rules.scrimmage import scrimmage
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import DEFENCES, EVENTS, SCRIMMAGE, load
from snapcount.games.dice_football.view import view
from tests.rules.dice_football.scripted import at, kicking

pytestmark = pytest.mark.odds

TABLE = load("odds")
DEPTH = 22
CHALLENGED = Odds(lambda seat, question: True, DEPTH)
UNCHALLENGED = Odds(lambda seat, question: False, DEPTH)


def agrees(number: float, printed: float, digits: int) -> bool:
    """Equal in the digits printed."""
    return abs(number - printed) <= float(f"0.500001e-{digits}")


@cache
def spread(call: Call, defence: int, event: int, variant: str | None, ball: int = 30) -> tuple[Any, ...]:
    """The results of a play from the rules; without its timeout an event of 21 to 24 is a usual play."""
    counts = event if event <= 20 or variant == "taken" else 0
    snap = Snap(Seat.HOME, call, defence, counts, ball, variant == "leading", (3, 3))
    odds = CHALLENGED if variant == "challenge" else UNCHALLENGED
    found = odds.of(scrimmage, snap)
    assert sum(found.values()) == 1
    return tuple((result, float(chance)) for result, chance in found.items())


def gain(result: Play) -> int:
    """As the table defines it: nothing for an interception, a foul signed."""
    if result.kind is Kind.INTERCEPTION:
        return 0
    return -result.yards if result.kind is Kind.FOUL_OFFENCE else result.yards


def first_down(result: Play) -> bool:
    if result.kind is Kind.FOUL_DEFENCE:
        return result.yards >= 10
    return result.kind is Kind.GAIN and result.yards >= 10


def measured(results: Iterable[tuple[Play, float]], call: Call) -> dict[str, float]:
    """The columns of the table."""
    results = list(results)

    def chance(test: Callable[[Play], bool]) -> float:
        return sum(p for result, p in results if test(result))

    def of(kind: Kind) -> float:
        return chance(lambda result: result.kind is kind)

    mean = sum(p * gain(result) for result, p in results)
    is_pass = call is not Call.RUN
    return {
        "p_complete": of(Kind.GAIN) if is_pass else 0.0,
        "p_incomplete": of(Kind.INCOMPLETE),
        "p_sack": of(Kind.SACK),
        "p_intercept": of(Kind.INTERCEPTION),
        "p_fumble_lost": of(Kind.FUMBLE),
        "p_turnover": of(Kind.INTERCEPTION) + of(Kind.FUMBLE),
        "p_foul_offence": of(Kind.FOUL_OFFENCE),
        "p_foul_defence": of(Kind.FOUL_DEFENCE),
        "mean_gain": mean,
        "var_gain": sum(p * (gain(result) - mean) ** 2 for result, p in results),
        "p_first_down_from_10": chance(first_down),
    }


def check_row(row: dict[str, Any], event: int, variant: str | None) -> None:
    call = Call(row["call"])
    found = measured(spread(call, row["defence"], event, variant), call)
    for column, number in found.items():
        assert agrees(number, row[column], 10), (
            event,
            variant,
            call,
            row["defence"],
            column,
            number,
            row[column],
        )


def test_df_a_1_usual_plays() -> None:
    assert len(TABLE["usual"]) == 15
    for row in TABLE["usual"]:
        check_row(row, 0, None)


@pytest.mark.parametrize("event", EVENTS)
def test_df_a_1_plays_by_event(event: int) -> None:
    rows = [row for row in TABLE["by_event"] if row["event"] == event]
    assert len(rows) in (15, 30)
    for row in rows:
        check_row(row, event, row["variant"])


@cache
def averaged(call: Call, defence: int) -> dict[str, float]:
    """Over the 24 events: no timeout, no challenge, not leading."""
    results = [
        (result, chance / len(EVENTS))
        for event in EVENTS
        for result, chance in spread(call, defence, event, None)
    ]
    return measured(results, call)


def test_df_a_1_the_average_over_the_events() -> None:
    table = TABLE["event_average"]
    columns = table.keys() - {"note", "rows", "columns"}
    assert len(columns) == 10
    for (row, call), (at_column, defence) in product(enumerate(SCRIMMAGE), enumerate(DEFENCES)):
        for column in columns:
            printed = table[column][row][at_column]
            assert agrees(averaged(call, defence)[column], printed, 8), (column, call, defence)


@pytest.mark.parametrize("where", ["odds", "equilibrium"])
def test_df_a_2_one_play_equilibria(where: str) -> None:
    table = load(where)["one_play" if where == "equilibrium" else "equilibrium"]
    usual = [[measured(spread(c, d, 0, None), c)["mean_gain"] for d in DEFENCES] for c in SCRIMMAGE]
    average = [[averaged(call, defence)["mean_gain"] for defence in DEFENCES] for call in SCRIMMAGE]
    costly = [
        [averaged(c, d)["mean_gain"] - 45 * averaged(c, d)["p_turnover"] for d in DEFENCES] for c in SCRIMMAGE
    ]
    matrices = {
        "usual_mean_yards": usual,
        "event_average_mean_yards": average,
        "event_average_yards_with_turnover_cost_45": costly,
    }
    assert matrices.keys() == table.keys()
    for name, matrix in matrices.items():
        found = solve([[Fraction(cell) for cell in row] for row in matrix])
        printed = table[name]
        assert agrees(float(found.value), printed["value"], 6)
        for share, shown in zip(found.rows, printed["offence"].values(), strict=True):
            assert agrees(float(share), shown, 6)
        for share, shown in zip(found.columns, printed["defence"].values(), strict=True):
            assert agrees(float(share), shown, 6)


@pytest.mark.parametrize("block", TABLE["goal_to_go"], ids=lambda block: str(block["yards_to_goal"]))
def test_df_a_1_goal_to_go(block: dict[str, Any]) -> None:
    to_goal = block["yards_to_goal"]
    touchdowns: dict[tuple[Call, int], float] = {}
    for cell in block["cells"]:
        call, defence = Call(cell["call"]), cell["defence"]
        results = spread(call, defence, 0, None, 100 - to_goal)
        touchdown = sum(p for result, p in results if result.yards >= to_goal)
        complete = sum(p for result, p in results if result.kind is Kind.GAIN)
        capped = sum(p * min(to_goal, result.yards) for result, p in results)
        touchdowns[call, defence] = touchdown
        assert agrees(touchdown, cell["p_touchdown"], 10)
        assert agrees(capped, cell["mean_gain_capped"], 10)
        assert cell["p_complete"] is None if call is Call.RUN else agrees(complete, cell["p_complete"], 10)
    assert len(touchdowns) == 15
    matrix = [[touchdowns[call, defence] for defence in DEFENCES] for call in SCRIMMAGE]
    game = block["touchdown_game"]
    assert agrees(solve(matrix).value, game["value"], 6)
    # Where several mixes are optimal the table gives one: each printed mix must secure the value.
    for column in range(5):
        assert sum(share * row[column] for share, row in zip(game["offence"], matrix, strict=True)) >= (
            game["value"] - 1e-5
        )
    for row in matrix:
        secured = sum(share * cell for share, cell in zip(game["defence"], row, strict=True))
        assert secured <= game["value"] + 1e-5


def test_df_13_8_the_try_is_worth_37_in_39_points_exactly() -> None:
    state = kicking(phase="try")
    mix = call_equilibrium(state, lambda after: Fraction(after.score[0]))
    assert mix.value == Fraction(37, 39)
    assert mix.offence[Call.RUN] == Fraction(3, 13) and mix.offence[Call.SHORT_PASS] == Fraction(10, 13)
    assert mix.defence[2] == Fraction(2, 13) and mix.defence[5] == Fraction(11, 13)


def test_the_equilibrium_of_a_snap_for_a_value_handed_in() -> None:
    state = at(98, down=4, left=1, score=(0, 4))

    def wins(after: State) -> Fraction:
        return Fraction(after.score[0] > after.score[1])

    odds = Odds(plainly_played, depth=5)
    mix = call_equilibrium(state, wins, odds)
    assert sum(mix.offence.values()) == sum(mix.defence.values()) == 1
    assert mix.offence[Call.PUNT] == mix.offence[Call.FIELD_GOAL] == 0
    for defence in DEFENCES:
        against = sum(
            share * chance * wins(after)
            for call, share in mix.offence.items()
            if share
            for after, chance in call_odds(state, call, defence, odds).items()
        )
        assert against >= mix.value


class Fixed:
    """Always the same cards, and plain play."""

    def __init__(self, call: Call, defence: int) -> None:
        self.call, self.defence = call, defence

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        if isinstance(question, CallPlay):
            return self.call
        if isinstance(question, CallDefence):
            return self.defence
        return plainly_played(view.seat, question)


@pytest.mark.parametrize(
    ("state", "call", "defence"),
    [
        (at(30), Call.RUN, 3),
        (at(30), Call.LONG_PASS, 1),
        (at(92, down=3), Call.LONG_PASS, 4),
        (at(5, down=4), Call.SHORT_PASS, 5),
        (at(70, down=4), Call.FIELD_GOAL, 1),
        (at(30, down=4), Call.PUNT, 1),
    ],
)
def test_sampled_play_agrees_with_the_odds(state: State, call: Call, defence: int) -> None:
    exact = call_odds(state, call, defence, Odds(plainly_played, depth=8))
    coach = Fixed(call, defence)
    table = Sampled(Random(2024), (coach, coach), view)
    table.state = state
    number = 20_000
    seen = Counter(play(table, state) for _ in range(number))
    assert seen.keys() <= exact.keys()
    common = {after: float(chance) * number for after, chance in exact.items() if chance * number >= 5}
    rest = number - sum(common.values())
    others = number - sum(seen[after] for after in common)
    statistic = sum((seen[after] - expected) ** 2 / expected for after, expected in common.items())
    statistic += (others - rest) ** 2 / rest if rest >= 5 else 0.0
    freedom = len(common)
    # Wilson and Hilferty: the 0.9999 quantile of chi-square.
    limit = freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3
    assert statistic < limit, (
        f"chi-square {statistic:.1f}, at most {limit:.1f} with {freedom} degrees of freedom"
    )
