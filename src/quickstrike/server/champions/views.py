"""A seat's view with its words: what is asked, what each option does and what comes of it, and why not the rest."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...bots import Bot
from ...champions import ChampionsGame
from ...champions.explain import intents, refusal
from ...champions.faces import FACES, data
from ...champions.rules import stats
from ...champions.rules.cost import gives, play_cost
from ...champions.table import SCENARIO, Table
from ...champions.text.alike import apart
from ...champions.text.names import Count, card_name, deck_title, resources, seat_name, sentence, title
from ...champions.text.options import GROUP_OF, context, detail, heading, option_text
from ...champions.text.options import SHORT as STATS
from ...champions.text.reasons import reason
from ...champions.text.story import tell
from ...champions.text.terms import ABILITY_NAMES
from ...kernel.decision import NONE, Decision, Option
from ...kernel.why import Refusal
from ..notices import SHORT, said
from ..picking import proposal
from .aims import aims
from .catalog import card as card_face
from .orders import order_detail
from .outcomes import outcome
from .picks import pick_of, pool
from .plainly import plainly
from .trial import tried

PILES = ("encounter_discard", "aside", "removed", "victory", "table", "play")
NUMBERS = {"ATK": "atk", "THW": "thw", "DEF": "def", "REC": "rec", "SCH": "sch", "HP": "max_hp"}
SILENT = frozenset(
    (
        "other decision",
        "waiting",
        "not now",
        "not set off",
        "too late",
        "too early",
        "in a turn",
        "action",
        "no trigger",
        "to pay",
        "forced",
        "not a target",
        "not in the row",
        "passed over",
        "spent",
        "itself",
        "paid",
        "gives nothing",
        "no resource",
        "picked",
        "used here",
        "too little left",
        "no action",
        "constant",
        "not attachable",
        "not found",
        "within",
        "no control",
        "muted",
        "answered",
        "too few left",
    )
)
"""Reasons that only say "this is not the moment": they are told when somebody asks, not beforehand."""
SHIELDS = ("guard", "patrol")
"""Keywords of a minion by which something else can't be chosen."""
CHOSEN = ("choose", "activate")
EXPLAINED = ("window", "order", "offer", "asked")
"""Decisions whose options say what they do."""
DEEDS = frozenset(("play", "use", "attack", "thwart", "recover", "change_form"))
DEEDS_AT = ("turn", "asked", "window")
"""Decisions at which a deed that is not offered has a reason of its own."""
FAMILIES = {
    "villain": "enemy",
    "minion": "enemy",
    "main_scheme": "scheme",
    "side_scheme": "scheme",
    "player_side_scheme": "scheme",
    "hero": "friend",
    "alter_ego": "friend",
    "ally": "friend",
}
ELSEWHERE = frozenset(("waits interrupt", "waits response"))
"""Mentioned for cards in hand only: in play it is what everybody expects."""
AIMED = ("attack", "thwart")
OF_ITSELF = ("form", "exhausted")
"""Why somebody can't attack or thwart at all, whoever the target is."""


def seat_view(game: ChampionsGame, seat: int, lang: str, bot: Bot) -> dict[str, Any]:
    """What this seat is sent; -1 is a spectator."""
    s = game.state
    v = game.view(seat)
    if lang != "en":
        _rename(v, lang)
    for p in v["players"]:
        if "own_deck" in p:
            p["own_deck"]["title"] = deck_title(p["own_deck"]["name"], lang)
    for shown in v["play"]:
        if found := values(s, shown, lang):
            shown["values"] = found
        if shields := [k for k in SHIELDS if shown["kind"] == "minion" and stats.keyword(s, shown["id"], k)]:
            shown["shields"] = shields
    d = next((d for d in s.pending if d.seat == seat), None)
    if d is not None:
        v["decision"] = decision(game, d, v["decision"], lang, bot)
    offers = [x for x in game.open_offers() if x.seat == seat] if v["offers"] else []
    v["offers"] = [decision(game, x, y, lang, None) for x, y in zip(offers, v["offers"], strict=True)]
    v["why"] = why(game, d, lang) if d is not None else []
    v["muted"] = list(s.players[seat].muted) if seat >= 0 else []
    if "position" in game.setup:  # cards made up for it are not in the list of cards
        made = sorted({c for c in _codes(v) if not data().known(c)})
        v["faces"] = {c: card_face(FACES[c], lang) for c in made}
    if s.result is not None:
        v["result_text"] = ended(game, lang)
    elif d is None and s.pending:
        v["asked"] = said("waiting", lang, names=[str(seat_name(s, x.seat, lang)) for x in s.pending])
    return v


def ended(game: ChampionsGame, lang: str) -> str:
    """Who has won, and how."""
    last = [n for n in game.log if n[0] == game.result][-1:]
    told = tell(game.state, last, lang)
    return told[0].text if told else said(str(game.result), lang)


def _cards(v: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for k in PILES:
        yield from v[k]
    for p in v["players"]:
        yield from p["discard"]
        yield from p.get("hand", ())
        for k in ("top", "discard") if "own_deck" in p else ():
            yield from p["own_deck"][k]


def _codes(v: dict[str, Any]) -> Iterator[str]:
    return (c["code"] for c in _cards(v) if FACES.known(c["code"]) and not FACES[c["code"]].facedown)


def _rename(v: dict[str, Any], lang: str) -> None:
    for c in _cards(v):
        if FACES.known(c["code"]):
            c["name"] = title(FACES[c["code"]], lang)


# ---- decisions -----------------------------------------------------------------------------------------------------
def decision(game: ChampionsGame, d: Decision, shown: dict[str, Any], lang: str, bot: Bot | None) -> dict[str, Any]:
    s = game.state
    out = {**shown, "title": heading(s, d, lang)}
    if text := context(s, d, lang):
        out["context"] = text
    out["options"] = [{**x, **option(s, d, o, lang)} for x, o in zip(shown["options"], d.options, strict=True)]
    for x, o in zip(out["options"], d.options, strict=True):
        if "outcome" not in x and (comes := tried(game, d, o, lang)):
            x["outcome"] = comes
    if d.kind == "search":
        out["searched"] = searched(s, d, lang)
    pick = pick_of(d, lang) if bot is not None else None
    if pick is not None and bot is not None:
        known = {x["id"] for x in out["options"]}
        out["pick"] = {"kind": pick.kind, "options": pick.ids, **pick.shown}
        if pick.kind == "assign":
            card = card_name(s, d.options[0].card, lang)
            out["title"] = sentence(said("divide", lang, card=card, n=Count(pick.shown["left"], lang)), lang)
        rest = [o for o in pick.options if o.id not in known] if pick.kind != "assign" else []
        if more := [{**o.shown(), **option(s, d, o, lang)} for o in rest]:
            out["pick"]["more"] = more
        if found := proposal(game, d, bot):
            out["proposal"] = found
    return out


def option(s: Table, d: Decision, o: Option, lang: str) -> dict[str, Any]:
    """The words of an option; empty fields are left out."""
    text = option_text(s, d, o, lang)
    out: dict[str, Any] = {"text": text, "group": GROUP_OF.get(o.verb, "other")}
    if (short := _short(s, d, o, lang)) and short != text:
        out["short"] = short
    if found := outcome(s, d, o, lang):
        out["outcome"] = found
    if o.verb == "play":
        out["cost"] = play_cost(s, d.seat, o.card, s.face(o.card))
        if found_aims := aims(s, d.seat, o):
            out["aims"] = found_aims
    elif o.verb == "pay":
        out["gives"] = pool(gives(s, d.seat, o.card, o.ability, d.about if isinstance(d.about, int) else NONE))
    if d.kind == "window":
        out |= plainly(s, o)
    told = d.kind in EXPLAINED or o.verb == "use"
    if told and (more := detail(s, o, lang) or order_detail(s, d, o, lang)):
        out["detail"] = more
    return out


def searched(s: Table, d: Decision, lang: str) -> list[dict[str, Any]]:
    """All the cards that are looked through, by name: the order in which they lay is not revealed."""
    shown = [{"id": c, "code": s.face(c).code, "name": title(s.face(c), lang)} for c in d.ask.data["through"]]
    return sorted(shown, key=lambda x: (x["name"], x["code"], x["id"]))


def _short(s: Table, d: Decision, o: Option, lang: str) -> str:
    if o.verb == "use" and (name := s.face(o.card).abilities[o.ability].name):
        return ABILITY_NAMES[lang].get(name, name)
    if o.verb == "pay":
        return resources(gives(s, d.seat, o.card, o.ability, d.about if isinstance(d.about, int) else NONE), lang)
    key = f"{o.verb}.status" if o.verb in ("attack", "thwart") and o.target == NONE else o.verb
    if key in ("choose", "activate", "discard") and o.target != NONE:
        if len(alike := _alike(s, d, o)) > 1:
            return sentence(str(apart(s, o.target, alike, lang)), lang)
        return title(s.face(o.target), lang) if o.target >= 0 else str(card_name(s, o.target, lang))
    if key not in SHORT[lang]:
        return ""
    alike = _alike(s, d, o)
    target = apart(s, o.target, alike, lang) if len(alike) > 1 else card_name(s, o.target, lang)
    return sentence(SHORT[lang][key].format_map({"target": target}), lang)


def _alike(s: Table, d: Decision, o: Option) -> list[int]:
    """The targets in play of the same deed that are called the same."""
    if o.target not in s.play:
        return []
    same = {x.target: None for x in d.options if (x.verb, x.card, x.ability) == (o.verb, o.card, o.ability)}
    return [c for c in same if c in s.play and s.face(c) is s.face(o.target)]


# ---- why not -------------------------------------------------------------------------------------------------------
def why(game: ChampionsGame, d: Decision, lang: str) -> list[dict[str, Any]]:
    """What somebody could want at this decision and can't do. One reason for all targets is told once."""
    s, out = game.state, []
    rows: dict[tuple[int, str, int], list[tuple[Option, Refusal | None]]] = {}
    legal = {_family(s, o.target) for o in d.options}
    offered = {o.key for o in d.options}
    for o in intents(s, d.seat, _silent_deeds(s, d)):
        if o.verb in CHOSEN and o.target in s.play and _family(s, o.target) not in legal:
            continue  # a scheme where enemies are asked for: nobody wonders
        found = rows.setdefault((o.card, o.verb, o.ability), [])
        known = found[0][1] if found and o.verb in AIMED else None
        if o.key in offered:
            found.append((o, None))
        elif known is not None and known[1] in OF_ITSELF:
            found.append((o, known))
        else:
            found.append((o, refusal(s, d.seat, o)))
    for (card, verb, _), found in rows.items():
        keys = {"" if x is None else x[1] for _, x in found}
        for o, x in found[:1] if len(keys) == 1 else found:
            if x is None or x[1] in SILENT or _foreign(s, d.seat, o) or (x[1] in ELSEWHERE and verb == "use"):
                continue
            row: dict[str, Any] = {"card": card if card != NONE else o.target, "verb": verb}
            if o.target != NONE and card != NONE and (len(keys) > 1 or len(found) == 1):
                row["target"] = o.target
            row["text"], row["rule"] = reason(x[1], x[2], lang), x[0]
            out.append(row)
    return out


def _silent_deeds(s: Table, d: Decision) -> frozenset[str]:
    """Deeds of a turn, where something else is asked: that they are for another moment goes without saying."""
    if d.kind in DEEDS_AT or s.players[d.seat].out:
        return frozenset()
    return DEEDS.difference(o.verb for o in d.options)


def _family(s: Table, card: int) -> str:
    kind = s.play[card].face.kind if card in s.play else ""
    return FAMILIES.get(kind, kind)


def _foreign(s: Table, seat: int, o: Option) -> bool:
    """A card that another player controls: nobody expects to use that."""
    inst = s.play.get(o.card)
    return o.verb == "use" and inst is not None and inst.controller not in (seat, SCENARIO)


# ---- numbers -------------------------------------------------------------------------------------------------------
def values(s: Table, shown: dict[str, Any], lang: str) -> dict[str, Any]:
    """Where a number is not the printed one: what makes it so."""
    out: dict[str, Any] = {}
    for stat, key in NUMBERS.items() if "max_hp" in shown else ():  # a character
        if key not in shown:
            continue
        printed, now = stats.printed(s, shown["id"], stat), shown[key]
        if now == printed and stats.as_printed(s, stat):
            continue
        by = stats.sources(s, shown["id"], stat)
        if now == printed and not by:
            continue
        parts: list[dict[str, Any]] = [{"n": n, "code": s.face(c).code, "name": title(s.face(c), lang)} for c, n in by]
        name = STATS[lang][stat]
        if printed + sum(n for _, n in by) == now:
            terms = "".join(f" {'+' if x['n'] >= 0 else '−'} {abs(x['n'])} {x['name']}" for x in parts)
            text = f"{name} {now} = {printed}{terms}"
        else:  # a base value that was replaced, or a number that was multiplied
            text = said("printed", lang, stat=name, now=now, printed=printed)
        out[key] = {"now": now, "printed": printed, "by": parts, "text": text}
    return out


__all__ = ["decision", "option", "seat_view", "values", "why"]
