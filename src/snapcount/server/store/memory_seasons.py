"""Seasons kept in dictionaries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence

from snapcount.seasons.file.rows import GameRow, WholeGame, digest_of
from snapcount.seasons.games.playing import Played
from snapcount.server.store.rows import SeasonLink, StoredMatch, StoredSeason


class MemorySeasons:
    def __init__(self, matches: dict[str, StoredMatch]) -> None:
        self.matches = matches
        self.made: dict[str, StoredSeason] = {}
        self.told: dict[str, dict[str, str]] = {}
        self.rows: dict[str, dict[int, WholeGame]] = {}
        self.links: dict[bytes, SeasonLink] = {}
        self.taken: dict[str, dict[str, str]] = {}

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
        await self.add_links(links)

    async def add_games(self, season: str, games: Sequence[GameRow]) -> None:
        for game in games:
            self.rows[season].setdefault(game.number, WholeGame(*game[:6]))

    async def keep(self, season: str, played: Played, by: str) -> bool:
        game = self.rows[season][played.number]
        if game.home_score is not None:
            return False
        out = json.dumps(played.out, ensure_ascii=False)
        digest = digest_of(played.score, played.record, played.box, out)
        kept = (*played.score, played.record, played.box, out, by, digest)
        self.rows[season][played.number] = WholeGame._make((*game[:6], *kept))
        return True

    async def add_links(self, links: Iterable[SeasonLink]) -> None:
        self.links |= {link.hash: link for link in links}

    async def replace_link(self, made: SeasonLink) -> None:
        self.links = {key: link for key, link in self.links.items() if link[1:4] != made[1:4]}
        await self.add_links([made])

    async def take_club(self, link: SeasonLink, name: str) -> bool:
        if link.club in self.taken[link.season]:
            return False
        self.taken[link.season][link.club] = name
        await self.add_links([link] if link.hash else [])
        return True

    async def free_club(self, season: str, club: str) -> None:
        part = (season, "club", club)
        self.links = {key: link for key, link in self.links.items() if link[1:4] != part}
        self.taken[season].pop(club, None)

    async def set_simulating(self, season: str, until: float) -> None:
        self.made[season] = self.made[season]._replace(simulating=until)

    async def go_on_simulating(self, season: str, until: float) -> bool:
        if season not in self.made or not self.made[season].simulating:
            return False
        await self.set_simulating(season, until)
        return True

    async def note(self, season: str, key: str, value: str) -> None:
        self.told[season][key] = value

    async def set_several(self, season: str) -> None:
        self.made[season] = self.made[season]._replace(several=True)

    async def delete(self, season: str) -> None:
        del self.made[season], self.told[season], self.rows[season], self.taken[season]
        self.links = {key: link for key, link in self.links.items() if link.season != season}

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
