"""A game that coaches have played to its end in one go, and what can be asked of it then."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.drivers.recorded import Input
from snapcount.core.drivers.replay import Replay
from snapcount.core.table import Event

if TYPE_CHECKING:
    from snapcount.core.game import Game
    from snapcount.core.rulebook import Names, Rulebook, Value


class PlayedOut(NamedTuple):
    """A game that coaches have played to its end. Without a listener there are no events and no inputs.

    >>> played = snapcount.play_out("dice_football", "rookie", "veteran", seed=4, length="quick", listen=True)
    >>> played.score, played.plays
    ((3, 6), 49)
    """

    state: Any
    events: list[Event]
    inputs: list[Input]
    plays: int
    """The number of phases, from checkpoint to checkpoint."""
    score: tuple[int, int]
    checkpoints: list[tuple[int, Any]]
    """Each state that a phase began with, and how many events had been told by then."""
    rulebook: Rulebook
    options: dict[str, Value]
    start: Any = None
    names: Names = ("Home", "Away")

    def rows(self) -> list[dict[str, Any]]:
        """One row for every play, with nflverse's names and meanings.

        >>> played = snapcount.play_out("dice_football", "rookie", "rookie", seed=4, length="quick", listen=True)
        >>> played.rows()[0]["play_type"]
        'kickoff'
        """
        return self.rulebook.face.rows(self.heard(), self.names)

    def box(self) -> Any:
        """The box score, as a mapping that prints as a table.

        >>> played = snapcount.play_out("dice_football", "rookie", "rookie", seed=4, length="quick", listen=True)
        >>> [team["points"] for team in played.box()["teams"].values()] == list(played.score)
        True
        """
        return self.rulebook.face.box(self.rows(), self.names)

    def say(self, event: Event) -> str:
        """An event in words.

        >>> played = snapcount.play_out("dice_football", "rookie", "rookie", seed=4, length="quick", listen=True)
        >>> played.say(played.events[0])
        'Home wins the toss.'
        """
        return self.rulebook.face.words.event(event, self.names)

    def game(self) -> Game:
        """The same as a `Game`: to look back on, to take up at a moment, to review.

        >>> played = snapcount.play_out("dice_football", "rookie", "rookie", seed=4, length="quick", listen=True)
        >>> played.game().at(1).question
        ChooseSide()
        """
        from snapcount.core.game import Game

        self.heard()
        return Game(
            self.rulebook, self.options, names=self.names, source=Replay(self.inputs), start=self.start
        )

    def save(self, path: str | Path) -> None:
        """Write the record. Its dice were pseudo-random ones: they replay, but nobody promised them before.

        >>> played = snapcount.play_out("dice_football", "rookie", "rookie", seed=4, length="quick", listen=True)
        >>> played.save("played.snap")
        >>> snapcount.load("played.snap").score == played.score
        True
        """
        self.game().save(path)

    def heard(self) -> list[Event]:
        """The events, or a sentence where nobody listened.

        >>> snapcount.play_out("dice_football", "rookie", "rookie", seed=4, length="quick").heard()
        Traceback (most recent call last):
          ...
        snapcount.core.table.Refusal: Nobody listened to this game: play_out(…, listen=True) keeps what happened.
        """
        if not self.inputs:
            raise self.rulebook.refusal(
                "Nobody listened to this game: play_out(…, listen=True) keeps what happened."
            )
        return self.events
