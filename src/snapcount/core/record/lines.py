"""A saved game as a source of inputs: every line is checked against what the rules ask for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from snapcount.core.data.answers import decode_answer
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.data.texts import Texts, state_hash
from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.drivers.recorded import Input
from snapcount.core.game import Game
from snapcount.core.record.text import BadRecord, Written, with_state
from snapcount.core.record.upgrade import same_then
from snapcount.core.sitting import Sitting, came_back, sit
from snapcount.core.table import Dice, Pending, Question, Refusal, Roll, Seat

T = TypeVar("T")

CHANCE_FIELDS = {"kind", "rule", "n", "value"}
ANSWER_FIELDS = {"kind", "rule", "seat", "question", "value"}
SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
LOST_BY = ("resigned", "timed_out")
"""How a game may end before its rules say so."""
MAY_END = {*LOST_BY, "coaches", "sittings"}
LONGEST_LEVEL = 64


class Lines:
    """A source that reads a record line by line and checks every line against what the rules ask for."""

    def __init__(
        self, lines: list[dict[str, Any]], name: str, upgrade: Callable[[Any], Any] | None = None
    ) -> None:
        self.lines = lines
        self.name = name
        self.upgrade = upgrade
        """Where an older rules version wrote the lines: how its states come into today's form."""
        self.at = 1
        self.counter = 0
        self.highest = 0
        self.commitment = ""
        self.announced = ""
        self.texts = Texts()

    def announce(self, rule: str) -> str:
        if self.lines[self.at - 1]["rule"] != rule:
            self.at -= 1
            raise self.wrong(
                f"this was thrown under {rule}, the line says {self.lines[self.at]['rule']!r:.40}."
            )
        return self.announced

    def wrong(self, sentence: str) -> BadRecord:
        return BadRecord(f"{self.name}, line {self.at + 1}: {sentence}")

    def following(self, kind: str) -> dict[str, Any] | None:
        """The next line if it is an input; None at the end of the inputs so far."""
        if self.at == len(self.lines):
            return None
        line = self.lines[self.at]
        found = line.get("kind")
        if found == kind:
            return line
        if found in ("undo", "end"):
            return None
        raise self.wrong(f"the rules want a line of kind {kind!r} here, the file has {found!r:.40}.")

    def chance(self, kind: str, possible: Callable[[Any, Any], Any], among: Any) -> Any:
        """The value of the next line, if it is a possible one among these dice or cards."""
        line = self.following(kind)
        if line is None:
            raise Pending({})
        if line.keys() != CHANCE_FIELDS and line.keys() != CHANCE_FIELDS | {"commitment"}:
            raise self.wrong(f"a {kind} has the fields kind, rule, n and value.")
        n, highest = line["n"], self.highest
        if type(n) is not int or n != highest + (1 if highest or n else 0):
            raise self.wrong(f"dice and cards are numbered in order; expected n = {highest + 1}.")
        value = possible(among, line["value"])
        if value is IMPOSSIBLE:
            raise self.wrong(f"{canonical(line['value']):.60} isn't a possible {kind} here.")
        self.counter = self.highest = n
        self.announced = str(line.get("commitment", ""))
        self.commitment = self.announced or self.commitment
        self.at += 1
        return value

    def roll(self, dice: Dice) -> Roll:
        return self.chance("roll", possible_roll, dice)  # type: ignore[no-any-return]

    def draw(self, deck: tuple[T, ...]) -> T:
        return self.chance("draw", possible_card, deck)  # type: ignore[no-any-return]

    def answer(self, asked: dict[Seat, Question[Any]]) -> Input:
        line = self.following("answer")
        if line is None:
            raise Pending(dict(asked))
        if line.keys() != ANSWER_FIELDS:
            raise self.wrong("an answer has the fields kind, rule, seat, question and value.")
        seat = SEATS.get(str(line["seat"]))
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
        if line.get("hash") != state_hash(state, self.texts):
            if self.upgrade is None:
                raise self.wrong("the game stands differently after this play than the record says.")
            if not same_then(self.upgrade, with_state(line, self.at + 1, self.name), self.texts.of(state)):
                raise self.wrong("the state written here is not the one the rules lead to.")
        elif "state" in line and not self.written(line, self.texts.of(state)):
            raise self.wrong("the state written here is not the one the rules lead to.")
        if line.keys() - {"kind", "hash", "state"}:
            raise self.wrong("a checkpoint has the fields kind, hash and state.")
        self.at += 1

    def written(self, line: dict[str, Any], text: str) -> bool:
        """Whether a checkpoint's line holds the state of this text; a damaged one is refused."""
        if line["state"].__class__ is Written and line["state"] == text:
            return True
        return canonical(with_state(line, self.at + 1, self.name)["state"]) == text

    def rest(self, game: Game) -> None:
        """Take-backs, what follows them, and the end."""
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if line.get("kind") == "undo" and line.keys() - {"by"} == {"kind", "to"}:
                self.take_back(game, line)
            elif line.get("kind") == "end" and line.keys() - MAY_END == {"kind", "score", "seed"}:
                self.end(game, line)
            else:
                raise self.wrong(
                    f"{line.get('kind')!r:.40} was not expected here: the game asks for nothing more."
                )

    def take_back(self, game: Game, line: dict[str, Any]) -> None:
        length = line["to"]
        if type(length) is not int or not 0 <= length < len(game.inputs):
            raise self.wrong(f"a take-back must go to an earlier input, 0 to {len(game.inputs) - 1}.")
        if "by" in line and line["by"] not in tuple(SEATS):
            raise self.wrong("the seat that took something back is home or away.")
        try:
            game.forget(length, SEATS[line["by"]] if "by" in line else None)
        except Refusal as refusal:
            raise self.wrong(refusal.sentence) from None
        self.at += 1
        game.advance(self)

    def end(self, game: Game, line: dict[str, Any]) -> None:
        early = [name for name in LOST_BY if name in line]
        if len(early) != (not game.is_over) or self.at + 1 != len(self.lines):
            raise self.wrong("the game is not over here.")
        for name in early:
            seat = SEATS.get(str(line[name]))
            if seat is None:
                raise self.wrong(f"the seat that {name.replace('_', ' ')} is home or away.")
            setattr(game, name, seat)
        self.sit_down(game, self.chairs(line.get("coaches", {})), line.get("sittings"))
        if line["score"] != list(game.score):
            raise self.wrong(f"the score is {list(game.score)}, not {line['score']!r:.40}.")
        if line["seed"] != game.dice.server_seed.hex():
            raise self.wrong("the seed shown here is not the one the game was played with.")
        self.at += 1

    def chairs(self, coaches: Any) -> dict[Seat, str]:
        """Coaches that had taken a person's chair."""
        if not isinstance(coaches, dict) or not coaches.keys() <= SEATS.keys():
            raise self.wrong("'coaches' names those that took the chair of home or away.")
        if not all(isinstance(level, str) and len(level) <= LONGEST_LEVEL for level in coaches.values()):
            raise self.wrong("'coaches' names each coach by its level.")
        return {SEATS[seat]: level for seat, level in coaches.items()}

    def sit_down(self, game: Game, chairs: dict[Seat, str], told: Any) -> None:
        """Who sat where; `chairs` is how it was in the end."""
        if told is None:
            game.chairs = chairs
            return
        try:
            sittings = from_plain(list[Sitting], told)
        except NotPlain as problem:
            raise self.wrong(f"'sittings': {problem}.") from None
        told_before = 0
        for sitting in sittings:
            if not told_before <= sitting.events <= len(game.events) or len(sitting.coach) > LONGEST_LEVEL:
                raise self.wrong(
                    "'sittings' names coaches by their levels, after so many events each, in their order."
                )
            if bool(sitting.coach) == (sitting.seat in game.chairs):
                raise self.wrong(
                    "'sittings': a coach takes an empty chair, and a person takes it back from a coach."
                )
            told_before = sitting.events
            sit(game, sitting)
        if game.chairs != chairs or not came_back(game):
            raise self.wrong("'sittings' must lead to 'coaches', and is told where somebody came back.")


IMPOSSIBLE = object()
"""Not None: a card may be anything."""


def possible_roll(dice: Dice, value: Any) -> Any:
    if not isinstance(value, list) or len(value) != dice.count:
        return IMPOSSIBLE
    for face in value:
        if face.__class__ is not int or not 1 <= face <= dice.sides:
            return IMPOSSIBLE
    return IMPOSSIBLE if dice.alike and value != sorted(value) else tuple(value)


def possible_card(deck: tuple[Any, ...], value: Any) -> Any:
    """The card of the deck that is written so; most cards are texts or numbers and written as they are."""
    if value.__class__ in (str, int) and value in deck:
        card = deck[deck.index(value)]
        if card.__class__ is value.__class__:
            return card
    return next((card for card in deck if same(to_plain(card), value)), IMPOSSIBLE)


def same(one: Any, other: Any) -> bool:
    """Equal plain values of the same kind: 1 is neither true nor 1.0."""
    return one == other and (
        one.__class__ is other.__class__ is not list or canonical(one) == canonical(other)
    )
