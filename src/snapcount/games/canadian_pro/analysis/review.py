"""How a game of Canadian Pro Football is judged: calls against their best mixes, everything else by exact odds."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.review.judging import NOTHING, Judging, Met, Side, Value, Verdict, mixed, single, snap
from snapcount.core.review.observed import Play, Step
from snapcount.core.review.shapes import DICE, GUESSES
from snapcount.core.review.walking import Walked, Weighed, walk
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Seat
from snapcount.football.reasons import go_or_kick as go_or_kick_reason
from snapcount.football.reasons import on_last_down
from snapcount.games.canadian_pro.analysis.chances import chances
from snapcount.games.canadian_pro.coaches.plans import plan_at
from snapcount.games.canadian_pro.questions import Announce, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import LAW

BY_MIX = "the odds of every card on the win chance, both sides mixing at best"
EXACTLY = "exact odds onto the win chance after the play"
KICKS = (Call("punt"), Call("fg"))
LAST_PLAYS = 60


def rulebook() -> Rulebook:
    from snapcount.games.canadian_pro import RULEBOOK

    return RULEBOOK


def judge(play: Play, value: Value) -> Verdict:
    verdict = NOTHING
    for phase in play.phases:
        verdict += walk(Walked(rulebook(), phase, value), calls_at, EXACTLY)
    return verdict


def calls_at(walked: Walked, number: int) -> Weighed | None:
    """The calls of a down, in whichever order they were asked for; a kick that is announced stands alone."""
    step = walked.phase.steps[number]
    if isinstance(step.question, Announce):
        return Weighed(announcement(walked, number, step), 1)
    if not isinstance(step.question, CallPlay | CallDefence):
        return None
    following = walked.phase.steps[number + 1 : number + 2]
    both = [step, *(later for later in following if isinstance(later.question, CallPlay | CallDefence))]
    caller = next((one for one in both if isinstance(one.question, CallPlay)), None)
    defender = next((one for one in both if isinstance(one.question, CallDefence)), None)
    if caller is None or not judgeable(caller, defender, walked.phase.state):
        return Weighed(None, len(both))
    return Weighed(down(walked, number, caller, defender), len(both))


def judgeable(caller: Step, defender: Step | None, state: State) -> bool:
    """Substitutions, sneaks and quick kicks are not judged, nor the calls of who plays alone."""
    call = caller.given.value
    plain = (
        isinstance(call, Call) and call.play in ("run", "pass", "punt", "fg") and not state.options.solitaire
    )
    return plain and (defender is None or isinstance(defender.given.value, DefenceCall))


def down(walked: Walked, number: int, caller: Step, defender: Step | None) -> Met:
    state: State = walked.phase.state
    assert isinstance(caller.question, CallPlay)
    call = caller.given.value
    defences = defences_against(state, caller.question.alignment, defender)
    runs = [one for one in weighed_calls(state, caller.question.alignment) if one != call]
    runs += [call] if call.play in ("run", "pass") else []
    matrix = chances(state, runs, defences, walked.value)
    kicks = [kick for kick in dict.fromkeys((*KICKS, call)) if is_kick(caller, kick)]
    kicks = kicks if state.situation.down == LAW.downs or last_plays(state) or call in kicks else []
    seat = state.situation.offence
    for kick in kicks:
        home = walked.after(number, kick)
        matrix.append([home if seat is Seat.HOME else 1 - home] * len(defences))
    other = defences if defender is None else Side(defender, defences)
    return snap(seat, Side(caller, [*runs, *kicks]), other, matrix, BY_MIX)


def last_plays(state: State) -> bool:
    """Before that nobody kicks on an early down, and the odds of a kick take longest to work out."""
    return state.late and state.left <= LAST_PLAYS


def is_kick(caller: Step, kick: Call) -> bool:
    return (
        kick.play in ("punt", "fg") and caller.question is not None and caller.question.problem(kick) is None
    )


def weighed_calls(state: State, alignment: str) -> Sequence[Call]:
    """The runs and passes that a veteran would think of."""
    _, ball, at, line = state.situation
    return plan_at(state, (ball, at, line), alignment).calls


def defences_against(state: State, alignment: str, defender: Step | None) -> list[DefenceCall]:
    _, ball, at, line = state.situation
    found = list(plan_at(state, (ball, at, line), alignment).defences)
    if defender is not None and defender.given.value not in found:
        found.append(defender.given.value)
    return found


def announcement(walked: Walked, number: int, step: Step) -> Met | None:
    """A kick now, or a play whose best mix is worth what it is."""
    state: State = walked.phase.state
    runs, defences = weighed_calls(state, ""), defences_against(state, "", None)
    assert step.question is not None
    if not runs:
        return None
    best = mixed(chances(state, runs, defences, walked.value)).value
    values = {
        answer: walked.after(number, answer)
        if answer is not None
        else best
        if state.situation.offence is Seat.HOME
        else 1 - best
        for answer in step.question.options()
    }
    return single(step, values, EXACTLY)


def go_or_kick(label: str) -> str:
    """What a call comes to on third down."""
    kick = next((kick for kick in ("Punt", "Field goal") if label.startswith(kick)), "")
    return kick or ("" if label.startswith("Quick kick") else "Go for it")


JUDGING = Judging(
    judge,
    "Runs, passes and defences are judged against their best mixes, by the odds of the cards; kicks, returns and "
    "penalties by exact odds. Substitutions, sneaks, quick kicks and the calls of solitaire are not judged.",
    ((GUESSES, "guesses"), (DICE, "dice")),
    DICE,
    "dice",
    why=go_or_kick_reason(LAW),
    remark=on_last_down(LAW, go_or_kick),
    puzzles={
        "CallPlay": (go_or_kick,),
        **dict.fromkeys(("AcceptPenalty", "ReturnKick", "ChooseKickoff"), (str,)),
    },
)
