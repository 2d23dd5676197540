"""The steps of a position: an option that somebody takes, or everybody passing for a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.errors import QuickstrikeError
from ...kernel.toml import inline
from ..game import DiceThroneGame
from ..hero_file import At, typed
from ..loading import CARDS, TOKENS
from ..table import Table
from .dice_phrases import UNTOLD, refusal, say
from .reading import abilities_of, cards_of, companions_of, dice, in_words, named, norm, passives_of, seat, tokens_of

CARD, VALUE, TARGET, DIE = "card", "value", "target", "die"
TAKES: dict[str, tuple[str, ...]] = {
    "play": (CARD,),
    "sell": (CARD,),
    "take": (CARD,),
    "top": (CARD,),
    "discard_for": (CARD, VALUE),
    "spend": (VALUE,),
    "keep": (VALUE,),
    "declare": (VALUE,),
    "defence": (VALUE,),
    "order": (VALUE,),
    "choose": (VALUE,),
    "throw": (VALUE,),
    "retrieve": (VALUE,),
    "player": (TARGET,),
    "token": (VALUE, TARGET),
    "die": (DIE, VALUE),
    "reroll": (DIE,),
    **dict.fromkeys(("next", "roll", "decline", "pass", "stop", "yes", "no"), ()),
}
"""The verbs of options, and what tells options of one verb apart."""
KINDS = (
    "main",
    "roll",
    "target",
    "defence",
    "react",
    "attempt",
    "die",
    "player",
    "token",
    "either",
    "take",
    "fetch",
    "arrange",
    "companion",
    "order",
    "discard",
)
"""The kinds of decisions."""
STEP = ("do", CARD, VALUE, TARGET, DIE, "player", "dice", "until", "say", "expect")
OPTION = ("do", CARD, VALUE, TARGET, DIE, "player")
CALM = ("pass", "next", "stop", "no", "decline")
LONG = 100  # answers until something that is waited for must have come
SHOWN = 12  # options that a sentence counts up
Watch = Callable[[Decision, Option], None]


class CannotDo(QuickstrikeError):
    """A step that is not possible at this table: no mistake in the file, but a difference."""


@dataclass(frozen=True)
class Wanted:
    """An option as a step says it. ids: what its value may be; ability: which of several choices."""

    verb: str
    codes: tuple[str, ...] = ()
    ids: tuple[str, ...] = ()
    target: int = NONE
    ability: int = NONE
    die: int = 0
    seat: int | None = None

    def fits(self, s: Table, o: Option) -> bool:
        return (
            o.verb == self.verb
            and (not self.codes or (o.card >= 0 and s.codes[o.card] in self.codes))
            and (not self.ids or o.value in self.ids)
            and (self.target == NONE or o.target == self.target)
            and (self.ability == NONE or o.ability == self.ability)
            and (not self.die or s.rolls[-1].dice[o.ability] == self.die)
        )


# ---- what a step says
def check(at: At) -> None:
    """The shape of a step, before any is done."""
    at.table("pos a step", STEP)
    in_words(at, "say")
    dice(at, "dice")
    at.word("until", KINDS)
    if "do" not in at:
        for k in (CARD, VALUE, TARGET, DIE):
            if k in at:
                at[k].wrong("pos no verb", key=k)
    else:
        fields(at, (*TAKES, "calm"))


def fields(at: At, verbs: tuple[str, ...]) -> str:
    verb = at.word("do", verbs)
    takes = TAKES.get(verb, ())
    for k in (CARD, VALUE, TARGET, DIE):
        if k in at and k not in takes:
            known = say("it has", known=takes) if takes else ""
            at[k].wrong("pos no field", verb=verb, key=k, known=known)
    return verb


def wanted(s: Table, at: At) -> Wanted:
    """The option that a step or an expectation names."""
    if at.has("do", 'do = "play"'):
        fields(at, tuple(TAKES))
    verb, n = at.text("do"), len(s.players)
    codes: tuple[str, ...] = ()
    if CARD in at:
        rows = [cards_of(p.hero) for p in s.players]
        named(at[CARD], {k: code for names in rows for k, code in names.items()}, "pos no such card")
        codes = tuple(code for names in rows if (code := names.get(norm(at.value[CARD]), "")))
    ability = at.number(VALUE, 1, 1) - 1 if verb == "choose" and VALUE in at else NONE
    return Wanted(
        verb,
        codes,
        value_of(s, at, verb) if VALUE in at else (),
        seat_id(seat(at, TARGET, n)) if TARGET in at else NONE,
        ability,
        at.number(DIE, 1, 1, 6) if DIE in at else 0,
        seat(at, "player", n) if "player" in at else None,
    )


def value_of(s: Table, at: At, verb: str) -> tuple[str, ...]:
    """What the value of an option may be: names are ids by now, dice to keep are in order."""
    x, heroes = at[VALUE], tuple(p.hero for p in s.players)
    if verb == "choose":
        return ()
    if verb == "die":
        return (str(at.number(VALUE, 1, 1, 6)),)
    if verb == "keep":
        if not isinstance(x.value, list) and not str(x.value).isdecimal():
            x.wrong("pos no value", verb=verb, key=VALUE, found=typed(x.value))
        return ("".join(sorted(map(str, x.value if isinstance(x.value, list) else str(x.value)))) or "-",)
    if verb in ("declare", "defence"):
        return (named(x, abilities_of(heroes), "pos no ability"),)
    if verb in ("throw", "retrieve", "discard_for"):
        return (named(x, companions_of(heroes), "pos no companion"),)
    if verb == "order" and (space := passives_of(heroes).get(norm(str(x.value)))):
        return (f"{space}:",)
    text, _, side = str(x.value).partition(" ") if verb == "order" else (x.value, "", "")
    token = named(At(at.page, text, x.way), tokens_of(heroes), "pos no token")
    if verb != "order":
        return (token,)
    sides = TOKENS[token].sides or ("",)
    return tuple(f"{token}:{i}" for i, name in enumerate(sides) if side in ("", name))


# ---- doing it
def do(g: DiceThroneGame, at: At, watch: Watch) -> None:
    """One step. What can't be done raises `CannotDo`."""
    if loaded := dice(at, "dice"):
        g.command(0, Option("load_dice", value="".join(map(str, loaded))))
    verb = at.text("do")
    if verb and verb != "calm":
        d, o = open_option(g, wanted(g.state, at))
        watch(d, o)
        g.answer(o, seat=d.seat)
    if verb == "calm" or "until" in at:
        calm(g, at.text("until", "main"), seat(at, "player", len(g.state.players)) if "player" in at else None)
        if "until" in at and g.decision is None:
            raise CannotDo("dth pos nobody")


def open_option(g: DiceThroneGame, w: Wanted) -> tuple[Decision, Option]:
    for d in g.decisions:
        for o in d.options:
            if w.seat in (None, d.seat) and w.fits(g.state, o):
                return d, o
    if g.decision is None:
        raise CannotDo("dth pos nobody")
    there = list(
        dict.fromkeys(
            inline(as_step(g.state, d, o))
            for d in g.decisions
            if w.seat in (None, d.seat)
            for o in d.options
            if o.verb != "keep"
        )
    )
    more = ["…"] if len(there) > SHOWN else []
    raise CannotDo("dth pos not open", why=reason(g, w), there="\n  ".join([*there[:SHOWN], *more]))


def reason(g: DiceThroneGame, w: Wanted) -> Any:
    """Which rule forbids it, where one does."""
    seat, o = intent(g, w)
    why = g.explain(seat, o)
    return "" if why.ok or why.key in UNTOLD else say("because", **refusal(why))


def intent(g: DiceThroneGame, w: Wanted) -> tuple[int, Option]:
    """The option as `explain` takes it, and whose it would be."""
    s = g.state
    seat = w.seat if w.seat is not None else g.decision.seat if g.decision else s.active
    zones = [s.zones[f"{z}{seat}"] for z in ("hand", "deck", "discard", "board")]
    mine = [c for z in zones for c in z if s.codes[c] in w.codes]
    return seat, Option(w.verb, mine[0] if mine else NONE, w.target, w.ability, w.ids[0] if w.ids else "")


def as_step(s: Table, d: Decision, o: Option) -> dict[str, Any]:
    """An option as a step would say it."""
    out: dict[str, Any] = {"do": o.verb}
    if o.card >= 0:
        out[CARD] = CARDS[s.codes[o.card]].name.en
    if o.verb in ("die", "reroll"):
        out[DIE] = s.rolls[-1].dice[o.ability]
    elif o.verb == "choose":
        out[VALUE] = o.ability + 1
    if o.value:
        token, _, side = o.value.partition(":")
        out[VALUE] = f"{token} {TOKENS[token].sides[int(side)]}" if side and TOKENS[token].sides else token
    if TARGET in TAKES[o.verb]:
        out[TARGET] = -o.target
    return out if not d.optional else {**out, "player": d.seat + 1}


def calm(g: DiceThroneGame, kind: str, seat: int | None) -> None:
    """Everybody refuses what he can, until somebody (or this seat) is asked something of that kind."""
    for _ in range(LONG):
        d = g.decision
        if d is None or (d.kind == kind and seat in (None, d.seat)):
            return
        g.answer(next((o for verb in CALM for o in d.options if o.verb == verb), d.options[0]))
    raise CannotDo("dth pos never", kind=kind)
