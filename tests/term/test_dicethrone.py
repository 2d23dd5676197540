"""Dice Throne at the terminal, driven by what is typed."""

from __future__ import annotations

import io
import re
from argparse import Namespace

import pytest

from quickstrike import dicethrone as dt
from quickstrike.bots import bot_of as any_bot
from quickstrike.bots.dicethrone.advice import Advice
from quickstrike.cli import main
from quickstrike.cli.seating import seated as any_seats
from quickstrike.dicethrone.position import load
from quickstrike.games import kit
from quickstrike.kernel.chance import draw
from quickstrike.kernel.decision import Option
from quickstrike.term.dicethrone.dice import drawn
from quickstrike.term.dicethrone.dice_prompts import PROMPTS, VERBS
from quickstrike.term.dicethrone.drawing import KINDS, Board
from quickstrike.term.dicethrone.menu import menu, percent
from quickstrike.term.dicethrone.session import Session
from quickstrike.term.paint import ANSI, Paint

PLAY = "dicethrone play --seed 3"
SECOND = "dicethrone play --seed 2"  # the other seat begins
ASIDES = (
    "log 5",
    "help",
    "board",
    "why",
    "why play tip it",
    "why declare for asgard",
    "why 1",
    "card agility",
    "card",
    "hero",
    "hero widow",
    "hero nobody",
    "odds",
    "hint",
    "rules then",
    "offer",
    "offer 1",
    "pause",
    "undo",
    "undo 3",
    "1 2",
    "x",
    "99",
    "save",
    "keep 7",
    "keep 1 1 1 1 1",
    "reroll 6",
    "load nowhere.json",
)

KIT = kit("dicethrone")


def seated(game, mine, bot, lang):
    return any_seats(KIT, game, Namespace(seats=mine, bot=[bot], lang=lang))


def bot_of(name, seed=0):
    return any_bot(name, seed, "dicethrone")


def test_both_languages_have_the_same_keys():
    for table in (*PROMPTS, VERBS, KINDS):
        assert sorted(table["en"]) == sorted(table["fr"])


def saved(home):
    return dt.load((home / "dicethrone-last.json").read_text())


# ---- whole games ---------------------------------------------------------------------------------------------------
class Typist(Session):
    """It types the number of what the bot wants. asides: how often it types something else, out of 256."""

    asides = 0
    lines = 0

    def read(self, prompt):
        self.lines += 1
        chance = draw(self.game.setup["seed"], self.lines)
        d = next((x for x in self.game.state.pending if x.seat not in self.bots), None)
        if self.game.result is not None:
            return ""
        if chance % 256 < self.asides:
            return ASIDES[(chance >> 8) % len(ASIDES)]
        if d is None:  # paused before a choice of an opponent
            return "pass"
        if self.selection is not None and self.selection.picked:
            return "1"
        o = self.adviser.choose(self.game, d)
        return str(self.options.index(o) + 1) if o in self.options else f"keep {o.value}"


def play(tmp_path, heroes, seed, lang, seats=("1",), bot="odds", asides=0, width=80):
    out = io.StringIO()
    t = Typist(
        dt.new(heroes, seed=seed),
        tmp_path / "x.json",
        lang=lang,
        out=out,
        paint=Paint(True, width),
        seating=lambda g: seated(g, list(seats), bot, lang),
        kit=KIT,
    )
    t.adviser = bot_of(bot, seed)
    t.asides = asides
    assert t.run() == 0
    assert t.game.result and not t.game.invariants()
    return ANSI.sub("", out.getvalue())


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("heroes", "seats", "bot"),
    [
        (["thor", "black-widow"], ["1"], "odds"),
        (["spider-man", "thor"], ["all"], "random"),
        (["black-widow", "spider-man", "thor"], ["2"], "odds"),
        (["black-widow", "spider-man", "thor", "thor"], ["1", "3"], "odds"),
    ],
)
def test_whole_games_through_the_screen(tmp_path, heroes, seats, bot, lang):
    text = play(tmp_path, heroes, 11, lang, seats, bot)
    assert max(len(line) for line in text.splitlines() if str(tmp_path) not in line) <= 80
    assert not re.search(r"[{}]|None(?! of)|Traceback", text)


@pytest.mark.parametrize("seed", (1, 2))
def test_with_all_sorts_of_questions_in_between(tmp_path, monkeypatch, seed):
    monkeypatch.chdir(tmp_path)
    play(
        tmp_path,
        ["thor", "black-widow"],
        seed,
        "fr" if seed % 2 else "en",
        ["1", "2"] if seed == 2 else ["1"],
        "random",
        asides=90,
    )


def test_a_narrow_screen(tmp_path):
    text = play(tmp_path, ["spider-man", "thor"], 5, "fr", width=50)
    assert max(map(len, text.splitlines())) <= 72 and "[1 Thwip]" in text, "dice in words where they have no room"


def test_bots_alone_need_nobody(quickstrike):
    said = quickstrike(f"{PLAY} --seats none")
    assert said.code == 0 and " wins." in said and "> " not in said


# ---- what is shown -------------------------------------------------------------------------------------------------
def test_the_dice_show_pips_and_symbols():
    top, *pips, bottom, names = drawn((1, 6), dt.HEROES["thor"], Paint(), "en")
    assert top.count("╭") == bottom.count("╰") == 2 and "".join(pips).count("●") == 7
    assert "1 Hammer" in names and "6 Thunder" in names
    assert "6 Foudre" in drawn((6,), dt.HEROES["thor"], Paint(), "fr")[-1]


def rolled(dice, left=2):
    """Thor's own roll with these dice."""
    g = dt.new(["thor", "black-widow"], seed=1, start=0)
    g.answer("next")
    g.state.loaded = dice
    g.answer("roll")
    g.state.rolls[-1].left = left
    return g


def give(g, seat, code):
    """A card of the deck comes into the hand."""
    card = next(c for z in ("deck", "hand") for c in g.state.zones[f"{z}{seat}"] if g.state.codes[c] == code)
    if card not in g.state.zones[f"hand{seat}"]:
        g.state.move(card, f"deck{seat}", f"hand{seat}")
    g.state.pending.clear()
    g.state.stack[-1].pc = 0
    g.start()


def test_the_best_keeps_are_listed_with_their_worth():
    g = rolled((1, 1, 4, 5, 6))
    d, a = g.decision, Advice(g, 0)
    rows = [r for group in menu(g, d, "en", a) for r in group.rows if r.option.verb == "keep"]
    best = a.keeps()
    assert [r.option.value for r in rows] == ["".join(map(str, k)) or "-" for k, _ in best[:5]]
    assert rows[0].note.startswith(f"worth {best[0][1]:.1f} · ")
    assert [x for _, x in best] == sorted((x for _, x in best), reverse=True)
    assert len(best) == sum(o.verb == "keep" for o in d.options), "each of them can be typed"


def test_where_a_keep_leads():
    a = Advice(rolled((1, 1, 1, 2, 2), left=1), 0)
    assert [(x.id, round(p, 6)) for x, p in a.ends((1, 1, 1, 2))] == [("hammered", 1.0)]
    chances = {x.id: p for x, p in a.chances()}
    assert chances["hammered"] == 1.0 and chances["for-asgard"] == pytest.approx(6**-5)


def test_an_ability_is_worth_what_the_dice_allow():
    a = Advice(rolled((1, 2, 3, 4, 5)), 0)
    assert a.worth("thunder-bolt") > a.worth("hammered") > 0 == a.worth("for-asgard")
    assert a.after((6, 6, 6, 6, 6)) > a.after((1, 2, 3, 4, 5)) >= a.worth("thunder-bolt")


def test_changes_of_ones_own_dice_are_rated():
    """Samesies turns a 5 beside four 6 into a fifth: For Asgard!"""
    g = rolled((5, 6, 6, 6, 6), left=0)
    give(g, 0, "common:samesies")
    g.answer(g.find("play", card="common:samesies"))
    (group,) = menu(g, g.decision, "en", Advice(g, 0))
    assert [r.text for r in group.rows if r.best] == ["[5→6]"]
    notes = {r.text: float(r.note) for r in group.rows}
    assert notes["[5→6]"] > notes["[6→5]"]


def test_a_die_to_roll_again_has_its_mean():
    g = rolled((1, 2, 3, 4, 6), left=0)
    give(g, 0, "common:try-try-again")
    g.answer(g.find("play", card="common:try-try-again"))
    (group, *_) = menu(g, g.decision, "en", Advice(g, 0))
    a = Advice(g, 0)
    wanted = sum(a.after(tuple(sorted((1, 2, 3, 4, x)))) for x in range(1, 7)) / 6
    assert {r.text: r.note for r in group.rows}["[6]"] == f"{wanted:.1f}"


@pytest.mark.parametrize("seed", range(4, 9))
def test_the_star_is_the_hint(quickstrike, seed):
    said = quickstrike(ROLL.replace("--seed 4", f"--seed {seed}"), "1", "1", "hint 6")
    (star,) = re.findall(r"(?m)^ +(\d+) .*★", said.out)
    assert f"The odds bot would choose: {star} " in said and "wins about" in said.out


def test_chances_do_not_lie_by_rounding():
    assert [percent(x, "en") for x in (0, 0.001, 0.5, 0.9999, 1)] == ["0%", "<1%", "50%", ">99%", "100%"]
    assert percent(0.5, "fr") == "50 %"


def test_the_table_shows_what_the_seat_may_know():
    g = dt.new(["thor", "black-widow"], seed=1)
    lines = "\n".join(Board(g, 0, Paint(), "en").lines())
    mine, theirs = ([dt.loading.CARDS[g.state.codes[c]].name.en for c in g.state.zones[f"hand{x}"]] for x in (0, 1))
    assert all(n in lines for n in mine) and not any(n in lines for n in theirs if n not in mine)
    assert "Health 50/50" in lines and "Covert Ops 3/3" in lines and "Mjolnir" in lines


def test_every_option_stands_on_the_screen_or_can_be_typed():
    g = rolled((1, 2, 3, 4, 6))
    shown = [r.option for group in menu(g, g.decision, "en", Advice(g, 0)) for r in group.rows]
    assert len(set(shown)) == len(shown)
    assert {o for o in g.decision.options if o.verb != "keep"} <= set(shown) <= set(g.decision.options)


# ---- what is typed -------------------------------------------------------------------------------------------------
ROLL = "dicethrone play --seed 4 --heroes thor black-widow --bot random --seats all"


def to_the_roll(quickstrike, home, *typed):
    """Up to the first dice of the player who begins, then what is typed."""
    said = quickstrike(ROLL, "1", "1", *typed)
    return said, saved(home)


def test_keep_is_typed_by_the_numbers_on_the_dice(quickstrike, home):
    _, g = to_the_roll(quickstrike, home)
    dice = g.state.rolls[-1].dice
    for typed in (f"keep {dice[0]} {dice[1]}", f"k {dice[1]}{dice[0]}", f"garder {dice[0]},{dice[1]}"):
        lang = ["--lang", "fr"] if typed.startswith("g") else []
        quickstrike([*ROLL.split(), *lang], "1", "1", typed)
        after = saved(home)
        assert after.answers[-1][1] == Option("keep", value=f"{dice[0]}{dice[1]}")
    _, g = to_the_roll(quickstrike, home, f"reroll {dice[0]}")
    assert g.answers[-1][1].value == "".join(map(str, dice[1:]))
    _, g = to_the_roll(quickstrike, home, "keep nothing")
    assert g.answers[-1][1].value == "-"


def test_dice_that_are_not_there_can_not_be_kept(quickstrike, home):
    _, g = to_the_roll(quickstrike, home)
    dice = "".join(map(str, g.state.rolls[-1].dice))
    absent = next(str(x) for x in range(1, 7) if str(x) not in dice)
    wrong = (f"keep {absent}", f"reroll {absent}", f"keep {dice}", "keep x", "reroll")
    said, after = to_the_roll(quickstrike, home, *wrong)
    assert said.out.count("is nothing that can be kept") == 5 and len(after.answers) == len(g.answers)
    said = quickstrike(ROLL, "keep 1")
    assert "No dice can be rolled again now." in said


def test_an_option_goes_by_its_words(quickstrike, home):
    quickstrike(ROLL, "on to the dice", "roll")
    assert [o.verb for _, o in saved(home).answers] == ["next", "roll"]
    said = quickstrike(ROLL, "sell")
    assert "Several options fit 'sell': " in said and not saved(home).answers


def test_enter_goes_on_where_there_is_no_choice(tmp_path):
    g = dt.new(["thor", "black-widow"], seed=1, start=0)
    while sells := [o for o in g.decision.options if o.verb == "sell"]:
        g.answer(sells[0])
    assert [o.verb for o in g.decision.options] == ["next"]
    before = len(g.answers)
    Session(
        g,
        tmp_path / "x.json",
        inp=io.StringIO("\n\n\n"),
        out=io.StringIO(),
        kit=KIT,
        seating=lambda g: seated(g, ["all"], "odds", "en"),
    ).run()
    assert [o.verb for _, o in g.answers[before:]] == ["next"], "the roll is a choice: Enter asks again"


def test_what_is_not_understood(quickstrike):
    said = quickstrike(
        PLAY,
        "dance",
        "99",
        "0",
        "1 2",
        "1 1",
        "undo x",
        "log x",
        "card xyzzy",
        "card",
        "why xyzzy",
        "hero xyzzy",
        "rules xyzzyx",
        "rules",
        "load",
        "load nowhere.json",
        "²",
    )
    assert said.code == 0
    for told in (
        "I do not understand 'dance'",
        "There is no option 99",
        "There is no option 0",
        "Only one can be chosen here, not 2",
        "Number 1 occurs twice",
        "Undo takes a number",
        "Log takes a number",
        "No card here is called 'xyzzy'.",
        "Of which card, token or ability?",
        "Nobody here is called 'xyzzy'",
        "No rule has anything to do with 'xyzzyx'.",
        "Which rule?",
        "Which save?",
        "there is no file",
    ):
        assert told.lower() in " ".join(said.out.split()).lower(), told


def test_undo(quickstrike, home):
    _, g = to_the_roll(quickstrike, home)
    said, back = to_the_roll(quickstrike, home, "undo")
    assert len(back.answers) == len(g.answers) - 1 and back.undone == 1
    assert "Taken back: 1" in said and "can't be unseen" in said, "the dice were seen"


def test_why(quickstrike):
    said = quickstrike(ROLL, "1", "1", "why declare for asgard", "why for asgard", "why 1", "why 99", "why")
    assert said.out.count("(dt:activation-condition)") >= 2 and "You may: that is option 1." in said
    assert "There is no option 99" in said and "Ask for instance: why play" in said


def test_why_of_a_verb_alone(quickstrike):
    said = quickstrike(ROLL, "1", "1", "why sell", "why play", "why declare", "why vendre")
    assert said.out.count("(dt:selling)") == 2 and "No card here is called" not in said
    assert said.out.count("(dt:activation-condition)") >= 2, "of every ability"
    said = quickstrike("dicethrone play --heroes spider-man thor --seed 2", "why roll", "why declare punch")
    assert "is asked, not this seat" not in said, "Spider-Man is asked: it is Thor's turn"
    assert " ".join(said.out.split()).count("in your own turn. (dt:offensive-roll-phase)") == 2


def test_card_hero_and_rules(quickstrike):
    said = quickstrike(
        PLAY,
        "card guard break",
        "card brise-garde",
        "card hammered",
        "card mjolnir",
        "card tip it",
        "hero black",
        "hero 1",
        "rules collateral",
    )
    assert said.out.count("Guard Break  Thor") >= 2 and "III. 3/4/5 Hammer" in said and "Companion" in said
    assert "━━ Black Widow ━" in said and "Sabotage  Defensive" in said and "━━ Thor ━" in said
    assert "dt:collateral-damage" in said


def test_pause_asks_before_an_opponent_chooses(quickstrike):
    """Thor can throw Mjolnir at any time: also while Black Widow is in her main phase."""
    said = quickstrike(SECOND, "pause", "pass", "1", "pass", "pass", "pause")
    assert "From now on you are asked" in said and "You are no longer asked" in said
    assert "is about to choose. You could act before." in said


def test_offer_is_for_ones_own_other_seats(quickstrike, home):
    said = quickstrike(f"{SECOND} --seats all", "offer", "offer 1")
    assert "Thor: Discard " in said and "To do one of them: offer 1" in said
    seat, o = saved(home).answers[0]
    assert seat == 0 and o.verb in ("discard_for", "play")
    assert "Nobody else could do anything now." in quickstrike(f"{SECOND} --seats 1", "offer")


def test_a_report_is_a_position(quickstrike, home, tmp_path):
    here, nowhere = tmp_path / "r.toml", tmp_path / "no" / "r.toml"
    said = quickstrike(ROLL, "1", "1", f"report {here}", "report", f"report {nowhere}")
    assert said.out.count("The report is written") == 2 and "The report could not be written" in said
    text = here.read_text("utf-8")
    assert text == saved(home).position() == (home / "report.toml").read_text("utf-8")
    assert load(here).view(0)["rolls"] == saved(home).view(0)["rolls"]


# ---- leaving and coming back ---------------------------------------------------------------------------------------
def test_the_end_of_the_input_saves_and_load_goes_on(quickstrike, home):
    said = quickstrike(ROLL, "1", "1")
    assert said.code == 0 and "dicethrone play --load" in " ".join(said.out.split())
    before = saved(home)
    said = quickstrike("dicethrone play --load --seats all", "log", "keep nothing")
    assert "The game continues" in said and " rolls " in said
    assert len(saved(home).answers) == len(before.answers) + 1


def test_a_game_can_be_loaded_within_a_game(quickstrike, home, tmp_path):
    quickstrike([*ROLL.split(), "--save", str(tmp_path / "other.json")], "1", "1")
    other = (tmp_path / "other.json").read_text()
    said = quickstrike(f"{PLAY} --seats all", f"load {tmp_path / 'other.json'}", "keep nothing", "undo 9")
    assert "The game continues" in said
    now = dt.load((tmp_path / "other.json").read_text())
    assert now.setup["seed"] == dt.load(other).setup["seed"] == 4 and now.undone == 3
    assert saved(home).setup["seed"] == 3, "the game before it is where it was"


def test_a_new_game_keeps_the_one_before_and_champions_alone(quickstrike, home):
    quickstrike("play --terminal --seed 7")
    champions = (home / "last.json").read_text()
    quickstrike(ROLL)
    quickstrike(PLAY)
    assert dt.load((home / "dicethrone-previous.json").read_text()).setup["seed"] == 4
    assert saved(home).setup["seed"] == 3 and (home / "last.json").read_text() == champions


def test_ctrl_c_saves(home, monkeypatch, capsys):
    class Keyboard(io.StringIO):
        def readline(self, *_):
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Keyboard())
    assert main(PLAY.split()) == 130
    assert "The game is saved." in capsys.readouterr().out and saved(home).setup["seed"] == 3


@pytest.mark.parametrize("content", ["", "{}", "[1]", "no json", '{"quickstrike": 1, "game": "champions"}', "\x00\x01"])
def test_a_broken_save(quickstrike, tmp_path, content):
    bad = tmp_path / "bad.json"
    bad.write_text(content)
    said = quickstrike(["dicethrone", "play", "--load", str(bad)])
    assert said.code == 2 and str(bad) in said.err and said.err.count("\n") == 1
