"""People, tables, the logs of their matches, surfaces, handled updates."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Step forward."""
    op.create_table(
        "people",
        sa.Column("id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("name", sa.String(), nullable=False),
        sa.Column("client_language", sa.String(35), nullable=True),
        sa.Column("has_started", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("chat_id", sa.BigInteger(), nullable=False),
        sa.Column("thread", sa.BigInteger(), nullable=True),
        sa.Column("host_id", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("match_number", sa.Integer(), nullable=False),
        sa.Column("entry_count", sa.Integer(), nullable=True),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("updated_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_chat_id", "tables", ["chat_id"])
    op.create_index("ix_tables_status", "tables", ["status"])
    op.create_table(
        "sitters",
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.PrimaryKeyConstraint("person_id", "table_id", name="pk_sitters"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_sitters_table_id_tables", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sitters_table_id", "sitters", ["table_id"])
    op.create_table(
        "matches",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("log_format", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_matches"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_matches_table_id_tables", ondelete="CASCADE"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "log_entries",
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("match_number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("decider", sa.String(8), nullable=False),
        sa.Column("code", sa.String(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "match_number", "number", name="pk_log_entries"),
        sa.ForeignKeyConstraint(
            ["table_id", "match_number"],
            ["matches.table_id", "matches.number"],
            name="fk_log_entries_table_id_match_number_matches",
            ondelete="CASCADE",
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "surfaces",
        sa.Column("chat_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("thread", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(32), nullable=False),
        sa.Column("person_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("only_for", sa.BigInteger(), nullable=True),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint(
            "chat_id", "thread", "table_id", "kind", "person_id", name="pk_surfaces"
        ),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "handled_updates",
        sa.Column("key", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("handled_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_handled_updates"),
    )
    op.create_index("ix_handled_updates_handled_at", "handled_updates", ["handled_at"])


def downgrade() -> None:
    """Step back."""
    for table in (
        "handled_updates",
        "surfaces",
        "log_entries",
        "matches",
        "sitters",
        "tables",
        "people",
    ):
        op.drop_table(table)
