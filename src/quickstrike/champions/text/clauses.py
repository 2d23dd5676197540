"""Filters, conditions, events, numbers and parts of both languages, in the notation of `phrases.py`."""

from __future__ import annotations

from ...kernel.language import Words, flat

FILTERS: Words = {
    "en": flat("""
    Trait: {name} *
    No.Trait: non-{name} *
    Aspect: {name} *
    No.Aspect: non-{name} *
    Is_: {name} *
    No.Is_: non-{name} *
    With.status: {what} *
    No.With.status: * without the {what} status
    Other: other *
    Named: * named {code}
    No.Named: * not named {code}
    ThisWay: * {how} this way
    ThisWay.seen: * among them
    In.aside: set-aside *
    No.In.aside: * that is not set aside
    Nemesis: * of your nemesis set
    No.Nemesis: * outside your nemesis set
    Mine: * {who:control}
    Mine.you: * under your control
    Mine.third: * under their control
    No.Mine: * {who:-control}
    EngagedWith: * engaged with {who}
    No.EngagedWith: * not engaged with {who}
    In: * from {zone}
    In.count: * in {zone}
    In.under: * beneath {zone}
    No.In.under: * not beneath {zone}
    No.In: * outside {zone}
    With.counter: * with a {what} counter
    No.With.counter: * without a {what} counter
    With.card: * with {what} attached
    No.With.card: * without {what} attached
    Printed: * with a printed [{icon}] resource
    No.Printed: * without a printed [{icon}] resource
    Different: * with different titles
    CostUpTo: * costing {v} or less
    No.CostUpTo: * costing more than {v}
    Form: * in {name} form
    No.Form: * not in {name} form
    StatIs: * with {rel} {v} {stat}
    Random: random *
    Topmost: topmost *
    Extreme.most: * with the most {stat}
    Extreme.highest: * with the highest {stat}
    Extreme.lowest: * with the lowest {stat}
    Extreme.least: * with the least {stat}
    next: next *
    next played: next * {who:play}
    in play: * in play
    attached: attached *
"""),
    "fr": flat("""
    Trait: * {name}
    No.Trait: * sans le trait {name}
    Aspect: * {name}
    No.Aspect: * hors affinité {name}
    Is_: * {name}
    No.Is_: * non {name}
    With.status: * {what}
    No.With.status: * sans l'état {what}
    Other: autre§ *
    Named: * nommé~ {code}
    No.Named: * dont le nom n'est pas {code}
    ThisWay: * ainsi {how}
    ThisWay.seen: * parmi elles
    In.aside: * mis~ de côté
    No.In.aside: * non mis~ de côté
    Nemesis: * de votre set Némésis
    No.Nemesis: * hors de votre set Némésis
    Mine: * que {who:control}
    Mine.you: * sous votre contrôle
    Mine.third: * sous son contrôle
    No.Mine: * que {who:-control}
    EngagedWith: * engagé~ avec {who}
    No.EngagedWith: * non engagé~ avec {who}
    In: * {zone:de}
    In.count: * dans {zone}
    In.under: * placé~ sous {zone}
    No.In.under: * non placé~ sous {zone}
    No.In: * hors {zone:de}
    With.counter: * portant un jeton {what}
    No.With.counter: * sans jeton {what}
    With.card: * portant {what}
    No.With.card: * sans {what}
    Printed: * portant une ressource [{icon}] imprimée
    No.Printed: * sans ressource [{icon}] imprimée
    Different: * de titres différents
    CostUpTo: * coûtant {v} ou moins
    No.CostUpTo: * coûtant plus de {v}
    Form: * sous forme {name}
    No.Form: * qui n'est pas sous forme {name}
    StatIs: * ayant {rel} {v} {stat}
    Random: * au hasard
    Topmost: * placé~ le plus haut
    Extreme.most: * ayant le plus {stat}
    Extreme.highest: * ayant {stat} {the} plus {high}
    Extreme.lowest: * ayant {stat} {the} moins {high}
    Extreme.least: * ayant le moins {stat}
    next: prochain~ *
    next played: prochain~ * que {who:play}
    in play: * en jeu
    attached: * portant {this}
"""),
}

CONDITIONS: Words = {
    "en": flat("""
    Exists: {what:be} in play
    Exists.self: {what:be} still in play
    Exists.self!: {what:be} no longer in play
    Exists.in: there is {what}
    Exists.in!: there is {what:none}
    Exists.n: there are at least {n} {what} in play
    Exists.n!: there are fewer than {n} {what} in play
    Is.Trait: {who:have} the {f} trait
    Is.Form: {who:be} in {f} form
    Is.With.status: {who:have} the {f} status
    Is.With.counter: {who:hold} a {f} counter
    Is.With.counter!: {who:hold} no {f} counter
    Is.With.card: {who:hold} {f}
    Is.Is_: {who:be} {f}
    Is.EngagedWith: {who:be} engaged with {f}
    Is.StatIs: {who:have} {rel} {v} {stat}
    Is.Mine: {f:control>who}
    Is.Aspect: {who:be} of the {f} aspect
    Is.Named: {who:be} {f}
    Paid: {one} helped pay for {this}
    Paid!: no [{res}] resource helped pay for {this}
    Did.damage: that attack dealt damage
    Did.damage!: that attack dealt no damage
    Did.any: that had an effect
    Did.any!: that had no effect
    Cmp: {left:be} {rel} {right}
    Cmp.tokens: {on:hold} {rel} {n}
    Cmp.count: there are {rel} {n} {of}
    Paying: it pays for {what}
    Paying!: it does not pay for {what}
    Undefended: the attack of the villain is undefended
    Undefended!: the attack of the villain is defended
    Happened: there has been {what} this {period}
    Happened!: there has been no {what} this {period}
    Mode: the game is in {name} mode
    Mode!: the game is not in {name} mode
    FinalStep: this is the last step of the sequence
    FinalStep!: this is not the last step of the sequence
    Not: it is not the case that {c}
    and: and
    and also: and
    and if: and
    or: or
    or that: or
"""),
    "fr": flat("""
    Exists: {what:be} en jeu
    Exists.self: {what:be} encore en jeu
    Exists.self!: {what} n'est plus en jeu
    Exists.in: il y a {what}
    Exists.in!: il n'y a {what:none}
    Exists.n: il y a au moins {n} {what} en jeu
    Exists.n!: il y a moins de {n} {what} en jeu
    Is.Trait: {who:have} le trait {f}
    Is.Form: {who:be} sous forme {f}
    Is.With.status: {who:have} l'état {f}
    Is.With.counter: {who:hold} un jeton {f}
    Is.With.counter!: {who:-hold} de jeton {f}
    Is.With.card: {who:hold} {f}
    Is.Is_: {who:be} {f}
    Is.EngagedWith: {who:be} engagé{who:~} avec {f}
    Is.StatIs: {who:have} {rel} {v} {stat}
    Is.Mine: {f:control>who}
    Is.Aspect: {who:be} de l'affinité {f}
    Is.Named: {who:be} {f}
    Paid: {one} a servi à payer {this}
    Paid!: aucune ressource [{res}] n'a servi à payer {this}
    Did.damage: cette attaque a infligé des dégâts
    Did.damage!: cette attaque n'a infligé aucun dégât
    Did.any: cela a eu un effet
    Did.any!: cela n'a eu aucun effet
    Cmp: {left:be} {rel} {right}
    Cmp.tokens: {on:hold} {rel} {n}
    Cmp.count: il y a {rel} {n} {of}
    Paying: {this:he} sert à payer {what}
    Paying!: {this:he} ne sert pas à payer {what}
    Undefended: l'attaque du méchant n'est pas défendue
    Undefended!: l'attaque du méchant est défendue
    Happened: il y a eu {what} pendant {period}
    Happened!: il n'y a eu {what} pendant {period}
    Mode: la partie est en mode {name}
    Mode!: la partie n'est pas en mode {name}
    FinalStep: c'est la dernière étape de la séquence
    FinalStep!: ce n'est pas la dernière étape de la séquence
    Not: il est faux que {c}
    and: et
    and also: ainsi que
    and if: et que
    or: ou
    or that: ou que
"""),
}

EVENTS: Words = {
    "en": flat("""
    when: when {event}
    would: when {event}
    after: after {event}
    Attacked: {by:attack>against}
    Attacked.defeating: {by:attack+defeat>defeating}
    Attacked.damaging: {by:attack+damage>damaging}
    Attacked.basic: {by:make} a basic attack
    Attacked.against: against {against}
    Schemed: {by:scheme}
    Activated: {by:activate}
    Activated.against: against {against}
    Defended: {by:defend}
    Defended.basic: {by:make} a basic defense
    Thwarted: {by:thwart}
    Thwarted.at: {by:thwart>scheme}
    Thwarted.basic: {by:make} a basic thwart
    Thwarted.scheme: against {scheme}
    PowerUsed: {by:use} a basic power
    PowerUsed.named: {by:use} the basic {power} power
    DamageDealt: {mass:be+deal}
    DamageDealt.you: {to:be+deal} damage
    DamageDealt.to: to {to}
    DamageDealt.by: by {by}
    DamageTaken: {who:take} damage
    DamageTaken.by_attack: from an attack
    Healed: {who:be+heal}
    ThreatPlaced: {mass:be+place}
    ThreatPlaced.on: on {on}
    ThreatPlaced.by: by {by}
    ThreatPlaced.step: in step {step} of the villain phase
    ThreatRemoved: {mass:be+remove}
    ThreatRemoved.from_: from {from_}
    ThreatRemoved.by: by {by}
    Defeated: {who:be+defeat}
    Defeated.scheme: {who:be+foil}
    Defeated.active: {by:defeat>who}
    Revealed: {card:be+reveal}
    Revealed.from_: from {from_}
    Revealed.by: by {by}
    BoostTurned: {card:be+turn} faceup as a boost card
    Played: {by:play>card}
    EnteredPlay: {card:enter} play
    LeftPlay: {card:leave} play
    Discarded: {card:be+discard}
    Discarded.from_: from {from_}
    Drawn: {by:draw} a card
    FormChanged: {who:change form} form
    FormChanged.to: {who:change} to {to} form
    Engaged: {minion:engage>player}
    StatusGiven: {to:get} the {status} status
    StatusGiven.any: {to:get} a status card
    Exhausted: {what:be+exhaust}
    Readied: {what:be+ready}
    CountersPlaced: {counters:be+place}
    CountersPlaced.on: on {on}
    CountersRemoved: {counters:be+remove}
    CountersRemoved.from_: from {from_}
    Spent: {by:spend} resources
    DeckEmptied: {deck:run out} of cards
    StageCompleted: {scheme:be+complete}
    Began: {period:begin}
    Ended: {period:end}
"""),
    "fr": flat("""
    when: quand {event}
    would: quand {event}
    after: après que {event}
    Attacked: {by:attack>against}
    Attacked.defeating: {by:attack+defeat>defeating}
    Attacked.damaging: {by:attack+damage>damaging}
    Attacked.basic: {by:make} une attaque de base
    Attacked.against: contre {against}
    Schemed: {by:scheme}
    Activated: {by:activate}
    Activated.against: contre {against}
    Defended: {by:defend}
    Defended.basic: {by:make} une défense de base
    Thwarted: {by:thwart}
    Thwarted.at: {by:thwart>scheme}
    Thwarted.basic: {by:make} un contre de base
    Thwarted.scheme: contre {scheme}
    PowerUsed: {by:use} un pouvoir de base
    PowerUsed.named: {by:use} le pouvoir de base de {power}
    DamageDealt: {mass:be+deal}
    DamageDealt.you: {to:get} des dégâts
    DamageDealt.to: {to:à}
    DamageDealt.by: par {by}
    DamageTaken: {who:take} des dégâts
    DamageTaken.by_attack: lors d'une attaque
    Healed: {who:be+heal}
    ThreatPlaced: {mass:be+place}
    ThreatPlaced.on: sur {on}
    ThreatPlaced.by: par {by}
    ThreatPlaced.step: à l'étape {step} de la phase du méchant
    ThreatRemoved: {mass:be+remove}
    ThreatRemoved.from_: {from_:de}
    ThreatRemoved.by: par {by}
    Defeated: {who:be+defeat}
    Defeated.scheme: {who:be+foil}
    Defeated.active: {by:defeat>who}
    Revealed: {card:be+reveal}
    Revealed.from_: {from_:de}
    Revealed.by: par {by}
    BoostTurned: {card:be+turn} face visible comme carte de boost
    Played: {by:play>card}
    EnteredPlay: {card:enter} en jeu
    LeftPlay: {card:leave} le jeu
    Discarded: {card:be+discard}
    Discarded.from_: {from_:de}
    Drawn: {by:draw} une carte
    FormChanged: {who:change form} de forme
    FormChanged.to: {who:change} la forme {to}
    Engaged: {minion:engage>player}
    StatusGiven: {to:get} l'état {status}
    StatusGiven.any: {to:get} une carte d'état
    Exhausted: {what:be+exhaust}
    Readied: {what:be+ready}
    CountersPlaced: {counters:be+place}
    CountersPlaced.on: sur {on}
    CountersRemoved: {counters:be+remove}
    CountersRemoved.from_: {from_:de}
    Spent: {by:spend} des ressources
    DeckEmptied: {deck:run out} de cartes
    StageCompleted: {scheme:be+complete}
    Began: {period:begin}
    Ended: {period:end}
"""),
}

NUMBERS: Words = {
    "en": flat("""
    all: all {noun}
    much: that much {noun}
    much counters: that many {noun}
    per player: per player
    per: for each {what}
    cap: ({n} at most)
    total: (up to a total of {n})
    being: , {x} being {v}
    alt: ({other} if {cond})
    Tokens: the {what} on {on}
    Tokens.counters: the number of {what} on {on}
    Count: the number of {of}
    StatOf: {stat} of {of}
    CostOf: the cost of {of}
    Icons: the number of {kind} on {of}
    on: {what} on {of}
    counters: {kind} {noun}
    icons: [{kind}] {noun}
    boost icons: boost {noun}
    acceleration: acceleration token
    accelerations: acceleration tokens
    Times: {k} times {v}
    Plus: {k} plus {v}
    AtMost: {v} ({n} at most)
    PerPlayer: {n} per player
    Amount: that amount
    Excess: the excess damage dealt
    one resource: {one} [{res}] resource
    resources: {n} [{res}] resources
    any resource: {n} resource of any type
    any resources: {n} resources of any type
"""),
    "fr": flat("""
    all: {all} les {noun}
    much: autant de {noun}
    much counters: autant de {noun}
    per player: par joueur
    per: par {what}
    cap: ({n} au maximum)
    total: (pour un total de {n} au plus)
    being: , {x} étant {v}
    alt: ({other} si {cond})
    Tokens: le nombre de {what} sur {on}
    Tokens.counters: le nombre de {what} sur {on}
    Count: le nombre de {of}
    StatOf: {stat} {of:de}
    CostOf: le coût {of:de}
    Icons: le nombre d'{kind} sur {of}
    on: {what} sur {of}
    counters: {noun} {kind}
    icons: {noun} [{kind}]
    boost icons: {noun} de boost
    acceleration: pion Accélération
    accelerations: pions Accélération
    Times: {k} fois {v}
    Plus: {k} plus {v}
    AtMost: {v} ({n} au maximum)
    PerPlayer: {n} par joueur
    Amount: cette quantité
    Excess: le nombre de dégâts en excès infligés
    one resource: {one} ressource [{res}]
    resources: {n} ressources [{res}]
    any resource: {n} ressource de n'importe quel type
    any resources: {n} ressources de n'importe quel type
"""),
}

PARTS: Words = {
    "en": flat("""
    Uses: Uses ({n})
    EntersWith: enters play with {n}
    AttachTo: attaches to {what}
    AttachTo.other: if that is not possible, {other}
    Max: at most {n} per {per}
    FormOnly: only in {form} form
    ModeOnly: only in {mode} mode
    PlayOnlyIf: playable only if {cond}
    AnyControl: can enter play under the control of any player
    AnyUse: any player may use its actions
    GiveTo: goes to the {code} player
    Variable: X stands for {v}
    LoseIfCompleted: the players lose as soon as this stage is completed
    limit: once per {limit}
    deck: deck
"""),
    "fr": flat("""
    Uses: Utilisations ({n})
    EntersWith: entre en jeu avec {n}
    AttachTo: s'attache {what:à}
    AttachTo.other: si c'est impossible, {other}
    Max: au plus {n} par {per}
    FormOnly: uniquement sous forme {form}
    ModeOnly: uniquement en mode {mode}
    PlayOnlyIf: jouable seulement si {cond}
    AnyControl: peut entrer en jeu sous le contrôle de n'importe quel joueur
    AnyUse: tout joueur peut en déclencher les actions
    GiveTo: revient au joueur {code:de}
    Variable: X désigne {v}
    LoseIfCompleted: les joueurs perdent la partie dès que ce stade est achevé
    limit: une fois par {limit}
    deck: deck
"""),
}
