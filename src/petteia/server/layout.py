"""How a database is laid out, and how one of an earlier version is brought up to date."""

from __future__ import annotations

from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)
from sqlalchemy.engine import Connection

from petteia.core.fault import Fault

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),
    Column("created", Float, nullable=False),
    Column("settings", JSON),
    Column("notices", JSON),
)
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float),
    Column("device", String(200)),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("components", Text),
    Column("facts", Text),
    Column("components_hash", String(64), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("salt", String(64), nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("invite", String(43), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("status", String(12), nullable=False, index=True),
    Column("summary", JSON, nullable=False),
    Column("position", JSON),
    Column("clock", JSON),
    Column("deadline", Float, index=True),
    Column("bots_turn", Boolean, index=True),
    Column("opened", Float),
)
events = Table(
    "events",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user", String(32)),
    Column("request", String(64)),
    Column("data", JSON, nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table", "user", "request", name="one_event_per_request"),
)
seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("user", String(32), ForeignKey("users.id"), primary_key=True, index=True),
)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date; doing it twice does nothing. Raises Fault for one of the future."""
    with as_file(files("petteia.server").joinpath("migrations")) as folder:
        config = Config()
        config.set_main_option("script_location", str(folder))
        config.attributes["connection"] = connection
        try:
            command.upgrade(config, "head")
        except CommandError:
            raise Fault("terminal-newer-store") from None
