"""Why a side goes for it, or kicks: how often it must work."""

from __future__ import annotations

from typing import Any

from snapcount.core.review.judging import Remark, Value, own
from snapcount.core.review.reasons import CountsAs, Ranked, Reason, of_games, weighed
from snapcount.core.review.shapes import Decision
from snapcount.core.review.words import SMALL, percent
from snapcount.football.downs import new_series
from snapcount.football.field import other_end
from snapcount.football.situation import Law

GO = "Go for it"


def go_or_kick(law: Law[Any]) -> Reason:
    """How often it must work; where nothing is kicked or no line is left to gain, how many games it wins."""

    def reason(value: Value, state: Any, asked: str, ranked: Ranked) -> str:
        return needed(law, value, state, ranked) or of_games(value, state, asked, ranked)

    return reason


def on_last_down(law: Law[Any], counts_as: CountsAs) -> Remark:
    """Beside a kick where the book goes for it on a last down, or the other way about."""

    def remark(value: Value, state: Any, decision: Decision) -> str:
        ranked = weighed(decision, counts_as)
        if state.situation.down < law.downs or decision.cost < SMALL or len(ranked) < 2:
            return ""
        return needed(law, value, state, ranked)

    return remark


def needed(law: Law[Any], value: Value, state: Any, ranked: Ranked) -> str:
    """What a first down and a miss would be worth against the kick, with the score and the time as they are."""
    now, kicks = state.situation, [one for one in ranked if one[0] != GO]
    if len(kicks) == len(ranked) or now.line >= law.length:
        return ""
    seat, (kick, chance) = now.offence, kicks[0]
    made = own(seat, value(state._replace(situation=new_series(law, seat, now.line))))
    turned = new_series(law, seat.other, other_end(law, now.ball))
    missed = own(seat, value(state._replace(situation=turned)))
    if not missed < chance < made:
        return ""
    times = round(100 * (chance - missed) / (made - missed))
    must = "must" if ranked[0][0] == GO else "would have to"
    return (
        f"Make it and the win chance is {percent(made)}; miss and it is {percent(missed)}. "
        f"To beat the {kick.lower()}, going for it {must} work {times} times in 100."
    )
