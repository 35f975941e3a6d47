"""The veteran looks at down and distance, and his backs share the receivers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from snapcount.core.table import Seat
from snapcount.games.scrimmage.coaches.playbook import call_of, called, share_of_passes
from snapcount.games.scrimmage.coaches.situation import Situation, kick_or_play, situation
from snapcount.games.scrimmage.coaches.tactics import marked_by
from snapcount.games.scrimmage.coaches.throws import target_hexes
from snapcount.games.scrimmage.coaches.veteran_cover import cover_man, on_his_side, safeties
from snapcount.games.scrimmage.examples.given import start_match
from snapcount.games.scrimmage.questions.kicks import KickOrPlay
from snapcount.games.scrimmage.rules.field import ROW, depth
from snapcount.games.scrimmage.state import Play, State, with_man
from tests.rules.scrimmage.build import changed, eligible, h, man, position, state_of

NOW = Situation(down=1, hexes=7, to_goal=40, behind=0, plays_left=50)


def spread(line: int = 30, **fields: Any) -> Play:
    """A passer with two wide receivers out; different line-ups of the defence are different hands of the book."""
    men = {"O12": "27", "O21": "33", "O85": "33"}
    columns = {"O12": "19", "O21": "07", "O85": "31"}
    given = {id: f"{columns[id]}{int(row) - 30 + line:02}N" for id, row in men.items()}
    receivers = eligible("O12", "O21", "O85", passers=("O12",), d_line=fields.pop("d_line", ("D99",)))
    return position(
        given,
        line=line,
        ball=f"19{line:02}",
        holder="O12",
        o_line="pass_blocking",
        o_ball="forward_pass",
        snapshot=receivers,
        **fields,
    )


HANDS = list(combinations(("D99", "D78", "D61", "D91", "D75", "D73", "D64"), 2))


def lengths(hexes: int, line: int = 30) -> list[str]:
    return [call_of(spread(line, d_line=hand), hexes).name for hand in HANDS]


def test_third_and_two_is_not_third_and_eighteen() -> None:
    near, far = Counter(lengths(2)), Counter(lengths(18))
    assert not near["deep pass"] and near["short pass"] > 2 * far["short pass"]
    assert far["medium pass"] + far["deep pass"] > len(HANDS) / 2


def test_a_short_pass_is_aimed_beyond_the_line_to_gain() -> None:
    short = next(call for hand in HANDS if (call := call_of(spread(d_line=hand), 5)).name == "short pass")
    assert short.near == 5
    play = spread()
    assert depth(1, 30, target_hexes(play, short)[0]) >= 5


def test_nobody_aims_beyond_the_end_line() -> None:
    assert "deep pass" in lengths(18) and "deep pass" not in lengths(18, line=54)
    play = spread(line=56)
    aimed = target_hexes(play, call_of(play, 4))[:2]
    assert aimed and all(ROW[hex] <= 66 for hex in aimed)


def test_passes_become_more_likely_the_more_is_to_gain() -> None:
    second, third = NOW._replace(down=2), NOW._replace(down=3)
    assert share_of_passes(third._replace(hexes=2)) < share_of_passes(NOW) < share_of_passes(third)
    assert share_of_passes(second._replace(hexes=3)) < share_of_passes(second._replace(hexes=9))
    assert share_of_passes(NOW._replace(to_goal=2, hexes=3)) < 0.3
    assert share_of_passes(NOW._replace(behind=4, plays_left=5)) > 0.8


@pytest.mark.parametrize(
    ("now", "down", "posts", "wanted"),
    [
        (NOW, 2, 12, "play"),
        (NOW, 4, 12, "field goal"),
        (NOW, 4, 28, "field goal"),
        (NOW, 4, 0, "punt"),
        (NOW._replace(hexes=1, to_goal=25), 4, 30, "play"),
        (NOW._replace(hexes=1, to_goal=45), 4, 0, "punt"),
        (NOW._replace(plays_left=1), 1, 35, "field goal"),
        (NOW._replace(plays_left=5, behind=7), 4, 12, "play"),
        (NOW._replace(plays_left=5, behind=3), 4, 12, "field goal"),
        (NOW._replace(plays_left=5, behind=3), 4, 0, "play"),
    ],
)
def test_kicks_by_the_situation(now: Situation, down: int, posts: int, wanted: str) -> None:
    answer = kick_or_play(now, KickOrPlay(down, posts))
    assert answer == wanted and answer in KickOrPlay(down, posts).options()


def test_the_scoreboard_is_read_for_the_side_with_the_ball() -> None:
    match = changed(start_match(1, h("1940"), 3), score=(7, 10), quarter=2, left=6, line=43)
    now = situation(State(state_of(spread()).options._replace(scenario="full"), match, spread()))
    assert now == Situation(down=3, hexes=3, to_goal=20, behind=3, plays_left=6) and now.hurried
    other = changed(match, offence=Seat.AWAY, home_goes=-1)
    assert situation(State(state_of(spread()).options, other, spread())).behind == -3
    single = situation(state_of(spread(), match._replace(objective=4)))
    assert (single.down, single.hexes, single.hurried) == (4, 4, False)


def test_a_side_in_a_hurry_throws_further() -> None:
    def names(plays: int) -> list[str]:
        match = changed(start_match(1, h("1930")), score=(0, 7), quarter=4, left=30 - plays)
        options = state_of(spread()).options._replace(scenario="full")
        plays_ = [spread(d_line=hand) for hand in HANDS]
        return [called(State(options, changed(match, line=35), play), play).name for play in plays_]

    assert names(25).count("short pass") < names(3).count("short pass")


def covering(**men: str) -> Play:
    return position(
        {"O12": "1926N", "O21": "0733N", "O85": "3133N", "O83": "2233N", **men},
        phase="D.movement_contact",
        turn="snap",
        holder="O12",
        o_line="pass_blocking",
        o_ball="",
        snapshot=eligible("O12", "O21", "O83", "O85", passers=("O12",), d_backs=("D5", "D11", "D13", "D26")),
    )


def test_each_safety_has_the_wide_receiver_of_his_side() -> None:
    play = covering(D11="2342S", D26="1442S")
    found = [on_his_side(play, man(play, id)) for id in ("D11", "D26")]
    assert [one.id if one else "" for one in found] == ["O85", "O21"]


def test_every_receiver_is_taken_by_the_nearest_back_who_is_left() -> None:
    play = covering(D5="0834S", D13="1035S")
    backs, receivers = [man(play, "D5"), man(play, "D13")], [man(play, "O21"), man(play, "O83")]
    assert marked_by(backs[0], backs, receivers) == receivers[0]
    assert marked_by(backs[1], backs, receivers) == receivers[1]
    assert marked_by(backs[1], backs, receivers[:1]) is None


def test_sc_8_22_a_back_hits_his_receiver_before_the_throw_is_called() -> None:
    deep = {"D13": "3137S", "D11": "2342S", "D26": "1442S"}
    near, far = covering(D5="0735S", **deep), covering(D5="0741S", **deep)
    hit = cover_man(near, man(near, "D5"), h("1926"))
    assert hit and (hit[-1].kind, hit[-1].target) == ("contact", "O21")
    away = cover_man(far, man(far, "D5"), h("1926"))
    assert away and all(action.kind != "contact" for action in away)


def test_the_deepest_back_stands_in_for_a_safety_who_is_down() -> None:
    play = covering(D5="0735S", D13="3137S", D11="2342S", D26="1442S")
    assert set(safeties(play)) == {"D11", "D26"}
    down = with_man(play, man(play, "D26")._replace(level=2))
    assert safeties(down) == ["D11", "D13"]
