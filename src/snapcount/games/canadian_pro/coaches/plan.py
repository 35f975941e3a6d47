"""What a written game plan can say in Canadian Pro Football: calls as they are typed, and who goes in."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Question, Seat
from snapcount.football.plans import NOWHERE, Ask, Decision, Glance, Pick, PlanWords, listed
from snapcount.games.canadian_pro.questions import (
    AcceptPenalty,
    Announce,
    CallDefence,
    CallPlay,
    ChooseAfterFieldGoal,
    ChooseConvert,
    ChooseKickoff,
    ChooseSecondHalf,
    ChooseToss,
    ReturnKick,
)
from snapcount.games.canadian_pro.rules.calls import Call, announced, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall, defence_problem
from snapcount.games.canadian_pro.rules.lineups import substitutions
from snapcount.games.canadian_pro.rules.open_calls import calls, candidates
from snapcount.games.canadian_pro.show.typed import read_call, read_defence
from snapcount.games.canadian_pro.state import Options, Substitution
from snapcount.games.canadian_pro.tables import (
    DEFENCE,
    FIELD,
    LAW,
    OFFENCE,
    RECEIVERS,
)
from snapcount.games.canadian_pro.view import View

SWITCHES = ("screen", "oob_punt", "sneak", "quick_kick", "alignments", "hurry_up")
BASIC, ADVANCED = Options(), Options(advanced=True, switches=SWITCHES)
CALLS = frozenset((*candidates(BASIC), *candidates(ADVANCED)))
OTHER_SIDE = (CallDefence, ReturnKick)
"""Asked of the team without the ball."""
PLACES = (*OFFENCE, *DEFENCE)


def glance(view: View, question: Question[Any]) -> Glance:
    state = view.state
    offence, ball, down, line = state.situation
    whole = state.options.minutes * 60
    left = state.left + (whole if state.quarter in (1, 3) else 0)
    return Glance(
        seat_of(offence, question),
        offence,
        ball,
        down,
        line - ball,
        line >= FIELD,
        state.score,
        state.quarter,
        float(left),
    )


def seat_of(offence: Seat, question: Question[Any]) -> Seat:
    """A view of this game is the same for both: whom a question is asked says who looks."""
    if isinstance(question, AcceptPenalty):
        return question.seat
    return offence.other if isinstance(question, OTHER_SIDE) else offence


def offence_call(said: str) -> Pick | None:
    """`hb`, `se m`; in the Advanced Game `hb 3`, `draw fb 2`, `se 6`; punt, fg."""
    call = read_call(said.lower().split())
    if call is None or call._replace(hurry=False) not in CALLS:
        return None

    def find(question: Question[Any]) -> Any:
        """CP-3.10: before the defence calls only kicks are announced; any other call is then none of them."""
        if isinstance(question, Announce) and not announced(call):
            return None
        return next(iter(alike(question, call)), NOWHERE)

    def chosen(question: Any, ask: Ask) -> Any:
        """The hole or zone that the plan leaves open is the coach's, or one that the clock picks."""
        found = find(question)
        if found is None or found == call:
            return found
        own, open_to = ask(question), alike(question, call)
        return own if own in open_to else open_to[question.state.left % len(open_to)]

    def was(question: Any, answer: Any) -> bool:
        return answer is None if find(question) is None else answer in alike(question, call)

    return Pick(find, chosen, was)


def alike(question: Any, call: Call) -> list[Call]:
    """The call itself where it is legal; in the Advanced Game all of that man and length where it names no more."""
    if question.problem(call) is None:
        return [call]
    if isinstance(question, Announce) or call.hole or call.zone or not question.state.options.advanced:
        return []
    return [
        one
        for one in calls(menu_of(question.state, question.kicks))
        if one._replace(hole=0, zone=0, depth=one.depth if call.depth else "") == call
    ]


def defence_call(said: str) -> Pick | None:
    """`3`; in the Advanced Game `4z 2`, `4z 2 key hb`, `3m 4 double se`, `1b`."""
    call = read_defence(said.lower().split())
    if call is None or (defence_problem(BASIC, call) and defence_problem(ADVANCED, call)):
        return None
    bare = call == DefenceCall(call.setting)

    def find(question: CallDefence) -> Any:
        if question.problem(call) is None:
            return call
        return (
            next((one for one in question.menu() if one.setting == call.setting), NOWHERE)
            if bare
            else NOWHERE
        )

    def chosen(question: CallDefence, ask: Ask) -> Any:
        """In the Advanced Game the card that the plan leaves open is the coach's."""
        found = find(question)
        if found == call:
            return found
        own = ask(question)
        moved = (
            own._replace(setting=call.setting, key="", double="") if isinstance(own, DefenceCall) else found
        )
        return moved if question.problem(moved) is None else found

    def was(question: CallDefence, answer: Any) -> bool:
        given = isinstance(answer, DefenceCall)
        return given and bool(answer.setting == call.setting if bare else answer == call)

    return Pick(find, chosen, was)


def substitution(said: str) -> Pick | None:
    """`QB Emberspoon`: who is to play where."""
    place, _, man = said.strip().partition(" ")
    if place.upper() not in PLACES or not man.strip():
        return None
    sent = Substitution(place.upper(), man.strip())

    def find(question: Any) -> Any:
        """By his name, in capitals or not; nowhere if he plays there already, or can't."""
        offence: Seat = question.state.situation.offence
        seat = offence.other if isinstance(question, CallDefence) else offence
        known = substitutions(question.state, seat, isinstance(question, CallDefence))
        return next((one for one in known if same_man(one, sent)), NOWHERE)

    return Pick(find)


def same_man(one: Substitution, sent: Substitution) -> bool:
    return one.position == sent.position and one.player.casefold() == sent.player.casefold()


CALL_EXAMPLES = ("hb", "fb", "se m", "fl l", "hb 3", "draw fb 2", "se 6", "punt", "fg")
DEFENCE_EXAMPLES = ("1", "3", "5", "4z 2", "4z 2 key hb", "3m 4 double se", "1b")
assert all(map(offence_call, CALL_EXAMPLES)) and all(map(defence_call, DEFENCE_EXAMPLES))

PLAN = PlanWords(
    (
        listed("toss", "After the toss (CP-2.4).", ChooseToss, "kick receive"),
        listed("second half", "Who lost the toss chooses (CP-2.5).", ChooseSecondHalf, "kick receive"),
        listed("kickoff", "How to kick off (CP-6.8).", ChooseKickoff, "normal onside hurry"),
        listed("return", "A kick that was fielded (CP-6.21).", ReturnKick, "return concede ground kick_back"),
        Decision(
            "call",
            "Who carries or catches: hb, se m; in the Advanced Game with hole or zone: hb 3, se 6; punt, fg.",
            (Announce, CallPlay),
            CALL_EXAMPLES,
            offence_call,
            on_last_down=True,
        ),
        Decision(
            "defence",
            "The setting 1 to 5; in the Advanced Game card and setting: 4z 2, 3m 4 double se, 1b.",
            (CallDefence,),
            DEFENCE_EXAMPLES,
            defence_call,
        ),
        Decision(
            "substitutions",
            "Who is sent in where (CP-2.6): a position and a name as on the cards, e.g. QB Emberspoon.",
            (CallPlay, CallDefence),
            ("QB Emberspoon", "HB Barleyjacket"),
            substitution,
            every=True,
        ),
        listed("penalty", "The penalty or the play (CP-8.6).", AcceptPenalty, "accept decline"),
        listed(
            "after field goal",
            "A kickoff, or the ball on the own 35 (CP-7.6).",
            ChooseAfterFieldGoal,
            "kickoff scrimmage",
        ),
        listed(
            "try",
            "Kick for one, or pass to a receiver for two (CP-15.12).",
            ChooseConvert,
            " ".join(("kick", *RECEIVERS)),
        ),
    ),
    glance,
    LAW.downs,
    FIELD,
    "minutes",
)
