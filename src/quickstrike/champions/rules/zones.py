"""The one door through which cards move, and with them the trigger index. rr:in-play-and-out-of-play rr:leaves-play"""

from __future__ import annotations

from typing import Final

from ...kernel.state import Handle, Key
from ..faces import FACES, OTHER_SIDE, OWN_DECKS, Face
from ..table import NOBODY, PLAY, SCENARIO, Inst, Table

_HANDS: Final = frozenset(f"hand{p}" for p in range(8))
_PILES: Final = frozenset(f"discard{p}" for p in range(8))
_DECKS: Final = frozenset(f"deck{p}" for p in range(8))
_HIDDEN: Final = frozenset(("encounter", "encounter_discard", *OWN_DECKS.values(), *(f"deck{p}" for p in range(8))))
"""Zones by their sort: the hands and discard piles of players, and where a card comes to light that leaves it."""
BENEATH: Final = ("under", "faceup", "boost")
"""Where a card is that lies with a card in play: facedown or faceup beneath it, or as its boost card."""


def _index(s: Table, card: int, face: Face) -> None:
    """The lists are sorted, in one order however the cards came there, so a rebuilt index is the same index; and they are
    made anew, as clones share them. rr:in-play-and-out-of-play rr:ability"""
    for i, key in face.triggers:
        s.listen(key, (card, i))
    for i, name in face.mods:
        s.mods[name] = sorted([*s.mods.get(name, ()), (card, i)])
    for kind in face.filed:
        s.kinds[kind] = sorted([*s.kinds.get(kind, ()), card])


def _unindex(s: Table, card: int, face: Face) -> None:
    """rr:leaves-play rr:ability"""
    for i, key in face.triggers:
        s.unlisten(key, (card, i))
    for i, name in face.mods:
        if at := [h for h in s.mods[name] if h != (card, i)]:
            s.mods[name] = at
        else:
            del s.mods[name]
    for kind in face.filed:
        if of_kind := [c for c in s.kinds[kind] if c != card]:
            s.kinds[kind] = of_kind
        else:
            del s.kinds[kind]


def rebuilt(s: Table) -> tuple[dict[Key, list[Handle]], dict[str, list[Handle]], dict[str, list[int]]]:
    """(index, mods, kinds) made anew from where the cards are: on load, and in tests to compare.
    rr:in-play-and-out-of-play"""
    c = Table(s.seed, s.started)
    c.codes, c.play = s.codes, s.play
    for card in s.zones[PLAY]:
        _index(c, card, s.play[card].face)
        for under in s.play[card].under:
            for i, key in s.front(under).hand_triggers:
                c.listen(key, (under, i))
    for p in range(s.started):
        for card in s.zones[f"hand{p}"]:
            for i, key in s.front(card).hand_triggers:
                c.listen(key, (card, i))
        for card in s.zones[f"discard{p}"]:
            for i, key in s.front(card).pile_triggers:
                c.listen(key, (card, i))
    return c.index, c.mods, c.kinds


def _out_of(s: Table, card: int) -> None:
    """Take a card from where it is, with everything that hangs on its being there. rr:leaves-play
    rr:attach-to rr:in-play-and-out-of-play"""
    zone = s.where[card]
    if zone == PLAY:
        inst = s.play.pop(card)
        _unindex(s, card, inst.face)
        s.zones[PLAY].remove(card)
        if any(name == "blank" for _, name in inst.face.mods):
            _reblank(s)
        if inst.host in s.play:
            host = s.play[inst.host]
            host.attached = tuple(x for x in host.attached if x != card)
    elif zone in BENEATH:
        if (at := holder(s, card)) != NOBODY:  # with the cards of a player who is out, it may have gone first
            host = s.play[at]
            host.under = tuple(x for x in host.under if x != card)
            host.boosts = tuple(x for x in host.boosts if x != card)
        if zone != "boost":
            for i, key in s.front(card).hand_triggers:
                s.unlisten(key, (card, i))
    elif zone:
        cards = s.zones[zone]
        if cards and cards[-1] == card:
            cards.pop()
        else:
            cards.remove(card)
        if zone in _HANDS:
            for i, key in s.front(card).hand_triggers:
                s.unlisten(key, (card, i))
        elif zone in _PILES:
            for i, key in s.front(card).pile_triggers:
                s.unlisten(key, (card, i))


def holder(s: Table, card: int) -> int:
    """The card in play that this one lies beneath, or is a boost card of. rr:in-play-and-out-of-play"""
    return next((i.id for i in s.play.values() if card in i.under or card in i.boosts), NOBODY)


def move(s: Table, card: int, zone: str, bottom: bool = False) -> None:
    """Put a card into an out-of-play zone; the end of the list is the top of a deck or pile.
    rr:in-play-and-out-of-play rr:leaves-play"""
    was = s.where[card]
    if was == PLAY:
        inst = s.play[card]
        for x in (*inst.attached, *inst.under, *inst.boosts):  # rr:attach-to
            discard(s, x)
        zone = _leaving(s, inst, zone)
        if inst.face.vital:
            from .decks import lose

            lose(s, "card")
        if inst.face.facedown:
            turned_up(s, inst)
    elif was in _HIDDEN and not zone.startswith("dealt"):
        s.seen += 1  # it is revealed, and undo can't make anybody forget it
    _out_of(s, card)
    owner = s.owners[card]
    if owner != SCENARIO and s.players and s.players[owner].out:
        zone = "removed"  # rr:ownership-and-control
    s.where[card] = zone
    if s.areas and zone != "removed":
        s.areas.pop(card, None)
    there = s.zones.get(zone)
    if there is None:  # the first card of a deck that only this scenario has
        there = s.zones[zone] = []
    if bottom:
        there.insert(0, card)
    else:
        there.append(card)
    if zone in _HANDS:
        _owned(s, card, int(zone[4:]))
        for i, key in s.front(card).hand_triggers:
            s.listen(key, (card, i))
    elif zone in _PILES:
        for i, key in s.front(card).pile_triggers:
            s.listen(key, (card, i))
    elif zone in _DECKS:
        _owned(s, card, int(zone[4:]))


def _owned(s: Table, card: int, seat: int) -> None:
    """A captive is freed, or a card of the campaign given away: whose hand or deck it is in owns it.
    rr:ownership-and-control rr:campaign-specific-card"""
    face = s.front(card)
    if s.owners[card] == SCENARIO and (face.player_card or face.kept):
        s.owners[card] = seat


def turned_up(s: Table, inst: Inst) -> None:
    """A facedown card leaves play and is seen. Events that are about it remember what it was taken for.
    rr:leaves-play rr:flip"""
    s.note("turned", inst.id, inst.face.code)
    for ev in s.events.values():
        was = ev.data.get("was", ())
        if inst.id in (ev.source, ev.target) and all(c != inst.id for c, _ in was):
            ev.data["was"] = (*was, (inst.id, inst.face.code))


def _leaving(s: Table, inst: Inst, zone: str) -> str:
    """Where a card that leaves play really goes: out of the game if it has two faces, else to its owner's hand, deck or
    pile. rr:double-sided-card rr:ownership-and-control"""
    same = inst.face.code == s.codes[inst.id] or inst.face.facedown or inst.face.turned or inst.face.blank
    two = inst.face.back or not same
    if two and zone not in ("victory", "aside"):
        return "removed"
    owner = s.owners[inst.id]
    return f"{zone[:-1]}{owner}" if owner != SCENARIO and zone[:-1] in ("hand", "deck", "discard") else zone


def tuck(s: Table, card: int, under: int, boost: bool = False, faceup: bool = False) -> None:
    """Lay a card beneath another, or give it to an enemy as a boost card.
    rr:in-play-and-out-of-play rr:boost-boost-icon"""
    _out_of(s, card)
    host = s.play[under]
    if boost:
        host.boosts = (*host.boosts, card)
    else:
        host.under = (*host.under, card)
        for i, key in s.front(card).hand_triggers:  # who may play it from there may do so at any such moment
            s.listen(key, (card, i))
    s.where[card] = "boost" if boost else "faceup" if faceup else "under"


def pile_of(s: Table, card: int) -> str:
    """Where a card goes when it is discarded. rr:discard"""
    owner = s.owners[card]
    if owner != SCENARIO:
        home = s.front(card).home
        return own_pile(home) if home else f"discard{owner}"
    own = "side_schemes" in s.zones and s.front(card).kind == "side_scheme"  # that deck has a pile of its own
    if own:
        return "side_schemes_discard"
    if "stones" in s.zones and "Infinity Stone" in s.front(card).traits:
        return "stones_discard"
    return PILE if s.villain == NOBODY else _home(s, card)


def own_pile(deck: str) -> str:
    """The discard pile of a deck that an identity has besides the player deck. rr:discard-pile"""
    return f"{deck}_discard"


DECK: Final = "encounter"
PILE: Final = "encounter_discard"


def deck_of(s: Table, villain: int, zone: str = DECK) -> str:
    """The encounter deck (or discard pile) of one of several villains: that of the active one is in use.
    rr:encounter-deck"""
    name = f"{zone}@{villain}"
    return name if villain != s.villain and name in s.zones else zone


def one_deck(s: Table) -> bool:
    """Several villains share one encounter deck: whom "the villain" means on a player card is that player's choice.
    rr:encounter-deck rr:villain-villain-deck"""
    return s.villain != NOBODY and all(deck_of(s, v) == DECK for v in s.of_kind("villain"))


def _home(s: Table, card: int) -> str:
    """Of several villains, each has its own encounter set, deck and discard pile; the cards of one that is out of the
    game go with it. rr:encounter-deck rr:discard-pile"""
    own = s.front(card).set
    for v in s.of_kind("villain"):
        if s.play[v].face.set == own:
            return deck_of(s, v, PILE)
    gone = any(s.front(c).kind == "villain" and s.front(c).set == own for c in s.zones["removed"])
    return "removed" if gone else PILE


def take_up_deck(s: Table, villain: int) -> None:
    """Another villain is the active one: its encounter deck and discard pile are the ones in use. rr:encounter-deck"""
    for zone in (DECK, PILE):
        old, new = f"{zone}@{s.villain}", f"{zone}@{villain}"
        if new in s.zones:
            s.zones[old], s.zones[zone] = s.zones[zone], s.zones.pop(new)
            for name in (old, zone):
                for c in s.zones[name]:
                    s.where[c] = name
    s.villain = villain


def discard(s: Table, card: int) -> None:
    """rr:discard rr:discard-pile rr:ownership-and-control"""
    if REPLACED in s.index and s.where[card] == PLAY:
        from .replaced import put_elsewhere

        if put_elsewhere(s, card):
            return
    move(s, card, pile_of(s, card))


REPLACED: Final[Key] = ("Discarded", "would", True)
"""Where those listen who take what would be discarded from play."""


def enter(s: Table, card: int, controller: int, face: Face | None = None) -> Inst:
    """Put a card into play, ready. Keywords that act on entering play: see rules/enter.py.
    rr:in-play-and-out-of-play rr:enters-play rr:double-sided-card"""
    _out_of(s, card)
    face = face or s.front(card)
    if face.mode and (face.mode == "expert") != s.expert:
        face = FACES[OTHER_SIDE[face.code]]
    s.where[card] = PLAY
    s.zones[PLAY].append(card)
    inst = s.play[card] = Inst(card, face, s.first if face.first_controls else controller, s.new_id())
    _index(s, card, face)
    if "blank" in s.mods:
        _reblank(s)
    return inst


def _reblank(s: Table) -> None:
    """A card that makes the text of others count as empty comes or goes, or one of these comes. rr:text-box"""
    from .control import blank

    blank(s)


def settle(s: Table, card: int, area: int) -> None:
    """A card of the scenario is in this game area, and in no other; an environment is in all of them, and what is in a
    player's play area or attached to something is where that is. rr:villains-play-area"""
    if s.areas and s.front(card).kind != "environment":
        s.areas[card] = area


def disguised(s: Table, cards: tuple[int, ...]) -> tuple[int, ...]:
    """These cards of a deck under new numbers: the whole deck is numbered anew, by chance.

    Nothing moves, but the number that all see once a card lies facedown in play does not say which card it is, nor do
    the numbers that come up later.
    rr:shuffle"""
    now: dict[int, int] = {}
    for zone in dict.fromkeys(s.where[c] for c in cards if s.where[c].startswith("deck")):
        deck = s.zones[zone]
        for owner in dict.fromkeys(s.owners[c] for c in cards):
            old = [c for c in deck if s.owners[c] == owner]
            codes, new = [s.codes[c] for c in old], old.copy()
            s.shuffle(new)
            for n, code in zip(new, codes, strict=True):
                s.codes[n] = code
            renumbered = dict(zip(old, new, strict=True))
            deck[:] = [renumbered.get(c, c) for c in deck]
            now.update(renumbered)
    return tuple(now.get(c, c) for c in cards)


def attach(s: Table, card: int, host: int) -> None:
    """Attach a card in play to another; an upgrade follows the host's controller. rr:ownership-and-control
    rr:attach-to"""
    inst, to = s.play[card], s.play[host]
    if inst.host in s.play:
        old = s.play[inst.host]
        old.attached = tuple(x for x in old.attached if x != card)
    inst.host = host
    to.attached = (*to.attached, card)
    if inst.face.player_card and (to.controller != SCENARIO or inst.face.kind == "ally"):
        inst.controller = to.controller  # an ally that is held by a card of the scenario is nobody's
    if "blank" in s.mods:
        _reblank(s)


def control(s: Table, card: int, seat: int) -> None:
    """A player takes control of a card in play; a campaign's player card then also belongs to them, and an ally that was
    attached to something is free. rr:ownership-and-control rr:campaign-specific-card"""
    inst = s.play[card]
    if inst.face.kind == "ally" and inst.host in s.play:
        host = s.play[inst.host]
        host.attached = tuple(x for x in host.attached if x != card)
        inst.host = NOBODY
    inst.controller = seat
    if inst.face.aspect == "campaign" and inst.face.player_card:
        s.owners[card] = seat


def hand_over(s: Table) -> None:
    """There is a new first player: what the first player controls is theirs now. rr:first-player
    rr:ownership-and-control"""
    for inst in s.play.values():
        if inst.face.first_controls and inst.host not in s.play:
            inst.controller = s.first


def show(s: Table, card: int, face: Face) -> None:
    """Another side or stage of a card in play shows. Same kind of card: everything on it stays. rr:flip"""
    inst = s.play[card]
    _unindex(s, card, inst.face)
    inst.face = face
    _index(s, card, face)
