"""What is printed on a card besides its text, in words: one row of facts, the same wherever a card is shown."""

from __future__ import annotations

from ...kernel.language import Words, words
from ..faces import ENDLESS, Face
from ..shelf import set_name
from .lexicon import NOUNS
from .names import noun_of, resources
from .options import SHORT
from .terms import ASPECTS

WORDS: Words = words("champions/text/printed")
BOXES = {"ATK": "attack", "THW": "thwart", "DEF": "defense", "REC": "recover", "SCH": "scheme", "HP": "health"}
"""The boxes of the statistics, by what they are called in the data."""
THREAT = ("base_threat", "escalation_threat", "threat")
STAR = "★"
NO_VALUE = "–"


def printed(face: Face, lang: str) -> list[str]:
    """Type, set, aspect, cost, resources, statistics, threat, icons and boost, as far as the card has them."""
    w, facts = WORDS[lang], face.facts
    kind = NOUNS[lang][noun_of(face.kind)][0]
    out = [f"{kind} {facts['stage']}" if facts.get("stage") else kind]
    if face.set:
        out.append(set_name(face.set, lang))
    elif face.aspect in ASPECTS[lang]:
        out.append(ASPECTS[lang][face.aspect])
    if face.unique:
        out.append(w["unique"])
    if face.cost is not None:
        out.append(w["cost"].format(n=number(face.cost)))
    if face.worth:
        out.append(w["resources"].format(what=resources(face.resources, lang)))
    out += stats_of(face, lang)
    if face.identity and facts.get("hand_size"):
        out.append(w["hand size"].format(n=facts["hand_size"]))
    for key in THREAT:
        if (n := facts.get(key)) is not None:
            each = n and not facts.get(f"{key}_fixed")
            out.append(w[key].format(n=w["per player"].format(n=number(n)) if each else number(n)))
    out += [w[icon] + (f" ×{n}" if n > 1 else "") for icon, n in face.icons.items()]
    if face.boost or facts.get("boost_star"):
        star = STAR if facts.get("boost_star") else ""
        out.append(w["boost"].format(n=f"{face.boost or ''}{star}"))
    return out


def number(n: int | None) -> str:
    """The data says -1 for X, and null for a dash."""
    return NO_VALUE if n is None else "X" if n == -1 else "∞" if n == ENDLESS else str(n)


def stats_of(face: Face, lang: str) -> list[str]:
    """The printed statistics; those of an attachment are added to what it is attached to."""
    out = []
    for stat, box in BOXES.items():
        if stat not in face.stats:
            continue
        n = face.stats[stat]
        said = f"{n:+}" if face.kind == "attachment" and n is not None else number(n) if box in face.facts else ""
        if face.facts.get(f"{box}_per_hero"):
            said = WORDS[lang]["per player"].format(n=said)
        said = f"{SHORT[lang][stat]} {said}{STAR if face.facts.get(f'{box}_star') else ''}"
        if hurt := face.facts.get(f"{box}_cost"):
            said = WORDS[lang]["consequential"].format(stat=said, n=hurt)
        out.append(said)
    return out


def traits_of(face: Face, lang: str) -> tuple[str, ...]:
    return face.traits_in(lang)
