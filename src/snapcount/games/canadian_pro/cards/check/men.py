"""The roster card, the line-up and the names (CP-11)."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.cards.check.place import Place, shown
from snapcount.games.canadian_pro.cards.forge.roster import COVERAGE, LINE
from snapcount.games.canadian_pro.cards.tables import table

SKILL: tuple[str, ...] = tuple(table("positions")["offence_skill"])
DEFENCE: tuple[str, ...] = tuple(table("positions")["defence"])
Men = dict[str, set[str]]


def roster(place: Place, card: Any) -> None:
    """Linemen, defenders, substitutes, penalty ranges (CP-11.3)."""
    if not place.section(card, ("offence_line", "defence", "penalty_ranges"), ("provenance", "note")):
        return
    place.provenance(card)
    for key, positions in (("offence_line", LINE), ("defence", DEFENCE)):
        men = place.at(key)
        if not men.filled_list(card.get(key)):
            continue
        for i, man in enumerate(card[key]):
            _man(men.item(i, man), man, positions)
        filled = {p for man in card[key] if isinstance(man, dict) for p in _plays(man, "alt")}
        for position in positions:
            if position not in filled:
                men.wrong(f"nobody plays {position}")
    ranges = place.at("penalty_ranges")
    if ranges.section(card.get("penalty_ranges"), ("run", "pass")):
        for key in ("run", "pass"):
            totals_range(ranges.at(key), card["penalty_ranges"].get(key))


def _man(place: Place, man: Any, positions: tuple[str, ...]) -> None:
    defends = positions == DEFENCE
    optional = ("invented", "pass", "X", "R", "note") if defends else ("invented", "note")
    required = (
        ("player", "position", "alt", "run", "injury")
        if defends
        else ("player", "position", "alt", "run", "R", "injury")
    )
    if not place.section(man, required, optional):
        return
    place.at("player").text(man.get("player"))
    place.at("position").one_of(man.get("position"), (*positions, "sub"))
    alt = man.get("alt")
    if not isinstance(alt, list):
        place.at("alt").wrong(f"must be a list of positions, found {shown(alt)}")
        return
    for i, position in enumerate(alt):
        place.at("alt").item(i).one_of(position, positions)
    if man.get("position") == "sub" and not alt:
        place.at("alt").wrong("is empty: a substitute must say what he plays")
    place.at("run").whole(man.get("run"), -3, 3)
    place.at("injury").whole(man.get("injury"), -9, 9)
    covers = bool(_plays(man, "alt") & set(COVERAGE))
    if covers and "pass" not in man:
        place.at("pass").wrong("is missing: linebackers and backs have a pass rating")
    if "pass" in man:
        place.at("pass").whole(man["pass"], -3, 3)
    if "X" in man and not covers:
        place.at("X").wrong("is given, but a lineman intercepts nothing")
    for key in ("X", "R"):
        if key in man:
            totals_range(place.at(key), man[key])


def totals_range(place: Place, value: Any) -> None:
    """Lowest and highest total, both included (CP-13.10)."""
    whole = isinstance(value, list) and len(value) == 2 and all(type(end) is int for end in value)
    if not whole or not 2 <= value[0] <= value[1] <= 12:
        place.wrong(f"must be two totals from 2 to 12, the lower first, found {shown(value)}")


def names(team: Place, data: dict[str, Any]) -> None:
    """Nobody has two cards of one kind."""
    cards = data.get("cards")
    if isinstance(cards, dict):
        _twice(team.at("cards"), ("quarterbacks", "backs", "receivers"), cards)
    if isinstance(data.get("roster"), dict):
        _twice(team.at("roster"), ("offence_line", "defence"), data["roster"])
    if isinstance(cards, dict) and isinstance(data.get("roster"), dict):
        _both_ways(team.at("roster"), cards, data["roster"])


def _both_ways(place: Place, cards: dict[str, Any], roster: dict[str, Any]) -> None:
    """A name belongs to one man: his card could not be told from his line on the roster."""
    carded = {
        man.get("player"): f"cards.{key}[{i}]"
        for key in ("quarterbacks", "backs", "receivers")
        for i, man in enumerate(_men(cards.get(key)))
        if isinstance(man.get("player"), str)
    }
    for key in ("offence_line", "defence"):
        for i, man in enumerate(_men(roster.get(key))):
            name = man.get("player")
            if isinstance(name, str) and name in carded:
                place.at(f"{key}[{i}]").wrong(f"{name} has a card already, {carded[name]}")


def _twice(place: Place, keys: tuple[str, ...], group: dict[str, Any]) -> None:
    seen: dict[str, str] = {}
    for key in keys:
        for i, man in enumerate(_men(group.get(key))):
            here = f"{key}[{i}]"
            name = str(man.get("player"))
            if name in seen:
                place.at(here).wrong(f"{name} has a card already, {seen[name]}")
            seen.setdefault(name, here)


def lineup(place: Place, data: Any, team: dict[str, Any]) -> None:
    """Twelve a side, each a man of this team who may play there (CP-2.3, CP-11.10)."""
    if not place.section(data, ("offence", "defence")):
        return
    cards = team.get("cards") if isinstance(team.get("cards"), dict) else {}
    card = team.get("roster") if isinstance(team.get("roster"), dict) else {}
    assert isinstance(cards, dict) and isinstance(card, dict)
    carded = [man for key in ("quarterbacks", "backs", "receivers") for man in _men(cards.get(key))]
    skill = {str(man.get("player")): _plays(man, "may_play") for man in carded}
    line = {str(man.get("player")): _plays(man, "alt") for man in _men(card.get("offence_line"))}
    defence = {str(man.get("player")): _plays(man, "alt") for man in _men(card.get("defence"))}
    _side(place.at("offence"), data.get("offence"), (*SKILL, *LINE), {**line, **skill})
    _side(place.at("defence"), data.get("defence"), DEFENCE, defence)


def _side(place: Place, side: Any, positions: tuple[str, ...], men: Men) -> None:
    if not place.section(side, positions):
        return
    seen: dict[str, str] = {}
    for position in positions:
        name = side.get(position)
        if position not in side:
            continue
        here = place.at(position)
        if not here.text(name):
            continue
        if name not in men:
            here.wrong(f"{shown(name)} has no card and is not on the roster")
        elif position not in men[name]:
            here.wrong(f"{name} may not play {position}, only {', '.join(sorted(men[name]))}")
        if name in seen:
            here.wrong(f"{name} plays {seen[name]} already")
        seen.setdefault(name, position)


def _men(value: Any) -> list[dict[str, Any]]:
    return [man for man in value if isinstance(man, dict)] if isinstance(value, list) else []


def _plays(man: dict[str, Any], others: str) -> set[str]:
    listed = man.get(others)
    own = {str(man.get("position"))} - {"sub", "RB"}
    return own | {str(position) for position in (listed if isinstance(listed, list) else [])}
