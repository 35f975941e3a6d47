"""What the ledger's tables/odds.json counted in simulations, counted again: within four of our own standard errors."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import Sampled
from snapcount.core.table import Question, Seat
from snapcount.games.card_bowl.questions import Declare, DownForward
from snapcount.games.card_bowl.rules.cards import FULL, FULL_PILE, SUITED, VALUE, Pile
from snapcount.games.card_bowl.rules.fumble import Loose, recover
from snapcount.games.card_bowl.rules.kicks.kickoff import kickoff
from snapcount.games.card_bowl.rules.kicks.onside import onside
from snapcount.games.card_bowl.rules.kicks.punt import come_down, punt
from snapcount.games.card_bowl.rules.open_field import run_back
from tests.odds.card_bowl_ledger import HOME, TABLE
from tests.rules.card_bowl.bowl import a_down


class Simple:
    """Answers fumbles with fixed declarations and everything else by a table."""

    def __init__(self, answers: dict[str, Any], declared: int = 0) -> None:
        self.answers = answers
        self.declared = declared

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        if isinstance(question, Declare):
            return self.declared
        return self.answers[type(question).__name__]


def table(seed: int, answers: dict[str, Any], declared: tuple[int, int] = (0, 0)) -> Sampled:
    coaches = (Simple(answers, declared[0]), Simple(answers, declared[1]))
    return Sampled(Random(seed), coaches, lambda state, seat: None)


def about(counted: int, whole: int, wanted: float) -> bool:
    return abs(counted / whole - wanted) <= 4 * sqrt(max(wanted * (1 - wanted), 1 / whole) / whole) + 1e-4


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "choice"), [("touchback_whenever_allowed", "touchback"), ("always_return", "return")]
)
def test_kickoffs(name: str, choice: str) -> None:
    wanted = TABLE["kickoff_result"][name]
    going = "touchback" if choice == "touchback" else "continue"
    t = table(1, {"FieldKick": choice, "StayInEndZone": going, "TakePenalty": "decline"})
    results = [kickoff(t, HOME, 30, 0, FULL_PILE) for _ in range(20000)]
    starts = [r.spot for r in results if r.team is Seat.AWAY and r.event in ("ball", "touchback", "oob")]
    mean = sum(starts) / len(starts)
    spread = sqrt(sum((start - mean) ** 2 for start in starts) / len(starts) / len(starts))
    assert abs(mean - wanted["mean_start"]) < 4 * spread + 0.02
    assert about(sum(r.event == "touchback" for r in results), 20000, wanted["p_touchback"])
    assert about(sum(r.event == "oob" for r in results), 20000, wanted["p_out_of_bounds"])


@pytest.mark.slow
def test_on_side_kicks() -> None:
    for row in TABLE["onside"]["rows"][::9]:
        t = table(row["declared"], {"TakePenalty": "decline"}, (row["K"], row["R"]))
        results = [onside(t, HOME, 30, row["declared"], 0, FULL_PILE) for _ in range(8000)]
        kept = [r for r in results if r.event != "rekick"]
        assert about(sum(r.event == "rekick" for r in results), 8000, row["p_short"] + row["p_out"])
        # A ball lost again on the run back was first recovered by the receivers.
        assert about(sum(r.team is HOME and not r.ofr for r in kept), 8000, row["p_K_recovers"])


@pytest.mark.slow
def test_fumbles_to_the_end() -> None:
    deck = Pile(tuple(card for card in FULL if card != "RJ"), SUITED)
    for text in ("0,0", "2,0", "-2,1", "1,2"):
        wanted = TABLE["fumble_final"]["by_declaration"][text]
        mine, theirs = map(int, text.split(","))
        t = table(3, {}, (mine, theirs))
        got = [recover(t, Loose(HOME, 40), deck)[0] for _ in range(12000)]
        assert about(sum(g.winner is HOME for g in got), 12000, wanted["p_O_recovers"])
        assert about(sum(g.winner is HOME and g.run > 0 for g in got), 12000, wanted["p_O_recovers_and_runs"])
        assert about(
            sum(g.winner is Seat.AWAY and g.run > 0 for g in got), 12000, wanted["p_D_recovers_and_runs"]
        )
    t = table(4, {})
    blocked = [recover(t, Loose(HOME, 20, blocked=True), deck)[0] for _ in range(12000)]
    assert about(
        sum(g.winner is HOME for g in blocked),
        12000,
        TABLE["fumble_final"]["blocked_punt_p_punting_team_recovers"],
    )


@pytest.mark.slow
def test_open_field_runs() -> None:
    for row in TABLE["ofr"]["rows"]:
        t = table(5, {})
        runs = [run_back(t, FULL_PILE, HOME, -10000, row["initial_cards"], 0) for _ in range(20000)]
        yards = [run.spot + 10000 for run, _ in runs]
        assert abs(sum(yards) / 20000 - row["mean"]) < 4 * row["sd"] / sqrt(20000)
        assert about(sum(run.fumbled for run, _ in runs), 20000, row["p_fumble"])
        assert about(sum(pile.flag is not None for _, pile in runs), 20000, row["p_flag"])
        assert about(sum(yard >= 20 for yard in yards), 20000, row["p_20_or_more"])


@pytest.mark.slow
def test_punts_from_the_own_30() -> None:
    wanted = TABLE["punt_from_own_30"]
    answers = {"FieldPunt": "return", "StayInEndZone": "touchback", "TakePenalty": "decline"}
    t = table(6, answers)
    down = a_down(HOME, 30, 4, 10)
    results = [punt(t, down, 4, False, FULL_PILE) for _ in range(20000)]
    assert about(sum(r.how == "blocked" for r in results), 20000, wanted["p_blocked"])
    returned = [r for r in results if r.clock == "return"]
    assert about(sum(r.how == "fumble" for r in returned), 20000, wanted["p_return_fumble"])
    assert about(sum(r.event == "TD" and r.team is Seat.AWAY for r in returned), 20000, wanted["p_return_td"])


class Kickers(Simple):
    """Down a forward bounce on the 1 where it would roll into the end zone."""

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        if isinstance(question, DownForward):
            needed = VALUE[question.bounce] - (question.spot - 1)
            return needed if 0 < needed <= VALUE[question.coverage] else 0
        return super().answer(view, question, random)


@pytest.mark.slow
def test_a_punt_that_bounces_on_the_8() -> None:
    wanted = TABLE["punt_bounce_from_8"]
    last = "7S"
    deck = Pile(tuple(card for card in FULL if card != last), SUITED)
    answers = {"FieldPunt": "bounce", "DownBackward": "apply", "TakePenalty": "decline"}
    t = Sampled(Random(7), (Kickers(answers), Kickers(answers)), lambda state, seat: None)
    down = a_down(HOME, 50, 4, 10)
    results = [come_down(t, down, 8, last, False, (), deck) for _ in range(20000)]
    bounced = [r for r in results if r.how != "fair catch" and not r.loose]
    assert about(sum(r.event == "touchback" for r in bounced), len(bounced), wanted["p_touchback"])
    spots = [r.spot for r in bounced if r.event == "ball"]
    assert abs(sum(spots) / len(spots) - wanted["mean_spot_if_not"]) < 0.3
