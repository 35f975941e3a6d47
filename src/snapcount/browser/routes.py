"""What the page asks for beside its tables: the same addresses as a server has, the same functions behind them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, NamedTuple

from snapcount.server.errors import ApiError, no_such_link
from snapcount.server.lobby import Lobby
from snapcount.server.rooms import desk, helping
from snapcount.server.rooms.deletion import agree_to_delete
from snapcount.server.rooms.learning import daily, daily_table, lessons
from snapcount.server.rooms.links import new_link
from snapcount.server.rooms.past import exercises
from snapcount.server.rooms.past.export import export, record_name
from snapcount.server.rooms.room import Room
from snapcount.server.wire import lessons as learning
from snapcount.server.wire import rest, sights
from snapcount.server.wire.reading import Unfit, message_of

ME = "this browser"


class Asked(NamedTuple):
    """One request of the page."""

    lobby: Lobby
    link: str
    found: Mapping[str, str]
    """Parts of the address and of its query."""
    body: bytes
    read: Callable[[type[Any]], Any]
    """The body as a message of this type."""

    async def entered(self) -> tuple[Room, str]:
        if not self.link:
            raise no_such_link()
        return await self.lobby.enter(self.link)

    @property
    def book(self) -> Any:
        return desk.book_of(self.lobby, self.found["game"])

    def number(self, name: str) -> int:
        return int(self.found[name])


class File(NamedTuple):
    """An answer that is kept as a file."""

    content: str | bytes
    media_type: str
    name: str


Route = Callable[[Asked], Awaitable[Any]]


async def games(asked: Asked) -> Any:
    return desk.games(asked.lobby)


async def rules(asked: Asked) -> Any:
    return desk.rules(asked.lobby, asked.found["game"])


async def rule_places(asked: Asked) -> Any:
    return await desk.rule_places(asked.lobby, asked.found["game"], asked.found["number"])


async def check_file(asked: Asked) -> Any:
    return await desk.check_file(asked.lobby, asked.found["game"], asked.body)


async def make(asked: Asked) -> Any:
    return await asked.lobby.make(asked.read(rest.NewMatch))


async def match(asked: Asked) -> Any:
    return await desk.match(*await asked.entered())


async def history(asked: Asked) -> Any:
    return await desk.history(*await asked.entered())


async def advice(asked: Asked) -> Any:
    return await desk.advice(*await asked.entered(), asked.found.get("seat"))


async def chance(asked: Asked) -> Any:
    return await helping.chance(asked.lobby, *await asked.entered())


async def book(asked: Asked) -> Any:
    return await helping.book(asked.lobby, *await asked.entered(), asked.found.get("seat"))


async def aid(asked: Asked) -> Any:
    return await desk.aid(*await asked.entered(), asked.read(sights.AidWanted))


async def stats(asked: Asked) -> Any:
    return await desk.stats(*await asked.entered())


async def rematch(asked: Asked) -> Any:
    return await asked.lobby.rematch(*await asked.entered())


async def branch(asked: Asked) -> Any:
    return await desk.branch(asked.lobby, *await asked.entered(), asked.read(rest.Branch))


async def renew_link(asked: Asked) -> Any:
    return await new_link(asked.lobby, *await asked.entered(), asked.read(rest.NewLink).role)


async def delete(asked: Asked) -> Any:
    return await agree_to_delete(asked.lobby, *await asked.entered(), asked.read(rest.Deletion).agree)


async def record(asked: Asked) -> Any:
    room, _ = await asked.entered()
    return File(await desk.record(asked.lobby, room), "application/x-ndjson", record_name(room))


async def export_games(asked: Asked) -> Any:
    links = asked.read(rest.Links).links
    return File(await export(asked.lobby, links), "application/zip", "snapcount-games.zip")


async def verify(asked: Asked) -> Any:
    return await desk.verify(asked.lobby, (await asked.entered())[0])


async def replay(asked: Asked) -> Any:
    return await desk.replay(asked.lobby, ME, asked.body)


async def verify_record(asked: Asked) -> Any:
    return await desk.verify_record(asked.lobby, ME, asked.body)


async def keep(asked: Asked) -> Any:
    return await desk.keep_record(asked.lobby, ME, asked.body)


async def review(asked: Asked) -> Any:
    return await desk.review(asked.lobby, (await asked.entered())[0])


async def review_at(asked: Asked) -> Any:
    return asked.lobby.reviews.find_job(asked.found["id"]).as_json()


async def stop_review(asked: Asked) -> Any:
    return asked.lobby.reviews.stop(asked.found["id"]).as_json()


async def review_record(asked: Asked) -> Any:
    return desk.review_record(asked.lobby, ME, asked.body)


async def exercise(asked: Asked) -> Any:
    return await exercises.opened(asked.lobby, (await asked.entered())[0], asked.number("number"))


async def try_exercise(asked: Asked) -> Any:
    given = asked.read(learning.ExerciseTry).given
    return await exercises.tried(asked.lobby, (await asked.entered())[0], asked.number("number"), given)


async def shelf(asked: Asked) -> Any:
    return lessons.listed(asked.book, asked.found["shelf"])


async def daily_open(asked: Asked) -> Any:
    return daily.opened(asked.book, asked.number("number"), asked.read(learning.DailyOpen).path)


async def daily_try(asked: Asked) -> Any:
    wanted = asked.read(learning.DailyTry)
    return daily.tried(asked.book, asked.number("number"), wanted.path, wanted.given)


async def daily_aid(asked: Asked) -> Any:
    wanted = asked.read(learning.DailyAid)
    return daily.aid(asked.book, asked.number("number"), wanted.path, wanted.wanted)


async def daily_today(asked: Asked) -> Any:
    return await daily_table.today(asked.lobby, asked.number("number"))


async def daily_shown(asked: Asked) -> Any:
    return await daily_table.shown(asked.lobby, asked.book, asked.number("number"))


async def daily_enter(asked: Asked) -> Any:
    wanted = asked.read(learning.DailyEnter)
    return await daily_table.entered(
        asked.lobby, asked.book, asked.number("number"), wanted.path, wanted.name, wanted.person
    )


async def lesson(asked: Asked) -> Any:
    path = asked.read(learning.LessonOpen).path
    return lessons.opened(asked.book, asked.found["shelf"], asked.number("number"), path)


async def lesson_try(asked: Asked) -> Any:
    wanted = asked.read(learning.LessonTry)
    return lessons.tried(asked.book, asked.found["shelf"], asked.number("number"), wanted.path, wanted.given)


async def lesson_aid(asked: Asked) -> Any:
    wanted = asked.read(learning.LessonAid)
    return lessons.aid(asked.book, asked.found["shelf"], asked.number("number"), wanted.path, wanted.wanted)


async def lesson_drive(asked: Asked) -> Any:
    path = asked.read(learning.LessonOpen).path
    return await lessons.drive(asked.lobby, asked.book, asked.found["shelf"], asked.number("number"), path)


ROUTES: list[tuple[str, str, Route]] = [
    ("GET", "/api/games", games),
    ("GET", "/api/games/{game}/rules", rules),
    ("GET", "/api/games/{game}/rules/{number:id}/where", rule_places),
    ("POST", "/api/games/{game}/files", check_file),
    ("POST", "/api/matches", make),
    ("GET", "/api/match", match),
    ("GET", "/api/match/history", history),
    ("GET", "/api/match/advice", advice),
    ("GET", "/api/match/chance", chance),
    ("GET", "/api/match/book", book),
    ("POST", "/api/match/aid", aid),
    ("GET", "/api/match/stats", stats),
    ("POST", "/api/match/rematch", rematch),
    ("POST", "/api/match/branch", branch),
    ("POST", "/api/match/link", renew_link),
    ("POST", "/api/match/delete", delete),
    ("GET", "/api/match/record", record),
    ("POST", "/api/export", export_games),
    ("POST", "/api/match/verify", verify),
    ("POST", "/api/replays", replay),
    ("POST", "/api/replays/verify", verify_record),
    ("POST", "/api/replays/kept", keep),
    ("POST", "/api/replays/review", review_record),
    ("POST", "/api/match/review", review),
    ("GET", "/api/reviews/{id}", review_at),
    ("POST", "/api/reviews/{id}/stop", stop_review),
    ("POST", "/api/match/exercises/{number:int}", exercise),
    ("POST", "/api/match/exercises/{number:int}/try", try_exercise),
    ("GET", "/api/daily/{number:int}", daily_today),
    ("GET", "/api/games/{game}/daily/{number:int}/table", daily_shown),
    ("POST", "/api/games/{game}/daily/{number:int}/table", daily_enter),
    ("POST", "/api/games/{game}/daily/{number:int}", daily_open),
    ("POST", "/api/games/{game}/daily/{number:int}/try", daily_try),
    ("POST", "/api/games/{game}/daily/{number:int}/aid", daily_aid),
    ("GET", "/api/games/{game}/{shelf:shelf}", shelf),
    ("POST", "/api/games/{game}/{shelf:shelf}/{number:int}", lesson),
    ("POST", "/api/games/{game}/{shelf:shelf}/{number:int}/try", lesson_try),
    ("POST", "/api/games/{game}/{shelf:shelf}/{number:int}/aid", lesson_aid),
    ("POST", "/api/games/{game}/{shelf:shelf}/{number:int}/drive", lesson_drive),
]


def reading(read: Callable[[], Any]) -> Callable[[type[Any]], Any]:
    """The body as a message; the same refusal as a server's."""

    def message(kind: type[Any]) -> Any:
        try:
            return message_of(kind, read())
        except Unfit as problem:
            raise ApiError(422, "not_understood", f"{problem}.") from None
        except ValueError:
            raise ApiError(400, "not_json", "This isn't JSON.") from None

    return message
