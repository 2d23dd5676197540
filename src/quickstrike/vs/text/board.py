"""The table in lines of text, as a seat sees it: rows and columns, who is protected, the chain, the attack."""

from __future__ import annotations

from ...kernel.language import Words, words
from ..rules.layers import atk, defense, props
from ..rules.select import protected
from ..table import FRONT, SUPPORT, Table, Thing, seat_of
from .grammar import finish
from .names import card_name, seat_name
from .nouns import COUNTERS
from .options import PHASES, link_text, named
from .render import card_line

WORDS: Words = words("vs/text/board")
WIDE = 24


def table_lines(s: Table, seat: int, lang: str) -> list[str]:
    """Everything that lies open, and of hidden cards what that seat may see; opponents above, oneself below."""
    w = WORDS[lang]
    head = w["turn"].format(n=s.turn, phase=PHASES[lang][s.phase], seat=seat_name(s, s.initiative, lang))
    out = [finish(head, lang)]
    first = seat if seat >= 0 else 0
    for x in [*[y for y in range(len(s.players)) if y != first], first]:
        out += ["", *player_lines(s, x, seat, lang, mirrored=x != first)]
    out += attack_lines(s, lang)
    if s.chain:
        out += ["", w["chain"], *(f"  {i}. {link_text(x, lang)}" for i, x in enumerate(reversed(s.chain), 1))]
    if seat >= 0 and s.zones[f"hand{seat}"]:
        cards = sorted(s.zones[f"hand{seat}"], key=lambda c: (props(s, c).cost, s.codes[c]))
        out += [
            "",
            w["hand"],
            *(f"  {card_name(s.codes[c], lang, True)} ({card_line(s.codes[c], lang)})" for c in cards),
        ]
    return out


def player_lines(s: Table, x: int, seat: int, lang: str, mirrored: bool) -> list[str]:
    """The front row is the one nearest to the opponent."""
    w, p = WORDS[lang], s.players[x]
    name = seat_name(s, x, lang)
    if p.out:
        return [w["out"].format(seat=name)]
    sizes = {z: len(s.zones[f"{z}{x}"]) for z in ("hand", "deck", "ko")}
    head = finish(w["player"].format(seat=name, n=p.endurance, **sizes), lang)
    if p.points:
        head += f", {finish(w['points'].format(n=p.points), lang)}"
    lines = [row_line(s, x, row, lang) for row in (FRONT, SUPPORT)]
    lines.append(resource_line(s, x, seat, lang))
    return [head, *(reversed(lines) if mirrored else lines)]


def row_line(s: Table, x: int, row: str, lang: str) -> str:
    w = WORDS[lang]
    columns = sorted({t.column for t in s.characters(x)})
    if not columns:
        return f"  {w[row]:<17}{w['empty']}"
    cells = []
    for column in range(columns[0], columns[-1] + 1):
        t = s.at(x, row, column)
        cells.append(cell(s, t, lang).ljust(WIDE) if t is not None else w["empty"].ljust(WIDE))
    return f"  {w[row]:<17}{' | '.join(cells)}".rstrip()


def cell(s: Table, t: Thing, lang: str) -> str:
    """A character: name, ATK/DEF, icons, what it is just now."""
    w, p = WORDS[lang], props(s, t.card)
    marks = "".join(w[k] for k in ("flight", "range") if getattr(p, k))
    states = [w["stunned"]] * t.stunned + [w["exhausted"]] * (not t.ready and not t.stunned)
    states += [w["protected"]] * protected(s, t)
    states += [w["attacking"]] * (t.card in s.attackers()) + [w["defending"]] * (t.card == s.defender)
    states += [f"{n} {COUNTERS[lang].get(k, k)}" for k, n in t.counters.items()]
    states += [f"+ {card_name(s.codes[e.card], lang)}" for e in s.equipment(t.card)]
    said = f"{card_name(s.codes[t.card], lang)} {atk(s, t.card)}/{defense(s, t.card)}{marks}"
    return f"{said} ({', '.join(states)})" if states else said


def resource_line(s: Table, x: int, seat: int, lang: str) -> str:
    w, out = WORDS[lang], []
    for c in s.zones[f"row{x}"]:
        t = s.things[c]
        name = card_name(s.codes[c], lang) if t.up or x == seat else ""
        out.append(name if t.up else f"[{name or w['hidden']}]")
    return f"  {w['resources']:<17}{' '.join(out) or w['empty']}"


def attack_lines(s: Table, lang: str) -> list[str]:
    a, w = s.attack, WORDS[lang]
    if a is None:
        return []
    total = sum(atk(s, c) for c in a.attackers)
    target = (
        named(s, a.target, lang) if seat_of(a.target) < 0 or a.target >= 0 else seat_name(s, seat_of(a.target), lang)
    )
    key = "attack.def" if s.defender >= 0 else "attack"
    wall = defense(s, s.defender) if s.defender >= 0 else 0
    said = w[key].format_map({"atk": total, "target": target, "def": wall})
    more = [w["team"]] * a.team + [w["reinforced"]] * a.reinforced
    return ["", finish(said + "".join(f", {x}" for x in more), lang)]
