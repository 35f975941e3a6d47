"""Is this a team file? Every problem in plain words, with its place."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.cards.check.defence import dtc
from snapcount.games.canadian_pro.cards.check.kicks import kicking, place_kicking, return_card
from snapcount.games.canadian_pro.cards.check.men import lineup, names, roster
from snapcount.games.canadian_pro.cards.check.place import Place
from snapcount.games.canadian_pro.cards.check.players import back, quarterback, receiver

TEAM = (
    ("id", "title", "provenance", "rule", "code", "club", "season", "cards", "roster", "lineup"),
    ("league", "invented", "provenance_note", "checks", "notes", "keys"),
)
CARDS = (
    "quarterbacks",
    "backs",
    "receivers",
    "dtc",
    "kicking",
    "place_kicking",
    "kickoff_return",
    "punt_return",
)


def check(data: Any) -> list[str]:
    """What is wrong with a team file: an empty list for a good one."""
    problems: list[str] = []
    team = Place(problems)
    if not team.section(data, *TEAM):
        return problems
    _head(team, data)
    cards = team.at("cards")
    if cards.section(data.get("cards"), CARDS):
        _cards(cards, data["cards"])
    if "roster" in data:
        roster(team.at("roster"), data["roster"])
    names(team, data)
    if "lineup" in data:
        lineup(team.at("lineup"), data["lineup"], data)
    return list(dict.fromkeys(problems))


def _head(team: Place, data: dict[str, Any]) -> None:
    team.provenance(data)
    for key in ("id", "title", "rule", "club"):
        if key in data:
            team.at(key).text(data[key])
    if "code" in data:
        team.at("code").pattern(data["code"], r"[A-Z]{2,4}", "two to four capital letters")
    if "season" in data:
        team.at("season").whole(data["season"], 1869, 2200)


def _cards(cards: Place, data: dict[str, Any]) -> None:
    for key, one in (("quarterbacks", quarterback), ("backs", back), ("receivers", receiver)):
        if key in data and cards.at(key).filled_list(data[key]):
            for i, man in enumerate(data[key]):
                one(cards.at(key).item(i, man), man)
    for key, card in (
        ("dtc", dtc),
        ("kicking", kicking),
        ("place_kicking", place_kicking),
        ("kickoff_return", return_card),
        ("punt_return", return_card),
    ):
        if key in data:
            card(cards.at(key), data[key])
