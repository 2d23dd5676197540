// All pictures of the page, as files: path to text.
import { emblem } from './emblem';
import { BACKS } from './backs';
import { cards } from './cards';
import type { ArtCard } from './types';
import { vsCards } from './vscards';

const PLAYERS = ['hero', 'alter_ego', 'ally', 'event', 'support', 'upgrade', 'resource', 'player_side_scheme'] as const;
const ENCOUNTER = ['villain', 'main_scheme', 'side_scheme', 'minion', 'treachery', 'attachment', 'environment', 'obligation'] as const;

/** A card of this kind that nobody has drawn yet. */
const some = (kind: ArtCard['kind'], aspect: string): ArtCard =>
  ({ code: `of-${kind}`, name: kind, kind, set: '', aspect, traits: [], res: [] });

/** For cards that came after the page was built: the server sends the one of their kind. */
export const GENERIC: ArtCard[] = [...PLAYERS.map((k) => some(k, 'basic')), ...ENCOUNTER.map((k) => some(k, 'encounter'))];

export function pictures(): Record<string, string> {
  const emblems = [...cards, ...GENERIC, ...vsCards()].map((card) => [`emblems/${card.code}.svg`, emblem(card)] as const);
  return { ...BACKS, ...Object.fromEntries(emblems) };
}
