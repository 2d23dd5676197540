"""What may be done, and why not: one list of checks for each kind of thing a player can declare. A check returns None
or a reason (id of the rule, key of the wording, its numbers). The lists serve the options, the
execution and `explain` alike. rr:initiating-abilities rr:play-restrictions-and-permissions
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ...kernel.decision import NONE
from ...kernel.state import Scope
from ..faces import FACES, OTHER_SIDE, Face
from ..table import NOBODY, SCENARIO, Inst, Table
from ..vocab import ALL, Ability, Choose, PayPrinted
from . import stats
from .able import able, can_attack, can_be_dealt, can_remove_threat, can_thwart, form_ok, guarded, ignores
from .admit import attach_targets, over_max, room_for, unique_clash
from .cost import HANDS, Reason, anything, costs_ok, discounts, limit_left, play_costs, play_need, too_dear, whole_cost
from .naming import has_form
from .select import fits, holds

PLAYABLE: Final = ("ally", "upgrade", "support", "event", "player_side_scheme")
PlayCheck = Callable[[Table, int, int, Face, int, int], Reason | None]


# ---- playing a card ------------------------------------------------------------------------------------------------
def _type(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:play-restrictions-and-permissions rr:resource-card rr:dash-value"""
    if face.kind not in PLAYABLE:
        return "rr:resource-card", "not played", {}
    if face.cost is None:
        return "rr:dash-value", "dash cost", {}
    return None


def _peril(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:peril"""
    return None if s.peril == NOBODY or s.peril == seat else ("rr:peril", "peril", {})


def _form(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:form-change-form rr:play-restrictions-and-permissions"""
    if face.form_only and not has_form(s, s.players[seat].identity, face.form_only):
        return "rr:form-change-form", "form", {"form": face.form_only}
    if ability != NONE and not form_ok(s, seat, face.abilities[ability].form):
        return "rr:ability", "form", {"form": face.abilities[ability].form}
    return None


def _unique(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:unique-icon"""
    if face.unique and (clash := unique_clash(s, face.code, seat, card)) != NOBODY:
        return "rr:unique-icon", "unique", {"card": clash}
    return None


def _max(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:max-maximum: across all copies, by title."""
    for per, n in face.max_per.items():
        if per in ("round", "phase") and s.happened.get(f"{per}:played:{face.name}", 0) >= n:
            return "rr:max-maximum", "max", {"n": n, "per": per}
        if per == "player" and not control_seats(s, seat, face):
            return "rr:max-maximum", "max", {"n": n, "per": per}
    return _max_here(s, face, event)


def _max_here(s: Table, face: Face, event: int) -> Reason | None:
    """rr:max-maximum: in one attack, activation or event."""
    per = over_max(s, face, event) if face.max_per and event else ""
    return ("rr:max-maximum", "max", {"n": face.max_per[per], "per": per}) if per else None


def _only_if(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:play-restrictions-and-permissions rr:team-up"""
    for cond in face.play_if:
        if not holds(s, cond, Scope(seat, card)):
            return "rr:play-restrictions-and-permissions", "condition", {}
    team = face.keywords.get("team-up")
    if team is not None:
        area = s.area(s.players[seat].identity)
        names = {s.play[c].face.name for c in s.of_kind_in(area, "hero", "alter_ego", "ally")} | {
            FACES[OTHER_SIDE[code]].name
            for c in s.of_kind_in(area, "hero", "alter_ego")
            if (code := s.play[c].face.code) in OTHER_SIDE
        }
        missing = [n for n in team.of if n not in names]
        if missing:
            return "rr:team-up", "team-up", {"name": missing[0]}
    return None


def forbidden(s: Table, card: int, *acts: str) -> Reason | None:
    """An effect says that this card, or the player of this identity, cannot do (or suffer) that. rr:cannot"""
    for act in acts:
        if stats.cannot(s, card, act):
            return "rr:cannot", "cannot", {"card": stats.forbidder(s, card, act)}
    return None


def _cannot_play(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:cannot"""
    identity = s.players[seat].identity
    if (s.lasting or "cannot play" in s.mods) and stats.cannot(s, identity, "play", card):
        return "rr:cannot", "cannot", {"card": stats.forbidder(s, identity, "play", card)}
    return forbidden(s, identity, face.play_act) if stats.cannot(s, identity, face.play_act) else None


def _play_target(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """rr:target rr:attach-to: a card that needs a target needs a valid one."""
    if face.attach is not None and not attach_targets(s, seat, card, face):
        return "rr:attach-to", "nothing to attach to", {}
    if face.kind == "event":
        return ability_target(s, seat, card, face, ability, event)
    return None


def _play_cost(s: Table, seat: int, card: int, face: Face, ability: int, event: int, less: Any = 0) -> Reason | None:
    """less: what an ability takes off its cost; what it is attached to may take off some more.
    rr:cost rr:initiating-abilities"""
    if "DISCOUNT" in s.mods and less != ALL:
        less += max(discounts(s, seat, card, face).values(), default=0)
    why = _cost_or_why(s, seat, card, face, ability, event, less)
    if why is not None and REDUCING in s.index and less != ALL and (found := reduction(s, seat, card)) is not None:
        return _cost_or_why(s, seat, card, face, ability, event, less + found[2])
    return why


def _cost_or_why(s: Table, seat: int, card: int, face: Face, ability: int, event: int, less: Any) -> Reason | None:
    """rr:cost"""
    need = play_need(s, seat, card, face, less)
    cost = play_costs(s, seat, face, ability)
    if cost:
        return costs_ok(s, cost, Scope(seat, card, event=event), need)
    return too_dear(s, seat, need, card, card)


def play_cost_ok(s: Table, seat: int, card: int, ability: int, event: int, less: Any) -> bool:
    """Could it be paid for without an ability that reduces the cost? rr:cost"""
    return _cost_or_why(s, seat, card, s.front(card), ability, event, less) is None


REDUCING: Final = ("Played", "would", False)
"""Where interrupts are filed that reduce the cost of a card before it is paid for. rr:cost rr:interrupt"""


def reduction(s: Table, seat: int, card: int) -> tuple[int, int, int] | None:
    """(card, ability, by how much) of an ability of this player that could reduce the cost of that card, if that costs
    anything. rr:cost rr:interrupt rr:limit"""
    face = s.front(card)
    if REDUCING not in s.index or face.x_cost or not sum(play_need(s, seat, card, face)[:5]):
        return None
    for c, i in s.index[REDUCING]:
        inst = s.play[c]
        a: Any = inst.face.abilities[i]
        if (
            inst.controller == seat
            and fits(s, a.on.of.card, card, Scope(seat, c, inst.version))
            and why_not_use(s, seat, c, i) is None
        ):
            return c, i, -a.steps[0].amount
    return None


PLAY_CHECKS: Final[tuple[PlayCheck, ...]] = (
    _type,
    _peril,
    _form,
    _unique,
    _max,
    _only_if,
    _cannot_play,
    _play_cost,
    _play_target,
)


def quick_checks(face: Face) -> tuple[PlayCheck, ...]:
    """Of these, the checks that can fail for this face: a card that is not unique needs no check of unique cards.
    rr:play-restrictions-and-permissions rr:initiating-abilities
    rr:max-maximum rr:unique-icon rr:form-change-form rr:target"""
    keep: list[PlayCheck] = [] if face.kind in PLAYABLE and face.cost is not None else [_type]
    keep.append(_peril)
    if face.form_only or any(a.form for a in face.abilities):
        keep.append(_form)
    if face.unique:
        keep.append(_unique)
    if face.max_per:
        keep.append(_max)
    if face.play_if or "team-up" in face.keywords:
        keep.append(_only_if)
    keep += [_cannot_play, _play_cost]
    if face.attach is not None or face.kind == "event":
        keep.append(_play_target)
    return tuple(keep)


_QUICK: Final[dict[Face, tuple[PlayCheck, ...]]] = {}
_REST: Final[dict[Face, tuple[PlayCheck, ...]]] = {}
"""Of the quick checks, those that are not about the seat or the price. rr:play-restrictions-and-permissions"""
UNUSUAL: Final = frozenset(
    (
        *("cannot play", *(f"cannot play {kind}" for kind in PLAYABLE)),
        *("cost play", "cost attack", "cost thwart", "cost defense"),
        *("COST", "base COST", "*COST", "=COST", "DISCOUNT"),
    )
)
"""Where effects are filed that change who may play what at which price. rr:cost rr:cannot"""


def spare(s: Table, seat: int) -> int:
    """What the cards in this seat's hand are surely worth, where nothing changes who may play what at which price; else
    -1. It is the same for all cards that are listed. rr:cost rr:cannot rr:peril"""
    if s.lasting or s.peril not in (NOBODY, seat) or REDUCING in s.index or not s.mods.keys().isdisjoint(UNUSUAL):
        return -1
    n = 0
    for c in s.zones[HANDS[seat]]:
        n += s.front(c).worth
    return n


def is_playable(s: Table, seat: int, card: int, face: Face, ability: int, spare: int) -> bool:
    """`can_play` for a card in hand, with what is known of its seat.
    rr:play-restrictions-and-permissions rr:initiating-abilities"""
    if spare < 0 or not face.plain_cost or (ability != NONE and face.abilities[ability].cost):
        return can_play(s, seat, card, ability)
    cost = face.cost or 0
    if cost > spare - face.worth and too_dear(s, seat, anything(cost), card, card) is not None:
        return False
    checks = _REST.get(face)
    if checks is None:
        seats = (_peril, _cannot_play, _play_cost)
        checks = _REST[face] = tuple(x for x in quick_checks(face) if x not in seats)
    for check in checks:  # noqa: SIM110 - a generator costs more here
        if check(s, seat, card, face, ability, 0) is not None:
            return False
    return True


def can_play(s: Table, seat: int, card: int, ability: int = NONE, event: int = 0) -> bool:
    """The fast path: the same checks, without those that can't matter for this face.
    rr:play-restrictions-and-permissions rr:initiating-abilities"""
    face = s.front(card)
    checks = _QUICK.get(face)
    if checks is None:
        checks = _QUICK[face] = quick_checks(face)
    for check in checks:  # noqa: SIM110 - a generator costs more here
        if check(s, seat, card, face, ability, event) is not None:
            return False
    return True


def why_not_play(s: Table, seat: int, card: int, ability: int = NONE, event: int = 0) -> Reason | None:
    """rr:play-restrictions-and-permissions rr:initiating-abilities"""
    face = s.front(card)
    for check in PLAY_CHECKS:
        if (why := check(s, seat, card, face, ability, event)) is not None:
            return why
    return None


def playable_for(s: Table, seat: int, card: int, ability: int, less: Any) -> bool:
    """Could this card be played with its cost reduced by that much? rr:play-restrictions-and-permissions rr:cost"""
    face = s.front(card)
    if any(check(s, seat, card, face, ability, 0) is not None for check in PLAY_CHECKS if check is not _play_cost):
        return False
    return _play_cost(s, seat, card, face, ability, 0, less) is None


def control_seats(s: Table, seat: int, face: Face) -> list[int]:
    """Under whose control a card may enter play: its player's, or anybody's if it says so; max per player applies.
    rr:ownership-and-control rr:max-maximum"""
    return [
        p
        for p in (s.order_in(s.area(s.players[seat].identity)) if face.any_control else [seat])
        if room_for(s, p, face)
    ]


# ---- using an ability ----------------------------------------------------------------------------------------------
def ability_target(s: Table, seat: int, card: int, face: Face, ability: int, event: int) -> Reason | None:
    """Some step can do something; or a status card is in the way, and then no target is needed. rr:stun-stunned
    rr:confuse-confused rr:target rr:initiating-abilities"""
    a = face.abilities[ability]
    if a.label:
        identity = s.play[stats.performer(s, card, seat)]
        if (why := _cannot_do(s, identity.id, a)) is not None:
            return why
        if ("attack" in a.label and stunned(s, identity)) or ("thwart" in a.label and confused(s, identity)):
            return None
    for c in a.cost:
        if isinstance(c, (Choose, PayPrinted)):
            return None  # the target is chosen with the cost, and checked with it
    inst = s.play.get(card)
    sc = Scope(seat, card, inst.version if inst is not None else 0, event)
    for step in a.steps:
        if able(s, step, sc):
            return None
    return "rr:target", "no target", {}


def _cannot_do(s: Table, who: int, a: Ability) -> Reason | None:
    """A character that cannot attack, thwart or defend can't do so by a labelled ability either. rr:labelled-ability
    rr:cannot"""
    return forbidden(s, who, *(ACTS_OF[x] for x in a.label.split("/")))


ACTS_OF: Final = {"attack": "attack", "thwart": "thwart", "defense": "defend"}
"""The act that a label makes of an ability. rr:labelled-ability"""


def stunned(s: Table, inst: Inst) -> bool:
    """rr:stun-stunned rr:steady"""
    return inst.stunned > 0 and (inst.stunned > 1 or not stats.keyword(s, inst.id, "steady"))


def confused(s: Table, inst: Inst) -> bool:
    """rr:confuse-confused rr:steady"""
    return inst.confused > 0 and (inst.confused > 1 or not stats.keyword(s, inst.id, "steady"))


def may_use(s: Table, seat: int, card: int) -> Reason | None:
    """Your own cards and encounter cards; not another's obligation or what is attached to that player's cards.
    rr:ability rr:ownership-and-control rr:peril rr:obligation rr:attachment rr:action"""
    inst = s.play[card]
    if s.peril not in (NOBODY, seat):
        return "rr:peril", "peril", {}
    if inst.controller != SCENARIO:
        return None if inst.controller == seat or inst.face.any_use else ("rr:action", "not yours", {})
    if (why := _apart(s, seat, card)) is not None:
        return why
    if inst.face.kind == "obligation" and inst.engaged != seat:
        return "rr:obligation", "not yours", {}
    if inst.host in s.play and s.play[inst.host].controller not in (SCENARIO, seat) and not inst.face.any_use:
        return "rr:attachment", "not yours", {}
    return None


def _apart(s: Table, seat: int, card: int) -> Reason | None:
    """Nothing in another game area can be attacked, thwarted or used. rr:players-play-area"""
    apart = s.areas and not s.near(card, s.areas[s.players[seat].identity])
    return ("rr:players-play-area", "another area", {}) if apart else None


def why_not_use(s: Table, seat: int, card: int, ability: int, event: int = 0) -> Reason | None:
    """Why this seat can't use that ability of a card in play.
    rr:initiating-abilities rr:ability rr:limit rr:ownership-and-control rr:form-change-form rr:cost rr:max-maximum"""
    inst = s.play[card]
    a = inst.face.abilities[ability]
    if (why := may_use(s, seat, card)) is not None:
        return why
    if not form_ok(s, seat, a.form):
        return (
            ("rr:first-player", "not first", {})
            if a.form == "first player"
            else ("rr:ability", "form", {"form": a.form})
        )
    if a.form == "alter-ego" and (why := forbidden(s, card, "alter-ego action")) is not None:
        return why
    if not limit_left(s, card, ability, a.limit, event, seat):
        return "rr:limit", "limit", {"per": a.limit}
    if (why := _max_here(s, inst.face, event)) is not None:
        return why
    cost = whole_cost(s, seat, a)
    if cost and (why := costs_ok(s, cost, Scope(seat, card, inst.version, event))) is not None:
        return why
    return ability_target(s, seat, card, inst.face, ability, event)


def why_not_use_held(s: Table, seat: int, card: int, ability: int, event: int = 0) -> Reason | None:
    """Why this seat can't use that ability of a card in hand, which is not a way of playing it.
    rr:initiating-abilities rr:ability rr:peril rr:form-change-form rr:cost"""
    face = s.front(card)
    a = face.abilities[ability]
    if s.peril not in (NOBODY, seat):
        return "rr:peril", "peril", {}
    if not form_ok(s, seat, a.form):
        return "rr:ability", "form", {"form": a.form}
    cost = whole_cost(s, seat, a)
    if cost and (why := costs_ok(s, cost, Scope(seat, card, event=event))) is not None:
        return why
    return ability_target(s, seat, card, face, ability, event)


# ---- basic powers --------------------------------------------------------------------------------------------------
POWER_STATS: Final = {"attack": "ATK", "thwart": "THW", "recover": "REC"}


def why_not_power(s: Table, seat: int, card: int, power: str, target: int = NONE) -> Reason | None:
    """attack, thwart, recover by a hero, alter-ego or ally. rr:basic-power
    rr:attack-player-ability-type rr:thwart rr:recover rr:stun-stunned rr:confuse-confused"""
    if (why := why_not_act(s, seat, card, power, target)) is not None:
        return why
    inst = s.play[card]
    if power == "recover":
        return None if inst.damage else ("rr:recover", "nothing to heal", {})
    if (power == "attack" and stunned(s, inst)) or (power == "thwart" and confused(s, inst)):
        return None
    valid = power_targets(s, seat, card, power)
    if target in valid or (target == NONE and valid):
        return None
    if target != NONE:
        found = [why_not_target(s, seat, power, target, card)]
    else:  # of all the reasons why nothing can be attacked, the one given by a card
        enemies = s.of_kind_in(s.area(card), "villain", "minion") if power == "attack" else []
        found = [why_not_hurt(s, c, card) for c in enemies]
    return next((why for why in found if why is not None), ("rr:target", "no target", {}))


def why_not_act(s: Table, seat: int, card: int, power: str, target: int = NONE) -> Reason | None:
    """The same without the target, where that is known to be valid: who has the power, and what it costs.
    rr:basic-power rr:exhausted rr:assault rr:cannot rr:dash-value"""
    inst = s.play[card]
    if inst.controller != seat or inst.face.kind not in ("hero", "alter_ego", "ally"):
        return "rr:basic-power", "not yours", {}
    if (power == "recover") != (inst.face.kind == "alter_ego"):
        return "rr:basic-power", "form", {"form": "alter-ego" if power == "recover" else "hero"}
    if inst.exhausted:
        return "rr:exhausted", "exhausted", {}
    stat = POWER_STATS[power]
    if power == "thwart" and target in s.play and stats.keyword(s, target, "assault"):
        stat = "ATK"  # rr:assault
    if inst.face.stats.get(stat) is None:
        return "rr:dash-value", "dash", {}
    if stats.cannot(s, card, power) or stats.cannot(s, card, "exhaust"):
        return forbidden(s, card, power, "exhaust")
    if power == "attack" and (why := forbidden(s, card, "basic attack")) is not None:
        return why
    more = stats.added_costs(s, seat, power, f"basic {power}", who=card)
    return costs_ok(s, more, Scope(seat, card, inst.version)) if more else None


def why_not_target(s: Table, seat: int, power: str, target: int, by: int) -> Reason | None:
    """What keeps a player from attacking or thwarting that; by: the card that the damage would come from.
    rr:guard rr:patrol rr:crisis-icon rr:attack-player-ability-type rr:thwart rr:cannot rr:target"""
    if target not in s.play:
        return "rr:in-play-and-out-of-play", "not in play", {}
    inst = s.play[target]
    if (why := _apart(s, seat, target)) is not None:
        return why
    if power == "attack":
        if inst.face.kind not in ("villain", "minion"):
            return "rr:attack-player-ability-type", "no enemy", {}
        if guarded(s, seat, target, by):
            return "rr:guard", "guard", {"card": _shield(s, seat, "guard")}
        who = stats.performer(s, by, seat) if by >= 0 else NONE
        if who in s.play and stats.cannot(s, who, "attack", target):
            return "rr:cannot", "cannot", {"card": stats.forbidder(s, who, "attack", target)}
        return forbidden(s, target, "be attacked") or why_not_hurt(s, target, by)
    if "scheme" not in inst.face.kind:
        return "rr:thwart", "no scheme", {}
    if not inst.threat:
        return "rr:thwart", "no threat", {}
    if (why := forbidden(s, target, "lose threat", "be thwarted")) is not None:
        return why
    identity = s.players[seat].identity
    if stats.cannot(s, identity, "remove threat", target):
        return "rr:cannot", "cannot", {"card": stats.forbidder(s, identity, "remove threat", target)}
    if not can_remove_threat(s, target, ignores(s, seat, by, "crisis")):
        return (
            "rr:crisis-icon",
            "crisis",
            {"card": next(c for c, i in s.play.items() if i.face.crisis and s.near(c, s.area(target)))},
        )
    shielded = inst.face.kind == "main_scheme" and not ignores(s, seat, by, "patrol")
    patrol = _shield(s, seat, "patrol") if shielded else NONE
    return ("rr:patrol", "patrol", {"card": patrol}) if patrol != NONE else None


def why_not_hurt(s: Table, target: int, by: int) -> Reason | None:
    """An effect says that this character cannot take damage, at all or from that card: it is not a target for damage.
    rr:target
    rr:cannot"""
    if target not in s.play or not stats.cannot(s, target, "take damage", by):
        return None
    says = stats.forbidder(s, target, "take damage", by)
    stage = s.face(says).facts.get("stage", "") if s.face(says).kind == "villain" else ""
    return "rr:target", "no damage", {"card": says, "name": s.face(target).name, "stage": stage}


def _shield(s: Table, seat: int, keyword: str) -> int:
    """The minion that prevents it. rr:guard rr:patrol"""
    return next((m for m in s.of_kind("minion") if s.play[m].engaged == seat and stats.keyword(s, m, keyword)), NONE)


def power_targets(s: Table, seat: int, card: int, power: str) -> list[int]:
    """Whom a character can attack or what it can thwart: a basic power needs a valid target, and a character that
    cannot take damage is not one for an attack. rr:basic-power rr:attack-player-ability-type rr:thwart rr:target"""
    if power == "attack":
        return [c for c in s.of_kind("villain", "minion") if can_attack(s, seat, c, card) and can_be_dealt(s, c, card)]
    return [c for c in s.of_kind("main_scheme", "side_scheme", "player_side_scheme") if can_thwart(s, seat, c, card)]


def why_not_change_form(s: Table, seat: int) -> Reason | None:
    """rr:form-change-form rr:cannot"""
    if s.players[seat].changed_form:
        return "rr:form-change-form", "form changed", {}
    return forbidden(s, s.players[seat].identity, "change form")
