"""`quickstrike store backup|restore|check`: what a server keeps, as a file, back again, and whether it is sound."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from ..files import named
from ..kernel.errors import QuickstrikeError, SetupError
from ..kernel.language import Words, words
from ..term import store as folders
from .parser import WORDS as FILES
from .parser import Parser, add_lang

if TYPE_CHECKING:
    from ..games import Kit
    from ..server.store import Store

FILE = "tables.db"
UNSOUND = 1  # exit code of a store in which something is wrong
WORDS: Words = words("cli/store")


def add(p: Parser, kit: Kit) -> None:
    w = WORDS[p.lang]
    p.add_argument("what", choices=("backup", "restore", "check"), help=w["what"])
    p.add_argument("file", metavar=FILES[p.lang]["file"], nargs="?", help=w["file"])
    add_where(p)
    add_lang(p)


def add_where(p: Parser) -> None:
    """Where games are kept."""
    w = WORDS[p.lang]
    p.add_argument("--data", metavar=w["FOLDER"], help=w["data"])
    p.add_argument("--store", metavar=w["ADDRESS"], help=w["store"])


def where(args: argparse.Namespace) -> Path | str:
    found: str | None = args.store
    return found if found is not None else folder(args) / FILE


def folder(args: argparse.Namespace) -> Path:
    return named(args.data) if args.data else folders.data_folder()


def run(args: argparse.Namespace) -> int:
    from ..server.store import Trouble, open_store
    from ..server.store.backup import backup, restore

    w, at = WORDS[args.lang], where(args)
    if (args.file is None) != (args.what == "check"):
        raise SetupError("store no file" if args.file else "store which file", what=args.what)
    if args.what != "restore" and isinstance(at, Path) and not at.is_file():
        raise SetupError("store nowhere", path=at)
    kept = open_store(at, lock=args.what == "restore")  # else servers may go on meanwhile
    try:
        if args.what == "check":
            return check(kept, args.lang)
        file = named(args.file)
        n = backup(kept, file) if args.what == "backup" else restore(kept, file)
        print(w[args.what].format(n=n, file=file, store=kept.name))
    except Trouble as e:
        raise QuickstrikeError("store broken", path=kept.name, why=e) from e
    finally:
        kept.close()
    return 0


def check(kept: Store, lang: str) -> int:
    from ..server.store.check import problems

    w = WORDS[lang]
    tables = answers = bad = 0
    for table, n, wrong in problems(kept):
        tables, answers = tables + bool(table), answers + n
        if wrong is not None:
            bad += 1
            print(f"{table or kept.name}: {wrong.told(lang)}")
    print(w["checked"].format(n=tables, answers=answers, bad=bad))
    return UNSOUND if bad else 0
