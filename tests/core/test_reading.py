"""JSON from outside: what is let in can be written again."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest

from snapcount.core.data.plain import canonical
from snapcount.core.data.reading import read_json, sane
from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.fair import seed_from
from snapcount.core.game import Game
from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from snapcount.core.table import Refusal, Seat
from tests.core.toy import TOY

NO_NUMBERS = ["NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1" + "0" * 400, "9" * 5000]


@pytest.mark.parametrize("number", NO_NUMBERS, ids=lambda text: text[:12])
@pytest.mark.parametrize("around", ["%s", "[1,[%s]]", '{"a":{"b":%s}}'])
def test_numbers_that_are_none_or_too_large_are_not_read(number: str, around: str) -> None:
    with pytest.raises(NotPlain):
        read_json(around % number)


@pytest.mark.parametrize("text", ["0", "-0.5", "1e3", str(2**63), "[true,null]", '{"a":[1,"x"]}'])
def test_whatever_is_read_can_be_written_and_read_again(text: str) -> None:
    read = read_json(text)
    assert sane(read) is read
    assert read_json(canonical(read)) == read == json.loads(text)


@pytest.mark.parametrize("number", [float("nan"), float("-inf"), 10**400, 10**5000], ids=["a", "b", "c", "d"])
def test_no_answer_or_state_holds_such_a_number_whatever_its_type_says(number: Any) -> None:
    class Anything(NamedTuple):
        part: Any

    for kind, plain in ((int, number), (float, number), (Any, [number]), (Anything, {"part": number})):
        with pytest.raises(NotPlain):
            from_plain(kind, plain)


def test_an_answer_of_thousands_of_digits_is_refused_with_a_sentence() -> None:
    game = Game(TOY, seed=1)
    for answer in (10**5000, [10**5000], {"x": 10**5000}, float("nan")):
        with pytest.raises(Refusal, match="isn't an answer"):
            game.answer(answer, Seat.HOME)


def test_a_record_with_such_a_number_is_refused_and_a_seed_is_no_larger() -> None:
    lines = dump(Game(TOY, seed=1)).splitlines(keepends=True)
    changed = lines[0].replace('"seed":1', '"seed":1' + "0" * 400)
    assert changed != lines[0]
    with pytest.raises(BadRecord, match="line 1"):
        parse("".join([changed, *lines[1:]]).encode(), lambda _: TOY)
    with pytest.raises(ValueError):
        seed_from(10**400)
