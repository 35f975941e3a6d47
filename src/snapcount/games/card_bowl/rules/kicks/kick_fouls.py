"""Chapter 5: fouls on free kicks and their returns, and what follows a kick."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.penalties import half_distance
from snapcount.games.card_bowl.rules.cards import Pile
from snapcount.games.card_bowl.rules.downs import after_kick, kick_again, new_series
from snapcount.games.card_bowl.rules.fouls import accepted_after, chosen, conceded, determined, scored
from snapcount.games.card_bowl.state import Foul, Result
from snapcount.games.card_bowl.tables import LAW, TOUCHBACK


@rule("CB-5.27")
def kick_settled(t: Table, kicker: Seat, spot: int, result: Result, pile: Pile) -> Result:
    """The foul choice of a free kick, both outcomes known before it is asked."""
    stands = result._replace(next=after_kick(result))
    if pile.flag is None:
        return stands
    foul, pile = determined(t, pile, pile.flag, kicker)
    if scored(result, foul.vs.other):
        t.tell("declined", seat=foul.vs.other, automatic=True)
        return stands._replace(foul=foul._replace(choice="decline"))
    if foul.enforced == "kick":
        return kicker_foul(t, kicker, spot, stands, foul)
    accepted = receiver_foul(result, foul)
    return chosen(t, foul, ("accept", "decline"), (accepted, stands))


@rule("CB-5.27")
def kicker_foul(t: Table, kicker: Seat, spot: int, stands: Result, foul: Foul) -> Result:
    """The receivers add the yards to their ball, or without it have the kick repeated farther back."""
    if stands.team is kicker.other and stands.event in ("ball", "touchback"):
        at = stands.spot + half_distance(foul.yards, other_end(LAW, stands.spot))
        accepted = stands._replace(event="ball", spot=at, next=new_series(kicker.other, at))
        return chosen(t, foul, ("accept", "decline"), (accepted, stands))
    again = spot - half_distance(foul.yards, spot)
    rekick = stands._replace(event="rekick", team=kicker, spot=again, clock="repeated", points=0)
    return chosen(t, foul, ("rekick", "decline"), (rekick._replace(next=kick_again(kicker, again)), stands))


def receiver_foul(result: Result, foul: Foul) -> Result:
    """CB-5.28, CB-7.37 A foul of the returners: from the nearer of foul and end of run, or the 20."""
    if foul.kind != "RET-REC" or foul.runner is None:
        return accepted_after(result, foul, None)
    base = foul.spot if result.ran_to is None else min(foul.spot, result.ran_to)
    if result.event == "touchback":
        base = TOUCHBACK
    if base <= 0:
        return conceded(result, foul._replace(spot=base), foul.runner)
    at = max(1, base - half_distance(foul.yards, base))
    return result._replace(
        event="ball", team=foul.runner, spot=at, points=0, next=new_series(foul.runner, at), foul=foul
    )
