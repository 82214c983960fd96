"""Requests told apart by who made them, what goes on by itself, when sessions and tables were last used,
and what a components file says."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("events") as events:
        events.drop_constraint("one_event_per_request", type_="unique")
        events.create_unique_constraint("one_event_per_request", ["table", "user", "request"])
    op.add_column("tables", sa.Column("bots_turn", sa.Boolean))
    op.add_column("tables", sa.Column("opened", sa.Float))
    op.create_index("ix_tables_bots_turn", "tables", ["bots_turn"])
    # Whether a bot must move was not written down before: each of these tables is looked at once.
    op.execute("update tables set opened = updated, bots_turn = (status = 'playing')")
    op.add_column("tables", sa.Column("facts", sa.Text))  # read from `components` when a table is next needed
    op.add_column("sessions", sa.Column("used", sa.Float))
    op.add_column("sessions", sa.Column("device", sa.String(200)))
    op.create_index("ix_sessions_user", "sessions", ["user"])
    op.execute("update sessions set used = created")
