// What the server tells of a table of Dice Throne, and of its heroes; see docs/server.md.
import type { Lang } from '../cards/types';
import type { Line } from '../live/protocol';
import type { Seen } from '../plain/frame';
import type { PlainDecision, PlainOption } from '../plain/types';

export interface DtOption extends PlainOption {
  /** Which die, which way of spending. */
  ability?: number;
  value?: string;
  /** In combat points. */
  cost?: number;
}
export interface DtDecision extends PlainDecision {
  about: string;
  options: DtOption[];
  more?: DtOption[];
}
export interface DtPlayer {
  hero: string;
  team: number;
  health: number;
  points: number;
  out: boolean;
  /** By token the side that each shows. */
  tokens: Record<string, number[]>;
  limits: Record<string, number>;
  levels: Record<string, number>;
  /** Whose board one's own companion is on. */
  companions: Record<string, number>;
  hand: number[] | null;
  hand_size: number;
  deck: number;
  discard: string[];
  board: string[];
  playing: string[];
}
export interface Rolled {
  roller: number;
  purpose: string;
  dice: number[];
  left: number;
}
export interface Attack {
  attacker: number;
  target: number;
  ability: string;
  ultimate: boolean;
  attack: boolean;
  hits: [number, string][];
  plus: number;
}
export interface Incoming {
  seat: number;
  by: number;
  isolated: boolean;
  hits: [number, string][];
  heal: number;
  total: number;
}
/** What the dice make of each ability; empty unless one's own offensive dice lie there. */
export interface Odds {
  chances?: Record<string, number>;
  worth?: Record<string, number>;
  expected?: number;
  keeps?: Record<string, [worth: number, ends: [ability: string, chance: number][], chances: Record<string, number>]>;
  keep?: string;
}
export interface DtView extends Omit<Seen, 'decision' | 'offers'> {
  mode: 'duel' | 'hill' | 'teams';
  turn: number;
  phase: string;
  active: number;
  start: number;
  players: DtPlayer[];
  rolls: Rolled[];
  declared: string | null;
  attack: Attack | null;
  incoming: Incoming[];
  /** Codes of the cards that this seat may be asked about. */
  cards: Record<string, string>;
  /** The abilities of the roller that the dice show, with their tier. */
  shown: Record<string, number>;
  odds: Odds;
  decision: DtDecision | null;
  offers: DtDecision[];
}
/** A line that says whom and what it is about. */
export interface DtLine extends Line {
  who?: number;
  other?: number;
  purpose?: string;
  dice?: number[];
  amount?: number;
  /** Of damage: how much it was before any was prevented. */
  before?: number;
  card?: string;
  ability?: string;
}

export interface Pattern {
  symbols?: [symbol: string, n: number][];
  straight?: number;
  alike?: number;
}
export interface Ability {
  id: string;
  name: string;
  tiers?: Pattern[];
  pattern?: string;
  /** Of a defence: how many dice. */
  dice?: number;
  /** What it deals to its target: "4/5/7", "6+", "X". */
  damage?: string;
  text: string;
  /** The same with the symbols of the dice as "⟨hammer⟩", where it names any. */
  signs?: string;
}
export interface Level {
  level: number;
  cost: number;
  abilities: Ability[];
  passive?: string;
  signs?: string;
}
export interface Space {
  id: string;
  name: string;
  kind: 'offensive' | 'defensive' | 'passive' | 'ultimate';
  kind_name: string;
  levels: Level[];
}
export interface Token {
  name: string;
  kind: 'positive' | 'negative' | 'unique';
  limit: number;
  text: string;
  sides?: string[];
}
export interface Hero {
  id: string;
  name: string;
  symbols: { id: string; name: string }[];
  faces: string[];
  spaces: Space[];
  tokens: Record<string, Token>;
  companions: Record<string, { name: string; text: string }>;
}
export interface DtCard {
  name: string;
  timing: 'main' | 'roll' | 'instant' | 'upgrade';
  kind: string;
  cost: number;
  text: string;
  /** What it does, without when it may be played. */
  gist: string;
  signs?: string;
  /** A token, a companion, or a kind of deed: what its picture shows. */
  about: string;
  hero?: string;
  space?: string;
  level?: number;
}
export interface DtCatalog {
  lang: Lang;
  heroes: Record<string, Hero>;
  cards: Record<string, DtCard>;
  health: Record<string, number>;
  above: number;
  points: number;
}
