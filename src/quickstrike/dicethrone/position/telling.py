"""The table in a few lines: whose turn it is, then each player with everything they have."""

from __future__ import annotations

from ...kernel.decision import Option
from ...kernel.language import Both
from ..loading import CARDS, TOKENS
from ..table import Table
from ..text.names import ability_name, card_name, companion_name, dice_text, seat_names, token_name
from .dice_phrases import say
from .names import abilities_of, both


def table_lines(s: Table, lang: str) -> list[str]:
    names = seat_names([p.hero for p in s.players], lang)
    phase = say(f"phase {s.phase}") if s.phase in ("upkeep", "main1", "roll", "main2", "discard") else s.phase
    out = [say("turn", n=s.turn, who=names[s.active], phase=phase).told(lang)]
    for n, name in enumerate(names):
        out.append(f"{name} ({', '.join(state(s, n, names, lang))})")
        for key, zone in (("upgrades", "board"), ("hand", "hand")):
            if cards := [card_name(s.codes[c], lang) for c in s.zones[f"{zone}{n}"]]:
                out.append("  " + say(key, cards=", ".join(cards)).told(lang))
    if s.rolls and s.rolls[-1].dice:
        out.append(say("dice", dice=dice_text(s.rolls[-1].dice), left=s.rolls[-1].left).told(lang))
    return out


def state(s: Table, n: int, names: list[str], lang: str) -> list[str]:
    p = s.players[n]
    if p.out:
        return [say("out").told(lang)]
    out = [say("health", n=s.health(n)).told(lang), say("points", n=p.points).told(lang)]
    for token, sides in p.tokens.items():
        name = token_name(token, lang)
        if TOKENS[token].sides:
            out += [f"{name} {TOKENS[token].sides[side]}" for side in sides]
        else:
            out.append(say("several", n=len(sides), name=name).told(lang) if len(sides) > 1 else name)
    return out + [
        say("away", name=companion_name(p.hero, c, lang), who=names[holder]).told(lang)
        for c, holder in p.companions.items()
        if holder != n
    ]


def thing(s: Table, o: Option) -> Both | str:
    """What an option is about, in a word or two."""
    if o.card >= 0:
        return both(CARDS[s.codes[o.card]].name)
    if o.value in TOKENS:
        return both(TOKENS[o.value].name)
    if o.verb == "declare":
        owner = next(p.hero for p in s.players if o.value in abilities_of((p.hero,)).values())
        return Both.of(lambda lang: ability_name(owner, o.value, lang))
    return f"{o.verb} {dice_text(o.value)}".strip()
