"""What the notes of the log say, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.language import Words, singular, words
from ..loading import CARDS, TOKENS
from .effect_words import NOUNS
from .grammar import finish, listed, sentence
from .names import ability_name, card_name, companion_name, dice_text, seat_names, space_name, token_name
from .numbers import several

FIELDS = {
    "start roll": "seat value",
    "start": "seat",
    "turn": "seat value",
    "roll": "seat purpose *dice",
    "keep": "seat *dice",
    "change": "seat other was value",
    "reroll": "seat other was value",
    "declare": "seat ability",
    "decline": "seat",
    "activate": "seat ability",
    "target": "seat other",
    "leader": "seat other",
    "defend": "seat ability",
    "no defence": "seat",
    "undefendable": "seat",
    "add": "seat damage",
    "prevent": "seat part",
    "damage": "seat n kind other before",
    "heal": "seat health",
    "survive": "seat value",
    "defeated": "seat",
    "over": "result",
    "points": "seat CP",
    "draw": "seat card",
    "reshuffle": "seat",
    "look": "seat card",
    "found": "seat code",
    "show": "seat *codes",
    "play": "seat code",
    "upgrade": "seat code",
    "sell": "seat code",
    "discard": "seat code",
    "passive": "seat space",
    "spend": "seat token n",
    "gain": "seat token n other",
    "inflict": "seat token n other",
    "removed": "seat token n",
    "transfer": "seat token other",
    "advance": "seat token side",
    "limit": "seat token value",
    "steal": "seat what n other",
    "throw": "seat companion other",
    "retrieve": "seat companion",
    "announce": "seat verb what",
    "too late": "seat verb what",
}
"""What follows the kind of a note; the last may be several."""

STORY: Words = words("dicethrone/text/story", "story")


def note_text(note: Sequence[Any], heroes: Sequence[str], lang: str = "en") -> str:
    """One note in words; `heroes` are the ids of the heroes by seat."""
    kind, what = str(note[0]), fields_of(note)
    key = f"{kind}.{_variant(kind, what)}".rstrip(".")
    if kind == "over":
        words = _winners(what["result"], heroes, lang)
    else:
        words = {k: _word(k, v, what, heroes, lang) for k, v in what.items()}
    return finish(sentence(STORY[lang][key].format_map(words)), lang)


def fields_of(note: Sequence[Any]) -> dict[str, Any]:
    """What is in a note, by name."""
    names = FIELDS[note[0]].split()
    if names[-1].startswith("*"):
        rest = len(names) - 1
        return {**dict(zip(names[:-1], note[1 : 1 + rest], strict=True)), names[-1][1:]: note[1 + rest :]}
    return dict(zip(names, note[1:], strict=True))


def _variant(kind: str, what: dict[str, Any]) -> str:
    match kind:
        case "roll":
            return str(what["purpose"])
        case "change" | "reroll":
            return "own" if what["seat"] == what["other"] else ""
        case "prevent":
            return str(what["part"]) if what["part"] in ("half", "all") else ""
        case "damage":
            return "less" if what["n"] < what["before"] else ""
        case "points":
            return "lost" if what["CP"] < 0 else ""
        case "show":
            return "" if what["codes"] else "none"
        case "advance":
            return "last" if what["side"] < 0 else ""
        case "over":
            return str(what["result"]).split(" ")[0]
    return ""


def _word(field: str, v: Any, what: dict[str, Any], heroes: Sequence[str], lang: str) -> str:
    match field:
        case "seat" | "other":
            return seat_names(heroes, lang)[int(v)]
        case "ability":
            return ability_name(heroes[what["seat"]], v, lang)
        case "space":
            return space_name(heroes[what["seat"]], v, lang)
        case "companion":
            return companion_name(heroes[what["seat"]], v, lang)
        case "code":
            return card_name(v, lang)
        case "codes":
            return listed([card_name(c, lang) for c in v], "and", lang)
        case "dice":
            return dice_text(v)
        case "token":
            return _some(what.get("n", 1), token_name(v, lang))
        case "side":
            return str(TOKENS[what["token"]].sides[v]) if v >= 0 else ""
        case "damage" | "card" | "CP" | "health":
            return _count(abs(v), {"health": "healed"}.get(field, field), lang)
        case "n" if "kind" in what:
            return _count(v, what["kind"], lang)
        case "part" if v.isdecimal():
            return _count(int(v), "incoming", lang)
        case "what":
            return _what(v, what, heroes, lang)
    return str(v)


def _what(v: str, what: dict[str, Any], heroes: Sequence[str], lang: str) -> str:
    """What is stolen, or about to be used."""
    if what.get("verb") == "discard_for":
        return companion_name(heroes[what["seat"]], v, lang)
    noun = {"points": "CP", "health": "Health"}.get(v)
    if noun:
        return _count(what["n"], noun, lang)
    return card_name(v, lang) if v in CARDS else _some(what.get("n", 1), token_name(v, lang))


def _some(n: int, name: str) -> str:
    return name if n == 1 else several(n, name)


def _count(n: int, noun: str, lang: str) -> str:
    one, many = NOUNS[lang][noun]
    return f"{n} {one if singular(n, lang) else many}".rstrip()


def _winners(result: str, heroes: Sequence[str], lang: str) -> dict[str, str]:
    """ "seat 2", "team 0", "draw"."""
    names = seat_names(heroes, lang)
    who, _, n = result.partition(" ")
    won = names[int(n) :: 2] if who == "team" else names[int(n or 0) :]
    return {"seat": won[0], "other": won[1] if who == "team" else ""}
