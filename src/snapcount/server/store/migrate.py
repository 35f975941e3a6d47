"""Brings a database to the newest form of the tables, whatever version of Snapcount wrote it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def configuration(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def migrate(connection: Connection) -> None:
    command.upgrade(configuration(connection), "head")
