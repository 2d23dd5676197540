"""Reading a card's statistics, keywords, traits and prohibitions with everything that modifies them. rr:modifiers"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.state import Scope
from ..faces import ENDLESS, FILED, Face
from ..table import NOBODY, SCENARIO, Table
from ..vocab import Blank, Keyword, Pick
from . import select as sel
from .history import revealed_before
from .kinds import KINDS

COUNTED: Final = (
    "REMAINING",
    "STAGE",
    "DAMAGE",
    "REMOVAL",
    "RESOURCES",
    "CONSEQUENTIAL",
    "TARGET_THREAT",
    "ALLY_LIMIT",
    "RESTRICTED_LIMIT",
    "RESTRICTED_WEAPONS",
    "AFTER_ATTACK",
    "AFTER_THWART",
    "BOOST",
    "DAMAGE_TAKEN",
    "DISCOUNT",
    "ACCELERATION",
    "HAZARD",
)
"""Numbers that are read like statistics and printed on no card. rr:modifiers"""
ACTS: Final = (
    "alter-ego action",
    "attack",
    "be attached",
    "basic attack",
    "be attacked",
    "be defeated",
    "be detached",
    "be discarded",
    "be thwarted",
    "change form",
    "defend",
    "exhaust",
    "leave play",
    "lose threat",
    "play",
    "ready",
    "recover",
    "remove threat",
    "scheme",
    "take damage",
    "take form",
    "thwart",
)
"""What an effect may say that somebody or something cannot do or suffer. rr:cannot"""


def _effects(s: Table, key: str) -> list[tuple[Any, Scope]]:
    """Every effect filed under this name that is active now: constants in play, then lasting effects.
    rr:modifiers rr:lasting-effects rr:constant-ability rr:cost"""
    out: list[tuple[Any, Scope]] = []
    for card, i in s.mods.get(key, ()):
        c = s.play[card].face.constants[i]
        sc = sel.scope_of(s, card)
        if c.while_ is None or sel.holds(s, c.while_, sc):
            out.append((c.effect, sc))
    for h in s.lasting:
        if key in h.scope.data["keys"]:
            out.append((h.op.effect, h.scope))
    return out


def _on(s: Table, key: str, card: int) -> list[tuple[Any, Scope]]:
    """Of these, the ones that affect this card. rr:modifiers rr:constant-ability rr:lasting-effects"""
    at = s.mods.get(key)
    out: list[tuple[Any, Scope]] = []
    if at is not None:
        kind = s.face(card).kind
        for source, i in at:
            c = s.play[source].face.constants[i]
            who = c.effect.who
            kinds = KINDS.get(who.kind) if type(who) is Pick else None
            if kinds is None or kind in kinds:  # `may_fit`: first, as it costs least: most are about another kind
                sc = sel.scope_of(s, source)
                if sel.fits(s, who, card, sc) and (c.while_ is None or sel.holds(s, c.while_, sc)):
                    out.append((c.effect, sc))
    for h in s.lasting:
        if key in h.scope.data["keys"] and sel.fits(s, h.op.effect.who, card, h.scope):
            out.append((h.op.effect, h.scope))
    return out


def lasts(s: Table, keys: tuple[str, ...]) -> bool:
    """Is there a lasting effect under one of these names? rr:lasting-effects"""
    for h in s.lasting:
        for k in h.scope.data["keys"]:
            if k in keys:
                return True
    return False


_OF_NUMBER: Final[dict[str, tuple[str, ...]]] = {}
_OF_KEYWORD: Final[dict[str, tuple[str, ...]]] = {}
_OF_TRAIT: Final[dict[str, tuple[str, ...]]] = {}
_OF_ACT: Final[dict[str, str]] = {}
_OF_COST: Final[dict[str, str]] = {}
"""The names under which effects on something are filed, built once. Plain dictionaries, asked by `get`, as they are asked
constantly: one that fills itself takes twice as long."""


def _of_number(name: str) -> tuple[str, ...]:
    """The last of them is where all the others are filed, too, if a card in play has them (`faces.filed_under`).
    rr:modifiers rr:base-value"""
    return _OF_NUMBER.setdefault(name, (f"base {name}", name, f"*{name}", f"={name}", f"any {name}"))


def _of_keyword(name: str) -> tuple[str, ...]:
    """rr:gains rr:loses"""
    return _OF_KEYWORD.setdefault(name, (f"keyword {name}", f"no keyword {name}"))


def _of_trait(name: str) -> tuple[str, ...]:
    """rr:gains rr:loses"""
    return _OF_TRAIT.setdefault(name, (f"trait {name}", f"no trait {name}"))


def _of_act(act: str) -> str:
    """rr:cannot"""
    return _OF_ACT.setdefault(act, f"cannot {act}")


def _of_cost(act: str) -> str:
    """rr:cost"""
    return _OF_COST.setdefault(act, f"cost {act}")


_HIT_POINTS: Final = _of_number("HP")


def stat(s: Table, card: int, name: str, more: int = 0) -> int:
    """Base, plus and minus, then times, rounded up, never below 0; a set value beats all of it; a dash stays 0.
    more: what boost icons add, together with the other modifiers.
    rr:modifiers rr:base-value rr:dash-value rr:per-player-icon"""
    inst = s.play[card]
    base = inst.face.stats.get(name)
    if base is None:  # rr:dash-value: an unmodifiable 0
        return max(0, remaining(s, card)) if name == "REMAINING" else 0
    if base < 0:
        base = sel.value(s, inst.face.variable, sel.scope_of(s, card))  # rr:non-numerical-variable
    if name == "HP" and inst.face.per_hero:
        base *= s.started
    if not s.mods and not s.lasting:
        return base + more
    return modified(s, card, name, base, more)


def as_printed(s: Table, name: str) -> bool:
    """Does nothing change this number of any card? What is printed for each player is at least once that.
    rr:modifiers rr:per-player-icon"""
    keys = _OF_NUMBER.get(name) or _of_number(name)
    return keys[4] not in s.mods and not (s.lasting and lasts(s, keys))


def modified(s: Table, card: int, name: str, base: int, more: int = 0) -> int:
    """A number of this card after all modifiers that are filed under its name. rr:modifiers rr:base-value"""
    keys, mods = _OF_NUMBER.get(name) or _of_number(name), s.mods
    lasting = bool(s.lasting) and lasts(s, keys)
    if not lasting and keys[4] not in mods:
        n = base + more
        return n if n > 0 else 0  # the hot path: usually nothing affects it
    to_base, plus, times, to, _ = keys
    n, most = base, None
    if lasting or to_base in mods:
        for e, sc in _by_age(_on(s, to_base, card)):  # rr:base-value
            n = _said(s, e, name, sc)
    n += more
    if lasting or plus in mods:
        for e, sc in _on(s, plus, card):
            add = _said(s, e, name, sc)
            if e.per is not None:
                add *= len(sel.select(s, e.per, sc))
            if e.cap is not None:
                cap = sel.value(s, e.cap, sc)
                most = cap if most is None else min(most, cap)
            n += add
    if lasting or times in mods:
        n = _multiplied(s, n, _on(s, times, card))
    if lasting or to in mods:
        for e, sc in _by_age(_on(s, to, card)):  # the most recent one is last
            n = _said(s, e, name, sc)
    if most is not None:  # rr:max-maximum: no ability, this or another, takes it beyond; what is printed stays
        n = min(n, max(most, base))
    return max(0, n)


def own_cost(s: Table, seat: int, card: int, face: Face) -> int:
    """What a card says about its own cost while its owner is about to play it. rr:ability rr:modifiers"""
    sc, n = Scope(seat, card), 0
    for c in face.own_costs:
        if c.while_ is None or sel.holds(s, c.while_, sc):
            per = len(sel.select(s, c.effect.per, sc)) if c.effect.per is not None else 1
            n += _said(s, c.effect, "COST", sc) * per
    return n


def sources(s: Table, card: int, name: str) -> list[tuple[int, int]]:
    """(card, how much): what increases or reduces this number of a card in play. rr:modifiers"""
    out = []
    for e, sc in _on(s, name, card):
        n = _said(s, e, name, sc) * (len(sel.select(s, e.per, sc)) if e.per is not None else 1)
        if n:
            out.append((sc.source, n))
    return out


def _said(s: Table, e: Any, name: str, sc: Scope) -> int:
    """What an effect says about this number. rr:modifiers"""
    for k, v in e.stats:
        if k == name:
            return v if type(v) is int else sel.value(s, v, sc)
    raise KeyError(name)


def _multiplied(s: Table, n: int, found: list[tuple[Any, Scope]]) -> int:
    """By all of them, and rounded up at the end. rr:modifiers"""
    num, den = n, 1
    for e, sc in found:
        if isinstance(e.k, tuple):
            num, den = num * e.k[0], den * e.k[1]
        else:
            num *= sel.value(s, e.k, sc)
    return -(-num // den)


def _by_age(found: list[tuple[Any, Scope]]) -> list[tuple[Any, Scope]]:
    """rr:modifiers"""
    return found if len(found) < 2 else sorted(found, key=_since)


def of_event(s: Table, card: int, name: str, n: int) -> int:
    """DAMAGE that an event deals, threat whose REMOVAL it is: every instance of it is modified. rr:event rr:for-each"""
    return modified(s, card, name, n) if n > 0 and card >= 0 and s.face(card).kind == "event" else n


def _since(found: tuple[Any, Scope]) -> int:
    """When an effect began: with the card that has it, or as a lasting effect. rr:modifiers"""
    since: int = found[1].data.get("since", found[1].version)
    return since


def added_costs(s: Table, seat: int, *acts: str, who: int = NOBODY) -> tuple[Any, ...]:
    """What cards in play add to the cost of an act of this player: those that apply to everybody, to them, or to the
    very character that acts. rr:cost rr:attachment"""
    out: tuple[Any, ...] = ()
    for act in acts:
        key = _OF_COST.get(act) or _of_cost(act)
        if key not in s.mods and not s.lasting:
            continue  # the hot path: usually nothing is added
        for e, sc in _effects(s, key):
            if e.who is not None:
                if who in s.play and sel.fits(s, e.who, who, sc):
                    out += e.cost
                continue
            inst = s.play.get(sc.source)
            host = s.play.get(inst.host) if inst is not None else None
            if sc.you == seat or (
                inst is not None
                and inst.controller == SCENARIO
                and inst.engaged == NOBODY
                and (host is None or host.controller == SCENARIO)
            ):
                out += e.cost
    return out


def printed(s: Table, card: int, name: str) -> int:
    """As printed on the card. rr:printed"""
    n = s.face(card).stats.get(name) or 0
    return max(0, n) * (s.started if name == "HP" and s.face(card).per_hero else 1)


def max_hp(s: Table, card: int) -> int:
    """rr:maximum-hit-points rr:hit-points rr:modifiers"""
    return stat(s, card, "HP")


def remaining(s: Table, card: int) -> int:
    """rr:remaining-hit-points rr:hit-points"""
    inst = s.play[card]
    hp = inst.face.stats.get("HP")
    if hp == ENDLESS:
        return ENDLESS
    if hp and hp > 0 and "any HP" not in s.mods and not (s.lasting and lasts(s, _HIT_POINTS)):
        return (hp * s.started if inst.face.per_hero else hp) - inst.damage  # the hot path: nothing touches them
    return stat(s, card, "HP") - inst.damage


def endless(s: Table, card: int) -> bool:
    """Infinite hit points. rr:hit-points"""
    return s.play[card].face.stats.get("HP") == ENDLESS


def keyword(s: Table, card: int, name: str) -> bool:
    """Does the card have the keyword, printed or gained? What is lost can't be regained. rr:keywords rr:loses
    rr:gains"""
    inst = s.play.get(card)
    if inst is None:
        return name in s.face(card).keywords
    keys = _OF_KEYWORD.get(name) or _of_keyword(name)
    if keys[0] not in s.mods and keys[1] not in s.mods and not (s.lasting and lasts(s, keys)):
        return name in inst.face.keywords
    return _has(s, card, name in inst.face.keywords, keys)


def gained(s: Table, card: int, name: str) -> bool:
    """Has an effect given it the keyword, wherever the card is? rr:gains"""
    return bool(_on(s, f"keyword {name}", card))


def may_play(s: Table, seat: int) -> list[int]:
    """Cards that this player may play as if they were in hand. rr:play-restrictions-and-permissions"""
    found = [c for e, sc in _effects(s, "may play") if sc.you == seat for c in sel.select(s, e.who, sc)]
    return list(dict.fromkeys(found))


def with_keyword(s: Table, name: str) -> list[int]:
    """All cards in play that have it. rr:keywords rr:gains rr:loses"""
    gained, lost = keys = _OF_KEYWORD.get(name) or _of_keyword(name)
    if gained not in s.mods and lost not in s.mods and not (s.lasting and lasts(s, keys)):
        if name in FILED and name not in s.kinds:
            return []  # the hot path: what is printed counts, and mostly nothing has it
        return [c for c, i in s.play.items() if name in i.face.keywords]
    return [c for c in s.play if keyword(s, c, name)]


def _has(s: Table, card: int, printed: bool, keys: tuple[str, ...]) -> bool:
    """Printed or gained, and not lost. rr:gains rr:loses"""
    gained, lost = keys
    return (printed or bool(_on(s, gained, card))) and not _on(s, lost, card)


def keyword_n(s: Table, card: int, name: str) -> int:
    """The numbers of all instances of a keyword, added up. rr:keywords"""
    if not keyword(s, card, name):
        return 0
    sc = sel.scope_of(s, card) if card in s.play else Scope(s.first, card)
    own: Keyword | None = s.face(card).keywords.get(name)
    n = sel.value(s, own.n, sc) if own and own.n is not None else 0
    if card in s.play:
        n += sum(sel.value(s, e.what.n, sc2) for e, sc2 in _on(s, f"keyword {name}", card) if e.what.n is not None)
    return n


def has_trait(s: Table, card: int, name: str) -> bool:
    """rr:traits rr:gains rr:loses"""
    if card < 0:
        return False
    inst = s.play.get(card)
    if inst is None:
        return name in s.face(card).traits
    keys = _OF_TRAIT.get(name) or _of_trait(name)
    if keys[0] not in s.mods and keys[1] not in s.mods and not (s.lasting and lasts(s, keys)):
        return name in inst.face.traits
    return _has(s, card, name in inst.face.traits, keys)


def traits(s: Table, card: int) -> list[str]:
    """All traits of a card, printed or gained. rr:traits rr:gains rr:loses"""
    gained = [k.removeprefix("trait ") for k in s.mods if k.startswith("trait ")]
    gained += [k.removeprefix("trait ") for h in s.lasting for k in h.scope.data["keys"] if k.startswith("trait ")]
    return [x for x in dict.fromkeys((*s.face(card).traits, *gained)) if has_trait(s, card, x)]


def basic_keyword(s: Table, card: int, name: str) -> bool:
    """Do the basic attacks of this character have it, besides what all its attacks have? rr:gains"""
    key = f"basic {name}"
    return (key in s.mods or bool(s.lasting)) and bool(_on(s, key, card))


def divides(s: Table, card: int, power: str) -> bool:
    """May this character divide what its basic power does? rr:basic-power"""
    key = f"divides {power}"
    return (key in s.mods or bool(s.lasting)) and bool(_on(s, key, card))


def indirect(s: Table, enemy: int) -> bool:
    """Do its attacks deal indirect damage? rr:indirect-damage"""
    return ("indirect" in s.mods or bool(s.lasting)) and bool(_on(s, "indirect", enemy))


def ignores(s: Table, card: int, what: str) -> bool:
    """Does this character act as if there were no guard, patrol or crisis icon? rr:guard rr:patrol rr:crisis-icon"""
    key = f"ignores {what}"
    return card in s.play and (key in s.mods or bool(s.lasting)) and bool(_on(s, key, card))


def bearable(s: Table, card: int, n: int, took: int) -> int:
    """How much of that damage a character takes, who took so much from the same attack already. rr:cannot"""
    if "most damage" not in s.mods and not s.lasting:
        return n
    return max(0, min([n, *(sel.value(s, e.n, sc) - took for e, sc in _on(s, "most damage", card))]))


def cannot(s: Table, card: int, act: str, by: int = NOBODY) -> bool:
    """Does an effect say that this card cannot do (or suffer) that, at all or because of that card? rr:cannot"""
    if not s.lasting and (not s.mods or (_OF_ACT.get(act) or _of_act(act)) not in s.mods):
        return False
    return bool(_prohibitions(s, _of_act(act), card, by))


def forbidder(s: Table, card: int, act: str, by: int = NOBODY) -> int:
    """The card whose effect says so; -1 if nothing does. rr:cannot"""
    return next((sc.source for _, sc in _prohibitions(s, _of_act(act), card, by)), NOBODY)


def _prohibitions(s: Table, key: str, card: int, by: int) -> list[tuple[Any, Scope]]:
    """What forbids that to this card, at all or because of that other one. rr:cannot"""
    return [(e, sc) for e, sc in _on(s, key, card) if e.of is None or (by != NOBODY and sel.fits(s, e.of, by, sc))]


def blanked(s: Table, card: int) -> bool:
    """Does an effect say that the text box of this card counts as empty? rr:text-box"""
    return bool(_on(s, "blank", card))


def keeps_keywords(s: Table, card: int) -> bool:
    """Of a card whose text box counts as empty: does every effect that says so spare the keywords? rr:text-box"""
    return all(isinstance(e, Blank) and e.but_keywords for e, _ in _on(s, "blank", card))


def becomes(s: Table, card: int) -> str:
    """The trait of the minion that this ally counts as; "" if it is one no more, or never was. rr:text-box"""
    if "becomes" not in s.mods and not s.lasting:
        return ""
    return next((e.trait for e, _ in _on(s, "becomes", card)), "")


def shield(s: Table, card: int) -> int:
    """The card that prevents all damage to this one; -1 if none does. rr:prevent"""
    if "prevents" not in s.mods and not s.lasting:
        return NOBODY
    return next((sc.source for _, sc in _on(s, "prevents", card)), NOBODY)


def musts(s: Table, act: str) -> list[tuple[Any, Scope]]:
    """What effects say must be done, if able. rr:ability rr:defend-defense"""
    return _effects(s, f"must {act}")


def schemes_elsewhere(s: Table, enemy: int) -> list[tuple[Any, Scope]]:
    """What says that this enemy's scheming places threat on another scheme. rr:scheme-enemy-activation"""
    return _on(s, "schemes on", enemy)


def repeated(s: Table, timing: str, seat: int) -> int:
    """How many more times abilities of that timing resolve, of cards that this player reveals. rr:modifiers"""
    key = f"again {timing}"
    if not s.lasting and key not in s.mods:
        return 0
    return sum(seat in sel.seats(s, e.who, sc) for e, sc in _effects(s, key))


def first_revealed(s: Table, card: int, seat: int) -> bool:
    """Does an effect give surge to this card, as the first of its sort that is revealed? rr:surge"""
    if not s.lasting and "first revealed" not in s.mods:
        return False
    return any(_is_first(s, e, sc, card, seat) for e, sc in _effects(s, "first revealed"))


def _is_first(s: Table, e: Any, sc: Scope, card: int, seat: int) -> bool:
    """rr:surge rr:reveal"""
    who = sel.seats(s, e.by, sc) if e.by is not None else list(range(s.started))
    phase = e.period.removeprefix("villain ")
    if seat not in who or (phase != e.period and s.phase != "villain") or not sel.fits(s, e.card, card, sc):
        return False
    return not revealed_before(s, lambda c: sel.fits(s, e.card, c, sc), phase, who)


def cannot_player(s: Table, seat: int, act: str) -> bool:
    """rr:cannot"""
    return cannot(s, s.players[seat].identity, act)


def icons(s: Table, name: str, near: int = NOBODY) -> int:
    """Icons of one sort on all cards in play, or of those in the game area that this card is in. rr:icons rr:crisis-icon
    rr:hazard-icon rr:acceleration-icon"""
    n, gained = 0, name.upper() in s.mods  # by cards that give them to others
    for inst in s.play.values():
        if (gained or inst.face.icons) and (not s.areas or near == NOBODY or s.near(inst.id, s.area(near))):
            printed = inst.face.icons.get(name, 0)
            n += modified(s, inst.id, name.upper(), printed) if gained else printed
    return n


def controller(s: Table, card: int) -> int:
    """rr:ownership-and-control"""
    inst = s.play.get(card)
    return inst.controller if inst is not None else s.owners[card] if card >= 0 else SCENARIO


def performer(s: Table, card: int, you: int) -> int:
    """Who performs an ability of this card: events, resources and most upgrades act as the identity. rr:you-your
    rr:labelled-ability rr:upgrade"""
    face = s.face(card)
    if face.kind in ("event", "resource") or face.identity:
        return s.players[you].identity
    if face.kind == "upgrade":
        host = s.play[card].host if card in s.play else NOBODY
        if host in s.play and s.play[host].controller != SCENARIO and not s.play[host].face.identity:
            return host
        return s.players[you].identity
    return card


def hand_size(s: Table, seat: int) -> int:
    """rr:hand-size"""
    return stat(s, s.players[seat].identity, "HAND_SIZE")


def ally_limit(s: Table, seat: int) -> int:
    """rr:ally-limit"""
    return modified(s, s.players[seat].identity, "ALLY_LIMIT", 3)


def restricted_limit(s: Table, seat: int, found: list[int]) -> int:
    """How many of these restricted cards this player may control; some may have room for weapons only. rr:restricted"""
    identity = s.players[seat].identity
    weapons = modified(s, identity, "RESTRICTED_WEAPONS", 0)
    if weapons:
        weapons = min(weapons, sum(has_trait(s, c, "Weapon") for c in found))
    return modified(s, identity, "RESTRICTED_LIMIT", 2) + weapons
