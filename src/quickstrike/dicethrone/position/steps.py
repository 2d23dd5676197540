"""The steps of a position: an option that somebody takes, or everybody passing for a while."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import NONE, Decision, Option, seat_id
from ...kernel.language import Both
from ...kernel.position import At, Playing, Wanted
from ...kernel.position.sheet import listed
from ...kernel.toml import inline
from ..game import DiceThroneGame
from ..loading import CARDS, TOKENS
from ..table import Table
from ..text import seat_names
from .building import seat
from .dice_phrases import WORDS
from .names import abilities_of, cards_of, companions_of, named, norm, passives_of, tokens_of

CARD, VALUE, TARGET, DIE = "card", "value", "target", "die"
FIELDS = (CARD, VALUE, TARGET, DIE, "player")
OPTIONS: dict[str, tuple[str, ...]] = {
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
TAKES = {k: (*v, "player") for k, v in {**OPTIONS, "calm": ()}.items()}
"""The verbs of steps with their fields."""
KINDS = listed(
    "main roll target defence react attempt die player token either take fetch arrange companion order discard"
)
"""The kinds of decisions."""


class DicePlaying(Playing[DiceThroneGame]):
    words = WORDS
    turn = "main"
    refusing = ("pass", "stop", "no", "decline")
    going_on = ("next",)
    countless = ("keep",)
    untold = ("why option", "dt why not asked")

    def who(self, seat: int) -> Both:
        heroes = [p.hero for p in self.game.state.players]
        return Both.of(lambda lang: seat_names(heroes, lang)[seat])

    def described(self, d: Decision, o: Option, lang: str) -> str:
        return inline(as_step(self.game.state, d, o))

    def leave(self) -> None:
        """What can't be refused is answered by the first option."""
        d = self.decision
        self.give(d, self.refusal(("pass", "next", *self.refusing)) or d.options[0])


def wanted(t: DicePlaying, at: At) -> Wanted:
    """The option that a step or an expectation names."""
    if "do" not in at:
        at.fail("no do")
    s, verb, n = t.game.state, at.text("do", known=OPTIONS), len(t.game.state.players)
    takes = OPTIONS[verb]
    for k in FIELDS[:-1]:
        if k in at and k not in takes:
            at[k].fail("other field" if takes else "no field", verb=verb, key=k, known=list(takes))
    codes: tuple[str, ...] = ()
    if CARD in at:
        rows = [cards_of(p.hero) for p in s.players]
        named(at[CARD], {k: code for names in rows for k, code in names.items()}, "no such card")
        codes = tuple(code for names in rows if (code := names.get(norm(at.value[CARD]), "")))
    ids = value_of(s, at, verb) if VALUE in at else ()
    target = seat_id(seat(at, TARGET, n)) if TARGET in at else NONE
    ability = at.number(VALUE, 1, 1) - 1 if verb == "choose" and VALUE in at else NONE
    die = at.number(DIE, 1, 1, 6) if DIE in at else 0

    def fits(o: Option) -> bool:
        return (
            (not codes or (o.card >= 0 and s.codes[o.card] in codes))
            and (not ids or o.value in ids)
            and target in (NONE, o.target)
            and ability in (NONE, o.ability)
            and (not die or s.rolls[-1].dice[o.ability] == die)
        )

    def intent(who: int) -> Option:
        zones = [s.zones[f"{z}{who}"] for z in ("hand", "deck", "discard", "board")]
        mine = [c for z in zones for c in z if s.codes[c] in codes]
        return Option(verb, mine[0] if mine else NONE, target, ability, ids[0] if ids else "")

    said = tuple((k, at.value[k]) for k in takes if k in at)
    return Wanted(verb, fits, at.seat("player", n), said, intent)


def value_of(s: Table, at: At, verb: str) -> tuple[str, ...]:
    """What the value of an option may be: names are ids by now, dice to keep are in order."""
    x, heroes = at[VALUE], tuple(p.hero for p in s.players)
    if verb == "choose":
        return ()
    if verb == "die":
        return (str(at.number(VALUE, 1, 1, 6)),)
    if verb == "keep":
        if not isinstance(x.value, list) and not str(x.value).isdecimal():
            x.fail("no value", verb=verb, key=VALUE, found=x.value)
        return ("".join(sorted(map(str, x.value if isinstance(x.value, list) else str(x.value)))) or "-",)
    if verb in ("declare", "defence"):
        return (named(x, abilities_of(heroes), "no ability"),)
    if verb in ("throw", "retrieve", "discard_for"):
        return (named(x, companions_of(heroes), "no companion"),)
    if verb == "order" and (space := passives_of(heroes).get(norm(str(x.value)))):
        return (f"{space}:",)
    text, _, side = str(x.value).partition(" ") if verb == "order" else (x.value, "", "")
    token = named(x.instead(text), tokens_of(heroes), "no token")
    if verb != "order":
        return (token,)
    sides = TOKENS[token].sides or ("",)
    return tuple(f"{token}:{i}" for i, name in enumerate(sides) if side in ("", name))


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
    if TARGET in OPTIONS[o.verb]:
        out[TARGET] = -o.target
    return out if not d.optional else {**out, "player": d.seat + 1}
