"""Why something is not an option of the open decision: the first rule that forbids it, by kind of decision.

What may be declared in a turn is answered by the checks of rules/legal.py, those that list the options; the other
decisions are read from the frame that asks. Nothing is told about cards that the seat does not see.
"""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.decision import NONE, Decision, Option, option_of
from ..kernel.state import Scope
from .aiming import why_not_aim, why_not_chosen
from .faces import OWN_DECKS, Face
from .rules import legal, stats
from .rules.able import form_ok
from .rules.asks import serves
from .rules.cost import Reason, costs_ok, covers, gives, limit_left
from .rules.triggers import other_defender, triggered
from .rules.turn import offers
from .rules.zones import own_pile
from .table import NOBODY, PLAY, Table

PLAIN = ("end_turn", "concede", "pass", "done", "back", "decline", "accept", "yes", "no")
"""Options that are known by their verb alone."""
LATER = ("play", "use", "attack", "thwart")
"""Options that may come without a target: it is chosen later, or a status card makes it needless."""
CHOSEN = ("choose", "activate", "discard", "assign")
"""Options that name what is chosen as their target, and as their card what chooses."""
AIMED = (*CHOSEN, "attack", "thwart")
"""Options whose target may be named as their card: "attack Rhino"."""
FROM_HAND = ("play", "discard")
IN_PLAY = ("use", "attack", "thwart", "recover", "change_form", "defend")
OPEN = (PLAY, "faceup", "encounter_discard", "limbo", "aside", "removed", "victory")
"""Zones that everybody sees; discard piles too."""
OWN_PILES = tuple(own_pile(deck) for deck in OWN_DECKS.values())

KINDS = {
    "turn": "rr:player-turn",
    "pay": "rr:cost",
    "order": "rr:simultaneous-resolution",
    "defend": "rr:defend-defense",
    "choose": "rr:choose-game-element",
    "discard": "rr:end-of-player-phase",
    "mulligan": "setup:15",
    "option": "rr:choose-option",
    "may": "rr:may",
    "attach": "rr:attach-to",
    "control": "rr:ownership-and-control",
    "form": "rr:form-change-form",
    "status": "rr:status-cards",
    "number": "rr:non-numerical-variable",
    "type": "rr:card-types",
    "assign": "rr:indirect-damage",
    "limit": "rr:ally-limit",
    "search": "rr:search",
    "asked": "rr:action",
    "offer": "rr:action",
    "help": "rr:alliance",
}
"""By which rule a decision of a kind is asked; for windows see `rule_of`."""
NOT_NOW: dict[str, tuple[str, str]] = {
    "defend": ("rr:defend-defense", "no attack"),
    "pay": ("rr:cost", "nothing to pay"),
    "choose": ("rr:choose-game-element", "nothing to choose"),
    "option": ("rr:choose-option", "nothing to choose"),
    "assign": ("rr:indirect-damage", "nothing to choose"),
    "activate": ("rr:activation", "nothing to choose"),
    "discard": ("rr:discard", "discard later"),
    "pass": ("rr:player-turn", "nothing to refuse"),
    "done": ("rr:player-turn", "nothing to refuse"),
    "back": ("rr:cost", "nothing to pay"),
    "yes": ("rr:may", "nothing to refuse"),
    "no": ("rr:may", "nothing to refuse"),
    "accept": ("rr:action", "no offer"),
    "decline": ("rr:action", "no offer"),
    "offer": ("rr:action", "no offer"),
}
"""Why an answer of another kind of decision is none now."""


def seen(s: Table, seat: int, card: int) -> bool:
    """Does this seat know what that card is, and where? Seats (-1, -2, ...) are no secret."""
    if card < 0:
        return -len(s.players) <= card or card == NONE
    if card >= len(s.codes):
        return False
    where = s.where[card]
    if where in OWN_DECKS.values():  # the top card lies faceup
        return s.zones[where][-1] == card
    return where in OPEN or where == f"hand{seat}" or where.startswith("discard") or where in OWN_PILES


def rule_of(s: Table, d: Decision) -> str:
    """The rule by which this decision is asked."""
    if d.kind == "window":
        return "rr:response" if d.ask.data["point"] == "after" else "rr:interrupt"
    return "rr:discard" if d.kind == "discard" and d.about is not None else KINDS[d.kind]


def matching(d: Decision, o: Option) -> Option | None:
    """The option that this intent means; what it leaves open may be anything."""
    o = _chosen(d, o)
    for x in d.options:
        if x.verb == o.verb and (o.verb in PLAIN or _fits(x, o)):
            return x
    return None


def _fits(x: Option, o: Option) -> bool:
    if o.verb == "discard" and x.target == NONE:
        o = _card_first(o)
    named = o.target == NONE and o.verb in AIMED and o.card == x.target  # "choose Rhino": Rhino is what is chosen
    return (
        (named or o.card in (NONE, x.card))
        and (o.ability in (NONE, x.ability) or (o.verb == "play" and x.ability == NONE))  # the card, not the ability
        and o.value in ("", x.value)
        and (o.target in (NONE, x.target) or (x.target == NONE and o.verb in LATER))
    )


def _card_first(o: Option) -> Option:
    """What is discarded may be named as the target, too."""
    return Option(o.verb, o.target, NONE, o.ability, o.value) if o.card == NONE else o


def reason_for(s: Table, seat: int, o: Option) -> Reason | None:
    """None if this is an option of the seat's decision, else why not."""
    if s.result is not None:
        return "rr:winning-the-game", "over", {"result": s.result}
    mine = next((d for d in s.pending if d.seat == seat), None)
    o = _meant(s, mine, o)
    if mine is not None and (x := matching(mine, o)) is not None:
        if o.target == NONE or x.target != NONE or x.verb not in ("play", "use"):
            return None
        return why_not_aim(s, seat, x, o.target) if seen(s, seat, o.target) else ("rr:target", "not a target", {})
    if s.players[seat].out:
        return "rr:player-elimination", "out", {}
    if (why := _place(s, seat, mine, o)) is not None:
        return why
    if mine is None:
        return _waiting(s, seat, o)
    if _aimed(mine, o):
        return "rr:target", "takes no target", {}
    why = ASKED.get(mine.kind, _elsewhere)(s, seat, mine, o)
    if why is None:  # nothing forbids the card itself
        key = "takes no target" if matching(mine, Option(o.verb, o.card)) else "not now"
        return "rr:target" if o.target != NONE else "rr:ability", key, {}
    return why


def _chosen(d: Decision, o: Option) -> Option:
    """Where an effect has cards chosen that are discarded, "discard" is to choose."""
    asked = o.verb == "discard" and d.kind == "discard" and d.about is not None
    return Option("choose", NONE, _card_first(o).card) if asked else o


def _meant(s: Table, mine: Decision | None, o: Option) -> Option:
    """What is meant if only a card is named: "attack Rhino" is aimed at Rhino."""
    inst = s.play.get(o.card)
    if o.verb in ("attack", "thwart") and o.target == NONE and inst is not None:
        if mine is not None and any(x.verb == o.verb and x.target == NONE for x in mine.options):
            return o  # a status card is in the way: nobody is aimed at
        aims = ("villain", "minion") if o.verb == "attack" else ("main_scheme", "side_scheme", "player_side_scheme")
        return Option(o.verb, NONE, o.card, o.ability, o.value) if inst.face.kind in aims else o
    return _chosen(mine, o) if mine is not None else o


def _aimed(d: Decision, o: Option) -> bool:
    """An option that takes no target was given one."""
    if o.target == NONE or (o.verb == "discard" and o.card == NONE):
        return False
    x = matching(d, Option(o.verb, o.card, NONE, o.ability, o.value))
    return x is not None and x.target == NONE


def _place(s: Table, seat: int, mine: Decision | None, o: Option) -> Reason | None:
    """Cards that are not where the verb wants them."""
    chosen = o.verb == "choose" and mine is not None and any(x.verb == "choose" for x in mine.options)
    if o.target != NONE and not chosen and not seen(s, seat, o.target):
        return "rr:in-play-and-out-of-play", "not in play", {}
    if o.card == NONE:
        return None
    where = s.where[o.card] if seen(s, seat, o.card) and o.card >= 0 else ""
    if o.verb == "play" and where == "faceup" and o.card in stats.may_play(s, seat):
        return None
    if o.verb in FROM_HAND and where != f"hand{seat}" and (mine is None or mine.kind != "limit"):
        return "rr:play-put-into-play", "in play" if where == PLAY and o.verb == "play" else "not in hand", {}
    if o.verb in IN_PLAY and where != PLAY:
        return "rr:in-play-and-out-of-play", "not in play", {}
    if o.verb == "pay" and where not in (PLAY, f"hand{seat}"):
        return "rr:resource", "not in hand", {}
    return None


def _waiting(s: Table, seat: int, o: Option) -> Reason:
    """Somebody else decides."""
    d = s.pending[0]
    if d.kind == "turn" and o.verb in ("play", "use"):
        for x in offers(s):
            if x.seat == seat and any(y.card == o.card and o.ability in (NONE, y.ability) for y in x.options):
                return "rr:action", "offer it", {"seat": d.seat}
        if (why := _asked(s, seat, d, o)) is not None:
            return why
    if d.kind in ("discard", "mulligan") and d.about is None:
        return rule_of(s, d), "answered", {"seat": d.seat}
    return rule_of(s, d), "waiting", {"seat": d.seat, "kind": d.kind}


def _elsewhere(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    """Something that no decision of this kind offers."""
    if o.verb in NOT_NOW and not (d.kind == "window" and o.verb == "defend"):
        return *NOT_NOW[o.verb], {}
    return rule_of(s, d), "other decision", {"kind": d.kind}


# ---- a turn --------------------------------------------------------------------------------------------------------
def _first(found: list[Reason | None]) -> Reason | None:
    """None if one of the abilities meant can be used, else the reason of the first."""
    return None if None in found else found[0]


def _turn(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    me = s.players[seat].identity
    match o.verb:
        case "play" | "use":
            return _declared(s, seat, o)
        case "attack" | "thwart" | "recover":
            return _power(s, seat, o)
        case "change_form":
            if o.card not in (NONE, me):
                return "rr:form-change-form", "not yours", {}
            return legal.why_not_change_form(s, seat)
        case "ask":
            return "rr:player-turn", "asked" if 0 <= -1 - o.target < len(s.players) else "no seat", {}
        case verb if verb in NOT_NOW:
            return *NOT_NOW[verb], {}
    return "rr:player-turn", "no such option", {"verb": o.verb}


def _power(s: Table, seat: int, o: Option) -> Reason | None:
    """Where nobody is named who does it: the identity, unless only an ally could."""
    who = [s.players[seat].identity] if o.card == NONE else [o.card]
    if o.card == NONE and o.verb != "recover":
        who += [c for c in s.of_kind("ally") if s.play[c].controller == seat and not s.play[c].exhausted]
    found = [legal.why_not_power(s, seat, c, o.verb, o.target) for c in who]
    return next((why for why in found if why is not None and why[1] != "exhausted"), _first(found))


def _declared(s: Table, seat: int, o: Option) -> Reason | None:
    """A card or an ability that is declared in a turn: it stays in play, or it has an action."""
    if o.card == NONE:
        return "rr:player-turn", "nothing to play" if o.verb == "play" else "nothing to use", {}
    face = s.face(o.card)
    if o.verb == "play" and face.kind != "event":  # played as a card, whatever its abilities
        return legal.why_not_play(s, seat, o.card)
    if o.ability != NONE and not 0 <= o.ability < len(face.abilities):
        return "rr:ability", "no ability", {}
    meant = [i for i in face.actions if o.ability in (NONE, i)]
    if not meant:
        return _no_action(face, o)
    check = legal.why_not_play if o.verb == "play" else legal.why_not_use
    why = _first([check(s, seat, o.card, i) for i in meant])
    if why is not None and why[1] == "no target" and o.target != NONE:  # what is wrong with this one says more
        return why_not_aim(s, seat, Option(o.verb, o.card, NONE, meant[0]), o.target) or why
    return why


def _no_action(face: Face, o: Option) -> Reason:
    """What the abilities meant are for, if not for a turn."""
    rule = "rr:event" if o.verb == "play" else "rr:action"
    meant = [a for i, a in enumerate(face.abilities) if o.ability in (NONE, i)]
    for a in meant:
        if a.timing in ("interrupt", "response"):
            return ("rr:forced", "forced", {}) if a.forced else (f"rr:{a.timing}", f"waits {a.timing}", {})
        if a.timing == "resource":
            return "rr:resource-ability", "to pay", {}
    return rule, "no action" if meant or not face.constants else "constant", {}


def _asked(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    """In another player's turn only actions can be triggered."""
    if o.verb not in ("play", "use"):
        return _elsewhere(s, seat, d, o) if o.verb in NOT_NOW else ("rr:action", "only actions", {})
    if o.verb == "play" and o.card != NONE and s.face(o.card).kind != "event":
        return "rr:action", "only actions", {}
    return _declared(s, seat, o)


# ---- windows -------------------------------------------------------------------------------------------------------
def _window(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    if o.verb not in ("play", "use") or o.card == NONE:
        return _elsewhere(s, seat, d, o)
    face, rule = s.face(o.card), rule_of(s, d)
    if o.verb == "play" and face.kind != "event":
        return "rr:player-turn", "in a turn", {}
    meant = [i for i in range(len(face.abilities)) if o.ability in (NONE, i)]
    found = [_in_window(s, seat, d, o.card, i) for i in meant if face.abilities[i].on is not None]
    if found:
        return min(found, key=lambda x: x[0])[1]  # the one that came nearest
    timings = [face.abilities[i].timing for i in meant]
    return rule, "action" if "action" in timings else "to pay" if "resource" in timings else "no trigger", {}


def _in_window(s: Table, seat: int, d: Decision, card: int, ability: int) -> tuple[int, Reason]:
    """How near an ability comes to being used in the window that is open (0: nearest), and what forbids it."""
    m = d.ask.data
    face, point = s.face(card), m["point"]
    a = face.abilities[ability]
    listens = [key for i, key in face.triggers if i == ability]
    kinds = {s.events[n].kind for n in m.get("events", (m["event"],))}
    if not any(k[0] in kinds for k in listens):
        return 3, ("rr:triggering-condition", "not set off", {})
    if not any(k[0] in kinds and k[1] == point for k in listens):
        late = point == "after" or a.timing == "interrupt"
        return 2, ("rr:" + a.timing, "too late" if late else "too early", {})
    live = [
        n
        for n in m.get("events", (m["event"],))
        if any(k == (s.events[n].kind, point, a.forced) for k in listens)
        and triggered(s, (card, ability), s.events[n], point)
    ]
    if not live:
        return 1, ("rr:triggering-condition", "not set off", {})
    return 0, _not_offered(s, seat, d, card, ability, live)


def _not_offered(s: Table, seat: int, d: Decision, card: int, ability: int, live: list[int]) -> Reason:
    """An ability that the window sets off: why this seat can't use it."""
    face = s.face(card)
    a = face.abilities[ability]
    if a.forced:
        return "rr:forced", "forced", {}
    left = [n for n in live if (card, ability, n) not in d.ask.data["done"]]
    if not left:
        return "rr:triggering-condition", "used here", {}
    if a.label and "defense" in a.label and (other := other_defender(s, seat)) != NOBODY:
        return "rr:defend-defense", "other defends", {"card": other}
    if face.code in s.players[seat].muted:
        return "rr:triggered-ability", "muted", {}
    check = legal.why_not_use if s.where[card] == PLAY else legal.why_not_play
    return check(s, seat, card, ability, left[0]) or ("rr:triggering-condition", "not set off", {})


# ---- defense -------------------------------------------------------------------------------------------------------
def _defend(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    if o.verb == "pass":
        return "rr:defend-defense", "must defend", {"card": d.options[0].card}
    if o.verb != "defend" or o.card == NONE:
        return _elsewhere(s, seat, d, o)
    inst = s.play[o.card]
    if inst.controller != seat:
        return "rr:defend-defense", "not yours", {}
    if inst.face.kind not in ("hero", "ally"):
        if inst.face.kind == "alter_ego":
            return "rr:defend-defense", "form", {"form": "hero"}
        return "rr:defend-defense", "no defender", {}
    if inst.exhausted:
        return "rr:exhausted", "exhausted", {}
    if (why := legal.forbidden(s, o.card, "defend", "exhaust")) is not None:
        return why
    if inst.face.kind == "hero" and inst.face.stats.get("DEF") is None:
        return "rr:dash-value", "dash", {}
    key = "must defend" if all(x.verb == "defend" for x in d.options) else "other defends"
    return "rr:defend-defense", key, {"card": d.options[0].card}


# ---- paying --------------------------------------------------------------------------------------------------------
def _pay(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    m = d.ask.data
    if o.verb == "done":
        return "rr:cost", "not paid", {"need": m["need"], "have": m["have"]}
    if o.verb == "back":
        return "rr:cost", "no way back", {}
    if o.verb != "pay" or o.card == NONE:
        return _elsewhere(s, seat, d, o)
    if o.card in (m["exclude"], m["paying"]):
        return "rr:cost", "itself", {}
    if any(x.card == o.card and o.ability in (NONE, x.ability) for x in map(option_of, d.ask.taken)):
        return "rr:cost", "spent", {}
    meant = [x for x in m["offered"] if x[0] == o.card and o.ability in (NONE, x[1])]
    if not meant:
        return _no_source(s, seat, o)
    if not serves(m["need"], gives(s, seat, meant[0][0], meant[0][1], m["paying"])):
        return "rr:resource", "gives nothing", {}
    if Option("pay", meant[0][0], NONE, meant[0][1]).id not in d.ask.of:
        return "rr:cost", "passed over", {}
    return "rr:cost", "paid" if covers(m["need"], m["have"]) else "too little left", {}


def _no_source(s: Table, seat: int, o: Option) -> Reason:
    """A card in play that generates nothing, or not now."""
    if s.where[o.card] != PLAY:
        return "rr:resource", "gives nothing", {}
    inst = s.play[o.card]
    if inst.controller != seat:
        return "rr:resource-ability", "not yours", {}
    for i in inst.face.resource_abilities:
        a = inst.face.abilities[i]
        if not form_ok(s, seat, a.form):
            return "rr:ability", "form", {"form": a.form}
        if not limit_left(s, o.card, i, a.limit):
            return "rr:limit", "limit", {"per": a.limit}
        if (why := costs_ok(s, a.cost, Scope(seat, o.card, inst.version))) is not None:
            return why
    return "rr:resource-ability", "no resource", {}


# ---- discarding ----------------------------------------------------------------------------------------------------
def _discard(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    if d.about is not None:
        return _choose(s, seat, d, o)
    m, rule = d.ask.data, rule_of(s, d)
    if o.verb == "done":
        return "rr:hand-size", "too many cards", {"n": d.ask.least, "have": m["held"], "size": m["size"]}
    card = _card_first(o).card
    if o.verb != "discard" or card == NONE:
        return _elsewhere(s, seat, d, o)
    if card not in s.zones[f"hand{seat}"]:
        return rule, "not in hand", {}
    id = Option("discard", card).id
    if id in d.ask.taken:
        return rule, "picked", {}
    if id not in d.ask.of:
        return rule, "passed over", {}
    return ("rr:hand-size", "too few left", {"n": d.ask.least}) if d.find(id) is None else None


# ---- choosing ------------------------------------------------------------------------------------------------------
PLACES = {
    "attach": ("rr:attach-to", "not attachable"),
    "search": ("rr:search", "not found"),
    "control": ("rr:ownership-and-control", "no control"),
    "limit": ("rr:ally-limit", "within"),
    "order": ("rr:simultaneous-resolution", "not in the row"),
}


def _choose(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    """A target that an effect can't choose."""
    if o.verb not in {x.verb for x in d.options} | {"choose"}:
        return _elsewhere(s, seat, d, o)
    if o.verb in ("done", "yes", "no"):
        return rule_of(s, d), "must choose", {}
    target = o.target if o.target != NONE else o.card
    if any(option_of(i).target == target for i in d.ask.taken):
        return rule_of(s, d), "picked", {}
    if d.kind in PLACES:
        return *PLACES[d.kind], {}
    if not seen(s, seat, target):
        return "rr:target", "not a target", {}
    return why_not_chosen(s, seat, d.op, target, d.about if isinstance(d.about, int) else NONE)


# ---- the rest ------------------------------------------------------------------------------------------------------
def _assign(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    if o.verb != "assign":
        return _elsewhere(s, seat, d, o)
    if o.target not in (NONE, d.options[0].target):
        return "rr:indirect-damage", "one by one", {"card": d.options[0].target}
    return "rr:indirect-damage", "amount", {"low": int(d.options[0].value), "high": int(d.options[-1].value)}


def _option(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    return ("rr:choose-option", "not resolved", {}) if o.verb == "option" else _elsewhere(s, seat, d, o)


def _sort(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    """Of the sorts of status cards, or forms, that there are, another than those that are offered."""
    return (rule_of(s, d), "not a target", {}) if o.verb == d.options[0].verb else _elsewhere(s, seat, d, o)


def _order(s: Table, seat: int, d: Decision, o: Option) -> Reason | None:
    if o.verb in ("choose", "activate") or (o.verb == "use" and d.options[0].verb == "use"):
        return *PLACES["order"], {}
    return _elsewhere(s, seat, d, o)


Asked = Callable[[Table, int, Decision, Option], Reason | None]
ASKED: dict[str, Asked] = {
    "turn": _turn,
    "asked": _asked,
    "window": _window,
    "defend": _defend,
    "pay": _pay,
    "discard": _discard,
    "mulligan": _discard,
    "choose": _choose,
    "attach": _choose,
    "search": _choose,
    "control": _choose,
    "limit": _choose,
    "assign": _assign,
    "option": _option,
    "form": _sort,
    "status": _sort,
    "number": _sort,
    "order": _order,
}
