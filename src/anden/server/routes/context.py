"""What routes have at hand: the services of the application, and who asks.

All of them are coroutines: what is not, FastAPI runs in a thread, which costs more than the rest of a request."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from anden.server.services import Services


async def services(request: Request) -> Services:
    found = request.app.state.services
    assert isinstance(found, Services)
    return found


async def guest(request: Request) -> str:
    """The guest of the cookie; the doors have read or made it."""
    return str(request.state.guest)


async def address(request: Request) -> str:
    """Where the request comes from, as limits count it; the doors have found it out."""
    return str(request.state.address)


Hall = Annotated[Services, Depends(services)]
Who = Annotated[str, Depends(guest)]
Whence = Annotated[str, Depends(address)]
