"""Results of matches by seat and deal, seasons, the draw of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Step forward."""
    op.add_column("tables", sa.Column("draw", sa.JSON(), nullable=True))
    op.create_table(
        "match_results",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Integer(), nullable=False),
        sa.Column("match_number", sa.Integer(), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("season", sa.Integer(), nullable=False),
        sa.Column("form", sa.String(16), nullable=False),
        sa.Column("law", sa.String(16), nullable=False),
        sa.Column("is_stopped", sa.Boolean(), nullable=False),
        sa.Column("north_south", sa.Integer(), nullable=False),
        sa.Column("east_west", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("stake", sa.Integer(), nullable=False),
        sa.Column("bank", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_match_results"),
        sa.UniqueConstraint(
            "table_id", "match_number", name="uq_match_results_table_id_match_number"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name="fk_match_results_table_id_tables",
            ondelete="CASCADE",
        ),
    )
    op.create_index("ix_match_results_chat_id_season", "match_results", ["chat_id", "season"])
    op.create_table(
        "match_seats",
        sa.Column("match_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.String(1), nullable=False),
        sa.Column("person_id", sa.BigInteger(), nullable=True),
        sa.Column("is_computer", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("whists", sa.Integer(), nullable=False),
        sa.Column("gain", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "seat", name="pk_match_seats"),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match_results.id"],
            name="fk_match_seats_match_id_match_results",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_seats_person_id", "match_seats", ["person_id"])
    op.create_table(
        "match_deals",
        sa.Column("match_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("contract", sa.String(8), nullable=True),
        sa.Column("player_id", sa.BigInteger(), nullable=True),
        sa.Column("tricks", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("is_made", sa.Boolean(), nullable=False),
        sa.Column("is_slam", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_match_deals"),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["match_results.id"],
            name="fk_match_deals_match_id_match_results",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_match_deals_player_id", "match_deals", ["player_id"])
    op.create_table(
        "seasons",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("chat_id", name="pk_seasons"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Step back."""
    for table in ("seasons", "match_deals", "match_seats", "match_results"):
        op.drop_table(table)
    op.drop_column("tables", "draw")
