"""Cards on pages, with marks to cut along."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from snapcount.games.canadian_pro.cards.sheet import charts, formations, players, units
from snapcount.games.canadian_pro.cards.sheet.frame import CARD, GREY, Box, Team
from snapcount.games.canadian_pro.cards.tables import Json
from snapcount.paper.page import Document, Page

PAPERS = {"letter": (612.0, 792.0), "a4": (595.28, 841.89)}
ACROSS, DOWN = 3, 3
MARK = 12.0

Draw = Callable[[Page, Box], None]


class Card(NamedTuple):
    """What draws a card, how many places it takes side by side, and whose it is."""

    draw: Draw
    wide: int
    owner: str
    """A man, or one of `UNITS`."""
    title: str


UNITS = ("Kicking", "Returns", "Defence", "Roster")


def print_team(team: Json, paper: str = "letter", with_charts: bool = True) -> Document:
    """Every card of a team, nine to a page, then the formation cards and charts that both teams share."""
    document = Document(PAPERS[paper], f"{team['club']} {team['season']}: cards")
    drawn = [(card.draw, card.wide) for card in team_cards(team)]
    if with_charts:
        drawn += [(partial(formations.formation_card, card=card), 1) for card in formations.CARDS]
    sheets(document, drawn, f"{team['club']} {team['season']}")
    if with_charts:
        charts.pages(document)
    return document


def team_cards(team: Json) -> list[Card]:
    who = Team(team["club"], team["code"], team["season"])
    return [*men_cards(team["cards"], who), *unit_cards(team, who)]


def men_cards(cards: Json, who: Team) -> list[Card]:
    drawn: list[Card] = []
    for man in cards["quarterbacks"]:
        drawn.append(Card(partial(players.passing_card, team=who, man=man), 1, man["player"], "Passing"))
        running = partial(players.quarterback_running_card, team=who, man=man)
        drawn.append(Card(running, 1, man["player"], "Running"))
    for man in (*cards["backs"], *cards["receivers"]):
        drawn.append(Card(partial(players.runner_card, team=who, man=man), 1, man["player"], _face(man)))
    return drawn


def _face(man: Json) -> str:
    halves = [title for key, title in (("run", "Running"), ("receiving", "Receiving")) if man.get(key)]
    return " and ".join(halves).capitalize()


def unit_cards(team: Json, who: Team) -> list[Card]:
    cards = team["cards"]
    invented: Json = {"invented": True} if team.get("invented") else {}
    nobody_real = all(man.get("invented") for man in team["roster"]["defence"])
    kicking, returns, defence, roster = UNITS
    return [
        Card(
            partial(units.defence_card, team=who, dtc=cards["dtc"] | invented), 1, defence, "Defensive team"
        ),
        Card(
            partial(units.kicking_card, team=who, kicking=cards["kicking"] | invented), 1, kicking, "Kicking"
        ),
        Card(
            partial(units.place_kicking_card, team=who, place=cards["place_kicking"]),
            1,
            kicking,
            "Place kicking",
        ),
        *(
            Card(
                partial(units.return_card, team=who, card=cards[key], title=title.upper()), 1, returns, title
            )
            for key, title in (("kickoff_return", "Kickoff return"), ("punt_return", "Punt return"))
        ),
        Card(
            partial(units.roster_card, team=who, roster=team["roster"], invented=nobody_real),
            2,
            roster,
            "Club roster",
        ),
    ]


def sheets(document: Document, drawn: list[tuple[Draw, int]], title: str) -> None:
    """Fill pages row by row; a double card that no longer fits its row starts the next."""
    page: Page | None = None
    place = 0
    for draw, wide in drawn:
        if place % ACROSS + wide > ACROSS:
            place += ACROSS - place % ACROSS
        if page is None or place >= ACROSS * DOWN:
            page, place = _sheet(document, title), 0
        x, y = _corner(page)
        box = Box(x + CARD[0] * (place % ACROSS), y + CARD[1] * (place // ACROSS), CARD[0] * wide)
        draw(page, box)
        place += wide


def _corner(page: Page) -> tuple[float, float]:
    return (page.width - ACROSS * CARD[0]) / 2, (page.height - DOWN * CARD[1]) / 2


def _sheet(document: Document, title: str) -> Page:
    """An empty sheet with its cut marks, all outside the cards."""
    page = document.page()
    left, top = _corner(page)
    right, bottom = left + ACROSS * CARD[0], top + DOWN * CARD[1]
    for i in range(ACROSS + 1):
        x = left + i * CARD[0]
        page.line(x, top - MARK, x, top - 3, 0.4)
        page.line(x, bottom + 3, x, bottom + MARK, 0.4)
    for i in range(DOWN + 1):
        y = top + i * CARD[1]
        page.line(left - MARK, y, left - 3, y, 0.4)
        page.line(right + 3, y, right + MARK, y, 0.4)
    page.text(page.width / 2, top - 5, title, 5.5, "regular", "centre", GREY)
    return page
