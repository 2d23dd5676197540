"""Decisions and their options in words, in both languages, from nothing but their fields and the table.

`heading` says what is asked, `option_text` what one option does, `detail` the text of the ability behind it.
"""

from __future__ import annotations

from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.language import Words, bound, capital_after_colon, rows, words
from ...kernel.ops import Proc, walk
from ...kernel.state import Event
from ..faces import FACES, OTHER_SIDE, Face, face_of, form_of, remembered
from ..rules import stats
from ..rules.cost import gives, play_cost
from ..rules.underway import resolving
from ..table import PLAY, Table
from ..vocab import Cases, ChooseOne, May
from .alike import MANY, apart
from .filling import TextError
from .lexicon import NOUNS
from .names import CHARACTERS, Count, Name, card_name, name_of, needed, resources, seat_name, sentence, title
from .numbers import Numbers
from .phrases import STEPS
from .render import ability_text, card_text, event_of, letters_for, spelled
from .steps import paragraph
from .terms import ABILITY_NAMES, FORMS, STATUSES, TIMINGS

# ---- what is asked: one key per kind of decision, `kind.variant` where it is asked in several ways -----------------
HEADINGS: Words = words("champions/text/options", "headings")

# ---- what an option does: one key per verb, `verb.variant` ---------------------------------------------------------
OPTIONS: Words = words("champions/text/options", "options")

GROUPS: Words = words("champions/text/options", "groups")
GROUP_OF = {
    "play": "play",
    "use": "use",
    "attack": "attack",
    "thwart": "thwart",
    "recover": "identity",
    "change_form": "identity",
}
"""Under which heading the options of a turn stand; all others under "other"."""

# ---- what a window is about: is about to happen | happens | has happened -------------------------------------------
EVENTS: dict[str, dict[str, tuple[str, ...]]] = rows("champions/text/options", "events")
POINTS = {"would": 0, "when": 1, "after": 2}
COST: Words = words("champions/text/options", "cost")
"""What somebody may pay for an effect: "pay this to do that"."""
PERIODS: Words = words("champions/text/options", "periods")
SHORT: Words = words("champions/text/options", "short")
"""Statistics as cards print them."""
INSIDE = ("choose", "discard", "attach", "search", "assign", "number")
"""Decisions inside of an ability that do not say themselves what they are for."""
POWERS = {"attack": "ATK", "thwart": "THW", "recover": "REC"}


# ---- headings ------------------------------------------------------------------------------------------------------
def heading(s: Table, d: Decision, lang: str = "en") -> str:
    """What this decision asks, in a line."""
    key, words = _asked(s, d, lang)
    about = d.about if isinstance(d.about, int) and key.split(".")[0] not in ("window", "defend") else NONE
    words = {"seat": seat_name(s, d.seat, lang), "card": _subject(s, about, lang), **words}
    return sentence(HEADINGS[lang][key].format_map(words), lang)


def _subject(s: Table, card: int, lang: str) -> Any:
    return card_name(s, card, lang) if card == NONE or 0 <= card < len(s.codes) else ""


def _asked(s: Table, d: Decision, lang: str) -> tuple[str, dict[str, Any]]:
    """The key of the heading, and the words it needs besides seat and card."""
    told = d.ask.data
    match d.kind:
        case "pay":
            need, pool = tuple(told["need"]), tuple(told["have"])
            return ("pay.some" if sum(pool) else "pay"), {"need": needed(need, lang), "pool": resources(pool, lang)}
        case "window":
            timing, event = _window(s, d, lang)
            return "window", {"timing": timing, "event": event}
        case "order":
            if d.options[0].verb == "activate":
                return "order.activate", {}
            return ("order.players" if NONE < d.options[0].target < 0 else "order"), {}
        case "defend":
            ev = s.events[d.about]
            n = stats.stat(s, ev.source, "ATK") + ev.amount
            return "defend", {
                "source": card_name(s, ev.source, lang),
                "target": card_name(s, ev.target, lang),
                "n": n,
                "stat": SHORT[lang]["ATK"],
            }
        case "choose":
            return ("choose.more" if any(o.verb == "done" for o in d.options) else _choice(s, d)), {}
        case "discard" | "mulligan":
            if d.about is not None:
                return "discard.card", {}
            return ("discard.must" if d.ask.least else d.kind), {"n": told["held"], "size": told["size"]}
        case "may":
            step = d.op.step if isinstance(d.op, May) else None
            text = step_text(s.face(d.about), step, lang) if step is not None else ""
            deed = _infinitive(s.face(d.about), text, lang)
            return ("may.do", {"text": deed}) if deed else ("may", {"text": text})
        case "option":
            return ("option.order" if d.ask.kind == "order" else "option"), {}
        case "assign":
            key = "assign.threat" if "scheme" in s.face(d.options[0].target).kind else "assign"
            return key, {"target": card_name(s, d.options[0].target, lang)}
        case "asked":
            return "asked", {"active": seat_name(s, s.active, lang)}
        case "offer":
            accept = next((o for o in d.options if o.verb == "accept"), None)
            return ("offer", {"other": card_name(s, accept.target, lang)}) if accept else ("offer.open", {})
    return d.kind, {}


def _choice(s: Table, d: Decision) -> str:
    """The heading of a choice, by what the options have in common."""
    targets = [o.target for o in d.options]
    if NONE in targets:
        return "choose"
    if all(t < 0 for t in targets):
        return "choose.player"
    kinds = {s.face(t).kind for t in targets if t in s.play}
    if not all(t in s.play for t in targets):
        return "choose.card"
    if kinds <= {"villain", "minion"}:
        return "choose.enemy"
    if all("scheme" in k for k in kinds):
        return "choose.scheme"
    return "choose.character" if kinds <= set(CHARACTERS) else "choose.card"


def _infinitive(face: Face, text: str, lang: str) -> str:
    """A single imperative sentence as what comes after "do you want to", "" for anything else."""
    said = text.removesuffix(".")
    if not said or ". " in said:
        return ""
    cost, _, effect = (said[0].lower() + said[1:]).partition(" → ")
    paid, done = _bare(face, cost, lang), _bare(face, effect, lang)
    if not effect:
        return paid
    return COST[lang]["to do"].format(cost=paid, effect=done) if paid and done else ""


def _bare(face: Face, text: str, lang: str) -> str:
    """One or several commands, "one, then another", as infinitives."""
    then = STEPS[lang]["Then"].replace("{first}", "").replace("{second}", "")
    said = [Numbers(face, lang).g.bare(x) for x in text.split(bound(then, lang))]
    return then.join(x for x in said if x) if all(said) else ""


def _window(s: Table, d: Decision, lang: str) -> tuple[str, str]:
    """Interrupt or response, and to what: the event that the first option answers."""
    point = d.ask.data["point"]
    timing = TIMINGS[lang]["response" if point == "after" else "interrupt"]
    return timing, event_text(s, d.ask.data["event"], point, lang)


def event_text(s: Table, event: int, point: str, lang: str) -> str:
    """What happens, is about to happen or has happened, as a clause."""
    ev = s.events.get(event)
    if ev is None or ev.kind not in EVENTS[lang]:
        return "…"
    period = str(ev.data.get("period", ""))
    words = {
        "source": _as_it_was(s, ev, ev.source, lang),
        "target": _as_it_was(s, ev, ev.target, lang),
        "player": seat_name(s, ev.player, lang),
        "n": Count(ev.amount, lang),
        "period": PERIODS[lang].get(period, period),
    }
    return event_clause(s, ev.kind, ev.target, point, lang).format_map(words)


def event_clause(s: Table, kind: str, target: int, point: str, lang: str) -> str:
    """The words of an event; a scheme is not defeated as a character is, in some languages."""
    scheme = kind == "Defeated" and target >= 0 and "scheme" in s.face(target).kind
    return EVENTS[lang]["Defeated.scheme" if scheme else kind][POINTS[point]]


def _as_it_was(s: Table, ev: Event, card: int, lang: str) -> Any:
    """A card by its name; one that lay facedown when this happened, by what it was taken for."""
    was = next((code for c, code in ev.data.get("was", ()) if c == card and c not in s.play), None)
    return name_of(FACES[was], lang) if was is not None else card_name(s, card, lang)


# ---- options -------------------------------------------------------------------------------------------------------
def option_text(s: Table, d: Decision, o: Option, lang: str = "en") -> str:
    """What this option (or command of a seat) does, in a line; no other of the decision reads the same, unless it is
    about another copy in the same hand or pile."""
    said = _said(s, d, o, lang)
    near = [x for x in d.options if _alike(s, x, o)]
    alike = near if len(near) > MANY else [x for x in near if x is o or _said(s, d, x, lang) == said]
    if len(alike) < 2:
        return said
    slots = {"card": (o.card, [x.card for x in alike]), "target": (o.target, [x.target for x in alike])}
    return _said(
        s,
        d,
        o,
        lang,
        {k: apart(s, c, list(dict.fromkeys(cards)), lang) for k, (c, cards) in slots.items() if len(set(cards)) > 1},
    )


def _said(s: Table, d: Decision, o: Option, lang: str, names: dict[str, Name] | None = None) -> str:
    key, words = _option(s, d, o, lang)
    words = {"card": card_name(s, o.card, lang), "target": card_name(s, o.target, lang), **words, **(names or {})}
    said = OPTIONS[lang][key].format_map(words)
    return sentence(said.replace(") (", ", ") if names else said, lang)  # what sets it apart stands with the number


def _alike(s: Table, a: Option, b: Option) -> bool:
    """The same deed, with or against cards in play that have the same face."""
    if a is b:
        return True
    if a.verb != b.verb or a.ability != b.ability or a.value != b.value:
        return False
    return _alike_cards(s, a.card, b.card) and _alike_cards(s, a.target, b.target)


def _alike_cards(s: Table, x: int, y: int) -> bool:
    return x == y or (x in s.play and y in s.play and s.face(x) is s.face(y))


def _option(s: Table, d: Decision, o: Option, lang: str) -> tuple[str, dict[str, Any]]:
    """The key of the sentence, and the words it needs besides card and target."""
    match o.verb:
        case "play":
            return "play", {"cost": _cost(s, d.seat, o.card)}
        case "use":
            a = s.face(o.card).abilities[o.ability]
            if d.kind == "order":
                return "use.forced", {}
            return ("use.named", {"ability": ABILITY_NAMES[lang].get(a.name, a.name)}) if a.name else ("use", {})
        case "attack" | "thwart" | "recover":
            if o.verb != "recover" and o.target == NONE:
                return f"{o.verb}.{'stunned' if o.verb == 'attack' else 'confused'}", {}
            return o.verb, {"n": Count(stats.stat(s, o.card, POWERS[o.verb]), lang)}
        case "change_form":
            to = FACES[o.value] if o.value else FACES[OTHER_SIDE[s.face(o.card).code]]
            form = form_of(to)
            key = form.replace("-", "_") if form in ("hero", "alter-ego") else "named"
            return f"change_form.{key}", {"card": name_of(to, lang), "form": FORMS[lang].get(form, form)}
        case "pay":
            made = gives(s, d.seat, o.card, o.ability, d.about if isinstance(d.about, int) else NONE)
            return ("pay" if o.ability == NONE else "pay.ability"), {"gives": resources(made, lang)}
        case "defend":
            if s.face(o.card).kind == "ally":
                return "defend.ally", {}
            return "defend", {"stat": SHORT[lang]["DEF"], "n": stats.stat(s, o.card, "DEF")}
        case "choose" if o.value in STATUSES[lang]:
            return "choose.status", {"status": STATUSES[lang][o.value]}
        case "choose" if d.kind == "type":
            return "choose.type", {"type": NOUNS[lang][o.value.replace("_", " ")][0]}
        case "choose":
            named = {"target": card_name(s, o.card, lang)}  # effects to be ordered go by the card they are of
            return _chosen(s, o.target, lang) if o.target != NONE else ("choose", named)
        case "discard":
            return ("discard.other" if o.target != NONE else "discard"), {}
        case "done":
            return {"pay": "done.pay", "discard": "done.keep", "mulligan": "done.keep"}.get(d.kind, "done"), {}
        case "pass":
            return ("pass.defend" if d.kind == "defend" else "pass"), {}
        case "activate":
            return "activate", {"target": card_name(s, o.target if o.target != NONE else o.card, lang)}
        case "assign":
            key = "assign.threat" if "scheme" in s.face(o.target).kind else "assign"
            return key, {"n": Count(int(o.value), lang)}
        case "number":
            return "number", {"n": o.value}
        case "option":
            op = d.op
            rows = op.options if isinstance(op, ChooseOne) else [x for _, x in op.rows] if isinstance(op, Cases) else ()
            step = rows[o.ability] if rows else None
            return "option", {"text": step_text(s.face(o.card), step, lang) if step is not None else str(o.ability + 1)}
        case "make_card":
            return "make_card", {"name": title(FACES[o.value.rpartition(" ")[0]], lang)}
        case "auto_pass" | "auto_ask":
            return o.verb, {"name": title(FACES[o.value], lang)}
        case "accept":
            return f"accept.{_how(s, o)}", {"other": card_name(s, o.target, lang), **_named(s, o, lang)}
        case "offer":
            return f"offer.{_how(s, o)}", {"cost": _cost(s, d.seat, o.card), **_named(s, o, lang)}
    return o.verb, {}


def _how(s: Table, o: Option) -> str:
    return "play" if s.where[o.card].startswith("hand") else "use"


def _named(s: Table, o: Option, lang: str) -> dict[str, Any]:
    """An ability with a name goes by that."""
    a = s.face(o.card).abilities[o.ability]
    return {"card": ABILITY_NAMES[lang].get(a.name, a.name)} if a.name else {}


def _cost(s: Table, seat: int, card: int) -> int:
    return play_cost(s, seat, card, s.face(card))


def _chosen(s: Table, target: int, lang: str) -> tuple[str, dict[str, Any]]:
    """What can be chosen, with the number that matters there."""
    if target >= 0:
        inst = s.play.get(target)
        face = s.face(target)
        if inst is not None and face.kind in CHARACTERS:
            left = max(0, stats.remaining(s, target))
            return "choose.enemy", {"n": "∞" if stats.endless(s, target) else f"{left}/{stats.max_hp(s, target)}"}
        if inst is not None and "scheme" in face.kind:
            return "choose.scheme", {"n": Count(inst.threat, lang)}
        if s.where[target] != PLAY and face.cost is not None:
            return "choose.card", {"n": face.cost}
    return "choose", {}


def context(s: Table, d: Decision, lang: str = "en") -> str:
    """What one needs to read for this decision: the ability that is resolving, or the card that was turned up."""
    if d.kind == "window":
        ev = s.events.get(d.ask.data["event"])
        if ev is None or ev.kind not in ("Revealed", "BoostTurned", "Played") or ev.target < 0:
            return ""
        return _text(s.face(ev.target).code, lang)
    if d.kind not in INSIDE:
        return ""
    if isinstance(d.op, Proc) or not isinstance(d.about, int):
        said = ""
    else:
        said = step_text(s.face(d.about), d.op, lang, "")
    return said or ("" if (found := resolving(s)) is None else _ability(*found, lang))


def _text(code: str, lang: str) -> str:
    try:
        return one_line(spelled(card_text(code, lang), lang))
    except TextError:
        return ""


def _ability(code: str, ability: int, lang: str) -> str:
    return _ability_of(face_of(code), ability, lang)


@remembered
def _ability_of(face: Face, ability: int, lang: str) -> str:
    try:
        return one_line(spelled(ability_text(face.code, ability, lang), lang))
    except TextError:
        return ""


def detail(s: Table, o: Option, lang: str = "en") -> str:
    """The text of the ability that an option uses, "" if it uses none."""
    if o.verb not in ("play", "use", "offer", "accept") or o.card == NONE or o.ability == NONE:
        return ""
    return _ability(s.face(o.card).code, o.ability, lang)


def step_text(face: Face, step: Any, lang: str, otherwise: str | None = None, after_colon: bool = False) -> str:
    """A step of an ability as sentences; the title of the card, or `otherwise`, where the text layer has no words."""
    said = _step(face, _This(step), lang, after_colon)
    return said if said is not None else title(face, lang) if otherwise is None else otherwise


class _This:
    """A step as itself: one that says the same may be triggered by something else."""

    def __init__(self, step: Any) -> None:
        self.step = step

    def __hash__(self) -> int:
        return id(self.step)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _This) and self.step is other.step


@remembered
def _step(face: Face, this: _This, lang: str, after_colon: bool) -> str | None:
    step = this.step
    t = Numbers(face, lang)
    t.letters = letters_for(step)
    t.on = next((event_of(a) for a in face.abilities if any(x is step for _, x in walk(a.steps))), None)
    try:
        said = t.sentences(step)
        text = paragraph(said)
        if after_colon and not capital_after_colon(lang):
            text = said[0][:1] + text[1:]
        return one_line(spelled(t.g.finish(text), lang))
    except TextError:
        return None


def one_line(text: str) -> str:
    return " ".join(text.replace("• ", "").split("\n"))


__all__ = [
    "EVENTS",
    "GROUPS",
    "GROUP_OF",
    "HEADINGS",
    "OPTIONS",
    "PERIODS",
    "SHORT",
    "context",
    "detail",
    "event_text",
    "heading",
    "one_line",
    "option_text",
    "step_text",
]
