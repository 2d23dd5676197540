"""Output in another encoding than UTF-8: a character that it lacks is replaced by the nearest one, and nothing
breaks."""

from __future__ import annotations

import codecs
import io
import sys
import unicodedata

PLAIN, ESCAPED = "quickstrike.plain", "quickstrike.escaped"
ALIKE = {"—": "-", "–": "-", "‑": "-", "−": "-", "’": "'", "‘": "'", "“": '"', "”": '"', "«": '"', "»": '"', "·": "-"}
ALIKE |= {"œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "→": "->", "←": "<-", "•": "*", "×": "x", "≤": "<=", "≥": ">="}


def plain(e: UnicodeError) -> tuple[str, int]:
    """The letter without its accent, what looks like the sign, or a question mark."""
    if not isinstance(e, UnicodeEncodeError):
        raise e
    return "".join(_ascii(c) for c in e.object[e.start : e.end]), e.end


def escaped(e: UnicodeError) -> tuple[str, int]:
    """As JSON writes it: there nothing may be lost."""
    if not isinstance(e, UnicodeEncodeError):
        raise e
    units = e.object[e.start : e.end].encode("utf-16-be", "surrogatepass").hex()
    return "".join(f"\\u{units[i : i + 4]}" for i in range(0, len(units), 4)), e.end


def _ascii(letter: str) -> str:
    found = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return ALIKE.get(letter) or found or ("" if unicodedata.combining(letter) else "?")


codecs.register_error(PLAIN, plain)
codecs.register_error(ESCAPED, escaped)


def bear_all(json: bool = False) -> None:
    """From now on every text can be written, and every line that is typed can be read."""
    for stream, errors in ((sys.stdout, ESCAPED if json else PLAIN), (sys.stderr, PLAIN), (sys.stdin, "replace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)
