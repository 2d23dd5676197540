"""Setting up a game: the sixteen steps of Appendix II, in order. setup:1 to setup:16"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.state import Frame
from ..faces import FACES, OPENED
from ..table import NOBODY, PLAY, SCENARIO, Player, Table
from . import stats
from .admit import attach_targets
from .campaigning import LATE, follow
from .decks import deal, draw_up, lay_own_deck, own_deck
from .defeat import villain_revealed
from .enter import put_into_play
from .phases import discards, rounds
from .results import proc
from .reveal import abilities, reveal_card
from .threat import advance, target_threat, top_of_deck
from .zones import DECK, PILE, discard, enter, move


def add_card(s: Table, code: str, owner: int, zone: str) -> int:
    """A new card of the game, in an out-of-play zone. Only setup makes cards.
    setup:1 setup:8 setup:10 rr:ownership-and-control"""
    card = len(s.codes)
    s.codes.append(code)
    s.owners.append(owner)
    s.where.append("")
    if zone.startswith("hand"):
        move(s, card, zone)
    else:  # nothing listens there
        s.where[card] = zone
        s.zones[zone].append(card)
    return card


def add_cards(s: Table, codes: tuple[str, ...], owner: int, deck: str) -> None:
    """All cards of a deck, in order; those that belong in no deck are set aside. setup:1 setup:10
    rr:permanent rr:linked-card-title"""
    first, homes = len(s.codes), ["aside" if (OPENED.get(code) or FACES[code]).apart else deck for code in codes]
    s.codes += codes
    s.owners += [owner] * len(codes)
    s.where += homes
    for card, zone in enumerate(homes, first):
        s.zones[zone].append(card)


set_up: Final = proc.steps(
    "set_up",
    "lay_out_cards",  # steps 1 to 10 of the book
    "put_setup_cards_into_play",  # 11
    "scenario_setup_abilities",  # 12a
    "turn_main_scheme",  # 12b
    "reveal_scenario",  # 12c
    "campaign_instructions",  # 13
    "draw_starting_hands",  # 14
    "mulligans",  # 15
    "player_setup_abilities",  # 16
    "begin_game",
)
"""mem: seats (per player: identity, deck, obligations, nemesis), villains, schemes, encounter (codes), first;
(unused: stages that a skirmish removes; aside: modular sets that are set aside; campaign: instructions for step 13)."""


@set_up.step
def lay_out_cards(s: Table, f: Frame) -> None:
    """setup:1 setup:2 setup:3 setup:4 setup:5 setup:6 setup:7 setup:8 setup:9 setup:10"""
    _players(s, f.mem)  # 1-6
    _scenario(s, f.mem)  # 8-10; 7 is a heap of tokens


@set_up.step
def put_setup_cards_into_play(s: Table, f: Frame) -> None:
    """Cards with the setup keyword start in play. setup:11 rr:setup-keyword"""
    later = f.mem.get("aside", ())  # rr:set-aside-set-aside: no part of the game yet
    f.mem["entered"] = tuple(c for c in _setup_cards(s) if s.codes[c] not in later)
    for c in reversed(f.mem["entered"]):
        _put(s, c)
    for p in s.players:
        if s.zones[f"deck{p.seat}"]:
            s.shuffle(s.zones[f"deck{p.seat}"])


@set_up.step
def scenario_setup_abilities(s: Table, f: Frame) -> None:
    """Of the main scheme; without one it still turns to side B. setup:12"""
    _setup_abilities(s, SCENARIO)


@set_up.step
def turn_main_scheme(s: Table, f: Frame) -> None:
    """setup:12"""
    for scheme in s.of_kind("main_scheme"):
        if s.play[scheme].face.back is not None:
            s.push(advance, scheme=scheme)


@set_up.step
def reveal_scenario(s: Table, f: Frame) -> None:
    """And encounter cards that were put into play so far. setup:12 rr:when-revealed-abilities"""
    for c in reversed(f.mem["entered"]):
        which = s.face(c).by_timing.get("when revealed", ())
        if which and c in s.play and s.owners[c] == SCENARIO:
            s.push(abilities, card=c, you=s.first, which=which, head=True)
    for v in reversed(s.of_kind("villain")):
        villain_revealed(s, v)


@set_up.step
def campaign_instructions(s: Table, f: Frame) -> None:
    """setup:13 rr:campaign-mode"""
    if f.mem.get("campaign"):
        s.push(campaign_setup, todo=tuple(x for x in f.mem["campaign"] if x[0] not in LATE))


@set_up.step
def draw_starting_hands(s: Table, f: Frame) -> None:
    """setup:14"""
    for seat in s.order():
        draw_up(s, seat, "setup")


@set_up.step
def mulligans(s: Table, f: Frame) -> None:
    """setup:15"""
    s.push(discards, kind="mulligan")


@set_up.step
def player_setup_abilities(s: Table, f: Frame) -> None:
    """setup:16"""
    if late := tuple(x for x in f.mem.get("campaign", ()) if x[0] in LATE):
        s.push(campaign_setup, todo=late)  # when setup ends
    for seat in reversed(s.order()):
        _setup_abilities(s, seat)


@set_up.step
def begin_game(s: Table, f: Frame) -> None:
    """setup:16 rr:round-structure"""
    s.done(f)
    s.phase = "player"
    s.push(rounds)


@proc
def campaign_setup(s: Table, f: Frame) -> None:
    """13. mem: todo, instructions as `campaign.INSTRUCTIONS` lists them. Nothing is dealt: tokens are simply placed.
    setup:13 rr:campaign-specific-card rr:campaign-mode"""
    while f.pc < len(f.mem["todo"]):
        what, *args = f.mem["todo"][f.pc]
        f.pc += 1
        if what == "damage":
            inst = s.identity(args[0])
            inst.damage = min(args[1], stats.max_hp(s, inst.id) - 1)
        elif what == "hit points":
            inst = s.identity(args[0])
            inst.damage = max(0, stats.max_hp(s, inst.id) - max(1, args[1]))
        elif what == "deal":
            deal(s, args[0], 1)
        elif what == "status":
            setattr(s.identity(args[0]), args[1], 1)
        elif what == "threat":
            inst = s.play[top_of_deck(s)]
            goal = target_threat(s, inst.id)
            inst.threat += args[0] if goal is None else max(0, min(args[0], goal - 1 - inst.threat))
        elif what == "acceleration":
            s.acceleration += args[0]
        elif what == "shuffle":
            for c in [c for c in s.zones["aside"] if s.codes[c] == args[0]][:1]:
                move(s, c, "encounter")
                s.shuffle(s.zones["encounter"])
        elif what == "add":
            add_card(s, args[0], SCENARIO, "encounter")
            s.shuffle(s.zones["encounter"])
        elif what == "play":
            c = add_card(s, args[0], SCENARIO, "limbo")
            _put(s, c)
            return
        elif what == "aside":
            add_card(s, args[0], SCENARIO, "aside")
        elif what == "half":
            for seat in s.order():
                deck = s.zones[f"deck{seat}"]
                for c in deck[len(deck) - len(deck) // 2 :][::-1]:
                    discard(s, c)
        elif what == "reveal":
            reveal_card(s, add_card(s, args[0], SCENARIO, "limbo"), s.first, "campaign")
            return
        elif follow(s, what, args):
            return
    s.done(f)


def _put(s: Table, c: int) -> None:
    """A card with the setup keyword, or of a campaign, is put into play. rr:setup-keyword setup:11 setup:13"""
    face, owner = s.front(c), s.owners[c]
    seat = s.first if owner == SCENARIO else owner
    engaged = seat if face.kind == "minion" else NOBODY
    hosts = attach_targets(s, seat, c, face) if face.attach is not None else []
    s.push(put_into_play, card=c, controller=owner, engaged=engaged, host=(*hosts, NOBODY)[0], also=())


def _setup_abilities(s: Table, controller: int) -> None:
    """rr:setup-triggered-ability: those of one player's cards in play, or of the scenario's.
    setup:12 setup:16"""
    for c in reversed(s.zones[PLAY]):
        found = s.play[c].face.by_timing.get("setup")
        if found and s.play[c].controller == controller:
            you = s.first if controller == SCENARIO else controller
            s.push(abilities, card=c, you=you, which=found, head=True)


def _players(s: Table, m: dict[str, Any]) -> None:
    """setup:1 setup:2 setup:4 setup:5 setup:6 rr:toughness"""
    for seat, (identity, deck, _, _) in enumerate(m["seats"]):  # 1. identities, alter-ego side up; 2. no damage
        card = len(s.codes)
        s.codes.append(identity)
        s.owners.append(seat)
        s.where.append("")
        back = FACES[identity].back
        inst = enter(s, card, seat, FACES[back] if back else None)
        inst.tough = 1 if "toughness" in inst.face.keywords else 0
        s.players.append(Player(seat, card))
        add_cards(s, deck, seat, f"deck{seat}")
        own, cards = own_deck(identity)
        if own:
            lay_own_deck(s, own)
            add_cards(s, cards, seat, own)
            s.shuffle(s.zones[own])
    s.first = s.active = m["first"]  # 3
    for _, _, obligations, nemesis in m["seats"]:  # 4 and 5
        add_cards(s, (*obligations, *nemesis), SCENARIO, "aside")
    for p in s.players:  # 6
        s.shuffle(s.zones[f"deck{p.seat}"])


def _scenario(s: Table, m: dict[str, Any]) -> None:
    """setup:8 setup:9 setup:10"""
    for code in reversed(m["villains"]):  # 8. the first stage in play, the others beneath
        add_card(s, code, SCENARIO, "villain_deck")
    if m.get("together"):
        _together(s, m)
    else:
        enter(s, s.zones["villain_deck"][-1], SCENARIO)  # 9. the dial is damage 0
    for code in m.get("unused", ()):  # rr:modes-of-play: a skirmish is against one stage
        add_card(s, code, SCENARIO, "removed")
    for code in reversed(m["schemes"]):
        add_card(s, code, SCENARIO, "scheme_deck")
    enter(s, s.zones["scheme_deck"][-1], SCENARIO)
    add_cards(s, m["encounter"], SCENARIO, "encounter")  # 10
    add_cards(s, m.get("aside", ()), SCENARIO, "aside")  # whole modular sets, which cards of the scenario bring in
    for c in list(s.zones["aside"]):
        if s.front(c).kind == "obligation" and "decks" not in m:
            move(s, c, "encounter")
    s.shuffle(s.zones["encounter"])


def _together(s: Table, m: dict[str, Any]) -> None:
    """Several villains, the first stage of each in play; each with an encounter deck of its own, and that of the active
    one is in use, or all with the scenario's.
    setup:8 setup:9 setup:10"""
    first_stages: dict[str, int] = {}
    for v in s.zones["villain_deck"][::-1]:
        first_stages.setdefault(s.front(v).name, v)
    villains = list(first_stages.values())
    for v in villains:
        enter(s, v, SCENARIO)
    for v, cards in zip(villains, m.get("decks", ()), strict="decks" in m):
        first = v == villains[0]
        for zone in (DECK, PILE) if not first else ():
            s.zones[f"{zone}@{v}"] = []
        deck = DECK if first else f"{DECK}@{v}"
        for code in cards:
            add_card(s, code, SCENARIO, deck)
        s.shuffle(s.zones[deck])
    s.villain = villains[0]


def _setup_cards(s: Table) -> list[int]:
    """rr:setup-keyword setup:11"""
    zones = ["encounter", "aside", *(f"deck{p.seat}" for p in s.players)]
    return [c for z in zones for c in s.zones[z] if "setup" in s.front(c).keywords]
