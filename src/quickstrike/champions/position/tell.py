"""A position in words: what it shows, the table, and each step with what it brings about, in every language at once.

A line can only be told while the table is as the event left it, so the story is written as the steps are done.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ...kernel.decision import NONE, Decision, Option
from ...kernel.language import LANGUAGES, Both, Said
from ...kernel.why import Why
from ..faces import ICONS, data
from ..game import ChampionsGame
from ..rules import stats
from ..rules.threat import target_threat
from ..table import Inst, Table
from ..text.names import card_name, seat_name, sentence, title
from ..text.options import heading, option_text
from ..text.render import keyword_names
from ..text.story import Line, tell, tokens
from ..text.terms import STATUSES

Told = dict[str, list[str]]
Behind = Callable[[Line, str], str]
"""How a line of the story is written in a language."""
REFUSED = ("attack", "thwart", "recover", "change_form", "play", "use")
"""Verbs that have a sentence for not being possible."""


class Teller:
    """Looks on while steps are done, and writes down the story."""

    def __init__(self, game: ChampionsGame, teach: Behind | None = None) -> None:
        self.write: Behind = teach or (lambda x, lang: x.text)
        if teach is not None:
            game.teach()
        self.lines: Told = {lang: [] for lang in LANGUAGES}
        self.number, self.said = 0, False
        self.silent = False  # a step that only checks is not told
        self.told = game.now()

    # ---- what is written
    def add(self, what: Any, indent: str = "") -> None:
        for lang, lines in self.lines.items():
            if text := in_words(what, lang):
                lines.append(indent + text)

    def opening(self, game: ChampionsGame, about: Mapping[str, Any]) -> None:
        """Title, rules, introduction, table."""
        self.add(about.get("title", ""))
        if about.get("rules"):
            self.add(", ".join(about["rules"]), "  ")
        self.add(about.get("say", ""), "  ")
        for lang, lines in self.lines.items():
            lines += [f"  {x}" for x in table_lines(game.state, lang)]
        self.told = game.now()

    def step(self, n: int, said: Any) -> None:
        """A step begins; without a sentence of its own the first answer in it says what is done."""
        self.number, self.said = n, bool(said)
        if said:
            self.add(Numbered(n, said))

    def head(self, what: Any) -> None:
        if not self.said:
            self.said = True
            self.add(Numbered(self.number, what))

    # ---- what is seen
    def before(self, game: ChampionsGame, decision: Decision, option: Option) -> None:
        if not self.said:
            self.head(
                {
                    lang: say(
                        "does",
                        lang,
                        who=seat_name(game.state, decision.seat, lang),
                        what=option_text(game.state, decision, option, lang),
                    )
                    for lang in LANGUAGES
                }
            )

    def after(self, game: ChampionsGame) -> None:
        notes, self.told = game.news(self.told)
        for lang, lines in self.lines.items():
            for x in tell(game.state, notes, lang, range(len(game.state.players))):
                lines.append(("  " if x.heading else "    " + "  " * x.depth) + self.write(x, lang))

    def refused(self, game: ChampionsGame, intent: Option, why: Why) -> None:
        """What the rules forbid, with the reason."""
        if not self.silent and why.key != "other decision":  # that something else is asked says nothing of the rule
            for lang, lines in self.lines.items():
                lines.append("    " + refusal(game.state, intent, why, lang))


class Numbered:
    def __init__(self, n: int, what: Any) -> None:
        self.n, self.what = n, what

    def told(self, lang: str) -> str:
        return f"{self.n}. {in_words(self.what, lang)}"


def in_words(what: Any, lang: str) -> str:
    """A text, one for each language, or something that can be told."""
    if isinstance(what, Mapping):
        return str(what.get(lang) or what.get("en") or next(iter(what.values()), ""))
    return str(what.told(lang) if hasattr(what, "told") else what)


def refusal(s: Table, o: Option, why: Why, lang: str) -> str:
    verb = o.verb if o.verb in REFUSED else "other"
    key = f"no {verb} that" if o.target != NONE and verb in ("attack", "thwart") else f"no {verb}"
    words = {"card": card_name(s, o.card, lang), "target": card_name(s, o.target, lang)}
    return sentence(say(key, lang, why=why.text(lang), rule=why.rule, **words), lang)


def waiting(game: ChampionsGame) -> list[Said]:
    """Who is asked what, where it is more than to go on with a turn."""
    s = game.state
    return [
        Said(
            "pos waiting",
            who=Both(*(str(seat_name(s, d.seat, lang)) for lang in LANGUAGES)),
            what=Both(*(heading(s, d, lang) for lang in LANGUAGES)),
        )
        for d in game.decisions
        if d.kind != "turn"
    ]


# ---- the table -----------------------------------------------------------------------------------------------------
def say(key: str, lang: str, **words: Any) -> str:
    return Said(f"pos tell {key}", **words).told(lang)


def table_lines(s: Table, lang: str) -> list[str]:
    """The table in a few lines: enemies, schemes, then each player with what is his."""
    kinds = ("villain", "main_scheme", "side_scheme", "player_side_scheme", "environment")
    out = [card_line(s, s.play[c], lang) for kind in kinds for c in s.of_kind(kind)]
    if s.acceleration:
        out.append(say("acceleration", lang, n=s.acceleration))
    for p in s.players:
        if p.out:
            continue
        out.append(card_line(s, s.identity(p.seat), lang))
        mine = [
            i
            for i in s.play.values()
            if i.controller == p.seat and i.id != p.identity and i.host < 0 and i.face.kind not in kinds
        ]
        engaged = [i for i in s.play.values() if i.engaged == p.seat]
        hand = [title(s.face(c), lang) for c in s.zones[f"hand{p.seat}"]]
        for key, cards in (("in play", mine), ("engaged", engaged)):
            if cards:
                out.append("  " + say(key, lang, cards=", ".join(card_line(s, i, lang) for i in cards)))
        if hand:
            out.append("  " + say("hand", lang, cards=", ".join(hand)))
        if s.zones[f"dealt{p.seat}"]:
            out.append("  " + say("dealt", lang, n=len(s.zones[f"dealt{p.seat}"])))
    return out


def card_line(s: Table, i: Inst, lang: str) -> str:
    """A card in play with what lies on it: "Rhino I (14 hit points, 3 damage, Stunned)"."""
    stage = i.face.facts.get("stage") if i.face.kind == "villain" else None
    name = f"{title(i.face, lang)} {stage}" if stage else title(i.face, lang)
    more = []
    if i.face.identity:
        more.append(say(i.face.kind, lang))
    if i.face.stats.get("HP") is not None:
        most = "∞" if stats.endless(s, i.id) else stats.max_hp(s, i.id)
        more.append(say("hit point" if most == 1 else "hit points", lang, n=most))
    if i.damage:
        more.append(tokens(i.damage, "damage", lang))
    if "scheme" in i.face.kind:
        goal = target_threat(s, i.id) if i.face.kind == "main_scheme" else None
        more.append(say("threat of", lang, n=i.threat, goal=goal) if goal else tokens(i.threat, "threat", lang))
    if "scheme" in i.face.kind:
        icons = i.face.icons
        more += [say(f"icon {k}", lang) + (f" ×{icons[k]}" if icons[k] > 1 else "") for k in ICONS if k in icons]
    if i.face.code not in data():  # a printed card can be looked up
        more += keyword_names(i.face, lang)
    more += [STATUSES[lang].get(k, k) for k in ("stunned", "confused", "tough") if getattr(i, k)]
    if i.exhausted:
        more.append(say("exhausted", lang))
    more += [tokens(n, k, lang) for k, n in i.counters.items() if n]
    more += [title(s.face(c), lang) for c in i.attached]
    return f"{name} ({', '.join(more)})" if more else name
