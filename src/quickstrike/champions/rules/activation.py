"""Enemy activations: attacks and schemes, step by step. One frame holds a whole activation, so that what begins during
it can wait for its end. rr:activation rr:attack-enemy-activation rr:scheme-enemy-activation rr:defend-defense"""

from __future__ import annotations

from typing import Any, Final

from ...kernel.ask import ordering
from ...kernel.decision import NONE, Decision, Option
from ...kernel.ops import again, skip_to
from ...kernel.state import Event, Frame
from ...kernel.windows import open_for, open_window
from ..table import NOBODY, Table
from . import stats
from .assign import divide, friends_of
from .attack import after_attack, exhaust, new_attack, pierce, power_used
from .control import expire, run_delayed
from .damage import deal_damage
from .decks import refill
from .icons import count_icons, counting_matters, icons_on
from .legal import confused, stunned
from .results import FAILED, LAST, proc, result, total
from .select import defender, fits, seats, select
from .status import clear
from .threat import main_scheme, place_threat
from .zones import deck_of, discard, tuck

activation: Final = proc.steps(
    "activation",
    "initiate",
    "announce",
    "give_boost_card",  # step 1 of an attack or scheme in the book
    "choose_defender",  # 2, of an attack
    "flip_boost_cards",  # 3
    "attack_or_scheme",  # 4: damage, or threat
    "count_threat",
    "respond",  # 5
    "end_early",  # instead, if the enemy is gone or the activation was stopped
    "end_attack",
    "end_activation",
    "close",
    cause="announce",
)
"""An enemy activation. mem: enemy, seat, how, target, report, version -> event, act (the activation's own event).
rr:activation rr:attack-enemy-activation rr:scheme-enemy-activation"""
CHOOSE_DEFENDER: Final[int] = activation.at["choose_defender"]
ATTACK_OR_SCHEME: Final[int] = activation.at["attack_or_scheme"]


def begin_activation(
    s: Table,
    enemy: int,
    seat: int,
    how: str,
    target: int = NONE,
    report: int = 0,
    more: int = 0,
    boost: bool = True,
    gains: tuple[str, ...] = (),
) -> None:
    """Start an activation; during another one it waits, and with it the ability that asked for it. rr:activation

    how: "attack", "scheme", or "" depending on the player's form. report: the scope to which it reports.
    more: what is added to its ATK or SCH; boost: whether step 1 gives it a boost card; gains: keywords of the attack.
    rr:treachery
    """
    frame = Frame(
        activation,
        0,
        {
            "enemy": enemy,
            "seat": seat,
            "how": how,
            "target": target,
            "report": report,
            "version": s.play[enemy].version,
        },
    )
    if more:
        frame.mem["more"] = more
    if not boost:
        frame.mem["unboosted"] = True
    if gains:
        frame.mem["gains"] = gains
    if not s.activations:
        s.stack.append(frame)
        s.causing.append(frame)
        return
    # Park the ability that is resolving (its frame and all above it); what lies below goes on, as the rules say.
    from .ability import resolve
    from .reveal import reveal

    cut = len(s.stack)
    if report:
        for i in reversed(range(len(s.stack))):
            if s.stack[i].op is resolve:
                # with the frame below that owns its scope, so that the scope lives as long as it is needed
                cut = i - 1 if s.stack[i - 1].scope == s.stack[i].scope else i
                if s.stack[cut - 1].op is reveal:  # rr:treachery: it is discarded after its activations
                    cut -= 1
                    s.stack[cut - 1].mem["result"] = (1,)
                break
            if s.stack[i].op is activation:
                break
    waiting = s.stack[cut:]
    del s.stack[cut:]
    s.restacked()
    s.parked.append([*waiting, frame])


def attack_also(s: Table, ev: Event, seats: list[int]) -> None:
    """The attack is resolved against other players, too: separate attacks that go step by step with the first.
    faq:core-set:whirlwind:1
    rr:attack-enemy-activation"""
    if not seats:
        return
    i = next(i for i, f in enumerate(s.stack) if f.op is activation and f.mem.get("event") == ev.id)
    first = s.stack[i].mem
    first["group"], first["nth"] = ev.id, 0
    same = {k: first[k] for k in ("enemy", "how", "version", "group")}
    for n, p in enumerate(seats, 1):
        s.stack.insert(i, Frame(activation, 0, {**same, "seat": p, "target": NONE, "report": 0, "nth": n}))
    s.restacked()


def attack_instead(s: Table, ev: Event, target: int = NONE) -> None:
    """The enemy attacks that character, and its player, and nobody else. rr:attack-enemy-activation
    rr:attacks-against-allies"""
    f = next((f for f in s.stack if f.op is activation and f.mem.get("event") == ev.id), None)
    if f is None or target not in s.play:
        return
    seat = s.play[target].controller
    f.mem["target"] = f.mem["attacked"] = target
    f.mem["seat"] = seat
    for e in (ev, s.events[f.mem["act"]]):
        e.target, e.player = target, seat


def _waits(s: Table, f: Frame) -> bool:
    """One of several attacks that go together: the one that is behind goes on, and is the attack that is under way.
    rr:attack-enemy-activation rr:simultaneous-resolution faq:core-set:whirlwind:1"""
    peers = [i for i, x in enumerate(s.stack) if x.mem.get("group") == f.mem["group"]]
    together = activation.at["give_boost_card"] <= f.pc <= activation.at["respond"]
    i = min(peers, key=lambda i: (s.stack[i].pc, s.stack[i].mem["nth"])) if together else len(s.stack) - 1
    s.stack[i], s.stack[-1] = f, s.stack[i]
    now = s.stack[-1].mem.get("event", 0)
    if now in s.activations:
        s.activations = (*(n for n in s.activations if n != now), now)
    return s.stack[-1] is not f


@activation.before("give_boost_card", "respond")
def held_up(s: Table, f: Frame) -> bool:
    """Whether this attack waits for others. rr:activation: if the enemy leaves play, its activation ends at once;
    or if its player is out before step 4. rr:attack-enemy-activation faq:core-set:whirlwind:1"""
    m, pc = f.mem, f.pc
    if "group" in m and pc != CHOOSE_DEFENDER and _waits(s, f):
        return True
    ev = s.events[m["event"]]
    inst = s.play.get(ev.source)
    if inst is None or inst.version != m["version"] or (pc <= ATTACK_OR_SCHEME and s.players[ev.player].out):
        skip_to(f, end_early)
    return False


@activation.step
def initiate(s: Table, f: Frame) -> None:
    """Status cards come before every triggered ability (rr:status-cards), then "would activate".
    rr:activation rr:stun-stunned rr:confuse-confused rr:cannot"""
    m = f.mem
    enemy, seat = m["enemy"], m["seat"]
    if enemy not in s.play or s.play[enemy].version != m["version"] or s.players[seat].out:
        close(s, f)
        return
    inst = s.play[enemy]
    how = m["how"] = m["how"] or ("attack" if s.hero_form(seat) else "scheme")
    if (stunned if how == "attack" else confused)(s, inst):
        clear(s, inst, "stunned" if how == "attack" else "confused", how)
        close(s, f)
        return
    if stats.cannot(s, enemy, how):
        s.note("cannot", enemy, how)
        close(s, f)
        return
    ev = take_up(s, f)
    open_window(s, "would", s.events[m["act"]], ev)


def take_up(s: Table, f: Frame) -> Event:
    """From here on it is under way: what will be known of the attack or scheme, and of the activation. rr:activation"""
    m = f.mem
    enemy, seat = m["enemy"], m["seat"]
    target = m["attacked"] = m["target"] if m["target"] != NONE else s.players[seat].identity
    if m["how"] == "attack":
        ev = new_attack(s, enemy, target, seat, defender=NOBODY, defense="", boost=0)
        ev.data["keywords"] += tuple(m.get("gains", ()))  # rr:gains
    else:
        ev = _new_scheme(s, enemy, seat)
    m["event"] = ev.id
    ev.amount += m.get("more", 0)
    if "group" in m:
        ev.data["also"] = True
    m["act"] = s.new_event("Activated", enemy, target, seat).id
    s.activations = (*s.activations, ev.id)
    return ev


def _new_scheme(s: Table, enemy: int, seat: int) -> Event:
    """An enemy schemes, and what will be known of it. rr:scheme-enemy-activation"""
    known: dict[str, Any] = {
        "boost": 0,
        "defender": NOBODY,
        "threat": 0,
        "damaged": (),
        "dealt": (),
        "attacked": (),
        "defeated": (),
        "keywords": (),
    }
    return s.event_of("Schemed", enemy, schemed_on(s, enemy), seat, 0, known)


def _stopped(s: Table, f: Frame) -> bool:
    """rr:replacement-effect rr:cancel"""
    return bool(s.events[f.mem["event"]].stopped or s.events[f.mem["act"]].stopped)


@activation.step
def announce(s: Table, f: Frame) -> None:
    """rr:activation rr:interrupt"""
    if _stopped(s, f):
        close(s, f)
        return
    ev = s.events[f.mem["event"]]
    s.note("activates", ev.source, ev.kind, ev.player)
    open_window(s, "when", s.events[f.mem["act"]], ev)


@activation.step
def give_boost_card(s: Table, f: Frame) -> None:
    """rr:attack-enemy-activation rr:scheme-enemy-activation rr:villainous rr:boost-boost-icon"""
    if _stopped(s, f):
        skip_to(f, end_early)
        return
    enemy = s.events[f.mem["event"]].source
    if boosted(s, enemy) and not f.mem.get("unboosted"):
        give_boost(s, enemy)


@activation.step
def choose_defender(s: Table, f: Frame) -> None:
    """rr:attack-enemy-activation rr:defend-defense"""
    ev = s.events[f.mem["event"]]
    if ev.kind == "Attacked":
        s.push(defend, event=ev.id)


@activation.step
def flip_boost_cards(s: Table, f: Frame) -> None:
    """One at a time. rr:boost-boost-icon"""
    ev = s.events[f.mem["event"]]
    boosts = s.play[ev.source].boosts
    if boosts:
        again(f)
        s.push(boost_card, event=ev.id, card=boosts[0])


@activation.step
def attack_or_scheme(s: Table, f: Frame) -> None:
    """rr:attack-enemy-activation rr:scheme-enemy-activation"""
    ev = s.events[f.mem["event"]]
    if ev.kind == "Attacked":
        _attack(s, f, ev)
    else:
        _scheme(s, ev)


@activation.step
def count_threat(s: Table, f: Frame) -> None:
    """rr:scheme-enemy-activation rr:then"""
    ev = s.events[f.mem["event"]]
    if ev.kind == "Schemed":
        ev.data["threat"] = f.mem.get("result", (0, 0))[0]


@activation.step
def respond(s: Table, f: Frame) -> None:
    """rr:attack-enemy-activation rr:scheme-enemy-activation rr:after rr:defend-defense"""
    m = f.mem
    skip_to(f, end_attack)
    ev = s.events[m["event"]]
    ev.data["resolved"] = True  # a boost card that is given now is for the next one
    if ev.kind == "Attacked":
        defended = ev.data.get("defended", ())
        _powers_used(s, defended)
        s.push(after_attack, attack=ev.id, also=(m["act"], *defended))
    else:
        open_window(s, "after", ev, s.events[m["act"]])


@activation.step
def end_early(s: Table, f: Frame) -> None:
    """An attack that ended before damage: only "after defends". rr:activation rr:defend-defense"""
    defended = s.events[f.mem["event"]].data.get("defended", ())
    _powers_used(s, defended)
    open_for(s, "after", tuple([s.events[n] for n in defended]))


def _powers_used(s: Table, defended: tuple[int, ...]) -> None:
    """rr:defend-defense rr:basic-power"""
    for d in [s.events[n] for n in defended]:
        if d.data["basic"]:
            power_used(s, d.target, "defense")


@activation.step
def end_attack(s: Table, f: Frame) -> None:
    """rr:delayed-effect"""
    ev = s.events[f.mem["event"]]
    run_delayed(s, "attack" if ev.kind == "Attacked" else "scheme", ev.id)


@activation.step
def end_activation(s: Table, f: Frame) -> None:
    """rr:delayed-effect rr:activation"""
    run_delayed(s, "activation", f.mem["event"])


@activation.step
def close(s: Table, f: Frame) -> None:
    """The activation is finished: report to whoever asked for it, forget its events, then start those that waited.
    rr:activation rr:lasting-effects rr:then rr:otherwise rr:prevent"""
    m = f.mem
    s.done(f)
    ev = s.events[m["event"]] if "event" in m else None
    if ev is not None:
        s.activations = tuple(n for n in s.activations if n != ev.id)
        expire(s, "attack", ev.id)
        expire(s, "activation", ev.id)
        _drop_boosts(s, ev)
        for n in (*ev.data.get("defended", ()), m["act"]):
            s.events.pop(n, None)
        s.events.pop(ev.id)
    sc = s.scopes.get(m["report"])
    if sc is not None:
        did = FAILED
        if ev is not None and not ev.stopped:
            did = (1, 1, ev.data["damaged"])
            k, n = ("damage", ev.data["sum"]) if ev.kind == "Attacked" else ("threat", ev.data["threat"])
            sc.results[k] = total(result(sc, k), (1, n, ev.data["dealt"]))
            if ev.kind == "Attacked" and ev.data["defender"] == NOBODY:
                sc.results["undefended"] = total(result(sc, "undefended"), (1, 1, ()))
            if ev.kind == "Attacked":
                taken = sum(n for _, n in ev.data.get("taken", ()))
                sc.results["taken"] = total(result(sc, "taken"), (1, taken, ev.data["damaged"]))
                # rr:defend-defense: whose hero or ally defends is the player attacked
                sc.results["attacked"] = total(result(sc, "attacked"), (1, 1, (s.players[ev.player].identity,)))
        sc.results["activated"] = total(result(sc, "activated"), did)
    if s.parked and not s.activations:
        s.push(unpark)


def boosted(s: Table, enemy: int) -> bool:
    """A villain, or a minion with villainous, is given a boost card. rr:villainous rr:boost-boost-icon"""
    return s.play[enemy].face.kind == "villain" or stats.keyword(s, enemy, "villainous")


def give_boost(s: Table, enemy: int, why: str = "") -> None:
    """why: "effect" if a card says so, and not step 1 of an activation. What the enemy under way is given is for that
    activation. rr:boost-boost-icon rr:activation"""
    deck = s.zones[deck_of(s, enemy)] if s.villain != NOBODY else s.zones["encounter"]
    if deck:
        card = deck[-1]
        tuck(s, card, enemy, boost=True)
        ev = s.events[s.activations[-1]] if s.activations else None
        if ev is not None and ev.source == enemy and not ev.data.get("resolved"):
            ev.data["given"] = (*ev.data.get("given", ()), card)
        s.note("boost dealt", enemy, why)
        refill(s)


boost_card: Final = proc.steps(
    "boost_card",
    "would_turn_boost_card",
    "turn_boost_card",
    "respond_to_boost_card",
    "resolve_boost_ability",
    "count_boost_icons",
    "add_boost_icons",
    cause="turn_boost_card",
)
"""Step 3: turn it, resolve its boost ability, add its icons, discard it. mem: event, card. rr:boost-boost-icon"""


@boost_card.step
def would_turn_boost_card(s: Table, f: Frame) -> None:
    """rr:boost-boost-icon rr:amplify-icon rr:would"""
    m = f.mem
    ev = s.events[m["event"]]
    card: int = m["card"]
    icons = icons_on(s, card) + stats.icons(s, "amplify", ev.source)
    during = "attack" if ev.kind == "Attacked" else "scheme"
    turned = s.new_event("BoostTurned", ev.source, card, ev.player, icons, during=during, canceled="")
    m["turned"] = turned.id
    open_window(s, "would", turned)


@boost_card.step
def turn_boost_card(s: Table, f: Frame) -> None:
    """Or something else has been done with it. rr:boost-boost-icon rr:replacement-effect"""
    m = f.mem
    turned, ev = s.events[m["turned"]], s.events[m["event"]]
    if turned.stopped or s.where[m["card"]] != "boost":
        s.events.pop(turned.id)
        s.done(f)
        refill(s)
        return
    s.note("boost", ev.source, m["card"], turned.amount, ev.kind)
    s.seen += 1
    open_window(s, "when", turned)


@boost_card.step
def respond_to_boost_card(s: Table, f: Frame) -> None:
    """It lies faceup, and its ability has still to be resolved. rr:boost-boost-icon rr:after"""
    open_window(s, "after", s.events[f.mem["turned"]])


@boost_card.step
def resolve_boost_ability(s: Table, f: Frame) -> None:
    """rr:boost-boost-icon rr:cancel"""
    m = f.mem
    which = s.front(m["card"]).boosts
    turned = s.events[m["turned"]]
    if which and not turned.stopped and turned.data["canceled"] != "boost":
        from .reveal import abilities

        s.push(abilities, card=m["card"], you=s.events[m["event"]].player, which=which, event=m["event"])


@boost_card.step
def count_boost_icons(s: Table, f: Frame) -> None:
    """rr:boost-boost-icon"""
    if counting_matters(s):
        turned = s.events[f.mem["turned"]]
        s.push(count_icons, card=turned.target, n=max(0, turned.amount), player=turned.player)


@boost_card.step
def add_boost_icons(s: Table, f: Frame) -> None:
    """rr:boost-boost-icon"""
    m = f.mem
    turned = s.events.pop(m["turned"])
    s.events[m["event"]].data["boost"] += m.get("icons", max(0, turned.amount))
    s.done(f)
    if s.where[m["card"]] == "boost":
        discard(s, m["card"])
    refill(s)


# ---- defending -----------------------------------------------------------------------------------------------------
@proc
def defend(s: Table, f: Frame) -> None:
    """Step 2: the attacked player first, then the others in player order, may exhaust a hero or ally. mem: event.
    rr:defend-defense"""
    m = f.mem
    ev = s.events[m["event"]]
    if f.pc == 0:
        order = s.order_in(s.area(ev.source))
        m["asked"] = tuple([ev.player] + [p for p in order if p != ev.player]) if ev.player in order else tuple(order)
        f.pc = LAST
    elif s.answered is not None:
        _, o = s.take()
        if o.verb == "defend":
            s.done(f)
            _defends(s, ev, o.card)
            return
    d = defender(s, ev)  # whom a defense ability made the defender may still use the basic power; others can't defend
    while m["asked"] and (d == NOBODY or ev.data["defense"] != "basic"):
        seat, m["asked"] = m["asked"][0], m["asked"][1:]
        options = [Option("defend", c) for c in defenders(s, seat, ev) if d in (NOBODY, c)]
        must = _must_defend(s, seat, ev, [o.card for o in options]) if d == NOBODY else []
        if len(must) == 1:
            s.done(f)
            _defends(s, ev, must[0])
            return
        if options:
            options = [Option("defend", c) for c in must] or [*options, Option("pass")]
            s.ask(Decision(seat, "defend", options, about=ev.id))
            return
    s.done(f)
    if d == NOBODY and s.lessons is not None:
        s.lesson("undefended", ev.player)


def _must_defend(s: Table, seat: int, ev: Event, cards: list[int]) -> list[int]:
    """With which of them this player has to defend, if an effect says so. rr:defend-defense"""
    for e, sc in stats.musts(s, "defend"):
        if seat in seats(s, e.who, sc) and fits(s, e.against, ev.source, sc):
            sc.you = seat
            return [c for c in cards if fits(s, e.with_, c, sc)]
    return []


def _defends(s: Table, ev: Event, card: int) -> None:
    """rr:defend-defense"""
    s.note("defend", card)
    exhaust(s, card)
    declare_defender(s, ev, card, basic=True)


def defenders(s: Table, seat: int, ev: Event) -> list[int]:
    """A ready hero or ally. rr:peril leaves it open to all: to defend is neither to play a card nor to trigger one.
    rr:defend-defense"""
    found = [
        c
        for c in s.of_kind("hero", "ally")
        if s.play[c].controller == seat
        and not s.play[c].exhausted
        and not stats.cannot(s, c, "defend")
        and not stats.cannot(s, c, "exhaust")
    ]
    return [c for c in found if s.play[c].face.kind == "ally" or s.play[c].face.stats.get("DEF") is not None]


def declare_defender(s: Table, ev: Event, card: int, basic: bool) -> None:
    """rr:defend-defense rr:interrupt"""
    open_window(s, "when", defended_by(s, ev, card, basic))


def defended_by(s: Table, ev: Event, card: int, basic: bool) -> Event:
    """The defender's player becomes the target of the attack. rr:defend-defense"""
    new = defender(s, ev) == NOBODY
    ev.data["defender"] = card
    ev.data["defender_version"] = s.play[card].version
    ev.data["defense"] = "basic" if basic else "ability"
    ev.player = s.play[card].controller
    ev.target = card
    d = s.new_event("Defended", ev.source, card, ev.player, basic=basic, new=new)
    ev.data["defended"] = (*ev.data.get("defended", ()), d.id)
    return d


def defend_by_ability(s: Table, seat: int) -> None:
    """A defense-labelled ability during an attack makes the identity the defender, if there is none.
    rr:defend-defense rr:labelled-ability"""
    if s.activations and (ev := s.events[s.activations[-1]]).kind == "Attacked":
        ev.data["defense_by"] = seat  # from now on no other player may use one for this attack
        if defender(s, ev) == NOBODY:
            declare_defender(s, ev, s.players[seat].identity, basic=False)


# ---- step four -------------------------------------------------------------------------------------------------------
def _attack(s: Table, f: Frame, ev: Event) -> None:
    """Step 4: ATK and boosts, less DEF for a basic defense, to the defender or else the character attacked.
    rr:attack-enemy-activation rr:defend-defense rr:damage
    rr:boost-boost-icon rr:indirect-damage rr:attacks-against-allies"""
    strength = stats.stat(s, ev.source, "ATK", ev.data["boost"])
    d = ev.data["defender"] = defender(s, ev)
    target = d if d != NOBODY else f.mem["attacked"]
    if target not in s.play or s.play[target].controller != ev.player:  # another player became the target
        target = s.players[ev.player].identity
    defends = d != NOBODY and ev.data["defense"] == "basic" and s.play[d].face.kind == "hero"
    acts = [s.events[n] for n in ev.data.get("defended", ()) if s.events[n].target == d]
    power = next((x.data["stat"] for x in acts if "stat" in x.data), "DEF")
    less = stats.stat(s, d, power) + sum(x.amount for x in acts) if defends else 0
    n = max(0, strength + ev.amount - less)
    if not s.quiet:
        base = stats.stat(s, ev.source, "ATK")
        s.note("attack sum", ev.source, target, base, strength - base, ev.amount, less, n)
    ev.target = target
    ev.data["attacked"] = (target,)
    pierce(s, ev)
    if ev.data.get("indirect") or stats.indirect(
        s, ev.source
    ):  # rr:indirect-damage: whoever takes it, the target alone is attacked
        divide(s, friends_of(s, [ev.player]), n, ev.player, ev.source, ev.player, ev.id)
    else:
        deal_damage(s, [(target, n)], ev.source, ev.player, ev.id)


def _scheme(s: Table, ev: Event) -> None:
    """Step 4: SCH and boosts to the main scheme. rr:scheme-enemy-activation rr:boost-boost-icon"""
    strength = stats.stat(s, ev.source, "SCH", ev.data["boost"])
    n = max(0, strength + ev.amount)
    if not s.quiet:
        base = stats.stat(s, ev.source, "SCH")
        s.note("scheme sum", ev.source, base, strength - base, ev.amount, n)
    s.push(place_threat, scheme=schemed_on(s, ev.source), n=n, source=ev.source, player=ev.player)


def schemed_on(s: Table, enemy: int) -> int:
    """Where an enemy's scheming places threat: on the main scheme, unless an effect names another scheme.
    rr:scheme-enemy-activation"""
    for effect, sc in stats.schemes_elsewhere(s, enemy):
        for c in select(s, effect.to, sc):
            return c
    return main_scheme(s, enemy)


def _drop_boosts(s: Table, ev: Event) -> None:
    """An activation that ended early: the boost cards given for it are discarded unread and count in no other one; what
    the enemy had been dealt before it activated stays. rr:activation rr:boost-boost-icon rr:villainous"""
    for c in ev.data.get("given", ()):
        if s.where[c] == "boost":
            s.seen += 1
            s.note("discard", c, "")
            discard(s, c)


@proc
def unpark(s: Table, f: Frame) -> None:
    """rr:activation: activations begun during another resolve after it, in the order the first player chooses.
    rr:first-player"""
    i = 0
    if f.pc == 1:
        _, o = s.take()
        i = int(o.value)
        f.pc = 0
    elif not s.parked:
        s.done(f)
        return
    elif len(s.parked) > 1:
        f.pc = 1
        options = [Option("activate", fs[-1].mem["enemy"], NONE, NONE, str(i)) for i, fs in enumerate(s.parked)]
        s.ask(Decision(s.first, "order", options, ask=ordering(options)))
        return
    s.stack += s.parked.pop(i)
    s.restacked()
