"""What is seen of an ability or a card at a glance: the damage as a number, what it is about as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from ...dicethrone import vocab as V
from ...dicethrone.vocab import Card, Num, Seq
from ...kernel.ops import Op

ABOUT: dict[type[Op], str] = {
    V.Damage: "damage",
    V.Add: "damage",
    V.Undefendable: "damage",
    V.AttackAgain: "damage",
    V.Prevent: "prevent",
    V.Survive: "prevent",
    V.Defend: "prevent",
    V.Heal: "heal",
    V.Points: "points",
    V.Draw: "draw",
    V.Scout: "draw",
    V.Search: "draw",
    V.PlayUpgrade: "draw",
    V.Reveal: "draw",
    V.Transfer: "status",
    V.Remove: "status",
    V.Set: "dice",
    V.Nudge: "dice",
    V.Copy: "dice",
    V.Reroll: "dice",
    V.Attempt: "dice",
}
"""The picture of a step, where it does not bring one of its own: a token, a companion."""


def steps(op: Op) -> Iterator[Op]:
    """All steps of an effect, whatever they depend on."""
    match op:
        case Seq(inside):
            parts: tuple[Op, ...] = inside
        case V.If(_, then, otherwise):
            parts = (then, otherwise)
        case V.Either(choices):
            parts = choices
        case _:
            yield op
            return
    for x in parts:
        yield from steps(x)


def damage(effect: Seq) -> str:
    """What an attack deals to its target: "4/5/7" by tiers, "6+" where something is added, "X" where all is counted,
    "7–9" where it depends; "" where it deals none."""
    dealt = {x.n: None for x in steps(effect) if isinstance(x, V.Damage) and x.who == V.TARGET and not x.isolated}
    if len(dealt) > 1 and not any(n.terms for n in dealt):
        plain = [c for n in dealt for c in n.constant]
        return f"{min(plain)}–{max(plain)}"
    return number(next(iter(dealt))) if dealt else ""


def number(n: Num) -> str:
    if n.terms and not any(n.constant):
        return "X"
    return "/".join(map(str, n.constant)) + ("+" if n.terms else "")


def about(card: Card) -> str:
    """What a card is about: the first token or companion that it names, or a kind of step; "" of an upgrade."""
    all_of_them = list(steps(card.effect))
    named = [x.token for x in all_of_them if isinstance(x, V.Place)]
    moved = [x.companion for x in all_of_them if isinstance(x, V.Move)]
    kinds = [ABOUT[type(x)] for x in all_of_them if type(x) in ABOUT]
    return next(iter(moved + named + kinds), "")
