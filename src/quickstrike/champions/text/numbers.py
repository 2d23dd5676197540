"""Numbers: "3 damage", "1 threat for each ...", "X cards, X being ..."."""

from __future__ import annotations

from typing import Any

from .. import vocab as V
from .clauses import NUMBERS
from .filling import Text, TextError
from .grammar import NP
from .lexicon import STATS
from .nouns import Nouns, noun, stat, whole
from .phrases import STEPS
from .terms import COUNTERS, DIFFERENT, RESULTS

RESOURCES = ("energy", "mental", "physical", "wild")


def counter(t: Text, kind: str, plural: bool) -> str:
    """The noun of a token: "web counters", "dégâts"."""
    if kind in ("damage", "threat"):
        return noun(t, kind)[plural]
    if kind == "acceleration":
        return t.word(NUMBERS, "accelerations" if plural else "acceleration")
    return t.phrase(NUMBERS, "counters", kind=t.word(COUNTERS, kind), noun=noun(t, "counter")[plural])


def icon(t: Text, kind: str, plural: bool) -> str:
    one = noun(t, "icon")[plural]
    if kind == "star":
        return t.phrase(NUMBERS, "stars", noun=one)
    return t.phrase(NUMBERS, "icons", kind=kind, noun=one) if kind in RESOURCES else noun(t, "resource icon")[plural]


def several(of: Any) -> bool:
    """Is a statistic of these a sum?"""
    return isinstance(of, V.Both) or (isinstance(of, V.Pick) and isinstance(of.take, V.Each))


class Numbers(Nouns):
    def qty(self, v: Any, noun_key: str) -> str:
        """So many of a noun; what does not fit there goes to the end of the phrase."""
        one, many, gender = noun(self, noun_key)
        return self._qty(v, one, many, gender, noun_key not in ("card", "encounter card", "boost card", "time"))

    def tokens(self, v: Any, kind: str) -> str:
        """So many counters of a kind, or damage, or threat."""
        if kind in ("damage", "threat"):
            return self.qty(v, kind)
        return self._qty(v, counter(self, kind, False), counter(self, kind, True), "m", False)

    def _qty(self, v: Any, one: str, many: str, gender: str, mass: bool) -> str:
        def again(w: Any) -> str:
            return self._qty(w, one, many, gender, mass)

        match v:
            case int():
                return f"{v} {one if v == 1 else many}"
            case str() if v == V.ALL:
                return self.phrase(NUMBERS, "all", noun=many, all="toutes" if gender == "f" else "tous")
            case V.PerPlayer(n):
                return f"{again(n)} {self.word(NUMBERS, 'per player')}"
            case V.Plus(int() as k, V.PerPlayer()):
                return self.phrase(NUMBERS, "Plus", k=again(k), v=self.number(v.v))
            case V.AllBut(n):
                return self.phrase(NUMBERS, "all but", n=n, noun=many)
            case V.Amount():
                return self.phrase(NUMBERS, "much" if mass else "much counters", noun=many)
            case V.Result() if self._untold(v):
                return again(V.Amount())
            case V.Alt(base, other, when):
                head = again(base)
                self.tails.append(self.phrase(NUMBERS, "alt", other=self.number(other), cond=self.cond(when)))
                return head
            case V.AtMost(n, w):
                head = again(w)
                self.tails.append(self.phrase(NUMBERS, "at most", n=n))
                return head
            case V.Times(k, w) if self.per(w):
                self.tails.append(self.phrase(NUMBERS, "per", what=self.per(w)))
                return again(k)
            case _ if self.per(v):
                return again(V.Times(1, v))
        return f"{self.number(v)} {many}"

    def per(self, v: Any) -> str:
        """What "for each" goes over, "" if the number is not a count of things."""
        match v:
            case V.Count(of, ""):
                return self.counted(of, False)
            case V.Count(of, different):
                return self._different(of, different, 0)
            case V.Tokens(kind, on) if kind not in ("damage", "threat"):
                return self.phrase(NUMBERS, "on", what=counter(self, kind, False), of=self.text(whole(on)))
            case V.Icons(kind, of):
                return self.phrase(NUMBERS, "on", what=icon(self, kind, False), of=self.g.text(self.plural(of)))
            case V.PaidIn(res):
                return self.phrase(NUMBERS, "paid in", res=res)
            case V.Overpaid(res):
                return self.phrase(NUMBERS, "overpaid of" if res else "overpaid", res=res)
            case V.Result(name) if (done := self._done(self.bound.get(name, self.prev))) in ("Cancel", "CountIcons"):
                return self.word(NUMBERS, "icon canceled" if done == "Cancel" else "icon counted")
        return ""

    def _different(self, of: Any, what: str, form: int) -> str:
        if what not in DIFFERENT[self.lang]:
            raise TextError(f"{self.face.code}: there is no {self.lang} word for different kinds of {what!r}")
        return self.phrase(NUMBERS, "on", what=DIFFERENT[self.lang][what][form], of=self.g.text(self.plural(of)))

    def number(self, v: Any) -> str:
        """A bare number; a computed one becomes a letter that is explained at the end of the phrase."""
        match v:
            case int():
                return str(v)
            case V.Chosen(name):
                return name
            case V.PerPlayer(n):
                return f"{n} {self.word(NUMBERS, 'per player')}"
            case V.Amount():
                return self.word(NUMBERS, "Amount")
            case V.Result() if self._untold(v):
                return self.number(V.Amount())
            case V.Alt(base, other, when) if isinstance(base, int | V.PerPlayer):
                head = self.number(base)
                self.tails.append(self.phrase(NUMBERS, "alt", other=self.number(other), cond=self.cond(when)))
                return head
        said = self.value(v)
        for same in "XYZ":  # the same number once more: "+X SCH and +X ATK"
            if self.phrase(NUMBERS, "being", x=same, v=said) in self.tails:
                return same
        letter = self.letters.pop(0) if self.letters else V.X.name
        lead = self.word(NUMBERS, "being").partition("{")[0]
        again = bool(self.tails) and self.tails[-1].startswith(lead)  # "where X is ... and Y is ..."
        self.tails.append(self.phrase(NUMBERS, "being too" if again else "being", x=letter, v=said))
        return letter

    def value(self, v: Any) -> str:
        """What a computed number is: "the damage on your hero"."""
        match v:
            case V.Times(k, w):
                return self.phrase(NUMBERS, "Times", k=k, v=self.value(w))
            case V.Plus(k, w):
                return self.phrase(NUMBERS, "Plus", k=self.value(k), v=self.value(w))
            case V.AtMost(n, w):
                return self.phrase(NUMBERS, "AtMost", n=n, v=self.value(w))
            case V.Half(w, up):
                return self.phrase(NUMBERS, "Half.up" if up else "Half", v=self.value(w))
            case V.Taken(by):
                return self.phrase(NUMBERS, "Taken", by=by)
            case V.Count(of, ""):
                return self.phrase(NUMBERS, "Count", of=self.counted(of, True))
            case V.Count(of, different):
                return self.phrase(NUMBERS, "Count", of=self._different(of, different, 1))
            case V.Tokens(kind, on) if kind in ("damage", "threat"):
                return self.phrase(NUMBERS, "Tokens", what=counter(self, kind, True), on=whole(on))
            case V.Tokens(kind, on):
                return self.phrase(NUMBERS, "Tokens.counters", what=counter(self, kind, True), on=whole(on))
            case V.StatOf(name, of, printed) if several(of):
                return self.phrase(NUMBERS, "StatOf.all", stat=stat(self, name, 3, printed), of=self.plural(of))
            case V.StatOf(name, of, printed):
                return self.phrase(NUMBERS, "StatOf", stat=stat(self, name, 1, printed), of=of)
            case V.CostOf(of) if several(of):
                return self.phrase(NUMBERS, "CostOf.all", of=self.plural(of))
            case V.CostOf(of):
                return self.phrase(NUMBERS, "CostOf", of=of)
            case V.Icons(kind, of):
                return self.phrase(NUMBERS, "Icons", kind=icon(self, kind, True), of=self.g.text(self.plural(of)))
            case V.AllBut(n):
                return self.phrase(NUMBERS, "all but", n=n, noun="")
            case V.PaidIn(res):
                return self.phrase(NUMBERS, "PaidIn", res=res)
            case V.Excess(True):
                return self.word(NUMBERS, "Excess.one")
            case V.Dealt(to) if to is not None:
                return self.phrase(NUMBERS, "Dealt.to", to=to)
            case V.Excess() | V.Dealt():
                return self.word(NUMBERS, type(v).__name__)
            case V.Result("taken"):
                return self.word(RESULTS, "taken")
            case V.Result(name):
                return self.word(RESULTS, self._done(self.bound.get(name, self.prev)))
            case V.Alt(base, other, when) if not isinstance(base, int | V.PerPlayer):
                said = {"v": self.value(base), "other": self.value(other), "cond": self.cond(when)}
                return self.phrase(NUMBERS, "alt value", **said)
            case int() | V.Chosen() | V.PerPlayer() | V.Amount() | V.Alt():
                return self.number(v)
        raise TextError(f"{self.face.code}: the text layer does not know the number {type(v).__name__}")

    def _untold(self, v: V.Result) -> bool:
        """Does it count what a step did that is not told here? So it is where one step stands alone."""
        return v.name != "taken" and self.bound.get(v.name, self.prev) is None

    def _done(self, step: Any) -> str:
        key = type(step).__name__
        if isinstance(step, V.Activate):
            key = f"Activate.{step.how}"
        return key if key in RESULTS[self.lang] else "other"

    def stat_of(self, name: str, who: Any) -> NP:
        """ "the ATK of your hero", as a subject."""
        marks = STATS[self.lang][name][2] if name in STATS[self.lang] else ""
        said = self.phrase(STEPS, "stat of", stat=stat(self, name, 1), who=who)
        return NP(said, gender=marks[:1], plural=marks.endswith("p"))

    def change(self, name: str, v: Any) -> str:
        """ "+1 ATK", "+1 DEF (+2 if ...)"."""
        if isinstance(v, V.Alt):
            other = self.change(name, v.other) if not isinstance(v.other, int) else f"{v.other:+d} {stat(self, name)}"
            self.tails.append(self.phrase(NUMBERS, "alt", other=other, cond=self.cond(v.when)))
            return self.change(name, v.base)
        if isinstance(v, int | V.PerPlayer):
            n, each = (v, "") if isinstance(v, int) else (v.n, f" {self.word(NUMBERS, 'per player')}")
            label = noun(self, "hit point")[abs(n) != 1] if name == "HP" else stat(self, name)
            many = stat(self, name, 1).partition(" ")[2]  # "les dégâts subis" without its article
            if abs(n) != 1 and stat(self, name, 2).endswith("p") and many.startswith(label.split()[0]):
                label = many
            return f"{n:+d} {label}{each}"
        return f"+{self.number(v)} {stat(self, name)}"
