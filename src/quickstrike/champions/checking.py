"""Is a definition right? One check when a card is declared, so that a mistake is found where it was made and not in
play.

The words say what their fields take (`vocab/sorts.py`); this file says what each sort is. Names come from where they
are used: kinds, zones and limits from the rules, traits, titles and aspects from the printed facts, counters from the
words they are told with. The error is one sentence for the author: the card, the place, and what would be right.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import MISSING, fields
from functools import cache
from typing import Any

from ..kernel.errors import QuickstrikeError, did_you_mean
from ..kernel.language import LANGUAGES
from ..kernel.ops import walk
from . import known
from . import vocab as V
from .shelf import trait_name
from .vocab.word import WORDS

Test = Callable[["Definition", Any], None]
GROUP: dict[type, str] = {}
"""From a word to its group."""


class DefinitionError(QuickstrikeError):
    """A mistake in the definition of a card, told to its author as it is."""


class Wrong(Exception):
    """What is wrong, while it is carried out of the word that has it; `at` is the way to it."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what
        self.at: list[str] = []


class Definition:
    """One card while it is checked. real: traits, titles and counters must be known."""

    def __init__(self, parts: tuple[Any, ...], real: bool) -> None:
        self.parts, self.real = parts, real
        self.timing = ""  # of the ability at hand
        self._given: frozenset[str] | None = None

    @property
    def given(self) -> frozenset[str]:
        """The names that this definition gives: what `Bind` names, and the kinds of what is chosen."""
        if self._given is None:
            words = [x for _, x in walk(self.parts)]
            binds = {x.name for x in words if isinstance(x, V.Bind)}
            self._given = frozenset(binds | {x.kind for x in words if isinstance(x, V.Pick)})
        return self._given


def check(code: str, parts: tuple[Any, ...], real: bool = True) -> None:
    """Refuse a wrong definition. real: a card that exists; made-up ones may have any traits and counters."""
    d = Definition(parts, real)
    for i, part in enumerate(parts, 1):
        try:
            _part(d, part)
        except Wrong as e:
            place = ", ".join([f"card {code}", f"part {i}", *filter(None, [" > ".join(e.at)])])
            raise DefinitionError(f"{place}: {e.what}") from None


def _part(d: Definition, part: Any) -> None:
    if _group(part) not in ("ability", "keyword", "restriction"):
        raise Wrong(f"{_shown(part)} is no part of a card: keywords, restrictions, abilities and constant(...) are")
    d.timing = getattr(part, "timing", "")
    _word(d, part)
    if isinstance(part, V.Ability):
        _ability(d, part)
    if isinstance(part, V.Keyword) and part.name == "form":
        SORTS["FormSort"](d, part.of)


def _word(d: Definition, x: Any) -> None:
    """All fields of a word, each by its sort."""
    cls: Any = type(x)
    if (missing := _missing(cls)) and not (isinstance(x, V.Spend | V.Generate) and "runner" in missing):
        raise Wrong(f"the word {cls.__name__} {missing}")
    for name, default, test in _plan(cls):
        v = getattr(x, name)
        if v is default or (type(v) is type(default) and v == default):
            continue
        try:
            test(d, v)
        except Wrong as e:
            e.at.insert(0, f"{cls.__name__}.{name}")
            raise


@cache
def _plan(cls: Any) -> tuple[tuple[str, Any, Test], ...]:
    """(field, its default, the test of its sort)."""
    out = []
    for f in fields(cls):
        sort, optional = str(f.type).removesuffix(" | None"), str(f.type).endswith(" | None")
        default = f.default if f.default is not MISSING else None if optional else _plan  # what nothing is equal to
        out.append((f.name, default, SORTS[sort]))
    return tuple(out)


@cache
def _missing(cls: Any) -> str:
    """What the engine lacks for a word: a word needs a runner, a rule for when it can do something, and phrases."""
    from .rules.able import ABLE
    from .rules.select import FILTERS
    from .rules.triggers import PATTERNS
    from .text.filling import knows

    group, name = GROUP[cls], cls.__name__
    if group in ("verb", "control"):
        if not hasattr(cls, "run"):
            return "has no runner: say how it runs with @runs, in rules/"
        if cls not in ABLE:
            return "has no entry in ABLE: say in rules/able.py when it can do something"
    if group == "filter" and cls not in FILTERS:
        return "has no entry in FILTERS of rules/select.py"
    if group == "event" and name not in PATTERNS and cls not in (V.Either, V.Given, V.Would):
        return "has no entry in PATTERNS of rules/triggers.py"
    if not knows(cls, group):
        return "has no phrase: give it one in each language"
    return ""


def _group(x: Any) -> str:
    if not GROUP:
        GROUP.update((cls, group) for group, words in WORDS.items() for cls in words.values())
    return GROUP.get(type(x), "")


def _shown(x: Any) -> str:
    return f"the {_group(x)} {type(x).__name__}" if _group(x) else repr(x)


COUNTED = ("ally", "event", "support", "upgrade")
"""The kinds of cards whose playing is counted."""


# ---- whole abilities -----------------------------------------------------------------------------------------------
def _ability(d: Definition, a: V.Ability) -> None:
    waits = a.timing in ("interrupt", "response")
    if waits != (a.on is not None):
        raise Wrong(f"an {a.timing} ability {'needs an event that sets it off' if waits else 'waits for no event'}")
    if a.timing == "resource":
        step = a.steps[0] if len(a.steps) == 1 else None
        made = (step.then, step.other or step.then) if isinstance(step, V.If) else (step,)
        if not all(isinstance(x, V.Generate) for x in made):
            raise Wrong("a resource ability does one thing: Generate(...), or If(..., Generate(...))")
        for c in a.cost:
            target = next(iter(vars(c).values()), None)
            hurts = isinstance(c, V.Damage) and isinstance(target, V.You)
            if not hurts and not (
                isinstance(c, V.Exhaust | V.RemoveCounters | V.Discard) and isinstance(target, V.Self_)
            ):
                raise Wrong(
                    f"{type(c).__name__} can't be the cost of a resource ability: Exhaust(SELF), Discard(SELF), "
                    "RemoveCounters(SELF, ...) and Damage(YOU, ...) can"
                )


def _step(d: Definition, x: Any) -> None:
    if _group(x) not in ("verb", "control"):
        raise Wrong(f"takes a step such as Draw(1), not {_shown(x)}")
    if isinstance(x, V.Spend | V.PayPrinted):
        raise Wrong(f"{type(x).__name__} stands only in a cost, or in Pay((...,), then)")
    if isinstance(x, V.Generate) and d.timing != "resource":
        raise Wrong("Generate stands only in resource abilities")
    _word(d, x)


def _costs(d: Definition, cost: Any) -> None:
    """What can be paid: verbs, each done in full. Only at the top is `Spend` seen before anything is paid."""
    for c in _row(cost):
        if _group(c) != "verb" and not isinstance(c, V.Choose | V.ChooseOne):
            raise Wrong(f"a cost is made of verbs such as Exhaust(SELF), not of {_shown(c)}")
        if isinstance(c, V.Spend) and isinstance(c.n, V.Chosen) and (len(c.what) != 1 or c.what[0] == "any"):
            raise Wrong("X resources are of one type: Spend((ENERGY,), X)")
        _word(d, c)


# ---- selectors -----------------------------------------------------------------------------------------------------
ONE = ("One", "The", "Extreme", "First", "Topmost", "Random")
QUANTITIES: dict[str, tuple[tuple[str, ...], str]] = {
    "Cards": ((*ONE, "Each", "Num", "OneFor", "UpTo", "AnyNumber", "RandomSet"), ""),
    "Card": (ONE, 'takes one thing: a(...), the(...), most(...) or that("...")'),
    "KnownCard": (("The", "Extreme"), 'takes one thing that needs no question: SELF, HOST, the(...) or that("...")'),
    "EachOf": (("Each", "The", "Extreme"), "takes all that are described: each(...) or the(...)"),
    "Described": (("One", "Each", "The"), "takes a description without a number: a(...), each(...) or the(...)"),
    "Measured": (("One", "Each", "The", "Extreme", "Topmost"), "can be read of each(...), most(...) or a(...) only"),
    "Players": (("One", "Each", "The", "Extreme"), "takes a player or players: YOU, a(...), each(...) or the(...)"),
    "Player": (("The",), 'takes one player who needs no question: YOU, FIRST_PLAYER or that("player")'),
    "Attacked_": (ONE, "takes YOU, a player who needs no question, or one character"),
}
"""By sort: the quantities a selector may have, and what to say of others."""


def _selector(sort: str) -> Test:
    quantities, right = QUANTITIES[sort]
    several = sort in ("Cards", "Described", "Measured", "EachOf", "Players")

    def test(d: Definition, x: Any) -> None:
        if isinstance(x, V.Alt):
            test(d, x.base)
            test(d, x.other)
            SORTS["Condition"](d, x.when)
            return
        if _group(x) != "selector":
            raise Wrong(f'takes a selector such as a("minion") or YOU, not {_shown(x)}')
        if isinstance(x, V.Pick):
            take = type(x.take).__name__
            many = isinstance(x.take, V.Random) and x.take.n != 1 and sort != "Cards"
            asked = sort == "Attacked_" and "player" in x.kind and take != "The"
            if take not in quantities or many or asked:
                raise Wrong(f"{right}, not {take} of {x.kind!r}")
        elif not several and (isinstance(x, V.Both | V.Zone) or (isinstance(x, V.Top) and x.n != 1)):
            raise Wrong(f"{right}, not {_shown(x)}")
        _word(d, x)

    return test


def _place(d: Definition, x: Any) -> None:
    if not isinstance(x, V.Zone | V.Top | V.Bottom | V.Under):
        raise Wrong(f"takes a place such as HAND, ENC_DECK or Under(SELF), not {_shown(x)}")
    _word(d, x)


def _inside(d: Definition, x: Any) -> None:
    for one in x if isinstance(x, tuple) else (x,):
        _place(d, one)


# ---- words of one group --------------------------------------------------------------------------------------------
def _of_group(group: str, example: str) -> Test:
    def test(d: Definition, x: Any) -> None:
        if _group(x) != group:
            raise Wrong(f"takes a {group} such as {example}, not {_shown(x)}")
        _word(d, x)

    return test


def _number(d: Definition, x: Any) -> None:
    if type(x) is int:
        return
    if _group(x) != "value":
        raise Wrong(f"takes a number such as 2 or Count(...), not {_shown(x)}")
    _word(d, x)


def _number_or_all(d: Definition, x: Any) -> None:
    if x != V.ALL:
        _number(d, x)


def _factor(d: Definition, x: Any) -> None:
    if not (isinstance(x, tuple) and len(x) == 2 and all(type(n) is int for n in x) and x[1] > 0):
        _number(d, x)


def _whole(d: Definition, x: Any) -> None:
    if type(x) is not int:
        raise Wrong(f"takes a plain number, not {_shown(x)}")


def _flag(d: Definition, x: Any) -> None:
    if type(x) is not bool:
        raise Wrong(f"takes True or False, not {_shown(x)}")


def _either(d: Definition, x: Any) -> None:
    """The sides of an `Alt`: what the field takes in which it stands."""
    if isinstance(x, tuple):
        SORTS["KeywordNames"](d, x)
    elif _group(x) == "selector":
        SORTS["Cards"](d, x)
    else:
        _number_or_all(d, x)


def _row(x: Any) -> tuple[Any, ...]:
    if not isinstance(x, tuple):
        raise Wrong(f"takes a row (..., ...), not {_shown(x)}")
    return x


def _many(test: Test) -> Test:
    def each(d: Definition, x: Any) -> None:
        for one in _row(x):
            test(d, one)

    return each


def _pairs(first: str, second: str) -> Test:
    def each(d: Definition, x: Any) -> None:
        for pair in _row(x):
            if not isinstance(pair, tuple) or len(pair) != 2:
                raise Wrong(f"takes rows of two, not {_shown(pair)}")
            SORTS[first](d, pair[0])
            if pair[1] != V.ALL:
                SORTS[second](d, pair[1])

    return each


def _gained(d: Definition, x: Any) -> None:
    if not isinstance(x, V.Trait | V.Keyword):
        raise Wrong(f"takes a keyword or a Trait(...), not {_shown(x)}")
    _word(d, x)


# ---- names ---------------------------------------------------------------------------------------------------------
def _one_of(what: str, names: Callable[[], Collection[str]], open_: bool = False) -> Test:
    """A name out of a list; open_: made-up cards may have others."""

    def test(d: Definition, x: Any) -> None:
        if not isinstance(x, str):
            raise Wrong(f"takes the name of {what}, not {_shown(x)}")
        if x not in names() and (d.real or not open_):
            raise Wrong(f"{x!r} is not {what}{did_you_mean(x, names())}")

    return test


def _sometimes(d: Definition, x: Any) -> None:
    if type(x) is not bool:
        SORTS["Condition"](d, x)


def _label(d: Definition, x: Any) -> None:
    for one in str(x).split("/"):
        if one not in ("attack", "thwart", "defense"):
            raise Wrong(f"{x!r} is not a label: 'attack', 'defense' and 'thwart' are, joined by '/'")


def _keywords(d: Definition, x: Any) -> None:
    if isinstance(x, V.Alt):
        _word(d, x)
        return
    for one in _row(x):
        SORTS["KeywordName"](d, one)


def _made(d: Definition, x: Any) -> None:
    """A resource, a row of them, or what is printed on the top card of a pile, or on a card in play."""
    if isinstance(x, V.Top | V.Pick):
        SORTS["KnownCard"](d, x)
        return
    for one in x if isinstance(x, tuple) else (x,):
        SORTS["Resource"](d, one)


def _spent(d: Definition, x: Any) -> None:
    """Resources, of a type or of any; X of them is a number."""
    for one in _row(x):
        if one != "any":
            SORTS["Resource"](d, one)


def _name_given(*always: str) -> Test:
    """A name that a step before gives: always there, or by this definition."""

    def test(d: Definition, x: Any) -> None:
        if x not in always and x not in d.given:
            raise Wrong(f"no step of this card gives the name {x!r}{did_you_mean(str(x), {*always, *d.given})}")

    return test


def _with(d: Definition, x: Any) -> None:
    """A status, the code of a card that is attached, or a counter."""
    if x not in known.STATUSES and x not in known.CODES:
        SORTS["CounterName"](d, x)


def _happening(d: Definition, x: Any) -> None:
    """What `rules/history.py` counts when a card is played: its title, its kind and its traits, by whom."""
    if isinstance(x, V.Played):
        card: Any = x.card
        where = card.where if isinstance(card, V.Pick) else ("",)
        kind = card.kind if all(isinstance(f, V.Trait | V.Other) for f in where) and len(where) < 2 else ""
        if kind in (*COUNTED, "card") and (x.by is None or isinstance(x.by, V.You)):
            _selector("Described")(d, card)
            return
    if not str(x).startswith("played:"):
        raise Wrong(f"{x!r} is not counted by the rules: 'played:<title>' and Played(a(\"ally\"), by=YOU) are")


def _text(d: Definition, x: Any) -> None:
    if not isinstance(x, str):
        raise Wrong(f"takes a name, not {_shown(x)}")


def _given_trait(d: Definition, x: Any) -> None:
    if d.real and any(trait_name(str(x), lang) is None for lang in LANGUAGES[1:]):
        raise Wrong(f"{x!r} is no trait that a pack has a word for in every language")


def _letter(d: Definition, x: Any) -> None:
    if not (isinstance(x, str) and len(x) == 1 and x.isupper()):
        raise Wrong(f"{x!r} is not a letter such as 'X'")


SORTS: dict[str, Test] = {
    **{sort: _selector(sort) for sort in QUANTITIES},
    "Selectors": _many(_selector("Cards")),
    "Place": _place,
    "Places": _many(_place),
    "Inside": _inside,
    "Number": _number,
    "NumberOrAll": _number_or_all,
    "Factor": _factor,
    "int": _whole,
    "bool": _flag,
    "Either_": _either,
    "Quantity": _of_group("quantity", "Each()"),
    "Step": _step,
    "Steps": _many(_step),
    "Costs": _costs,
    "Rows": _pairs("Resource", "Step"),
    "NumberedRows": _pairs("int", "Step"),
    "Condition": _of_group("condition", "Exists(...)"),
    "Conditions": _many(_of_group("condition", "Exists(...)")),
    "Filter": _of_group("filter", 'Trait("...")'),
    "Filters": _many(_of_group("filter", 'Trait("...")')),
    "Pattern": _of_group("event", "Attacked(by=SELF)"),
    "Patterns": _many(_of_group("event", "Attacked(by=SELF)")),
    "Effect": _of_group("lasting", "gets(SELF, ATK=1)"),
    "Gained": _gained,
    "StatRows": _pairs("StatName", "Number"),
    "Label": _label,
    "Sometimes": _sometimes,
    "KeywordNames": _keywords,
    "Made": _made,
    "Spent_": _spent,
    "RefName": _name_given("found", "each", "seen", "card", "player"),
    "Result_": _name_given(
        "last",
        "cost",
        "damage",
        "taken",
        "threat",
        "excess",
        "activated",
        "attacked",
        "defeated",
        "undefended",
        "dealt",
        *known.STATUSES,
    ),
    "WithName": _with,
    "Happening": _happening,
    "Letter": _letter,
    "NewName": _text,
    "Name": _text,
    "Anything": lambda d, x: None,
    "AbilityName": _one_of("the name of an ability", known.ability_names, open_=True),
    "Act": _one_of("an act that can be forbidden", known.acts),
    "Activity": _one_of("an activity", lambda: ("attack", "scheme")),
    "AspectName": _one_of("an aspect on any card", lambda: known.printed("aspect"), open_=True),
    "At": _one_of(
        "a moment", lambda: ("damage", "defeat", "play", "attack", "thwart", "scheme", "activation", *known.PERIODS)
    ),
    "Canceled": _one_of("what can be canceled", lambda: ("when revealed", "all effects", "boost", "boost icons")),
    "CardCode": _one_of("the code of a card", lambda: known.CODES, open_=True),
    "Compared": _one_of("a comparison", lambda: (">=", "<=", ">", "<", "==", "!=")),
    "CounterName": _one_of("a counter that the languages have a name for", known.counters, open_=True),
    "Distinct": _one_of("what can differ", lambda: ("aspect", "resource", "type")),
    "End": _one_of("an end", known.ends),
    "EventField": _one_of("a field of an event", known.event_fields),
    "FormName": _one_of("a form", known.all_forms, open_=True),
    "FormSort": _one_of("a sort of form", known.form_sorts, open_=True),
    "FormSeen": _one_of("a form", lambda: {*known.forms(), "this"}),
    "Function": _one_of("a function of CALLS", known.functions),
    "How": _one_of("a way to activate", lambda: ("", "attack", "scheme")),
    "IconName": _one_of("a printed icon", lambda: ("star", "resource", *known.RESOURCES)),
    "KeywordName": _one_of("a keyword", lambda: V.KEYWORDS),
    "Kind": _one_of("a kind of thing", known.kinds),
    "Limit": _one_of("a limit", lambda: (*known.PERIODS, "aspect", "player")),
    "MaxPer": _one_of("what a maximum counts", known.per),
    "ModeName": _one_of("a mode", lambda: ("standard", "expert", "heroic")),
    "MovedTokens": _one_of("what can be moved", known.tokens, open_=True),
    "Obstacles": _many(_one_of("what can be ignored", lambda: ("guard", "patrol", "crisis"))),
    "MustAct": _one_of("an act that can be demanded", lambda: ("defend",)),
    "Span": _one_of("a period", lambda: ("turn", *known.PERIODS)),
    "RevealPeriod": _one_of("a period", lambda: ("phase", "round", "villain phase")),
    "Period": _one_of("a period", lambda: ("round", "turn", "player phase", "villain phase", "step one")),
    "PowerName": _one_of("a basic power", lambda: ("attack", "thwart", "defense", "recovery")),
    "PricedAct": _one_of(
        "an act that can cost more",
        lambda: ("attack", "basic attack", "thwart", "basic thwart", "defense", "play", "ready"),
    ),
    "Resource": _one_of("a resource", lambda: known.RESOURCES),
    "SetCode": _one_of("the code of a set", known.sets, open_=True),
    "StatName": _one_of("a statistic", known.stats),
    "State": _one_of("a state", lambda: ("attacking", "damaged", "exhausted", "facedown", "faceup", "ready", "unique")),
    "Status": _one_of("a status", lambda: ("", *known.STATUSES)),
    "Superlative": _one_of("a statistic", known.superlatives),
    "ThisWayHow": _one_of("what a step does to things", lambda: known.THIS_WAY),
    "Timings": _many(_one_of("a timing", lambda: known.TIMINGS)),
    "Timing": _one_of("a timing", lambda: known.TIMINGS),
    "TokenName": _one_of("a token or counter", known.tokens, open_=True),
    "TraitName": _one_of("a trait on any card", lambda: known.printed("traits"), open_=True),
    "GivenTrait": _given_trait,
    "ZoneName": _one_of("a place", known.zones),
}
"""The test of each sort."""


__all__ = ["SORTS", "DefinitionError", "check"]
