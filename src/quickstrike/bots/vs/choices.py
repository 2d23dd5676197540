"""Everything else that somebody is asked: targets, costs, who recovers, yes or no, names."""

from __future__ import annotations

from collections import Counter

from ...kernel.decision import Decision, Option
from ...vs.builtin import EVADED, EVASION
from ...vs.loading import CARDS, TEAMS
from ...vs.vocab import Discard, Lose, May, Mode, Payment, Triggered, Unless
from .acting import spent
from .impact import impact, mode_impact, outcome
from .keeping import keep
from .matching import From
from .seen import Seen


def initiative(b: Seen, d: Decision) -> Option:
    """Mine: who builds later sees more, who attacks first stuns first."""
    return next(o for o in d.options if o.target == -1 - b.seat)


def recover(b: Seen, d: Decision) -> Option:
    some = [o for o in d.options if o.verb == "recover"]
    return max(some, key=lambda o: b.board(b.fighters[o.card]))


def mode(b: Seen, d: Decision) -> Option:
    """Both where that is offered, else what brings most."""
    card = CARDS[b.code(d.options[0].card)]

    def worth(o: Option) -> float:
        ways = [card.modes[int(i)] for i in o.value.split(",")]
        return sum(max(0.0, best_of(b, m, o.card)) + 0.01 for m in ways)

    return max(d.options, key=worth)


def best_of(b: Seen, m: Mode, card: int) -> float:
    from .acting import targets

    now = outcome(b)
    found = (mode_impact(b, m, at) for at in targets(b, m, card))
    return max((x.value + outcome(b, x) - now for x in found), default=0.0)


# ---- targets
def asked_mode(b: Seen, d: Decision) -> Mode | None:
    """The mode of the card that targets are chosen for."""
    data = d.ask.data
    code = data.get("code", "")
    if not code or data["kind"] not in ("plot twist", "payment", "triggered"):
        return None
    if data["kind"] == "plot twist":
        return CARDS[code].modes[int(data["mode"])]
    if data["ability"] in (EVASION, EVADED):
        return None
    power = CARDS[code].powers[data["ability"]]
    return power.mode if isinstance(power, (Payment, Triggered)) else None


def target(b: Seen, d: Decision) -> Option:
    """The one with which the effect brings most."""
    m = asked_mode(b, d)
    if d.options[0].value.startswith("link:"):
        return d.options[-1]  # the last effect resolves first
    if m is None:
        return d.options[0]
    now, source = outcome(b), d.about if isinstance(d.about, int) else -1
    second = d.ask.data["target"]

    def worth(o: Option) -> float:
        at = From(source, target2=o.card) if second else From(source, o.card)
        if o.card not in b.fighters:
            return thing_worth(b, o)
        found = mode_impact(b, m, at)
        return found.value + outcome(b, found) - now

    return max(d.options, key=worth)


def thing_worth(b: Seen, o: Option) -> float:
    """Equipment and resources: those of others, the best first."""
    if o.card in b.row:
        return -2.0 if b.row[o.card]["up"] else -keep(b, o.card)
    d = b.definition(o.card)
    if any(g["card"] == o.card for f in b.mine for g in f.gear):
        return -1.0
    return 1.0 + (0.1 * d.cost if d is not None else 0.0)


def chosen(b: Seen, d: Decision) -> Option:
    """One that an effect is about, chosen as it resolves."""
    if d.op is None or not hasattr(d.op, "who"):
        return d.options[0]
    from dataclasses import replace

    from ...vs.vocab import Who

    op = replace(d.op, who=Who("target"))  # type: ignore[type-var]
    now = outcome(b)

    def worth(o: Option) -> float:
        if o.card not in b.fighters:
            return thing_worth(b, o)
        found = impact(b, [op], From(-1, o.card))
        return found.value + outcome(b, found) - now

    return max(d.options, key=worth)


# ---- costs
def cost(b: Seen, d: Decision) -> Option:
    """What I miss least."""

    def worth(o: Option) -> tuple[float, int]:
        f = b.fighters.get(o.card)
        if f is None:
            return (0.0 if d.kind == "cost reveal" else keep(b, o.card)), o.card
        if d.kind == "cost exhaust":
            return spent(b, o.card), o.card
        return (b.swing(f) if d.kind == "cost stun" else b.board(f)), o.card

    return min(d.options, key=worth)


# ---- yes or no
def may(b: Seen, d: Decision) -> Option:
    yes = next(o for o in d.options if o.verb == "yes")
    if isinstance(d.op, May):
        source = d.about if isinstance(d.about, int) else -1
        if impact(b, d.op.then.steps, From(source)).value < 0:
            return next(o for o in d.options if o.verb == "no")
    return yes


def unless(b: Seen, d: Decision) -> Option:
    """The smaller evil."""
    yes, no = (next(o for o in d.options if o.verb == x) for x in ("yes", "no"))
    if not isinstance(d.op, Unless):
        return yes
    lost = sum(op.n.constant for op in d.op.then.steps if isinstance(op, Lose)) or 3
    cards = sorted(keep(b, c) for c in b.hand)
    paid = sum(op.n.constant for op in d.op.price.steps if isinstance(op, Discard))
    gone = sum(op.n.constant for op in d.op.price.steps if isinstance(op, Lose))
    return yes if sum(cards[:paid]) + gone < b.threat(b.seat, lost) else no


# ---- names
def team(b: Seen, d: Decision) -> Option:
    """The one most of my opponents' characters have."""
    count = Counter(t for f in b.foes for t in f.teams if t in TEAMS)
    return max(d.options, key=lambda o: count[o.value])


def character(b: Seen, d: Decision) -> Option:
    count = Counter({n: f.cost for f in b.foes for n in f.definition.names})
    return max(d.options, key=lambda o: count[o.value])
