"""JSON as text, written by compiled code: exactly what `json.dumps(..., ensure_ascii=False)` writes, in half the time.

Saves are mostly small numbers and words that come again and again, so the text of each is made once. In pure Python the
encoder of the standard library, which is written in C, is quicker: see `savetext.dumps`.
"""

from __future__ import annotations

from json.encoder import JSONEncoder, encode_basestring
from typing import Any, Final

NUMBERS: Final = [str(n) for n in range(-1, 1024)]
MOST: Final = 10_000
QUOTED: Final[dict[str, str]] = {}
"""Words in quotation marks; no more of them than this, whatever a save may contain."""
STANDARD: Final = JSONEncoder(ensure_ascii=False, check_circular=False)


def quoted(word: str) -> str:
    found = QUOTED.get(word)
    if found is None:
        if len(QUOTED) >= MOST:
            QUOTED.clear()
        found = QUOTED[word] = str(encode_basestring(word))
    return found


def written(v: Any) -> str:
    if isinstance(v, str):
        return quoted(v)
    if v is None:
        return "null"
    if isinstance(v, bool):
        return "true" if v else "false"
    if isinstance(v, int):
        n: int = v
        return NUMBERS[n + 1] if -1 <= n < 1023 else str(n)
    if isinstance(v, list):
        return "[" + ", ".join([written(x) for x in v]) + "]" if v else "[]"
    if isinstance(v, tuple):
        return "[" + ", ".join([written(x) for x in v]) + "]" if v else "[]"
    if isinstance(v, dict):
        return "{" + ", ".join([key(k) + written(x) for k, x in v.items()]) + "}" if v else "{}"
    return STANDARD.encode(v)  # a fraction in a setup, say; or its error


def key(k: Any) -> str:
    """Keys of a dictionary are words, or are made words of."""
    return quoted(k if isinstance(k, str) else STANDARD.encode(k)) + ": "
