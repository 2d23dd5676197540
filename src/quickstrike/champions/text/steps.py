"""Verbs, control and lasting effects as sentences. A word that needs nothing special is said by its phrase alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from ...kernel.language import COLON, SEMICOLON
from .. import vocab as V
from ..faces import FACES, data
from .clauses import CONDITIONS, NUMBERS
from .filling import Text, attach, says
from .grammar import NP, upper
from .lexicon import KEYWORD_NAMES
from .nouns import describe, listed, simple, stat, whole
from .numbers import Numbers, counter
from .phrases import STEPS
from .terms import ABILITY_NAMES, AMOUNTS, CALLS, FORM_SORTS, FORMS, STATUSES, TIMINGS
from .when import mentions_this, one_resource, trigger

T = TypeVar("T")
BULLET = "\n• "


def colon(t: Text) -> str:
    return COLON[t.lang].rstrip()


def joined(t: Text, parts: list[str]) -> str:
    return listed(t, parts, "and")


def bullets(t: Text, head: str, rows: list[str]) -> str:
    """A list inside a list stays on its line."""
    flat = [" / ".join(r.replace(BULLET, " ", 1).split("." + BULLET)) if BULLET in r else r for r in rows]
    return head + colon(t) + "".join(BULLET + (r if r.endswith(".") else r + ".") for r in flat)


def paragraph(sentences: list[str]) -> str:
    """Sentences with their capitals and full stops, on one line but for lists."""
    out = ""
    for s in sentences:
        s = upper(s) if s.endswith(".") else upper(s) + "."
        out += ("\n" if BULLET in out else " ") + s if out else s
    return out


def keyword(t: Text, k: Any) -> str:
    """A keyword inside a sentence."""
    name = t.word(KEYWORD_NAMES, k if isinstance(k, str) else k.name)
    said = name.lower() if t.g.keywords_small else name
    return said if isinstance(k, str) or k.n is None else f"{said} {t.number(k.n)}"


# ---- tokens --------------------------------------------------------------------------------------------------------
@says(V.Damage)
def damage(t: Numbers, o: V.Damage) -> str:
    noun = "indirect damage" if o.indirect else "damage"
    key = "Damage.divided" if o.divided else "Damage.you" if isinstance(o.to, V.You) else "Damage"
    said = t.phrase(STEPS, key, n=lambda: t.qty(o.n, noun), to=o.to)
    said = additional(t, said, o.additional)
    if o.past_tough is not False:
        return attach(said, _sometimes(t, "Damage.past tough", o.past_tough))
    if isinstance(o.gains, V.Alt):
        gains = joined(t, [keyword(t, k) for k in o.gains.other])
        return attach(said, t.phrase(STEPS, "Damage.gains if", gains=gains, cond=t.cond(o.gains.when)))
    if o.gains:
        return attach(said, t.phrase(STEPS, "Damage.gains", gains=joined(t, [keyword(t, k) for k in o.gains])))
    return said


def _sometimes(t: Text, key: str, when: Any) -> str:
    """What a step does always, or if a condition holds."""
    return t.phrase(STEPS, key) if when is True else t.phrase(STEPS, f"{key} if", cond=t.cond(when))


def additional(t: Numbers, said: str, n: Any) -> str:
    """ "..., plus 2 for each ..."."""
    if n == 0:
        return said
    k, per = (n.k, t.per(n.v)) if isinstance(n, V.Times) and t.per(n.v) else (1, t.per(n)) if t.per(n) else (n, "")
    out = attach(said, t.phrase(STEPS, "additional", n=k))
    return attach(out, t.phrase(NUMBERS, "per", what=per)) if per else out


@says(V.RemoveThreat)
def remove_threat(t: Numbers, o: V.RemoveThreat) -> str:
    said = additional(t, t.auto(STEPS, o, ".divided" if o.divided else ""), o.additional)
    if o.past_patrol:
        return attach(said, t.phrase(STEPS, "RemoveThreat.past both" if o.past_crisis else "RemoveThreat.past patrol"))
    return said if o.past_crisis is False else attach(said, _sometimes(t, "RemoveThreat.past crisis", o.past_crisis))


@says(V.Heal)
def heal(t: Numbers, o: V.Heal) -> str:
    return t.phrase(STEPS, "Heal", n=o.n if o.n != V.ALL else lambda: t.qty(V.ALL, "damage"), who=whole(o.who))


@says(V.PutCounters)
def put_counters(t: Numbers, o: V.PutCounters) -> str:
    said = t.phrase(STEPS, "PutCounters", n=lambda: t.tokens(o.n, o.kind), on=whole(o.on))
    return attach(said, t.phrase(NUMBERS, "at most", n=o.most)) if o.most else said


@says(V.RemoveCounters)
def remove_counters(t: Numbers, o: V.RemoveCounters) -> str:
    if isinstance(o.from_, V.Self_) and isinstance(o.n, int) and t.on is None:  # "its" is this card's
        return t.phrase(STEPS, "RemoveCounters.self", n=o.n, kind=counter(t, o.kind, True))
    return t.phrase(STEPS, "RemoveCounters", n=lambda: t.tokens(o.n, o.kind), from_=whole(o.from_))


@says(V.MoveTokens)
def move_tokens(t: Numbers, o: V.MoveTokens) -> str:
    return t.phrase(STEPS, "MoveTokens", n=lambda: t.tokens(o.n, o.kind), from_=whole(o.from_), to=whole(o.to))


@says(V.Give)
def give(t: Text, o: V.Give) -> list[str]:
    out = [t.phrase(STEPS, "Give", to=o.to, status=t.word(STATUSES, o.status))]
    if o.already is None:
        return out
    to = simple(t, "that", o.to.kind) if t.open(o.to) else o.to
    return [*out, t.phrase(STEPS, "Give.already", to=to, already=t.step(o.already))]


@says(V.RemoveStatus)
def remove_status(t: Text, o: V.RemoveStatus) -> str:
    if o.status:
        key = "RemoveStatus.every" if o.every else "RemoveStatus"
        return t.phrase(STEPS, key, status=t.word(STATUSES, o.status), from_=whole(o.from_))
    return t.phrase(STEPS, "RemoveStatus.replaced" if o.replaced else "RemoveStatus.any", from_=whole(o.from_))


# ---- state and cards -----------------------------------------------------------------------------------------------
@says(V.Exhaust, V.Ready)
def exhaust(t: Text, o: Any) -> str:
    return t.phrase(STEPS, type(o).__name__, what=whole(o.what))


@says(V.ChangeForm)
def change_form(t: Text, o: V.ChangeForm) -> str:
    if o.to == V.OTHER_HERO:
        return t.phrase(STEPS, "ChangeForm.other hero", who=o.who)
    return t.phrase(STEPS, "ChangeForm.to" if o.to else "ChangeForm", who=o.who, to=t.word(FORMS, o.to) if o.to else "")


@says(V.Flip)
def flip(t: Numbers, o: V.Flip) -> str:
    if o.hit_points is None:
        return t.phrase(STEPS, "Flip", card=o.card)
    return t.phrase(STEPS, "Flip.hit points", card=o.card, n=lambda: t.number(o.hit_points))


@says(V.Defeat)
def defeat(t: Text, o: V.Defeat) -> str:
    return t.phrase(STEPS, "Defeat.scheme" if "scheme" in t.np(o.who).kind else "Defeat", who=o.who)


@says(V.Draw)
def draw(t: Numbers, o: V.Draw) -> str:
    if not o.up_to:
        return t.auto(STEPS, o)
    return t.phrase(STEPS, "Draw.up to", who=o.who, n=t.value(o.n))


@says(V.Discard)
def discard(t: Text, o: V.Discard) -> list[str]:
    said = t.phrase(STEPS, "Discard.it" if t.it and isinstance(o.cards, V.Self_) else "Discard", cards=o.cards)
    if o.each_time is None:
        return [said]
    return [said, t.phrase(STEPS, "Discard.each", each_time=o.each_time, do=t.step(o.do))]


@says(V.MoveTo)
def move_to(t: Text, o: V.MoveTo) -> str:
    z = o.zone
    match z:
        case V.Under():
            key = "MoveTo.facedown" if o.facedown else "MoveTo.under"
        case V.Top(deck=deck):
            key, z = "MoveTo.ordered" if isinstance(o.cards, V.Rest) else "MoveTo.top", deck
        case V.Bottom(deck=deck):
            key, z = "MoveTo.beneath" if isinstance(o.cards, V.Rest) else "MoveTo.bottom", deck
        case V.Zone(owner=V.Owner()):
            key = "MoveTo.owner"
        case V.Zone(name="hand" | "victory display"):
            long = isinstance(o.cards, V.Pick) and len(o.cards.where) > 1
            key = "MoveTo.hand, long" if long else "MoveTo.hand"
        case _:
            key = "MoveTo.out" if z == V.OUT else "MoveTo.aside" if z == V.ASIDE else "MoveTo"
    return t.phrase(STEPS, key, cards=o.cards, zone=z)


@says(V.Search)
def search(t: Text, o: V.Search) -> str:
    out = t.phrase(STEPS, "Search", zones=o.zones, what=o.what, then=follows(t, t.step(o.then)))
    whole = (z.deck if isinstance(z, V.Top) else z for z in o.zones)  # rr:search: also if a part was searched
    decks = tuple(z for z in whole if "deck" in getattr(z, "name", ""))
    return attach(out, t.phrase(STEPS, "Search.shuffle", shuffle=follows(t, shuffle(t, decks)))) if decks else out


def shuffle(t: Text, decks: tuple[Any, ...]) -> str:
    return t.phrase(STEPS, "Shuffle", deck=decks)


def follows(t: Text, said: str) -> str:
    """What somebody who is spoken of does besides: "each player searches ... and reveals that card"."""
    return said if t.command or not t.third else t.g.third(said) or said


@says(V.Look)
def look(t: Text, o: V.Look) -> list[str]:
    said = [t.phrase(STEPS, "Look", cards=o.cards)]
    return [*said, *t.sentences(o.then)] if o.then is not None else said


@says(V.PutIntoPlay)
def put_into_play(t: Text, o: V.PutIntoPlay) -> str:
    out = t.phrase(STEPS, "PutIntoPlay.facedown" if o.facedown_as or o.facedown else "PutIntoPlay", card=o.card)
    for key in ("engaged", "under", "attached", "wearing"):
        what = getattr(o, key)
        if what is not None:
            yours = key == "under" and isinstance(what, V.You) and not t.third
            out = attach(out, t.phrase(STEPS, f"PutIntoPlay.{'yours' if yours else key}", card=o.card, **{key: what}))
    if o.facedown_as:
        minion = V.Pick("minion", (V.Trait(o.facedown_as),), V.One())
        many = t.np(o.card).plural
        return attach(out, t.phrase(STEPS, "PutIntoPlay.as", minion=describe(t, minion, True) if many else minion))
    return out


@says(V.DealEncounter)
def deal_encounter(t: Text, o: V.DealEncounter) -> str:
    yours = isinstance(o.to, V.You) and not t.third
    if o.card is not None:
        return t.auto(STEPS, o, ".card you" if yours else ".card")
    return t.auto(STEPS, o, ".you" if yours else "")


# ---- activity ------------------------------------------------------------------------------------------------------
@says(V.Activate)
def activate(t: Numbers, o: V.Activate) -> str:
    out = t.phrase(STEPS, f"Activate.{o.how}" if o.how else "Activate", who=o.who, against=o.against)
    if o.more != 0:
        stat = "SCH" if o.how == "scheme" else "ATK"
        out = attach(out, t.phrase(STEPS, "Activate.more", stat=lambda: t.change(stat, o.more)))
    if o.gains:
        out = attach(out, t.phrase(STEPS, "Activate.gains", gains=joined(t, [keyword(t, k) for k in o.gains])))
    return out if o.boost else attach(out, t.phrase(STEPS, "Activate.unboosted"))


@says(V.ResolveAbility)
def resolve_ability(t: Text, o: V.ResolveAbility) -> str:
    key = "ResolveAbility.sequence" if o.sequence else "ResolveAbility"
    name = _ability_name(o)
    return t.phrase(STEPS, key, timing=t.word(ABILITY_NAMES, name) if name else t.word(TIMINGS, o.timing), of=o.of)


def _ability_name(o: V.ResolveAbility) -> str:
    """What the ability of a card that is named is called there."""
    code = next((f.code for f in getattr(o.of, "where", ()) if isinstance(f, V.Named)), "")
    return next((a.name for a in FACES[code].abilities if a.timing == o.timing), "") if code else ""


@says(V.Play)
def play(t: Numbers, o: V.Play) -> str:
    said = t.phrase(STEPS, "Play", card=o.card)
    if o.less == 0:
        return said
    return attach(said, t.phrase(STEPS, "Play.free") if o.less == V.ALL else t.phrase(STEPS, "Play.less", n=o.less))


def resources(t: Text, what: tuple[str, ...], n: Any = 1) -> str:
    """Which resources: each type with its number."""
    said = []
    for res in dict.fromkeys(what):
        k: Any = what.count(res) * n if isinstance(n, int) else n
        many = "s" if k != 1 else ""
        if res == "any":
            said.append(t.phrase(NUMBERS, f"any resource{many}", n=k))
        else:
            said.append(t.phrase(NUMBERS, "resources", n=k, res=res) if many else one_resource(t, res))
    return ", ".join(said[:-1]) + (f" {t.word(CONDITIONS, 'and')} " if len(said) > 1 else "") + said[-1]


@says(V.Generate)
def generate(t: Text, o: V.Generate) -> str:
    if o.also is not None:
        return joined(t, [generate(t, replace(o, also=None)), t.step(o.also)])
    if isinstance(o.what, (str, tuple)):
        what = (o.what,) if isinstance(o.what, str) else o.what
        return t.phrase(STEPS, "Generate.any" if o.for_any else "Generate", what=resources(t, what))
    return t.phrase(STEPS, "Generate.of", what=o.what)


@says(V.Spend)
def spend(t: Text, o: V.Spend) -> str:
    if o.different:
        return t.phrase(STEPS, "Spend", what=t.phrase(NUMBERS, "different resources", n=o.n))
    n = o.n.v if isinstance(o.n, V.AtMost) else o.n
    said = t.phrase(STEPS, "Spend.hand" if o.hand else "Spend", what=resources(t, o.what, n), hand=V.HAND)
    return attach(said, t.phrase(NUMBERS, "at most", n=o.n.n)) if isinstance(o.n, V.AtMost) else said


@says(V.Yields)
def yields(t: Numbers, o: V.Yields) -> str:
    return t.phrase(STEPS, "Yields", this=V.SELF, what=resources(t, (o.res,), o.n))


@says(V.TakeForm)
def take_form(t: Text, o: V.TakeForm) -> str:
    """By the title of the card, or by the sort of form that is changed."""
    sort = next((f.sort for f in o.card.where if isinstance(f, V.Grants)), "") if isinstance(o.card, V.Pick) else ""
    if sort:
        return t.phrase(STEPS, "TakeForm.sort", sort=t.word(FORM_SORTS, sort))
    return t.phrase(STEPS, "TakeForm", card=o.card)


# ---- the event in flight -------------------------------------------------------------------------------------------
@says(V.Prevent)
def prevent(t: Text, o: V.Prevent) -> str:
    if isinstance(t.on, V.Attacked | V.Defended):
        return t.phrase(STEPS, "Prevent.attack")
    return t.phrase(STEPS, "Prevent.all") if o.n == V.ALL else t.phrase(STEPS, "Prevent", n=o.n)


@says(V.Cancel)
def cancel(t: Text, o: V.Cancel) -> str:
    if not o.what and isinstance(t.on, V.Attacked):
        return t.phrase(STEPS, "Cancel.attack")
    return t.auto(STEPS, o, f".{o.what}" if o.what else "")


EVENT_NOUNS = {"Attacked": "attack", "Schemed": "activation", "Activated": "activation"}
EVENT_AMOUNTS = {
    "Attacked": "damage",
    "DamageDealt": "damage",
    "DamageTaken": "damage",
    "Schemed": "threat",
    "ThreatPlaced": "threat",
    "ThreatRemoved": "removed",
    "Thwarted": "removed",
    "Healed": "healed",
    "IconsCounted": "icons",
    "Played": "cost",
    "Either": "power",
}


@says(V.Alter)
def alter(t: Numbers, o: V.Alter) -> list[str]:
    on = type(t.on.of if isinstance(t.on, V.Would) else t.on).__name__
    out = []
    if o.gains:
        gains = joined(t, [keyword(t, k) for k in o.gains])
        event = simple(t, "this", EVENT_NOUNS.get(on, "attack"))
        out.append(t.phrase(STEPS, "Alter.card" if o.this_card else "Alter.gains", gains=gains, event=event))
    if o.to is not None:
        out.insert(0, t.phrase(STEPS, "Alter.to", event=simple(t, "this", EVENT_NOUNS.get(on, "attack")), to=o.to))
    if o.amount != 0:
        less, n = False, o.amount
        if isinstance(n, int):
            less, n = n < 0, abs(n)
        elif isinstance(n, V.Times) and n.k == -1:
            less, n = True, n.v
        amount = t.word(AMOUNTS, EVENT_AMOUNTS.get(on, ""))
        out.append(t.phrase(STEPS, "Alter.less" if less else "Alter.more", amount=amount, n=n))
    if o.also is not None:
        out.append(t.phrase(STEPS, "Alter.also", event=simple(t, "this", EVENT_NOUNS.get(on, "attack")), also=o.also))
    if o.stat:
        key = "Alter.stat, defending" if on == "Defended" else "Alter.stat"
        out.append(t.phrase(STEPS, key, stat=stat(t, o.stat)))
    if o.unhurt:
        out.append(t.phrase(STEPS, "Alter.unhurt", who=V.SELF))
    if o.indirect:
        out.append(t.phrase(STEPS, "Alter.indirect", event=simple(t, "this", "attack")))
    if o.excess != 0:
        out.append(t.phrase(STEPS, "Alter.excess", n=o.excess))
    if o.counted is not None:
        out.append(t.phrase(STEPS, "Alter.counted", counted=o.counted))
    return out


# ---- the game ------------------------------------------------------------------------------------------------------
@says(V.Advance)
def advance(t: Text, o: V.Advance) -> str:
    stage = data().get(t.face.back or "", {}).get("facts", {}).get("stage")
    return t.phrase(STEPS, "Advance.to", stage=stage) if stage else t.phrase(STEPS, "Advance")


@says(V.EndGame)
def end_game(t: Text, o: V.EndGame) -> str:
    return t.phrase(STEPS, "EndGame" if o.won else "EndGame.lost")


@says(V.Call)
def call(t: Text, o: V.Call) -> str:
    return t.word(CALLS, o.fn)


# ---- control -------------------------------------------------------------------------------------------------------
@says(V.Seq)
def seq(t: Text, o: V.Seq) -> list[str]:
    return [s for x in o.steps for s in t.sentences(x)]


@says(V.And)
def and_(t: Text, o: V.And) -> str:
    first, *more = (t.step(x) for x in o.steps)
    return joined(t, [first, *(follows(t, x) for x in more)])


@says(V.Then)
def then(t: Text, o: V.Then) -> str:
    return _then(t, t.step(o.first), o.second)


def _then(t: Text, first: str, second: Any) -> str:
    return t.phrase(STEPS, "Then.if" if isinstance(second, V.If) else "Then", first=first, second=t.step(second))


@says(V.Otherwise)
def otherwise(t: Text, o: V.Otherwise) -> list[str]:
    return [*t.sentences(o.first), t.phrase(STEPS, "Otherwise", second=t.step(o.second))]


@says(V.If)
def if_(t: Text, o: V.If) -> list[str]:
    cond = t.cond(o.cond)
    before, t.it = t.it, mentions_this(o.cond)
    out = [t.phrase(STEPS, "If", cond=cond, then=_does(t, o.then))]
    t.it = before
    return [*out, t.phrase(STEPS, "If.not", other=_does(t, o.other))] if o.other is not None else out


def _does(t: Text, step: Any) -> str:
    """What follows a condition: an imperative gets its subject back where somebody is spoken of."""
    that = t.g.text(simple(t, "that", "player")) if t.third and not t.command else ""
    said = ((s, t.g.third(s) if that else None) for s in t.sentences(step))
    return SEMICOLON[t.lang].join(f"{that} {third}" if third else s for s, third in said)


def commanded(t: Text, say: Callable[[], T]) -> T:
    """Say something to a player who is addressed: imperatives stay imperatives."""
    before, t.command = t.command, True
    said = say()
    t.command = before
    return said


@says(V.May)
def may(t: Text, o: V.May) -> str:
    said = commanded(t, lambda: t.step(o.step))
    bare = t.g.bare(said)
    return t.phrase(STEPS, "May", who=V.YOU, step=bare) if bare else t.phrase(STEPS, "May.let", who=V.YOU, step=said)


@says(V.Pay)
def pay(t: Text, o: V.Pay) -> str:
    cost = joined(t, [t.step(c) for c in o.cost])
    return cost if o.then is None else t.phrase(STEPS, "Pay", cost=cost, then=t.step(o.then))


@says(V.ChooseOne)
def choose_one(t: Text, o: V.ChooseOne) -> str:
    key = "ChooseOne" if o.n == 1 else "ChooseOne.again" if o.again else "ChooseOne.some"
    head = t.phrase(STEPS, key, who=o.who, n=o.n)

    def option(x: Any) -> str:
        """What another player may choose is named, not commanded: French has the infinitive for it."""
        return paragraph([t.g.bare(said) or said if t.third else said for said in t.sentences(x)])

    return bullets(t, head, commanded(t, lambda: [option(x) for x in o.options]))


@says(V.Cases)
def cases(t: Text, o: V.Cases) -> str:
    rows = [f"[{icon}]{colon(t)} {t.word(STEPS, 'Cases.all') if x == V.ALL else t.step(x)}" for icon, x in o.rows]
    return bullets(t, t.phrase(STEPS, "Cases", on=o.on), rows)


@says(V.ByNumber)
def by_number(t: Numbers, o: V.ByNumber) -> str:
    head, last = t.phrase(STEPS, "ByNumber", v=t.value(o.v)), o.rows[-1][0]
    return bullets(t, head, [f"{n}{'+' if n == last else ''}{colon(t)} {t.step(x)}" for n, x in o.rows])


@says(V.Choose)
def choose(t: Text, o: V.Choose) -> str:
    return t.auto(STEPS, o, ".attack" if o.label == "attack" else "")


@says(V.ForEach)
def for_each(t: Text, o: V.ForEach) -> str:
    return t.phrase(STEPS, "ForEach", what=o.what, body=t.step(o.body))


@says(V.Repeat)
def repeat(t: Text, o: V.Repeat) -> str:
    return t.phrase(STEPS, "Repeat", n=o.n, body=t.step(o.body))


@says(V.Attacks)
def attacks(t: Text, o: V.Attacks) -> str:
    return bullets(t, t.phrase(STEPS, "Attacks", n=len(o.steps)), [paragraph(t.sentences(x)) for x in o.steps])


@says(V.EachPlayer)
def each_player(t: Text, o: V.EachPlayer) -> list[str]:
    """ "You" is each player in turn: imperatives get that subject, "your" becomes "their"."""
    match o.body:
        case V.If(V.Is(V.You(), V.Form() as form), body, None):  # "each player in hero form"
            out = spoken_of(t, t.text(V.each("player", form)), body)
        case body:
            out = spoken_of(t, t.text(V.EACH_PLAYER), body)
    return [t.phrase(STEPS, "EachPlayer.order", said=out[0]), *out[1:]] if o.in_order else out


@says(V.By)
def by(t: Text, o: V.By) -> list[str]:
    key = "By.foiler" if "scheme" in t.face.kind else "By.defeater"
    who = t.phrase(STEPS, key, this=V.SELF) if isinstance(o.who, V.You) else t.text(o.who)
    return spoken_of(t, who, o.step)


def spoken_of(t: Text, who: str, step: Any) -> list[str]:
    """Sentences about a player who is "you" in the definition: imperatives get a subject, "your" becomes "their"."""
    before, t.third = t.third, True
    said = t.sentences(step)
    that = t.g.text(simple(t, "that", "player"))
    t.third = before

    def subject(s: str) -> str:
        third = t.g.third(s)
        if third is not None:
            return f"{who} {third}"
        return who + s.removeprefix(that) if s.startswith(that) else f"{who}{colon(t)} {s}"

    return [subject(s) for s in said]


@says(V.Until)
def until(t: Text, o: V.Until) -> str:
    who = o.effect.who if isinstance(o.effect, V.Modify) else None
    played = isinstance(who, V.Pick) and isinstance(who.take, V.The)
    t.next_one = bool(o.uses) and played
    effect = t.effect(o.effect)
    t.next_one = False
    if o.end == "game":
        return t.phrase(STEPS, "Until.next", effect=effect)
    return t.phrase(STEPS, "Until.once" if o.uses and not played else "Until", end=period(t, o.end), effect=effect)


def period(t: Text, name: str) -> NP:
    if name == "your next turn":
        n = simple(t, "the", "next turn")
        return NP(n.body, t.g.det("your", n.body, n.gender), n.gender)
    return simple(t, "this" if name in ("attack", "activation", "event", "thwart") else "the", name)


@says(V.Delayed)
def delayed(t: Text, o: V.Delayed) -> str:
    if o.at == "damage":
        key = "Delayed.damage" if o.to is None else "Delayed.damage to"
        what = period(t, "attack" if isinstance(t.on, V.Attacked) else "activation")
        return t.phrase(STEPS, key, what=what, step=t.step(o.step), to=o.to)
    if o.at == "play":
        return t.phrase(STEPS, "Delayed.play", when=trigger(t, V.Played(o.to, V.YOU), "response"), step=t.step(o.step))
    if o.at == "defeat":
        return t.phrase(STEPS, "Delayed.defeat", when=trigger(t, V.Defeated(o.to), "interrupt"), step=t.step(o.step))
    return t.phrase(STEPS, "Delayed", at=period(t, o.at), step=t.step(o.step))


@says(V.Instead)
def instead(t: Text, o: V.Instead) -> list[str]:
    match o.step:
        case V.Then(first, second):
            return [_then(t, t.phrase(STEPS, "Instead", step=t.step(first)), second)]
        case V.Seq(steps):
            return [*instead(t, V.Instead(steps[0])), *(s for x in steps[1:] for s in t.sentences(x))]
    return [t.phrase(STEPS, "Instead", step=t.step(o.step))]


@says(V.NameType)
def name_type(t: Text, o: V.NameType) -> str:
    return t.phrase(STEPS, "NameType")


@says(V.Bind)
def bind(t: Text, o: V.Bind) -> list[str]:
    out = t.sentences(o.step)
    t.bound[o.name] = o.step
    return out


# ---- revealing -----------------------------------------------------------------------------------------------------
@says(V.Reveal)
def reveal(t: Text, o: V.Reveal) -> str:
    if isinstance(o.by, V.You):
        return t.phrase(STEPS, "Reveal", card=o.card)
    return t.phrase(STEPS, "Reveal.by", by=o.by, card=o.card)
