"""SC-20.12, SC-20.13: the `given` of a worked example as a state of the game."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, get_args

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.football.downs import new_series
from snapcount.games.scrimmage.rules.downs import dir_of, new_possession
from snapcount.games.scrimmage.rules.field import ROW, hex_of, own_yard
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.rules.sight import take_sights
from snapcount.games.scrimmage.state import Man, Match, Options, Phase, Play, Snapshot, State, new_man
from snapcount.games.scrimmage.tables import COUNTERS, LAW, ORDER

FIELDS = set(
    "dir L ball_hex game_turn turn_after_snap phase holder dummies markers snapshot men flags targets mp_left"
    " passive_contacts contacted handoffs down series_start_row".split()
)
FLAGS = set(
    "ball_crossed_los ineligible_man_crossed forward_pass_thrown lateral_completed pass_committed true_target"
    " play_changed marker_revealed".split()
)
NAMES: dict[str, Phase] = {phase: phase for phase in get_args(Phase)}
NAMES["down"] = "scrimmage"
PHASES = set(
    "O.movement D.movement O.movement_contact D.movement_contact O.targets O.commit O.short_pass O.long_pass"
    " D.fumble turn_end O.ball O.place D.place O.select D.select O.call down".split()
)
SNAPSHOT = set(
    "offensive_linemen eligible_receivers eligible_passers defensive_linemen defensive_backs".split()
)


def the_hex(label: object) -> int:
    hex = hex_of(label) if isinstance(label, str) else None
    if hex is None:
        raise BadExample(f"{label!r} isn't a hex of the field.")
    return hex


def the_man(id: object) -> str:
    if isinstance(id, str) and id in COUNTERS:
        return id
    raise BadExample(f"{id!r} isn't a man of the line-ups.")


def without_nulls(value: Any) -> Any:
    """A null says the same as a field left out; only the hex of a man off the field is null by itself."""
    if isinstance(value, Mapping):
        fields: Mapping[str, Any] = value
        return {key: without_nulls(part) for key, part in fields.items() if part is not None or key == "hex"}
    if isinstance(value, list):
        parts: list[Any] = value
        return [without_nulls(part) for part in parts]
    return value


def known(given: Mapping[str, Any], fields: Collection[str], where: str) -> None:
    unknown = sorted(given.keys() - set(fields))
    if unknown:
        raise BadExample(f"{where} has fields that the ledger doesn't describe: {', '.join(unknown)}.")


def need(given: Mapping[str, Any], name: str) -> Any:
    if name not in given:
        raise BadExample(f"The example lacks {name!r}.")
    return given[name]


def read_men(given: Mapping[str, Any], turn: str) -> tuple[Man, ...]:
    """SC-20.12: full allowance unless `mp_left` says otherwise."""
    left: Mapping[str, Any] = given.get("mp_left", {})
    men: list[Man] = []
    for id, at in need(given, "men").items():
        at = {"hex": at, "f": 0} if isinstance(at, str) else at
        known(at, {"hex", "f", "hit", "neut", "mp_left", "off"}, f"the man {id}")
        left = {id: at["mp_left"], **left} if "mp_left" in at else left
        mp = int(left.get(id, allowance(turn, the_man(id))))
        hex = -1 if need(at, "hex") is None else the_hex(at["hex"])
        man = new_man(id, hex, need(at, "f"), mp)
        men.append(man._replace(hit=at.get("hit", False), level=at.get("neut", 0), off=at.get("off", "")))
    return tuple(sorted(men, key=lambda man: ORDER[man.id]))


def read_snapshot(given: Mapping[str, Any]) -> Snapshot:
    known(given, SNAPSHOT, "the snapshot")

    def men(name: str) -> tuple[str, ...]:
        return tuple(the_man(id) for id in given.get(name, ()))

    return Snapshot(
        men("offensive_linemen"),
        men("eligible_receivers"),
        men("eligible_passers"),
        men("defensive_linemen"),
        men("defensive_backs"),
    )


def the_turn(given: Mapping[str, Any]) -> str:
    turn = need(given, "game_turn")
    if turn not in ("pre", "snap", "contact", "pass"):
        raise BadExample(f"{turn!r} isn't a kind of game-turn.")
    return str(turn)


def the_phase(given: Mapping[str, Any]) -> Phase:
    """Our name of the phase: the snap and the call of a game-turn are phases of their own."""
    phase = need(given, "phase")
    if phase not in PHASES:
        raise BadExample(f"{phase!r} isn't a phase in which an example can begin.")
    if phase == "O.movement_contact" and given["game_turn"] == "snap" and given.get("holder") is None:
        return "O.snap"
    if phase == "turn_end" and given["game_turn"] == "pre":
        return "O.call"
    return NAMES[phase]


def shown_phase(phase: str) -> str:
    """The ledger's name of a phase."""
    ours = {"O.snap": "O.movement_contact", "O.call": "turn_end", "settle": "over", "scrimmage": "down"}
    return {**ours, "over": "finished"}.get(phase, phase)


def read_markers(given: Mapping[str, Any]) -> dict[str, Any]:
    markers: Mapping[str, Any] = given.get("markers", {})
    ours, theirs = markers.get("O", {}), markers.get("D", {})
    return {
        "o_line": ours.get("line", ""),
        "o_ball": ours.get("ball", ""),
        "d_line": theirs.get("line", ""),
        "d_backs": theirs.get("backs", ""),
    }


def read_play(given: Mapping[str, Any]) -> Play:
    known(given, FIELDS, "the given state")
    turn = the_turn(given)
    flags: Mapping[str, Any] = given.get("flags", {})
    known(flags, FLAGS, "flags")
    phase = the_phase(given)
    holder = given.get("holder") or ""
    committed = flags.get("pass_committed", "")
    crossed = flags.get("ball_crossed_los", False)
    thrown = flags.get("forward_pass_thrown", False)
    shown = flags.get("marker_revealed", crossed or thrown or committed == "forward")
    loose = phase == "D.fumble"
    number = max(1, given.get("turn_after_snap", 1)) if turn == "pre" else need(given, "turn_after_snap")
    play = Play(
        phase=phase,
        turn=turn,
        number=number,
        offence=Seat.HOME,
        dir=need(given, "dir"),
        scrimmage_line=need(given, "L"),
        hex=the_hex(need(given, "ball_hex")),
        men=read_men(given, turn),
        carriers=() if loose or not holder else (holder, *given.get("dummies", ())),
        holder="" if loose else holder,
        loose=holder if loose else "",
        **read_markers(given),
        lines_shown=turn != "pre",
        ball_shown=shown,
        snapshot=read_snapshot(given.get("snapshot", {})),
        targets=tuple(the_hex(label) for label in given.get("targets", ())),
        target=the_hex(flags["true_target"]) if "true_target" in flags else -1,
        committed=committed,
        changed=flags.get("play_changed", False),
        passive=tuple((the_man(d), the_man(o)) for d, o in given.get("passive_contacts", ())),
        contacted=tuple(given.get("contacted", ())),
        handoffs=given.get("handoffs", 0),
        ball_crossed=crossed,
        ineligible_crossed=flags.get("ineligible_man_crossed", False),
        forward_thrown=thrown,
        lateral_completed=flags.get("lateral_completed", False),
    )
    check_men(play, given)
    return take_sights(play, phase[0]) if phase[0] in "OD" else play


def check_men(play: Play, given: Mapping[str, Any]) -> None:
    named: Sequence[str] = (*play.carriers, *([play.loose] if play.loose else ()))
    missing = [id for id in named if all(man.id != id for man in play.men)]
    if missing:
        raise BadExample(f"{', '.join(missing)} has the ball but no place.")


def read_state(given: Mapping[str, Any]) -> State:
    """The play as part of a multiple-play game, for what follows it."""
    play = read_play(given)
    match = start_match(play.dir, play.hex, given.get("down", 1))
    series = given.get("series_start_row", ROW[play.hex])
    return State(Options(scenario="multiple"), series_from(match, series), play)


def start_match(dir: int, ball: int, down: int = 1) -> Match:
    """Player A, the home seat, on offence in this direction."""
    match = new_possession(Match(home_goes=dir), Seat.HOME, ball)
    return match._replace(situation=match.situation._replace(down=down))


def series_from(match: Match, row: int) -> Match:
    """The same down of a series that began in another row."""
    now = match.situation
    line = new_series(LAW, now.offence, own_yard(dir_of(match, now.offence), row)).line
    return match._replace(situation=now._replace(line=line))
