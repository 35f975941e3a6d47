"""Sentences, boards, pictures, advice and rows."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

from snapcount.core.drivers.sampled import RandomCoach, play_out, seed_of
from snapcount.core.game import Game
from snapcount.core.rulebook import Option
from snapcount.core.table import Event, Question, Refusal
from snapcount.core.tables import BadTable, check
from snapcount.football.boxscore import box_score
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.coaches.advice import defence_mix, outcome
from snapcount.games.dice_football.questions import (
    CALL_DEFENCE,
    CALL_IN_RANGE,
    CALL_OUT_OF_RANGE,
    CALL_TRY,
    DEFEND_TRY,
    Catch,
    ChangeDefence,
    ChangePlay,
    ChooseSide,
    KickOff,
    ReturnBall,
    TakeTimeout,
)
from snapcount.games.dice_football.show.board import scoreboard
from snapcount.games.dice_football.show.log import SENTENCES
from snapcount.games.dice_football.state import Call, Options
from snapcount.games.dice_football.tables import DEFENCES, load
from snapcount.games.dice_football.view import view
from tests.rules.dice_football.scripted import (
    AWAY,
    HOME,
    KICK,
    LONG,
    RUN,
    SHORT,
    Played,
    at,
    go,
    kicking,
    overtime,
    snap,
)

NAMES = ("Lions", "Bears")


def said(played: Played, what: str) -> str:
    return RULEBOOK.face.words.event(played.told(what), NAMES)


def test_a_line_of_the_log_goes_from_dice_by_table_to_result() -> None:
    assert said(snap(at(30), RUN, 3, 12, (3, 4)), "gained") == (
        "Run against defence 3: dice 3 + 4 = 7, less 2: gain of 5, to the Lions 35."
    )
    assert said(snap(at(30), LONG, 5, 12, (2, 6)), "gained") == (
        "Long Pass against defence 5: dice 2 + 6 = 8, times 2, gain of 16, doubled: complete, gain of 32,"
        " to the Bears 38."
    )
    assert said(snap(at(30), RUN, 5, 1, (2, 2), (3, 5)), "gained") == (
        "Run against defence 5: dice 2 + 2 = 4, a doublet, thrown on to 12: gain of 12, to the Lions 42."
    )
    assert said(snap(at(30), SHORT, 2, 13, (1, 4)), "incomplete") == (
        "Short Pass against defence 2: dice 1 and 4, defence numbers 1 2 3: incomplete."
    )
    assert said(snap(at(92), LONG, 4, 13, (4, 6)), "incomplete") == (
        "Long Pass against defence 4: dice 4 + 6 = 10, times 2: 20 yards, beyond the end line: incomplete."
    )
    assert said(snap(at(72), KICK, 1, 1, (2, 5)), "field_goal_tried") == (
        "Field goal from 28 yards (1, 2 or a doublet needed): dice 2 and 5: good, 3 points."
    )
    assert said(snap(at(30), RUN, 3, 12, (3, 4)), "play_began") == (
        "1st and 10 at the Lions 30: Lions lay Run, Bears Defence 3."
    )


def test_every_event_that_is_told_has_a_sentence() -> None:
    whats: set[str] = set()
    for index in range(150):
        options = {"plays_per_quarter": 12, "no_ties": index % 2 == 0}
        coaches = (RandomCoach(), RandomCoach())
        for event in play_out(RULEBOOK, options, coaches, seed_of("words", index), listen=True).events:
            whats.add(event.what)
            line = RULEBOOK.face.words.event(event, NAMES)
            if not line:
                assert event.what == "play_ended" or event.facts["kind"] in ("kickoff", "free_kick")
                continue
            assert line[0].isupper() or line[0].isdigit()
            assert line.endswith((".", "!")) and "_" not in line and "None" not in line, line
    rare = (
        go(kicking(phase="free_kick"), Catch.TOUCHBACK),
        snap(at(60, left=1), SHORT, 1, 8, (4, 6)),
        snap(overtime(1, left=1, options=Options(no_ties=True)), RUN, 1, 1, (1, 2)),
    )
    for played in rare:
        whats |= {event.what for event in played.events}
    assert whats == SENTENCES.keys()


def test_a_declined_penalty_is_told_as_one() -> None:
    won = snap(at(60, left=1, score=(7, 6)), SHORT, 1, 8, (4, 6))
    assert said(won, "declined") == "The penalty is declined: the game is over anyway."


def test_the_situation_can_be_read_aloud() -> None:
    say = RULEBOOK.face.words.situation
    assert say(view(at(30, down=2, line=36, score=(7, 3)), None), NAMES) == (
        "Lions 7, Bears 3; 3rd quarter, 6 plays left. Lions have the ball, 2nd and 6 at the Lions 30."
    )
    assert "Next, the kickoff by Bears." in say(view(kicking(AWAY), None), NAMES)
    assert "overtime" in say(view(overtime(1), None), NAMES)
    over = snap(at(left=1, score=(7, 3)), RUN, 1, 1, (1, 2)).state
    assert say(view(over, None), NAMES) == "Final score: Lions 7, Bears 3."


@pytest.mark.parametrize(
    "state",
    [at(30), at(99), at(1), at(95, offence=AWAY), kicking(), kicking(AWAY, "try"), overtime(2)],
)
def test_the_board_fits_a_terminal_and_the_picture_is_xml(state: object) -> None:
    seen = RULEBOOK.rules.view(state, None)
    for names in (NAMES, ("A" * 40, "B & <C>")):
        text = RULEBOOK.face.board(seen, names)
        assert max(len(line) for line in text.splitlines()) <= 80
        root = ElementTree.fromstring(RULEBOOK.face.scoreboard(seen, names).picture(names))
        assert root.tag.endswith("svg") and root.attrib["role"] == "img"


def test_the_board_shows_ball_line_to_gain_and_direction() -> None:
    rows = RULEBOOK.face.board(view(at(30), HOME), NAMES).splitlines()
    middle = next(row for row in rows if ">" in row and "|" in row)
    assert middle.index("!") - middle.index(">") == 5
    away = RULEBOOK.face.board(view(at(30, offence=AWAY), HOME), NAMES).splitlines()
    middle = next(row for row in away if "<" in row and "|" in row)
    assert middle.index("<") - middle.index("!") == 5


def test_the_scoreboard_counts_from_the_home_goal_line() -> None:
    board = RULEBOOK.face.scoreboard(view(at(30, offence=AWAY, score=(3, 7)), None), NAMES)
    assert (board.ball, board.line, board.goes, board.possession) == (70, 60, -1, AWAY)
    assert (board.score, board.down, board.spot) == ((3, 7), "1st and 10", "Bears 30")


def test_advice_is_from_the_view_and_has_a_word_for_every_option() -> None:
    questions: tuple[Question[Any], ...] = (
        CALL_IN_RANGE,
        CALL_DEFENCE,
        ChangePlay(True, RUN, 3),
        ChangeDefence(LONG, 3),
        CALL_TRY,
        DEFEND_TRY,
        ReturnBall("kickoff", 0, 2),
        KickOff(True),
        ChooseSide(),
        *(TakeTimeout(event, RUN, 3) for event in (21, 22, 23, 24)),
        TakeTimeout(23, Call.PUNT, 3),
    )
    for question in questions:
        advice = RULEBOOK.coaches.advice(view(at(65), HOME), question)
        assert [said.option for said in advice] == list(question.options())
        for piece in advice:
            assert piece.text.endswith(".") and all(0 <= chance <= 1 for _, chance in piece.chances)


def test_advice_of_a_run_is_near_the_exact_odds() -> None:
    advice = {said.option: said for said in RULEBOOK.coaches.advice(view(at(30), HOME), CALL_OUT_OF_RANGE)}
    average = load("odds")["event_average"]
    here = view(at(30), HOME)
    found = outcome(here, [(RUN, defence, 0.2) for defence in DEFENCES])
    # The table counts the yards before a lost fumble; the advice leaves them out.
    assert found.gain == pytest.approx(sum(average["mean_gain"][0]) / 5, abs=0.3)
    mixed = outcome(here, [(RUN, defence, weight) for defence, weight in defence_mix(here)])
    assert f"Mean gain {mixed.gain:.1f}" in advice[RUN].text
    expected = [
        w * p for (_, w), p in zip(defence_mix(here), average["p_first_down_from_10"][2], strict=True)
    ]
    assert dict(advice[LONG].chances)["first down"] == pytest.approx(sum(expected), abs=0.02)
    lost = dict(advice[SHORT].chances)["turnover"]
    assert lost == pytest.approx(average["p_turnover"][1][0] * 0.64, abs=0.02)


@pytest.mark.rules("DF-13.8")
def test_advice_for_a_try_is_against_best_play_and_not_an_even_mix() -> None:
    """DF-13.8: best play makes it 47.4 % of the time; an even mix would have let a run through with 78 %."""
    advice = {
        said.option: dict(said.chances) for said in RULEBOOK.coaches.advice(view(at(65), HOME), CALL_TRY)
    }
    assert max(advice[card]["good"] for card in (RUN, SHORT, LONG)) == pytest.approx(0.474, abs=0.001)


@pytest.mark.rules("DF-7.2")
def test_the_grid_of_cards_has_a_chance_for_each_pair_and_knows_the_red_zone() -> None:
    grid = RULEBOOK.face.aid(view(at(30), HOME), {"matchups": True})
    average = load("odds")["event_average"]["p_first_down_from_10"]
    assert grid["chances"]["long_pass"] == pytest.approx(average[2], abs=0.02)
    assert not grid["red_zone"] and RULEBOOK.face.aid(view(at(85), HOME), {"matchups": True})["red_zone"]
    low, high = grid["reach"]["long_pass"]
    assert 2 <= low < high <= 60
    with pytest.raises(Refusal, match="no such aid"):
        RULEBOOK.face.aid(view(at(30), HOME), {"peek": True})


@pytest.mark.rules("DF-7.1")
def test_how_rare_a_gain_was_is_said_of_its_two_cards() -> None:
    def chance(card: str, defence: int, yards: int) -> float:
        asked = {"card": card, "defence": defence, "ball": 30, "yards": yards}
        return float(RULEBOOK.face.aid(view(at(30), HOME), {"rarity": asked})["chance"])

    first_downs = load("odds")["event_average"]["p_first_down_from_10"]
    for row, card in enumerate(("run", "short_pass", "long_pass")):
        for defence in range(1, 6):
            ten, by_fouls = chance(card, defence, 10), 0.06
            assert ten <= first_downs[row][defence - 1] + 1e-9 <= ten + by_fouls
            assert chance(card, defence, 34) < ten < chance(card, defence, 1)
    assert chance("long_pass", 5, 0) > 0.2
    with pytest.raises(Refusal, match="a card, a defence"):
        RULEBOOK.face.aid(view(at(30), HOME), {"rarity": {"card": "punt"}})


def test_rows_add_up_to_the_score_and_name_the_plays() -> None:
    for index in range(30):
        played = play_out(RULEBOOK, {}, (RandomCoach(), RandomCoach()), seed_of("rows", index), listen=True)
        rows = RULEBOOK.face.rows(played.events, NAMES)
        box = box_score(rows, NAMES)
        assert tuple(box["teams"][name]["points"] for name in NAMES) == played.state.score
        assert {row["play_type"] for row in rows} <= {
            "run",
            "pass",
            "punt",
            "field_goal",
            "kickoff",
            "extra_point",
            "two_point",
            "no_play",
        }
        assert all(row["desc"] and row["tt_rules"] and row["posteam"] in NAMES for row in rows)
        assert len(rows) == sum(event.what == "play_began" for event in played.events)


def test_a_row_of_a_converted_third_down() -> None:
    events = snap(at(30, down=3, line=34), SHORT, 1, 13, (3, 4)).events
    (row,) = RULEBOOK.face.rows(events, NAMES)
    assert (row["down"], row["ydstogo"], row["yardline_100"], row["yards_gained"]) == (3, 4, 70, 7)
    assert row["third_down_converted"] == row["first_down_pass"] == row["complete_pass"] == 1
    assert row["tt_dice"] == "3-4" and row["qtr"] == 3


def test_rows_without_events() -> None:
    assert RULEBOOK.face.rows([Event("DF-3.2", "tossed", {"seat": HOME})], NAMES) == []


def test_a_damaged_table_is_named() -> None:
    with pytest.raises(BadTable, match=r"The table kicks\.json is damaged: no punt\."):
        check(False, "kicks", "no punt")


def test_options_are_those_of_chapter_14() -> None:
    options: tuple[Option, ...] = RULEBOOK.rules.options
    assert [option.rule for option in options] == [f"DF-14.{number}" for number in range(1, 7)]
    for length in RULEBOOK.face.lengths:
        assert RULEBOOK.settle(length.options)


def test_printing_a_game_shows_its_board() -> None:
    game = Game(RULEBOOK, seed=1, names=NAMES)
    assert "Lions 0" in str(game)


@pytest.mark.parametrize(
    ("left", "said"), [(48, "24 plays left"), (25, "1 play left"), (24, "24 plays left")]
)
def test_df_4_3_the_clock_beside_a_quarter_counts_that_quarter_not_the_half(left: int, said: str) -> None:
    now = view(at(30, down=2, line=36)._replace(left=left), None)
    board = scoreboard(now, NAMES)
    assert (board.period, board.clock) == ("3rd quarter" if left > 24 else "4th quarter", said)
