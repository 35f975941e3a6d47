"""Seasons kept in dictionaries, and every change handed to the keeper of the store.

Once a season has begun no call waits for the keeper, so that it can be read and written from the thread of its rooms:
what has changed is durable when `settle` returns.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from snapcount.seasons.file.rows import GameRow, WholeGame, digest_of
from snapcount.seasons.games.playing import Played
from snapcount.server.store import as_text
from snapcount.server.store.rows import SeasonLink, StoredMatch, StoredSeason

if TYPE_CHECKING:
    from snapcount.server.store.memory import Keeper

log = logging.getLogger(__name__)


class MemorySeasons:
    def __init__(self, matches: dict[str, StoredMatch], keeper: Keeper) -> None:
        self.matches = matches
        self.keeper = keeper
        self.made: dict[str, StoredSeason] = {}
        self.told: dict[str, dict[str, str]] = {}
        self.rows: dict[str, dict[int, WholeGame]] = {}
        self.links: dict[bytes, SeasonLink] = {}
        self.taken: dict[str, dict[str, str]] = {}
        self.changed: dict[str, str | None] = {}
        """Entries on their way to the keeper; None: to be forgotten."""
        self.writing = asyncio.Lock()
        self.tasks: set[asyncio.Task[None]] = set()

    # The keeper

    async def open(self) -> None:
        """Everything that is kept of every season."""
        for key, value in await self.keeper.under(as_text.SEASON):
            _, season, kind, *_ = key.split("/")
            if kind == as_text.MADE:
                self.made[season] = StoredSeason._make(as_text.values_of(value))
                self.taken.setdefault(season, {})
            elif kind == as_text.FACTS:
                self.told[season] = as_text.words_of(value)
            elif kind == as_text.CLUBS:
                self.taken[season] = as_text.words_of(value)
            elif kind == as_text.GAME:
                game = WholeGame._make(as_text.values_of(value))
                self.rows.setdefault(season, {})[game.number] = game
            elif kind == as_text.LINK:
                link = SeasonLink._make(as_text.values_of(value))
                self.links[link.hash] = link

    def write(self, put: Mapping[str, str], drop: Iterable[str] = ()) -> None:
        """It goes to the keeper as soon as the rooms have a moment."""
        self.changed |= dict.fromkeys(drop) | dict(put)
        task = asyncio.get_running_loop().create_task(self.write_out())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def write_out(self) -> None:
        try:
            await self.settle()
        except Exception:  # whoever asks next hears of it, and it is tried again then
            log.exception("a season was not kept")

    async def settle(self) -> None:
        """What has changed is durable now; it stays on its way where the keeper refuses."""
        async with self.writing:
            while changed := self.changed:
                self.changed = {}
                put = {key: value for key, value in changed.items() if value is not None}
                try:
                    await self.keeper.keep(put, [key for key in changed if key not in put])
                except BaseException:
                    self.changed = changed | self.changed
                    raise

    # Writing

    async def create(
        self,
        made: StoredSeason,
        facts: Mapping[str, str],
        games: Sequence[WholeGame],
        links: Sequence[SeasonLink],
    ) -> None:
        self.made[made.id], self.told[made.id] = made, dict(facts)
        self.rows[made.id] = {game.number: game for game in games}
        self.taken[made.id] = {}
        words = as_text.season_words(made.id, as_text.FACTS, facts)
        self.write(as_text.season(made) | words | as_text.season_games(made.id, games))
        await self.add_links(links)
        try:
            await self.settle()
        except BaseException:  # it never began
            self.let_go(made.id)
            begun = f"{as_text.SEASON}{made.id}/"
            self.changed = {key: value for key, value in self.changed.items() if not key.startswith(begun)}
            raise

    async def add_games(self, season: str, games: Sequence[GameRow]) -> None:
        new = [WholeGame(*game[:6]) for game in games if game.number not in self.rows[season]]
        self.rows[season] |= {game.number: game for game in new}
        self.write(as_text.season_games(season, new))

    async def keep(self, season: str, played: Played, by: str) -> bool:
        game = self.rows[season][played.number]
        if game.home_score is not None:
            return False
        out = json.dumps(played.out, ensure_ascii=False)
        digest = digest_of(played.score, played.record, played.box, out)
        kept = (*played.score, played.record, played.box, out, by, digest)
        self.rows[season][played.number] = whole = WholeGame._make((*game[:6], *kept))
        self.write(as_text.season_games(season, [whole]))
        return True

    async def add_links(self, links: Iterable[SeasonLink]) -> None:
        found = list(links)
        self.links |= {link.hash: link for link in found}
        self.write(as_text.season_links(found))

    def drop_links(self, gone: Iterable[SeasonLink]) -> None:
        found = list(gone)
        for link in found:
            del self.links[link.hash]
        self.write({}, as_text.season_links(found))

    async def replace_link(self, made: SeasonLink) -> None:
        self.drop_links([link for link in self.links.values() if link[1:4] == made[1:4]])
        await self.add_links([made])

    async def take_club(self, link: SeasonLink, name: str) -> bool:
        if link.club in self.taken[link.season]:
            return False
        self.taken[link.season][link.club] = name
        self.write(as_text.season_words(link.season, as_text.CLUBS, self.taken[link.season]))
        await self.add_links([link] if link.hash else [])
        return True

    async def free_club(self, season: str, club: str) -> None:
        part = (season, "club", club)
        self.drop_links([link for link in self.links.values() if link[1:4] == part])
        self.taken[season].pop(club, None)
        self.write(as_text.season_words(season, as_text.CLUBS, self.taken[season]))

    async def set_simulating(self, season: str, until: float) -> None:
        if season in self.made:
            self.made[season] = self.made[season]._replace(simulating=until)

    async def go_on_simulating(self, season: str, until: float) -> bool:
        if season not in self.made or not self.made[season].simulating:
            return False
        await self.set_simulating(season, until)
        return True

    async def note(self, season: str, key: str, value: str) -> None:
        self.told[season][key] = value
        self.write(as_text.season_words(season, as_text.FACTS, self.told[season]))

    async def set_several(self, season: str) -> None:
        self.made[season] = self.made[season]._replace(several=True)
        self.write(as_text.season(self.made[season]))

    async def delete(self, season: str) -> None:
        """Matches of it are matches like others from then on."""
        free = [
            match._replace(season=None, season_game=None)
            for match in self.matches.values()
            if match.season == season
        ]
        self.matches |= {match.id: match for match in free}
        gone = [
            *as_text.season(self.made[season]),
            *as_text.season_words(season, as_text.FACTS, {}),
            *as_text.season_words(season, as_text.CLUBS, {}),
            *as_text.season_games(season, self.rows[season].values()),
        ]
        self.write(as_text.matches(free), gone)
        self.let_go(season)

    def let_go(self, season: str) -> None:
        self.drop_links([link for link in self.links.values() if link.season == season])
        del self.made[season], self.told[season], self.rows[season], self.taken[season]

    # Reading

    async def link(self, hashed: bytes) -> SeasonLink | None:
        return self.links.get(hashed)

    async def season(self, season: str) -> StoredSeason | None:
        return self.made.get(season)

    async def facts(self, season: str) -> dict[str, str]:
        return self.told.get(season, {})

    async def games(self, season: str) -> list[GameRow]:
        begun = {match.season_game for match in self.matches.values() if match.season == season}
        return [
            GameRow(*game[:8], game.number in begun, game.out or "[[], []]", game.by or "")
            for game in await self.whole(season)
        ]

    async def record(self, season: str, number: int) -> bytes | None:
        game = self.rows[season].get(number)
        return None if game is None else game.record

    async def boxes(self, season: str, numbers: Sequence[int]) -> dict[int, str]:
        found = {number: self.rows[season][number].box for number in numbers}
        return {number: box for number, box in found.items() if box is not None}

    async def whole(self, season: str) -> list[WholeGame]:
        return [game for _, game in sorted(self.rows[season].items())]

    async def clubs(self, season: str) -> dict[str, str]:
        return dict(self.taken[season])

    async def match_of(self, season: str, number: int) -> str | None:
        for match in self.matches.values():
            if (match.season, match.season_game) == (season, number):
                return match.id
        return None
