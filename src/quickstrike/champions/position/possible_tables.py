"""What no table looks like: characters that should be defeated, cards where none can be, tokens that nothing has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from ...kernel.ops import walk
from ...kernel.position.sheet import Sheet
from ..decks.model import DECK_KINDS
from ..faces import FACES, OTHER_SIDES, Face, cards_of, data
from ..rules import stats
from ..rules.admit import INSTANCES, unique_clash
from ..rules.enter import too_many
from ..rules.kinds import CHARACTERS, KINDS
from ..rules.reveal import attaches_itself
from ..rules.select import may_fit
from ..rules.threat import COMPLETED, target_threat
from ..table import NOBODY, PLAY, SCENARIO, Inst, Table
from ..vocab import SELF, Attach, EntersWith, Named, Pick, PutCounters, RemoveCounters, Self_, Uses
from .build import Maker
from .cards import STATUSES, Introduced, both
from .phrases import say

ENEMIES = KINDS["enemy"]
ENGAGED = ("minion", "obligation", "environment")
PLAYED = ("ally", "upgrade", "support")
EXHAUST = ("hero", "alter_ego", *PLAYED)
SIDES = ("side_scheme", "player_side_scheme")
ELSEWHERE = ("player", "deck", "round", "phase", *INSTANCES)
"""What a maximum may count besides copies on one card."""
NAMED = ("player", "enemy", "ally")
MINE = (PLAY, "hand", "deck", "discard")
"""Where a player's cards are."""


def sound(sheet: Sheet, s: Table, m: Maker) -> None:
    """Refuse a table that no game could come to."""
    check = _Check(sheet, s, m)
    if s.players and not (s.zones["encounter"] or s.zones["encounter_discard"]):  # rr:encounter-deck
        sheet.fail(("encounter",) if "encounter" in sheet.data else ("filler",), "no encounter cards")
    for inst in s.play.values():
        check.place(inst)
        check.tokens(inst)
        check.counters(inst)
        check.status(inst)
        if inst.exhausted and inst.face.kind not in EXHAUST:
            check.fail(inst, "exhausted", "no exhaust")
    for inst in s.play.values():
        check.alone(inst)
        check.maximum(inst)
    for seat in s.order():
        check.limits(too_many(s, seat, "ally"))
    if s.players:
        check.limits(too_many(s, s.first, "player_side_scheme"))
    if "exact" not in sheet.data:  # the program writes whatever was played with
        check.identity_specific()


class _Check:
    def __init__(self, sheet: Sheet, s: Table, m: Maker) -> None:
        self.sheet, self.s, self.m = sheet, s, m

    def fail(self, inst: Inst, field: str, key: str, /, **words: Any) -> NoReturn:
        way = self.m.ways.get(inst.id, ())
        self.sheet.fail((*way, field) if field else way, key, card=Introduced(inst.face), **words)

    # ---- where it is
    def place(self, inst: Inst) -> None:
        """rr:engage rr:minion rr:attachment rr:attach-to rr:ownership-and-control rr:boost-boost-icon"""
        kind = inst.face.kind
        if inst.host != NOBODY:
            self.hosted(inst, self.s.play[inst.host])
        elif kind == "attachment":
            self.fail(inst, "", "attach it")
        elif inst.engaged != NOBODY and kind not in ENGAGED:
            self.fail(inst, "engaged", "not engaged")
        elif inst.engaged == NOBODY and kind == "minion":
            self.fail(inst, "", "engage it")
        elif inst.controller == SCENARIO and kind in PLAYED:
            self.fail(inst, "", "nobody's")
        if inst.boosts and kind not in ENEMIES:
            self.fail(inst, "boosts", "no boosts")

    def hosted(self, inst: Inst, host: Inst) -> None:
        """By the kind and title that the card asks for; what else it asked was so when it came there. rr:attach-to"""
        sel = inst.face.attach
        if inst.face.kind == "ally" and inst.face.first_controls and host.face.kind == "main_scheme":
            return  # whom the scenario holds until the players free them
        if sel is None and inst.face.kind != "attachment":
            self.fail(inst, "", "attaches not", host=both(host.face))
        moves = attaches_itself(inst.face)
        moves = moves or any(isinstance(x, Attach) and isinstance(x.card, Self_) for _, x in walk(inst.face.parts))
        if not _may_host(sel, host.face) and not (moves and host.face.kind in CHARACTERS):
            self.fail(inst, "", "wrong host", host=both(host.face), to=_asks(sel))

    # ---- what lies on it
    def tokens(self, inst: Inst) -> None:
        """rr:damage rr:threat rr:defeat rr:side-scheme rr:main-scheme-main-scheme-deck"""
        face, s = inst.face, self.s
        if inst.damage and face.kind not in CHARACTERS:
            self.fail(inst, "damage", "no damage")
        if inst.threat and "scheme" not in face.kind:
            self.fail(inst, "threat", "no threat")
        gone = face.kind in CHARACTERS and stats.remaining(s, inst.id) <= 0 and (inst.damage or face.stats.get("HP"))
        if gone and not stats.cannot(s, inst.id, "be defeated"):
            most = stats.max_hp(s, inst.id) - 1
            self.fail(inst, "damage", "defeated" if most >= 0 else "no hit points", n=inst.damage, most=most)
        if face.kind in SIDES and not inst.threat and face.facts.get("base_threat") != 0:  # some begin without any
            self.fail(inst, "threat", "no threat left")
        if face.kind == "main_scheme" and (goal := target_threat(s, inst.id)) is not None and inst.threat >= goal:
            if COMPLETED in inst.used:  # and waits for the end of the phase
                return
            self.fail(inst, "threat", "completed", n=inst.threat, most=goal - 1)

    def status(self, inst: Inst) -> None:
        """rr:status-cards rr:tough"""
        for k in STATUSES:
            n = getattr(inst, k)
            if n and inst.face.kind not in CHARACTERS:
                self.fail(inst, k, "no status", key=k)
            if k != "tough" and n > (most := self.most(inst)):  # rr:tough speaks of several of those
                self.fail(inst, k, "not steady" if most else "stalwart", key=k, n=n, most=most)

    def most(self, inst: Inst) -> int:
        """rr:steady rr:stalwart"""
        if stats.keyword(self.s, inst.id, "stalwart"):
            return 0
        return 2 if "steady" in inst.face.keywords or stats.keyword(self.s, inst.id, "steady") else 1

    def counters(self, inst: Inst) -> None:
        """The counters that a card speaks of, or that another puts on cards of its kind. rr:all-purpose-counter"""
        face = inst.face
        if not inst.counters:
            return
        own = (face.code, *OTHER_SIDES.get(face.code, ()))
        known = {k: None for code in own for k in _own(FACES[code])}
        for codes in (self.s.codes, data()):  # most often it is a card of this table that gives them
            if all(k in known for k in inst.counters):
                return
            known.update((k, None) for sel, k in _given(codes) if _may_host(sel, face))
        for k in inst.counters:
            if k not in known:
                self.fail(inst, "counters", "other counters" if known else "no counters", found=k, known=sorted(known))

    # ---- whose it is
    def identity_specific(self) -> None:
        """A hero's own cards are played by that hero; one that is made up may have any. rr:identity-specific-card"""
        s = self.s
        printed = {p.seat: FACES[s.codes[p.identity]].set for p in s.players if s.codes[p.identity] in data()}
        for c, code in enumerate(s.codes):
            face = FACES[code]
            if (
                face.aspect == "hero"
                and face.kind in DECK_KINDS
                and s.owners[c] in printed
                and face.set not in printed.values()
                and s.where[c].rstrip("0123456789") in MINE
            ):
                whose = next(FACES[x["code"]] for x in cards_of(face.set or "") if x["type"] == "hero")
                self.sheet.fail(self.m.ways.get(c, ()), "nobody plays", card=Introduced(face), hero=both(whose))

    # ---- beside others
    def alone(self, inst: Inst) -> None:
        """One stage of a villain is in play; a unique card is there once. rr:villain-villain-deck rr:unique-icon"""
        if inst.face.identity:
            return
        if inst.face.kind == "villain" and inst.face.code in data():
            for c in self.s.of_kind("villain"):
                if c != inst.id and self.s.play[c].face.name == inst.face.name:
                    self.both_there("one villain", inst, self.s.play[c])
        clash = unique_clash(self.s, inst.face.code, self.s.lead(inst.id), inst.id)
        if clash != NOBODY:
            self.both_there("unique", inst, self.s.play[clash])

    def maximum(self, inst: Inst) -> None:
        """rr:max-maximum"""
        face, s = inst.face, self.s
        for per, n in face.max_per.items():
            if per == "player":
                same = [i for i in s.play.values() if i.controller == inst.controller and i.face.name == face.name]
            elif per not in ELSEWHERE and inst.host != NOBODY:
                same = [s.play[c] for c in s.play[inst.host].attached if s.play[c].face.name == face.name]
            else:
                continue
            if len(same) > n:
                self.fail(
                    self.last(same),
                    "",
                    "over maximum",
                    n=len(same),
                    most=n,
                    per=say(f"per {per if per in NAMED else 'card'}"),
                )

    def limits(self, cards: list[int]) -> None:
        """rr:ally-limit rr:restricted rr:player-side-scheme-limit"""
        if cards:
            found = [self.s.play[c] for c in cards]
            what = found[0].face.kind if found[0].face.kind in ("ally", "player_side_scheme") else "restricted"
            self.fail(self.last(found), "", f"too many {what}", n=len(found))

    def last(self, cards: list[Inst]) -> Inst:
        """The one that is written last."""
        return max(cards, key=lambda i: (self.sheet.line(self.m.ways.get(i.id, ())), i.version))

    def both_there(self, key: str, one: Inst, other: Inst) -> NoReturn:
        """Shown at the one that is written last."""
        ways = self.m.ways
        first, second = (self.sheet.line(ways.get(x.id, ())) for x in (one, other))
        if first < second and not other.face.identity:
            one, other = other, one
        self.fail(one, "", key, other=both(other.face), there=self.sheet.there(ways.get(other.id, ())))


def _may_host(sel: Any, face: Face) -> bool:
    """Could a card be attached to this one? An attachment that says nothing goes to a villain. rr:attachment"""
    if sel is None:
        return face.kind == "villain"
    names = [f.code for f in sel.where if isinstance(f, Named)] if isinstance(sel, Pick) else []
    if any(FACES[code].name != face.name for code in names):
        return False
    return any(may_fit(sel, k) for k in (KINDS["identity"] if face.identity else (face.kind,)))


def _asks(sel: Any) -> Any:
    """What a card is attached to, in words."""
    if sel is None:
        return say("kind villain")
    code = next((f.code for f in sel.where if isinstance(f, Named)), None)
    if code:
        return FACES[code].both()
    return [say(f"kind {k}") for k in KINDS.get(sel.kind, ())]


def _own(face: Face) -> tuple[str, ...]:
    """Counters that a card speaks of."""
    words = (x for _, x in walk(face.parts))
    return tuple(dict.fromkeys(x.kind for x in words if isinstance(x, (Uses, EntersWith, PutCounters, RemoveCounters))))


def _puts(face: Face) -> Iterator[tuple[Any, str]]:
    """Counters that a card puts on others, with what it puts them on."""
    words = (x for _, x in walk(face.parts))
    return ((x.on, x.kind) for x in words if isinstance(x, PutCounters) and x.on != SELF)


def _given(codes: Iterable[str]) -> Iterator[tuple[Any, str]]:
    """By these cards, as far as they are scripted."""
    return (x for code in dict.fromkeys(codes) if code in FACES for x in _puts(FACES[code]))
