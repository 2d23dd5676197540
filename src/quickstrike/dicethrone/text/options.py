"""Decisions and their options in words, from nothing but their fields and the table.

`decision_text` says what is asked, `option_text` what one option is, `detail` the text of what is behind it.
"""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.language import Words, words
from .. import vocab as V
from ..loading import CARDS, TOKENS, hero
from ..rules.damage import total_of
from ..rules.effect_scope import abilities, level_of
from ..rules.underway import declared
from ..rules.usable import price, way_of
from ..table import HAND, Table
from .effects import Effects
from .grammar import finish, upper
from .names import ability_name, card_name, companion_name, dice_text, hero_of_card, seat_names, space_name, token_name
from .render import ability_text, card_text, spend_text

# ---- what is asked: one key per kind of decision, `kind.about` where it is asked in several ways
HEADINGS: Words = words("dicethrone/text/options", "headings")

# ---- what an option is: one key per verb, `verb.variant`
OPTIONS: Words = words("dicethrone/text/options", "options")


def decision_text(s: Table, d: Decision, lang: str = "en") -> str:
    """What this decision asks, in a line."""
    key = d.kind
    if d.kind == "roll" and not s.rolls[-1].dice:
        key = "roll.first"
    elif d.kind == "roll" and not s.rolls[-1].left:
        key = "roll.last"
    elif d.kind == "roll" and s.rolls[-1].left == 1:
        key = "roll.one"
    elif d.kind == "main":
        key = f"main.{s.phase}"
    elif d.kind in ("react", "player", "take", "token"):
        key = f"{d.kind}.{d.about}"
    return upper(finish(HEADINGS[lang][key].format_map(_Asked(s, d, lang)), lang))


class _Asked(dict[str, Any]):
    """The words of headings, each found when it is asked for."""

    def __init__(self, s: Table, d: Decision, lang: str) -> None:
        super().__init__()
        self.s, self.d, self.lang = s, d, lang

    def __missing__(self, key: str) -> str:
        s, lang, a = self.s, self.lang, self.s.attack
        names = seat_names([p.hero for p in s.players], lang)
        match key:
            case "dice":
                return dice_text(s.rolls[-1].dice)
            case "left":
                return str(s.rolls[-1].left)
            case "roller":
                return names[s.rolls[-1].roller]
            case "active":
                return names[s.active]
            case "ability":
                return levelled(s, a.attacker if a else s.active, a.ability if a else (declared(s) or ""), lang)
            case "attacker" if a:
                return names[a.attacker]
            case "target" if a:
                return names[a.target]
            case "n" if a:
                return Effects(None, lang).counted((sum(n for n, _ in a.hits),), "damage")
            case "incoming":
                return ", ".join(f"{names[w.seat]} {total_of(s, w)}" for w in s.incoming if w.hits)
            case "companion":
                return companion_name(s.players[self.d.seat].hero, str(self.d.about), lang)
            case "most":
                return str(HAND)
        raise KeyError(key)


def levelled(s: Table, seat: int, ability: str, lang: str) -> str:
    """An ability of a board with its level: "Hammered II". One that an upgrade brought has none."""
    h = s.players[seat].hero
    level = level_of(s, seat, ability) if any(x.id == ability for x in hero(h).spaces) else 1
    name = ability_name(h, ability, lang)
    return f"{name} {V.NUMERALS[level]}" if level > 1 else name


def option_text(s: Table, d: Decision, o: Option, lang: str = "en") -> str:
    """What one option of it is."""
    key, words = _option(s, d, o, lang)
    if o.card >= 0:
        words["card"] = card_name(s.codes[o.card], lang)
    return upper(finish(OPTIONS[lang][key].format_map(words), lang))


def _option(s: Table, d: Decision, o: Option, lang: str) -> tuple[str, dict[str, Any]]:
    """The key of an option and the words it needs besides its card."""
    me = s.players[d.seat]
    match o.verb:
        case "next":
            return f"next.{s.phase}", {}
        case "play":
            return "play", {"n": price(s, d.seat, CARDS[s.codes[o.card]])}
        case "spend":
            n = way_of(o).n if TOKENS[o.value].spend else 1  # one that can't be spent: somebody asks why
            return "spend" if n == 1 else "spend.several", {"n": n, "token": token_name(o.value, lang)}
        case "discard_for":
            how = "throw" if me.companions[o.value] == d.seat else "retrieve"
            return f"discard_for.{how}", {"companion": companion_name(me.hero, o.value, lang)}
        case "throw" | "retrieve":
            return o.verb, {"companion": companion_name(me.hero, o.value, lang)}
        case "keep":
            left = len(s.rolls[-1].dice) - len(o.value)
            if o.value == "-":
                return "keep.none", {}
            return ("keep.one" if left == 1 else "keep"), {"dice": dice_text(o.value), "n": left}
        case "declare":
            return "declare", {"ability": levelled(s, d.seat, o.value, lang)}
        case "defence":
            n = next(a.dice for a in abilities(s, d.seat, "defensive") if a.id == o.value)
            return "defence", {"ability": levelled(s, d.seat, o.value, lang), "n": n}
        case "die" | "reroll":
            return o.verb, {"was": s.rolls[-1].dice[o.ability], "value": o.value}
        case "decline":
            return ("decline.defence" if d.kind == "defence" else "decline"), {}
        case "stop":
            return ("stop.attempt" if d.kind == "attempt" else "stop"), {}
        case "take":
            return f"take.{d.about}", {}
        case "load_dice":  # a command, see DiceThroneGame.obey
            return "load_dice", {"dice": dice_text(o.value)}
    return _choice(s, d, o, lang)


def _choice(s: Table, d: Decision, o: Option, lang: str) -> tuple[str, dict[str, Any]]:
    names, me = seat_names([p.hero for p in s.players], lang), s.players[d.seat]
    match o.verb:
        case "player":
            return ("player.you" if -1 - o.target == d.seat else "player"), {"player": names[-1 - o.target]}
        case "token":
            return "token", {"token": token_name(o.value, lang), "player": names[-1 - o.target]}
        case "order":
            token, _, side = o.value.partition(":")
            if not side:  # a passive ability
                return "order", {"token": space_name(me.hero, token, lang)}
            sides = TOKENS[token].sides
            said = {"token": token_name(token, lang), "side": sides[int(side)] if sides else ""}
            return ("order.side" if sides else "order"), said
        case "choose":
            either = d.op
            assert isinstance(either, V.Either)
            chosen = Effects(hero(s.players[d.seat].hero), lang)
            chosen.choosing = True
            text = chosen.body(either.choices[o.ability])
            return ("choose" if text else "choose.nothing"), {"text": text}
    return o.verb, {}


def detail(s: Table, d: Decision, o: Option, lang: str = "en") -> str:
    """The text of the card, token or ability behind an option; "" where there is none."""
    me = hero(s.players[d.seat].hero)
    if o.card >= 0:
        card = CARDS[s.codes[o.card]]
        return card_text(hero_of_card(card.code), card, lang)
    if o.verb == "spend":
        owner = next(h for h in (me, *_others(s)) if any(t.id == o.value for t in h.tokens))
        return spend_text(owner, way_of(o), lang)
    if o.verb in ("declare", "defence"):
        kinds = ("defensive",) if o.verb == "defence" else ("offensive", "ultimate")
        return ability_text(me, next(a for a in abilities(s, d.seat, *kinds) if a.id == o.value), lang)
    return ""


def _others(s: Table) -> list[V.Hero]:
    return [hero(p.hero) for p in s.players]
