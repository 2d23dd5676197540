"""A language made of English by a machine: every vowel has an accent. A word without one is not in the language."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

from quickstrike.kernel.language import FIRST, tables_of
from quickstrike.lab.untranslated import GAMES, HOME, data_files, pack_words, said, tables

LANG = "xx"
ACCENTS = str.maketrans("aeiouyAEIOUY", "áéíóúýÁÉÍÓÚÝ")
KEPT = r"(\{[^{}]*\}|\[[^\]]*\]|--[\w-]+)"
"""Fields, icons and links, options of the command line: no words of a language."""
MARKED = f"""
import re

def marked(text):
    parts = re.split({KEPT!r}, text)
    return "".join(p if i % 2 else p.translate({ACCENTS!r}) for i, p in enumerate(parts))
"""
GRAMMARS = {
    "champions": """
from quickstrike.champions.languages.en.grammar import English

class Pseudo(English):
    lang = "xx"

    def finish(self, s):
        return marked(super().finish(s))

GRAMMAR = Pseudo()
""",
    "dicethrone": """
finish = infinitive = marked
""",
}


def marked(text: str) -> str:
    parts = re.split(KEPT, text)
    return "".join(p if i % 2 else p.translate(ACCENTS) for i, p in enumerate(parts))


def left_in_english(text: str) -> set[str]:
    """Words that a text has from nowhere in the language."""
    words = re.findall(r"[^\s,.;()\"“”\[\]{}|=/]+", text)
    return {w for w in words if marked(w) != w and w.translate(ACCENTS) != w and not re.search("[áéíóúýÁÉÍÓÚÝ]", w)}


def lines(table: str, rows: dict[str, str]) -> str:
    said = ('"' + k.replace('"', '\\"') + f'": "{v}"'.replace("\n", "\\n") for k, v in rows.items())
    return "\n".join([f"[{table}]", *said, ""])


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def texts(game: str) -> dict[str, str]:
    """What the data says, and what is called after the data: made-up cards of positions."""
    out = dict.fromkeys(tables_of("fr", "champions/texts")["texts"]) if game == "champions" else {}
    for file in data_files(game):
        for words in said(tomllib.loads(file.read_text("utf-8"))):
            found = words[FIRST]
            out |= dict.fromkeys([found] if isinstance(found, str) else found)
    return {x: marked(x) for x in out}


def file_of(root: Path, name: str) -> Path:
    game, _, rest = name.partition("/")
    home = root / game / "languages" / LANG / rest if game in GAMES else root / "languages" / LANG / name
    return home.with_name(home.name + ".txt")


def make(root: Path) -> None:
    """All files of the language, in a folder that is laid out as the package is."""
    for name, found in tables():
        own = {t: {k: marked(v) for k, v in rows.items()} for t, rows in found.items()}
        if name == "language":
            own = {"language": {**found["language"], "name": "Pseudo", "complete": "no"}}
        write(file_of(root, name), "".join(lines(t, rows) for t, rows in own.items()))
    for game in GAMES:
        home = root / game / "languages" / LANG
        if game in GRAMMARS:
            write(home / "grammar.py", MARKED + GRAMMARS[game])
        write(home / "texts.txt", lines("texts", texts(game)))
    for pack in sorted(f.parent for f in (HOME / "champions" / "packs").glob("*/data.json")):
        own = {kind: {k: marked(v) for k, v in rows.items()} for kind, rows in pack_words(pack).items()}
        write(root / "champions" / "packs" / pack.name / f"{LANG}.json", json.dumps({**own, **own["name"]}))
