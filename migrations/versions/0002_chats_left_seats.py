"""Groups by name and standing; seats left during a running deal."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Step forward."""
    op.create_table(
        "chats",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("thread", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("standing", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("chat_id", "thread", name="pk_chats"),
        sqlite_with_rowid=False,
    )
    op.add_column(
        "tables", sa.Column("left_seats", sa.JSON(), nullable=False, server_default="{}")
    )


def downgrade() -> None:
    """Step back."""
    op.drop_column("tables", "left_seats")
    op.drop_table("chats")
