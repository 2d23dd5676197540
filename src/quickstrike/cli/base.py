"""What all commands share: one sentence where something is wrong, tables, the language."""
from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
from typing import Any, NoReturn

LANGUAGES = ("en", "fr")
WRONG = 2  # exit code of everything that the user could have done otherwise


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, with what would be right, instead of the whole usage."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **{"allow_abbrev": False, **kwargs})
        self.given: list[str] = []

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        self.given = [str(a) for a in (sys.argv[1:] if args is None else args)]
        return super().parse_known_args(args, namespace)

    def error(self, message: str) -> NoReturn:
        print(f"{self.prog}: {self.better(message)}; see {self.prog} --help", file=sys.stderr)
        raise SystemExit(WRONG)

    def better(self, message: str) -> str:
        """argparse's own words, with a suggestion."""
        unknown = re.match(r"unrecognized arguments: (\S+)", message)
        if unknown:
            flag = unknown.group(1)
            near = difflib.get_close_matches(flag.split("=")[0], self.flags(), n=1, cutoff=0.6)
            hint = f", did you mean {near[0]!r}?" if near else ""
            flags = flag.startswith("-")
            return f"there is no option {flag!r}{hint}" if flags else f"{flag!r} is one argument too many"
        choice = re.match(r"argument (\S+): invalid choice: '([^']*)' \(choose from (.*)\)", message)
        if choice:
            known = re.findall(r"[\w-]+", choice.group(3))
            near = difflib.get_close_matches(choice.group(2), known, n=1, cutoff=0.6)
            what = "command" if choice.group(1) == "COMMAND" else f"value of {choice.group(1)}"
            hint = f"did you mean {near[0]!r}?" if near else f"known are {', '.join(known)}"
            return f"unknown {what} {choice.group(2)!r}, {hint}"
        return message.removeprefix("argument ")

    def flags(self) -> list[str]:
        out = [f for a in self._actions for f in a.option_strings]
        for a in self._actions:
            if isinstance(a, argparse._SubParsersAction):
                command = next((c for c in self.given if c in a.choices), None)
                out += [f for x in (a.choices[command]._actions if command else ()) for f in x.option_strings]
        return out


def at_least(least: int, what: str) -> Any:
    """A type for argparse: a whole number, not below that."""
    def read(text: str) -> int:
        try:
            n = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number of {what}") from None
        if n < least:
            raise argparse.ArgumentTypeError(f"{n} {what} are too few, at least {least} is needed")
        return n

    return read


def seed(text: str) -> int | str:
    """A seed is a number or a word."""
    if not text.strip():
        raise argparse.ArgumentTypeError("a seed is a number or a word, and not nothing")
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def language() -> str:
    """French where the system speaks French."""
    said = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(k))), "")
    return "fr" if said.startswith("fr") else "en"


def add_lang(p: argparse.ArgumentParser) -> None:
    p.add_argument("--lang", choices=LANGUAGES, default=language(), help="language (default: that of the system)")


class Progress:
    """A bar on the error stream, if that is a terminal."""

    def __init__(self, what: str) -> None:
        self.what, self.on = what, sys.stderr is not None and sys.stderr.isatty()

    def __call__(self, done: int, total: int, wins: int) -> None:
        if self.on:
            width = 30
            full = width * done // total
            print(f"\r{self.what} [{'#' * full}{'.' * (width - full)}] {done}/{total}  {wins} won ", end="",
                  file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def table(rows: list[tuple[str, str]]) -> str:
    """Two columns."""
    wide = max(len(a) for a, _ in rows)
    return "\n".join(f"{a.ljust(wide)}  {b}" for a, b in rows)
