"""Selectors as noun phrases: who and what, with their filters."""

from __future__ import annotations

from typing import Any

from ...kernel.language import COMPLETE, FIRST, Words, words
from ...kernel.ops import walk
from .. import vocab as V
from ..shelf import set_name, trait_name
from ..titles import name_in
from .clauses import CONDITIONS, FILTERS
from .filling import Text, TextError, attach, printed, says
from .grammar import NP, in_a_row
from .lexicon import NOUNS, STATS, ZONES
from .terms import ADJECTIVES, ASPECTS, COUNTERS, DONE, FORM_SORTS, FORMS, MEASURED, STATUSES, TIMINGS

FIELDS = {
    "attacker": ("the", "attacker"),
    "by": ("the", "victor"),
    "attacked": ("the", "attacked"),
    "defender": ("the", "defender"),
    "damaged": ("the", "damaged"),
    "dealt": ("the", "damaged"),
    "target": ("the", "attacked"),
}
"""What a text calls the fields of an event; the others are "that card", "that minion", ..."""
SMALL: Words = words("champions/text/nouns", "small")
TOPS: Words = words("champions/text/nouns", "tops")
REFS = {"found": "card", "each": "card", "seen": "card", "allies": "ally"}
WORDS_OF = {V.Aspect: ASPECTS, V.Is_: ADJECTIVES, V.Form: FORMS, V.Grants: FORM_SORTS}
ORDER = (
    V.Trait,
    V.Aspect,
    V.Grants,
    V.Is_,
    V.Named,
    V.Called,
    V.Stage,
    V.Unlike,
    V.ThisWay,
    V.Nemesis,
    V.FromSet,
    V.Different,
    V.Copies,
    V.Mine,
    V.EngagedWith,
    V.In,
    V.With,
    V.Printed,
    V.StatIs,
    V.CostUpTo,
    V.Form,
    V.On,
    V.But,
    V.HasAbility,
    V.Own,
    V.Other,
)
"""Filters that stand close to the noun come first."""


def kind_of(code_kind: str) -> str:
    """The noun of a card type: "side_scheme" -> "side scheme"."""
    return "alter-ego" if code_kind == "alter_ego" else code_kind.replace("_", " ")


def noun(t: Text, kind: str) -> tuple[str, str, str]:
    """Singular, plural, gender."""
    if kind not in NOUNS[t.lang]:
        raise TextError(f"{t.face.code}: there is no {t.lang} noun for {kind!r}")
    row = NOUNS[t.lang][kind]
    return row[0], row[1], row[2] if len(row) > 2 else "m"


def simple(t: Text, det: str, kind: str, plural: bool = False) -> NP:
    one, many, gender = noun(t, kind)
    body = many if plural else one
    return NP(body, t.g.det(det, body, gender, plural), gender, plural, kind=kind)


def title(t: Text, code: str) -> NP:
    """A card by its title."""
    card = printed(code)
    det, body = t.g.title(name_in(card, t.lang))
    kind = kind_of(card["type"])
    gender = t.g.gender(card["name"], det, noun(t, kind)[2])
    return NP(body, det, gender, det == "les", kind=kind)


def short_title(t: Text, code: str) -> NP:
    """The title without what is in parentheses."""
    n = title(t, code)
    return NP(n.body.partition(" (")[0], n.det, n.gender, n.plural, kind=n.kind)


def trait(t: Text, name: str) -> str:
    found = name if t.lang == FIRST else trait_name(name, t.lang, t.face.pack)
    if found is None and t.lang in COMPLETE:
        raise TextError(f"{t.face.code}: there is no {t.lang} word for the trait {name!r}")
    return found or name


def stat(t: Text, name: str, form: int = 0, printed: bool = False) -> str:
    if name not in STATS[t.lang]:
        raise TextError(f"{t.face.code}: there is no {t.lang} word for the statistic {name!r}")
    said = STATS[t.lang][name][form]
    return t.g.printed(said, STATS[t.lang][name][2]) if printed else said


# ---- filters -------------------------------------------------------------------------------------------------------
def with_what(t: Text, what: str) -> tuple[str, str]:
    """The variant and the word of `With`: a status, a counter, an attached card."""
    if what in STATUSES[t.lang]:
        return "status", t.word(ADJECTIVES, what)
    if what in COUNTERS[t.lang]:
        return "counter", t.word(COUNTERS, what)
    return "card", t.g.text(title(t, what))


PLACES = {V.ASIDE: "In.aside", V.DEALT: "In.dealt", V.IN_PLAY: "In.play"}
"""Places that are told by a word of their own."""


def _headings(t: Text, f: V.HasAbility) -> str:
    """ "Hero Action" or "Hero Response", in quotation marks."""
    quoted = "“{}”" if t.lang == FIRST else "« {} »"
    said = [quoted.format(t.word(TIMINGS, f"{f.form} {x}")) for x in f.timings]
    return f" {t.word(CONDITIONS, 'or')} ".join(said)


def _filter(t: Text, f: Any) -> str:
    """A filter as a pattern with `*` for the noun; `~` and `§` still to agree."""
    if isinstance(f, V.AnyOf):
        return _any_of(t, f)
    no = "No." if isinstance(f, V.No) else ""
    f = f.f if no else f
    key = type(f).__name__
    fields: dict[str, Any] = {}
    match f:
        case V.Trait(name):
            fields = {"name": trait(t, name)}
        case V.Aspect(""):
            key = "Aspect.any"
        case V.Aspect(name) | V.Is_(name) | V.Form(name) | V.Grants(name):
            fields = {"name": t.word(WORDS_OF[type(f)], name)}
        case V.Named(code) | V.Alias(code) | V.Called(code):
            fields = {"code": (short_title if isinstance(f, V.Called) else title)(t, code)}
        case V.Stage(n):
            fields = {"n": n}
        case V.ThisWay("seen"):
            key = "ThisWay.seen"
        case V.ThisWay(how):
            fields = {"how": t.word(DONE, how)}
        case V.Nemesis(itself) if not no:
            key = ("Nemesis.itself" if itself else "Nemesis") + (".third" if t.third else "")
        case V.Mine(V.You()) if not no:
            key = "Mine.third" if t.third else "Mine.you"
        case V.Mine(who) | V.EngagedWith(who) | V.On(who) | V.Shares(who) | V.But(who):
            fields = {"who": who}
        case V.FromSet(code):
            fields = {"set": set_name(code, t.lang)}
        case V.In(zone) if zone in PLACES:
            key = PLACES[zone]
        case V.In(tuple() as zones):
            return _any_of(t, V.AnyOf(tuple(V.In(z) for z in zones)))
        case V.In(V.Under(card)):
            key, fields = "In.under", {"zone": card}
        case V.In(zone):
            key = "In.count" if t.counting and not no else key
            fields = {"zone": zone}
        case V.With(what):
            variant, word = with_what(t, what)
            key, fields = f"With.{variant}", {"what": t.word(STATUSES, what) if no and variant == "status" else word}
        case V.HasAbility():
            fields = {"what": _headings(t, f)}
        case V.Printed(icon):
            fields = {"icon": icon}
        case V.CostUpTo(v):
            fields = {"v": t.number(v)}  # what X stands for belongs to the end of the sentence
        case V.StatIs(name, rel, v):
            fields = {"rel": t.word(MEASURED, rel), "v": t.number(v), "stat": stat(t, name, 3)}
        case V.Other() | V.Different() | V.Nemesis() | V.Copies() | V.Own() | V.Unlike() | V.OfNamedType():
            pass
        case _:
            raise TextError(f"{t.face.code}: the text layer does not know the filter {type(f).__name__}")
    point, t.point = t.point, "when"
    out = t.phrase(FILTERS, no + key, **fields)
    t.point = point
    return out


def _any_of(t: Text, x: V.AnyOf) -> str:
    """Filters that stand on the same side of the noun, joined by "or"."""
    said = [_filter(t, f) for f in x.fs]
    if all(s.startswith("* ") for s in said):
        first, *more = (s[2:] for s in said)
        lead = first.split(" ")[0] + " "  # said once: "named one, another or a third"
        if all(
            isinstance(f, V.Named | V.Called | V.Printed) and s.startswith(lead)
            for f, s in zip(x.fs[1:], more, strict=True)
        ):
            more = [s.removeprefix(lead) for s in more]
        return "* " + listed(t, [first, *more], "or")
    if all(s.endswith(" *") for s in said):
        return listed(t, [s[:-2] for s in said], "or") + " *"
    raise TextError(f"{t.face.code}: the text layer can't join these filters: {x.fs!r}")


def listed(t: Text, said: list[str], conj: str) -> str:
    return in_a_row(said, t.word(CONDITIONS, conj))


def _rank(f: Any) -> int:
    kind = type(f.f if isinstance(f, V.No) else f.fs[0] if isinstance(f, V.AnyOf) else f)
    return ORDER.index(V.Is_) if f == V.In(V.ASIDE) else ORDER.index(kind) if kind in ORDER else len(ORDER)


def describe(t: Text, x: V.Pick, plural: bool, skip: tuple[Any, ...] = ()) -> NP:
    """The noun with its filters, no determiner yet."""
    one, many, gender = noun(t, x.kind)
    n = NP(many if plural else one, "", gender, plural, kind=x.kind)
    body, chance = n.body, isinstance(x.take, V.Random)
    for f in sorted(x.where, key=_rank):
        if (
            chance and isinstance(f, V.In) and f.zone != V.ASIDE
        ):  # "a random set-aside ally", "une carte au hasard de ..."
            body, chance = t.phrase(FILTERS, "Random").replace("*", body), False
        if f not in skip:
            body = t.g.agree(_filter(t, f), n).replace("*", body)
    if chance:
        body = t.phrase(FILTERS, "Random").replace("*", body)
    return NP(body, "", gender, plural, kind=x.kind)


def _superlative(t: Text, n: NP, name: str, most: bool, printed: bool) -> NP:
    """ "with the most hit points", but "with the highest ATK"."""
    if name == "minions" and not most:
        return _more(t, n, "Extreme.fewest", stat=stat(t, name, 3, printed))
    if name in ("HP", "REMAINING", "RESOURCES", "damage", "minions", "scheme", "threat"):
        return _more(t, n, "Extreme.most" if most else "Extreme.least", stat=stat(t, name, 3, printed))
    label, more = stat(t, name, t.g.superlative_form, printed), t.g.superlative(stat(t, name, 2))
    return _more(t, n, "Extreme.highest" if most else "Extreme.lowest", stat=label, **more)


def _more(t: Text, n: NP, key: str, **fields: Any) -> NP:
    body = t.g.agree(t.phrase(FILTERS, key, **fields), n).replace("*", n.body)
    return NP(body, n.det, n.gender, n.plural, kind=n.kind)


def _set(n: NP, det: str, none: bool = False) -> NP:
    return NP(n.body, det, n.gender, n.plural, none=none, kind=n.kind)


@says(V.Pick)
def pick(t: Text, x: V.Pick) -> NP:
    if isinstance(x.take, V.The) and any(isinstance(f, V.Named) for f in x.where):
        n = title(t, next(f.code for f in x.where if isinstance(f, V.Named)))
        for f in x.where:
            if isinstance(f, V.In) and isinstance(f.zone, tuple):  # which of several places it may be in
                n = NP(_filter(t, f).replace("*", n.body), n.det, n.gender, n.plural, kind=n.kind)
        return n
    if x == V.the("card", V.In(where := _on_top(x))):  # "the card on top" is that one already
        return t.np(where)
    if isinstance(x.take, V.The) and (shared := next((f for f in x.where if isinstance(f, V.Called)), None)):
        return short_title(t, shared.code)
    if isinstance(x.take, V.The) and x.where and all(isinstance(f, V.ThisWay) and f.how == "seen" for f in x.where):
        return simple(t, "that", x.kind)  # the one that was looked at
    if isinstance(x.take, V.OneFor):
        return together(
            tuple(t.np(V.Pick(x.kind, (*x.where, f), V.One())) for f in x.take.fs), t.word(CONDITIONS, "and")
        )
    if " or " in x.kind:
        kinds = x.kind.split(" or ")
        first = V.The() if isinstance(x.take, V.Extreme) else x.take  # "the hero or ally with the highest ATK"
        parts = [_one(t, V.Pick(k, (), first)) for k in kinds[:-1]] + [_one(t, V.Pick(kinds[-1], x.where, x.take))]
        if not t.g.repeats_determiner:
            parts[1:] = [_set(p, "") for p in parts[1:]]
        conj = t.word(CONDITIONS, "and" if isinstance(x.take, V.Each) else "or")
        return NP("", parts=tuple(parts), conj=conj, kind=kinds[-1], gender=parts[-1].gender)
    return _one(t, x)


def played(t: Text, x: Any) -> Any:
    """What costs more or less: the cards that somebody plays, of which none is under anybody's control yet."""
    mine = next((f for f in x.where if isinstance(f, V.Mine)), None) if isinstance(x, V.Pick) else None
    if mine is None or not isinstance(x.take, V.Each):
        return x
    n = _more(t, describe(t, x, False, (mine,)), "played", who=mine.who)
    return _set(n, t.g.det("each", n.body, n.gender))


def _on_top(x: V.Pick) -> Any:
    return next((f.zone for f in x.where if isinstance(f, V.In) and isinstance(f.zone, V.Top)), None)


def _one(t: Text, x: V.Pick) -> NP:
    q = x.take
    if isinstance(q, V.The) and t.next_one and not any(isinstance(f, V.Mine) for f in x.where):
        n = _more(t, describe(t, x, False), "next anybody")
        return _set(n, t.g.det("the", n.body, n.gender))
    mine = next((f for f in x.where if isinstance(f, V.Mine)), None)
    if isinstance(q, V.The) and mine is not None:
        if t.next_one:
            n = _more(t, describe(t, x, False, (mine,)), "next played", who=mine.who)
            return _set(n, t.g.det("the", n.body, n.gender))
        n = describe(t, x, False, (mine,))
        if isinstance(mine.who, V.You):
            return _set(n, t.g.det("their" if t.third else "your", n.body, n.gender))
        return t.g.owned(n, t.np(mine.who))
    match q:
        case V.Num(k) | V.UpTo(k) | V.Random(k):
            n = describe(t, x, k != 1)
            up = f"{t.word(SMALL, 'up to')} " if isinstance(q, V.UpTo) else ""
            return _set(n, up + t.number(k))
        case V.RandomSet():
            n = _more(t, describe(t, V.Pick("modular encounter set", x.where), False), "RandomSet")
            return _set(n, t.g.det("a", n.body, n.gender))
        case V.AnyNumber():
            return _set(describe(t, x, True), t.word(SMALL, "any number"))
        case V.Extreme(name, most, printed):
            n = _superlative(t, describe(t, x, False), name, most, printed)
            return _set(n, t.g.det("the", n.body, n.gender))
        case V.Topmost(bottom):
            n = _more(t, describe(t, x, False), "Topmost.bottom" if bottom else "Topmost")
            return _set(n, t.g.det("the", n.body, n.gender))
        case V.First():
            n = _more(t, describe(t, x, False), "First")
            return _set(n, t.g.det("the", n.body, n.gender))
        case V.One() | V.Each() | V.The():
            n = describe(t, x, False)
            det = {V.One: "a", V.Each: "each", V.The: "the"}[type(q)]
            return _set(n, t.g.det(det, n.body, n.gender))
    raise TextError(f"{t.face.code}: the text layer does not know the quantity {type(q).__name__}")


# ---- references ----------------------------------------------------------------------------------------------------
@says(V.Both)
def both(t: Text, x: V.Both) -> NP:
    return together(tuple(t.np(p) for p in x.parts), t.word(CONDITIONS, "and also"))


@says(tuple)
def several(t: Text, x: tuple[Any, ...]) -> NP:
    """Zones that are searched together."""
    if len(x) == 1:
        return t.np(x[0])
    owners = [getattr(p, "owner", None) for p in x]
    third = t.third
    parts = [t.np(x[0])]
    for p, owner, before in zip(x[1:], owners[1:], owners, strict=False):
        again = isinstance(owner, V.PlayerOf) and owner == before  # named once, and then "their"
        t.third = third or again
        parts.append(t.np(V.Zone(p.name, V.YOU) if again else p))
        t.third = third
    return together(tuple(parts), t.word(CONDITIONS, "and"))


def together(parts: tuple[NP, ...], conj: str) -> NP:
    gender = "f" if all(p.gender == "f" for p in parts) else "m"
    return NP("", plural=True, gender=gender, parts=parts, conj=conj)


@says(V.You)
def you(t: Text, x: V.You) -> NP:
    if t.third:
        return simple(t, "that", "player")
    return NP(t.word(SMALL, "you"), you=True)


def whole(x: Any) -> Any:
    """Where "you" means the card: "exhaust your identity"."""
    return V.YOUR_IDENTITY if isinstance(x, V.You) else x


@says(V.Self_)
def this(t: Text, x: V.Self_) -> NP:
    kind = kind_of(t.face.kind)
    return simple(t, "this", "card" if kind in ("resource", "treachery") else kind)


@says(V.Host)
def host(t: Text, x: V.Host) -> NP:
    way = next((p for p in t.face.parts if isinstance(p, V.AttachTo)), None)
    to = way.what if way is not None else None
    if way is None:  # its When Revealed ability says so
        to = next(
            (x.to for _, x in walk(t.face.parts) if isinstance(x, V.Attach) and isinstance(x.card, V.Self_)), None
        )
    if way is None and any(isinstance(x, V.PutIntoPlay) and x.wearing is not None for _, x in walk(t.face.parts)):
        to = V.AN_ALLY
    if isinstance(to, V.Alt) or (way is not None and isinstance(way.other, V.Attach)):  # a minion, or else the villain
        to = V.AN_ENEMY
    if isinstance(to, V.SchemeOf):
        n = _more(t, simple(t, "the", "side scheme"), "attached", this=this(t, V.Self_()))
        return _set(n, t.g.det("the", n.body, n.gender))
    if not isinstance(to, V.Pick):
        raise TextError(f"{t.face.code} speaks of what it is attached to, but does not say what that is")
    if any(isinstance(f, V.Named) for f in to.where):
        return t.np(to)
    if isinstance(to.take, V.The):
        return t.np(to)
    n = _more(t, simple(t, "the", to.kind), "attached", this=this(t, V.Self_()))
    return _set(n, t.g.det("the", n.body, n.gender))


@says(V.PlayerOf)
def player_of(t: Text, x: V.PlayerOf) -> NP:
    body, gender = t.phrase(SMALL, "player of", code=title(t, x.code)), noun(t, "player")[2]
    return NP(body, t.g.det("the", body, gender), gender, kind="player")


@says(V.Ref)
def ref(t: Text, x: V.Ref) -> NP:
    kind = REFS.get(x.name, x.name)
    if kind not in NOUNS[t.lang] and x.name in t.bound:
        kind = "card"
    picks = (p for _, p in walk(t.face.parts) if isinstance(p, V.Pick) and p.kind == x.name)
    return simple(t, "that", kind, any(isinstance(p.take, V.OneFor) for p in picks))


@says(V.Field)
def field(t: Text, x: V.Field) -> NP:
    return simple(t, *FIELDS.get(x.name, ("that", x.name)))


@says(V.Rest)
def rest(t: Text, x: V.Rest) -> NP:
    return NP(t.word(SMALL, "others"), t.word(SMALL, "the others"), gender="f", plural=True)


@says(V.Owner)
def owner(t: Text, x: V.Owner) -> NP:
    return NP(t.word(SMALL, "owner"), t.word(SMALL, "its owner"))


@says(V.Facing)
def facing(t: Text, x: V.Facing) -> NP:
    return _more(t, simple(t, "the", "player"), "Facing", minion=x.minion)


@says(V.SchemeOf)
def scheme_of(t: Text, x: V.SchemeOf) -> NP:
    return _more(t, simple(t, "the", "side scheme"), "SchemeOf", villain=x.villain)


@says(V.VillainOf)
def villain_of(t: Text, x: V.VillainOf) -> NP:
    return _more(t, simple(t, "the", "villain"), "VillainOf", scheme=x.scheme)


@says(V.Zone)
def zone(t: Text, x: V.Zone) -> NP:
    if x.name not in ZONES[t.lang]:
        raise TextError(f"{t.face.code}: there is no {t.lang} name for the zone {x.name!r}")
    row = ZONES[t.lang][x.name]
    body, marks = row[0], row[1] if len(row) > 1 else "m"
    gender, many = marks[0], marks.endswith("p")
    if x == V.OUT or x.owner is None:
        return NP(body, t.g.det("the", body, gender, many), gender, many)
    if isinstance(x.owner, V.You):
        return NP(body, t.g.det("their" if t.third else "your", body, gender, many), gender, many)
    return t.g.owned(NP(body, gender=gender), t.np(x.owner))


@says(V.Under)
def under(t: Text, x: V.Under) -> NP:
    return t.np(x.card)


@says(V.Bottom)
def bottom(t: Text, x: V.Bottom) -> NP:
    return t.np(x.deck)


@says(V.Top)
def top(t: Text, x: V.Top) -> NP:
    bound = x.n.n if isinstance(x.n, V.AtMost) and isinstance(x.n.v, V.Chosen) else None  # the player says how many
    outer, t.tails = t.tails, []
    counted = t.number(x.n) if bound is None else f"{t.word(SMALL, 'up to')} {bound}"
    own, t.tails = (t.tails, outer) if isinstance(x.n, V.Alt) else ([], [*outer, *t.tails])  # "(7 if ...)" stays here
    if isinstance(x.n, V.Amount):
        counted = t.word(SMALL, "that many")
    many = counted != "1"
    number = "per player" if isinstance(x.n, V.PerPlayer) else "many" if many else "one"
    loose = bound is not None or isinstance(x.n, V.Amount)
    key = f"{'pile' if 'pile' in getattr(x.deck, 'name', '') else 'deck'}.{number}"
    key = "some" if loose else key
    body = t.phrase(TOPS, key, n=lambda: counted, cards=lambda: noun(t, "card")[many], deck=t.np(x.deck))
    for tail in own:
        body = attach(body, tail)
    return NP(body, "" if loose else t.g.det("the", body, "f", many), "f", many, kind="card")


class Nouns(Text):
    """The forms of a selector that phrases ask for beside the plain one."""

    def plural(self, x: Any) -> NP:
        """All of them: "heroes and allies"."""
        if isinstance(x, V.Both):
            return together(tuple(self.plural(p) for p in x.parts), self.word(CONDITIONS, "and"))
        if not isinstance(x, V.Pick) or isinstance(x.take, V.The):
            return self.np(x)
        n = describe(self, x, True)
        return _set(n, self.g.det(self.g.generic, n.body, n.gender, True))

    def none(self, x: Any) -> NP:
        """None of them: "no side scheme", "no hero or ally"."""
        if " or " in x.kind:
            *kinds, last = x.kind.split(" or ")
            parts = [self.none(V.Pick(k)) for k in kinds] + [self.none(V.Pick(last, x.where, x.take))]
            if not self.g.repeats_determiner:
                parts[1:] = [_set(p, "") for p in parts[1:]]
            return NP("", parts=tuple(parts), conj=self.word(CONDITIONS, "nor"), gender=parts[-1].gender, none=True)
        n = describe(self, x, False)
        return _set(n, self.g.det("no", n.body, n.gender), none=True)

    def open(self, x: Any) -> bool:
        """Whether its denial is "no ..." ("no enemy is"), not "... not" ("that enemy is not")."""
        return isinstance(x, V.Pick) and isinstance(x.take, V.One) and " or " not in x.kind

    def all(self, x: Any) -> bool:
        """Whether "never" makes it "no ..." too: "no enemy can"."""
        return isinstance(x, V.Pick) and isinstance(x.take, V.Each)

    def counted(self, x: Any, plural: bool) -> str:
        """Without a determiner, after "for each" and "the number of"."""
        before, self.counting = self.counting, True
        if isinstance(x, V.Both):
            said = listed(self, [self.counted(p, plural) for p in x.parts], "and" if plural else "or")
        elif isinstance(x, V.Pick):
            n = describe(self, x, plural)
            if not x.where and x.kind not in ("card", "player"):
                n = _more(self, n, "in play")
            said = n.body
        else:
            said = self.text(x)
        self.counting = before
        return said
