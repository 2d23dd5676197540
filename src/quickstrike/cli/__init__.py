"""The command line, `quickstrike COMMAND` or `quickstrike GAME COMMAND`: a file for each command.

A command is a module with `add(parser, kit)`, which says its flags, and `run(args)`; its words are a file of the language
with `help`, a line, and `about`, what it does. Only the command that is typed says its flags, so that starting costs no
more with more of them.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from .. import BUILD, __version__, games
from ..games import Kit
from ..kernel.errors import QuickstrikeError
from ..kernel.language import Said, Words, words
from ..kernel.trouble import trouble
from .parser import WRONG, Parser, add_lang, brief, language
from .streams import bear_all

SHARED = ("play", "sim", "lab", "replay", "review", "bench", "rules", "ledger", "position", "report")
"""The commands that every game has."""
HOUSE = ("store",)
"""Those that belong to no game."""
WORDS: Words = words("cli/commands")


def commands(kit: Kit) -> dict[str, str]:
    """All commands of a game, each with the module that has it."""
    return {**{name: name for name in SHARED}, **kit.commands}


def parser(lang: str = "en", given: Sequence[str] | None = None) -> Parser:
    """given: what was typed. Without it all commands say all their flags."""
    w, typed = WORDS[lang], None if given is None else [x for x in given if not x.startswith("-")]
    first = games.default()
    p = Parser("quickstrike", lang=lang, description=w["about"], epilog=w["more"])
    p.add_argument("--version", action="version", version=f"quickstrike {__version__} ({w[BUILD]})", help=w["version"])
    add_lang(p)
    sub: Any = p.add_subparsers(dest="command")
    add_commands(sub, first, typed)
    add_all(sub, {name: name for name in HOUSE}, first, typed)
    for name in games.names():
        kit = games.kit(name)
        q = sub.add_parser(name, help=kit.title(lang), description=f"{kit.title(lang)}.")
        add_lang(q)
        if typed is None or name in typed:
            rest = None if typed is None else typed[typed.index(name) + 1 :]
            add_commands(q.add_subparsers(dest="of_game"), kit, rest)
    return p


def add_commands(sub: Any, kit: Kit, typed: Sequence[str] | None) -> None:
    add_all(sub, commands(kit), kit, typed)


def add_all(sub: Any, modules: dict[str, str], kit: Kit, typed: Sequence[str] | None) -> None:
    for name, module in modules.items():
        game, _, own = module.rpartition(".")
        w = words(f"{game}/cli/{own}" if game else f"cli/{own}")[sub.lang]
        if typed is not None and name not in typed:  # it is only listed
            sub.add_parser(name, help=w["help"])
            continue
        command = import_module(f"{__name__}.{module}")
        p = sub.add_parser(name, help=w["help"], description=w["about"].format(title=kit.title(sub.lang)))
        p.set_defaults(kit=kit, prog=p.prog, run=getattr(command, "run", None))
        command.add(p, kit)


def main(argv: list[str] | None = None) -> int:
    """Run a command; gives the exit code. What a user can do wrong ends in one sentence and code 2."""
    given = sys.argv[1:] if argv is None else argv
    command, lang = "quickstrike", language(given)
    bear_all()
    try:
        args = parser(lang, given).parse_args(given)
        command = args.prog
        bear_all(json=getattr(args, "json", False))
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as e:  # argparse: --help, --version, or a mistake it has reported
        return e.code if isinstance(e.code, int) else WRONG
    except QuickstrikeError as e:
        return _say(command, e.told(lang))
    except BrokenPipeError:  # whatever was reading our output has stopped
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as e:
        what = Said("file", name=str(e.filename), why=trouble(e)) if e.filename else trouble(e)
        return _say(command, what.told(lang))
    except UnicodeDecodeError as e:
        return _say(command, Said("not text", at=e.start).told(lang))
    except KeyboardInterrupt:
        return _say(command, Said("stopped").told(lang), 130)


def _say(command: str, what: str, code: int = WRONG) -> int:
    print(f"{command}: {brief(what)}", file=sys.stderr)
    return code
