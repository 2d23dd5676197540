"""What was played, in the reader's language: what all tables of a study have in common, and what each is called by that in
which it differs from the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from ... import games as registry
from ...kernel.errors import QuickstrikeError
from ...kernel.language import COLON, Words, words
from ..facts import Fact, Facts, bots_fact, is_timed, said

WORDS: Words = words("lab/tables")
WHO = ("heroes", "decks", "scenario")
"""What a table is called by if it is the only one, or like all others."""
SIDES = "AB"


class Tables:
    """s: a plan or a summary."""

    def __init__(self, s: Mapping[str, Any], lang: str) -> None:
        self.study, self.arms, self.about, self.lang = s["study"], s["arms"], s["about"], lang
        self.kit, self.words = registry.kit(s["game"]), WORDS[lang]
        self.facts = [self._facts(a) for a in self.arms]

    def _facts(self, arm: Mapping[str, Any]) -> Facts:
        own = {"own": said(" + ".join(arm["own"]) or self.words["as printed"])} if arm.get("own") else {}
        bots = {"bots": bots_fact(self.kit, arm["bots"], self.lang)}
        return self.kit.facts(arm["setting"], arm.get("decks", ()), self.lang) | own | bots

    @cached_property
    def _differs(self) -> list[str]:
        """Facts that are not the same everywhere; of those tables that were left out, too."""
        if self.study in ("swap", "matchups"):
            return []
        some = [*self.facts, *self._left_out]
        return [k for k in self._keys if len({self._fact(x, k).short for x in some}) > 1]

    @property
    def _keys(self) -> list[str]:
        return list(dict.fromkeys(k for x in self.facts for k in x))

    def _fact(self, facts: Facts, key: str) -> Fact:
        return facts.get(key) or Fact(self.words["as printed"], "")

    @property
    def same(self) -> list[tuple[str, str]]:
        """What is the same everywhere: its heading, and what it is. Whatever is as usual goes without saying."""
        hidden = {self.about.get("of"), *self._differs}
        found = [(k, self._common(k)) for k in self.facts[0] if k not in hidden]
        return [(self.heading(k), text) for k, text in found if text]

    def _common(self, key: str) -> str:
        """In full, unless what is called the same differs in full: the recommended sets of several scenarios."""
        fact, first = self.facts[0][key], self.study in ("swap", "matchups")
        return fact.full if first or len({self._fact(x, key).full for x in self.facts}) == 1 else fact.short

    def heading(self, key: str) -> str:
        return self.words[key] if key in self.words else self.kit.field(key, self.lang)

    @cached_property
    def labels(self) -> list[str]:
        """What each table is called."""
        return [self._label(k) for k in range(len(self.arms))]

    def _label(self, k: int) -> str:
        arm = self.arms[k]
        if self.study == "swap":
            return self._change(arm["change"])
        if self.study == "matchups":
            return self._seats(arm)
        label = self._called(self.facts[k])
        return f"{SIDES[k]}{COLON[self.lang]}{label}" if self.study == "compare" else label

    def _called(self, facts: Facts) -> str:
        keys = self._differs or [k for k in facts if k in WHO]
        return " · ".join(self._fact(facts, k).short for k in keys)

    def _change(self, change: list[str]) -> str:
        if not change:
            return self.words["as it is"]
        out, into = (self.kit.card_title(x, self.lang) for x in change)
        return f"− {out}, + {into}"

    def _seats(self, arm: Mapping[str, Any]) -> str:
        """A pair in the order of the seats."""
        return " – ".join(self.name(x) for x in arm["setting"][self.about["of"]])

    def name(self, id: str) -> str:
        """One of those who play against each other."""
        form = next((f for f in self.kit.form(self.lang) if f.name == self.about.get("of")), None)
        return (form.choices or {}).get(id, id) if form else id

    # ---- what could not be played
    @cached_property
    def _left_out(self) -> list[Facts]:
        """Their bots and files are those of the others."""
        return [{**self.facts[0], **self.kit.facts(x, (), self.lang)} for x in self.about.get("left_out", ())]

    @property
    def left_out(self) -> list[tuple[str, list[str]]]:
        """Why tables were left out, and which they were."""
        out: dict[str, list[str]] = {}
        for setting, facts in zip(self.about.get("left_out", ()), self._left_out, strict=True):
            out.setdefault(self._why(setting), []).append(self._called(facts))
        return list(out.items())

    def _why(self, setting: Mapping[str, Any]) -> str:
        try:
            self.kit.setting().read(setting).check()
        except QuickstrikeError as e:
            return e.told(self.lang)
        return self.words["no table"]

    @property
    def timed(self) -> bool:
        """Does a bot think for a time, and not for a number of trials?"""
        return any(is_timed(self.kit, b) for a in self.arms for b in a["bots"])
