// The server's HTTP side. Errors are its own sentences.
import type { CardFace, Lang } from '../cards/types';
import type { DtCard, Hero } from '../dicethrone/types';
import type { Line, View } from './protocol';

export class ServerError extends Error {
  constructor(message: string, public where = '', public status = 0) {
    super(message);
  }
}

async function ask(path: string, init?: RequestInit): Promise<Response> {
  const got = await fetch(`/api/v1${path}`, init);
  if (got.ok) return got;
  const said = (await got.json().catch(() => ({}))) as { error?: string; where?: string };
  throw new ServerError(said.error ?? got.statusText, said.where, got.status);
}

const get = async <T>(path: string, headers: Record<string, string> = {}): Promise<T> =>
  (await (await ask(path, { headers })).json()) as T;
const post = async <T>(path: string, body: unknown, headers: Record<string, string> = {}): Promise<T> =>
  (await (await ask(path, {
    method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers },
  })).json()) as T;
const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });

export interface Named {
  key: string;
  name: string;
}
export interface HeroEntry extends Named {
  alter_ego: string;
  code: string;
  alter_code: string;
  set: string;
  /** printed: a starter deck of the game; the others are made like one. */
  aspects: (Named & { starter: string; printed: boolean })[];
}
export interface ScenarioEntry extends Named {
  villain: string;
  code: string;
  recommended: string[];
  /** So many modular sets are chosen, and set aside at first; 0: any number. */
  aside: number;
  /** Each villain has its own encounter deck: there are no other sets to choose. */
  alone: boolean;
  stages: { stage: string; code: string; hp?: number | string; atk?: number; sch?: number }[];
  /** Which of the stages are played in these modes. */
  standard: number[];
  expert: number[];
}
export interface Catalog {
  version: string;
  cards: string;
  heroes: HeroEntry[];
  scenarios: ScenarioEntry[];
  modular: Named[];
  packs: Named[];
  modes: (Named & { sets: Named[] })[];
  aspects: Named[];
  bots: Named[];
  heroic: number;
  campaigns: (Named & { scenarios: (Named & { code: string })[] })[];
  words: Record<string, Record<string, string>>;
}
export interface Made {
  table: string;
  seats: { seat: number; hold: string; key: string }[];
  host_key: string;
  watch_key: string;
  migrated: boolean;
}
export interface SeatSpec {
  starter?: string;
  deck_text?: string;
  /** Whose deck the text is; the page's own, not sent. */
  hero?: string;
  hold: 'me' | 'friend' | 'bot';
  bot?: string;
  name?: string;
}
export interface NewTable {
  seats: SeatSpec[];
  scenario: string;
  modular?: string[];
  mode: string;
  standard_set?: string;
  expert_set?: string;
  heroic: number;
  skirmish: number;
  seed?: string | number;
  /** The game begins when all are ready. */
  room?: boolean;
  lang: Lang;
}
/** What the server says of a deck, of whichever game. */
export interface Verdict {
  legal: boolean;
  cards: number;
  name?: string;
  breaches: string[];
  /** The same with rule and card. */
  faults: { text: string; rule: string; card: string }[];
  /** The cards by code. */
  list: Record<string, number>;
}
export interface DeckCheck extends Verdict {
  hero: { code: string; name: string } | null;
  aspects: Named[];
  /** Those that can't be left out. */
  own?: Record<string, number>;
}
type Trial = { games: number; won: number; rounds: number[] };
/** A hero of Dice Throne that somebody wrote, as far as it can be read. */
export interface WrittenHero {
  playable: boolean;
  problems: { line: number; warning: boolean; text: string }[];
  hero?: Hero;
  cards?: Record<string, DtCard>;
}
export const FORMATS = ['text', 'marvelcdb', 'json', 'octgn'] as const;
/** A deck on the server. */
export interface KeptDeck {
  deck: string;
  game: string;
  name: string;
  notes: string;
  text: string;
  updated: number;
}
export type DeckToKeep = Omit<KeptDeck, 'deck' | 'updated'> & { lang: Lang };
/** A game of the server's; page: it has a table of its own here. */
export interface Game {
  game: string;
  title: string;
  page: boolean;
}
/** One field of a setting, as a form asks for it. */
export interface Field {
  name: string;
  title: string;
  kind: 'word' | 'number' | 'flag' | 'list';
  default: string | number | boolean | string[];
  choices?: Named[];
  least?: number;
  most?: number;
}
export interface GameForm extends Game {
  form: Field[];
  bots: Named[];
}
export type Values = Record<string, Field['default']>;
export interface Held {
  hold: 'me' | 'friend' | 'bot';
  bot?: string;
  name?: string;
}
export interface PlainTable {
  game: string;
  setting: Values;
  seats: Held[];
  seed?: string;
  room?: boolean;
  lang: Lang;
}
export interface Summary {
  table: string;
  game: string;
  /** How far it has come, in words. */
  clock: string;
  name: string;
  title: string;
  heroes: string[];
  role: 'host' | 'seat' | 'watch';
  seat: number;
  round: number;
  result: string | null;
  seats: { seat: number; name: string; hold: string; present: boolean }[];
  created: number;
  updated: number;
  /** How many answers were given there, and what it began with. */
  decisions: number;
  from: 'setting' | 'position' | 'lesson' | 'campaign';
  campaign?: string;
  decks?: string[];
  mode?: string;
  /** Whose emblems stand for it: the heroes, then the villain. */
  faces?: string[];
  /** Of a duel: what each seat plays, by the names that the form of its game has for it. */
  plays?: string[];
  key: number;
}
/** A campaign as the server tells it; table: the game under way. */
export interface Campaign {
  id: string;
  campaign: string;
  name: string;
  title: string;
  expert: boolean;
  heroes: { code: string; name: string; hold: Held['hold'] }[];
  scenarios: (Named & { code: string })[];
  /** How many were won: which is next. */
  at: number;
  over: boolean;
  lost: boolean;
  tries: number;
  history: { at: number; name: string; result: string; rounds: number; mode: string }[];
  noted: { what: string; text: string }[];
  begins: string[];
  choices: { seat: number; must: boolean; of: Named[] }[];
  table: string;
  updated: number;
}
export interface CardDeeds {
  code: string;
  name: string;
  kind: string;
  side: 'player' | 'encounter';
  played?: number;
  used?: number;
  damage?: number;
  threat_removed?: number;
  threat?: number;
  healed?: number;
  spent?: number;
  revealed?: number;
}
export interface History {
  rounds: { round: number; villain_hp: number; villain_max: number; stage?: string | number; threat: number; target: number; heroes: number[] }[];
  cards: CardDeeds[];
  answers: number;
  undone: number;
  seen: number;
  result: string | null;
  seed: string | number;
  heroes: { code: string; name: string }[];
  villain: { code: string; name: string } | null;
}
/** A duel in retrospect: what every seat had left by turn, what was done with what; the first column decides the game. */
export interface DuelHistory extends Pick<History, 'answers' | 'undone' | 'seen' | 'result' | 'seed'> {
  columns: ('damage' | 'healed' | 'times' | 'endurance' | 'stuns' | 'attacks')[];
  turns: { turn: number; left: number[] }[];
  deeds: ({ seat: number; what: string } & Record<string, number | string>)[];
  /** The blow that ended it, where a blow did. */
  last: { seat: number; what: string; n: number } | null;
}
/** A line that the coach thinks of; chances in per cent, none where nothing was tried. */
export interface CoachLine {
  option: string;
  steps: string[];
  chance?: number;
  margin?: number;
  worlds?: number;
  because?: string;
}
/** A decision looked at again. better: what would have been, if it cost something. */
export interface ReviewMoment {
  n: number;
  seat: number;
  clock: number;
  chance: number;
  played?: string;
  better?: string;
  could?: number;
  then?: string;
  rather?: string;
}
export interface LessonList {
  game: string;
  title: string;
  lessons: { lesson: string; title: string; say: string; steps: number }[];
}
/** Where a learner is: what to read, which answers are wanted, the next first. off: something else was done. */
export interface LessonStand {
  game: string;
  lesson: string;
  title: string;
  say: string[];
  step: number;
  steps: number;
  next: string;
  want: { seat: number; option: string; auto: boolean }[];
  off: boolean;
  done: boolean;
}
/** The table after the first n answers. */
export interface Moment {
  n: number;
  of: number;
  seat: number;
  view: View;
}
/** The whole story, and where rounds or turns began; branch: one may play on from any of its moments. */
export interface Told {
  of: number;
  seat: number;
  lines: Line[];
  turns: { n: number; clock: string }[];
  branch: boolean;
}
export interface RuleEntry {
  id: string;
  title: string;
  points?: { head?: string; text: string }[];
  see?: { id: string; title: string }[];
}

export const server = {
  /** A request that only one game answers. */
  own: <T>(path: string) => get<T>(path),
  catalog: (lang: Lang) => get<Catalog>(`/catalog?lang=${lang}`),
  cards: (lang: Lang, v: string) => get<Record<string, CardFace>>(`/cards?lang=${lang}&v=${v}`),
  /** What stands beside a card that is read. */
  beside: (code: string, lang: Lang) => get<{ rulings: RuleEntry[]; rules: { id: string; title: string }[] }>(`/cards/${code}/rules?lang=${lang}`),
  check: (text: string, lang: Lang) => post<DeckCheck>('/decks/check', { text, lang }),
  write: (text: string, to: (typeof FORMATS)[number], lang: Lang) => post<{ text: string }>('/decks/write', { text, to, lang }),
  starter: (name: string, lang: Lang) => get<DeckCheck>(`/decks/starter/${encodeURIComponent(name)}?lang=${lang}`),
  trial: (wanted: { deck: Pick<SeatSpec, 'starter' | 'deck_text'>; scenario: string; seed: string; begin: number; lang: Lang }) =>
    post<Trial>('/decks/trial', wanted),
  checkVs: (text: string, lang: Lang) => post<Verdict>('/vs/decks/check', { text, lang }),
  trialVs: (wanted: { text: string; against: string; seed: string; begin: number; lang: Lang }) => post<Trial>('/vs/decks/trial', wanted),
  checkHero: (text: string, lang: Lang) => post<WrittenHero>('/dicethrone/heroes/check', { text, lang }),
  decks: async (shelf: string, game: string) => (await get<KeptDeck[]>('/decks', { 'x-shelf': shelf })).filter((d) => (d.game || 'champions') === game),
  keepDeck: (shelf: string, deck: DeckToKeep) => post<{ deck: string }>('/decks', deck, { 'x-shelf': shelf }),
  changeDeck: (shelf: string, id: string, deck: DeckToKeep) =>
    ask(`/decks/${id}`, { method: 'PUT', body: JSON.stringify(deck), headers: { 'content-type': 'application/json', 'x-shelf': shelf } }),
  dropDeck: (shelf: string, id: string) => ask(`/decks/${id}`, { method: 'DELETE', headers: { 'x-shelf': shelf } }),
  campaigns: (shelf: string, lang: Lang) => get<Campaign[]>(`/campaigns?lang=${lang}`, { 'x-shelf': shelf }),
  campaign: (shelf: string, id: string, lang: Lang) => get<Campaign>(`/campaigns/${id}?lang=${lang}`, { 'x-shelf': shelf }),
  beginCampaign: (shelf: string, wanted: { campaign: string; seats: SeatSpec[]; expert: boolean; name: string; lang: Lang }) => post<Campaign>('/campaigns', wanted, { 'x-shelf': shelf }),
  chooseIn: (shelf: string, id: string, seat: number, card: string, lang: Lang) => post<Campaign>(`/campaigns/${id}/choose`, { seat, card, lang }, { 'x-shelf': shelf }),
  playNext: (shelf: string, id: string, wanted: Pick<NewTable, 'mode' | 'standard_set' | 'expert_set' | 'heroic' | 'skirmish' | 'lang'>) => post<Made>(`/campaigns/${id}/play`, wanted, { 'x-shelf': shelf }),
  dropCampaign: (shelf: string, id: string) => ask(`/campaigns/${id}`, { method: 'DELETE', headers: { 'x-shelf': shelf } }),
  games: (lang: Lang) => get<Game[]>(`/games?lang=${lang}`),
  game: (name: string, lang: Lang) => get<GameForm>(`/games/${name}?lang=${lang}`),
  seats: (name: string, setting: Values, lang: Lang) =>
    post<{ seats: { name: string; hold: Held['hold'] }[]; error: string }>(`/games/${name}/seats`, { setting, lang }),
  lessons: (lang: Lang) => get<LessonList[]>(`/lessons?lang=${lang}`),
  lesson: (game: string, name: string, lang: Lang) => post<Made>(`/lessons/${game}/${name}`, { lang }),
  stand: (table: string, key: string, lang: Lang) => get<LessonStand | null>(`/tables/${table}/lesson?lang=${lang}`, bearer(key)),
  create: (wanted: NewTable | PlainTable) => post<Made>('/tables', wanted),
  load: (text: string, lang: Lang, game = '') => post<Made>('/tables/load', { text, lang, game }),
  mine: (keys: string[], lang: Lang) => get<Summary[]>(`/tables?lang=${lang}`, { 'x-keys': keys.join(',') }),
  call: (table: string, key: string, title: string, lang: Lang) =>
    ask(`/tables/${table}`, { method: 'PATCH', body: JSON.stringify({ title, lang }), headers: { 'content-type': 'application/json', ...bearer(key) } }),
  remove: (table: string, key: string) => ask(`/tables/${table}`, { method: 'DELETE', headers: bearer(key) }),
  history: (table: string, key: string, lang: Lang) => get<History>(`/tables/${table}/history?lang=${lang}`, bearer(key)),
  duel: (table: string, key: string, lang: Lang) => get<DuelHistory>(`/tables/${table}/history?lang=${lang}`, bearer(key)),
  at: (table: string, key: string, n: number, seat: number, lang: Lang) =>
    get<Moment>(`/tables/${table}/at/${n}?seat=${seat}&lang=${lang}`, bearer(key)),
  replay: (table: string, key: string, seat: number, lang: Lang) => get<Told>(`/tables/${table}/replay?seat=${seat}&lang=${lang}`, bearer(key)),
  branch: (table: string, key: string, at: number, lang: Lang) =>
    post<Made>(`/tables/${table}/branch`, { at, lang }, bearer(key)),
  coach: (table: string, key: string, seat: number, picked: string[], lang: Lang) =>
    get<CoachLine[]>(`/tables/${table}/coach?${new URLSearchParams([['seat', `${seat}`], ['lang', lang], ...picked.map((id) => ['picked', id])])}`, bearer(key)),
  review: (table: string, key: string, begin: number, lang: Lang) =>
    get<{ moments: ReviewMoment[]; next: number | null; of: number }>(`/tables/${table}/review?begin=${begin}&lang=${lang}`, bearer(key)),
  again: (table: string, key: string) => post<Made>(`/tables/${table}/again`, {}, bearer(key)),
  /** The file, and what the server calls it. */
  export: async (table: string, key: string, device: string, what: string, lang: Lang): Promise<{ name: string; file: Blob }> => {
    const got = await ask(`/tables/${table}/export/${what}?lang=${lang}`, { headers: { ...bearer(key), 'x-device': device } });
    return { name: /filename="(.+)"/.exec(got.headers.get('content-disposition') ?? '')?.[1] ?? what, file: await got.blob() };
  },
  owner: (key: string) => get<{ name?: string; language?: Lang; theme?: 'dark' | 'light' }>('/owner', bearer(key)),
  likes: (key: string, liked: { name: string; lang: Lang; theme: string }) =>
    ask('/owner', {
      method: 'PUT', body: JSON.stringify({ name: liked.name.slice(0, 40), language: liked.lang, theme: liked.theme }),
      headers: { 'content-type': 'application/json', ...bearer(key) },
    }),
  rules: (q: string, lang: Lang, game: string) => get<RuleEntry[]>(`/rules?q=${encodeURIComponent(q)}&lang=${lang}&game=${game}`),
  rule: (id: string, lang: Lang, game: string) => get<RuleEntry>(`/rules/${encodeURIComponent(id)}?lang=${lang}&game=${game}`),
};
