"""A season: its league, its games and its books, in one file that is always up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from random import Random

from snapcount.coaches.plans import Plan, Told, parsed
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Refusal
from snapcount.games import find
from snapcount.seasons.books.books import Books
from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.arranging import arrange
from snapcount.seasons.games.carried import Carried
from snapcount.seasons.games.carrying import carried, fresh
from snapcount.seasons.games.odds import Odds, odds
from snapcount.seasons.games.plans import PLAN_OF, plans_in, told_of
from snapcount.seasons.games.playing import Played, Work, begin, game_of, kept, packed, unpacked
from snapcount.seasons.games.running import run
from snapcount.seasons.games.weather import weather_of
from snapcount.seasons.keeper import Keeper
from snapcount.seasons.league.league import League
from snapcount.seasons.league.reading import load, read
from snapcount.seasons.league.writing import opening
from snapcount.seasons.standings.playoffs import next_round, seeds
from snapcount.seasons.standings.power import Rating, ranking
from snapcount.seasons.standings.standings import Result
from snapcount.seasons.standings.table import Place, table


class Season:
    """A league's season: schedule, standings, play-offs and books, in one file that is always up to date.

    >>> season = snapcount.Season.new("bluewater", "my.season", seed=5, club="HAL")
    >>> [game.number for game in season.simulate(weeks=1, everybody=True)]
    [1, 2, 3, 4]
    >>> season.close(); season = snapcount.Season.open("my.season")
    >>> season.next().week, len(season.due()), len(season.games()), len(season.results())
    (2, 4, 56, 4)
    >>> season.table()[0].standing.won, len(season.seeds()), len(season.power())
    (1, 4, 8)
    >>> season.game(1).is_over, season.record(1)[:9], season.row(1).done
    (True, b'{"format"', True)
    >>> season.champion, season.scheduled_over, len(season.books().clubs()), season.odds(10, 1).replays
    ('', False, 8, 10)
    """

    def __init__(self, store: Keeper, notes: Sequence[str] = ()) -> None:
        facts = store.facts()
        self.store = store
        self.league: League = read(facts["league"], store.name, is_seasons=True)
        self.seed = facts["seed"]
        self.club = facts.get("club", "")
        """The club that a person plays for; empty: the computer plays all games."""
        self.is_secret = facts.get("secret") == "1"
        """The seed is told in no record: a server drew it."""
        self.notes = tuple(notes)
        """What was left out of a damaged file, in sentences."""
        self.plans = plans_in(facts)
        """What the computer is to follow for a club in place of its coach: the texts of plans, by club."""
        self.arrange_playoffs()

    @classmethod
    def new(
        cls,
        league: League | str | Path,
        path: str | Path,
        *,
        seed: int | str = 1,
        club: str = "",
        options: Mapping[str, Value] | None = None,
    ) -> Season:
        """A season that begins: everything that chance decides in it follows from the seed."""
        from snapcount.seasons.file.store import Store  # SQLite isn't everywhere

        found = league if isinstance(league, League) else load(league)
        return cls(Store.create(Path(path), *opening(found, str(seed), club, options or {})))

    @classmethod
    def open(cls, path: str | Path) -> Season:
        """A season to go on with. A damaged file opens with what is whole: see `notes`."""
        from snapcount.seasons.file.salvage import opened

        return cls(*opened(Path(path)))

    def close(self) -> None:
        """Let go of the file."""
        self.store.close()

    def __enter__(self) -> Season:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @cached_property
    def rulebook(self) -> Rulebook:
        """The game that is played."""
        return find(self.league.game)

    @cached_property
    def lots(self) -> dict[str, float]:
        """What parts clubs that nothing else parts."""
        return {club.id: Random(f"{self.seed}/lots/{club.id}").random() for club in self.league.clubs}

    # Games

    def games(self, club: str = "") -> list[GameRow]:
        """All games in order, played or not; or those of a club."""
        found = self.store.games()
        if not club:
            return found
        wanted = self.league.club(club).id
        return [game for game in found if wanted in game.clubs]

    def row(self, number: int) -> GameRow:
        """A game of the schedule or the play-offs by its number."""
        for game in self.games():
            if game.number == number:
                return game
        raise Refusal("season", f"There is no game {number}: this season has games 1 to {len(self.games())}.")

    def results(self, *, playoffs: bool = False) -> list[Result]:
        """The games played of the schedule, or of the play-offs."""
        return [game.result for game in self.games() if game.done and bool(game.stage) == playoffs]

    def due(self) -> list[GameRow]:
        """Games that can be played now: all that both clubs had before are over."""
        busy: set[str] = set()
        found: list[GameRow] = []
        for game in self.games():
            if game.done:
                continue
            if not busy & set(game.clubs):
                found.append(game)
            busy |= set(game.clubs)
        return found

    def next(self) -> GameRow | None:
        """Your club's next game, or the first that is due; None when the season is over."""
        waiting = [game for game in self.games() if not game.done]
        mine = [game for game in waiting if self.club in game.clubs]
        return next(iter(mine or waiting), None)

    def work(self, number: int) -> Work:
        """Everything that a game takes: options, seed, coaches and what both clubs bring."""
        row = self.row(number)
        carried = (self.carried(row.home, number), self.carried(row.away, number))
        more = self.league.playoffs.options if row.stage else {}
        work = self.between(row.clubs, number, str(number), carried, more)
        return work._replace(weather=self.weather(row))

    def weather(self, row: GameRow) -> int:
        """The Playboard's row of weather on the day of a game, at the home club's ground; 0: it is thrown for."""
        home = self.league.by_id()[row.home]
        if self.league.options.get("mode") != "advanced":
            return 0
        return weather_of(self.league.game, self.seed, home.ground or home.id, row.date)

    def between(
        self,
        clubs: tuple[str, str],
        number: int,
        seed: str,
        carried: tuple[Carried, Carried],
        more: Mapping[str, Value],
    ) -> Work:
        """A game of two clubs, whether it stands in the schedule or not; `seed` is its part of the season's."""
        known = self.league.by_id()
        home, away = known[clubs[0]], known[clubs[1]]
        cards = {"home": home.cards, "away": away.cards} if home.cards else {}
        return Work(
            number,
            self.league.game,
            {**self.league.options, **more, **cards},
            f"{self.seed}/{seed}",
            clubs,
            (home.name, away.name),
            (home.coach, away.coach),
            carried,
            self.is_secret,
            (self.plans.get(home.id, ""), self.plans.get(away.id, "")),
        )

    def carried(self, club: str, number: int) -> Carried:
        """What a club brings to a game: who is out, and how often its men have had the ball."""
        return carried(self, club, number)

    def fresh(self, club: str) -> Carried:
        """What a club brings to a game of its own: everybody is there, with one game's share of the ball."""
        return fresh(self, club)

    def set_plan(self, text: str, club: str = "") -> Plan | None:
        """The plan that the computer follows for a club, yours unless it is named; no text: its coach again."""
        if not (club or self.club):
            raise Refusal("season", "This season has no club of yours: name the club that the plan is for.")
        wanted = self.league.club(club or self.club).id
        plan = parsed(text, self.league.game) if text else None
        self.plans = {**self.plans, wanted: text}
        self.store.note(PLAN_OF + wanted, text)
        return plan

    def told(self, number: int, club: str = "") -> tuple[Plan, list[Told]]:
        """A game that was played by plan: every decision of the club, and the line of the plan that spoke."""
        return told_of(self, number, club)

    def game(self, number: int) -> Game:
        """A game that was played or begun: to watch, review, verify or go on with; else before its first question."""
        record = self.store.record(number)
        return begin(self.work(number)) if record is None else game_of(record, f"Game {number}")

    def record(self, number: int) -> bytes:
        """The text of a game's record (`*.snap`)."""
        record = self.store.record(self.row(number).number)
        if record is None:
            raise Refusal("season", f"Game {number} has not been played yet.")
        return unpacked(record)

    def keep(self, number: int, game: Game, by: str = "") -> bool:
        """A game as far as it has come; over, it counts. False where another program was first."""
        if not game.ended:
            self.store.keep_unfinished(number, packed(game))
            return True
        return self.keep_played(kept(number, self.row(number).clubs, game), by)

    def keep_played(self, played: Played, by: str = "") -> bool:
        """A game that is over, as it is kept. False where another program was first."""
        first = self.store.keep(played, by)
        self.arrange_playoffs()
        return first

    def simulate(
        self,
        *,
        weeks: int | None = None,
        everybody: bool = False,
        jobs: int = 1,
        stop: Callable[[], bool] = lambda: False,
    ) -> Iterator[GameRow]:
        """Let the coaches play what is due, game by game as they end: the same season in whatever order and company.

        Your own club's games are left to you unless `everybody` plays; `weeks` ends it after so many.
        """
        return run(self, weeks=weeks, everybody=everybody, jobs=jobs, stop=stop)

    def books(self, *, playoffs: bool = False) -> Books:
        """Leaders, men and clubs: the games of the schedule added up, or those of the play-offs."""
        return Books(self, playoffs=playoffs)

    # Standings

    def table(self, division: str = "") -> list[Place]:
        """The standings of all clubs or of a division, the best first."""
        if division and division not in self.league.divisions:
            known = ", ".join(self.league.divisions) or "none"
            raise Refusal("season", f"There is no division {division!r}: this league has {known}.")
        return table(self.league, self.results(), self.lots, division)

    def power(self) -> list[Rating]:
        """The power ranking, play-offs too."""
        played = [game.result for game in self.games() if game.done]
        return ranking([club.id for club in self.league.clubs], played)

    def seeds(self) -> list[str]:
        """Who would be in the play-offs as the table stands, the best first."""
        divisions = {name: self.table(name) for name in self.league.divisions}
        return seeds(self.league, self.table(), divisions)

    def winner(self, result: Result) -> str:
        """Who goes on: after a tie the club that was better placed."""
        ours, theirs = result.points_of(result.home)
        if ours == theirs:
            return min(result.home, result.away, key=self.seeds().index)
        return result.home if ours > theirs else result.away

    def odds(self, replays: int = 10_000, games: int = 20, jobs: int = 1) -> Odds:
        """How the season may end: each pairing plays so many games, the rest of the season is drawn from them."""
        return odds(self, replays, games, jobs)

    @property
    def scheduled_over(self) -> bool:
        """Whether only play-offs are left."""
        return all(game.done for game in self.games() if not game.stage)

    @property
    def champion(self) -> str:
        """The club that has won it all; empty while the season lasts."""
        if not self.scheduled_over:
            return ""
        if not self.league.playoffs.clubs:
            return self.table()[0].standing.club
        return next_round(self.seeds(), self.results(playoffs=True), self.winner)[2]

    def arrange_playoffs(self) -> None:
        """Write down the games of the next round as soon as its clubs are known."""
        arrange(self)
