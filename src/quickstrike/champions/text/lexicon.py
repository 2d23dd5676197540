"""The words of both languages. Every table has one key set, the same in each language; a new language is new columns.

A French noun carries its gender ("m", "f"); a French verb its auxiliary (a: avoir, e: être, s: se).
"""

from __future__ import annotations

from ...kernel.language import Words, flat

Rows = dict[str, dict[str, tuple[str, ...]]]


def rows(text: str) -> dict[str, tuple[str, ...]]:
    """Lines of `key: cell | cell`."""
    return {key: tuple(cell.strip() for cell in cells.split("|")) for key, cells in flat(text).items()}


# ---- nouns: singular | plural (| gender) ---------------------------------------------------------------------------
NOUNS: Rows = {
    "en": rows("""
    enemy: enemy | enemies
    minion: minion | minions
    villain: villain | villains
    character: character | characters
    friendly character: friendly character | friendly characters
    ally: ally | allies
    hero: hero | heroes
    alter-ego: alter-ego | alter-egos
    identity: identity | identities
    player: player | players
    first player: first player | first players
    engaged player: engaged player | engaged players
    scheme: scheme | schemes
    main scheme: main scheme | main schemes
    side scheme: side scheme | side schemes
    player side scheme: player side scheme | player side schemes
    upgrade: upgrade | upgrades
    support: support | supports
    event: event | events
    resource: resource card | resource cards
    attachment: attachment | attachments
    treachery: treachery | treacheries
    environment: environment | environments
    obligation: obligation | obligations
    card: card | cards
    player card: player card | player cards
    encounter card: encounter card | encounter cards
    boost card: boost card | boost cards
    damage: damage | damage
    indirect damage: indirect damage | indirect damage
    threat: threat | threat
    hit point: hit point | hit points
    time: time | times
    resource icon: resource | resources
    icon: icon | icons
    counter: counter | counters
    attacker: attacker | attackers
    defender: defender | defenders
    attacked: attacked character | attacked characters
    damaged: damaged character | damaged characters
    round: round | rounds
    phase: phase | phases
    turn: turn | turns
    attack: attack | attacks
    activation: activation | activations
    stage: stage | stages
"""),
    "fr": rows("""
    enemy: ennemi | ennemis | m
    minion: sbire | sbires | m
    villain: méchant | méchants | m
    character: personnage | personnages | m
    friendly character: personnage ami | personnages amis | m
    ally: allié | alliés | m
    hero: héros | héros | m
    alter-ego: alter ego | alter ego | m
    identity: identité | identités | f
    player: joueur | joueurs | m
    first player: premier joueur | premiers joueurs | m
    engaged player: joueur engagé | joueurs engagés | m
    scheme: manigance | manigances | f
    main scheme: manigance principale | manigances principales | f
    side scheme: manigance annexe | manigances annexes | f
    player side scheme: manigance annexe de joueur | manigances annexes de joueur | f
    upgrade: amélioration | améliorations | f
    support: soutien | soutiens | m
    event: événement | événements | m
    resource: carte Ressource | cartes Ressource | f
    attachment: attachement | attachements | m
    treachery: traîtrise | traîtrises | f
    environment: environnement | environnements | m
    obligation: obligation | obligations | f
    card: carte | cartes | f
    player card: carte Joueur | cartes Joueur | f
    encounter card: carte Rencontre | cartes Rencontre | f
    boost card: carte de boost | cartes de boost | f
    damage: dégât | dégâts | m
    indirect damage: dégât indirect | dégâts indirects | m
    threat: menace | menaces | f
    hit point: point de vie | points de vie | m
    time: fois | fois | f
    resource icon: ressource | ressources | f
    icon: icône | icônes | f
    counter: jeton | jetons | m
    attacker: attaquant | attaquants | m
    defender: défenseur | défenseurs | m
    attacked: personnage attaqué | personnages attaqués | m
    damaged: personnage blessé | personnages blessés | m
    round: round | rounds | m
    phase: phase | phases | f
    turn: tour | tours | m
    attack: attaque | attaques | f
    activation: activation | activations | f
    stage: stade | stades | m
"""),
}

# ---- verbs: en base | third person | participle; fr "vous" | singular | plural | infinitive | participle | auxiliary
VERBS: Rows = {
    "en": rows("""
    activate: activate | activates | activated
    add: add | adds | added
    advance: advance | advances | advanced
    already: already had it | already had it | already had it
    attach: attach | attaches | attached
    attack: attack | attacks | attacked
    be: are | is | been
    begin: begin | begins | begun
    can: can | can | been able to
    cancel: cancel | cancels | cancelled
    change: change | changes | changed
    change form: change | changes | changed
    choose: choose | chooses | chosen
    complete: complete | completes | completed
    control: control | controls | controlled
    cost: cost | costs | cost
    count: count | counts | counted
    damage: damage | damages | damaged
    deal: deal | deals | dealt
    declare: declare | declares | declared
    defeat: defeat | defeats | defeated
    defend: defend | defends | defended
    discard: discard | discards | discarded
    divide: divide | divides | divided
    draw: draw | draws | drawn
    end: end | ends | ended
    engage: engage | engages | engaged
    enter: enter | enters | entered
    exhaust: exhaust | exhausts | exhausted
    foil: defeat | defeats | defeated
    gain: gain | gains | gained
    get: get | gets | received
    give: give | gives | given
    have: have | has | had
    heal: heal | heals | healed
    hold: hold | holds | held
    increase: increase | increases | increased
    inflict: inflict | inflicts | inflicted
    leave: leave | leaves | left
    look: look | looks | looked
    lose: lose | loses | lost
    make: make | makes | made
    may: may | may | been able to
    move: move | moves | moved
    must: must | must | had to
    pay: pay | pays | paid
    pick: pick | picks | picked
    place: place | places | placed
    play: play | plays | played
    prevent: prevent | prevents | prevented
    produce: produce | produces | produced
    put: put | puts | put
    ready: ready | readies | readied
    reduce: reduce | reduces | reduced
    remove: remove | removes | removed
    repeat: repeat | repeats | repeated
    resolve: resolve | resolves | resolved
    return: return | returns | returned
    reveal: reveal | reveals | revealed
    run out: run out | runs out | run out
    scheme: scheme | schemes | schemed
    search: search | searches | searched
    set: set | sets | set
    shuffle: shuffle | shuffles | shuffled
    spend: spend | spends | spent
    swap: swap | swaps | swapped
    take: take | takes | taken
    take control: take | takes | taken
    take off: take | takes | taken
    thwart: thwart | thwarts | thwarted
    turn: turn | turns | turned
    use: use | uses | used
    win: win | wins | won
"""),
    "fr": rows("""
    activate: vous activez | s'active | s'activent | s'activer | activé | s
    add: ajoutez | ajoute | ajoutent | ajouter | ajouté | a
    advance: passez | passe | passent | passer | passé | e
    already: l'aviez déjà | l'avait déjà | l'avaient déjà | l'avoir déjà | eu | a
    attach: attachez | attache | attachent | attacher | attaché | a
    attack: attaquez | attaque | attaquent | attaquer | attaqué | a
    be: êtes | est | sont | être | été | a
    begin: commencez | commence | commencent | commencer | commencé | a
    can: pouvez | peut | peuvent | pouvoir | pu | a
    cancel: annulez | annule | annulent | annuler | annulé | a
    change: prenez | prend | prennent | prendre | pris | a
    change form: changez | change | changent | changer | changé | a
    choose: choisissez | choisit | choisissent | choisir | choisi | a
    complete: achevez | achève | achèvent | achever | achevé | a
    control: contrôlez | contrôle | contrôlent | contrôler | contrôlé | a
    cost: coûtez | coûte | coûtent | coûter | coûté | a
    count: comptez | compte | comptent | compter | compté | a
    damage: blessez | blesse | blessent | blesser | blessé | a
    deal: attribuez | attribue | attribuent | attribuer | infligé | a
    declare: désignez | désigne | désignent | désigner | désigné | a
    defeat: vainquez | vainc | vainquent | vaincre | vaincu | a
    defend: défendez | défend | défendent | défendre | défendu | a
    discard: défaussez | défausse | défaussent | défausser | défaussé | a
    divide: répartissez | répartit | répartissent | répartir | réparti | a
    draw: piochez | pioche | piochent | piocher | pioché | a
    end: prenez fin | prend fin | prennent fin | prendre fin | pris fin | a
    engage: engagez | engage | engagent | engager | engagé | a
    enter: entrez | entre | entrent | entrer | entré | e
    exhaust: inclinez | incline | inclinent | incliner | incliné | a
    foil: déjouez | déjoue | déjouent | déjouer | déjoué | a
    gain: gagnez | gagne | gagnent | gagner | gagné | a
    get: recevez | reçoit | reçoivent | recevoir | reçu | a
    give: donnez | donne | donnent | donner | donné | a
    have: avez | a | ont | avoir | eu | a
    heal: soignez | soigne | soignent | soigner | soigné | a
    hold: portez | porte | portent | porter | porté | a
    increase: augmentez | augmente | augmentent | augmenter | augmenté | a
    inflict: faites | fait | font | faire | fait | a
    leave: quittez | quitte | quittent | quitter | quitté | a
    look: regardez | regarde | regardent | regarder | regardé | a
    lose: perdez | perd | perdent | perdre | perdu | a
    make: effectuez | effectue | effectuent | effectuer | effectué | a
    may: pouvez | peut | peuvent | pouvoir | pu | a
    move: déplacez | déplace | déplacent | déplacer | déplacé | a
    must: devez | doit | doivent | devoir | dû | a
    pay: payez | paie | paient | payer | payé | a
    pick: désignez | désigne | désignent | désigner | désigné | a
    place: placez | place | placent | placer | placé | a
    play: jouez | joue | jouent | jouer | joué | a
    prevent: prévenez | prévient | préviennent | prévenir | prévenu | a
    produce: produisez | produit | produisent | produire | produit | a
    put: mettez | met | mettent | mettre | mis | a
    ready: redressez | redresse | redressent | redresser | redressé | a
    reduce: réduisez | réduit | réduisent | réduire | réduit | a
    remove: retirez | retire | retirent | retirer | retiré | a
    repeat: répétez | répète | répètent | répéter | répété | a
    resolve: résolvez | résout | résolvent | résoudre | résolu | a
    return: rendez | rend | rendent | rendre | rendu | a
    reveal: révélez | révèle | révèlent | révéler | révélé | a
    run out: tombez à court | tombe à court | tombent à court | tomber à court | tombé à court | e
    scheme: manigancez | manigance | manigancent | manigancer | manigancé | a
    search: cherchez | cherche | cherchent | chercher | cherché | a
    set: fixez | fixe | fixent | fixer | fixé | a
    shuffle: mélangez | mélange | mélangent | mélanger | mélangé | a
    spend: dépensez | dépense | dépensent | dépenser | dépensé | a
    swap: échangez | échange | échangent | échanger | échangé | a
    take: subissez | subit | subissent | subir | subi | a
    take control: prenez | prend | prennent | prendre | pris | a
    take off: ôtez | ôte | ôtent | ôter | ôté | a
    thwart: contrez | contre | contrent | contrer | contré | a
    turn: retournez | retourne | retournent | retourner | retourné | a
    use: utilisez | utilise | utilisent | utiliser | utilisé | a
    win: gagnez | gagne | gagnent | gagner | gagné | a
"""),
}

# ---- statistics: after a number | with its article | gender (p: plural) | after "the most" -------------------------
STATS: Rows = {
    "en": rows("""
    ATK: ATK | the ATK | m | ATK
    THW: THW | the THW | m | THW
    DEF: DEF | the DEF | m | DEF
    SCH: SCH | the SCH | m | SCH
    REC: REC | the REC | m | REC
    HP: hit points | the hit points | mp | hit points
    REMAINING: remaining hit points | the remaining hit points | mp | remaining hit points
    HAND_SIZE: hand size | the hand size | m | hand size
    ALLY_LIMIT: to the ally limit | the ally limit | m | ally limit
    COST: to the cost | the cost | m | cost
    DAMAGE: to the damage it deals | the damage it deals | m | damage dealt
    REMOVAL: to the threat it removes | the threat it removes | m | threat removed
    RESOURCES: resources | the resources | mp | resources
    damage: damage | the damage | m | damage
    threat: threat | the threat | m | threat
    cost: to the cost | the cost | m | cost
"""),
    "fr": rows("""
    ATK: ATQ | l'ATQ | f | d'ATQ
    THW: CTR | le CTR | m | de CTR
    DEF: DEF | la DEF | f | de DEF
    SCH: MNG | la MNG | f | de MNG
    REC: REC | la REC | f | de REC
    HP: points de vie | les points de vie | mp | de points de vie
    REMAINING: points de vie restants | les points de vie restants | mp | de points de vie restants
    HAND_SIZE: à la taille de main | la taille de main | f | de taille de main
    ALLY_LIMIT: à la limite d'alliés | la limite d'alliés | f | de limite d'alliés
    COST: au coût | le coût | m | de coût
    DAMAGE: aux dégâts infligés | les dégâts infligés | mp | de dégâts infligés
    REMOVAL: à la menace retirée | la menace retirée | f | de menace retirée
    RESOURCES: ressources | les ressources | fp | de ressources
    damage: dégâts | les dégâts | mp | de dégâts
    threat: menaces | la menace | f | de menace
    cost: au coût | le coût | m | de coût
"""),
}

ZONES: Rows = {
    "en": rows("""
    hand: hand
    deck: deck
    discard pile: discard pile
    play area: play area
    encounter deck: encounter deck
    encounter discard pile: encounter discard pile
    set aside: set-aside area
    out of the game: game
    victory display: victory display
    villain deck: villain deck
    main scheme deck: main scheme deck
"""),
    "fr": rows("""
    hand: main | f
    deck: deck | m
    discard pile: pile de défausse | f
    play area: zone de jeu | f
    encounter deck: deck Rencontre | m
    encounter discard pile: pile de défausse Rencontre | f
    set aside: réserve | f
    out of the game: partie | f
    victory display: pile de victoire | f
    villain deck: deck Méchant | m
    main scheme deck: deck Manigance Principale | m
"""),
}

# ---- single words --------------------------------------------------------------------------------------------------
KEYWORD_NAMES: Words = {
    "en": flat("""
    alliance: Alliance
    assault: Assault
    form: Form
    guard: Guard
    hinder: Hinder
    incite: Incite
    linked: Linked
    overkill: Overkill
    patrol: Patrol
    peril: Peril
    permanent: Permanent
    piercing: Piercing
    quickstrike: Quickstrike
    ranged: Ranged
    requirement: Requirement
    restricted: Restricted
    retaliate: Retaliate
    setup: Setup
    stalwart: Stalwart
    steady: Steady
    surge: Surge
    team-up: Team-Up
    teamwork: Teamwork
    temporary: Temporary
    toughness: Toughness
    uses: Uses
    victory: Victory
    villainous: Villainous
"""),
    "fr": flat("""
    alliance: Alliance
    assault: Assaut
    form: Forme
    guard: Garde
    hinder: Entrave
    incite: Incitation
    linked: Liée
    overkill: Déferlement
    patrol: Patrouille
    peril: Péril
    permanent: Permanent
    piercing: Perçant
    quickstrike: Coup Rapide
    ranged: À Distance
    requirement: Exigence
    restricted: Restreint
    retaliate: Riposte
    setup: Mise en Place
    stalwart: Robuste
    steady: Solide
    surge: Renfort
    team-up: En Équipe
    teamwork: Collaboration
    temporary: Temporaire
    toughness: Ténacité
    uses: Utilisations
    victory: Victoire
    villainous: Vilenie
"""),
}
