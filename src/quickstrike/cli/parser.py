"""What all commands share: one sentence where something is wrong, tables, the language."""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NoReturn

from ..kernel.errors import NEAR, QuickstrikeError
from ..kernel.language import FIRST, LANGUAGES, Said, Words, bound, decimal, words

if TYPE_CHECKING:
    from ..games import Kit

WRONG = 2  # exit code of every mistake that a user can make
LONG = 100  # how many letters of a word a sentence repeats
WORDS: Words = words("cli/parser")
ARGPARSE = (
    (r"argument (?P<flag>\S+): invalid choice: '(?P<value>[^']*)' \(choose from (?P<known>.*)\)", "unknown value"),
    (r"argument (?P<flag>\S+): expected one argument", "one value"),
    (r"argument (?P<flag>\S+): expected at least one argument", "some values"),
    (r"argument (?P<flag>\S+): ignored explicit argument '(?P<value>.*)'", "no value"),
    (r"the following arguments are required: (?P<what>.*)", "required"),
)
"""What argparse says, and the key under which we say it."""
MEANT = {
    "--expert": "--mode expert",
    "--standard": "--mode standard",
    "--villain": "--scenario",
    "--hero": "--heroes",
    "--language": "--lang",
    "--colour": "--no-color",
}
"""What people type, and how it is written here."""


class Help(argparse.HelpFormatter):
    def __init__(self, prog: str, lang: str = "en", **kwargs: Any) -> None:
        super().__init__(prog, **kwargs)
        self.lang = lang

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        super().add_usage(usage, actions, groups, f"{WORDS[self.lang]['usage']} " if prefix is None else prefix)

    def _split_lines(self, text: str, width: int) -> list[str]:
        return super()._split_lines(bound(text, self.lang), width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return super()._fill_text(bound(text, self.lang), width, indent)


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence of its language, with what would be right, instead of the whole usage."""

    def __init__(self, *args: Any, lang: str = "en", **kwargs: Any) -> None:
        self.lang = lang
        super().__init__(
            *args, **{"allow_abbrev": False, "formatter_class": partial(Help, lang=lang), **kwargs, "add_help": False}
        )
        w = WORDS[lang]
        self._positionals.title, self._optionals.title = w["positionals"], w["options"]
        self.add_argument("-h", "--help", action="help", help=w["help"])

    def add_subparsers(self, **kwargs: Any) -> Any:
        """Commands, in the language of this parser: `lang` of what is given back."""
        made: Any = super().add_subparsers(
            required=True,
            **{"metavar": WORDS[self.lang]["command"], **kwargs, "parser_class": partial(Parser, lang=self.lang)},
        )
        made.lang = self.lang
        return made

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Whatever is left over is a mistake, and told by the command that it was written to."""
        try:
            found, rest = super().parse_known_args(args, namespace)
        except QuickstrikeError as e:  # of a value
            self.wrong(e)
        if rest:
            self.wrong(self.left_over(rest[0]))
        return found, rest

    def error(self, message: str) -> NoReturn:
        for pattern, key in ARGPARSE:
            if m := re.fullmatch(pattern, message):
                self.wrong(self.bad_choice(**m.groupdict()) if key == "unknown value" else Said(key, **m.groupdict()))
        self.wrong(Said(message.removeprefix("argument ")))

    def wrong(self, what: Said | QuickstrikeError) -> NoReturn:
        said = Said("usage", what=what, prog=self.prog).told(self.lang)
        print(f"{self.prog}: {brief(said)}", file=sys.stderr)
        raise SystemExit(WRONG)

    def left_over(self, what: str) -> Said:
        if not what.startswith("-"):
            return Said("too many arguments", what=what)
        flags = [f for a in self._actions for f in a.option_strings]
        flag = what.split("=")[0]
        near = [x for x in (MEANT.get(flag, ""),) if x.split(" ")[0] in flags]
        near += difflib.get_close_matches(flag.lstrip("-"), [f.lstrip("-") for f in flags], n=1, cutoff=NEAR)
        return Said("no flag near", flag=what, near=f"--{near[0].lstrip('-')}") if near else Said("no flag", flag=what)

    def bad_choice(self, flag: str, value: str, known: str) -> Said:
        names = re.findall(r"[\w-]+", known)
        near = difflib.get_close_matches(value, names, n=1, cutoff=NEAR)
        hint = Said("near", near=near[0]) if near else Said("all", known=names)
        if flag == WORDS[self.lang]["command"]:
            return Said("unknown command", value=value, hint=hint)
        return Said("unknown value", flag=flag, value=value, hint=hint)


def brief(sentence: str) -> str:
    """A word that fills pages, typed or from a file, is not repeated."""
    return re.sub(rf"(\S{{{LONG}}})\S{{{LONG},}}", r"\1…", sentence)


class BadValue(QuickstrikeError):
    """An invalid value of an option. argparse passes it on to the parser."""


def at_least(least: int, what: str) -> Any:
    """A type for argparse: a whole number of games, processes, rounds or levels, not below a minimum."""

    def read(text: str) -> int:
        try:
            n = int(text)
        except ValueError:
            raise BadValue("whole number", text=text, what=Said(f"of {what}")) from None
        if n < least:
            raise BadValue("too few", n=n, what=Said(f"of {what}"), least=least)
        return n

    return read


def seed(text: str) -> int | str:
    """A seed is a number or a word."""
    if not text.strip():
        raise BadValue("seed")
    if len(text) > LONG:
        raise BadValue("long seed", most=LONG)
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def language(argv: Sequence[str] = ()) -> str:
    """What --lang says, wherever it is; else what the system speaks."""
    for i, flag in enumerate(argv):
        value = argv[i + 1] if i + 1 < len(argv) else ""
        if flag == "--lang" and value in LANGUAGES:
            return value
        if flag.startswith("--lang=") and flag[7:] in LANGUAGES:
            return flag[7:]
    said = next((v for k in ("LC_ALL", "LC_MESSAGES", "LANG") if (v := os.environ.get(k))), "")
    return next((lang for lang in LANGUAGES if said.startswith(lang)), FIRST)


def add_lang(p: Parser) -> None:
    p.add_argument("--lang", choices=LANGUAGES, default=p.lang, help=WORDS[p.lang]["lang"])


def add_json(p: Parser) -> None:
    p.add_argument("--json", action="store_true", help=WORDS[p.lang]["json"])


def add_teach(p: Parser, kit: Kit) -> None:
    if kit.teaches:
        p.add_argument("--teach", action="store_true", help=words("cli/play")[p.lang]["teach"])
    else:
        p.set_defaults(teach=False)


def add_check(p: Parser, w: Mapping[str, str], run: Callable[[argparse.Namespace], int]) -> tuple[Any, Parser]:
    """`check FILE`, for files that people write themselves. Gives the sub-commands and this one of them."""
    sub = p.add_subparsers(dest="do")
    one = sub.add_parser("check", help=w["check"], description=w["about"])
    one.add_argument("file", metavar=WORDS[p.lang]["file"], help=w["file"])
    one.set_defaults(run=run)
    return sub, one


def add_colour(p: Parser) -> None:
    p.add_argument("--no-color", action="store_true", help=WORDS[p.lang]["no color"])


class Progress:
    """A bar on the error stream, if that is a terminal."""

    def __init__(self, what: str, lang: str = "en") -> None:
        self.what, self.lang, self.words = what, lang, WORDS[lang]
        self.on = sys.stderr is not None and sys.stderr.isatty()
        self.begun, self.had = time.monotonic(), -1  # when, and how much was there already

    def __call__(self, done: int, total: int, wins: int) -> None:
        if self.on:
            width = 30
            full = width * done // total
            self.had = done if self.had < 0 else self.had
            bar = f"[{'#' * full}{'.' * (width - full)}] {done}/{total}  {wins} {self.words['won']}"
            print(
                f"\r{self.what} {bar}{self.pace(done, total)}\x1b[K",
                end="",
                file=sys.stderr,
                flush=True,
            )

    def pace(self, done: int, total: int) -> str:
        """How fast it goes, and how long it will take."""
        rate = (done - self.had) / max(time.monotonic() - self.begun, 1e-9)
        if rate <= 0:
            return " "
        left = round((total - done) / rate)
        return self.words["pace"].format(rate=decimal(rate, self.lang), left=f"{left // 60}:{left % 60:02}")

    def close(self) -> None:
        if self.on:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)


def table(rows: list[tuple[str, str]]) -> str:
    """Two columns."""
    wide = max(len(a) for a, _ in rows)
    return "\n".join(f"{a.ljust(wide)}  {b}" for a, b in rows)
