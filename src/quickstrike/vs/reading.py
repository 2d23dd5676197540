"""From the text of a card file to cards. docs/vs-cards.md describes the format."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from ..kernel.documents import Document, PositionError, Spec, read
from ..kernel.language import COMPLETE, FIRST, LANGUAGES
from ..kernel.position.sheet import At, Sheet
from . import vocab as v
from .phrases import Known, condition, selector, team
from .verbs import MODIFIERS, TAKES, VERBS, seq, steps

SUCH = '[[card]]\nid = "..."'
ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
FILE = ("team", "card")
TEAM = ("id", "name")
CARD = (
    *("id", "type", "name", "version", "second", "army", "cost", "atk", "def", "flight", "range", "teams", "keywords"),
    *("boost", "boosted", "costs", "bears", "limit", "only", "choose", "ongoing", "source", "confidence"),
    *("payment", "triggered", "continuous", "mode"),
)
POWER = ("target", "targets", "effect", "if")
PAYMENT = ("cost", "where", "once", "cosmic", "only", *POWER)
TRIGGERED = ("when", "cosmic", "only", *POWER)
COSTS = ("discard", "exhaust", "ko", "stun", "reveal", "return")
CONFIDENCE = ("exact", "high")
"""How sure the facts of a printed card must be to be played."""


class File:
    """What a card file holds."""

    def __init__(self, teams: tuple[v.Team, ...], cards: tuple[v.Card, ...]) -> None:
        self.teams, self.cards = teams, cards


def read_cards(spec: Spec, prefix: str, teams: Collection[str] = (), name: str = "") -> File:
    """The cards of a file; prefix stands before their ids, teams are those of other files. The first mistake is raised."""
    found, mistakes = check_cards(spec, prefix, teams, name)
    if mistakes:
        raise mistakes[0]
    return found


def check_cards(
    spec: Spec, prefix: str, teams: Collection[str] = (), name: str = ""
) -> tuple[File, list[PositionError]]:
    """The cards of a file, and what is wrong with the others, all of it. A text that is no card file at all raises an
    error."""
    document = read(spec, SUCH)
    if name:
        document = Document(document.data, name, document.text, document.toml)
    return all_cards(Sheet(document, "vsc"), prefix, teams)


MOST = 100  # mistakes after which a file is not read any further


def all_cards(sheet: Sheet, prefix: str, teams: Collection[str]) -> tuple[File, list[PositionError]]:
    """The teams and cards of a sheet, and the mistakes."""
    at = At(sheet, sheet.data).table(FILE, "file")
    mistakes: list[PositionError] = []
    own: dict[str, v.Team] = {}
    cards: dict[str, v.Card] = {}
    for x in at.rows("team"):
        if len(mistakes) >= MOST:
            break
        with noted(mistakes):
            team = _team(x, (*teams, *own))
            own[team.id] = team
    known = Known((*teams, *own))
    for x in at.rows("card"):
        if len(mistakes) >= MOST:
            break
        with noted(mistakes):
            card = Reader(x, known, mistakes).card(prefix)
            if card is not None and card.code in cards:
                x["id"].fail("twice", found=card.code)
            if card is not None:
                cards[card.code] = card
    return File(tuple(own.values()), tuple(cards.values())), mistakes


@contextmanager
def noted(mistakes: list[PositionError]) -> Iterator[None]:
    """A mistake is put on the list instead of being raised."""
    try:
        yield
    except PositionError as e:
        mistakes.append(e)


def _team(at: At, others: Collection[str]) -> v.Team:
    at.table(TEAM, "team")
    id = _id(at)
    if id in others:
        at["id"].fail("team there", found=id)
    return v.Team(id, name_of(at, "name"))


def _id(at: At) -> str:
    if "id" not in at:
        at.fail("missing", key="id", such='id = "night-heron"')
    found = at.text("id")
    if not ID.fullmatch(found):
        at["id"].fail("no id", found=found)
    return found


def name_of(at: At, key: str, needed: bool = True) -> v.Name:
    """A name in each language: {en = "...", fr = "..."}."""
    if key not in at:
        if needed:
            at.fail("missing", key=key, such=f'{key} = {{en = "...", fr = "..."}}')
        return v.Name()
    x = at[key]
    if isinstance(x.value, str):  # the same in all languages
        return v.Name(x.value, tuple((lang, x.value) for lang in LANGUAGES if lang != FIRST))
    x.table(LANGUAGES, "name")
    for lang in COMPLETE:
        if lang not in x:
            x.fail("missing", key=lang, such=f'{lang} = "..."')
    return v.Name(x.text(FIRST), tuple((k, y.as_text(k)) for k, y in x.items() if k != FIRST))


class Reader:
    """Reads one card. What is wrong with a part of it goes on the list, and the other parts are read all the same."""

    def __init__(self, at: At, known: Known, mistakes: list[PositionError]) -> None:
        self.at, self.known, self.mistakes = at, known, mistakes

    def card(self, prefix: str) -> v.Card | None:
        """The card, or nothing if there are mistakes in it."""
        at, part, before = self.at, self.part, len(self.mistakes)
        part(None, at.table, CARD, "card")
        id, kind = part("", _id, at), part(v.CHARACTER, at.text, "type", v.CHARACTER, v.TYPES)
        card = v.Card(f"{prefix}:{id}", kind, part(v.Name(), name_of, at, "name"), part(0, _cost, at))
        card = replace(
            card,
            second=part(v.Name(), name_of, at, "second", False),
            version=part(v.Name(), name_of, at, "version", False),
            army=part(False, at.flag, "army"),
            teams=tuple(part("", _known_team, x, self.known) for x in at.rows("teams")),
            keywords=tuple(part([], at.texts, "keywords", v.KEYWORD_NAMES[2:])),
            costs=tuple(self.each("costs", cost)),
            only=part((), conditions, at, self.known),
            limit=part(4, at.number, "limit", 4, 0, 99),
            source=part("", at.text, "source"),
            confidence=part("", at.text, "confidence", "", ("", *CONFIDENCE)),
            powers=(
                *self.each("payment", payment),
                *self.each("triggered", triggered),
                *self.each("continuous", continuous),
            ),
        )
        card = self.of_its_type(card)
        return checked(at, card) if len(self.mistakes) == before else None

    def part(self, spare: Any, read: Callable[..., Any], *args: Any) -> Any:
        """What is read of it, or something to go on with."""
        with noted(self.mistakes):
            return read(*args)
        return spare

    def each(self, key: str, read: Callable[[At, Known], Any]) -> list[Any]:
        """What is read of each row of that key."""
        return [self.part(None, read, x, self.known) for x in self.at.rows(key)]

    def of_its_type(self, card: v.Card) -> v.Card:
        """What only cards of its type have."""
        at, part = self.at, self.part
        if card.type == v.CHARACTER:
            card = replace(
                card,
                atk=part(0, _strength, at, "atk"),
                defense=part(0, _strength, at, "def"),
                flight=part(False, at.flag, "flight"),
                range=part(False, at.flag, "range"),
            )
        elif card.type == v.PLOT_TWIST:
            choose, ongoing = part(1, at.number, "choose", 1, 1, 2), part(False, at.flag, "ongoing")
            card = replace(card, modes=tuple(self.each("mode", mode)), choose=choose, ongoing=ongoing)
        if card.type in (v.CHARACTER, v.EQUIPMENT):
            boosted = part(v.Seq(), steps, at, "boosted", self.known)
            card = replace(card, boost=part(0, at.number, "boost", 0, 0, 20), boosted=boosted)
        if card.type == v.EQUIPMENT and "bears" in at:
            card = replace(card, bears=part(card.bears, _bears, at, self.known))
        return card


def _cost(at: At) -> int:
    if "cost" not in at:
        at.fail("missing", key="cost", such="cost = 3")
    return at.number("cost", 0, 0, 20)


def _strength(at: At, key: str) -> int:
    if key not in at:
        at.fail("missing", key=key, such=f"{key} = 3")
    return at.number(key, 0, 0, 40)


def _bears(at: At, known: Known) -> v.Sel:
    return selector(at["bears"], at.text("bears"), known)


def _known_team(at: At, known: Known) -> str:
    return team(at, at.as_text("teams"), known)


ONLY_OF: Mapping[str, tuple[str, ...]] = {
    "atk": (v.CHARACTER,),
    "def": (v.CHARACTER,),
    "flight": (v.CHARACTER,),
    "range": (v.CHARACTER,),
    "version": (v.CHARACTER,),
    "army": (v.CHARACTER,),
    "second": (v.CHARACTER,),
    "boost": (v.CHARACTER, v.EQUIPMENT),
    "boosted": (v.CHARACTER, v.EQUIPMENT),
    "bears": (v.EQUIPMENT,),
    "mode": (v.PLOT_TWIST,),
    "choose": (v.PLOT_TWIST,),
    "ongoing": (v.PLOT_TWIST,),
}


def checked(at: At, card: v.Card) -> v.Card:
    """Nothing stands on a card that its type does not have, and nothing is silently blank."""
    for key, kinds in ONLY_OF.items():
        if key in at and card.type not in kinds:
            at[key].fail("not of type", key=key, type=card.type, kinds=list(kinds))
    if card.type == v.PLOT_TWIST and not card.modes and not card.ongoing:
        at.fail("missing", key="mode", such="[[card.mode]]\neffect = [{draw = 1}]")
    if card.type == v.PLOT_TWIST and not card.modes:
        card = replace(card, modes=(v.Mode(v.Seq()),))
    if bool(card.boost) != bool(card.boosted.steps):
        at.fail("boost alone")
    if v.COSMIC not in card.keywords and any(p.cosmic for p in card.powers):
        at.fail("no cosmic")
    return card


# ---- powers
def mode(at: At, known: Known, keys: Iterable[str] = POWER) -> v.Mode:
    """Targets and what is done."""
    at.table(tuple(keys), "mode")
    targets = [*at.rows("target"), *at.rows("targets")]
    if len(targets) > 2:
        at.fail("many targets")
    if "effect" not in at:
        at.fail("missing", key="effect", such='effect = [{stun = "target"}]')
    test = condition(at["if"], at.text("if"), known) if "if" in at else None
    sels = tuple(selector(x, x.as_text("target"), known) for x in targets)
    return v.Mode(seq(at["effect"], known), sels, test)


def conditions(at: At, known: Known) -> tuple[v.Cond, ...]:
    return tuple(condition(x, x.as_text("only"), known) for x in at.rows("only"))


def payment(at: At, known: Known) -> v.Payment:
    costs = tuple(cost(x, known) for x in at.rows("cost"))
    where = at.text("where", "play", ("play", "hand"))
    made = mode(at, known, PAYMENT)
    if not costs and not at.flag("once"):
        at.fail("free power")
    return v.Payment(costs, made, where, at.flag("once"), at.flag("cosmic"), conditions(at, known))


def cost(at: At, known: Known) -> v.Cost:
    """`"activate"`, `{endurance = 3}`, `{discard = 1, what = "character"}`, `{counter = 1, of = "ember"}`."""
    if isinstance(at.value, str):
        return v.Cost(at.as_text("cost", ("activate", "discard this", "ko this", "stun this")))
    at.table((*COSTS, "endurance", "counter", "what", "of"), "cost")
    for kind in (*COSTS, "endurance", "counter"):
        if kind in at:
            plain = v.CARD if kind in ("discard", "reveal") else v.CHARACTER
            sel = selector(at["what"], at.text("what"), known) if "what" in at else v.Sel(plain)
            return v.Cost(kind, at.number(kind, 1, 1, 60), sel, at.text("of"))
    return at.fail("no cost", found=at.value)


def triggered(at: At, known: Known) -> v.Triggered:
    """`when = "becomes stunned: character, yours"`; of a step: `when = "start attack: yours"`."""
    if "when" not in at:
        at.fail("missing", key="when", such='when = "enters play: this"')
    event, _, rest = at.text("when").partition(":")
    if event not in v.EVENTS:
        at["when"].fail("no event", found=event, known=list(v.EVENTS))
    return v.Triggered(
        event,
        _whom(at["when"], event, rest.strip(), known),
        mode(at, known, TRIGGERED),
        conditions(at, known),
        at.flag("cosmic"),
    )


def _whom(at: At, event: str, text: str, known: Known) -> v.Sel:
    if event.startswith("start "):
        if text not in ("", "yours", "opposing"):
            at.fail("no step", found=text)
        return v.Sel(v.PLAYER, ((text, ""),) if text else ())
    if text in ("this", ""):
        return v.Sel(v.CARD, (("this", ""),))
    return selector(at, text, known)


def continuous(at: At, known: Known) -> v.Continuous:
    """One modifier, or a list of them: `give = [...]`."""
    cosmic = at.flag("cosmic")
    plain = {k: x for k, x in at.value.items() if k != "cosmic"}
    names = [k for k in plain if k in MODIFIERS]
    if len(names) != 1:
        at.fail("no modifier", known=list(MODIFIERS))
    made: Any = VERBS[names[0]](_modifier(at.instead(plain), names[0]), names[0], known)
    assert isinstance(made, (v.Give, v.Forbid, v.Alter))
    return v.Continuous((replace(made, until=""),), cosmic)


def _modifier(at: At, name: str) -> At:
    return at.table((name, *(k for k in TAKES[name] if k != "until")), "verb")
