"""The bots that are here: each is challenged on its stream, and then plays by its seat's link as anybody does."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, field, replace
from time import monotonic
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.bots.stream import HEARTBEAT, Stream
from snapcount.server.rooms.bots.tokens import BotId
from snapcount.server.wire.bots import BEAT, Challenge
from snapcount.server.wire.rest import Made, SeatChoice, Tokens

AT_ONCE = 8
MOST_BOTS = 200
LASTS = 3 * BEAT
"""Seconds after which another worker's word about a bot is forgotten."""
OTHER = {"home": "away", "away": "home"}
Told = dict[str, Any]


@dataclass
class Here:
    """A bot whose stream is open on this worker."""

    bot: BotId
    stream: Stream
    matches: set[str] = field(default_factory=set[str])


class Bots:
    def __init__(self, lobby: Lobby) -> None:
        self.lobby = lobby
        self.here: dict[str, Here] = {}
        self.elsewhere: dict[str, tuple[float, Told]] = {}
        """When another worker said so, and what."""
        lobby.hears["bot"] = self.heard_of
        lobby.hears["challenge"] = self.heard_challenge

    def limits(self) -> Told:
        settings = self.lobby.settings
        return {
            "heartbeat_seconds": BEAT,
            "answers_per_second": settings.answers_per_second,
            "streams_per_minute": settings.looks_per_minute,
            "games_at_once": AT_ONCE,
        }

    # A bot's stream

    def stream(self, bot: BotId) -> AsyncIterator[str]:
        if len(self.here) >= MOST_BOTS and bot.id not in self.here:
            raise ApiError(503, "too_many_bots", "So many bots are here that there is no room for another.")
        return self.lines(bot)

    async def lines(self, bot: BotId) -> AsyncIterator[str]:
        """Until the bot goes, or comes again somewhere else."""
        before = self.here.get(bot.id)
        mine = Here(bot, Stream(), before.matches if before else set())
        if before is not None:
            before.stream.error(
                "came_again", "This bot has opened its stream again: only the last one is told."
            )
            before.stream.close()
        self.here[bot.id] = mine
        mine.stream.send(
            canonical({"type": "here", "bot": bot.id, **self.known(bot), "limits": self.limits()})
        )
        try:
            await self.tell(mine)
            async for line in mine.stream.lines():
                if line.startswith(HEARTBEAT):
                    await self.tell(mine)
                yield line
        finally:
            if self.here.get(bot.id) is mine:
                del self.here[bot.id]

    def known(self, bot: BotId) -> Told:
        games = [game for game in self.lobby.games() if not bot.games or game in bot.games]
        return {"name": bot.name, "games": games}

    def told(self, one: Here) -> Told:
        return {"bot": one.bot.id, **self.known(one.bot), "playing": self.playing(one), "most": AT_ONCE}

    def playing(self, one: Here) -> int:
        rooms = self.lobby.rooms
        one.matches = {match for match in one.matches if match in rooms and not rooms[match].over}
        return len(one.matches)

    # Who is here

    def list(self, game: str = "") -> list[Told]:
        """The bots of all workers, by name."""
        recent = monotonic() - LASTS
        found = {bot["bot"]: bot for when, bot in self.elsewhere.values() if when > recent}
        found |= {one.bot.id: self.told(one) for one in self.here.values()}
        wanted = [bot for bot in found.values() if not game or game in bot["games"]]
        return sorted(wanted, key=lambda bot: (bot["name"], bot["bot"]))

    async def tell(self, one: Here) -> None:
        await self.publish("bot", self.told(one))

    async def publish(self, kind: str, value: Told) -> None:
        if self.lobby.store.shared:
            await self.lobby.store.publish(canonical({"match": "*", "kind": kind, "value": value}))

    def heard_of(self, bot: Told) -> None:
        self.elsewhere[bot["bot"]] = (monotonic(), bot)

    # Challenges

    async def challenge(self, bot: str, wanted: Challenge) -> Made:
        """A match whose other seat the bot takes; the challenger gets his own link only."""
        known = next((one for one in self.list() if one["bot"] == bot), None)
        if known is None:
            raise ApiError(404, "no_such_bot", "This bot isn't here now.")
        if wanted.match.game not in known["games"]:
            raise ApiError(409, "not_its_game", f"{known['name']} doesn't play this game.")
        if known["playing"] >= known["most"]:
            raise ApiError(
                409, "busy", f"{known['name']} plays {known['most']} games already: try again later."
            )
        if wanted.match.mode != "match":
            raise ApiError(422, "wrong_mode", "A bot plays a match, as a person does.")
        theirs = OTHER[wanted.seat]
        seat: dict[str, Any] = {theirs: SeatChoice(kind="person", name=known["name"])}
        made = await self.lobby.make(replace(wanted.match, **seat))
        tokens = {"home": made.tokens.home, "away": made.tokens.away}
        game = self.lobby.rooms[made.match].saved.game
        by = game.names[0 if wanted.seat == "home" else 1]
        news = {
            "type": "challenge",
            "match": made.match,
            "game": wanted.match.game,
            "title": game.rulebook.face.title,
            "by": by,
            "seat": theirs,
            "token": tokens[theirs],
        }
        if not self.deliver(bot, news):
            await self.publish("challenge", {"bot": bot, "news": news})
        return replace(made, tokens=Tokens(**{wanted.seat: tokens[wanted.seat], "watch": made.tokens.watch}))

    def deliver(self, bot: str, news: Told) -> bool:
        one = self.here.get(bot)
        if one is None:
            return False
        one.matches.add(news["match"])
        one.stream.send(canonical(news))
        return True

    def heard_challenge(self, value: Told) -> None:
        self.deliver(value["bot"], value["news"])
