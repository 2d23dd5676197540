// What the server tells of a table that the page does not draw; see docs/server.md.
import type { Sums } from '../state/choice';

export interface PlainOption {
  id: string;
  verb: string;
  card?: number;
  target?: number;
  text: string;
  detail?: string;
}

export interface PlainAsk extends Partial<Sums> {
  kind: 'one' | 'some' | 'pay' | 'share' | 'order';
  of?: string[];
}

export interface PlainDecision {
  number: number;
  kind: string;
  ask: PlainAsk;
  title: string;
  options: PlainOption[];
  /** What belongs to the set and is asked for only later. */
  more?: PlainOption[];
}

export interface PlainView {
  clock: string;
  names: string[];
  board: string[];
  result: string | null;
  result_text?: string;
  asked?: string;
  waiting_for: number[];
  decision: PlainDecision | null;
  offers: PlainDecision[];
}
