"""Every body of the REST interface, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from snapcount.core.data.reading import sane

SeatName = Literal["home", "away"]
Mode = Literal["practice", "hotseat", "match", "watch"]
Kind = Literal["person", "coach"]
Value = bool | int | str
Score = Annotated[list[int], Field(min_length=2, max_length=2)]

LONGEST_NAME = 40
LONGEST_ID = 64
MOST = 2**31 - 1


def printable(text: str) -> str:
    """Names are shown as text: no line breaks, no control or direction characters."""
    if not text.isprintable() or text.strip() != text:
        raise ValueError("must be printable text without spaces around it")
    return text


Plain = Annotated[Any, AfterValidator(sane)]
"""Any JSON, but for numbers that are none."""
Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(printable)]
Word = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.-]+$")]


class In(BaseModel):
    """What a client sends: nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid")


class Out(BaseModel):
    """What the server sends."""


# Problems


class Problem(Out):
    code: str
    sentence: str
    rule: str | None = None


class ErrorBody(Out):
    """Every refusal of the REST interface has this form."""

    error: Problem


# Games and rules


class GameOption(Out):
    name: str
    default: Value
    choices: list[Value]
    rule: str
    text: str


class GameLength(Out):
    name: str
    text: str
    options: dict[str, Value]


class GameCoach(Out):
    level: str
    name: str
    text: str


class GameInfo(Out):
    id: str
    title: str
    summary: str
    prefix: str
    options: list[GameOption]
    lengths: list[GameLength]
    coaches: list[GameCoach]


class Games(Out):
    games: list[GameInfo]


class Rule(Out):
    id: str
    tag: Literal["printed", "ruling", "reconstructed", ""]
    title: str
    text: str
    chapter: str


class Rules(Out):
    rules: list[Rule]


class FileChecked(Out):
    """A file that somebody brings for an option: its value for a new match, or what is wrong with it."""

    title: str
    value: str
    problems: list[str]


# Matches


class SeatChoice(In):
    kind: Kind = "person"
    name: Name | None = None
    level: Word | None = None


class NewMatch(In):
    game: Word
    options: Annotated[dict[str, Value], Field(max_length=40), AfterValidator(sane)] = {}
    mode: Mode
    home: SeatChoice = SeatChoice()
    away: SeatChoice = SeatChoice()
    contributions: bool = False
    """Each person's seat adds a text of its own to the dice, on the socket, when it knows their commitment."""


class Tokens(Out):
    """Links, each to one pair of eyes: whoever has it plays that seat."""

    home: str | None = None
    away: str | None = None
    table: str | None = None
    watch: str | None = None


class Made(Out):
    match: str
    tokens: Tokens


class Names(Out):
    home: str
    away: str


class Result(Out):
    winner: SeatName | None
    how: str


class Kinds(Out):
    home: Kind
    away: Kind


class Match(Out):
    match: str
    game: str
    title: str
    mode: Mode
    options: dict[str, Value]
    names: Names
    kinds: Kinds
    seats: list[SeatName]
    waiting: list[SeatName]
    """Who must answer."""
    awaited: list[SeatName]
    """Whose part the dice wait for."""
    over: bool
    result: Result | None
    score: Score
    commitment: str
    rematch_by: SeatName | None
    """The other seat, where it wants a rematch that this one hasn't joined."""
    created: str


class ScoreboardOut(Out):
    """Places are yards from the home seat's goal line (0) to the away seat's (`length`)."""

    score: Score
    period: str
    clock: str
    possession: SeatName | None
    down: str
    spot: str
    ball: float | None
    line: float | None
    goes: int
    length: int
    end_zone: int
    timeouts: list[int] | None


class Sight(Out):
    """What one pair of eyes sees of a moment."""

    view: Any
    scoreboard: ScoreboardOut | None
    situation: str


class LiveSight(Sight):
    board: str | None = None
    """The table as text, where the page asked for it."""


class Frame(Sight):
    board: str
    at: int
    waiting: list[SeatName]
    events: int


class History(Out):
    frames: list[Frame]


class AdviceOut(Out):
    option: Any
    text: str
    chances: list[tuple[str, float]]


class AdviceList(Out):
    advice: list[AdviceOut]


class AidWanted(In):
    wanted: Annotated[dict[str, Any], AfterValidator(sane)]
    """In the words of the game's `aid`."""
    seat: SeatName | None = None
    at: Annotated[int, Field(ge=0, le=MOST)] | None = None
    """A moment of the history, as the link sees it there; without it, now."""


class AidGiven(Out):
    aid: Any


class Stats(Out):
    rows: list[dict[str, Any]]
    box: dict[str, Any]
    drives: list[dict[str, Any]]


class Verified(Out):
    ok: bool | None
    """Null where nothing can be said yet."""
    sentence: str


class Branch(In):
    at: Annotated[int, Field(ge=0, le=MOST)]
    seat: SeatName | None = None
    against: Word | None = None
    """The level of a coach, or `hotseat` for two people at one screen."""
    contributions: bool = False


class EventOut(Out):
    n: int
    rule: str
    tag: Literal["printed", "ruling", "reconstructed", ""]
    what: str
    facts: dict[str, Any]
    text: str
    seat: SeatName | None = None
    """Present when only this seat may know."""


class Contributions(Out):
    """What each seat added to the dice."""

    home: str
    away: str


class Replay(Out):
    match: Match
    frames: list[Frame]
    events: list[EventOut]
    stats: Stats | None
    seed: str
    commitment: str
    contributions: Contributions
    result: Result | None


class Health(Out):
    status: Literal["ok"]
    version: str
