"""Spectrum: the identity, her forms, her cards, her obligation and her nemesis."""

from typing import Any

from ....faces import card
from ....vocab import *

ENERGY_FORM = Grants("energy")
FACEDOWN, FACEUP = Is_("facedown"), Is_("faceup")
CHANGE = TakeForm(a("upgrade", ENERGY_FORM, Mine(), FACEDOWN))
GAMMA, PHOTON, PULSAR = (the("upgrade", Named(code), Mine()) for code in ("21002", "21003", "21004"))
YOURS = each("character", Mine())


def form(step: Any, **stat: int) -> tuple[Any, ...]:
    """One of the three energy forms."""
    return (FORM("energy"), PERMANENT, constant(gets(YOUR_HERO, **stat)), hero_response(FormChanged(YOU, to="this"), step))


def already(form: Any) -> Is:
    return Is(form, FACEUP)


card("21001a", forced_response(FormChanged(YOU, to="this"), CHANGE, name="energy transformation"))

card(
    "21001b",
    setup(PutIntoPlay(each("upgrade", ENERGY_FORM, Mine(), In(ASIDE)), facedown=True)),
    forced_response(FormChanged(YOU, to="this"), Flip(each("upgrade", ENERGY_FORM, Mine(), FACEUP)), name="power down"),
)

card("21002", form(Damage(AN_ENEMY, 1), ATK=2))

card("21003", form(RemoveThreat(A_SCHEME, 1), THW=2))

card("21004", form(Heal(YOUR_HERO, 1), DEF=2))

card("21005", hero_response(EnteredPlay(SELF), CHANGE))

card("21006", hero_resource(Generate(the("upgrade", ENERGY_FORM, Mine(), FACEUP)), cost=Exhaust(SELF)))

card("21007", hero_action(attack(AN_ENEMY, 7, gains=Alt((), ("overkill",), already(GAMMA))), TakeForm(GAMMA)))

card("21008", hero_action(thwart(A_SCHEME, 4, past_crisis=already(PHOTON)), TakeForm(PHOTON)))

card(
    "21009",
    hero_interrupt(
        Defended(by=YOUR_HERO),
        If(already(PULSAR), Until("phase", Gain(YOUR_HERO, RETALIATE(1)))),
        And((TakeForm(PULSAR), Ready(YOUR_HERO))),
        label="defense",
    ),
)

card("21010", hero_action(And((CHANGE, Draw(1)))))

card("21026", GiveTo("21001b"), constant(Cannot(YOU, "take form")), alter_ego_action(MoveTo(SELF, OUT), cost=Exhaust(YOUR_ALTER_EGO)))

card("21027", forced_response(Activated(by=SELF, against=YOU), Damage(YOURS, 1)), boost(Damage(YOURS, 1)))

card("21028", when_defeated(Damage(each("friendly character"), 1)))

card(
    "21029",
    AttachTo(YOUR_IDENTITY),
    forced_response(Ended("turn", YOU), Damage(YOU, 1)),
    alter_ego_action(Discard(SELF), cost=Spend((ENERGY, ENERGY))),
)

card("21030", revealed_as_alter_ego(PlaceThreat(MAIN, 2)), revealed_as_hero(Damage(YOU, 2)))
