"""Chapter 8: penalties."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro.questions import AcceptPenalty
from snapcount.games.canadian_pro.rules.penalties import kicker_first_down, rough, walk
from snapcount.games.canadian_pro.state import End, Options, Play, State
from snapcount.games.canadian_pro.tables import FOULS, PENALTY_COLUMNS
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FB,
    HB,
    HOME,
    PUNT,
    WB,
    Played,
    advanced,
    asked,
    at,
    go,
    kicking,
    passing,
    playing,
    setting,
    variant,
)

BASIC = Options()
SHORT = passing("SE", "S")
OFFENCE_FOUL = (HB, setting(3), 6, 7)  # 6P
DEFENCE_FOUL = (SHORT, setting(4), 11, 9, 7)  # complete for 4, P on the DTC
ROUGH, PROCEDURE, HOLDING, CLIPPING = 2, 7, 6, 9
"""Totals on the column run_offence."""
FIFTEEN = next(foul for foul in FOULS.values() if foul.yards == 15)


def flags(plain: dict[str, Any]) -> None:
    """Letters where the printed cards have none."""
    cards = plain["cards"]
    cards["dtc"]["columns"]["run"]["7"] = "NCP"
    cards["dtc"]["columns"]["S"]["10"] = "-2XP"
    cards["kicking"]["kickoff"]["rows"]["2"][0] = "55AP"
    if plain["code"] == "EDM":
        bell = cards["backs"][0]["run"]["rows"]
        bell["6"][2], bell["8"][2], bell["9"][3] = "6FP", "60P", "6P"
        cards["receivers"][0]["receiving"]["rows"]["7"][0] = "4P"
        cards["quarterbacks"][0]["running"]["rows"]["8"][4] = "7P"


FLAGS = playing(
    BASIC, variant("edm_flags", "edmonton_1973", flags), variant("mtl_flags", "montreal_1973", flags)
)


def fouled(*inputs: Any, **where: Any) -> Played:
    return go(at(**where), *OFFENCE_FOUL, *inputs)


def test_cp_8_1_the_play_is_finished_first_and_p_belongs_to_the_cards_owner() -> None:
    played = fouled(PROCEDURE, "decline")
    assert (
        played.whats.index("gained") < played.whats.index("flagged")
        and played.facts("flagged")["seat"] is HOME
    )
    assert go(at(), *DEFENCE_FOUL, 12, "decline").facts("flagged")["seat"] is AWAY
    assert go(at(41, 3), PUNT, 2, 5, 4, 9, "decline").facts("flagged")["seat"] is AWAY  # the return card
    assert go(at(20, 3), PUNT, 7, 6, 4, 7, 4, "decline").facts("flagged")["seat"] is HOME  # the punter's


def test_cp_8_2_cp_is_complete_and_p_alone_incomplete_both_with_a_penalty() -> None:
    complete = go(at(), passing("SE", "M"), setting(3), 4, 8, 7, 6, "decline")
    assert complete.state.situation.ball == 58 and complete.facts("flagged")["column"] == "pass_offence"
    incomplete = go(at(), SHORT, setting(3), 8, 4, 6, "decline")
    assert "incomplete" in incomplete.whats and incomplete.facts("flagged")["column"] == "pass_offence"


def test_cp_8_3_two_dice_on_the_upper_chart_name_the_foul() -> None:
    for total, number in PENALTY_COLUMNS["run_offence"].items():
        clip = [(1,)] if FOULS[number].enforcement == "clip" else []
        played = fouled(total, *clip, "decline")
        assert (
            played.facts("flagged")["number"] == number
            and played.facts("flagged")["foul"] == FOULS[number].name
        )


def test_cp_8_4_the_column_by_play_and_side() -> None:
    columns = {
        "run_offence": fouled(PROCEDURE, "decline"),
        "run_defence": go(at(rules=FLAGS), FB, setting(3), 8, 7, 7, "decline"),
        "pass_offence": go(at(), SHORT, setting(3), 8, 4, 6, "decline"),
        "pass_defence": go(at(), *DEFENCE_FOUL, 12, "decline"),
        "kick_kicking": go(at(20, 3), PUNT, 7, 6, 4, 7, 4, "decline"),
        "kick_receiving": go(at(41, 3), PUNT, 2, 5, 4, 9, "decline"),
        "kickoff_kicking": go(kicking(rules=FLAGS), "normal", 2, 4, 7, 7, "decline"),
        "kickoff_receiving": go(kicking(), "normal", 2, 4, 11, 2, "decline"),
    }
    for column, played in columns.items():
        assert played.facts("flagged")["column"] == column
    scramble = go(at(rules=FLAGS), SHORT, setting(3), 3, 6, 8, PROCEDURE, "decline")
    assert scramble.facts("flagged")["column"] == "run_offence"


def test_cp_8_5_p_in_a_playboard_column_is_against_the_offence() -> None:
    played = go(at(), HB, setting(1), 10, 5, PROCEDURE, "decline")
    assert played.facts("gained")["card"] == "Playboard" and played.facts("flagged")["seat"] is HOME


def test_cp_8_6_the_team_fouled_decides_knowing_everything() -> None:
    seat, question = asked(at(), *OFFENCE_FOUL, CLIPPING, (4,))
    assert seat is AWAY and isinstance(question, AcceptPenalty)
    assert (question.declined.situation.ball, question.declined.situation.down) == (47, 2)
    assert (question.accepted.situation.ball, question.accepted.situation.down) == (29, 1)
    assert question.name == "Clipping"


def test_cp_8_7_never_more_than_half_the_distance() -> None:
    assert [walk(15, room) for room in (40, 30, 29, 9, 1)] == [15, 15, 14, 4, 0]
    assert fouled(HOLDING, "accept", ball=15).state.situation.ball == 8  # half of 15 is 7
    near = go(at(106), *DEFENCE_FOUL[:1], setting(4), 12, 9, 10, 6, "accept")
    assert near.spot == (HOME, 108, 1, 110)


def test_cp_8_8_previous_wipes_the_play_out_and_repeats_the_down() -> None:
    assert fouled(HOLDING, "accept", down=2, to_go=6).spot == (HOME, 31, 2, 47)
    offside = (SHORT, setting(4), 12, 9, 10, 6, "accept")
    assert go(at(41, 2, 6), *offside).spot == (HOME, 46, 2, 47)
    assert go(at(41, 2, 5), *offside).spot == (HOME, 46, 1, 56)  # it brings the line to gain


@pytest.mark.parametrize(
    ("inputs", "spot"),
    [
        ((FB, setting(2), 3, 7, 7, 6, ROUGH, "accept"), (HOME, 57, 1, 67)),  # lost on the 42: it comes back
        (
            (FB, setting(2), 3, 7, 7, 4, 2, ROUGH, "accept"),
            (HOME, 56, 1, 66),
        ),  # run back all the way: previous
        ((FB, setting(3), 8, 7, ROUGH, "accept"), (HOME, 63, 1, 73)),  # 7 yards and 15
        ((HB, setting(4), 9, 9, ROUGH, "accept"), (HOME, 32, 2, 51)),  # by the offence: 6 less 15
        ((HB, setting(3), 6, 9, 7, 6, ROUGH, "accept"), (AWAY, 78, 1, 88)),  # lost: the yards go to Montreal
    ],
)
def test_cp_8_9_rough_play_from_where_the_play_ended(inputs: tuple[Any, ...], spot: Any) -> None:
    assert go(at(rules=FLAGS), *inputs).spot == spot


def test_cp_8_9_rough_play_on_safeties_and_kicks() -> None:
    loss = (WB, setting(3), 4, 7, ROUGH)  # two yards back from the own 1
    safety = go(at(1, rules=FLAGS), *loss, "accept")
    assert safety.spot == (HOME, 16, 1, 26) and safety.state.score == (0, 0)
    assert go(at(1, rules=FLAGS), *loss, "decline").state.score == (0, 2)
    by_kickers = go(at(20, 3), PUNT, 7, 6, 4, 7, 2, "accept")
    assert by_kickers.spot == (AWAY, 44, 1, 54)
    by_receivers = go(at(41, 3), PUNT, 2, 5, 4, 3, "accept")
    assert by_receivers.spot == (AWAY, 27, 1, 37)


@pytest.mark.parametrize("thrown", [(7, 9), (2, 12)], ids=["returned", "run back all the way"])
def test_cp_8_9_roughness_on_an_interception_gives_the_ball_back(thrown: tuple[int, ...]) -> None:
    """No printed card has X and P in one cell; a made-up one has."""
    taken = go(at(41, 2, 8, rules=FLAGS), SHORT, setting(3), 4, 10, 6, *thrown, 2, "accept")
    assert "intercepted" in taken.whats and taken.spot == (HOME, 56, 1, 66) and taken.state.score == (0, 0)


def test_cp_8_10_clipping_by_the_die() -> None:
    assert fouled(CLIPPING, (4,), "accept", ball=30).spot == (HOME, 18, 1, 40)
    assert fouled(CLIPPING, (5,), "accept", ball=30).spot == (HOME, 15, 1, 40)
    assert go(at(), HB, setting(1), 10, 5, CLIPPING, (2,), "accept").spot == (HOME, 26, 1, 51)
    scored = go(at(105), *OFFENCE_FOUL, CLIPPING, (2,), "accept")
    assert scored.spot == (HOME, 92, 1, 110)  # half the distance to the goal line beyond
    beyond = go(at(41, 2, 1, rules=FLAGS), HB, setting(3), 8, 9, CLIPPING, (2,), "accept")
    assert beyond.spot == (HOME, 56, 1, 66)


def test_cp_8_11_interference_gives_the_pass() -> None:
    incomplete = (SHORT, setting(3), 12, 9, 5, "accept")
    played = go(at(41, 2, 14), *incomplete, 6)
    assert played.thrown[-1] == "gain" and played.spot == (HOME, 52, 1, 62)
    assert go(at(100, 2), *incomplete, 6).spot == (HOME, 109, 1, 110)
    taken = go(at(rules=FLAGS), SHORT, setting(3), 4, 10, 6, 7, 9, 5, "accept", 6)
    assert taken.spot == (HOME, 52, 1, 62)  # intercepted, but it counts as complete
    complete = go(at(), *DEFENCE_FOUL, 5)
    assert "had_no_effect" in complete.whats and complete.state.situation.ball == 45


def test_cp_8_12_no_yards_from_where_the_kick_was_fielded() -> None:
    assert go(at(20, 3), PUNT, 7, 6, 4, 7, 7, "accept").spot == (AWAY, 41, 1, 51)
    deep = go(at(60, 3), PUNT, 7, 6, 4, "return", 7, 7, "accept")
    assert deep.spot == (AWAY, 15, 1, 25) and deep.state.score == (0, 0)  # instead of the single
    nobody = go(at(71, 3), PUNT, 7, 5, 4, 7)
    assert "had_no_effect" in nobody.whats and nobody.state.score == (1, 0)


def test_cp_8_13_fouls_on_the_kicker() -> None:
    returned = (PUNT, 2, 5, 4)
    assert go(at(41, 3, 8), *returned, 2, "accept").spot == (HOME, 56, 1, 66)  # roughing
    assert go(at(41, 3, 8), *returned, 4, "accept").spot == (HOME, 51, 1, 61)  # contacting reaches the line
    assert go(at(41, 3, 12), *returned, 4, "accept").spot == (HOME, 51, 3, 53)
    assert go(at(41, 3, 8), *returned, 9, "accept").spot == (HOME, 46, 3, 49)  # offside


def test_cp_8_13_roughing_near_the_goal_line_is_half_the_distance() -> None:
    punted = Play("kick", HOME, 100, End(AWAY, 20), "kick", kicker=HOME)
    after = kicker_first_down(at(100, 3), punted, AWAY, FIFTEEN, 0)
    assert after is not None and after.situation == (HOME, 105, 1, 110)


def test_cp_8_9_only_the_offence_earns_a_first_down_by_rough_play() -> None:
    kept, lost = (Play("run", HOME, 41, End(team, 50), "run", lost=60) for team in (HOME, AWAY))
    for play, offender, team, earned in ((kept, AWAY, HOME, True), (lost, HOME, AWAY, False)):
        after = rough(at(), play, offender, FIFTEEN, 0)
        assert after is not None and (after.situation, after.earned) == ((team, 65, 1, 75), earned)


def test_cp_8_13_on_a_kick_back_they_are_fouls_on_whoever_kicked_last() -> None:
    rules = advanced("kick_back")
    back = (PUNT, 6, 4, "kick_back", 7, "return", 4, 5)  # from Montreal's 28; Daybreak's 8P
    assert go(at(50, 3, rules=rules), *back, 2, "accept").spot == (AWAY, 43, 1, 53)  # roughing
    assert go(at(50, 3, rules=rules), *back, 4, "accept").spot == (AWAY, 38, 1, 48)  # contacting
    deep = (PUNT, 7, 5, 3, "kick_back", 7, "return", 4, 5)  # from ten yards deep
    assert go(at(50, 3, rules=rules), *deep, 2, "accept").spot == (AWAY, 15, 1, 25)  # from the goal line
    again = (PUNT, 6, 4, "kick_back", 7, "kick_again", 6, 7, 6, 4)  # Edmonton from its 49; Lievreblanc's 5P
    assert go(at(50, 3, rules=rules), *again, 2, "accept").spot == (HOME, 64, 1, 74)


def test_cp_8_14_fouls_by_the_kickers() -> None:
    assert go(at(20, 3, 8), PUNT, 7, 6, 4, 7, 4, "accept").spot == (HOME, 15, 3, 28)
    offside = go(kicking(rules=FLAGS), "normal", 2, 4, 7, 7, "accept")
    assert offside.spot == (AWAY, 35, 1, 45)  # 10 + 20 + 5
    single = go(at(60, 3), PUNT, 7, 6, 4, "return", 7, 2, "accept")
    assert single.spot == (AWAY, 50, 1, 60) and single.state.score == (1, 0)
    grounded = go(at(20, 3, rules=ADVANCED), PUNT, 7, 6, 4, "ground", 4, "accept")
    assert grounded.spot == (HOME, 15, 3, 30)  # the P stays in force


def test_cp_8_15_fouls_by_both_sides_offset() -> None:
    played = go(at(41, 2, 6), SHORT, setting(3), 8, 9)
    assert played.thrown == ["snap", "snap"] and played.spot == (HOME, 41, 2, 47) and played.state.left == 570
    last = go(at(41, 2, 6, quarter=4, left=20), SHORT, setting(3), 8, 9).state
    assert last.left == 0 and last.untimed
    twice = go(at(rules=FLAGS), passing("SE", "S"), setting(5), 4, 8, 7, 6, "decline")
    assert twice.thrown.count("penalty") == 1  # CP and 4P, both against the offence


def test_cp_8_16_rough_play_on_a_score_moves_the_next_put_in_play() -> None:
    scored = go(at(105), *OFFENCE_FOUL, ROUGH, "accept").state
    assert (scored.score, scored.phase, scored.shift) == ((6, 0), "try", 15)
    kickoff = go(scored, 8).state
    assert kickoff.shift == 15
    assert go(kickoff, "normal", 6, 4, 7).facts("kicked_off")["landing"] == 27
    assert go(kickoff, "onside", 3).spot == (HOME, 48, 1, 58)
    by_defence = go(at(104), *DEFENCE_FOUL[:-1], 12, 2, "decline").state
    assert by_defence.shift == 0
    received = go(at(100), SHORT, setting(4), 11, 9, 3, 2, "accept").state  # 13 yards: a touchdown
    assert (received.score, received.shift) == ((6, 0), -15)
    after = kicking("after_fg", AWAY, shift=15)
    assert go(after, "scrimmage").state.situation.ball == 50 and go(after, "kickoff").state.shift == 15
    half = go(kickoff._replace(quarter=2, left=0, toss_loser=HOME)).state  # also over half-time
    assert go(half, "kick").state.shift == 15  # the team that fouled kicks off
    assert go(half, "receive").state.shift == -15  # or receives
    drawn = at(quarter=4, left=0)._replace(phase="kickoff", shift=15, options=BASIC._replace(winner=True))
    extra = go(drawn).state
    assert go(extra, AWAY, "kick").state.shift == -15 and go(extra, HOME, "kick").state.shift == 15
    turned = go(go(extra, HOME, "kick").state._replace(left=0, shift=15)).state  # now Montreal kicks off
    assert (turned.situation.offence, turned.shift) == (AWAY, -15)


def test_cp_8_17_clipping_on_a_return() -> None:
    returned = (PUNT, 2, 5, 4, 7)  # fielded on the 37, 5 yards
    assert go(at(41, 3), *returned, (1,), "accept").spot == (AWAY, 22, 1, 32)
    assert go(at(41, 3), *returned, (2,), "accept").spot == (AWAY, 24, 1, 34)
    from_end_zone = go(kicking(), "normal", 3, 8, "return", 9, 7, (1,), "accept")
    assert from_end_zone.spot == (AWAY, 1, 1, 11)
    single = go(kicking(), "normal", 3, 8, "concede", 9, 7, (1,), "accept")
    assert single.spot == (AWAY, 20, 1, 30) and single.state.score == (1, 0)


def test_cp_8_18_an_accepted_penalty_on_the_last_play_gives_one_more() -> None:
    def last(*inputs: Any) -> State:
        return go(at(quarter=4, left=20), *OFFENCE_FOUL, *inputs).state

    accepted = last(PROCEDURE, "accept")
    assert accepted.left == 0 and accepted.untimed and not accepted.period_over
    assert last(PROCEDURE, "decline").period_over
    assert go(accepted, FB, setting(2), 7, 7).state.period_over  # that was it
    carried = go(at(105, quarter=4, left=20), *OFFENCE_FOUL, ROUGH, "accept").state
    assert not carried.untimed and go(carried, 8).state.period_over
    single = go(at(60, 3, quarter=4, left=20), PUNT, 7, 6, 4, "return", 7, 2, "accept").state
    assert single.score == (1, 0) and single.period_over, (
        "a penalty that a single carries gives no play either"
    )
    tried = go(kicking("try", untimed=True, left=0), 8).state
    assert tried.untimed and go(tried, "onside", 3).state.untimed  # neither uses it up
    assert go(tried, "normal", 6, 4, 7).state.period_over
