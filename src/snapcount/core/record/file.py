"""Saved games: `*.snap`, JSON Lines. A header, then one line for every input, checkpoint and take-back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from snapcount.core.branching import Parent, announce_new_dice
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.data.texts import Texts, state_hash
from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.drivers.live import Seats
from snapcount.core.drivers.recorded import Input
from snapcount.core.game import Game
from snapcount.core.moments import Mark, Undo
from snapcount.core.record.lines import Lines
from snapcount.core.record.signature import take_signature
from snapcount.core.record.text import FORMAT, BadRecord, read_header, read_lines, with_state
from snapcount.core.record.upgrade import upgrade_for, upgraded
from snapcount.core.rulebook import Rulebook
from snapcount.core.sitting import came_back
from snapcount.core.table import Refusal, Seat

STATE_EVERY = 10
"""Every so many checkpoints the whole state is written, so that a later rules version can go on from it."""

Find = Callable[[str], Rulebook]


# Writing


def dump(game: Game) -> str:
    """The record as text, with the signature that it came with if it did; variations are left to `tree`."""
    text = "".join(canonical(line) + "\n" for line in lines_of(game))
    return text if game.signature is None else text + game.signature.line


def lines_of(game: Game) -> Iterator[dict[str, Any]]:
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": game.rulebook.id,
        "rules": game.rulebook.rules.version,
        "options": dict(game.options_chosen),
        "seats": {"home": game.names[0], "away": game.names[1]},
        "commitment": game.commitment,
        "contributions": [part or "" for part in game.dice.contributions],
    }
    if game.seed is not None:
        header["seed"] = game.seed
    if game.for_keeps:
        header["for_keeps"] = True
    if game.parent is not None:
        header["parent"] = to_plain(game.parent)
    if game.started_from is not None:
        header["start"] = to_plain(game.started_from)
    yield header
    checkpoints = 0
    texts = Texts()
    for entry in game.log:
        if isinstance(entry, Mark):
            checkpoints += 1
            line: dict[str, Any] = {"kind": "checkpoint", "hash": state_hash(entry.state, texts)}
            if checkpoints % STATE_EVERY == 0:
                line["state"] = to_plain(entry.state)
            yield line
        elif isinstance(entry, Undo):
            yield undo_line(entry)
        else:
            yield input_line(entry)
    if game.ended:
        end: dict[str, Any] = {"kind": "end", "score": list(game.score), "seed": game.dice.server_seed.hex()}
        yield end | {name: to_plain(seat) for name, seat in lost_by(game).items()} | chairs_in(game)


def lost_by(game: Game) -> dict[str, Seat]:
    """A game that ended before its rules say so: who resigned, or whose clock ran out."""
    ends = {"resigned": game.resigned, "timed_out": game.timed_out}
    return {name: seat for name, seat in ends.items() if seat is not None}


def chairs_in(game: Game) -> dict[str, Any]:
    """The coaches that sit in a person's chair at the end; where somebody came back, all who ever sat down."""
    told: dict[str, Any] = {}
    if game.chairs:
        told["coaches"] = {to_plain(seat): level for seat, level in game.chairs.items()}
    if came_back(game):
        told["sittings"] = to_plain(game.sittings)
    return told


def undo_line(undo: Undo) -> dict[str, Any]:
    line: dict[str, Any] = {"kind": "undo", "to": undo.length}
    return line if undo.by is None else {**line, "by": to_plain(undo.by)}


def input_line(given: Input) -> dict[str, Any]:
    line: dict[str, Any] = {"kind": given.kind, "rule": given.rule}
    if given.seat is None:
        line["n"] = given.counter
        if given.commitment:
            line["commitment"] = given.commitment
    else:
        line["seat"] = to_plain(given.seat)
        line["question"] = given.question
    line["value"] = to_plain(given.value)
    return line


def save(game: Game, path: Path) -> None:
    """Write the record. The seed of unfinished fair dice stays beside it, so that the game can go on."""
    from snapcount.core.record.tree import dump_tree

    path.write_text(dump_tree(game), encoding="utf-8", newline="\n")
    secret = path.with_suffix(".seed")
    if not game.is_over and game.seed is None:
        secret.write_text(game.dice.server_seed.hex() + "\n", encoding="utf-8", newline="\n")
    else:
        secret.unlink(missing_ok=True)


# Reading


def load(path: Path, find: Find) -> Game:
    """The game saved in a file, ready to go on."""
    try:
        raw = path.read_bytes()
    except OSError as problem:
        raise BadRecord(f"{path} can't be read: {problem.strerror}.") from None
    secret = path.with_suffix(".seed")
    seed = None
    if secret.is_file():
        try:
            seed = bytes.fromhex(secret.read_text(encoding="utf-8").strip())
        except ValueError:
            raise BadRecord(f"{secret} holds no seed: expected 64 hexadecimal digits.") from None
    from snapcount.core.record.tree import parse_tree

    return parse_tree(raw, find, name=path.name, server_seed=seed)


def parse(raw: bytes, find: Find, *, name: str = "The record", server_seed: bytes | None = None) -> Game:
    """The game in the bytes of a record; `server_seed` lets an unfinished one go on with its own dice."""
    lines, signature = take_signature(read_lines(raw, name), name)
    header = read_header(lines[0], name)
    try:
        rulebook = find(header["game"])
    except Refusal as refusal:
        raise BadRecord(f"{name}, line 1: {refusal.sentence}") from None
    if header["rules"] > rulebook.rules.version:
        raise BadRecord(
            f"{name}, line 1: written under rules version {header['rules']} of {rulebook.face.title}, "
            f"newer than this program's version {rulebook.rules.version}."
        )
    try:
        game = replay(rulebook, header, lines, name, server_seed)
    except BadRecord:
        if header["rules"] == rulebook.rules.version or rulebook.rules.upgrade is not None:
            raise
        return resume_from_checkpoint(rulebook, header, lines, name)
    if not game.ended:
        game.advance(Seats(game.dice))
    if header["rules"] == rulebook.rules.version:  # else it is written otherwise now
        game.signature = signature
    return game


def replay(
    rulebook: Rulebook,
    header: dict[str, Any],
    lines: list[dict[str, Any]],
    name: str,
    server_seed: bytes | None,
) -> Game:
    source = Lines(lines, name, upgrade_for(rulebook.rules, header))
    start = read_start(rulebook, header, name)
    seed: int | str | bytes | None = header.get("seed", revealed_in(lines, name) or server_seed)
    try:
        game = Game(
            rulebook,
            header["options"],
            seed=seed,
            names=(header["seats"]["home"], header["seats"]["away"]),
            contributions=(header["contributions"][0], header["contributions"][1]),
            source=source,
            start=start,
        )
    except Refusal as refusal:
        raise BadRecord(f"{name}, line {max(1, source.at)}: {refusal}") from None
    remember(game, header)
    source.rest(game)
    game.dice.counter = source.highest
    announce_new_dice(game)
    if game.dice.commitment != (source.commitment or game.commitment):
        if seed is not None:
            raise BadRecord(f"{name}: the commitment doesn't belong to the seed of these dice.")
        game.dice.commitment_due = game.dice.commitment
    return game


def remember(game: Game, header: dict[str, Any]) -> None:
    """What a header says that no rule needs to know."""
    game.commitment = header["commitment"]
    game.for_keeps = "for_keeps" in header
    game.parent = Parent(**header["parent"]) if "parent" in header else None


def revealed_in(lines: list[dict[str, Any]], name: str) -> bytes | None:
    """The seed of the dice, shown in the last line of a game that is over."""
    if lines[-1].get("kind") != "end":
        return None
    try:
        return bytes.fromhex(lines[-1].get("seed", ""))
    except (TypeError, ValueError):
        raise BadRecord(f"{name}, line {len(lines)}: the seed is 64 hexadecimal digits.") from None


def read_start(rulebook: Rulebook, header: dict[str, Any], name: str) -> Any:
    """The position that a record begins in, where it has one of its own; of the right types, no more."""
    if "start" not in header:
        return None
    try:
        return from_plain(
            rulebook.rules.state, upgraded(upgrade_for(rulebook.rules, header), header["start"])
        )
    except NotPlain as problem:
        raise BadRecord(f"{name}, line 1: the start isn't a position of this game: {problem}.") from None
    except RecursionError:
        raise BadRecord(f"{name}, line 1: the start is nested too deeply.") from None


def resume_from_checkpoint(
    rulebook: Rulebook, header: dict[str, Any], lines: list[dict[str, Any]], name: str
) -> Game:
    """A record of an older rules version that plays differently now goes on from its last written state."""
    for line in [with_state(line, number, name) for number, line in enumerate(lines, 1)][::-1]:
        plain = line.get("state")
        if plain is None:
            continue
        try:
            state = from_plain(rulebook.rules.state, upgraded(upgrade_for(rulebook.rules, header), plain))
            names = (header["seats"]["home"], header["seats"]["away"])
            game = Game(rulebook, header["options"], names=names, start=state)
        except (NotPlain, Refusal):
            continue
        remember(game, {**header, "commitment": game.commitment})
        return game
    raise BadRecord(
        f"{name}: written under rules version {header['rules']}, which plays differently from version "
        f"{rulebook.rules.version}, and no state in it can be used any more."
    )
