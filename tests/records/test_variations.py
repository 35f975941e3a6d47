"""A record with variations: a tree that is saved, loaded and verified as a whole."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import jsonschema
import pytest

import snapcount
from snapcount.core.game import Game
from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from snapcount.core.record.tree import dump_tree, main_part, parse_tree
from snapcount.core.record.verify import verdict
from tests.conformance.play import GAMES, find, play_randomly, shortest


def play_on(game: Game, answers: int, seed: int) -> None:
    random = Random(seed)
    for _ in range(answers):
        if not game.is_over:
            seat = min(game.waiting)
            game.answer(game.waiting[seat].sample(random), seat)


def tree_of(game: str) -> Game:
    """Two variations of a game, the first with one of its own; seeds that are alike on purpose."""
    first = play_randomly(find(game), 3, shortest(find(game)), limit=60)
    branch = first.variation(5, "What if?", seed=3)
    play_on(branch, 20, 1)
    play_on(branch.variation(8, seed=3), 10, 2)
    play_on(first.variation(20, seed="other"), 10, 3)
    return first


@pytest.mark.parametrize("game", GAMES)
def test_a_tree_is_saved_and_loaded_to_the_byte(game: str, tmp_path: Path) -> None:
    first = tree_of(game)
    first.save(tmp_path / "tree.snap")
    again = snapcount.load(tmp_path / "tree.snap")
    assert dump_tree(again) == dump_tree(first)
    (what_if, other), (inner,) = again.variations, again.variations[0].variations
    assert (what_if.note, other.note) == ("What if?", "") and not other.variations
    assert [found.parent.at for found in (what_if, inner, other)] == [5, 8, 20]
    assert inner.events == first.variations[0].variations[0].events
    assert dump(parse(main_part((tmp_path / "tree.snap").read_bytes()), find)) == dump(first)


def test_the_lines_are_as_the_schema_says() -> None:
    root = Path(snapcount.__file__).parent / "core" / "record.schema.json"
    schema = json.loads(root.read_text(encoding="utf-8"))
    lines = [json.loads(line) for line in dump_tree(tree_of("dice_football")).splitlines()]
    assert sum("variation_of" in line for line in lines) == 3
    for line in lines:
        jsonschema.validate(line, schema)


def test_a_branch_whose_dice_lie_is_found() -> None:
    text = dump_tree(tree_of("dice_football"))
    found = verdict(text.encode(), find)
    assert found.ok is True
    lines = text.splitlines(keepends=True)
    last = max(at for at, line in enumerate(lines) if '"kind":"roll"' in line)
    roll = json.loads(lines[last])
    roll["value"] = [1, 2] if roll["value"] != [1, 2] else [1, 3]
    lines[last] = json.dumps(roll, separators=(",", ":")) + "\n"
    with pytest.raises(BadRecord, match="variation"):  # the rules notice, or the dice do
        found = verdict("".join(lines).encode(), find)
        if found.ok is False and "variation" in found.sentence:
            raise BadRecord(found.sentence)


@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ('"variation_of":0,"note"', '"variation_of":1,"note"', "is the number of a game before it"),
        ('"variation_of":1', '"variation_of":0', "isn't a branch of the game|begins after|variation 2"),
        ('"variation_of":0,"note":"What if?"', '"note":"What if?"', "its header has the number"),
        ('"note":"What if?"', '"note":7', "its header has the number"),
        ('"at":5}', '"at":5000}', "begins after the end"),
    ],
)
def test_what_is_no_tree_is_said_in_a_sentence(before: str, after: str, said: str) -> None:
    first = play_randomly(find("dice_football"), 3, shortest(find("dice_football")), limit=60)
    branch = first.variation(5, "What if?", seed=4)
    play_on(branch, 20, 1)
    play_on(branch.variation(8, seed=3), 10, 2)
    text = dump_tree(first)
    assert text.count(before) == 1
    with pytest.raises(BadRecord, match=said):
        parse_tree(text.replace(before, after).encode(), find, name="tree.snap")
