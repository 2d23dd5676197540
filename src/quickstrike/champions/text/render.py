"""The text of a card, rendered from its definition: keywords, restrictions, then one line per ability."""

from __future__ import annotations

from typing import Any

from ...kernel.language import FIRST, capital_after_colon
from ...kernel.ops import walk
from .. import vocab as V
from ..faces import Face, face_of, remembered, titled
from ..titles import name_in
from . import lasting as lasting
from .clauses import PARTS
from .filling import Text, TextError, attach
from .grammar import upper
from .lexicon import KEYWORD_NAMES, NOUNS
from .nouns import noun, title, trait
from .numbers import Numbers
from .phrases import STEPS
from .steps import colon, joined, paragraph
from .terms import ABILITY_NAMES, FORM_SORTS, FORMS, ICONS, ICONS_MANY, LABELS, TIMINGS
from .when import trigger

HAND: dict[str, dict[str, str]] = {}
"""Texts written by hand, for cards that can't be said otherwise: at most one in twenty."""


# ---- parts ---------------------------------------------------------------------------------------------------------
def _keyword(t: Numbers, k: Any) -> str:
    if isinstance(k, V.Uses):
        return t.phrase(PARTS, "Uses", n=t.tokens(k.n, k.kind))
    said = t.word(KEYWORD_NAMES, k.name)
    if k.n is not None:
        said += f" {t.number(k.n)}"
    return f"{said} ({_inside(t, k)})" if k.of is not None else said


def _inside(t: Text, k: V.Keyword) -> str:
    """What is in the parentheses of a keyword: a trait, titles, resources."""
    if k.name == "requirement":
        return " ".join(f"[{r}]" for r in k.of)
    if k.name == "form":
        return t.word(FORM_SORTS, k.of) if k.of in FORM_SORTS[t.lang] else str(k.of)
    if k.name == "teamwork":
        return trait(t, k.of)
    names = k.of if isinstance(k.of, tuple) else (k.of,)
    return joined(t, [name_in(c, t.lang) if (c := titled(n)) is not None else n for n in names])


def _attaches(t: Numbers, p: V.AttachTo) -> str:
    """To what, and what happens if there is nothing, or else besides."""
    said = t.phrase(PARTS, "AttachTo", what=p.what)
    if p.other is not None:
        return f"{said}. {upper(t.phrase(PARTS, 'AttachTo.other', other=t.step(p.other)))}"
    return f"{said}. {upper(t.phrase(PARTS, 'AttachTo.then', then=t.step(p.then)))}" if p.then is not None else said


def _restriction(t: Numbers, p: Any) -> str:
    match p:
        case V.AttachTo():
            return _attaches(t, p)
        case V.EntersWith(n, kind):
            return t.phrase(PARTS, "EntersWith", n=t.tokens(n, kind))
        case V.Variable(v):
            return t.phrase(PARTS, "Variable", v=t.value(v))
        case V.Max(n, per, of):
            key = "Max.of" if of else "Max"
            return t.phrase(
                PARTS,
                key,
                n=n,
                of=trait(t, of) if of else "",
                per=t.word(PARTS, "deck") if per == "deck" else noun(t, per)[0],
            )
        case V.FormOnly(form):
            return t.phrase(PARTS, "FormOnly", form=t.word(FORMS, form))
        case V.ModeOnly(mode):
            return t.phrase(PARTS, "ModeOnly", mode=mode)
        case V.PlayOnlyIf(cond):
            return t.phrase(PARTS, "PlayOnlyIf", cond=t.cond(cond))
        case V.GiveTo(code):
            return t.phrase(PARTS, "GiveTo", code=title(t, code))
        case V.OwnDeck(deck, _):
            return t.phrase(PARTS, "OwnDeck", deck=deck)
        case V.BelongsTo(code):
            return t.phrase(
                PARTS, "BelongsTo.main" if t.face.kind == "main_scheme" else "BelongsTo", code=title(t, code)
            )
        case V.PayOnly(res):
            return t.phrase(PARTS, "PayOnly", res=res, this=V.SELF)
        case V.PlayFrom(zone):
            return t.phrase(PARTS, "PlayFrom", zone=zone, this=V.SELF)
        case V.DeckMayHave(cards):
            return t.phrase(PARTS, "DeckMayHave", cards=cards)
        case V.FirstControls(free):
            return t.phrase(PARTS, "FirstControls.free" if free else "FirstControls")
        case V.UnitCost(n):
            return t.phrase(PARTS, "UnitCost", n=n)
        case V.DeckAspects(n, copies):
            said = t.phrase(PARTS, "DeckAspects", n=n)
            return attach(said, t.phrase(PARTS, "DeckAspects.copies", n=copies)) if copies else said
        case (
            V.NotCanceled()
            | V.InPlayArea()
            | V.AnyControl()
            | V.AnyUse()
            | V.EngagesFirst()
            | V.LoseIfGone()
            | V.LoseIfCompleted()
            | V.Uncounted()
            | V.NotUnique()
            | V.KeptInHand()
            | V.JoinedLast()
            | V.CompletedAlone()
        ):
            return t.phrase(PARTS, type(p).__name__)
    raise TextError(f"{t.face.code}: the text layer does not know the part {type(p).__name__}")


def _silent(face: Face, a: V.Ability) -> bool:
    """Obligations print what happens when they are revealed without a heading, and what no event triggers has none."""
    if a.timing == "state":
        return True
    first = a.steps[0] if a.steps else None
    flips = isinstance(first.step if isinstance(first, V.May) else first, V.ChangeForm)
    return flips and bool(face.give_to) and a.timing == "when revealed"


def timing_of(face: Face, timing: str) -> str:
    """A scheme is foiled where anybody else is defeated; not every language has one word for both."""
    return "when foiled" if timing == "when defeated" and "scheme" in face.kind else timing


def _heading(t: Text, a: V.Ability, shown: bool = True) -> str:
    """The timing as printed: "Hero Action (attack)"."""
    timing = timing_of(t.face, a.timing)
    if a.form and a.form not in FORMS[FIRST]:  # the form of the villain
        return f"{t.word(TIMINGS, timing)} ({t.g.text(title(t, a.form))})"
    key = " ".join(x for x in ("forced" if a.forced else "", a.form, timing) if x)
    said = t.word(TIMINGS, key)
    said = f"{said} ({t.word(PARTS, 'in hand')})" if a.in_hand and shown else said
    return f"{said} ({'/'.join(t.word(LABELS, x) for x in a.label.split('/'))})" if a.label else said


def letters_for(said: Any) -> list[str]:
    """The letters that numbers may still have where this is told: all but those that it names itself."""
    inside = [x for _, x in walk(said)]
    up_to = (x for x in inside if isinstance(x, V.Top) and isinstance(x.n, V.AtMost))
    unsaid = {id(y) for x in up_to for _, y in walk(x)}  # "up to 4 cards" names no X
    used = {v.name for v in inside if isinstance(v, V.Chosen) and id(v) not in unsaid}
    return [x for x in "XYZ" if x not in used]


def event_of(a: V.Ability) -> Any:
    """What triggers an ability: its words say "that attack", "its cost"."""
    return a.on.of if isinstance(a.on, V.Given) else a.on


def _parts_of(t: Text, a: V.Ability) -> tuple[str, list[str]]:
    """What comes before the effect (trigger and cost), and the sentences of the effect."""
    t.letters = letters_for(a)
    t.on, t.prev, t.bound, t.it = event_of(a), None, {}, False
    lead = f"{trigger(t, a.on, a.timing)}, " if a.on is not None else ""
    if a.cost:
        lead += f"{joined(t, [t.step(c) for c in a.cost])} → "
    return lead, [s for x in a.steps for s in t.sentences(x)]


def _ability(t: Text, a: V.Ability) -> str:
    lead, said = _parts_of(t, a)
    said[0] = lead + said[0]
    if a.limit:
        each = a.limit in ("aspect", "player")
        key = f"limit.{a.limit}" if each else "limit"
        said.append(t.phrase(PARTS, key, limit=noun(t, "round" if each else a.limit)[0]))
    text = paragraph(said)
    if _silent(t.face, a):
        return text
    name = f"{t.word(ABILITY_NAMES, a.name)} — " if a.name else ""
    if not capital_after_colon(t.lang):
        text = said[0][:1] + text[1:]
    return f"{name}{_heading(t, a)}{colon(t)} {text}"


def _constant(t: Text, c: V.Constant) -> str:
    t.letters = list("XYZ")
    effect = t.effect(c.effect)
    if c.while_ is not None:
        effect = t.phrase(STEPS, "Constant.while", effect=effect, cond=t.cond(c.while_))
    return (f"{t.word(ABILITY_NAMES, c.name)} — " if c.name else "") + paragraph([effect])


# ---- cards ---------------------------------------------------------------------------------------------------------
def _sentences(parts: list[str]) -> str:
    return " ".join(upper(p) + "." for p in parts)


@remembered
def _lines(face: Face, lang: str) -> tuple[str, ...]:
    if face.code in HAND:
        return tuple(HAND[face.code].get(lang, HAND[face.code][FIRST]).split("\n"))
    t = Numbers(face, lang)
    words = [_keyword(t, p) for p in face.parts if isinstance(p, (V.Keyword, V.Uses))]
    limits = [_restriction(t, p) for p in face.parts if not isinstance(p, (V.Keyword, V.Uses, V.Ability, V.Constant))]
    lines = [_sentences(x) for x in (words, limits) if x]
    does = [p for p in face.parts if isinstance(p, (V.Ability, V.Constant))]
    lines += [_ability(t, p) if isinstance(p, V.Ability) else _constant(t, p) for p in does]
    return tuple(t.g.finish(x) for x in lines)


def deeds(face: Face, lang: str) -> list[str]:
    """What it does, a sentence each, without triggers, costs and conditions of play: what a short line is made from."""
    if face.code in HAND:
        return []
    t, out = Numbers(face, lang), list[str]()
    for p in face.parts:
        if isinstance(p, V.Ability):
            out += [paragraph([x]) for x in _parts_of(t, p)[1]]
        elif isinstance(p, V.Constant):
            out.append(_constant(t, p))
    return [t.g.finish(x) for x in out]


def face_text(face: Face, lang: str) -> str:
    """The text of a face, also of a made-up one."""
    return "\n".join(_lines(face, lang))


def card_text(code: str, lang: str) -> str:
    """What a card does, in a language. Resources are written `[energy]`, see `spelled`."""
    return face_text(face_of(code), lang)


def ability_text(code: str, ability_index: int, lang: str) -> str:
    """One ability of a card, by its place in `Face.abilities`."""
    face = face_of(code)
    t = Numbers(face, lang)
    return t.g.finish(_ability(t, face.abilities[ability_index]))


def spelled(text: str, lang: str) -> str:
    """A text for places that can't draw icons: `[energy]` becomes a word."""
    for icon, word in ICONS[lang].items():
        many = NOUNS[lang]["resource icon"][1]
        text = text.replace(f"{many} [{icon}]", f"{many} {ICONS_MANY[lang][icon]}").replace(f"[{icon}]", word)
    return text


def timings(code: str) -> list[str]:
    """The headings of its abilities as printed in English: "Hero Action (attack)", "When Revealed (Alter-Ego)"."""
    face = face_of(code)
    t = Numbers(face, "en")
    return [_heading(t, a, shown=False) for a in face.abilities if not _silent(face, a)]


def keyword_names(face: Face, lang: str) -> list[str]:
    """The keywords of a face, also of a made-up one: "Guard", "Riposte 1"."""
    t = Numbers(face, lang)
    return [spelled(t.g.finish(_keyword(t, p)), lang) for p in face.parts if isinstance(p, V.Keyword)]


def keywords(code: str) -> list[str]:
    """Its keywords in English: "Guard", "Retaliate 1", "Uses (3 web)"."""
    face = face_of(code)
    t = Numbers(face, "en")
    out = []
    for p in face.parts:
        if isinstance(p, V.Uses):
            n = p.n.n if isinstance(p.n, V.PerPlayer) else p.n
            out.append(f"Uses ({n} {p.kind})")
        elif isinstance(p, V.Keyword):
            out.append(_keyword(t, p))
    return out
