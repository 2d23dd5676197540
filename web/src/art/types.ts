import type { Kind, Resource } from '../cards/types';

/** What an emblem is made from. */
export interface ArtCard {
  code: string;
  name: string;
  kind: Kind;
  set: string;
  aspect: string;
  traits: string[];
  res: Resource[];
}
