"""What helps a player: typed commands, previews, words, the rookie and the rows."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from snapcount.core.data.typed import from_plain
from snapcount.core.drivers.odds import Odds
from snapcount.core.game import Game
from snapcount.core.table import Event, Question, Refusal
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.coaches.rookie import Rookie
from snapcount.games.scrimmage.questions.listed import LongPass
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place, Placement
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action
from snapcount.games.scrimmage.rules.contact import roll_contact
from snapcount.games.scrimmage.rules.deploy import deploy
from snapcount.games.scrimmage.rules.ends import gain
from snapcount.games.scrimmage.rules.passing import throw
from snapcount.games.scrimmage.rules.previews import preview_contact, preview_pass, recovery_ways
from snapcount.games.scrimmage.show.aids import aid
from snapcount.games.scrimmage.state import Play
from snapcount.games.scrimmage.tables import COUNTERS, LINE_UPS
from tests.rules.scrimmage.build import (
    LINED_UP,
    contact,
    do,
    eligible,
    h,
    hand,
    man,
    position,
    state_of,
    step,
)

NAMES = ("Home", "Away")


def typed(play: Play, text: str) -> Any:
    return RULEBOOK.face.read(Move(play), text)


def scrum(**fields: Any) -> Play:
    return position({**LINED_UP, "O31": "1928N"}, holder="O12", **fields)


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("end", (END,)),
        ("down", (DOWN,)),
        ("O36 1727", step("O36", 3)),
        ("o36 1727 1726", step("O36", 3, 3)),
        ("O36 turn S", (Action("turn", "O36", by=1),) * 3),
        ("O36 face NW", (Action("turn", "O36", by=-1),)),
        ("O71 contact D91", (contact("O71", "D91"),)),
        ("O71 block D91 with O66 O77", (contact("O71", "D91", "O66", "O77"),)),
        ("O12 hand O31", (hand("O12", "O31"),)),
        ("O12 hand O31 fake", (hand("O12", "O31", goes=False),)),
        ("O12 open O31", (hand("O12", "O31", dummy=False),)),
        ("O36 1727 O85 2528 end", (*step("O36", 3), *step("O85", 3), END)),
        ("O85 motion", (Action("motion", "O85"),)),
    ],
)
def test_plans_can_be_typed(text: str, plan: Any) -> None:
    assert typed(scrum(), text) == plan


def test_a_far_hex_is_reached_by_the_cheapest_way() -> None:
    plan = typed(scrum(), "O36 1724")
    after, _ = do(scrum(), *plan)
    assert man(after, "O36").hex == h("1724") and man(after, "O36").mp == 10 - 7


def test_nonsense_is_not_read_and_the_illegal_is_refused_with_a_rule() -> None:
    for text in ("fly", "O31 fly", "1929", "O99 1929", "deploy nothing"):
        assert typed(scrum(), text) is None
    question = Move(scrum())
    refusal = question.problem(typed(scrum(), "O71 1731"))
    assert refusal is not None and refusal.rule == "SC-7.12"
    far = question.problem(typed(scrum(), "O71 0101"))
    assert far is not None


def test_set_ups_can_be_typed() -> None:
    question = Place("O", 1, 30, h("1930"), False, (), LINE_UPS["O"])
    assert RULEBOOK.face.read(question, "pro set right") == question.formation("pro_set_right")
    assert RULEBOOK.face.read(question, "shot") == question.formation("shotgun"), "no other begins so"
    assert RULEBOOK.face.read(question, "pro") is None, "two begin so"
    assert RULEBOOK.face.read(question, "O51 1924 NE O12 1923") == (
        Placement("O51", h("1924"), 1),
        Placement("O12", h("1923"), 0),
    )
    assert RULEBOOK.face.read(question, "O51") is None


def test_labels_of_steps_turns_contacts_and_hand_offs_can_be_typed_again() -> None:
    play = scrum()
    question = Move(play)
    for plan in question.options():
        if plan[0].kind in ("step", "turn", "contact", "handoff", "motion"):
            assert typed(play, RULEBOOK.face.words.label(question, plan)) == plan


def test_a_deployment_is_named_by_its_formation_and_can_be_typed() -> None:
    play = position(LINED_UP, turn="pre", phase="O.movement")
    plan = typed(play, "deploy shotgun")
    assert (
        RULEBOOK.face.words.label(Move(play, True), plan) == "deploy shotgun"
        and Move(play).problem(plan) is None
    )


def test_the_contact_preview_is_the_real_roll() -> None:
    play = scrum(turn="snap", o_line="aggressive_blocking", snapshot=eligible(linemen=("O66", "O71")))
    preview = preview_contact(play, ("O71", "O66"), "D91")
    spread: dict[str, float] = {}
    for result, chance in Odds().of(roll_contact, play, ("O71", "O66"), "D91").items():
        after, both = man(result, "D91"), man(result, "O71")
        name = "Dh" if after.hit else f"Dn{after.level}" if after.level else f"An{both.level}"
        spread[name] = spread.get(name, 0) + float(chance)
    assert {result: ways / 36 for result, ways in preview.ways} == pytest.approx(spread)
    alone = preview_contact(play, ("O71",), "D91")
    assert alone.refusal == "" and alone.costs == (3,) and alone.differential == 1
    assert alone.chance("Dn") == pytest.approx((9 + 6) / 36)
    assert preview_contact(play, ("O83",), "D91").refusal == "SC-6.8"


def test_the_pass_preview_is_the_real_throw() -> None:
    play = position(
        {"O12": "1926N", "O21": "1333N", "D5": "1334S", "D89": "2026SW"},
        phase="O.long_pass",
        turn="pass",
        committed="forward",
        holder="O12",
        target=h("1435"),
        snapshot=eligible("O12", "O21", passers=("O12",)),
    )
    preview = preview_pass(play, "O21")
    complete = sum(chance for after, chance in Odds().of(throw, play, "O21").items() if after.holder == "O21")
    assert preview.chance == pytest.approx(float(complete)) and preview.interceptors == ("D5",)
    text = RULEBOOK.face.words.explain(LongPass(play), "O21")
    assert "10 + 5" in text and "%" not in text, "the odds stand in the advice"
    (advice,) = RULEBOOK.coaches.advice(state_of(play), LongPass(play))
    assert sum(chance for _, chance in advice.chances) == pytest.approx(1)


def test_recovery_odds_add_up() -> None:
    assert all(sum(recovery_ways(level).values()) == 36 for level in (1, 2, 3, 4))


def test_contact_advice_names_every_contact() -> None:
    play = scrum()
    advised = {advice.option for advice in RULEBOOK.coaches.advice(state_of(play), Move(play))}
    assert advised == {plan for plan in Move(play).options() if plan[0].kind == "contact"}


def rookie_game(seed: int, **options: Any) -> Iterator[tuple[Game, Question[Any], Any]]:
    game, random, coach = Game(RULEBOOK, options, seed=seed), Random(seed), Rookie()
    while not game.is_over:
        seat, question = game.seat, game.question
        assert seat is not None and question is not None
        answer = coach.answer(game.view(seat), question, random)
        yield game, question, answer
        game.answer(answer, seat)


def test_the_rookie_answers_legally_and_ends_its_games() -> None:
    for seed, options in ((1, {}), (2, {"quick_setup": True})):
        answers = 0
        for _, question, answer in rookie_game(seed, scenario="single", **options):
            assert question.problem(answer) is None
            answers += 1
        assert answers > 10


def test_the_rookie_gains_ground() -> None:
    gains: list[int] = []
    for seed in range(40, 45):
        over: Game | None = None
        for game, _, _ in rookie_game(seed, scenario="single"):
            over = game
        assert over is not None and over.state.play.end is not None
        gains.append(gain(over.state.play))
    assert sum(gains) / len(gains) > 0


def test_the_rookie_never_lets_a_delay_happen() -> None:
    for game, _, _ in rookie_game(5, scenario="multiple", possessions=1):
        assert not any(event.what == "penalised" for event in game.events)


def test_rows_tell_of_every_play_and_add_up_to_the_score() -> None:
    over: Game | None = None
    for game, _, _ in rookie_game(6, scenario="multiple", possessions=1):
        over = game
    assert over is not None
    rows = RULEBOOK.face.rows(over.events, NAMES)
    plays = [event for event in over.events if event.what == "play_began"]
    assert plays and len(rows) == len(plays)
    assert (
        sum(row["tt_points_home"] for row in rows),
        sum(row["tt_points_away"] for row in rows),
    ) == over.score
    dead = [event for event in over.events if event.what == "ball_dead" and event.facts["possession"] == "O"]
    runs = [row for row in rows if row["rush_attempt"]]
    assert runs and len(dead) <= len(plays)


def said_before(event: Event) -> bool:
    """The contact told who was hit; the goal line of the touchdown; a run that gained nothing has ended so."""
    told = event.what in ("hit", "neutralized") or event.facts.get("why") == "touchdown"
    return told or (event.what == "gained" and not event.facts["yards"])


def test_every_question_and_event_of_a_game_has_words() -> None:
    for game, question, answer in rookie_game(7, scenario="single"):
        words = RULEBOOK.face.words
        assert len(words.prompt(question, NAMES)) > 5 and words.label(question, answer)
        assert len(words.situation(game.view(None), NAMES)) > 10
        assert all(len(game.say(event)) > 3 for event in game.events[-5:] if not said_before(event))
        lines = RULEBOOK.face.board(game.view(game.seat), NAMES).splitlines()
        assert max(map(len, lines)) <= 80


def test_a_board_can_ask_for_reach_paths_zones_sight_and_odds() -> None:
    play = scrum()
    places = aid(play, {"ask": "reach", "man": "O36"})["places"]
    assert [h("1724"), 3, 3] in places and [h("1724"), 0, 2] in places
    plan = from_plain(tuple[Action, ...], aid(play, {"ask": "path", "man": "O36", "hex": h("1724")})["plan"])
    assert Move(play).problem(plan) is None and man(do(play, *plan)[0], "O36").hex == h("1724")
    assert h("1831") in aid(play, {"ask": "zones"})["O"]
    assert "D99" in aid(play, {"ask": "sight", "man": "O66"})["sighted"]
    odds = aid(play, {"ask": "contact", "by": ["O71"], "on": "D91"})
    assert sum(odds["ways"].values()) == 36 and odds["refusal"] == ""
    early = position(LINED_UP, turn="pre", phase="O.movement")
    assert aid(early, {"ask": "deploy", "formation": "shotgun"})["plan"][-1]["kind"] == "end_phase"
    at_hand = aid(play, {"ask": "man", "man": "O36"})
    assert at_hand["places"] == places
    assert {one["label"] for one in at_hand["actions"]} >= {"O36 turn NE", "O36 turn NW"}
    assert aid(play, {"ask": "man", "man": "D91"})["actions"] == []
    shown = aid(early, {"ask": "formations"})["formations"]
    assert [len(one["men"]) for one in shown] == [11] * len(shown) and shown[0]["plan"][-1][
        "kind"
    ] == "end_phase"
    for wrong in (
        {"ask": "weather"},
        {"ask": ["reach"]},
        {"ask": "reach"},
        {"ask": "path", "man": "O36", "hex": 99999},
        {"ask": "contact", "by": [["O71"]], "on": "D91"},
        {"ask": "contact", "by": [], "on": "D91"},
        {"ask": "reach", "man": "O99"},
        {"ask": "path", "man": "O36", "hex": h("0101")},
    ):
        with pytest.raises(Refusal):
            aid(play, wrong)


@pytest.mark.rules("SC-16.11", "SC-16.12")
def test_a_plan_in_mind_is_thought_on_from_where_it_ends() -> None:
    play = scrum()
    first = aid(play, {"ask": "path", "man": "O36", "hex": h("1724"), "facing": 3})["plan"]
    there = aid(play, {"ask": "man", "man": "O36", "plan": first})
    assert there["at"] == [h("1724"), 3, 3]
    assert [h("1724"), 2, 2] in there["places"] and [h("1724"), 0, 2] not in there["places"]
    then = aid(play, {"ask": "path", "man": "O36", "hex": h("1724"), "facing": 2, "plan": first})["plan"]
    whole = from_plain(tuple[Action, ...], [*first, *then])
    assert Move(play).problem(whole) is None and man(do(play, *whole)[0], "O36").facing == 2
    assert man(play, "O36").hex != h("1724"), "nothing has moved"
    end = [{**first[0], "kind": "end_phase", "man": "", "dirs": []}]
    for wrong in (first * 40, [*first, *first], end, [{"kind": "step"}], "north", [{"kind": 5}]):
        with pytest.raises(Refusal):
            aid(play, {"ask": "man", "man": "O36", "plan": wrong})


def test_who_types_is_shown_his_own_sides_men_and_the_page_is_not() -> None:
    for phase, turn, side in (("O.movement", "pre", "O"), ("D.movement_contact", "contact", "D")):
        question = Move(position(LINED_UP, turn=turn, phase=phase))
        hint = RULEBOOK.face.words.typing(question)
        assert f" {side}" in hint and f"man and his hexes: {'D' if side == 'O' else 'O'}" not in hint
        assert "1530" not in RULEBOOK.face.words.prompt(question, NAMES)


def test_no_answer_is_offered_twice() -> None:
    """Formations that stand alike in the huddle, or are stood in already, are one button."""
    huddle = Place("O", 1, 30, h("1930"), False, (), tuple(sorted(man for man in COUNTERS if man[0] == "O")))
    standing = position(LINED_UP, turn="pre", phase="D.movement")
    lined_up = do(standing, *deploy(standing, "four_three")[:-1])[0]
    for question in (huddle, Move(lined_up, auto_deploy=True)):
        offered = list(question.options())
        assert len(offered) == len(set(offered)) > 10
    labels = [RULEBOOK.face.words.label(huddle, option) for option in huddle.options()]
    assert "wide pro set or shotgun" in labels and len(labels) == len(set(labels))
