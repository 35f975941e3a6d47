"""The words of a match in progress: its events as text, each sight written once, and states put together of them."""

from __future__ import annotations

from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.game import Game, Undo
from snapcount.core.table import Event, Question, Seat
from snapcount.server.rooms.info import result_of
from snapcount.server.wire.writer import NAMES, ROLES, JsonWriter, eyes_of, numbered, seats_json, sees

NEVER = 1 << 60


class MatchWriter:
    """Follows one game. `texts` runs beside the game's events; whoever sees all of them needs no counting."""

    def __init__(self, writer: JsonWriter, game: Game) -> None:
        self.writer = writer
        self.texts: list[str] = []
        self.secret: list[int] = []
        """The numbers of the events that not everybody may know of."""
        self.news = ""
        """The message with the newest events, where everybody may know of all."""
        self.sights: dict[tuple[Seat | None, bool], str] = {}
        self.sights_of: Any = None
        taken_back = any(isinstance(entry, Undo) for entry in game.log)
        self.untouched = 0 if taken_back else NEVER
        """Events before this number were never taken back."""
        self.follow(game)

    def follow(self, game: Game) -> int:
        """Write the events that are new; the number of the first."""
        first, self.news = len(self.texts), ""
        for at, event in enumerate(game.events[first:], first):
            if event.to is not None:
                self.secret.append(at)
            outcome = self.writer.outcome(game.events, at, game.names)
            self.texts.append(self.writer.event(event, game.names) + outcome)
        return first

    def cut(self, game: Game) -> None:
        """Forget the events that were taken back."""
        left = len(game.events)
        self.untouched = min(self.untouched, left)
        del self.texts[left:]
        self.secret = [number for number in self.secret if number < left]

    def visible(self, role: str, events: list[Event], before: int) -> int:
        """How many of the first `before` events this link may know of."""
        before = min(before, len(events))
        if not self.secret:
            return before
        return before - sum(number < before and not sees(role, events[number]) for number in self.secret)

    def events(self, role: str, events: list[Event], first: int) -> str:
        """The message with the events from number `first` of all; empty if there are none for this link."""
        if not self.secret:
            self.news = self.news or told_events(self.texts[first:], first)
            return self.news
        new = zip(self.texts[first:], events[first:], strict=True)
        return told_events(
            [text for text, event in new if sees(role, event)], self.visible(role, events, first)
        )

    def events_held(self, role: str, events: list[Event], held: int) -> str:
        """The message for a link that already holds `held` events."""
        seen = [text for text, event in zip(self.texts, events, strict=True) if sees(role, event)]
        first = min(held, len(seen), self.visible(role, events, self.untouched))
        return f'{{"type":"events","from":{first},"events":{numbered(seen[first:], first)}}}'

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
        if self.sights_of is not game.state:
            self.sights_of, self.sights = game.state, {}
        key = (eyes, board)
        if key not in self.sights:
            self.sights[key] = self.write_sight(game, eyes, board)
        return self.sights[key]

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


def told_events(texts: list[str], first: int) -> str:
    return f'{{"type":"events","from":{first},"events":{numbered(texts, first)}}}' if texts else ""


def common_part(game: Game, seq: int, over: bool, waiting: dict[Seat, Question[Any]]) -> str:
    """The members of a state that everybody gets alike."""
    home, away = game.score
    result = f',"result":{canonical(result_of(game))}' if over else ""
    return (
        f'"seq":{seq},"waiting":{seats_json(waiting)},"over":{"true" if over else "false"},'
        f'"score":[{home},{away}]{result}'
    )
