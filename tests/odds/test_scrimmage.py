"""Exact odds of Scrimmage from the rules themselves, against arithmetic and against sampled play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.sampled import RandomCoach, Sampled
from snapcount.core.table import Question, Seat
from snapcount.games.scrimmage.rules.contact import contact
from snapcount.games.scrimmage.rules.handoffs import hand_off
from snapcount.games.scrimmage.rules.passing import throw
from snapcount.games.scrimmage.rules.passive import resolve_passive
from snapcount.games.scrimmage.rules.previews import completion_ways
from snapcount.games.scrimmage.rules.recovery import recover_man
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import CONTACT, TOTALS, WAYS
from snapcount.games.scrimmage.view import view
from tests.rules.scrimmage.build import eligible, h, man, position

pytestmark = pytest.mark.odds


def first(seat: Seat, question: Question[Any]) -> Any:
    return next(iter(question.options()))


def spread(name: Callable[[Play], str], body: Any, *args: Any) -> dict[str, Fraction]:
    found: dict[str, Fraction] = {}
    for play, chance in Odds(first).of(body, *args).items():
        found[name(play)] = found.get(name(play), Fraction(0)) + chance
    return found


def ending(play: Play) -> str:
    return play.end.why if play.end is not None else play.phase


def down(row: int) -> Fraction:
    """The chance that a contact on this row neutralizes the contacted man."""
    return Fraction(sum(WAYS[n] for n in TOTALS if CONTACT[row][n].startswith("Dn")), 36)


@pytest.mark.parametrize(("tackler", "row"), [("D64", 2), ("D99", 4), ("D61", 3), ("D5", -1)])
def test_a_tackle_is_a_neutralizing_result_without_a_fumble(tackler: str, row: int) -> None:
    play = position({"O31": "1533N", tackler: "1534S"}, phase="D.movement_contact", holder="O31")
    found = spread(ending, contact, play, tackler, "O31", ())
    assert sum(found.values()) == 1
    assert found["tackled"] == down(row) * Fraction(35, 36)
    fallen = Fraction(sum(WAYS[n] for n in TOTALS if CONTACT[row][n].startswith("An")), 36)
    lost = (1 - fallen) * Fraction(1, 36) * Fraction(6, 7)
    assert float(found["fumble_lost"]) == pytest.approx(float(lost), abs=1e-15)
    assert found.get("fumble_kept", 0) == fallen * Fraction(1, 36)


def test_a_hand_off_is_fumbled_once_in_thirty_six() -> None:
    play = position({"O12": "1928N", "O31": "1929NW", "D64": "1940S"}, holder="O12")
    found = spread(ending, hand_off, play, "O12", "O31", True, True)
    assert found == {"D.fumble": Fraction(1, 36), "O.movement_contact": Fraction(35, 36)}


@pytest.mark.parametrize(("level", "up", "hurt"), [(1, 30, 0), (2, 21, 1), (3, 15, 3), (4, 10, 6)])
def test_recovery_by_level(level: int, up: int, hurt: int) -> None:
    play = position({"O66": f"1829N n{level}"})
    found = spread(
        lambda after: man(after, "O66").off or str(man(after, "O66").level), recover_man, play, "O66"
    )
    assert found.get("0", 0) == Fraction(up, 36) and found.get("injured", 0) == Fraction(hurt, 36)


@pytest.mark.parametrize(("receiver", "net"), [("1935N", 14), ("1945N", 13), ("1955N", 12)])
def test_a_pass_is_complete_as_its_row_says(receiver: str, net: int) -> None:
    play = position(
        {"O12": "1927N", "O21": receiver},
        phase="O.long_pass",
        turn="pass",
        committed="forward",
        holder="O12",
        target=h(receiver[:4]),
        snapshot=eligible("O12", "O21", passers=("O12",)),
    )
    found = spread(lambda after: after.holder or "in the air", throw, play, "O21")
    assert found["O21"] == Fraction(completion_ways(net), 36)


def test_a_quarterback_with_a_defender_on_him() -> None:
    play = position(
        {"O12": "1927N", "D61": "1927SW"}, phase="O.passive", holder="O12", passive=(("D61", "O12"),)
    )
    found = spread(ending, resolve_passive, play, ("D61", "O12"))
    assert found == {
        "tackled": Fraction(15, 36) * Fraction(35, 36),
        "D.fumble": Fraction(1, 36),
        "O.passive": Fraction(21, 36) * Fraction(35, 36),
    }


def test_sampled_contacts_agree_with_the_exact_odds() -> None:
    play = position({"O31": "1533N", "D64": "1534S"}, phase="D.movement_contact", holder="O31")
    exact = spread(ending, contact, play, "D64", "O31", ())
    table = Sampled(Random("contacts"), (RandomCoach(), RandomCoach()), view)
    count = 6000
    seen = Counter(ending(contact(table, play, "D64", "O31", ())) for _ in range(count))
    usual = [name for name in exact if exact[name] * count > 5]
    chi_square = sum(
        (seen[name] - float(exact[name]) * count) ** 2 / (float(exact[name]) * count) for name in usual
    )
    assert chi_square < 20
