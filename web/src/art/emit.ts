// All pictures of the page, as files: path to text.
import { emblem } from './emblem';
import { BACKS } from './backs';
import cards from './cards.json';
import type { ArtCard } from './types';

export function pictures(): Record<string, string> {
  const emblems = (cards as ArtCard[]).map((card) => [`emblems/${card.code}.svg`, emblem(card)] as const);
  return { ...BACKS, ...Object.fromEntries(emblems) };
}
