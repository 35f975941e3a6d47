"""The log shows how a result comes about; rows name the players."""

from __future__ import annotations

from random import Random

import pytest

from snapcount.core.drivers.recorded import Recorded
from snapcount.core.drivers.sampled import Sampled, play_out
from snapcount.core.table import Event
from snapcount.football.boxscore import box_score
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.questions import CallDefence, CallPlay, ChooseToss, ReturnKick
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.show.board import board, scoreboard
from snapcount.games.canadian_pro.show.outcome import outcome
from snapcount.games.canadian_pro.show.rows import rows
from snapcount.games.canadian_pro.show.shown_cards import card_text, cards_read
from snapcount.games.canadian_pro.show.words import where
from snapcount.games.canadian_pro.state import Options
from snapcount.games.canadian_pro.tables import FORMATIONS
from tests.records.asked import asked
from tests.records.goldens import records
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    HB,
    PUNT,
    Played,
    at,
    go,
    passing,
    setting,
)

NAMES = ("Edmonton", "Montreal")


def line(played: Played, what: str) -> str:
    return RULEBOOK.face.words.event(played.told(what), NAMES)


def test_the_sum_of_the_setting_is_written_out() -> None:
    call = Call("pass", "SE", "L", zone=8)
    played = go(at(rules=ADVANCED), call, setting(3, "4Z-70"), 4, 8, 9)
    assert line(played, "setting_added_up").startswith("Setting 3, zone +2, long pass −1: column 4. ")


def test_the_row_of_the_card_is_shown_with_its_cell() -> None:
    played = go(at(), HB, setting(3), 4, 5)
    said = line(played, "gained")
    assert "Roy Bell (HB) runs for a gain of 3" in said and "Printed run card, column 2, row 4" in said
    assert said.endswith("-4 [3] 8 11 0.")
    thrown = go(at(), passing("SE", "M"), setting(2), 5, 8, 6)
    assert "C [C] C · ·" in line(thrown, "threw") and "11 [24] 39" in line(thrown, "gain_read")
    board_column = go(at(), HB, setting(1), 3, 4)
    assert "Playboard" in line(board_column, "gained") and "[-5]" in line(board_column, "gained")


def test_the_whole_card_with_the_cell_marked() -> None:
    played = go(at(), HB, setting(3), 4, 5)
    text = card_text(played.told("gained"))
    assert text.splitlines()[0] == "Roy Bell: run (printed)" and len(text.splitlines()) == 13
    assert [row for row in text.splitlines() if row.startswith(">")] == [
        row for row in text.splitlines() if "[3]" in row
    ]
    dtc = card_text(played.told("setting_added_up"))
    assert "Montreal 1973: DTC (printed)" in dtc and "[-1]" in dtc
    assert dtc.splitlines()[-1] == "Setting 3 − 1 = 2 (setting 3, team card −1): column 2"
    assert cards_read(played.events, NAMES) == f"{dtc}\n\n{text}"
    assert card_text(Event("CP-3.1", "play_ended", {})) == ""


def test_every_card_of_whole_games_can_be_shown() -> None:
    """Whatever a play is read from, the row that was thrown and the cell that was hit are in sight."""
    shown: set[str] = set()
    for mode in ("basic", "advanced"):
        coaches = (RULEBOOK.coach("rookie").make(), RULEBOOK.coach("rookie").make())
        for event in play_out(RULEBOOK, {"mode": mode}, coaches, 3, listen=True).events:
            text = card_text(event)
            card = event.facts.get("card") or event.facts.get("table")
            if text and card is not None:
                shown.add(card)
                cell = str(event.facts.get("cell", ""))
                assert (
                    f"[{cell or ' '}]" in text or (cell and f": {cell}]" in text) or "cell" not in event.facts
                )
                assert max(map(len, text.splitlines())) <= 100
    cards = {"DTC", "run", "passing", "receiving", "kickoff", "punting", "field goals", "punt return"}
    assert cards | {"kickoff return", "Sb", "Turnover Return Chart", "Playboard"} <= shown
    assert any(card in FORMATIONS for card in shown)


def test_spots_in_words() -> None:
    said = [where("to", spot, 0, ("Home", "Away")) for spot in (-3, -1, 0, 34, 80, 110, 111)]
    assert said == [
        "into Home's end zone, 3 yards deep",
        "into Home's end zone, 1 yard deep",
        "to Home's goal line",
        "to the Home 34",
        "to the Away 30",
        "to Away's goal line",
        "into Away's end zone, 1 yard deep",
    ]
    assert where("at", -2, 1, ("Home", "Away")) == "in Away's end zone, 2 yards deep"


def test_boards() -> None:
    text = board(at(71, 2, 4), NAMES)
    assert "2nd and 4 on the Montreal 39" in text and max(map(len, text.splitlines())) <= 80
    assert ">" in text and "!" in text  # the ball, and the line to gain
    away = scoreboard(at(30, team=AWAY), NAMES)
    assert (away.ball, away.line, away.goes, away.length, away.end_zone) == (80.0, 70.0, -1, 110, 25)
    drawn = scoreboard(at(), NAMES).picture(NAMES)
    assert drawn.startswith("<svg") and "Edmonton 0" in drawn


def test_rows_name_the_players() -> None:
    (run,) = rows(go(at(), HB, setting(2), 2, 7).events, NAMES)
    assert (run["play_type"], run["rusher_player_name"], run["yards_gained"]) == ("run", "Roy Bell", 6)
    assert (run["down"], run["ydstogo"], run["yardline_100"], run["posteam"]) == (1, 10, 69, "Edmonton")
    (caught,) = rows(go(at(), passing("SE", "M"), setting(2), 5, 8, 6).events, NAMES)
    assert (caught["passer_player_name"], caught["receiver_player_name"]) == (
        "Bruce Lemmerman",
        "George McGowan",
    )
    assert caught["complete_pass"] == caught["first_down"] == caught["first_down_pass"] == 1
    (punt,) = rows(go(at(41, 3), PUNT, 6, 4, 7).events, NAMES)
    assert (punt["play_type"], punt["punter_player_name"], punt["kick_distance"]) == (
        "punt",
        "Gary LeFebvre",
        32,
    )
    assert (punt["return_team"], punt["return_yards"]) == ("Montreal", 4)
    (taken,) = rows(go(at(), passing("SE", "L"), setting(3), 3, 5, 7, 7, 9).events, NAMES)
    assert taken["interception"] == taken["pass_attempt"] == 1 and taken["complete_pass"] == 0
    (sack,) = rows(go(at(), passing("SE", "S"), setting(3), 2, 6).events, NAMES)
    assert (sack["sack"], sack["yards_gained"], sack["pass_attempt"]) == (1, -6, 1)


def test_a_play_wiped_out_is_no_play() -> None:
    (row,) = rows(go(at(), HB, setting(3), 6, 7, 7, "accept").events, NAMES)
    assert (row["play_type"], row["rush_attempt"], row["yards_gained"]) == ("no_play", 0, 0)
    assert (row["penalty"], row["penalty_team"], row["penalty_yards"]) == (1, "Edmonton", 5)
    (kept,) = rows(go(at(), HB, setting(3), 6, 7, 2, "accept").events, NAMES)
    assert (kept["play_type"], kept["yards_gained"], kept["penalty_yards"]) == ("run", 6, 15)


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_rows_of_a_game_add_up(mode: str) -> None:
    coach = RULEBOOK.coach("rookie").make()
    inner = Sampled(Random(3), (coach, coach), RULEBOOK.rules.view)
    table = Recorded(inner)
    state = RULEBOOK.rules.start(RULEBOOK.settle({"mode": mode}))
    while not RULEBOOK.rules.is_over(state):
        inner.state = state
        state = RULEBOOK.rules.play(table, state)
    found = rows(table.events, NAMES)
    box = box_score(found, NAMES)
    assert tuple(box["teams"][name]["points"] for name in NAMES) == state.score
    for name in NAMES:
        totals = box["teams"][name]
        parts = ("first_downs_rushing", "first_downs_passing", "first_downs_penalty")
        assert totals["first_downs"] == sum(totals[part] for part in parts)
        rushing = [man for man in box["players"]["rushing"] if man["team"] == name]
        assert sum(man["rushing_yards"] for man in rushing) == totals["rushing_yards"]


@pytest.mark.parametrize(
    ("text", "call"),
    [
        ("hb", Call("run", "HB")),
        ("se m", Call("pass", "SE", "M")),
        ("punt", Call("punt")),
        ("oob", Call("punt", variant="out_of_bounds")),
        ("draw FB 3", Call("run", "FB", hole=3, variant="draw")),
        ("p se 6 hurry", Call("pass", "SE", "M", zone=6, hurry=True)),
        ("screen fb 1", Call("pass", "FB", "S", zone=1, variant="screen")),
        ("quick hb", Call("quick_kick", "HB")),
        ("dance", None),
        ("", None),
    ],
)
def test_calls_can_be_typed(text: str, call: Call | None) -> None:
    assert RULEBOOK.face.read(CallPlay(at()), text) == call


def test_defences_can_be_typed() -> None:
    question = CallDefence(at(rules=ADVANCED))
    assert RULEBOOK.face.read(CallDefence(at()), "3") == setting(3)
    assert RULEBOOK.face.read(question, "3") is None  # the third of the list: a card must be named
    assert (
        "4z 2 key hb" in RULEBOOK.face.words.typing(question)
        and RULEBOOK.face.words.typing(CallDefence(at())) == ""
    )
    assert RULEBOOK.face.read(question, "4z 2 key hb") == setting(2, "4Z-70", key="HB")
    assert RULEBOOK.face.read(question, "4m-70 3 double se/fl") == setting(3, "4M-70", double="SE/FL")
    assert RULEBOOK.face.read(question, "1b") == setting(0, "1B-70")
    assert RULEBOOK.face.read(question, "4z 3 5-3-4") == setting(3, "4Z-70", alignment="5-3-4")
    assert (
        RULEBOOK.face.read(question, "prayer") is None and RULEBOOK.face.read(ChooseToss(1), "kick") is None
    )


def test_the_prompt_says_who_may_not_be_called_on() -> None:
    """CP-4.4 and CP-17.4: what is missing among the calls is explained."""
    twice = at(history=(("run", "HB"), ("run", "HB")))
    assert RULEBOOK.face.words.prompt(CallPlay(twice), NAMES).endswith("HB has run twice: not a third time.")
    alone = at(rules=Options(solitaire=True), history=(("pass", "SE"),))
    assert "SE got the call on the last play" in RULEBOOK.face.words.prompt(CallPlay(alone), NAMES)
    assert RULEBOOK.face.words.prompt(CallPlay(at()), NAMES).endswith("call a play.")


def test_the_lower_third_names_who_it_was_and_the_sum_of_the_setting() -> None:
    thrown = go(at(), passing("SE", "M"), setting(2), 5, 8, 6)
    found = outcome(thrown.events, NAMES)
    assert found is not None and found.line == "Gain of 24" and found.moment == "big_gain"
    assert found.sum == "Bruce Lemmerman to George McGowan, medium; setting 2 + 0 = 2"
    run = outcome(go(at(), HB, setting(3), 4, 5).events, NAMES)
    assert run is not None and (run.line, run.sum) == ("Gain of 3", "Roy Bell; setting 3 − 1 = 2")


def test_a_touchdown_has_its_moment_before_the_convert_and_the_kickoff() -> None:
    """CP-7.3: the play that scores ends in its own picture; the convert is a play of its own."""
    played = go(at(107), HB, setting(2), 2, 7)
    found = outcome(played.events, NAMES)
    assert found is not None and (found.line, found.moment, found.seat) == ("Touchdown", "touchdown", 0)
    assert found.sum.startswith("Roy Bell") and played.state.phase == "try"


def test_a_kick_is_fielded_on_whose_yard_line_it_is() -> None:
    """CP-6.21: a short punt comes down beyond midfield, which nobody calls his own 73."""
    said = [
        RULEBOOK.face.words.prompt(ReturnKick(spot, ("return",), "", "A"), NAMES) for spot in (-3, 20, 73)
    ]
    assert [
        "3 yards deep in your end zone" in said[0],
        "your 20-yard" in said[1],
        "their 37-yard" in said[2],
    ] == [True] * 3


def test_every_answer_that_is_a_word_says_what_it_means() -> None:
    """CP-2.4, CP-2.5, CP-6.8, CP-6.21, CP-7.6, CP-8.6, CP-15.9, CP-15.12, CP-16.16"""
    explain, silent = RULEBOOK.face.words.explain, set()
    for path in records("canadian_pro"):
        for _, question, _ in asked(path):
            if isinstance(question, CallPlay | CallDefence):
                continue
            words = [option for option in question.options() if isinstance(option, str)]
            silent |= {(type(question).__name__, word) for word in words if not explain(question, word)}
    assert not silent


def test_cp_16_14_a_return_that_lies_on_the_table_is_said() -> None:
    explain = RULEBOOK.face.words.explain
    known, open_ = (ReturnKick(-3, ("return", "ground"), "", "A", yards) for yards in (0, None))
    assert explain(known, "return") == "It is thrown already: 0 yards."
    assert explain(open_, "return").startswith("Yards from here")
