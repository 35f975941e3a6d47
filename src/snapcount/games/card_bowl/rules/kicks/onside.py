"""Chapter 6: the on-side kick."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.penalties import half_distance
from snapcount.games.card_bowl.questions import TakeFailedKick
from snapcount.games.card_bowl.rules.cards import BJ, RJ, VALUE, Card, Pile, plain_card, turn
from snapcount.games.card_bowl.rules.downs import kick_again, new_series
from snapcount.games.card_bowl.rules.fumble import Loose, came_of, loose_ball
from snapcount.games.card_bowl.rules.kicks.kick_fouls import kick_settled
from snapcount.games.card_bowl.state import Result
from snapcount.games.card_bowl.tables import LAW, ONSIDE

LIVE: int = ONSIDE["live_if_geq"]
OUT_BACK_YARDS = 5


@rule("CB-6.3")
def onside(t: Table, kicker: Seat, spot: int, declared: int, fails: int, pile: Pile) -> Result:
    """One card and the declared number are the distance.

    Ten yards, or a touch by the receivers (CB-6.7, CB-6.8), and the ball is live.
    """
    card, pile = turn(t, pile, "on-side kick", kicker)
    if card == BJ:
        return kicked_out(t, kicker, spot, declared, fails, pile)
    touched = card == RJ
    if touched:
        t.tell("touched", seat=kicker.other)
        card, pile = plain_card(t, pile, "on-side kick", kicker)
    distance = declared + VALUE[card]
    t.tell("kicked_off", seat=kicker, kind="onside", spot=spot + distance, yards=distance)
    if distance < LIVE and not touched:
        return failed(t, kicker, spot, spot, distance, fails + 1, False)
    return live(t, kicker, spot, distance, 0 if touched else distance - LIVE, touched, pile)


@rule("CB-6.6")
def kicked_out(t: Table, kicker: Seat, spot: int, declared: int, fails: int, pile: Pile) -> Result:
    """Out of bounds: again from five yards farther back; the second time in a row a card gives the distance."""
    again = spot - half_distance(OUT_BACK_YARDS, spot)
    t.tell("kicked_out", seat=kicker, spot=spot)
    if not fails:
        return failed(t, kicker, spot, again, 0, 1, True)
    card: Card
    card, pile = plain_card(t, pile, "distance", kicker)
    return failed(t, kicker, spot, again, declared + VALUE[card], fails + 1, True)


@rule("CB-6.4")
def failed(t: Table, kicker: Seat, spot: int, again: int, distance: int, fails: int, out: bool) -> Result:
    """CB-6.5, CB-6.9 A short kick is repeated from the same spot; after two the receivers may take the ball.

    CB-6.10 Or have it kicked again, as often as it fails; another kind of kick breaks the row (`Kick.fails`).

    CB-32.17 A kick that is taken is not repeated: the clock counts it, but out of bounds takes no time.
    """
    facts: tuple[tuple[str, object], ...] = (("distance", distance), ("fails", fails), ("kick_spot", again))
    at = other_end(LAW, spot + distance)
    if fails >= 2 and t.ask(kicker.other, TakeFailedKick(at, again)) == "take":
        t.tell("onside_lost", seat=kicker, spot=spot + distance)
        return Result(
            "ball",
            kicker.other,
            at,
            "onside",
            oob=out,
            changed=True,
            clock="out" if out else "onside",
            next=new_series(kicker.other, at),
            facts=facts,
        )
    t.tell("repeated", seat=kicker, spot=again)
    after = kick_again(kicker, again, fails)
    return Result("rekick", kicker, again, "onside", oob=out, clock="repeated", next=after, facts=facts)


@rule("CB-6.11")
def live(t: Table, kicker: Seat, spot: int, distance: int, bonus: int, touched: bool, pile: Pile) -> Result:
    """CB-6.12, CB-6.13 A loose ball that the kickers may recover but not advance."""
    loose = Loose(kicker, spot + distance, bonus=bonus, held=kicker, kick=True)
    found, pile = loose_ball(t, loose, pile)
    ours = found.team is kicker
    at = found.spot if ours else other_end(LAW, found.spot)
    t.tell("onside_recovered" if ours else "onside_lost", seat=kicker, spot=at)
    result = came_of(found, "onside", "")._replace(
        changed=True,
        clock="onside",
        facts=(("distance", distance), ("touched", touched), ("fails", 0)),
    )
    return kick_settled(t, kicker, spot, result, pile)
