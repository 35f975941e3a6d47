"""SQLite keeps inputs in the order they come: a commit of many matches then writes few pages, not one for each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    copy_inputs(with_rowid=True)


def downgrade() -> None:
    copy_inputs(with_rowid=False)


def copy_inputs(*, with_rowid: bool) -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "inputs_copied",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("answer_id", sa.Text),
        sqlite_with_rowid=with_rowid,
    )
    op.execute(
        "INSERT INTO inputs_copied (match, seq, kind, line, answer_id) "
        "SELECT match, seq, kind, line, answer_id FROM inputs ORDER BY match, seq"
    )
    op.drop_table("inputs")
    op.rename_table("inputs_copied", "inputs")
