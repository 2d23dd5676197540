"""Teaching: windows as they open, numbered steps, the rule behind each line; the game itself does not notice."""

from __future__ import annotations

from tests.books import CHAMPIONS

from quickstrike import champions
from quickstrike.bots import bot_of
from quickstrike.champions.text.lessons import RULES, SHOWN, STEPS
from quickstrike.champions.text.options import EVENTS
from quickstrike.champions.text.story import tell
from quickstrike.champions.vocab import SELF, Attacked, Damage, DealBoost, action, each, forced_interrupt
from quickstrike.term.champions.teach import behind, with_rule
from quickstrike.testkit import event, foe, hero, minion, player, treachery


def play(teach, steps=120, heroes=("spider-man", "she-hulk"), seed="teach"):
    """A game by a bot, with all lines told to each seat; the bot's clones and the undo are part of it."""
    g = champions.new(list(heroes), seed=seed)
    if teach:
        g.teach()
    bot, told, lines = bot_of("heuristic"), (0, 0), []
    for k in range(steps):
        if (d := g.decision) is None:
            break
        g.answer(bot.choose(g, d), seat=d.seat)
        notes, told = g.news(told)
        lines += tell(g.state, notes, "fr" if k % 2 else "en", range(len(heroes)))
        if k % 25 == 24:
            g.undo(2)
            told = g.now()
    return g, lines


def test_game_log_and_save_are_the_same_with_and_without():
    (taught, more), (plain, lines) = play(True), play(False)
    assert taught.save() == plain.save() and taught.log == plain.log
    assert len(more) > 1.3 * len(lines) and not plain.lessons and taught.lessons
    assert [x for x in more if x.kind not in ("window", "undefended")] == lines
    assert champions.load(taught.save()).state.lessons is None and taught.clone().state.lessons is None


def test_every_line_has_its_rule_in_the_book():
    _, lines = play(True)
    assert all(behind(x, lang) for x in lines for lang in ("en", "fr"))
    book = CHAMPIONS.book()
    assert all(r in book for r, _ in STEPS.values()) and all(r in book for r in RULES.values())
    assert set(SHOWN) <= set(EVENTS["en"])
    assert {x.step for x in lines if x.step} >= {("rr:damage", 5), ("rr:villain-phase", 1), ("rr:activation", 1)}


def test_a_window_tells_who_can_react(board):
    t = board(hero="spider-man", hand=["Backflip"])
    t.game.teach()
    t.activate(how="attack")
    lines = [with_rule(x, "en") for x in tell(t.state, t.game.news((0, 0))[0], "en", (0,))]
    assert lines[0].startswith("Interrupt: Villain is about to attack Spider-Man: nothing in sight reacts")
    assert "Interrupt: Villain attacks Spider-Man; can react: Spider-Sense (Spider-Man)  [Interrupt]" in lines
    t.pass_()
    t.pass_()
    lines = [x.text for x in tell(t.state, t.game.news((0, 0))[0], "en", (0,))]
    assert "Nobody defends: the attack is undefended" in lines
    assert "Interrupt: Spider-Man is about to take 2 damage; can react: Backflip (Spider-Man)" in lines


def test_one_window_for_several_tells_of_each(board):
    t = board(engaged=[minion(hp=9, name="A"), minion(hp=9, name="B")])
    t.game.teach()
    t.play(event(action(Damage(each("minion"), 1))))
    assert "Response: A has taken 1 damage; B has taken 1 damage; " in taught(t)[-1].text


def test_windows_in_one_line_say_which_are_for_interrupts(board):
    t = board(hero=hero(atk=0, name="Hero"))
    t.game.teach()
    t.attack(t.villain)
    assert taught(t)[-1].text == (
        "Nothing in sight reacts. Interrupt: Hero is about to attack Villain; Hero attacks Villain. "
        "Response: Hero has attacked Villain"
    )
    assert taught(t, "fr")[-1].text.replace("\u00a0", " ") == (
        "Rien de visible ne réagit. Interruption : Héros va attaquer Méchant ; Héros attaque Méchant. "
        "Réponse : Héros a attaqué Méchant"
    )


def test_only_the_boost_card_of_the_activation_is_its_first_step(board):
    more = foe(forced_interrupt(Attacked(SELF), DealBoost(SELF)))
    t = board(villain=more, encounter=[treachery(), treachery()])
    t.game.teach()
    t.activate(how="attack")
    assert [x.step for x in taught(t) if x.kind == "boost dealt"] == [None, ("rr:activation", 1)]


def taught(t, lang="en"):
    return tell(t.state, t.game.news((0, 0))[0], lang, (0,))


def test_other_hands_stay_hidden(board):
    """Player one reads the same, whether player two holds a card that could react, and could pay for it, or not."""
    told = []
    for hand in (["Backflip", "Energy"], ["Energy", "Energy"]):
        t = board_of_two(board, hand)
        notes, _ = t.game.news((0, 0))
        told.append([x.text for x in tell(t.state, notes, "en", (0,)) if x.kind == "window"])
        own = [x.text for x in tell(t.state, notes, "en", (1,))]
        assert any("Backflip" in x for x in own) == ("Backflip" in hand)
    assert told[0] == told[1] and told[0]


def board_of_two(board, hand):
    t = board(player(form="alter-ego"), player("spider-man", hand=hand, exhausted=True))
    t.game.teach()
    t.activate(how="attack", seat=1)
    return t.pass_all()
