"""Protocol 1: what comes in, as models; whatever does not fit is refused before anything looks at it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, ValidationError

from ..kernel.language import LANGUAGES, Said
from .notices import Denied

V = 1
MESSAGE = 64 * 1024  # bytes of a message or a body
LOAD = 1024 * 1024  # bytes of a save
SEED = 1 << 128
ANSWERS = 100_000  # of a game: far more than the longest has
SEATS = 7  # the last one
SENT = 48  # options in a row
Lang = Literal[LANGUAGES]  # type: ignore[valid-type]  # those that were found
Id = Annotated[int, Field(ge=0, le=2**53)] | Annotated[str, Field(min_length=1, max_length=64)]
Seat = Annotated[int, Field(ge=0, le=15)]
Card = Annotated[int, Field(ge=-16, le=5000)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


# ---- HTTP
class SeatHeld(Strict):
    """Who holds a seat of a new table. bot: "" for the one that plays best."""

    hold: Literal["me", "friend", "bot"] = "me"
    bot: str = Field(default="", max_length=40)
    name: str = Field(default="", max_length=40)


class NewTable(Strict):
    """What every request of a table says; `game` is one of `GET /games`. room: the game begins when all are ready."""

    game: str = Field(default="", max_length=40)
    seed: Annotated[int, Field(ge=-SEED, le=SEED)] | Annotated[str, Field(max_length=80)] | None = None
    room: bool = False
    lang: Lang = "en"


class PlainTable(NewTable):
    """A table of a game that says nothing else: `setting` has the fields of its form, `GET /games/{game}`."""

    setting: dict[str, Any] = Field(default={}, max_length=20)
    seats: list[SeatHeld] = Field(default=[], max_length=16)


class Wanted(Strict):
    """A setting that is to be looked at."""

    setting: dict[str, Any] = Field(default={}, max_length=20)
    lang: Lang = "en"


class LoadTable(Strict):
    """game: whose position it is; a save says it itself."""

    text: str = Field(max_length=LOAD)
    game: str = Field(default="", max_length=40)
    lang: Lang = "en"


class Branch(Strict):
    at: int = Field(ge=0, le=ANSWERS)
    lang: Lang = "en"


class Spoken(Strict):
    """A request that says nothing but its language."""

    lang: Lang = "en"


class Called(Strict):
    title: str = Field(max_length=80)
    lang: Lang = "en"


class Owner(Strict):
    """What whoever started the server likes: kept with the games, so that it is there after a restart."""

    name: str = Field(default="", max_length=40)
    language: Lang = "en"
    theme: Literal["dark", "light"] = "dark"
    lang: Lang = "en"


class Problem(BaseModel):
    """What is wrong, in one sentence, and where that is known, in which field."""

    error: str
    where: str = ""


class SeatKey(BaseModel):
    seat: int
    hold: str
    key: str


class Made(BaseModel):
    """A new table, with the keys that are told only once."""

    table: str
    seats: list[SeatKey]
    host_key: str
    watch_key: str
    migrated: bool = False


# ---- WebSocket
class Message(Strict):
    v: Literal[1]


class Hello(Message):
    t: Literal["hello"]
    key: str = Field(max_length=100)
    lang: Lang = "en"
    device: str = Field(default="", max_length=64)
    have: Any = None
    id: Id | None = None


class Asked(Message):
    id: Id


class Answer(Asked):
    """more: one step with the answer before it, as undo counts them; a page says so of what it passes by itself."""

    t: Literal["answer"]
    seat: Seat
    at: tuple[Annotated[int, Field(ge=0)], Annotated[int, Field(ge=0)]] = Field(strict=False)
    options: list[Annotated[str, Field(min_length=1, max_length=120)]] = Field(min_length=1, max_length=SENT)
    more: bool = False


class Undo(Asked):
    t: Literal["undo"]
    by: Literal["step", "action", "turn"] = "step"


class Redo(Asked):
    t: Literal["redo"]


class Consent(Asked):
    t: Literal["consent"]
    ok: bool


class AutoPass(Asked):
    t: Literal["auto_pass"]
    seat: Seat
    card: Card | None = None
    code: str | None = Field(default=None, max_length=80)
    on: bool = True


class Hint(Asked):
    t: Literal["hint"]
    seat: Seat


class Why(Asked):
    """Without a card: why not anything at all."""

    t: Literal["why"]
    seat: Seat
    card: Card | None = None
    verb: str = Field(default="", max_length=40)
    target: Card | None = None
    ability: int | None = Field(default=None, ge=0, le=50)


class Give(Asked):
    t: Literal["seat"]
    seat: Seat
    give: Literal["bot", "free", "me"]
    bot: str = Field(default="", max_length=40)
    name: str = Field(default="", max_length=40)


class Ready(Asked):
    """all_mine: for every seat of this key."""

    t: Literal["ready"]
    seat: Seat
    on: bool = True
    all_mine: bool = False


class Bring(Asked):
    """A starter deck, or a deck as text, for one's seat."""

    t: Literal["bring"]
    seat: Seat
    starter: str | None = Field(default=None, max_length=80)
    deck_text: str | None = Field(default=None, max_length=20_000)


class Say(Asked):
    t: Literal["say"]
    text: str = Field(min_length=1, max_length=200)


class Language(Asked):
    t: Literal["lang"]
    lang: Lang


class Ping(Asked):
    t: Literal["ping"]


AnyMessage = (
    Hello | Answer | Undo | Redo | Consent | AutoPass | Hint | Why | Give | Ready | Bring | Say | Language | Ping
)
READ: TypeAdapter[AnyMessage] = TypeAdapter(Annotated[AnyMessage, Field(discriminator="t")])


def read(text: str) -> AnyMessage:
    try:
        return READ.validate_json(text)
    except ValidationError as e:
        raise Denied(400, "no message", what=said_of(e.errors(include_url=False, include_input=False)[0])) from None


def said_of(error: Any) -> Said:
    """What does not fit, by its place; `error` is one of pydantic's."""
    key = {"missing": "field missing", "extra_forbidden": "field unknown", "json_invalid": "field no json"}
    return Said(key.get(error["type"], "field wrong"), where=place_of(error) or "t")


def place_of(error: Any) -> str:
    return ".".join(str(x) for x in error["loc"] if x not in ("body", "query", "path", "header"))
