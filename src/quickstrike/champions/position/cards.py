"""The cards that a position names: by code, by title in either language, or made up."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...kernel.language import LANGUAGES, Both
from ...kernel.position.sheet import At, Sheet, in_short
from ...kernel.position.suggestions import nearest
from ..decks.names import coded, group, marks, norm, split, titles
from ..decks.names import described as title_of
from ..faces import ASPECTS, FACES, IDENTITIES, OTHER_SIDES, Face, data, made_up
from ..rules.threat import COMPLETED
from ..shelf import packs
from ..table import SCENARIO
from ..titles import both as name_of
from ..titles import names_of
from .described_cards import MAKERS, kinds_in, made_of
from .made_up_cards import BLANK, NOTHING, STATE, AnyCard, Made, On, define
from .phrases import say

TEXT = re.compile(r"^(.*?)(?:\s*\*\s*([0-9]+))?(?:\s*#([0-9]+))?$", re.S)
"""A title or code, how many of it (`*2`), its number (`#17`)."""


def is_title(text: str) -> bool:
    """Of a title that ends like a card's number, such as "Safe House #29", the number is a part."""
    return "#" in text and any(text in names_of(c) for c in titles().get(norm(text), ()))


FLEETING = ("event", "resource", "treachery")
STAGES = {"I": 1, "II": 2, "III": 3, "IV": 4}
TOKENS = ("damage", "threat")
STATUSES = ("stunned", "confused", "tough")
COPIES, CARDS, NUMBERS, TITLE = 200, 2000, 9999, 200
"""The most copies that `*2` may say, cards of a table, numbers that `#17` may give, and letters of a title."""
STAGED = ("villain", "main_scheme")
SETTLED = (*STAGED, "side_scheme", "player_side_scheme")
"""What has a game area of its own, and not that of a player or host."""
AREAS = 9
"""The highest number of a game area that a position may say."""
HAS = ("card", *STATE[:-1], "minion", "event", "...")
"""The keys of a card that are worth counting up."""


def both(face: Face) -> Both:
    """The title of a card in either language, a villain's with its stage."""
    stage = face.facts.get("stage") if face.kind == "villain" else None
    return Both.of(lambda lang: f"{face.name_in(lang)} {stage}" if stage else face.name_in(lang))


class Introduced:
    """A card by its title and what it is: "Advance (treachery)"; where one says the other, once."""

    def __init__(self, face: Face) -> None:
        self.title, self.kind = both(face), say(f"kind {face.kind}")

    def told(self, lang: str) -> str:
        title, kind = self.title.told(lang), self.kind.told(lang)
        return title if norm(title) == norm(kind) else f"{title} ({kind})"


def told_apart(cards: list[dict[str, Any]], among: list[dict[str, Any]] | None = None) -> list[Both]:
    """Cards of one title, each with what tells it from the others."""
    said = dict.fromkeys(tuple(title_of(c, among or cards, lang) for lang in LANGUAGES) for c in cards)
    return [Both(dict(zip(LANGUAGES, words, strict=True))) for words in said]


def stage_number(printed: Any) -> int | None:
    """ "II" of a villain and "2B" of a main scheme are both 2."""
    text = str(printed or "").upper()
    return STAGES[text] if text in STAGES else int(text[0]) if text[:1].isdecimal() else None


def stages_of(cards: list[dict[str, Any]]) -> list[str]:
    return list(dict.fromkeys(str(c["facts"].get("stage") or "").rstrip("AB") for c in cards))


BACKS = {True: say("player cards"), False: say("encounter cards")}


def count_of(digits: str) -> int:
    """A number in a text; one that is absurdly long is merely too big."""
    return int(digits[:13])


class Cards:
    """Reads cards, and sees to it that none is in two places."""

    def __init__(self, sheet: Sheet, defined: At | None, players: int = 4) -> None:
        self.sheet, self.players = sheet, players
        self.names: dict[str, Made] = {norm(x): c for c in (BLANK, NOTHING) for x in names_of(c.printed)}
        self.numbers: dict[int, tuple[str | int, ...]] = {}
        self.used: Counter[tuple[int, str]] = Counter()  # (owner, code) -> copies
        self.seen: dict[str, tuple[str | int, ...]] = {}  # where a card was named first
        self.count = 0
        if defined is not None:
            for name, at in defined.table(defined.value, "made-up cards").items():
                at.table(MAKERS, "made-up card")
                found = kinds_in(at.value)
                if len(found) != 1:
                    at.fail("one kind", known=list(MAKERS))
                if norm(name) in self.names:
                    at.fail("named twice", name=name)
                self.names[norm(name)] = made_of(found[0], at[found[0]], name)

    # ---- lists
    def pile(self, at: At | None, owner: int, *kinds: str, back: str = "") -> list[AnyCard]:
        """Cards outside play: a hand, a deck, a pile. back: of player cards or of encounter cards."""
        rows = at.each() if at else ()
        return [c for x in rows for c in self.read(x, owner, in_play=False, kinds=kinds, back=back)]

    def play(self, at: At | None, owner: int, *kinds: str) -> list[AnyCard]:
        """Cards in play. kinds: the only ones that may be there."""
        return [c for x in (at.each() if at else ()) for c in self.read(x, owner, kinds=kinds)]

    def read(
        self,
        at: At,
        owner: int,
        in_play: bool = True,
        kinds: tuple[str, ...] = (),
        attached: bool = False,
        also: tuple[str, ...] = (),
        stage: int | None = None,
        back: str = "",
    ) -> list[AnyCard]:
        """What one item of a list means: a text, or a table with what lies on the card. also: more keys it may have."""
        table = isinstance(at.value, Mapping)
        if table:
            at.table((*STATE[:-1], "card", *MAKERS, *also), "card", HAS)
        elif not isinstance(at.value, str):
            at.fail("no card", found=at.value)
        card, n, number = self.named(at, kinds, stage)
        face = self.face(card)
        state = self.state(at, face, owner, in_play) if table else {}
        self.bounded(at, n, number)
        hidden = bool(state.get("facedown"))
        if hidden and not face.player_card:
            at["facedown"].fail("other back", card=Introduced(face), found=BACKS[False], known=BACKS[True])
        turned = face.kind == "ally" and any(
            k == "becomes"
            for x in state.get("attached", ())
            for _, k in self.face(x.card if isinstance(x, On) else x).mods
        )
        anywhere = hidden or turned or "controller" in state
        self.fits(at, face, in_play and not hidden, () if anywhere else kinds, attached)
        if back and "owner" not in state and face.player_card != (back == "player"):
            at.fail(
                "other pile", card=Introduced(face), found=BACKS[face.player_card], known=BACKS[not face.player_card]
            )
        if back and face.kind in STAGED:
            at.fail("stage there", card=Introduced(face))
        if number is not None:
            if n > 1:
                at.fail("numbered twice", number=number)
            state["number"] = number
        if "number" in state:
            self.numbered(at, state["number"])
        self.once(at, face, state.get("owner", owner if face.player_card else SCENARIO), n)
        return [On(card, {**state, "way": at.way}) for _ in range(n)]

    def bounded(self, at: At, n: int, number: int | None) -> None:
        """No table has more cards than people could lay out."""
        if n < 1 or n > COPIES:
            at.fail("copies", n=in_short(n), most=COPIES)
        if number is not None and number > NUMBERS:
            at.fail("too big", key="#", n=in_short(number), most=NUMBERS)
        self.count += n
        if self.count > CARDS:
            at.fail("too many cards", most=CARDS)

    def numbered(self, at: At, number: int) -> None:
        if number in self.numbers:
            at.fail("two places", card=f"#{number}", there=self.sheet.there(self.numbers[number]))
        self.numbers[number] = at.way

    def once(self, at: At, face: Face, owner: int, n: int = 1) -> None:
        """There are only so many copies of a card: a unique one, one of a hero's or an encounter set."""
        self.used[owner, face.code] += n
        printed = data().get(face.code)
        if printed is None or not (face.unique or face.set):
            return
        most = 1 if face.unique else printed["quantity"]
        if self.used[owner, face.code] > most:
            key = "too many of it" if face.code not in self.seen else "two places" if most == 1 else "too many copies"
            key = "same hero" if face.identity else key
            at.fail(key, card=both(face), most=most, there=self.sheet.there(self.seen.get(face.code, ())))
        self.seen.setdefault(face.code, at.way)

    # ---- which card
    def named(self, at: At, kinds: tuple[str, ...], stage: int | None) -> tuple[AnyCard, int, int | None]:
        """(the card, how many of it, its number)."""
        if isinstance(at.value, str):
            if len(at.value) > TITLE:
                at.fail("no such card", name=at.value, near="")
            m = TEXT.match(at.value)
            assert m is not None
            name, n, number = (at.value, None, None) if is_title(at.value) else m.groups()
            return self.find(at, name, kinds, stage), count_of(n or "1"), count_of(number) if number else None
        found = kinds_in(at.value)
        if len(found) + ("card" in at) != 1:
            at.fail("which card", known=["card", *MAKERS])
        if found:
            return made_of(found[0], at[found[0]]), 1, None
        return self.named(At(self.sheet, at.text("card"), (*at.way, "card")), kinds, stage)

    def find(self, at: At, text: str, kinds: tuple[str, ...] = (), stage: int | None = None) -> AnyCard:
        if made := self.names.get(norm(text)):
            return made
        if text in data():
            return self.scripted(at, [text])
        name, code = coded(text)
        if code:
            return self.coded(at, name, code)
        title, said = split(text)
        everyone = found = list(titles().get(norm(title), ()))
        if not found:
            names = [x for c in data().values() for x in names_of(c)]
            names += [m.name for m in self.names.values()]
            at.fail("no such card", name=text, near=nearest(text, names))
        for q in said:
            found = [c for c in found if norm(q) in marks(c)]
            if not found:
                at.fail("no such of", name=title, of=q, known=told_apart(everyone))
        found = [c for c in found if not kinds or c["type"] in kinds] or found
        if stage is not None:
            found = self.of_stage(at, title, found, stage)
        found = [c for c in found if c["code"] in FACES] or found
        if not kinds:  # an identity is nothing but somebody's identity
            found = [c for c in found if c["type"] not in IDENTITIES] or found
        oldest = min(found, key=lambda c: str(c["code"]))["pack"]  # a file means the same when more products are there
        found = [c for c in found if c["pack"] == oldest]
        if len({group(c) for c in found}) > 1:
            at.fail("which of them", name=text, known=told_apart(found, everyone))
        return self.scripted(at, [c["code"] for c in found])

    def coded(self, at: At, title: str, code: str) -> str:
        """ "Hulk [01050]": both must mean the same card."""
        if code not in data():
            at.fail("no such code", code=code, near=nearest(code, data()))
        card = data()[code]
        if title and norm(split(title)[0]) not in map(norm, names_of(card)):
            at.fail("other code", code=code, name=name_of(card), found=title)
        return self.scripted(at, [code])

    def of_stage(self, at: At, title: str, found: list[dict[str, Any]], stage: int) -> list[dict[str, Any]]:
        fits = [c for c in found if stage_number(c["facts"].get("stage")) == stage]
        if not fits:
            way = at.way[:-1] if at.way[-1:] == ("card",) else at.way
            self.sheet.fail((*way, "stage"), "no stage", name=title, stage=stage, known=stages_of(found))
        return fits

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
        if face.identity:
            at.fail("identity there", card=both(face))
        if in_play and not attached and face.attach is not None:
            at.fail("attach it", card=both(face))
        if in_play and face.kind in FLEETING:
            at.fail("not in play kind", card=Introduced(face))
        if kinds and face.kind not in kinds and face.kind.replace("_", " ") not in kinds:
            known = [say(f"kind {k}") for k in kinds]
            at.fail("wrong kind", card=Introduced(face), known=known)

    # ---- what lies on it
    def state(self, at: At, face: Face, owner: int, in_play: bool = True) -> dict[str, Any]:
        """The fields of a card in play; elsewhere it has nothing but a number and an owner."""
        out: dict[str, Any] = {}
        for k in ("owner", "controller", "engaged"):
            if k in at and not isinstance(at.value[k], (list, tuple)):  # a player has "engaged" cards
                out[k] = at.number(k, 0, 0, self.players) - 1
        if "number" in at:
            out["number"] = at.number("number", most=NUMBERS)
        if not in_play:
            for k in at.value:
                if k in STATE and k not in ("owner", "number"):
                    at[k].fail("lies nowhere", card=both(face), key=k)
            return out
        out.update({k: at.number(k) for k in TOKENS if k in at})
        if "area" in at:
            out["area"] = at.number("area", most=AREAS)
            if not face.identity and face.kind not in SETTLED:
                at["area"].fail("no area", card=Introduced(face))
        out.update({k: at.level(k) for k in STATUSES if k in at})
        if "exhausted" in at:
            out["exhausted"] = at.flag("exhausted")
        if "counters" in at:
            out["counters"] = at.counts("counters")
        if "facedown" in at:
            traits = [t for p in packs().values() for t in p.facedown] + [f.name for f in made_up() if f.facedown]
            out["facedown"] = at.text("facedown", known=traits)
        if "side" in at:
            out["side"] = at.text("side", known=("a", "b", "back"))
            if (face.kind == "main_scheme") == (out["side"] == "back"):
                at["side"].fail("no side", card=Introduced(face))
        if "used" in at:
            out["used"] = self.limits(at, face)
        if "attached" in at:
            out["attached"] = [c for x in at.rows("attached") for c in self.read(x, max(owner, 0), attached=True)]
        for k in ("under", "faceup", "boosts"):
            if k in at:
                out[k] = self.pile(at[k], max(owner, 0), back="encounter" if k == "boosts" else "")
        return out

    def limits(self, at: At, face: Face) -> dict[str, int]:
        """Abilities whose limit has been used: by their place on the card, or in full, "01001b.0:round"."""
        used = at["used"]
        sides = (face.code, *OTHER_SIDES.get(face.code, ()))
        limited = [(c, n, a.limit) for c in sides if c in FACES for n, a in enumerate(FACES[c].abilities) if a.limit]
        known = [f"{c}.{n}:{limit}" for c, n, limit in limited if limit not in ("aspect", "player")]
        known += [f"{c}.{n} {seat}:round" for c, n, limit in limited if limit == "player" for seat in range(4)]
        known += [COMPLETED] if face.kind == "main_scheme" else []
        known += [f"{c}.{n} {of}:round" for c, n, limit in limited if limit == "aspect" for of in ASPECTS]
        out = {}
        for k, n in _used(used).items():
            key = next((x for x in known if x.startswith(f"{face.code}.{k}:")), "") if k.isdecimal() else k
            if key not in known:
                used.fail("no limit" if known else "no limits", card=both(face), found=k, known=known)
            out[key] = n
        return out


def _used(at: At) -> dict[str, int]:
    """What is used once per turn, phase or round: a table of numbers, or a list of places."""
    if isinstance(at.value, Mapping):
        return {k: x.as_number(k, most=1) for k, x in at.items()}
    return {str(x.as_number("used")): 1 for x in at.each()}
