"""What came of each position: the next score of its half, the game, and the file that keeps them."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.core.table import Refusal, Seat
from snapcount.football.chances.positions_file import Played, head, line, read
from snapcount.football.chances.samples import NO_SCORE, Sample, next_scores, samples
from snapcount.football.chances.standing import Clock, Kind, Standing

HOME, AWAY = Seat


def at(kind: Kind, seat: Seat, score: tuple[int, int], half: int = 1, left: float = 10) -> Standing:
    lead = score[0] - score[1]
    return Standing(kind, seat, lead if seat is HOME else -lead, Clock(half, left))


FIELD_GOAL_THEN_TOUCHDOWN = [
    at("kick", AWAY, (0, 0)),
    at("down", AWAY, (0, 0)),
    at("kick", HOME, (0, 3)),
    at("down", HOME, (0, 3)),
    at("try", HOME, (6, 3)),
    at("kick", AWAY, (7, 3)),
    at("down", AWAY, (7, 3)),
]


def test_the_next_score_is_seen_from_the_positions_own_side() -> None:
    assert next_scores(FIELD_GOAL_THEN_TOUCHDOWN, (7, 3)) == [
        ("ours", 3),
        ("ours", 3),
        ("ours", 7),
        ("ours", 7),
        ("ours", 1),
        NO_SCORE,
        NO_SCORE,
    ]


def test_a_try_that_fails_is_none_and_its_touchdown_has_six() -> None:
    seen = [
        at("down", HOME, (0, 0)),
        at("try", HOME, (6, 0)),
        at("kick", AWAY, (6, 0)),
        at("down", AWAY, (6, 0)),
    ]
    assert next_scores(seen, (6, 3)) == [("ours", 6), NO_SCORE, ("ours", 3), ("ours", 3)]


def test_a_score_of_the_second_half_is_none_of_the_first() -> None:
    seen = [at("down", HOME, (0, 0), half=1), at("down", HOME, (0, 0), half=2)]
    assert next_scores(seen, (0, 3)) == [NO_SCORE, ("theirs", 3)]


def test_a_score_on_the_last_play_of_a_half_is_its_own() -> None:
    seen = [at("down", HOME, (0, 0), half=1), at("kick", HOME, (3, 0), half=2)]
    assert next_scores(seen, (3, 7)) == [("ours", 3), ("theirs", 7)]


@pytest.mark.parametrize(("end", "home"), [((7, 3), 1), ((3, 7), 0), ((3, 3), 0.5)])
def test_every_position_knows_who_won(end: tuple[int, int], home: float) -> None:
    for sample in samples(FIELD_GOAL_THEN_TOUCHDOWN, end, next_scores):
        assert sample.won == (home if sample.at.seat is HOME else 1 - home)


def test_a_file_gives_back_what_was_put_in(tmp_path: Path) -> None:
    played = Played("card_bowl", 3, "veteran", 4)
    games = [
        samples(FIELD_GOAL_THEN_TOUCHDOWN, (7, 3), next_scores),
        [Sample(at("toss", HOME, (0, 0)), NO_SCORE, 0.5)],
    ]
    path = tmp_path / "positions.jsonl"
    path.write_text(head(played) + "".join(map(line, games)), encoding="utf-8")
    assert read(path) == (played, games)


@pytest.mark.parametrize("text", ["", "nothing\n", '{"game": "card_bowl"}\n', "[]\n"])
def test_another_file_is_refused_with_a_sentence(tmp_path: Path, text: str) -> None:
    path = tmp_path / "other.txt"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refusal, match="other.txt holds no positions"):
        read(path)
