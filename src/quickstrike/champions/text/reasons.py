"""Why something can't be done, in words. A key is what the checks of the rules give, with its numbers and names."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...kernel.language import Words, words
from .clauses import CONDITIONS
from .grammar import GRAMMARS, in_a_row
from .lexicon import NOUNS
from .names import Count, needed, resources, sentence, tokens, translated
from .terms import COUNTERS, FORMS

REASONS: Words = words("champions/text/reasons", "reasons")
TYPED = 4  # numbers of a cost that ask for a kind of resource; those behind them are for any
KINDS: Words = words("champions/text/reasons", "kinds")
"""What is being decided, by kind of decision."""


def _word(field: str, v: Any, lang: str) -> Any:
    match field:
        case "need" if isinstance(v, (tuple, list)):
            return needed(tuple(v), lang)
        case "have" if isinstance(v, (tuple, list)):
            typed = resources(tuple(v), lang)
            return f"{sum(v)} ({typed})" if ", " in typed else typed
        case "need" if isinstance(v, int):
            return Count(v, lang)
        case "form":
            return FORMS[lang].get(v, v)
        case "card" | "name":
            return translated(str(v), lang)
        case "seat":
            return int(v) + 1
        case "per":
            return NOUNS[lang][v][0] if v in NOUNS[lang] else v
        case "kind":
            return KINDS[lang].get(v) or COUNTERS[lang].get(v, v)
    return v


def reason(key: str, data: dict[str, Any], lang: str = "en") -> str:
    """The sentence for a reason, without its full stop."""
    return _said(key, tuple([(k, tuple(v) if isinstance(v, list) else v) for k, v in data.items()]), lang)


@lru_cache(maxsize=4096)
def _said(key: str, rows: tuple[tuple[str, Any], ...], lang: str) -> str:
    data = dict(rows)
    words = {k: _word(k, v, lang) for k, v in data.items()}
    if data.get("stage"):  # the same villain may say something else at another stage
        words["card"] = f"{words['card']} {data['stage']}"
    if key == "no counters":
        words["tokens"] = tokens(data["need"], data["kind"], lang)
    need, have = data.get("need"), data.get("have")
    if isinstance(have, (tuple, list)) and not any(have):
        key = f"{key}.nothing"
    elif isinstance(have, (tuple, list)) and isinstance(need, (tuple, list)) and any(need[:TYPED]):
        # resources of a kind are lacking: however many others there are says nothing
        words["have"] = in_a_row(resources(tuple(have), lang).split(", "), CONDITIONS[lang]["and"])
    if f"{key}.{data.get('per')}" in REASONS[lang]:
        key = f"{key}.{data['per']}"
    if data.get("per") in NOUNS[lang]:
        row = NOUNS[lang][data["per"]]
        words["this"] = GRAMMARS[lang].det("this", row[0], row[2] if len(row) > 2 else "m")
    said = sentence(REASONS[lang][key].format(**words), lang)
    named = REASONS[lang][key].startswith(("{card}", "{name}"))
    return said if named else said[:1].lower() + said[1:]  # a name keeps its capital
