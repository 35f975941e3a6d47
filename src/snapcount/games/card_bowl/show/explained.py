"""What every answer means and what usually follows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.core.table import Question
from snapcount.football.words import counted
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import VALUE, total
from snapcount.games.card_bowl.rules.lineup.formations import PLACES, defenders_of
from snapcount.games.card_bowl.rules.turns.moves import Turn
from snapcount.games.card_bowl.show.labels import sided
from snapcount.games.card_bowl.show.names import begun, card_text, place_text
from snapcount.games.card_bowl.state import Call

PLAIN_REASONS: dict[str, str] = {
    "scrimmage": "Run or pass: both hands are dealt and laid out.",
    "punt": "Kick it away: about 43 yards with four cards.",
    "field_goal": "Three points if six cards reach the yards to the goal line plus 18.",
    "spike": "Stops the clock and uses the down.",
    "kneel": "One yard back, the clock runs: to hold a lead.",
    "touchback": "No risk: your ball at the 20.",
    "return": "Return cards less the coverage card are your yards; a Red Joker is a fumble.",
    "fair_catch": "Your ball where it comes down; only a Joker spoils it. No return.",
    "bounce": "Hands off: it may roll on towards your goal line, or back.",
    "exchange": "The Red Joker goes back into the deck: fumbles and interceptions are possible again.",
    "keep": "A Joker is worth 15 in your hand, more than a king.",
    "kick": "One point, nearly sure.",
    "two": "A play from scrimmage for two points.",
    "complete": "The loss counts, and the run after the catch.",
    "throw_away": "Incomplete, no loss.",
    "out": "Stops the clock late in a half.",
    "timeout": "The clock stops; each side has three in a half.",
    "apply": "The ball is dead short of where it would roll.",
}
KICK_REASONS = {
    "kickoff": "The usual kick: it comes down near their goal line and is run back.",
    "safety_punt": "A punt in place of a kickoff.",
    "squib": "A low kick: shorter, and beyond their 15 a shorter return.",
    "onside": "A short kick that you may recover yourself; under ten yards it is kicked again.",
}


def laid_text(places: Sequence[str], cards: tuple[str, ...]) -> str:
    """ "Quarterback K♠, centre 10♥ …": which card goes where."""
    laid = (f"{place_text(place)} {card_text(card)}" for place, card in zip(places, cards, strict=True))
    return f"{begun(', '.join(laid))}."


def explain(question: Question[Any], option: Any) -> str:
    """What an answer means and what usually follows."""
    if isinstance(question, q.SetOffence):
        return laid_text(PLACES[option.shape], option.cards)
    if isinstance(question, q.SetDefence):
        defenders = defenders_of(option.front, option.zones, option.corners)
        return laid_text([defender.place for defender in defenders], option.cards)
    if isinstance(question, q.ReceiveOrKick | q.SecondHalf):
        return "You get the ball." if option == "receive" else "They get the ball."
    if isinstance(question, q.ChooseKick):
        return KICK_REASONS[option.kind]
    if isinstance(question, q.TakeTimeout):
        return PLAIN_REASONS[option] if option == "timeout" else "You keep it, and the clock goes on."
    if isinstance(question, q.LeaveOut):
        return f"{question.offence - total(option)} against {question.defence} so far."
    if isinstance(question, q.RunOff) and option < 6:
        return f"Hurry-up: the defence is dealt {counted(6 - option, 'extra card')} to choose from."
    if isinstance(question, q.Declare) and option:
        return (
            f"Adds {option} to your recovery card, less for a run." if option > 0 else
            f"Takes {-option} off your recovery card, more for a run."
        )  # fmt: skip
    if option is None and isinstance(question, q.Motion):
        return "Everybody stays where he is."
    if isinstance(option, Turn) and not option.moves:
        return TURN_REASONS.get(type(question), "")
    if isinstance(question, q.DownBackward | q.DownForward):
        return bounced_to(question, option)
    if reason := OWN_REASONS.get((type(question), option)) if isinstance(option, str | int) else None:
        return reason
    if isinstance(question, q.DrawYardage) and option == 0:
        return f"The next card must be lower than {card_text(question.receiver)}."
    if isinstance(question, q.Execute) and isinstance(option, Call):
        return CALL_REASONS[option.play]
    return PLAIN_REASONS.get(option, "") if isinstance(option, str) else ""


def bounced_to(question: q.DownBackward | q.DownForward, option: Any) -> str:
    """Where a punt comes to rest, said to the kickers."""
    bounce, covers = VALUE[question.bounce], VALUE[question.coverage]
    if isinstance(question, q.DownBackward):
        spot = question.spot + (max(0, bounce - covers) if option == "apply" else bounce)
        return f"The ball is dead at {sided(spot, 'their', 'your')}."
    spot = question.spot - bounce + option
    if spot <= 0:
        return "It reaches the end zone: their ball at the 20."
    where = sided(spot, "their", "your")
    return f"The ball is dead at {where}." if option else f"It rolls on to {where} and may bounce once more."


OWN_REASONS: dict[tuple[type[Question[Any]], str | int], str] = {
    (q.AvoidDelay, "timeout"): "No penalty; each side has three timeouts in a half.",
    (q.AvoidDelay, "penalty"): "Five yards back, and the down is played again.",
    (q.GoOut, "run"): "More yards, perhaps, but the clock runs.",
    (q.ScrambleOut, "stay"): "The yards count as they are, but the clock runs.",
    (q.RunItOut, "run"): "Out of the end zone with what the cards give: it may end short of the 20.",
    (q.StayInEndZone, "continue"): "On with what the cards give: it may end short of the 20.",
    (q.ThrowScreenAway, "run"): "He runs from there, and the loss may shrink or grow.",
    (q.TakeFailedKick, "take"): "First down there.",
    (q.TakeFailedKick, "rekick"): "They kick once more, from farther back.",
    (q.Declare, 0): "Your recovery card counts as it is.",
}
TURN_REASONS: dict[type[Question[Any]], str] = {
    q.BlockingPattern: "Everybody takes the man nearest to him, as the lines on the grass show.",
    q.MoveBacks: "They can still carry the ball or catch it.",
    q.ShotgunBacks: "They can still carry the ball or catch it.",
}
CALL_REASONS = {
    "rush": "The back counts twice, with a handoff card and the blockers; the lane has an extra card and three draws."
    " Half the margin is the gain.",
    "pass": "The pass card must stay below the quarterback, the catch below the receiver; the margin is the gain.",
    "scramble": "The quarterback and his blockers against the lane, an extra card and two draws.",
    "screen": "A short pass, then a run; always one open-field card at least.",
    "lateral": "A backward pass five yards behind the line; dropped it is a fumble.",
}
