"""What people send: checked before anything else looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from anden.server.wire import ActionData

Level = Literal["apprentice", "driver", "stationmaster"]
Key = Annotated[
    str, Field(pattern=r"^[!-~]{1,64}$", description="Any unique string; sent again it does nothing")
]
SeatNumber = Annotated[int, Field(ge=0, le=15)]
Length = Annotated[int, Field(ge=0, le=1_000_000)]
Name = Annotated[str, Field(max_length=200)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Body):
    kind: Literal["me", "open", "bot", "hotseat"]
    name: Name | None = None
    level: Level | None = None


class NewTable(Body):
    game: Annotated[str, Field(max_length=40)]
    map: Annotated[str, Field(max_length=40)] = ""
    players: Annotated[int, Field(ge=1, le=16)]
    options: Annotated[dict[str, Any], Field(max_length=40)] = {}
    seats: Annotated[list[NewSeat], Field(min_length=1, max_length=16)]
    undo: Literal["normal", "free"] = "normal"


class Rename(Body):
    name: Name


class Join(Body):
    seat: SeatNumber | None = None
    name: Name | None = None


class Numbered(Body):
    """A request about a position: who asks, and the log length he has seen."""

    seat: SeatNumber
    expect: Length
    key: Key


class Move(Numbered):
    """An action as data, or in notation."""

    action: ActionData | None = None
    text: Annotated[str, Field(max_length=400)] | None = None

    @model_validator(mode="after")
    def one_of_both(self) -> Move:
        if (self.action is None) == (self.text is None):
            raise ValueError("either action or text")
        return self


class Question(Body):
    """An action as data or in notation, or what a person points at."""

    seat: SeatNumber
    action: ActionData | None = None
    text: Annotated[str, Field(max_length=400)] | None = None
    target: dict[str, Any] | None = None

    @model_validator(mode="after")
    def one_of_three(self) -> Question:
        if [self.action, self.text, self.target].count(None) != 2:
            raise ValueError("either action, text or target")
        return self


class TakeBack(Numbered):
    to: Length | None = None


class Answer(Numbered):
    agree: bool


class Seated(Body):
    seat: SeatNumber


class HandOver(Body):
    level: Level | None = None
    """Only the owner of a seat chooses; None = the usual one."""
