"""The stored facts: guests, tables with their seats, and the log of each table. States are never stored.

Times are ISO 8601 text in UTC, which sorts by time on every database."""

from __future__ import annotations

from sqlalchemy import ForeignKey, MetaData, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

NAMING = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}


class Base(DeclarativeBase):
    metadata = MetaData(naming_convention=NAMING)
    type_annotation_map = {str: Text()}


class Guest(Base):
    """A person known by a cookie."""

    __tablename__ = "guests"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    created: Mapped[str]


class TableRow(Base):
    """A game that is being set up, played, or over."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    setup: Mapped[str]
    """`anden.core.Setup` as JSON."""
    seed: Mapped[str]
    owner: Mapped[str] = mapped_column(index=True)
    status: Mapped[str]
    undo: Mapped[str]
    imported: Mapped[bool]
    rematch: Mapped[str | None]
    """The table of the rematch, once there is one."""
    created: Mapped[str]
    updated: Mapped[str]
    version: Mapped[int]
    """Raised by every change. Who writes names the version he has seen: of two writers one wins."""
    length: Mapped[int]
    """Number of log entries."""
    to_act: Mapped[str]
    """The seats to act as JSON, so that lists of tables need no replay."""
    round: Mapped[int]


class SeatRow(Base):
    """Who sits where."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    """person, hotseat, bot or open."""
    guest: Mapped[str | None] = mapped_column(index=True)
    """Whose seat it is; None for bots and open seats."""
    name: Mapped[str]
    level: Mapped[str | None]
    """Of a bot, or of the bot that stands in for the owner."""
    stand_in: Mapped[bool]
    """True while a bot plays for the owner."""
    gone: Mapped[bool]
    """True when the owner has left the table for good (he may still come back and reclaim)."""
    seen: Mapped[str | None]


class EntryRow(Base):
    """One line of a log. The primary key is what makes two writers of the same line impossible."""

    __tablename__ = "entries"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    index: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str]
    at: Mapped[str]


class KeyRow(Base):
    """A request that has been carried out, so that the same request sent again does nothing."""

    __tablename__ = "keys"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    guest: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    digest: Mapped[str]
    """Of the request, to tell a repetition from a mistaken second use of the key."""
    length: Mapped[int]
    """The length of the log after it: the answer."""


class Progress(Base):
    """The best result of a guest in a challenge of a game."""

    __tablename__ = "progress"

    guest: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    stars: Mapped[int]


class Process(Base):
    """A server process that shares the database with others."""

    __tablename__ = "processes"

    id: Mapped[str] = mapped_column(primary_key=True)
    seen: Mapped[str]
    """Its last heartbeat, by the clock of the database."""


class Presence(Base):
    """The owner of a seat has the table before him, at one of several processes."""

    __tablename__ = "presence"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    process: Mapped[str] = mapped_column(
        ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    guest: Mapped[str] = mapped_column(primary_key=True)
