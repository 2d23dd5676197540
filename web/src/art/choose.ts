// Which glyph a card gets: a choice of ours by its title, else what title, traits and kind suggest.
import { bust, type Bust } from './bust';
import { pick, type Rng } from './chance';
import { CHOSEN, PORTRAITS } from './chosen';
import { resourceGlyph } from './resources';
import type { Glyph } from './shapes';
import { THINGS, type Thing } from './things';
import type { ArtCard } from './types';

type Some = readonly [Thing, ...Thing[]];

const BY_TITLE: [RegExp, Thing][] = [
  [/bomb/i, 'bomb'],
  [/explo|blast|burst|boom|overload/i, 'blast'],
  [/web/i, 'web'],
  [/punch|slam|fist|assault|strike|combat|challenge/i, 'fist'],
  [/kick|stomp|boots?\b|chase/i, 'boot'],
  [/shield|guard|defen[sc]e|protect/i, 'shield'],
  [/armor|suit|vest|body/i, 'armor'],
  [/helmet|cowl/i, 'helmet'],
  [/flight|wing|swoop/i, 'wing'],
  [/sonic|sound|noise|scream/i, 'wave'],
  [/drone|android|robot|machine/i, 'drone'],
  [/mansion|home|house|manor/i, 'house'],
  [/tower|city|headquarters/i, 'tower'],
  [/team|crowd|gang|legion|masters|mob|army/i, 'crowd'],
  [/\blaw|legal|justice/i, 'scales'],
  [/lore|knowledge|research|book/i, 'book'],
  [/\brob|steal|heist|taking|loot/i, 'sack'],
  [/\btime|hour|count|advance|exhaust/i, 'hourglass'],
  [/claw|slash|talon|blade|dagger|sword/i, 'claws'],
  [/fire|flame|rage|fury|burn/i, 'flame'],
  [/throne|king|queen|crown|empire/i, 'crown'],
  [/sense|intuition|surveil|spy|watch|vision|eye/i, 'eye'],
  [/\bcall|alarm|\border|command/i, 'megaphone'],
  [/train|plan|map|network|factory/i, 'map'],
  [/horn/i, 'horn'],
  [/past|shadow|persona|double|undercover/i, 'mask'],
  [/energy|power|electr|volt|reactor|channel/i, 'bolt'],
  [/tough|strength|hard/i, 'gauntlet'],
];
const BY_TRAIT: Record<string, Some> = {
  Attack: ['fist', 'boot', 'claws', 'blast'],
  Thwart: ['eye', 'crosshair', 'cuffs', 'map'],
  Defense: ['shield', 'flip'],
  Aerial: ['comet', 'wing', 'jet'],
  Superpower: ['orb', 'flame', 'bolt', 'comet'],
  Skill: ['star', 'flip', 'crosshair'],
  Tactic: ['flag', 'map', 'crown'],
  Location: ['tower', 'house', 'skyline', 'sat'],
  'S.H.I.E.L.D.': ['radio', 'jet', 'sat'],
  Tech: ['gear', 'drone', 'orb'],
  Item: ['key', 'gear', 'tracer'],
  Armor: ['helmet', 'armor', 'shield'],
  Weapon: ['claws', 'hammer', 'gauntlet'],
  Condition: ['bolt', 'chain', 'flame'],
  Vehicle: ['truck', 'jet'],
};
const BY_KIND: Record<string, Some> = {
  event: ['bolt', 'blast', 'star', 'fist', 'flip'],
  upgrade: ['gear', 'gauntlet', 'orb', 'atom'],
  support: ['handshake', 'tower', 'book', 'radio'],
  treachery: ['blast', 'claws', 'hourglass', 'megaphone', 'mask', 'hammer', 'flame', 'chain', 'eye', 'peak'],
  attachment: ['horn', 'armor', 'chain', 'gear'],
  side_scheme: ['sack', 'bomb', 'map', 'truck'],
  main_scheme: ['vault', 'skyline', 'hourglass'],
  environment: ['skyline', 'drone', 'wave'],
  obligation: ['notice', 'hourglass', 'book'],
  player_side_scheme: ['map', 'flag', 'radio'],
};
const CHARACTERS = new Set(['hero', 'alter_ego', 'ally', 'minion', 'villain']);

/** Shows a person: its emblem is a bust that stands on the lower edge. */
export const isPerson = (card: ArtCard): boolean => CHARACTERS.has(card.kind) || card.traits.includes('Persona');

function anybody(kind: string, chance: Rng): Bust {
  const enemy = kind === 'minion' || kind === 'villain';
  return {
    sh: pick(kind === 'villain' ? ['bulk', 'broad'] : ['slim', 'broad', 'broad'], chance),
    head: pick(['oval', 'square', 'round'], chance),
    top: pick(enemy ? ['helmet', 'horns', 'bald', 'fin', 'short'] : ['short', 'quiff', 'bald', 'ears', 'helmet'], chance),
    back: pick([undefined, undefined, 'long', 'hood', 'cape'], chance),
    face:
      kind === 'alter_ego' || kind === 'support'
        ? 'eyes'
        : pick(enemy ? ['stern', 'goggles', 'visor'] : ['lens', 'domino', 'visor', 'eyes'], chance),
    chest: pick(['star', 'vee', 'bolt', 'diamond', 'straps', 'badge', 'none'], chance),
  };
}

function thingOf(card: ArtCard, chance: Rng): Thing {
  const chosen = CHOSEN[card.name] ?? BY_TITLE.find(([title]) => title.test(card.name))?.[1];
  if (chosen) return chosen;
  const trait = card.traits.find((t) => BY_TRAIT[t]);
  return pick((trait && BY_TRAIT[trait]) || BY_KIND[card.kind] || ['star'], chance);
}

export function glyphOf(card: ArtCard, chance: Rng): Glyph {
  if (card.kind === 'resource' && card.res.length) return resourceGlyph(card.res);
  const look = card.look ?? (isPerson(card) ? (PORTRAITS[card.name] ?? anybody(card.kind, chance)) : thingOf(card, chance));
  return typeof look === 'string' ? THINGS[look] : bust(look);
}
