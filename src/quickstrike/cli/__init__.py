"""The command line, `quickstrike COMMAND`: a file for each command."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

from .. import __version__
from ..kernel.errors import QuickstrikeError
from ..kernel.language import Said, Words, words
from ..term.trouble import trouble
from .parser import WRONG, Parser, add_lang, language

COMMANDS = {
    "play": "play",
    "campaign": "champions.campaign",
    "sim": "sim",
    "balance": "champions.balance",
    "deck": "champions.deck",
    "cards": "champions.cards",
    "new-pack": "champions.new_pack",
    "new-card": "champions.new_card",
    "replay": "replay",
    "bench": "bench",
    "rules": "rules",
    "ledger": "ledger",
    "aid": "champions.aid",
    "position": "position",
    "report": "champions.report",
    "dicethrone": "dicethrone",
}
"""Every command with the module that has it."""
WORDS: Words = words("cli/commands")


def parser(lang: str = "en") -> Parser:
    w = WORDS[lang]
    p = Parser("quickstrike", lang=lang, description=w["about"], epilog=w["more"])
    p.add_argument("--version", action="version", version=f"quickstrike {__version__}", help=w["version"])
    add_lang(p)
    sub: Any = p.add_subparsers(dest="command")
    for module in COMMANDS.values():
        import_module(f"{__name__}.{module}").register(sub)
    return p


def main(argv: list[str] | None = None) -> int:
    """Run a command; gives the exit code. What a user can do wrong ends in one sentence and code 2."""
    given = sys.argv[1:] if argv is None else argv
    command, lang = "quickstrike", language(given)
    try:
        args = parser(lang).parse_args(given)
        command = f"quickstrike {args.command}"
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as e:  # argparse: --help, --version, or a mistake it has told of
        return e.code if isinstance(e.code, int) else WRONG
    except QuickstrikeError as e:
        return _say(command, e.told(lang))
    except BrokenPipeError:  # whoever read our output has had enough
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
    print(f"{command}: {what}", file=sys.stderr)
    return code
