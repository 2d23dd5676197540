import type { Resource } from './types';

/** What a card is to the present decision. Each mark has a shape of its own, see styles/cards/states.css. */
export interface Marks {
  playable?: boolean;
  target?: boolean;
  /** The focused target; with `outcome` it shows what would happen ("−8 · defeated"). */
  hot?: boolean;
  /** The coach of a lesson means it. */
  wanted?: boolean;
  outcome?: string;
  /** The key that chooses this card. */
  key?: string | number | undefined;
  selected?: boolean;
  /** Word on the flag of a selected or attacking card; "playing", "attacks" without it. */
  flag?: string;
  /** The resources it pays in the payment as it stands. */
  paying?: Resource[];
  /** The resources it could pay. */
  offers?: Resource[];
  /** Refused in this decision: the reason. */
  blocked?: string;
  /** Can't be used now: the reason, shown on hover and focus. */
  unplayable?: string;
  /** Something stands before it: nobody here may attack or thwart it now. */
  locked?: string;
  /** The moment at which it becomes usable. */
  later?: string;
  attacking?: boolean;
  /** Damage on its way: "4", "4+?". */
  incoming?: string;
  dim?: boolean;
}
