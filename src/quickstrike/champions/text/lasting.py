"""Effects that last, as sentences."""

from __future__ import annotations

from typing import Any

from .. import vocab as V
from .clauses import CONDITIONS, NUMBERS
from .filling import Text, TextError, attach, says
from .grammar import NP
from .nouns import noun, played, simple, stat, trait
from .numbers import Numbers
from .phrases import STEPS
from .steps import joined, keyword
from .terms import ACTS, TIMINGS

SUFFERED = ("CONSEQUENTIAL", "AFTER_ATTACK", "AFTER_THWART")
"""Statistics that are damage: one takes more or less of it."""


@says(V.Modify)
def modify(t: Numbers, o: V.Modify) -> str:
    name, v = o.stats[0]
    if name == "TARGET_THREAT":
        out = t.phrase(STEPS, "Modify.target", stat=t.stat_of(name, o.who), n=v)
    elif name == "DISCOUNT":
        out = t.phrase(STEPS, "Modify.discount", who=o.who, n=v)
    elif name == "COST" and isinstance(v, int):
        out = t.phrase(STEPS, "Modify.less" if v < 0 else "Modify.more", who=played(t, o.who), n=abs(v))
    elif name == "COST" and isinstance(v, V.Times) and v.k == -1:
        out = t.phrase(STEPS, "Modify.less", who=played(t, o.who), n=v.v)
    elif name == "DAMAGE_TAKEN" and isinstance(v, int):
        out = t.phrase(STEPS, "Modify.damage less" if v < 0 else "Modify.damage more", who=o.who, n=abs(v))
    elif name in SUFFERED and isinstance(v, int):
        what = t.change(name, abs(v)).partition(" ")[2]
        out = t.phrase(STEPS, "Modify.takes less" if v < 0 else "Modify.takes more", who=o.who, n=abs(v), what=what)
    else:
        worse = all(isinstance(n, int) and n < 0 for _, n in o.stats)
        out = t.phrase(
            STEPS,
            "Modify.minus" if worse else "Modify",
            who=o.who,
            stats=lambda: joined(t, [t.change(s, n) for s, n in o.stats]),
        )
    if o.per is not None:
        out = attach(out, t.phrase(NUMBERS, "per", what=t.counted(o.per, False)))
    return attach(out, t.phrase(NUMBERS, "total", n=o.cap)) if o.cap is not None else out


@says(V.SetBase)
def set_base(t: Numbers, o: V.SetBase) -> str:
    first, *more = o.stats
    out = t.phrase(STEPS, "SetBase", stat=t.stat_of(first[0], o.who), n=first[1])
    rest = [t.phrase(STEPS, "SetBase.more", stat=stat(t, s, 1), n=n) for s, n in more]
    return ", ".join([out, *rest[:-1]]) + f" {t.word(CONDITIONS, 'and')} {rest[-1]}" if rest else out


@says(V.HasBase)
def has_base(t: Numbers, o: V.HasBase) -> str:
    values = [f"{t.number(n)} {noun(t, 'hit point')[n != 1] if s == 'HP' else stat(t, s)}" for s, n in o.stats]
    return t.phrase(STEPS, "HasBase", who=o.who, stats=", ".join(values))


@says(V.Must)
def must(t: Text, o: V.Must) -> str:
    return t.auto(STEPS, o, f".{o.act}")


@says(V.Multiply)
def multiply(t: Numbers, o: V.Multiply) -> str:
    return t.phrase(STEPS, "Multiply" if o.k == 2 else "Multiply.times", stat=t.stat_of(o.stat, o.who), k=o.k)


@says(V.Gain, V.Lose)
def gain(t: Text, o: Any) -> str:
    name = type(o).__name__
    match o.what:
        case V.Trait(x):
            return t.phrase(STEPS, f"{name}.trait", who=o.who, what=trait(t, x))
        case V.Keyword():
            if getattr(o, "basic", False):
                return t.phrase(STEPS, "Gain.basic", who=o.who, what=keyword(t, o.what))
            return t.phrase(STEPS, f"{name}.keyword", who=o.who, what=lambda: keyword(t, o.what))
    raise TextError(f"{t.face.code}: the text layer can't say that a card can {name.lower()} {o.what!r}")


@says(V.Cannot)
def cannot(t: Text, o: V.Cannot) -> str:
    if o.act in ("attack", "play", "be attached", "ready", "remove threat") and o.of is not None:
        return t.auto(STEPS, o, f".{o.act}")
    of = t.g.text(t.plural(o.of), "de") if o.of is not None else ""
    return t.phrase(STEPS, "Cannot.of" if of else "Cannot", who=o.who, act=t.word(ACTS, o.act), of=of)


@says(V.AddCost)
def add_cost(t: Text, o: V.AddCost) -> str:
    key = "AddCost" if o.who is None else "AddCost.each" if isinstance(o.who, V.Pick) else "AddCost.who"
    who = V.Pick(o.who.kind, o.who.where) if isinstance(o.who, V.Pick) else o.who  # "for an ally to attack"
    said = [t.step(c) for c in o.cost]
    cost = joined(t, [t.g.bare(x) or x for x in said])
    return t.phrase(STEPS, key, who=who, act=t.word(ACTS, o.act), cost=cost)


@says(V.Again)
def again(t: Text, o: V.Again) -> str:
    return t.phrase(STEPS, "Again", timing=t.word(TIMINGS, o.timing), who=o.who)


@says(V.Ignores)
def ignores(t: Text, o: V.Ignores) -> str:
    *more, last = (t.word(NUMBERS, f"ignored {x}") for x in o.what)
    return t.phrase(STEPS, "Ignores", who=o.who, what=joined(t, [", ".join(more), last]) if more else last)


@says(V.Indirect)
def indirect(t: Text, o: V.Indirect) -> str:
    return t.phrase(STEPS, "Indirect", who=o.who)


@says(V.MostDamage)
def most_damage(t: Numbers, o: V.MostDamage) -> str:
    return t.phrase(STEPS, "MostDamage", who=o.who, n=t.number(o.n))


@says(V.EachTime)
def each_time(t: Text, o: V.EachTime) -> str:
    return t.phrase(STEPS, "EachTime", event=t.event(o.on), step=t.step(o.step))


@says(V.FirstRevealed)
def first_revealed(t: Text, o: V.FirstRevealed) -> str:
    by, period = o.by if o.by is not None else V.A_PLAYER, simple(t, "each", o.period)
    return t.phrase(STEPS, "FirstRevealed", card=o.card, by=by, period=period, surge=keyword(t, V.SURGES))


@says(V.Divides)
def divides(t: Text, o: V.Divides) -> str:
    return t.auto(STEPS, o, f".{o.power}")


@says(V.Blank)
def blank(t: Text, o: V.Blank) -> str:
    return t.phrase(
        STEPS, "Blank.but keywords" if o.but_keywords else "Blank", text=NP(t.phrase(NUMBERS, "text", who=o.who))
    )


@says(V.Becomes)
def becomes(t: Text, o: V.Becomes) -> str:
    return t.phrase(STEPS, "Becomes", who=o.who, minion=V.Pick("minion", (V.Trait(o.trait),), V.One()))


@says(V.MayPlay)
def may_play(t: Text, o: V.MayPlay) -> str:
    return t.phrase(STEPS, "MayPlay", you=t.you(), who=o.who)
