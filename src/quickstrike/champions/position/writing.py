"""From a game to a position: the table as a readable file.

At a turn's decision everything that the game is goes into the file, cards with their numbers, and what nobody wants to
read in `[exact]`: loading it gives the same game. In the middle of an effect the file holds the save.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..decks.names import coded, group, norm, split, titles
from ..faces import FACES, data, form_of, unblanked
from ..game import ChampionsGame
from ..rules.decks import own_deck
from ..rules.threat import top_of_deck
from ..rules.underway import at_turn
from ..rules.zones import DECK, PILE, own_pile
from ..scenarios import hero_with
from ..table import NOBODY, OTHERS, PLAY, SCENARIO, Inst, Table
from .cards import SETTLED
from .described_cards import description
from .engine_state import exact_of, holds_of
from .made_up_cards import BLANK, NOTHING, VANILLA

NAMED = {BLANK.code: BLANK.name, NOTHING.code: NOTHING.name}
BACKS = {
    **dict.fromkeys(("hand", "deck", "discard"), "player"),
    **dict.fromkeys(("dealt", "encounter", "encounter_discard", "boosts"), "encounter"),
}
"""What the cards of a pile usually are."""
UNNAMED = tuple(VANILLA)
"""Codes of what is there where a position says nothing."""


def written(game: ChampionsGame) -> dict[str, Any] | None:
    """The position as data; None where it must be the save."""
    if not plain_turn(game) or not all(writable(c) for c in game.state.codes):
        return None
    return _Writer(game.state).spec()


def plain_turn(game: ChampionsGame) -> bool:
    """Is nothing under way but somebody's turn?"""
    s = game.state
    return (
        s.result is None
        and at_turn(s)
        and not (s.scopes or s.events or s.activations or s.parked or s.zones["limbo"])
        and s.peril < 0
    )


def writable(code: str) -> bool:
    return code in data() or code in NAMED or bare(code) in UNNAMED or description(code) is not None


def bare(code: str) -> str:
    return code[:-1] if code[-1:] in "ab" and code[:-1] in UNNAMED else code


def called(code: str) -> str:
    """A title that means this card and no other, or title and code."""
    if code in NAMED:
        return NAMED[code]
    name = str(data()[code]["name"])
    found = titles().get(norm(name), [])
    scripted = [c["code"] for c in found if c["code"] in FACES]
    sure = scripted[:1] == [code] and len({group(c) for c in found}) == 1 and split(name) == (name, [])
    return name if sure and not coded(name)[1] else f"{name} [{code}]"


def short(card: dict[str, Any]) -> Any:
    """A card on which nothing lies is a text."""
    return f"{card['card']} #{card['number']}" if card.keys() == {"card", "number"} else card


class _Writer:
    def __init__(self, s: Table) -> None:
        self.s = s

    def spec(self) -> dict[str, Any]:
        s = self.s
        out: dict[str, Any] = {
            "scenario": s.scenario,
            "mode": "expert" if s.expert else "",
            "heroic": s.heroic,
            "round": s.round,
            "first": s.first + 1,
            "turn": s.active + 1,
            "acceleration": s.acceleration,
        }
        out = {k: v for k, v in out.items() if v}
        out["filler"] = 0
        out.update({z: self.pile(z, 0) for z in ("aside", "victory") if s.zones[z]})
        if s.zones["removed"]:
            out["removed"] = [self.gone(c) for c in s.zones["removed"]]
        if s.happened:
            out["happened"] = dict(sorted(s.happened.items()))
        villains = [self.card(s.play[c], SCENARIO) for c in self.order(s.of_kind("villain"))]
        for c, row in zip(self.order(s.of_kind("villain")), villains, strict=True) if s.villain != NOBODY else ():
            if c == s.villain:
                row["active"] = True
            elif f"{DECK}@{c}" in s.zones:
                row["deck"] = self.pile(f"{DECK}@{c}", SCENARIO, top=True)
                row["discard"] = self.pile(f"{PILE}@{c}", SCENARIO, top=True)
        if s.zones["villain_deck"] and villains:
            villains[0]["stages"] = self.pile("villain_deck", SCENARIO, top=True)
        out["villain"] = villains[0] if len(villains) == 1 else villains
        top = top_of_deck(s)
        main = {**self.card(s.play[top], SCENARIO), "stages": self.pile("scheme_deck", SCENARIO, top=True)}
        apart = [self.card(s.play[c], SCENARIO) for c in self.order(s.of_kind("main_scheme")) if c != top]
        out["main"] = [main, *apart] if apart else main
        sides, others = self.scenarios_own()
        out.update({k: v for k, v in (("side", sides), ("environment", others)) if v})
        out["encounter"] = {
            "deck": self.pile("encounter", SCENARIO, top=True),
            "discard": self.pile("encounter_discard", SCENARIO, top=True),
            **{z: self.pile(z, SCENARIO, top=True) for z in OTHERS if z in s.zones},
        }
        out["player"] = [self.player(p.seat) for p in s.players]
        out.update(holds_of(s))
        return {**out, "exact": exact_of(s)}

    def order(self, cards: Iterable[int]) -> list[int]:
        """As they came into play."""
        return sorted(cards, key=lambda c: self.s.play[c].version)

    def scenarios_own(self) -> tuple[list[Any], list[Any]]:
        """Side schemes, and all else that the scenario has in play on its own."""
        s = self.s
        own = [
            s.play[c]
            for c in s.zones[PLAY]
            if s.play[c].controller == SCENARIO
            and s.play[c].host < 0
            and s.play[c].engaged < 0
            and s.play[c].face.kind not in ("villain", "main_scheme")
        ]
        sides = [self.card(i, SCENARIO) for i in own if i.face.kind == "side_scheme"]
        return sides, [self.card(i, SCENARIO) for i in own if i.face.kind != "side_scheme"]

    def player(self, n: int) -> dict[str, Any]:
        s, p = self.s, self.s.players[n]
        code = s.codes[p.identity]
        out: dict[str, Any] = {}
        if made := description(code):
            out["hero"] = made["hero"]
        elif bare(code) not in UNNAMED:
            out["hero"] = hero_with(code) or code
        out["number"] = p.identity
        if s.areas.get(p.identity):
            out["area"] = s.areas[p.identity]
        for k in ("changed_form", "out"):
            if getattr(p, k):
                out[k] = True
        if p.muted:
            out["muted"] = list(p.muted)
        if p.out:
            return out
        inst = s.identity(n)
        out["form"] = form_of(unblanked(inst.face))
        out.update({k: v for k, v in self.state(inst).items() if k != "threat"})
        mine = [s.play[c] for c in s.zones[PLAY] if c != p.identity and s.play[c].host < 0]
        play = [short(self.card(i, n)) for i in mine if i.controller == n and i.engaged < 0]
        engaged = [short(self.card(i, SCENARIO, n)) for i in mine if i.engaged == n]
        out.update({k: v for k, v in (("play", play), ("engaged", engaged)) if v})
        out["hand"] = self.pile(f"hand{n}", n)
        for z in ("deck", "discard"):
            out[z] = self.pile(f"{z}{n}", n, top=True)
        own = own_deck(code)[0]
        for z in (own, own_pile(own)) if own else ():
            out[z] = self.pile(z, n, top=True)
        if s.zones[f"dealt{n}"]:
            out["dealt"] = self.pile(f"dealt{n}", n, top=True)
        return out

    # ---- cards
    def pile(self, zone: str, owner: int, top: bool = False) -> list[Any]:
        cards = self.s.zones[zone]
        back = BACKS.get(zone.rstrip("@0123456789"), "")
        return [self.lying(c, owner, back) for c in (reversed(cards) if top else cards)]

    def lying(self, c: int, owner: int, back: str = "") -> Any:
        """A card outside play: a text, unless there is more to say: whose it is, among cards with another back."""
        s = self.s
        made, mine = description(s.codes[c]), FACES[s.codes[c]].player_card
        usual = owner if mine else SCENARIO
        usually = s.owners[c] == usual and (not back or mine == (back == "player"))
        if made is None and usually:
            return f"{called(s.codes[c])} #{c}"
        out: dict[str, Any] = dict(made) if made else {"card": called(s.codes[c])}
        if not usually:
            out["owner"] = s.owners[c] + 1
        return {**out, "number": c}

    def gone(self, c: int) -> Any:
        """A removed card; the identity of an eliminated player goes by that player."""
        seat = next((p.seat for p in self.s.players if p.identity == c), None)
        return self.lying(c, 0) if seat is None else f"player {seat + 1}"

    def card(self, i: Inst, controller: int, engaged: int = -1, attached: bool = False) -> dict[str, Any]:
        """A card in play. controller, engaged: what its place in the file says already."""
        s = self.s
        hidden = i.face.facedown
        code = s.codes[i.id] if hidden or i.face.turned or i.face.kind == "main_scheme" else unblanked(i.face).code
        made = description(code)
        out: dict[str, Any] = dict(made) if made else {} if bare(code) in UNNAMED else {"card": called(code)}
        stage = i.face.facts.get("stage")
        if stage and i.face.kind == "villain" and not made:
            out["card"] = f"{i.face.name} [{code}]"
        out["number"] = i.id
        if i.face.kind in SETTLED and s.areas.get(i.id):
            out["area"] = s.areas[i.id]
        if hidden:
            out["facedown"] = i.face.code.removeprefix("facedown ")
        if i.face.kind == "main_scheme" and i.face.back:
            out["side"] = "a"
        if i.face.turned:
            out["side"] = "back"
        usual = controller if i.face.player_card else SCENARIO
        if i.controller != usual:
            out["controller"] = i.controller + 1
        if s.owners[i.id] != (engaged if hidden else i.controller if i.face.player_card else SCENARIO):
            out["owner"] = s.owners[i.id] + 1
        if attached and i.engaged >= 0:
            out["engaged"] = i.engaged + 1
        return {**out, **self.state(i)}

    def state(self, i: Inst) -> dict[str, Any]:
        """What lies on a card in play."""
        s = self.s
        out: dict[str, Any] = {k: getattr(i, k) for k in ("damage", "stunned", "confused", "tough") if getattr(i, k)}
        if "scheme" in i.face.kind or i.threat:
            out["threat"] = i.threat
        if i.exhausted:
            out["exhausted"] = True
        if i.counters:
            out["counters"] = dict(sorted(i.counters.items()))
        if i.used:
            out["used"] = dict(sorted(i.used.items()))
        holder = max(i.controller, 0)
        if i.attached:
            out["attached"] = [short(self.card(s.play[c], holder, attached=True)) for c in i.attached]
        lying = [("boosts", i.boosts), *((k, [c for c in i.under if s.where[c] == k]) for k in ("under", "faceup"))]
        for k, cards in lying:
            if cards:
                out[k] = [self.lying(c, holder, BACKS.get(k, "")) for c in cards]
        return out
