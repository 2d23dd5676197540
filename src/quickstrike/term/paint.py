"""Colours and columns. Without a terminal, or with NO_COLOR, all of it is plain text."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from typing import TextIO

CODES = {
    "bold": "1",
    "dim": "2",
    "red": "31",
    "green": "32",
    "yellow": "33",
    "blue": "34",
    "magenta": "35",
    "cyan": "36",
}
ANSI = re.compile(r"\033\[[0-9;]*m")
NARROW, WIDE = 40, 110


def coloured(out: TextIO) -> bool:
    """Colours are for a terminal, and only where nobody asked for none (https://no-color.org)."""
    return out.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def width_of(out: TextIO) -> int:
    return max(NARROW, min(WIDE, shutil.get_terminal_size((80, 24)).columns if out.isatty() else 80))


def visible(text: str) -> int:
    return len(ANSI.sub("", text))


class Paint:
    """Styles text, and knows how wide a line may be."""

    def __init__(self, on: bool = False, width: int = 80) -> None:
        self.on, self.width = on, width

    def __call__(self, text: object, *styles: str) -> str:
        said = str(text)
        if not self.on or not styles or not said:
            return said
        return f"\033[{';'.join(CODES[s] for s in styles)}m{said}\033[0m"

    def pad(self, text: str, n: int) -> str:
        return text + " " * max(0, n - visible(text))

    def clip(self, text: str, n: int) -> str:
        """Plain text cut to n columns."""
        return text if len(text) <= n else text[: max(0, n - 1)].rstrip() + "…"

    def rule(self, text: str = "") -> str:
        head = f"━━ {text} " if text else ""
        return self(head + "━" * max(0, self.width - len(head)), "bold", "blue")

    def wrap(self, text: str, indent: str = "", more: str | None = None) -> list[str]:
        """Plain text in lines; `more` is what continued lines begin with."""
        rest = indent if more is None else more
        return textwrap.wrap(
            text,
            self.width - 1,
            initial_indent=indent,
            subsequent_indent=rest,
            break_on_hyphens=False,
            break_long_words=False,
        ) or [indent]

    def flow(self, parts: list[str], indent: str, between: str = "  ") -> list[str]:
        """Styled pieces side by side, as many as fit on a line."""
        lines: list[str] = []
        line = indent
        for p in parts:
            joint = between if visible(line) > len(indent) else ""
            if joint and visible(line) + len(joint) + visible(p) > self.width - 1:
                lines.append(line)
                line, joint = " " * (len(indent) + 2), ""
            line += joint + p
        return [*lines, line] if line.strip() else lines


def paint_for(out: TextIO | None = None, colour: bool = True) -> Paint:
    out = sys.stdout if out is None else out
    return Paint(colour and coloured(out), width_of(out))
