"""Faces: what is printed on one side of a card (data) together with what it does (its definition), compiled once.

`card("01005", ...)` in a card file joins both. A card without a definition has no face and can't enter a game.
Facts and faces are there when they are asked for: the pack of a code is opened by the first look-up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, Final

from ..kernel.decision import NONE
from ..kernel.errors import SetupError, did_you_mean
from ..kernel.language import OTHERS, Both
from ..kernel.ops import Book, fresh, walk
from ..kernel.state import Key
from .shelf import Shelved, define_cards, pack_of, packs, printed, trait_name
from .titles import both, name_in, names_of, traits_in
from .vocab import (
    HOST,
    Ability,
    AddCost,
    Again,
    And,
    AnyControl,
    AnyUse,
    AttachTo,
    Becomes,
    BelongsTo,
    Blank,
    Cannot,
    Choose,
    CompletedAlone,
    Constant,
    Divides,
    EachTime,
    Either,
    EngagesFirst,
    EntersWith,
    FirstControls,
    FirstRevealed,
    FormOnly,
    Gain,
    Generate,
    Given,
    GiveTo,
    HasBase,
    Ignores,
    Indirect,
    InPlayArea,
    JoinedLast,
    KeptInHand,
    Keyword,
    Lose,
    LoseIfCompleted,
    LoseIfGone,
    Max,
    MayPlay,
    ModeOnly,
    Modify,
    MostDamage,
    Multiply,
    Must,
    NotCanceled,
    NotUnique,
    Overpaid,
    OwnDeck,
    PayOnly,
    PayPrinted,
    Pick,
    PlayFrom,
    PlayOnlyIf,
    Prevents,
    PutIntoPlay,
    Ref,
    SchemesOn,
    Self_,
    SetBase,
    Trait,
    Uncounted,
    Uses,
    Variable,
    Verb,
    Would,
    Yields,
)

STATS: Final = {
    "attack": "ATK",
    "thwart": "THW",
    "defense": "DEF",
    "recover": "REC",
    "scheme": "SCH",
    "health": "HP",
    "hand_size": "HAND_SIZE",
    "cost": "COST",
}
STARRED: Final = {"attack": "ATK", "scheme": "SCH"}
"""Boxes that may hold a star and no number: 0, which can be modified."""
STAGES: Final = ("", "I", "II", "III", "IV")
ENDLESS: Final = 1_000_000
"""Hit points of a character that has infinitely many ("health": "infinite"); damage leaves as many. rr:hit-points"""
X_COST: Final = -1
"""How the facts write that the cost of a card is X."""
RESOURCES: Final = ("energy", "mental", "physical", "wild")
ASPECTS: Final = ("aggression", "justice", "leadership", "protection", "pool")
ICONS: Final = ("acceleration", "amplify", "crisis", "hazard")
PLAYER_KINDS: Final = frozenset(
    ("hero", "alter_ego", "ally", "event", "support", "upgrade", "resource", "player_side_scheme")
)
IDENTITIES: Final = ("hero", "alter_ego")
OWN_DECKS: Final = {"Invocation": "invocation"}
"""Decks that an identity brings along, by the trait of their cards. Their top card lies faceup, and each has a discard
pile: see `pile_of`."""
FILED: Final = ("restricted", "temporary")
"""Keywords under which the table files cards in play as it does under their kind: they are looked for all the time."""

PLAYABLE: Final[Key] = ("Played", "discard", False)
"""Where cards are filed that may be played from a discard pile. rr:play-restrictions-and-permissions"""
OTHER_SIDE: Final[dict[str, str]] = {}
"""From each side of a double-sided card to the other; of the packs that are open, as whoever has a face may expect."""
OTHER_SIDES: Final[dict[str, tuple[str, ...]]] = {}
"""From each side of such a card to all others: an identity may have a second hero form ("front" in the facts)."""
NOT_YET: Final = ("LeftPlay",)
"""Events the language knows and the rules do not announce: a card that waits for one would be silently blank."""
FOLLOWERS: Final[dict[int, tuple[Any, ...]]] = {}
"""From a step that chooses to those that decide with it what may be chosen, by the step's own id. rr:target"""


def filed_under(keys: tuple[str, ...]) -> tuple[str, ...]:
    """These names of a constant effect; one that is about a number ("base HP", "*HP") is also filed as "any HP", so that a
    reader of a number that nothing changes looks once."""
    about = (k.removeprefix("base ").lstrip("*=") for k in keys)
    return tuple(dict.fromkeys((*keys, *(f"any {k}" for k in about if k.isupper()))))


def effect_keys(effect: Any) -> tuple[str, ...]:
    """Under which names a lasting effect is filed, so that a reader finds it without scanning the table."""
    match effect:
        case Modify(stats=stats):
            return tuple(k for k, _ in stats)
        case SetBase(stats=stats):
            return tuple(f"={k}" for k, _ in stats)
        case HasBase(stats=stats):
            return tuple(f"base {k}" for k, _ in stats)
        case Must(act=act):
            return (f"must {act}",)
        case Multiply(stat=stat):
            return (f"*{stat}",)
        case Gain(what=Trait(name=name)):
            return (f"trait {name}",)
        case Gain(what=Keyword(name=name), basic=basic):
            return (f"basic {name}" if basic else f"keyword {name}",)
        case Lose(what=Trait(name=name)):
            return (f"no trait {name}",)
        case Lose(what=Keyword(name=name)):
            return (f"no keyword {name}",)
        case Cannot(act=act):
            return (f"cannot {act}",)
        case AddCost(act=act):
            return (f"cost {act}",)
        case Divides(power=power):
            return (f"divides {power}",)
        case Blank():
            return ("blank",)
        case Becomes():
            return ("blank", "becomes")
        case SchemesOn():
            return ("schemes on",)
        case Again(timing=timing):
            return (f"again {timing}",)
        case FirstRevealed():
            return ("first revealed",)
        case MayPlay():
            return ("may play",)
        case Ignores(what=what):
            return tuple(f"ignores {x}" for x in what)
        case Indirect():
            return ("indirect",)
        case MostDamage():
            return ("most damage",)
        case EachTime():
            return ("each time",)
        case Prevents():
            return ("prevents",)
        case Yields():
            return ("yields",)
    raise TypeError(f"{effect!r} is not an effect that lasts")


class Face:
    """One side of a card. Nothing in it ever changes; states refer to it by its code."""

    __slots__ = (
        "abilities",
        "acceleration",
        "actions",
        "amplify",
        "any_control",
        "any_use",
        "apart",
        "aspect",
        "attach",
        "attach_other",
        "attach_then",
        "back",
        "blank",
        "boost",
        "boosts",
        "by_timing",
        "certain",
        "code",
        "constants",
        "cost",
        "crisis",
        "engages_first",
        "enters_with",
        "facedown",
        "facts",
        "filed",
        "first_controls",
        "for_all",
        "form_only",
        "give_to",
        "hand_actions",
        "hand_triggers",
        "hazard",
        "home",
        "icons",
        "identity",
        "in_area",
        "joined_last",
        "kept",
        "keywords",
        "kind",
        "lone",
        "loses",
        "max_of",
        "max_per",
        "mode",
        "mods",
        "name",
        "not_unique",
        "overpaid",
        "own_costs",
        "own_deck",
        "pack",
        "parts",
        "pay_only",
        "per_hero",
        "picky",
        "pile_triggers",
        "plain_cost",
        "play_act",
        "play_from",
        "play_if",
        "player_card",
        "printed",
        "quantity",
        "resource_abilities",
        "resources",
        "scheme_of",
        "set",
        "stats",
        "subname",
        "traits",
        "triggers",
        "turned",
        "uncounted",
        "unique",
        "uses",
        "variable",
        "vital",
        "worth",
        "x_cost",
    )

    def __init__(self, data: dict[str, Any], parts: tuple[Any, ...]) -> None:
        self.facts: dict[str, Any] = data["facts"]
        self.parts = parts
        self.code: str = data["code"]
        self.name: str = data["name"]
        self.printed = data
        self.subname: str = self.facts.get("subname") or ""
        self.kind: str = data["type"]
        self.set: str | None = data.get("set")
        self.pack: str = data.get("pack", "")
        self.aspect: str = data.get("aspect", "")
        self.quantity: int = data.get("quantity", 1)
        self.back: str | None = data.get("back")
        self.facedown: bool = data.get("facedown", False)  # what a card is taken for while it lies facedown
        self.turned: bool = data.get("turned", False)  # what is left of a card in play that lies facedown
        self.blank: bool = data.get("blank", False)  # what is left of a card whose text box counts as empty
        self.traits: tuple[str, ...] = tuple(data.get("traits", ()))
        self.unique = bool(self.facts.get("is_unique"))
        own = self.traits if self.aspect == "hero" else ()
        self.home: str = next((OWN_DECKS[t] for t in own if t in OWN_DECKS), "")  # the deck that is its own
        self.player_card = self.kind in PLAYER_KINDS
        self.identity = self.kind in IDENTITIES
        self._numbers(self.facts)
        self._rules(parts)
        self.constants: tuple[Constant, ...] = tuple(p for p in parts if isinstance(p, Constant)) + _printed(data)
        self.mods: tuple[tuple[int, str], ...] = tuple(
            (i, k) for i, c in enumerate(self.constants) for k in filed_under(effect_keys(c.effect))
        )
        self.overpaid = any(isinstance(x, Overpaid) for _, x in walk(parts))
        self.own_costs = tuple(c for c in self.constants if _of_its_cost(c.effect))
        odd = self.x_cost or "requirement" in self.keywords or self.facts.get("cost_per_hero")
        self.plain_cost = not (odd or self.pay_only or self.own_costs)  # so many resources of any type, as printed
        self.play_act = f"play {self.kind}"  # what an effect may say cannot be done. rr:cannot
        held_back = self.kind == "resource" and bool(self.form_only)
        self.worth = 0 if held_back else sum(self.resources)  # what it surely gives
        self.picky = held_back or any(isinstance(c.effect, Multiply | Yields) for c in self.constants)
        self.abilities: tuple[Ability, ...] = tuple(p for p in parts if isinstance(p, Ability))
        self._index()

    def _numbers(self, facts: dict[str, Any]) -> None:
        """Costs, stats, resources and icons, as printed."""
        self.x_cost = facts.get("cost") == X_COST
        self.cost: int | None = 0 if self.x_cost else facts.get("cost")  # rr:x-value: 0 unless it is being paid
        self.stats: dict[str, int | None] = {
            STATS[k]: ENDLESS if v == "infinite" else v for k, v in facts.items() if k in STATS
        }
        for box, name in STARRED.items():  # faq:green-goblin-scenario-pack:green-goblin:1
            if facts.get(f"{box}_star") and box not in facts and self.kind == "villain":
                self.stats[name] = 0
        if self.kind == "villain" and facts.get("stage") in STAGES:
            self.stats["STAGE"] = STAGES.index(facts["stage"])
        if self.kind == "main_scheme" and (stage := str(facts.get("stage", ""))[:-1]).isdigit():
            self.stats["STAGE"] = int(stage)
        self.resources: tuple[int, int, int, int] = tuple(facts.get(f"resource_{r}") or 0 for r in RESOURCES)  # type: ignore[assignment]
        self.per_hero = bool(facts.get("health_per_hero"))  # its hit points
        self.boost: int = facts.get("boost") or 0
        self.icons: dict[str, int] = {i: facts.get(f"scheme_{i}") or 0 for i in ICONS if facts.get(f"scheme_{i}")}
        self.acceleration, self.amplify = self.icons.get("acceleration", 0), self.icons.get("amplify", 0)
        self.crisis, self.hazard = self.icons.get("crisis", 0), self.icons.get("hazard", 0)

    def _rules(self, parts: tuple[Any, ...]) -> None:
        """Keywords, and what the card says of how it is played."""
        self.keywords: dict[str, Keyword] = {p.name: p for p in parts if isinstance(p, Keyword)}
        self.filed: tuple[str, ...] = (self.kind, *(k for k in FILED if k in self.keywords))
        self.apart = "permanent" in self.keywords or "linked" in self.keywords  # in no deck: it starts set aside
        self.uses: Uses | None = next((p for p in parts if isinstance(p, Uses)), None)
        self.enters_with: tuple[EntersWith, ...] = tuple(p for p in parts if isinstance(p, EntersWith))
        self.variable: Any = next((p.v for p in parts if isinstance(p, Variable)), 0)
        self.attach: Any = next((p.what for p in parts if isinstance(p, AttachTo)), None)
        self.attach_other: Any = next((p.other for p in parts if isinstance(p, AttachTo)), None)
        self.max_per: dict[str, int] = {p.per: p.n for p in parts if isinstance(p, Max)}
        self.max_of: str = next((p.of for p in parts if isinstance(p, Max)), "")  # a trait, where titles do not count
        self.attach_then: Any = next((p.then for p in parts if isinstance(p, AttachTo)), None)
        self.in_area = any(isinstance(p, InPlayArea) for p in parts)
        self.certain = any(isinstance(p, NotCanceled) for p in parts)
        self.form_only: str = next((p.form for p in parts if isinstance(p, FormOnly)), "")
        self.scheme_of: str = next((p.code for p in parts if isinstance(p, BelongsTo)), "")
        self.own_deck: OwnDeck | None = next((p for p in parts if isinstance(p, OwnDeck)), None)
        self.mode: str = next((p.mode for p in parts if isinstance(p, ModeOnly)), "")
        self.pay_only: str = next((p.res for p in parts if isinstance(p, PayOnly)), "")
        self.play_from: Any = next((p.zone for p in parts if isinstance(p, PlayFrom)), None)
        self.play_if: tuple[Any, ...] = tuple(p.cond for p in parts if isinstance(p, PlayOnlyIf))
        self.any_control = any(isinstance(p, AnyControl) for p in parts)
        self.kept = any(isinstance(p, KeptInHand) for p in parts)
        self.not_unique = any(isinstance(p, NotUnique) for p in parts)
        self.uncounted = any(isinstance(p, Uncounted) for p in parts)
        self.loses = any(isinstance(p, LoseIfCompleted) for p in parts)
        self.joined_last = any(isinstance(p, JoinedLast) for p in parts)
        self.lone = any(isinstance(p, CompletedAlone) for p in parts)
        self.any_use = any(isinstance(p, AnyUse) for p in parts)
        self.engages_first = any(isinstance(p, EngagesFirst) for p in parts)
        self.vital = any(isinstance(p, LoseIfGone) for p in parts)
        self.first_controls = any(isinstance(p, FirstControls) for p in parts)
        self.for_all = any(isinstance(x, Generate) and x.for_any for _, x in walk(parts))
        self.give_to: str = next((p.code for p in parts if isinstance(p, GiveTo)), "")

    def _index(self) -> None:
        """Where to find each ability: by its timing, and by what it answers."""
        self.by_timing: dict[str, tuple[int, ...]] = {}
        triggers: list[tuple[int, Key]] = []
        held: list[tuple[int, Key]] = []
        for i, a in enumerate(self.abilities):
            if not a.in_hand:
                self.by_timing[a.timing] = (*self.by_timing.get(a.timing, ()), i)
            if a.on is not None:
                on = a.on.of if isinstance(a.on, Given) else a.on
                e, point = (
                    (on.of, "would") if isinstance(on, Would) else (on, "when" if a.timing == "interrupt" else "after")
                )
                for one in e.of if isinstance(e, Either) else (e,):
                    (held if a.in_hand else triggers).append((i, (type(one).__name__, point, a.forced)))
        self.triggers = tuple(dict.fromkeys(triggers))
        spent = tuple(t for t in self.triggers if t[1][0] == "Spent" and self.kind == "resource")
        self.pile_triggers: tuple[tuple[int, Key], ...] = (*spent, *(((NONE, PLAYABLE),) if self.play_from else ()))
        self.hand_triggers = self.triggers if self.kind == "event" else tuple(held)  # rr:event: used from the hand
        self.hand_actions = tuple(i for i, a in enumerate(self.abilities) if a.in_hand and a.timing == "action")
        self.mods += tuple((i, "state") for i in self.by_timing.get("state", ()))  # looked at by rules/states.py
        self.actions = self.by_timing.get("action", ())
        self.resource_abilities = self.by_timing.get("resource", ())
        self.boosts = self.by_timing.get("boost", ())

    def name_in(self, lang: str) -> str:
        """The title in a language, English where there is none."""
        return name_in(self.printed, lang)

    def names(self) -> list[str]:
        """The title in all languages."""
        return names_of(self.printed)

    def both(self) -> Both:
        """The title, to be told in whichever language."""
        return both(self.printed)

    def traits_in(self, lang: str) -> tuple[str, ...]:
        return traits_in(self.printed, lang)

    def __repr__(self) -> str:
        return f"<{self.code} {self.name}>"


def _follow(a: Ability) -> None:
    """What is done to "that enemy" decides for a bare `Choose`; for a verb only what "and" joins to it does."""
    steps = [x for _, x in walk((a.cost, a.steps))]
    for c in steps:
        what = c.what if isinstance(c, Choose) else c.of if isinstance(c, PayPrinted) else None
        if isinstance(what, Pick):
            FOLLOWERS[id(c)] = tuple(
                x for x in steps if x is not c and isinstance(x, Verb) and any(y == Ref(what.kind) for _, y in walk(x))
            )
        elif isinstance(c, And):
            for i, first in enumerate(c.steps):
                for sel in vars(first).values():
                    if isinstance(sel, Pick) and (found := _users(sel.kind, c.steps[i + 1 :])):
                        FOLLOWERS[id(first)] = found


def _users(kind: str, steps: Sequence[Any]) -> tuple[Any, ...]:
    return tuple(x for x in steps if isinstance(x, Verb) and Ref(kind) in vars(x).values())


def _of_its_cost(effect: Any) -> bool:
    """Such a constant is read while the card is being played, from wherever that is. rr:ability"""
    return isinstance(effect, Modify) and isinstance(effect.who, Self_) and any(k == "COST" for k, _ in effect.stats)


def _printed(data: dict[str, Any]) -> tuple[Constant, ...]:
    """The modifiers in the boxes of an attachment are constant effects on what it is attached to; a number for SCH is
    one for THW, too, and either is ignored by a character that does not have it. rr:attachment"""
    if data["type"] != "attachment":
        return ()
    boxes = (("ATK", "attack"), ("SCH", "scheme"), ("THW", "scheme"))
    found = tuple((stat, data["facts"][k]) for stat, k in boxes if data["facts"].get(k))
    return (Constant(Modify(HOST, found)),) if found else ()


def data() -> Shelved[dict[str, Any]]:
    """The printed facts of every card we have data for, by code."""
    return _FACTS


def _print(pack: str) -> None:
    for c in printed(pack):
        (REPRINTS if "duplicate_of" in c else _FACTS)[c["code"]] = c


def _make(code: str) -> None:
    """A face that no pack prints: a card that lies facedown, as a minion or not, or whose text box counts as empty."""
    if code.startswith(BLANK + AS_MINION):
        trait, _, real = code.removeprefix(BLANK + AS_MINION).rpartition(": ")
        if FACES.known(real):
            minion_face(FACES[real], trait)
    elif code.startswith(BLANK + KEPT) and FACES.known(real := code.removeprefix(BLANK + KEPT)):
        blank_face(FACES[real], but_keywords=True)
    elif code.startswith(BLANK) and FACES.known(real := code.removeprefix(BLANK)):
        blank_face(FACES[real])
    if code.startswith(TURNED) and FACES.known(real := code.removeprefix(TURNED)):
        turned_face(FACES[real])
    trait = code.removeprefix(FACEDOWN)
    if trait != code and any(trait in p.facedown for p in packs().values()):
        _facedown(trait)


_FACTS: Final[Shelved[dict[str, Any]]] = Shelved(_print)
REPRINTS: Final[dict[str, dict[str, Any]]] = {}
"""The rows of cards that another pack printed first, of the packs that are open; `data()` has the cards they are."""
FACES: Final[Shelved[Face]] = Shelved(define_cards, _make)
OPENED: Final[dict[str, Face]] = FACES.opened
"""Those of the packs that are open. It is asked before the other one where it is asked constantly: half the time."""
remembered = lru_cache(maxsize=8192)
"""What is worked out once for each face. Of cards that positions make up there is no end: those used least are forgotten."""
BOOK: Final = Book(FACES.known)


def sets(kind: str) -> tuple[str, ...]:
    """The codes of all sets of a kind: hero, villain, modular, ..."""
    return tuple(code for p in packs().values() for code, its in p.sets.items() if its == kind)


def second_sides(rows: Iterable[Mapping[str, Any]]) -> set[str]:
    """The codes of those that are the back of another: a card with two sides is one card."""
    return {max(c["code"], c["back"]) for c in rows if c.get("back")}


@cache
def cards_of(set_code: str) -> tuple[dict[str, Any], ...]:
    """The printed facts of a set's cards. Only the pack that has it is opened."""
    found = [p.code for p in packs().values() if set_code in p.sets]
    for pack in found:
        _FACTS.open(pack)
    return tuple(c for c in dict.values(_FACTS) if c.get("set") == set_code and c["pack"] in found)


def titled(name: str) -> dict[str, Any] | None:
    """The printed facts of a card of this English title: of an open pack, or else of any."""
    rows = (c for found in (dict.values(_FACTS), _FACTS.values()) for c in list(found) if c["name"] == name)
    return next(rows, None)


def made_up() -> list[Face]:
    """The faces that no pack prints: those of positions and tests, and of facedown cards."""
    return [f for f in dict.values(FACES) if pack_of(f.code) is None]


def card(code: str, *parts: Any) -> None:
    """Define what a card does. Parts are keywords, restrictions, abilities, constants, or tuples of them."""
    if not data().known(code):
        raise SetupError("no facts", code=code, near=did_you_mean(code, data()))
    face = define(data()[code], *parts, real=True)
    for _, key in face.triggers:
        if key[0] in NOT_YET:
            raise SetupError("not yet", code=code, event=key[0])


def define(facts: dict[str, Any], *parts: Any, real: bool = False) -> Face:
    """Join printed facts and a definition (tests make up cards this way). A wrong definition is refused."""
    face = face_from(facts, *parts, real=real)
    put(face)
    return face


def face_from(facts: dict[str, Any], *parts: Any, real: bool = False) -> Face:
    """A face that no table knows yet."""
    from .checking import check  # it reads the rules, which stand on this

    flat = fresh(tuple(p for x in parts for p in (x if isinstance(x, tuple) else (x,))))
    check(facts["code"], flat, real)
    return Face(facts, flat)


def put(face: Face) -> None:
    """From now on this is the face of its code."""
    if (old := FACES.here(face.code)) is not None:
        _leave(old)
    FACES[face.code] = face
    for a in face.abilities:
        _follow(a)
    BOOK.add(face.code, (face.parts, face.constants))
    if not face.blank:  # the other side of a card without its text does not lead back to it
        _join(face.code, face.back, face.printed.get("front"))
    for _, op in walk(face.parts):
        if isinstance(op, PutIntoPlay) and op.facedown_as and not FACES.here(facedown_code(op.facedown_as)):
            _facedown(op.facedown_as)


def replace_by(face: Face) -> None:
    """Put a face in the place of the one that its code has; what was made of that (blank, facedown, a minion) is made anew."""
    for c in [c for c in dict.keys(FACES) if c.startswith((BLANK, TURNED)) and c.endswith(face.code)]:
        _leave(FACES[c])
        del FACES[c]
        BOOK.remove({c})
    put(face)


def _leave(face: Face) -> None:
    for _, x in walk(face.parts):
        FOLLOWERS.pop(id(x), None)


def in_form(front: Face, form: str) -> Face | None:
    """The side of an identity that this form shows: hero, alter-ego, or a hero form by its trait."""
    sides = (front, *(FACES[c] for c in OTHER_SIDES.get(front.code, ())))
    if form in ("hero", "alter-ego"):
        return next((x for x in sides if x.kind == form.replace("-", "_")), None)
    return next((x for x in sides if x.kind == "hero" and form.title() in x.traits), None)


def form_of(face: Face) -> str:
    """What the form is called that this side of an identity shows, so that `in_form` finds it again."""
    if face.kind == "hero" and len(OTHER_SIDES.get(face.code, ())) > 1:
        other = next(FACES[c] for c in OTHER_SIDES[face.code] if FACES[c].kind == "hero")
        return next(x for x in face.traits if x not in other.traits)
    return face.kind.replace("_", "-")


def _join(code: str, back: str | None, front: str | None) -> None:
    """What is on the other sides of a card. The other side of a second hero form is the alter-ego. rr:flip"""
    if back:
        OTHER_SIDE[code], OTHER_SIDE[back] = back, code
        OTHER_SIDES[code], OTHER_SIDES[back] = (back,), (code,)
    elif front:
        back = data()[front]["back"]
        OTHER_SIDE[code] = back
        OTHER_SIDES[front], OTHER_SIDES[back], OTHER_SIDES[code] = (back, code), (front, code), (back, front)


FACEDOWN: Final = "facedown "
BLANK: Final = "blank "
AS_MINION: Final = "as "
KEPT: Final = "but keywords: "
TURNED: Final = "turned "


def turned_face(face: Face) -> Face:
    """The card as it lies facedown in play, known to all: it has its title and kind, and nothing else of what is printed
    on it. rr:flip"""
    plain = {k: v for k, v in face.printed.items() if k not in ("traits", "facts", "back")}
    return FACES.here(TURNED + face.code) or define(
        {**plain, "code": TURNED + face.code, "traits": [], "facts": {}, "turned": True}
    )


def blank_face(face: Face, but_keywords: bool = False) -> Face:
    """The card without its text: keywords (unless they stay), restrictions and abilities are gone, everything else is as
    printed. rr:text-box"""
    code = BLANK + (KEPT if but_keywords else "") + face.code
    if (made := FACES.here(code)) is None:
        for sides in (OTHER_SIDE, OTHER_SIDES):  # an identity without its text still has another side
            if face.code in sides:
                sides[code] = sides[face.code]  # type: ignore[assignment]
        kept = tuple(face.keywords.values()) if but_keywords else ()
        made = define({**face.printed, "code": code, "blank": True}, *kept)
    return made


def minion_face(face: Face, trait: str) -> Face:
    """An ally that counts as a minion with that trait: it has no text, and its printed THW is its SCH. rr:text-box"""
    code = f"{BLANK}{AS_MINION}{trait}: {face.code}"
    if (made := FACES.here(code)) is None:
        kept = ("attack", "health", "is_unique", "subname")
        facts = {k: face.facts[k] for k in kept if k in face.facts}
        if "thwart" in face.facts:
            facts["scheme"] = face.facts["thwart"]
        names = {
            f"traits_{lang}": [*face.printed.get(f"traits_{lang}", ()), trait_name(trait, lang) or trait]
            for lang in OTHERS
        }
        said = {"code": code, "type": "minion", "traits": [*face.traits, trait], "facts": facts, "blank": True}
        made = define({**face.printed, **names, **said})
    return made


def unblanked(face: Face) -> Face:
    code = face.code.removeprefix(BLANK)
    return FACES[code.rpartition(": ")[2]]


def facedown_code(trait: str) -> str:
    return f"{FACEDOWN}{trait}"


def _facedown(trait: str) -> None:
    """The face of a facedown minion: a trait, no text, and base values of 0 unless an effect gives others."""
    names = {f"name_{lang}": trait_name(trait, lang) or trait for lang in OTHERS}
    facts = {"attack": 0, "scheme": 0, "health": 0}
    define(
        {
            "code": facedown_code(trait),
            "name": trait,
            **names,
            "type": "minion",
            "traits": [trait],
            **{f"traits_{lang}": [names[f"name_{lang}"]] for lang in OTHERS},
            "facts": facts,
            "facedown": True,
        }
    )


def face_of(code: str) -> Face:
    if not FACES.known(code):
        if data().known(code):
            raise SetupError("not scripted", code=code, name=both(data()[code]))
        raise SetupError("unknown code", code=code, near=did_you_mean(code, data()))
    return FACES[code]
