"""Adam Warlock: the identity, his cards, his obligation and his nemesis; a deck of four aspects."""

from __future__ import annotations

from quickstrike.champions.decks import Deck, check, random_deck
from quickstrike.champions.scenarios import starter_deck
from quickstrike.champions.vocab import YOU, Damage, Draw
from quickstrike.testkit import ally, event, minion, on, player, resource, treachery

HIM = "adam-warlock"
OF_EACH = ["Uppercut", "For Justice!", "Make the Call", "Counter-Punch"]


def test_his_deck_has_four_aspects_and_one_copy_of_each_card():
    deck = starter_deck(HIM)
    assert len(deck.aspects) == 4 and not check(deck)
    twice = Deck(deck.identity, deck.aspects, {**deck.cards, "01091": 2})
    assert [x.kind for x in check(twice)] == ["copies"]
    assert not check(random_deck("21031a", "justice", 3))


def test_battle_mage(board):
    friend = ally(hp=3)
    t = board(hero=HIM, hand=OF_EACH, play=[on(friend, damage=2)], threat=4)
    t.use(t.hero)
    t.choose("Uppercut")
    assert t.villain.damage == 2
    t.cannot("use", t.hero, rule="rr:limit")
    t = board(hero=HIM, hand=["For Justice!"], threat=4)
    t.use(t.hero)
    assert t.main.threat == 2
    t = board(hero=HIM, hand=["Counter-Punch"], play=[on(friend, damage=2)])
    t.use(t.hero)
    assert t[friend].damage == 1
    t = board(hero=HIM, hand=["Make the Call"])
    t.use(t.hero)
    assert (t.hero.thw, t.hero.atk, t.hero.def_) == (2, 2, 3)
    t = board(hero=HIM, hand=[resource(wild=1)])
    t.use(t.hero)
    t.quiet()
    assert not t.hand


def test_avatar_of_life(board):
    t = board(hero=HIM, form="alter-ego", stunned=1, hand=[resource(wild=1)])
    t.use(t.hero)
    assert not t.hero.stunned and not t.hand


def test_pip_comes_from_the_hand_to_who_is_attacked(board):
    t = board(player(HIM, hand=["Pip the Troll", resource(energy=1), resource(mental=1)]), player(), phase="player")
    t.activate(t.villain, seat=1)
    t.use("Pip the Troll")
    assert t["Pip the Troll"].controller == 1 and t["Pip the Troll"].tough and not t.seats[0].hand
    t.defend("Pip the Troll")
    t.pass_all()
    assert t["Pip the Troll"].in_play and not t["Pip the Troll"].tough


def test_pip_can_be_played_as_any_ally(board):
    t = board(hero=HIM, hand=["Pip the Troll", resource(wild=1), resource(wild=1)])
    t.play("Pip the Troll")
    assert t["Pip the Troll"].in_play


def test_soul_world(board):
    t = board(
        hero=HIM,
        form="alter-ego",
        damage=5,
        play=["Soul World"],
        deck=[resource(wild=1)],
        filler=0,
        discard=[resource(wild=1)] * 3,
        encounter=[treachery()] * 3,
    )
    t.play(event(Draw(1), name="Draws"))
    t.use("Soul World")
    assert t["Soul World"].counters("soul") == 1
    t.use("Soul World")
    assert not t.hero.damage and t["Soul World"].exhausted and not t["Soul World"].counters("soul")


def test_karmic_staff(board):
    t = board(hero=HIM, hand=["Quantum Magic"], discard=["Uppercut"], play=["Karmic Staff"])
    t.play("Quantum Magic", pay=["Karmic Staff"])
    assert t["Karmic Staff"].exhausted and [c.name for c in t.hand] == ["Uppercut"]


def test_warlocks_cape_and_mystic_senses_answer_battle_mage(board):
    t = board(hero=HIM, exhausted=True, hand=[resource(wild=1)], play=["Warlock's Cape", "Mystic Senses"])
    t.use(t.hero)
    t.use("Warlock's Cape")
    t.use("Mystic Senses")
    assert not t.hero.exhausted and t["Warlock's Cape"].exhausted and len(t.hand) == 1


def test_cosmic_ward_cancels_a_treachery_and_is_gone(board):
    t = board(hero=HIM, play=["Cosmic Ward"])
    t.reveal(treachery(Damage(YOU, 3)))
    assert not t.hero.damage and not t["Cosmic Ward"].in_play
    t = board(hero=HIM, play=["Cosmic Ward"])
    t.reveal(minion(hp=2))
    assert t["Cosmic Ward"].in_play


def test_karmic_blast_counts_aspects(board):
    t = board(
        hero=HIM, hand=["Karmic Blast", *[resource(wild=1)] * 2], deck=["Uppercut", "For Justice!", "Combat Training"]
    )
    t.play("Karmic Blast", target=t.villain)
    assert t.asked == "number" and len(t.options()) == 5
    t.answer("number", value="3")
    assert t.villain.damage == 6 and len(t.seats[0].discard) == 6
    t = board(hero=HIM, hand=["Karmic Blast", *[resource(wild=1)] * 2], deck=["Uppercut"])
    t.play("Karmic Blast", target=t.villain)
    t.answer("number", value="0")
    assert t.villain.damage == 4


def test_cosmic_awareness_counts_aspects(board):
    t = board(hero=HIM, hand=["Cosmic Awareness", *[resource(wild=1)] * 2], deck=["Uppercut", "For Justice!"], threat=9)
    t.play("Cosmic Awareness")
    t.answer("number", value="2")
    assert t.main.threat == 4


def test_regeneration_cycle(board):
    t = board(hero=HIM, form="alter-ego", deck=["Uppercut", "For Justice!", "Combat Training"], exhausted=True)
    with t.changes(lambda: t.main.threat, by=2):
        t.reveal(t.add("Regeneration Cycle", "encounter"))


def test_the_magus(board):
    t = board(hero=HIM, form="alter-ego", engaged=["The Magus"])
    t.activate(t.minion)
    assert len(t.seats[0].discard) == 5


def test_universal_church_of_truth(board):
    t = board(
        hero=HIM,
        sides=["Universal Church of Truth"],
        deck=[resource(wild=1)],
        filler=0,
        discard=[resource(wild=1)] * 3,
        encounter=[treachery()] * 3,
    )
    t.play(event(Draw(1), name="Draws"))
    assert t.hero.exhausted and t.hero.stunned
    t = board(hero=HIM, encounter=["Universal Church of Truth", treachery()])
    t.activate(t.villain, how="scheme").pass_all()
    assert t["Universal Church of Truth"].in_play


def test_zealot_of_truth(board):
    t = board(hero=HIM, sides=["Universal Church of Truth"], engaged=["Zealot of Truth"])
    t.cannot("thwart", target=t.side, rule="rr:cannot")
    t = board(hero=HIM, form="alter-ego", encounter=["Zealot of Truth", treachery()])
    t.activate(t.villain).pass_all()
    assert t["Zealot of Truth"].engaged == 0


def test_cosmic_inquisition(board):
    t = board(hero=HIM, sides=["Universal Church of Truth"], filler=15)
    with t.changes(lambda: t.main.threat, by=2):
        t.reveal(t.add("Cosmic Inquisition", "encounter"))
    assert len(t.seats[0].discard) == 10
    t = board(hero=HIM, aside=["Universal Church of Truth"])
    t.reveal(t.add("Cosmic Inquisition", "encounter"))
    assert t["Universal Church of Truth"].in_play and not t.seats[0].discard
