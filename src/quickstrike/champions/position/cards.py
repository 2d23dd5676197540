"""The cards that a position names: by code, by title in either language, or made up."""
from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...kernel.errors import did_you_mean
from ...kernel.words import Both, Said
from ..decks.names import CODE, group, marks, norm, split, titles
from ..decks.names import described as title_of
from ..faces import FACES, Face, data, facedown_code
from ..table import SCENARIO
from ..words import name_of
from .describe import MAKERS, kinds_in, made_of
from .made import BLANK, NOTHING, STATE, AnyCard, Made, On, define
from .source import At, Source

TEXT = re.compile(r"^(.*?)(?:\s*\*\s*(\d+))?(?:\s*#(\d+))?$")
"""A title or code, how many of it (`*2`), its number (`#17`)."""
FLEETING = ("event", "resource", "treachery")
STAGES = {1: "I", 2: "II", 3: "III", 4: "IV"}
TOKENS = ("damage", "threat")
STATUSES = ("stunned", "confused", "tough")


def both(face: Face) -> Both:
    """The title of a card in either language."""
    return Both(face.name, face.name_fr)


class Cards:
    """Reads cards, and sees to it that none is in two places."""

    def __init__(self, source: Source, defined: At | None, players: int = 4) -> None:
        self.source, self.players = source, players
        self.names: dict[str, Made] = {norm(x): c for c in (BLANK, NOTHING) for x in (c.name, c.printed["name_fr"])}
        self.numbers: dict[int, tuple[str | int, ...]] = {}
        self.used: Counter[tuple[int, str]] = Counter()  # (owner, code) -> copies
        self.seen: dict[str, tuple[str | int, ...]] = {}  # where a card was named first
        if defined is not None:
            for name, at in defined.table(defined.value, "made-up cards").items():
                at.table(MAKERS, "made-up card")
                found = kinds_in(at.value)
                if len(found) != 1:
                    at.fail("one kind", found=found, known=list(MAKERS))
                self.names[norm(name)] = made_of(found[0], at[found[0]], name)

    # ---- lists
    def pile(self, at: At | None, owner: int) -> list[AnyCard]:
        """Cards outside play: a hand, a deck, a pile."""
        return [c for x in (at.each() if at else ()) for c in self.read(x, owner, in_play=False)]

    def play(self, at: At | None, owner: int, *kinds: str) -> list[AnyCard]:
        """Cards in play. kinds: the only ones that may be there."""
        return [c for x in (at.each() if at else ()) for c in self.read(x, owner, kinds=kinds)]

    def read(self, at: At, owner: int, in_play: bool = True, kinds: tuple[str, ...] = (), attached: bool = False,
             also: tuple[str, ...] = (), stage: int | None = None) -> list[AnyCard]:
        """What one item of a list means: a text, or a table with what lies on the card. also: more keys it may have."""
        table = isinstance(at.value, Mapping)
        if table:
            at.table((*STATE[:-1], "card", *MAKERS, *also), "card")
        elif not isinstance(at.value, str):
            at.fail("no card", found=at.value)
        card, n, number = self.named(at, kinds, stage)
        face = self.face(card)
        state = self.state(at, face, owner, in_play) if table else {}
        self.fits(at, face, in_play and not state.get("facedown"), kinds, attached)
        if number is not None:
            if n > 1:
                at.fail("numbered twice", number=number)
            state["number"] = number
        if "number" in state:
            self.numbered(at, state["number"])
        self.once(at, face, state.get("owner", owner if face.player_card else SCENARIO), n)
        return [On(card, {**state, "way": at.way}) for _ in range(n)]

    def numbered(self, at: At, number: int) -> None:
        if number in self.numbers:
            at.fail("two places", card=f"#{number}", there=self.source.there(self.numbers[number]))
        self.numbers[number] = at.way

    def once(self, at: At, face: Face, owner: int, n: int = 1) -> None:
        """There are only so many copies of a card: a unique one, one of a hero's or an encounter set."""
        self.used[owner, face.code] += n
        printed = data().get(face.code)
        if printed is None or not (face.unique or face.set):
            return
        most = 1 if face.unique else printed["quantity"]
        if self.used[owner, face.code] > most:
            key = "two places" if most == 1 else "too many copies"
            at.fail(key, card=both(face), most=most, there=self.source.there(self.seen.get(face.code, ())))
        self.seen.setdefault(face.code, at.way)

    # ---- which card
    def named(self, at: At, kinds: tuple[str, ...], stage: int | None) -> tuple[AnyCard, int, int | None]:
        """(the card, how many of it, its number)."""
        if isinstance(at.value, str):
            m = TEXT.match(at.value)
            assert m is not None
            name, n, number = m.groups()
            return self.find(at, name, kinds, stage), int(n or 1), int(number) if number else None
        found = kinds_in(at.value)
        if len(found) + ("card" in at) != 1:
            at.fail("which card", known=["card", *MAKERS])
        if found:
            return made_of(found[0], at[found[0]]), 1, None
        return self.named(At(self.source, at.text("card"), (*at.way, "card")), kinds, stage)

    def find(self, at: At, text: str, kinds: tuple[str, ...] = (), stage: int | None = None) -> AnyCard:
        if made := self.names.get(norm(text)):
            return made
        if text in data():
            return self.scripted(at, [text])
        if (m := CODE.match(text)) and m.group(2) in data():
            return self.scripted(at, [m.group(2)])
        title, said = split(text)
        found = list(titles().get(norm(title), ()))
        if not found:
            names = [x for c in data().values() for x in (c["name"], c.get("name_fr") or c["name"])]
            names += [m.name for m in self.names.values()]
            at.fail("no such card", name=text, near=did_you_mean(text, names))
        for q in said:
            found = [c for c in found if norm(q) in marks(c)] or found
        found = [c for c in found if not kinds or c["type"] in kinds] or found
        if stage is not None:
            there = [str(c["facts"].get("stage")) for c in found]
            found = [c for c in found if c["facts"].get("stage") in (STAGES.get(stage), f"{stage}A")]
            if not found:
                at.fail("no stage", name=text, stage=stage, known=there)
        everyone = found
        found = [c for c in found if c["code"] in FACES] or found
        if len({group(c) for c in found}) > 1:
            at.fail("which of them", name=text, known=list(dict.fromkeys(title_of(c, everyone) for c in found)))
        return self.scripted(at, [c["code"] for c in found])

    def scripted(self, at: At, codes: list[str]) -> str:
        if codes[0] not in FACES:
            at.fail("not scripted", code=codes[0], name=name_of(data()[codes[0]]))
        return codes[0]

    def face(self, card: AnyCard) -> Face:
        if isinstance(card, Made):
            define(card)
            return FACES[card.code]
        assert isinstance(card, str)
        return FACES[card]

    def fits(self, at: At, face: Face, in_play: bool, kinds: tuple[str, ...], attached: bool) -> None:
        if in_play and not attached and face.attach is not None:
            at.fail("attach it", card=both(face))
        if kinds and face.kind not in kinds and face.kind.replace("_", " ") not in kinds:
            known = [Said(f"pos kind {k}") for k in kinds]
            at.fail("wrong kind", card=both(face), kind=Said(f"pos kind {face.kind}"), known=known)
        if in_play and face.kind in FLEETING:
            at.fail("not in play kind", card=both(face), kind=Said(f"pos kind {face.kind}"))
        if not in_play and face.kind in ("hero", "alter_ego") and self.source.data.get("exact") is None:
            at.fail("identity there", card=both(face))

    # ---- what lies on it
    def state(self, at: At, face: Face, owner: int, in_play: bool = True) -> dict[str, Any]:
        """The fields of a card in play; elsewhere it has nothing but a number and an owner."""
        out: dict[str, Any] = {}
        for k in ("owner", "controller", "engaged"):
            if k in at and not isinstance(at.value[k], (list, tuple)):  # a player has "engaged" cards
                out[k] = at.number(k, 0, 0, self.players) - 1
        if "number" in at:
            out["number"] = at.number("number")
        if not in_play:
            for k in at.value:
                if k in STATE and k not in ("owner", "number"):
                    at[k].fail("lies nowhere", card=both(face), key=k)
            return out
        out.update({k: at.number(k) for k in TOKENS if k in at})
        out.update({k: at.level(k) for k in STATUSES if k in at})
        if "exhausted" in at:
            out["exhausted"] = at.flag("exhausted")
        if "counters" in at:
            out["counters"] = at.counts("counters")
        if "facedown" in at:
            traits = [f.name for f in FACES.values() if f.code == facedown_code(f.name)]
            out["facedown"] = at.text("facedown", known=traits)
        if "side" in at:
            out["side"] = at.text("side", known=("a", "b"))
        if "used" in at:
            out["used"] = self.limits(at, face)
        if "attached" in at:
            out["attached"] = [c for x in at.rows("attached") for c in self.read(x, max(owner, 0), attached=True)]
        for k in ("under", "boosts"):
            if k in at:
                out[k] = self.pile(at[k], max(owner, 0))
        return out

    def limits(self, at: At, face: Face) -> dict[str, int]:
        """Abilities whose limit has been used: by their place on the card, or in full, "01001b.0:round"."""
        used = at["used"]
        rows = used.counts_or_places()
        out = {}
        for k, n in rows.items():
            if k.isdigit():
                if int(k) >= len(face.abilities) or not face.abilities[int(k)].limit:
                    used.fail("no limit", card=both(face), n=k)
                k = f"{face.code}.{k}:{face.abilities[int(k)].limit}"
            out[k] = n
        return out
