"""Every way through a rule, chance and choice kept apart."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NoReturn

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.tree import Chance, Choice, Deferred, Tree
from snapcount.core.table import Dice, Question, Seat, Table, rule
from snapcount.football.situation import Situation
from snapcount.games.dice_football.coaches.odds import call_odds, plainly_played
from snapcount.games.dice_football.questions import Catch, ReturnBall
from snapcount.games.dice_football.rules.challenge import review
from snapcount.games.dice_football.rules.downs import place_ball
from snapcount.games.dice_football.rules.field_goal import good, missed
from snapcount.games.dice_football.rules.fouls import against_defence, against_offence
from snapcount.games.dice_football.rules.kicks import punt
from snapcount.games.dice_football.rules.snap import snap
from snapcount.games.dice_football.rules.turnovers import turnover
from snapcount.games.dice_football.state import Call, State
from tests.rules.dice_football.scripted import at

COIN = Dice(1, 2)
PLACING = (place_ball, turnover, against_offence, against_defence, good, missed, punt)
"""The rules after which the ball lies somewhere."""


@dataclass(frozen=True)
class Again(Question[bool]):
    rule = "XX-1"

    def options(self) -> tuple[bool, ...]:
        return (True, False)


@rule("XX-1")
def toss(t: Table, most: int) -> int:
    (heads,) = t.roll(COIN)
    if most and heads == 1 and t.ask(Seat.AWAY, Again()):
        return end(t, most)
    return heads


@rule("XX-2")
def end(t: Table, most: int) -> int:
    return 10 * most


def test_a_tree_keeps_choices_apart_and_ends_at_a_deferred_rule() -> None:
    assert Tree().of(toss, 0) == Chance(((1, 0.5), (2, 0.5)))
    asked = Choice(Seat.AWAY, ((True, 30), (False, 1)))
    assert Tree().of(toss, 3) == Chance(((asked, 0.5), (2, 0.5)))
    later = Tree([end]).of(toss, 3).parts[0][0].parts[0][1]
    assert isinstance(later, Deferred) and later.args == (3,)


class Unread:
    """A value that the rules may count down and pass on, but not look at."""

    def __sub__(self, plays: int) -> Unread:
        return self

    def look(self, *_: object) -> NoReturn:
        raise AssertionError("a play looks at something that it shouldn't")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = __bool__ = __index__ = look
    __add__ = __radd__ = __rsub__ = __mul__ = __getitem__ = __iter__ = look
    __hash__ = object.__hash__


def unseen(ball: int) -> State:
    """First looks at nothing but the ball, the timeouts and who leads."""
    unread: Any = Unread()
    now = Situation(Seat.HOME, ball, unread, unread)
    return at()._replace(half=unread, left=unread, situation=now, opening_kicker=unread)


def walked(tree: Any) -> Any:
    """Ends, with their chances, when everybody plays plainly."""
    if isinstance(tree, Chance):
        return [(end, share * part) for below, share in tree.parts for end, part in walked(below)]
    if isinstance(tree, Choice):
        return walked(dict(tree.parts)[False])
    return [(tree, 1.0)]


@pytest.mark.odds
@pytest.mark.parametrize(
    ("ball", "call"),
    [(40, Call.RUN), (3, Call.PUNT), (79, Call.SHORT_PASS), (97, Call.LONG_PASS), (80, Call.FIELD_GOAL)],
)
def test_df_4_8_until_the_ball_is_placed_a_play_looks_at_ball_timeouts_and_lead_only(
    ball: int, call: Call
) -> None:
    ends = walked(Tree(PLACING, thrown=[review]).of(snap, unseen(ball), after=(call, 3)))
    assert ends and all(isinstance(end, Deferred) for end, _ in ends)
    assert sum(chance for _, chance in ends) == pytest.approx(1, abs=1e-9)


@pytest.mark.odds
@pytest.mark.parametrize(
    ("state", "call", "defence"),
    [(at(35), Call.LONG_PASS, 3), (at(93, down=4), Call.RUN, 5), (at(70, down=3), Call.FIELD_GOAL, 1)],
)
def test_a_tree_with_its_deferred_rules_played_comes_to_the_exact_odds(
    state: State, call: Call, defence: int
) -> None:
    found: dict[Any, float] = {}
    odds = Odds(plainly_played)
    played: dict[Deferred, dict[Any, Any]] = {}
    for end, chance in walked(Tree(PLACING, thrown=[review]).of(snap, state, after=(call, defence))):
        if end not in played:
            played[end] = odds.of(end.rule, *end.args)
        for after, share in played[end].items():
            found[after] = found.get(after, 0.0) + chance * float(share)
    exact = call_odds(state, call, defence)
    assert found.keys() >= {after for after, chance in exact.items() if chance > 1e-9}
    assert all(
        found.get(after, 0.0) == pytest.approx(float(chance), abs=1e-9) for after, chance in exact.items()
    )


def test_df_5_8_to_5_11_the_cards_of_a_timeout_are_choices_of_their_side() -> None:
    tree = Tree([*PLACING], thrown=[review])
    for event, seat in ((21, Seat.HOME), (22, Seat.AWAY), (23, Seat.HOME), (24, Seat.AWAY)):
        choice = tree.of(snap, unseen(40), after=(Call.RUN, 3, event))
        assert isinstance(choice, Choice) and choice.seat is seat
        assert [answer for answer, _ in choice.parts] == [True, False]
        without = unseen(40)._replace(timeouts=(0, 0))
        assert tree.of(snap, without, after=(Call.RUN, 3, event)) == tree.of(
            snap, without, after=(Call.RUN, 3, 23)
        )


def test_df_9_2_a_punt_is_the_receivers_choice() -> None:
    tree = Tree().of(punt, at(40))
    assert isinstance(tree, Choice) and tree.seat is Seat.AWAY
    assert [answer for answer, _ in tree.parts] == [Catch.TOUCHBACK, Catch.RETURN]
    assert ReturnBall.rule == "DF-9.2"
