"""Chapter 30: fouls, their determination, and where each choice leaves the ball."""

from __future__ import annotations

from typing import Any

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.penalties import half_distance
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.questions import TakePenalty
from snapcount.games.card_bowl.rules.cards import FACE, JOKERS, RED, VALUE, Card, Flag, Pile, turn
from snapcount.games.card_bowl.rules.downs import (
    following,
    kick_after_safety,
    kickoff_by,
    new_series,
    next_down,
    same_down,
    try_again,
)
from snapcount.games.card_bowl.state import Down, Foul, Next, Result
from snapcount.games.card_bowl.tables import ADOPTED, FIELD, LAW, PENALTIES, POINTS

AT_THE_ONE: int = ADOPTED["dpi_in_end_zone_spot"]
"""CB-24.27"""
ROWS: dict[str, list[tuple[str, frozenset[str], dict[str, Any]]]] = {}
"""CB-30.20 By kind of foul: colour (empty for any), bands of the determination card, and the row.

CB-30.13 `auto_first` says where a first down is automatic.
"""
ALL_BANDS = frozenset(("low", "high", "face"))
DETERMINED = frozenset(
    ("KO-KICK", "RET-REC", "PUNT", "PUNT-COV", "FG-2", "HANDOFF", "RUSH-D", "YDS-BJ", "OFR", "FUMBLE")
)
BEFORE_SNAP = frozenset(("KO-OFFSIDE", "FG-1", "SNAP"))


def _bands(text: str) -> frozenset[str]:
    found = {"low"} if "A-" in text else set[str]()
    if "10" in text:
        found.add("high")
    if "J," in text:
        found.add("face")
    return frozenset(found) or ALL_BANDS


for _row in PENALTIES["rows"]:
    _colour = next((colour for colour in ("red", "black") if _row["card"].startswith(colour)), "")
    ROWS.setdefault(_row["id"], []).append((_colour, _bands(_row["card"]), _row))


def band(card: Card) -> str:
    """CB-2.11 Low (A–5), high (6–10) or face; a Joker counts as a face card."""
    if FACE[card] or card in JOKERS:
        return "face"
    return "low" if VALUE[card] <= 5 else "high"


def colour(card: Card) -> str:
    return "red" if card in RED else "black"


@rule("CB-30.20")
def determined(t: Table, pile: Pile, flag: Flag, kicker: Seat) -> tuple[Foul, Pile]:
    """CB-2.10, CB-30.1 The determination card comes last; the table of fouls says what it was. O and K are `kicker`."""
    rows = ROWS[flag.kind]
    if flag.kind in DETERMINED:
        card, pile = turn(t, pile, "penalty", kicker)
        rows = [row for row in rows if row[0] in ("", colour(card)) and band(card) in row[1]]
    elif flag.kind in BEFORE_SNAP:
        rows = [row for row in rows if row[2]["can_decline"]]
    row = rows[0][2]
    offender = {
        "K": kicker,
        "O": kicker,
        "R": kicker.other,
        "D": kicker.other,
        "runner": flag.runner,
        "other": None if flag.runner is None else flag.runner.other,
    }[row["against"]]
    if flag.kind == "FUMBLE" and flag.runner is not None:
        offender = flag.runner if row["against"] == "O" else flag.runner.other
    assert offender is not None
    foul = Foul(
        flag.kind,
        row["yards"] or 0,
        offender,
        row["auto_first"],
        row["foul"] if row["foul"] != "-" else "foul at the loose ball",
        enforcement(row),
        flag.spot,
        flag.runner,
    )
    t.tell("determined", seat=foul.vs, foul=foul.name, yards=foul.yards)
    return foul, pile


def enforcement(row: dict[str, Any]) -> str:
    text = row["enforced"]
    if text.startswith("spot LoS"):
        return "interference"
    if text.startswith("R chooses"):
        return "punt"
    if text.startswith("end of play"):
        return "kick"
    if text == "CB-30.17":
        return "recovery"
    if text == "spot of foul":
        return "spot"
    return "end of run" if text == "end of run" else "previous"


def scored(result: Result, seat: Seat) -> bool:
    """Whether this team scored on the play."""
    if result.event == "safety":
        return result.team is not seat
    return result.event == "TD" and result.team is seat


# Where an accepted foul leaves the ball


def previous_spot(down: Down, foul: Foul) -> Next:
    """CB-30.5, CB-30.6, CB-30.11, CB-30.12 Enforced from the line of scrimmage, never more than half the distance."""
    ball = down.ball
    if foul.vs is down.offence:
        return same_down(down, ball - half_distance(foul.yards, ball))
    return gained(down, foul, ball + half_distance(foul.yards, other_end(LAW, ball)))


def gained(down: Down, foul: Foul, spot: int) -> Next:
    """CB-30.12 After a foul by the defence: first down if automatic or made, else the down again."""
    made = foul.auto or spot >= down.line
    return earned(down, spot) if made else same_down(down, spot)


def earned(down: Down, spot: int) -> Next:
    """A first down by a penalty."""
    return new_series(down.offence, spot)._replace(first=True)


def accepted_down(down: Down, result: Result, foul: Foul) -> Result:
    """An accepted foul on a play from scrimmage, before any change of possession."""
    if foul.enforced == "interference":
        following = earned(down, AT_THE_ONE if foul.spot >= FIELD else foul.spot)
    elif foul.enforced == "end of run":
        following = end_of_run(down, result, foul)
    elif foul.enforced == "spot":  # CB-30.8, CB-30.11
        if foul.spot <= 0:
            return conceded(result, foul, down.offence)
        spot = foul.spot - half_distance(foul.yards, foul.spot)
        following = earned(down, spot) if spot >= down.line else same_down(down, spot)
    else:
        following = previous_spot(down, foul)
    return result._replace(
        event="penalty",
        team=down.offence,
        spot=following.situation.ball,
        points=0,
        next=following,
        foul=foul,
    )


def end_of_run(down: Down, result: Result, foul: Foul) -> Next:
    """CB-30.7, CB-30.9 Added to the run; CB-30.14 from the previous spot if the ball was lost or a safety conceded."""
    if result.team is not down.offence or result.changed or result.event == "safety":
        return previous_spot(down, foul)
    base = max(down.ball, min(result.spot, FIELD - 1))
    return gained(down, foul, base + half_distance(foul.yards, other_end(LAW, base)))


def conceded(result: Result, foul: Foul, seat: Seat) -> Result:
    """CB-30.10 Enforced from inside the own end zone: a safety."""
    after = kick_after_safety(seat)
    return result._replace(event="safety", team=seat, spot=min(0, foul.spot), next=after, foul=foul)


def accepted_after(result: Result, foul: Foul, down: Down | None) -> Result:
    """CB-30.16, CB-30.17 An accepted foul in a return or at a loose ball: the ball moves, the down counts."""
    if foul.enforced == "recovery":
        holder = result.team
        base = result.recovered if foul.vs is holder else max(0, result.spot)
    else:
        assert foul.runner is not None
        holder = foul.runner
        kept = result.team is holder and result.event in ("ball", "touchback")
        base = foul.spot if foul.vs is holder or not kept else result.spot
    if base is None:
        base = result.spot
    if foul.vs is holder:
        if base <= 0:
            return conceded(result, foul._replace(spot=base), holder)
        spot = base - half_distance(foul.yards, base)
    else:
        spot = base + half_distance(foul.yards, other_end(LAW, base))
    spot = max(1, spot)
    own = down is not None and holder is down.offence and not result.changed
    after = next_down(down, spot) if own and down is not None else new_series(holder, spot)
    return result._replace(event="ball", team=holder, spot=spot, points=0, next=after, foul=foul)


def accepted_try(down: Down, result: Result, foul: Foul) -> Result:
    """CB-9.10, CB-30.18 A foul on a try: it is repeated from another spot."""
    spot = down.ball
    if foul.vs is down.offence:
        spot -= half_distance(foul.yards, spot)
    elif foul.enforced == "interference":
        spot = AT_THE_ONE
    else:
        spot += half_distance(foul.yards, other_end(LAW, spot))
    after = try_again(down.offence, spot)
    return result._replace(event="retry", team=down.offence, spot=spot, points=0, next=after, foul=foul)


def completed(down: Down, result: Result) -> Result:
    """The play as it stands, with what follows it; CB-9.6, CB-9.7 on a try only the offence's touchdown counts."""
    if not down.trying:
        return result._replace(next=following(down, result))
    made = result.event == "TD" and result.team is down.offence
    return result._replace(
        event="try", points=POINTS["two_point"] if made else 0, next=kickoff_by(down.offence)
    )


@rule("CB-30.4")
def settled(t: Table, down: Down, result: Result, pile: Pile) -> Result:
    """CB-31.6 The foul choice of a play from scrimmage, both outcomes known before it is asked.

    CB-30.15 Who scored declines without being asked.
    """
    stands = completed(down, result)
    if pile.flag is None:
        return stands
    foul, pile = determined(t, pile, pile.flag, down.offence)
    offended = foul.vs.other
    success = down.trying and stands.points > 0 and offended is down.offence
    if scored(result, offended) or success:
        t.tell("declined", seat=offended, automatic=True)
        return stands._replace(foul=foul._replace(choice="decline"))
    taken = foul._replace(choice="accept")
    if down.trying:
        accepted = accepted_try(down, result, taken)
    elif pile.flag is not None and pile.flag.after:
        accepted = accepted_after(result, taken, down)
    else:
        accepted = accepted_down(down, result, taken)
    return chosen(t, foul, ("accept", "decline"), (accepted, stands))


def chosen(t: Table, foul: Foul, choices: tuple[str, ...], results: tuple[Result, ...]) -> Result:
    """CB-30.3 The offended team's choice among results that it sees."""
    after = tuple([result.next for result in results if result.next is not None])
    events, points = tuple([result.event for result in results]), tuple([result.points for result in results])
    choice = t.ask(foul.vs.other, TakePenalty(foul, choices, after, events, points))
    at = choices.index(choice)
    if choice == "decline":
        t.tell("declined", seat=foul.vs.other)
    else:
        penalised(t, foul, after[at].situation, choice)
    return results[at]._replace(foul=foul._replace(choice=choice))


def penalised(t: Table, foul: Foul, now: Situation[int], choice: str) -> None:
    """A penalty that is walked off, and where it leaves the ball, in the offender's yards."""
    spot = now.ball if now.offence is foul.vs else other_end(LAW, now.ball)
    t.tell("penalised", seat=foul.vs, foul=foul.name, yards=foul.yards, spot=spot, choice=choice)
