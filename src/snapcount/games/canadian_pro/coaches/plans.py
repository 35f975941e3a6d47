"""How to mix the calls of a down: the equilibrium of the offence's calls and the defence's."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.equilibrium import solve
from snapcount.core.foresight import Mixes
from snapcount.core.table import Question, Seat
from snapcount.games.canadian_pro.coaches.matchup import Matchup, matchup_of
from snapcount.games.canadian_pro.coaches.model import ladder
from snapcount.games.canadian_pro.coaches.outlook import call_values, usual_value
from snapcount.games.canadian_pro.questions import CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.defences import SE_FL, DefenceCall
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import ALIGNMENTS, BACKS, BLITZ, FIELD, ORDINARY
from snapcount.games.canadian_pro.teams.cards import PlaceKickingCard

SETTINGS = (1, 2, 3, 4, 5)
LONG_LIST = 10
"""How many of the offence's calls the Advanced equilibrium looks at."""
SURPRISE = 0.2
"""An end around or a quarterback's run is kept for now and then."""
ABOUT = 0.05
"""Points that make no difference."""
CARDS = 4
"""How many formation cards of each kind."""


class Plan(NamedTuple):
    """How to mix the calls of a down: the offence's and the defence's."""

    calls: tuple[Call, ...]
    weights: tuple[float, ...]
    defences: tuple[DefenceCall, ...]
    shields: tuple[float, ...]
    value: float = 0.0
    """What the offence can expect, in points."""
    mix: tuple[float, ...] = ()
    """The offence's weights before surprises are kept for now and then: with the shields, the equilibrium."""


@lru_cache(maxsize=4096)
def split(defence: DefenceCall) -> tuple[int, DefenceCall]:
    """The setting, and the rest of the call."""
    return defence.setting, defence._replace(setting=0)


def rounded(state: State) -> tuple[int, int, int]:
    """Ball, down and line, coarse enough that plans are found again."""
    to_go, left = state.to_go, FIELD - state.situation.ball
    if left <= 12:
        return state.situation.ball, state.situation.down, state.situation.line
    grain = 10 if state.options.advanced else 5
    ball = max(3, grain * round(state.situation.ball / grain))
    near = min((1, 2, 3, 4, 5, 7, 10, 15, 20, 30), key=lambda yards: abs(yards - to_go))
    return ball, state.situation.down, FIELD if ball + near >= FIELD else ball + near


def plan_of(state: State, alignment: str = "") -> Plan:
    """The mix for a run or pass in this situation, whoever asks, against an alignment that is shown."""
    return plan_at(state, rounded(state), alignment)


def plan_at(state: State, spot: tuple[int, int, int], alignment: str = "") -> Plan:
    """The same at this ball, down and line."""
    menu = menu_of(state, False)
    open_calls = tuple(call for call in calls(menu) if call.play in ("run", "pass") and not call.hurry)
    card = line_of(state, state.situation.offence).team.place_kicking
    return plan(matchup_of(state), open_calls, spot, card, alignment)


def equilibrium(state: State, waiting: Mapping[Seat, Question[Any]]) -> Mixes | None:
    """The runs and passes that a veteran would think of, and the defences against them, in points."""
    if state.options.solitaire or not any(isinstance(q, CallPlay | CallDefence) for q in waiting.values()):
        return None
    alignment = next((q.alignment for q in waiting.values() if isinstance(q, CallPlay)), "")
    _, ball, down, line = state.situation
    found = plan_at(state, (ball, down, line), alignment)
    offence, defence = (
        zip(found.calls, found.mix, strict=True),
        zip(found.defences, found.shields, strict=True),
    )
    return Mixes(found.value, "points", dict(offence), dict(defence)) if found.calls else None


@lru_cache(maxsize=4096)
def plan(
    matchup: Matchup,
    open_calls: tuple[Call, ...],
    spot: tuple[int, int, int],
    card: PlaceKickingCard,
    alignment: str,
) -> Plan:
    if matchup.options.advanced:
        rows, columns = considered(matchup, open_calls, spot, card)
        if alignment:
            columns = tuple(call._replace(alignment=alignment) for call in columns if call.card not in BLITZ)
    else:
        rows, columns = open_calls, tuple(DefenceCall(setting) for setting in SETTINGS)
    if not rows:
        return Plan((), (), columns, (1.0,) * len(columns))
    score = scorer(matchup, spot, card)
    found = solve([score(call, columns) for call in rows])
    weights = tuple(
        max(0.0, weight) * (1.0 if call.who in BACKS or call.play == "pass" else SURPRISE)
        for call, weight in zip(rows, found.rows, strict=True)
    )
    shields = tuple(max(0.0, weight) for weight in found.columns)
    return Plan(rows, weights, columns, shields, found.value, found.rows)


Score = Callable[[Call, Sequence[DefenceCall]], list[float]]


def scorer(matchup: Matchup, spot: tuple[int, int, int], card: PlaceKickingCard) -> Score:
    """What a call is worth here against each of some defences."""
    steps = ladder(*spot, card)
    return lambda call, defences: call_values(matchup, call, [split(one) for one in defences], steps, spot[0])


@lru_cache(maxsize=1024)
def considered(
    matchup: Matchup, open_calls: tuple[Call, ...], spot: tuple[int, int, int], card: PlaceKickingCard
) -> tuple[tuple[Call, ...], tuple[DefenceCall, ...]]:
    """What both sides of the Advanced Game think of at all, whatever the alignment."""
    steps = ladder(*spot, card)
    ranked = sorted(open_calls, key=lambda call: -usual_value(matchup, call, PRIOR, steps, spot[0]))
    return shortlist(ranked, scorer(matchup, spot, card))


PRIOR = tuple(DefenceCall(setting, card) for card in ORDINARY for setting in (2, 3, 4))
"""What a defence usually shows."""


def shortlist(ranked: list[Call], score: Score) -> tuple[tuple[Call, ...], tuple[DefenceCall, ...]]:
    """The calls that do best against a usual defence, and the cards that do best against those."""
    plain = [call for call in ranked if call.play == "run" and not call.variant]
    around = [call for call in plain if call.who not in BACKS][:1]
    runs = [call for call in plain if call.who in BACKS][: LONG_LIST // 2] + around
    tricks = [call for call in ranked if call.variant][:2]
    passes = [call for call in ranked if call.play == "pass" and not call.variant][: LONG_LIST // 2]
    rows = tuple(runs + passes + tricks)
    cards = best_cards(rows, score)
    columns = [DefenceCall(setting, card) for card in cards for setting in SETTINGS]
    columns += [DefenceCall(0, card) for card in BLITZ]
    columns += extras(cards, runs, passes)
    return rows, tuple(columns)


def best_cards(rows: tuple[Call, ...], score: Score) -> list[str]:
    """Zone and man cards that call on weak blockers, weak receivers and strong defenders."""
    shown = [DefenceCall(3, card) for card in ORDINARY]
    yielded = [plain_sum(values) for values in zip(*(score(call, shown) for call in rows), strict=True)]
    ranked = [card for _, card in sorted(zip(yielded, ORDINARY, strict=True))]
    zone = [card for card in ranked if "Z" in card][: CARDS // 2]
    return zone + [card for card in ranked if "M" in card][: CARDS // 2]


def extras(cards: list[str], runs: list[Call], passes: list[Call]) -> list[DefenceCall]:
    """Keys and double coverage on the favourites."""
    backs = list(dict.fromkeys(call.who for call in runs if call.who in ("FB", "HB", "WB")))[:2]
    men = list(dict.fromkeys(call.who for call in passes))[:2]
    keys = [DefenceCall(setting, cards[0], back) for back in backs for setting in (2, 3)]
    doubles = [DefenceCall(setting, cards[-1], "", who) for who in (*men, SE_FL) for setting in (3, 4)]
    return keys + doubles


def best_alignments(state: State) -> list[str]:
    """CP-16.26: the alignments that leave the offence about the least; the usual one is ""."""
    values = {name: plan_of(state, name).value for name in ("", *ALIGNMENTS)}
    least = min(values.values())
    return [name for name, value in values.items() if value < least + ABOUT]
