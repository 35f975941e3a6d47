"""Records of rules version 1 replay for ever: the same dice, answers and score, in today's form."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from snapcount.core.record.file import dump, parse
from snapcount.core.record.text import BadRecord
from snapcount.core.record.verify import verify
from snapcount.games import find
from tests.records.renew import told

HERE = Path(__file__).parent
ORIGINALS = sorted((HERE / "version_1").glob("*/*.snap"))
pytestmark = pytest.mark.games


def names(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


@pytest.mark.parametrize("path", ORIGINALS, ids=names)
def test_an_original_replays_verifies_and_is_written_in_todays_form(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert json.loads(text.splitlines()[0])["rules"] == 1
    game = parse(text.encode(), find, name=path.name)
    assert game.is_over and game.started_from is None
    assert verify(text.encode(), find, name=path.name) is None
    written = dump(game)
    assert told(written) == told(text)
    assert written.encode() == (HERE / path.parent.name / path.name).read_bytes()
    assert game.rulebook.rules.version > 1


@pytest.mark.parametrize("path", ORIGINALS, ids=names)
def test_every_prefix_of_an_original_goes_on_with_its_own_dice(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    for length in range(1, len(lines), max(1, len(lines) // 12)):
        game = parse(b"".join(lines[:length]), find, name=path.name)
        assert (game.is_over or game.waiting) and game.started_from is None


def changed(path: Path, pattern: str, replacement: str) -> bytes:
    text, count = re.subn(pattern, replacement, path.read_text(encoding="utf-8"), count=1)
    assert count == 1
    return text.encode()


@pytest.mark.parametrize("path", ORIGINALS, ids=names)
@pytest.mark.parametrize(
    ("pattern", "replacement", "problem"),
    [
        (r'("kind":"end","score":)\[\d+', r"\1[99", "the score is"),
        (r'("state":{.*"(?:score|points)":)\[\d+', r"\1[99", "the state written here"),
        (
            r'("kind":"checkpoint","hash":")[0-9a-f]{4}([0-9a-f]*","state")',
            r"\g<1>0000\2",
            "the state written",
        ),
        (r'("kind":"answer","rule":"[^"]*","seat":"[a-z]*","question":")', r"\1Not", "the question here"),
    ],
)
def test_an_original_that_was_changed_is_refused(
    path: Path, pattern: str, replacement: str, problem: str
) -> None:
    with pytest.raises(BadRecord, match=problem):
        parse(changed(path, pattern, replacement), find, name=path.name)
