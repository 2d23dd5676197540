"""How steps are combined; lasting and delayed effects. rr:then rr:otherwise rr:and rr:for-each rr:may rr:choose-option
rr:lasting-effects rr:delayed-effect rr:replacement-effect"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import skip_to
from ...kernel.state import Frame, Scope
from ..faces import RESOURCES, blank_face, effect_keys, minion_face, unblanked
from ..table import NOBODY, SCENARIO, Hold, Inst, Table
from ..vocab import (
    ALL,
    EACH_PLAYER,
    FIRST_PLAYER,
    And,
    Bind,
    Blank,
    By,
    ByNumber,
    Cases,
    Choose,
    ChooseOne,
    Delayed,
    EachPlayer,
    ForEach,
    If,
    Instead,
    Keyword,
    May,
    NameType,
    Otherwise,
    Pay,
    Pick,
    Repeat,
    Seq,
    Then,
    Until,
    You,
)
from . import stats
from .able import able, may_choose
from .belonging import PARTS_OF_A_PHASE, can_begin, under_way
from .choose import chosen
from .cost import begin_pay, costs_ok, used_up
from .degree import degree
from .results import (
    ASKED,
    BEGUN,
    DONE,
    FAILED,
    LAST,
    NOTHING,
    Summary,
    announce,
    failed,
    labelled,
    note_effect,
    proc,
    report,
    result,
    runs,
    total,
)
from .select import fits, holds, seats, select, value
from .status import shed
from .zones import show


def _last(s: Table, f: Frame) -> Summary:
    """rr:then rr:otherwise"""
    return result(s.scopes[f.scope])


@runs(Seq, And)
def in_turn(s: Table, f: Frame) -> None:
    """Sentences one by one; "and" likewise, since our verbs are atomic: only what they report differs. rr:and"""
    op: Any = f.op
    m = f.mem
    if f.pc:
        m["sum"] = total(m["sum"], _last(s, f))
    else:
        m["sum"] = NOTHING
    if f.pc < len(op.steps):
        f.pc += 1
        s.push(op.steps[f.pc - 1], f.scope)
        return
    s.done(f)
    s.scopes[f.scope].results["last"] = m["sum"]


@runs(Then)
def then(s: Table, f: Frame) -> None:
    """rr:then"""
    op: Any = f.op
    f.pc += 1
    if f.pc == 1:
        s.push(op.first, f.scope)
        return
    tried, did, _ = _last(s, f)
    s.done(f)
    if did and did >= tried:  # fully resolved
        s.push(op.second, f.scope)


@runs(Otherwise)
def otherwise(s: Table, f: Frame) -> None:
    """rr:otherwise"""
    op: Any = f.op
    f.pc += 1
    if f.pc == 1:
        s.push(op.first, f.scope)
        return
    did = _last(s, f)[1]
    s.done(f)
    if not did:
        s.push(op.second, f.scope)


@runs(If)
def do_if(s: Table, f: Frame) -> None:
    """rr:ability"""
    op: Any = f.op
    s.done(f)
    sc = s.scopes[f.scope]
    if holds(s, op.cond, sc):
        s.push(op.then, f.scope)
    elif op.other is not None:
        s.push(op.other, f.scope)


@runs(May)
def may(s: Table, f: Frame) -> None:
    """rr:may: a real question, never answered by the engine."""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        if not able(s, op.step, sc):
            s.done(f)
            sc.results["last"] = NOTHING
            return
        f.pc = LAST
        s.ask(Decision(s.decider(sc.you), "may", [Option("yes", sc.source), Option("no", sc.source)], about=sc.source))
        return
    _, o = s.take()
    s.done(f)
    sc.results["last"] = NOTHING
    if o.verb == "yes":
        s.push(op.step, f.scope)


@runs(Pay)
def pay_inside(s: Table, f: Frame) -> None:
    """A cost inside an effect: if it can't be paid, nothing is. rr:cost rr:then"""
    from .ability import push_costs

    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        if costs_ok(s, op.cost, sc) is not None:
            s.done(f)
            failed(sc)
            return
        f.pc = 1
        if begin_pay(s, f.scope, op.cost, must=True):
            return
    if f.pc == 1:
        f.pc = LAST
        sc.data.pop("unpaid", None)
        if push_costs(s, f, op.cost):
            return
    s.done(f)
    if sc.data.pop("unpaid", None):
        failed(sc)
    elif op.then is None:
        report(sc, *DONE)
    else:
        s.push(op.then, f.scope)


@runs(Choose)
def choose(s: Table, f: Frame) -> None:
    """rr:choose-game-element rr:target"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        got = chosen(s, f, op.what, sc, lambda c: may_choose(s, op, c, sc))
        if got is None:
            return
        f.pc = LAST
        attack = labelled(s, sc, "attack") if op.label == "attack" else None
        if attack is not None and got:
            from .verbs_tokens import begin_attack

            if begin_attack(s, attack, got):
                return
    s.done(f)
    report(sc, 1, len(f.mem["t"]), f.mem["t"])


def _choices(s: Table, op: Any, sc: Scope) -> list[int]:
    """rr:choose-option: encounter cards force the most fully resolvable option, player cards a possible one."""
    degrees = [degree(s, x, sc) for x in op.options]
    if s.owners[sc.source] == SCENARIO:
        most = max(degrees)
        return [i for i, d in enumerate(degrees) if d == most]
    return [i for i, d in enumerate(degrees) if d]


def _choose_some(s: Table, f: Frame, op: Any, sc: Scope) -> None:
    """So many options are chosen first, then resolved in that order. rr:choose-option"""
    m = f.mem
    if f.pc == 0:
        m["open"], m["chosen"], f.pc = tuple(_choices(s, op, sc)), (), ASKED
    elif f.pc == ASKED:
        m["chosen"] = (*m["chosen"], s.take()[1].ability)
    if f.pc == ASKED:
        left = [i for i in m["open"] if op.again or i not in m["chosen"]]
        if len(m["chosen"]) < op.n and len(left) > 1:
            who = s.decider(seats(s, op.who, sc)[0])
            s.ask(Decision(who, "option", [Option("option", sc.source, NONE, i) for i in left], about=sc.source))
            return
        while len(m["chosen"]) < op.n and left:
            m["chosen"] = (*m["chosen"], left[0])
            left = left if op.again else []
        f.pc, m["sum"] = LAST, NOTHING
    else:
        m["sum"] = total(m["sum"], _last(s, f))
    if m["chosen"]:
        first, m["chosen"] = m["chosen"][0], m["chosen"][1:]
        s.push(op.options[first], f.scope)
        return
    s.done(f)
    sc.results["last"] = m["sum"]


@runs(ChooseOne)
def choose_one(s: Table, f: Frame) -> None:
    """rr:choose-option"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if op.n > 1:
        _choose_some(s, f, op, sc)
        return
    if f.pc == 0:
        open_ = _choices(s, op, sc)
        if len(open_) <= 1:
            s.done(f)
            if open_:  # what was done before is still "this way" for the option
                s.push(op.options[open_[0]], f.scope)
            else:
                failed(sc)
            return
        f.pc = LAST
        who = s.decider(seats(s, op.who, sc)[0])
        s.ask(Decision(who, "option", [Option("option", sc.source, NONE, i) for i in open_], about=sc.source))
        return
    _, o = s.take()
    s.done(f)
    s.push(op.options[o.ability], f.scope)


@runs(ForEach)
def for_each(s: Table, f: Frame) -> None:
    """rr:for-each"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        m["items"], m["sum"] = tuple(select(s, op.what, sc)), NOTHING
    else:
        m["sum"] = total(m["sum"], _last(s, f))
    if f.pc < len(m["items"]):
        sc.refs["each"] = (m["items"][f.pc],)
        f.pc += 1
        s.push(op.body, f.scope)
        return
    s.done(f)
    sc.results["last"] = m["sum"]


@runs(Repeat)
def repeat(s: Table, f: Frame) -> None:
    """rr:for-each"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        m["n"], m["sum"] = value(s, op.n, sc), NOTHING
    else:
        m["sum"] = total(m["sum"], _last(s, f))
    if f.pc < m["n"]:
        f.pc += 1
        s.push(op.body, f.scope)
        return
    s.done(f)
    sc.results["last"] = m["sum"]


@runs(EachPlayer)
def each_player(s: Table, f: Frame) -> None:
    """One player at a time; the first player decides the order where the effect does not. rr:each-player
    rr:first-player rr:in-player-order"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        m["left"], m["sum"] = tuple(seats(s, EACH_PLAYER, sc)), NOTHING
    elif f.pc == ASKED:
        _, o = s.take()
        _start(s, f, sc, -1 - o.target)
        return
    else:
        inner = s.scopes.pop(m["inner"])
        m["sum"] = total(m["sum"], result(inner))
    left = tuple(p for p in m["left"] if not s.players[p].out)
    m["left"] = left
    if not left:
        s.done(f)
        sc.results["last"] = m["sum"]
    elif len(left) > 1 and not op.in_order:
        f.pc = ASKED
        options = [Option("choose", sc.source, -1 - p) for p in left]
        s.ask(Decision(seats(s, FIRST_PLAYER, sc)[0], "order", options, about=sc.source, ask=ordering(options)))
    else:
        _start(s, f, sc, left[0])


def _start(s: Table, f: Frame, sc: Scope, seat: int) -> None:
    """rr:each-player rr:you-your"""
    op: Any = f.op
    f.mem["left"] = tuple(p for p in f.mem["left"] if p != seat)
    inner = sc.clone()
    inner.results["others"] = f.mem["sum"]
    _as_you(s, f, inner, seat, op.body)


def _as_you(s: Table, f: Frame, inner: Scope, seat: int, step: Any) -> None:
    """rr:you-your"""
    inner.you = seat
    f.mem["inner"] = s.new_scope(inner)
    f.pc = BEGUN
    s.push(step, f.mem["inner"])


@runs(By)
def by(s: Table, f: Frame) -> None:
    """A card that says who acts: that player makes the choices that are otherwise the first player's. rr:first-player
    rr:you-your"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if f.pc == 0:
        named = seats(s, op.who, sc)
        if isinstance(op.who, You):
            named = [sc.data.get("defeated_by", sc.you)]
        who = [p for p in named if not s.players[p].out]
        if who:
            inner = sc.clone()
            inner.data = {**inner.data, "chooser": who[0]}
            _as_you(s, f, inner, who[0], op.step)
            return
        sc.results["last"] = FAILED
    else:
        sc.results["last"] = result(s.scopes.pop(f.mem["inner"]))
    s.done(f)


@runs(Cases)
def cases(s: Table, f: Frame) -> None:
    """By the printed resource icons of the cards: every row whose icon is there, once.

    They are checked together and so resolve in the order of the player's choice.
    faq:galaxys-most-wanted-expansion:salvage:1
    rr:resource rr:printed"""
    op: Any = f.op
    m, sc = f.mem, s.scopes[f.scope]
    if f.pc == 0:
        found = select(s, op.on, sc)
        icons = {r for i, r in enumerate(RESOURCES) if any(s.face(c).resources[i] for c in found)}
        rows = [i for i, (icon, step) in enumerate(op.rows) if step != ALL and (icon in icons or _all(op.rows, icons))]
        m["rows"], f.pc = tuple(rows), BEGUN
    left: tuple[int, ...] = m["rows"]
    if f.pc == BEGUN and len(left) > 1:
        f.pc = ASKED
        options = [Option("option", sc.source, NONE, i) for i in left]
        s.ask(Decision(s.decider(sc.you), "option", options, about=sc.source, ask=ordering(options)))
        return
    if not left:
        s.done(f)
        return
    row = s.take()[1].ability if f.pc == ASKED else left[0]
    m["rows"], f.pc = tuple(i for i in left if i != row), BEGUN
    s.push(op.rows[row][1], f.scope)


def _all(rows: tuple[Any, ...], icons: set[str]) -> bool:
    """rr:resource faq:galaxys-most-wanted-expansion:salvage:1"""
    return any(step == ALL and icon in icons for icon, step in rows)


@runs(ByNumber)
def by_number(s: Table, f: Frame) -> None:
    """rr:ability"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    n = value(s, op.v, sc)
    s.done(f)
    fits_ = [step for row, step in op.rows if row == n] or [step for row, step in op.rows[-1:] if row <= n]
    if fits_:
        s.push(fits_[0], f.scope)
    else:
        failed(sc)


TYPES: Final = (
    *("ally", "event", "support", "upgrade", "resource"),
    *("minion", "treachery", "attachment", "side_scheme", "environment", "obligation"),
)
"""The card types that a deck may hold. rr:card-types"""


@runs(NameType)
def name_type(s: Table, f: Frame) -> None:
    """rr:card-types rr:then"""
    sc = s.scopes[f.scope]
    if f.pc == 0:
        f.pc = LAST
        s.ask(Decision(sc.you, "type", [Option("choose", sc.source, value=t) for t in TYPES], about=sc.source))
        return
    sc.data["named type"] = s.take()[1].value
    s.note("named", sc.source, sc.data["named type"])
    report(sc, 1, 1)
    s.done(f)


@runs(Bind)
def bind(s: Table, f: Frame) -> None:
    """rr:referential-ability rr:then"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    f.pc += 1
    if f.pc == 1:
        sc.results["last"] = NOTHING
        s.push(op.step, f.scope)
        return
    s.done(f)
    sc.results[op.name] = _last(s, f)
    sc.refs[op.name] = _last(s, f)[2]


@runs(Instead)
def instead(s: Table, f: Frame) -> None:
    """The event never happened: no further interrupts, no responses. rr:replacement-effect"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    s.done(f)
    note_effect(s, op, sc)
    s.events[sc.event].stopped = "replaced"
    s.push(op.step, f.scope)


# ---- effects that last ---------------------------------------------------------------------------------------------
def _hold(s: Table, f: Frame, end: str, uses: int = 0) -> Hold:
    """rr:lasting-effects"""
    sc = s.scopes[f.scope].clone()
    tie = under_way(s, sc) if end in PARTS_OF_A_PHASE else 0
    return Hold(f.op, sc, end, uses, tie)


@runs(Until)
def until(s: Table, f: Frame) -> None:
    """rr:lasting-effects"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    if not can_begin(s, op, sc):
        s.done(f)
        failed(sc)
        return
    h = _hold(s, f, op.end, op.uses)
    h.scope.data["keys"] = effect_keys(op.effect)
    h.scope.data["since"] = s.new_id()
    if op.end == "your next turn":  # not the one that is under way
        h.uses = 1 + _has_turn(s, sc.you)
    s.lasting.append(h)
    note_effect(s, op, sc)
    s.done(f)
    report(sc, *DONE)
    if isinstance(getattr(op.effect, "what", None), Keyword) and op.effect.what.name == "stalwart":
        shed(s)
    if isinstance(op.effect, Blank):
        blank(s)


def _has_turn(s: Table, seat: int) -> bool:
    """rr:player-turn"""
    from .turn import turn

    return any(f.op is turn and f.mem["seat"] == seat for f in s.stack)


@runs(Delayed)
def delayed(s: Table, f: Frame) -> None:
    """rr:delayed-effect"""
    op: Any = f.op
    sc = s.scopes[f.scope]
    s.done(f)
    if can_begin(s, op, sc):
        s.delayed.append(_hold(s, f, op.at))
        note_effect(s, op, sc)
        report(sc, *DONE)
    else:
        failed(sc)


def blank(s: Table) -> None:
    """Cards whose text box counts as empty show none, and those whose does no longer show it again. rr:text-box
    rr:lasting-effects"""
    for c, inst in list(s.play.items()):
        if (now := stats.blanked(s, c)) != inst.face.blank:
            trait = stats.becomes(s, c) if now else ""
            plain = unblanked(inst.face)
            if trait:
                plain = minion_face(inst.face, trait)
            elif now:
                plain = blank_face(inst.face, stats.keeps_keywords(s, c))
            show(s, c, plain)
            if trait:
                _turns_minion(s, inst)
            elif inst.face.kind == "ally" and inst.controller == SCENARIO:
                inst.controller, inst.engaged = s.owners[c], NOBODY


def _turns_minion(s: Table, inst: Inst) -> None:
    """Whoever controlled it has it as a minion now; a table that is being laid out has said who. rr:engage"""
    if inst.controller != SCENARIO:
        inst.engaged, inst.controller = inst.controller, SCENARIO
        if s.stack:
            s.note("engages", inst.id, inst.engaged)
            announce(s, "Engaged", inst.id, inst.id, inst.engaged)


def expire(s: Table, end: str, tie: int = 0) -> None:
    """Lasting effects end just before what happens "at the end" of their period. rr:lasting-effects"""
    if s.lasting:
        kept = [h for h in s.lasting if h.end != end or (tie and h.tie != tie)]
        if not tie:  # what ends with an attack is clear; a phase is long
            for h in s.lasting:
                if h not in kept:
                    s.note("effect ends", h.scope.source)
        ended = len(kept) < len(s.lasting) and any("blank" in h.scope.data["keys"] for h in s.lasting)
        s.lasting = kept
        if ended:
            blank(s)
    if s.delayed and tie:
        s.delayed = [h for h in s.delayed if h.tie != tie]


def run_defeat_effects(s: Table, card: int, event: int, player: int) -> None:
    """What waits for the defeat of this card; whoever has defeated it is "you". rr:delayed-effect"""
    now = [h for h in s.delayed if h.end == "defeat" and fits(s, h.op.to, card, h.scope)]
    for h in now:
        s.delayed.remove(h)
        sc = h.scope.clone()
        sc.event, sc.you = event, player if player != NOBODY else s.lead(card)
        s.push(delayed_effects, left=((h.op.step, s.new_scope(sc)),), at="defeat")


def run_play_effects(s: Table, card: int, player: int) -> None:
    """What waits for that player to play such a card; gone with the card that says so. rr:delayed-effect"""
    now = [h for h in s.delayed if h.end == "play" and h.scope.you == player and fits(s, h.op.to, card, h.scope)]
    for h in now:
        s.delayed.remove(h)
        source = s.play.get(h.scope.source)
        if source is not None and source.version == h.scope.version:
            s.push(delayed_effects, left=((h.op.step, s.new_scope(h.scope.clone())),), at="play")


def turn_ends(s: Table, seat: int) -> None:
    """What lasted until the end of this turn, or of that player's next turn. rr:lasting-effects rr:player-turn"""
    for h in s.lasting:
        if h.end == "your next turn" and h.scope.you == seat:
            h.uses -= 1
            if not h.uses:
                h.end = "turn"
    expire(s, "turn")


def run_delayed(s: Table, at: str, tie: int = 0) -> None:
    """Resolve the delayed effects of this moment. rr:delayed-effect"""
    if not s.delayed:
        return
    now = [h for h in s.delayed if h.end == at and (not tie or h.tie == tie)]
    if at == "damage":
        now = [h for h in now if _hit(s, h, tie)]
    if now:
        s.delayed = [h for h in s.delayed if h not in now]
        left = []
        for h in now:
            sc = h.scope.clone()
            if tie:
                sc.event = tie
            if at == "damage" and isinstance(h.op.to, Pick):  # "that hero"
                hurt = s.events[tie].data["damaged"]
                sc.refs[h.op.to.kind] = tuple(c for c in hurt if fits(s, h.op.to, c, sc))
            left.append((h.op.step, s.new_scope(sc)))
        s.push(delayed_effects, left=tuple(left), at=at)


def _hit(s: Table, h: Hold, attack: int) -> bool:
    """Did the attack deal damage, to whom it matters? rr:delayed-effect rr:attack-player-ability-type"""
    dealt = s.events[attack].data["dealt"]
    return any(h.op.to is None or fits(s, h.op.to, c, h.scope) for c in dealt)


delayed_effects: Final = proc.steps(
    "delayed_effects", "choose_delayed", "bring_about", "forget_delayed", cause="choose_delayed"
)
"""They all happen at once, so the first player orders them. rr:first-player. mem: left ((step, scope), ...), at.
rr:delayed-effect"""


@delayed_effects.step
def choose_delayed(s: Table, f: Frame) -> None:
    """rr:delayed-effect rr:first-player"""
    left = f.mem["left"]
    if not left:
        s.done(f)
    elif len(left) > 1:
        options = [Option("choose", s.scopes[n].source, NONE, NONE, str(k)) for k, (_, n) in enumerate(left)]
        effects = tuple((step, s.scopes[n].source) for step, n in left)
        s.ask(Decision(s.first, "order", options, ask=ordering(options, effects=effects)))


@delayed_effects.step
def bring_about(s: Table, f: Frame) -> None:
    """rr:delayed-effect"""
    m = f.mem
    i = int(s.take()[1].value) if s.answered is not None else 0
    step, f.scope = m["left"][i]
    m["left"] = m["left"][:i] + m["left"][i + 1 :]
    s.note("delayed", s.scopes[f.scope].source, m["at"])
    s.push(step, f.scope)


@delayed_effects.step
def forget_delayed(s: Table, f: Frame) -> None:
    """And a card whose last counter went this way is discarded. rr:delayed-effect rr:uses-x-type"""
    if (sc := s.scopes.pop(f.scope, None)) is not None:
        used_up(s, sc.source)
    f.scope = 0
    skip_to(f, choose_delayed)
