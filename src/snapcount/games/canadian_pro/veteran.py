"""The veteran: the book's own hints (CP-21.3) and the equilibrium of the down at hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, TypeVar

from snapcount.core.equilibrium import solve
from snapcount.core.table import Question, Seat
from snapcount.games.canadian_pro.calls import Call, calls, menu_of
from snapcount.games.canadian_pro.defences import SE_FL, DefenceCall
from snapcount.games.canadian_pro.lineups import line_of
from snapcount.games.canadian_pro.matchup import Matchup, matchup_of
from snapcount.games.canadian_pro.model import (
    WEIGHTS,
    field_goal,
    first_down,
    ladder,
    punt,
    worth,
)
from snapcount.games.canadian_pro.outlook import call_values, usual_value
from snapcount.games.canadian_pro.questions import (
    AcceptPenalty,
    Announce,
    AnswerKickBack,
    CallDefence,
    CallPlay,
    ChooseAfterFieldGoal,
    ChooseConvert,
    ChooseKickoff,
    ChooseSecondHalf,
    ChooseToss,
    ReturnKick,
    ReturnOrGround,
)
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, BACKS, BLITZ, FIELD, ORDINARY
from snapcount.games.canadian_pro.team_cards import PlaceKickingCard, Returner
from snapcount.games.canadian_pro.teams import team

T = TypeVar("T")
SETTINGS = (1, 2, 3, 4, 5)
LONG_LIST = 10
"""How many of the offence's calls the Advanced equilibrium looks at."""
SURPRISE = 0.2
"""An end around or a quarterback's run is kept for now and then."""
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


@lru_cache(maxsize=4096)
def split(defence: DefenceCall) -> tuple[int, DefenceCall]:
    """The setting, and the rest of the call."""
    return defence.setting, defence._replace(setting=0)


def drawn(options: Sequence[T], weights: Sequence[float], random: Random) -> T:
    at = random.random() * sum(weights)
    for option, weight in zip(options, weights, strict=True):
        at -= weight
        if at < 0:
            return option
    return options[-1]


def rounded(state: State) -> tuple[int, int, int]:
    """Ball, down and line, coarse enough that plans are found again."""
    to_go, left = state.line - state.ball, FIELD - state.ball
    if left <= 12:
        return state.ball, state.down, state.line
    grain = 10 if state.options.advanced else 5
    ball = max(3, grain * round(state.ball / grain))
    near = min((1, 2, 3, 4, 5, 7, 10, 15), key=lambda yards: abs(yards - to_go))
    return ball, state.down, FIELD if ball + near >= FIELD else ball + near


def plan_of(state: State) -> Plan:
    """The mix for a run or pass in this situation, whoever asks."""
    menu = menu_of(state, False)
    open_calls = tuple(call for call in calls(menu) if call.play in ("run", "pass") and not call.hurry)
    card = line_of(state, state.team).team.place_kicking
    return plan(matchup_of(state), open_calls, rounded(state), card)


@lru_cache(maxsize=4096)
def plan(
    matchup: Matchup, open_calls: tuple[Call, ...], spot: tuple[int, int, int], card: PlaceKickingCard
) -> Plan:
    ball, down, line = spot
    steps = ladder(ball, down, line, card)

    def score(call: Call, defences: Sequence[DefenceCall]) -> list[float]:
        return call_values(matchup, call, [split(defence) for defence in defences], steps, ball)

    if matchup.options.advanced:
        ranked = sorted(open_calls, key=lambda call: -usual_value(matchup, call, PRIOR, steps, ball))
        rows, columns = shortlist(ranked, score)
    else:
        rows, columns = open_calls, tuple(DefenceCall(setting) for setting in SETTINGS)
    if not rows:
        return Plan((), (), columns, (1.0,) * len(columns))
    found = solve([score(call, columns) for call in rows])
    weights = tuple(
        max(0.0, weight) * (1.0 if call.who in BACKS or call.play == "pass" else SURPRISE)
        for call, weight in zip(rows, found.rows, strict=True)
    )
    shields = tuple(max(0.0, weight) for weight in found.columns)
    return Plan(rows, weights, columns, shields, found.value)


Score = Callable[[Call, Sequence[DefenceCall]], list[float]]
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
    yielded = [sum(values) for values in zip(*(score(call, shown) for call in rows), strict=True)]
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


# Decisions


def desperate(state: State) -> bool:
    """Behind, with little time left: kicks that give the ball away don't help."""
    behind = state.score[1 - state.team] - state.score[state.team]
    return state.quarter >= 4 and behind > 0 and state.clock <= 120 + 10 * behind


def kick_or_none(state: State) -> Call | None:
    """Third down: punt, field goal or neither, by what each is worth."""
    if state.down < 3:
        return None
    card = line_of(state, state.team).team.place_kicking
    goal = field_goal(card, FIELD - state.ball) if Call("fg") in calls(menu_of(state, True)) else None
    behind = state.score[1 - state.team] - state.score[state.team]
    if desperate(state):
        return Call("fg") if goal is not None and behind <= 3 else None
    go = plan_of(state).value
    kicks = [(punt(state.ball), Call("punt"))] + ([(goal, Call("fg"))] if goal is not None else [])
    best, kick = max(kicks, key=lambda pair: pair[0])
    return kick if best >= go else None


def veteran_call(view: State, question: CallPlay, random: Random) -> Call:
    state = question.state
    kick = kick_or_none(state) if question.kicks else None
    if kick is not None:
        return kick
    open_calls = calls(menu_of(state, question.kicks))
    if state.down == 3 and Call("sneak") in open_calls:
        return Call("sneak")
    found = plan_of(state)
    if not found.calls:
        return open_calls[0]
    call = drawn(found.calls, found.weights, random)
    hurried = call._replace(hurry=True)
    return hurried if desperate(state) and hurried in open_calls else call


def veteran_defence(view: State, question: CallDefence, random: Random) -> DefenceCall:
    found = plan_of(question.state)
    return drawn(found.defences, found.shields, random)


def veteran_penalty(view: State, question: AcceptPenalty, random: Random) -> str:
    card = line_of(view, question.seat).team.place_kicking
    taken = worth(question.accepted, question.seat, card) + (1.1 if question.throws_gain else 0.0)
    return "accept" if taken > worth(question.declined, question.seat, card) else "decline"


def veteran_kickoff(view: State, question: ChooseKickoff, random: Random) -> str:
    """Onside when behind and the clock is running out."""
    behind = view.score[1 - view.team] - view.score[view.team]
    return "onside" if question.onside and view.quarter >= 4 and behind > 0 and view.clock <= 90 else "normal"


def returners_of(view: State, seat: Seat, question: ReturnKick) -> list[Returner]:
    """Who may return it: the man named, or each of the card if nobody is yet."""
    club = team(view.options.team(seat))
    men = (*club.kickoff_returns, *club.punt_returns)
    return [man for man in men if man.name == question.returner] or list(club.punt_returns)


def veteran_return(view: State, question: ReturnKick, random: Random) -> str:
    """Out of the end zone if the return is likely to come further than conceding is worth."""
    if "concede" not in question.choices:
        return "return"
    conceded = first_down(AFTER_SINGLE) - 1
    if question.known is not None:
        spot = question.spot + question.known
        return "return" if spot >= 0 and first_down(spot) > conceded else "concede"
    man = returners_of(view, view.team.other, question)[-1]
    run = 0.0
    for weight, cell in zip(WEIGHTS, man.columns[question.column], strict=True):
        spot = question.spot + cell.yards
        run += weight * (6.0 if cell.word == "TD" else first_down(spot) if spot >= 0 else conceded)
    return "return" if run > conceded else "concede"


def veteran_after_field_goal(view: State, question: ChooseAfterFieldGoal, random: Random) -> str:
    """The own 35, unless our returners usually come further."""
    start = average_start(view.options.team(view.team), view.options.team(view.team.other))
    return "kickoff" if start > question.spot else "scrimmage"


@lru_cache(maxsize=256)
def average_start(receives: str, kicks: str) -> float:
    """Where a kickoff is brought to on average."""
    card, men = team(kicks).kicking, team(receives).kickoff_returns
    total = 0.0
    for weight, kick, line in zip(WEIGHTS, card.kickoffs, card.yard_lines, strict=True):
        letter = "A" if "A" in kick.letters else "B"
        back = sum(
            w * v * (cell.yards if cell.word != "TD" else 80)
            for w, man in zip(WEIGHTS, men, strict=True)
            for v, cell in zip(WEIGHTS, man.columns[letter], strict=True)
        )
        total += weight * (line.yards + back)
    return total


def veteran_convert(view: State, question: ChooseConvert, random: Random) -> str:
    """Two points when one more would not help: behind by 2, 5, 10 or 13 late in the game."""
    behind = view.score[1 - view.team] - view.score[view.team]
    wanted = view.quarter >= 4 and behind in (2, 5, 10, 13)
    return question.receivers[0] if wanted and question.receivers else "kick"


VETERAN: dict[type[Question[Any]], Callable[[State, Any, Random], Any]] = {
    ChooseToss: lambda view, question, random: "receive",
    ChooseSecondHalf: lambda view, question, random: "receive",
    CallPlay: veteran_call,
    Announce: lambda view, question, random: kick_or_none(question.state),
    CallDefence: veteran_defence,
    ChooseKickoff: veteran_kickoff,
    ReturnKick: veteran_return,
    AnswerKickBack: lambda view, question, random: "return",
    ReturnOrGround: lambda view, question, random: "ground" if question.spot < -8 else "return",
    AcceptPenalty: veteran_penalty,
    ChooseAfterFieldGoal: veteran_after_field_goal,
    ChooseConvert: veteran_convert,
}


class Veteran:
    """Knows the cards: mixes its calls by the equilibrium of the down and kicks by the odds."""

    def answer(self, view: State, question: Question[Any], random: Random) -> Any:
        return VETERAN[type(question)](view, question, random)
