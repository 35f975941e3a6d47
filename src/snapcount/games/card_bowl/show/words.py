"""What every question asks, and where a game stands, in English."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Question
from snapcount.football.field import other_end
from snapcount.football.words import counted, down_and_distance, period, tally
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import VALUE, total
from snapcount.games.card_bowl.show.labels import sided
from snapcount.games.card_bowl.show.names import (
    begun,
    card_text,
    cards_text,
    chosen_text,
    clock_text,
    does,
    lane_text,
    one_of,
    place_text,
    placed_card,
    shape_text,
    spot_text,
    yards_text,
)
from snapcount.games.card_bowl.state import Call, Next
from snapcount.games.card_bowl.tables import LAW
from snapcount.games.card_bowl.view import View

Prompt = Callable[[Any, Names], str]


def depth(spot: int) -> str:
    return (
        f"{yards_text(-spot)} deep in the end zone"
        if spot < 0
        else "on the goal line"
        if spot == 0
        else f"at {sided(spot, 'your', 'their')}"
    )


def extra_against(call: Call) -> str:
    """What the defence is up against, before it adds a card."""
    if call.play == "pass":
        return f"A pass to the {place_text(call.carrier)}!"
    who = (
        "The quarterback scrambles"
        if call.play == "scramble"
        else f"A {call.play} by the {place_text(call.carrier)}"
    )
    return f"{who}, {lane_text(call.lane) if call.lane else 'around the end'}!"


def _tacklers(a: q.Tacklers, names: Names) -> str:
    return f"The run draws {cards_text(a.drawn)} ({yards_text(total(a.drawn))}). Which hidden cards tackle?"


def _blocks(a: q.DownfieldBlocks, names: Names) -> str:
    tackle = begun(f"{chosen_text(a.tacklers)} {does(a.tacklers, 'tackle')}")
    return f"{tackle} a run of {a.yards}. Which hidden receivers block them?"


def _yardage(a: q.DrawYardage, names: Names) -> str:
    risk = " A round of sack draws comes before the next card." if a.sack_round else ""
    return (
        f"The pass stands at {a.offence} against {a.defence} and two cards still to come. Throw longer, or try the"
        f" catch? A card of the suit of {card_text(a.receiver)} spoils it.{risk}"
    )


def _execute(a: q.Execute, names: Names) -> str:
    hot = f" Hot lanes: {', '.join(a.hot)}." if a.hot else ""
    pressed = f" Pressure on the passer: {a.pressure}." if a.pressure else ""
    sure = " If you stay you are sacked." if a.automatic else ""
    when = {
        "blocking": "Your line is shown; the defence's is not yet.",
        "start": "A new turn begins.",
        "end": "The defence has answered.",
    }
    what = "Run or pass now, or wait?" if a.may_wait else "Run or pass now: there is nothing to wait for."
    return f"{when[a.moment]}{hot}{pressed}{sure} {what}"


def _penalty(a: q.TakePenalty, names: Names) -> str:
    yards = f", {yards_text(a.foul.yards)}" if a.foul.yards else ""
    return f"{begun(a.foul.name)} on {names[a.foul.vs]}{yards}. Accept or decline?"


TURNS = {
    1: "Move any of your cards, then end the turn. The offence has given its blockers their tasks.",
    2: "Your last moves before the lines are shown. Then end the turn.",
    3: "Rush, drop back or cover? The offence has shown its line; yours is turned up when you end the turn.",
}


def _defence_turn(a: q.DefenceTurn, names: Names) -> str:
    return TURNS.get(a.number, "Answer with any of your cards, then end the turn.")


def _backs(a: q.MoveBacks, names: Names) -> str:
    """CB-16.11 The same question comes twice: the second time the defence has moved in between."""
    if a.acted:
        return "Another back to the line or to another side? Those who stay can carry the ball."
    if a.second:
        return "The defence has moved. Do backs still go to the line, or to another side?"
    return "Send backs to the line, or to another side? Those who stay can carry the ball."


PROMPTS: dict[type[Question[Any]], Prompt] = {
    q.SplitStock: lambda a, n: (
        f"How many of your {a.stock} extra cards does your offence get? The rest are for your defence."
    ),
    q.CallToss: lambda a, n: "The coin is in the air: heads or tails?",
    q.ReceiveOrKick: lambda a, n: "You won the toss. Receive the ball or kick off?",
    q.SecondHalf: lambda a, n: "Second half: receive or kick off?",
    q.ChooseKick: lambda a, n: f"You kick from your {a.situation.ball}. Which kick?",
    q.FieldKick: lambda a, n: (
        f"The kick comes down {depth(a.spot)}; coverage {card_text(a.coverage)}. Run it out?"
    ),
    q.StayInEndZone: lambda a, n: (
        f"Still {depth(a.spot)} with {counted(a.cards_left, 'return card')} to come. Go on?"
    ),
    q.TakeFailedKick: lambda a, n: (
        f"The on-side kick failed again. Take the ball at {sided(a.spot, 'your', 'their')}?"
    ),
    q.CallPlay: lambda a, n: (
        f"{down_and_distance(LAW, a.situation)} at {sided(a.situation.ball, 'your', 'their')}: what do you call?"
    ),
    q.PuntPlan: lambda a, n: "How long a punt? Every card is about seven yards, plus 15.",
    q.FieldPunt: lambda a, n: (
        f"The punt comes down {depth(a.spot)}; coverage {card_text(a.coverage)}. What now?"
    ),
    q.DownBackward: lambda a, n: (
        f"It bounces back {VALUE[a.bounce]}. Stop it with your coverage {card_text(a.coverage)}?"
    ),
    q.DownForward: lambda a, n: (
        f"It bounces {VALUE[a.bounce]} forward from {sided(a.spot, 'their', 'your')}. Take how much off and down it?"
    ),
    q.ChooseTry: lambda a, n: f"Touchdown! Kick for one from the {a.distance}, or play for two?",
    q.RunOff: lambda a, n: (
        f"{clock_text(a.left)} left and the clock runs. How much of it before the snap? 35 seconds are usual."
    ),
    q.TakeTimeout: lambda a, n: f"The clock runs ({clock_text(a.left)} left). Use {one_of(a.timeouts)}?",
    q.Discard: lambda a, n: (
        f"Which of these equal cards go: {cards_text(a.among)}? ({a.count} of them; eleven stay.)"
    ),
    q.ExchangeJoker: lambda a, n: "You hold the Red Joker. Put it back and play for the turnover?",
    q.SetOffence: lambda a, n: "Lay out your eleven cards.",
    q.SetDefence: lambda a, n: f"Lay out your defence against {shape_text(a.shape)}.",
    q.Motion: lambda a, n: "Send one card in motion, or snap the ball as you are?",
    q.Adjust: lambda a, n: "Adjust any of your cards to the motion, then end the turn.",
    q.AvoidDelay: lambda a, n: f"Delay of game. Spend {one_of(a.timeouts)} instead of five yards?",
    q.BlockingPattern: lambda a, n: "Give your blockers their tasks. Who is given none takes the nearest.",
    q.MoveBacks: _backs,
    q.Sneak: lambda a, n: "A quarterback sneak now, before the defence can answer?",
    q.DefenceTurn: _defence_turn,
    q.BlockOrRelease: lambda a, n: "Which tight ends block? The others go out for a pass.",
    q.MoveOneBack: lambda a, n: "One more back may go to the line or to another side. Does one?",
    q.Execute: _execute,
    q.ShotgunBacks: lambda a, n: (
        f"Step backs into the line at once? Hot lanes: {', '.join(a.hot) or 'none'}."
    ),
    q.Develop: lambda a, n: "The play goes on: show or move one of your cards.",
    q.ExtraCard: lambda a, n: f"{extra_against(a.call)} Which of your free cards joins in?",
    q.CoverBack: lambda a, n: f"Nobody is on {placed_card(*a.receiver)}. Who covers him?",
    q.DrawYardage: _yardage,
    q.LeaveOut: lambda a, n: (
        f"Caught, {a.offence} against {a.defence}, and two cards for the defence still to come. Count all that you"
        " drew, or leave some out for a shorter pass?"
    ),
    q.ThrowAway: lambda a, n: (
        f"He would be caught {yards_text(-a.yards)} behind. Complete it or throw it away?"
    ),
    q.Tacklers: _tacklers,
    q.DownfieldBlocks: _blocks,
    q.GoOut: lambda a, n: (
        f"Run on ({counted(a.cards, 'more card')} to draw), or step out of bounds and stop the clock?"
    ),
    q.ScrambleOut: lambda a, n: (
        f"The scramble {'gains' if a.yards >= 0 else 'loses'} {yards_text(abs(a.yards))}."
        " Stay in, or step out two yards back to stop the clock?"
    ),
    q.RunItOut: lambda a, n: f"Intercepted {depth(a.spot)}. Kneel for a touchback or run it out?",
    q.Declare: lambda a, n: "Loose ball! Fall on it (surer) or scoop it up (to run with it)?",
    q.TakePenalty: _penalty,
    q.ThrowScreenAway: lambda a, n: (
        f"The screen is caught {yards_text(-a.yards)} behind the line. Run or throw it away?"
    ),
}


def prompt(question: Question[Any], names: Names) -> str:
    return PROMPTS[type(question)](question, names)


def next_text(after: Next, names: Names = ("Home", "Away")) -> str:
    """What follows a play."""
    now = after.situation
    who, where = names[now.offence], spot_text(now.offence, now.ball, names)
    if after.kind == "scrimmage":
        return f"{who}, {down_and_distance(LAW, now)} at {where}"
    if after.kind in ("try", "retry"):
        return f"a try by {who} from {yards_text(other_end(LAW, now.ball))}"
    return f"{who} kicks off from {where}"


def situation(view: View, names: Names) -> str:
    """Where a view stands, to be read aloud."""
    score = tally(view.score, names)
    if view.phase == "over":
        return f"Final score: {score}."
    return f"{score}. {period(view.quarter).capitalize()}, {clock(view)}. {next_up(view, names)}."


def clock(view: View) -> str:
    simple = view.options.timing == "simple1"
    return f"{counted(view.left, 'play') if simple else clock_text(view.left)} left"


def next_up(view: View, names: Names) -> str:
    """Who has the ball where, or kicks."""
    now = view.situation
    who, where = names[now.offence], spot_text(now.offence, now.ball, names)
    if view.phase in ("toss", "stock"):
        return "The toss"
    if view.trying:
        return f"{who} tries from {yards_text(other_end(LAW, now.ball))}"
    return f"{who} has {down_and_distance(LAW, now)} at {where}" if now.down else f"{who} kicks from {where}"
