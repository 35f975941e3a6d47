"""What a match keeps beside its game: the tempo of a watched one, and how many lines each seat drew again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

COLUMNS = (
    ("pace_ms", sa.Integer, True),
    ("paused", sa.Boolean, False),
    ("home_redrawn", sa.Integer, False),
    ("away_redrawn", sa.Integer, False),
)


def upgrade() -> None:
    for name, kind, nullable in COLUMNS:
        empty = None if nullable else sa.false() if kind is sa.Boolean else "0"
        op.add_column("matches", sa.Column(name, kind, nullable=nullable, server_default=empty))


def downgrade() -> None:
    for name, _, _ in COLUMNS:
        op.drop_column("matches", name)
