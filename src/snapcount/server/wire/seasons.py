"""Messages about seasons."""

from __future__ import annotations

from dataclasses import field
from typing import Annotated, Literal

from snapcount.server.wire.fields import In, Name, Out, Word, long, message
from snapcount.server.wire.rest import Tokens

ClubId = Annotated[str, long(1, 12)]
SeasonRole = Literal["commissioner", "club", "join", "watch"]
What = Literal["play", "go_on", "others", "wait", "over", "look"]


# Leagues


@message
class LeagueClub(Out):
    id: str
    name: str
    colour: str
    """#a8291f; "" where the league gives none."""
    ground: str
    division: str
    coach: str
    """The level of who plays for it when nobody does."""


@message
class League(Out):
    id: str
    """Of those in the box; "" for one that somebody brought."""
    name: str
    game: str
    title: str
    """Of the game."""
    year: int
    note: str
    divisions: list[str]
    clubs: list[LeagueClub]
    games: int
    """Of the schedule."""
    weeks: int
    playoffs: int
    """How many clubs go on."""


@message
class Leagues(Out):
    leagues: list[League]


@message
class LeagueChecked(Out):
    league: League | None
    problems: list[str]


@message
class NewSeason(In):
    league: Word | None = None
    """One in the box."""
    file: Annotated[str, long(2, 4 << 20)] | None = None
    """Or the text of a league file."""
    seed: Annotated[str, long(1, 40)] | None = None
    """Everything that chance decides follows from it. Without one the server draws one that nobody knows."""
    club: ClubId | None = None
    """The club that whoever makes it plays for; none: the computer plays all."""
    name: Name | None = None
    coach: Word | None = None
    """The level of all computer coaches; else as the league says."""
    several: bool = False
    """Other people may take clubs by a link."""
    cup: bool = False
    """Three rounds of eight clubs in place of the schedule."""


@message
class SeasonMade(Out):
    season: str
    token: str
    """A link, shown this once."""


@message
class SeasonBrought(Out):
    season: str
    token: str
    note: str
    """What was left out of a damaged file; empty for a whole one."""


@message
class SeasonGameMade(Out):
    """The match of a game and a link to it."""

    match: str
    tokens: Tokens
    game: str
    title: str


# The season


@message
class SeasonClub(Out):
    id: str
    name: str
    colour: str
    ground: str
    division: str
    coach: str
    """The computer's name who plays for it when nobody does."""
    person: str | None
    """The name of who has taken it."""
    by_plan: bool
    """A written plan plays for that person."""


@message
class SeasonPlace(Out):
    rank: int
    club: str
    won: int
    lost: int
    tied: int
    points_for: int
    points_against: int
    points: float
    streak: str
    through: bool
    """In the play-offs, as the table stands."""


@message
class TablePart(Out):
    division: str
    places: list[SeasonPlace]
    why: list[str]
    """What parts clubs of the same points, in words."""


@message
class SeasonGame(Out):
    number: int
    week: int
    stage: str
    """"" for games of the schedule."""
    date: str
    home: str
    away: str
    score: list[int] | None
    begun: bool
    by: list[str]
    """The clubs that people played for."""
    winner: str
    """Of a play-off game: who went on."""
    real: str
    """How it ended in the real year, where that is known: 21, 14."""


@message
class SeasonRating(Out):
    club: str
    rating: float
    schedule: float


@message
class Injured(Out):
    club: str
    player: str
    games: int
    words: str


@message
class SeasonNow(Out):
    """What this link may do now."""

    what: What
    game: int | None
    """The number of its club's next game."""
    ahead: int
    """Games that the computer plays until somebody's turn comes."""
    waits_for: list[str]
    """Clubs of people whose games come first."""


@message
class Season(Out):
    season: str
    name: str
    game: str
    title: str
    year: int
    note: str
    role: SeasonRole
    club: str
    """This link's own; "" without one."""
    by_plan: bool
    """A written plan plays for it whenever the computer plays."""
    several: bool
    seed: str
    """As far as it is no secret."""
    divisions: list[str]
    clubs: list[SeasonClub]
    now: SeasonNow
    simulating: bool
    played: int
    games: list[SeasonGame]
    table: list[TablePart]
    why: list[str]
    """What parts clubs of different divisions."""
    playoffs: int
    seeds: list[str]
    """Who is in the play-offs, or would be as the table stands."""
    power: list[SeasonRating]
    injuries: list[Injured]
    champion: str
    names_players: bool
    has_real: bool
    """Its league tells of a real season to set beside it."""


@message
class SeasonBrief(Out):
    """For a list."""

    season: str
    name: str
    game: str
    title: str
    club: str
    club_name: str
    colour: str
    record: str
    rank: int
    week: int
    what: What
    opponent: str
    at_home: bool
    played: int
    of: int
    champion: str
    """Its name, once there is one."""


# What one does


@message
class Simulate(In):
    everybody: bool = False
    """One's own club's games too, and the rest of the season; in a season of one person only."""


@message
class TakeClub(In):
    club: ClubId
    name: Name


@message
class Nothing(Out):
    done: bool = field(default=True)
