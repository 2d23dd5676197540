"""What all requests have in common: their address, how they may be refused, who asks."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Header, Query, Request

from ..kernel.language import LANGUAGES
from .messages import Problem
from .shares import place
from .tables import Tables

PREFIX = "/api/v1"
Lang = Annotated[Literal[LANGUAGES], Query()]  # type: ignore[valid-type]  # those that were found
Authorization = Annotated[str, Header()]
WORDS = {
    400: "not a request of this protocol",
    401: "no key, or one that opens nothing here",
    403: "this key may not do that, or not yet",
    404: "there is no such thing",
    408: "it came too slowly",
    409: "the table can't go on",
    413: "too large",
    421: "this server has another name",
    422: "something in it does not fit; `where` says which field",
    431: "what stands before the body is too long",
    429: "one of too many; wait as long as Retry-After says",
}
NO: dict[int | str, dict[str, Any]] = {k: {"model": Problem, "description": v} for k, v in WORDS.items()}
"""The ways in which any request may be refused."""


def tables(request: Request) -> Tables:
    found: Tables = request.app.state.tables
    return found


def visitor(request: Request) -> str:
    """Whom something is computed for."""
    return place(request.client.host) if request.client else ""
