"""Phrases of both languages: what a word says, with places for its fields.

    {who}        a noun phrase, a number or a word of its own     {who:de}, {who:à}   with a French preposition
    {who:draw}   with a verb it is the subject of                 {who:!draw}         imperative if that is "you"
    {who:draw>n} and with the object of that verb                 {who:-have}         with the verb negated
    {who:be+heal} with a passive verb                             {n:damage}          a quantity of something
    {who:pl}     all of them, plural                              {who:~}             endings that agree with it
A key "Word.variant" is a variant that the code picks; one that ends in "!" denies; in filters `*` is the noun.
"""

from __future__ import annotations

from ...kernel.language import Words, flat

STEPS: Words = {
    "en": flat("""
    Damage: inflict {n} on {to}
    Damage.you: {to:!take} {n}
    Damage.divided: divide {n} among {to:pl}
    Damage.gains: , with {gains}
    Damage.gains if: , with {gains} if {cond}
    additional: , plus {n}
    Heal: heal {n:damage} on {who}
    RemoveThreat: take {n:threat} off {from_}
    PlaceThreat: add {n:threat} to {on}
    PutCounters: put {n} on {on}
    TakeCounters: take {n} off {from_}
    TakeCounters.self: remove {n} of its {kind}
    MoveTokens: move {n} from {from_} to {to}
    Give: {to:get} the {status} status
    Give.already: if {to:already}, {already} instead
    RemoveStatus: remove the {status} status from {from_}
    Exhaust: exhaust {what}
    Ready: ready {what}
    ChangeForm: {who:!change form} form
    ChangeForm.to: {who:!change} to {to} form
    Engage: {minion:engage>player}
    TakeControl: {by:!take control} control of {card}
    Defeat: defeat {who}
    Declare: declare {who} the defender
    Flip: turn {card} over
    Defeat.scheme: defeat {who}
    Draw: {who:!draw} {n:card}
    Draw.up to: {who:!draw} cards up to {n}
    Discard: discard {cards}
    Discard.it: discard it
    Discard.each: each time {each_time:be+discard} this way, {do}
    DiscardUntil: discard cards from {deck} one by one until {find} turns up
    MoveTo: put {cards} into {zone}
    MoveTo.hand: add {cards} to {zone}
    MoveTo.hand, long: add to {zone} {cards}
    MoveTo.owner: return {cards} to {zone}
    MoveTo.under: place {cards} beneath {zone}
    MoveTo.facedown: place {cards} facedown beneath {zone}
    MoveTo.out: remove {cards} from the game
    MoveTo.aside: set {cards} aside
    MoveTo.top: put {cards} on top of {zone}
    ShuffleInto: shuffle {cards} into {deck}
    Shuffle: shuffle {deck}
    Search: search {zones} for {what} and {then}
    Search.shuffle: , then shuffle {decks}
    Look: look at {cards}
    Reveal: reveal {card}
    PutIntoPlay: put {card} into play
    PutIntoPlay.facedown: put {card} into play facedown
    PutIntoPlay.engaged: engaged with {engaged}
    PutIntoPlay.as: , as {minion}
    PutIntoPlay.under: under the control of {under}
    PutIntoPlay.yours: under your control
    PutIntoPlay.attached: attached to {attached}
    Attach: attach {card} to {to}
    DealEncounter: deal {n:encounter card} to {to}
    DealEncounter.you: deal yourself {n:encounter card}
    DealBoost: give {to} {n:boost card}
    Swap: swap {a} and {b}
    Activate.attack: {who:attack>against}
    Activate.scheme: {who:scheme}
    Activate: {who:activate} against {against}
    ResolveAbility: resolve the “{timing}” ability of {of}
    ResolveAbility.sequence: resolve the “{timing}” ability of {of}, one after the other in any order
    Generate: produce {what}
    Generate.of: produce the resources of {what}
    Spend: spend {what}
    PayPrinted: pay the printed cost of {of}
    Prevent: prevent {n} of it
    Prevent.all: prevent all of it
    Cancel: cancel what was about to happen
    Cancel.when revealed: cancel the “When Revealed” effects of {of}
    Cancel.all effects: cancel all effects of {of}
    Alter.card: this card gets {gains}
    Alter.gains: {event:get} {gains}
    Alter.less: reduce {amount} by {n}
    Alter.more: increase {amount} by {n}
    Alter.also: {event:be+resolve} against {also} as well
    Alter.indirect: {event:deal} indirect damage
    Advance: move on to the next stage
    Advance.to: move on to stage {stage}
    EndGame: the players win the game
    EndGame.lost: the players lose the game
    Then: {first}, then {second}
    Then.if: {first}, then, {second}
    Otherwise: if this has no effect, {second}
    If: if {cond}, {then}
    If.not: if not, {other}
    May: {who:may} {step}
    May.let: {who:may} decide that {step}
    Pay: {cost} → {then}
    Choose: pick {what}
    ChooseOne: {who:!choose} one
    ForEach: for {what}, {body}
    Cases: depending on the resources printed on {on}
    Cases.all: everything above
    Until: until the end of {end}, {effect}
    Until.once: once before the end of {end}, {effect}
    Delayed: at the end of {at}, {step}
    Delayed.damage: after this activation has dealt damage, {step}
    Delayed.damage to: after this activation has dealt damage to {to}, {step}
    Instead: {step} instead
    Repeat: repeat this {n:time}: {body}
    Attacks: make these {n:attack} in order
    Modify: {who:have} {stats}
    Modify.less: {who:cost} {n} less
    Modify.more: {who:cost} {n} more
    Modify.per: for {per}
    SetBase: {stat:be+set} to {n}
    SetBase.more: {stat} to {n}
    HasBase: {who:have} these base values: {stats}
    stat of: {stat} of {who}
    Multiply: {stat:count} double
    Multiply.times: {stat:count} {k:time}
    Gain.trait: {who:gain} the {what} trait
    Gain.keyword: {who:gain} {what}
    Lose.trait: {who:lose} the {what} trait
    Lose.keyword: {who:lose} {what}
    Cannot: {who:-can} {act}
    Cannot.of: {who:-can} {act} from {of}
    Must.defend: {who:must} defend with {with_} against each attack of {against}, if possible
    AddCost: to {act}, you must also pay this: {cost}
    Constant.while: {effect} while {cond}
"""),
    "fr": flat("""
    Damage: faites subir {n} {to:à}
    Damage.you: {to:!take} {n}
    Damage.divided: répartissez {n} entre {to:pl}
    Damage.gains: , avec {gains}
    Damage.gains if: , avec {gains} si {cond}
    additional: , plus {n}
    Heal: soignez {n:damage} sur {who}
    RemoveThreat: ôtez {n:threat} {from_:de}
    PlaceThreat: ajoutez {n:threat} {on:à}
    PutCounters: mettez {n} sur {on}
    TakeCounters: ôtez {n} {from_:de}
    TakeCounters.self: ôtez {n} de ses {kind}
    MoveTokens: déplacez {n} {from_:de} vers {to}
    Give: {to:get} l'état {status}
    Give.already: si {to:already}, {already} à la place
    RemoveStatus: retirez l'état {status} {from_:de}
    Exhaust: inclinez {what}
    Ready: redressez {what}
    ChangeForm: {who:!change form} de forme
    ChangeForm.to: {who:!change} la forme {to}
    Engage: {minion:engage>player}
    TakeControl: {by:!take control} le contrôle {card:de}
    Defeat: vainquez {who}
    Declare: désignez {who} comme défenseur
    Flip: retournez {card}
    Defeat.scheme: déjouez {who}
    Draw: {who:!draw} {n:card}
    Draw.up to: {who:!draw} des cartes jusqu'à {n}
    Discard: défaussez {cards}
    Discard.it: défaussez-{cards:it}
    Discard.each: chaque fois que {each_time:be+discard} ainsi, {do}
    DiscardUntil: défaussez les cartes {deck:de} une à une jusqu'à trouver {find}
    MoveTo: mettez {cards} dans {zone}
    MoveTo.hand: ajoutez {cards} {zone:à}
    MoveTo.hand, long: ajoutez {zone:à} {cards}
    MoveTo.owner: rendez {cards} {zone:à}
    MoveTo.under: placez {cards} sous {zone}
    MoveTo.facedown: placez {cards}, face cachée, sous {zone}
    MoveTo.out: retirez {cards} de la partie
    MoveTo.aside: mettez {cards} de côté
    MoveTo.top: mettez {cards} sur le dessus {zone:de}
    ShuffleInto: mélangez {cards} dans {deck}
    Shuffle: mélangez {deck}
    Search: cherchez {what} dans {zones} et {then}
    Search.shuffle: , puis mélangez {decks}
    Look: regardez {cards}
    Reveal: révélez {card}
    PutIntoPlay: mettez {card} en jeu
    PutIntoPlay.facedown: mettez {card} en jeu face cachée
    PutIntoPlay.engaged: , engagé{card:~} avec {engaged}
    PutIntoPlay.as: , comme {minion}
    PutIntoPlay.under: sous le contrôle {under:de}
    PutIntoPlay.yours: sous votre contrôle
    PutIntoPlay.attached: , attaché{card:~} {attached:à}
    Attach: attachez {card} {to:à}
    DealEncounter: attribuez {n:encounter card} {to:à}
    DealEncounter.you: attribuez-vous {n:encounter card}
    DealBoost: donnez {n:boost card} {to:à}
    Swap: échangez {a} et {b}
    Activate.attack: {who:attack>against}
    Activate.scheme: {who:scheme}
    Activate: {who:activate} contre {against}
    ResolveAbility: résolvez la capacité « {timing} » {of:de}
    ResolveAbility.sequence: résolvez la capacité « {timing} » {of:de}, l'une après l'autre, dans n'importe quel ordre
    Generate: produisez {what}
    Generate.of: produisez les ressources {what:de}
    Spend: dépensez {what}
    PayPrinted: payez le coût imprimé {of:de}
    Prevent: prévenez-en {n}
    Prevent.all: prévenez-en la totalité
    Cancel: annulez ce qui allait se produire
    Cancel.when revealed: annulez les effets « Une fois révélée » {of:de}
    Cancel.all effects: annulez tous les effets {of:de}
    Alter.card: cette carte reçoit {gains}
    Alter.gains: {event:get} {gains}
    Alter.less: réduisez {amount} de {n}
    Alter.more: augmentez {amount} de {n}
    Alter.also: {event:be+resolve} aussi contre {also}
    Alter.indirect: {event:inflict} subir des dégâts indirects
    Advance: passez au stade suivant
    Advance.to: passez au stade {stage}
    EndGame: les joueurs gagnent la partie
    EndGame.lost: les joueurs perdent la partie
    Then: {first} ; ensuite, {second}
    Then.if: {first} ; ensuite, {second}
    Otherwise: si cela n'a aucun effet, {second}
    If: si {cond}, {then}
    If.not: sinon, {other}
    May: {who:may} {step}
    May.let: {who:may} décider que {step}
    Pay: {cost} → {then}
    Choose: désignez {what}
    ChooseOne: {who:!choose} une option
    ForEach: pour {what}, {body}
    Cases: selon les ressources imprimées sur {on}
    Cases.all: tout ce qui précède
    Until: jusqu'à la fin {end:de}, {effect}
    Until.once: une fois avant la fin {end:de}, {effect}
    Delayed: à la fin {at:de}, {step}
    Delayed.damage: après que cette activation a infligé des dégâts, {step}
    Delayed.damage to: si {to:get} des dégâts lors de cette activation, {step}
    Instead: {step} à la place
    Repeat: répétez ceci {n:time} : {body}
    Attacks: effectuez dans l'ordre ces {n:attack}
    Modify: {who:have} {stats}
    Modify.less: {who:cost} {n} de moins
    Modify.more: {who:cost} {n} de plus
    Modify.per: pour {per}
    SetBase: {stat:be+set} à {n}
    SetBase.more: {stat} à {n}
    HasBase: {who:have} ces valeurs de base : {stats}
    stat of: {stat} {who:de}
    Multiply: {stat:count} double
    Multiply.times: {stat:count} {k:time}
    Gain.trait: {who:gain} le trait {what}
    Gain.keyword: {who:gain} {what}
    Lose.trait: {who:lose} le trait {what}
    Lose.keyword: {who:lose} {what}
    Cannot: {who:-can} {act}
    Cannot.of: {who:-can} {act} venant {of}
    Must.defend: {who:must} défendre avec {with_} contre chaque attaque {against:de}, si possible
    AddCost: pour {act}, vous devez payer en plus : {cost}
    Constant.while: {effect} tant que {cond}
"""),
}
