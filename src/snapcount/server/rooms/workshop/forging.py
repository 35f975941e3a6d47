"""What the process of a sheet does. It knows the forge and nothing of the server, so that it begins at once."""

from __future__ import annotations

import base64
import json
from typing import Any

from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.cards.sheet.layout import print_team
from snapcount.games.canadian_pro.cards.workshop.look import look_at
from snapcount.paper import pdf
from snapcount.seasons.league.of_teams import league_of
from snapcount.server.errors import ApiError, shortened


def tell_look(text: str, file: str) -> str:
    return json.dumps(look_at(text, file))


def team_of(text: str, file: str) -> dict[str, Any]:
    """The team of a sheet that has no problems."""
    found = look_at(text, file)
    problems: list[str] = found["problems"]
    if problems:
        more = f" (and {len(problems) - 1} more)" if problems[1:] else ""
        raise ApiError(422, "bad_sheet", shortened(f"{problems[0]}{more}."))
    team: dict[str, Any] = found["team"]
    return team


def tell_pdf(text: str, file: str, paper: str, charts: bool) -> str:
    team = team_of(text, file)
    try:
        return base64.b64encode(pdf.written(print_team(team, paper, with_charts=charts))).decode()
    except Refusal as refused:
        raise ApiError(422, "refused", refused.sentence) from None


def tell_league(name: str, given: list[tuple[str, str]]) -> str:
    teams = [team_of(text, file) for text, file in given]
    try:
        return league_of(name, teams)
    except Refusal as refused:
        raise ApiError(422, "refused", shortened(refused.sentence)) from None
