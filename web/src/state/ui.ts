// What this page shows besides the table itself: the choice so far, open panels, the card that is read.
import type { Lying } from '../live/protocol';
import type { Selection } from './choice';
import type { Chosen } from './marks';

export type Panel = 'menu' | 'rules' | 'log' | 'keys' | 'seats' | 'pile' | 'concede' | 'read' | 'chat' | 'coach' | 'review' | 'settings';

export interface Ui extends Chosen {
  /** Which decision the choice belongs to. */
  of: string;
  open: Panel | undefined;
  pile: { title: string; cards: Lying[]; back?: 'player' | 'encounter' } | undefined;
  rule: string;
  /** The card that is read: where it is, and whether it stays open. */
  zoom: { code: string; id: number | undefined; at: DOMRect; why: DOMRect | undefined; held: boolean } | undefined;
  read: { code: string; id: number | undefined } | undefined;
  hand: boolean;
  /** On a phone the options of a turn are folded away: the cards themselves can be pressed. */
  unfolded: boolean;
  round: boolean;
  /** A card that was dragged onto something: the target is meant for the choice that follows. */
  meant: { card: number; target: number; at: number } | undefined;
  reason: { card: number; text: string; rule: string } | undefined;
  result: boolean;
  /** The game is looked at again: from this answer on, or as it stands. */
  replay: { at?: number } | undefined;
}

export const NOTHING: Selection = {};
export const FRESH: Ui = {
  sel: NOTHING, picked: [], hot: undefined, of: '', open: undefined, pile: undefined, rule: '', zoom: undefined, read: undefined,
  hand: false, unfolded: false, round: false, meant: undefined, reason: undefined, result: true, replay: undefined,
};
