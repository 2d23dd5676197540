"""One example, or more, of every word of the card language, in a made-up card."""

# ruff: noqa: F403, F405
from __future__ import annotations

from typing import Any

from quickstrike.champions.faces import Face
from quickstrike.champions.vocab import *

A_CARD, ALLIES = num(1, "card", In(HAND)), each("ally", Mine())


def made_up(*parts: Any, kind: str = "upgrade") -> Face:
    printed = {"code": "t1", "name": "Test", "name_fr": "Essai", "type": kind, "facts": {}, "traits": []}
    return Face(printed, tuple(p for x in parts for p in (x if isinstance(x, tuple) else (x,))))


def does(*steps: Any, **k: Any) -> Face:
    return made_up(AttachTo(A_MINION), action(*steps, **k))


def on(event: Any) -> tuple[Face, ...]:
    """An event at its three points."""
    return tuple(
        made_up(AttachTo(A_MINION), a)
        for a in (interrupt(would(event), Draw(1)), interrupt(event, Draw(1)), response(event, Draw(1)))
    )


def cond(c: Any, deny: bool = True) -> tuple[Face, ...]:
    """A condition and its denial."""
    return does(If(c, Draw(1))), *((does(If(Not(c), Draw(1))),) if deny else ())


def such(f: Any, kind: str = "enemy", deny: bool = True) -> tuple[Face, ...]:
    """A filter: one, several, and denied."""
    return (
        does(Exhaust(a(kind, f))),
        does(Exhaust(up_to(2, kind, f))),
        does(Exhaust(each("side scheme", f))),
        *((does(Exhaust(a(kind, No(f)))),) if deny else ()),
    )


def lasts(e: Any) -> Face:
    return made_up(AttachTo(A_MINION), constant(e))


def number(v: Any) -> tuple[Face, ...]:
    return does(Damage(AN_ENEMY, v)), does(Draw(v)), does(PutCounters(SELF, v, "web")), does(DealBoost(THE_VILLAIN, v))


SAMPLES: dict[str, Any] = {
    # verbs
    "Damage": (
        does(Damage(YOU, 2)),
        does(Damage(each("enemy", EngagedWith()), 1, indirect=True)),
        does(Damage(A_PLAYER, ALL)),
        does(Damage(EACH_ENEMY, 2, past_tough=Is(YOU, Trait("Aerial")))),
        does(Damage(EACH_ENEMY, 2, past_tough=True)),
        does(attack(AN_ENEMY, 1, additional=2 * Icons(ENERGY, each("card", ThisWay())), gains=("piercing", "ranged"))),
    ),
    "Heal": (does(Heal(YOU, 1)), does(Heal(HOST, ALL))),
    "RemoveThreat": (
        does(thwart(A_SCHEME, 1, additional=2)),
        does(thwart(EACH_SCHEME, 4, divided=True)),
        does(thwart(MAIN, 6, past_crisis=Paid(MENTAL))),
        does(thwart(MAIN, 6, past_crisis=True)),
        does(thwart(MAIN, 6, past_patrol=True)),
        does(thwart(MAIN, 6, past_crisis=True, past_patrol=True)),
    ),
    "PlaceThreat": does(PlaceThreat(EACH_SCHEME, 2)),
    "PutCounters": does(PutCounters(MAIN, 1, "acceleration")),
    "RemoveCounters": (does(RemoveCounters(SELF, 2, "web")), does(RemoveCounters(a("support"), 1, "web"))),
    "MoveTokens": does(MoveTokens("damage", 2, YOUR_HERO, AN_ENEMY)),
    "Give": does(Give(TOUGH, AN_ALLY, already=Draw(1))),
    "SetHitPoints": does(SetHitPoints(YOUR_HERO, 1)),
    "RemoveStatus": does(RemoveStatus(STUNNED, YOU)),
    "OwnDeck": made_up(OwnDeck(Zone("Invocation deck"), "doctor_strange_invocation_deck")),
    "Exhaust": does(Exhaust(YOU)),
    "Ready": does(Ready(AN_ALLY)),
    "ChangeForm": (
        does(ChangeForm()),
        does(ChangeForm("hero")),
        does(ChangeForm("alter-ego", A_PLAYER)),
        does(ChangeForm("other hero")),
    ),
    "Engage": (does(Engage(A_MINION)), does(Engage(A_MINION, A_PLAYER))),
    "TakeControl": does(TakeControl(AN_ALLY)),
    "Defeat": (does(Defeat(A_MINION)), does(Defeat(a("side scheme")))),
    "Declare": (does(Declare(YOUR_HERO)), does(Declare(AN_ALLY))),
    "TakeForm": (
        does(TakeForm(the("upgrade", Named("21002"), Mine()))),
        does(TakeForm(a("upgrade", Grants("energy"), Mine(), Is_("facedown")))),
    ),
    "Flip": (does(Flip(SELF)), does(Flip(a("environment")))),
    "Draw": (
        does(Draw(2, EACH_PLAYER)),
        does(Draw(StatOf("HAND_SIZE", YOUR_IDENTITY, printed=True), up_to=True)),
        does(Draw(6, A_PLAYER, up_to=True)),
    ),
    "Discard": (
        does(Discard(top(3, ENC_DECK))),
        does(Discard(top(3, ENC_DECK), each_time=A_MINION, do=MoveTo(Ref("each"), OUT))),
    ),
    "DiscardUntil": does(DiscardUntil(ENC_DECK, A_MINION)),
    "MoveTo": tuple(does(MoveTo(A_CARD, z)) for z in (HAND, DISCARD, OUT, ASIDE, VICTORY, Top(1, DECK), Under(SELF))),
    "ShuffleInto": does(ShuffleInto(up_to(3, "card", In(DISCARD), Different()), DECK)),
    "Shuffle": does(Shuffle(ENC_DECK)),
    "Search": does(Search((DECK,), a("upgrade", Trait("Black Panther")), MoveTo(Ref("found"), HAND))),
    "Look": does(Look(top(3), seq(MoveTo(num(1, "card", ThisWay("seen")), HAND), Discard(REST)))),
    "Reveal": does(Reveal(top(1, ENC_DECK))),
    "PutIntoPlay": (
        does(PutIntoPlay(that("minion"), engaged=FIRST_PLAYER)),
        does(PutIntoPlay(AN_ALLY, under=YOU)),
        does(PutIntoPlay(a("upgrade"), under=YOU, facedown=True)),
        does(PutIntoPlay(a("attachment"), attached=THE_VILLAIN)),
        does(PutIntoPlay(AN_ALLY, under=A_PLAYER)),
        does(facedown("Drone")),
        does(facedown("Drone", 2, FIRST_PLAYER)),
        does(EachPlayer(facedown("Drone"))),
        does(facedown("Drone", 1, ENGAGED_PLAYER)),
    ),
    "Attach": does(Attach(SELF, THE_VILLAIN)),
    "DealEncounter": (
        does(DealEncounter()),
        does(DealEncounter(2, EACH_PLAYER)),
        does(DealEncounter(card=Ref("card"))),
    ),
    "DealBoost": does(DealBoost(THE_VILLAIN)),
    "CreateArea": does(CreateArea(SELF)),
    "JoinArea": (does(JoinArea()), does(May(JoinArea())), does(EachPlayer(JoinArea()))),
    "MoveActive": (does(MoveActive(least("scheme", "villain"))), does(MoveActive(THE_ACTIVE_VILLAIN))),
    "SchemeOf": does(PlaceThreat(SchemeOf(each("villain", Other())), 1)),
    "VillainOf": does(Activate("attack", VillainOf(THAT_SCHEME), YOU)),
    "BelongsTo": made_up(BelongsTo("01094"), kind="side_scheme"),
    "Dealt": does(Discard(top(Dealt()))),
    "AllBut": does(RemoveThreat(A_SCHEME, AllBut(3))),
    "BoostIcons": (does(BoostIcons(1)), does(BoostIcons(Count(each("obligation"))))),
    "Swap": does(Swap(SELF, AN_ALLY)),
    "Activate": (
        *(does(Activate(how, who)) for how in ("", "attack", "scheme") for who in (THE_VILLAIN, EACH_ENEMY)),
        does(Activate("attack", THE_VILLAIN, YOU, gains=("overkill", "piercing"))),
    ),
    "ResolveAbility": tuple(
        does(ResolveAbility("special", each("upgrade", Trait("Black Panther"), Mine()), x)) for x in (False, True)
    ),
    "PayPrinted": does(
        PutIntoPlay(that("ally"), under=YOU), cost=PayPrinted(a("ally", In(Zone("discard pile", A_PLAYER))))
    ),
    "CountIcons": does(Discard(top(2, ENC_DECK)), CountIcons(each("card", ThisWay())), Damage(AN_ENEMY, Result())),
    "Play": tuple(does(Play(a("card", In(HAND)), less=n)) for n in (0, 1, ALL)),
    "Generate": (
        does(Generate((ENERGY, ENERGY, WILD))),
        does(Generate(Top(1, DISCARD))),
        does(Generate(WILD, also=Draw(1))),
    ),
    "Spend": (
        does(Draw(1), cost=Spend((ENERGY, MENTAL, PHYSICAL))),
        does(Draw(1), cost=Spend(("any",), 2)),
        does(Draw(1), cost=Spend(("any",), 2, different=True)),
        does(Draw(1), cost=Spend((PHYSICAL,), hand=True)),
    ),
    "Prevent": (does(Prevent(2)), does(Prevent())),
    "Cancel": tuple(
        does(Cancel(x, Field("card"))) for x in ("", "when revealed", "all effects", "boost", "boost icons")
    ),
    "Alter": (
        made_up(interrupt(would(IconsCounted()), Alter(counted=the("card", ThisWay())))),
        made_up(interrupt(IconsCounted(), Alter(amount=-1))),
        made_up(interrupt(Attacked(by=AN_ENEMY), Alter(amount=2))),
        does(SURGE),
        does(Alter(gains=("overkill", "piercing"))),
        made_up(interrupt(Attacked(by=AN_ENEMY), Alter(also=each("hero", Other())))),
        made_up(interrupt(Attacked(by=AN_ENEMY), Alter(indirect=True))),
        made_up(interrupt(Defended(by=YOUR_HERO), Alter(stat="ATK"))),
        made_up(interrupt(Thwarted(by=YOUR_HERO), Alter(stat="ATK"))),
    ),
    "Advance": does(Advance()),
    "EndGame": (does(EndGame(True)), does(EndGame(False))),
    # control
    "Seq": does(seq(Draw(1), Ready(SELF))),
    "And": does(And((Draw(1), Ready(SELF)))),
    "Then": does(Then(Draw(1), Ready(SELF))),
    "Otherwise": does(Otherwise(Ready(SELF), Draw(1))),
    "If": does(If(Paid(ENERGY), Draw(1), Discard(A_CARD))),
    "May": (does(May(Discard(A_CARD))), does(May(Damage(YOU, 1))), does(May(Activate("attack", THE_VILLAIN)))),
    "Pay": (does(Pay((Spend((ENERGY,)), Exhaust(SELF)), Draw(1))), does(one_of(Pay((Spend((ENERGY,)),)), Draw(1)))),
    "Choose": (
        does(Choose(AN_ENEMY), Damage(THAT_ENEMY, 1)),
        does(Choose(AN_ENEMY, label="attack"), Give(STUNNED, THAT_ENEMY)),
    ),
    "ChooseOne": (
        does(one_of(Draw(1), seq(Ready(SELF), Draw(2)))),
        does(one_of(Draw(1), Ready(SELF), who=A_PLAYER)),
        does(one_of(Draw(1), Ready(SELF), n=2)),
        does(one_of(Draw(1), Ready(SELF), n=2, again=True)),
    ),
    "ForEach": does(ForEach(each("minion", EngagedWith()), Damage(AN_ENEMY, 1))),
    "EachPlayer": (
        does(EachPlayer(Discard(top(1)), in_order=True)),
        does(EachPlayer(Discard(top(1)))),
        does(EachPlayer(Damage(YOU, 1))),
        does(EachPlayer(May(Draw(1)))),
        does(EachPlayer(Exhaust(YOUR_IDENTITY))),
        does(EachPlayer(one_of(Damage(YOUR_HERO, 3), PlaceThreat(SELF, 2)))),
        does(EachPlayer(Discard(a("upgrade", Mine())))),
        does(EachPlayer(Give(STUNNED, YOU))),
    ),
    "Cases": does(Cases(each("card", ThisWay()), ((ENERGY, Draw(1)), (WILD, ALL)))),
    "ByNumber": does(ByNumber(Result(), ((0, Draw(1)), (1, Ready(SELF))))),
    "Until": (
        does(Until("turn", gets(YOU, ATK=1))),
        does(Until("your next turn", Cannot(YOUR_IDENTITY, "ready"))),
        does(Until("phase", Gain(YOU, Trait("Aerial")))),
        does(Until("attack", gets(SELF, ATK=1), uses=1)),
        does(Until("round", gets(each("character", Mine(THAT_PLAYER)), THW=1, ATK=1))),
    ),
    "Delayed": (
        *(does(Delayed(at, Discard(SELF))) for at in ("damage", "attack", "activation", "phase", "round")),
        *(does(Delayed("damage", Discard(SELF), to=who)) for who in (YOU, AN_ALLY, YOUR_HERO)),
    ),
    "Instead": (does(Instead(seq(Draw(1), Ready(SELF)))), does(Instead(Heal(HOST, ALL)))),
    "By": does(By(FIRST_PLAYER, Draw(1))),
    "Repeat": does(Repeat(3, Draw(1))),
    "Attacks": does(attacks(attack(AN_ENEMY, 2), attack(THE_VILLAIN, 1))),
    "Bind": does(
        Bind("first", Discard(a("upgrade", Mine()))), If(Did("first"), Draw(1)), If(Not(Did("first")), Draw(2))
    ),
    # effects that last
    "Modify": (
        lasts(gets(YOU, HP=1)),
        lasts(gets(YOU, HAND_SIZE=1, per=each("upgrade", Trait("Tech"), Mine()), cap=7)),
        lasts(gets(SELF, ATK=StatOf("HP", HOST))),
        lasts(gets(HOST, THW=-1, ATK=-1)),
        lasts(gets(each("event", Mine()), DAMAGE=1, REMOVAL=2)),
    ),
    "SetBase": lasts(SetBase(each("minion", Trait("Drone"), Is_("facedown")), (("SCH", 1), ("ATK", 1), ("HP", 1)))),
    "HasBase": lasts(HasBase(each("minion", Trait("Drone"), Is_("facedown")), (("SCH", 1), ("ATK", 2), ("HP", 3)))),
    "Must": lasts(Must(ENGAGED_PLAYER, "defend", a("ally", Mine(ENGAGED_PLAYER)), against=SELF)),
    "Multiply": lasts(Multiply(HOST, "ATK", 3)),
    "Gain": (lasts(Gain(HOST, RETALIATE(1))), lasts(Gain(HOST, GUARD)), lasts(Gain(YOU, PIERCING, basic=True))),
    "Lose": (lasts(Lose(EACH_ENEMY, GUARD)), lasts(Lose(YOU, Trait("Aerial")))),
    "Cannot": tuple(
        lasts(Cannot(who, act, of))
        for who in (HOST, YOU, EACH_ENEMY)
        for act, of in (
            ("ready", None),
            ("activate", None),
            ("take damage", None),
            ("take damage", each("upgrade", Trait("Tech"))),
        )
    ),
    "AddCost": (
        lasts(AddCost("attack", (Spend((ENERGY,)),))),
        lasts(AddCost("attack", (Discard(A_CARD),), who=SELF)),
    ),
    "Prevents": lasts(Prevents(HOST)),
    "Yields": lasts(Yields(WILD, 2)),
    "SchemesOn": lasts(SchemesOn(AN_ENEMY, SchemeOf(THE_VILLAIN))),
    "Indirect": lasts(Indirect(SELF)),
    "Ignores": (lasts(Ignores(YOUR_HERO, ("guard", "patrol", "crisis"))), lasts(Ignores(SELF, ("guard",)))),
    "Becomes": lasts(Becomes(HOST, "Drone")),
    "MostDamage": lasts(MostDamage(HOST, 5)),
    "EachTime": does(Until("turn", EachTime(DamageDealt(to=AN_ENEMY, by=YOU, excess=True), Draw(1)))),
    "FirstRevealed": lasts(FirstRevealed(a("treachery"), "round")),
    "NameType": does(Then(NameType(), Discard(top()))),
    "Again": lasts(Again("when revealed", YOU)),
    "But": does(Discard(each("environment", But(SELF)))),
    "HasAbility": such(HasAbility("hero", ("action", "response")), "attachment"),
    "Own": does(Discard(a("ally", Own()))),
    "Unlog": does(Unlog(SELF)),
    "MayPlay": (lasts(MayPlay(each("event", Trait("Arrow")))), does(Until("phase", MayPlay(SELF)))),
    "Divides": (lasts(Divides(YOU, "attack")), lasts(Divides(YOUR_HERO, "thwart"))),
    "Blank": (does(Until("phase", Blank(SELF))), lasts(Blank(HOST)), lasts(Blank(HOST, but_keywords=True))),
    # events
    "Attacked": (
        *on(Attacked(by=HOST, against=YOU)),
        *on(Attacked(by=YOU, defeating=AN_ENEMY)),
        *on(Attacked(basic=True, by=YOU)),
        *on(Attacked(by=HOST, damaging=a("character"))),
        *on(Attacked()),
    ),
    "Schemed": on(Schemed(by=HOST)),
    "Activated": (*on(Activated(by=HOST)), *on(Activated(against=YOU))),
    "Defended": (*on(Defended(by=YOUR_HERO)), *on(Defended(by=YOU, basic=True))),
    "Thwarted": (
        *on(Thwarted(by=YOU)),
        *on(Thwarted(by=AN_ALLY, scheme=MAIN)),
        *on(Thwarted(basic=True, scheme=MAIN)),
        *on(Thwarted(by=YOU, clearing=A_SCHEME)),
    ),
    "PowerUsed": (*on(PowerUsed(by=YOU)), *on(PowerUsed(by=AN_ALLY, power="attack"))),
    "DamageDealt": (*on(DamageDealt(to=HOST)), *on(DamageDealt(to=YOU, by=AN_ENEMY))),
    "DamageTaken": (*on(DamageTaken(YOU, by_attack=True)), *on(DamageTaken(each("identity"), by=AN_ENEMY))),
    "Healed": on(Healed(YOUR_IDENTITY)),
    "ThreatPlaced": (
        *on(ThreatPlaced(A_SCHEME)),
        *on(ThreatPlaced(MAIN, by=THE_VILLAIN)),
        *on(ThreatPlaced(MAIN, step=1)),
    ),
    "ThreatRemoved": on(ThreatRemoved(MAIN, by=YOU)),
    "Defeated": (
        *on(Defeated(HOST)),
        *on(Defeated(a("side scheme"))),
        *on(Defeated(A_MINION, by=YOU)),
        *on(Defeated(YOU)),
        *on(Defeated(AN_ALLY, by_attack=True)),
        *on(Defeated(AN_ALLY, by=AN_ENEMY, by_attack=True)),
    ),
    "Revealed": (*on(Revealed(a("treachery"), from_=ENC_DECK)), *on(Revealed(by=YOU))),
    "BoostTurned": (
        *on(BoostTurned()),
        *on(BoostTurned(by=THE_VILLAIN, during="attack")),
        *on(BoostTurned(during="scheme")),
        *on(BoostTurned(during="attack", against=YOU)),
        *on(BoostTurned(during="scheme", against=YOU)),
    ),
    "Surged": on(Surged()),
    "Triggered": (
        *on(Triggered(a("card", Trait("Tech")), by=YOU)),
        *on(Triggered(by=YOU, ability="battle mage")),
    ),
    "Played": (*on(Played(SELF)), *on(Played(a("event"), by=YOU)), *on(Played())),
    "EnteredPlay": on(EnteredPlay(a("side scheme"))),
    "LeftPlay": on(LeftPlay(SELF)),
    "Swapped": on(Swapped(THE_VILLAIN)),
    "Discarded": (*on(Discarded(SELF)), *on(Discarded(from_=HAND))),
    "Drawn": on(Drawn(YOU)),
    "FormChanged": (*on(FormChanged(YOU)), *on(FormChanged(YOU, "hero")), *on(FormChanged(A_PLAYER, "alter-ego"))),
    "Engaged": (*on(Engaged(A_MINION, YOU)), *on(Engaged())),
    "StatusGiven": (*on(StatusGiven(STUNNED, HOST)), *on(StatusGiven())),
    "Exhausted": on(Exhausted(YOUR_IDENTITY)),
    "Readied": on(Readied(SELF)),
    "CountersPlaced": on(CountersPlaced(SELF, "web")),
    "Prevented": (*on(Prevented()), *on(Prevented(by=SELF, least=2, by_attack=True))),
    "CountersRemoved": (
        *on(CountersRemoved(SELF, "web")),
        *on(CountersRemoved(SELF)),
        *on(CountersRemoved(SELF, "web", last=True)),
    ),
    "IconsCounted": on(IconsCounted()),
    "Spent": (*on(Spent(YOU)), *on(Spent(card=SELF))),
    "DeckEmptied": on(DeckEmptied(DECK)),
    "StageCompleted": on(StageCompleted(MAIN)),
    "Would": on(Schemed()),
    "Given": (made_up(interrupt(given(DamageTaken(SELF), Is(YOU, Trait("Aerial"))), Draw(1))),),
    "Either": (
        *on(either(Schemed(by=HOST), Attacked(by=HOST, against=YOU))),
        *on(either(Defeated(HOST), Readied(SELF))),
    ),
    "Began": (*on(Began("turn", YOU)), *on(Began("round"))),
    "Ended": (*on(Ended("phase")), *on(Ended("turn", YOU))),
    # conditions
    "Exists": (
        *cond(Exists(a("side scheme"))),
        *cond(Exists(named("01094"))),
        *cond(Exists(SELF)),
        *cond(Exists(A_MINION, 3)),
        *cond(Exists(a("ally", Mine()))),
        *cond(Exists(a("card", In(HAND)))),
        *cond(Exists(a("ally", Mine(THAT_PLAYER)))),
    ),
    "Is": tuple(
        x
        for f in (
            Trait("Aerial"),
            Form("hero"),
            With("stunned"),
            With("web"),
            With("01094"),
            Is_("exhausted"),
            Named("01094"),
            EngagedWith(YOU),
            StatIs("ATK", ">=", 3),
            Mine(A_PLAYER),
            Aspect("justice"),
            In(DISCARD),
            In(IN_PLAY),
            ThisWay("attacked"),
        )
        for who in (YOU, YOUR_IDENTITY)
        for x in cond(Is(who, f))
    ),
    "Paid": (*cond(Paid(ENERGY)), *cond(Paid(PHYSICAL, only=True))),
    "Attacking": (*cond(Attacking()), *cond(Attacking(by=YOUR_HERO, against=AN_ENEMY))),
    "Did": (
        does(Draw(1), If(Did(), Ready(SELF))),
        does(Draw(1), If(Not(Did()), Ready(SELF))),
        does(Activate("attack", THE_VILLAIN), If(Did("damage"), Ready(SELF)), If(Not(Did("damage")), Draw(1))),
    ),
    "Cmp": (
        *cond(Cmp(Tokens("damage", SELF), ">=", 5)),
        *cond(Cmp(Tokens("web", SELF), "<", 1)),
        *cond(Cmp(CostOf(that("card")), "==", 2)),
        *cond(Cmp(Count(each("minion", EngagedWith())), "<=", 2)),
        *cond(Cmp(StatOf("HP", HOST), ">", PerPlayer(2))),
    ),
    "Paying": cond(Paying(a("event"))),
    "Undefended": cond(Undefended()),
    "Mode": cond(Mode("expert")),
    "Happened": (
        *(x for e in ("Attacked", "Played", "ThreatPlaced") for x in cond(Happened(e, "round"))),
        *cond(Happened(Played(AN_ALLY), "round")),
        *cond(Happened(Played(a("event"), by=YOU), "phase")),
    ),
    "Together": cond(Together()),
    "FinalStep": (*cond(FinalStep()), *number(Alt(1, 2, FinalStep()))),
    "Not": cond(Not(Paid(WILD))),
    "Any_": cond(Any_((Paid(WILD), Undefended()))),
    "All_": cond(All_((Paid(WILD), Undefended()))),
    # filters
    "Trait": such(Trait("Elite")),
    "FromSet": such(FromSet("rhino"), "card"),
    "On": such(On(YOUR_HERO), "upgrade"),
    "AnyOf": (
        *such(any_of(Trait("Elite"), Trait("Tech"), Trait("Drone")), deny=False),
        *such(any_of(Named("01094"), Named("01095")), deny=False),
    ),
    "Named": such(Named("01094")),
    "Mine": (*such(Mine(), "ally"), *such(Mine(A_PLAYER), "ally")),
    "EngagedWith": such(EngagedWith()),
    "In": (
        *such(In(HAND), "card"),
        *such(In(Under(SELF)), "card"),
        *such(In(VICTORY), "card"),
        *such(In((HAND, IN_PLAY)), "card", deny=False),
    ),
    "With": (*such(With("stunned")), *such(With("web")), *such(With("01163"))),
    "Printed": such(Printed(WILD), "card"),
    "ThisWay": such(ThisWay("defeated"), deny=False),
    "Other": such(Other(), deny=False),
    "Different": such(Different(), deny=False),
    "OfNamedType": such(OfNamedType(), "card", deny=False),
    "Copies": such(Copies(), "card", deny=False),
    "Alias": such(Alias("01001b"), "card", deny=False),
    "Shares": such(Shares(YOUR_HERO), "card", deny=False),
    "CostUpTo": such(CostUpTo(3), "ally"),
    "Grants": such(Grants("energy"), "upgrade"),
    "Form": (*such(Form("alter-ego"), "identity"), *such(Form("Dense"), "identity")),
    "Aspect": such(Aspect("leadership"), "ally"),
    "Nemesis": such(Nemesis()),
    "Called": (*such(Called("11001")), does(Exhaust(the("enemy", Called("11001"))))),
    "Stage": such(Stage(2), "main scheme"),
    "Unlike": such(Unlike()),
    "Is_": tuple(x for n in ("exhausted", "ready", "damaged", "unique", "facedown") for x in such(Is_(n), "upgrade"))
    + such(Is_("attacking")),
    "StatIs": such(StatIs("HP", "<=", 4), deny=False),
    "No": such(In(ASIDE)),
    # values and quantities
    "PerPlayer": number(PerPlayer(1)),
    "Chosen": number(X),
    "Count": (
        *number(Count(each("ally", Mine()))),
        *number(Count(each("card", In(HAND)))),
        *number(Count(each("side scheme"))),
        *number(Count(each("card", ThisWay()), different="type")),
    ),
    "Tokens": (*number(Tokens("damage", YOU)), *number(Tokens("web", SELF)), *number(Tokens("threat", MAIN))),
    "StatOf": (*number(StatOf("ATK", YOUR_HERO)), *number(StatOf("REMAINING", HOST))),
    "CostOf": number(CostOf(that("card"))),
    "Icons": (*number(Icons("star", each("card", ThisWay()))), *number(Icons(ENERGY, top(1)))),
    "Result": (
        does(Discard(up_to(5, "card", In(HAND))), Draw(Result())),
        does(Activate("attack", THE_VILLAIN), Discard(top(Result("damage")))),
        does(Activate("scheme", THE_VILLAIN), Discard(top(Result("threat")))),
    ),
    "Amount": number(Amount()),
    "PaidIn": (*number(PaidIn(MENTAL)), *number(AtMost(3, PaidIn(ENERGY)))),
    "Overpaid": (*number(Overpaid()), *number(AtMost(3, Overpaid(ENERGY)))),
    "Excess": number(Excess()),
    "AtMost": number(AtMost(10, 2 * Tokens("web", SELF))),
    "Half": (*number(Half(Count(each("card", In(HAND))))), *number(Half(Tokens("threat", MAIN), up=True))),
    "Taken": (*number(Taken(YOU)), *number(AtMost(5, Taken(YOU)))),
    "Times": number(2 * Tokens("damage", YOU)),
    "Plus": number(1 + Icons(ENERGY, each("card", ThisWay()))),
    "Alt": (*number(Alt(1, 2, Paid(WILD))), does(thwart(Alt(A_SCHEME, EACH_SCHEME, Is(YOU, Trait("Aerial"))), 1))),
    "One": does(Ready(AN_ALLY)),
    "Each": does(Ready(ALLIES)),
    "The": does(Ready(YOUR_HERO)),
    "Num": does(Ready(num(2, "ally"))),
    "OneFor": (
        does(Ready(one_for("ally", Trait("Avenger"), Trait("Guardian")))),
        does(
            Draw(StatOf("THW", that("character"))),
            cost=Exhaust(one_for("character", Trait("Avenger"), Trait("Guardian"))),
        ),
    ),
    "UpTo": does(Ready(up_to(2, "ally"))),
    "AnyNumber": does(Ready(any_number("upgrade", Mine()))),
    "Random": does(Discard(rnd(2, "card", In(HAND)))),
    "RandomSet": does(ShuffleInto(random_set(In(ASIDE)), ENC_DECK)),
    "Extreme": (
        does(Damage(most("HP", "minion"), 1)),
        does(Damage(least("cost", "ally"), 1)),
        does(Damage(most("HP", "minion", printed=True), 1)),
        does(Damage(most("ATK", "minion", printed=True), 1)),
    ),
    "First": does(PutIntoPlay(first("minion", Trait("Goblin"), ThisWay()), engaged=YOU)),
    "Topmost": (
        does(MoveTo(topmost("upgrade", Trait("Tech"), In(Zone("discard pile", THAT_PLAYER))), HAND)),
        does(MoveTo(topmost("support", In(DISCARD)), HAND)),
    ),
    # references
    "Pick": does(Ready(a("upgrade or support", Mine()))),
    "Both": does(Give(TOUGH, both(THE_VILLAIN, each("minion", EngagedWith())))),
    "Ref": does(Draw(1, THAT_PLAYER)),
    "Field": tuple(does(Give(STUNNED, Field(n))) for n in ("attacker", "attacked", "damaged", "minion")),
    "Self_": does(Discard(SELF)),
    "You": does(Give(STUNNED, YOU)),
    "Host": does(Damage(HOST, 1)),
    "Rest": (does(Discard(REST)), does(MoveTo(REST, top(1, ENC_DECK)))),
    "Bottom": does(MoveTo(A_CARD, Bottom(DECK))),
    "Zone": (does(Shuffle(Zone("deck", THAT_PLAYER))), does(Shuffle(Zone("deck", A_PLAYER)))),
    "Under": does(Discard(each("card", In(Under(SELF))))),
    "Top": (does(Discard(top(1, Zone("deck", EACH_PLAYER)))), does(Discard(top(X)))),
    "PlayerOf": (does(Draw(1, PlayerOf("04001b"))), does(Search((Zone("hand", PlayerOf("04001b")),), A_CARD, Draw(1)))),
    "Facing": does(Draw(1, Facing(named("01107")))),
    "Owner": does(Draw(1, Owner(SELF))),
    # parts
    "Keyword": made_up(
        GUARD, RETALIATE(2), HINDER(PerPlayer(2)), TEAM_UP("A", "B"), TEAMWORK("Avenger"), REQUIREMENT(ENERGY, MENTAL)
    ),
    "Uses": made_up(Uses(4, "medical")),
    "EntersWith": (made_up(EntersWith(4, "arrow"), kind="ally"), made_up(EntersWith(PerPlayer(2), "web"))),
    "Variable": made_up(Variable(StatOf("REMAINING", SELF)), kind="minion"),
    "AttachTo": (
        made_up(AttachTo(AN_ALLY)),
        made_up(AttachTo(THE_VILLAIN)),
        made_up(AttachTo(MAIN)),
        made_up(AttachTo(most("HP", "minion", printed=True), SURGE), kind="attachment"),
        made_up(AttachTo(most("HP", "minion", No(With("01185"))))),
        made_up(AttachTo(most("ATK", "friendly character"), then=Exhaust(HOST)), kind="attachment"),
    ),
    "Max": tuple(
        made_up(Max(1, per, of))
        for per, of in (*((x, "") for x in ("player", "deck", "round", "phase", "ally", "attack")), ("player", "Tech"))
    ),
    "FormOnly": made_up(FormOnly("alter-ego")),
    "ModeOnly": made_up(ModeOnly("expert")),
    "PlayOnlyIf": made_up(PlayOnlyIf(Exists(a("ally", Trait("Avenger"), Mine())))),
    "PayOnly": made_up(PayOnly(PHYSICAL)),
    "DeckMayHave": made_up(DeckMayHave(up_to(6, "event", Trait("Attack"))), kind="hero"),
    "DeckAspects": (made_up(DeckAspects(2), kind="hero"), made_up(DeckAspects(4, copies=1), kind="hero")),
    "PlayFrom": made_up(PlayFrom(DISCARD), kind="ally"),
    "Uncounted": made_up(Uncounted()),
    "KeptInHand": made_up(KeptInHand(), kind="obligation"),
    "NotUnique": made_up(NotUnique()),
    "EngagesFirst": made_up(EngagesFirst(), kind="minion"),
    "LoseIfGone": made_up(LoseIfGone(), kind="ally"),
    "JoinedLast": made_up(JoinedLast(), kind="main_scheme"),
    "CompletedAlone": made_up(CompletedAlone(), kind="main_scheme"),
    "InPlayArea": made_up(InPlayArea(), kind="environment"),
    "NotCanceled": made_up(NotCanceled()),
    "AnyControl": made_up(AnyControl()),
    "UnitCost": made_up(UnitCost(4)),
    "FirstControls": (made_up(FirstControls(), kind="support"), made_up(FirstControls(free=True), kind="ally")),
    "AnyUse": made_up(AnyUse(), action(Draw(1))),
    "GiveTo": made_up(GiveTo("01029b")),
    "LoseIfCompleted": made_up(LoseIfCompleted(), kind="main_scheme"),
    "Ability": (
        made_up(when_defeated(Draw(1)), kind="ally"),
        made_up(when_completed(Draw(1)), kind="main_scheme"),
        made_up(special(Draw(1))),
        made_up(in_hand(action(Draw(1)))),
    ),
    "Constant": made_up(constant(Cannot(SELF, "take damage"), while_=Exists(a("minion", Trait("Drone"))))),
}
"""By the name of the word. `Call` has no example while there is no named function."""
