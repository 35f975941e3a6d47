"""Seasons with their games, links and clubs; and which match is which game of which season."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("several", sa.Boolean, nullable=False),
        sa.Column("simulating", sa.Float, nullable=False, server_default="0"),
    )
    op.create_table(
        "season_facts",
        sa.Column("season", sa.Text, sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "season_games",
        sa.Column("season", sa.Text, sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("week", sa.Integer, nullable=False),
        sa.Column("stage", sa.Text, nullable=False),
        sa.Column("home", sa.Text, nullable=False),
        sa.Column("away", sa.Text, nullable=False),
        sa.Column("date", sa.Text, nullable=False),
        sa.Column("home_score", sa.Integer),
        sa.Column("away_score", sa.Integer),
        sa.Column("record", sa.LargeBinary),
        sa.Column("box", sa.Text),
        sa.Column("out", sa.Text),
        sa.Column("by", sa.Text),
        sa.Column("digest", sa.Text),
    )
    op.create_table(
        "season_clubs",
        sa.Column("season", sa.Text, sa.ForeignKey("seasons.id"), primary_key=True),
        sa.Column("club", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "season_links",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("season", sa.Text, sa.ForeignKey("seasons.id"), nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("club", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_season_links_season", "season_links", ["season"])
    op.add_column("matches", sa.Column("season", sa.Text))
    op.add_column("matches", sa.Column("season_game", sa.Integer))
    op.create_index("ix_matches_season", "matches", ["season", "season_game"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_matches_season", "matches")
    for column in ("season", "season_game"):
        op.drop_column("matches", column)
    for table in ("season_links", "season_clubs", "season_games", "season_facts", "seasons"):
        op.drop_table(table)
