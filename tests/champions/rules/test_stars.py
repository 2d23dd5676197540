"""rr:star-icon: a star points to a mandatory ability that goes with one use of a number.

It does nothing itself, so these cards have the ability only: it resolves when that number is used, not with another."""

from __future__ import annotations

import pytest
from tests.marks import rule

from quickstrike.champions.faces import FACES, data
from quickstrike.champions.vocab import (
    HOST,
    SELF,
    THE_VILLAIN,
    Attacked,
    Damage,
    Defended,
    PowerUsed,
    PutCounters,
    Schemed,
    StatOf,
    Thwarted,
    a,
    forced_response,
)
from quickstrike.testkit import ally, attachment, event, foe, hero, minion, on


def starred(used):
    return forced_response(used, PutCounters(SELF, 1, "star"))


@rule("rr:star-icon", "rr:star-icon.2")
@pytest.mark.parametrize(("used", "how"), [(Attacked(SELF), "attack"), (Schemed(SELF), "scheme")])
def test_beside_an_enemy_s_atk_or_sch(board, used, how):
    for now in ("attack", "scheme"):
        t = board(engaged=[minion(starred(used))])
        t.activate(t.minion, how=now).pass_all()
        assert t.minion.counters("star") == (1 if now == how else 0), now
        t.quiet()


@rule("rr:star-icon", "rr:star-icon.3")
@pytest.mark.parametrize(("used", "how"), [(Attacked(HOST), "attack"), (Schemed(HOST), "scheme")])
def test_beside_the_atk_or_sch_of_an_attachment(board, used, how):
    t = board(villain=on(foe(), attached=[gear := attachment(starred(used), atk=1, sch=1)]), engaged=[minion()])
    other = "scheme" if how == "attack" else "attack"
    t.activate(how=other).pass_all()
    t.activate(t.minion, how=how).pass_all()
    assert t[gear].counters("star") == 0  # the other number of its host, the same number of another enemy
    t.activate(how=how).pass_all()
    assert t[gear].counters("star") == 1
    t.quiet()


@rule("rr:star-icon", "rr:star-icon.4")
@pytest.mark.parametrize(("used", "how"), [(Attacked(SELF), "attack"), (Thwarted(SELF), "thwart")])
def test_beside_an_ally_s_atk_or_thw(board, used, how):
    for now in ("attack", "thwart"):
        t = board(play=[ally(starred(used), hp=9)], threat=9)
        t.attack(t.villain, who=t.ally) if now == "attack" else t.thwart(t.main, who=t.ally)
        assert t.ally.counters("star") == (1 if now == how else 0), now
        t.quiet()


HERO_POWERS = {
    "attack": (Attacked(SELF), "hero", lambda t: t.attack(t.villain)),
    "thwart": (Thwarted(SELF), "hero", lambda t: t.thwart(t.main)),
    "defend": (Defended(SELF), "hero", lambda t: t.activate().defend()),
    "recover": (PowerUsed(SELF, "recovery"), "alter-ego", lambda t: t.recover()),
}


@rule("rr:star-icon", "rr:star-icon.5")
@pytest.mark.parametrize("power", HERO_POWERS)
def test_beside_a_power_of_an_identity(board, power):
    used, _, _ = HERO_POWERS[power]
    for name, (_, form, use) in HERO_POWERS.items():
        t = board(hero=hero(starred(used), alter=(starred(used),)), form=form, threat=5, damage=3)
        use(t)
        assert t.hero.counters("star") == (1 if name == power else 0), name
        t.quiet()


@rule("rr:star-icon", "rr:non-numerical-variable", "rr:star-icon.6")
def test_a_power_that_is_a_star_counts_as_zero(board):
    star = -1  # what stands for no number
    count = event(Damage(THE_VILLAIN, 1 + StatOf("ATK", a("minion"))))
    t = board(engaged=[minion(atk=star, sch=star)], hand=[count])
    t.activate(t.minion).pass_all()
    t.activate(t.minion, how="scheme")
    t.play(count)
    assert (t.hero.damage, t.main.threat, t.villain.damage) == (0, 0, 1)


STARRED = sorted((c, k) for c in FACES if c in data() for k in data()[c]["facts"] if k.endswith("_star"))


@rule("rr:star-icon", "rr:star-icon.1", "rr:star-icon.2", "rr:star-icon.3", "rr:star-icon.7")
@pytest.mark.parametrize(("code", "star"), STARRED)
def test_each_printed_star_has_its_mandatory_ability(code, star):
    face = FACES[code]
    if star == "boost_star":
        assert face.boosts
        return
    kinds, stat = {
        "attack_star": ({"Attacked", "DamageDealt"}, "ATK"),  # an attack, or the damage it deals
        "thwart_star": ({"Thwarted"}, "THW"),
        "scheme_star": ({"Schemed"}, "SCH"),
        "escalation_threat_star": ({"Ended"}, ""),  # of step one of the villain phase
    }[star]
    forced = {key[0] for i, key in face.triggers if face.abilities[i].forced}
    of_attacks = tuple(f"{of} {k}" for of in ("keyword", "basic") for k in ("piercing", "ranged", "overkill"))
    always = {
        key
        for _, key in face.mods
        if key in (stat, *of_attacks)
        or key.startswith(("must", "cannot", "cost", "divides", "schemes on", "indirect", "ignores"))
    }
    assert {*kinds, "Activated"} & forced or always


@rule("rr:star-icon", "rr:star-icon.7")
def test_no_boost_ability_without_its_star():
    assert [c for c in FACES if c in data() and FACES[c].boosts and (c, "boost_star") not in STARRED] == []
