"""From a position as it is written to a game at that point."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from ...kernel.errors import QuickstrikeError
from ...kernel.position.sheet import At, listed
from ...kernel.position.suggestions import nearest
from ..decks.names import Problem, identity, norm
from ..faces import FACES, OTHER_SIDES, data, form_of, in_form
from ..rules.decks import own_deck
from ..scenarios import HEROES, HEROIC, MODES, SCENARIOS, Scenario, hero_with, seat_setup, set_cards
from ..setting import PLAYERS
from ..shelf import sets_for
from ..table import OTHERS, SCENARIO, Table
from .before_setup import nothing_else, setup_table
from .build import Gone, Maker, Seated, Tabled, build_table
from .cards import COPIES, TITLE, Cards, both, stage_number, stages_of
from .described_cards import MAKERS, kinds_in, made_of
from .engine_state import restore
from .made_up_cards import STATE, VANILLA, AnyCard, On, code_of
from .phrases import say
from .possible_tables import sound
from .under_way import activate, go_to, villain_step

TABLE = listed(
    "scenario modular mode standard_set expert_set heroic seed round first turn phase at activation filler "
    "acceleration cards villain main side environment encounter aside victory removed player happened lasting delayed exact twins"
)
PLAIN = tuple(
    k
    for k in TABLE
    if k not in ("activation", "cards", "villain", "main", "encounter", "player", "side", "environment")
)
"""Keys that stand above all tables."""
CARD = (*STATE[:-1], "card", *MAKERS)
PLAYER = listed(
    "hero form damage exhausted stunned confused tough counters used attached under hand deck discard play "
    "engaged dealt invocation invocation_discard changed_form out area muted number"
)
OWN = ("invocation", "invocation_discard")
"""The deck that some identities bring along, and its discard pile."""
GONE = ("hero", "number", "changed_form", "out", "area", "muted")
"""What may be said of a player who is out."""
SIDES = ("side_scheme", "player_side_scheme")
PLAYED = ("ally", "upgrade", "support", "player_side_scheme")
STAGED = listed("card stage stages damage threat stunned confused tough counters attached boosts under area")
"""The keys of a villain or main scheme that are worth counting up."""


def built(at: At) -> tuple[Table, Maker]:
    """The table of a position, with nobody asked yet."""
    s, maker = _Table(at).build()
    sound(at.sheet, s, maker)
    return s, maker


def stage_of(card: AnyCard) -> int:
    """Of a villain or main scheme; 0 where none is printed."""
    face = FACES.get(code_of(card))  # what is there where nothing is said becomes a face later
    return stage_number(face.facts.get("stage")) or 0 if face is not None else 0


class _Table:
    """Reads the parts of a position into what the builder takes."""

    def __init__(self, at: At) -> None:
        self.sheet, self.at = at.sheet, at
        self.cards = Cards(at.sheet, at.get("cards"))
        self.scenario: Scenario | None = None
        if name := at.text("scenario", known=() if "exact" in at else SCENARIOS):
            self.scenario = SCENARIOS.get(name)
        self.mode = at.text("mode", "standard", known=MODES)
        self.shuffled: list[str] = []
        self.active: int | None = None
        self.crew: dict[int, tuple[list[AnyCard], list[AnyCard]]] = {}

    def build(self) -> tuple[Table, Maker]:
        players = self.at.rows("player") or [At(self.sheet, {}, ("player",))]
        if len(players) > PLAYERS:
            self.at["player"].fail("players", n=len(players))
        self.cards.players = len(players)
        villains, beneath = self.villains()
        main, schemes, mains = self.main()
        seats = [self.seat(n, p) for n, p in enumerate(players)]
        first, turn = self.turns(seats)
        encounter = self.at.get("encounter")
        if encounter is not None:
            encounter.table(("deck", "discard", *OTHERS), "encounter")
        rest = {k: self.cards.pile(self.at.get(k), 0) for k in ("aside", "victory")}
        others = () if "exact" in self.at else ("environment",)  # the program writes whatever the scenario controls
        removed = self.removed(seats)
        discard = self.cards.pile(encounter.get("discard") if encounter else None, SCENARIO, back="encounter")
        sides = self.cards.play(self.at.get("side"), SCENARIO, *SIDES)
        sides += self.cards.play(self.at.get("environment"), SCENARIO, *others)
        written = encounter.get("deck") if encounter is not None else None
        deck = self.encounter(seats) if written is None else self.cards.pile(written, SCENARIO, back="encounter")
        if self.scenario is not None and "aside" not in self.at and "exact" not in self.at:
            rest["aside"] = [*self.nemeses(seats), *self.sets_aside()]
        table = Tabled(
            villains=villains,
            active=self.active,
            crew=self.crew,
            villain_deck=beneath,
            main=main,
            scheme_deck=schemes,
            mains=mains,
            sides=sides,
            encounter=deck,
            encounter_discard=discard,
            others={z: self.cards.pile(encounter[z], SCENARIO) for z in OTHERS if encounter and z in encounter},
            removed=removed,
            sets_aside=self.sets_aside(),
            acceleration=self.at.number("acceleration"),
            first=first,
            turn=turn,
            phase=self.at.text("phase", "player", known=("setup", "player", "villain")),
            round=self.at.number("round", 1, most=9999),
            scenario=self.at.text("scenario"),
            expert=self.mode == "expert",
            heroic=self.at.number("heroic", most=HEROIC),
            filler=self.at.number("filler", 0 if self.scenario else 10, most=COPIES),
            seed=self.at.seed(),
            **rest,
        )
        return self.made(seats, table)

    def made(self, seats: list[Seated], table: Tabled) -> tuple[Table, Maker]:
        """Cards keep the numbers they bring along, if that leaves no gap."""
        if table.phase == "setup":
            nothing_else(self.at)
            return setup_table(seats, table)
        s, m = build_table(seats, table, self.cards.numbers)
        if "" in s.codes:
            s, m = build_table(seats, table)
        for zone in self.shuffled:
            s.shuffle(s.zones[zone])
        restore(self.at, s, m, self.cards)
        if step := villain_step(self.at):
            go_to(s.stack[-1], step, s)
        if "activation" in self.at:
            activate(self.at["activation"], s, m)
        return s, m

    # ---- the scenario's side
    def villains(self) -> tuple[list[AnyCard], list[AnyCard]]:
        at, sc = self.at.get("villain"), self.scenario
        found: list[AnyCard] = []
        beneath: list[AnyCard] = []
        for x in at.each() if at is not None else ():
            self.one_dial(x)
            if table := isinstance(x.value, Mapping):
                x.table((*CARD, "stage", "stages", "active", "deck", "discard"), "villain", (*STAGED, "foe"))
                if x.flag("active"):
                    self.active = len(found)
                elif "deck" in x or "discard" in x:
                    piles = (self.cards.pile(x.get(k), SCENARIO, back="encounter") for k in ("deck", "discard"))
                    self.crew[len(found)] = (next(piles), next(piles))
            found.append(self.staged(x, "villain", sc.villains if sc else ()))
            if table and "stages" in x:
                beneath += self.beneath(x["stages"], found[-1], "villain")
            elif sc is not None and "exact" not in self.at:
                later = [c for c in self.used_stages(sc) if stage_of(c) > stage_of(found[-1])]
                beneath += [c for c in later if c not in beneath]
        if at is not None and not found:
            return [], []  # there is none just now
        if not found:
            if sc is None:
                return [VANILLA["villain"]], []
            first, *rest = self.used_stages(sc)
            return [first], list(rest)
        return found, beneath

    def used_stages(self, sc: Scenario) -> list[str]:
        return [sc.villains[i] for i in (sc.expert if self.mode == "expert" else sc.standard)]

    def one_dial(self, x: At) -> None:
        """Each villain has a hit point dial of its own."""
        if isinstance(x.value, Mapping) and isinstance(x.value.get("card"), (list, tuple)):
            x["card"].fail("one dial", n=len(x.value["card"]))

    def staged(self, x: At, kind: str, codes: tuple[str, ...]) -> AnyCard:
        """A villain or main scheme by name and stage, or the scenario's."""
        kinds = ("villain",) if kind == "villain" else ("main_scheme",)
        table = isinstance(x.value, Mapping)
        stage = self.stage(x) if table and "stage" in x else None
        if not table or "card" in x or kinds_in(x.value):
            if stage is not None and "card" not in x:
                x["stage"].fail("stageless", kind=say(f"kind {kinds[0]}"))
            return self.cards.read(
                x, SCENARIO, kinds=kinds, also=("stage", "stages", "active", "deck", "discard"), stage=stage
            )[0]
        if stage is not None and not codes:
            x["stage"].fail("stageless", kind=say(f"kind {kinds[0]}"))
        fits = [c for c in codes if stage_of(c) == (stage or 1)]
        if codes and not fits:
            printed = [data()[c] for c in codes]
            x["stage"].fail(
                "no stage",
                name=FACES[codes[0]].name if kind == "villain" else say("main scheme"),
                stage=stage,
                known=stages_of(printed),
            )
        card: AnyCard = fits[0] if fits else VANILLA[kind]
        state = self.cards.state(x, self.cards.face(card), SCENARIO)
        if "number" in state:
            self.cards.numbered(x, state["number"])
        self.cards.once(x, self.cards.face(card), SCENARIO)
        return On(card, {**state, "way": x.way})

    def stage(self, x: At) -> int:
        """As a number, or as it is printed."""
        if isinstance(said := x.value["stage"], str):
            return stage_number(said) or x["stage"].fail("stage", found=said)
        return x.number("stage", least=1)

    def beneath(self, at: At, top: AnyCard, kind: str) -> list[AnyCard]:
        """Later stages, the next one on top. rr:villain-villain-deck rr:main-scheme-main-scheme-deck"""
        out = []
        for x in at.each():
            lies = (kind,) if "exact" not in self.at else ()  # the program writes whatever was put there
            out += self.cards.read(x, SCENARIO, in_play=False, kinds=lies)
            now, last = stage_of(out[-1]), stage_of(top)
            if now and last and now <= last and "exact" not in self.at:
                x.fail("later stage", card=both(FACES[code_of(out[-1])]), last=last)
            top = out[-1]
        return out

    def main(self) -> tuple[AnyCard, list[AnyCard], list[AnyCard]]:
        """(the main scheme, what lies beneath it, those of other game areas)."""
        at, sc = self.at.get("main"), self.scenario
        codes = sc.schemes if sc else ()
        if at is None:
            return (codes[0], list(codes[1:]), []) if codes else (VANILLA["main"], [], [])
        rows = at.each()
        for x in rows:
            if isinstance(x.value, Mapping):
                x.table((*CARD, "stage", "stages"), "main scheme", (*STAGED, "scheme"))
        shared = [x for x in rows if not (isinstance(x.value, Mapping) and x.number("area"))]
        if not shared or (len(shared) > 1 and not (sc and sc.together)):
            at.fail("one main")
        mains = [self.staged(x, "main", codes) for x in rows if x is not shared[0]]
        top = shared[0]
        card = self.staged(top, "main", codes)
        if isinstance(top.value, Mapping) and "stages" in top:
            return card, self.beneath(top["stages"], card, "main_scheme"), mains
        named = [code_of(x) for x in mains]
        return card, [c for c in codes if stage_of(c) > stage_of(card) and c not in named], mains

    def encounter(self, seats: list[Seated]) -> list[AnyCard]:
        """The rest of the scenario's encounter deck, shuffled; without a scenario, nothing but filler."""
        sc = self.scenario
        if sc is None or "exact" in self.at:
            if sc is None and "modular" in self.at:
                self.at["modular"].fail("no scenario", key="modular", needs="scenario")
            return []
        chosen = {f"{m}_set": self.at.text(f"{m}_set", m, known=sets_for(m)) for m in MODES}
        used = [*sc.contents(self.mode == "expert", **chosen), *(() if sc.aside else self.modular(sc))]
        obligations = [c for h in self.heroes(seats) for c in seat_setup(h)[2]]
        self.shuffled.append("encounter")
        return self.rest([*(c for x in used for c in set_cards(x)), *obligations], SCENARIO)

    def modular(self, sc: Scenario) -> list[str]:
        """The modular sets, by name or as recommended; what is left to chance is not there."""
        found = self.at.texts("modular") if "modular" in self.at else [m for m in sc.modular if m != "random"]
        for i, name in enumerate(found):
            try:
                set_cards(name)
            except QuickstrikeError as e:
                raise self.sheet.error(("modular", i), e) from None
        return found

    def sets_aside(self) -> list[AnyCard]:
        """Of a scenario that sets its modular sets aside."""
        sc = self.scenario
        if sc is None or not sc.aside or "exact" in self.at:
            return []
        return self.rest([c for x in self.modular(sc) for c in set_cards(x)], SCENARIO)

    def nemeses(self, seats: list[Seated]) -> list[AnyCard]:
        return self.rest([c for h in self.heroes(seats) for c in seat_setup(h)[3]], SCENARIO)

    def heroes(self, seats: list[Seated]) -> list[str]:
        return [hero for seat in seats if (hero := hero_with(str(seat.hero)))]

    def rest(self, codes: list[str], owner: int) -> list[AnyCard]:
        """Those of a set that are nowhere else."""
        used = Counter({code: n for (o, code), n in self.cards.used.items() if o == owner})
        out: list[AnyCard] = []
        for c in codes:
            if used[c]:
                used[c] -= 1
            else:
                out.append(c)
        return out

    def turns(self, seats: list[Seated]) -> tuple[int, int]:
        """(the first player, whose turn it is): players who are still in the game."""
        there = [n for n, seat in enumerate(seats) if not seat.out]
        if not there:
            self.at["player"].fail("all out")
        first = self.at.number("first", there[0] + 1, 1, len(seats)) - 1
        turn = self.at.number("turn", first + 1, 1, len(seats)) - 1
        for k, n in (("first", first), ("turn", turn)):
            if n not in there and (k == "first" or self.at.text("phase") != "villain"):
                (self.at.get(k) or self.at).fail("is out", n=n + 1)
        return first, turn

    def removed(self, seats: list[Seated]) -> list[AnyCard | Gone]:
        """Cards out of the game; "player 2" is the identity of that player, who is eliminated."""
        out: list[AnyCard | Gone] = []
        for x in self.at.rows("removed"):
            if isinstance(x.value, str) and x.value.startswith("player ") and x.value[7:].isdecimal():
                n = x.instead(int(x.value[7:][:9])).as_number("removed", 1, len(seats)) - 1
                if not seats[n].out:
                    x.fail("not out", n=n + 1)
                out.append(Gone(n))
            else:
                out += self.cards.read(x, 0, in_play=False)
        return out

    # ---- a player
    def seat(self, n: int, at: At) -> Seated:
        at.table(PLAYER, "player")
        code, starter = self.identity(at)
        cards = self.cards
        face = cards.face(code)
        if face.kind != "hero" or face.back is None:
            at["hero"].fail("no identity", name=both(face), near=nearest(face.name, HEROES))
        if not isinstance(code, str) or not self.at.flag("twins"):
            cards.once(at.get("hero") or at, face, SCENARIO)
        if at.flag("out"):
            for k in at.value:
                if k not in GONE:
                    at[k].fail("has nothing", n=n + 1, key=k)
        sides = {form_of(x): x for x in (face, *(FACES[c] for c in OTHER_SIDES[face.code]))}
        form = at.text("form", "hero", known=tuple(dict.fromkeys(("hero", *sides))))
        state = cards.state(at, in_form(face, form) or face, n)
        if "number" in state:
            cards.numbered(at, state["number"])
        has: dict[str, Any] = {k: cards.pile(at.get(k), n, back="player") for k in ("hand", "discard")}
        has["dealt"] = cards.pile(at.get("dealt"), n, back="encounter")
        has["play"] = cards.play(at.get("play"), n, *PLAYED)
        has["engaged"] = cards.play(at.get("engaged"), n, "minion", "obligation", "environment")
        has |= self.own_deck(n, at, face.code)
        if "deck" in at:
            has["deck"] = cards.pile(at["deck"], n, back="player")
        elif self.scenario is not None and starter and not at.flag("out"):
            has["deck"] = self.rest(list(seat_setup(starter)[1]), n)
            self.shuffled.append(f"deck{n}")
        return Seated(
            hero=code,
            form=form,
            changed_form=at.flag("changed_form"),
            out=at.flag("out"),
            muted=self.muted(at),
            way=at.way,
            **state,
            **has,
        )

    def own_deck(self, n: int, at: At, identity: str) -> dict[str, Any]:
        """The deck that an identity brings along; where it is not written, all its cards that are nowhere else."""
        own, codes = own_deck(identity)
        for k in OWN if not own else ():
            if k in at:
                at[k].fail("no such deck", key=k, name=both(FACES[identity]))
        if not own or at.flag("out"):
            return {}
        discard = self.cards.pile(at.get("invocation_discard"), n, back="player")
        if "invocation" in at:
            return {"invocation": self.cards.pile(at["invocation"], n, back="player"), "invocation_discard": discard}
        if self.scenario is not None:
            self.shuffled.append(own)
        return {"invocation": self.rest(list(codes), n), "invocation_discard": discard}

    def muted(self, at: At) -> tuple[str, ...]:
        for x, code in zip(at.rows("muted"), codes := at.texts("muted"), strict=True):
            if code not in FACES:
                x.fail("no such code", code=code, near=nearest(code, data()))
        return tuple(codes)

    def identity(self, at: At) -> tuple[AnyCard, str]:
        """(the identity, its starter deck "spider-man:justice" if it has one)."""
        x = at.get("hero")
        if x is None:
            return VANILLA["hero"], ""
        if isinstance(x.value, Mapping):
            return made_of("hero", x), ""
        name = at.text("hero")
        if (made := self.cards.names.get(norm(name))) is not None:
            return made, ""
        if len(name) > TITLE:
            x.fail("no identity", name=name, near="")
        hero_, _, aspect = name.partition(":")
        if hero_ in HEROES:
            if aspect:
                try:
                    seat_setup(name)
                except QuickstrikeError as e:
                    raise self.sheet.error(x.way, e) from None
            return HEROES[hero_].identity, name
        if name in FACES and FACES[name].kind == "hero":
            return name, hero_with(name)
        try:
            code, aspects = identity(name)
        except Problem as e:
            raise self.sheet.error(x.way, e) from None
        starter = hero_with(code)
        return code, ":".join((starter, *aspects[:1])) if starter else ""
