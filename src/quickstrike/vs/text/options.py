"""Decisions and their options in words, from nothing but their fields and the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.language import Words, words
from ..loading import CARDS
from ..rules.costs import power_of
from ..rules.layers import props
from ..rules.targets import TARGETS
from ..rules.underway import asking
from ..rules.zones import position_of
from ..table import Link, Table, seat_of
from ..vocab import Lose, May, Seq, Unless
from .grammar import finish, lower, sentence, upper
from .names import card_name, character_name, player_name, seat_name, team_name
from .render import effect_text, full_text, mode_text, power_text, states

HEADINGS: Words = words("vs/text/options", "headings")
OPTIONS: Words = words("vs/text/options", "options")
WORDS: Words = words("vs/text/options", "words")
PHASES: Words = words("vs/text/options", "phases")
LINKS: Words = words("vs/text/options", "links")


def decision_text(s: Table, d: Decision, lang: str = "en") -> str:
    """What this decision asks, in a line."""
    key = d.kind
    if (
        key == "priority"
        and s.step == d.seat
        and f"priority.{s.phase}" in HEADINGS[lang]
        and s.attack is None
        and not s.chain
    ):
        key = f"priority.{s.phase}"
    elif key == "priority" and s.chain:
        key = "priority.chain"
    elif key == "priority" and s.attack is not None:
        key = "priority.fight"
    elif key.startswith("choose "):
        key = "choose"
    about = d.about if isinstance(d.about, int) else NONE
    text = ""
    if isinstance(d.op, May):
        text = effect_text(card_name(s.codes[about], lang), d.op.then, lang)
        key = "may.that" if states(d.op) or _costs(d.op) else key
    elif key == "choose" and d.op is not None and hasattr(d.op, "who"):
        text = effect_text(card_name(s.codes[about], lang), Seq((d.op,)), lang)
        key = "choose.for"
    stake = _stake(s, d, lang) if isinstance(d.op, Unless) else {}
    said = HEADINGS[lang][key].format(
        about=named(s, about, lang, d.seat) if about != NONE else "",
        phase=PHASES[lang][s.phase],
        points=s.players[d.seat].points,
        link=upper(link_text(s.chain[-1], lang)) if s.chain else "",
        deed=lower(text),
        text=sentence(text) if text else "",
        **stake,
    )
    return upper(finish(said, lang))


def _costs(op: May) -> bool:
    """Is there something to lose? Nobody wants to "draw a card, and you lose 1 endurance"."""
    return any(isinstance(x, Lose) and x.who == "you" for x in op.then.steps)


def _stake(s: Table, d: Decision, lang: str) -> dict[str, str]:
    """What somebody may do, and what happens if they do not; told to them, whatever the card calls them."""
    op, this = d.op, card_name(s.codes[d.about], lang)
    assert isinstance(op, Unless)
    scope = asking(s)
    met = {how: named(s, scope.refs[how][0], lang, d.seat) for how in TARGETS if scope.refs.get(how)}
    met["each opponent"] = WORDS[lang]["theirs"].format(seat=seat_name(s, scope.you, lang))
    meant = {op.who} | ({"each opponent"} if len(s.players) == 2 else set())

    def said(seq: Seq) -> str:
        to_you: list[Any] = list(seq.steps)
        to_you = [replace(x, who="you") if getattr(x, "who", None) in meant else x for x in to_you]
        return effect_text(this, Seq(tuple(to_you)), lang, met)

    return {"price": said(op.price), "otherwise": said(op.then)}


def link_text(x: Link, lang: str) -> str:
    return LINKS[lang][x.kind].format(code=card_name(x.code, lang) if x.code else "")


def named(s: Table, card: int, lang: str, seat: int = -1) -> str:
    """A card or a player; a card that is somebody else's is named with its player."""
    if seat_of(card) >= 0:
        return player_name(s, seat_of(card), lang, seat)
    name = card_name(s.codes[card], lang, full=False)
    t = s.things.get(card)
    if t is not None and seat >= 0 and t.seat != seat and len(s.players) > 2:
        return WORDS[lang]["whose"].format(card=name, seat=seat_name(s, t.seat, lang))
    return name


def option_text(s: Table, d: Decision, o: Option, lang: str = "en") -> str:
    """What one option of it is."""
    key, said = o.verb, _said(s, d, o, lang)
    if o.verb == "play" and o.card in s.things:
        key = "play.row"
    elif o.verb == "recruit" and o.value == "boost":
        key = "recruit.boost"
    elif o.verb == "attack" and o.target == NONE:  # what somebody wants, not an option: whom, is left open
        key = "attack.any"
    elif o.verb in ("target", "choose") and o.card == NONE:
        key = "target.link" if o.value.startswith("link:") else f"{o.verb}.hidden"
    elif o.verb == "initiative":
        key = "initiative.own" if seat_of(o.target) == d.seat else key
    elif o.verb in ("yes", "no") and isinstance(d.op, Unless):
        key = f"{o.verb}.unless"
    elif o.verb == "mode" and "," in o.value:
        key = "mode.both"
    elif o.verb == "none":
        asked = d.kind.partition(" ")[0]
        key = "none.card" if asked in ("resource", "search") else f"none.{asked}" if asked == "transfer" else key
    return upper(finish(OPTIONS[lang][key].format_map(said), lang))


def _said(s: Table, d: Decision, o: Option, lang: str) -> dict[str, str]:
    """The words that the text of an option may need."""
    out: dict[str, str] = {}
    if o.card >= 0:
        out["card"] = named(s, o.card, lang, d.seat)
    if o.target != NONE:
        out["target"] = named(s, o.target, lang, d.seat)
        if seat_of(o.target) >= 0:
            out["seat"] = player_name(s, seat_of(o.target), lang, d.seat)
    match o.verb:
        case "yes" | "no" if isinstance(d.op, Unless):
            out |= _stake(s, d, lang)
        case "recruit":
            boost = CARDS[s.codes[o.card]].boost if o.value == "boost" else 0
            out["cost"] = str(props(s, o.card).cost + boost)
        case "use" | "trigger":
            out["text"] = power_text(card_name(s.codes[o.card], lang), power_of(s.codes[o.card], o.ability), lang)
        case "mode" if "," not in o.value:
            d_ = CARDS[s.codes[o.card]]
            out["text"] = mode_text(d_.name.said(lang), d_.modes[int(o.value)], lang)
        case "team_attack" | "team":
            out["team"] = team_name(o.value, lang)
        case "name":
            out["name"] = character_name(o.value, lang)
        case "place" | "move":
            out["place"] = place_text(s, d.seat, o.value, lang)
        case "target" | "choose" if o.card == NONE:
            out |= _hidden(s, d, o, lang)
    return out


def place_text(s: Table, seat: int, place: str, lang: str) -> str:
    """A position in words: columns count from the left, and rows go on at either end."""
    row, column = position_of(place)
    columns = [t.column for t in s.characters(seat)] or [column]
    end = "left" if column < min(columns) else "right" if column > max(columns) else ""
    return WORDS[lang][f"{row} {end}".strip()].format(n=column - min(columns) + 1)


def _hidden(s: Table, d: Decision, o: Option, lang: str) -> dict[str, str]:
    """Something that goes by its place: a face-down resource, an effect on the chain."""
    a, _, b = o.value.partition(":")
    if a == "link":
        found = next((x for x in s.chain if x.id == int(b)), None)
        return {"link": link_text(found, lang) if found is not None else ""}
    return {"seat": player_name(s, int(a), lang, d.seat), "n": str(int(b) + 1)}


def detail(s: Table, d: Decision, o: Option, lang: str = "en") -> str:
    """The text of the card behind an option; "" where there is none."""
    return full_text(s.codes[o.card], lang) if o.card >= 0 else ""
