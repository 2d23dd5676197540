"""The table as one seat sees it, sorted for questions that a player asks. Built from a view and from printed faces."""

from __future__ import annotations

from typing import Any

from ...champions import vocab as w
from ...champions.faces import FACES, OPENED, OTHER_SIDE, Face, cards_of, remembered
from ...champions.rules.decks import own_deck
from .obstacles import ASIDE, GOAL, fills, immortal, keeps_threat, leads_on, lends, saves, to_come, to_defeat
from .weights import (
    ACCELERATION,
    AMPLIFY,
    BOOST,
    CHANGES,
    CRISIS,
    DAMAGE,
    HAZARD,
    HORIZON,
    HP,
    LEAST,
    LENT,
    LOCKED,
    LOSS,
    PACE,
    PART,
    PLOT,
    RACE,
    SHIELD,
    SIDE,
    THREAT,
    before,
    health,
    room,
)

Piece = dict[str, Any]
"""A card in play, as views show it."""
ABSORBS = {"01098": 5}
"""Attachments that take the villain's damage until they hold so much of it."""
SHIELDS = ("01009",)
"""Attachments that replace the attack of what carries them."""


def _plus(chances: dict[int, float], base: int, likely: float) -> dict[int, float]:
    """The same chances after one more scheme of the villain, which may not happen."""
    out = {n: q * (1 - likely) for n, q in chances.items()} if likely < 1 else {}
    for n, q in chances.items():
        for b, r in BOOST:
            out[n + base + b] = out.get(n + base + b, 0.0) + q * likely * r
    return out


@remembered
def locked(face: Face) -> bool:
    """Can no threat be removed from this scheme?"""
    return any(
        isinstance(c.effect, w.Cannot) and c.effect.act == "lose threat" and isinstance(c.effect.who, w.Self_)
        for c in face.constants
    )


@remembered
def shields(face: Face) -> bool:
    """Can somebody else take no damage as long as this is in play?"""
    return any(
        isinstance(c.effect, w.Cannot) and c.effect.act == "take damage" and not isinstance(c.effect.who, w.Self_)
        for c in face.constants
    )


@remembered
def next_stage(face: Face) -> Face:
    """The main scheme that follows this one, as printed; this one if there is none."""
    if not face.set:
        return face
    stages = sorted(
        (c["facts"].get("stage", ""), c["code"])
        for c in cards_of(face.set)
        if c["type"] == "main_scheme" and c["facts"].get("threat") is not None
    )
    return next((FACES[code] for stage, code in stages if stage > face.facts.get("stage", "")), face)


@remembered
def extra_boosts(face: Face) -> int:
    """Boost cards that this villain gets when it attacks, besides the one that all get."""
    return sum(
        isinstance(s, w.DealBoost) for a in face.abilities if a.forced and isinstance(a.on, w.Attacked) for s in a.steps
    )


@remembered
def schemes_elsewhere(face: Face) -> bool:
    """Whether the threat of its scheming goes on another scheme than the main one."""
    return any(isinstance(c.effect, w.SchemesOn) for c in face.constants)


def shown(p: Piece) -> Face:
    """The face that a card shows."""
    code: str = p["code"]
    return OPENED.get(code) or FACES[code]  # mostly its pack is open: a plain dictionary is asked quicker


def absorbs(p: Piece) -> int:
    """Damage that this attachment will still take in place of whom it is on."""
    most = ABSORBS.get(p["code"], 0)
    return max(0, most - int(p["counters"].get("damage", 0))) if most else 0


def icon(p: Piece, name: str) -> int:
    return shown(p).icons.get(name, 0)


class Board:
    """`hero`: am I in hero form? `end`: the form in which this turn will probably end, set by the planner."""

    # what is worked out when it is first asked for
    _codes: dict[int, str] | None = None
    _own_others: list[Face] | None = None
    _costs: dict[str, int] | None = None
    _engaged: list[Piece] | None = None
    _guarded: bool | None = None
    _closed: list[Piece] | None = None
    _barred: bool | None = None
    _last_stage: bool | None = None
    _unbeaten: bool | None = None
    _keeping: list[tuple[Piece, tuple[str, ...]]] | None = None
    _brims: dict[str, int] | None = None
    _rounds: float | None = None
    _attachments: dict[int, list[Piece]] | None = None
    _least_back: int | None = None
    _all_tough: bool | None = None
    _hit_points: int | None = None
    _crisis: bool | None = None
    _acceleration: int | None = None
    _blow: float | None = None
    _amplified: int | None = None
    _hazard: int | None = None
    _flow: float | None = None
    _brunt: int | None = None
    _strike: int | None = None
    _action: float | None = None
    _thwart_rate: float | None = None

    def __init__(self, view: dict[str, Any]) -> None:
        self.seat: int = view["seat"]
        self.player: dict[str, Any] = view["players"][self.seat]
        self.area: int | None = self.player.get("area")
        self.hand: list[dict[str, Any]] = self.player.get("hand", [])
        self.pieces: dict[int, Piece] = {p["id"]: p for p in view["play"]}
        if self.area is not None:  # what is in another game area can't be helped and does no harm
            view = {**view, "play": [p for p in view["play"] if p.get("area", self.area) == self.area]}
        self.view = view
        self.me: Piece = self.pieces[self.player["identity"]]
        self.hero: bool = self.me["kind"] == "hero"
        self.end: bool = self.hero
        kinds: dict[str, list[Piece]] = {}
        for p in view["play"]:
            kinds.setdefault(p["kind"], []).append(p)
        self.villains = kinds.get("villain", [])
        # of several villains, those that activate
        self.active = [v for v in self.villains if v["id"] == view["villain"]] if "villain" in view else self.villains
        self.minions = kinds.get("minion", [])
        # one that is just being revealed lies on its first side, which has no target threat
        self.mains = [s for s in kinds.get("main_scheme", []) if s["target"] is not None]
        self.sides = kinds.get("side_scheme", [])
        self.all_allies = kinds.get("ally", [])
        self.allies = [p for p in self.all_allies if p["controller"] == self.seat]
        self.seats: int = sum(p.get("area") == self.area for p in view["players"])
        self.plan: Any = None  # set by the planner
        self.payment: Any = None  # set when something is to be paid
        self._coming: dict[bool, list[tuple[int, float]]] = {}
        self._danger: dict[tuple[bool, int, int], float] = {}
        self._relief: dict[tuple[bool, int, int], float] = {}
        self._afters: dict[int, float | None] = {}
        self.bodies: dict[int, float] = {}  # what an ally is worth, by its card
        self.plays: dict[tuple[str, bool], Any] = {}
        self.keeps: dict[tuple[str, bool], float] = {}

    def face(self, card: int) -> Face | None:
        """The face of a card that this seat can see, in play or in its hand or in a pile."""
        p = self.pieces.get(card)
        if p is not None:
            return shown(p)
        code = self.codes.get(card)
        return FACES[code] if code is not None else None

    @property
    def codes(self) -> dict[int, str]:
        if self._codes is None:
            v = self.view
            piles = [self.hand, v["table"], v["encounter_discard"], v["aside"], *(p["discard"] for p in v["players"])]
            piles += [p["own_deck"][k] for p in v["players"] if "own_deck" in p for k in ("top", "discard")]
            out = {c["id"]: c["code"] for pile in piles for c in pile}
            for o in (v["decision"] or {}).get("options", ()):
                for k in ("card", "target"):
                    if f"{k}_code" in o:
                        out[o[k]] = o[f"{k}_code"]
            self._codes = out
        return self._codes

    @property
    def own_top(self) -> Face | None:
        """The card that lies faceup on the deck which my identity brought along."""
        top = self.player.get("own_deck", {}).get("top")
        return shown(top[0]) if top else None

    @property
    def own_others(self) -> list[Face]:
        """The cards beneath it, in an order that nobody knows; if there are none, those that will be shuffled."""
        if self._own_others is None:
            self._own_others = self._find_own_others()
        return self._own_others

    def _find_own_others(self) -> list[Face]:
        own = self.player.get("own_deck")
        if own is None:
            return []
        gone = {c["code"] for c in own["discard"]}
        there = [FACES[c] for c in own_deck(shown(self.me).code)[1]]
        return [f for f in there if f is not self.own_top and (f.code not in gone or own["count"] == 1)]

    def in_form(self, name: str) -> bool:
        """Am I in that form: hero, alter-ego, one of several hero forms, or one that a card of mine grants?"""
        if name in ("hero", "alter-ego"):
            return self.hero == (name == "hero")
        granted = (shown(p) for p in self.view["play"] if p["controller"] == self.seat)
        return (self.hero and name in self.me["traits"]) or any(
            name in (k.of, f.name) for f in granted if (k := f.keywords.get("form"))
        )

    def cost_of(self, face: Face) -> int:
        """What such a card costs me now: what stands in my hand may have become cheaper."""
        return self.costs.get(face.code, face.cost or 0)

    @property
    def costs(self) -> dict[str, int]:
        if self._costs is None:
            self._costs = {c["code"]: c["cost"] for c in self.hand if "cost" in c}
        return self._costs

    def idle(self, face: Face) -> bool:
        """A card that can't be played because one like it is in play."""
        if face.unique:
            return any(p["name"] == face.name for p in self.view["play"])
        most = face.max_per.get("player")
        return (
            most is not None
            and sum(p["name"] == face.name and p["controller"] == self.seat for p in self.view["play"]) >= most
        )

    # ---- enemies
    @property
    def engaged(self) -> list[Piece]:
        if self._engaged is None:
            self._engaged = [m for m in self.minions if m["engaged"] == self.seat]
        return self._engaged

    @property
    def guarded(self) -> bool:
        if self._guarded is None:
            self._guarded = any("guard" in shown(m).keywords for m in self.engaged)
        return self._guarded

    @property
    def closed(self) -> list[Piece]:
        """The minions and side schemes that keep the villain from taking damage, beside guards."""
        if self._closed is None:
            self._closed = self._find_closed()
        return self._closed

    def _find_closed(self) -> list[Piece]:
        bars = [s for s in self.sides if shields(shown(s))]
        keeping = [
            c.while_.what
            for v in self.villains
            for c in shown(v).constants
            if isinstance(c.effect, w.Cannot) and c.effect.act == "take damage" and isinstance(c.while_, w.Exists)
        ]
        if any(x == w.a("side scheme") for x in keeping):
            bars = self.sides
        if any(x == w.A_MINION for x in keeping):
            return [*bars, *self.minions]
        traits = [f.name for x in keeping if isinstance(x, w.Pick) for f in x.where if isinstance(f, w.Trait)]
        return [*bars, *(m for m in self.minions if any(t in shown(m).traits for t in traits))]

    @property
    def barred(self) -> bool:
        """Does a side scheme keep the villain from taking damage?"""
        if self._barred is None:
            self._barred = any(s["kind"] == "side_scheme" for s in self.closed)
        return self._barred

    @property
    def last_stage(self) -> bool:
        if self._last_stage is None:
            more = to_come(self.view)
            if to_defeat(self.view) is None:
                more += sum(shown(c).kind == "villain" for c in self.view["aside"])
            self._last_stage = len(self.villains) == 1 and not more
        return self._last_stage

    @property
    def unbeaten(self) -> bool:
        """Will the game go on if the villain loses all hit points now?"""
        if self._unbeaten is None:
            self._unbeaten = any(immortal(shown(v)) or self.saved(v) for v in self.villains)
        return self._unbeaten

    def saved(self, enemy: Piece) -> bool:
        """Is this enemy's defeat replaced by something else, as things stand?"""
        return any(
            name == enemy["name"] and (cond is None or self.is_so(cond))
            for p in self.view["play"]
            for name, cond in saves(shown(p))
        )

    def is_so(self, cond: Any) -> bool:
        from .judge import Judge

        return Judge(self).holds(cond)

    def keepers(self, s: Piece) -> list[Piece]:
        """Who in play keeps threat on this scheme."""
        return [p for p, names in self.keeping if s["name"] in names]

    @property
    def keeping(self) -> list[tuple[Piece, tuple[str, ...]]]:
        """Who in play keeps threat on schemes, and on which."""
        if self._keeping is None:
            self._keeping = [(p, names) for p in self.view["play"] if (names := keeps_threat(shown(p)))]
        return self._keeping

    @property
    def brims(self) -> dict[str, int]:
        """Piles that lose the game when they are full: how many more cards fit into each."""
        if self._brims is None:
            piles = self.view.get("other_piles", {})
            self._brims = {
                pile: (most.n * self.seats if isinstance(most, w.PerPlayer) else int(most)) - len(piles.get(pile, ()))
                for p in self.view["play"]
                for pile, most in fills(shown(p))
            }
        return self._brims

    @property
    def rounds(self) -> float:
        """How many more rounds this will take, roughly."""
        if self._rounds is None:
            left = sum(v["hp"] for v in self.villains) if self.villains else 10
            left += to_come(self.view) * self.villains[0]["max_hp"] if self.villains else 0
            self._rounds = max(1.0, min(HORIZON, left / (PACE * self.seats)))
        return self._rounds

    def attached(self, to: int) -> list[Piece]:
        return self.attachments.get(to, [])

    @property
    def attachments(self) -> dict[int, list[Piece]]:
        if self._attachments is None:
            out: dict[int, list[Piece]] = {}
            for p in self.view["play"]:
                out.setdefault(p["attached_to"], []).append(p)
            self._attachments = out
        return self._attachments

    def absorbed(self, enemy: Piece) -> int:
        """Damage that something on this enemy will take in its place."""
        return sum(absorbs(p) for p in self.attached(enemy["id"]))

    def held(self, enemy: Piece) -> bool:
        """Will this enemy's next attack not take place?"""
        return bool(enemy["statuses"].get("stunned")) or any(p["code"] in SHIELDS for p in self.attached(enemy["id"]))

    def boost_cards(self, villain: Piece) -> int:
        """Boost cards that it gets when it attacks."""
        return 1 + extra_boosts(shown(villain))

    def retaliation(self, enemy: Piece) -> int:
        """Damage that this enemy deals to who attacks it."""
        gains = [
            c.effect.what
            for a in self.attached(enemy["id"])
            for c in shown(a).constants
            if isinstance(c.effect, w.Gain) and isinstance(c.effect.what, w.Keyword)
        ]
        own = shown(enemy).keywords.values()
        return int(sum(k.n or 0 for k in (*own, *gains) if k.name == "retaliate"))

    @property
    def least_back(self) -> int:
        """What whoever attacks takes in return at least: they may choose whom they attack."""
        if self._least_back is None:
            self._least_back = min((self.retaliation(e) for e in (*self.villains, *self.minions)), default=0)
        return self._least_back

    @property
    def all_tough(self) -> bool:
        if self._all_tough is None:
            self._all_tough = all(v["statuses"].get("tough") for v in self.villains)
        return self._all_tough

    @property
    def hit_points(self) -> int:
        """Damage that the villains can take until they fall, with what lies before them."""
        if self._hit_points is None:
            self._hit_points = sum(v["hp"] + self.absorbed(v) for v in self.villains if not immortal(shown(v)))
        return self._hit_points

    # ---- schemes
    @property
    def crisis(self) -> bool:
        if self._crisis is None:
            self._crisis = any(icon(s, "crisis") for s in self.sides)
        return self._crisis

    @property
    def acceleration(self) -> int:
        """Threat that the next villain phase places by itself."""
        if self._acceleration is None:
            n: int = self.view["acceleration"] + sum(
                icon(p, "acceleration") + p["counters"].get("acceleration", 0) for p in self.view["play"]
            )
            for s in self.mains:
                facts = shown(s).facts
                grows = facts.get("escalation_threat") or 0
                grows = grows if grows >= 0 else self._variable(shown(s).variable)
                n += grows * (1 if facts.get("escalation_threat_fixed") else self.seats)
            self._acceleration = n
        return self._acceleration

    def _variable(self, x: Any) -> int:
        """The X of a main scheme: so many counters, or as many as there are enemies, roughly."""
        if isinstance(x, w.Tokens):
            return sum(p["counters"].get(x.kind, 0) for p in self.view["play"])
        return len(self.villains) + len(self.minions)

    def braked(self, kind: str, n: int) -> float:
        """What it is worth to remove so many counters that make a main scheme grow."""
        grown = [s for s in self.mains if getattr(shown(s).variable, "kind", "") == kind]
        return (
            min(n, self._variable(w.Tokens(kind, w.SELF))) * THREAT * self.seats * min(self.rounds, 4.0)
            if grown
            else 0.0
        )

    @property
    def blow(self) -> float:
        """What one damage on the villain is worth. If the last main scheme can't be thwarted, the game is a race."""
        if self._blow is None:
            self._blow = self._find_blow()
        return self._blow

    def _find_blow(self) -> float:
        faces = [shown(s) for s in self.mains]
        if any(leads_on(f) for f in faces):
            return DAMAGE * ASIDE
        while more := [n for f in faces if (n := next_stage(f)) is not f]:
            faces = more
        return DAMAGE * RACE if any(locked(f) for f in faces) else DAMAGE

    @property
    def amplified(self) -> int:
        """Boost icons that each boost card has more than are printed on it."""
        if self._amplified is None:
            self._amplified = sum(icon(p, "amplify") for p in self.view["play"])
        return self._amplified

    @property
    def hazard(self) -> int:
        if self._hazard is None:
            self._hazard = sum(icon(p, "hazard") for p in self.view["play"])
        return self._hazard

    def coming(self, hero: bool) -> list[tuple[int, float]]:
        """Threat that the villain phase will place on the main scheme if I end in that form, and how likely."""
        got = self._coming.get(hero)
        if got is None:
            got = self._coming[hero] = self._chances(hero)
        return got

    def _chances(self, hero: bool) -> list[tuple[int, float]]:
        schemers = [v.get("sch", 0) for v in self.active if not schemes_elsewhere(shown(v))]
        schemer = max(schemers) + self.amplified if schemers else 0
        sure, turns = float(self.acceleration), []
        for p in self.view["players"]:
            likely = self._at_home(p, hero)
            if likely:
                turns.append(likely)
                sure += likely * sum(
                    m.get("sch", 0)
                    for m in self.minions
                    if m["engaged"] == p["seat"] and not m["statuses"].get("confused")
                )
        turns = turns[sum(bool(v["statuses"].get("confused")) for v in self.active) :]
        plot = min(0.5, PLOT * (1 + self.hazard) * (1.0 if hero else 1.3)) * self.seats
        out = {round(sure): 1.0}
        for likely in turns:
            out = _plus(out, schemer, likely)
        return list(_plus(out, schemer, min(0.7, plot)).items())

    def _at_home(self, p: dict[str, Any], hero: bool) -> float:
        """How likely that player is in alter-ego form in the villain phase. A player whose turn is still to come may
        change."""
        if p["out"] or p.get("area") != self.area:
            return 0.0
        if p["seat"] == self.seat:
            return 0.0 if hero else 1.0
        first = self.view["first"]
        waits = (
            self.view["phase"] == "player"
            and (p["seat"] - first) % self.seats > (self.view["active"] - first) % self.seats
        )
        return CHANGES if waits else float(p["form"] != "hero")

    @property
    def flow(self) -> float:
        """The threat that a round brings, in what it brings one player in calm times."""
        if self._flow is None:
            self._flow = (self.acceleration + self.seats) / 2
        return self._flow

    def danger(self, hero: bool, removed: int = 0, less: int = 0) -> float:
        """How good the main scheme will look after the villain phase, with so much threat removed before it and so
        much less placed in it."""
        got = self._danger.get((hero, removed, less))
        if got is None:
            got, coming = 0.0, self.coming(hero)
            for s in self.mains:
                left = s["target"] - max(0, s["threat"] - removed) + less
                got += sum([q * self.standing(s, left - n) for n, q in coming])
                if removed and leads_on(shown(s)):
                    got += GOAL * min(removed, s["threat"])
            self._danger[hero, removed, less] = got
        return got

    def standing(self, s: Piece, left: int) -> float:
        """How good it is that so much more threat fits on this main scheme."""
        after = self._after(s)
        return room(left, self.flow) if after is None else after + before(left, self.flow)

    def loses(self, s: Piece, n: int) -> bool:
        """Is the game lost if so much threat is placed on this main scheme?"""
        return n >= s["target"] - s["threat"] and self._after(s) is None

    def _after(self, s: Piece) -> float | None:
        """How good things will look when this main scheme has advanced; None: then the game is lost."""
        if s["id"] not in self._afters:
            self._afters[s["id"]] = self._advanced(s)
        return self._afters[s["id"]]

    def _advanced(self, s: Piece) -> float | None:
        if not self.view["scheme_deck"] or shown(s).loses:
            return None
        face = next_stage(shown(s))
        target = (face.facts.get("threat") or 10) * (1 if face.facts.get("threat_fixed") else self.seats)
        begins = (face.facts.get("base_threat") or 0) * (1 if face.facts.get("base_threat_fixed") else self.seats)
        return room(target - begins, self.flow) - (LOCKED if locked(face) else 0.0)

    def side_worth(self, s: Piece) -> float:
        """What it is worth to be rid of this side scheme."""
        lasts = 1.0 if self.rounds > 1.5 else 0.5
        w = SIDE + HAZARD * icon(s, "hazard")
        w += (ACCELERATION * icon(s, "acceleration") + AMPLIFY * icon(s, "amplify")) * lasts
        if lent := lends(shown(s)):
            falls = self.last_stage and not self.unbeaten and self.villains[0]["hp"] <= lent
            w += LOSS if falls else self.blow * LENT * lent
        if s in self.closed:
            w += SHIELD / sum(x["kind"] == "side_scheme" for x in self.closed)  # all of them have to go
        elif self.unbeaten and "victory" in shown(s).keywords:
            w += SHIELD
        if icon(s, "crisis"):
            w += CRISIS + max(0.0, self.danger(self.end, 2) - self.danger(self.end)) * 0.7
        return w

    def thwart_worth(self, s: Piece, n: int) -> float:
        """What it is worth to take n threat from this scheme."""
        n = min(n, s["threat"])
        if n <= 0:
            return 0.0
        if s["kind"] == "main_scheme":
            return 0.0 if self.crisis or locked(shown(s)) else self.danger(self.end, n) - self.danger(self.end)
        if self.keepers(s):
            return 0.0
        part: float = n / s["threat"]
        return self.side_worth(s) * (part if part >= 1 else PART * part)

    # ---- damage to me
    def hurt(self, n: int, who: Piece | None = None) -> float:
        """How bad it is that this identity takes n damage."""
        who = who or self.me
        if n <= 0:
            return 0.0
        if who["statuses"].get("tough"):
            return 1.5
        return health(who["hp"]) - health(who["hp"] - n)

    def wound(self, n: int) -> float:
        """What it costs me to take n damage in my turn: the villain phase is still to come."""
        hp = self.me["hp"] - (self.strike if self.end else 1)
        return max(self.hurt(n), health(hp) - health(hp - n))

    def relief(self, atk: int, sch: int) -> float:
        """What it is worth in the coming villain phase that minions with so much ATK and SCH are gone."""
        key = self.end, atk, sch
        got = self._relief.get(key)
        if got is None:
            if self.end:
                hp = self.me["hp"] - self.brunt
                got = health(hp + atk) - health(hp) if hp + atk > 0 else HP * atk
            else:
                got = self.danger(False, 0, sch) - self.danger(False)
            self._relief[key] = got
        return got

    @property
    def brunt(self) -> int:
        """What of `strike` will get through: an ally takes the villain's blow, or I defend."""
        if self._brunt is None:
            villain = self.strike - int(sum(m.get("atk", 0) for m in self.engaged if not self.held(m)))
            self._brunt = self.strike - (villain if self.allies else min(villain, self.power("def")))
        return self._brunt

    def mend(self, n: int) -> float:
        """What it is worth to heal n damage from me before the villain phase."""
        n = min(n, self.me["damage"])
        hp = self.me["hp"] - (self.strike if self.end else 1)
        return health(hp + n) - health(hp) if hp > 0 else 0.5 * n + health(max(hp + n, 0)) - health(0)

    @property
    def strike(self) -> int:
        """Damage that a hero must expect from the villain and the minions."""
        if self._strike is None:
            boost = 1 + self.amplified  # what a card brings, roughly
            n = sum(v.get("atk", 0) + boost * self.boost_cards(v) for v in self.active if not self.held(v))
            self._strike = int(n + sum(m.get("atk", 0) for m in self.engaged if not self.held(m)))
        return self._strike

    @property
    def action(self) -> float:
        """What one action of my hero is worth now."""
        if self._action is None:
            self._action = max(self.usual_action, self.thwart_rate * self.power("thw"))
        return self._action

    @property
    def usual_action(self) -> float:
        """The same in calm times."""
        return max(DAMAGE * self.power("atk"), THREAT * self.power("thw"))

    def power(self, stat: str) -> int:
        """A statistic of my identity in whichever form has it."""
        if stat in self.me:
            return int(self.me[stat])
        other = FACES[OTHER_SIDE[self.me["code"]]].stats
        return other.get({"atk": "ATK", "thw": "THW", "def": "DEF", "rec": "REC"}[stat]) or 0

    def hand_size(self, hero: bool) -> int:
        """My hand size in that form, as far as the faces tell it."""
        if hero == self.hero:
            return int(self.player["hand_size"])
        face = FACES[OTHER_SIDE[self.me["code"]]]
        n, most = face.stats.get("HAND_SIZE") or 0, 99
        for c in face.constants:
            if isinstance(c.effect, w.Modify) and any(k == "HAND_SIZE" for k, _ in c.effect.stats):
                mine = [p for p in self.view["play"] if p["controller"] == self.seat]
                kind = getattr(c.effect.per, "kind", "")
                traits = [f.name for f in getattr(c.effect.per, "where", ()) if isinstance(f, w.Trait)]
                n += sum(p["kind"] == kind and all(t in shown(p).traits for t in traits) for p in mine)
                most = c.effect.cap or 99
        return min(n, most)

    def hand_grows(self, card: Face) -> bool:
        """Does such a card in play make my hand larger?"""
        for face in (shown(self.me), FACES[OTHER_SIDE[self.me["code"]]]):
            for c in face.constants:
                if isinstance(c.effect, w.Modify) and any(k == "HAND_SIZE" for k, _ in c.effect.stats):
                    traits = [f.name for f in getattr(c.effect.per, "where", ()) if isinstance(f, w.Trait)]
                    return getattr(c.effect.per, "kind", "") == card.kind and all(t in card.traits for t in traits)
        return False

    def suppose(self, hero: bool) -> None:
        """That this turn will end in that form."""
        self.end, self._thwart_rate = hero, None

    @property
    def thwart_rate(self) -> float:
        """What one threat less is worth now."""
        if self._thwart_rate is None:
            self._thwart_rate = min(3.0, max(LEAST, (self.danger(self.end, 2) - self.danger(self.end)) / 2))
        return self._thwart_rate

    def spared(self, coming: int, n: int) -> float:
        """In the villain phase: how much better it is that n of the threat that is coming will not be placed."""
        return sum(
            self.standing(s, left + n) - self.standing(s, left)
            for s in self.mains
            for left in (s["target"] - s["threat"] - coming,)
        )
