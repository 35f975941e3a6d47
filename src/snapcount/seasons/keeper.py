"""What a season needs kept, wherever: in a file of its own, or in a server's database."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.playing import Played


class Keeper(Protocol):
    """Whatever is written is written whole, and a game counts once."""

    @property
    def name(self) -> str:
        """What sentences about it call it."""
        ...

    def facts(self) -> dict[str, str]:
        """`league`: its text; `seed`; `club`: the one that a person plays for."""
        ...

    def games(self) -> list[GameRow]: ...

    def record(self, number: int) -> bytes | None: ...

    def boxes(self, numbers: Iterable[int]) -> dict[int, dict[str, Any]]:
        """The box scores of games that are over, by number."""
        ...

    def add(self, games: Iterable[GameRow]) -> None:
        """Games of the play-offs, once their clubs are known."""

    def keep(self, played: Played, by: str = "") -> bool:
        """A finished game; False where it is kept already."""
        ...

    def keep_unfinished(self, number: int, record: bytes) -> None: ...

    def note(self, key: str, value: str) -> None:
        """A fact of the season, in place of what it was."""

    def close(self) -> None: ...
