"""Who stands against whom: all that decides how calls fare, wherever the ball is."""

from __future__ import annotations

from functools import lru_cache

from snapcount.core.table import Seat
from snapcount.football.downs import new_series
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.state import Change, Hurt, Options, State
from snapcount.games.canadian_pro.tables import LAW, WEATHER

MIDDLE = 55

Changes = tuple[tuple[int, str, float], ...]
"""What the defence's dice and men add to the setting, the letters obtained, and the chance."""


class Matchup:
    """The men on the field, the options and the weather, with what has been worked out about them.

    Two are equal when the same men stand in the same places, whoever else is hurt.
    """

    __slots__ = ("changes", "hashed", "key", "options", "ours", "state", "team", "theirs", "usual")

    def __init__(self, state: State) -> None:
        self.state = state
        """First and ten in the middle of the field."""
        self.options, self.team = state.options, state.situation.offence
        self.ours, self.theirs = (
            line_of(state, state.situation.offence),
            line_of(state, state.situation.offence.other),
        )
        men = (*self.ours.men.items(), None, *self.theirs.men.items())
        self.key = (state.options, state.situation.offence, state.weather, men)
        self.hashed = hash(self.key)
        self.changes: dict[tuple[Call, DefenceCall], Changes] = {}
        self.usual: dict[Call, dict[tuple[int, str], float]] = {}

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Matchup) and self.key == other.key)


def matchup_of(state: State) -> Matchup:
    """Weather that changes no setting is no weather here."""
    sky = state.weather if state.weather and any(WEATHER[state.weather].changes.values()) else 0
    return _matchup(state.options, state.situation.offence, sky, state.changes, state.hurt)


@lru_cache(maxsize=2048)
def _matchup(
    options: Options, team: Seat, sky: int, changes: tuple[Change, ...], hurt: tuple[Hurt, ...]
) -> Matchup:
    middle = State(options, "scrimmage", new_series(LAW, team, MIDDLE), 1, 600, (0, 0))
    return _known(Matchup(middle._replace(weather=sky, changes=changes, hurt=hurt)))


@lru_cache(maxsize=256)
def _known(matchup: Matchup) -> Matchup:
    """The one that was met first, with all that is known about it."""
    return matchup
