"""What every game must do, whatever its rules: end, repeat, replay, keep secrets and cite rules."""

from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any, TypeVar

import pytest

from snapcount.core.data.answers import answer_type, decode_answer
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.data.typed import from_plain
from snapcount.core.fair import FairDice
from snapcount.core.game import Game
from snapcount.core.ledger import entries
from snapcount.core.record.file import dump, parse
from snapcount.core.record.verify import verify
from snapcount.core.table import Dice, Question, Refusal, Roll, Seat
from tests.conformance.play import GAMES, find, play_randomly, played, shortest

T = TypeVar("T")
SEATS = (Seat.HOME, Seat.AWAY, None)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_random_games_end(game: str, seed: int) -> None:
    over = played(game, seed)
    assert over.is_over and over.question is None
    assert all(points >= 0 for points in over.score)


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_same_game_under_two_hash_seeds(game: str) -> None:
    program = (
        "import hashlib; from tests.conformance.play import *; from snapcount.core.record.file import dump;"
        f"game = play_randomly(find({game!r}), 5, limit=300);"
        "print(hashlib.sha256((dump(game) + repr([game.say(e) for e in game.events])).encode()).hexdigest())"
    )
    results = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(results) == 1


@pytest.mark.parametrize("game", GAMES)
def test_replay_equals_play_and_load_then_save_is_byte_identical(game: str) -> None:
    over = played(game)
    text = dump(over)
    again = parse(text.encode(), find)
    assert dump(again) == text
    assert again.state == over.state and again.events == over.events


@pytest.mark.parametrize("game", GAMES)
def test_prefixes_of_a_record_resume_to_the_recorded_question(game: str) -> None:
    lines = dump(played(game)).splitlines(keepends=True)
    for length in sorted({1, 2, 3, *Random(4).sample(range(1, len(lines)), min(12, len(lines) - 1))}):
        resumed = parse("".join(lines[:length]).encode(), find)
        assert resumed.is_over or resumed.waiting
        assert dump(resumed).startswith("".join(lines[:length]))


class Loaded(FairDice):
    """Fair dice, but for the first throw or draw from here: there a cheat takes another."""

    loaded = True

    def roll(self, dice: Dice) -> Roll:
        fair = super().roll(dice)
        other = tuple(dice.sides + 1 - face for face in fair)
        other = tuple(sorted(other)) if dice.alike else other
        if not self.loaded or other == fair:
            return fair
        self.loaded = False
        return other

    def draw(self, deck: tuple[T, ...]) -> T:
        fair = super().draw(deck)
        if not self.loaded or len(set(deck)) == 1:
            return fair
        self.loaded = False
        return next(card for card in deck if card != fair)


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_a_finished_record_verify_and_a_changed_die_is_found(game: str) -> None:
    """A cheat who takes another die plays on as if it were right: only the seed can tell."""
    assert verify(dump(played(game)).encode(), find) is None
    rulebook = find(game)
    forged = Game(rulebook, shortest(rulebook), seed=1)
    forged.dice = Loaded(forged.dice.server_seed, counter=forged.dice.counter)
    random = Random(1)
    while not forged.is_over:
        seat = min(forged.waiting)
        forged.answer(forged.waiting[seat].sample(random), seat)
    assert "the seed gives" in (verify(dump(forged).encode(), find) or "")


@pytest.mark.parametrize("game", GAMES)
def test_scrambling_what_is_hidden_leaves_the_view_equal(game: str) -> None:
    over = played(game)
    random = Random(9)
    rulebook = over.rulebook
    moments = over.moments if len(over.moments) <= 400 else random.sample(over.moments, 400)
    for moment in moments:
        for seat in SEATS:
            scrambled = rulebook.rules.scramble(moment.state, seat, random)
            assert rulebook.rules.view(scrambled, seat) == rulebook.rules.view(moment.state, seat)


TOLD_BY = {
    "hit": {"contacted"},
    "neutralized": {"contacted"},
    "settled": {"recovered", "turned"},
    "incomplete": {"verdict", "broken_up"},
    "caught": {"verdict"},
}
"""Events without a sentence of their own, and the lines shortly before them that have said it."""


@pytest.mark.parametrize("game", GAMES)
def test_every_event_cites_an_existing_rule_and_has_words(game: str) -> None:
    over = played(game)
    ledger = entries(over.rulebook)
    for at, event in enumerate(over.events):
        assert event.rule in ledger, event
        words = over.say(event)
        if not words and event.what not in ("play_began", "play_ended"):
            told = {before.what for before in over.events[max(0, at - 4) : at] if over.say(before)}
            assert told & TOLD_BY[event.what], (event, told)
        assert not words or len(words) > 2
        canonical(to_plain(event.facts))


@pytest.mark.parametrize("game", GAMES)
def test_states_and_views_are_hashable_plain_data(game: str) -> None:
    over = played(game)
    for moment in over.moments[:: max(1, len(over.moments) // 60)]:
        plain = to_plain(moment.state)
        assert from_plain(over.rulebook.rules.state, plain) == moment.state
        hash(moment.state)
        for seat in SEATS:
            canonical(to_plain(over.rulebook.rules.view(moment.state, seat)))
            assert over.rulebook.face.board(over.rulebook.rules.view(moment.state, seat), over.names)
            assert (
                len(
                    over.rulebook.face.words.situation(
                        over.rulebook.rules.view(moment.state, seat), over.names
                    )
                )
                > 10
            )
            over.rulebook.face.scoreboard(over.rulebook.rules.view(moment.state, seat), over.names)


@pytest.mark.parametrize("game", GAMES)
def test_boards_fit_eighty_columns(game: str) -> None:
    over = played(game)
    for moment in over.moments[:: max(1, len(over.moments) // 60)]:
        board = over.rulebook.face.board(over.rulebook.rules.view(moment.state, Seat.HOME), over.names)
        assert max(map(len, board.splitlines())) <= 80


@pytest.mark.parametrize("game", GAMES)
def test_questions_are_hashable_plain_and_their_options_legal(game: str) -> None:
    rulebook = find(game)
    ledger = entries(rulebook)
    seen: set[type[Question[Any]]] = set()
    for seed in (11, 12):
        seen |= check_questions(rulebook, ledger.keys(), seed)
    assert seen <= set(rulebook.rules.questions), "every question class is listed in the rulebook"


def check_questions(rulebook: Any, ledger: Any, seed: int) -> set[type[Question[Any]]]:
    from snapcount.core.game import Game

    game = Game(rulebook, shortest(rulebook), seed=seed)
    random = Random(seed)
    counts: dict[type[Question[Any]], int] = {}
    for _ in range(4000):
        if game.is_over:
            break
        seat = random.choice(sorted(game.waiting))
        question = game.waiting[seat]
        kind = type(question)
        counts[kind] = counts.get(kind, 0) + 1
        if counts[kind] <= 5:
            check_question(game, question, ledger)
        game.answer(question.sample(random), seat)
    return set(counts)


def check_question(game: Any, question: Question[Any], ledger: Any) -> None:
    assert type(question).rule in ledger
    hash(question)
    plain = to_plain(question)
    assert from_plain(type(question), plain) == question
    words = game.rulebook.face.words
    assert len(words.prompt(question, game.names)) > 5
    options = list(question.options())
    assert options
    for option in options[:60]:
        assert question.problem(option) is None
        assert decode_answer(question, to_plain(option)) == option
        assert words.label(question, option)
        assert isinstance(words.explain(question, option), str)
    assert answer_type(type(question)) is not None


@pytest.mark.parametrize("game", GAMES)
def test_refusals_cite_an_existing_rule_and_change_nothing(game: str) -> None:
    rulebook = find(game)
    ledger = entries(rulebook)
    going = play_randomly(rulebook, 21, limit=40)
    before = dump(going)
    nonsense: list[Any] = [None, "nonsense", -1, 10**9, [], {}, [[]], {"a": 1}, True, 1.5, "", "A" * 5000]
    for answer in nonsense:
        seat = going.seat
        assert seat is not None
        try:
            going.answer(answer, seat)
        except Refusal as refusal:
            assert refusal.rule in ledger
            assert len(refusal.sentence) > 15
            assert dump(going) == before
        else:
            going = play_randomly(rulebook, 21, limit=40)


@pytest.mark.parametrize("game", GAMES)
def test_undo_takes_back_one_answer_and_the_game_can_still_be_finished(game: str) -> None:
    going = play_randomly(find(game), 31, limit=25)
    inputs = len(going.inputs)
    going.undo()
    assert len(going.inputs) < inputs and going.waiting
    text = dump(going)
    assert dump(parse(text.encode(), find)) == text


@pytest.mark.parametrize("game", GAMES)
def test_the_box_score_is_the_sum_of_the_rows_and_the_rows_give_the_score(game: str) -> None:
    from snapcount.football.boxscore import box_score

    over = played(game, 2)
    rows = over.rulebook.face.rows(over.events, over.names)
    assert rows
    assert sum(row["tt_points_home"] for row in rows) == over.score[0]
    assert sum(row["tt_points_away"] for row in rows) == over.score[1]
    box = box_score(rows, over.names)
    for index, name in enumerate(over.names):
        assert box["teams"][name]["points"] == over.score[index]
        assert sum(box["line"][name]) == over.score[index]
        assert box["teams"][name]["rushing_yards"] == sum(
            row["yards_gained"] for row in rows if row["rush_attempt"] and row["posteam"] == name
        )
