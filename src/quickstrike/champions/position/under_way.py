"""A table in the middle of something: at a step of the villain phase, at a step of an enemy's activation."""

from __future__ import annotations

from ...kernel.position import At
from ...kernel.state import Frame
from ..game import ChampionsGame
from ..rules.activation import activation, begin_activation, defended_by, take_up
from ..rules.phases import enemies, villain_phase
from ..table import Table
from .build import Maker
from .cards import Introduced
from .finding import Look

ACTIVATION = ("enemy", "player", "how", "at", "defender", "boost")


def villain_step(at: At) -> str:
    """The step of the villain phase that the table has come to."""
    if "at" in at and at.text("phase") != "villain":
        at["at"].fail("only villain phase")
    return at.text("at", known=villain_phase.steps)


def go_to(f: Frame, step: str, s: Table) -> None:
    """As if the steps before had been done."""
    f.mem.update(left=tuple(s.order()), at=s.first)
    f.pc = villain_phase.at[step]


def activate(at: At, s: Table, m: Maker) -> None:
    """An enemy's activation is under way, at its beginning or at a later step: then whatever comes before has been done,
    and has left on the table what is written there."""
    at.table(ACTIVATION, "activation")
    t, n = Look(ChampionsGame({}, s), m), len(s.players)
    enemy = _card(t, at, "enemy", ("villain", "minion"), "not active") if "enemy" in at else s.of_kind("villain")[0]
    seat = at.number("player", s.active + 1, 1, n) - 1
    if s.players[seat].out:
        (at.get("player") or at).fail("is out", n=seat + 1)
    how = at.text("how", "attack" if s.hero_form(seat) else "scheme", known=("attack", "scheme"))
    step = at.text("at", activation.steps[0], known=activation.steps)
    if s.phase == "villain":
        _in_villain_phase(s, enemy, seat)
    begin_activation(s, enemy, seat, how)
    f = s.stack[-1]
    chosen = activation.at[step] > activation.at["choose_defender"] and how == "attack"
    for k, may in (("defender", chosen), ("boost", step != activation.steps[0])):
        if k in at and not may:
            at[k].fail("not yet", key=k, step=step)
    if step == activation.steps[0]:
        return
    ev = take_up(s, f)
    ev.data["boost"] = at.number("boost")
    if "defender" in at:
        defended_by(s, ev, _card(t, at, "defender", ("hero", "ally"), "no defender"), basic=True)
    f.pc = activation.at[step]


def _card(t: Look, at: At, key: str, kinds: tuple[str, ...], wrong: str) -> int:
    """A card in play, of one of these kinds."""
    if not t.named(at.text(key)):
        at[key].fail("not here", what=at.text(key))
    found = t.all(at.text(key))
    if not found[0].in_play or found[0].face.kind not in kinds:
        at[key].fail(wrong, card=Introduced(found[0].face))
    return found[0].id


def _in_villain_phase(s: Table, enemy: int, seat: int) -> None:
    """Step two: this enemy activates against this player, and whoever comes after follows."""
    order = s.order()
    s.stack[-1].mem["left"] = tuple(order[order.index(seat) + 1 :])
    s.stack[-1].pc = villain_phase.at["activate_enemies"]
    f = s.push(enemies, seat=seat, done=(enemy,))
    if s.play[enemy].face.kind == "minion":
        f.mem["done"], f.pc = (s.play[enemy].version,), enemies.at["activate_minions"]
