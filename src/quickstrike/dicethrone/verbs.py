"""Effects as they are typed in a hero file, each a table with one verb: `{gain = "agility", if = "upgrades >= 4"}`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ..kernel.ops import Op
from . import expr
from . import vocab as v
from .hero_file import SNAKE, At, nearest, typed

DICE = 5


@dataclass(frozen=True)
class Scope:
    """What a file's expressions and verbs can name, and where the effect is."""

    symbols: tuple[str, ...] = ()
    tokens: tuple[str, ...] = ()
    companions: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    tiers: int = 1
    ultimate: bool = False
    borne: bool = False
    """It is the effect of a token, which somebody bears."""
    dealt: bool = False
    """It answers damage that was dealt, so there is an amount of it."""

    @property
    def moved(self) -> tuple[str, ...]:
        return tuple(f"{c}_{x}" for c in self.companions for x in ("home", "away", "thrown"))

    @property
    def names(self) -> tuple[str, ...]:
        general = expr.NAMES if self.dealt else tuple(n for n in expr.NAMES if n != expr.DAMAGE)
        return (*general, *self.symbols, *self.tokens, *self.marks, *self.moved)

    def at(self, tiers: int = 1, ultimate: bool = False) -> Scope:
        return replace(self, tiers=tiers, ultimate=ultimate)


# ---- numbers and conditions
def number(at: At, key: str, sc: Scope, default: int = 1) -> v.Num:
    if key not in at:
        return v.Num((default,))
    x = at[key]
    try:
        n = expr.number(x.value)
    except expr.BadExpression as e:
        x.wrong("bad number", key=key, part=typed(str(e)))
        return v.Num((default,))
    if len(n.constant) not in (1, sc.tiers):
        x.wrong("tiers", found=len(n.constant), tiers=sc.tiers)
    _known(x, (n,), sc)
    return n


def condition(at: At, key: str, sc: Scope) -> v.Condition:
    text = at.text(key)
    if not text:
        return ()
    try:
        c = expr.condition(text)
    except expr.BadExpression as e:
        at[key].wrong("bad condition", key=key, part=typed(str(e)))
        return ()
    _known(at[key], tuple(t.left for t in c), sc)
    return c


def _known(at: At, numbers: tuple[v.Num, ...], sc: Scope) -> None:
    for _, name, _ in (term for n in numbers for term in n.terms):
        if name not in sc.names:
            at.wrong("unknown name", name=name, near=nearest(name, sc.names))


# ---- effects
def seq(at: At, key: str, sc: Scope) -> v.Seq:
    """A list of effects; none where the key is not there."""
    return _steps(at.rows(key), sc)


def _steps(rows: list[At], sc: Scope) -> v.Seq:
    return v.Seq(tuple(op for x in rows if (op := effect(x, sc)) is not None))


def effect(at: At, sc: Scope) -> Op | None:
    if not isinstance(at.value, Mapping):
        at.wrong("no effect", found=typed(at.value))
        return None
    said = [k for k in at.value if k in VERBS]
    if len(said) != 1:
        _no_verb(at, said)
        return None
    keys, make = VERBS[said[0]]
    if sc.dealt and said[0] in TOO_LATE:
        at[said[0]].wrong("too late", verb=said[0])
    for k in at.value:
        if k not in (said[0], *keys, "if", "else"):
            at[k].wrong("unknown verb key", verb=said[0], key=typed(k), near=nearest(k, (*keys, "if", "else")))
    op = make(at, sc)
    if "if" not in at:
        if "else" in at:
            at["else"].wrong("else alone")
        return op
    return v.If(condition(at, "if", sc), op if isinstance(op, v.Seq) else v.Seq((op,)), seq(at, "else", sc))


def _no_verb(at: At, said: list[str]) -> None:
    if said:
        at.wrong("two verbs", verbs=said)
        return
    slips = [k for k in at.value if k not in BESIDES]
    if slips:
        at[slips[0]].wrong("unknown verb", verb=typed(slips[0]), near=nearest(slips[0], VERBS))
    else:
        at.wrong("no verb", verbs=sorted(VERBS))


# ---- what the verbs read
Make = Callable[[At, Scope], Op]


def _who(at: At, sc: Scope, default: str) -> str:
    nobody = {v.BEARER: not sc.borne, v.HOLDER: not sc.companions}
    return at.word("who", [w for w in v.WHO if not nobody.get(w)], default)


def _token(at: At, key: str, sc: Scope, *more: str) -> str:
    return at.word(key, (*sc.tokens, *more))


def _yes(at: At, key: str, op: Op) -> Op:
    """A verb that needs nothing else: `copy = true`."""
    if at.value[key] is not True:
        at[key].wrong("only true", key=key, found=typed(at.value[key]))
    return op


def _place(key: str, who: str) -> Make:
    return lambda at, sc: v.Place(_token(at, key, sc), number(at, "n", sc), _who(at, sc, who))


def _prevent(at: At, sc: Scope) -> Op:
    part = at.value["prevent"]
    if part in ("half", "all"):
        return v.Prevent(part=part, who=_who(at, sc, v.YOU))
    return v.Prevent(number(at, "prevent", sc), who=_who(at, sc, v.YOU))


def _remove(at: At, sc: Scope) -> Op:
    n = 0 if at.value["remove"] == "all" else at.number("remove", 1, 1)
    return v.Remove(n, _who(at, sc, v.PLAYER), _token(at, "token", sc), at.flag("this"))


def _values(at: At) -> tuple[int, ...]:
    out = tuple(x.value for x in at.rows("values"))
    if any(isinstance(v, bool) or not isinstance(v, int) or not 1 <= v <= 6 for v in out):
        at["values"].wrong("no faces", found=typed(at.value["values"]))
        return ()
    return out


def _move(how: str) -> Make:
    key = "move" if how == "either" else how
    return lambda at, sc: v.Move(at.word(key, sc.companions), how, number(at, "times", sc))


def _damage(at: At, sc: Scope) -> Op:
    kind = at.word("kind", v.KINDS, v.ULTIMATE if sc.ultimate else v.NORMAL)
    return v.Damage(number(at, "damage", sc), kind, _who(at, sc, v.TARGET), at.flag("isolated"))


def _either(at: At, sc: Scope) -> Op:
    rows = at.rows("either")
    if len(rows) < 2:
        at["either"].wrong("few choices")
    return v.Either(tuple(_steps(x.each("either"), sc) for x in rows))


def _mark(at: At, sc: Scope) -> Op:
    name = at.text("mark")
    if name and not SNAKE.fullmatch(name):
        at["mark"].wrong("no snake", found=typed(name), such="was_hit")
    return v.Mark(name, at.flag("turn"))


def _scout(at: At, sc: Scope) -> Op:
    return v.Scout(at.number("scout", 1, 1), at.flag("take"), at.flag("fetch"))


VERBS: dict[str, tuple[tuple[str, ...], Make]] = {
    # tokens
    "gain": (("n", "who"), _place("gain", v.YOU)),
    "inflict": (("n", "who"), _place("inflict", v.TARGET)),
    "remove": (("who", "token", "this"), _remove),
    "transfer": ((), lambda at, sc: v.Transfer(at.number("transfer", 1, 1))),
    "advance": (("this",), lambda at, sc: v.Advance(_token(at, "advance", sc), at.flag("this"))),
    "raise_limit": (("n",), lambda at, sc: v.RaiseLimit(_token(at, "raise_limit", sc), at.number("n", 1, 1))),
    # points, cards, health
    "points": (("who",), lambda at, sc: v.Points(number(at, "points", sc), _who(at, sc, v.YOU))),
    "draw": (("who",), lambda at, sc: v.Draw(number(at, "draw", sc), _who(at, sc, v.YOU))),
    "heal": (("who",), lambda at, sc: v.Heal(number(at, "heal", sc), _who(at, sc, v.YOU))),
    "steal": (
        ("n", "who"),
        lambda at, sc: v.Steal(
            _token(at, "steal", sc, "points", "health"), number(at, "n", sc), _who(at, sc, v.TARGET)
        ),
    ),
    "play_upgrade": ((), lambda at, sc: _yes(at, "play_upgrade", v.PlayUpgrade())),
    "search": (("to",), lambda at, sc: v.Search(at.number("search", 1, 1), at.word("to", ("play", "hand"), "play"))),
    "scout": (("take", "fetch"), _scout),
    "reveal": ((), lambda at, sc: v.Reveal(at.word("reveal", v.WHO, v.OPPONENT))),
    # damage
    "damage": (("kind", "who", "isolated"), _damage),
    "add": ((), lambda at, sc: v.Add(number(at, "add", sc))),
    "prevent": (("who",), _prevent),
    "survive": ((), lambda at, sc: v.Survive(at.number("survive", 1, 1))),
    "undefendable": ((), lambda at, sc: _yes(at, "undefendable", v.Undefendable())),
    "defend": ((), lambda at, sc: _yes(at, "defend", v.Defend())),
    "attack_again": ((), lambda at, sc: _yes(at, "attack_again", v.AttackAgain())),
    # dice
    "roll": (
        ("again", "again_if"),
        lambda at, sc: v.Roll(at.number("roll", 1, 1, DICE), at.flag("again"), condition(at, "again_if", sc)),
    ),
    "set": (
        ("values", "whose"),
        lambda at, sc: v.Set(at.number("set", 1, 1, DICE), _values(at), at.word("whose", ("any", "you"), "any")),
    ),
    "nudge": ((), lambda at, sc: v.Nudge(at.word("nudge", ("any", "you"), "any"))),
    "copy": ((), lambda at, sc: _yes(at, "copy", v.Copy())),
    "reroll": (
        ("whose",),
        lambda at, sc: v.Reroll(at.number("reroll", 1, 1, DICE), at.word("whose", (v.TEAM, v.OPPONENT), v.TEAM)),
    ),
    "attempt": (
        ("who",),
        lambda at, sc: v.Attempt(at.word("attempt", ("offensive", "defensive")), _who(at, sc, v.PLAYER)),
    ),
    # the rest
    "mark": (("turn",), _mark),
    "throw": (("times",), _move("throw")),
    "retrieve": (("times",), _move("retrieve")),
    "move": (("times",), _move("either")),
    "then": ((), lambda at, sc: _yes(at, "then", v.Then())),
    "either": ((), _either),
    "may": ((), lambda at, sc: v.Either((seq(at, "may", sc), v.Seq(())))),
    "do": ((), lambda at, sc: seq(at, "do", sc)),
}
"""The verb, the keys that may accompany it, and what is made of them."""
TOO_LATE = ("prevent", "survive", "defend")
"""Verbs for damage that is still incoming."""
BESIDES = {k for keys, _ in VERBS.values() for k in keys} | {"if", "else"}


def marks(value: Any) -> tuple[str, ...]:
    """Every mark that effects anywhere in a file set."""
    if isinstance(value, Mapping):
        own = (value["mark"],) if isinstance(value.get("mark"), str) else ()
        return (*own, *(m for x in value.values() for m in marks(x)))
    return tuple(m for x in value for m in marks(x)) if isinstance(value, list) else ()
