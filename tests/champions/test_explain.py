"""Why not? At every decision, for every card, verb and target: allowed if it is an option, else a rule and a reason."""

from __future__ import annotations

import time
from itertools import cycle

import pytest
from tests.books import CHAMPIONS
from tests.champions.text.french import leaks
from tests.marks import rule

from quickstrike import champions
from quickstrike.champions import HEROES, SCENARIOS
from quickstrike.champions.vocab import (
    AN_ENEMY,
    ENERGY,
    GUARD,
    HAND,
    PATROL,
    PER_PHASE,
    PER_ROUND,
    SELF,
    YOU,
    Attacked,
    Cannot,
    Discard,
    Draw,
    Exhaust,
    Generate,
    In,
    a,
    action,
    attack,
    constant,
    forced_interrupt,
    interrupt,
    resource,
    response,
    thwart,
)
from quickstrike.champions.whynot import matching
from quickstrike.kernel.chance import draw
from quickstrike.kernel.decision import NONE, Option
from quickstrike.kernel.errors import SetupError
from quickstrike.kernel.language import LANGUAGES
from quickstrike.testkit import ally, event, foe, minion, on, player, side_scheme, support, treachery
from quickstrike.testkit import resource as resource_card

VERBS = (
    "play",
    "use",
    "attack",
    "thwart",
    "recover",
    "change_form",
    "defend",
    "pay",
    "choose",
    "discard",
    "pass",
    "done",
    "back",
    "end_turn",
    "concede",
    "ask",
    "option",
    "assign",
    "activate",
    "yes",
    "accept",
    "offer",
    "dance",
)


# ---- whole games ---------------------------------------------------------------------------------------------------
def positions(seed, heroes, scenario, steps):
    """A game by chance that acts rather than passes; yields it at every decision."""
    g = champions.new(heroes, scenario, seed=f"why {seed}", mode="expert" if seed % 2 else "standard")
    for k in range(steps):
        if g.decision is None:
            return
        yield k, g
        d = g.decision
        found = [o for o in d.options if o.verb != "concede"]
        busy = [o for o in found if o.verb in ("play", "use", "attack", "thwart", "pay", "change_form")]
        found = busy if busy and draw(seed, k + 1000) % 3 else found
        g.answer(found[(draw(seed, k) * len(found)) >> 64], seat=d.seat)


def asked_about(g, seat, chance):
    """A few intents of each verb: with and without card and target, seen and unseen, sensible and not."""
    s = g.state
    near, all_ = [*s.zones[f"hand{seat}"], *s.play], [*range(len(s.codes)), 9999]
    for n, verb in enumerate(VERBS):
        r = draw(chance, n)
        yield Option(verb)
        yield Option(verb, near[r % len(near)])
        yield Option(verb, near[(r >> 8) % len(near)], near[(r >> 16) % len(near)])
        yield Option(verb, all_[(r >> 24) % len(all_)], -1 - (r >> 32) % 5 if r >> 63 else NONE, (r >> 40) % 3)
    for n, o in enumerate(o for d in s.pending if d.seat == seat for o in d.options):
        yield Option(o.verb, NONE, o.card)  # what should be the card is given as the target
        if o.target == NONE:
            yield Option(o.verb, o.card, near[draw(chance, n + 100) % len(near)], o.ability, o.value)  # one too many


def numbers_make_sense(why):
    """What must go, or was there once, is at least one; nothing is less than none."""
    plain = [v for v in why.data.values() if isinstance(v, int)]
    lists = [x for k, v in why.data.items() if isinstance(v, (tuple, list)) for x in (v[:5] if k == "need" else v)]
    return min([*plain, *lists], default=0) >= 0 and why.data.get("n", 1) > 0 and why.data.get("size", 1) > 0


def lines_up(g):
    """(seed, heroes, scenario): every hero, every scenario, alone and in company."""
    names = cycle(HEROES)
    for seed, scenario in enumerate([*SCENARIOS, *SCENARIOS][:g]):
        yield seed, list(dict.fromkeys(next(names) for _ in range(1 + seed % 3))), scenario


def test_allowed_if_and_only_if_it_is_an_option():
    book, found, kinds = CHAMPIONS.book(), {}, set()
    heroes_met = set()
    for seed, heroes, scenario in lines_up(3 * -(-len(HEROES) // 6)):
        heroes_met |= set(heroes)
        for k, g in positions(seed, heroes, scenario, 55):
            kinds.add(g.decision.kind)
            for d in g.state.pending:
                for o in d.options:
                    assert g.explain(d.seat, o), (d, o, str(g.explain(d.seat, o)))
            for seat in range(len(heroes)):
                mine = [d for d in g.decisions if d.seat == seat]
                for o in asked_about(g, seat, seed * 1000 + k):
                    why = g.explain(seat, o)
                    if why:
                        assert any(matching(d, o) is not None for d in mine), (o, mine)
                    else:
                        assert numbers_make_sense(why), (o, why)
                        found.setdefault((why.rule, why.key), why)
    assert heroes_met == set(HEROES) and kinds >= {"turn", "pay", "discard", "mulligan", "choose", "defend", "window"}
    assert len(found) > 40 and all(r in book and not book[r].to for r, _ in found)
    assert "not now" not in {key for _, key in found}, "there is always a rule that is nearer"
    for why in found.values():
        assert all(why.text(lang) and "{" not in why.text(lang) for lang in LANGUAGES) and not leaks(why.text("fr"))


def test_nothing_is_said_about_cards_that_are_hidden():
    """Whatever lies in decks and other hands: the answers are the same."""
    for seed, heroes, scenario in [(1, ["spider-man", "she-hulk"], "klaw"), (2, ["iron-man", "she-hulk"], "ultron")]:
        for k, g in positions(seed, heroes, scenario, 40):
            other = g.resampled(0, k)
            for o in asked_about(g, 0, k):
                if all(c < 0 or g.state.where[c] == other.state.where[c] for c in (o.card, o.target) if c < 9999):
                    assert str(g.explain(0, o)) == str(other.explain(0, o)), o


# ---- every card at a glance ----------------------------------------------------------------------------------------
def test_why_tells_every_card_that_is_seen(board):
    t = board(
        player(
            "spider-man",
            hand=["Backflip", "Haymaker"],
            play=["Aunt May", ally(name="Pal")],
            engaged=[minion(GUARD, name="Guard")],
        ),
        player("she-hulk", hand=["Uppercut"]),
    )
    rows = t.game.why(0)
    of = {(t.state.face(r["card"]).name, r["verb"], r.get("target")): r for r in rows}
    assert (
        of["Backflip", "play", None]["text"]
        == "it is an interrupt: it can be used only when its triggering condition occurs"
    )
    assert of["Haymaker", "play", None]["rule"] == "rr:cost"
    assert of["Pal", "attack", t.villain.id]["rule"] == "rr:guard" and of["Pal", "attack", t.minion.id]["ok"]
    assert of["Aunt May", "use", None]["rule"] == "rr:ability" and of["Spider-Man", "recover", None]["rule"]
    assert not any(r["card"] == t["Uppercut"].id for r in rows), "the hand of another player"
    assert {r["ok"] for r in rows} == {True, False} and all(r["text"] for r in t.game.why(0, "fr"))
    assert not any(r["ok"] for r in t.game.why(1)), "it is not her turn"


def test_why_is_quick_enough_to_be_asked_all_the_time():
    best = []
    for _, g in positions(3, ["spider-man", "she-hulk"], "rhino", 60):
        if g.decision.kind == "turn":
            began = time.process_time()  # not by the clock: the machine may be busy
            assert len(g.why(g.decision.seat)) > 5
            best.append(time.process_time() - began)
    assert sorted(best)[len(best) // 2] < 0.005


# ---- one reason after the other ------------------------------------------------------------------------------------
def key(t, *fields, seat=0):
    return t.game.explain(seat, Option(*fields)).key


@rule("rr:target", "rr:guard")
def test_a_card_may_be_aimed_at_what_its_effect_can_choose(board):
    kick = event(action(attack(AN_ENEMY, 2)), name="Kick")
    t = board(hand=[kick], engaged=[minion(GUARD, name="Guard")], play=[ally(name="Pal")])
    kick = t["Kick"].id
    assert t.game.explain(0, Option("play", kick, t.minion.id)) and t.game.explain(0, Option("play", kick))
    why = t.game.explain(0, Option("play", kick, t.villain.id))
    assert (why.rule, why.text()) == ("rr:guard", "Guard has guard and is engaged with you")
    assert key(t, "play", kick, t["Pal"].id) == "no enemy"


@rule("rr:crisis-icon", "rr:patrol")
def test_what_shields_the_main_scheme_is_named(board):
    t = board(threat=3, sides=[side_scheme(threat=2, crisis=1, name="Fire")], engaged=[minion(PATROL, name="Watch")])
    assert t.cannot("thwart", target=t.main, rule="rr:crisis-icon").data == {"card": "Fire"}
    t = board(threat=3, engaged=[minion(PATROL, name="Watch")], hand=[event(action(thwart(YOU, 1)), name="Talk")])
    assert t.cannot("thwart", target=t.main, rule="rr:patrol").data == {"card": "Watch"}


@rule("rr:cannot")
def test_what_forbids_it_is_named(board):
    t = board(play=[support(constant(Cannot(YOU, "change form")), name="Chains")])
    assert t.cannot("change_form", rule="rr:cannot").text("fr") == "Chains l'interdit"


@rule("rr:interrupt", "rr:triggering-condition")
def test_in_a_window_only_what_it_sets_off(board):
    t = board(hero="spider-man", hand=["Backflip", "Haymaker", "Aunt May"], play=["Web-Shooter", ally(name="Pal")])
    t.activate(how="attack")
    for _ in range(2):  # Spider-Sense, the defense
        t.pass_()
    assert t.can("play", "Backflip")
    assert key(t, "play", t["Haymaker"].id) == "action" and key(t, "play", t["Aunt May"].id) == "in a turn"
    assert key(t, "use", t["Web-Shooter"].id) == "to pay" and key(t, "use", t["Pal"].id) == "no trigger"
    assert key(t, "use", t.hero.id) == "not set off", "Spider-Sense is for the beginning of an attack"
    assert key(t, "attack", t.hero.id, t.villain.id) == "other decision"


@rule("rr:defend-defense")
def test_who_can_defend(board):
    t = board(
        player(play=[on(ally(name="Tired"), exhausted=True), ally(name="Pal"), support(name="Lab")]),
        player(play=[ally(name="Other")]),
    )
    assert key(t, "defend", t.hero.id) == "no attack"
    t.activate(how="attack")
    assert key(t, "defend", t["Tired"].id) == "exhausted" and key(t, "defend", t["Lab"].id) == "no defender"
    assert key(t, "defend", t["Other"].id) == "not yours" and key(t, "defend", t["Other"].id, seat=1) == "waiting"
    assert t.game.explain(0, Option("defend", t["Pal"].id))


@rule("rr:cost")
def test_paying(board):
    lab = support(resource(Generate(ENERGY), cost=Exhaust(SELF)), name="Lab")
    t = board(
        hand=[
            event(Draw(1), cost=2, name="Plan"),
            resource_card(energy=1, name="A"),
            resource_card(energy=1, name="B"),
        ],
        play=[on(lab, exhausted=True), support(name="Tower")],
    )
    assert key(t, "pay", t["A"].id) == "nothing to pay"
    t.answer("play", "Plan")
    assert key(t, "pay", t["Plan"].id) == "itself" and key(t, "pay", t["Lab"].id) == "exhausted"
    assert key(t, "pay", t["Tower"].id) == "no resource" and key(t, "pay", t["B"].id) == "too little left"
    why = t.game.explain(0, Option("done"))
    assert why.text() == "it costs 2, and so far you are paying nothing"
    t.answer("pay", "A")
    assert key(t, "pay", t["A"].id) == "spent"


@rule("rr:hand-size")
def test_discarding_at_the_end_of_the_phase(board):
    t = board(hand=[resource_card(name=f"R{i}") for i in range(8)])
    t.end_turn()
    why = t.game.explain(0, Option("done"))
    assert (why.rule, why.data["n"], why.data["size"]) == ("rr:hand-size", 8 - why.data["size"], why.data["size"])
    t.answer("discard", "R1")
    assert key(t, "discard", t["R1"].id) == "picked" and key(t, "discard", t["R0"].id) == "passed over"


@rule("rr:hand-size")
def test_a_target_too_many_when_discarding(board, setting_up):
    at_the_end = board(hand=[resource_card(name=f"R{i}") for i in range(8)])
    at_the_end.end_turn()
    for t in (at_the_end, setting_up(deck=[resource_card(name=f"R{i}") for i in range(10)])):
        first, last = t.hand[0].id, t.hand[-1].id
        why = t.game.explain(0, Option("discard", first, t.villain.id))
        assert (why.rule, why.text()) == ("rr:target", "it is possible, but not with that target")
        assert t.game.explain(0, Option("discard", NONE, first)), "what is discarded may be named as the target"
        assert key(t, "discard", NONE, t.villain.id) == "not in hand"
        why = t.game.explain(0, Option("discard", last))
        assert why.ok == (t is not at_the_end) and (why.ok or (why.key, why.data) == ("too few left", {"n": 3}))
        t.answer("discard", first)
        assert key(t, "discard", NONE, first) == "picked"


@rule("rr:cost", "rr:target")
def test_a_target_too_many_when_paying_or_defending(board):
    t = board(hand=[event(Draw(1), cost=1, name="Plan"), resource_card(energy=1, name="A")])
    t.answer("play", "Plan")
    assert key(t, "pay", t["A"].id, t.villain.id) == "takes no target" and t.game.explain(0, Option("pay", t["A"].id))
    assert key(t, "pay", NONE, t["A"].id) == "takes no target"
    t = board()
    t.activate(how="attack")
    assert key(t, "defend", t.hero.id, t.villain.id) == "takes no target"


@pytest.mark.parametrize(
    ("ability", "rule_id", "said"),
    [
        (interrupt(Attacked(YOU), Draw(1)), "rr:interrupt", "waits interrupt"),
        (response(Attacked(YOU), Draw(1)), "rr:response", "waits response"),
        (forced_interrupt(Attacked(YOU), Draw(1)), "rr:forced", "forced"),
        (resource(Generate(ENERGY), cost=Exhaust(SELF)), "rr:resource-ability", "to pay"),
    ],
)
@rule("rr:interrupt", "rr:response", "rr:forced", "rr:resource-ability")
def test_what_waits_for_its_moment_names_the_rule_of_its_kind(board, ability, rule_id, said):
    t = board(play=[support(ability, name="Lab")])
    why = t.game.explain(0, Option("use", t["Lab"].id))
    assert (why.rule, why.key) == (rule_id, said)


@pytest.mark.parametrize(
    ("per", "en", "fr"),
    [
        (PER_ROUND, "it has already been used this round", "cette capacité a déjà été utilisée ce round"),
        (PER_PHASE, "it has already been used this phase", "cette capacité a déjà été utilisée cette phase"),
    ],
)
@rule("rr:limit")
def test_a_limit_names_its_period(board, per, en, fr):
    t = board(play=[support(action(Draw(1), limit=per), name="Lab")])
    t.use("Lab")
    why = t.cannot("use", "Lab", rule="rr:limit")
    assert (why.text(), why.text("fr")) == (en, fr)


@rule("rr:action")
def test_in_another_players_turn_one_can_offer(board):
    t = board(player(), player(hand=[event(action(Draw(1)), name="Plan"), ally(name="Pal")]))
    assert key(t, "play", t["Plan"].id, seat=1) == "offer it" and key(t, "play", t["Pal"].id, seat=1) == "only actions"
    assert key(t, "end_turn", seat=1) == "waiting"
    with pytest.raises(SetupError, match="there is no seat 7"):
        t.game.explain(7, "end_turn")


@rule("rr:target", "rr:indirect-damage")
def test_choosing_and_assigning(board):
    from quickstrike.champions.vocab import Damage, when_revealed

    t = board(hand=[event(action(attack(AN_ENEMY, 2)), name="Kick")], engaged=[minion(), minion()], play=[ally(hp=2)])
    t.play("Kick")
    assert t.asked == "choose" and key(t, "choose", NONE, t.hero.id) == "no enemy"
    assert t.game.explain(0, Option("choose", t.villain.id)), "who is chosen may be named as the card, too"
    t = board(play=[ally(hp=2, name="Pal")])
    t.reveal(treachery(when_revealed(Damage(YOU, 3, indirect=True))))
    assert key(t, "assign", NONE, NONE, NONE, "9") == "amount"
    assert key(t, "assign", NONE, t["Pal"].id) == "one by one"


@pytest.mark.parametrize(
    "intent",
    [
        Option("attack", 9999, 9999),
        Option("use", -7),
        Option("play", NONE, -3, 12),
        Option("choose", NONE, 10**6),
        Option(""),
    ],
)
def test_nonsense_is_no_option_and_no_crash(board, intent):
    t = board(villain=foe())
    why = t.game.explain(0, intent)
    assert not why and why.rule in CHAMPIONS.book() and why.text("fr")
    for seat in (-1, 1):
        with pytest.raises(SetupError, match=f"there is no seat {seat}"):
            t.game.explain(seat, intent)


def test_cards_may_go_by_what_they_are(board):
    t = board(player(), player(engaged=[minion(name="Goon")]), threat=2, turn=1)
    g, main, goon = t.game, t.main.id, t.minion.id
    assert g.card("main", 1) == g.card("the main scheme", 1) == g.card("Manigance Principale", 1) == main
    assert g.card("villain") == g.card("le méchant") == t.villain.id
    assert g.card("minion") == g.card("un sbire") == goon and g.card("me", 1) == g.card("moi", 1) == t.me.identity.id
    assert g.explain(1, {"verb": "thwart", "target": "main"}).ok
    assert g.explain(1, {"verb": "attack", "target": "main"}).rule == g.explain(1, Option("attack", NONE, main)).rule
    for name in ("side", "ally", "me"):
        with pytest.raises(SetupError):
            g.card(name)


def test_of_several_that_are_meant_ones_own_comes_first(board):
    t = board(player(engaged=[minion(name="A")]), player(engaged=[minion(name="B")]))
    assert [t.game.card("minion", seat) for seat in (-1, 0, 1)] == [t["A"].id, t["A"].id, t["B"].id]


# ---- the true reason -----------------------------------------------------------------------------------------------
@rule("rr:exhausted", "rr:basic-power", "rr:guard")
def test_who_names_an_enemy_hears_what_keeps_the_hero_from_it(board):
    t = board(exhausted=True, threat=3)
    assert key(t, "attack", t.villain.id) == "exhausted" and key(t, "attack", NONE, t.villain.id) == "exhausted"
    assert key(t, "thwart", t.main.id) == "exhausted"
    t = board(exhausted=True, play=[ally(name="Pal")], engaged=[minion(GUARD, name="Wall")])
    assert t.game.explain(0, Option("attack", t["Wall"].id)), "the ally can"
    assert key(t, "attack", t.villain.id) == "guard", "what is in the way of the one who is ready says more"
    t = board(form="alter-ego")
    assert key(t, "attack", t.villain.id) == "form"
    assert key(t, "attack", t.hero.id, t.villain.id) == "form" and key(t, "use", t.villain.id) == "no action"


@rule("rr:discard", "rr:choose-game-element")
def test_a_card_to_discard_is_allowed_or_refused_not_both(board):
    t = board(hand=[event(Draw(1), name="Plan"), resource_card(name="A")])
    t.reveal(treachery(Discard(a("card", In(HAND)))))
    assert t.decision.kind == "discard"
    told = [(x.get("card", x.get("target")), x["ok"]) for x in t.game.why(0) if x["verb"] != "play"]
    assert told.count((t["A"].id, True)) == 1 and (t["A"].id, False) not in told
    for o in (Option("discard", t["A"].id), Option("discard", NONE, t["A"].id), Option("choose", NONE, t["A"].id)):
        assert t.game.explain(0, o)
    assert key(t, "discard", t.villain.id) == "not a target"
