"""The command line: `quickstrike play | campaign | sim | deck | cards | replay | bench`."""
from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

from .. import __version__
from ..kernel.errors import QuickstrikeError
from .base import WRONG, Parser

COMMANDS = ("play", "campaign", "sim", "deck", "cards", "replay", "bench")
ABOUT = "Marvel Champions: The Card Game, with every rule enforced. A fan work, see NOTICE.md."


def parser() -> Parser:
    p = Parser("quickstrike", description=ABOUT, epilog="quickstrike COMMAND --help tells more of each.")
    p.add_argument("--version", action="version", version=f"quickstrike {__version__}")
    sub: Any = p.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)
    for name in COMMANDS:
        import_module(f"{__name__}.{name}").register(sub)
    return p


def main(argv: list[str] | None = None) -> int:
    """Run a command; gives the exit code. What a user can do wrong ends in one sentence and code 2."""
    command = "quickstrike"
    try:
        args = parser().parse_args(argv)
        command = f"quickstrike {args.command}"
        code: int = args.run(args)
        sys.stdout.flush()
        return code
    except SystemExit as e:  # argparse: --help, --version, or a mistake it has told of
        return e.code if isinstance(e.code, int) else WRONG
    except QuickstrikeError as e:
        return _say(command, str(e))
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 141
    except OSError as e:
        return _say(command, f"can't read or write {e.filename!r}: {e.strerror}" if e.filename else str(e))
    except UnicodeDecodeError as e:
        return _say(command, f"this file is not text: {e.reason} at byte {e.start}")
    except KeyboardInterrupt:
        return _say(command, "stopped", 130)


def _say(command: str, what: str, code: int = WRONG) -> int:
    print(f"{command}: {what}", file=sys.stderr)
    return code
