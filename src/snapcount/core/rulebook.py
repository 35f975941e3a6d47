"""What a game is to everybody else: the one object that every game folder offers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources import files
from random import Random
from typing import Any

from snapcount.core.analysis import Analysis
from snapcount.core.data.brought import Club, FileRead, no_clubs, no_files
from snapcount.core.drivers.sampled import Coach
from snapcount.core.table import Event, Question, Refusal, Seat, Table

Value = bool | int | str
Names = tuple[str, str]


@dataclass(frozen=True)
class Option:
    """A choice made before the game (`overtime=False`), with the ledger number that allows it."""

    name: str
    default: Value
    choices: tuple[Value, ...]
    """Every allowed value; empty where any text will do (a team file)."""
    rule: str
    text: str
    """One sentence for the person who chooses."""

    def problem(self, value: object) -> Refusal | None:
        known = any(type(choice) is type(value) and choice == value for choice in self.choices)
        if known or (not self.choices and isinstance(value, str)):
            return None
        expected = ", ".join(map(str, self.choices)) if self.choices else "a text"
        return Refusal(self.rule, f"The option {self.name} can't be {value!r}: expected one of {expected}.")


@dataclass(frozen=True)
class Length:
    """A named length of the game in the lobby: full, half, quick."""

    name: str
    text: str
    options: Mapping[str, Value]


@dataclass(frozen=True)
class Words:
    """Every English sentence of a game, in one place (`words.py`)."""

    prompt: Callable[[Question[Any], Names], str]
    """What to do now, in a sentence."""
    label: Callable[[Question[Any], Any], str]
    """An option on its button."""
    explain: Callable[[Question[Any], Any], str]
    """What an option means and what usually follows, in a sentence; "" where the label says it all."""
    event: Callable[[Event, Names], str]
    """One line of the log, in football words, with dice and table row; "" for what other lines say already."""
    situation: Callable[[Any, Names], str]
    """Where a view stands, in a sentence or two that can be read aloud."""
    outcome: Callable[[Sequence[Event], Names], Any] = lambda play, names: None
    """How a play came out (`football.outcomes.Outcome`), of its events from `play_began` to its end; or None."""
    typing: Callable[[Question[Any]], str] = lambda question: ""
    """Only for those who type: how an answer is written, with an example; "" where the options say it all."""
    kind: Callable[[Question[Any]], str] = lambda question: type(question).__name__
    """Which decision it is to a newcomer: those of one kind are explained once (`show/first_time.toml`)."""


@dataclass(frozen=True)
class Advice:
    """What can be said of one option from what the seat may see. `text` doesn't repeat what `chances` show."""

    option: Any
    text: str
    chances: tuple[tuple[str, float], ...] = ()


@dataclass(frozen=True)
class CoachLevel:
    """A computer coach: a person with a habit that can be read, of a measured strength."""

    level: str
    """One word that records, links and commands know the coach by: it never changes."""
    name: str
    """A person's name; its first word is enough to ask for the coach."""
    text: str
    """The habit, in a sentence that a fan understands."""
    make: Callable[[], Coach]
    elo: int | None = None
    """Measured in a tournament of the whole ladder (docs/guide/coaches.md), the rookie of each game at 1000."""

    def is_called(self, text: str) -> bool:
        """By the level, by the name or its first word, in capitals or not."""
        name = self.name.casefold()
        return text.casefold() in (self.level, name, name.split()[0])


@dataclass(frozen=True)
class Verdict:
    """How a worked example came out. `problem` is empty when it passed, says what was expected and what came."""

    id: str
    outcome: str
    """passed, failed or skipped."""
    problem: str = ""


def no_advice(view: Any, question: Question[Any]) -> Sequence[Advice]:
    return ()


def no_aid(view: Any, request: Mapping[str, Any]) -> Any:
    raise Refusal("", "The board of this game asks for nothing.")


def no_equilibrium(state: Any, waiting: Mapping[Seat, Question[Any]]) -> Any:
    return None


def as_they_are(state: Any, chances: Mapping[Any, Any]) -> Any:
    return chances


def as_they_come(rows: Any, names: Names) -> Any:
    return rows


def as_it_stands(view: Any, question: Question[Any]) -> Any:
    return view


def read_by_label(question: Question[Any], text: str) -> Any:
    return None


@dataclass(frozen=True)
class Rules:
    """The law of a game: its rules from checkpoint to checkpoint, and what each seat may know of a state.

    `play` runs one phase: from plain state to plain state, everything uncertain asked of the table. A state is
    frozen, hashable plain data (NamedTuple or frozen slots dataclass) and carries the options of the game.
    """

    prefix: str
    """What the ids of the ledger begin with: DF, CP."""
    version: int
    options: tuple[Option, ...]
    state: type
    start: Callable[[Mapping[str, Value]], Any]
    play: Callable[[Table, Any], Any]
    is_over: Callable[[Any], bool]
    score: Callable[[Any], tuple[int, int]]
    questions: tuple[type[Question[Any]], ...]
    view: Callable[[Any, Seat | None], Any]
    scramble: Callable[[Any, Seat | None, Random], Any]
    """The same state with everything that this seat (None: a spectator) may not see drawn anew."""
    examples: Callable[[Sequence[Mapping[str, Any]]], Iterable[Verdict]]
    """Runs worked examples in the form of the game's ledger."""
    looked_back: Callable[[Any, Seat | None], Any] | None = None
    """What a seat sees of a state when the game is over, where that is more than its view was then."""
    open: bool = False
    """Nothing is hidden between phases: all views of a state are alike but for their first field, `seat`."""
    problem: Callable[[Mapping[str, Value]], Refusal | None] = field(default=lambda options: None)
    """What is wrong with a whole set of options that are fine one by one."""
    upgrade: Callable[[dict[str, Any]], dict[str, Any]] | None = None
    """A plain state that an older version wrote, in the form of this one; None where they play differently."""
    told: tuple[type, ...] = ()
    """Records of the game's own that its events carry: the page has their types."""
    position_problem: Callable[[Any], Refusal | None] = field(default=lambda state: None)
    """Why no game could be in this position, naming the field; a state of the right types, from anywhere."""


@dataclass(frozen=True)
class Face:
    """What people see of a game: its name, its words, its boards. All of it comes from a seat's view."""

    title: str
    summary: str
    lengths: tuple[Length, ...]
    words: Words
    scoreboard: Callable[[Any, Names], Any]
    """Score, period, down and distance of a view as a `football.scoreboard.Scoreboard`, which draws itself."""
    board: Callable[[Any, Names], str]
    """The table as text for a view: at most 80 columns, no colour needed."""
    rows: Callable[[Iterable[Event], Names], list[dict[str, Any]]]
    """One row per play with nflverse column names."""
    box: Callable[[Sequence[dict[str, Any]], Names], Any] = as_they_come
    """The box score of these rows (`football.boxscore.Box`)."""
    small_board: Callable[[Any, Names, int, int], str] | None = None
    """The same in so many columns and lines, where it is larger than a small window."""
    odds: Callable[[Any, Mapping[Any, Any]], Any] = as_they_are
    """The chances of the checkpoints that may follow a state, as people read them (`football.play_odds.PlayOdds`)."""
    during: Callable[[Any, Question[Any]], Any] = as_it_stands
    """A seat's view for the text board while its question is open: with what has moved since the checkpoint."""
    cards_read: Callable[[Sequence[Event], Names], str] = lambda events, names: ""
    """The cards and charts that the last play was read from, as text with what was hit marked; "" for none."""
    legend: str = ""
    """What stands over a log once: how to read a word in it."""
    read: Callable[[Question[Any], str], Any] = read_by_label
    """An answer typed in the game's own shorthand, or None."""
    aid: Callable[[Any, Mapping[str, Any]], Any] = no_aid
    """What a board asks while a player thinks (where can this man go?), from a seat's view only; plain data."""
    asks_coach: Callable[[Mapping[str, Any]], bool] = lambda request: False
    """Whether an aid that is asked for is a coach's own answer: for practice only."""
    club: Callable[[Mapping[str, Value], Seat], Club | None] = no_clubs
    """The club that a seat plays with these options; None where a game has no clubs."""
    files: tuple[str, ...] = ()
    """The options whose value may be the text of a file that somebody brings (a team)."""
    read_file: Callable[[str], FileRead] = no_files
    """Such a file, checked."""


@dataclass(frozen=True)
class Coaches:
    """The computer's side of a game: who plays, weakest first, and what is said to those who ask."""

    levels: tuple[CoachLevel, ...] = ()
    """The ladder, in steps that aim at 60 to 150 Elo."""
    advice: Callable[[Any, Question[Any]], Sequence[Advice]] = no_advice
    """Odds and a sentence for the options of a question, from a seat's view only."""
    equilibrium: Callable[[Any, Mapping[Seat, Question[Any]]], Any] = no_equilibrium
    """How both sides should mix calls that are made unseen (`core.foresight.Mixes`); None where none are."""
    plan: Any = None
    """What a written game plan can say in this game (`football.plans.PlanWords`)."""


@dataclass(frozen=True)
class Rulebook:
    """A game: its law, its face, its coaches, and what its positions are worth."""

    id: str
    rules: Rules
    face: Face
    coaches: Coaches = Coaches()
    analysis: Analysis | None = None

    def settle(self, chosen: Mapping[str, object]) -> dict[str, Value]:
        """All options of a game: those chosen, checked, and the defaults of the rest."""
        known = {option.name: option for option in self.rules.options}
        for name, value in chosen.items():
            if name not in known:
                expected = ", ".join(known) or "no options"
                raise self.refusal(f"{self.face.title} has no option {name!r}: expected {expected}.")
            if (refusal := known[name].problem(value)) is not None:
                raise refusal
        settled: dict[str, Any] = {
            option.name: chosen.get(option.name, option.default) for option in self.rules.options
        }
        if (refusal := self.rules.problem(settled)) is not None:
            raise refusal
        return settled

    def of_length(self, name: str | None, chosen: Mapping[str, object]) -> dict[str, object]:
        """The options of a length by its name, and over them those chosen one by one."""
        if name is None:
            return dict(chosen)
        lengths = {length.name: length for length in self.face.lengths}
        if name not in lengths:
            raise self.refusal(f"There is no length {name!r}: expected one of {', '.join(lengths)}.")
        return {**lengths[name].options, **chosen}

    def begin(self, options: Mapping[str, Value], position: Any = None) -> Any:
        """The first state of a game: its own beginning, or a position that it could be in."""
        beginning = self.rules.start(options)
        if position is None:
            return beginning
        if not isinstance(position, type(beginning)):
            raise self.refusal(f"This isn't a position of {self.face.title}.")
        if getattr(position, "options", None) != getattr(beginning, "options", None):
            raise Refusal(self.rules.prefix, "options: the position belongs to a game with other options.")
        if (refusal := self.rules.position_problem(position)) is not None:
            raise refusal
        return position

    def coach(self, level: str) -> CoachLevel:
        """By level (`veteran`) or by name (`Ada Stone`, `ada`)."""
        for coach in self.coaches.levels:
            if coach.is_called(level):
                return coach
        expected = ", ".join(coach.level for coach in self.coaches.levels)
        raise self.refusal(f"{self.face.title} has no coach {level!r}: expected one of {expected}.")

    def refusal(self, sentence: str) -> Refusal:
        """No to something that the ledger as a whole, not one entry, has nothing for."""
        return Refusal(self.rules.prefix, sentence)

    def ledger(self) -> str:
        """The text of the rule ledger, shipped with the package."""
        return (files("snapcount.games") / self.id / "rules.md").read_text(encoding="utf-8")
