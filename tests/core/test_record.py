"""Records: what is accepted is written again to the byte, and what is damaged is refused with its line."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from snapcount.core.data.plain import canonical
from snapcount.core.fair import FairDice, seed_from
from snapcount.core.game import Game
from snapcount.core.record.file import dump, load, parse
from snapcount.core.record.text import BadRecord, read_line
from snapcount.core.record.verify import verdict, verify
from snapcount.core.table import Dice, Refusal, Roll, Seat
from tests.core.toy import TOY


def find(name: str) -> Any:
    if name != "toy":
        raise Refusal("games", f"There is no game {name!r}: expected one of toy.")
    return TOY


def finished(seed: int | None = 11, rounds: int = 30) -> Game:
    game = Game(TOY, {"rounds": rounds}, seed=seed)
    random = Random(1)
    while not game.is_over:
        assert game.question is not None
        game.answer(game.question.sample(random))
    return game


RECORD = dump(finished())
LINES = RECORD.splitlines(keepends=True)


def refused(text: str | bytes) -> str:
    with pytest.raises(BadRecord) as problem:
        parse(text.encode() if isinstance(text, str) else text, find, name="game.snap")
    assert str(problem.value).startswith("game.snap")
    return str(problem.value)


def changed(line: int, **values: Any) -> str:
    """The record with fields of one line (counted from 1) changed."""
    entry = {**json.loads(LINES[line - 1]), **values}
    return "".join([*LINES[: line - 1], canonical(entry) + "\n", *LINES[line:]])


def line_of(kind: str, skip: int = 0) -> int:
    return [at for at, line in enumerate(LINES, 1) if f'"kind":"{kind}"' in line][skip]


def test_every_line_fits_the_published_schema() -> None:
    schema = json.loads((files("snapcount.core") / "record.schema.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft202012Validator(schema)
    kinds = set()
    game = finished()
    game.undo()
    silent = Game(TOY, seed=4)
    silent.timed_out, silent.chairs = Seat.AWAY, {Seat.HOME: "rookie"}
    for text in (RECORD, dump(game), dump(silent)):
        for line in text.splitlines():
            validator.validate(json.loads(line))
            kinds.add(json.loads(line).get("kind"))
    assert kinds == {None, "roll", "draw", "answer", "checkpoint", "undo", "end"}


def test_a_truncated_file_is_refused_with_its_line() -> None:
    assert "line 2: cut short" in refused(LINES[0] + LINES[1][:-5])


def test_a_file_that_is_no_text_is_refused() -> None:
    assert "line 1: not text" in refused(b"\xff\xfe\x00\n")
    assert "is empty" in refused(b"")
    assert "line 1: not valid JSON" in refused("hello\n")
    assert "line 1: expected a JSON object" in refused("[]\n")
    assert "line 1: not valid JSON" in refused("[" * 100_000 + "\n")


def test_a_foreign_version_format_or_game_is_refused() -> None:
    assert "line 1: expected the format" in refused(changed(1, format="snapcount/99"))
    assert "newer than this program's version" in refused(changed(1, rules=2))
    assert "line 1: There is no game 'chess'" in refused(changed(1, game="chess"))
    assert "line 1: the header has the unknown field 'extra'" in refused(changed(1, extra=1))
    assert "line 1: the header's 'seats'" in refused(changed(1, seats={"home": 1, "away": ""}))
    assert "option rounds can't be 4" in refused(changed(1, options={"rounds": 4}))


def test_a_changed_answer_die_card_checkpoint_score_or_seed_is_refused() -> None:
    roll, answer, checkpoint = line_of("roll"), line_of("answer"), line_of("checkpoint")
    assert f"line {roll}: [7] isn't a possible roll" in refused(changed(roll, value=[7]))
    assert f"line {answer}: middle is not possible here" in refused(changed(answer, value="middle"))
    assert f"line {checkpoint}: the game stands differently" in refused(changed(checkpoint, hash="0" * 16))
    assert f"line {len(LINES)}: the score is" in refused(changed(len(LINES), score=[99, 0]))
    assert "seed" in refused(changed(len(LINES), seed="00" * 32))
    other = {"high": "low", "low": "high"}[json.loads(LINES[answer - 1])["value"]]
    assert "line" in refused(changed(answer, value=other))


def test_lines_left_out_or_out_of_order_are_refused() -> None:
    roll = line_of("roll")
    assert "line" in refused("".join(LINES[: roll - 1] + LINES[roll:]))
    assert "line" in refused("".join([*LINES[:-1], LINES[-2], LINES[-1]]))
    assert "line" in refused(RECORD + LINES[-1])
    assert "n = " in refused(changed(line_of("roll", 3), n=1))


def test_a_line_written_another_way_was_changed() -> None:
    spaced = LINES[1].replace(":", ": ", 1)
    assert "line 2: not written the way" in refused("".join([LINES[0], spaced, *LINES[2:]]))


@pytest.mark.parametrize(
    ("well", "badly"),
    [
        (
            '{"kind":"roll","rule":"T-1","n":3,"value":[3,4]}',
            '{"kind":"roll","rule":"T-1","n":3,"value":[3, 4]}',
        ),
        (
            '{"kind":"roll","rule":"T-1","n":3,"value":[3,4]}',
            '{"kind":"roll","rule":"T-1","n":3,"value":[3,4.00]}',
        ),
        (
            '{"kind":"roll","rule":"T-1","n":3,"value":[3]}',
            '{"kind":"roll","n":3,"n":3,"rule":"T-1","value":[3]}',
        ),
        ('{"kind":"draw","rule":"T-1","n":3,"value":7}', '{"kind":"draw","rule":"T-1","n":3,"value":7e0}'),
        (
            '{"kind":"answer","rule":"T-1","seat":"home","question":"Q","value":"run"}',
            '{"kind":"answer","rule":"T-1","seat":"home","question":"Q","value":"r\\u0075n"}',
        ),
        (
            '{"kind":"answer","rule":"T-1","seat":"home","question":"Q","value":true}',
            '{"kind":"answer","rule":"T-1","seat":"home","question":"Q","value": true}',
        ),
    ],
)
def test_a_usual_line_is_read_at_once_and_as_json_and_has_one_form_only(well: str, badly: str) -> None:
    assert read_line(well.encode(), 1, "it") == json.loads(well)
    json.loads(badly)
    with pytest.raises(BadRecord, match="not written the way Snapcount writes it"):
        read_line(badly.encode(), 1, "it")


def test_the_state_of_a_checkpoint_may_be_neither_damaged_nor_another() -> None:
    at = next(at for at, line in enumerate(LINES, 1) if '"state":' in line)

    def instead(line: str) -> str:
        return refused("".join([*LINES[: at - 1], line, *LINES[at:]]))

    line = LINES[at - 1]
    assert f"line {at}: not valid JSON" in instead(line.replace(":{", ":{{"))
    assert f"line {at}: not written the way" in instead(line.replace('"state":{', '"state":{ '))
    assert f"line {at}: the state written here" in refused(changed(at, state={}))
    assert f"line {at}: a checkpoint has" in refused(changed(at, more=1))


def test_verify_says_yes_or_which_line_lies() -> None:
    assert verify(RECORD.encode(), find) is None
    secret = dump(finished(seed=None))
    assert verify(secret.encode(), find) is None
    unfinished = "".join(secret.splitlines(keepends=True)[:-1])
    message = verify(unfinished.encode(), find)
    assert message is not None and "revealed when the game is over" in message
    assert verdict(unfinished.encode(), find).ok is None, "that isn't a lie"
    found = verdict(secret.encode(), find)
    assert found.ok and found.checked == secret.count('"n":') > 0 == found.unchecked


class Loaded(FairDice):
    """Dice that fall as a cheat likes."""

    def __init__(self, face: int) -> None:
        super().__init__(seed_from(5))
        self.face = face

    def roll(self, dice: Dice) -> Roll:
        self.stream()
        return (self.face,)


def test_verify_finds_the_loaded_die() -> None:
    """A cheat who writes another roll, and everything that follows from it, is found by the seed."""
    game = Game(TOY, {"rounds": 1}, seed=5)
    game.answer("high", Seat.HOME)
    game.answer("low", Seat.AWAY)
    while not game.is_over:
        game.answer(False)
    honest = dump(game)
    (roll,) = [given for given in game.inputs if given.kind == "roll"]
    other = 7 - roll.value[0]
    forged = Game(TOY, {"rounds": 1}, seed=5)
    forged.dice = Loaded(other)
    forged.answer("high", Seat.HOME)
    forged.answer("low", Seat.AWAY)
    while not forged.is_over:
        forged.answer(False)
    assert verify(honest.encode(), find) is None
    lie = verify(dump(forged).encode(), find, name="forged.snap")
    assert lie is not None and f"the seed gives [{roll.value[0]}], the line says [{other}]" in lie


def test_an_older_rules_version_that_plays_differently_goes_on_from_its_last_state(tmp_path: Path) -> None:
    from dataclasses import replace

    rules = replace(TOY.rules, version=2, is_over=lambda state: state.rounds <= 0)
    newer = replace(TOY, rules=rules)
    game = parse(RECORD.encode(), lambda name: newer)
    assert game.is_over, "a record that still plays the same needs nothing"
    cut = "".join(LINES[: line_of("checkpoint", 12)])
    broken = cut.replace(
        LINES[line_of("checkpoint", 11) - 1], '{"kind":"checkpoint","hash":"0000000000000000"}\n'
    )
    resumed = parse(broken.encode(), lambda name: newer)
    assert "older rules" in verdict(broken.encode(), lambda name: newer).sentence
    assert resumed.state.rounds == 20 and resumed.started_from is not None
    path = tmp_path / "on.snap"
    resumed.save(path)
    assert load(path, lambda name: newer).state == resumed.state


def test_the_seed_of_an_unfinished_game_stays_beside_the_record_only(tmp_path: Path) -> None:
    game = Game(TOY)
    game.answer("high")
    path = tmp_path / "game.snap"
    game.save(path)
    assert game.dice.server_seed.hex() not in path.read_text(encoding="utf-8")
    again = load(path, find)
    assert again.dice.server_seed == game.dice.server_seed
    while not again.is_over:
        again.answer(again.options[0])
    again.save(path)
    assert not path.with_suffix(".seed").exists()
    assert again.dice.server_seed.hex() in path.read_text(encoding="utf-8")


@given(st.binary(max_size=300))
@settings(max_examples=200)
def test_any_bytes_are_refused_with_a_sentence(raw: bytes) -> None:
    refused(raw)


@given(st.data())
@settings(max_examples=200)
def test_a_record_with_random_damage_is_refused_or_still_the_same_game(data: st.DataObject) -> None:
    raw = bytearray(RECORD.encode())
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(raw) - 1))
        raw[at] = data.draw(st.integers(0, 255))
    try:
        game = parse(bytes(raw), find)
    except BadRecord:
        return
    assert dump(game).encode() == bytes(raw)


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


@given(json_values)
@settings(max_examples=200)
def test_any_json_is_an_answer_or_a_refusal_that_changes_nothing(plain: Any) -> None:
    game = Game(TOY, seed=1)
    before = dump(game)
    try:
        game.answer(plain)
    except Refusal as refusal:
        assert refusal.rule == "TY-1" and dump(game) == before
    else:
        assert plain in ("high", "low")


def test_a_roll_filed_under_another_rule_is_refused() -> None:
    roll = line_of("roll")
    assert f"line {roll}: this was thrown under TY-1" in refused(changed(roll, rule="TY-9"))
