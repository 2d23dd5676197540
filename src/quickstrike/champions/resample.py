"""Drawing again what a seat can't know, for the test that views leak nothing."""

from __future__ import annotations

from ..kernel.chance import seed_of, shuffled
from ..kernel.contract import numbers_in
from .faces import FACES, OWN_DECKS
from .rules.underway import cards_in_use
from .rules.zones import one_deck, rebuilt
from .table import NOBODY, OTHER_DECKS, Table


def resample(s: Table, seat: int, salt: int = 0) -> None:
    """Permute hidden cards among the places where they could be.

    What an open decision names, and what is being played or paid with just now, stays where it is. Where the hidden
    cards really are has no influence: tables that look alike to the seat become the same table by the same salt.
    """
    fixed = {c for d in s.pending for o in d.all_options() for c in (o.card, o.target) if c >= 0}
    fixed |= cards_in_use(s)
    fixed |= {c for sc in s.scopes.values() for c in (sc.source, *numbers_in(sc.refs))}
    seed = seed_of(f"resample {salt}")
    for zone in _searched(s, seat):  # which cards those are is seen, their order is not told
        _permute(s, [zone], [], fixed, seed)
        fixed |= {*s.zones[zone]}
    for owner in range(s.started):
        zones = [f"deck{owner}"] if owner == seat else [f"deck{owner}", f"hand{owner}"]
        under = [i for i in s.play.values() if any(s.owners[c] == owner for c in i.under)]
        _permute(s, zones, [(i.id, "under", owner) for i in under] if owner != seat else [], fixed, seed)
    boosted = [(i.id, "boosts", -1) for i in s.play.values() if i.boosts]
    if s.villain == NOBODY or one_deck(s):
        _permute(s, ["encounter", *(f"dealt{p}" for p in range(s.started))], boosted, fixed, seed)
    else:  # of several villains each has a deck: its own cards change places with no other's
        for zone in [z for z in s.zones if z == "encounter" or z.startswith("encounter@")]:
            _permute(s, [zone], [], fixed, seed)
    for deck in OWN_DECKS.values():
        if deck in s.zones:  # the top card lies faceup
            _permute(s, [deck], [], {*fixed, *s.zones[deck][-1:]}, seed)
    for deck in OTHER_DECKS:
        if deck in s.zones:
            _permute(s, [deck], [], fixed, seed)
    facedown: dict[int, list[int]] = {}
    for c in [c for c, i in s.play.items() if i.face.facedown]:  # its number is open, which card it is is not
        facedown.setdefault(s.owners[c], []).append(c)
    for owner, cards in facedown.items():
        zones = [f"deck{owner}"] if owner == seat else [f"deck{owner}", f"hand{owner}"]
        could = sorted([*cards, *(x for z in zones for x in s.zones[z] if x not in fixed and s.owners[x] == owner)])
        codes = sorted(s.codes[x] for x in could)
        order = list(range(len(could)))
        shuffled(order, seed, 0)
        for x, i in zip(could, order, strict=True):
            s.codes[x] = codes[i]
    index, s.mods, kinds = rebuilt(s)
    s.reindex(index)
    assert set(kinds) == set(s.kinds)
    s.seed = seed_of(f"chance {salt}")  # what is still to be drawn is unknown too


def _searched(s: Table, seat: int) -> list[str]:
    """The decks that this seat looks through just now. rr:search"""
    names = [name for d in s.pending if d.kind == "search" and d.seat == seat for name in d.ask.data["zones"]]
    return [name for name in names if name == "encounter" or name.startswith("deck")]


def _permute(s: Table, zones: list[str], piles: list[tuple[int, str, int]], fixed: set[int], seed: int) -> None:
    places: list[tuple[str, int]] = [(z, i) for z in zones for i, c in enumerate(s.zones[z]) if c not in fixed]
    cards = [s.zones[z][i] for z, i in places]
    spots = [
        (card, field, i)
        for card, field, owner in piles
        for i, c in enumerate(getattr(s.play[card], field))
        if c not in fixed and s.owners[c] == owner and s.where[c] != "faceup" and not FACES[s.codes[c]].home
    ]
    cards += [getattr(s.play[card], field)[i] for card, field, i in spots]
    cards.sort()
    shuffled(cards, seed, 0)
    for (z, i), c in zip(places, cards, strict=False):
        s.zones[z][i] = c
        s.where[c] = z
    for (card, field, i), c in zip(spots, cards[len(places) :], strict=True):
        pile = list(getattr(s.play[card], field))
        pile[i] = c
        setattr(s.play[card], field, tuple(pile))
        s.where[c] = "under" if field == "under" else "boost"
