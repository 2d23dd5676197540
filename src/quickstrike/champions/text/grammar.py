"""Noun phrases, and how English and French put determiners, prepositions and verbs to them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from ...kernel.language import bound
from .lexicon import VERBS

WHEN, WOULD, AFTER = "when", "would", "after"
"""The point of an event: as it happens, as it is about to, once it has."""


@dataclass(frozen=True)
class NP:
    """A noun phrase. `none` means that it denies: "no enemy". A joined phrase has `parts` and nothing else."""

    body: str
    det: str = ""
    gender: str = "m"
    plural: bool = False
    you: bool = False
    none: bool = False
    kind: str = ""
    parts: tuple[NP, ...] = ()
    conj: str = ""


def upper(s: str) -> str:
    return s[:1].upper() + s[1:]


def _row(lang: str, verb: str) -> tuple[str, ...]:
    if verb not in VERBS[lang]:
        raise KeyError(f"no {lang} verb {verb!r}")
    return VERBS[lang][verb]


class English:
    lang = "en"

    def det(self, what: str, body: str, gender: str = "m", plural: bool = False) -> str:
        """The determiner of a kind (the, a, this, that, each, your, their, no) as it stands before this noun."""
        if what == "a":
            sound = body.lstrip("[“\"'")[:4].lower()
            return "" if plural else "an" if sound[:1] in "aeiou" and not sound.startswith(("uni", "use")) else "a"
        if what in ("this", "that"):
            return {"this": "these", "that": "those"}[what] if plural else what
        return what

    def text(self, n: NP, prep: str = "") -> str:
        if n.parts:
            return f" {n.conj} ".join(self.text(p, prep) for p in n.parts)
        s = f"{n.det} {n.body}" if n.det else n.body
        return re.sub(r"^an other\b", "another", s)

    def title(self, name: str) -> tuple[str, str]:
        return "", name

    def agree(self, s: str, n: NP) -> str:
        return s

    def ending(self, n: NP) -> str:
        return ""

    def pronoun(self, n: NP, obj: bool) -> str:
        return "it"

    def imperative(self, verb: str) -> str:
        return _row("en", verb)[0]

    def _active(self, n: NP, verbs: Sequence[str], point: str, neg: bool) -> str:
        many = n.plural or n.you
        rows = [_row("en", v) for v in verbs]
        be, have = ("are", "have") if many else ("is", "has")
        no = " not" if neg else ""
        if point == WOULD:
            return f"{be}{no} about to " + " and ".join("be" if v == "be" else _row("en", v)[0] for v in verbs)
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
        done = _row("en", verb)[2]
        many, no = n.plural or n.you, " not" if neg and not n.none else ""
        be, have = ("are", "have") if many else ("is", "has")
        how = {WOULD: f"{be}{no} about to be {done}", WHEN: f"{be}{no} {done}", AFTER: f"{have}{no} been {done}"}[point]
        return f"{self.text(n)} {how}"

    def bare(self, phrase: str) -> str | None:
        """An imperative as an infinitive, None if the phrase is no imperative."""
        return phrase if phrase.split(" ")[0].rstrip(",") in {r[0] for r in VERBS["en"].values()} else None

    def third(self, phrase: str) -> str | None:
        """An imperative in the third person: "discard a card" -> "discards a card"."""
        first, _, rest = phrase.partition(" ")
        forms = {r[0]: r[1] for r in VERBS["en"].values()}
        return f"{forms[first]} {rest}" if first in forms else None

    def finish(self, s: str) -> str:
        return s


class French(English):
    lang = "fr"
    VOWEL = re.compile(r"[aeiouéèêâîôûœAEIOUÉÈÊÎÔŒ]")
    AUX = {"a": ("avez", "a", "ont"), "e": ("êtes", "est", "sont"), "s": ("vous êtes", "s'est", "se sont")}
    JOINED = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}

    def vowel(self, s: str) -> bool:
        return bool(self.VOWEL.match(s))

    def det(self, what: str, body: str, gender: str = "m", plural: bool = False) -> str:
        f, v = gender == "f", self.vowel(body)
        match what:
            case "the":
                return "les" if plural else "l'" if v else "la" if f else "le"
            case "a":
                return "des" if plural else "une" if f else "un"
            case "this" | "that":
                return "ces" if plural else "cette" if f else "cet" if v else "ce"
            case "your":
                return "vos" if plural else "votre"
            case "their":
                return "ses" if plural else "sa" if f and not v else "son"
            case "no":
                return "aucune" if f else "aucun"
            case "each":
                return "chaque"
        return what

    def text(self, n: NP, prep: str = "") -> str:
        if n.parts:
            return f" {n.conj} ".join(self.text(p, prep) for p in n.parts)
        if (prep, n.det) in self.JOINED:
            return f"{self.JOINED[prep, n.det]} {n.body}"
        s = n.body if not n.det else n.det + n.body if n.det.endswith("'") else f"{n.det} {n.body}"
        if prep == "de" and self.vowel(s):
            return f"d'{s}"
        return f"{prep} {s}" if prep else s

    def title(self, name: str) -> tuple[str, str]:
        """Determiner and rest of a title: "Le Vautour" takes its article along into the sentence ("du Vautour")."""
        m = re.match(r"(?i)(le |la |les |l')(.+)", name)
        return (m[1].strip().lower(), m[2]) if m else ("", name)

    def agree(self, s: str, n: NP) -> str:
        """Set the endings marked ~ (gender and number) and § (number only)."""
        s = re.sub(r"(\w)~", lambda m: m[1] + self._ending(m[1], n), s)
        return s.replace("§", "s" if n.plural else "")

    def _ending(self, last: str, n: NP) -> str:
        return ("e" if n.gender == "f" else "") + ("s" if n.plural and (last != "s" or n.gender == "f") else "")

    def ending(self, n: NP) -> str:
        return self._ending("", n)

    def pronoun(self, n: NP, obj: bool) -> str:
        if obj:
            return "les" if n.plural else "la" if n.gender == "f" else "le"
        return ("elle" if n.gender == "f" else "il") + ("s" if n.plural else "")

    def imperative(self, verb: str) -> str:
        return _row("fr", verb)[0]

    def _person(self, n: NP) -> int:
        return 0 if n.you else 2 if n.plural else 1

    def verb(self, n: NP, verbs: Sequence[str], point: str = WHEN, obj: NP | None = None, neg: bool = False) -> str:
        rows, who = [_row("fr", v) for v in verbs], self._person(n)
        clitic = "vous " if obj and obj.you else ""
        tail = "" if not obj or obj.you else " " + self.text(obj)
        if point == WOULD:
            core, rest = ("allez", "va", "vont")[who], " " + clitic + " et ".join(r[3] for r in rows)
        elif point == AFTER:
            aux = self.AUX[rows[0][5]]
            agreed = rows[0][5] != "a" and not n.you
            core, rest = clitic + aux[who], " " + " et ".join(r[4] + (self.ending(n) if agreed else "") for r in rows)
        else:
            core, rest = clitic + rows[0][who], "".join(f" et {r[who]}" for r in rows[1:])
        none = n.none or (obj is not None and obj.none)
        return f"{self.text(n)} {self._deny(core, neg, none)}{rest}{tail}"

    def passive(self, n: NP, verb: str, point: str = WHEN, neg: bool = False) -> str:
        done = _row("fr", verb)[4] + ("" if n.you else self.ending(n))
        who = self._person(n)
        core, rest = {
            WOULD: (("allez", "va", "vont")[who], " être "),
            WHEN: (("êtes", "est", "sont")[who], " "),
            AFTER: (("avez", "a", "ont")[who], " été "),
        }[point]
        return f"{self.text(n)} {self._deny(core, neg, n.none)}{rest}{done}"

    def _deny(self, core: str, neg: bool, none: bool) -> str:
        if not neg and not none:
            return core
        ne = f"n'{core}" if self.vowel(core) else f"ne {core}"
        return ne if none else f"{ne} pas"

    def bare(self, phrase: str) -> str | None:
        return self._reform(phrase, 3)

    def third(self, phrase: str) -> str | None:
        return self._reform(phrase, 1)

    def _reform(self, phrase: str, form: int) -> str | None:
        first, _, rest = phrase.partition(" ")
        forms = {r[0]: r[form] for r in VERBS["fr"].values()}
        return f"{forms[first]} {rest}" if first in forms else None

    def finish(self, s: str) -> str:
        """Elision, and the space that does not break before double punctuation."""
        s = re.sub(r"\b([Qq]u|[Ll]orsqu|[Jj]usqu)e (?=[aàeiouéèêîôœAÀEIOUÉÈÊÎÔŒ])", r"\1'", s)
        s = re.sub(r"\b([Dd])e (?=[aeiouéèêîôœÉÈÊÎÔŒ])", r"\1'", s)
        s = re.sub(r"\b([Ss])i (?=ils?\b)", r"\1'", s)
        s = re.sub(r"\b([Vv]ous (?:ne )?pouvez (?:pas )?)(?:se |s')", r"\1vous ", s)
        return bound(s, self.lang)


GRAMMARS: dict[str, English] = {"en": English(), "fr": French()}
