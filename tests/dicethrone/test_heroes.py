"""The heroes as they are printed: every ability at every level, every status effect, every card. See facts.py."""

from __future__ import annotations

import pytest
from tests.dicethrone import facts

from quickstrike.dicethrone.loading import COMMON, HEROES, PARTIAL, deck_of
from quickstrike.dicethrone.vocab import Hero, Name
from quickstrike.kernel.ops import walk

FACES = {
    "thor": "hammer hammer hammer worthy worthy thunder",
    "black-widow": "espionage espionage batons batons batons widow",
    "spider-man": "thwip thwip thwip web web spider",
    "black-panther": "claws claws claws vibranium vibranium panther",
}
BOARDS = {
    "thor": """
    offensive I hammered: AAA/AAAA/AAAAA: 4/5/7 dmg, throw mjolnir
    offensive II (0 CP) hammered: AAA/AAAA/AAAAA: 5/6/7 dmg, either mjolnir, if alike>=4 [gain electrokinesis]
    offensive III (2 CP) hammered: AAA/AAAA/AAAAA: 5/6/8 dmg, either mjolnir, if alike>=3 [gain electrokinesis]
    offensive I mighty-summon: ABBC: gain 2 guard_break, heal 2, if mjolnir_home==1 [gain 3 electrokinesis]
        else [3 collateral dmg (holder), retrieve mjolnir]
    offensive II (2 CP) mighty-summon: ABBC: gain 2 guard_break, heal 3, if mjolnir_home==1 [gain 3 electrokinesis]
        else [4 collateral dmg (holder), retrieve mjolnir]
    offensive II boom-boom: AACC: gain 2 electrokinesis, 6 dmg
    offensive I chain-lightning: AAACC: roll 3, best2 dmg, 2 collateral isolated dmg (opponents)
    offensive II (2 CP) chain-lightning: AAACC: roll 4, best2 dmg, 3 collateral isolated dmg (opponents)
    offensive I odinforce: AABBB: roll 5, if hammer>=2 [either mjolnir], if worthy>=2 [1 CP],
        gain thunder electrokinesis, then, 5+electrokinesis dmg
    offensive II (2 CP) odinforce: AABBB: roll 5 again, if hammer>=2 [either mjolnir], if worthy>=2 [1 CP],
        gain thunder electrokinesis, then, 6+electrokinesis dmg
    offensive I lightning-rod: small: if mjolnir_away==1 [9 dmg] else [gain electrokinesis, 7 dmg]
    offensive II (2 CP) lightning-rod: small: either mjolnir, gain electrokinesis, 9 dmg
    offensive I thunder-bolt: large: either mjolnir, gain 2 electrokinesis, 10 dmg
    offensive II (2 CP) thunder-bolt: large: either mjolnir, gain 2 electrokinesis, 12 dmg
    offensive II asgardian-brawn: BBB: heal 4
    offensive I bottled-lightning: CCCC: either mjolnir x2, gain 2 guard_break, then, 7+electrokinesis dmg
    offensive II (2 CP) bottled-lightning: CCCC: either mjolnir x3, gain 2 guard_break, then, 8+electrokinesis dmg
    offensive II ricochet: CCC: either mjolnir x6
    defensive I thunder-wheel: 3 dice: if hammer>=2 [either mjolnir], prevent 2*worthy, gain thunder electrokinesis
    defensive II (2 CP) thunder-wheel: 4 dice: either mjolnir xhammer/2, prevent 2*worthy, gain thunder electrokinesis
    ultimate I for-asgard: CCCCC: gain guard_break, either mjolnir x4, 14 ultimate dmg
""",
    "black-widow": """
    offensive I baton-strike: BBB/BBBB/BBBBB: 5/6/7 dmg
    offensive II (1 CP) played: reveal (opponent); baton-strike: BBB/BBBB/BBBBB: 6/7/8 dmg
    offensive I infiltrate: AABC: gain agility, advance time_bomb, then, inflict time_bomb
    offensive II (2 CP) infiltrate: AABC: gain agility, inflict time_bomb, then, advance time_bomb
    offensive II spy-game: AABCC: gain covert_ops, gain agility, 6 undefendable dmg
    offensive I widows-gauntlets: AAABB: 1 CP, 6+upgrades dmg
    offensive II (2 CP) widows-gauntlets: AAABB: 1 CP, 7+upgrades dmg
    offensive II covert-mission: AABB: inflict time_bomb (opponents)
    offensive I hacked: small: inflict time_bomb (opponent), if upgrades>=3 [7 dmg] else [5 dmg]
    offensive II (1 CP) hacked: small: inflict time_bomb (opponent), if upgrades>=3 [8 dmg] else [6 dmg]
    offensive I grapple: CCCC: gain agility, 6+upgrades undefendable dmg, if upgrades>=2 [1 CP]
    offensive II (2 CP) grapple: CCCC: 1 CP, gain agility, 7+upgrades undefendable dmg
    offensive II recon: CCC: gain agility, search 1 to play
    offensive I vengeance: large: gain agility, roll 4, 7+batons dmg, if espionage>=1 [inflict time_bomb],
        if widow>=2 [gain covert_ops]
    offensive II (2 CP) vengeance: large: gain agility, roll 5, 7+batons dmg, if espionage>=1 [inflict time_bomb],
        if widow>=2 [gain covert_ops]
    offensive II subvert: ABBB: gain covert_ops, gain agility
    defensive I sabotage: 3 dice: if upgrades>=4 [attempt defensive (you)], batons dmg, prevent espionage,
        if widow>=2 [inflict time_bomb]
    defensive II (2 CP) sabotage: 4 dice: if upgrades>=4 [attempt defensive (you)], batons dmg, prevent espionage,
        if widow>=2 [inflict time_bomb]
    passive I red-room-training: +1 if upgrades>=5, upgrades in roll phase
    passive II (2 CP) red-room-training: +1 if upgrades>=5, upgrades in roll phase, on upgrade: draw 1
    ultimate I widows-bite: CCCCC: search 2 to play, inflict time_bomb, 10 ultimate dmg
""",
    "spider-man": """
    offensive I punch: AAA/AAAA/AAAAA: 4/5/6 dmg
    offensive II (2 CP) punch: AAA/AAAA/AAAAA: 5/6/7 dmg, if alike>=4 [gain combo]
    offensive I c-c-c-combo: AACC: 5 dmg, gain combo
    offensive II (2 CP) c-c-c-combo: AACC: 6 dmg, gain combo
    offensive II web-shot: BBC: gain invisibility, inflict webbed
    offensive I spider-reflexes: ABBC: roll 2, total dmg, if total<=5 [gain combo]
    offensive I wall-crawler: AABBB: gain invisibility, 7 dmg
    offensive I ensnare: small: 5 dmg, then, inflict webbed
    offensive I ensnare-large: large: draw 1, 8 dmg, then, inflict webbed
    offensive II (2 CP) ensnare: small: 6 dmg, then, inflict webbed
    offensive II ensnare-large: large: draw 1, 9 dmg, then, inflict webbed
    offensive I venom-punch: CCCC: gain invisibility, 7 undefendable dmg
    offensive II (2 CP) venom-punch: CCCC: gain invisibility, 8 undefendable dmg
    offensive II combo-up: CCC: gain combo, then, 2 undefendable dmg
    defensive I spider-sense: 2 dice: if invisibility>=1 [[remove 1 invisibility (you), attempt defensive (you)] or []],
        if web_sense==0 & spider>=1 [prevent half, mark sensed], if web_sense>=1 & web>=1 [prevent half, mark sensed]
    defensive I counterpunch: 3 dice: thwip dmg
    ultimate I venom-shockwave: CCCCC: gain invisibility, inflict webbed, then, 13 ultimate dmg
""",
    "black-panther": """
    offensive I vibranium-claws: AAA/AAAA/AAAAA: 4/5/6 dmg
    offensive II (1 CP) vibranium-claws: AAA/AAAA/AAAAA: 5/6/7 dmg
    offensive I stealth-strike: AACC: 3 undefendable dmg
    offensive II (1 CP) stealth-strike: AACC: 4 undefendable dmg
    offensive I heart-shaped-herb: BBB: gain 3 kinetic_energy, gain vibranium_suit
    offensive II (2 CP) heart-shaped-herb: BBB: gain 4 kinetic_energy, gain vibranium_suit
    offensive I meteoric-punch: small: gain kinetic_energy, 6 dmg
    offensive I meteoric-punch-large: large: gain 3 kinetic_energy, 8 dmg
    offensive II (2 CP) meteoric-punch: small: gain kinetic_energy, 7 dmg
    offensive II meteoric-punch-large: large: gain 3 kinetic_energy, 9 dmg
    offensive I triple-threat: AABBC: roll 2, if vibranium>=1 [gain 2 kinetic_energy],
        if panther>=1 [gain 2 kinetic_energy, draw 1], 6+claws dmg
    offensive II (2 CP) triple-threat: AABBC: roll 2, if vibranium>=1 [gain 2 kinetic_energy],
        if panther>=1 [gain 2 kinetic_energy, draw 1], 7+claws dmg
    offensive I ancestral-power: CCCC: gain 2 kinetic_energy, gain vibranium_suit, 4 undefendable dmg
    offensive II (2 CP) ancestral-power: CCCC: gain 2 kinetic_energy, gain vibranium_suit, 6 undefendable dmg
    defensive I bashengas-honor: 3 dice: claws dmg
    defensive II (2 CP) bashengas-honor: 4 dice: claws dmg
    passive I energy-absorption: on damage taken: gain kinetic_energy
    ultimate I wakanda-forever: CCCCC: gain 3 kinetic_energy, gain vibranium_suit, 11 ultimate dmg
""",
    "captain-marvel": """
    offensive I photon-punch: AAA/AAAA/AAAAA:
    offensive I inner-light: AACC:
    offensive I aurora-wave: AABCC:
    offensive I barrel-roll: ABBB:
    offensive I photonic: small:
    offensive I light-torpedo: large:
    offensive I supernova: CCCC:
    ultimate I binary-blast: CCCCC:
""",
    "doctor-strange": """
    offensive I augury: BBDD: 8 dmg, gain deja_vu
    offensive I universal-awareness: BBBB: draw 1, gain deja_vu, gain 2 premonition
    offensive I astral-incursion: ABCD: 8 dmg, gain premonition
    offensive I mystic-bolts: small: 6 dmg
    offensive I mystic-bolts-large: large: 9 dmg
    offensive I binding: AACC: 9 dmg, inflict crimson_bands
    offensive I wands-of-watoomb: DDDD: 5 undefendable dmg, inflict crimson_bands
    ultimate I all-seeing-eye: DDDDD: 10 ultimate dmg
""",
    "loki": """
    offensive I mockery: AAA/AAAA/AAAAA: 6/7/8 dmg
    offensive I confuddle: AABB: inflict 2 spellbound, 7 dmg
    offensive I antics: CC: draw 1, gain illusion, gain bag_of_tricks
    offensive I vilify: ABCD: 7 dmg, gain illusion, gain bag_of_tricks
    offensive I vex: small: 7 dmg, gain bag_of_tricks
    offensive I kneel-to-me: large: 9 dmg, gain bag_of_tricks
    offensive I double-take: DDDD: gain illusion, inflict 2 spellbound, 7 undefendable dmg
    ultimate I glorious-purpose: DDDDD: gain illusion, inflict 3 spellbound, 10 ultimate dmg
""",
    "scarlet-witch": """
    offensive I hex-bolt: AAA/AAAA/AAAAA: 4/6/8 dmg
    offensive I jinx: AABB: 7 dmg
    offensive I darkhold: CC: draw 1, 1 CP, gain crackle, gain probability_manipulation
    offensive I mind-blast: ABCD: 6 undefendable dmg, gain crackle, gain probability_manipulation
    offensive I spellcraft: small: 7 dmg, gain probability_manipulation
    offensive I spellcraft-large: large: 9 dmg, inflict reality_warp
    offensive I bewitch: ADDD: 9 dmg, gain conjure
    offensive I pure-chaos: DDDD: 6 undefendable dmg, gain conjure, inflict reality_warp
    ultimate I sealed-your-fate: DDDDD: gain conjure, gain probability_manipulation, 12 ultimate dmg
""",
}
TOKENS = {
    "thor": """
    electrokinesis: positive 4; spend 4 main once: draw 1
    guard_break: positive 2; spend 1 attack: roll 1, if total>=4 & total<=5 [undefendable]
""",
    "black-widow": """
    covert_ops: unique 3; not transferable; not removable; spend 1 main once: [play upgrade] or [scout 3 fetch]
    agility: positive 2; spend 1 incoming: roll 1, if total<=3 [prevent half], if total>=5 [mark tumbled]
    time_bomb: negative 2; sides 0:02 0:01 from upgrades/6;
        upkeep: roll 1, if total==6 [remove 1 time_bomb this (bearer)] else [advance time_bomb this];
        last: 4 undefendable isolated dmg (bearer)
""",
    "spider-man": """
    combo: unique 1; not transferable; spend 1 after attack once: attack again
    webbed: negative 1; exposed; inflicted: 2 undefendable isolated dmg (bearer)
    invisibility: unique 1; not transferable; spend 1 attacked: defend
""",
    "black-panther": """
    kinetic_energy: positive 8; full: 2 CP, draw 2, 5 undefendable isolated dmg (opponent); bonus kinetic_energy/2
    vibranium_suit: unique 1; not transferable; spend 1 incoming: prevent 3
""",
    "captain-marvel": """
    cosmic_flare: positive 3
    radiance: positive 2
    cosmic_ray: unique 2; not transferable; not removable
""",
    "doctor-strange": """
    deja_vu: positive 1
    premonition: positive 3
    crimson_bands: negative 1
""",
    "loki": """
    bag_of_tricks: positive 2; upkeep: remove 1 bag_of_tricks this (bearer), roll 1, if total==1 [-1 CP (bearer)],
        if total==6 [2 CP (bearer)]
    illusion: unique 2; not transferable
    spellbound: unique 3; not transferable
""",
    "scarlet-witch": """
    crackle: positive 3
    probability_manipulation: positive 2
    conjure: positive 1; spend 1 main once: inflict reality_warp (opponent)
    reality_warp: negative 1
""",
}
ACTIONS = {
    "thor": """
    indomitable-will: roll 2: needs attacked==1 & lethal==1; roll 1, if worthy>=1 [survive at 1]
    invulnerability: roll 2: 2 electrokinesis; prevent all
    he-is-worthy: roll 1: set 1 you to 4/5
    power-trip: instant 1: draw 1, gain 2 electrokinesis
    time-to-hammer: instant 0: retrieve mjolnir, 1 CP, gain electrokinesis
    stormbreak: instant 0: needs mjolnir_thrown>=2; draw 1, 1 CP, gain guard_break, gain electrokinesis
""",
    "black-widow": """
    recoil: roll 0: needs attacked==1; roll 2, if espionage>=1 [1 CP], if widow>=1 [prevent half]
    subversion: roll 1: AM +2+upgrades_played dmg
    assemble: instant 1: gain 2 agility
    elude: roll 1: needs tumbled>=1; prevent all
    undercover-mission: main 2: inflict time_bomb (opponent), if upgrades>=4 [gain agility]
    cunning: main 2: scout 5 take
""",
    "spider-man": """
    yikes: instant 1: gain invisibility
    radioactive-blood: instant 3: gain combo
    swing-escape: roll 1: needs attacked==1; mark web_sense
    nice-try: roll 0: needs attacked==1; 1 invisibility; prevent 3
    invisible-punch: roll 1: needs attacked==1 & sensed>=1; 3 dmg
    ambush: roll 0: 1 invisibility; AM +3 dmg
    web-shooters: main 1: inflict webbed (player)
    booyah: main 1: roll 1, if thwip>=1 [gain invisibility], if web>=1 [inflict webbed (opponent)],
        if spider>=1 [gain combo]
    milkshake-me: main 1: heal 3
    cha-ching: main 0: 2 CP
""",
    "black-panther": """
    strength-of-will: roll 1: AM roll 3, +claws dmg
    warrior-of-wakanda: roll 2: AM undefendable
    yibambe: instant 0: 2 kinetic_energy; gain vibranium_suit
    vibin: instant 1: 1 vibranium_suit; prevent 6
    energize: main 1: roll 1, gain half total kinetic_energy
    stop-at-nothing: main 0: 2 kinetic_energy; 3 CP
    kinetic-therapy: main 2: heal kinetic_energy
""",
    "common": """
    transference: main 2: transfer 1
    what-status-effects: main 2: remove all
    get-that-outta-here: main 1: remove 1
    vegas-baby: main 0: roll 1, half total CP
    triple-up: instant 2: draw 3
    double-up: instant 1: draw 2
    buh-bye: instant 2: remove 1
    tip-it: instant 1: nudge any
    getting-paid: instant 0: 2 CP
    not-this-time: roll 1: prevent 6 (player)
    twice-as-wild: roll 3: set 2 any to any
    so-wild: roll 2: set 1 any to any
    six-it: roll 1: set 1 you to 6
    samesies: roll 1: copy
    try-try-again: roll 1: reroll 2 team
    one-more-time: roll 1: attempt offensive (player)
    better-d: roll 0: attempt defensive (player)
    helping-hand: roll 1: reroll 1 opponent
""",
}
# What the French rule book calls them; every other French name is our own and says so.
FRENCH = {
    "Agility": "Agilité",
    "Time Bomb": "Bombe à retardement",
    "Covert Ops": "Opérations secrètes",
    "Electrokinesis": "Électrokinésie",
    "Webbed": "Entoilé",
    "Web Shot": "Jet de toile",
    "Sabotage": "Sabotage",
    "Red Room Training": "Entraînement de la Chambre rouge",
    "What Status Effects?": "Quelle altération ?",
    "Buh, bye!": "Tcha, Ciao !",
    "Twice As Wild!": "Double Joker fou !",
    "Not This Time!": "Pas cette fois !",
    "Kinetic Energy": "Énergie cinétique",
    "Vibranium Suit": "Tenue en vibranium",
    "Claws": "Griffes",
    "Vibranium": "Vibranium",
    "Panther": "Panthère",
    "Radiance": "Éclat",
    "Bag of Tricks": "Sac à malice",
    "Crackle": "Crépitement",
    "Mystic Bolts": "Sorts mystiques",
}
# What owners of the French box call them.
FRENCH_BOX = {
    "thor": """
    Mjolnir
    Hammer
    Worthy
    Thunder
    Guard Break
    Hammered
    Mighty Summon
    Boom Boom!
    Asgardian Brawn
""",
    "spider-man": """
    Thwip
    Web
    Spider
    Punch
    Wall Crawler
    Spider-Reflexes
    Ensnare
    Venom Punch
""",
    "captain-marvel": "Cosmic Flare",
    "doctor-strange": "Deja Vu\nPremonition\nCrimson Bands",
    "scarlet-witch": "Probability Manipulation\nConjure",
    "loki": """
    Scepter
    Illusion
    Lies
    Deceit
    Spellbound
    Mockery
    Confuddle
    Antics
    Vex
    Double Take
    Glorious Purpose!
""",
}
ALL = {**HEROES, **PARTIAL}


def lines(text: str) -> list[str]:
    """Facts, one a line; a line that is indented deeper goes on."""
    out: list[str] = []
    for line in text.strip("\n").splitlines():
        if line.startswith(" " * 8):
            out[-1] += " " + line.strip()
        elif line.strip():
            out.append(line.strip())
    return out


@pytest.mark.parametrize("hero", BOARDS)
def test_the_board_is_as_printed(hero):
    assert [x.strip() for x in facts.board(ALL[hero])] == lines(BOARDS[hero])


@pytest.mark.parametrize("hero", TOKENS)
def test_status_effects_are_as_printed(hero):
    assert [facts.token(t) for t in ALL[hero].tokens] == lines(TOKENS[hero])


@pytest.mark.parametrize("hero", FACES)
def test_dice_are_as_printed(hero):
    assert " ".join(HEROES[hero].faces) == FACES[hero]


@pytest.mark.parametrize(
    ("hero", "faces"),
    [
        ("captain-marvel", "AAABBC"),
        ("doctor-strange", "AABBCD"),
        ("loki", "AABBCD"),
        ("scarlet-witch", "AAABCD"),
    ],
)
def test_dice_of_partial_heroes(hero, faces):
    h = PARTIAL[hero]
    order = [s for s, _ in h.symbols]
    assert "".join("ABCD"[order.index(s)] for s in h.faces) == faces


@pytest.mark.parametrize("hero", ACTIONS)
def test_action_cards_are_as_printed(hero):
    cards = COMMON if hero == "common" else HEROES[hero].cards
    assert facts.actions(cards) == lines(ACTIONS[hero])


@pytest.mark.parametrize(
    ("hero", "upgrades", "actions", "deck"),
    [("thor", 9, 6, 33), ("black-widow", 8, 6, 32), ("spider-man", 4, 10, 32), ("black-panther", 7, 7, 32)],
)
def test_a_deck_has_the_cards_on_the_leaflet(hero, upgrades, actions, deck):
    cards = HEROES[hero].cards
    assert [sum(c.timing == "upgrade" for c in cards), sum(c.timing != "upgrade" for c in cards)] == [upgrades, actions]
    assert len(deck_of(hero)) == len(set(deck_of(hero))) == deck
    assert [c for c in deck_of(hero) if c.startswith("common:")] == [c.code for c in COMMON]
    assert len(COMMON) == 18


def test_setup_and_companions():
    assert {h.id: facts.seq(h.setup) for h in HEROES.values()} == {
        "thor": "",
        "spider-man": "",
        "black-widow": "gain 3 covert_ops",
        "black-panther": "",
    }
    (mjolnir,) = HEROES["thor"].companions
    assert (mjolnir.id, mjolnir.discard) == ("mjolnir", True)
    assert facts.seq(mjolnir.throw) == "1 undefendable isolated dmg (holder)"
    assert facts.seq(mjolnir.retrieve) == "gain electrokinesis"
    assert not HEROES["black-widow"].companions and not HEROES["spider-man"].companions


def test_an_upgrade_goes_by_its_space_and_level():
    cards = {c.code: c for c in HEROES["thor"].cards}
    third = cards["thor:hammered-3"]
    assert (third.name.en, third.name.said("fr"), third.space, third.level, third.cost) == (
        "Hammered III",
        "Martèlement III",
        "hammered",
        3,
        2,
    )
    assert cards["thor:hammered-2"].cost == 0
    played = next(c for c in HEROES["black-widow"].cards if c.code == "black-widow:baton-strike-2")
    assert facts.seq(played.effect) == "reveal (opponent)"


def names(h: Hero) -> list[Name]:
    return [x for _, x in walk(h) if isinstance(x, Name)]


def test_french_names_are_those_of_the_rule_book():
    found = {n.en: n for h in ALL.values() for n in names(h)} | {c.name.en: c.name for c in COMMON}
    assert {en: found[en].said("fr") for en in FRENCH} == FRENCH
    assert not [en for en in FRENCH if found[en].own]


@pytest.mark.parametrize("hero", ALL)
def test_other_french_names_say_that_they_are_ours(hero):
    """But for names of persons, what stands in the rule book, and those a French source has."""
    h = ALL[hero]
    said = {h.name, *h.missing, *h.left_out, *h.readings}
    upgrades = {c.name.en for c in h.cards if c.space}
    other = [n.en for n in names(h) if n not in said and not n.own and n.en not in FRENCH and n.en not in upgrades]
    assert sorted(set(other)) == sorted(lines(FRENCH_BOX.get(hero, "")))


@pytest.mark.parametrize("hero", PARTIAL)
def test_a_partial_hero_says_what_is_missing_in_both_languages(hero):
    missing = PARTIAL[hero].missing
    assert len(missing) >= 4 and all(m.en != m.said("fr") for m in missing)
    assert any("cards" in m.en for m in missing) and any("defence" in m.en for m in missing)


@pytest.mark.parametrize(
    ("hero", "word"),
    [
        ("thor", "Electrokinesis"),
        ("thor", "Guard Break"),
        ("black-widow", "Gauntlets"),
        ("black-widow", "Red Room"),
        ("black-widow", "Time Bomb"),
        ("spider-man", "Webbed"),
        ("black-panther", "Vibranium Suit"),
    ],
)
def test_disputed_facts_are_told(hero, word):
    assert any(word in r.en for r in ALL[hero].readings)
