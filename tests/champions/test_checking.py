"""A wrong definition is refused where it is made: the card, the place, and what would be right."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from tests.champions.text.samples import SAMPLES

from quickstrike.champions import checking
from quickstrike.champions.checking import SORTS, DefinitionError, check
from quickstrike.champions.faces import FACES, card, data
from quickstrike.champions.rules.able import ABLE
from quickstrike.champions.rules.select import FILTERS, value
from quickstrike.champions.rules.triggers import PATTERNS
from quickstrike.champions.vocab import *
from quickstrike.champions.vocab.word import Verb, word
from quickstrike.kernel.state import Scope

STEP = "card 01006, part 1, Ability.steps"
COST = "card 01006, part 1, Ability.cost"
WRONG: list[tuple[Any, str]] = [
    # names
    (action(Draw(each("minion", Trait("Droen"))), Draw(1)), f"{STEP} > Draw.n: takes a number such as 2 or Count(...), not the selector Pick"),
    (action(Ready(each("minion", Trait("Droen")))), f"{STEP} > Ready.what > Pick.where > Trait.name: 'Droen' is not a trait on any card; did you mean 'Drone'?"),
    (action(Ready(a("minon"))), f"{STEP} > Ready.what > Pick.kind: 'minon' is not a kind of thing; did you mean 'minion'?"),
    (action(Draw(StatOf("AKT", YOU))), f"{STEP} > Draw.n > StatOf.stat: 'AKT' is not a statistic; did you mean 'ATK'?"),
    (constant(gets(SELF, ATTACK=1)), "card 01006, part 1, Constant.effect > Modify.stats: 'ATTACK' is not a statistic; did you mean 'ATK'?"),
    (action(Draw(1), limit="rounds"), "card 01006, part 1, Ability.limit: 'rounds' is not a limit; did you mean 'round'?"),
    (response(Began("trun"), Draw(1)), "card 01006, part 1, Ability.on > Began.period: 'trun' is not a period; did you mean 'turn'?"),
    (action(PutCounters(SELF, 1, "wbe")), f"{STEP} > PutCounters.kind: 'wbe' is not a counter that the languages have a name for; did you mean 'web'?"),
    (action(Give("stuned", YOU)), f"{STEP} > Give.status: 'stuned' is not a status; did you mean 'stunned'?"),
    (action(Damage(AN_ENEMY, 1, label="atack")), "card 01006, part 1, Ability.steps > Damage.label: 'atack' is not a label: 'attack', 'defense' and 'thwart' are, joined by '/'"),
    (Keyword("quickstirke"), "card 01006, part 1, Keyword.name: 'quickstirke' is not a keyword; did you mean 'quickstrike'?"),
    (action(Discard(named("01999"))), f"{STEP} > Discard.cards > Pick.where > Named.code: '01999' is not the code of a card; did you mean '01099'?"),
    (action(Choose(AN_ENEMY), Damage(that("enmy"), 1)), f"{STEP} > Damage.to > Ref.name: no step of this card gives the name 'enmy'; did you mean 'enemy'?"),
    (action(Bind("hit", Draw(1)), Heal(YOU, Result("hut"))), f"{STEP} > Heal.n > Result.name: no step of this card gives the name 'hut'; did you mean 'hit'?"),
    (constant(Cannot(SELF, "take damge")), "card 01006, part 1, Constant.effect > Cannot.act: 'take damge' is not an act that can be forbidden; did you mean 'take damage'?"),
    (response(Attacked(SELF), Discard(Field("atacker"))), f"{STEP} > Discard.cards > Field.name: 'atacker' is not a field of an event; did you mean 'attacker'?"),
    # quantities
    (action(Attach(SELF, each("enemy"))), f"{STEP} > Attach.to: takes one thing: a(...), the(...), most(...) or that(\"...\"), not Each of 'enemy'"),
    (action(Activate("attack", A_MINION)), f"{STEP} > Activate.who: takes all that are described: each(...) or the(...), not One of 'minion'"),
    (action(PutIntoPlay(a("ally", In(HAND)), under=EACH_PLAYER)), f"{STEP} > PutIntoPlay.under: takes one player who needs no question: YOU, FIRST_PLAYER or that(\"player\"), not Each of 'player'"),
    (constant(gets(most("ATK", "minion"), ATK=1)), "card 01006, part 1, Constant.effect > Modify.who: takes a description without a number: a(...), each(...) or the(...), not Extreme of 'minion'"),
    (action(Draw(Count(up_to(2, "minion")))), f"{STEP} > Draw.n > Count.of: can be read of each(...), most(...) or a(...) only, not UpTo of 'minion'"),
    (action(Swap(both(SELF, HOST), HOST)), f"{STEP} > Swap.a: takes one thing: a(...), the(...), most(...) or that(\"...\"), not the selector Both"),
    # words in the wrong place
    (Draw(1), "card 01006, part 1: the verb Draw is no part of a card: keywords, restrictions, abilities and constant(...) are"),
    (action(Exists(A_MINION)), f"{STEP}: takes a step such as Draw(1), not the condition Exists"),
    (action(If(Draw(1), Draw(1))), f"{STEP} > If.cond: takes a condition such as Exists(...), not the verb Draw"),
    (action(Discard(HAND), MoveTo(SELF, A_MINION)), f"{STEP} > MoveTo.zone: takes a place such as HAND, ENC_DECK or Under(SELF), not the selector Pick"),
    (constant(Draw(1)), "card 01006, part 1, Constant.effect: takes a lasting such as gets(SELF, ATK=1), not the verb Draw"),
    (action(Generate(ENERGY)), f"{STEP}: Generate stands only in resource abilities"),
    (action(Spend((ENERGY,))), f"{STEP}: Spend stands only in a cost, or in Pay((...,), then)"),
    (interrupt(None, Draw(1)), "card 01006, part 1: an interrupt ability needs an event that sets it off"),
    # costs
    (resource(Generate(ENERGY), cost=Damage(AN_ENEMY, 1)), "card 01006, part 1: Damage can't be the cost of a resource ability: Exhaust(SELF), Discard(SELF), RemoveCounters(SELF, ...) and Damage(YOU, ...) can"),
    (resource(Generate(ENERGY), cost=Exhaust(YOUR_HERO)), "card 01006, part 1: Exhaust can't be the cost of a resource ability: Exhaust(SELF), Discard(SELF), RemoveCounters(SELF, ...) and Damage(YOU, ...) can"),
    (resource(Draw(1)), "card 01006, part 1: a resource ability does one thing: Generate(...), or If(..., Generate(...))"),
    (action(Draw(1), cost=Spend(("energi",))), f"{COST} > Spend.what: 'energi' is not a resource; did you mean 'energy'?"),
    (action(Draw(X), cost=Spend(("any",), X)), f"{COST}: X resources are of one type: Spend((ENERGY,), X)"),
    (action(Draw(1), cost=If(Exists(A_MINION), Exhaust(SELF))), f"{COST}: a cost is made of verbs such as Exhaust(SELF), not of the control If"),
]  # fmt: skip


@pytest.mark.parametrize(("part", "sentence"), WRONG, ids=range(len(WRONG)))
def test_what_is_wrong_is_said_with_the_place_and_what_would_be_right(part, sentence):
    before = FACES["01006"]
    with pytest.raises(DefinitionError) as e:
        card("01006", part)
    assert str(e.value) == sentence
    assert FACES["01006"] is before, "a refused definition leaves nothing behind"


def test_every_card_there_is_passes():
    for face in FACES.values():
        check(face.code, face.parts, real=face.code in data())
    assert len(FACES) > 200


# ---- slips in every place of every card ----------------------------------------------------------------------------
FREE = {("Ability", "name"), ("Constant", "name"), ("Keyword", "of")}
"""Names that are the card's own: of an ability, and what stands in parentheses after a keyword."""


def slips(x: Any) -> list[tuple[str, Any]]:
    """Each copy of a definition in which one string is no word any more, and where that is."""
    out: list[tuple[str, Any]] = []
    if isinstance(x, tuple):
        for i, y in enumerate(x):
            out += [(at, (*x[:i], z, *x[i + 1 :])) for at, z in slips(y)]
    elif isinstance(x, str) and x:
        out.append(("", "zzz"))
    elif dataclasses.is_dataclass(x) and not isinstance(x, type):
        for f in dataclasses.fields(x):
            if (type(x).__name__, f.name) not in FREE:
                for at, z in slips(getattr(x, f.name)):
                    out.append((at or f"{type(x).__name__}.{f.name}", dataclasses.replace(x, **{f.name: z})))
    return out


def test_a_slip_in_any_string_of_any_core_card_is_refused():
    tried = 0
    for code in [c for c in FACES if c in data()]:
        for at, parts in slips(FACES[code].parts):
            tried += 1
            with pytest.raises(DefinitionError, match=f"card {code}, part ") as e:
                check(code, parts)
            assert at.split(".")[0] in str(e.value) or "no step of this card gives the name" in str(e.value), (at, e)
    assert tried > 1000


def test_a_word_where_a_number_belongs_is_refused_too():
    for code in [c for c in FACES if c in data()]:
        for i, p in enumerate(parts := FACES[code].parts):
            for f in dataclasses.fields(p):
                if f.type in ("Number", "int"):
                    wrong = dataclasses.replace(p, **{f.name: "zzz"})
                    with pytest.raises(DefinitionError):
                        check(code, (*parts[:i], wrong, *parts[i + 1 :]))


# ---- words that lack something -------------------------------------------------------------------------------------
@pytest.fixture
def new_word():
    """A verb that the language has and the engine does not know."""

    @word("verb")
    class Juggle(Verb):
        n: int = 1

    checking.GROUP.clear()
    yield Juggle
    del WORDS["verb"]["Juggle"]
    checking.GROUP.clear()
    ABLE.pop(Juggle, None)
    checking._missing.cache_clear()


def test_a_word_without_runner_rule_or_phrase_is_refused_with_the_card(new_word):
    said = []
    for _ in range(3):
        with pytest.raises(DefinitionError) as e:
            check("01006", (action(Draw(1), new_word(2)),))
        said.append(str(e.value))
        if not hasattr(new_word, "run"):
            new_word.run = staticmethod(lambda s, f: None)
        else:
            ABLE[new_word] = lambda s, op, sc: True
        checking._missing.cache_clear()
    assert said == [
        f"{STEP}: the word Juggle has no runner: say how it runs with @runs, in rules/",
        f"{STEP}: the word Juggle has no entry in ABLE: say in rules/able.py when it can do something",
        f"{STEP}: the word Juggle has no phrase: give it one in each language",
    ]


def test_every_word_of_the_language_has_all_it_needs():
    """Texts: see text/test_words.py, which says each of them in each language."""
    never_run = {"Spend", "Generate"}
    for group in ("verb", "control"):
        for name, cls in WORDS[group].items():
            assert (hasattr(cls, "run") or name in never_run) and cls in ABLE, name
    assert set(WORDS["filter"].values()) == set(FILTERS)
    assert set(WORDS["event"]) - {"Either", "Given", "Would"} == set(PATTERNS)
    for words in WORDS.values():
        for name, cls in words.items():
            for f in dataclasses.fields(cls):
                assert str(f.type).removesuffix(" | None") in SORTS, (name, f.name, "has no sort")


def test_every_number_can_be_read(board):
    t = board()
    scope = Scope(0, t.hero.id, t.state.play[t.hero.id].version)
    for name in WORDS["value"]:
        made = SAMPLES[name]
        for face in made if isinstance(made, tuple) else (made,):
            for x in (y for y in _words(face.parts) if type(y).__name__ == name and not isinstance(y, Alt)):
                assert isinstance(value(t.state, x, scope), int), name


def _words(x: Any) -> list[Any]:
    if isinstance(x, tuple):
        return [z for y in x for z in _words(y)]
    if not dataclasses.is_dataclass(x):
        return []
    return [x, *(z for f in dataclasses.fields(x) for z in _words(getattr(x, f.name)))]
