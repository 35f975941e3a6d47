"""Who plays where: line-ups, substitutions and replacements (CP-2.3, CP-2.6, CP-9.6, CP-11.10)."""

from __future__ import annotations

from functools import lru_cache

from snapcount.core.table import Refusal, Seat
from snapcount.games.canadian_pro.state import Change, Hurt, State, Substitution
from snapcount.games.canadian_pro.tables import BACKS, DEFENCE, LINEMEN, OFFENCE, SKILL
from snapcount.games.canadian_pro.teams.cards import Player, Team
from snapcount.games.canadian_pro.teams.teams import (
    EMERGENCY_DEFENDER,
    EMERGENCY_LINEMAN,
    STANDARD_QUARTERBACK,
    team,
)

Pairs = tuple[tuple[str, str], ...]


class Line:
    """The men on the field, by position. A position that nobody can fill is missing."""

    __slots__ = ("men", "places", "team")

    def __init__(self, team: Team, men: dict[str, Player]) -> None:
        self.team = team
        self.men = men
        self.places = {man.name: place for place, man in men.items()}


Lines = tuple[Line, Line]
NOBODY: Lines = ()  # type: ignore[assignment]


class Last:
    """The line-ups asked for last. A play asks a dozen times, and what they are made of is the same objects then."""

    __slots__ = ("found", "of")

    def __init__(self) -> None:
        self.of: tuple[object, Lines] = (None, NOBODY)
        """A state and its line-ups, in one: two threads may ask."""
        self.found: tuple[object, object, object, Lines | None] = (None, None, None, None)


LAST = Last()


def lines_of(state: State) -> Lines:
    """Both line-ups as they would take the field now: replacements with their own ratings (CP-15.11)."""
    of, known = LAST.of
    if of is state:
        return known
    options, changes, hurt = state.options, state.changes, state.hurt
    agreed, changed, out, lines = LAST.found
    if agreed is not options or changed is not changes or out is not hurt or lines is None:
        lines = _lines_of(team(options.home), team(options.away), changes, hurt)
        LAST.found = options, changes, hurt, lines
    LAST.of = state, lines
    return lines


def line_of(state: State, seat: Seat) -> Line:
    return lines_of(state)[seat]


@lru_cache(maxsize=512)
def _lines_of(
    home: Team, away: Team, changes: tuple[Change, ...], hurt: tuple[Hurt, ...]
) -> tuple[Line, Line]:
    return _line_of(home, Seat.HOME, changes, hurt), _line_of(away, Seat.AWAY, changes, hurt)


def _line_of(club: Team, seat: Seat, changes: tuple[Change, ...], hurt: tuple[Hurt, ...]) -> Line:
    changed = tuple([(place, player) for whose, place, player in changes if whose == seat])
    return lineup(club, changed, tuple([man.player for man in hurt if man.seat == seat]))


def changes_of(state: State, seat: Seat) -> Pairs:
    return tuple([(place, player) for whose, place, player in state.changes if whose == seat])


def out_of(state: State, seat: Seat) -> tuple[str, ...]:
    """Everybody of a seat who is hurt."""
    return tuple([hurt.player for hurt in state.hurt if hurt.seat == seat]) if state.hurt else ()


@lru_cache(maxsize=4096)
def lineup(club: Team, changes: Pairs, out: tuple[str, ...]) -> Line:
    wanted = {**club.lineup, **dict(changes)}
    men = {place: club.players[name] for place, name in wanted.items() if name not in out}
    for place in (*OFFENCE, *DEFENCE):
        if place not in men:
            found = replacement(club, place, out, {man.name for man in men.values()})
            if found is not None:
                men[place] = found
    return Line(club, men)


def replacement(club: Team, place: str, out: tuple[str, ...], busy: set[str]) -> Player | None:
    """The first man on the roster who may play there; else the stand-ins of CP-9.6 and CP-11.10."""
    for man in club.players.values():
        if place in man.positions and man.name not in out and man.name not in busy:
            return man
    if place == "QB":
        return STANDARD_QUARTERBACK
    if place in SKILL:
        return None
    return EMERGENCY_LINEMAN if place in LINEMEN else EMERGENCY_DEFENDER


def substitution_problem(state: State, seat: Seat, sent: Substitution) -> Refusal | None:
    """Why a man can't be sent in there, or None."""
    places = (*OFFENCE, *DEFENCE) if state.options.advanced else SKILL
    line = line_of(state, seat)
    man = line.team.players.get(sent.player)
    if sent.position not in places:
        return Refusal(
            "CP-2.3", f"{sent.position!r:.20} isn't a position here: expected {', '.join(places)}."
        )
    if man is None:
        return Refusal("CP-2.6", f"{line.team.title} has no player {sent.player!r:.40}.")
    if sent.position not in man.positions:
        allowed = ", ".join(man.positions) or "nowhere"
        return Refusal("CP-2.3", f"{man.name} may not play {sent.position}: his card allows {allowed}.")
    if man.name in out_of(state, seat):
        return Refusal("CP-9.6", f"{man.name} is hurt and can't play now.")
    now = line.men.get(sent.position)
    if now is man:
        return Refusal("CP-2.6", f"{man.name} already plays {sent.position}.")
    left = line.places.get(man.name, "")
    if left and now is not None and left not in now.positions:
        return Refusal("CP-2.3", f"{man.name} plays {left}, and {now.name} may not take his place there.")
    return None


def substituted(state: State, seat: Seat, sent: Substitution) -> State:
    """CP-2.6: he goes in; if he already plays elsewhere the two men change places."""
    line = line_of(state, seat)
    man, now = line.team.players[sent.player], line.men.get(sent.position)
    changed = dict(changes_of(state, seat))
    left = line.places.get(man.name, "")
    if left and now is not None:
        changed[left] = now.name
    changed[sent.position] = man.name
    printed = line.team.lineup
    kept = tuple([change for change in state.changes if change.seat != seat])
    new = tuple(
        [Change(seat, place, name) for place, name in sorted(changed.items()) if printed[place] != name]
    )
    return state._replace(changes=kept + new)


@lru_cache(maxsize=1024)
def offered(line: Line, out: tuple[str, ...], places: tuple[str, ...]) -> tuple[Substitution, ...]:
    """Every man who may be sent in at one of these positions."""
    return tuple(
        [
            sent
            for sent, man in playable(line.team, places)
            if man.name not in out and swap_works(line, sent.position, man)
        ]
    )


@lru_cache(maxsize=256)
def playable(club: Team, places: tuple[str, ...]) -> tuple[tuple[Substitution, Player], ...]:
    """Everybody at each of these positions that his card allows."""
    men = club.players.values()
    return tuple(
        (Substitution(place, man.name), man) for place in places for man in men if place in man.positions
    )


def swap_works(line: Line, place: str, man: Player) -> bool:
    now, left = line.men.get(place), line.places.get(man.name, "")
    return now is not man and (not left or now is None or left in now.positions)


def substitutions(state: State, seat: Seat, defending: bool) -> tuple[Substitution, ...]:
    """Every legal substitution on this side of the ball."""
    return offered(line_of(state, seat), out_of(state, seat), open_places(state.options.advanced, defending))


def open_places(advanced: bool, defending: bool) -> tuple[str, ...]:
    """The positions at which a side may change its line-up."""
    if advanced:
        return DEFENCE if defending else OFFENCE
    return () if defending else SKILL


def blocking_back(carrier: str, hole: int) -> str:
    """CP-12.9: which running back blocks when RB is called on."""
    if carrier == "QB":
        return "FB" if hole % 2 == 0 else "HB"
    return "FB" if carrier in ("HB", "TE", "FL") else "HB"


assert {blocking_back(carrier, 3) for carrier in (*BACKS, "SE", "TE", "FL", "QB")} == {"FB", "HB"}
