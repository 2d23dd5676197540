"""Made-up cards as a position file describes them: `{minion = {hp = 2, keywords = ["guard", "retaliate 1"]}}`.

Everything is structured: numbers, words, and effects out of a short list. A description has the same code wherever it
stands, so a save of such a game can be read by whoever has the description.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Container, Mapping
from typing import Any

from ...kernel.documents import Document
from ...kernel.position.sheet import At, Sheet, listed
from ...kernel.position.suggestions import nearest
from ..faces import ICONS, RESOURCES
from ..rules.admit import INSTANCES
from ..titles import NAME_KEYS
from ..vocab import (
    A_SCHEME,
    AN_ENEMY,
    CONFUSED,
    HAND,
    HOST,
    MAIN,
    STUNNED,
    SURGE,
    THE_VILLAIN,
    TOUGH,
    YOU,
    YOUR_IDENTITY,
    Activate,
    AttachTo,
    ChangeForm,
    Constant,
    Damage,
    DealEncounter,
    Discard,
    Draw,
    Exhaust,
    FormOnly,
    Gain,
    Give,
    Heal,
    In,
    Keyword,
    Lose,
    Max,
    PlaceThreat,
    Ready,
    RemoveThreat,
    Swap,
    Uses,
    a,
    action,
    alter_ego_action,
    attack,
    boost,
    each,
    gets,
    hero_action,
    rnd,
    thwart,
    top,
    when_completed,
    when_defeated,
    when_revealed,
)
from ..vocab.parts import KEYWORDS
from . import made_up_cards as made
from .phrases import WORDS

ENCOUNTER = ("minion", "treachery", "side_scheme", "attachment", "environment", "obligation", "foe", "scheme")
MAKERS: dict[str, tuple[Callable[..., made.Made], tuple[str, ...]]] = {
    "hero": (made.hero, ("hp", "atk", "thw", "def", "rec", "hand", "alter_hand")),
    "ally": (made.ally, ("cost", "hp", "atk", "thw", "attack_cost", "thwart_cost")),
    "event": (made.event, ("cost",)),
    "upgrade": (made.upgrade, ("cost",)),
    "support": (made.support, ("cost",)),
    "resource": (made.resource, RESOURCES),
    "player_side_scheme": (made.player_side_scheme, ("cost", "threat")),
    "foe": (made.foe, ("hp", "atk", "sch")),
    "scheme": (made.scheme, ("target", "start", "step")),
    "minion": (made.minion, ("hp", "atk", "sch")),
    "treachery": (made.treachery, ()),
    "side_scheme": (made.side_scheme, ("threat",)),
    "attachment": (made.attachment, ("atk", "sch")),
    "environment": (made.environment, ()),
    "obligation": (made.obligation, ()),
}
"""The kinds of made-up cards, with the numbers that each has."""
COMMON = (*NAME_KEYS, "subtitle", "traits", "keywords", "unique", "boost", "res", *ICONS)
TIMINGS: dict[str, Callable[..., Any]] = {
    "action": action,
    "hero_action": hero_action,
    "alter_ego_action": alter_ego_action,
    "when_revealed": when_revealed,
    "when_defeated": when_defeated,
    "when_completed": when_completed,
    "boost_ability": boost,
}
PARTS = ("attach", "gives", "gains", "loses", "form", "max", "uses", "dash")
ALTER = tuple(f"alter_{k}" for k in NAME_KEYS)
DASHED = ("atk", "thw", "def", "rec", "sch", "cost")
LOOSE = {
    "event": "action",
    "upgrade": "action",
    "support": "action",
    "treachery": "when_revealed",
    "obligation": "when_revealed",
}
"""The ability that effects make up which stand right in the card."""
TARGETS: dict[str, Any] = {
    "you": YOU,
    "identity": YOUR_IDENTITY,
    "enemy": AN_ENEMY,
    "minion": a("minion"),
    "villain": THE_VILLAIN,
    "ally": a("ally"),
    "character": a("character"),
    "friendly": a("friendly character"),
    "player": a("player"),
    "scheme": A_SCHEME,
    "main": MAIN,
    "side": a("side scheme"),
    "each enemy": each("enemy"),
    "each minion": each("minion"),
    "each player": each("player"),
    "each hero": each("hero"),
    "each ally": each("ally"),
    "each character": each("character"),
    "each friendly": each("friendly character"),
    "each scheme": each("scheme"),
    "host": HOST,
}
GAINS = ("overkill", "piercing", "ranged")
EFFECTS = listed(
    "attack damage indirect thwart remove_threat threat heal stun confuse tough draw discard encounter exhaust "
    "ready surge swap change_form activate"
)
HOSTS = (
    "villain",
    "minion",
    "enemy",
    "ally",
    "identity",
    "hero",
    "character",
    "friendly character",
    "scheme",
    "main scheme",
    "side scheme",
)
GIVES = {"atk": "ATK", "thw": "THW", "def": "DEF", "rec": "REC", "sch": "SCH", "hp": "HP", "hand": "HAND_SIZE"}
CODE = 32
"""Hexadecimal digits of a code: with eight of them somebody could make two cards that have the same."""
DESCRIBED: dict[str, dict[str, Any]] = {}
"""From the code of a described card to its description."""


def kinds_in(value: Mapping[str, Any]) -> list[str]:
    """The kinds of made-up cards among the keys of a table."""
    return [k for k in value if k in MAKERS]


def made_of(kind: str, at: At, name: str = "") -> made.Made:
    """The card that a table of its facts describes; name: what it is called where the facts do not say."""
    maker, numbers = MAKERS[kind]
    loose = (*EFFECTS, *GAINS, "to") if kind in LOOSE else ()
    known = (*numbers, *COMMON, *TIMINGS, *PARTS, *loose, *(ALTER if kind == "hero" else ()))
    at.table(known, "made-up card", (*numbers, *COMMON, *PARTS, "..."))
    fields: dict[str, Any] = {
        ("def_" if k == "def" else k): at.number(k, least=1 if k in ("hp", "target") else 0) for k in numbers if k in at
    }
    for k in at.texts("dash", [k for k in numbers if k in DASHED]):  # rr:dash-value
        fields["def_" if k == "def" else k] = None
    fields.update({k: at.number(k) for k in ("boost", *ICONS) if k in at})
    if "unique" in at:
        fields["unique"] = at.flag("unique")
    fields.update({k: at.text(k) for k in ALTER if k in at})
    if "subtitle" in at:
        fields["subname"] = at.text("subtitle")
    fields.update({k: tuple(at.texts(k)) for k in ("traits",) if k in at})
    fields["res"] = tuple(at.texts("res", RESOURCES))
    noun = {"foe": "villain", "scheme": "main scheme"}.get(kind, kind.replace("_", " "))
    fields["name"] = at.text("name", name or noun.title())
    fields.update({k: at.text(k) for k in NAME_KEYS[1:] if k in at})
    card = maker(*_parts(kind, at), **fields)
    facts = {**({"name": name} if name and "name" not in at else {}), **_plain(at.value)}
    card.under("made-" + hashlib.sha256(json.dumps([kind, facts], sort_keys=True).encode()).hexdigest()[:CODE])
    DESCRIBED[card.code] = {kind: facts}
    return card


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {k: _plain(v) for k, v in value.items()}
    return [_plain(v) for v in value] if isinstance(value, (list, tuple)) else value


def _parts(kind: str, at: At) -> list[Any]:
    enemy = kind in ENCOUNTER
    out: list[Any] = [_keyword(x) for x in at.rows("keywords")]
    if "uses" in at:
        out += [Uses(n, k) for k, n in at.counts("uses").items()]
    if "attach" in at:
        out.append(AttachTo(a(at.text("attach", known=HOSTS))))
    if "form" in at:
        out.append(FormOnly(at.text("form", known=("hero", "alter-ego"))))
    if "max" in at:
        out += [Max(x.as_number(per, 1), per) for per, x in at["max"].table(PER, "maximum").items()]
    who = HOST if "attach" in at or kind == "attachment" else YOUR_IDENTITY
    out += [Constant(Gain(who, _keyword(x))) for x in at.rows("gains")]
    out += [Constant(Lose(who, _keyword(x))) for x in at.rows("loses")]
    if "gives" in at:
        gives = at["gives"].table(GIVES, "made-up card")
        out.append(Constant(gets(who, **{GIVES[k]: x.as_number(k, -99) for k, x in gives.items()})))
    for k, make in TIMINGS.items():
        if k in at:
            out.append(make(*effects(at[k].table((*EFFECTS, *GAINS, "to"), "effect"), enemy)))
    if kind in LOOSE and any(k in at for k in EFFECTS):
        out.append(TIMINGS[LOOSE[kind]](*effects(at, enemy)))
    return out


PER = ("player", "deck", "round", "phase", *INSTANCES, *HOSTS)
"""What a maximum may be counted per."""
NUMBERED = ("hinder", "incite", "retaliate", "victory")
NAMING = {
    "form": "form hero",
    "linked": "linked Rhino",
    "requirement": "requirement energy mental",
    "team-up": "team-up Hulk & Thor",
    "teamwork": "teamwork Avenger",
}
"""Keywords that name something, with an example of each."""
SEVERAL = {"team-up": " & ", "requirement": " "}
"""Keywords that name several things, with what stands between these."""


def _keyword(at: At) -> Keyword:
    """ "guard", "retaliate 1", "teamwork Avenger", "team-up Hulk & Thor", "requirement energy mental"."""
    if not isinstance(at.value, str):
        at.fail("no word", key="keywords", found=at.value)
    name, _, rest = at.value.partition(" ")
    if name not in KEYWORDS:
        at.fail("unknown word", key="keywords", found=name, near=nearest(name, KEYWORDS))
    if name in NUMBERED:
        if not rest.isdecimal():
            at.fail("keyword number", keyword=name)
        return Keyword(name, at.instead(int(rest[:9])).as_number(name, 1))
    if name not in NAMING:
        return Keyword(name) if not rest else at.fail("bare keyword", keyword=name, found=at.value)
    if not rest.strip():
        at.fail("keyword of", keyword=name, known=NAMING[name])
    return Keyword(name, of=tuple(rest.split(SEVERAL[name])) if name in SEVERAL else rest)


def effects(at: At, enemy: bool) -> list[Any]:
    """The steps of an ability, in the order in which they are written."""
    to = TARGETS[at.text("to", known=TARGETS)] if "to" in at else None
    foe, self_ = (YOU, THE_VILLAIN) if enemy else (AN_ENEMY, YOUR_IDENTITY)
    gains = tuple(g for g in GAINS if at.flag(g))
    out: list[Any] = []
    for k, x in at.items():
        if k not in EFFECTS:
            continue
        if k == "change_form":
            out.append(ChangeForm(at.text(k, known=("hero", "alter-ego"))))
            continue
        if k == "activate":
            out.append(Activate(at.text(k, known=("attack", "scheme")), THE_VILLAIN, to or YOU))
            continue
        n = int(x.value) if isinstance(x.value, bool) else x.as_number(k)
        match k:
            case "attack":
                out.append(attack(to or AN_ENEMY, n, gains=gains))
            case "damage":
                out.append(Damage(to or foe, n))
            case "indirect":
                out.append(Damage(to or YOU, n, indirect=True))
            case "thwart":
                out.append(thwart(to or A_SCHEME, n))
            case "remove_threat":
                out.append(RemoveThreat(to or A_SCHEME, n))
            case "threat":
                out.append(PlaceThreat(to or MAIN, n))
            case "heal":
                out.append(Heal(to or self_, n))
            case "stun" | "confuse":
                out.append(Give(STUNNED if k == "stun" else CONFUSED, to or foe))
            case "tough":
                out.append(Give(TOUGH, to or self_))
            case "draw":
                out.append(Draw(n, to or YOU))
            case "discard":
                out.append(Discard(rnd(n, "card", In(HAND))))
            case "encounter":
                out.append(DealEncounter(n, to or YOU))
            case "exhaust" | "ready":
                out.append((Exhaust if k == "exhaust" else Ready)(to or YOUR_IDENTITY))
            case "surge":
                out.append(SURGE)
            case "swap":
                out.append(Swap(a("card", In(HAND)), top()))
    return out


def description(code: str) -> dict[str, Any] | None:
    """How a made-up card is written; the other side of it too."""
    return DESCRIBED.get(code) or DESCRIBED.get(f"{code[:-1]}a")


def define_all(position: Mapping[str, Any]) -> None:
    """Make faces of all cards that a position describes, wherever it does: a save of its game needs them."""
    for card in (made.BLANK, made.NOTHING, *made.VANILLA.values()):
        made.define(card)
    sheet = Sheet(Document(position), WORDS)
    for name, facts in position.get("cards", {}).items():
        for kind in kinds_in(facts):
            made.define(made_of(kind, At(sheet, facts[kind]), name))
    _define_in(sheet, {k: v for k, v in position.items() if k != "cards"})


def _define_in(sheet: Sheet, data: Any) -> None:
    if isinstance(data, Mapping):
        for kind in kinds_in(data):
            if isinstance(data[kind], Mapping):
                made.define(made_of(kind, At(sheet, data[kind])))
        if data.get("do") == "attack" and "damage" in data:
            made.define(attack_event(At(sheet, data)))
    if isinstance(data, (Mapping, list, tuple)):
        for v in data.values() if isinstance(data, Mapping) else data:
            _define_in(sheet, v)


def attack_event(at: At) -> made.Made:
    """The event of a step that attacks for so much damage."""
    facts = {"name": "Attack", "attack": at.number("damage")}
    return made_of("event", at.instead({**facts, **{g: True for g in GAINS if at.flag(g)}}))


def forget_described(but: Container[str] = ()) -> None:
    """The cards that were described are no longer known, but for these codes. Without any of them, nor are those that
    stand for nothing (tests clear up)."""
    if but:
        gone = [c for c in DESCRIBED if c not in but and f"{c[:-1]}b" not in but]
        made.forget([*gone, *(f"{c[:-1]}b" for c in gone if c.endswith("a"))])
        for c in gone:
            del DESCRIBED[c]
        return
    usual = (made.BLANK, made.NOTHING, *made.VANILLA.values())
    codes = [*DESCRIBED, *(side.code for card in usual for side in (card, card.other) if side is not None)]
    made.forget([*codes, *(f"{c[:-1]}b" for c in DESCRIBED)])
    DESCRIBED.clear()
