"""What a seat could do now besides answering what it is asked: cards, tokens, companions; and what that is good for."""

from __future__ import annotations

from typing import Final

from ...kernel.decision import NONE, Option, seat_id
from ...kernel.language import Both
from ...kernel.ops import Op, walk
from ...kernel.why import Refusal
from .. import vocab as v
from ..loading import CARDS, HEROES, TOKENS
from ..table import TARGETING, Rolled, Table
from .damage import modifiable, total_of
from .effect_scope import candidates, is_attack, level_of, passives, true

# ---- what a card or token is good for
DICE: Final = "dice"
DAMAGE: Final = "damage"
TOKEN: Final = "token"
DICE_OPS: Final = (v.Set, v.Nudge, v.Copy, v.Reroll, v.Attempt, v.Mark)  # a mark changes what dice count for
DAMAGE_OPS: Final = (v.Prevent, v.Survive, v.Add, v.Undefendable, v.Defend, v.Damage)
TOKEN_OPS: Final = (v.Place, v.Remove, v.Transfer, v.Advance)
MAIN_PHASES: Final = ("main1", "main2")


_TAGS: Final[dict[str, tuple[v.Card, frozenset[str]]]] = {}


def tags(code: str) -> frozenset[str]:
    """What playing this card changes, so that nobody is asked about it where that changes nothing.
    dt:timing-conflicts"""
    card = CARDS[code]
    if code not in _TAGS or _TAGS[code][0] is not card:  # a hero may be read anew
        _TAGS[code] = card, tags_of(card.effect)
    return _TAGS[code][1]


def tags_of(effect: v.Seq) -> frozenset[str]:
    """The sorts of words in an effect. dt:timing-conflicts"""
    out = set()
    for _, op in walk(effect):
        for name, kinds in ((DICE, DICE_OPS), (DAMAGE, DAMAGE_OPS), (TOKEN, TOKEN_OPS)):
            if isinstance(op, kinds):
                out.add(name)
    return frozenset(out)


def takes_tokens(effect: Op) -> bool:
    """Does it take tokens from somebody who might still spend them (dtr:spend-before-removal)?"""
    return any(
        isinstance(op, (v.Remove, v.Transfer)) or (isinstance(op, v.Steal) and op.what in TOKENS)
        for _, op in walk(effect)
    )


CAUSES: Final[dict[str, tuple[str, ...]]] = {
    "dice": (DICE,),
    "declared": (DICE,),
    "activated": ("attack",),
    "attacked": (DAMAGE, TOKEN, "attacked"),
    "last": (DAMAGE, TOKEN, "incoming"),
    "isolated": (DAMAGE, TOKEN, "incoming"),
    "card": (TOKEN, "any"),
    "then": (DICE, DAMAGE, TOKEN, "any", "incoming"),
    "after": ("after attack",),
}
"""Why a seat is asked in a window. Whatever else it could do is listed then too, and offered at all other times."""


# ---- may it be done now?
def silenced(s: Table, seat: int) -> bool:
    """While an ultimate ability is under way its opponents can do nothing (dt:ultimate-ability). dtr:ultimate"""
    a = s.attack
    return a is not None and a.ultimate and s.players[a.attacker].team != s.players[seat].team


def price(s: Table, seat: int, card: v.Card) -> int:
    """An upgrade over an upgrade costs the difference (dt:hero-upgrades). dt:card-cost dtr:level-iii"""
    if card.timing == "upgrade" and (now := level_of(s, seat, card.space)) > 1:
        space = next(x for x in HEROES[s.players[seat].hero].spaces if x.id == card.space)
        return max(0, card.cost - space.levels[now - 1].cost)
    return card.cost


def timing_refusal(s: Table, seat: int, card: v.Card, window: str) -> Refusal | None:
    """The moment for a card of this sort. dt:main-phase-action dt:roll-phase-action dt:instant-action
    dt:upgrades-in-roll-phase dtr:interrupt"""
    if card.timing == "instant":
        return None
    if window == "card" and s.phase == "roll":  # a card is answered by instants only (dtr:interrupt)
        return "dt:roll-phase-action", "dt why interrupt", {}
    if card.timing == "roll":
        return None if s.phase == "roll" else ("dt:roll-phase-action", "dt why roll phase", {})
    if card.timing == "upgrade" and s.phase == "roll" and any(p.upgrades_in_roll_phase for p in passives(s, seat)):
        return None
    rule = "dt:hero-upgrades" if card.timing == "upgrade" else "dt:main-phase-action"
    if seat != s.active:
        return rule, "dt why own turn", {}
    return None if window == "main" else (rule, "dt why main phase", {})


def play_refusal(s: Table, seat: int, code: str, window: str) -> Refusal | None:
    """Why this seat can't play that card of its hand now; None: it can. dt:card-cost dt:hero-upgrades
    dt:attack-modifiers dtr:modifier-needs-attack"""
    card, p = CARDS[code], s.players[seat]
    if why := timing_refusal(s, seat, card, window):
        return why
    if card.timing == "upgrade" and (now := level_of(s, seat, card.space)) >= card.level:
        return "dt:hero-upgrades", "dt why level", {"level": now}
    if (cost := price(s, seat, card)) > p.points:
        return "dt:card-cost", "dt why points", {"cost": cost, "points": p.points}
    for token, n in card.tokens:
        if p.count(token) < n:
            return "dt:spendable-status-effects", "dt why tokens", {"n": n, "token": token_name(token)}
    if not true(s, seat, card.needs):
        return "dt:action-cards", "dt why needs", {}
    if card.modifier and not (s.attack is not None and s.attack.attacker == seat and modifiable(s)):
        return "dt:attack-modifiers", "dt why modifier", {}
    return None if able(s, seat, card.effect) else ("dt:action-cards", "dt why nothing", {})


def playable(s: Table, seat: int, code: str, window: str) -> bool:
    """The same as yes or no. dt:action-cards"""
    return play_refusal(s, seat, code, window) is None


def token_name(token: str) -> Both:
    """For sentences. dt:status-effects"""
    name = TOKENS[token].name
    return name.both()


def able(s: Table, you: int, effect: v.Seq) -> bool:
    """Would it do anything? Only words that need something on the table can say no; one that works is enough.
    dt:action-cards"""
    return not effect.steps or any(_able(s, you, op) for op in effect.steps)


def _able(s: Table, you: int, op: Op) -> bool:
    """The same of one word. dt:action-cards dtr:double-up-triple-up dtr:one-more-time-better-d dtr:not-this-time
    dtr:six-it-samesies dtr:what-status-effects"""
    if isinstance(op, v.If):
        return able(s, you, op.then) or able(s, you, op.otherwise)
    if isinstance(op, v.Either):
        return any(able(s, you, c) for c in op.choices)
    if isinstance(op, (v.Set, v.Nudge)):
        return (r := alterable(s)) is not None and (op.whose == "any" or r.roller == you)
    if isinstance(op, v.Copy):
        return (r := alterable(s)) is not None and r.roller == you and len(set(r.dice)) > 1
    if isinstance(op, v.Reroll):
        return (r := alterable(s)) is not None and (r.roller in s.mates(you)) == (op.whose == "team")
    if isinstance(op, v.Attempt):
        return bool(s.rolls) and s.rolls[-1].purpose == op.kind and s.rolls[-1].roller in candidates(s, you, op.who)
    if isinstance(op, v.Prevent):
        return any(preventable(s, x) for x in candidates(s, you, op.who))
    if isinstance(op, v.Survive):
        return preventable(s, you)
    if isinstance(op, v.Remove):
        return any(removable(s, x, op.token) for x in candidates(s, you, op.who))
    if isinstance(op, v.Transfer):
        return any(movable(s, x) for x in s.alive())
    if isinstance(op, v.Place):
        return any(room(s, x, op.token) for x in candidates(s, you, op.who))
    if isinstance(op, v.PlayUpgrade):
        return any(upgrade_fits(s, you, c) for c in s.zones[f"hand{you}"])
    if isinstance(op, v.Undefendable):
        return s.attack is not None and any(k == v.NORMAL for _, k in s.attack.hits)
    return True


def alterable(s: Table) -> Rolled | None:
    """The dice that cards can change: not the targeting die of an ultimate ability (dt:targeting-roll-phase)."""
    r = s.rolls[-1] if s.rolls else None
    if r is None or not r.dice or (r.purpose == TARGETING and s.attack is not None and s.attack.ultimate):
        return None
    return r


def preventable(s: Table, seat: int) -> bool:
    """Is there damage for this seat that is not ultimate? dt:avoidable dt:ultimate-damage"""
    w = s.waiting(seat)
    return w is not None and any(k != v.ULTIMATE for _, k in w.hits) and total_of(s, w) > 0


def removable(s: Table, seat: int, token: str = "") -> bool:
    """Has this seat a token that can be removed, or one of that kind? dt:removing-status-effects
    dt:unique-status-effects"""
    return any(TOKENS[t].removable for t in s.players[seat].tokens if not token or t == token)


def movable(s: Table, seat: int) -> list[str]:
    """Tokens of a seat that somebody else could have (dt:transfer)."""
    return [
        t
        for t in s.players[seat].tokens
        if TOKENS[t].transferable and any(room(s, x, t) for x in s.alive() if x != seat)
    ]


def limit(s: Table, seat: int, token: str) -> int:
    """With what it was raised by. dt:stack-limit dt:raising-the-stack-limit"""
    return TOKENS[token].limit + s.players[seat].limits.get(token, 0)


def room(s: Table, seat: int, token: str) -> int:
    """How many more of a token a player can have (dt:stack-limit)."""
    return limit(s, seat, token) - s.players[seat].count(token)


def upgrade_fits(s: Table, seat: int, card: int) -> bool:
    """A higher level than the one there. dt:hero-upgrades dtr:level-iii"""
    c = CARDS[s.codes[card]]
    return c.timing == "upgrade" and level_of(s, seat, c.space) < c.level


# ---- tokens and companions
def spends(s: Table, seat: int, token: str, window: str) -> list[Option]:
    """The ways of spending this token that are open now. dt:spendable-status-effects"""
    ways = TOKENS[token].spend
    return [
        Option("spend", target=seat_id(seat), ability=i if len(ways) > 1 else NONE, value=token)
        for i, x in enumerate(ways)
        if moment(s, seat, x.when, window)  # first: mostly it is not the time, and reasons have names to look up
        and spend_refusal(s, seat, token, x, window) is None
    ]


def way_of(option: Option) -> v.Spend:
    """The way of spending a token that this option means: the only one where it names none.
    dt:spendable-status-effects"""
    return TOKENS[option.value].spend[max(0, option.ability)]


def spend_refusal(s: Table, seat: int, token: str, x: v.Spend, window: str) -> Refusal | None:
    """Why this way of spending it is not open; None: it is. dt:spendable-status-effects"""
    p = s.players[seat]
    if p.count(token) < x.n:
        return "dt:spendable-status-effects", "dt why tokens", {"n": x.n, "token": token_name(token)}
    if x.once and token in p.used:
        return "dt:spendable-status-effects", "dt why once", {"token": token_name(token)}
    if not moment(s, seat, x.when, window):
        return "dt:spendable-status-effects", f"dt why when {x.when}", {"token": token_name(token)}
    return None if able(s, seat, x.effect) else ("dt:spendable-status-effects", "dt why nothing", {})


def moment(s: Table, seat: int, when: str, window: str) -> bool:
    """Is it the time that a way of spending names? Spending is an instant: in one's main phase it may also break into
    something else. dt:spendable-status-effects dt:timing-conflicts dt:incoming-damage dt:undefendable-damage"""
    if when == "any":
        return True
    if when == "main":
        return s.phase in MAIN_PHASES and seat == s.active
    if when == "incoming":
        return preventable(s, seat)
    a = s.attack
    if a is None or not is_attack(s):
        return False
    if when == "attack":
        return window == "activated" and seat == a.attacker and any(k == v.NORMAL for _, k in a.hits)
    if when == "attacked":
        return window == "attacked" and seat == a.target and not a.defend and all(k != v.NORMAL for _, k in a.hits)
    return when == "after attack" and window == "after" and seat == a.attacker and not a.again


def discard_refusal(s: Table, seat: int, card: int, companion: str) -> Refusal | None:
    """At any time, if the companion says so. dt:companions"""
    if not any(c.discard and companion in ("", c.id) for c in HEROES[s.players[seat].hero].companions):
        return "dt:companions", "dt why companion", {}
    return None if card in s.zones[f"hand{seat}"] else ("dt:companions", "dt why hand", {})


# ---- the list
def usable(s: Table, seat: int, window: str) -> list[Option]:
    """All that this seat could do now, whatever it is asked. dt:instant-action dt:timing-conflicts"""
    if silenced(s, seat):
        return []
    out, seen = [], set()
    for card in sorted(s.zones[f"hand{seat}"]):
        code = s.codes[card]
        if code not in seen and playable(s, seat, code, window):
            out.append(Option("play", card))
        seen.add(code)
    for token in s.players[seat].tokens:
        out += spends(s, seat, token, window)
    for c in HEROES[s.players[seat].hero].companions:
        out += [
            Option("discard_for", card, value=c.id)
            for card in sorted(s.zones[f"hand{seat}"])
            if discard_refusal(s, seat, card, c.id) is None
        ]
    return out


def causes(s: Table, seat: int, option: Option, window: str) -> bool:
    """Is this a reason to ask the seat in that window? dt:timing-conflicts"""
    wanted = CAUSES[window]
    if option.verb == "play":
        return any(t in wanted for t in tags(s.codes[option.card])) or gives(s, seat, s.codes[option.card], window)
    return option.verb == "spend" and way_of(option).when in wanted


def gives(s: Table, seat: int, code: str, window: str) -> bool:
    """Does this card give its player a token that could be spent in this very window? dt:timing-conflicts"""
    return any(
        x.when in CAUSES[window] and moment(s, seat, x.when, window)
        for _, op in walk(CARDS[code].effect)
        if isinstance(op, v.Place) and op.who == v.YOU
        for x in TOKENS[op.token].spend
    )


def concerns(s: Table, seat: int, window: str) -> bool:
    """Some windows concern only some players: an isolated source its victim's team, an Attack the two who fight.
    dt:timing-conflicts dt:isolated-source"""
    if window == "isolated":
        w = next((x for x in reversed(s.incoming) if x.isolated), None)
        return w is not None and w.seat in s.mates(seat)
    if window == "attacked":  # a player who can defend may do the rest after the defence
        a = s.attack
        return a is not None and (seat == a.attacker or (seat == a.target and all(k != v.NORMAL for _, k in a.hits)))
    if window == "declared":  # the player who declared has already chosen, and chooses again if the dice are changed
        return seat != s.active
    return True
