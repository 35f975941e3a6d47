"""A league of several people: the commissioner invites, each takes a club by link, the computer has the rest."""

from __future__ import annotations

from snapcount.core.table import Refusal
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.seasons.making import mint
from snapcount.server.rooms.seasons.office import Inside
from snapcount.server.wire.seasons import SeasonMade, TakeClub


async def invite(lobby: Lobby, inside: Inside) -> SeasonMade:
    """A link to take a club with, for whoever gets it; the one before opens nothing any more."""
    inside.check_commissioner()
    if not inside.season.is_secret:
        sentence = (
            "Whoever knows this season's seed knows its dice: a league of several people needs a new one."
        )
        raise ApiError(409, "known_seed", sentence)
    token, link = mint(lobby, inside.stored.id, "join")
    await lobby.store.seasons.set_several(inside.stored.id)
    await lobby.store.seasons.replace_link(link)
    return SeasonMade(season=inside.stored.id, token=token)


async def spectate(lobby: Lobby, inside: Inside) -> SeasonMade:
    """A link that only looks on."""
    inside.check_plays()
    token, link = mint(lobby, inside.stored.id, "watch")
    await lobby.store.seasons.add_links([link])
    return SeasonMade(season=inside.stored.id, token=token)


async def take(lobby: Lobby, inside: Inside, wanted: TakeClub) -> SeasonMade:
    """A club that nobody has is whoever's asks first."""
    if inside.link.role not in ("join", "commissioner"):
        raise ApiError(
            403, "no_invitation", "This link takes no club: ask the commissioner for an invitation."
        )
    if inside.is_commissioner and inside.club:
        raise ApiError(409, "has_club", "You have a club already.")
    club = inside.season.league.club(wanted.club)
    if wanted.name in inside.people.values():
        raise Refusal("season", f"Somebody in this league is called {wanted.name} already.")
    token, link = mint(lobby, inside.stored.id, "commissioner" if inside.is_commissioner else "club", club.id)
    if not await lobby.store.seasons.take_club(link, wanted.name):
        raise ApiError(409, "taken", f"The {club.name} are somebody's already.")
    return SeasonMade(season=inside.stored.id, token=token)


def taken(inside: Inside, wanted: str) -> str:
    """A club that somebody else has, as the commissioner may care for it."""
    inside.check_commissioner()
    club = inside.season.league.club(wanted)
    if club.id not in inside.people or club.id == inside.club:
        raise ApiError(409, "not_taken", f"Nobody else has the {club.name}.")
    return club.id


async def new_link(lobby: Lobby, inside: Inside, wanted: str) -> SeasonMade:
    """For whoever lost his: the old one opens nothing any more."""
    token, link = mint(lobby, inside.stored.id, "club", taken(inside, wanted))
    await lobby.store.seasons.replace_link(link)
    return SeasonMade(season=inside.stored.id, token=token)


async def free(lobby: Lobby, inside: Inside, wanted: str) -> None:
    """The computer has the club again, or somebody else may take it. A game that it is playing is played to its end."""
    await lobby.store.seasons.free_club(inside.stored.id, taken(inside, wanted))
