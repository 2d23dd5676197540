"""The one door through which cards move, and with them the trigger index. rr:in-play-and-out-of-play rr:leaves-play"""

from __future__ import annotations

from ...kernel.decision import NONE
from ...kernel.state import Handle, Key
from ..faces import FACES, OTHER_SIDE, Face
from ..table import PLAY, SCENARIO, Inst, Table

PLAYABLE: Key = ("Played", "discard", False)
"""Where cards are filed that may be played from a discard pile. rr:play-restrictions-and-permissions"""


def _index(s: Table, card: int, face: Face) -> None:
    """rr:in-play-and-out-of-play rr:ability"""
    for i, key in face.triggers:
        s.listen(key, (card, i))
    for i, name in face.mods:
        at = s.mods.setdefault(name, [])
        at.append((card, i))
        at.sort()
    of_kind = s.kinds.setdefault(face.kind, [])
    of_kind.append(card)
    of_kind.sort()  # one order, however the cards came there: a rebuilt index is the same index


def _unindex(s: Table, card: int, face: Face) -> None:
    """rr:leaves-play rr:ability"""
    for i, key in face.triggers:
        s.unlisten(key, (card, i))
    for i, name in face.mods:
        at = s.mods[name]
        at.remove((card, i))
        if not at:
            del s.mods[name]
    at2 = s.kinds[face.kind]
    at2.remove(card)
    if not at2:
        del s.kinds[face.kind]


def rebuilt(s: Table) -> tuple[dict[Key, list[Handle]], dict[str, list[Handle]], dict[str, list[int]]]:
    """(index, mods, kinds) made anew from where the cards are: on load, and in tests to compare.
    rr:in-play-and-out-of-play"""
    c = Table(s.seed, s.started)
    c.codes, c.play = s.codes, s.play
    for card in s.zones[PLAY]:
        _index(c, card, s.play[card].face)
    for p in range(s.started):
        for card in s.zones[f"hand{p}"]:
            for i, key in FACES[s.codes[card]].hand_triggers:
                c.listen(key, (card, i))
        for card in s.zones[f"discard{p}"]:
            if FACES[s.codes[card]].play_from is not None:
                c.listen(PLAYABLE, (card, NONE))
    return c.index, c.mods, c.kinds


def _out_of(s: Table, card: int) -> None:
    """Take a card from where it is, with everything that hangs on its being there. rr:leaves-play
    rr:attach-to rr:in-play-and-out-of-play"""
    zone = s.where[card]
    if zone == PLAY:
        inst = s.play.pop(card)
        _unindex(s, card, inst.face)
        s.zones[PLAY].remove(card)
        if inst.host in s.play:
            host = s.play[inst.host]
            host.attached = tuple(x for x in host.attached if x != card)
    elif zone == "under" or zone == "boost":
        holder = next((i for i in s.play.values() if card in i.under or card in i.boosts), None)
        if holder is not None:  # with the cards of a player who is out, it may have gone first
            holder.under = tuple(x for x in holder.under if x != card)
            holder.boosts = tuple(x for x in holder.boosts if x != card)
    elif zone:
        cards = s.zones[zone]
        if cards and cards[-1] == card:
            cards.pop()
        else:
            cards.remove(card)
        if zone[:4] == "hand":
            for i, key in FACES[s.codes[card]].hand_triggers:
                s.unlisten(key, (card, i))
        elif zone[:7] == "discard" and FACES[s.codes[card]].play_from is not None:
            s.unlisten(PLAYABLE, (card, NONE))


def move(s: Table, card: int, zone: str, bottom: bool = False) -> None:
    """Put a card into an out-of-play zone; the end of the list is the top of a deck or pile.
    rr:in-play-and-out-of-play rr:leaves-play"""
    was = s.where[card]
    if was == PLAY:
        inst = s.play[card]
        for x in (*inst.attached, *inst.under, *inst.boosts):  # rr:attach-to
            discard(s, x)
        zone = _leaving(s, inst, zone)
        if inst.face.facedown:
            turned_up(s, inst)
    elif was.startswith(("deck", "encounter")) and not zone.startswith("dealt"):
        s.seen += 1  # it comes to light, and undo can't make anybody forget it
    _out_of(s, card)
    owner = s.owners[card]
    if owner != SCENARIO and s.players and s.players[owner].out:
        zone = "removed"  # rr:ownership-and-control
    s.where[card] = zone
    if bottom:
        s.zones[zone].insert(0, card)
    else:
        s.zones[zone].append(card)
    if zone[:4] == "hand":
        for i, key in FACES[s.codes[card]].hand_triggers:
            s.listen(key, (card, i))
    elif zone[:7] == "discard" and FACES[s.codes[card]].play_from is not None:
        s.listen(PLAYABLE, (card, NONE))


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
    two = inst.face.back or (inst.face.code != s.codes[inst.id] and not inst.face.facedown and not inst.face.blank)
    if two and zone not in ("victory", "aside"):
        return "removed"
    owner = s.owners[inst.id]
    return f"{zone[:-1]}{owner}" if owner != SCENARIO and zone[:-1] in ("hand", "deck", "discard") else zone


def tuck(s: Table, card: int, under: int, boost: bool = False) -> None:
    """Lay a card facedown beneath another, or give it to an enemy as a boost card.
    rr:in-play-and-out-of-play rr:boost-boost-icon"""
    _out_of(s, card)
    host = s.play[under]
    if boost:
        host.boosts = (*host.boosts, card)
    else:
        host.under = (*host.under, card)
    s.where[card] = "boost" if boost else "under"


def pile_of(s: Table, card: int) -> str:
    """Where a card goes when it is discarded. rr:discard"""
    owner = s.owners[card]
    return "encounter_discard" if owner == SCENARIO else f"discard{owner}"


def discard(s: Table, card: int) -> None:
    """rr:discard rr:discard-pile rr:ownership-and-control"""
    move(s, card, pile_of(s, card))


def enter(s: Table, card: int, controller: int, face: Face | None = None) -> Inst:
    """Put a card into play, ready. Keywords that act on entering play: see rules/enter.py.
    rr:in-play-and-out-of-play rr:enters-play rr:double-sided-card"""
    _out_of(s, card)
    face = face or FACES[s.codes[card]]
    if face.mode and (face.mode == "expert") != s.expert:
        face = FACES[OTHER_SIDE[face.code]]
    s.where[card] = PLAY
    s.zones[PLAY].append(card)
    inst = s.play[card] = Inst(card, face, controller, s.new_id())
    _index(s, card, face)
    return inst


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
    if to.controller != SCENARIO and inst.face.player_card:
        inst.controller = to.controller


def control(s: Table, card: int, seat: int) -> None:
    """A player takes control of a card in play; a campaign's player card is then his own, too.
    rr:ownership-and-control rr:campaign-specific-card"""
    inst = s.play[card]
    inst.controller = seat
    if inst.face.aspect == "campaign" and inst.face.player_card:
        s.owners[card] = seat


def show(s: Table, card: int, face: Face) -> None:
    """Another side or stage of a card in play shows. Same kind of card: everything on it stays. rr:flip"""
    inst = s.play[card]
    _unindex(s, card, inst.face)
    inst.face = face
    _index(s, card, face)
