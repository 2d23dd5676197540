import type { Kind, Resource } from '../cards/types';
import type { Bust } from './bust';
import type { Thing } from './things';

/** What an emblem is made from. */
export interface ArtCard {
  code: string;
  name: string;
  kind: Kind;
  set: string;
  aspect: string;
  traits: string[];
  res: Resource[];
  /** What it shows, where that was chosen for this very card. */
  look?: Bust | Thing;
}
