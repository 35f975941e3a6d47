"""What would the book do? The review's judgement before the answer, from what one seat may know."""

from __future__ import annotations

import pytest

from snapcount.core.book import Book, book_at, chance_at, position_of
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.games import find


def asked(game: str, question: str) -> tuple[Game, Seat]:
    """A game of rookies' first answers until that is asked."""
    played = Game(find(game), seed=3)
    for _ in range(60):
        for seat, open_question in played.waiting.items():
            if type(open_question).__name__ == question:
                return played, seat
        played.answer(played.options[0])
    raise AssertionError(f"{question} was never asked")


def told(game: Game, seat: Seat) -> Book:
    return book_at(game.rulebook, position_of(game), seat)


def test_a_sealed_call_gets_the_best_mix_and_its_worth() -> None:
    game, seat = asked("dice_football", "CallPlay")
    book = told(game, seat)
    assert sum(choice.share or 0 for choice in book.choices) == pytest.approx(1)
    mixed = [choice.chance for choice in book.choices if (choice.share or 0) > 0.001]
    assert len(mixed) > 1 and mixed == [pytest.approx(book.worth, abs=1e-6)] * len(mixed)
    home, how = chance_at(game.rulebook, position_of(game))
    assert home is not None and book.worth == pytest.approx(home if seat is Seat.HOME else 1 - home, abs=5e-4)
    assert "worth" in book.words and "solved" in how


def test_both_seats_mixes_come_to_the_same_value() -> None:
    game, seat = asked("dice_football", "CallPlay")
    mine, theirs = told(game, seat).worth, told(game, seat.other).worth
    assert mine is not None and theirs is not None and mine + theirs == pytest.approx(1, abs=1e-6)


@pytest.mark.parametrize("game", ["dice_football", "canadian_pro"])
def test_an_answer_that_lies_face_down_is_not_looked_at(game: str) -> None:
    books = []
    for number in (0, 3):
        played, seat = asked(game, "CallPlay")
        hidden, mine = (seat.other, seat) if len(played.waiting) == 2 else (seat, seat.other)
        calls = [call for call in played.waiting[hidden].options() if type(call).__name__ != "Substitution"]
        played.answer(calls[number], hidden)
        assert set(played.waiting) == {mine}
        books.append(told(played, mine))
    assert books[0] == books[1] and books[0].worth is not None


def test_an_open_decision_gets_every_answer_with_its_win_chance() -> None:
    game, seat = asked("dice_football", "KickOff")
    book = told(game, seat)
    deep, onside = book.choices
    assert (deep.label, onside.label) == ("Deep", "Onside") and deep.share is None
    assert deep.chance is not None and onside.chance is not None and deep.chance > onside.chance
    assert book.worth == deep.chance and "win chance" in book.words


def test_what_is_not_judged_is_the_veterans_word_and_says_so() -> None:
    game, seat = asked("card_bowl", "SetOffence")
    book = told(game, seat)
    assert book.worth is None and "not judged" in book.by and "would answer" in book.words


def test_who_is_not_asked_gets_no_book() -> None:
    game, seat = asked("dice_football", "KickOff")
    assert told(game, seat.other).choices == ()
