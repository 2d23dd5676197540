"""The languages there are. A language is a folder here, and one of the same name in the `languages` of each game.

What all games share (kernel, command line, terminal, server) is in `languages/<lang>/`, what belongs to one game in
`<game>/languages/<lang>/`; `docs/adding-a-language.md` says what goes into them. A folder elsewhere that is laid out
as this package is brings further languages, if the environment variable QUICKSTRIKE_LANGUAGES names it.
"""

from __future__ import annotations

import os
from pathlib import Path

FIRST = "en"
"""What a program reads, and where whatever a language lacks is taken from."""
PLACES = (
    Path(__file__).parents[1],
    *(Path(x) for x in os.environ.get("QUICKSTRIKE_LANGUAGES", "").split(os.pathsep) if x),
)
"""The package, and what is laid out like it."""


def _found() -> tuple[str, ...]:
    names = {f.parent.name for place in PLACES for f in place.glob("languages/*/language.txt")}
    return (FIRST, *sorted(names - {FIRST}))


LANGUAGES = _found()


def folders(name: str) -> list[str]:
    """Where the language folders of a game are, or those that all games share: the `__path__` of that package."""
    return [str(place / name / "languages") for place in PLACES]


def has_file(lang: str, name: str, end: str = ".txt") -> bool:
    try:
        return file_of(lang, name, end).is_file()
    except FileNotFoundError:
        return False


def file_of(lang: str, name: str, end: str = ".txt") -> Path:
    """The file of a table: "champions/text/terms" belongs to a game, "cli/parser" to all of them."""
    game, _, rest = name.partition("/")
    for place in PLACES:
        for path in (place / game / "languages" / lang / (rest + end), place / "languages" / lang / (name + end)):
            if path.is_file():
                return path
    raise FileNotFoundError(f"the language {lang!r} has no file {name}{end}")


__path__ = folders("")
