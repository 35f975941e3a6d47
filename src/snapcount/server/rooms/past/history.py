"""Every moment of a game before an answer: walked through once, then kept and continued."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, NamedTuple

from snapcount.core.drivers.recorded import Input
from snapcount.core.drivers.replay import Replay
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Event, Seat
from snapcount.server.errors import ApiError
from snapcount.server.wire.writer import JsonWriter, eyes_of, seats_json, sees

SHARED = 2000
"""Letters from which a part of a view is told once for all frames that have it: a printed field, say."""


class Snap(NamedTuple):
    """The game before input `at`: its checkpoint, who must answer, how many events had been told."""

    at: int
    state: Any
    waiting: tuple[Seat, ...]
    events: int


class Trail:
    """The snaps of a game so far. `walk` goes on from where it stopped, or anew after a take-back."""

    def __init__(self, writer: JsonWriter) -> None:
        self.writer = writer
        self.snaps: list[Snap] = []
        self.walked: list[Input] = []
        self.game: Game | None = None
        self.told: dict[tuple[Any, Seat | None, bool], tuple[dict[str, str], str]] = {}

    def walk(self, game: Game) -> None:
        inputs = game.inputs
        if self.game is None or inputs[: len(self.walked)] != self.walked:
            self.begin(game, inputs)
        assert self.game is not None
        while len(self.walked) < len(inputs):
            self.step(inputs)

    def begin(self, game: Game, inputs: list[Input]) -> None:
        opening = inputs[: answer_from(inputs, 0)]
        self.game = Game(
            game.rulebook,
            game.options_chosen,
            seed=0,
            names=game.names,
            source=Replay(opening),
            start=game.started_from,
        )
        self.walked = list(opening)
        self.snaps = []
        self.snap()

    def step(self, inputs: list[Input]) -> None:
        """One answer and the dice that followed it."""
        assert self.game is not None
        at = len(self.walked)
        following = answer_from(inputs, at + 1)
        self.game.moments[-1].inputs.append(inputs[at])
        self.game.advance(Replay(inputs[at + 1 : following]))
        self.walked += inputs[at:following]
        self.snap()

    def snap(self) -> None:
        assert self.game is not None
        self.snaps.append(
            Snap(len(self.walked), self.game.state, tuple(sorted(self.game.waiting)), len(self.game.events))
        )

    def seen(self, game: Game, at: int, eyes: Seat | None) -> Any:
        """The view at the moment before input `at`."""
        self.walk(game)
        place = bisect_left(self.snaps, at, key=lambda snap: snap.at)
        if place == len(self.snaps) or self.snaps[place].at != at:
            raise ApiError(422, "no_such_moment", "There is no such moment in this game.")
        return looked_at(game.rulebook, self.snaps[place].state, eyes, game.ended)

    def frames(self, role: str, events: list[Event], over: bool) -> str:
        """The frames for one kind of link, and what many of their views share: two members of a JSON object."""
        assert self.game is not None
        visible = [0]
        for event in events:
            visible.append(visible[-1] + sees(role, event))
        eyes = eyes_of(role)
        same: dict[str, str] = {}
        frames = [self.frame(snap, eyes, over, visible[snap.events], same) for snap in self.snaps]
        return f'"same":{as_object(same)},"frames":[{",".join(frames)}]'

    def frame(self, snap: Snap, eyes: Seat | None, over: bool, events: int, same: dict[str, str]) -> str:
        """A moment. A long part of its view that an earlier frame had too is left out: it stands in `same`."""
        assert self.game is not None
        key = (snap.state, eyes, over)
        if key not in self.told:
            view, names = looked_at(self.game.rulebook, snap.state, eyes, over), self.game.names
            beside = self.writer.beside(view, names) + self.writer.board(view, names)
            self.told[key] = self.writer.parts(view), beside
        parts, beside = self.told[key]
        own = {
            name: text
            for name, text in parts.items()
            if len(text) < SHARED or same.setdefault(name, text) != text
        }
        return (
            f'{{"at":{snap.at},"waiting":{seats_json(snap.waiting)},"events":{events},'
            f'"view":{as_object(own)},{beside}}}'
        )


def looked_at(book: Rulebook, state: Any, eyes: Seat | None, over: bool) -> Any:
    """A moment as these eyes saw it; when the game is over, some games have nothing to hide any more."""
    return (book.rules.looked_back if over and book.rules.looked_back else book.rules.view)(state, eyes)


def as_object(members: dict[str, str]) -> str:
    return "{" + ",".join([f'"{name}":{text}' for name, text in members.items()]) + "}"


def answer_from(inputs: list[Input], at: int) -> int:
    """The place of the first answer from `at` on, or the end."""
    while at < len(inputs) and inputs[at].kind != "answer":
        at += 1
    return at
