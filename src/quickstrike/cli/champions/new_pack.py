"""`quickstrike new-pack CODE`: lay out the folder of a pack."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from ...champions.indexing import HOME
from ...champions.shelf import packs
from ...games import Kit
from ...kernel.errors import SetupError
from ...kernel.language import FIRST, words
from ..parser import Parser, add_lang
from . import pack_files as to

WORDS = words("champions/cli/new_pack")
HEROES = """# Who can be played, with which starter decks. A deck is the hero's own cards and the cards of the lists it names.
# [heroes.{name}]
# identity = "{identity}"
# set = "{set}"
# decks.ASPECT = ["starter"]
#
# [lists.starter]
# {prefix}010 = 3
"""
SCENARIOS = """# What is played against: the villain's stages and the main schemes in order, which stages standard and expert mode use,
# the encounter sets, and the modular sets that the scenario recommends.
# [{set}]
# villains = [{stages}]
# schemes = []
# standard = [1, 2]
# expert = [2, 3]
# sets = ["{set}", "standard"]
# modular = []
"""


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("code", metavar=w["CODE"], help=w["code"])
    p.add_argument("--facts", nargs="+", required=True, metavar=w["FILE"], help=w["facts"])
    p.add_argument("--words", nargs="+", default=[], metavar="fr=" + w["FILE"], help=w["words"])
    add_lang(p)


def run(args: argparse.Namespace) -> int:
    to.in_a_clone()
    raw, said = to.rows_of(args.facts), to.words_of(args.words)
    files = lay_out(args.code, raw, said)
    to.index()
    w = WORDS[args.lang]
    print(w["done"].format(files="\n  ".join(to.shown(files))))
    print(w["next"].format(code=args.code))
    return 0


def lay_out(code: str, raw: list[to.Row], said: dict[str, dict[str, to.Row]], home: Path = HOME) -> list[Path]:
    """The files of a new pack. Nothing is written if something is wrong."""
    folder = home / code
    if not re.fullmatch(r"[a-z][a-z0-9_]*", code):
        raise SetupError("pack code", code=code)
    if folder.exists():
        raise SetupError("pack there", code=code)
    rows = [to.as_row(c) for c in raw if c.get("pack_code") == code]
    if not rows:
        raise SetupError("no cards of", code=code)
    prefix = _prefix(rows)
    (folder / "cards").mkdir(parents=True)
    product = next((c for c in raw if "pack_type_code" in c and c["code"] == code), {})
    title = product.get("name") or to.TODO
    named = {c["code"]: c for c in raw if "card_set_type_code" in c}
    sets = {s: _type(s, named, rows) for s in sorted({c["set"] for c in rows if c.get("set")})}
    quoted = title.replace('"', "'")
    (folder / "__init__.py").write_text(f'"""{quoted}."""\n', encoding="utf-8")
    (folder / "cards" / "__init__.py").write_text('"""The definitions of this pack\'s cards, a file per set."""\n')
    (folder / "pack.toml").write_text(_pack(prefix, sets), encoding="utf-8")
    to.write_rows(folder / "data.json", rows)
    names = {s: named.get(s, {}).get("name") or to.TODO for s in sets}
    to.write_words(folder / f"{FIRST}.json", {"name": title, "sets": names})
    for lang, theirs in said.items():
        to.write_words(folder / f"{lang}.json", {"name": theirs.get(code, {}).get("name", to.TODO)})
    to.add_words(folder, rows, said)
    _tables(folder, prefix, rows)
    return sorted(f for f in folder.rglob("*.*") if "__pycache__" not in f.parts)


def _prefix(rows: list[to.Row]) -> str:
    found = sorted({str(c["code"])[:2] for c in rows})
    if len(found) > 1:
        raise SetupError("prefixes", found=found)
    if taken := [p.code for p in packs().values() if p.prefix == found[0]]:
        raise SetupError("prefix taken", prefix=found[0], pack=taken[0])
    return found[0]


def _type(code: str, named: dict[str, to.Row], rows: list[to.Row]) -> str:
    return str(named.get(code, {}).get("card_set_type_code") or to.kind_of_set(code, rows))


def _pack(prefix: str, sets: dict[str, str]) -> str:
    lines = "".join(f'{_key(s)} = "{kind}"\n' for s, kind in sets.items())
    head = "# How the codes of its cards begin, and the sets its cards belong to.\n\n"
    return f'{head}prefix = "{prefix}"\nwhole = false  # all cards of the product are there and scripted\n\n[sets]\n{lines}'


def _key(text: str) -> str:
    return text if re.fullmatch(r"[\w-]+", text) else f'"{text}"'


def _tables(folder: Path, prefix: str, rows: list[to.Row]) -> None:
    """Heroes and scenarios, as comments: they join the game when their cards are scripted."""
    heroes = [c for c in rows if c.get("type") == "hero" and "back" in c]
    if heroes:
        text = [
            HEROES.format(name=h["set"].replace("_", "-"), identity=h["code"], set=h["set"], prefix=prefix)
            for h in heroes
        ]
        (folder / "heroes.toml").write_text("\n".join(text), encoding="utf-8")
    stages: dict[str, list[str]] = {}
    for c in rows:
        if c.get("type") == "villain":
            stages.setdefault(c["set"], []).append(f'"{c["code"]}"')
    if stages:
        told = [SCENARIOS.format(set=s, stages=", ".join(codes)) for s, codes in stages.items()]
        (folder / "scenarios.toml").write_text("\n".join(told), encoding="utf-8")
