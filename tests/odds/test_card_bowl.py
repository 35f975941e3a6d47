"""The odds of the ledger's tables/odds.json, from the rules themselves: exact where they are exact."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from importlib.resources import files
from itertools import combinations_with_replacement
from math import comb, prod, sqrt
from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import Sampled
from snapcount.core.drivers.script import Script, ScriptEnded
from snapcount.core.table import Question, Seat
from snapcount.games.card_bowl.questions import Declare, DownForward
from snapcount.games.card_bowl.rules.cards import FULL, FULL_PILE, SUITED, VALUE, Pile, faces, total
from snapcount.games.card_bowl.rules.fumble import Loose, recover
from snapcount.games.card_bowl.rules.kicks.field_goal import block_window, place_kick
from snapcount.games.card_bowl.rules.kicks.kickoff import flight, kickoff, later_kick_card, yard_line
from snapcount.games.card_bowl.rules.kicks.onside import onside
from snapcount.games.card_bowl.rules.kicks.punt import come_down, punt
from snapcount.games.card_bowl.rules.lineup.snap import snap
from snapcount.games.card_bowl.rules.open_field import run_back
from snapcount.games.card_bowl.rules.plays.passing import poor_throw
from snapcount.games.card_bowl.rules.plays.rush import NO_LIMIT, run_yards, rush_cards
from snapcount.games.card_bowl.rules.turns.pass_rush import Hot, sack_round
from tests.odds.card_bowl_paths import BY_COLOUR, BY_RANK, Path, chances, pile, sums
from tests.rules.card_bowl.bowl import a_down

TABLE: dict[str, Any] = json.loads((files("snapcount.games.card_bowl") / "tables" / "odds.json").read_text())[
    "sections"
]
HOME = Seat.HOME
DOWN = a_down(HOME, 50)
EIGHT = 1e-8
SIX = 1e-6


def near(chance: Fraction | float, wanted: float, within: float) -> bool:
    return abs(float(chance) - wanted) <= within


def test_where_a_kickoff_comes_down() -> None:
    def kick(t: Path) -> Any:
        flown, left = flight(t, HOME, 2, pile(BY_RANK))
        flag = left.flag.kind if left.flag else ""
        if flown.out:
            return "out", False, flag
        first, second = flown.cards
        return yard_line(VALUE[first], VALUE[second], 30), flown.muff, flag

    found = chances(kick)
    wanted = TABLE["kickoff_yard_line"]
    by_line: dict[Any, Fraction] = {}
    for (line, _, _), chance in found.items():
        by_line[line] = by_line.get(line, Fraction(0)) + chance
    assert sum(found.values()) == 1
    assert by_line.pop("out") == Fraction(wanted["p_out_of_bounds"]["exact"])
    assert by_line == {int(line): Fraction(row["exact"]) for line, row in wanted["dist_by_yard_line"].items()}
    assert near(sum(chance for line, chance in by_line.items() if line <= 0), wanted["p_in_end_zone"], EIGHT)
    offside = sum(chance for (_, _, flag), chance in found.items() if flag == "KO-OFFSIDE")
    assert near(offside, wanted["p_offside_flag"], EIGHT)


def test_muffs_and_flags_of_a_kickoff_with_its_coverage_card() -> None:
    def kick(t: Path) -> Any:
        flown, left = flight(t, HOME, 2, pile(("3S",) * 20 + ("9S",) * 32))
        if flown.out:
            return "out", ""
        _, muff, left = later_kick_card(t, HOME, left, "coverage")
        return flown.muff or muff, left.flag.kind if left.flag else ""

    found = chances(kick)
    muff = sum(chance for (muffed, _), chance in found.items() if muffed is True)
    flag = sum(chance for (_, kind), chance in found.items() if kind == "KO-KICK")
    assert near(muff, TABLE["kickoff_yard_line"]["p_muff"], EIGHT)
    assert near(flag, TABLE["kickoff_yard_line"]["p_kick_or_coverage_flag"], EIGHT)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_how_far_a_punt_goes(count: int) -> None:
    wanted = TABLE["punt_gross"]["by_cards"][str(count)]
    found = {value + 15: chance for value, chance in sums(count).items()}
    assert {str(gross) for gross in found} == set(wanted["dist"])
    assert all(near(chance, wanted["dist"][str(gross)], EIGHT) for gross, chance in found.items())
    assert sum(gross * chance for gross, chance in found.items()) == wanted["mean_gross"]
    assert (min(found), max(found)) == (wanted["min"], wanted["max"])

    kicked = chances(lambda t: came_to(t, count))
    assert kicked["blocked"] == Fraction(count, 53) and kicked["punted"] == 1 - Fraction(count, 53)


class Ended(BaseException):
    """The punt is blocked, or in the air."""


class Punting(Path):
    """A path that ends with the kick itself."""

    def tell(self, what: str, /, *, to: Seat | None = None, **facts: object) -> None:
        if what in ("blocked", "punted"):
            raise Ended(what)


def came_to(t: Path, count: int) -> str:
    try:
        punt(Punting(t.cards, t.policy), a_down(HOME, 20, 4, 10), count, False, pile(("7S",) * 52))
    except Ended as ended:
        return str(ended.args[0])
    raise AssertionError("a punt that never was")


def test_a_punt_out_of_bounds() -> None:
    outside = [card for card in SUITED[1:] if card[-1] != SUITED[0][-1]]
    assert near(Fraction(len(outside), 51), TABLE["punt_oob_check"]["p_out"], EIGHT)


def interrupted(window: int, second: bool) -> dict[str, Fraction]:
    """How six kick cards end, whatever their values."""

    def kick(t: Path) -> str:
        kicked, left = place_kick(t, DOWN, window, second, pile(BY_COLOUR))
        if kicked.dead:
            return "dead"
        if kicked.blocked:
            return "blocked"
        return "offside" if left.flag and left.flag.kind == "FG-1" else "kicked"

    return chances(kick)


def test_field_goals_of_every_length() -> None:
    totals = sums(6)
    ways = {window: interrupted(window, True) for window in range(1, 7)}
    for text, wanted in TABLE["field_goal"]["by_distance"].items():
        distance = int(text)
        way = ways[block_window(distance)]
        enough = sum(chance for value, chance in totals.items() if value >= distance)
        kicked = way["kicked"] + way["offside"]
        assert near(enough, wanted["good_if_not_interrupted"], EIGHT)
        assert near(kicked * enough, wanted["good"], EIGHT) and near(
            kicked * (1 - enough), wanted["missed"], EIGHT
        )
        assert near(way["blocked"], wanted["blocked"], EIGHT) and near(
            way["dead"], wanted["dead_ball_foul"], EIGHT
        )


def test_the_extra_point() -> None:
    wanted, way = TABLE["extra_point"], interrupted(1, False)
    enough = sum(chance for value, chance in sums(6).items() if value >= 20)
    kicked = way["kicked"] + way["offside"]
    assert near(kicked * enough, wanted["good"], EIGHT) and near(
        kicked * (1 - enough), wanted["missed"], EIGHT
    )
    assert near(way["blocked"], wanted["blocked"], EIGHT) and near(
        way["dead"], wanted["retry_offence_foul"], EIGHT
    )
    assert near(way["offside"], wanted["defence_offside"], EIGHT)


def test_the_snap() -> None:
    def snapped(gun: bool) -> dict[Any, Fraction]:
        def rule(t: Path) -> Any:
            done, left = snap(t, DOWN._replace(timeouts=0), gun, FULL_PILE)
            first = t.cards[0]
            if done.dead is not None:
                return f"dead {first}"
            return "loose" if done.loose is not None else "offside" if left.flag else "fine"

        return chances(rule)

    wanted, under, gun = TABLE["snap"], snapped(False), snapped(True)
    assert near(under["offside"], wanted["p_defence_offside"], EIGHT)
    assert near(under["dead BJ"], wanted["p_offence_dead_ball_after_black"], EIGHT)
    assert near(under["loose"], wanted["p_fumble_under"], EIGHT) and near(
        gun["loose"], wanted["p_fumble_gun"], EIGHT
    )
    assert near(under["dead RJ"], wanted["p_offence_dead_ball_after_red_under"], EIGHT)
    assert near(gun["dead RJ"], wanted["p_offence_dead_ball_after_red_gun"], EIGHT)


def test_sacks_by_deficit() -> None:
    for text, wanted in TABLE["sack_by_deficit"]["by_deficit"].items():

        def rush(t: Path, deficit: int = int(text)) -> Any:
            done, left = sack_round(t, DOWN, pile(BY_RANK), (Hot("F1", 20 + deficit, 20),))
            return ("sack" if done.ended is not None else "free", left.flag is not None)

        found = chances(rush)
        flag = sum(chance for key, chance in found.items() if key[1] is True)
        sack = sum(chance for key, chance in found.items() if key[0] == "sack")
        assert near(sack, wanted["p_sack"], EIGHT)
        fumble = found["Declare"]
        assert near(fumble, wanted["p_fumble"], EIGHT)
        assert near(1 - sack - fumble, wanted["p_survive"], EIGHT)
        # A fumble stops the walk before its flag is seen: the Red Joker that replaces the Black one.
        assert near(flag + Fraction(1, 54) * Fraction(1, 53), wanted["p_holding_flag"], EIGHT)


def test_the_first_draw_of_a_fumble() -> None:
    pairs = Counter((f"{a}S", f"{b}H") for a in _RANKS for b in _RANKS)
    for text, wanted in TABLE["fumble_first_draw"]["by_declaration"].items():
        mine, theirs = map(int, text.split(","))
        won: dict[Any, Fraction] = {"tie": Fraction(0)}
        for own, other in pairs:
            chance = Fraction(3 if own[:-1] == other[:-1] else 4, 13 * 51)
            try:
                got, _ = recover(Script([mine, theirs, own, other]), Loose(HOME, 40), FULL_PILE)
            except ScriptEnded:
                won["tie"] += chance
                continue
            key = (got.winner, got.run)
            won[key] = won.get(key, Fraction(0)) + chance
        for seat, side in ((HOME, "off"), (Seat.AWAY, "def")):
            whole = sum(chance for key, chance in won.items() if key != "tie" and key[0] is seat)
            assert near(whole, wanted[f"first_draw_{side}"], EIGHT)
            runs = {
                str(key[1]): chance
                for key, chance in won.items()
                if key != "tie" and key[0] is seat and key[1]
            }
            assert set(runs) == set(wanted[f"{side}_run_cards"])
            assert all(
                near(chance, wanted[f"{side}_run_cards"][cards], SIX) for cards, chance in runs.items()
            )
        assert near(won["tie"], wanted["first_draw_tie"], EIGHT)


_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def hands_of(count: int) -> list[tuple[tuple[str, ...], int]]:
    """Every combination of ranks of so many cards and in how many ways it comes."""
    return [
        (tuple(f"{rank}S" for rank in ranks), prod(comb(4, number) for number in Counter(ranks).values()))
        for ranks in combinations_with_replacement(_RANKS, count)
        if max(Counter(ranks).values()) <= 4
    ]


def test_rushes_by_margin() -> None:
    draws: Counter[tuple[int, int, int, int]] = Counter()
    shown: dict[int, tuple[str, ...]] = {}
    for cards, ways in hands_of(3):
        held = Counter(cards)
        shown.setdefault(faces(cards), cards)
        for rank in _RANKS:
            card = f"{rank}S"
            draws[VALUE[card] - total(cards), faces(cards), rush_cards(card, cards), 0] += ways * (
                4 - held[card]
            )
    whole = sum(draws.values())
    for text, wanted in TABLE["rush_by_margin"]["by_margin"].items():
        margin = int(text)
        outcomes: Counter[tuple[int, int]] = Counter()
        for (drawn, lost, run, _), ways in draws.items():
            edge = margin + drawn
            yards = run_yards(200 + edge, 200, shown[lost], 2, NO_LIMIT)
            outcomes[yards, run if edge > 0 else 0] += ways

        def share(test: Callable[[int, int], bool], of: Counter[tuple[int, int]] = outcomes) -> float:
            return sum(ways for (yards, cards), ways in of.items() if test(yards, cards)) / whole

        assert near(sum(y * w for (y, _), w in outcomes.items()) / whole, wanted["mean"], SIX)
        assert near(share(lambda y, c: y > 0), wanted["p_gain"], SIX)
        assert near(share(lambda y, c: y >= 4), wanted["p_4plus"], SIX)
        assert near(share(lambda y, c: y >= 10), wanted["p_10plus"], SIX)
        assert near(share(lambda y, c: y < 0), wanted["p_loss"], SIX)
        assert near(share(lambda y, c: c > 0), wanted["p_ofr"], SIX)
        assert near(sum(c * w for (_, c), w in outcomes.items()) / whole, wanted["mean_ofr_cards"], SIX)


@pytest.mark.parametrize(
    ("section", "divide", "most"), [("sneak_by_margin", 4, 1), ("scramble_by_margin", 2, 6)]
)
def test_sneaks_and_scrambles_by_margin(section: str, divide: int, most: int) -> None:
    hands = hands_of(2)
    whole = sum(ways for _, ways in hands)
    for text, wanted in TABLE[section]["by_margin"].items():
        yards = [
            (run_yards(int(text) + 200, 200 + total(cards), cards, divide, most), ways)
            for cards, ways in hands
        ]
        assert near(sum(y * w for y, w in yards) / whole, wanted["mean"], SIX)
        assert near(sum(w for y, w in yards if y > 0) / whole, wanted["p_gain"], SIX)
        assert near(sum(w for y, w in yards if y < 0) / whole, wanted["p_loss"], SIX)


def test_the_tests_of_a_pass() -> None:
    wanted = TABLE["pass_tests"]
    for text, chance in wanted["pass_card_ok_by_qb_value"].items():
        fine = [card for card in SUITED if not poor_throw(card, 0, int(text))]
        assert near(Fraction(len(fine), 52), chance, SIX)
    for text, chance in wanted["reception_ok_by_receiver_value"].items():
        assert near(Fraction(len([card for card in SUITED if VALUE[card] < int(text)]), 52), chance, SIX)
    assert near(Fraction(39, 51), wanted["yardage_ok_if_receiver_card_out"], SIX)


def test_the_red_joker_within_so_many_draws() -> None:
    assert TABLE["jokers"]["p_red_joker_within_m_draws"] == "m/54"
    assert near(Fraction(FULL.count("RJ"), len(FULL)), 1 / 54, EIGHT)


# Simulated: within four of our own standard errors


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
