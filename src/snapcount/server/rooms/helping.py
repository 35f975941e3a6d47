"""What helps a person who practises: win chance, what the book would do, a coach's answer. Never where it counts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from random import Random
from typing import Any

from snapcount.core.foresight import Mixes, shown
from snapcount.core.game import Game
from snapcount.core.table import Question, Refusal, Seat
from snapcount.server.errors import ApiError
from snapcount.server.rooms.covering import check_uncovered
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import ROLES

MOST_ANSWERS = 8


def check_practising(room: Room) -> None:
    """One person against a coach, with nothing at stake."""
    if room.match.mode != "practice" or room.saved.game.for_keeps:
        raise ApiError(
            409, "no_book", "Win chance and book are for practice: not for keeps, not between people."
        )


def check_aid(room: Room, wanted: Mapping[str, Any]) -> None:
    """A coach's own answer is no help of the board: it is refused in a match and in a game for keeps."""
    if room.over or not room.writer.rulebook.face.asks_coach(wanted):
        return
    if room.match.mode not in ("practice", "hotseat") or room.saved.game.for_keeps:
        raise ApiError(409, "no_coach", "A coach is asked in practice only: not for keeps, not in a match.")


async def book(room: Room, role: str, seat: str | None) -> dict[str, Any]:
    """From what this seat may see, for the question that it has to answer."""
    check_practising(room)
    seats = [at for at in ROLES[role] if seat is None or at.name.lower() == seat]
    if not seats:
        raise ApiError(403, "no_seat", "Who only watches is not asked, and gets no book.")
    async with room.lock:
        await room.refresh()
        check_uncovered(room, role)
        return await asyncio.to_thread(opened, room.saved.game, seats[0], room.waiting.get(seats[0]))


def opened(game: Game, seat: Seat, question: Question[Any] | None) -> dict[str, Any]:
    chance, how = chance_of(game, seat)
    by, answers = ("", []) if question is None else answers_of(game, seat, question)
    return {"win_chance": chance, "how": how, "by": by, "answers": answers}


def chance_of(game: Game, seat: Seat) -> tuple[float | None, str]:
    try:
        found = game.win_chance()
    except Refusal as refusal:
        return None, refusal.sentence
    return (found.home if seat is Seat.HOME else found.away), found.how


def answers_of(game: Game, seat: Seat, question: Question[Any]) -> tuple[str, list[tuple[str, float]]]:
    """The best mix where calls are sealed; else what the veteran would answer from this seat's view."""
    label = game.rulebook.face.words.label
    mixes: Mixes | None = game.rulebook.coaches.equilibrium(game.state, {seat: question})
    if mixes is not None:
        calling = all(question.problem(answer) is None for answer, _ in shown(mixes.offence)[:1])
        mix = shown(mixes.offence if calling else mixes.defence)[:MOST_ANSWERS]
        return f"the best mix, by {mixes.unit}", [(label(question, answer), share) for answer, share in mix]
    coach = game.rulebook.coach("veteran")
    answer = coach.make().answer(game.view(seat), question, Random(0))
    return coach.name, [(label(question, answer), 1.0)]
