"""What the server needs of the Vs. System beyond the plain wire: the table as data, the chain in words, how attacks would end."""

from __future__ import annotations

from typing import Any

from ...kernel.decision import Decision, Option
from ...kernel.language import words
from ...term.paint import Paint
from ...term.vs.drawing import Board
from ...vs.builtin import EVASION
from ...vs.decks import deck, is_written
from ...vs.loading import CARDS
from ...vs.rules.costs import power_of
from ...vs.rules.legal import team_attackers
from ...vs.text.names import card_name, deck_name
from ...vs.text.nouns import COUNTERS
from ...vs.text.options import PHASES, link_text
from ...vs.text.speech import is_told
from ...vs.text.story import FIELDS
from ...vs.view import view
from ...vs.vocab import Deploy, Draw, Gain, Lose, Mill, Payment, Points, Replace, Search, Unless
from ..story import Audience, Lines
from ..wire import Wire
from .history import history

TOLD = {
    "seat": "who",
    "n": "amount",
    "now": "now",
    "code": "card",
    "codes": "cards",
    "target": "target",
    "step": "phase",
}
"""What a line says besides its words, by the field of the note."""

HINTS = words("vs/server/hints", "hints")
QUIET = (Deploy, Draw, Gain, Lose, Mill, Points, Replace, Search, Unless)
"""What changes nothing about an attack or the chain."""


class VsWire(Wire):
    hints = HINTS
    own_routes = "quickstrike.server.vs.routes"
    brings = "decks"

    def reads_texts(self, wanted: Any) -> bool:
        decks = wanted.setting.get("decks")
        return isinstance(decks, list) and any(isinstance(x, str) and is_written(x) for x in decks)

    def plays(self, game: Any) -> list[str]:
        """A deck that was written out goes by its name."""
        return [deck(x).id if is_written(x) else x for x in super().plays(game)]

    def summary(self, about: dict[str, Any], lang: str) -> dict[str, Any]:
        return {**super().summary(about, lang), "decks": [deck_name(x, lang) for x in about.get("plays", ())]}

    def players(self, about: dict[str, Any], lang: str) -> list[str]:
        """Players have no names of their own: their decks do."""
        told = self.summary(about, lang)
        names: list[str] = told["decks"] or told["heroes"]
        return names

    def table(self, game: Any, seat: int, lang: str) -> dict[str, Any]:
        s = game.state
        seen = view(s, seat)
        del seen["result"], seen["seat"], seen["readings"], seen["waiting"]
        look = Board(game, seat, Paint(), lang)
        for p in seen["players"]:
            p["deck_key"], p["deck_name"] = p["deck_name"], deck_name(p["deck_name"], lang)
            for c in p["characters"]:
                c["counters"] = {COUNTERS[lang].get(k, k): n for k, n in c["counters"].items()}
        for x, link in zip(s.chain, seen["chain"], strict=True):
            link["text"] = link_text(x, lang)
            link["aims"] = [look.called(c) for c in link["targets"]]
            link["by"] = [look.called(c) for c in link["attackers"]]
        if (a := seen["attack"]) is not None:
            a["forecast"] = look.forecast(a, look.all.get(a["defender"]))
        return {**seen, "phase_name": PHASES[lang][s.phase]}

    def lines(self, game: Any, notes: list[tuple[Any, ...]], to: Audience) -> Lines:
        """What a line is about is drawn beside its words."""
        shown = [n for n in notes if is_told(n)]
        out = [{**line, **told(note)} for line, note in zip(super().lines(game, shown, to), shown, strict=True)]
        return [{**x, "phase_name": PHASES[to[1]][x["phase"]]} if "phase" in x else x for x in out]

    def decision(self, game: Any, d: Decision, lang: str) -> dict[str, Any]:
        out = super().decision(game, d, lang)
        return {**out, "about": d.about} if isinstance(d.about, int) else out

    def reason(self, game: Any, d: Decision, o: Option, lang: str) -> str:
        chain = game.state.chain
        own = d.kind == "priority" and o.verb == "pass" and bool(chain) and chain[-1].seat == d.seat
        return HINTS[lang]["priority.own"] if own else super().reason(game, d, o, lang)

    def named(self, game: Any, o: Option, lang: str) -> str:
        return card_name(game.state.codes[o.card], lang) if o.card >= 0 else ""

    def words(self, game: Any, d: Decision, o: Option, lang: str) -> dict[str, Any]:
        """The page has the texts of cards; of an attack it is told how it would end as things stand, of a team attack who can
        take part."""
        out: dict[str, Any] = {"text": self.speech.option(game, d, o, lang)}
        if o.verb in ("play", "use") and (when := when_of(game.state.codes[o.card], o)):
            out["when"] = when
        if o.verb == "attack":
            out["outcome"] = Board(game, d.seat, Paint(), lang).outcome(o)
        elif o.verb == "team_attack":
            out["able"] = team_attackers(game.state, d.seat, o.target, o.value)
        return out

    def history(self, game: Any, lang: str) -> dict[str, Any]:
        return {**super().history(game, lang), **history(game, lang)}


def when_of(code: str, o: Option) -> str:
    """Where alone it can be of use, so that a page knows what to stop for: in an "attack", if this character is attacked
    ("attacked"), with something on the "chain", "now" (in this phase or step and no other); "own": it answers nothing that
    others do, so one's own steps are as good as any. "" is any time."""
    if o.verb == "use" and o.ability == EVASION:
        return "attacked"
    if o.verb == "play":
        needs, only, modes = CARDS[code].needs, CARDS[code].only, CARDS[code].modes
    else:
        power = power_of(code, o.ability)
        assert isinstance(power, Payment)
        needs, only, modes = frozenset({power.mode.needs}), power.only, (power.mode,)
    if len(needs) == 1 and (need := next(iter(needs))):
        return need
    if any(c.kind in ("phase", "your step") for c in only):
        return "now"
    quiet = all(not m.targets and all(isinstance(x, QUIET) for x in m.effect.steps) for m in modes)
    return "own" if quiet else ""


def told(note: tuple[Any, ...]) -> dict[str, Any]:
    found = dict(zip(FIELDS[note[0]].split(), note[1:], strict=True))
    return {TOLD[k]: list(v) if isinstance(v, tuple) else v for k, v in found.items() if k in TOLD}
