"""Why a side goes for it, or kicks: how often it must work."""

from __future__ import annotations

from typing import Any

from snapcount.core.review.judging import Value, own
from snapcount.core.review.reasons import Ranked, Reason, of_games
from snapcount.core.review.words import percent
from snapcount.football.downs import new_series
from snapcount.football.field import other_end
from snapcount.football.situation import Law

GO = "Go for it"


def go_or_kick(law: Law[Any]) -> Reason:
    """What a first down and a miss would be worth against the kick, with the score and the time as they are."""

    def reason(value: Value, state: Any, asked: str, ranked: Ranked) -> str:
        now, kicks = state.situation, [one for one in ranked if one[0] != GO]
        if len(kicks) == len(ranked) or now.line >= law.length:
            return of_games(value, state, asked, ranked)
        seat, (kick, chance) = now.offence, kicks[0]
        made = own(seat, value(state._replace(situation=new_series(law, seat, now.line))))
        turned = new_series(law, seat.other, other_end(law, now.ball))
        missed = own(seat, value(state._replace(situation=turned)))
        if not missed < chance < made:
            return of_games(value, state, asked, ranked)
        times = round(100 * (chance - missed) / (made - missed))
        must = "must" if ranked[0][0] == GO else "would have to"
        return (
            f"A first down makes it {percent(made)}, a miss {percent(missed)}: "
            f"to beat the {kick.lower()} it {must} work {times} times in 100."
        )

    return reason
