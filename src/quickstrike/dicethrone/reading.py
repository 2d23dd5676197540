"""From the text of a hero file to a `Hero`. docs/dicethrone-heroes.md describes the format."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from typing import NamedTuple

from ..kernel.language import Said
from ..kernel.lines import Path as Way
from ..kernel.position.sheet import listed
from ..kernel.syntax import toml_mistake
from . import expr
from .hero_file import KEBAB, OF_THE_HERO, SNAKE, At, Page, Problem, nearest, once, typed
from .verbs import DICE, Scope, condition, marks, number, seq
from .vocab import (
    DAMAGE_EVENTS,
    EVENTS,
    NUMERALS,
    SPENDABLE,
    Ability,
    Answer,
    Card,
    Companion,
    Hero,
    Level,
    Name,
    Passive,
    Pattern,
    Seq,
    Space,
    Spend,
    Token,
)

HERO = (
    "id",
    "name",
    "faces",
    "setup",
    "missing",
    "left_out",
    "readings",
    "symbols",
    "token",
    "companion",
    "space",
    "card",
)
TOKEN = listed(
    "id name kind limit persistent transferable removable spend sides side inflicted upkeep last full exposed bonus"
)
KINDS = ("positive", "negative", "unique")
SPACES = ("offensive", "defensive", "passive", "ultimate")
TIMINGS = ("main", "roll", "instant")
ANSWERS = {f"on_{event.replace(' ', '_')}": event for event in EVENTS}
"""The keys of what a passive ability answers: `on_damage_taken`."""
PASSIVE = ("bonus", "bonus_if", "upgrades_in_roll_phase", *ANSWERS)
CARD = ("id", "name", "timing", "cost", "effects", "needs", "tokens", "modifier", "copies")
COMMON = "common"
"""Whose cards are in every deck."""
LEVELS = 3
FULL = 14
"""The fewest cards that a printed hero has besides the common ones."""


def read_hero(text: str, source: str) -> Hero:
    """The hero that a file describes; the first mistake in it is raised."""
    hero, problems = read(text, source)
    wrong = [p for p in problems if not p.warning]
    if wrong or hero is None:
        raise wrong[0].error()
    return hero


def check_hero(text: str, source: str) -> list[Problem]:
    """Everything that is wrong with a hero file, in the order of its lines; warnings say what seems to be missing."""
    return sorted(read(text, source, warn=True)[1], key=lambda p: (p.line, p.warning))


def read(text: str, source: str, warn: bool = False) -> tuple[Hero | None, list[Problem]]:
    """Its content and what is wrong with it. warn: also look for what is missing."""
    page = open_page(text, source)
    if page.problems:
        return None, page.problems
    at = At(page, page.data)
    try:
        hero = _hero(at)
        if warn:
            _lacks(at, hero)
    except RecursionError:
        return None, [Problem(source, 0, Said("dth too deep"))]
    return hero, page.problems


def read_common(text: str, source: str) -> tuple[Card, ...]:
    """The cards of a file that has nothing but cards; every deck has them, so no hero's tokens are named there."""
    page = open_page(text, source)
    at = At(page, page.data)
    at.table("a file of cards", ("card",))
    cards = _cards(at, COMMON, Scope(marks=marks(page.data)))
    if page.problems:
        raise page.problems[0].error()
    return cards


def open_page(text: str, source: str) -> Page:
    page = Page(text, source, {})
    try:
        page.data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        line, what = toml_mistake(text, e)
        page.problems.append(Problem(source, line, what))
    except RecursionError:
        page.problems.append(Problem(source, 0, Said("dth too deep")))
    except ValueError as e:  # a number of thousands of digits
        page.problems.append(Problem(source, 0, Said("syntax", form="TOML", why=str(e))))
    return page


# ---- the hero
class _Dice(NamedTuple):
    letters: dict[str, str]  # from the letters of the file to symbols
    symbols: tuple[tuple[str, Name], ...]
    faces: tuple[str, ...]


def _hero(at: At) -> Hero:
    at.table("a hero", HERO)
    ident, name, dice = at.ident(KEBAB, "black-widow"), at.name(), _dice(at)
    if ident == COMMON:
        at["id"].wrong("reserved", found=ident)
    tokens, companions = _ids(at, "token"), _ids(at, "companion")
    sc = Scope(tuple(s for s, _ in dice.symbols), tokens, companions, marks(at.value))
    _no_two_meanings(at, sc)
    spaces = _spaces(at, dice, sc)
    upgrades = tuple(_upgrade(ident, space, x) for space in spaces for x in space.levels if x.level > 1)
    cards = (*upgrades, *_cards(at, ident, sc))
    hero = Hero(
        ident,
        name,
        dice.symbols,
        dice.faces,
        spaces,
        tuple(_token(x, replace(sc, borne=True)) for x in at.rows("token")),
        tuple(_companion(x, sc) for x in at.rows("companion")),
        cards,
        seq(at, "setup", sc),
        tuple(x.as_name() for x in at.rows("missing")),
        tuple(x.as_name() for x in at.rows("readings")),
        tuple(x.as_name() for x in at.rows("left_out")),
    )
    _no_two_cards(at, hero)
    return hero


def _ids(at: At, key: str) -> tuple[str, ...]:
    rows = [(x, x.value["id"]) for x in at.rows(key) if "id" in x and isinstance(x.value["id"], str)]
    once(rows, key)
    return tuple(dict.fromkeys(ident for _, ident in rows))


def _no_two_meanings(at: At, sc: Scope) -> None:
    """An expression could not tell which is meant."""
    seen = dict.fromkeys(expr.NAMES, "")
    kinds = {"symbols": sc.symbols, "token": sc.tokens, "companion": sc.moved, "marks": sc.marks}
    for kind, names in kinds.items():
        for name in names:
            if seen.setdefault(name, kind) != kind:
                At(at.page, None, (kind,)).wrong("two meanings", name=typed(name))


def _no_two_abilities(rows: list[At], spaces: tuple[Space, ...]) -> None:
    """Levels of a space repeat their abilities, but no other space has one of that id."""
    owner: dict[str, int] = {}
    for i, (at, space) in enumerate(zip(rows, spaces, strict=True)):
        for ident in dict.fromkeys(a.id for level in space.levels for a in level.abilities):
            if owner.setdefault(ident, i) != i:
                at.wrong("twice", what=Said("dth ability"), found=typed(ident))


def _no_two_cards(at: At, hero: Hero) -> None:
    """An action can't go by the id of an upgrade."""
    upgrades = {c.code for c in hero.cards if c.timing == "upgrade"}
    for x, c in zip(at.rows("card"), [c for c in hero.cards if c.timing != "upgrade"], strict=True):
        if c.code in upgrades:
            x["id"].wrong("twice", what=Said("dth card"), found=typed(c.code.partition(":")[2]))


def _dice(at: At) -> _Dice:
    if not at.has("symbols", '[symbols] A = {id = "hammer", en = "Hammer", fr = "Marteau"}'):
        return _Dice({}, (), ())
    box, letters, symbols = at["symbols"], {}, []
    if not isinstance(box.value, dict):
        box.wrong("no letters", found=typed(box.value))
        return _Dice({}, (), ())
    for letter in box.value:
        x = box[letter]
        if letter in OF_THE_HERO:
            x.wrong("misplaced", key=letter)
            continue
        if len(letter) != 1 or not ("A" <= letter <= "Z"):
            x.wrong("no letter", found=typed(letter))
        name = x.as_name("id")
        ident = x.ident(SNAKE, "hammer") if isinstance(x.value, dict) else ""
        letters[letter] = ident
        symbols.append((ident, name))
    once([(box[k], v) for k, v in letters.items()], "symbol")
    return _Dice(letters, tuple(symbols), _faces(at, letters))


def _faces(at: At, letters: dict[str, str]) -> tuple[str, ...]:
    if not at.has("faces", 'faces = "AAABBC"'):
        return ()
    text, box = at.text("faces"), at["faces"]
    if len(text) != 6:
        box.wrong("not six", found=typed(text), n=len(text))
    for c in dict.fromkeys(text):
        if c not in letters:
            box.wrong("unknown letter", found=typed(c), known=sorted(letters))
    for c in letters:
        if c not in text and len(text) == 6 and all(x in letters for x in text):
            box.wrong("unused letter", letter=typed(c))
    return tuple(letters.get(c, "") for c in text)


# ---- tokens and companions
def _token(at: At, sc: Scope) -> Token:
    if not at.table("a token", TOKEN):
        return Token("", Name(""), KINDS[0], 1)
    at.has("kind", 'kind = "positive"')
    at.has("limit", "limit = 2")
    sides = tuple(x.value for x in at.rows("sides") if isinstance(x.value, str))
    if len(sides) != len(at.rows("sides")) or len(sides) == 1:
        at["sides"].wrong("no sides", found=typed(at.value["sides"]))
    if "last" in at and not sides:
        at["last"].wrong("last without sides")
    return Token(
        at.ident(SNAKE, "time_bomb"),
        at.name(),
        at.word("kind", KINDS, KINDS[0]),
        at.number("limit", 1, 1),
        at.flag("persistent"),
        at.flag("transferable", True),
        at.flag("removable", True),
        tuple(_spend(x, sc) for x in at.rows("spend")),
        sides,
        number(at, "side", sc, 0),
        seq(at, "inflicted", sc),
        seq(at, "upkeep", sc),
        seq(at, "last", sc),
        seq(at, "full", sc),
        at.flag("exposed"),
        number(at, "bonus", sc, 0),
    )


def _spend(at: At, sc: Scope) -> Spend:
    if not at.table("a way to spend", ("when", "n", "once", "effects")):
        return Spend(SPENDABLE[0], Seq(()))
    at.has("when", 'when = "any"')
    at.has("effects", "effects = [...]")
    when = at.word("when", SPENDABLE, SPENDABLE[0])
    return Spend(when, seq(at, "effects", sc), at.number("n", 1, 1), at.flag("once"))


def _companion(at: At, sc: Scope) -> Companion:
    if not at.table("a companion", ("id", "name", "throw", "retrieve", "discard")):
        return Companion("", Name(""), Seq(()), Seq(()))
    return Companion(
        at.ident(SNAKE, "mjolnir"), at.name(), seq(at, "throw", sc), seq(at, "retrieve", sc), at.flag("discard")
    )


# ---- the board
def _spaces(at: At, dice: _Dice, sc: Scope) -> tuple[Space, ...]:
    rows = at.rows("space")
    spaces = tuple(_space(x, dice, sc) for x in rows)
    once(zip(rows, (s.id for s in spaces), strict=True), "space")
    _no_two_abilities(rows, spaces)
    return spaces


def _space(at: At, dice: _Dice, sc: Scope) -> Space:
    if not at.table("a space", ("id", "name", "kind", "level")):
        return Space("", Name(""), SPACES[0], ())
    ident, name = at.ident(KEBAB, "mighty-summon"), at.name()
    at.has("kind", 'kind = "offensive"')
    kind = at.word("kind", SPACES, SPACES[0])
    rows = at.rows("level")
    if not rows:
        at.wrong("no level")
    if len(rows) > LEVELS:
        rows[LEVELS].wrong("many levels", most=LEVELS)
    levels = [_level(x, n, Space(ident, name, kind, ()), dice, sc) for n, x in enumerate(rows, 1)]
    for x, low, high in zip(rows[2:], levels[1:], levels[2:], strict=False):
        if high.cost < low.cost:
            x.wrong("cheaper level", cost=high.cost, least=low.cost)
    return Space(ident, name, kind, tuple(levels))


def _level(at: At, n: int, space: Space, dice: _Dice, sc: Scope) -> Level:
    if not at.table("a level", ("level", "cost", "played", "abilities", "passive")):
        return Level(n)
    if at.number("level", n, 1, LEVELS) != n:
        at["level"].wrong("level order", found=at.value["level"], n=n)
    if n == 1:
        for key in ("cost", "played"):
            if key in at:
                at[key].wrong("printed level", key=key)
    elif "cost" not in at:
        at.wrong("no cost", level=NUMERALS[min(n, LEVELS)])
    rows = at.rows("abilities")
    if space.kind == "passive":
        at.has("passive", "passive = {bonus = 1}")
        if rows:
            at["abilities"].wrong("abilities elsewhere")
    elif "passive" in at:
        at["passive"].wrong("passive elsewhere", kind=space.kind)
    elif not rows:
        at.wrong("no abilities")
    abilities = tuple(_ability(x, space, dice, sc) for x in rows)
    once(zip(rows, (a.id for a in abilities), strict=True), "ability")
    passive = _passive(at["passive"], sc) if "passive" in at else None
    return Level(n, abilities, passive, at.number("cost"), seq(at, "played", sc))


def _ability(at: At, space: Space, dice: _Dice, sc: Scope) -> Ability:
    defensive, ultimate = space.kind == "defensive", space.kind == "ultimate"
    if not at.table("an ability", ("id", "name", "effects", "dice" if defensive else "when")):
        return Ability(space.id, space.name)
    ident = at.ident(KEBAB, "boom-boom") if "id" in at or "name" in at else space.id
    name = at.name() if "id" in at or "name" in at else space.name
    if defensive:
        at.has("dice", "dice = 3")
        return Ability(ident, name, dice=at.number("dice", 1, 1, DICE), effect=seq(at, "effects", sc))
    at.has("when", 'when = "AAB"')
    tiers = _tiers(at, dice)
    return Ability(ident, name, tiers, effect=seq(at, "effects", sc.at(len(tiers), ultimate)), ultimate=ultimate)


def _tiers(at: At, dice: _Dice) -> tuple[Pattern, ...]:
    if "when" not in at:
        return (Pattern(),)
    rows = at["when"].each("when") if isinstance(at.value["when"], list) else [at["when"]]
    return tuple(_pattern(x, dice) for x in rows) or (Pattern(),)


WORDS = {
    "small straight": Pattern(straight=4),
    "large straight": Pattern(straight=5),
    **{f"{n} of a kind": Pattern(alike=n) for n in range(2, DICE + 1)},
}


def _pattern(at: At, dice: _Dice) -> Pattern:
    text = at.value
    if not isinstance(text, str) or not text:
        at.wrong("no pattern", found=typed(text))
        return Pattern()
    if text in WORDS:
        return WORDS[text]
    if not text.isupper() or not text.isalpha():
        at.wrong("unknown pattern", found=typed(text), near=nearest(text, WORDS))
        return Pattern()
    if len(text) > DICE:
        at.wrong("many dice", found=typed(text), n=len(text), most=DICE)
    for c in dict.fromkeys(text):
        if c not in dice.letters:
            at.wrong("unknown letter", found=typed(c), known=sorted(dice.letters))
    return Pattern(tuple((dice.letters.get(c, ""), text.count(c)) for c in dict.fromkeys(text)))


def _passive(at: At, sc: Scope) -> Passive:
    if not at.table("a passive ability", PASSIVE):
        return Passive()
    said = [(event, seq(at, key, replace(sc, dealt=event in DAMAGE_EVENTS))) for key, event in ANSWERS.items()]
    return Passive(
        number(at, "bonus", sc, 0),
        condition(at, "bonus_if", sc),
        at.flag("upgrades_in_roll_phase"),
        tuple(Answer(event, effect) for event, effect in said if effect.steps),
    )


# ---- cards
def _upgrade(owner: str, space: Space, level: Level) -> Card:
    n = NUMERALS[min(level.level, LEVELS)]
    name = Name(f"{space.name.en} {n}", tuple((lang, f"{x} {n}") for lang, x in space.name.more), space.name.own)
    return Card(
        f"{owner}:{space.id}-{level.level}",
        name,
        "upgrade",
        level.cost,
        level.played,
        space=space.id,
        level=level.level,
    )


def _cards(at: At, owner: str, sc: Scope) -> tuple[Card, ...]:
    rows = at.rows("card")
    cards = tuple(_card(x, owner, sc) for x in rows)
    once(zip(rows, (c.code.partition(":")[2] for c in cards), strict=True), "card")
    return cards


def _card(at: At, owner: str, sc: Scope) -> Card:
    if not at.table("a card", CARD):
        return Card("", Name(""), TIMINGS[0], 0)
    at.has("timing", 'timing = "main"')
    at.has("cost", "cost = 1")
    at.has("effects", "effects = [...]")
    code, timing = f"{owner}:{at.ident(KEBAB, 'power-trip')}", at.word("timing", TIMINGS, TIMINGS[0])
    return Card(
        code,
        at.name(),
        timing,
        at.number("cost"),
        seq(at, "effects", sc),
        condition(at, "needs", sc),
        _price(at, sc),
        at.flag("modifier"),
        copies=at.number("copies", 1, 1),
    )


def _price(at: At, sc: Scope) -> tuple[tuple[str, int], ...]:
    """Tokens that are paid besides the points."""
    if "tokens" not in at:
        return ()
    box = at["tokens"]
    if not box.table("a price in tokens", sc.tokens):
        return ()
    return tuple((k, box.number(k, 1, 1)) for k in box.value if k in sc.tokens)


# ---- what seems to be missing
def _lacks(at: At, hero: Hero) -> None:
    kinds = {s.kind for s in hero.spaces}
    for kind in ("offensive", "defensive", "ultimate"):
        if kind not in kinds:
            at.warn(f"lacks {kind}")
    own = sum(c.copies for c in hero.cards)
    if own < FULL:
        at.warn("lacks cards", n=own, full=FULL)
    for i, space in enumerate(hero.spaces):
        for n, level in enumerate(space.levels):
            for k, a in enumerate(level.abilities):
                if not a.effect.steps:
                    way: Way = ("space", i, "level", n, "abilities", k)
                    At(at.page, None, way).warn("lacks effects", name=a.name.both())
    for i, c in enumerate(c for c in hero.cards if c.timing != "upgrade"):
        if not c.effect.steps:
            At(at.page, None, ("card", i)).warn("lacks effects", name=c.name.both())
    for i, m in enumerate(hero.missing):
        At(at.page, None, ("missing", i)).warn("is missing", what=m.both())
    for i, m in enumerate(hero.left_out):
        At(at.page, None, ("left_out", i)).warn("is left out", what=m.both())
