"""The game at the terminal, driven by what is typed."""

from __future__ import annotations

import io
import re

import pytest

from quickstrike import champions
from quickstrike.cli import main
from quickstrike.term.champions.prompts import LETTERS, PROMPTS, VERBS

KEEP = "7"  # the mulligan of a hand of six: keep the rest


def test_both_languages_have_the_same_keys():
    for table in (*PROMPTS, LETTERS, VERBS):
        assert sorted(table["en"]) == sorted(table["fr"])


# ---- a game --------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game(quickstrike, home, lang):
    said = quickstrike(f"play --terminal --seed 87265 --lang {lang}", *["1"] * 3000)
    assert said.code == 0 and said.err == ""
    assert {"en": "You have lost.", "fr": "Vous avez perdu."}[lang] in said
    assert champions.load((home / "last.json").read_text()).result == "lost"
    assert "\033[" not in said, "no colours where there is no terminal"
    assert max(len(x) for x in said.out.splitlines() if str(home) not in x) <= 80


def test_two_hands(quickstrike):
    said = quickstrike("play --terminal --seed 2 --heroes spider-man captain-marvel", *["1"] * 4000)
    assert said.code == 0 and "▸Peter Parker" in said and "▸Captain Marvel" in said and "You have lost." in said


def test_bots_play_the_other_seats(quickstrike):
    two = "play --terminal --seed 2 --mode expert --heroes spider-man,captain-marvel"
    said = quickstrike(f"{two} --bot 2=heuristic", *["1"] * 3000)
    assert said.code == 0 and "Carol Danvers> " not in said and "Captain Marvel> " not in said
    assert "heuristic bot" in said and "Round 1 · Player phase · expert" in said


def test_bots_alone_need_nobody(quickstrike):
    said = quickstrike("play --terminal --seed 2 --bot all=random")
    assert said.code == 0 and "You have lost." in said and ">" not in said


def test_the_seed_makes_the_game(quickstrike):
    assert quickstrike("play --terminal --seed 5", KEEP).out == quickstrike("play --terminal --seed 5", KEEP).out
    assert quickstrike("play --terminal --seed 5", KEEP).out != quickstrike("play --terminal --seed 6", KEEP).out


# ---- leaving and coming back ---------------------------------------------------------------------------------------
def test_the_end_of_the_input_saves(quickstrike, home):
    said = quickstrike("play --terminal --seed 87265", KEEP)
    assert said.code == 0 and f"quickstrike play --terminal --load\n {home / 'last.json'}" in said
    assert champions.load((home / "last.json").read_text()).decision.kind == "turn"


def test_load_goes_on_where_it_was(quickstrike, home):
    quickstrike("play --terminal --seed 87265", KEEP)
    said = quickstrike("play --terminal --load", "log", "5", "quit")
    assert said.code == 0 and "Your turn, " in said and "Peter Parker draws 6 cards" in said
    assert "Spider-Man changes to hero form" in said
    assert champions.load((home / "last.json").read_text()).state.hero_form(0)


def test_a_save_of_ones_own(quickstrike, tmp_path, home):
    mine = tmp_path / "mine.json"
    command = ["play", "--terminal", "--seed", "87265", "--save", str(mine)]
    said = quickstrike(command, KEEP, f"save {tmp_path / 'copy.json'}", "5", "q")
    assert said.code == 0 and not home.exists() and f"Saved: {tmp_path}" in said.out.replace("\n", "")
    assert champions.load(mine.read_text()).state.hero_form(0)
    assert not champions.load((tmp_path / "copy.json").read_text()).state.hero_form(0)
    again = quickstrike(["play", "--terminal", "--load", str(mine)], "1")
    assert "The game continues" in again


def test_a_new_game_keeps_the_one_before(quickstrike, home):
    quickstrike("play --terminal --seed 87265", KEEP)
    quickstrike("play --terminal --seed 8", KEEP)
    assert champions.load((home / "previous.json").read_text()).setup["seed"] == 87265
    assert champions.load((home / "last.json").read_text()).setup["seed"] == 8


def test_ctrl_c_saves(home, monkeypatch, capsys):
    class Keyboard(io.StringIO):
        def readline(self, *_):
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Keyboard())
    assert main(["play", "--terminal", "--seed", "87265"]) == 130
    assert "The game is saved." in capsys.readouterr().out and (home / "last.json").exists()


def test_no_input_at_all(home, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", None)
    assert main(["play", "--terminal", "--seed", "87265"]) == 0
    assert "The game is saved." in capsys.readouterr().out


def test_a_folder_that_can_not_be_written(quickstrike, tmp_path):
    (tmp_path / "file").write_text("")
    said = quickstrike(
        ["play", "--terminal", "--seed", "87265", "--save", str(tmp_path / "file" / "x.json")], KEEP, "5"
    )
    assert said.code == 0 and said.out.count("could not be saved") == 1 and "Your turn, " in said


def test_a_folder_that_is_not_there_is_not_made(quickstrike, tmp_path, home):
    said = quickstrike("play --terminal --seed 87265", KEEP, f"save {tmp_path / 'no' / 'x.json'}", "5", "quit")
    told = " ".join(said.out.split())
    assert "The game could not be saved" in told and "No such file or directory" in told
    assert not (tmp_path / "no").exists()
    assert champions.load((home / "last.json").read_text()).state.hero_form(0), "the game itself goes on being saved"


# ---- bad input -----------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("play --terminal --heroes spidr-man", "did you mean 'spider-man'?"),
        ("play --terminal --scenario rhin", "did you mean 'rhino'?"),
        ("play --terminal --mode experts", "did you mean 'expert'?"),
        ("play --terminal --bot 3=random", "there is no seat '3'"),
        ("play --terminal --bot heuristic", "--bot 2=heuristic"),
        ("play --terminal --bot 1=heuristik", "did you mean 'heuristic'?"),
        ("play --terminal --load nowhere.json", "there is no file nowhere.json"),
        ("play --terminal --load --seed 3", "leave --seed out"),
        ("play --terminal --heroes spider-man spider-man", "unique"),
    ],
)
def test_wrong_arguments_are_one_sentence(quickstrike, command, told):
    said = quickstrike(command)
    assert said.code == 2 and told in said.err and said.err.count("\n") == 1 and "Traceback" not in said.err


@pytest.mark.parametrize("content", ["", "{}", "[1]", "no json", '{"quickstrike": 1, "game": "chess"}', "\x00\x01"])
def test_a_broken_save(quickstrike, tmp_path, content):
    bad = tmp_path / "bad.json"
    bad.write_text(content)
    said = quickstrike(["play", "--terminal", "--load", str(bad)])
    assert said.code == 2 and str(bad) in said.err and said.err.count("\n") == 1
    bad.write_bytes(b"\xff\xfe\x00")
    assert quickstrike(["play", "--terminal", "--load", str(bad)]).code == 2


def test_what_is_not_understood(quickstrike):
    said = quickstrike(
        "play --terminal --seed 87265", "dance", "99", "0", "-1", "", "undo x", "undo", "card xyzzy", "card"
    )
    assert said.code == 0
    assert "I do not understand 'dance': type a number from 1 to 7, or help." in said
    assert "There is no option 99: type a number from 1 to 7." in said and "There is no option -1" in said
    assert "Undo takes a number" in said and "There is nothing to take back." in said
    assert "No card here is called 'xyzzy'." in said and "Which card? For instance: card " in said


def test_a_number_that_is_none_gets_a_good_sentence(quickstrike):
    said = quickstrike(
        "play --terminal --seed 87265", KEEP, "why 99", "why 5", "undo 0", "log x", "log 0", "log 1", "why play nothing"
    )
    assert "There is no option 99: type a number from 1 to 7." in said and "You may: that is option 5." in said
    assert "Undo takes a number, 1 or more: undo 3" in said
    assert said.out.replace("\n", " ").count("Log takes a number, 1 or more: log 30") == 2
    assert "No card here is called 'nothing'." in said and "In your hand: " in said and "Did you mean" not in said


def test_a_part_of_a_code_is_no_name(quickstrike):
    said = quickstrike("play --terminal --seed 87265", "card 099", "card 01005")
    assert "No card here is called '099'." in said and "Swinging Web Kick" in said


# ---- commands ------------------------------------------------------------------------------------------------------
def test_undo(quickstrike, home):
    quickstrike("play --terminal --seed 87265", KEEP, "5", "undo", "quit")
    g = champions.load((home / "last.json").read_text())
    assert not g.state.hero_form(0) and g.decision.kind == "turn" and g.undone == 1
    said = quickstrike("play --terminal --load", "5", "undo 2")
    assert "Mulligan" in said and "Taken back: 2" in said
    assert champions.load((home / "last.json").read_text()).decision.kind == "mulligan"


def test_undo_in_a_payment_counts_its_picks_first(quickstrike, home):
    said = quickstrike("play --terminal --seed 87265", KEEP, "1", "6", "undo 2")
    assert "Taken back: 2" in said and champions.load((home / "last.json").read_text()).decision.kind == "turn"
    quickstrike("play --terminal --seed 87265", KEEP, "1", "6", "undo 1", "undo 1")
    assert champions.load((home / "last.json").read_text()).decision.kind == "turn"


def test_undo_by_a_number_stops_at_another_hero(quickstrike, home):
    two = "play --terminal --seed 87265 --heroes spider-man captain-marvel"
    said = quickstrike(two, KEEP, KEEP, "1", "undo 2")
    assert "The choice before was made by Carol Danvers" in said and "Taken back: 1" in said
    assert champions.load((home / "last.json").read_text()).decision.kind == "turn"
    quickstrike(two, KEEP, KEEP, "1", "undo 2", "undo")
    assert champions.load((home / "last.json").read_text()).decision.seat == 1


def test_a_number_typed_twice_gets_a_sentence(quickstrike, home):
    said = quickstrike("play --terminal --seed 87265", "1 1", "quit")
    assert "Number 1 occurs twice: type each number once." in said
    assert champions.load((home / "last.json").read_text()).answers == []


def test_undo_goes_behind_the_bots(quickstrike, home):
    two = "play --terminal --seed 87265 --heroes spider-man captain-marvel"
    quickstrike(f"{two} --bot 2=heuristic", KEEP, "end turn", "undo", "quit")
    g = champions.load((home / "last.json").read_text())
    assert g.decision.kind in ("turn", "mulligan") and g.decision.seat == 0


def test_undo_of_what_was_seen_says_so(quickstrike):
    assert "can't be unseen" in quickstrike("play --terminal --seed 87265", "1 2", "undo")


def test_a_finished_game_can_be_taken_back(quickstrike, home):
    said = quickstrike("play --terminal --seed 87265", KEEP, "concede", "log", "undo", "5")
    assert "You have lost." in said and "Taken back: 1" in said and "Spider-Man changes to hero form" in said
    assert champions.load((home / "last.json").read_text()).result is None


def test_conceding_is_asked_twice(quickstrike, home):
    said = quickstrike("play --terminal --seed 87265", KEEP, "7")
    assert "Give up for Peter Parker? Type concede to do it." in said
    assert champions.load((home / "last.json").read_text()).result is None


def test_why(quickstrike):
    asked = (
        "",
        " attack Rhino",
        " play Spider-Tracer",
        " play Swinging Web Kick",
        " recover",
        " change form",
        " black cat",
        " attack rhino with mockingbird",
        " play xyzzy",
    )
    said = quickstrike("play --terminal --seed 87265", KEEP, *(f"why{x}" for x in asked))
    assert "No: you must be in hero form. (rr:basic-power)" in said
    assert "No: it is not in your hand. (rr:play-put-into-play)" in said
    assert "No: there is nothing it could be attached to. (rr:attach-to)" in said
    assert "You may: that is option 5." in said, "changing form"
    assert "You may: that is option 2." in said, "Black Cat"
    assert "No: it is not in play." in said and "No card here is called 'xyzzy'." in said
    assert "Ask for instance: why play" in said


@pytest.mark.parametrize("what", ["attack Klaw", "thwart Bomb Scare", "attack Hydra Bomber", "Explosion"])
def test_why_tells_nothing_of_cards_that_are_not_seen(quickstrike, what):
    """The answer is the same whether a card is in the encounter deck, in another set or in no deck at all."""
    told = {
        quickstrike(f"play --terminal --seed 87265 --scenario ultron --modular {m}", KEEP, f"why {what}")
        .out.split(f"why {what}")[1]
        .split("\n\n")[0]
        for m in ("bomb_scare", "under_attack", "random")
    }
    assert len(told) == 1 and "No: it is not in play. (rr:in-play-and-out-of-play)" in told.pop()


def test_why_alone_tells_it_for_every_card(quickstrike):
    said = quickstrike("play --terminal --seed 87265", KEEP, "why", "2", "why", "why black cat", "why pass")
    assert "Change form: yes" in said and "Recover: no, there is no damage to heal (rr:recover)" in said
    assert "Attack Rhino with Peter Parker: no, you must be in hero form" in said
    assert "Pay with Black Cat: no, it can't pay for itself (rr:cost)" in said and "Pay with Tenacity: yes" in said
    assert "No: it can't pay for itself. (rr:cost)" in said and "No: there is nothing to decline." in said


def test_why_in_french(quickstrike):
    said = quickstrike(
        "play --terminal --seed 87265 --lang fr",
        KEEP,
        "pourquoi attaquer Rhino",
        "pourquoi jouer coup de pied en balancier",
        "carte tante may",
        "aide",
        "journal",
        "annuler",
        "q",
    )
    assert said.code == 0 and "Non : vous devez être sous forme de héros. (rr:basic-power)" in said
    assert "Non : cette carte n'est pas dans votre main." in said and "Tante May" in said
    assert "Pour continuer : quickstrike play --terminal --lang" in said


def test_card(quickstrike):
    said = quickstrike("play --terminal --seed 87265", "card haymaker", "card 01097b", "card peter", "help", "board")
    assert "Hero Action (attack): Deal 3 damage to an enemy." in said
    assert "main scheme 1B" in said and "Spider-Sense" in said, "both sides of an identity"
    assert "why <what>" in said


def test_several_at_once(quickstrike, home):
    """All that can be picked is shown, picked in any order, and closed when it is enough."""
    said = quickstrike("play --terminal --seed 87265", "3 1", "quit")
    g = champions.load((home / "last.json").read_text())
    assert [o.id.split("/")[0] for _, o in g.answers] == ["discard", "discard", "done"]
    assert "Peter Parker draws 2 cards" in said


def test_paying_in_any_order(quickstrike, home):
    said = quickstrike("play --terminal --seed 87265", KEEP, "1", "6", "undo", "6", "1", "quit")
    assert said.out.count("6 Pay with the ability of Peter Parker (1 mental)") == 2 and "(so far 1 mental)" in said
    story = said.out.replace("\n      ", " ")
    assert "Peter Parker plays Heroic Intuition, paying with Black Cat and Scientist" in story
    assert champions.load((home / "last.json").read_text()).decision.kind == "turn"


def test_several_where_one_is_asked(quickstrike):
    assert "Only one can be chosen here, not 2" in quickstrike("play --terminal --seed 87265", KEEP, "1 2")


def test_paying_and_leaving_at_once(quickstrike):
    assert "These do not go together" in quickstrike("play --terminal --seed 87265", KEEP, "1", "1 7")


def test_several_and_that_is_all(quickstrike, home):
    quickstrike("play --terminal --seed 87265", "1 3 7", "quit")
    answers = champions.load((home / "last.json").read_text()).answers
    assert [o.verb for _, o in answers] == ["discard", "discard", "done"]


def test_paying_can_be_left(quickstrike):
    said = quickstrike("play --terminal --seed 87265", KEEP, "1", "7")
    assert said.out.count("Your turn, ") == 2


def test_offers_of_the_other_seat(quickstrike, home):
    two = "play --terminal --seed 87265 --heroes spider-man captain-marvel"
    said = quickstrike(two, KEEP, KEEP, "offer", "offer 1", "1")
    assert re.search(r"1 Carol Danvers: Offer to (use|play)", said.out) and "To offer one of them: offer 1" in said
    assert "Carol Danvers offers to act" in said and "Yes, Carol Danvers" in said
    solo = quickstrike("play --terminal --seed 87265", KEEP, "offer")
    assert "Nobody else could offer to do anything now." in solo


def test_a_card_one_is_not_asked_about(quickstrike, home):
    quickstrike("play --terminal --seed 87265", KEEP, "mute spider-man", "mute xyzzy", "mute", "quit")
    g = champions.load((home / "last.json").read_text())
    assert g.state.players[0].muted == ("01001a",) and g.decision.kind == "turn"
    said = quickstrike("play --terminal --load --lang fr", "rappeler spider-man", "annuler")
    assert "la question sera posée à nouveau" in said
    assert quickstrike("replay").code == 0


def test_the_system_speaks_french(quickstrike, monkeypatch):
    from quickstrike.cli.parser import language

    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert language() == "fr"
    monkeypatch.setenv("LC_ALL", "C")
    assert language() == "en"


def test_a_mistake_of_ours_says_where_the_game_is(quickstrike, home, monkeypatch):
    from quickstrike.champions import ChampionsGame

    def broken(*args, **kwargs):
        raise RuntimeError("oops")

    monkeypatch.setattr(ChampionsGame, "answer", broken)
    with pytest.raises(RuntimeError):
        quickstrike("play --terminal --seed 87265", KEEP)
    assert champions.load((home / "last.json").read_text()).decision.kind == "mulligan"
