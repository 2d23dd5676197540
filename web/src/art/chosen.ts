// Choices of ours, by title: where rules of thumb would miss what everybody knows about a card. Each pack has its own
// (art.json); a title means the same in all of them.
import { packs } from 'packs';
import type { Bust } from './bust';
import type { Thing } from './things';

const joined = <T>(of: (p: (typeof packs)[number]) => Record<string, T> | undefined): Record<string, T> =>
  Object.assign({}, ...packs.map(of).reverse());

export const CHOSEN = joined((p) => p.art.things as Record<string, Thing>);
export const PORTRAITS = joined((p) => p.art.portraits as Record<string, Bust | Thing>);
