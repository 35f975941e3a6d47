"""The words of a match in progress: what is new of its events, each sight written once, states put together of them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.game import Game
from snapcount.core.moments import Undo
from snapcount.core.table import Event, Question, Seat
from snapcount.server.rooms.info import result_of
from snapcount.server.wire.writer import NAMES, ROLES, JsonWriter, eyes_of, numbered, seats_json, sees

NEVER = 1 << 60


class MatchWriter:
    """Follows one game."""

    def __init__(self, writer: JsonWriter, game: Game) -> None:
        self.writer = writer
        self.told = len(game.events)
        """How many events were told."""
        self.texts: list[str] = []
        """The first events as text but for their numbers, as many as somebody who came in has needed."""
        self.secret = [at for at, event in enumerate(game.events) if event.to is not None]
        """The numbers of the events that not everybody may know of."""
        self.sights: dict[tuple[Seat | None, bool], str] = {}
        self.sights_of: Any = None
        taken_back = any(isinstance(entry, Undo) for entry in game.log)
        self.untouched = 0 if taken_back else NEVER
        """Events before this number were never taken back."""

    def news(self, game: Game, roles: Collection[str]) -> dict[str, str]:
        """The message with the events since the last time, for each role; empty if there are none for it."""
        events, first = game.events, self.told
        self.told = len(events)
        told: list[dict[str, Any]] = []
        for at in range(first, self.told):
            if events[at].to is not None:
                self.secret.append(at)
            if roles:
                told.append(self.writer.event(events, at, game.names))
        if not self.secret:
            return dict.fromkeys(roles, self.message(told, first))
        fresh = events[first:]
        news: dict[str, str] = {}
        for role in roles:
            seen = [one for one, event in zip(told, fresh, strict=True) if sees(role, event)]
            number = self.visible(role, events, first)
            news[role] = self.message(numbered(seen, number), number)
        return news

    def message(self, told: list[dict[str, Any]], first: int) -> str:
        return self.writer.json_text({"type": "events", "from": first, "events": told}) if told else ""

    def cut(self, game: Game) -> None:
        """Forget the events that were taken back."""
        left = len(game.events)
        self.untouched = min(self.untouched, left)
        self.told = min(self.told, left)
        del self.texts[left:]
        self.secret = [number for number in self.secret if number < left]

    def visible(self, role: str, events: list[Event], before: int) -> int:
        """How many of the first `before` events this link may know of."""
        before = min(before, len(events))
        if not self.secret:
            return before
        return before - sum(number < before and not sees(role, events[number]) for number in self.secret)

    def events_held(self, role: str, game: Game, held: int) -> str:
        """The message for a link that already holds `held` events."""
        events, texts = game.events, self.texts
        for at in range(len(texts), len(events)):
            told = self.writer.event(events, at, game.names)
            del told["n"]
            texts.append(self.writer.json_text(told)[1:])
        seen = [text for text, event in zip(texts, events, strict=True) if sees(role, event)]
        first = min(held, len(seen), self.visible(role, events, self.untouched))
        told_anew = ",".join([f'{{"n":{number},{seen[number]}' for number in range(first, len(seen))])
        return f'{{"type":"events","from":{first},"events":[{told_anew}]}}'

    def back(self, role: str, game: Game) -> list[dict[str, Any]]:
        """The take-backs as this link's log shows them: who, and after how many of the events it may know of."""
        return [
            {
                "by": None if back.by is None else NAMES[back.by],
                "events": self.visible(role, game.events, back.events),
            }
            for back in game.taken_back
        ]

    def sat(self, role: str, game: Game) -> list[dict[str, Any]]:
        """Who sat down in whose chair, after how many of the events this link may know of."""
        return [
            {
                "seat": NAMES[seat],
                "coach": coach or None,
                "events": self.visible(role, game.events, events),
            }
            for seat, coach, events in game.sittings
        ]

    def told_back(self, role: str, game: Game) -> str:
        return canonical({"type": "take_back_done", "taken_back": self.back(role, game)})

    def sight(self, game: Game, eyes: Seat | None, board: bool = False) -> str:
        """What these eyes see, written once for each checkpoint."""
        state = game.state
        if self.sights_of is not state:
            self.sights_of, self.sights = state, {}
        sight = self.sights.get((eyes, board))
        if sight is None:
            sight = self.sights[eyes, board] = self.write_sight(game, eyes, board)
        return sight

    def write_sight(self, game: Game, eyes: Seat | None, board: bool) -> str:
        if board:
            return self.sight(game, eyes) + self.writer.board(game.view(eyes), game.names)
        if game.rulebook.rules.open and eyes is not None:
            return self.sight(game, None).replace('{"seat":null', f'{{"seat":"{NAMES[eyes]}"', 1)
        return self.writer.sight(game.view(eyes), game.names)

    def sides(self, game: Game, board: bool) -> str:
        home, away = self.sight(game, Seat.HOME, board), self.sight(game, Seat.AWAY, board)
        return f',"sides":{{"home":{{{home}}},"away":{{{away}}}}}'

    def state(
        self,
        wanted: tuple[str, bool],
        game: Game,
        common: str,
        waiting: dict[Seat, Question[Any]],
        sealed: set[Seat],
    ) -> str:
        """For a role, with its text board or without; the last brace is still to come."""
        role, board = wanted
        asked = ",".join(
            [
                self.writer.asked(seat, waiting[seat], seat in sealed, game.names)
                for seat in ROLES[role]
                if seat in waiting
            ]
        )
        sides = self.sides(game, board) if role == "table" else ""
        return (
            f'{{"type":"state",{common},"questions":[{asked}]{sides},{self.sight(game, eyes_of(role), board)}'
        )


def common_part(game: Game, seq: int, over: bool, waiting: dict[Seat, Question[Any]]) -> str:
    """The members of a state that everybody gets alike."""
    home, away = game.score
    result = f',"result":{canonical(result_of(game))}' if over else ""
    return (
        f'"seq":{seq},"waiting":{seats_json(waiting)},"over":{"true" if over else "false"},'
        f'"score":[{home},{away}]{result}'
    )
