"""The sentences of a review: situations, decisions, headlines. No blame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from snapcount.core.review.judging import Judged
from snapcount.core.review.observed import Play
from snapcount.core.review.shapes import Choice, Decision
from snapcount.core.rulebook import Names, Rulebook
from snapcount.core.table import Event, Seat

SMALL = 0.01
"""Below a point of win chance nothing is said."""
MENTIONED = 0.005
EVEN = 0.03
"""Luck that decided nothing."""
MOST_NAMED = 3


def percent(share: float) -> str:
    return f"{round(100 * share)} %"


def signed(change: float) -> str:
    points = round(100 * change)
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "0"


class Teller:
    """Puts a game's moments into words: labels, situations, stories."""

    def __init__(self, rulebook: Rulebook, names: Names) -> None:
        self.rulebook, self.names = rulebook, names

    def board(self, state: Any) -> Any:
        return self.rulebook.face.scoreboard(self.rulebook.rules.view(state, None), self.names)

    def place(self, state: Any) -> str:
        """3rd and 8 at the Home 30; kickoff."""
        board = self.board(state)
        spot = board.spot if board.spot == "midfield" else f"the {board.spot}"
        return f"{board.down} at {spot}" if board.down and board.spot else board.down or board.period

    def situation(self, state: Any, seat: Seat | None) -> str:
        """With the score as that seat sees it, and the time left."""
        board = self.board(state)
        home, away = board.score
        mine, theirs = (home, away) if seat is not Seat.AWAY else (away, home)
        if seat is None:
            standing = f"{home}–{away}"
        else:
            how = "ahead" if mine > theirs else "behind" if mine < theirs else "tied"
            standing = f"{how} {mine}–{theirs}"
        time = f"{board.period}, {board.clock}" if board.clock else board.period
        return ", ".join(filter(None, (self.place(state), standing, time)))

    def story(self, play: Play) -> str:
        """Ravens run: gain of 6."""
        began = next((event for event in play.events if event.what == "play_began"), None)
        if began is None:
            return "Toss"
        told = play_told(play.events)
        outcome = self.rulebook.face.words.outcome(told, self.names) if told else None
        offence = began.facts["situation"].offence
        who = self.names[offence]
        kind = KINDS.get(began.facts["kind"], str(began.facts["kind"]).replace("_", " "))
        if outcome is None:
            return f"{who}, {kind}"
        line = outcome.line[:1].lower() + outcome.line[1:]
        if outcome.moment in SCORES and outcome.seat is not None and outcome.seat is not offence:
            line += f" for {self.names[outcome.seat]}"
        return f"{who}, {line}" if line.startswith(kind) else f"{who}, {kind}: {line}"

    def label(self, judged: Judged, answer: Any, label: str = "") -> str:
        question = judged.step.question
        assert question is not None
        return label or self.rulebook.face.words.label(question, answer)

    def choices(self, judged: Judged) -> tuple[Choice, ...]:
        chosen = judged.step.given.value
        return tuple(
            Choice(
                self.label(judged, option.answer, option.label),
                option.share,
                option.chance,
                type(option.answer) is type(chosen) and option.answer == chosen,
            )
            for option in judged.options
        )


SCORES = ("touchdown", "field_goal", "safety")
"""What the other side may score on a play of this one's: then it is said whose it is."""
KINDS = {"field_goal": "field goal", "free_kick": "free kick", "try": "try"}


def play_told(events: Sequence[Event]) -> list[Event]:
    """The public events of a play, from its beginning to its end."""
    public = [event for event in events if event.to is None]
    began = [at for at, event in enumerate(public) if event.what == "play_began"]
    ended = [at for at, event in enumerate(public) if event.what == "play_ended"]
    return public[began[0] : ended[-1] + 1] if began and ended and ended[-1] > began[0] else []


def verdict(decision: Decision, place: str) -> str:
    """3rd and 8 at the Home 30: Run gave away 6 %. Best: Long Pass 71 %, Short Pass 29 %."""
    said = f"gave away {percent(decision.cost)}" if decision.cost >= SMALL else "was as good as any"
    return f"{begun(place)}: {decision.chosen} {said}. Best: {best(decision.choices)}."


def begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def tempting(decision: Decision) -> Choice | None:
    """The likeliest mistake that wasn't made: the best answer outside the best mix."""
    others = [
        choice
        for choice in decision.choices
        if not choice.chosen and choice.chance is not None and (choice.share or 0.0) <= MENTIONED
    ]
    return max(others, key=lambda choice: choice.chance or 0.0, default=None)


def spared(decision: Decision) -> float:
    """What the likeliest mistake would have given away; 0 where the answer was a mistake itself."""
    other = tempting(decision)
    chosen = next((choice for choice in decision.choices if choice.chosen), None)
    if other is None or chosen is None or chosen.chance is None or decision.cost >= SMALL:
        return 0.0
    return max(0.0, chosen.chance - (other.chance or 0.0))


def place_of(decision: Decision) -> str:
    """Its situation without the score and the time."""
    return decision.situation.split(", ")[0]


def praise(decision: Decision) -> str:
    """4th and 2 at the Home 45: Long Pass was right. Punt would have given away 14 %."""
    other = tempting(decision)
    place = place_of(decision)
    cost = percent(spared(decision))
    instead = begun(other.label) if other else ""
    return f"{begun(place)}: {decision.chosen} was right. {instead} would have given away {cost}."


def best(choices: Sequence[Choice]) -> str:
    """The best mix; without one, the best answer and its win chance."""
    shares = [choice for choice in choices if (choice.share or 0.0) > MENTIONED]
    if shares:
        named = [f"{choice.label} {percent(choice.share or 0.0)}" for choice in shares[:MOST_NAMED]]
        return ", ".join(named) + (", …" if len(shares) > MOST_NAMED else "")
    top = choices[0]
    return f"{top.label}, win chance {percent(top.chance)}" if top.chance is not None else top.label


def because(decision: Decision, reply: Sequence[Choice] = ()) -> str:
    """What the best would have been worth, against what was chosen; and the other side's best mix."""
    chosen = next((choice for choice in decision.choices if choice.chosen), None)
    top = max((choice.chance for choice in decision.choices if choice.chance is not None), default=None)
    if chosen is None or chosen.chance is None or top is None:
        return ""
    if decision.cost < SMALL:
        return f"Win chance {percent(chosen.chance)}, as much as the best."
    mixed = any((choice.share or 0.0) > MENTIONED for choice in decision.choices)
    named = f" ({best(reply)})" if reply else ""
    against = f" against the best reply{named}" if mixed else ""
    return f"Win chance {percent(chosen.chance)}{against}; the best has {percent(top)}."


class Seen(NamedTuple):
    """A game's sum as one seat sees it; a spectator looks with home's eyes."""

    decided: float
    luck: float
    won: float
    """1, ½ or 0."""


def headline(names: Names, seat: Seat | None, seen: Seen, decider: str) -> str:
    """From two signs, decisions and luck, and the result."""
    you = names[Seat.HOME] if seat is None else "You"
    other = names[Seat.HOME if seat is Seat.AWAY else Seat.AWAY]
    if abs(seen.decided) < SMALL:
        if abs(seen.luck) < SMALL:
            return "Both decided equally well, and luck was even."
        lucky = other if seen.luck < 0 else you if seat is None else "you"
        return f"Both decided equally well. The {decider} decided for {lucky}."
    better, helped = (you, seen.luck >= 0) if seen.decided > 0 else (other, seen.luck <= 0)
    if abs(seen.luck) < EVEN:
        return f"{better} decided better, and luck was even."
    if helped:
        return f"{better} decided better, and had the luck too."
    if seen.won == 0.5:
        return f"{better} decided better, and luck made up for it."
    lost = seen.won < 0.5 if seen.decided > 0 else seen.won > 0.5
    if lost:
        return f"{better} decided better. The {decider} decided more."
    return f"{better} decided better, and that was enough."
