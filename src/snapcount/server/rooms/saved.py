"""A match as rows of the store, and back: a row is a line of the record."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from snapcount.core.branching import announce_new_dice
from snapcount.core.data.made import new
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.data.texts import state_hash
from snapcount.core.drivers.live import Seats
from snapcount.core.drivers.recorded import Input
from snapcount.core.game import Game
from snapcount.core.moments import Mark, Undo
from snapcount.core.record.file import (
    STATE_EVERY,
    lines_of,
    read_start,
    remember,
    resume_from_checkpoint,
    undo_line,
)
from snapcount.core.record.lines import Lines
from snapcount.core.record.signature import Signature
from snapcount.core.record.text import BadRecord
from snapcount.core.record.upgrade import upgrade_for
from snapcount.core.rulebook import Rulebook
from snapcount.core.sitting import Sitting, sit
from snapcount.core.table import Seat
from snapcount.server.rooms.clocks.clock import Clock, after, clock_line, set_line, sitting_line
from snapcount.server.store import Row, StoredMatch
from snapcount.server.wire.writer import NAMES, SEATS

Find = Callable[[str], Rulebook]
BESIDE = ("resign", "clock", "link", "delete", "signed", "colours")
"""Rows that happen to the match beside the game."""
NO_INPUTS = (*BESIDE, "contribution")
"""Rows about the match that the rules know nothing of."""


@dataclass
class SavedGame:
    """A game and how far it is written: `seq` is the next free place, `entries` the length of the log written."""

    game: Game
    seq: int = 0
    entries: int = 0
    checkpoints: int = 0
    restarted: bool = False
    """The rules have changed since: the game goes on from a written state, with new dice, not stored yet."""
    answered: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])
    """The place of each answer by the seat and id it came with: an answer sent twice counts once."""
    clock: Clock | None = None
    links_made: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    """When one seat let a new link be made for the other."""
    want_deleted: set[str] = field(default_factory=set[str])
    """The seats that want the match deleted."""
    colours: dict[str, str] = field(default_factory=dict[str, str])
    """By seat, where somebody chose one."""
    moved: int = 0
    """The place of the last row that moved the game."""

    @property
    def resigned(self) -> Seat | None:
        return self.game.resigned


def opening_rows(
    match: str, saved: SavedGame, clock: Clock | None = None, colours: Mapping[str, str] | None = None
) -> list[Row]:
    """The header, whatever happens before the first question, how the clock is set, and the teams' colours."""
    head = {**next(lines_of(saved.game)), "contributions": list(saved.game.dice.contributions)}
    header = Row(match, saved.seq, "header", canonical(head))
    saved.seq += 1
    rows = [header, *new_rows(match, saved)]
    if clock is not None:
        rows.append(beside_row(match, saved, set_line(clock)))
    if colours:
        rows.append(beside_row(match, saved, {"kind": "colours", "seats": dict(colours)}))
    if saved.resigned is not None:
        rows.append(resign_row(match, saved, saved.resigned))
    if saved.game.timed_out is not None:
        rows.append(beside_row(match, saved, clock_line("won", seat=NAMES[saved.game.timed_out.other])))
    if not saved.restarted:
        rows += sitting_rows(match, saved)
    if saved.game.signature is not None:
        rows.append(beside_row(match, saved, json.loads(saved.game.signature.line)))
    return rows


def sitting_rows(match: str, saved: SavedGame) -> list[Row]:
    """Who sat down in a record that is kept as a match."""
    game = saved.game
    chairs = [Sitting(seat, level, len(game.events)) for seat, level in game.chairs.items()]
    sittings, game.sittings, game.chairs = game.sittings or chairs, [], {}
    return [
        beside_row(match, saved, sitting_line("chair" if coach else "back", seat, coach, events))
        for seat, coach, events in sittings
    ]


def new_rows(match: str, saved: SavedGame, answer_id: str | None = None) -> list[Row]:
    """What came since the last row, as one: an answer and the dice that followed it stand or fall together."""
    kind, line = written(saved, len(saved.game.log))
    return [new(Row, (match, keep_place(saved), kind, line, answer_id))] if line else []


def keep_place(saved: SavedGame) -> int:
    """The place of a row that moves the game."""
    saved.moved, saved.seq = saved.seq, saved.seq + 1
    return saved.moved


def written(saved: SavedGame, until: int) -> tuple[str, str]:
    """The kind and the text of a row: the entries of the log that were not written before, up to a number of them.

    Only some checkpoints are written: replaying finds the others.
    """
    lines: list[str] = []
    kind = ""
    for entry in saved.game.log[saved.entries : until]:
        if isinstance(entry, Input):
            found, text = entry.kind, input_text(entry)
        else:
            found, text = line_between(entry, saved)
        if text:
            lines.append(text)
            kind = kind or found
    saved.entries = until
    return kind, "\n".join(lines)


def lines_in(row: Row) -> list[dict[str, Any]]:
    return [json.loads(line) for line in row.line.split("\n")]


def line_between(entry: Mark | Undo, saved: SavedGame) -> tuple[str, str]:
    """The kind of a line that is no input, and its text; no text for a checkpoint that is not written."""
    if isinstance(entry, Undo):
        return "undo", canonical(undo_line(entry))
    saved.checkpoints += 1
    if saved.checkpoints % STATE_EVERY:
        return "checkpoint", ""
    state = to_plain(entry.state)
    return "checkpoint", canonical({"kind": "checkpoint", "hash": state_hash(entry.state), "state": state})


def input_text(given: Input) -> str:
    """What `input_line` says, written by hand: it is written for every answer, die and card."""
    kind, value, rule, seat, question, counter, commitment = given
    text = canonical(to_plain(value))
    if seat is not None:
        who = f'"seat":"{NAMES[seat]}","question":"{question}"'
        return f'{{"kind":"{kind}","rule":"{rule}",{who},"value":{text}}}'
    due = f',"commitment":"{commitment}"' if commitment else ""
    return f'{{"kind":"{kind}","rule":"{rule}","n":{counter}{due},"value":{text}}}'


class Rows(Lines):
    """Stored lines as a source; of the checkpoints only some are stored, so all are counted."""

    passed = 0

    def checkpoint(self, state: Any) -> None:
        """One answer may pass several: a stored one is compared when it is its turn, not at the first that comes."""
        self.passed += 1
        if self.passed % STATE_EVERY == 0:
            super().checkpoint(state)


def rebuild(match: StoredMatch, rows: Sequence[Row], find: Find) -> SavedGame:
    """The match as its rows tell it, ready to go on with its own dice."""
    begins = max(at for at, row in enumerate(rows) if row.kind == "header")
    stored = [row for row in rows[begins:] if row.kind not in NO_INPUTS]
    lines = [line for row in stored for line in lines_in(row)]
    header = lines[0]
    contributed_in(rows[begins:], header["contributions"])
    rulebook = find(match.game)
    try:
        game = replayed(rulebook, header, lines, match.seed)
    except BadRecord:
        if header["rules"] == rulebook.rules.version:
            raise
        game = resume_from_checkpoint(rulebook, header, lines, f"Match {match.id}")
        saved = SavedGame(game, seq=rows[-1].seq + 1, restarted=True)
    else:
        entries = len(game.log)
        saved = SavedGame(game, rows[-1].seq + 1, entries, sum(isinstance(entry, Mark) for entry in game.log))
        game.advance(Seats(game.dice))
    saved.answered, saved.moved = answered_in(rows), stored[-1].seq
    for row in rows:
        if row.kind in BESIDE:
            happen(saved, json.loads(row.line))
    return saved


def replayed(rulebook: Rulebook, header: dict[str, Any], lines: list[dict[str, Any]], seed: bytes) -> Game:
    source = Rows(lines, "The stored match", upgrade_for(rulebook.rules, header))
    game = Game(
        rulebook,
        header["options"],
        seed=seed,
        names=(header["seats"]["home"], header["seats"]["away"]),
        contributions=(header["contributions"][0], header["contributions"][1]),
        source=source,
        start=read_start(rulebook, header, source.name),
    )
    remember(game, header)
    source.rest(game)
    game.dice.counter = source.highest
    announce_new_dice(game)
    return game


def happen(saved: SavedGame, told: dict[str, Any]) -> None:
    """What a line tells that the rules know nothing of."""
    match told["kind"], told.get("what"):
        case "resign", _:
            saved.game.resigned = SEATS[told["seat"]]
        case "link", _:
            saved.links_made.append({name: told[name] for name in ("seat", "by", "at")})
        case "colours", _:
            saved.colours = dict(told["seats"])
        case "delete", _:
            (saved.want_deleted.add if told["agree"] else saved.want_deleted.discard)(told["seat"])
        case "signed", _:
            saved.game.signature = Signature(told["server"], told["key"], told["signature"])
        case "clock", "won":
            saved.game.timed_out = SEATS[told["seat"]].other
        case "clock", "chair" | "back":
            events = len(saved.game.events)
            sit(
                saved.game,
                Sitting(SEATS[told["seat"]], told["coach"], min(told.get("events", events), events)),
            )
            saved.clock = after(saved.clock, told)
        case _:
            saved.clock = after(saved.clock, told)


def beside_row(match: str, saved: SavedGame, told: dict[str, Any]) -> Row:
    """It happens, and this is its row."""
    happen(saved, told)
    saved.seq += 1
    return Row(match, saved.seq - 1, told["kind"], canonical(told))


def contributed_in(rows: Iterable[Row], parts: list[str | None]) -> None:
    """Put what the seats added to the dice since in its place."""
    for row in rows:
        if row.kind == "contribution":
            line = json.loads(row.line)
            parts[SEATS[line["seat"]]] = line["text"]


def contribution_row(match: str, saved: SavedGame, seat: Seat, text: str) -> Row:
    line = canonical({"kind": "contribution", "seat": to_plain(seat), "text": text})
    saved.seq += 1
    return Row(match, saved.seq - 1, "contribution", line)


def answered_in(rows: Iterable[Row]) -> dict[tuple[str, str], int]:
    return {(seat_of(row), row.answer_id): row.seq for row in rows if row.answer_id is not None}


def seat_of(row: Row) -> str:
    """Who gave the answer of a row. Dice may stand before it that a match threw by itself when it was opened."""
    return next(str(line["seat"]) for line in lines_in(row) if line["kind"] == "answer")


def answered_by(rows: Iterable[Row]) -> set[Seat]:
    return {SEATS[lines_in(row)[0]["seat"]] for row in rows if row.kind == "answer"}


def resign_row(match: str, saved: SavedGame, seat: Seat) -> Row:
    return beside_row(match, saved, {"kind": "resign", "seat": to_plain(seat)})


def catch_up(saved: SavedGame, rows: Sequence[Row]) -> bool:
    """Play what another worker wrote. Both have the same seed, so both throw the same dice; False if not."""
    for row in rows:
        told = lines_in(row)[0]
        if row.kind == "answer":
            saved.game.answer(told["value"], SEATS[told["seat"]])
        elif row.kind == "undo":
            saved.game.cut(told["to"], SEATS[told["by"]] if "by" in told else None)
        elif row.kind in BESIDE:
            happen(saved, told)
            saved.seq = row.seq + 1
            continue
        else:
            return False
        if new_rows(row.match, saved, row.answer_id) != [row]:
            return False
        if row.answer_id is not None:
            saved.answered[(told["seat"], row.answer_id)] = row.seq
    return not rows or saved.seq == rows[-1].seq + 1
