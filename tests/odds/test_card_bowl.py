"""The odds of plays from scrimmage in the ledger's tables/odds.json, from the rules themselves: exact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

import pytest

from snapcount.core.drivers.script import Script, ScriptEnded
from snapcount.core.table import Seat
from snapcount.games.card_bowl.rules.cards import FULL, FULL_PILE, SUITED, VALUE, faces, total
from snapcount.games.card_bowl.rules.fumble import Loose, recover
from snapcount.games.card_bowl.rules.lineup.snap import snap
from snapcount.games.card_bowl.rules.plays.passing import poor_throw
from snapcount.games.card_bowl.rules.plays.rush import NO_LIMIT, run_yards, rush_cards
from snapcount.games.card_bowl.rules.turns.pass_rush import Hot, sack_round
from tests.odds.card_bowl_ledger import DOWN, EIGHT, HOME, SIX, TABLE, near
from tests.odds.card_bowl_paths import BY_RANK, RANKS, Path, chances, pile


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
    pairs = Counter((f"{a}S", f"{b}H") for a in RANKS for b in RANKS)
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


def hands_of(count: int) -> list[tuple[tuple[str, ...], int]]:
    """Every combination of ranks of so many cards and in how many ways it comes."""
    return [
        (tuple(f"{rank}S" for rank in ranks), prod(comb(4, number) for number in Counter(ranks).values()))
        for ranks in combinations_with_replacement(RANKS, count)
        if max(Counter(ranks).values()) <= 4
    ]


def test_rushes_by_margin() -> None:
    draws: Counter[tuple[int, int, int, int]] = Counter()
    shown: dict[int, tuple[str, ...]] = {}
    for cards, ways in hands_of(3):
        held = Counter(cards)
        shown.setdefault(faces(cards), cards)
        for rank in RANKS:
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
