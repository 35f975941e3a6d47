"""Every game uses the names of docs/guide/words.md: one name for one thing, whatever the game."""

from __future__ import annotations

import ast
import re
from dataclasses import is_dataclass
from enum import Enum
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from snapcount.core.table import Seat
from snapcount.football.events import EVENTS, HOW, PLAY_TYPES, lacking
from tests.conformance.play import GAMES, find, played

SEEDS = (1, 2, 3)
ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "guide" / "words.md").read_text(encoding="utf-8")


def section(title: str) -> list[list[str]]:
    """The rows of a section's table, cell by cell."""
    text = PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line[:1] == "|"
    ]
    return rows[2:]


def named(cell: str) -> set[str]:
    return set(re.findall(r"`([\w.]+)`", cell))


def shared(title: str) -> set[str]:
    return {name for row in section(title) for name in named(row[0])}


FIELDS = shared("States, and the views and questions that repeat them")
PHASES = shared("Phases")
OWN = {
    next(iter(named(row[0]))): [named(cell) for cell in row[1:]] for row in section("What one game alone has")
}


def own(game: str, column: Literal["fields", "phases", "events"]) -> set[str]:
    return OWN[game][("fields", "phases", "events").index(column)] if game in OWN else set()


def test_the_page_lists_what_each_game_alone_has() -> None:
    assert OWN.keys() == set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_fields_of_states_and_views_are_on_the_page(game: str) -> None:
    over = played(game)
    names: set[str] = set()
    for moment in over.moments[:: max(1, len(over.moments) // 20)]:
        for value in (moment.state, over.rulebook.rules.view(moment.state, Seat.HOME)):
            names |= set(getattr(value, "_fields", ()) or value.__dataclass_fields__)
    assert names - FIELDS == own(game, "fields")


GONE = named(PAGE.split("\nNames that are gone")[1].split(".")[0])


def shapes(kind: Any) -> dict[type, tuple[str, ...]]:
    """The records that a type hint is made of, with the names of their fields."""
    found: dict[type, tuple[str, ...]] = {}
    left = [kind]
    while left:
        each = left.pop()
        left += get_args(each)
        if isinstance(each, type) and each not in found and (hasattr(each, "_fields") or is_dataclass(each)):
            hints = get_type_hints(each)
            found[each] = tuple(hints)
            left += hints.values()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_state_view_or_question_has_a_name_that_is_gone(game: str) -> None:
    over = played(game)
    kinds = [over.rulebook.rules.state, type(over.view(Seat.HOME)), *over.rulebook.rules.questions]
    fields = {name for kind in kinds for names in shapes(kind).values() for name in names}
    assert "situation" in fields and "to_go" in GONE and not fields & GONE


def phase_type(kind: Any) -> Any:
    """The type of `phase`, of the state itself or of a part of it."""
    hints = get_type_hints(kind)
    if "phase" in hints:
        return hints["phase"]
    parts = [part for part in hints.values() if hasattr(part, "_fields")]
    return next(get_type_hints(part)["phase"] for part in parts if "phase" in get_type_hints(part))


@pytest.mark.parametrize("game", GAMES)
def test_phases_are_listed_in_the_code_and_on_the_page(game: str) -> None:
    kind = phase_type(find(game).rules.state)
    if get_origin(kind) is Literal:
        phases = set(get_args(kind))
    else:
        assert issubclass(kind, Enum), "phases are a Literal or an enum"
        phases = {member.value for member in kind}
    assert phases - PHASES == own(game, "phases")
    assert {phase_of(moment.state) for seed in SEEDS for moment in played(game, seed).moments} <= phases


def phase_of(state: Any) -> str:
    return str(state.phase if hasattr(state, "phase") else state.play.phase)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_events_are_on_the_page_and_shared_ones_have_their_facts(game: str, seed: int) -> None:
    known = EVENTS.keys() | own(game, "events")
    for event in played(game, seed).events:
        assert event.what in known, f"not on the page: {event.what}"
        assert not lacking(event.what, event.facts), f"{event.what} lacks {lacking(event.what, event.facts)}"
        if event.what in EVENTS and "seat" in EVENTS[event.what].facts:
            assert isinstance(event.facts["seat"], Seat), event
        if event.what == "play_began":
            assert event.facts["kind"] in PLAY_TYPES
        if event.what == "scored":
            assert event.facts["how"] in HOW


def told(name: ast.expr) -> set[str]:
    """What the first argument of `t.tell` can be: names of events are written out."""
    if isinstance(name, ast.IfExp):
        return told(name.body) | told(name.orelse)
    assert isinstance(name, ast.Constant) and isinstance(name.value, str), ast.unparse(name)
    return {name.value}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_game_can_tell_and_what_the_page_lists_for_it_are_the_same(game: str) -> None:
    """Of the code, not of games played: the rarest event too, and no name that nothing tells any more."""
    calls = [
        node
        for path in (ROOT / "src" / "snapcount" / "games" / game).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "tell"
    ]
    names = {name for call in calls for name in told(call.args[0])}
    assert names - EVENTS.keys() == own(game, "events")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_plays_begin_and_end_in_turn_and_points_are_scored_within_them(game: str, seed: int) -> None:
    over = played(game, seed)
    score, playing = (0, 0), False
    for event in over.events:
        if event.what == "play_began":
            assert not playing and event.facts["score"] == score
            playing = True
        elif event.what == "play_ended":
            assert playing and event.facts["score"] == score
            playing = False
        elif event.what == "scored":
            assert playing, "points are scored within a play"
            seat, points = event.facts["seat"], event.facts["points"]
            score = (score[0] + points, score[1]) if seat is Seat.HOME else (score[0], score[1] + points)
            assert event.facts["score"] == score
    assert not playing and score == over.score


@pytest.mark.parametrize("game", GAMES)
def test_the_last_event_is_the_end_of_the_game(game: str) -> None:
    over = played(game)
    end = [event for event in over.events if event.what == "game_over"]
    assert len(end) == 1 and end[0].facts["score"] == over.score
    home, away = over.score
    assert end[0].facts["winner"] == (None if home == away else Seat.HOME if home > away else Seat.AWAY)
