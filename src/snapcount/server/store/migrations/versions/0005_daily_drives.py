"""The table of a day: daily drives, one a person and game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "drives",
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.LargeBinary, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("how", sa.Text, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("yards", sa.Integer, nullable=False),
        sa.Column("plays", sa.Integer, nullable=False),
        sa.Column("picture", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("drives")
