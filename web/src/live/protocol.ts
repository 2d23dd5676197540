// The messages of the server, protocol 1; see docs/server.md.
import type { CardFace, CardState, Lang, Resource } from '../cards/types';

export type At = [undone: number, number: number];
export type Key = string | number;
export type Op = ['set', Key[], unknown] | ['del', Key[]] | ['ins', Key[], unknown];

/** A card that only lies somewhere: its number, its code, its name. */
export interface Lying {
  id: number;
  code: string;
  name: string;
  cost?: number;
}

export interface Option {
  id: string;
  verb: string;
  card?: number;
  card_code?: string;
  target?: number;
  target_code?: string;
  ability?: number;
  value?: number | string;
  text: string;
  short?: string;
  group: string;
  outcome?: string;
  cost?: number;
  /** Cards in play that a card of the hand could be meant for. */
  aims?: number[];
  gives?: Partial<Record<Resource, number>>;
  detail?: string;
  /** Of an optional trigger: it costs nothing and hurts nobody of ours; and there is nothing to choose, or to save it for. */
  good?: boolean;
  always?: boolean;
}

/** What each id is worth, and between which numbers the picked ones must come to. */
export interface Bound {
  least: number;
  most: number | null;
  worth: Record<string, number>;
}

export interface Pick {
  kind: 'pay' | 'discard' | 'mulligan' | 'assign' | 'choose';
  options: string[];
  more?: Option[];
  need?: Partial<Record<Resource | 'any', number>> & { x?: Resource | 'any' };
  have?: Partial<Record<Resource, number>>;
  text?: string;
  /** Damage to be divided: how much, and for each character the ids of nought, one, two... */
  left?: number;
  rows?: { target: number; options: string[] }[];
  least: number;
  most: number;
  bounds: Bound[];
  /** How many resources a payment asks for in all. */
  owed?: number;
}

export interface EventAbout {
  event: string;
  source: number;
  target: number;
  player: number;
  amount: number;
}

export interface Decision {
  number: number;
  kind: string;
  about: number | EventAbout | null;
  title: string;
  context?: string;
  options: Option[];
  pick?: Pick;
  proposal?: string[];
  /** At a search: all cards that are looked through. */
  searched?: Lying[];
}

export interface Why {
  card: number;
  verb: string;
  target?: number;
  text: string;
  rule: string;
}

/** What can't be done now, and why not. */
export interface Reason {
  what: string;
  text: string;
  rule: string;
}

export interface Player {
  seat: number;
  out: boolean;
  identity: number;
  area?: number;
  changed_form: boolean;
  hand_count: number;
  deck: number;
  discard: Lying[];
  dealt: number;
  /** A deck that the identity brought along: its top card lies faceup. */
  own_deck?: { name: string; title: string; count: number; top: Lying[]; discard: Lying[] };
  hand?: Lying[];
  form?: 'hero' | 'alter_ego';
  hand_size?: number;
}

/** Where a number is not the printed one. */
export interface WireValue {
  now: number;
  printed: number;
  by: { n: number; code: string; name: string }[];
  text: string;
}
export type InPlay = Omit<CardState, 'values'> & { values?: Record<string, WireValue> };

export interface View {
  seat: number;
  round: number;
  phase: string;
  first: number;
  active: number;
  result: string | null;
  result_text?: string;
  asked?: string;
  scenario: string;
  acceleration: number;
  expert: boolean;
  heroic: number;
  players: Player[];
  play: InPlay[];
  encounter_deck: number;
  encounter_discard: Lying[];
  villain_deck: number;
  /** Of several villains the active one, and the decks of the others. */
  villain?: number;
  encounter_decks?: { villain: number; deck: number; discard: Lying[] }[];
  scheme_deck: number;
  aside: Lying[];
  removed: Lying[];
  victory: Lying[];
  table: Lying[];
  /** Faceup piles that only some scenarios have: that of a deck of their own, The Collection. */
  other_piles?: Record<string, Lying[]>;
  waiting_for: number[];
  decision: Decision | null;
  offers: Decision[];
  why: Why[];
  muted: string[];
  faces?: Record<string, CardFace>;
}

export interface Line {
  n: number;
  depth: number;
  kind: string;
  text: string;
  cards?: string[];
  ids?: number[];
  rule?: string;
}

export interface Present {
  seats: { seat: number; name: string; hold: string; bot: string; present: boolean; you: boolean; own: boolean; ready?: boolean }[];
  watching: number;
  /** The game has not begun: all say first that they are ready. */
  room?: boolean;
}

/** What somebody said at the table. */
export interface Spoken {
  seat: number;
  name: string;
  text: string;
}

export interface Whole {
  /** Which game is played; see plain/ for those that the page does not draw. */
  game: string;
  at: At;
  seats: number[];
  views: Record<string, View>;
  story: Line[];
  present: Present;
  seen: number;
  host: boolean;
  /** How many undos can be brought back. */
  redo: number;
  talk?: Spoken[];
}

export type FromServer = { v: 1; re?: number } & (
  | ({ t: 'table' } & Whole)
  | ({ t: 'undone'; by?: { seat: number; name: string } } & Whole)
  | { t: 'change'; at: At; patch: Record<string, Op[]>; story: Line[]; redo?: number }
  | { t: 'refused'; why: string }
  | { t: 'hint'; option: string; options: string[]; reason: string }
  | { t: 'why'; ok: boolean; text: string; rule: string; verb: string; rows?: Reason[] }
  | { t: 'present'; present: Present }
  | { t: 'asks'; undo: { by: string; seat: number; name: string } | null }
  | { t: 'asking'; names: string[] }
  | { t: 'seat'; seat: number; hold: string; key?: string }
  | { t: 'next'; table: string; key: string }
  | { t: 'ready'; seat: number; on: boolean }
  | { t: 'brought'; seat: number }
  | { t: 'said'; line: Spoken }
  | { t: 'pong' }
);

export type ToServer =
  | { t: 'answer'; seat: number; at: At; options: string[]; more?: boolean }
  | { t: 'undo'; by: 'step' | 'action' | 'turn' }
  | { t: 'redo' }
  | { t: 'consent'; ok: boolean }
  | { t: 'auto_pass'; seat: number; card?: number; code?: string; on: boolean }
  | { t: 'hint'; seat: number }
  | { t: 'why'; seat: number; card?: number; verb?: string; target?: number }
  | { t: 'seat'; seat: number; give: 'bot' | 'free' | 'me'; name?: string }
  | { t: 'ready'; seat: number; on: boolean; all_mine: boolean }
  | { t: 'bring'; seat: number; starter?: string; deck_text?: string }
  | { t: 'say'; text: string }
  | { t: 'lang'; lang: Lang }
  | { t: 'ping' };
