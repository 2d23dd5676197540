import type { Kind, Resource } from '../cards/types';

/** What an emblem is made from: a row of cards.json, which tools/page_cards.py writes. */
export interface ArtCard {
  code: string;
  name: string;
  kind: Kind;
  set: string;
  aspect: string;
  traits: string[];
  res: Resource[];
}
