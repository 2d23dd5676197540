"""Is a text French? Every word that stands in our English tables and in no French one gives it away, names excepted."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import Any

import quickstrike
from quickstrike.bots.champions import BOTS
from quickstrike.champions.campaign import campaigns
from quickstrike.champions.decks import FORMATS
from quickstrike.champions.faces import data
from quickstrike.champions.scenarios import HEROES, MODES, SCENARIOS
from quickstrike.champions.shelf import pack_name, packs
from quickstrike.kernel.language import LANGUAGES, Table, parsed

# The adapter of OpenSpiel has no words, and its package is not everywhere.
SKIPPED = ("quickstrike.__main__", "quickstrike.champions.packs.", "quickstrike.environments.spiel")
IDS = re.compile(
    r"\b(?:rr|setup|deck|faq|errata|dtr?):[\w:.-]*\w|--[\w-]+|quickstrike(?:\s+[a-z]+){0,2}|/[\w./-]+"
    r"|[\w.-]+\.(?:md|json|txt|toml|o8d)\b|\w+…"
    r"|\{[^{}]*=[^{}]*\}|'[a-z_]+'"
    r"|\[+[a-z.]+\]+|<!--[\s\S]*?-->|\{en,fr\}|\b[\w-]+=[\w-]+|\bpip install\b|\b[a-z]+_[a-z_]+\b"
)
WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*")


@cache
def tables() -> dict[str, dict[str, Any]]:
    """Every table of words in the package, by where it stands: what has the languages for its keys."""
    out: dict[str, dict[str, Any]] = {}
    seen: set[int] = set()
    for m in pkgutil.walk_packages(quickstrike.__path__, "quickstrike."):
        if not m.name.startswith(SKIPPED):
            module = import_module(m.name)
            for name, value in vars(module).items():
                if name in ("TEXTS", "LANGUAGE"):  # what the data says, and facts about a language: no words of ours
                    continue
                said = {lang: value[lang] for lang in LANGUAGES} if isinstance(value, Table) else value
                if isinstance(said, dict) and set(said) == set(LANGUAGES) and any(cells(said)):
                    if id(value) not in seen:
                        seen.add(id(value))
                        out[f"{m.name.removeprefix('quickstrike.')}.{name}"] = said
    return out


def cells(value: Any) -> Iterator[str]:
    """All that a table says in one language."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for v in value.values():
            yield from cells(v)
    elif isinstance(value, (list, tuple)):
        for v in value:
            yield from cells(v)


def fields(template: str) -> set[str]:
    return {name.split(".")[0] for _, name, _, _ in Formatter().parse(template) if name}


def literal(template: str) -> str:
    """A template without its fields."""
    try:
        return " ".join(text for text, *_ in Formatter().parse(template))
    except ValueError:
        return template


def words(text: str) -> set[str]:
    return {w.lower().replace("’", "'") for w in WORD.findall(text)}


@cache
def names() -> re.Pattern[str]:
    """What is called the same in every language: French titles and traits, and what the command line calls things."""
    found = {c.get("name_fr") or c["name"] for c in data().values()}
    found |= {t for c in data().values() for t in c.get("traits_fr", ())}
    found |= {c["facts"]["subname"] for c in data().values() if c["facts"].get("subname")}
    found |= {c["set"] for c in data().values() if c.get("set")}
    found |= {*HEROES, *SCENARIOS, *MODES, *BOTS, *campaigns(), *FORMATS}
    found |= {*packs(), *(pack_name(p, lang) for p in packs() for lang in LANGUAGES)}
    found |= {"random", "Marvel Champions", "Marvel", "quickstrike", "all", "Enter", "OCTGN", "JSON", "XML"}
    found |= {a for h in HEROES.values() for a in h.decks}
    rest: dict[str, list[str]] = {}  # thousands of names are tried at every letter: by their first letter they are few
    for x in sorted(found, key=lambda x: (-len(x), x)):
        rest.setdefault(re.escape(x[0]), []).append(re.escape(x[1:]))
    any_name = "|".join(f"{first}(?:{'|'.join(more)})" for first, more in rest.items())
    return re.compile(rf"(?<!\w)(?:{any_name})(?!\w)")


@cache
def english() -> frozenset[str]:
    """The words of the English tables that no French table has."""
    said = {
        lang: {w for t in tables().values() for c in cells(t[lang]) for w in words(IDS.sub(" ", literal(c)))}
        for lang in LANGUAGES
    }
    for c in data().values():
        said["fr"] |= words(c.get("name_fr") or "") - {"the"}  # The Hood keeps his name
    for f in Path(quickstrike.__file__).parent.rglob("languages/fr/**/*.txt"):  # also what no module holds as a table
        for table in parsed(f.read_text("utf-8")).values():
            said["fr"] |= {w for c in table.values() for w in words(IDS.sub(" ", literal(c)))}
    return frozenset(w for w in said["en"] - said["fr"] if len(w) > 1)


def leaks(text: str) -> set[str]:
    """English words in a text that ought to be French."""
    plain = names().sub(" ", IDS.sub(" ", text.replace("\u00a0", " ")))
    return words(plain) & english()
