"""`python -m quickstrike.lab.untranslated LANG`: what a language lacks, a line each; nothing if it has everything.

Words are looked for in its files, names and sentences of the games' data in the data itself, then in its `texts.txt`.
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..kernel.language import FIRST, LANGUAGES, parsed, tables_of, texts
from ..languages import PLACES, has_file

HOME = Path(__file__).parents[1]
GAMES = tuple(sorted(f.parent.name for f in HOME.glob("*/languages")))


def tables() -> Iterator[tuple[str, dict[str, dict[str, str]]]]:
    """The files of English, by the names that code has for them, each with its tables."""
    for game in ("", *GAMES):
        folder = HOME / game / "languages" / FIRST
        for file in sorted(folder.rglob("*.txt")):
            name = (Path(game) / file.relative_to(folder).with_suffix("")).as_posix()
            yield name, parsed(file.read_text("utf-8"))


def data_files(game: str) -> list[Path]:
    """Data that has its words beside it, a language each: rule book and heroes."""
    home = HOME / game
    return [f for where in ("rulebook/**/*.toml", "heroes/*.toml") for f in sorted(home.glob(where))]


def said(data: Any) -> Iterator[dict[str, Any]]:
    """Everything in a file of data that is said in English: one text for each language."""
    if isinstance(data, dict):
        if FIRST in data:
            yield data
        data = list(data.values())
    if isinstance(data, list):
        for x in data:
            yield from said(x)


def pack_words(pack: Path) -> dict[str, dict[str, str]]:
    """What a pack of cards says in English."""
    facts, names = (json.loads((pack / f).read_text("utf-8")) for f in ("data.json", f"{FIRST}.json"))
    return {
        "name": {"name": names["name"]},
        "sets": names.get("sets", {}),
        "traits": {t: t for c in facts for t in c.get("traits", ())},
        "cards": {c["code"]: c["name"] for c in facts if "name" in c},
    }


def _missing_words(lang: str) -> Iterator[str]:
    for name, found in tables():
        own = tables_of(lang, name) if has_file(lang, name) else {}
        for table, rows in found.items():
            yield from (f"{name}.txt [{table}] {key}" for key in rows if key not in own.get(table, {}))


def _missing_texts(lang: str, game: str) -> Iterator[str]:
    own = texts(game)[lang]
    for file in data_files(game):
        for words in said(tomllib.loads(file.read_text("utf-8"))):
            first = words[FIRST]
            if isinstance(first, str) and not words.get(lang) and first not in own:
                yield f"{file.relative_to(HOME).as_posix()}: {first}"


def packs(game: str) -> list[Path]:
    """The packs of cards of a game, if it has any."""
    return sorted(f.parent for f in (HOME / game).glob("packs/*/data.json"))


def _missing_names(lang: str, game: str) -> Iterator[str]:
    own = texts(game)[lang]
    for pack in packs(game):
        files = (place / game / "packs" / pack.name / f"{lang}.json" for place in PLACES)
        names: dict[str, Any] = next((json.loads(f.read_text("utf-8")) for f in files if f.is_file()), {})
        for kind, rows in pack_words(pack).items():
            there = {"name": names["name"]} if kind == "name" and "name" in names else names.get(kind, {})
            yield from (f"{pack.name}, {kind}: {k} {v}" for k, v in rows.items() if k not in there and v not in own)


def lacking(lang: str) -> list[str]:
    if lang == FIRST:
        return []
    out = [*_missing_words(lang)]
    for game in GAMES:
        out += [*_missing_texts(lang, game), *_missing_names(lang, game)]
    return out


def main(given: list[str]) -> int:
    if len(given) != 1 or given[0] not in LANGUAGES:
        print(f"one language of {', '.join(LANGUAGES)}, please", file=sys.stderr)
        return 2
    print(*(found := lacking(given[0])), sep="\n" if found else "", end="\n" if found else "")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
