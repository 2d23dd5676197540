"""Events and conditions as clauses."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

from ...kernel.ops import walk
from .. import vocab as V
from ..vocab import events as E
from .clauses import CONDITIONS, EVENTS, NUMBERS
from .filling import CONDITIONS_SAID, Text, TextError, says
from .grammar import AFTER, NP, WHEN, WOULD
from .nouns import Nouns, describe, listed, noun, simple, stat, title, trait, whole, with_what
from .numbers import Numbers, counter
from .terms import (
    ABILITY_NAMES,
    ADJECTIVES,
    ASPECTS,
    COMPARED,
    FORM_SORTS,
    FORMS,
    HAPPENED,
    MASS,
    MEASURED,
    POWERS,
    RELATIONS,
    STATUSES,
)

# ---- events --------------------------------------------------------------------------------------------------------
SUBJECTS: dict[tuple[str, str], Any] = {
    ("Schemed", "by"): V.a("enemy"),
    ("Activated", "by"): V.a("enemy"),
    ("Revealed", "card"): V.a("encounter card"),
    ("Thwarted", "by"): V.a("character"),
    ("Defended", "by"): V.a("character"),
    ("PowerUsed", "by"): V.a("character"),
    ("Attacked", "by"): V.a("character"),
    ("DamageTaken", "who"): V.a("character"),
    ("Healed", "who"): V.a("character"),
    ("Prevented", "by"): V.a("card"),
    ("Defeated", "who"): V.a("character"),
    ("Drawn", "by"): V.a("player"),
    ("Spent", "by"): V.a("player"),
    ("Played", "by"): V.a("player"),
    ("FormChanged", "who"): V.a("player"),
    ("Engaged", "minion"): V.a("minion"),
    ("Engaged", "player"): V.a("player"),
    ("StatusGiven", "to"): V.a("character"),
    ("StageCompleted", "scheme"): V.a("scheme"),
    ("DeckEmptied", "deck"): V.a("card"),
    ("BoostTurned", "card"): V.a("card"),
    ("BoostTurned", "by"): V.a("enemy"),
    ("Surged", "card"): V.a("encounter card"),
    ("IconsCounted", "card"): V.a("encounter card"),
    ("Triggered", "by"): V.a("player"),
}
"""Who acts where the event leaves it open; anything else is "a card"."""


@says(V.Either)
def either(t: Text, e: V.Either) -> str:
    first, *more = said = [t.event(x) for x in e.of]
    who = _subject(e.of[0])
    subject = t.text(who) if who is not None and all(_subject(x) == who for x in e.of) else ""
    if subject and all(s.startswith(f"{subject} ") for s in said):
        return listed(t, [first, *(_without(first, subject, s) for s in more)], "or")
    return f" {t.word(CONDITIONS, 'or that')} ".join(said)


def _subject(e: Any) -> Any:
    """Who acts in an event, None if it does not say."""
    return next((x for k in ("by", "minion", "card") if (x := getattr(e, k, None)) is not None), None)


def _without(first: str, subject: str, said: str) -> str:
    """A clause behind another of the same subject: without it, and without the auxiliary if that is the same too."""
    a, b = (s.removeprefix(f"{subject} ").split(" ") for s in (first, said))
    return " ".join(b[1:] if a[0] == b[0] and min(len(a), len(b)) > 1 else b)


@says(V.Would)
def would(t: Text, e: V.Would) -> str:
    t.point = WOULD
    return t.event(e.of)


def _counters(t: Text, kind: str, last: bool) -> NP:
    body = counter(t, kind, not last) if kind else noun(t, "counter")[not last]
    body = t.phrase(NUMBERS, "last", noun=body) if last else body
    mass = bool(kind) and counter(t, kind, True) == counter(t, kind, False)  # "damage" has no plural
    return NP(body, t.g.det("the" if last else "a", body, "m", not last), plural=not last and not mass)


def _named(t: Text, e: Any, f: dict[str, Any]) -> str:
    """The phrase of an event that names a power, an ability, a form or a status, and the name, as a field of it."""
    match e:
        case E.PowerUsed(power=power) if power:
            f["power"] = t.word(POWERS, power)
            return "PowerUsed.named"
        case E.Triggered(ability=ability) if ability:
            f["ability"] = t.word(ABILITY_NAMES, ability)
            return "Triggered.named"
        case E.FormChanged(to=to) if to in FORM_SORTS[t.lang]:
            f["to"] = t.word(FORM_SORTS, to)
            return "FormChanged.sort"
        case E.FormChanged(to=to) if to:
            f["to"] = t.word(FORMS, to) if to != "this" else to
            return "FormChanged.this" if to == "this" else "FormChanged.to"
        case E.StatusGiven(status=status):
            f["status"] = t.word(STATUSES, status) if status else ""
            return "StatusGiven" if status else "StatusGiven.any"
    return type(e).__name__


def _period(t: Text, e: Any) -> NP:
    n = simple(t, "the", e.period)
    if isinstance(e.of, V.You):
        return NP(n.body, t.g.det("your", n.body, n.gender), n.gender)
    return n


def _what(e: Any) -> str:
    if isinstance(e, E.DamageDealt):
        return "excess" if e.excess else "damage"
    return "last" if isinstance(e, E.ThreatRemoved) and e.last else "threat"


def _mass(t: Text, e: Any, card: Any) -> NP:
    """What happens to something that is no card: damage, threat, icons, a surge."""
    match e:
        case E.Surged():
            return NP(t.phrase(EVENTS, "Surged.of", card=card))
        case E.IconsCounted():
            return NP(t.phrase(EVENTS, "IconsCounted.of", card=card), gender="f", plural=True)
    text, gender, many = MASS[t.lang][_what(e)]
    return NP(text, gender=gender, plural=bool(many))


KINDS = tuple(c for c in vars(E).values() if isinstance(c, type) and c.__module__ == E.__name__)


@says(V.Given)
def given(t: Text, e: V.Given) -> str:
    said = t.event(e.of)
    t.point = WHEN
    return t.phrase(EVENTS, "Given", event=said, cond=t.cond(e.cond))


def _attacked(e: Any, extra: list[str]) -> tuple[str, list[str]]:
    """What matters most about an attack, and the rest."""
    for how in ("defeating", "damaging", "basic", "undefended"):
        if getattr(e, how):
            return f"Attacked.{how}", extra
    return "Attacked", [k for k in extra if k != "against"]


@says(*(c for c in KINDS if c not in (V.Would, V.Either, V.Given)))
def event(t: Text, e: Any) -> str:
    name = type(e).__name__
    f = {x.name: getattr(e, x.name) for x in fields(e)}
    f = {k: SUBJECTS.get((name, k)) if v is None else v for k, v in f.items()}
    key, extra = name, [k for k in f if getattr(e, k) not in (None, "", False)]
    match e:
        case E.Attacked():
            key, extra = _attacked(e, extra)
        case E.Thwarted(basic=True) | E.Defended(basic=True):
            key = f"{name}.basic"
        case E.Defended(unharmed=True):
            key, extra = "Defended.unharmed", []
        case E.Thwarted(scheme=x) if x is not None:
            key, extra = "Thwarted.at", []
        case E.Thwarted(clearing=x) if x is not None:
            key = "Thwarted.clearing"
        case E.Spent(card=x) if x is not None:
            key, f["by"] = "Spent.card", e.by or V.YOU
        case E.DamageDealt(to=V.You()) if not t.third:
            key, extra = "DamageDealt.you", [k for k in extra if k != "to"]
        case E.DamageDealt(by=by, by_attack=True) if by is not None:
            f["mass"], extra = _mass(t, e, None), [*(k for k in extra if k == "to"), "by an attack"]
        case E.DamageDealt(by=V.You()) | E.ThreatPlaced(by=V.You()) | E.ThreatRemoved(by=V.You()):
            key, f["mass"] = f"{name}.active", _mass(t, e, None)
            extra = [k for k in extra if k not in ("by", "excess", "last")]
        case E.Revealed(by=by) if by is not None:
            key, extra = "Revealed.active", [k for k in extra if k != "by"]
        case E.DamageDealt() | E.ThreatPlaced() | E.ThreatRemoved() | E.IconsCounted() | E.Surged():
            f["mass"], extra = _mass(t, e, f.get("card")), [k for k in extra if k not in ("excess", "last")]
        case E.CountersPlaced(kind=kind) | E.CountersRemoved(kind=kind):
            last = isinstance(e, E.CountersRemoved) and e.last
            key, f["counters"] = f"{name}.last" if last else name, _counters(t, kind, last)
        case E.Discarded(from_=V.Zone(name="play")):
            extra = [k if k != "from_" else "from play" for k in extra]
        case E.Defeated(by=by, by_attack=True):
            key, extra = "Defeated.by_attack" if by is None else "Defeated.attacked", []
        case E.Defeated(by=by, who=who) if by is not None:
            scheme = who is not None and "scheme" in t.np(who).kind and " or " not in getattr(who, "kind", "")
            key, extra = "Defeated.foiled" if scheme else "Defeated.active", []
        case E.BoostTurned(during=during) if during:
            extra = [f"{during} against" if e.against is not None else during]
        case E.Defeated(who=who) if who is not None and "scheme" in t.np(who).kind:
            key = "Defeated.scheme"
        case E.Played(card=V.Self_(), by=None):
            f["by"] = V.YOU
        case E.PowerUsed() | E.Triggered() | E.FormChanged() | E.StatusGiven():
            key, extra = _named(t, e, f), []
        case E.Prevented(least=least) if least > 1:
            key, f["least"] = "Prevented.least", str(least)
        case E.Began() | E.Ended():
            f["period"] = _period(t, e)
    f = {k: V.a("card") if v is None and k in ("card", "what") else v for k, v in f.items()}
    said = t.phrase(EVENTS, key, **f)
    for k in extra:
        if f"{name}.{k}" in EVENTS[t.lang] and f"{name}.{k}" != key:
            said += " " + t.phrase(EVENTS, f"{name}.{k}", **f)
    return said


def trigger(t: Text, on: Any, timing: str) -> str:
    """The clause that says when an ability triggers."""
    t.point = AFTER if timing == "response" else WHEN
    point = WOULD if isinstance(on.of if isinstance(on, V.Given) else on, V.Would) else t.point
    said = t.event(on)
    t.point = WHEN
    return t.phrase(EVENTS, point, event=said)


# ---- conditions ----------------------------------------------------------------------------------------------------
F = TypeVar("F", bound=Callable[[Any, Any, bool], str])
INVERSE = {">=": "<", "<": ">=", "<=": ">", ">": "<=", "==": "!=", "!=": "=="}


def condition(*classes: type) -> Callable[[F], F]:
    def decorate(fn: F) -> F:
        CONDITIONS_SAID.update(dict.fromkeys(classes, fn))
        return fn

    return decorate


def _say(t: Text, key: str, neg: bool, **f: Any) -> str:
    """A condition; denied by its own phrase if it has one, otherwise by its verb."""
    if neg and f"{key}!" in CONDITIONS[t.lang]:
        return t.phrase(CONDITIONS, f"{key}!", **f)
    t.neg = neg
    said = t.phrase(CONDITIONS, key, **f)
    if t.neg:
        t.neg = False
        raise TextError(f"{t.face.code}: the text layer can't deny {key!r}")
    return said


@condition(V.Exists)
def exists(t: Nouns, c: V.Exists, neg: bool) -> str:
    what = c.what
    if isinstance(what, V.Self_):
        return _say(t, "Exists.self", neg, what=what)
    if what in (V.Field("defeated"), V.Field("defeated ally")):  # by the attack or activation under way
        return _say(t, f"Exists.{what.name}", neg)
    if what == V.Field("cleared"):  # by the thwart under way
        return _say(t, "Exists.cleared", neg)
    if c.n != 1:
        return _say(t, "Exists.n", neg, n=c.n, what=describe(t, what, True).body)
    if isinstance(what, V.Pick):
        mine = next((f for f in what.where if isinstance(f, V.Mine)), None)
        if mine is not None and t.open(what):
            rest = V.Pick(what.kind, tuple(f for f in what.where if f is not mine), what.take)
            return t.g.verb(t.np(mine.who), ["control"], WHEN, t.none(rest) if neg else t.np(rest))
        way = next((f for f in what.where if isinstance(f, V.ThisWay)), None)
        if way is not None and way.how in WAYS:
            rest = V.Pick(what.kind, tuple(f for f in what.where if f is not way), V.One())
            said = t.g.passive(t.none(rest) if neg else t.np(rest), WAYS[way.how], AFTER)
            return _say(t, "Is.ThisWay", False, said=said)
        if any(isinstance(f, V.In) for f in what.where):
            t.counting = True
            said = _say(t, "Exists.in", neg, what=what)
            t.counting = False
            return said
    return _say(t, "Exists", neg, what=what)


@condition(V.Is)
def is_(t: Text, c: V.Is, neg: bool) -> str:
    key = f"Is.{type(c.f).__name__}"
    match c.f:
        case V.Trait(name):
            f: Any = trait(t, name)
        case V.Form(name):
            f = t.word(FORMS, name)
        case V.With(what):
            variant, f = with_what(t, what)
            f = t.word(STATUSES, what) if variant == "status" else f
            key = f"Is.With.{variant}"
        case V.Is_(name):
            f = t.g.agree(t.word(ADJECTIVES, name), t.np(c.who))
        case V.EngagedWith(who) | V.Mine(who):
            f = who
        case V.Aspect(name):
            f = t.word(ASPECTS, name)
        case V.Named(code):
            f = t.g.text(title(t, code))
        case V.In(zone) if zone == V.IN_PLAY:
            key, f = "Is.In play", ""
        case V.In(zone):
            f = t.g.text(t.np(zone))
        case V.ThisWay(how):
            return _say(t, key, False, said=t.g.passive(t.np(c.who), WAYS[how], AFTER, neg))
        case V.StatIs(name, rel, v):
            how = t.word(MEASURED, INVERSE[rel] if neg else rel)
            return _say(t, key, False, who=c.who, rel=how, v=v, stat=stat(t, name, 3))
        case _:
            raise TextError(f"{t.face.code}: the text layer does not know the condition Is({type(c.f).__name__})")
    return _say(t, key, neg, who=c.who, f=f)


@condition(V.Paid)
def paid(t: Text, c: V.Paid, neg: bool) -> str:
    key = "Paid.only" if c.only else "Paid"
    return _say(t, key, neg, one=one_resource(t, c.res), res=c.res, this=V.SELF)


def one_resource(t: Text, res: str) -> str:
    return t.phrase(NUMBERS, "one resource", one=t.g.det("a", f"[{res}]", "f"), res=res)


WAYS = {
    "attacked": "attack",
    "damaged": "damage",
    "defeated": "defeat",
    "discarded": "discard",
    "exhausted": "exhaust",
    "seen": "see",
}
"""The verb of what was done "this way"."""
DONE = {
    "Reveal": ("reveal", "card"),
    "Discard": ("discard", "cards"),
    "Defeat": ("defeat", "who"),
    "Exhaust": ("exhaust", "what"),
    "Ready": ("ready", "what"),
    "MoveTo": ("move", "cards"),
    "Attach": ("attach", "card"),
    "Heal": ("heal", "who"),
}
"""How to say that an earlier step did something: its verb, and the field with what it was done to."""


@condition(V.Did)
def did(t: Text, c: V.Did, neg: bool) -> str:
    if c.name == "dealt":
        return _say(t, "Did.dealt" if not t.third else "Did.dealt they", neg)
    if c.name in ("damage", "threat", "undefended", *STATUSES[t.lang]) or (
        c.name == "defeated" and c.name not in t.bound
    ):
        return _say(t, f"Did.{c.name}", neg)
    step = t.bound.get(c.name, t.prev)
    verb, field = DONE.get(type(step).__name__, ("", ""))
    what = getattr(step, field, None)
    if not verb or not isinstance(what, V.Pick):
        return _say(t, "Did.any", neg)
    return t.g.passive(simple(t, "that", what.kind), verb, AFTER, neg)


@condition(V.Cmp)
def cmp(t: Numbers, c: V.Cmp, neg: bool) -> str:
    how = INVERSE[c.rel] if neg else c.rel
    rel = t.word(RELATIONS, how)
    match c.left:
        case V.Tokens(kind, on):
            if (how, c.right) == ("==", 0):
                body, gender = counter(t, kind, False), noun(t, kind)[2] if kind in ("damage", "threat") else "m"
                return _say(t, "Cmp.none", False, on=whole(on), no=NP(body, t.g.det("no", body, gender), none=True))
            if kind in ("damage", "threat"):
                rel = t.word(MEASURED, how)
            return _say(t, "Cmp.tokens", False, on=whole(on), rel=rel, n=lambda: t.tokens(c.right, kind))
        case V.Taken(by) if (how, c.right) in (("==", 0), ("!=", 0)):
            return _say(t, "Cmp.untaken" if how == "==" else "Cmp.taken", False, by=by)
        case V.Count(of, "") if isinstance(c.right, V.PerPlayer):
            return _say(t, "Cmp.count per player", False, rel=rel, n=c.right.n, of=t.counted(of, True))
        case V.Count(of, ""):
            return _say(t, "Cmp.count", False, rel=rel, n=c.right, of=t.counted(of, c.right != 1))
    left = t.stat_of(c.left.stat, c.left.of) if isinstance(c.left, V.StatOf) else NP(t.value(c.left))
    return _say(t, "Cmp", False, left=left, rel=t.word(COMPARED, how), right=c.right)


@condition(V.Paying)
def paying(t: Text, c: V.Paying, neg: bool) -> str:
    return _say(t, "Paying", neg, what=c.what, this=V.SELF)


@condition(V.Undefended)
def undefended(t: Text, c: V.Undefended, neg: bool) -> str:
    return _say(t, "Undefended", neg) if c.by is None else _say(t, "Undefended.by", neg, by=c.by)


@condition(V.Attacking)
def attacking(t: Text, c: V.Attacking, neg: bool) -> str:
    if c.against is not None:
        return _say(t, "Attacking.against", neg, by=c.by, against=c.against)
    return _say(t, "Attacking", neg) if c.by is None else _say(t, "Attacking.by", neg, by=c.by)


@condition(V.Happened)
def happened(t: Nouns, c: V.Happened, neg: bool) -> str:
    if isinstance(c.what, V.Played):
        card = t.none(c.what.card) if neg else t.np(c.what.card)
        by = c.what.by
        said = t.g.passive(card, "play", AFTER) if by is None else t.g.verb(t.np(by), ["play"], AFTER, card)
        return _say(t, "Happened.so", False, said=said, period=simple(t, "this", c.period))
    if c.what not in HAPPENED[t.lang]:
        raise TextError(f"{t.face.code}: the text layer does not know the event {c.what!r}")
    period = simple(t, "this", c.period)
    return _say(t, "Happened", neg, what=HAPPENED[t.lang][c.what][neg], period=period)


@condition(V.Mode)
def mode(t: Text, c: V.Mode, neg: bool) -> str:
    return _say(t, "Mode.heroic" if c.name == "heroic" else "Mode", neg, name=c.name)


@condition(V.FinalStep, V.Together)
def final_step(t: Text, c: Any, neg: bool) -> str:
    return _say(t, type(c).__name__, neg)


@condition(V.All_)
def all_of(t: Text, c: V.All_, neg: bool) -> str:
    said = f" {t.word(CONDITIONS, 'and if')} ".join(t.cond(x) for x in c.cs)
    return t.phrase(CONDITIONS, "Not", c=said) if neg else said


@condition(V.Any_)
def any_of(t: Text, c: V.Any_, neg: bool) -> str:
    said = f" {t.word(CONDITIONS, 'or if')} ".join(t.cond(x) for x in c.cs)
    return t.phrase(CONDITIONS, "Not", c=said) if neg else said


def mentions_this(c: Any) -> bool:
    """Whether a clause names this card, so that what follows may say "it"."""
    return any(isinstance(x, V.Self_) for _, x in walk(c)) and not isinstance(c, V.Not)
