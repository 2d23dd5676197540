"""Which abilities an event triggers, who may use them, and how they start: the game's answers to the kernel's windows.
rr:triggering-condition rr:interrupt rr:response rr:forced"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.decision import NONE, Option
from ...kernel.state import Event, Handle, Scope
from ..faces import FACES
from ..table import CENTRE, EVERYWHERE, NOBODY, PLAY, RULES, SCENARIO, Table
from ..vocab import Ability, Either, Given, Is_, Mine, Pick, Trait, With, Would, You
from . import legal, stats
from .ability import play_card, use_ability
from .able import form_ok
from .admit import over_max
from .belonging import speaks_of_you
from .cost import costs_ok, limit_left
from .kinds import KINDS
from .naming import has_form
from .select import defender, fits, holds, seats, select, zone_names
from .zones import BENEATH

Pattern = Callable[[Table, Any, Event, Scope], bool]


def _ok(s: Table, want: Any, card: int, sc: Scope) -> bool:
    """rr:triggering-condition rr:interrupt rr:response rr:forced"""
    return want is None or (card >= 0 and fits(s, want, card, sc))


def _any(s: Table, want: Any, cards: tuple[int, ...], sc: Scope) -> bool:
    """rr:triggering-condition rr:interrupt rr:response rr:forced"""
    return want is None or any(fits(s, want, c, sc) for c in cards)


def _player(s: Table, want: Any, seat: int, sc: Scope) -> bool:
    """rr:triggering-condition rr:you-your rr:interrupt rr:response rr:forced"""
    return want is None or seat in seats(s, want, sc)


def _aimed_at(attack: Event) -> tuple[int, ...]:
    """Whom an enemy is about to attack, before anybody is: the identity, or the ally that is attacked directly.
    rr:attacks-against-allies"""
    return (attack.target,) if "defender" in attack.data else ()


def _harmed(s: Table, defense: Event) -> bool:
    """Has whoever defended taken damage from the attack itself? rr:defend-defense
    faq:doctor-strange-hero-pack:unflappable:1"""
    attack = next((ev for ev in s.events.values() if defense.id in ev.data.get("defended", ())), None)
    return attack is not None and any(c == defense.target and n for c, n in attack.data.get("taken", ()))


PATTERNS: Final[dict[str, Pattern]] = {
    "Attacked": lambda s, p, e, sc: (
        _ok(s, p.by, e.source, sc)
        and (not p.basic or bool(e.data.get("basic")))
        and (not p.undefended or e.data.get("defender", NOBODY) == NOBODY)
        and _of_whom(p, e)
        and (
            p.against is None
            or (
                "defender" in e.data and _player(s, p.against, e.player, sc)  # players are attacked by enemies
                if isinstance(p.against, You) or (isinstance(p.against, Pick) and p.against.kind == "player")
                else _any(s, p.against, e.data["attacked"] or _aimed_at(e), sc)
            )
        )
        and _any(s, p.damaging, e.data["damaged"], sc)
        and (p.damaging is None or bool(e.data["damaged"]))
        and (p.defeating is None or any(fits_gone(s, p.defeating, c, sc, e) for c in e.data["defeated"]))
    ),
    "Schemed": lambda s, p, e, sc: _ok(s, p.by, e.source, sc),
    "Activated": lambda s, p, e, sc: _ok(s, p.by, e.source, sc) and _player(s, p.against, e.player, sc),
    "Defended": lambda s, p, e, sc: (
        _ok(s, p.by, e.target, sc)
        and bool(e.data["basic"] if p.basic else e.data["new"])
        and not (p.unharmed and _harmed(s, e))
    ),
    "Thwarted": lambda s, p, e, sc: (
        _ok(s, p.by, e.source, sc)
        and _any(s, p.scheme, e.data["schemes"], sc)
        and (not p.basic or bool(e.data["basic"]))
        and (p.clearing is None or any(fits_gone(s, p.clearing, c, sc, e) for c in e.data.get("cleared", ())))
    ),
    "PowerUsed": lambda s, p, e, sc: _ok(s, p.by, e.source, sc) and p.power in ("", e.data["power"]),
    "DamageDealt": lambda s, p, e, sc: (
        e.amount > 0
        and _ok(s, p.to, e.target, sc)
        and _ok(s, p.by, e.source, sc)
        and (not p.by_attack or bool(e.data["attack"]))
        and (not p.excess or bool(e.data["excess"]))
    ),
    "DamageTaken": lambda s, p, e, sc: (
        e.amount > 0
        and _ok(s, p.who, e.target, sc)
        and (not p.by_attack or bool(e.data["attack"]))
        and _ok(s, p.by, e.source, sc)
    ),
    "Prevented": lambda s, p, e, sc: (
        _ok(s, p.by, e.source, sc) and e.amount >= p.least and (not p.by_attack or bool(e.data["attack"]))
    ),
    "Healed": lambda s, p, e, sc: _ok(s, p.who, e.target, sc),
    "ThreatPlaced": lambda s, p, e, sc: (
        e.amount > 0
        and p.step in (0, e.data.get("step", 0))
        and _ok(s, p.on, e.target, sc)
        and _ok(s, p.by, e.source, sc)
    ),
    "ThreatRemoved": lambda s, p, e, sc: (
        _ok(s, p.from_, e.target, sc) and _ok(s, p.by, e.source, sc) and (not p.last or bool(e.data["last"]))
    ),
    "Defeated": lambda s, p, e, sc: (
        fits_gone(s, p.who, e.target, sc, e)
        and _ok(s, p.by, e.source, sc)
        and (not p.by_attack or bool(e.data.get("attack")))
    ),
    "Revealed": lambda s, p, e, sc: (
        _ok(s, p.card, e.target, sc)
        and _player(s, p.by, e.player, sc)
        and (p.from_ is None or e.data["from"] == "encounter")
    ),
    "BoostTurned": lambda s, p, e, sc: (
        _ok(s, p.card, e.target, sc)
        and _ok(s, p.by, e.source, sc)
        and p.during in ("", e.data["during"])
        and _player(s, p.against, e.player, sc)
    ),
    "IconsCounted": lambda s, p, e, sc: _ok(s, p.card, e.target, sc),
    "Surged": lambda s, p, e, sc: _ok(s, p.card, e.target, sc) and _player(s, p.by, e.player, sc),
    "Triggered": lambda s, p, e, sc: (
        fits_gone(s, p.card, e.target, sc)
        and _player(s, p.by, e.player, sc)
        and p.ability in ("", e.data.get("ability", ""))
    ),
    "Played": lambda s, p, e, sc: (
        _ok(s, p.card, e.target, sc)
        and _player(s, p.by, e.player, sc)
        and (not p.from_hand or e.data["from"].startswith("hand"))
    ),
    "EnteredPlay": lambda s, p, e, sc: _ok(s, p.card, e.target, sc),
    "LeftPlay": lambda s, p, e, sc: _ok(s, p.card, e.target, sc),
    "Swapped": lambda s, p, e, sc: _ok(s, p.card, e.target, sc),
    "Discarded": lambda s, p, e, sc: (
        _ok(s, p.card, e.target, sc) and (p.from_ is None or e.data["where"] in zone_names(s, p.from_, sc))
    ),
    "Drawn": lambda s, p, e, sc: _player(s, p.by, e.player, sc),
    "FormChanged": lambda s, p, e, sc: (
        _player(s, p.who, e.player, sc)
        and (
            p.to == ""
            or (p.to == "this" and e.target == sc.source)
            or (_turns_to(s, p.to, e) and has_form(s, s.players[e.player].identity, p.to))
        )
    ),
    "Engaged": lambda s, p, e, sc: _ok(s, p.minion, e.target, sc) and _player(s, p.player, e.player, sc),
    "StatusGiven": lambda s, p, e, sc: _ok(s, p.to, e.target, sc) and p.status in ("", e.data["status"]),
    "Exhausted": lambda s, p, e, sc: _ok(s, p.what, e.target, sc),
    "Readied": lambda s, p, e, sc: _ok(s, p.what, e.target, sc),
    "CountersPlaced": lambda s, p, e, sc: _ok(s, p.on, e.target, sc) and p.kind in ("", e.data["counter"]),
    "CountersRemoved": lambda s, p, e, sc: (
        _ok(s, p.from_, e.target, sc)
        and p.kind in ("", e.data["counter"])
        and not (p.last and e.target in s.play and s.play[e.target].counters.get(e.data["counter"]))
    ),
    "Spent": lambda s, p, e, sc: (  # rr:you-your: by the player, and so by the identity
        _any(s, p.card, e.data["cards"], sc)
        if p.card is not None
        else _ok(s, p.by, e.source, sc)
        if isinstance(p.by, Pick) and p.by.kind != "player"
        else _player(s, p.by, e.player, sc)
    ),
    "DeckEmptied": lambda s, p, e, sc: p.deck is None or e.data["deck"] in zone_names(s, p.deck, sc),
    "StageCompleted": lambda s, p, e, sc: _ok(s, p.scheme, e.target, sc),
    "Began": lambda s, p, e, sc: p.period == e.data["period"] and _player(s, p.of, e.player, sc),
    "Ended": lambda s, p, e, sc: p.period == e.data["period"] and _player(s, p.of, e.player, sc),
}


def _turns_to(s: Table, form: str, e: Event) -> bool:
    """To hero or alter-ego form only the identity itself turns, not a card that grants another form.
    rr:form-change-form"""
    if form in ("hero", "alter-ego"):
        return e.target == s.players[e.player].identity
    face = s.face(e.target)
    grants = face.keywords.get("form")
    return form in face.traits if grants is None else form in (grants.of, face.name)


def _of_whom(p: Any, e: Event) -> bool:
    """ "After your hero attacks an enemy" refers to each enemy separately, "after your hero attacks" to the attack as
    a whole.
    rr:attack-player-ability-type faq:thor-hero-pack:jarnbjor:2"""
    names_one = isinstance(p.against, Pick) and p.against.kind in ("enemy", "minion", "villain")
    return bool(e.data["part"]) == names_one if "part" in e.data else True


def _attachment(f: Any) -> bool:
    """Does this filter ask for a card that is attached? rr:qualifiers"""
    return isinstance(f, With) and FACES.known(f.what)


def fits_gone(s: Table, want: Any, card: int, sc: Scope, event: Event | None = None) -> bool:
    """Like `fits`, for something that may have left play just now: its printed kind and names are enough, or what a
    facedown card counted as.
    rr:triggering-condition rr:leaves-play rr:defeat rr:simultaneous-resolution"""
    if want is None:
        return True
    if event is not None and isinstance(want, Pick) and (worn := [f for f in want.where if _attachment(f)]):
        titles = [title for c, title in event.data.get("wore", ()) if c == card]
        if any(FACES[f.what].name not in titles for f in worn):
            return False
        want = Pick(want.kind, tuple(f for f in want.where if f not in worn), want.take)
    if card in s.play:
        return fits(s, want, card, sc)
    if isinstance(want, Pick):
        was = next((FACES[code] for c, code in event.data.get("was", ()) if c == card), None) if event else None
        if was is None and Is_("facedown") in want.where:
            return False
        if was is not None:
            words = [f.name for f in want.where if isinstance(f, Trait)]
            return was.kind in KINDS.get(want.kind, (was.kind,)) and all(x in was.traits for x in words)
        if Mine() in want.where and event is not None and event.data.get("whose", sc.you) != sc.you:
            return False
        return fits(
            s, Pick(want.kind, tuple(f for f in want.where if type(f).__name__ in ("Trait", "Named"))), card, sc
        )
    return card in select(s, want, sc)


def owner_seat(s: Table, card: int) -> int:
    """Who "you" is for an ability: its controller; for encounter cards the engaged or first player.
    rr:ownership-and-control rr:you-your"""
    inst = s.play.get(card)
    if inst is None:
        return s.owners[card]
    if inst.controller != SCENARIO:
        return inst.controller
    if inst.engaged != NOBODY:
        return inst.engaged
    host = s.play.get(inst.host)
    return host.controller if host is not None and host.controller != SCENARIO else s.lead(card)


def _you(s: Table, card: int, event: Event) -> int:
    """ "You" on an encounter card triggered by a player's event is that player ("attacks you"). rr:you-your
    rr:attachment rr:defend-defense"""
    inst = s.play.get(card)
    if event.kind == "Attacked" and event.source == card and "defender" in event.data:
        return event.player  # rr:defend-defense: whoever defended a minion's attack on another
    if inst is not None and inst.controller == SCENARIO and inst.engaged == NOBODY and event.player != NOBODY:
        host = s.play.get(inst.host)  # rr:attachment: on a player card, "you" is who controls that
        return event.player if host is None or host.controller == SCENARIO else host.controller
    return owner_seat(s, card)


def _resolver(s: Table, card: int, a: Ability, event: Event) -> int:
    """Who resolves a forced ability. If "you" are out, nobody is "you"; without the word the first player resolves it.
    rr:you-your rr:player-elimination rr:forced"""
    you = _you(s, card, event)
    if you != NOBODY and not s.players[you].out:
        return you
    return NOBODY if you != NOBODY and speaks_of_you(a) else s.lead(card)


def triggered(s: Table, handle: Handle, event: Event, point: str) -> bool:
    """rr:triggering-condition rr:interrupt rr:response"""
    card, i = handle
    if s.areas and not _within_hearing(s, card, event):
        return False
    inst = s.play.get(card)
    face, version = (inst.face, inst.version) if inst is not None else (s.front(card), 0)
    on = face.abilities[i].on
    sc = Scope(_you(s, card, event), card, version, event.id)
    if type(on) is Given:
        if not holds(s, on.cond, sc):
            return False
        on = on.of
    p: Any = on.of if type(on) is Would else on
    if type(p) is Either:
        return any(PATTERNS[event.kind](s, x, event, sc) for x in p.of if type(x).__name__ == event.kind)
    return PATTERNS[event.kind](s, p, event, sc)


def _within_hearing(s: Table, card: int, event: Event) -> bool:
    """What happens in one game area triggers nothing in another. rr:players-play-area"""
    at = s.area(card)
    if at in (EVERYWHERE, CENTRE):
        return True
    if event.player != NOBODY:
        return s.near(s.players[event.player].identity, at)
    return all(s.near(c, at) for c in (event.source, event.target) if c in s.play)


def offer(s: Table, handle: Handle, event: Event, seat: int, forced: bool) -> Option | None:
    """The option by which this seat uses the ability now. Forced ones are nobody's: the first player orders them.
    rr:interrupt rr:response rr:forced rr:limit rr:cost
    rr:max-maximum rr:setup-triggered-ability rr:defend-defense rr:form-change-form"""
    card, i = handle
    face = s.face(card)
    a = face.abilities[i]
    if (
        s.phase == "setup" and face.player_card
    ):  # rr:ability: only "Setup" abilities of player cards resolve during setup
        return None
    if forced and s.where[card] != PLAY:
        return _must_play(s, card, i, event)
    if forced:
        you = _resolver(s, card, a, event)
        if you == NOBODY or not form_ok(s, you, a.form) or not limit_left(s, card, i, a.limit, event.id):
            return None
        if over_max(s, face, event.id):
            return None
        if a.cost and costs_ok(s, a.cost, Scope(you, card, s.play[card].version, event.id)) is not None:
            return None
        if legal.ability_target(s, you, card, face, i, event.id) is not None:
            return None
        return Option("use", card, NONE, i)
    if a.label and "defense" in a.label and not may_defend(s, seat):
        return None
    if face.code in s.players[seat].muted:
        return None
    if s.where[card] == PLAY:
        if legal.why_not_use(s, seat, card, i, event.id) is not None:
            return None
        return Option("use", card, NONE, i)
    if s.where[card] == f"discard{seat}":
        return _spent(s, card, i, event, seat)
    if s.where[card] != f"hand{seat}" and not (s.where[card] in BENEATH and card in stats.may_play(s, seat)):
        return None
    if a.in_hand:
        return Option("use", card, NONE, i) if legal.why_not_use_held(s, seat, card, i, event.id) is None else None
    if not legal.can_play(s, seat, card, i, event.id):
        return None
    return Option("play", card, NONE, i)


def _spent(s: Table, card: int, ability: int, event: Event, seat: int) -> Option | None:
    """A card that was spent from the hand has an ability of its own. rr:resource-card rr:response"""
    face = s.face(card)
    if not form_ok(s, seat, face.abilities[ability].form):
        return None
    if legal.ability_target(s, seat, card, face, ability, event.id) is not None:
        return None
    return Option("use", card, NONE, ability)


def _must_play(s: Table, card: int, ability: int, event: Event) -> Option | None:
    """An event with a forced ability says that it must be played: it is, if it can be. rr:event rr:forced"""
    seat = s.owners[card]
    if s.where[card] != f"hand{seat}" or not legal.can_play(s, seat, card, ability, event.id):
        return None
    return Option("play", card, NONE, ability)


def may_defend(s: Table, seat: int) -> bool:
    """Nobody else defends yet. rr:defend-defense"""
    return other_defender(s, seat) == NOBODY


def other_defender(s: Table, seat: int) -> int:
    """rr:defend-defense: while one player defends an attack, no other can. Whose card stands in the way."""
    ev = s.events[s.activations[-1]] if s.activations else None
    if ev is None or ev.kind != "Attacked":
        return NOBODY
    d = defender(s, ev)
    if d != NOBODY and stats.controller(s, d) != seat:
        return d
    by = ev.data.get("defense_by", seat)
    return NOBODY if by == seat else s.players[by].identity


def fire(s: Table, handle: Handle, event: Event, seat: int, option: Option | None) -> None:
    """rr:interrupt rr:response rr:event rr:forced"""
    card, i = handle
    held = s.where[card] != PLAY and s.face(card).abilities[i].in_hand
    if (
        s.where[card] != PLAY and not held and not s.where[card].startswith("discard")
    ):  # from the hand of its owner, who need not be the one that orders what is forced
        s.push(play_card, seat=s.owners[card], card=card, ability=i, event=event.id)
        return
    a = s.face(card).abilities[i]
    if a.forced:
        seat = _resolver(s, card, a, event)
    s.push(use_ability, seat=seat, card=card, ability=i, event=event.id)


RULES.triggered, RULES.offer, RULES.fire = staticmethod(triggered), staticmethod(offer), staticmethod(fire)
