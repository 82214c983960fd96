"""Habits and notices of people, clocks of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("users", sa.Column("settings", sa.JSON))
    op.add_column("users", sa.Column("notices", sa.JSON))
    op.add_column("tables", sa.Column("clock", sa.JSON))
    op.add_column("tables", sa.Column("deadline", sa.Float))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
