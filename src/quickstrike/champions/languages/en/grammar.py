"""How English puts determiners and verbs to nouns."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...text.grammar import AFTER, NP, WHEN, WOULD, in_a_row, row
from ...text.lexicon import VERBS


class English:
    lang = "en"
    prepositions = ("", "s")
    keywords_small = True
    repeats_determiner = False
    generic = ""
    superlative_form = 3

    def det(self, what: str, body: str, gender: str = "m", plural: bool = False) -> str:
        """The determiner of a kind (the, a, this, that, each, your, their, no) as it reads before this noun."""
        if what == "a":
            sound = body.lstrip("[“\"'")[:4].lower()
            return "" if plural else "an" if sound[:1] in "aeiou" and not sound.startswith(("uni", "use")) else "a"
        if what in ("this", "that"):
            return {"this": "these", "that": "those"}[what] if plural else what
        return what

    def text(self, n: NP, prep: str = "") -> str:
        if prep == "s":
            return f"{self.text(n)}'s"
        if n.parts:
            return in_a_row([self.text(p, prep) for p in n.parts], n.conj)
        s = f"{n.det} {n.body}" if n.det else n.body
        return re.sub(r"^an other\b", "another", s)

    def title(self, name: str) -> tuple[str, str]:
        return "", name

    def agree(self, s: str, n: NP) -> str:
        return s

    def ending(self, n: NP) -> str:
        return ""

    def be(self, n: NP) -> str:
        return "are" if n.you or n.plural else "is"

    def pronoun(self, n: NP, obj: bool) -> str:
        return "it"

    def imperative(self, verb: str) -> str:
        return row(self.lang, verb)[0]

    def _active(self, n: NP, verbs: Sequence[str], point: str, neg: bool) -> str:
        many = n.plural or n.you
        rows = [row(self.lang, v) for v in verbs]
        have, no = "have" if many else "has", " not" if neg else ""
        if point == WOULD:
            return f"would{no} " + " and ".join("be" if v == "be" else row(self.lang, v)[0] for v in verbs)
        if point == AFTER:
            return f"{have}{no} " + " and ".join(r[2] for r in rows)
        if not neg:
            return " and ".join(r[0] if many else r[1] for r in rows)
        if verbs[0] in ("be", "may"):
            return f"{rows[0][0] if many else rows[0][1]} not"
        return "cannot" if verbs[0] == "can" else f"{'do' if many else 'does'} not {rows[0][0]}"

    def verb(self, n: NP, verbs: Sequence[str], point: str = WHEN, obj: NP | None = None, neg: bool = False) -> str:
        """Subject, verbs and object: "the villain attacks you"."""
        none = n.none or (obj is not None and obj.none)
        s = f"{self.text(n)} {self._active(n, verbs, point, neg and not none)}"
        return f"{s} {self.text(obj)}" if obj else s

    def passive(self, n: NP, verb: str, point: str = WHEN, neg: bool = False) -> str:
        done = row(self.lang, verb)[2]
        many, no = n.plural or n.you, " not" if neg and not n.none else ""
        be, have = ("are", "have") if many else ("is", "has")
        how = {WOULD: f"would{no} be {done}", WHEN: f"{be}{no} {done}", AFTER: f"{have}{no} been {done}"}[point]
        return f"{self.text(n)} {how}"

    def bare(self, phrase: str) -> str | None:
        """An imperative as an infinitive, None if the phrase is no imperative."""
        return phrase if phrase.split(" ")[0].rstrip(",") in {r[0] for r in VERBS[self.lang].values()} else None

    def third(self, phrase: str) -> str | None:
        """An imperative in the third person: "discard a card" -> "discards a card"."""
        first, _, rest = phrase.partition(" ")
        forms = {r[0]: r[1] for r in VERBS[self.lang].values()}
        return f"{forms[first]} {rest}" if first in forms else None

    def finish(self, s: str) -> str:
        return s

    def gender(self, title: str, det: str, usual: str) -> str:
        return usual

    def printed(self, stat: str, marks: str) -> str:
        return f"the printed {stat[4:]}" if stat.startswith("the ") else f"printed {stat}"

    def superlative(self, gender: str) -> dict[str, str]:
        return {}

    def owned(self, n: NP, owner: NP) -> NP:
        return NP(n.body, self.text(owner, "s"), n.gender)


GRAMMAR = English()
