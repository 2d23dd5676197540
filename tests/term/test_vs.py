"""A game of the Vs. System at the terminal: what is drawn, what may be typed, whole games."""

from __future__ import annotations

import io

import pytest
from tests.vs.board import do, side, table, to

from quickstrike import games, vs
from quickstrike.term.paint import Paint
from quickstrike.term.vs.drawing import Board
from quickstrike.term.vs.session import Session

KIT = games.kit("vs")


def drawn(g, seat=0, lang="en"):
    return "\n".join(Board(g, seat, Paint(width=100), lang).lines())


def typed(g, lines, tmp_path, lang="en"):
    """What the screen shows while these lines are typed."""
    out = io.StringIO()
    s = Session(g, tmp_path / "game.json", kit=KIT, lang=lang, paint=Paint(width=100), out=out, inp=io.StringIO(lines))
    s.run()
    return out.getvalue()


# ---- the table
def test_rows_stand_in_columns_and_who_is_protected_is_marked():
    g = table(side(["red-3", "red-5"], [None, "red-archer"]), side(["blue-3"], ["blue-1"]))
    lines = drawn(g).splitlines()
    front, mark, support = (next(i for i, x in enumerate(lines) if w in x) for w in ("Regina", "▲", "Roland"))
    assert front < mark < support and lines[front].index("Regina") == lines[support].index("Roland")
    assert lines[mark].index("▲") == lines[front].index("Regina") + 1
    bell, other, boris = (next(i for i, x in enumerate(lines) if w in x) for w in ("Bell", "▼", "Boris"))
    assert bell < other < boris < front, "of an opponent the front row is nearer"


def test_endurance_initiative_states_and_equipment():
    mine = side([{"card": "red-3", "equipment": ["sword"]}, {"card": "red-5", "stunned": True}], endurance=12)
    text = drawn(table(mine, side([{"card": "blue-3", "exhausted": True}])))
    for said in ("12 endurance", "★ initiative", "+Sword", "[Regina]", "stunned", "exhausted", "7/4 (3)"):
        assert said in text, said


def test_face_down_resources_are_the_owners():
    g = table(side(["red-3"], resources=["push", {"card": "gym", "up": True}]), side(["blue-3"]))
    assert "[Push] Gym" in drawn(g) and "[▒] Gym" in drawn(g, 1) and "[Push]" not in drawn(g, -1)


def test_the_chain_and_the_attack_with_how_it_stands():
    g = table(side(["red-5"], hand=["push"]), side(["blue-3"], ["blue-1"], hand=["trip"]))
    do(g, "attack", "red-5", "blue-3")
    to(g, 1)
    assert "Regina → Boris" in drawn(g, 1)
    while g.state.attack is None:
        do(g, "pass")
    text = drawn(g, 1)
    assert "Regina (9 ATK) → Boris (4 DEF)" in text and "Boris is stunned, breakthrough 5" in text
    to(g, 1)
    do(g, "reinforce", "blue-1")
    while g.state.chain:
        do(g, "pass")
    assert "breakthrough" not in drawn(g, 1) and "reinforced" in drawn(g, 1)


@pytest.mark.parametrize(
    ("foe", "says"), [("blue-1", "stuns +3"), ("blue-3", "both fall +1"), ("blue-4", "struck back")]
)
def test_how_an_attack_would_end_is_told_with_the_option(foe, says, tmp_path):
    text = typed(table(side(["red-3"]), side([foe])), "quit\n", tmp_path)
    assert says in text


# ---- what is typed
def test_hint_card_and_words(tmp_path):
    g = table(side(["red-5"], hand=["red-1"]), side(["blue-3"]))
    text = typed(g, "hint 12\ncard regina\ncard\ncard qqq\nhelp\nquit\n", tmp_path)
    assert "The bot would choose: 2 Regina attacks Boris" in text and "wins about" in text and "endurance" in text
    assert "Regina (Character 5" in text
    assert "Of which card?" in text and "No card here is called 'qqq'" in text and "✈ flight" in text


def test_a_hint_for_a_selection_is_all_of_it_and_then_the_rest(tmp_path):
    g = table(side(["red-5", "red-3", "red-2", "red-1"]), side([{"card": "blue-4", "stunned": True}]))
    do(g, "team_attack", target=1, value="red")
    text = typed(g, "hint 6\n1\nhint 6\nquit\n", tmp_path)
    _, whole, rest = " ".join(text.split()).split("The bot would choose: ")
    assert whole.startswith("1 Regina joins the attack, 2 Rufus joins the attack, 3 Rowan joins the attack, 4 Ruby")
    assert rest.startswith("1 Rufus joins the attack, 2 Rowan joins the attack, 3 Ruby joins the attack")


def test_why_alone_tells_of_everything(tmp_path):
    text = typed(table(side(["red-5"], ["red-3"]), side(["blue-3"])), "why\nquit\n", tmp_path)
    assert "Rufus attacks: no" in text and "Regina attacks: yes" in text


def test_why_and_undo(tmp_path):
    g = table(side(["red-5"], ["red-3"]), side(["blue-3"]))
    text = typed(g, "why attack rufus\n2\nundo\nquit\n", tmp_path)
    assert "vs:601.1" in text and "Taken back: 1" in text


def test_enter_passes_and_words_choose(tmp_path):
    g = table(side(["red-5"]), side(["blue-3"]))
    typed(g, "\n", tmp_path)
    assert g.state.step != 0 or g.state.phase != "attack"
    g = table(side(["red-5"]), side(["blue-3"]))
    typed(g, "regina boris\n", tmp_path)
    assert [o.verb for _, o in g.answers] == ["attack"]


def test_skip_passes_until_there_is_something_to_answer(tmp_path):
    g = table(side(["red-5"], hand=["trip"]), side(["blue-3"], hand=["trip"]), active=2)
    while g.decision.seat != 0:
        g.answer("pass")
    typed(g, "skip\n", tmp_path)
    assert g.decision.seat == 1, "the other player is a person, too"
    g = table(side(["red-5"]), side(["blue-3"]), phase="formation")
    assert "Only priority can be passed." in typed(g, "skip\n", tmp_path)
    g = table(side(["red-5"], hand=["trip"]), side(["blue-3"]), active=2)
    passed = len(g.answers)
    do(g, "attack", "blue-3", "red-5")
    assert g.decision.seat == 0
    typed(g, "skip\n", tmp_path)
    assert g.state.attack is not None and len(g.answers) == passed + 2, "in the attack there is something to answer"
    typed(g, "skip\n", tmp_path)
    assert g.state.phase in ("resource", "recovery") and (g.decision.kind != "priority" or g.state.step == 0)


class Typist(io.StringIO):
    """Types what `hint` would say, to the end."""

    session: Session

    def readline(self, *_):
        t = self.session
        d = t.game.decision
        if d is None:
            return ""
        o = t.adviser.choose(t.game, d)
        return f"{t.options.index(o) + 1 if o in t.options else 1}\n"  # of a team it picked one already


@pytest.mark.parametrize(
    ("decks", "lang"),
    [("tidewatch ashen-choir", "en"), ("ashen-choir odd-couple tidewatch", "fr")],
)
def test_a_whole_game_is_played_by_numbers(decks, lang, tmp_path):
    inp, out = Typist(), io.StringIO()
    g = vs.new(decks.split(), seed=8)
    inp.session = Session(g, tmp_path / "g.json", kit=KIT, lang=lang, paint=Paint(width=90), out=out, inp=inp)
    inp.session.run()
    assert g.result and max(len(x) for x in out.getvalue().splitlines()) <= 90
