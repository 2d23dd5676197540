"""The text of a card, made from the card itself: what is read can't disagree with what is played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from ...kernel.language import COLON, Words, words
from ...kernel.ops import Op
from .. import vocab as v
from ..builtin import Evade
from ..loading import CARDS
from .grammar import finish, listed, lower, sentence, upper
from .names import card_name, team_name
from .nouns import FRAME, Nouns

EFFECTS: Words = words("vs/text/render", "effects")
UNTIL: Words = words("vs/text/render", "until")
CHANGES: Words = words("vs/text/render", "changes")
CANNOT: Words = words("vs/text/render", "cannot")
COSTS: Words = words("vs/text/render", "costs")
EVENTS: Words = words("vs/text/render", "events")
WHOSE: Words = words("vs/text/render", "whose")
KEYWORDS: Words = words("vs/text/render", "keywords")
COUNTERS: Words = words("vs/text/render", "counters")
TITLES: Words = words("vs/text/render", "titles")
CONDITIONS: Words = words("vs/text/render", "conditions")


class Effects(Nouns):
    """Words of the card language in the words of a language."""

    def seq(self, seq: v.Seq) -> str:
        """Sentences; the first one still without its capital."""
        first, *rest = [self.effect(x) for x in seq.steps] or [""]
        return ". ".join([first, *map(upper, rest)])

    def clause(self, seq: v.Seq) -> str:
        """The same within a sentence."""
        return f", {FRAME[self.lang]['and']} ".join(self.effect(x) for x in seq.steps)

    def effect(self, op: Op) -> str:
        found = SAID.get(type(op))
        if found is not None:
            return found(self, op)
        key = type(op).__name__.lower()
        if not hasattr(op, "who"):
            return EFFECTS[self.lang][key]
        many = op.who.how == "all" and f"{key}.all" in EFFECTS[self.lang]
        return EFFECTS[self.lang][f"{key}.all" if many else key].format(who=self.who(op.who))

    def changes(self, changes: Sequence[v.Change]) -> str:
        """Several that count the same thing say so once."""
        if not changes:
            return ""
        last = changes[-1].n
        same = all(c.n == last for c in changes)
        said = [self.change(c) + ("" if same else self.behind(c.n)) for c in changes]
        return listed(said, FRAME[self.lang]["and"]) + (self.behind(last) if same else "")

    def change(self, c: v.Change) -> str:
        if c.prop == v.TEAMS:
            key = "teams.lose" if c.how == v.LOSE else "teams.chosen" if c.word == "chosen" else "teams.gain"
            return CHANGES[self.lang][key].format(word=team_name(c.word, self.lang))
        word = KEYWORDS[self.lang].get(c.word, c.word)
        return CHANGES[self.lang][f"{c.prop}.{c.how}"].format(n=self.number(c.n, c.how == v.ADD), word=word)


def _give(e: Effects, op: v.Give) -> str:
    table, many = EFFECTS[e.lang], op.who.how == "all" and not op.who.sel.has("this")
    single = any(c.n.who is not None and c.n.who.how == "it" for c in op.changes)  # each by what is on it
    who = e.every(op.who) if single else e.who(op.who)
    joined = next((c for c in op.changes if c.how == v.JOIN), None)
    if joined is not None:
        a, b = team_name(joined.word, e.lang), team_name(joined.other, e.lang)
        text = table["give.join.everywhere" if op.everywhere else "give.join"].format(who=who, a=a, b=b)
        return e.during(op.test, text, many)
    until = UNTIL[e.lang][op.until or "none"]
    key = "give.everywhere" if op.everywhere else "give.all" if many and not single else "give"
    lost = [c for c in op.changes if c.how == v.LOSE]
    got = [c for c in op.changes if c.how != v.LOSE]
    key += ".both" if lost and got else ".lose" if lost else ""
    return e.during(
        op.test, table[key].format(who=who, changes=e.changes(got), lost=e.changes(lost), until=until), many
    )


def _forbid(e: Effects, op: v.Forbid) -> str:
    until = UNTIL[e.lang][op.until or "none"]
    if op.what == "play plot twists":  # it is about players
        key = "forbid.play" if op.sel.has("opposing") else "forbid.play.you"
        text = EFFECTS[e.lang][key].format(who=e.player("each opponent"), until=until)
    else:
        text = EFFECTS[e.lang]["forbid"].format(who=e.meant(op.sel), what=CANNOT[e.lang][op.what], until=until)
    return e.during(op.test, text)


def _alter(e: Effects, op: v.Alter) -> str:
    text = EFFECTS[e.lang][f"alter.{op.event}"]
    until = UNTIL[e.lang][op.until or "none"]
    return text.format(who=e.one(op.sel), n=e.number(op.n), other=e.number(op.other), until=until)


def _of_players(e: Effects, op: Any) -> str:
    key = type(op).__name__.lower()
    n = e.cards(op.n) if key in ("draw", "discard", "mill") else e.number(op.n)
    key = f"{key}.{'you' if op.who == 'you' else 'other'}"
    single = e.number(op.n) == "1" and f"{key}.one" in EFFECTS[e.lang]
    text = EFFECTS[e.lang][f"{key}.one" if single else key]
    return text.format(n=n, player=e.player(op.who)) + e.behind(op.n)


def _counter(e: Effects, op: Any) -> str:
    key = type(op).__name__.lower() + ("" if op.n.constant == 1 else ".many")
    word = COUNTERS[e.lang].get(op.counter, op.counter)
    return EFFECTS[e.lang][key].format(who=e.every(op.who), counter=word, n=e.number(op.n))


def _search(e: Effects, op: v.Search) -> str:
    key = "search.reveal" if op.reveal else "search.top" if op.top else f"search.{op.where}"
    key += ".one" if op.top == 1 else ""
    return EFFECTS[e.lang][key].format(what=e.card(op.sel), n=e.cards(v.Num(op.top)))


def _deploy(e: Effects, op: v.Deploy) -> str:
    return EFFECTS[e.lang][f"deploy.{op.where}"].format(what=e.card(op.sel))


def _if(e: Effects, op: v.If) -> str:
    key, test = "if.else" if op.otherwise.steps else "if", e.condition(op.test)
    inner = op.then.steps[0] if len(op.then.steps) == 1 else None
    if isinstance(inner, v.If) and not (inner.otherwise.steps or op.otherwise.steps):  # both have to hold
        op, test = inner, f"{test} {FRAME[e.lang]['and']} {e.condition(inner.test)}"
    said = {"test": test, "then": e.clause(op.then), "else": e.clause(op.otherwise)}
    return EFFECTS[e.lang][key].format_map(said)


def _may(e: Effects, op: v.May) -> str:
    return EFFECTS[e.lang]["may.that" if states(op) else "may"].format(then=e.clause(op.then))


def states(op: v.May) -> bool:
    """Does what somebody may have begin with what happens, not with a command?"""
    return isinstance(op.then.steps[0], (v.Lose, v.Gain, v.Points, v.Give, v.Forbid, v.Reinforce))


def _unless(e: Effects, op: v.Unless) -> str:
    price = op.price.steps[0]
    does = len(op.price.steps) == 1 and op.who != "you" and getattr(price, "who", "") == op.who
    return EFFECTS[e.lang]["unless.does" if does else "unless"].format(
        then=e.clause(op.then), price=e.clause(op.price), who=e.player(op.who)
    )


SAID: dict[type[Op], Callable[[Effects, Any], str]] = {
    v.Give: _give,
    v.Forbid: _forbid,
    v.Alter: _alter,
    **dict.fromkeys((v.Draw, v.Discard, v.Lose, v.Gain, v.Mill, v.Points), _of_players),
    v.PutCounter: _counter,
    v.TakeCounter: _counter,
    v.Search: _search,
    v.NameOne: lambda e, op: EFFECTS[e.lang][f"name.{op.what}"],
    v.Deploy: _deploy,
    v.If: _if,
    v.Unless: _unless,
    v.May: _may,
    v.Move: lambda e, op: EFFECTS[e.lang][f"move.{op.row}".rstrip(".")].format(who=e.who(op.who)),
    v.Negate: lambda e, op: EFFECTS[e.lang]["negate"].format(who=e.who(v.Who("target"))),
    v.Seq: lambda e, op: e.clause(op),
    Evade: lambda e, op: EFFECTS[e.lang]["evade"].format(who=e.this),
}
"""Words that are told in a way of their own."""


# ---- powers
def cost_text(e: Effects, c: v.Cost) -> str:
    bare = v.Sel(c.sel.what, tuple(t for t in c.sel.tests if t[0] != "yours"))
    word = COUNTERS[e.lang].get(c.word, c.word)
    a = e.card(bare) if c.kind in ("discard", "reveal") else e.phrase(bare, "a")
    return COSTS[e.lang][c.kind].format(this=e.this, n=c.n, word=word, a=a)


def effect_text(this: str, effect: v.Seq, lang: str, met: Mapping[str, str] = MappingProxyType({})) -> str:
    """Part of an effect by itself, as a clause; met: the names of those that are known by now."""
    e = Effects(this, lang)
    e.met.update(met)
    return e.clause(effect)


def mode_text(this: str, mode: v.Mode, lang: str) -> str:
    e = Effects(this, lang, mode.targets)
    if mode.test is not None:
        return EFFECTS[lang]["if"].format(test=e.condition(mode.test), then=e.clause(mode.effect))
    return e.seq(mode.effect)


def power_text(this: str, power: v.Power, lang: str) -> str:
    """One power of a card."""
    frame = FRAME[lang]
    before = frame["cosmic"] if power.cosmic else ""
    if isinstance(power, v.Continuous):
        return before + " ".join(sentence(Effects(this, lang).effect(g)) for g in power.gives)
    e = Effects(this, lang, power.mode.targets)
    only = [CONDITIONS[lang]["only"].format(test=e.condition(c)) for c in power.only]
    if isinstance(power, v.Payment):
        costs = upper(frame["join"].join(lower(cost_text(e, c)) for c in power.costs))
        more = [frame["once"]] * power.once + [frame["hand"].format(this=this)] * (power.where == "hand")
        return before + " ".join([f"{costs} >>> {sentence(mode_text(this, power.mode, lang))}", *only, *more])
    text = mode_text(this, power.mode, lang)
    return before + " ".join([sentence(f"{event_text(e, power)}, {text}"), *only])


def event_text(e: Effects, power: v.Triggered) -> str:
    whose = next((t for t, _ in power.sel.tests), "any") if power.sel.what == v.PLAYER else "any"
    who = "" if power.sel.what == v.PLAYER else e.one(power.sel)
    if power.event == "discarded":
        who = e.card(v.Sel(power.sel.what, tuple(t for t in power.sel.tests if t[0] not in ("yours", "opposing"))))
        return EVENTS[e.lang][f"discarded.{power.sel.whose}".rstrip(".")].format(who=who)
    return EVENTS[e.lang][power.event].format(who=who, whose=WHOSE[e.lang].get(whose, ""))


def card_text(code: str, lang: str) -> str:
    """All that stands on a card beside its numbers."""
    return _card_text(CARDS[code], lang)


@lru_cache(maxsize=2048)
def _card_text(d: v.Card, lang: str) -> str:
    code, frame = d.code, FRAME[lang]
    this = card_name(code, lang)
    e = Effects(this, lang)
    out = [f"{TITLES[lang][k]}." for k in d.keywords]
    kind = "additional recruit" if d.type in (v.CHARACTER, v.EQUIPMENT) else "additional play"
    for c in d.costs:
        out.append(COSTS[lang][kind].format(this=this, cost=lower(cost_text(e, c))))
    out += [CONDITIONS[lang]["play only"].format(test=e.condition(c)) for c in d.only]
    if d.bears.tests:
        out.append(frame["bears"].format(a=e.phrase(d.bears, "a")))
    if d.boost:
        out.append(frame["boost"].format(n=d.boost) + sentence(e.seq(d.boosted)))
    out += _modes(d, this, lang)
    powers = [power_text(this, p, lang) for p in d.powers]
    out += [frame["ongoing"] + " ".join(powers)] if d.ongoing else powers
    return finish(" ".join(out), lang)


def _modes(d: v.Card, this: str, lang: str) -> list[str]:
    said = [mode_text(this, m, lang) for m in d.modes if m.effect.steps]
    if len(said) < 2:
        return [sentence(x) for x in said]
    head = FRAME[lang]["choose both" if d.choose > 1 else "choose one"]
    return [sentence(head + FRAME[lang]["or"].join(said))]


def card_line(code: str, lang: str) -> str:
    """Its numbers in a line: type, cost, ATK/DEF, icons, teams."""
    d, frame = CARDS[code], FRAME[lang]
    out = [f"{frame[f'type.{d.type}']} {d.cost}"]
    if d.type == v.CHARACTER:
        out.append(f"{d.atk}/{d.defense}")
        out += [TITLES[lang][k].lower() for k in ("flight", "range") if getattr(d, k)]
        out += [team_name(t, lang) for t in d.teams]
        out += [frame["army"]] * d.army
    return ", ".join(out)


def full_text(code: str, lang: str) -> str:
    """Name, numbers and text of a card."""
    text = card_text(code, lang)
    head = f"{card_name(code, lang, full=True)} ({card_line(code, lang)})"
    return f"{head}{COLON[lang]}{text}" if text else head
