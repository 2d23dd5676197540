"""Heroes in short: what stands on a board or card, written as one would note it down while reading the printed one.

Made from the vocabulary, not from the files, so that a table of facts checks the file and its reading together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quickstrike.dicethrone import vocab as v

NUMERALS = ("", "I", "II", "III")


def num(n: v.Num) -> str:
    parts = ["/".join(map(str, n.constant))] if n.constant != (0,) or not n.terms else []
    for times, name, by in n.terms:
        parts.append((f"{times}*" if times != 1 else "") + name + (f"/{by}" if by != 1 else ""))
    return ("half " if n.half else "") + "+".join(parts)


def cond(c: v.Condition) -> str:
    return " & ".join(f"{num(t.left)}{t.op}{t.right}" for t in c)


def of(who: str, usual: str) -> str:
    return "" if who == usual else f" ({who})"


def place(o: v.Place) -> str:
    n = f"{num(o.n)} " if o.n != v.Num((1,)) else ""
    return f"gain {n}{o.token}" if o.who == v.YOU else f"inflict {n}{o.token}{of(o.who, v.TARGET)}"


def damage(o: v.Damage) -> str:
    kind = "" if o.kind == v.NORMAL else f" {o.kind}"
    return f"{num(o.n)}{kind}{' isolated' if o.isolated else ''} dmg{of(o.who, v.TARGET)}"


def remove(o: v.Remove) -> str:
    return f"remove {o.n or 'all'}{' ' + o.token if o.token else ''}{' this' if o.this else ''}{of(o.who, v.PLAYER)}"


def branch(o: v.If) -> str:
    other = f" else [{seq(o.otherwise)}]" if o.otherwise.steps else ""
    return f"if {cond(o.test)} [{seq(o.then)}]{other}"


def roll(o: v.Roll) -> str:
    again = f" again {cond(o.again_if)}".rstrip() if o.again else ""
    return f"roll {o.dice}{again}"


def change(o: v.Set) -> str:
    return f"set {o.n} {o.whose} to {'/'.join(map(str, o.values)) or 'any'}"


def move(o: v.Move) -> str:
    return f"{o.how} {o.companion}" + (f" x{num(o.times)}" if o.times != v.Num((1,)) else "")


SAY: dict[type, Callable[[Any], str]] = {
    v.Place: place,
    v.Damage: damage,
    v.Remove: remove,
    v.If: branch,
    v.Roll: roll,
    v.Set: change,
    v.Move: move,
    v.Seq: lambda o: seq(o),
    v.Either: lambda o: " or ".join(f"[{seq(c)}]" for c in o.choices),
    v.Then: lambda o: "then",
    v.Transfer: lambda o: f"transfer {o.n}",
    v.Advance: lambda o: f"advance {o.token}{' this' if o.this else ''}",
    v.Points: lambda o: f"{num(o.n)} CP{of(o.who, v.YOU)}",
    v.Draw: lambda o: f"draw {num(o.n)}{of(o.who, v.YOU)}",
    v.Heal: lambda o: f"heal {num(o.n)}{of(o.who, v.YOU)}",
    v.Add: lambda o: f"+{num(o.n)} dmg",
    v.Prevent: lambda o: f"prevent {o.part or num(o.n)}{of(o.who, v.YOU)}",
    v.Survive: lambda o: f"survive at {o.health}",
    v.Undefendable: lambda o: "undefendable",
    v.Defend: lambda o: "defend",
    v.AttackAgain: lambda o: "attack again",
    v.Nudge: lambda o: f"nudge {o.whose}",
    v.Copy: lambda o: "copy",
    v.Reroll: lambda o: f"reroll {o.n} {o.whose}",
    v.Attempt: lambda o: f"attempt {o.kind} ({o.who})",
    v.Mark: lambda o: f"mark {o.name}",
    v.PlayUpgrade: lambda o: "play upgrade",
    v.Search: lambda o: f"search {o.n} to {o.to}",
    v.Scout: lambda o: f"scout {o.n}{' take' if o.take else ''}{' fetch' if o.fetch else ''}",
    v.Reveal: lambda o: f"reveal ({o.who})",
}


def seq(s: v.Seq) -> str:
    return ", ".join(SAY[type(o)](o) for o in s.steps)


def pattern(p: v.Pattern, letters: dict[str, str]) -> str:
    if p.straight:
        return {4: "small", 5: "large"}[p.straight]
    return f"{p.alike} alike" if p.alike else "".join(letters[s] * n for s, n in p.symbols)


def ability(a: v.Ability, letters: dict[str, str]) -> str:
    when = f"{a.dice} dice" if a.dice else "/".join(pattern(p, letters) for p in a.tiers)
    return f"{a.id}: {when}: {seq(a.effect)}"


def passive(p: v.Passive) -> str:
    said = [f"+{num(p.bonus)} if {cond(p.bonus_if)}"] if p.bonus != v.Num((0,)) else []
    said += ["upgrades in roll phase"] if p.upgrades_in_roll_phase else []
    return ", ".join([*said, *(f"on {a.event}: {seq(a.effect)}" for a in p.answers)])


def board(h: v.Hero) -> list[str]:
    """A line for every ability at every level; what a level costs is on the first line of it."""
    letters = {s: "ABCDEF"[i] for i, (s, _) in enumerate(h.symbols)}
    out = []
    for space in h.spaces:
        for level in space.levels:
            cost = f" ({level.cost} CP)" if level.level > 1 else ""
            played = f" played: {seq(level.played)};" if level.played.steps else ""
            rows = [ability(a, letters) for a in level.abilities]
            rows += [f"{space.id}: {passive(level.passive)}"] if level.passive else []
            out += [
                f"{space.kind} {NUMERALS[level.level]}{cost if i == 0 else ''}{played if i == 0 else ''} {row}"
                for i, row in enumerate(rows)
            ]
    return out


def token(t: v.Token) -> str:
    parts = [f"{t.id}: {t.kind} {t.limit}"]
    parts += [name for name in ("persistent", "exposed") if getattr(t, name)]
    parts += [f"not {name}" for name in ("transferable", "removable") if not getattr(t, name)]
    if t.sides:
        parts.append(f"sides {' '.join(t.sides)} from {num(t.side)}")
    parts += [
        f"{name}: {seq(getattr(t, name))}" for name in ("inflicted", "upkeep", "last", "full") if getattr(t, name).steps
    ]
    if t.bonus.terms:
        parts.append(f"bonus {num(t.bonus)}")
    parts += [f"spend {x.n} {x.when}{' once' if x.once else ''}: {seq(x.effect)}" for x in t.spend]
    return "; ".join(parts)


def card(c: v.Card) -> str:
    needs = f" needs {cond(c.needs)};" if c.needs else ""
    price = "".join(f" {n} {t};" for t, n in c.tokens)
    modifier = " AM" if c.modifier else ""
    return f"{c.code.partition(':')[2]}: {c.timing} {c.cost}:{needs}{price}{modifier} {seq(c.effect)}"


def actions(cards: tuple[v.Card, ...]) -> list[str]:
    return [card(c) for c in cards if c.timing != "upgrade"]
