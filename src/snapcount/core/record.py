"""Saved games: `*.snap`, JSON Lines. A header, then one line for every input, checkpoint and take-back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from snapcount.core import fair
from snapcount.core.game import Game, Mark, Undo, decode_answer, state_hash
from snapcount.core.live import Seats
from snapcount.core.plain import NotPlain, canonical, from_plain, to_plain
from snapcount.core.recorded import Input
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Dice, Pending, Question, Refusal, Roll, Seat

FORMAT = "snapcount/1"
STATE_EVERY = 10
"""Every so many checkpoints the whole state is written, so that a later rules version can go on from it."""
LONGEST_LINE = 1 << 20
LONGEST_FILE = 64 << 20

T = TypeVar("T")
Find = Callable[[str], Rulebook]


class BadRecord(ValueError):
    """A file that is no valid record: one sentence, naming the line."""


# Writing


def dump(game: Game) -> str:
    """The whole record as text."""
    return "".join(canonical(line) + "\n" for line in lines_of(game))


def lines_of(game: Game) -> Iterator[dict[str, Any]]:
    header: dict[str, Any] = {
        "format": FORMAT,
        "game": game.rulebook.id,
        "rules": game.rulebook.version,
        "options": dict(game.options_chosen),
        "seats": {"home": game.names[0], "away": game.names[1]},
        "commitment": game.commitment,
        "contributions": list(game.dice.contributions),
    }
    if game.seed is not None:
        header["seed"] = game.seed
    if game.started_from is not None:
        header["start"] = to_plain(game.started_from)
    yield header
    checkpoints = 0
    for entry in game.log:
        if isinstance(entry, Mark):
            checkpoints += 1
            line: dict[str, Any] = {"kind": "checkpoint", "hash": state_hash(entry.state)}
            if checkpoints % STATE_EVERY == 0:
                line["state"] = to_plain(entry.state)
            yield line
        elif isinstance(entry, Undo):
            yield {"kind": "undo", "to": entry.length}
        else:
            yield input_line(entry)
    if game.is_over:
        yield {"kind": "end", "score": list(game.score), "seed": game.dice.server_seed.hex()}


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
    path.write_text(dump(game), encoding="utf-8")
    secret = path.with_suffix(".seed")
    if not game.is_over and game.seed is None:
        secret.write_text(game.dice.server_seed.hex() + "\n", encoding="utf-8")
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
    return parse(raw, find, name=path.name, server_seed=seed)


def parse(raw: bytes, find: Find, *, name: str = "The record", server_seed: bytes | None = None) -> Game:
    """The game in the bytes of a record; `server_seed` lets an unfinished one go on with its own dice."""
    lines = read_lines(raw, name)
    header = read_header(lines[0], name)
    try:
        rulebook = find(header["game"])
    except Refusal as refusal:
        raise BadRecord(f"{name}, line 1: {refusal.sentence}") from None
    if header["rules"] > rulebook.version:
        raise BadRecord(
            f"{name}, line 1: written under rules version {header['rules']} of {rulebook.title}, "
            f"newer than this program's version {rulebook.version}."
        )
    try:
        game = replay(rulebook, header, lines, name, server_seed)
    except BadRecord:
        if header["rules"] == rulebook.version:
            raise
        return resume_from_checkpoint(rulebook, header, lines, name)
    if not game.is_over:
        game.advance(Seats(game.dice))
    return game


def read_lines(raw: bytes, name: str) -> list[dict[str, Any]]:
    if not raw:
        raise BadRecord(f"{name} is empty: expected a Snapcount record, one JSON object a line.")
    if len(raw) > LONGEST_FILE:
        raise BadRecord(f"{name} is larger than {LONGEST_FILE >> 20} MiB: no record is.")
    pieces = raw.split(b"\n")
    if pieces[-1]:
        raise BadRecord(f"{name}, line {len(pieces)}: cut short in the middle of the line.")
    return [read_line(piece, number, name) for number, piece in enumerate(pieces[:-1], 1)]


def read_line(piece: bytes, number: int, name: str) -> dict[str, Any]:
    if len(piece) > LONGEST_LINE:
        raise BadRecord(f"{name}, line {number}: longer than {LONGEST_LINE >> 20} MiB.")
    try:
        text = piece.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(
            f"{name}, line {number}: not text; a record is UTF-8, one JSON object a line."
        ) from None
    try:
        line = json.loads(text, parse_constant=_no_constant)
    except (ValueError, RecursionError):
        raise BadRecord(f"{name}, line {number}: not valid JSON.") from None
    if not isinstance(line, dict):
        raise BadRecord(f"{name}, line {number}: expected a JSON object.")
    try:
        same = canonical(line) == text
    except (ValueError, RecursionError):
        same = False
    if not same:
        raise BadRecord(
            f"{name}, line {number}: not written the way Snapcount writes it, so it was changed since."
        )
    return line


def _no_constant(text: str) -> Any:
    raise ValueError(text)


def read_header(header: dict[str, Any], name: str) -> dict[str, Any]:
    if header.get("format") != FORMAT:
        raise BadRecord(f"{name}, line 1: expected the format {FORMAT!r}, got {header.get('format')!r:.40}.")
    wanted = {
        "game": str,
        "rules": int,
        "options": dict,
        "seats": dict,
        "commitment": str,
        "contributions": list,
    }
    for key, kind in wanted.items():
        if not isinstance(header.get(key), kind) or isinstance(header[key], bool):
            raise BadRecord(f"{name}, line 1: the header's {key!r} is missing or of the wrong kind.")
    seats, given = header["seats"], header["contributions"]
    if seats.keys() != {"home", "away"} or not all(isinstance(seat, str) for seat in seats.values()):
        raise BadRecord(f"{name}, line 1: the header's 'seats' must name home and away.")
    if len(given) != 2 or not all(isinstance(text, str) for text in given):
        raise BadRecord(f"{name}, line 1: the header's 'contributions' must be two texts.")
    extra = header.keys() - wanted.keys() - {"format", "seed", "start"}
    if extra:
        raise BadRecord(f"{name}, line 1: the header has the unknown field {min(extra)!r}.")
    if "seed" in header and type(header["seed"]) not in (int, str):
        raise BadRecord(f"{name}, line 1: the header's 'seed' must be a number or a text.")
    return header


def replay(
    rulebook: Rulebook,
    header: dict[str, Any],
    lines: list[dict[str, Any]],
    name: str,
    server_seed: bytes | None,
) -> Game:
    source = Lines(lines, name)
    revealed = lines[-1].get("seed") if lines[-1].get("kind") == "end" else None
    seed: int | str | bytes | None = header.get("seed", server_seed)
    try:
        if revealed is not None:
            seed = header.get("seed", bytes.fromhex(revealed))
        start = from_plain(rulebook.state, header["start"]) if "start" in header else None
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
    except (NotPlain, ValueError, TypeError) as problem:
        if isinstance(problem, BadRecord):
            raise
        raise BadRecord(f"{name}, line {max(1, source.at)}: {problem}.") from None
    game.commitment = header["commitment"]
    source.rest(game)
    game.dice.counter = source.highest
    if game.dice.commitment != (source.commitment or game.commitment):
        if seed is not None:
            raise BadRecord(f"{name}: the commitment doesn't belong to the seed of these dice.")
        game.dice.commitment_due = game.dice.commitment
    return game


class Lines:
    """A source that reads a record line by line and checks every line against what the rules ask for."""

    def __init__(self, lines: list[dict[str, Any]], name: str) -> None:
        self.lines = lines
        self.name = name
        self.at = 1
        self.counter = 0
        self.highest = 0
        self.commitment = ""
        self.announced = ""

    def announce(self) -> str:
        return self.announced

    def wrong(self, sentence: str) -> BadRecord:
        return BadRecord(f"{self.name}, line {self.at + 1}: {sentence}")

    def following(self, kind: str) -> dict[str, Any] | None:
        """The next line if it is an input; None at the end of the inputs so far."""
        if self.at == len(self.lines) or self.lines[self.at].get("kind") in ("undo", "end"):
            return None
        line = self.lines[self.at]
        if line.get("kind") != kind:
            raise self.wrong(
                f"the rules want a line of kind {kind!r} here, the file has {line.get('kind')!r:.40}."
            )
        return line

    def chance(self, kind: str, legal: Callable[[Any], Any]) -> Any:
        line = self.following(kind)
        if line is None:
            raise Pending({})
        if line.keys() - {"commitment"} != {"kind", "rule", "n", "value"}:
            raise self.wrong(f"a {kind} has the fields kind, rule, n and value.")
        if type(line["n"]) is not int or line["n"] != self.highest + (1 if self.highest or line["n"] else 0):
            raise self.wrong(f"dice and cards are numbered in order; expected n = {self.highest + 1}.")
        value = legal(line["value"])
        if value is None:
            raise self.wrong(f"{canonical(line['value']):.60} is no possible {kind} here.")
        self.counter = self.highest = int(line["n"])
        self.announced = str(line.get("commitment", ""))
        self.commitment = self.announced or self.commitment
        self.at += 1
        return value

    def roll(self, dice: Dice) -> Roll:
        def legal(value: Any) -> Roll | None:
            faces = range(1, dice.sides + 1)
            if not isinstance(value, list) or len(value) != dice.count:
                return None
            if not all(type(face) is int and face in faces for face in value):
                return None
            return None if dice.alike and value != sorted(value) else tuple(value)

        return self.chance("roll", legal)  # type: ignore[no-any-return]

    def draw(self, deck: tuple[T, ...]) -> T:
        by_text = {canonical(to_plain(card)): card for card in deck}
        found = self.chance("draw", lambda value: _Found.of(by_text.get(canonical(value), _MISSING)))
        return found.card  # type: ignore[no-any-return]

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        line = self.following("answer")
        if line is None:
            raise Pending(dict(asked))
        if line.keys() != {"kind", "rule", "seat", "question", "value"}:
            raise self.wrong("an answer has the fields kind, rule, seat, question and value.")
        seat = {"home": Seat.HOME, "away": Seat.AWAY}.get(str(line["seat"]))
        if seat is None or seat not in asked:
            raise self.wrong(f"nothing is asked of {line['seat']!r:.20} here.")
        question = asked[seat]
        kind = type(question).__name__
        if line["question"] != kind or line["rule"] != question.rule:
            raise self.wrong(f"the question here is {kind} [{question.rule}], not {line['question']!r:.40}.")
        try:
            value = decode_answer(question, line["value"])
        except Refusal as refusal:
            raise self.wrong(str(refusal)) from None
        problem = question.problem(value)
        if problem is not None:
            raise self.wrong(str(problem))
        self.at += 1
        return Input("answer", value, question.rule, seat, kind)

    def checkpoint(self, state: Any) -> None:
        if self.at == len(self.lines):
            return
        line = self.lines[self.at]
        if line.get("kind") != "checkpoint":
            raise self.wrong("a play ends here, so a checkpoint was expected.")
        if line.get("hash") != state_hash(state):
            raise self.wrong("the game stands differently after this play than the record says.")
        if line.keys() - {"kind", "hash", "state"} or line.get("state", to_plain(state)) != to_plain(state):
            raise self.wrong("the state written here is not the one the rules lead to.")
        self.at += 1

    def rest(self, game: Game) -> None:
        """Take-backs, what follows them, and the end."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.get("kind") == "undo" and line.keys() == {"kind", "to"}:
                self.take_back(game, line["to"])
            elif line.get("kind") == "end" and line.keys() == {"kind", "score", "seed"}:
                self.end(game, line)
            else:
                raise self.wrong(
                    f"{line.get('kind')!r:.40} was not expected here: the game asks for nothing more."
                )

    def take_back(self, game: Game, length: Any) -> None:
        if type(length) is not int or not 0 <= length < len(game.inputs):
            raise self.wrong(f"a take-back must go to an earlier input, 0 to {len(game.inputs) - 1}.")
        self.at += 1
        game.forget(length)
        game.advance(self)

    def end(self, game: Game, line: dict[str, Any]) -> None:
        if not game.is_over or self.at + 1 != len(self.lines):
            raise self.wrong("the game is not over here.")
        if line["score"] != list(game.score):
            raise self.wrong(f"the score is {list(game.score)}, not {line['score']!r:.40}.")
        if line["seed"] != game.dice.server_seed.hex():
            raise self.wrong("the seed shown here is not the one the game was played with.")
        self.at += 1


class _Found:
    """A card found in the deck; wrapped, because a card may be anything, 0 or None included."""

    def __init__(self, card: Any) -> None:
        self.card = card

    @staticmethod
    def of(card: Any) -> _Found | None:
        return None if card is _MISSING else _Found(card)


_MISSING = object()


def resume_from_checkpoint(
    rulebook: Rulebook, header: dict[str, Any], lines: list[dict[str, Any]], name: str
) -> Game:
    """A record of an older rules version that plays differently now goes on from its last written state."""
    for number in range(len(lines), 0, -1):
        plain = lines[number - 1].get("state")
        if plain is None:
            continue
        try:
            state = from_plain(rulebook.state, plain)
            names = (header["seats"]["home"], header["seats"]["away"])
            return Game(rulebook, header["options"], names=names, start=state)
        except (NotPlain, Refusal):
            continue
    raise BadRecord(
        f"{name}: written under rules version {header['rules']}, which plays differently from version "
        f"{rulebook.version}, and no state in it can be used any more."
    )


# Verifying


def verify(raw: bytes, find: Find, *, name: str = "The record") -> str | None:
    """None if every roll follows from the revealed seed, else which line lies."""
    lines = read_lines(raw, name)
    game = parse(raw, find, name=name)
    revealed = lines[-1].get("seed") if lines[-1].get("kind") == "end" else None
    if revealed is None and game.seed is None:
        return f"{name} can't be verified yet: the seed is revealed when the game is over."
    checker = Checker(lines, name, fair.FairDice(game.dice.server_seed, game.dice.contributions))
    try:
        again = Game(
            game.rulebook,
            game.options_chosen,
            seed=0,
            names=game.names,
            source=checker,
            start=game.started_from,
        )
        checker.rest(again)
    except Lie as lie:
        return str(lie)
    return None


class Lie(Exception):
    """A die or card that the seed doesn't give."""


class Checker(Lines):
    """Reads a record and computes every throw and draw again."""

    def __init__(self, lines: list[dict[str, Any]], name: str, dice: fair.FairDice) -> None:
        super().__init__(lines, name)
        self.dice = dice
        self.begins = max((at for at, line in enumerate(lines) if at and line.get("commitment")), default=0)
        """Where the dice of the revealed seed begin: line 1, or where new dice took over."""

    def recompute(self, throw: Callable[[], T]) -> T | None:
        """What the seed gives; None for dice whose seed was never revealed."""
        if self.begins and self.at <= self.begins:
            return None
        self.dice.counter = self.counter - 1
        return throw()

    def roll(self, dice: Dice) -> Roll:
        number = self.at + 1
        told = super().roll(dice)
        true = self.recompute(lambda: self.dice.roll(dice))
        if true is not None and told != true:
            raise Lie(
                f"{self.name}, line {number} lies: the seed gives {list(true)}, the line says {list(told)}."
            )
        return told

    def draw(self, deck: tuple[T, ...]) -> T:
        number = self.at + 1
        told = super().draw(deck)
        true = self.recompute(lambda: self.dice.draw(deck))
        if true is not None and told != true:
            raise Lie(
                f"{self.name}, line {number} lies: the seed gives {canonical(to_plain(true))}, "
                f"the line says {canonical(to_plain(told))}."
            )
        return told

    def end(self, game: Game, line: dict[str, Any]) -> None:
        self.at += 1
