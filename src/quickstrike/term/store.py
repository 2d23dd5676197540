"""Where games are kept: one file in the user's data folder, or wherever the user says."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from .. import games
from ..files import first_bytes
from ..kernel.errors import QuickstrikeError, SaveError
from ..kernel.game import Game
from ..kernel.trouble import trouble

G = TypeVar("G", bound=Game[Any])
BYTES = 50_000_000  # a hundred times what the longest game has


def data_folder() -> Path:
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base.startswith("/") else Path.home() / ".local" / "share") / "quickstrike"


def last_game(of: str = "") -> Path:
    """The game that is saved by itself. of: the prefix of its game, see `Kit.prefix`."""
    return data_folder() / (f"{of}-last.json" if of else "last.json")


def position_game(name: str) -> Path:
    """A game that continues from a position; the last ordinary game is left alone."""
    return data_folder() / f"position-{name}.json"


def keep_previous(of: str = "") -> None:
    """A new game begins: the one before it stays beside it as previous.json."""
    last = last_game(of)
    with suppress(OSError):
        os.replace(last, last.with_name(last.name.replace("last", "previous")))


def write(game: Game[Any], path: Path) -> None:
    """All of it or nothing: if writing is interrupted, the old save stays whole."""
    if path.parent == data_folder():  # ours; a folder that somebody names must be there
        path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        beside.write_text(game.save(), encoding="utf-8")
        os.replace(beside, path)
    finally:
        beside.unlink(missing_ok=True)


def read_text(path: Path) -> str:
    try:
        return first_bytes(path, BYTES).decode("utf-8")
    except FileNotFoundError:
        raise SaveError("no file", path=path) from None
    except UnicodeDecodeError:
        raise SaveError("no text", path=path) from None
    except OSError as e:
        raise SaveError("no reading", path=path, why=trouble(e)) from None


def game_of(path: Path) -> str:
    """The name of the game that a save is of; "" where it does not say one that there is."""
    try:
        found = json.loads(read_text(path))
    except (ValueError, RecursionError):  # what is wrong with it is told where it is loaded
        return ""
    name = found.get("game") if isinstance(found, dict) else ""
    return name if name in games.names() else ""


def located(e: QuickstrikeError, path: Path) -> QuickstrikeError:
    """The same error with the file it is of, unless it names it already."""
    return e if str(path) in str(e) else SaveError("in file", source=path, what=e)


def read_by(load: Callable[[str], G], path: Path) -> G:
    """A save of any game, by what loads it."""
    try:
        return load(read_text(path))
    except SaveError as e:
        raise located(e, path) from None
