"""Numbers that aren't known yet: a rule that compares them comes out as if each had been thrown by itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.watched import Chances, Pin, Watched
from snapcount.core.table import Dice, Question, Seat, Table, rule

FIVE = Dice(5, 6, alike=False)
WAYS = 6**5


class Spot(NamedTuple):
    """Where a ball lies, and what was said of it."""

    ball: int
    word: str = ""


@rule("XX-1")
def pips(t: Table) -> int:
    return sum(t.roll(FIVE))


@rule("XX-2")
def compared(t: Table, ball: int) -> Spot:
    spot = ball + 2 * pips(t)
    if spot >= 50:
        return Spot(50, "over")
    return Spot(spot, "low") if spot < 20 else Spot(100 - spot)


@rule("XX-3")
def inside(t: Table, spot: int) -> Spot:
    return Spot(spot, "even" if spot % 2 == 0 else "odd")


@rule("XX-4")
def looked_at(t: Table) -> Spot:
    return inside(t, pips(t) - 3)


@rule("XX-5")
def twice(t: Table) -> tuple[int, int]:
    return pips(t), -pips(t)


@rule("XX-6")
def halved(t: Table) -> Spot:
    yards = pips(t) - 17
    return Spot(yards // 2 if yards >= 0 else -(-yards // 2), "exactly" if yards == 4 else "")


@rule("XX-7")
def listed(t: Table) -> str:
    return "abcdefghijklmnopqrstuvwxyzABCDEFGH"[pips(t)]


@rule("XX-8")
def chained(t: Table) -> int:
    thrown = pips(t)
    return thrown + chained(t) if thrown == 30 else thrown


@rule("XX-9")
def kept(t: Table) -> Spot:
    return remembered(pips(t))


@cache
def remembered(spot: int) -> Spot:
    return Spot(spot)


def one_by_one(result: Callable[[int], Any]) -> dict[Any, Fraction]:
    found: dict[Any, Fraction] = {}
    for roll in product(range(1, 7), repeat=5):
        end = result(sum(roll))
        found[end] = found.get(end, Fraction(0)) + Fraction(1, WAYS)
    return found


def half(yards: int) -> int:
    return yards // 2 if yards >= 0 else -(-yards // 2)


@pytest.mark.parametrize(
    ("body", "args", "expected"),
    [
        (
            compared,
            (3,),
            lambda n: (
                Spot(50, "over")
                if 3 + 2 * n >= 50
                else Spot(3 + 2 * n, "low")
                if 3 + 2 * n < 20
                else Spot(97 - 2 * n)
            ),
        ),
        (looked_at, (), lambda n: Spot(n - 3, "even" if n % 2 else "odd")),
        (halved, (), lambda n: Spot(half(n - 17), "exactly" if n == 21 else "")),
        (listed, (), lambda n: "abcdefghijklmnopqrstuvwxyzABCDEFGH"[n]),
        (kept, (), Spot),
    ],
)
def test_a_watched_number_leads_where_each_of_its_values_does(body: Any, args: Any, expected: Any) -> None:
    assert Odds().of(body, *args) == one_by_one(expected)


def test_two_numbers_of_the_same_rule_are_two_throws() -> None:
    single = one_by_one(lambda n: n)
    pairs = Odds().of(twice)
    assert pairs == {(a, -b): p * q for a, p in single.items() for b, q in single.items()}


def test_a_chain_of_throws_sums_to_one_and_follows_itself() -> None:
    odds = Odds().of(chained)
    assert sum(odds.values()) == 1
    assert odds[35] == odds[5] / WAYS  # a 30, then a 5


def test_comparisons_walk_a_path_for_each_answer_not_for_each_number() -> None:
    odds = Odds()
    odds.of(pips)
    thrown = odds.paths
    odds.of(compared, 3)
    assert odds.paths - thrown == thrown + 3


def test_a_question_shows_numbers_and_nothing_watched() -> None:
    seen: list[Any] = []

    @dataclass(frozen=True)
    class Keep(Question[bool]):
        rule = "XX-10"
        spot: int

        def options(self) -> tuple[bool, ...]:
            return (True, False)

    @rule("XX-10")
    def asked(t: Table) -> bool:
        spot = pips(t)
        return t.ask(Seat.HOME, Keep(spot))

    def policy(seat: Seat, question: Question[Any]) -> bool:
        assert isinstance(question, Keep)
        seen.append(question.spot)
        return question.spot > 17

    assert Odds(policy).of(asked) == {True: Fraction(1, 2), False: Fraction(1, 2)}
    assert sorted(seen) == list(range(5, 31)) and {type(spot) for spot in seen} == {int}


def test_what_is_remembered_between_games_holds_no_watched_number() -> None:
    remembered.cache_clear()
    Odds().of(kept)
    assert type(remembered(12).ball) is int


@rule("XX-11")
def landed(t: Table) -> Spot:
    """Six spots; none of them watched, for each has a word of its own."""
    (die,) = t.roll(Dice(1))
    return Spot(10 * die, f"die {die}")


@rule("XX-12")
def handed_on(t: Table) -> tuple[Spot, str]:
    return landed(t), "handed on"


@rule("XX-13")
def handed_on_again(t: Table) -> Any:
    return handed_on(t)


LOOKS: dict[str, Callable[[Any], Any]] = {
    "a field": lambda spot: spot.ball,
    "a place": lambda spot: spot[0],
    "its class": lambda spot: isinstance(spot, Spot),
    "equal": lambda spot: spot == Spot(30, "die 3"),
    "unequal": lambda spot: [(30, "die 3")].count(spot),
    "hashed": lambda spot: {spot: 1}[spot],
    "taken apart": lambda spot: (lambda ball, word: word)(*spot),
    "as text": lambda spot: f"{spot}",
    "true": bool,
    "in": lambda spot: 30 in spot,
    "replaced": lambda spot: spot._replace(word=""),
    "matched": lambda spot: spot.word if spot.__class__ is Spot else "",
}


def test_results_that_a_rule_only_hands_on_are_walked_once() -> None:
    odds = Odds()
    assert odds.of(handed_on_again) == {
        (Spot(10 * die, f"die {die}"), "handed on"): Fraction(1, 6) for die in range(1, 7)
    }
    assert odds.paths == 6 + 1 + 1


@pytest.mark.parametrize("look", LOOKS.values(), ids=LOOKS.keys())
def test_a_result_that_is_looked_at_is_known(look: Callable[[Any], Any]) -> None:
    @rule("XX-14")
    def looks(t: Table) -> tuple[Any, Spot]:
        spot = landed(t)
        return look(spot), spot

    expected: dict[Any, Fraction] = {}
    for die in range(1, 7):
        spot = Spot(10 * die, f"die {die}")
        expected[look(spot), spot] = Fraction(1, 6)
    odds = Odds()
    assert odds.of(looks) == expected == odds.of(looks)


def test_two_results_of_one_rule_are_thrown_each_by_itself() -> None:
    @rule("XX-15")
    def two(t: Table) -> tuple[Spot, Spot]:
        return landed(t), landed(t)

    found = Odds().of(two)
    assert len(found) == 36 and set(found.values()) == {Fraction(1, 36)}


def test_who_is_asked_sees_a_result_and_no_unseen_one() -> None:
    seen: list[Any] = []

    @dataclass(frozen=True)
    class Stay(Question[bool]):
        rule = "XX-16"
        spot: Spot

        def options(self) -> tuple[bool, ...]:
            return (True, False)

    @rule("XX-16")
    def asked(t: Table) -> bool:
        return t.ask(Seat.HOME, Stay(landed(t)))

    def policy(seat: Seat, question: Question[Any]) -> bool:
        assert isinstance(question, Stay)
        seen.append(question.spot)
        return True

    assert Odds(policy).of(asked) == {True: Fraction(1)}
    assert {type(spot) for spot in seen} == {Spot} and len(seen) == 6


def test_a_number_that_nobody_walks_with_cant_be_compared() -> None:
    number = Watched(Chances((1, 1)), (1, 2), True)
    assert isinstance(number + 1, Watched)
    with pytest.raises(Pin):
        _ = number < 2
