"""Tables that are nearly over, so that a game has its end within a few rounds."""

SOLO = """
scenario = "rhino"
seed = 6
[villain]
card = "01094"
damage = 2
stages = []
[[player]]
hero = "spider-man:justice"
form = "alter-ego"
damage = 2
hand = ["Swinging Web Kick", "Backflip", "Web-Shooter", "Energy", "Genius", "Black Cat"]
"""

# A blow takes the tough status away, the next one wins: a round lies between them, with one card of his.
NEARLY = """
scenario = "rhino"
seed = 6
[villain]
card = "01094"
damage = 13
tough = true
stunned = true
stages = []
[encounter]
deck = ["Advance", "Gang-Up", "Hydra Mercenary", "Shadow of the Past"]
[[player]]
hero = "spider-man:justice"
hand = ["Backflip", "Energy", "Web-Shooter"]
"""

TWO = """
scenario = "klaw"
seed = 3
[villain]
card = "01113"
damage = 10
stages = []
[main]
threat = 3
[[player]]
hero = "captain-marvel:aggression"
form = "alter-ego"
damage = 2
hand = ["Photonic Blast", "Energy", "Energy Channel", "Tigra", "Captain Marvel's Helmet"]
[[player]]
hero = "she-hulk:aggression"
damage = 3
hand = ["Gamma Slam", "Focused Rage", "Strength", "Hulk"]
"""

# Nobody can stop it: the end of this turn is the end of the game.
LOST = """
scenario = "rhino"
seed = 1
[main]
threat = 6
[[player]]
hero = "spider-man:justice"
form = "alter-ego"
hand = ["Backflip"]
"""

# Whoever ends the turn at once has lost, whoever thwarts has not.
LOSING = """
scenario = "rhino"
seed = 2
[main]
threat = 6
[[player]]
hero = "spider-man:justice"
hand = ["Backflip", "For Justice!", "Energy", "Heroic Intuition"]
"""

# Four seats with much on the table: what is hard to show.
FOUR = """
scenario = "rhino"
modular = ["bomb_scare", "legions_of_hydra"]
seed = 5
[villain]
card = "01095"
damage = 40
attached = ["Enhanced Ivory Horn", "Charge"]
[main]
threat = 11
[[side]]
card = "Breakin' & Takin'"
threat = 4
[[side]]
card = "Bomb Scare"
threat = 3
[[player]]
hero = "spider-man:justice"
damage = 4
tough = true
hand = ["Swinging Web Kick*2", "Backflip", "Energy", "Genius", "Strength", "Enhanced Spider-Sense",
        "Interrogation Room"]
play = ["Web-Shooter*2", "Black Cat", "Aunt May", "Daredevil", "Avengers Mansion", "Heroic Intuition"]
engaged = ["Hydra Mercenary", {card = "Sandman", damage = 1}]
[[player]]
hero = "captain-marvel:aggression"
form = "alter-ego"
damage = 6
stunned = true
play = ["Alpha Flight Station", "Tigra", "Energy Channel"]
engaged = ["Hydra Mercenary"]
[[player]]
hero = "she-hulk"
damage = 2
confused = true
play = ["Hellcat", "Superhuman Law Division", "Maria Hill"]
engaged = ["Shocker"]
[[player]]
hero = "black-panther:protection"
play = ["Vibranium Suit", "Panther Claws", "Shuri", "Luke Cage"]
"""

HEROES = ("spider-man:justice", "captain-marvel:aggression", "she-hulk", "black-panther:protection")
OWN = (
    ("Web-Shooter", "Black Cat", "Aunt May"),
    ("Alpha Flight Station", "Tigra"),
    ("Hellcat", "Maria Hill"),
    ("Panther Claws", "Shuri"),
)
FOES = (("Hydra Mercenary",), (), ("Shocker",), ())
HAND = ("Energy", "Genius", "Strength") * 2


def empty(n):
    """A table as it is when the game begins."""
    seats = [f'[[player]]\nhero = "{hero}"\nhand = {list(HAND[:3])}\n' for hero in HEROES[:n]]
    return 'scenario = "rhino"\nseed = 5\n' + "".join(seats)


def usual(n):
    seats = [
        f'[[player]]\nhero = "{HEROES[i]}"\nhand = {list(HAND)}\nplay = {list(OWN[i])}\nengaged = {list(FOES[i])}\n'
        for i in range(n)
    ]
    side = "[main]\nthreat = 4\n[[side]]\ncard = \"Breakin' & Takin'\"\nthreat = 3\n"
    return 'scenario = "rhino"\nseed = 5\n' + side + "".join(seats)


def crowded(n):
    """The first seats of the table for four, its villain and scheme within what fewer players have."""
    head, *seats = FOUR.split("[[player]]")
    few = head.replace("damage = 40", "damage = 9").replace("threat = 11", "threat = 5")
    return few + "".join("[[player]]" + seat for seat in seats[:n])


def apart(n):
    """Each player in a game area of their own, with a villain, a main scheme and a side scheme."""
    kangs, sides = ("Immortus", "Iron Lad", "Rama-Tut", "Scarlet Centurion"), ("Rampage", "Pinned Down", "Time Portal")
    out = 'scenario = "kang"\nseed = 4\nacceleration = 1\n[[main]]\ncard = "11008a"\nstages = ["11013a"]\n'
    for i in range(n):
        at = f"area = {i + 1}\n"
        out += f'[[villain]]\ncard = "Kang ({kangs[i]}) [1100{i + 2}]"\ndamage = {i + 2}\nstages = []\n{at}'
        out += f'[[main]]\ncard = "110{i + 9:02}a"\nthreat = {i + 3}\n{at}'
        out += f'[[side]]\ncard = "{sides[i]}"\n{at}' if i < len(sides) else ""
    for i in range(n):
        foes = ["Macrobots"] if i < 3 else []
        out += f'[[player]]\nhero = "{HEROES[i]}"\nhand = {list(HAND[:3])}\nplay = {list(OWN[i])}\n'
        out += f"engaged = {foes}\narea = {i + 1}\n"
    return out


def crew(n):
    """Four villains, each with a scheme of its own."""
    out = 'scenario = "wrecking_crew"\nseed = 4\nacceleration = 1\n'
    for card, damage in (("Wrecker [07002]", 1), ("Thunderball [07017]", 2), ("Piledriver [07032]", 3)):
        out += f'[[villain]]\ncard = "{card}"\ndamage = {damage}\n'
    out += '[[villain]]\ncard = "Bulldozer [07046]"\nactive = true\nstunned = true\nattached = ["Ramming Speed*2"]\n'
    out += '[main]\ncard = "Breakout"\nthreat = 2\n'
    for i, card in enumerate(("Day of Reckoning", "Clear the Road", "Pile It On!", "Thunderstruck")):
        out += f'[[side]]\ncard = "{card}"\nthreat = {i + 3}\n'
    return out + _seats(n, "")


def tower(n):
    """Two villains, two main schemes, an environment, side schemes."""
    out = 'scenario = "tower_defense"\nseed = 4\n'
    out += '[[villain]]\ncard = "Proxima Midnight [21092]"\ntough = true\n'
    out += '[[villain]]\ncard = "Corvus Glaive [21095]"\ndamage = 4\nactive = true\ntough = true\n'
    out += '[[main]]\ncard = "The Armies of Thanos"\nthreat = 2\n[[main]]\ncard = "Under Siege"\nthreat = 3\n'
    out += '[[environment]]\ncard = "Avengers Tower [21100a]"\ncounters = {damage = 3}\n'
    for card in ("City Under Attack", "Landing Craft"):
        out += f'[[side]]\ncard = "{card}"\nthreat = 2\n'
    return out + _seats(n, "Outrider")


def _seats(n, foe):
    engaged = [foe] if foe else []
    return "".join(
        f'[[player]]\nhero = "{HEROES[i]}"\nhand = {list(HAND)}\nplay = {list(OWN[i])}\nengaged = {engaged if i % 2 else []}\n'
        for i in range(n)
    )


TEAM = (
    ("Scorch", "front"),
    ("Masked Torchbearer", "front"),
    ("Trawler Nine", "front"),
    ("Anchor", "front"),
    ("Spindrift", "support"),
    ("Brine", "support"),
)
DUELLISTS = ("thor", "spider-man", "black-widow", "black-panther")


def vs(n, characters):
    """The Vs. System in an attack step: so many players, each with so many characters."""
    hand = ["Scorch", "Masked Torchbearer", "Brine", "Reef", "Anchor", "Kelp Warden"]
    team = "".join(f'[[player.character]]\ncard = "{card}"\nrow = "{row}"\n' for card, row in TEAM[:characters])
    player = f"[[player]]\nendurance = 20\nresources = 8\nhand = {hand}\n{team}"
    return 'turn = 7\nphase = "attack"\n' + player * n


def dice(n):
    """Dice Throne before a roll: everybody with a hand and points to play it."""
    hand = ["Vegas Baby!", "Samesies!", "Tip It!", "So Wild!", "Not This Time!", "What Status Effects?"]
    seats = [f'[[player]]\nhero = "{hero}"\nhealth = 20\npoints = 8\nhand = {hand}\n' for hero in DUELLISTS[:n]]
    return "turn = 5\n" + "".join(seats)
