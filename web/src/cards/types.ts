// What the server says about cards: the printed face (GET /cards) and a card in play (the view's play[i]).

/** A language, by its two letters. */
export type Lang = string;
export type Resource = 'energy' | 'mental' | 'physical' | 'wild';
export type Status = 'stunned' | 'confused' | 'tough';
export type Stat = 'atk' | 'thw' | 'def' | 'rec' | 'sch';
export type Aspect = 'aggression' | 'justice' | 'leadership' | 'protection' | 'basic' | 'pool' | 'hero' | 'encounter';
export type Kind =
  | 'hero'
  | 'alter_ego'
  | 'ally'
  | 'event'
  | 'upgrade'
  | 'support'
  | 'resource'
  | 'player_side_scheme'
  | 'villain'
  | 'main_scheme'
  | 'side_scheme'
  | 'minion'
  | 'treachery'
  | 'attachment'
  | 'environment'
  | 'obligation';

/** A printed number: null is a dash (no such power); an absent field is no such statistic. */
export type Printed = number | null;

/** One face, in the language asked for. */
export interface CardFace {
  code: string;
  name: string;
  subname?: string;
  kind: Kind;
  /** Colours of the frame: a hero's set, an aspect, or encounter, villain, obligation. */
  frame: string;
  aspect: Aspect;
  /** Key of the set ("" if none) and its name. */
  set: string;
  set_name: string;
  unique: boolean;
  traits: string[];
  /** Paragraphs; "[energy]" and the like stand for icons, "• " begins a choice. */
  text: string[];
  /** One short line. */
  gist?: string;
  /** The pack it was printed in, keywords by name, and how many of it a deck may hold. */
  pack?: string;
  keywords?: string[];
  limit?: number;
  cost?: Printed;
  atk?: Printed;
  thw?: Printed;
  def?: Printed;
  rec?: Printed;
  sch?: Printed;
  hp?: Printed;
  hand_size?: number;
  /** "II" of a villain, "1B" of a main scheme. */
  stage?: string;
  boost?: number;
  res: Partial<Record<Resource, number>>;
  threat?: Threat;
  icons: Icons;
  /** Code of the other side, of double-sided cards. */
  back?: string;
}

/** Printed threat of a scheme. Target and step are per player; the start is too unless it is fixed. */
export interface Threat {
  start: Printed;
  start_fixed: boolean;
  target: Printed;
  step: Printed;
}

/** How many of each printed icon; absent is none. */
export interface Icons {
  hazard?: number;
  crisis?: number;
  acceleration?: number;
  amplify?: number;
  /** Consequential damage beside ATK and THW. */
  atk_cost?: number;
  thw_cost?: number;
  atk_star?: number;
  sch_star?: number;
  boost_star?: number;
  hp_per_player?: number;
}

/** A current value and where it comes from: "ATK 3 = 2 + 1 Enhanced Ivory Horn". */
export interface Value {
  stat: string;
  now: number;
  printed: Printed;
  from: { by: number; name: string }[];
}

/** A card in play. */
export interface CardState {
  id: number;
  code: string;
  name: string;
  kind: Kind;
  exhausted: boolean;
  counters: Record<string, number>;
  controller?: number | null;
  attached_to?: number | null;
  engaged?: number | null;
  boosts?: number;
  under?: number;
  facedown?: boolean;
  damage?: number;
  max_hp?: number;
  hp?: number;
  endless?: boolean;
  statuses?: Partial<Record<Status, number>>;
  atk?: number;
  thw?: number;
  def?: number;
  rec?: number;
  sch?: number;
  traits?: string[];
  threat?: number;
  target?: number;
  /** What step one places on this main scheme. */
  step?: number;
  /** The game area, where the players are apart; 0 is the middle, and what is in all of them has none. */
  area?: number;
  values?: Value[];
  /** Keywords by which it stands before something else. */
  shields?: Shield[];
}
export type Shield = 'guard' | 'patrol';
