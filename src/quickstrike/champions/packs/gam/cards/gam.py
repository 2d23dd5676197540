"""Gamora: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

ATTACK, THWART = Trait("Attack"), Trait("Thwart")
ATTACK_EVENT, THWART_EVENT = a("event", ATTACK), a("event", THWART)
ONE_OF_BOTH = any_of(ATTACK, THWART)
GAMORA = the("identity", Named("18001a"))

card(
    "18001a",
    response(Played(ATTACK_EVENT, by=YOU), RemoveThreat(A_SCHEME, 1), limit=PER_PHASE, name="finesse"),
    response(Played(THWART_EVENT, by=YOU), Damage(AN_ENEMY, 1), limit=PER_PHASE, name="precision"),
)

card(
    "18001b",
    DeckMayHave(up_to(6, "event", ONE_OF_BOTH)),
    action(Look(top(1)), If(Exists(a("event", ONE_OF_BOTH, ThisWay("seen"))), Draw(1)), limit=PER_ROUND),
)

card("18002", response(EnteredPlay(SELF), Search((DECK,), a("event", ONE_OF_BOTH), MoveTo(FOUND, HAND))))

card("18003", hero_action(attack(AN_ENEMY, 2)))

card("18004", hero_interrupt(would(DamageTaken(YOU)), Prevent(3), attack(AN_ENEMY, 1), thwart(A_SCHEME, 1), label="defense"))

card("18005", hero_action(thwart(A_SCHEME, 1)))

card("18006", hero_action(attack(AN_ENEMY, Alt(4, 7, Happened(Played(THWART_EVENT, by=YOU), "turn")))))

card("18007", hero_action(thwart(A_SCHEME, Alt(3, 5, Happened(Played(ATTACK_EVENT, by=YOU), "turn")))))

card("18008", alter_ego_action(MoveTo(bottommost("event", ONE_OF_BOTH, In(DISCARD)), HAND), Heal(YOUR_IDENTITY, 1), cost=Exhaust(SELF)))

card("18009", resource(If(Paying(a("event", ONE_OF_BOTH)), Generate(WILD)), cost=Exhaust(SELF)))

card("18010", RESTRICTED, response(Played(ATTACK_EVENT, by=YOU), Damage(AN_ENEMY, 1)))

card("18024", obligation("18001b", Discard(num(2, "event", In(HAND)))))

card(
    "18025",
    constant(Cannot(each("identity", No(Named("18001a"))), "remove threat", of=SELF)),
    forced_response(Began("villain phase"), DealEncounter(1, PlayerOf("18001a"))),
)

card("18026", RETALIATE(2), forced_interrupt(would(EnteredPlay(SELF)), Discard(a("ally", Named("18026")))))

card("18027", AttachTo(GAMORA), constant(Blank(HOST)), hero_action(Discard(SELF), cost=(Discard(a("event", ATTACK, In(HAND))), Damage(GAMORA, 1))))

card("18028", when_revealed(Give(STUNNED, GAMORA, already=SURGE), Give(CONFUSED, GAMORA, already=SURGE)))
