"""The solved game: the values that are shipped, read in plain Python."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from snapcount.core.game import Game
from snapcount.core.table import Refusal, Seat
from snapcount.football.situation import Situation
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.analysis import book, ends, solved, sums, values
from snapcount.games.dice_football.analysis.book import Lane
from snapcount.games.dice_football.analysis.compiling import ball_at
from snapcount.games.dice_football.analysis.matrix import game_value
from snapcount.games.dice_football.analysis.values import HALF_2, OPENED, OVERTIME, RECEIVED, Key
from snapcount.games.dice_football.rules.spots import KICKOFF
from snapcount.games.dice_football.state import Call, Options, Overtime, State
from snapcount.games.dice_football.tables import FIELD

TABLE = json.loads((files("snapcount.games.dice_football") / "tables" / "win_probability.json").read_text())
ANCHORS = [*TABLE["snaps"], *TABLE["kickoffs"]]
NEAR = 0.0005


def state(**changes: Any) -> State:
    """Second and eight on the own 30, half-way through half 2, level."""
    usual = State(
        Options(), "scrimmage", 2, 24, (20, 20), (3, 3), Situation(Seat.HOME, 30, 2, 38), None, None, ()
    )
    return usual._replace(**changes)


def test_all_ninety_anchors_of_the_ledger_are_met() -> None:
    vectors = [
        {
            "id": str(number),
            "given": anchor["given"],
            "expect": {name: chance for name, chance in anchor.items() if name != "given"},
        }
        for number, anchor in enumerate(ANCHORS)
    ]
    verdicts = list(RULEBOOK.rules.examples(vectors))
    assert len(verdicts) == 90
    assert [verdict for verdict in verdicts if verdict.outcome != "passed"] == []


def test_a_position_is_as_good_for_the_one_as_it_is_bad_for_the_other() -> None:
    here = state(score=(14, 17), timeouts=(2, 1))
    turned = state(score=(17, 14), timeouts=(1, 2), situation=Situation(Seat.AWAY, 30, 2, 38))
    assert solved.win_chance(here) + solved.win_chance(turned) == pytest.approx(1)


def test_a_game_that_is_over_is_won_lost_or_half_won() -> None:
    for score, chance in (((21, 20), 1.0), ((20, 21), 0.0), ((20, 20), 0.5)):
        assert solved.win_chance(state(phase="over", score=score)) == chance


def test_before_a_coin_falls_both_have_the_same_chance() -> None:
    assert Game(RULEBOOK, seed=1).win_chance().home == pytest.approx(0.5)
    assert solved.win_chance(state(phase="overtime_toss", left=0)) == 0.5


def test_receiving_the_opening_kickoff_is_worth_what_the_ledger_says() -> None:
    """DF-A.4."""
    opening = state(
        phase="kickoff", half=1, left=48, score=(0, 0), situation=KICKOFF[Seat.HOME], opening_kicker=Seat.HOME
    )
    assert 1 - solved.win_chance(opening) == pytest.approx(0.4996, abs=0.00005)


def test_the_value_of_first_and_ten_is_what_its_cards_are_worth() -> None:
    """The table's number, and the game of cards worked out from the tables of one play less."""
    for ball, left, lead in ((20, 30, 0), (55, 12, -4), (88, 3, -3), (35, 1, 2)):
        first = state(
            left=left, score=(20 + lead, 20), situation=Situation(Seat.HOME, ball, 1, min(FIELD, ball + 10))
        )
        cells = list(solved.cells(first).values())
        assert game_value(cells) == pytest.approx(solved.win_chance(first), abs=0.0003)


def test_the_best_mix_is_worth_the_win_chance() -> None:
    game = Game(RULEBOOK, start=state())
    found = game.equilibrium()
    assert found.unit == "the chance to win"
    assert found.value == pytest.approx(game.win_chance().home)
    assert sum(found.offence.values()) == pytest.approx(1)


def test_two_behind_on_third_and_ten_with_two_plays_left_nobody_kicks_at_once() -> None:
    late = state(left=2, score=(18, 20), timeouts=(2, 1), situation=Situation(Seat.HOME, 70, 3, 80))
    cells = solved.cells(late)
    assert solved.win_chance(late) == pytest.approx(0.6428, abs=NEAR)
    assert max(cells[Call.FIELD_GOAL]) < 0.5


# Overtime


def overtime(stage: int, **changes: Any) -> State:
    first = Seat.AWAY if stage == 2 else Seat.HOME
    usual = state(half=3, left=10, timeouts=(2, 2), overtime=Overtime(first, stage))
    return usual._replace(**changes)


def test_any_score_wins_in_sudden_death() -> None:
    """DF-15.6 One play left, goal to go from the 1: a touchdown or a field goal wins, anything else ties."""
    near = overtime(3, left=1, situation=Situation(Seat.HOME, 85, 4, 95))
    cells = solved.cells(near)
    good = 34 / 36
    kick = cells[Call.FIELD_GOAL][0]
    assert 0.5 + 0.5 * good * 0.85 < kick < 1
    assert solved.win_chance(near) >= kick - 1e-9


def test_behind_in_the_second_opportunity_the_ball_lost_is_the_game_lost() -> None:
    """DF-15.5."""
    behind = overtime(2, score=(20, 23), situation=Situation(Seat.HOME, 30, 4, 38))
    assert max(solved.cells(behind)[Call.PUNT]) < 0.05
    level = overtime(2, situation=Situation(Seat.HOME, 30, 4, 38))
    assert min(solved.cells(level)[Call.PUNT]) > 0.3


def test_a_stage_two_level_is_sudden_death_but_for_its_name() -> None:
    two = solved.win_chance(overtime(2))
    assert two == pytest.approx(solved.win_chance(overtime(3)), abs=0.0002)


# What isn't solved


@pytest.mark.parametrize("options", [{"plays_per_quarter": 12}, {"burnt_deck": True}, {"no_onside": True}])
def test_other_lengths_and_options_are_refused_with_a_sentence(options: dict[str, Any]) -> None:
    game = Game(RULEBOOK, options, seed=1)
    with pytest.raises(Refusal, match="Only the standard game is solved"):
        game.win_chance()


def test_without_overtime_the_game_is_the_same() -> None:
    """DF-14.6 A level score is worth one half either way."""
    assert Game(RULEBOOK, {"overtime": False}, seed=1).win_chance().home == pytest.approx(0.5)


# The files


def test_tables_come_out_of_the_file_as_they_went_in() -> None:
    random = Random(5)
    smooth = [[min(65_535, 300 * left + 40 * ball) for ball in range(FIELD)] for left in range(48)]
    wild = [
        [random.choice((0, 1, 65_535, random.randrange(65_536))) for _ in range(FIELD)] for _ in range(48)
    ]
    for rows in (smooth, wild):
        assert values.unpacked(values.packed(rows)) == rows


def test_the_file_holds_every_half_and_overtime_and_packs_to_the_same_bytes() -> None:
    found = values.shipped()
    assert values.known_parts() == {HALF_2, OPENED, RECEIVED, *OVERTIME}
    for key in (Key(HALF_2, 3, 3, 0), Key(OPENED, 0, 3, -28), Key(OVERTIME[1], 2, 0, -7)):
        start, end = found.places[key]
        part = found.data[start:end]
        assert values.packed(values.unpacked(part)) == part
    assert max(end for _, end in found.places.values()) == len(found.data)


def test_the_shipped_sums_of_a_ball_are_those_of_the_rules_to_the_last_digit() -> None:
    """Made again for the first of the file; the sums after them are made the same way."""
    file, made = sums.shipped(), sums.Making()
    made.add(sums.BALLS[0])
    again = json.loads(json.dumps(made.plain()))
    assert again["cards"] == {str(sums.BALLS[0]): file["cards"][str(sums.BALLS[0])]}
    for what in ("leaves", "challenges", "sums"):
        assert len(again[what]) > 50
        assert again[what] == file[what][: len(again[what])]


def test_the_shipped_sums_pack_to_the_same_bytes() -> None:
    packed = (files("snapcount.games.dice_football.analysis") / sums.FILE).read_bytes()
    assert sums.packed(sums.shipped()) == packed


def test_what_turnovers_and_kicks_lead_to_is_shipped_as_the_rules_have_it() -> None:
    for name in ("returned 63", "kept 104", "punt 35", "kickoff", "free_kick", "missed 70"):
        shipped, made = sums.after(ends.REGULATION)[name], ends.named(ends.REGULATION, name)
        lane = Lane(HALF_2, 20, 2, 1, -3)
        look = book.after(lane).ends.__getitem__
        assert ends.worth(shipped, look) == pytest.approx(ends.worth(made, look), abs=1e-8)


def test_a_foul_is_as_likely_with_every_card_that_can_be_fouled() -> None:
    for ball in (5, 62, 99):
        assert {foul.event for foul in ball_at(ball).fouls} == {7, 8, 9, 10}
