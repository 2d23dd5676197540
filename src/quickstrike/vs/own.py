"""Cards and decks of the user's own: card files (TOML, JSON, CSV) and deck files join what comes with the game."""

from __future__ import annotations

import tomllib
from pathlib import Path, PurePath
from typing import NamedTuple

from ..kernel.documents import PositionError, text_in
from ..kernel.errors import SetupError
from ..kernel.language import Said
from .decks import DECKS, SUCH, add_deck, read_deck
from .loading import OWN, SHIPPED, TEAMS, add_file, forget
from .reading import ID, File, check_cards
from .spreadsheet import check_table

SHIPPED_DECKS = tuple(DECKS)


class OwnFile(NamedTuple):
    """A file as it was read. name: without folders."""

    name: str
    text: str

    @property
    def stem(self) -> str:
        return PurePath(self.name).stem

    @property
    def is_deck(self) -> bool:
        """A deck file has a list of cards; whether they make a legal deck, `read_deck` says."""
        if self.name.lower().endswith((".csv", ".tsv")):
            return False
        try:
            return "cards" in tomllib.loads(self.text)
        except (ValueError, RecursionError):
            return False

    def packed(self) -> str:
        """In one text, for a setting."""
        return f"{self.name}\n{self.text}"

    @classmethod
    def unpacked(cls, text: str) -> OwnFile:
        name, _, rest = text.partition("\n")
        return cls(name, rest)


def file_of(path: str) -> OwnFile:
    """The text of a file; why it can't be read is told in a sentence."""
    file = Path(path).expanduser()
    return OwnFile(file.name, text_in(file, SUCH))


def check(file: OwnFile) -> tuple[File, list[PositionError]]:
    """The cards of a file, and a mistake for each that is wrong."""
    if not ID.fullmatch(file.stem):
        raise _named("file name", file)
    if file.stem in SHIPPED:
        raise _named("shipped", file)
    old = forget(file.stem)
    try:
        if file.name.lower().endswith((".csv", ".tsv")):
            return check_table(file.text, file.stem, tuple(TEAMS), file.name)
        return check_cards(file.text, file.stem, tuple(TEAMS), file.name)
    finally:
        if old is not None:
            add_file(old, file.stem)


def join(file: OwnFile) -> str:
    """Add the cards or the deck of a file, replacing those of the same name; the first mistake is raised. Gives the id
    of the deck, if it is one."""
    if file.is_deck:
        if file.stem in SHIPPED_DECKS:
            raise _named("deck there", file)
        add_deck(read_deck(file.text, file.stem, file.name))
        return file.stem
    found, mistakes = check(file)
    if mistakes:
        raise mistakes[0]
    forget(file.stem)
    add_file(found, file.stem)
    return ""


def join_all(packed: tuple[str, ...]) -> None:
    """Add the files of a setting, which may have come to another process; what is there already stays."""
    for text in packed:
        file = OwnFile.unpacked(text)
        if JOINED.get(file.stem) != file or file.stem not in (*OWN, *DECKS):
            join(file)
            JOINED[file.stem] = file


JOINED: dict[str, OwnFile] = {}
"""What settings have brought in, by name."""


def _named(key: str, file: OwnFile) -> SetupError:
    return SetupError("pos wrong", what=Said(f"vsc {key}", found=file.stem))
