"""The line of each value in a TOML or JSON text.

The parsers of the standard library do not say, so the text is scanned once more: not to understand it (it has been
parsed, so it is valid) but to note where each key and each item of a list begins.
"""

from __future__ import annotations

import re

Path = tuple[str | int, ...]
BARE = re.compile(r"[A-Za-z0-9_-]+")
SPACE = re.compile(r"(?:[ \t\r]|#[^\n]*)*")
SPACE_AND_LINES = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
ATOM = re.compile(r"[^,\]}\n#]*")
ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f"}


def lines_of(text: str, toml: bool) -> dict[Path, int]:
    """The path to each value ("player", 0, "hand", 2) with its line, counted from 1."""
    scan = _Scan(text)
    if toml:
        scan.document()
    else:
        scan.skip(SPACE_AND_LINES)
        scan.value(())
    return scan.found


class _Scan:
    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0
        self.found: dict[Path, int] = {}
        self.counts: dict[Path, int] = {}  # how many tables each array of tables has so far
        self._line, self._counted = 1, 0

    @property
    def line(self) -> int:
        self._line += self.text.count("\n", self._counted, self.at)
        self._counted = self.at
        return self._line

    def skip(self, what: re.Pattern[str]) -> str:
        m = what.match(self.text, self.at)
        assert m is not None
        self.at = m.end()
        return m.group()

    def peek(self, n: int = 1) -> str:
        return self.text[self.at : self.at + n]

    # ---- TOML: lines of keys under headers
    def document(self) -> None:
        table: Path = ()
        while True:
            self.skip(SPACE_AND_LINES)
            if self.at >= len(self.text):
                return
            if self.peek() == "[":
                table = self.header()
            else:
                self.pair(table)

    def header(self) -> Path:
        many = self.peek(2) == "[["
        self.at += 2 if many else 1
        table = self.into(self.keys())
        if many:
            n = self.counts.get(table, 0)
            self.counts[table] = n + 1
            self.found.setdefault(table, self.line)
            table = (*table, n)
        self.found.setdefault(table, self.line)
        self.at += 2 if many else 1
        return table

    def into(self, keys: Path) -> Path:
        """`[step.expect]` belongs to the last `[[step]]`."""
        out: Path = ()
        for i, k in enumerate(keys):
            out = (*out, k)
            if i < len(keys) - 1 and out in self.counts:
                out = (*out, self.counts[out] - 1)
        return out

    def keys(self) -> Path:
        out: list[str | int] = []
        while True:
            self.skip(SPACE)
            out.append(self.string() if self.peek() in "\"'" else self.skip(BARE))
            self.skip(SPACE)
            if self.peek() != ".":
                return tuple(out)
            self.at += 1

    def pair(self, table: Path) -> None:
        line = self.line
        keys = self.keys()
        for i in range(1, len(keys) + 1):
            self.found.setdefault((*table, *keys[:i]), line)
        self.at += 1  # = or, in JSON, :
        self.skip(SPACE_AND_LINES)
        self.value((*table, *keys))

    # ---- values, of both
    def value(self, path: Path) -> None:
        self.found.setdefault(path, self.line)
        match self.peek():
            case "[":
                self.items(path, "]")
            case "{":
                self.items(path, "}")
            case '"' | "'":
                self.string()
            case _:
                self.skip(ATOM)

    def items(self, path: Path, end: str) -> None:
        self.at += 1
        n = 0
        while True:
            self.skip(SPACE_AND_LINES)
            if self.peek() == ",":
                self.at += 1
                continue
            if self.peek() == end or self.at >= len(self.text):
                self.at += 1
                return
            if end == "]":
                self.value((*path, n))
                n += 1
            else:
                self.pair(path)

    def string(self) -> str:
        quote = self.peek()
        whole = quote * 3 if self.peek(3) == quote * 3 else quote
        self.at += len(whole)
        out = []
        while self.at < len(self.text) and self.peek(len(whole)) != whole:
            c = self.peek()
            if c == "\\" and quote == '"':
                self.at += 1
                c = ESCAPES.get(self.peek(), self.peek())
            out.append(c)
            self.at += 1
        self.at += len(whole)
        return "".join(out)
