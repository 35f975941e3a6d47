"""Matches, their links and their inputs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("mode", sa.Text, nullable=False),
        sa.Column("home_kind", sa.Text, nullable=False),
        sa.Column("away_kind", sa.Text, nullable=False),
        sa.Column("home_level", sa.Text, nullable=False),
        sa.Column("away_level", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("rematch", sa.Text),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_tokens_match", "tokens", ["match"])
    op.create_table(
        "inputs",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("answer_id", sa.Text),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for table in ("inputs", "tokens", "matches"):
        op.drop_table(table)
