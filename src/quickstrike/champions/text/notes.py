"""The notes of the log: what is in them, their sentences in both languages, and the rule behind each.

A note is (kind, what it is about ..., depth). `FIELDS` names the items of each kind, `STORY` has its sentence; a kind
with several sentences has one key for each, `kind.variant`. See story.py for how a line comes about.
"""

from __future__ import annotations

from ...kernel.language import Words, flat, words

FIELDS: dict[str, str] = {
    "round": "n",
    "phase": "word",
    "step": "n",
    "turn": "seat",
    "end turn": "seat",
    "first player": "seat",
    "play": "seat card",
    "use": "seat card ability",
    "spent": "card",
    "resource": "card ability",
    "used up": "card",
    "resolves": "card word",
    "effect": "card place",
    "effect ends": "card",
    "delayed": "card word",
    "attack": "card target why",
    "thwart": "card target",
    "recover": "card",
    "defend": "card",
    "form": "seat word",
    "activates": "card word seat",
    "cannot": "card word",
    "boost dealt": "card why",
    "boost": "target card n word",
    "attack sum": "card target base boost more less n",
    "scheme sum": "card base boost more n",
    "retaliate": "card n",
    "damage": "target n card why",
    "no damage": "card target",
    "heal": "card n",
    "hit points": "card n",
    "tough": "card",
    "prevent": "card n word",
    "boost icons": "card n",
    "cancel": "card target word",
    "status": "card word",
    "status kept": "card word",
    "status removed": "card word why",
    "exhaust": "card",
    "named": "card word",
    "ready": "card",
    "readied": "n",
    "counters": "card n word",
    "counters removed": "card n word",
    "acceleration sum": "card base icons tokens",
    "threat": "target n card why",
    "threat removed": "target n card",
    "acceleration": "n",
    "completed": "card",
    "scheme stage": "card",
    "villain stage": "card",
    "active": "card",
    "area": "seat",
    "joins": "seat",
    "defeated": "card",
    "enters play": "card n",
    "engages": "card seat",
    "discard": "card why",
    "flip": "card",
    "turned": "card word",
    "moved": "card word",
    "tucked": "target n",
    "laid beneath": "card target",
    "shuffled": "n word",
    "controls": "seat card",
    "draw": "seat n why",
    "hazard": "n",
    "dealt": "seat",
    "reveal": "seat card",
    "surge": "seat card why",
    "deck reset": "seat",
    "encounter deck reset": "n",
    "own deck reset": "word",
    "eliminated": "seat",
    "concede": "seat",
    "won": "word",
    "lost": "word",
}
"""What is in a note between its kind and its depth."""
IN_NOTE = {kind: tuple(fields.split()) for kind, fields in FIELDS.items()}
"""The same, taken apart."""
HEADINGS = ("round", "phase", "step", "turn")
"""Notes that begin something: they stand at the margin."""

STORY: Words = words("champions/text/notes", "story")

RULES: dict[str, str] = flat("""
    round: rr:player-phase
    phase.player: rr:player-phase
    phase.villain: rr:villain-phase
    step: rr:villain-phase
    step.2: rr:activation
    step.3: rr:deal-deal-an-encounter-card
    step.4: rr:reveal
    turn: rr:player-turn
    end turn: rr:player-turn
    first player: rr:first-player
    play: rr:play-put-into-play
    use: rr:ability
    use.forced: rr:forced
    use.interrupt: rr:interrupt
    use.response: rr:response
    use.action: rr:action
    spent: rr:cost
    resource: rr:resource-ability
    used up: rr:uses-x-type
    resolves: rr:triggered-ability
    resolves.when revealed: rr:when-revealed-abilities
    resolves.when defeated: rr:when-defeated-abilities
    resolves.when completed: rr:when-completed-abilities
    resolves.setup: rr:setup-triggered-ability
    resolves.special: rr:special
    effect: rr:lasting-effects
    effect.Until: rr:lasting-effects
    effect.Delayed: rr:delayed-effect
    effect.Alter: rr:alteration-effect
    effect.Instead: rr:replacement-effect
    effect ends: rr:lasting-effects
    delayed: rr:delayed-effect
    attack: rr:attack-player-ability-type
    thwart: rr:thwart
    recover: rr:recover
    defend: rr:defend-defense
    form: rr:form-change-form
    activates.Attacked: rr:attack-enemy-activation
    activates.Schemed: rr:scheme-enemy-activation
    cannot: rr:cannot
    boost dealt: rr:boost-boost-icon
    boost: rr:boost-boost-icon
    attack sum: rr:attack-enemy-activation
    scheme sum: rr:scheme-enemy-activation
    retaliate: rr:retaliate-x
    damage: rr:damage
    damage.self: rr:consequential-damage
    damage.overkill: rr:overkill
    damage.indirect: rr:indirect-damage
    damage.retaliate: rr:retaliate-x
    no damage: rr:cannot
    heal: rr:heal
    hit points: rr:hit-points
    tough: rr:tough
    prevent: rr:prevent
    boost icons: rr:boost-boost-icon
    cancel: rr:cancel
    status: rr:status-cards
    status.stunned: rr:stun-stunned
    status.confused: rr:confuse-confused
    status.tough: rr:tough
    status kept: rr:status-cards
    status removed: rr:status-cards
    status removed.attack: rr:stun-stunned
    status removed.thwart: rr:confuse-confused
    status removed.scheme: rr:confuse-confused
    status removed.piercing: rr:piercing
    status removed.stalwart: rr:stalwart
    exhaust: rr:exhausted
    named: rr:card-types
    ready: rr:ready
    readied: rr:end-of-player-phase
    counters: rr:all-purpose-counter
    counters removed: rr:all-purpose-counter
    acceleration sum: rr:acceleration-icon
    threat: rr:threat
    threat.step: rr:villain-phase
    threat.incite: rr:incite-x
    threat.hinder: rr:hinder-x
    threat removed: rr:threat
    acceleration: rr:acceleration-token
    completed: rr:main-scheme-main-scheme-deck
    scheme stage: rr:main-scheme-main-scheme-deck
    villain stage: rr:villain-defeat
    active: rr:villain-villain-deck
    area: rr:players-play-area
    joins: rr:players-play-area
    defeated: rr:defeat
    defeated.scheme: rr:side-scheme
    enters play: rr:enters-play
    enters play.engaged: rr:engage
    enters play.attached: rr:attach-to
    engages: rr:engage
    discard: rr:discard
    discard.end: rr:end-of-player-phase
    discard.mulligan: setup:15
    discard.limit: rr:ally-limit
    discard.unique: rr:unique-icon
    discard.no host: rr:attach-to
    discard.temporary: rr:temporary
    flip: rr:flip
    turned: rr:flip
    moved: rr:in-play-and-out-of-play
    moved.out of the game: rr:removed-from-the-game
    moved.set aside: rr:set-aside-set-aside
    moved.victory display: rr:victory-display
    moved.discard pile: rr:discard-pile
    tucked: rr:in-play-and-out-of-play
    laid beneath: rr:in-play-and-out-of-play
    shuffled: rr:shuffle
    controls: rr:ownership-and-control
    draw: rr:draw-drawing-cards
    draw.end: rr:end-of-player-phase
    draw.setup: setup:14
    draw.mulligan: setup:15
    hazard: rr:hazard-icon
    dealt: rr:deal-deal-an-encounter-card
    reveal: rr:reveal
    surge: rr:surge
    surge.minion: rr:unique-icon
    surge.obligation: rr:obligation
    deck reset: rr:player-deck
    encounter deck reset: rr:encounter-deck
    own deck reset: rr:shuffle
    eliminated: rr:player-elimination
    concede: rr:player-elimination
    won: rr:winning-the-game
    lost: rr:winning-the-game
""")
"""The rule behind each line, by kind of note or by kind and variant."""
