"""How the veteran lays out its cards, and what it believes of those it can't see."""

from __future__ import annotations

from random import Random

from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.beliefs import expected_defenders, expected_men
from snapcount.games.card_bowl.coaches.layouts import defence_for
from snapcount.games.card_bowl.coaches.plans import PLANS, mirrored, offence_by
from snapcount.games.card_bowl.coaches.unseen import unseen
from snapcount.games.card_bowl.rules.cards import RANK, VALUE, Card
from snapcount.games.card_bowl.rules.lineup.formations import MEN, PLACES, SHAPES, set_field
from snapcount.games.card_bowl.state import Field

HAND = ("KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S", "3S")


def test_plans_put_the_best_cards_where_they_are_needed() -> None:
    power = offence_by("tight power", HAND, False)
    cards = dict(zip(PLACES[power.shape], power.cards, strict=True))
    assert cards["BM1"] == "KS" and cards["RT"] == "QS" and VALUE[cards["RG"]] > VALUE[cards["LG"]]
    air = offence_by("four wide", HAND, True)
    assert air.cards[0] == "KS"
    for name in PLANS:
        for left in (True, False):
            assert q.SetOffence(HAND).problem(offence_by(name, HAND, left)) is None
    assert mirrored("U-B010-T12-W10") == "U-B010-T21-W01"


def test_the_defence_is_legal_against_every_shape_and_its_backers_are_good() -> None:
    for shape in SHAPES:
        against = defence_for(HAND, shape, Random(3))
        assert q.SetDefence(HAND, shape).problem(against) is None, shape
        backers = against.cards[len(against.front) : len(against.front) + len(against.zones)]
        front = against.cards[: len(against.front)]
        if len(backers) > 2:
            assert max(VALUE[card] for card in backers) >= max(VALUE[card] for card in front)


def test_nothing_in_a_lay_out_tells_left_from_right() -> None:
    """The better of two backers, and of two corners, stands on either side."""
    better: set[tuple[bool, bool]] = set()
    for seed in range(40):
        against = defence_for(HAND, "U-B010-T11-W11", Random(seed))
        cards = dict(zip([*against.front, *against.zones, *against.corners], against.cards, strict=True))
        better.add((RANK[cards["OLB-L"]] > RANK[cards["OLB-R"]], RANK[cards["WRL1"]] > RANK[cards["WRR1"]]))
    assert len(better) == 4


def believed_men(shape: str, passer: Card) -> dict[str, float]:
    """What a defence expects of an offence in this shape once it sees the passer."""
    field = Field(SHAPES[shape].gun, MEN[shape], (), ())
    cards = (passer, *("",) * 10)
    return dict(
        zip(PLACES[shape], expected_men(field, cards, unseen((*HAND, passer), False, 11)), strict=True)
    )


def test_the_passer_tells_the_defence_whom_to_fear() -> None:
    """A king throws to a tight end of this shape and not to its wide receivers; a deuce hands the ball off."""
    king, deuce = believed_men("U-B010-T11-W11", "KH"), believed_men("U-B010-T11-W11", "2H")
    assert king["TEL1"] == king["TER1"] > king["WRL1"]
    assert deuce["BM1"] > king["BM1"] and deuce["BM1"] == max(deuce.values())
    assert deuce["C"] > king["C"]


def test_shapes_outside_the_plans_are_feared_all_over() -> None:
    odd = believed_men("U-B020-T12-W00", "KH")
    assert odd["BM1"] == max(odd[place] for place in odd if place != "QB") and odd["TER2"] > odd["LG"]


def test_good_cards_are_expected_behind_the_line() -> None:
    shape = "U-B010-T11-W11"
    field = set_field(
        SHAPES[shape],
        (-3.0, 0.0, 3.0),
        ("MLB", "OLB-L", "OLB-R", "ILB-L", "ILB-R", "OLB-L"),
        ("WRL1", "WRR1"),
    )
    expected = expected_defenders(field, ("KH", *("",) * 10), unseen(HAND, False, 15))
    value = dict(zip([d.place for d in field.defenders], expected, strict=True))
    assert (
        value["F1"] == VALUE["KH"]
        and value["MLB"] > value["OLB-L"] == value["OLB-R"] > value["ILB-L"] > value["F2"]
    )
    assert value["OLB-L#2"] < value["ILB-L"]
