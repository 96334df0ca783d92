"""Finished deals by code with their results, contests on the same deals, reports of calls."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Step forward."""
    op.create_table(
        "deals",
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("cards", sa.String(80), nullable=False),
        sa.Column("dealer", sa.String(1), nullable=False),
        sa.Column("vulnerable", sa.String(4), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_deals"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deal_results",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("code", sa.String(12), nullable=False),
        sa.Column("contract", sa.String(8), nullable=True),
        sa.Column("tricks", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("salt", sa.String(32), nullable=False),
        sa.Column("names", sa.JSON(), nullable=False),
        sa.Column("people", sa.JSON(), nullable=False),
        sa.Column("finished_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["code"], ["deals.code"], name="fk_deal_results_code_deals"),
        sa.PrimaryKeyConstraint("table_id", "number", "code", name="pk_deal_results"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_deal_results_code", "deal_results", ["code"])
    op.create_table(
        "contests",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("deals", sa.JSON(), nullable=False),
        sa.Column("title", sa.String(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_contests"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "contestants",
        sa.Column("contest", sa.String(16), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("is_finished", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["contest"],
            ["contests.code"],
            name="fk_contestants_contest_contests",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("contest", "person_id", name="pk_contestants"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_contestants_table_id", "contestants", ["table_id"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("cards", sa.String(80), nullable=False),
        sa.Column("dealer", sa.String(1), nullable=False),
        sa.Column("vulnerable", sa.String(4), nullable=False),
        sa.Column("auction", sa.String(), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("system", sa.String(32), nullable=False),
        sa.Column("rule", sa.String(), nullable=False),
        sa.Column("reason", sa.String(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )


def downgrade() -> None:
    """Step back."""
    for table in ("reports", "contestants", "contests", "deal_results", "deals"):
        op.drop_table(table)
