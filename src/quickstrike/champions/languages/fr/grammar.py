"""How French puts determiners, prepositions and verbs to nouns: gender, number, elision."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ....kernel.language import bound
from ....languages.fr.elision import elided
from ...text.grammar import AFTER, NP, WHEN, WOULD, in_a_row, row
from ...text.lexicon import VERBS

FEMININE = frozenset(
    (
        "Angela",
        "Annabelle Riggs",
        "Badoon Sentry",
        "Black Cat",
        "Black Order Infantry",
        "Brunnhilde",
        "Clea",
        "Elektra",
        "Enchantress",
        "Gamora",
        "Hela",
        "Hydra Regular",
        "Ironheart",
        "Jessica Drew",
        "Jocasta",
        "Kree Private",
        "Luminous",
        "Madame Masque",
        "Mantis",
        "Martyr",
        "Monica Rambeau",
        "Moondragon",
        "Nadia Van Dyne",
        "Nova Prime",
        "Proxima Midnight",
        "Nebula",
        "Spectrum",
        "Spider-Girl",
        "Stinger",
        "Supergiant",
        "Terminatrix",
        "Vivian",
        "Wanda Maximoff",
        "Captain Marvel",
        "Carol Danvers",
        "She-Hulk",
        "Jennifer Walters",
        "Hellcat",
        "Spider-Woman",
        "Shuri",
        "Tigra",
        "Jessica Jones",
        "Maria Hill",
        "Black Widow",
        "Mockingbird",
        "Pepper Potts",
        "Aunt May",
        "Titania",
        "Madame Hydra",
        "Agent 13",
        "Squirrel Girl",
        "Ms. Marvel",
        "Kamala Khan",
        "Nakia Bahadir",
        "Natasha Romanoff",
        "Quake",
        "Lady Sif",
        "Valkyrie",
    )
)
"""English titles of women, and of what French names by a feminine noun; others follow the gender of their card type."""


class French:
    lang = "fr"
    prepositions = ("", "de", "à")
    keywords_small = False
    repeats_determiner = True
    generic = "the"
    superlative_form = 1
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
            return in_a_row([self.text(p, prep) for p in n.parts], n.conj)
        if (prep, n.det) in self.JOINED:
            return f"{self.JOINED[prep, n.det]} {n.body}"
        first, _, rest = n.body.partition(" ")
        if not n.det and (prep, first.lower()) in self.JOINED:  # a title that keeps its article: "du Tourment d'Odin"
            return f"{self.JOINED[prep, first.lower()]} {rest}"
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

    def be(self, n: NP) -> str:
        return self.AUX["e"][self._person(n)]

    def pronoun(self, n: NP, obj: bool) -> str:
        if obj:
            return "les" if n.plural else "la" if n.gender == "f" else "le"
        return ("elle" if n.gender == "f" else "il") + ("s" if n.plural else "")

    def imperative(self, verb: str) -> str:
        return row(self.lang, verb)[0]

    def _person(self, n: NP) -> int:
        return 0 if n.you else 2 if n.plural else 1

    def verb(self, n: NP, verbs: Sequence[str], point: str = WHEN, obj: NP | None = None, neg: bool = False) -> str:
        rows, who = [row(self.lang, v) for v in verbs], self._person(n)
        clitic = "vous " if obj and obj.you else ""
        tail = "" if not obj or obj.you else " " + self.text(obj)
        if point == WOULD:
            core, rest = self.AUX["e"][who], f" {self._meant(n)} {clitic}" + " et ".join(r[3] for r in rows)
        elif point == AFTER:
            aux = self.AUX[rows[0][5]]
            agreed = rows[0][5] != "a" and not n.you
            core, rest = clitic + aux[who], " " + " et ".join(r[4] + (self.ending(n) if agreed else "") for r in rows)
        else:
            core, rest = clitic + rows[0][who], "".join(f" et {r[who]}" for r in rows[1:])
        none = n.none or (obj is not None and obj.none)
        return f"{self.text(n)} {self._deny(core, neg, none)}{rest}{tail}"

    def passive(self, n: NP, verb: str, point: str = WHEN, neg: bool = False) -> str:
        done = row(self.lang, verb)[4] + ("" if n.you else self.ending(n))
        who = self._person(n)
        core, rest = {
            WOULD: (self.AUX["e"][who], f" {self._meant(n)} être "),
            WHEN: (self.AUX["e"][who], " "),
            AFTER: (("avez", "a", "ont")[who], " été "),
        }[point]
        return f"{self.text(n)} {self._deny(core, neg, n.none)}{rest}{done}"

    def _meant(self, n: NP) -> str:
        """ "est censé": the rule book's word for "would"."""
        return "censé" + ("" if n.you else self.ending(n))

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
        forms = {r[0]: r[form] for r in VERBS[self.lang].values()}
        return f"{forms[first]} {rest}" if first in forms else None

    def finish(self, s: str) -> str:
        """Elision, and the space that does not break before double punctuation."""
        s = re.sub(r"\b([Ss])i (?=ils?\b)", r"\1'", elided(s, names=False)).replace("de jusqu'à ", "d'au plus ")
        s = re.sub(r"\b([Vv]ous (?:n'|ne )?(?:pouvez|êtes) (?:pas )?(?:censé )?)(?:se |s')", r"\1vous ", s)
        return bound(s, self.lang)

    def gender(self, title: str, det: str, usual: str) -> str:
        return "f" if det == "la" or title in FEMININE else usual

    def printed(self, stat: str, marks: str) -> str:
        return f"{stat} imprimé{'e' if marks[0] == 'f' else ''}{'s' if marks.endswith('p') else ''}"

    def superlative(self, gender: str) -> dict[str, str]:
        return {"the": "la", "high": "élevée"} if gender == "f" else {"the": "le", "high": "élevé"}

    def owned(self, n: NP, owner: NP) -> NP:
        return NP(f"{n.body} {self.text(owner, 'de')}", self.det("the", n.body, n.gender), n.gender)


GRAMMAR = French()
