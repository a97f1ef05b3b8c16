"""What routes have at hand: the services of the application, and who asks."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import Depends, Header, Request

from anden.server.services import Services


def services(request: Request) -> Services:
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


def guest(request: Request) -> str:
    """The guest of the cookie; the doors have read or made it."""
    return str(request.state.guest)


def own_page(
    x_anden: Annotated[Literal["1"], Header(alias="X-Anden", description="Shows that our own page asks")],
) -> None:
    """The doors refuse what comes without the header; here it is declared for the description."""
    del x_anden


Hall = Annotated[Services, Depends(services)]
Who = Annotated[str, Depends(guest)]
CHANGES = [Depends(own_page)]
