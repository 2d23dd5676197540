"""How texts of Dice Throne ought to read, in both languages: a made-up hero, effects, printed texts, notes."""

from __future__ import annotations

from quickstrike.dicethrone import vocab as V
from quickstrike.dicethrone.expr import condition, number
from quickstrike.kernel.ops import Op


def name(en: str, fr: str) -> V.Name:
    return V.Name(en, (("fr", fr),))


def seq(*steps: Op) -> V.Seq:
    return V.Seq(steps)


HERO = V.Hero(
    "made-up",
    name("Made-Up", "Inventé"),
    symbols=(("fist", name("Fist", "Poing")), ("eye", name("Eye", "Œil"))),
    faces=("fist",) * 4 + ("eye",) * 2,
    spaces=(
        V.Space(
            "hit",
            name("Hit", "Frappe"),
            "offensive",
            (
                V.Level(
                    1,
                    (
                        V.Ability(
                            "hit", name("Hit", "Frappe"), (V.Pattern((("fist", 3),)),), effect=seq(V.Mark("struck"))
                        ),
                    ),
                ),
            ),
        ),
    ),
    tokens=(
        V.Token("armor", name("Armor", "Armure"), "positive", 2),
        V.Token("burn", name("Burn", "Brûlure"), "negative", 1),
    ),
    companions=(V.Companion("dog", name("Dog", "Chien"), seq(), seq()),),
    cards=(
        V.Card("made-up:more", name("More!", "Encore !"), "roll", 0, needs=condition("struck >= 1")),
        V.Card("made-up:trick", name("Trick", "Ruse"), "instant", 0, seq(V.Mark("tricked", turn=True))),
        V.Card("made-up:use", name("Use", "Emploi"), "main", 0, seq(V.If(condition("tricked == 1"), seq()))),
    ),
)

SAMPLES: list[tuple[Op, str, str]] = [
    (seq(V.Draw(number(1)), V.Draw(number(2))), "Draw 1 card. Draw 2 cards.", "Piochez 1 carte. Piochez 2 cartes."),
    (
        V.If(condition("upgrades >= 3"), seq(V.Draw(number(1))), seq(V.Heal(number(1)))),
        "If you have at least 3 Hero Upgrades in play, draw 1 card; otherwise heal 1.",
        "Si vous avez au moins 3 Améliorations de Héros en jeu, piochez 1 carte ; sinon, regagnez 1 point de Santé.",
    ),
    (
        V.If(condition("lethal == 0"), seq(), seq(V.Draw(number(2)))),
        "Unless the incoming damage would not reduce your Health to 0, draw 2 cards.",
        "Sauf si les dégâts entrants ne doivent pas réduire votre Santé à 0, piochez 2 cartes.",
    ),
    (
        V.If(condition("attacked == 1 and armor >= 1"), seq(V.Draw(number(1)))),
        "If you are the target of an Attack and you have Armor, draw 1 card.",
        "Si vous êtes la cible d'une Attaque et si vous possédez Armure, piochez 1 carte.",
    ),
    (
        V.Either((seq(V.Place("armor")), seq(V.Draw(number(2)), V.Heal(number(1))))),
        "Either gain Armor; or draw 2 cards and heal 1.",
        "Gagnez Armure ; ou bien piochez 2 cartes et regagnez 1 point de Santé.",
    ),
    (
        V.Either((seq(V.Remove(1, V.YOU, "armor"), V.Attempt("defensive", V.YOU)), seq())),
        "You may remove Armor from your board and make one more Defensive Roll Attempt.",
        "Vous pouvez retirer Armure de votre plateau et effectuer une Tentative de Lancer Défensif supplémentaire.",
    ),
    (
        V.Either((seq(V.Search(2)), seq())),
        "You may search your deck for up to 2 Hero Upgrades and put them into play, then shuffle.",
        "Vous pouvez chercher jusqu'à 2 Améliorations de Héros dans votre paquet et les mettre en jeu, puis mélanger.",
    ),
    (
        V.Either((seq(V.Draw(number(1), V.TEAM)), seq())),
        "If you wish, a player of your team draws 1 card.",
        "Si vous le souhaitez, un joueur de votre équipe pioche 1 carte.",
    ),
    (
        seq(V.Damage(number(3)), V.Then(), V.Place("burn", who=V.TARGET)),
        "Deal 3 damage. Then inflict Burn.",
        "Infligez 3 dégâts. Puis infligez Brûlure.",
    ),
    (
        seq(V.Place("armor", number(2)), V.Points(number(1)), V.Place("burn")),
        "Gain 2 Armor, 1 CP and Burn.",
        "Gagnez 2 Armure, 1 PC et Brûlure.",
    ),
    (V.Place("armor", number("eye")), "Gain 1 Armor per Eye.", "Gagnez 1 Armure par Œil."),
    (V.Place("burn", who=V.OPPONENTS), "Inflict Burn on each opponent.", "Infligez Brûlure à chaque adversaire."),
    (V.Place("armor", who=V.PLAYER), "A player of your choice gains Armor.", "Un joueur de votre choix gagne Armure."),
    (
        V.Remove(0, V.PLAYER),
        "Remove all Status Effects from a player of your choice.",
        "Retirez toutes les Altérations d'État d'un joueur de votre choix.",
    ),
    (V.Remove(2, V.TARGET, "burn"), "Remove 2 Burn from the target.", "Retirez 2 Brûlure de la cible."),
    (V.Remove(1, V.BEARER, "burn", this=True), "Remove this token.", "Retirez ce jeton."),
    (
        V.Transfer(),
        "Transfer 1 Status Effect from a player of your choice to another one.",
        "Transférez 1 Altération d'État d'un joueur de votre choix à un autre.",
    ),
    (V.Advance("burn"), "Advance all Burn tokens in play.", "Faites progresser tous les jetons Brûlure en jeu."),
    (V.Advance("burn", this=True), "Advance this token.", "Faites progresser ce jeton."),
    (
        V.RaiseLimit("armor"),
        "Raise your Stack Limit of Armor by 1 for the rest of the game.",
        "Augmentez de 1 votre Limite d'Empilement d'Armure jusqu'à la fin de la partie.",
    ),
    (V.Points(number(-2), V.TARGET), "The target loses 2 CP.", "La cible perd 2 PC."),
    (V.Points(number(-1)), "Lose 1 CP.", "Perdez 1 PC."),
    (
        V.Points(number("half total")),
        "Gain X CP, X being half of the total of the roll (rounded up).",
        "Gagnez X PC, X étant la moitié du total du lancer (arrondie au chiffre supérieur).",
    ),
    (
        V.Draw(number("upgrades_played"), V.OPPONENT),
        "An opponent of your choice draws 1 card per Hero Upgrade you have played this turn.",
        "Un adversaire de votre choix pioche 1 carte par Amélioration de Héros que vous avez jouée ce tour-ci.",
    ),
    (V.Heal(number(2), V.BEARER), "Its bearer heals 2.", "Son porteur regagne 2 points de Santé."),
    (V.Steal("points", number(2)), "Steal 2 CP.", "Volez 2 PC."),
    (
        V.Steal("health", number(1), V.OPPONENT),
        "Steal 1 Health from an opponent of your choice.",
        "Volez 1 point de Santé à un adversaire de votre choix.",
    ),
    (V.Steal("armor"), "Steal Armor.", "Volez Armure."),
    (V.Damage(number([4, 5, 7])), "Deal 4/5/7 damage.", "Infligez 4/5/7 dégâts."),
    (
        V.Damage(number(1), V.UNDEFENDABLE, V.BEARER, True),
        "Its bearer takes 1 undefendable damage (isolated source).",
        "Son porteur subit 1 dégât imparable (source isolée).",
    ),
    (V.Damage(number(2), V.PURE, V.YOU), "Take 2 pure damage.", "Subissez 2 dégâts purs."),
    (
        V.Damage(number(3), V.COLLATERAL, V.HOLDER),
        "Deal 3 collateral damage to the opponent who holds Dog.",
        "Infligez 3 dégâts collatéraux à l'adversaire qui détient Chien.",
    ),
    (
        V.Damage(number("10 + 2 * armor"), V.ULTIMATE),
        "Deal 10 ultimate damage, plus 2 per Armor you have.",
        "Infligez 10 dégâts ultimes, plus 2 par Armure que vous possédez.",
    ),
    (
        V.Add(number("2 + fist / 2")),
        "Add 2 damage to your Attack, plus 1 per 2 Fist.",
        "Ajoutez 2 dégâts à votre Attaque, plus 1 par lot de 2 Poing.",
    ),
    (V.Prevent(number("2 * eye")), "Prevent 2 incoming damage per Eye.", "Prévenez 2 dégâts entrants par Œil."),
    (
        V.Prevent(part="half"),
        "Prevent half of the incoming damage (rounded up).",
        "Prévenez la moitié des dégâts entrants (arrondie au chiffre supérieur).",
    ),
    (
        V.Prevent(part="all", who=V.TEAM),
        "A player of your team prevents all incoming damage.",
        "Un joueur de votre équipe prévient tous les dégâts entrants.",
    ),
    (V.Survive(), "Your Health becomes 1 instead of 0.", "Votre Santé passe à 1 au lieu de 0."),
    (
        V.Undefendable(),
        "Your Attack's damage becomes undefendable.",
        "Les dégâts de votre Attaque deviennent imparables.",
    ),
    (
        V.Defend(),
        "You may activate a Defensive Ability against this Attack.",
        "Vous pouvez activer une Capacité Défensive contre cette Attaque.",
    ),
    (
        V.AttackAgain(),
        "Take another Offensive Roll Phase against the same opponent.",
        "Effectuez une nouvelle Phase de Lancer Offensif contre le même adversaire.",
    ),
    (
        seq(V.Roll(1), V.If(condition("total >= 4 and total <= 5"), seq(V.Draw(number(1))))),
        "Roll 1 die. On 4-5, draw 1 card.",
        "Lancez 1 dé. Sur 4-5, piochez 1 carte.",
    ),
    (
        seq(V.Roll(3, True, condition("armor == 0")), V.If(condition("fist >= 2"), seq(V.Damage(number("total"))))),
        "Roll 3 dice. If you do not have Armor, you may re-roll any of these dice once. "
        "On 2 Fist, deal X damage, X being the total of the roll.",
        "Lancez 3 dés. Si vous ne possédez pas Armure, vous pouvez relancer une fois les dés de votre choix parmi "
        "ceux-ci. "
        "Sur 2 Poing, infligez X dégâts, X étant le total du lancer.",
    ),
    (V.Set(2), "Change 2 dice of your choice to any value.", "Changez librement la valeur de 2 dés de votre choix."),
    (V.Set(1, (4, 5), "you"), "Change one of your dice to 4 or 5.", "Donnez à un de vos dés la valeur 4 ou 5."),
    (
        V.Nudge(),
        "Change a die of your choice by 1, up or down.",
        "Augmentez ou diminuez de 1 la valeur d'un dé de votre choix.",
    ),
    (
        V.Copy(),
        "Change one of your dice to the value of another one.",
        "Donnez à un de vos dés la valeur d'un autre de vos dés.",
    ),
    (
        V.Reroll(2),
        "Re-roll one of your dice or of a team-mate's, up to 2 times.",
        "Relancez un de vos dés ou un dé d'un coéquipier, jusqu'à 2 fois.",
    ),
    (
        V.Reroll(1, "opponent"),
        "Choose a die of an opponent, who re-rolls it.",
        "Choisissez un dé d'un adversaire, qui le relance.",
    ),
    (
        V.Attempt("offensive"),
        "A player of your choice may make one more Offensive Roll Attempt.",
        "Un joueur de votre choix peut effectuer une Tentative de Lancer Offensif supplémentaire.",
    ),
    (
        V.Attempt("defensive", V.YOU),
        "You may make one more Defensive Roll Attempt.",
        "Vous pouvez effectuer une Tentative de Lancer Défensif supplémentaire.",
    ),
    (
        V.Mark("struck"),
        "You may play More! in this Roll Phase.",
        "Vous pouvez jouer Encore ! durant cette Phase de Lancer.",
    ),
    (V.Mark("tricked", turn=True), "This changes Use this turn.", "Cela modifie Emploi ce tour-ci."),
    (V.Move("dog", "throw"), "Throw Dog.", "Lancez Chien."),
    (
        V.Move("dog", "either", number(2)),
        "Throw or retrieve Dog, up to 2 times.",
        "Lancez ou récupérez Chien, jusqu'à 2 fois.",
    ),
    (
        V.Move("dog", "retrieve", number("fist / 2")),
        "Retrieve Dog 1 time per 2 Fist.",
        "Récupérez Chien 1 fois par lot de 2 Poing.",
    ),
    (
        V.PlayUpgrade(),
        "Put a Hero Upgrade from your hand into play for free.",
        "Mettez en jeu gratuitement une Amélioration de Héros de votre main.",
    ),
    (
        V.Search(1, "hand"),
        "Search your deck for 1 Hero Upgrade, reveal it and add it to your hand, then shuffle.",
        "Cherchez 1 Amélioration de Héros dans votre paquet, révélez-la et ajoutez-la à votre main, puis mélangez.",
    ),
    (
        V.Scout(3),
        "Look at the top 3 cards of your deck and put them back in any order.",
        "Regardez les 3 cartes du dessus de votre paquet et remettez-les dans n'importe quel ordre.",
    ),
    (
        V.Scout(5, take=True),
        "Look at the top 5 cards of your deck, reveal all Hero Upgrades among them and add "
        "those to "
        "your hand. Put the other cards back in any order.",
        "Regardez les 5 cartes du dessus de votre paquet, révélez-en les Améliorations de Héros et prenez-les en main. "
        "Remettez les autres cartes dans n'importe quel ordre.",
    ),
    (V.Reveal(), "An opponent of your choice reveals their hand.", "Un adversaire de votre choix révèle sa main."),
]

TOKEN = V.Token(
    "fuse",
    name("Fuse", "Mèche"),
    "negative",
    3,
    persistent=True,
    transferable=False,
    removable=False,
    sides=("3", "2", "1"),
    side=number("upgrades / 2"),
    inflicted=seq(V.Draw(number(1))),
    upkeep=seq(V.Advance("burn", True)),
    last=seq(V.Damage(number(4), V.UNDEFENDABLE, V.BEARER, True)),
    full=seq(V.Points(number(2))),
    exposed=True,
    bonus=number("armor / 2"),
    spend=(V.Spend("incoming", seq(V.Prevent(number(3))), 2, True),),
)

TEXTS: list[tuple[str, str, str, str]] = [
    (
        "thor",
        "hammered",
        "3/4/5 Hammer: Deal 4/5/7 damage. Throw Mjolnir.",
        "3/4/5 Marteau : infligez 4/5/7 dégâts. Lancez Mjolnir.",
    ),
    (
        "thor",
        "lightning-rod",
        "Small Straight: If an opponent holds Mjolnir, deal 9 damage; otherwise gain Electrokinesis and deal 7 damage.",
        "Petite Suite : si un adversaire détient Mjolnir, infligez 9 dégâts ; sinon, gagnez Électrokinésie et infligez 7 "
        "dégâts.",
    ),
    (
        "thor",
        "thunder-wheel",
        "Defensive Roll 3: On 2 Hammer, throw or retrieve Mjolnir. Prevent 2 incoming damage per "
        "Worthy. Gain 1 Electrokinesis per Thunder.",
        "Jet Défensif 3 : sur 2 Marteau, lancez ou récupérez Mjolnir. Prévenez 2 dégâts entrants par Grandeur. Gagnez 1 "
        "Électrokinésie par Foudre.",
    ),
    (
        "thor",
        "mjolnir",
        "Companion; begins on your board.\nThrow (to an opponent of your choice): Deal 1 undefendable "
        "damage to the opponent who holds Mjolnir (isolated source).\nRetrieve (back to your board): Gain "
        "Electrokinesis.\n"
        "At any time, you may discard a card from your hand to throw or retrieve it.",
        "Familier ; commence sur votre plateau.\nLancer (à un adversaire de votre choix) : infligez 1 dégât imparable à "
        "l'adversaire qui détient Mjolnir (source isolée).\nRécupérer (sur votre plateau) : gagnez Électrokinésie.\n"
        "À n'importe quel moment, vous pouvez défausser une carte de votre main pour le lancer ou le récupérer.",
    ),
    (
        "thor",
        "thor:stormbreak",
        "Play only if you have thrown Mjolnir at least 2 times this turn. Draw 1 card. "
        "Gain 1 CP, Guard Break and Electrokinesis.",
        "Jouez uniquement si vous avez lancé Mjolnir au moins 2 fois ce tour-ci. Piochez 1 carte. "
        "Gagnez 1 PC, Brise-garde et Électrokinésie.",
    ),
    (
        "thor",
        "thor:mighty-summon-2",
        "Mighty Summon: level II.\n1 Hammer + 2 Worthy + 1 Thunder: Gain 2 Guard Break. "
        "Heal 3. If Mjolnir is on your board, gain 3 Electrokinesis; otherwise deal 4 collateral damage to the "
        "opponent who "
        "holds Mjolnir and retrieve Mjolnir.\nBoom Boom! — 2 Hammer + 2 Thunder: Gain 2 Electrokinesis. Deal 6 damage.",
        "Puissante invocation : niveau II.\n1 Marteau + 2 Grandeur + 1 Foudre : gagnez 2 Brise-garde. Regagnez 3 points "
        "de Santé. "
        "Si Mjolnir est sur votre plateau, gagnez 3 Électrokinésie ; sinon, infligez 4 dégâts collatéraux à l'adversaire "
        "qui détient Mjolnir et récupérez Mjolnir.\nBoum boum ! — 2 Marteau + 2 Foudre : gagnez 2 Électrokinésie. "
        "Infligez 6 dégâts.",
    ),
    (
        "thor",
        "guard_break",
        "Positive Status Effect. Stack Limit: 2.\nSpend this token at the end of your "
        "Offensive Roll "
        "Phase if it is an Attack: Roll 1 die. On 4-5, your Attack's damage becomes undefendable.",
        "Altération d'État Positive. Limite d'Empilement : 2.\nDépensez ce jeton à la fin de votre Phase de "
        "Lancer Offensif "
        "si elle donne lieu à une Attaque : lancez 1 dé. Sur 4-5, les dégâts de votre Attaque deviennent imparables.",
    ),
    (
        "black-widow",
        "agility",
        "Positive Status Effect. Stack Limit: 2.\nSpend this token while damage is incoming to "
        "you: Roll 1 die. On 1-3, prevent half of the incoming damage (rounded up). On 5-6, you may play Elude! in this "
        "Roll Phase.",
        "Altération d'État Positive. Limite d'Empilement : 2.\nDépensez ce jeton lorsque vous devez subir des dégâts : "
        "lancez 1 dé. Sur 1-3, prévenez la moitié des dégâts entrants (arrondie au chiffre supérieur). Sur 5-6, "
        "vous pouvez "
        "jouer Esquive ! durant cette Phase de Lancer.",
    ),
    (
        "black-widow",
        "black-widow:elude",
        "Play only if Agility allows it. Prevent all incoming damage.",
        "Jouez uniquement si Agilité le permet. Prévenez tous les dégâts entrants.",
    ),
    (
        "black-widow",
        "widows-gauntlets",
        "3 Espionage + 2 Batons: Gain 1 CP. Deal 6 damage, plus 1 per Hero Upgrade you have in play.",
        "3 Espionnage + 2 Bâtons : gagnez 1 PC. Infligez 6 dégâts, plus 1 par Amélioration de Héros que vous avez "
        "en jeu.",
    ),
    (
        "black-widow",
        "red-room-training",
        "Add 1 damage to your Attacks if you have at least 5 Hero Upgrades in "
        "play. You "
        "may play Hero Upgrades in any Roll Phase.",
        "Ajoutez 1 dégât à vos Attaques si vous avez au moins 5 Améliorations de Héros en jeu. Vous pouvez jouer des "
        "Améliorations de Héros pendant n'importe quelle Phase de Lancer.",
    ),
    (
        "spider-man",
        "counterpunch",
        "Defensive Roll 3: Deal 1 damage to the attacker per Thwip.",
        "Jet Défensif 3 : infligez 1 dégât à l'attaquant par Thwip.",
    ),
    (
        "spider-man",
        "spider-man:ambush",
        "Also spend Invisibility. Add 3 damage to your Attack. Attack Modifier.",
        "Dépensez aussi Invisibilité. Ajoutez 3 dégâts à votre Attaque. Modificateur d'Attaque.",
    ),
]

NOTES: list[tuple[tuple[object, ...], str, str]] = [
    (
        ("damage", 1, 4, "undefendable", 0, 6),
        "Black Widow takes 4 undefendable damage (of 6).",
        "Black Widow subit 4 dégâts imparables (sur 6).",
    ),
    (("damage", 0, 1, "normal", 1, 1), "Thor takes 1 damage.", "Thor subit 1 dégât."),
    (
        ("inflict", 0, "time_bomb", 2, 1),
        "Black Widow inflicts 2 Time Bomb on Thor.",
        "Black Widow inflige 2 Bombe à retardement à Thor.",
    ),
    (("steal", 0, "points", 1, 1), "Thor steals 1 CP from Black Widow.", "Thor vole 1 PC à Black Widow."),
    (
        ("steal", 0, "health", 2, 1),
        "Thor steals 2 Health from Black Widow.",
        "Thor vole 2 points de Santé à Black Widow.",
    ),
    (("steal", 0, "agility", 1, 1), "Thor steals Agility from Black Widow.", "Thor vole Agilité à Black Widow."),
    (("play", 0, "thor:power-trip"), "Thor plays Power Trip!", "Thor joue Ivresse du pouvoir !"),
    (
        ("too late", 1, "play", "common:buh-bye"),
        "It is too late for Black Widow's Buh, bye!",
        "Il est trop tard pour Tcha, Ciao ! de Black Widow.",
    ),
    (
        ("too late", 0, "discard_for", "mjolnir"),
        "It is too late for Thor's Mjolnir.",
        "Il est trop tard pour Mjolnir de Thor.",
    ),
    (("limit", 1, "agility", 3), "Black Widow can have 3 Agility now.", "Black Widow peut désormais avoir 3 Agilité."),
    (("points", 0, -1), "Thor loses 1 CP.", "Thor perd 1 PC."),
    (("show", 0), "Thor has no card to reveal.", "Thor n'a aucune carte à révéler."),
    (("survive", 0, 1), "Thor stays in the game with 1 Health.", "Thor reste en jeu avec 1 de Santé."),
    (("over", "draw"), "The game is a draw.", "La partie est nulle."),
    (("over", "seat 1"), "Black Widow wins.", "Black Widow gagne la partie."),
]
