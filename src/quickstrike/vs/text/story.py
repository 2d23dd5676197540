"""What the notes of the log say, a line each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...kernel.language import Words, singular, words
from ..loading import TEAMS
from ..table import Table
from .grammar import finish, listed, sentence
from .names import card_name, character_name, player_name, team_name
from .render import CHANGES, COUNTERS, KEYWORDS, UNTIL

FIELDS = {
    **dict.fromkeys(("shuffle", "chooser", "initiative", "mulligan", "resource", "no attack", "out"), "seat"),
    **dict.fromkeys(("draw", "breakthrough"), "seat n"),
    "turn": "n seat",
    "step": "step seat",
    "link": "seat kind code targets",
    "negate": "seat kind code",
    "recruit": "seat code boost",
    **dict.fromkeys(("enter", "move", "form"), "seat code row"),
    "equip": "seat code other",
    **dict.fromkeys(("propose", "attack"), "seat codes target"),
    "concluded": "what",
    **dict.fromkeys(("lose", "gain", "pay endurance", "points"), "seat n now"),
    **dict.fromkeys(("counter", "uncounter"), "seat code counter n"),
    "power-up": "seat code n m",
    "named": "seat team",
    "give": "seat code changes until",
    "over": "result",
    **dict.fromkeys(
        (
            *("no target", "fizzle", "flip", "stun", "recover", "ko", "exhaust", "ready", "discard", "reveal"),
            *("to hand", "to deck", "removed", "out of attack", "turn down", "reinforced", "mill", "found", "rules"),
            *("older", "newer"),
        ),
        "seat code",
    ),
}
"""What follows the kind of a note."""
STORY: Words = words("vs/text/story", "story")
OWN: Words = words("vs/text/story", "own")
"""What whoever reads it has done."""
WORDS: Words = words("vs/text/story", "words")


def note_text(s: Table, note: Sequence[Any], lang: str = "en", reader: int = -1) -> str:
    """One note in words; reader: the seat that is called "you"."""
    kind = str(note[0])
    what = dict(zip(FIELDS[kind].split(), note[1:], strict=True))
    if kind == "over":
        who, _, n = str(what["result"]).partition(" ")
        mine = n == str(reader)
        said = {"seat": player_name(s, int(n), lang, reader) if n else ""}
        return finish(sentence((OWN if mine else STORY)[lang][f"over.{who}"].format_map(said)), lang)
    said = {k: _word(s, k, v, what, lang, reader) for k, v in what.items()}
    if kind == "give":
        lost = [CHANGES[lang][f"{x[0]}.lose"].format(word=x[3]) for x in what["changes"] if x[1] == "lose"]
        said["lost"] = listed(lost, WORDS[lang]["and"])
    said["cards"] = WORDS[lang]["card"] if what.get("n") == 1 else WORDS[lang]["cards"].format(n=what.get("n", 0))
    key = _key(kind, what)
    if reader >= 0 and str(what.get("target")) == str(reader):  # "you" has a place of its own in some languages
        key = f"{key}.you"
    told = OWN if reader >= 0 and what.get("seat") == reader and key in OWN[lang] else STORY
    return finish(sentence(told[lang][key].format_map(said)), lang)


def _key(kind: str, what: dict[str, Any]) -> str:
    match kind:
        case "step":
            return f"step.{what['step']}"
        case "link":
            key = f"link.{what['kind']}"
            return (
                f"{key}.targets" if what["targets"] and what["kind"] in ("plot twist", "payment", "triggered") else key
            )
        case "recruit":
            return "recruit.boost" if what["boost"] else kind
        case "negate":
            return kind if what["code"] else "negate.none"
        case "attack":
            return kind if len(what["codes"]) > 1 else "attack.one"
        case "concluded":
            return f"concluded.{what['what']}"
        case "give":
            return _given(what["changes"])
    return kind


def _given(changes: Sequence[Sequence[Any]]) -> str:
    """What somebody gets, loses, or both."""
    gained = [x for x in changes if x[1] != "lose"]
    if len(gained) == len(changes):
        return "give"
    return "give.both" if gained else "give.lose"


def _word(s: Table, field: str, v: Any, what: dict[str, Any], lang: str, reader: int) -> str:
    match field:
        case "seat":
            return player_name(s, int(v), lang, reader) if int(v) >= 0 else ""
        case "code" | "other":
            return card_name(v, lang) if v else ""
        case "codes" | "targets":
            return listed([card_name(c, lang) for c in v], WORDS[lang]["and"])
        case "target":
            return player_name(s, int(v), lang, reader) if str(v).isdecimal() else card_name(v, lang)
        case "row":
            return WORDS[lang][v]
        case "team":
            return team_name(v, lang) if v in TEAMS else character_name(v, lang)
        case "counter":
            named = COUNTERS[lang].get(v, v)
            if singular(what["n"], lang):
                return WORDS[lang]["counter"].format(counter=named)
            return WORDS[lang]["counters"].format(counter=COUNTERS[lang].get(f"{v}.many", named))
        case "changes":
            return listed([_change(x, lang) for x in v if x[1] != "lose"], WORDS[lang]["and"])
        case "until":
            return UNTIL[lang][v or "none"]
        case "n" | "m" if "m" in what:
            return f"{v:+d}"
    return str(v)


def _change(x: Sequence[Any], lang: str) -> str:
    prop, how, n, word = x
    said = team_name(word, lang) if prop == "teams" else KEYWORDS[lang].get(word, word)
    return CHANGES[lang][f"{prop}.{how}"].format(n=f"{n:+d}" if how == "add" else n, word=said)
