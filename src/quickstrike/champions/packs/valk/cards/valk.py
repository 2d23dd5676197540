"""Valkyrie: the identity, her cards, her obligation and her nemesis."""

from ....faces import card
from ....vocab import *

DEATH_GLOW = Named("25002")
ASGARD = Trait("Asgard")
GLOWING = a("enemy", With("25002"))
HER_OWN = FromSet("valk")
ENERGY_AND_MENTAL = Spend((ENERGY, MENTAL))

card("25001a", hero_action(Play(a("upgrade", DEATH_GLOW, In(ASIDE))), name="death perception"))

card(
    "25001b",
    setup(MoveTo(the("upgrade", DEATH_GLOW, In((DECK, HAND, DISCARD))), ASIDE)),
    action(MoveTo(the("upgrade", DEATH_GLOW, Mine()), ASIDE), name="not this day"),
)

card("25002", AttachTo(AN_ENEMY), forced_interrupt(Defeated(HOST), MoveTo(SELF, ASIDE), If(Is(Field("by"), Named("25001a")), Ready(YOUR_HERO))))

card("25003", alter_ego_action(Search((top(5),), a("card", HER_OWN), MoveTo(FOUND, HAND)), cost=Exhaust(SELF)))

card("25004", response(Attacked(by=YOUR_HERO, defeating=GLOWING), And((Draw(1), Heal(YOUR_HERO, 1))), cost=Exhaust(SELF)))

card("25005", RESTRICTED, constant(gets(YOUR_HERO, DEF=Alt(1, 2, Attacking(by=GLOWING)))))

card("25006", RESTRICTED, constant(gets(YOUR_HERO, ATK=Alt(1, 2, Attacking(by=YOUR_HERO, against=GLOWING)))))

card("25007", constant(gets(YOU, HP=4)), constant(Gain(YOU, Trait("Aerial"))))

card("25008", response(Defeated(GLOWING), RemoveThreat(A_SCHEME, 5), cost=Discard(SELF)))

card("25009", alter_ego_action(MoveTo(a("card", HER_OWN, In(DISCARD)), HAND)))

card("25010", hero_action(Then(Search(ENC_PILES, A_MINION, PutIntoPlay(FOUND, engaged=YOU)), Draw(2))))

card("25011", hero_interrupt(Attacked(by=GLOWING), Declare(YOUR_HERO), Until("attack", gets(YOUR_HERO, DEF=2)), label="defense"))

card("25012", hero_action(attack(AN_ENEMY, 7, gains=Alt((), ("overkill",), Is(THAT_ENEMY, With("25002"))))))

card("25028", GiveTo("25001b"), constant(Cannot(YOUR_HERO, "attack", of=GLOWING)), alter_ego_action(MoveTo(SELF, OUT), cost=ENERGY_AND_MENTAL))

card("25029", when_revealed(Search((*ENC_PILES, ASIDE), a("attachment", Named("25032")), Attach(FOUND, YOUR_IDENTITY))))

card("25030", HINDER(PerPlayer(1)), constant(Cannot(each("attachment", On(a("friendly character"))), "be discarded")))

card("25031", constant(Becomes(HOST, "Enthralled")), when_revealed(Otherwise(Attach(SELF, most("cost", "ally", No(With("25031")))), SURGE)))

card(
    "25032",
    AttachTo(YOUR_IDENTITY),
    constant(Cannot(YOU, "basic attack")),
    constant(Cannot(YOU, "play", of=a("event", Trait("Attack")))),
    alter_ego_action(Discard(SELF), cost=ENERGY_AND_MENTAL),
)
