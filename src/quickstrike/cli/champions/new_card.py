"""`quickstrike new-card CODE`: lay out what a card needs."""

from __future__ import annotations

import argparse
import json
import re
import tomllib
from pathlib import Path

from ...champions.faces import FACES
from ...champions.indexing import HOME
from ...champions.shelf import pack_of, packs
from ...games import Kit
from ...games.champions import KIT
from ...kernel.errors import SetupError
from ...kernel.language import FIRST, words
from ..parser import Parser, add_lang
from . import pack_files as to

WORDS = words("champions/cli/new_card")
DEFINITIONS = '"""{title}."""\n\nfrom ....faces import card\nfrom ....vocab import *\n'
TESTS = '"""{title}."""\n\nfrom __future__ import annotations\n\nimport pytest\n'


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("code", metavar=w["CODE"], help=w["code"])
    p.add_argument("--facts", nargs="+", default=[], metavar=w["FILE"], help=w["facts"])
    p.add_argument("--words", nargs="+", default=[], metavar="fr=" + w["FILE"], help=w["words"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    to.in_a_clone()
    w, code = WORDS[args.lang], args.code
    pack = pack_of(code)
    if pack is None:
        raise SetupError("no pack of", code=code, prefix=code[:2])
    folder = HOME / pack
    row, files = facts_of(folder, code, to.rows_of(args.facts), to.words_of(args.words))
    if "duplicate_of" in row:
        to.index()
        print(w["reprint"].format(code=code, first=row["duplicate_of"]))
        return 0
    if code in FACES:
        raise SetupError("card there", code=code, name=row["name"])
    stem = to.stem_of(row, dict(packs()[pack].sets))
    files += [definition(folder, stem, row), test(pack, stem, row)]
    to.index()
    print(w["done"].format(files="\n  ".join(to.shown(dict.fromkeys(files)))))
    print(w["next"].format(code=code, name=row["name"], test=to.shown([files[-1]])[0]))
    for entry in KIT.book().book().values():
        if code in entry.cards:
            print(w["ruling"].format(id=entry.id))
    return 0


def facts_of(
    folder: Path, code: str, raw: list[to.Row], said: dict[str, dict[str, to.Row]]
) -> tuple[to.Row, list[Path]]:
    """The row of a card: as data.json has it, or as it is given now; with the files that were written."""
    file = folder / "data.json"
    rows: list[to.Row] = json.loads(file.read_text("utf-8"))
    if known := next((c for c in rows if c["code"] == code), None):
        return known, []
    given = next((c for c in raw if c["code"] == code), None)
    if given is None:
        raise SetupError("facts wanted", code=code)
    row = to.as_row(given)
    to.write_rows(file, [*rows, row])
    to.add_words(folder, [row], said)
    _add_set(folder, row, [*rows, row], {c["code"]: c for c in raw if "card_set_type_code" in c})
    return row, [file, *(folder / f"{lang}.json" for lang in (FIRST, *said)), folder / "pack.toml"]


def _add_set(folder: Path, row: to.Row, rows: list[to.Row], named: dict[str, to.Row]) -> None:
    """A set that the pack did not have yet; it is the last table of pack.toml."""
    of, file = row.get("set"), folder / "pack.toml"
    if not of or of in tomllib.loads(file.read_text("utf-8")).get("sets", {}):
        return
    to.append(file, "", f'\n{of} = "{named.get(of, {}).get("card_set_type_code") or to.kind_of_set(of, rows)}"\n')
    words = to.read_words(folder / f"{FIRST}.json")
    words.setdefault("sets", {})[of] = named.get(of, {}).get("name", to.TODO)
    to.write_words(folder / f"{FIRST}.json", words)


def definition(folder: Path, stem: str, row: to.Row) -> Path:
    """A placeholder for the definition: a card without one is refused by name."""
    file = folder / "cards" / f"{stem}.py"
    head = DEFINITIONS.format(title=to.title_of(folder, stem))
    to.append(file, head, f'\n\n# {to.TODO}: card("{row["code"]}", ...)  {row["name"]}, {row["type"]}\n')
    return file


def test(pack: str, stem: str, row: to.Row) -> Path:
    """A test that fails until somebody has said what the card does."""
    file = to.TESTS / f"test_{pack}_{stem}.py"
    name = re.sub(r"\W+", "_", row["name"].casefold()).strip("_")
    what = f"{to.TODO}: show what {row['code']} {row['name']} does, see docs/testing.md"
    body = f"\n\n\ndef test_{name}(board):\n    pytest.fail({json.dumps(what, ensure_ascii=False)})\n"
    to.append(file, TESTS.format(title=to.title_of(HOME / pack, stem)), body)
    return file
