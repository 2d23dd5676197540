// What the server tells of a table of the Vs. System; see docs/server.md.
import type { Line } from '../live/protocol';
import type { Seen } from '../plain/frame';
import type { PlainDecision, PlainOption } from '../plain/types';

export interface VsOption extends PlainOption {
  value?: string;
  ability?: number;
  /** Of an attack: how it would end as things stand. */
  outcome?: string;
  /** Of a team attack: who can take part. */
  able?: number[];
  /** Where alone it can be of use: in an attack, if this character is attacked, with something on the chain, in this step; own: it answers nothing that others do. */
  when?: 'attack' | 'attacked' | 'chain' | 'now' | 'own';
}
export interface VsDecision extends PlainDecision {
  /** The card that it is about. */
  about?: number;
  options: VsOption[];
  more?: VsOption[];
}
export interface Character {
  card: number;
  code: string;
  row: 'front' | 'support';
  column: number;
  ready: boolean;
  stunned: boolean;
  protected: boolean;
  atk: number;
  def: number;
  cost: number;
  flight: boolean;
  range: boolean;
  counters: Record<string, number>;
  equipment: { card: number; code: string }[];
  attacking: boolean;
  defending: boolean;
}
/** Of a face-down one of another player nothing else is known. */
export interface Resource {
  up: boolean;
  card?: number;
  code?: string;
  ready?: boolean;
}
export interface VsPlayer {
  deck_name: string;
  /** What the deck goes by in the catalog. */
  deck_key: string;
  endurance: number;
  points: number;
  out: boolean;
  hand: number[] | null;
  hand_size: number;
  deck: number;
  ko: string[];
  characters: Character[];
  resources: Resource[];
}
export interface VsView extends Omit<Seen, 'decision' | 'offers'> {
  turn: number;
  phase: string;
  phase_name: string;
  step: number;
  initiative: number;
  players: VsPlayer[];
  chain: { id: number; kind: string; seat: number; code: string; text: string; aims: string[]; by: string[]; targets?: (number | string)[] }[];
  attack: { seat: number; attackers: number[]; target: number; player: number; defender: number; team: boolean; reinforced: boolean; atk: number; forecast: string[] } | null;
  cards: Record<string, string>;
  decision: VsDecision | null;
  offers: VsDecision[];
}
/** A line that says whom and what it is about. */
export interface VsLine extends Line {
  who?: number;
  amount?: number;
  now?: number;
  card?: string;
  cards?: string[];
  /** Of an attack: a card's code, or a seat. */
  target?: string | number;
  /** Of a step that begins. */
  phase?: string;
  phase_name?: string;
}
export interface VsCard {
  name: string;
  version?: string;
  type: string;
  line: string;
  cost: number;
  text: string;
  atk?: number;
  def?: number;
  flight?: boolean;
  range?: boolean;
  teams?: string[];
  /** Copies in a deck; none: any number. */
  limit?: number;
}
export interface VsCatalog {
  cards: Record<string, VsCard>;
  teams: Record<string, string>;
  /** Those that come with the game: how many of which card. */
  decks: Record<string, { name: string; cards: Record<string, number> }>;
}
