"""Writing the files of a pack: what `new-pack` and `new-card` share. They work in a clone of the project.

What is printed comes from files that the contributor has (`--facts`), in the shape of the public card data: a list of
cards (`type_code`), of sets (`card_set_type_code`) or of products (`pack_type_code`). Numbers, names, icons and traits
are facts; printed sentences are left behind.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from ...champions.indexing import HOME
from ...champions.shelf import trait_name
from ...kernel.errors import SetupError
from ...kernel.language import FIRST, LANGUAGES, Said

ROOT = HOME.parents[3]
TESTS = ROOT / "tests" / "champions" / "cards"
TODO = "TODO"
"""Marks a place that somebody has to fill in. A test names each of them."""
WORDS_KEPT = ("stage", "subname")  # the only facts that are words
LISTS_KEPT = ("deck_options", "deck_requirements")
OF_THE_ROW = ("code", "quantity", "set_position", "position", "spoiler", "hidden")
Row = dict[str, Any]
CODE = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,59}")
TEXT = re.compile(r"[^\x00-\x1f\x7f\\\ud800-\udfff]{0,200}")


def _code(x: Any) -> bool:
    """It becomes the name of a file, or of a table in one."""
    return isinstance(x, str) and CODE.fullmatch(x) is not None


def _text(x: Any) -> bool:
    """It stands in one line of a program."""
    return isinstance(x, str) and TEXT.fullmatch(x) is not None


def _count(x: Any) -> bool:
    return isinstance(x, int) and not isinstance(x, bool) and 0 <= x < 1000


def _stage(x: Any) -> bool:
    return _text(x) or _count(x)


def _options(x: Any) -> bool:
    return isinstance(x, list) and all(isinstance(o, dict) for o in x)


SUCH: dict[str, Callable[[Any], bool]] = {
    **dict.fromkeys(("code", "pack_code", "type_code", "faction_code", "set_code", "back_link", "duplicate_of"), _code),
    **dict.fromkeys(("card_set_type_code", "pack_type_code"), _code),
    **dict.fromkeys(("name", "subname", "traits", "octgn_id"), _text),
    **dict.fromkeys(("quantity", "set_position"), _count),
    **dict.fromkeys(LISTS_KEPT, _options),
    "stage": _stage,
}
"""What fields hold whose values are written somewhere."""
NEEDED = ("name", "type_code", "faction_code", "quantity")
WITH_SET = ("hero", "alter_ego", "villain")  # kinds of cards that are nothing without their set


def in_a_clone() -> None:
    if not (ROOT / "pyproject.toml").is_file() or not TESTS.is_dir():
        raise SetupError("no clone")


# ---- what is read ----------------------------------------------------------------------------------------------------
def rows_of(files: Iterable[str]) -> list[Row]:
    """All rows of these files. Anything that is not a list of things with a code is an error."""
    out: list[Row] = []
    for name in files:
        try:
            found = json.loads(Path(name).read_text("utf-8"))
        except (ValueError, RecursionError) as e:
            raise SetupError("no facts file", file=name, why=str(e)) from None
        if not isinstance(found, list) or not all(
            isinstance(c, dict) and isinstance(c.get("code"), str) for c in found
        ):
            raise SetupError("no facts file", file=name, why=Said("no list of cards"))
        for c in found:
            if wrong := next((k for k, fits in SUCH.items() if c.get(k) is not None and not fits(c[k])), None):
                raise SetupError("bad fact", code=c["code"][:60], field=wrong)
        out += found
    return out


def words_of(pairs: Iterable[str]) -> dict[str, dict[str, Row]]:
    """By language and code, what `fr=FILE` says."""
    out: dict[str, dict[str, Row]] = {lang: {} for lang in LANGUAGES if lang != FIRST}
    for pair in pairs:
        lang, _, file = pair.partition("=")
        if lang not in out or not file:
            raise SetupError("words pair", found=pair, known=list(out))
        out[lang] |= {c["code"]: c for c in rows_of([file])}
    return out


def traits_of(said: str | None) -> list[str]:
    """ "S.H.I.E.L.D. Soldier." is two traits, and the first of them has its periods."""
    parts = [p.strip().rstrip(".") for p in (said or "").replace(".  ", ". ").split(". ")]
    return [f"{p}." if "." in p else p for p in parts if p]


def as_row(raw: Row) -> Row:
    """A card of the public data as a row of data.json."""
    if raw.get("duplicate_of"):
        return {k: raw[k] for k in ("code", "duplicate_of", "quantity", "octgn_id") if k in raw}
    needed = (*NEEDED, *(("set_code",) if raw.get("type_code") in WITH_SET else ()))
    if missing := next((k for k in needed if raw.get(k) is None), None):
        raise SetupError("bad fact", code=raw["code"], field=missing)
    facts = {
        k: v for k, v in raw.items() if k not in OF_THE_ROW and (v is None or isinstance(v, int) or k in WORDS_KEPT)
    }
    if options := [o for k in LISTS_KEPT for o in raw.get(k) or ()]:
        facts["deck_options"] = options
    row = {
        "code": raw["code"],
        "name": raw["name"],
        "type": raw["type_code"],
        "set": raw.get("set_code"),
        "aspect": raw["faction_code"],
        "quantity": raw["quantity"],
        "set_position": raw.get("set_position"),
        "back": raw.get("back_link"),
        "front": front_of(raw),
        "octgn_id": raw.get("octgn_id"),
        "traits": traits_of(raw.get("traits")),
        "facts": facts,
    }
    return written({k: v for k, v in row.items() if v is not None or k == "set"})


def written(row: Row) -> Row:
    """The same row, if it can be written at all: a text may hold half a character, a number may be none."""
    try:
        json.dumps(row, ensure_ascii=False, allow_nan=False).encode()
    except ValueError:
        raise SetupError("bad fact", code=row["code"], field=Said("some field")) from None
    return row


def front_of(raw: Row) -> str | None:
    """Of a second hero form, the third side of its identity: the code of the first."""
    third = raw["type_code"] == "hero" and str(raw["code"]).endswith("c") and not raw.get("back_link")
    return f"{raw['code'][:-1]}a" if third else None


def word_for(trait: str, lang: str, row: Row, said: Row) -> str:
    """A trait in a language: as other packs have it, or as this card has it, or nobody knows."""
    theirs = traits_of(said.get("traits"))
    here = theirs[row["traits"].index(trait)] if len(theirs) == len(row["traits"]) else TODO
    return trait_name(trait, lang) or here


def kind_of_set(code: str, rows: Iterable[Row]) -> str:
    """What sort of set it is, by its cards."""
    kinds = {c["type"] for c in rows if c.get("set") == code}
    if code.endswith("_nemesis"):
        return "nemesis"
    return next((kind for kind in ("hero", "villain") if kind in kinds), "modular")


def stem_of(row: Row, sets: dict[str, str]) -> str:
    """The file that a card's definition goes into: of its set, its hero's set, or its aspect."""
    of = row.get("set")
    if not of:
        return str(row["aspect"])
    return of.removesuffix("_nemesis") if sets.get(of) == "nemesis" else str(of)


def title_of(folder: Path, stem: str) -> str:
    """What the cards of such a file have in common: their set or their aspect."""
    sets: dict[str, str] = read_words(folder / f"{FIRST}.json").get("sets", {})
    return sets.get(stem) or stem.replace("_", " ").title()


# ---- what is written -------------------------------------------------------------------------------------------------
def write_rows(file: Path, rows: Iterable[Row]) -> None:
    """One face a line, in order of the codes."""
    ordered = sorted(rows, key=lambda c: str(c["code"]))
    lines = (json.dumps(c, ensure_ascii=False, separators=(",", ":")) for c in ordered)
    file.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def write_words(file: Path, said: dict[str, Any]) -> None:
    """One name a line."""
    file.write_text(json.dumps(said, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def read_words(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return found


def add_words(folder: Path, rows: Iterable[Row], said: dict[str, dict[str, Row]]) -> None:
    """The names of these cards, their sets and traits in every language; what nobody has said is marked."""
    for lang, theirs in said.items():
        file = folder / f"{lang}.json"
        words = read_words(file)
        sets, traits, cards = (words.setdefault(k, {}) for k in ("sets", "traits", "cards"))
        for row in (r for r in rows if "duplicate_of" not in r):
            code, of = row["code"], row.get("set")
            cards[code] = theirs.get(code, {}).get("name", TODO)
            if of and of not in sets:
                sets[of] = theirs.get(of, {}).get("name", TODO)
            for t in row["traits"]:
                traits.setdefault(t, word_for(t, lang, row, theirs.get(code, {})))
        for table in (sets, traits, cards):
            ordered = sorted(table.items())
            table.clear()
            table.update(ordered)
        write_words(file, words)


def append(file: Path, head: str, text: str) -> None:
    """Append to a file; a new one begins with the head."""
    before = file.read_text("utf-8") if file.is_file() else head
    file.write_text(before.rstrip("\n") + text, encoding="utf-8")


def index() -> None:
    """Rebuild the index from the new files, in a process of its own: this one has read the old ones."""
    subprocess.run([sys.executable, "-m", "quickstrike.champions.indexing"], check=True)


def shown(files: Iterable[Path]) -> list[str]:
    return [str(f.relative_to(ROOT)) for f in files]
