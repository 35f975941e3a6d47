"""The ids of Canadian Pro Football."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from snapcount.core.stepping.codec import Ids, Listed, Numbering, Spelling, whole_answers
from snapcount.core.table import Question, Seat
from snapcount.games.canadian_pro import questions as q
from snapcount.games.canadian_pro.rules.calls import Call, Menu, announced, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall, defence_calls
from snapcount.games.canadian_pro.rules.lineups import (
    Line,
    line_of,
    open_places,
    out_of,
    playable,
    swap_works,
)
from snapcount.games.canadian_pro.rules.open_calls import alike, calls, candidates
from snapcount.games.canadian_pro.state import Options, State, Substitution
from snapcount.games.canadian_pro.tables import ALIGNMENTS, DEFENCE, OFFENCE, RECEIVERS
from snapcount.games.canadian_pro.teams.cards import Player, Team

ROSTER = 100
"""So many men of a team can be named."""


def call_name(call: Call) -> str:
    return " ".join(["call", *(str(part) for part in call[:-1] if part)])


def defence_name(call: DefenceCall) -> str:
    extra = f" key {call.key}" if call.key else f" double {call.double}" if call.double else ""
    return f"defence {call.setting or ''}{call.card and ' '}{call.card}{extra}"


IDS = Numbering()
CHOICES = Listed(IDS.block("", ("kick", "receive", "return", "concede", "ground", "kick_back", "kick_again")))
KICKS = Listed(IDS.block("", ("normal", "onside", "hurry kick")))
ANSWERS = Listed(IDS.block("", ("accept", "decline", "kickoff", "scrimmage")))
CONVERTS = Listed(IDS.block("convert ", ("kick", *RECEIVERS)))
NOTHING, HURRY = IDS.one("announce nothing"), IDS.one("hurry")
CALLS = {
    call: IDS.one(call_name(call))
    for call in dict.fromkeys((*candidates(Options()), *candidates(Options(advanced=True))))
}
CALL_OF = {number: call for call, number in CALLS.items()}
DEFENCES = {
    call: IDS.one(defence_name(call)) for call in (*defence_calls(False, False), *defence_calls(True, False))
}
DEFENCE_OF = {number: call for call, number in DEFENCES.items()}
SHIFTS = IDS.block("out of ", ALIGNMENTS)
SHIFT_OF = {number: name for name, number in SHIFTS.items()}
PLACES = IDS.block("send in at ", (*OFFENCE, *DEFENCE))
PLACE_OF = {number: place for place, number in PLACES.items()}
MEN = IDS.block("man ", range(ROSTER))
FIRST_MAN = MEN[0]
assert min(CALL_OF) > HURRY and max(CALL_OF) < min(PLACE_OF), "what the offence begins with is ascending"


class Kickoffs:
    """`hurry` is a kick here, not a way of calling."""

    words = {"normal": "normal", "onside": "onside", "hurry": "hurry kick"}

    def legal(self, question: q.ChooseKickoff, written: Ids) -> Sequence[int]:
        return () if written else sorted([KICKS.ids[self.words[option]] for option in question.options()])

    def read(self, question: q.ChooseKickoff, written: Ids) -> str:
        return str(KICKS.answers[written[0]]).removesuffix(" kick")

    def spell(self, question: q.ChooseKickoff, answer: str) -> Ids:
        return (KICKS.ids[self.words[answer]],)


class Announcements:
    """A kick that is announced, or nothing."""

    def legal(self, question: q.Announce, written: Ids) -> Sequence[int]:
        kicks = [
            CALLS[call] for call in calls(menu_of(question.state, True)) if announced(call) and not call.hurry
        ]
        if written:
            return kicks if written == (HURRY,) else ()
        return sorted([NOTHING, *kicks, *([HURRY] if kicks and menu_of(question.state, True).hurry else [])])

    def read(self, question: q.Announce, written: Ids) -> Call | None:
        return None if written[0] == NOTHING else called(written)

    def spell(self, question: q.Announce, answer: Call | None) -> Ids:
        return (NOTHING,) if answer is None else spelled(answer)


def called(written: Ids) -> Call:
    call = CALL_OF[written[-1]]
    return call._replace(hurry=True) if written[0] == HURRY else call


def spelled(call: Call) -> Ids:
    number = CALLS[call._replace(hurry=False)]
    return (HURRY, number) if call.hurry else (number,)


@lru_cache(maxsize=4096)
def call_ids(menu: Menu) -> Ids:
    """Of a menu that stands for all like it."""
    return tuple(sorted([CALLS[call] for call in calls(menu) if not call.hurry]))


@lru_cache(maxsize=4096)
def men_sent(line: Line, out: tuple[str, ...], advanced: bool, defending: bool) -> dict[int, Ids]:
    """The men who may be sent in, by position, in ids."""
    found: dict[int, list[int]] = {}
    for at, number, place, man in those_named(line.team, open_places(advanced, defending)):
        if man.name not in out and swap_works(line, place, man):
            found.setdefault(at, []).append(number)
    return {at: tuple(men) for at, men in found.items()}


@lru_cache(maxsize=256)
def those_named(club: Team, places: tuple[str, ...]) -> tuple[tuple[int, int, str, Player], ...]:
    """Everybody at each position that his card allows, in ids, ascending, but for men whom no id names."""
    numbers = numbers_of(club)
    named = [
        (PLACES[sent.position], FIRST_MAN + numbers[man.name], sent.position, man)
        for sent, man in playable(club, places)
    ]
    return tuple(sorted([one for one in named if one[1] < FIRST_MAN + ROSTER], key=lambda one: one[:2]))


@lru_cache(maxsize=256)
def numbers_of(club: Team) -> dict[str, int]:
    """Where each man stands on the roster."""
    return {name: at for at, name in enumerate(club.players)}


@lru_cache(maxsize=256)
def names_of(club: Team) -> tuple[str, ...]:
    return tuple(club.players)


def men_of(state: State, seat: Seat) -> dict[int, Ids]:
    defending = seat is not state.situation.offence
    return men_sent(line_of(state, seat), out_of(state, seat), state.options.advanced, defending)


def man(state: State, seat: Seat, written: Ids) -> Substitution:
    names = names_of(line_of(state, seat).team)
    return Substitution(PLACE_OF[written[0]], names[written[1] - FIRST_MAN])


def spelled_man(state: State, seat: Seat, sent: Substitution) -> Ids:
    names = names_of(line_of(state, seat).team)
    return PLACES[sent.position], FIRST_MAN + names.index(sent.player)


@lru_cache(maxsize=4096)
def places_to_fill(line: Line, out: tuple[str, ...], advanced: bool, defending: bool) -> Ids:
    return tuple(men_sent(line, out, advanced, defending))


@lru_cache(maxsize=4096)
def offence_first(menu: Menu, places: Ids) -> Ids:
    """What the offence may begin with, ascending: to hurry, a call, a man sent in."""
    usual = call_ids(menu)
    return (HURRY, *usual, *places) if menu.hurry and usual else (*usual, *places)


class OffenceCalls:
    """A call, a call in the Hurry Up, or a man sent in."""

    def legal(self, question: q.CallPlay, written: Ids) -> Sequence[int]:
        state = question.state
        if not written:
            seat = state.situation.offence
            line, out = line_of(state, seat), out_of(state, seat)
            places = places_to_fill(line, out, state.options.advanced, False)
            return offence_first(alike(menu_of(state, question.kicks)), places)
        if written == (HURRY,):
            return call_ids(alike(menu_of(state, question.kicks)))
        if len(written) == 1 and written[0] in PLACE_OF:
            return men_of(state, state.situation.offence).get(written[0], ())
        return ()

    def read(self, question: q.CallPlay, written: Ids) -> Call | Substitution:
        if written[0] in PLACE_OF:
            return man(question.state, question.state.situation.offence, written)
        return called(written)

    def spell(self, question: q.CallPlay, answer: Call | Substitution) -> Ids:
        if isinstance(answer, Substitution):
            return spelled_man(question.state, question.state.situation.offence, answer)
        return spelled(answer)


@lru_cache(maxsize=4)
def defence_ids(advanced: bool, shifted: bool) -> Ids:
    return tuple([DEFENCES[call] for call in defence_calls(advanced, False) if call.setting or not shifted])


@lru_cache(maxsize=4096)
def defence_first(line: Line, out: tuple[str, ...], alignments: bool) -> Ids:
    """What the defence may begin with in the Advanced Game."""
    shifts = SHIFT_OF if alignments else {}
    return (*defence_ids(True, False), *shifts, *places_to_fill(line, out, True, True))


class DefenceCalls:
    """A call, one out of another alignment, or a man sent in."""

    def legal(self, question: q.CallDefence, written: Ids) -> Sequence[int]:
        state = question.state
        seat = state.situation.offence.other
        if not written:
            if not state.options.advanced:
                return defence_ids(False, False)
            return defence_first(line_of(state, seat), out_of(state, seat), state.has("alignments"))
        if len(written) == 1 and written[0] in SHIFT_OF:
            return defence_ids(True, True)
        if len(written) == 1 and written[0] in PLACE_OF:
            return men_of(state, seat).get(written[0], ())
        return ()

    def read(self, question: q.CallDefence, written: Ids) -> DefenceCall | Substitution:
        if written[0] in PLACE_OF:
            return man(question.state, question.state.situation.offence.other, written)
        call, shift = DEFENCE_OF[written[-1]], SHIFT_OF.get(written[0])
        return call._replace(alignment=shift) if shift else call

    def spell(self, question: q.CallDefence, answer: DefenceCall | Substitution) -> Ids:
        if isinstance(answer, Substitution):
            return spelled_man(question.state, question.state.situation.offence.other, answer)
        number = DEFENCES[answer._replace(alignment="")]
        return (SHIFTS[answer.alignment], number) if answer.alignment else (number,)


SPELLINGS: Mapping[type[Question[Any]], Spelling] = {
    q.ChooseToss: CHOICES,
    q.ChooseSecondHalf: CHOICES,
    q.CallPlay: OffenceCalls(),
    q.Announce: Announcements(),
    q.CallDefence: DefenceCalls(),
    q.ChooseKickoff: Kickoffs(),
    q.ReturnKick: CHOICES,
    q.AnswerKickBack: CHOICES,
    q.ReturnOrGround: CHOICES,
    q.AcceptPenalty: ANSWERS,
    q.ChooseAfterFieldGoal: ANSWERS,
    q.ChooseConvert: CONVERTS,
}
ALONE: Mapping[type[Question[Any]], Mapping[int, Any]] = {
    **whole_answers(SPELLINGS),
    q.CallPlay: CALL_OF,
    q.CallDefence: DEFENCE_OF,
    q.Announce: {NOTHING: None, **{number: call for number, call in CALL_OF.items() if announced(call)}},
}
