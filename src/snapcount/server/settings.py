"""How a server is set up: from the command line, carried to its workers through the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from pathlib import Path

PREFIX = "SNAPCOUNT_"


@dataclass(frozen=True)
class Settings:
    db: str = ""
    """A file name, `sqlite:///file` or `postgresql://…`; empty: a file in the user's data folder."""
    host: str = "127.0.0.1"
    """The address it listens on, and so a name it goes by."""
    origins: str = ""
    """Other addresses, separated by commas, that this server goes by or whose pages may use it
    (`https://play.example.org`)."""
    creates_per_minute: int = 120
    """New matches, branches, rematches and replays from one address; 0: no limit."""
    answers_per_second: int = 40
    """Messages on one socket; 0: no limit."""
    looks_per_minute: int = 60
    """Times one link may have a whole game told (its history, statistics, record); 0: no limit."""
    lessons_per_minute: int = 300
    """Steps of lessons that one address may open, try or ask about; 0: no limit."""
    metrics_token: str = ""
    """Opens `/metrics` to other machines; empty: only this one may look."""
    link_days: int = 365
    """How long a link works."""
    idle_seconds: int = 600
    """When a room that nobody is in is put away. Nothing is lost: it is replayed when somebody returns."""
    pace_ms: int = 2200
    """How long a coach waits in a match that is only watched."""
    key: str = ""
    """The file of the key that games played here are signed with; empty: beside the database. Made if there is none."""
    log: str = "info"

    @property
    def address(self) -> str:
        return self.db or str(data_folder() / "games.db")

    @property
    def key_file(self) -> Path:
        if self.key:
            return Path(self.key)
        if self.address.startswith("postgres"):
            return data_folder() / "server.key"
        return Path(self.address.removeprefix("sqlite:///") + ".key")

    @property
    def known_as(self) -> str:
        """What the server calls itself where it signs."""
        return self.origins.partition(",")[0].strip() or self.host

    def to_environment(self) -> dict[str, str]:
        return {PREFIX + name.upper(): str(value) for name, value in asdict(self).items()}

    @staticmethod
    def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
        given: dict[str, str | int] = {}
        for field in fields(Settings):
            text = environment.get(PREFIX + field.name.upper())
            if text is not None:
                given[field.name] = int(text) if field.type == "int" else text
        return Settings(**given)  # type: ignore[arg-type]


def data_folder() -> Path:
    """Where this system keeps a user's data."""
    home = Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "snapcount"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(home / "AppData" / "Local"))) / "snapcount"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "snapcount"
