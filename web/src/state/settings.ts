// What this browser remembers: settings, the last choice of a new game, the keys of its tables.
import type { Lang } from '../cards/types';
import type { NewTable } from '../live/http';
import { spoken } from '../words';
import { Store } from './store';

export type Pace = 'slow' | 'normal' | 'fast' | 'step';
export interface Settings {
  lang: Lang;
  theme: 'dark' | 'light';
  pace: Pace;
  sound: boolean;
  /** From 0 to 1. */
  volume: number;
  /** In per cent of the usual size. */
  text: number;
  /** Nothing flies or shakes, also where the system does not ask for it. */
  still: boolean;
  /** Colours that do not rest on red and green. */
  palette: 'usual' | 'apart';
  /** What is asked for the first time is explained. */
  explain: boolean;
  /** Ask before a turn ends while something can still be done. */
  confirm: boolean;
  /** Ask before an attack goes undefended that could be defended. */
  confirmDefense: boolean;
  /** Letters that were moved to other keys. */
  keys: Record<string, string>;
  /** Cards that are never asked about, by code, with their names. */
  passing: Record<string, string>;
  /** Where the table of a duel asks: at every window of the rules, or only where there is something to do. */
  stops: 'few' | 'all';
  /** Cards whose free triggers are used without being asked about, likewise. */
  using: Record<string, string>;
  /** Lines of others at a table are not announced. */
  silent: boolean;
  /** Cards to look through: with their texts, as pictures, or (empty) as it suits the place. */
  library: '' | 'texts' | 'pictures';
  /** What others at a table see of me. */
  name: string;
}
/** A table this browser has a key of; the friends' keys are there for whoever made it. */
export interface Known {
  table: string;
  key: string;
  watch?: string;
  friends?: { seat: number; key: string }[];
  /** The campaign whose scenario it is. */
  campaign?: string;
}

function read<T>(name: string, otherwise: T): T {
  try {
    const found = localStorage.getItem(`quickstrike.${name}`);
    return found === null ? otherwise : (JSON.parse(found) as T);
  } catch {
    return otherwise;
  }
}

function write(name: string, value: unknown): void {
  try {
    localStorage.setItem(`quickstrike.${name}`, JSON.stringify(value));
  } catch {
    // a browser that remembers nothing still plays
  }
}

const FIRST: Settings = { lang: spoken([navigator.language]), theme: 'dark', pace: 'normal', sound: false, volume: 0.7, text: 100, still: false, palette: 'usual', explain: true, confirm: false, confirmDefense: false, keys: {}, passing: {}, using: {}, stops: 'few', silent: false, library: '', name: '' };

export const settings = new Store<Settings>({ ...FIRST, ...read<Partial<Settings>>('settings', {}) });

function apply(): void {
  document.documentElement.lang = settings.now.lang;
  document.documentElement.dataset.theme = settings.now.theme;
  document.documentElement.dataset.palette = settings.now.palette;
  document.documentElement.dataset.motion = settings.now.still ? 'still' : '';
  document.documentElement.dataset.letters = settings.now.text > 120 ? 'large' : '';
  document.documentElement.style?.setProperty('--letters', String(settings.now.text / 100));
}
settings.watch(() => {
  apply();
  write('settings', settings.now);
});
apply();

export type Choice = Omit<NewTable, 'lang'>;
export const lastChoice = (): Partial<Choice> => read<Partial<Choice>>('choice', {});
export const rememberChoice = (choice: Choice): void => write('choice', choice);

export const ownerKey = (): string => read<string>('owner', '');
export const rememberOwner = (key: string): void => write('owner', key);

/** By this the server tells browsers apart, so that nobody opens another's link unnoticed. It is no key. */
export const device: string = secret('device');
/** The key of the decks that this browser keeps on the server. */
export const shelfKey = (): string => secret('shelf');
export const rememberShelf = (key: string): void => write('shelf', key);
function secret(name: string): string {
  const known = read<string>(name, '');
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const made = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
  write(name, made);
  return made;
}

/** The deck that is being made for a game, so that nothing is lost when the page is left. */
export const lastDraft = <T>(game: string): T | undefined => read<Record<string, T>>('drafts', {})[game];
export const rememberDraft = (game: string, draft: unknown): void => write('drafts', { ...read<Record<string, unknown>>('drafts', {}), [game]: draft });

/** Has this browser never turned up such a card? From now on it has. */
export function isNew(code: string): boolean {
  const seen = read<string[]>('seen', []);
  if (seen.includes(code)) return false;
  write('seen', [...seen, code]);
  return true;
}

/** Kinds of questions that were explained here. */
export const hasMet = (what: string): boolean => read<string[]>('met', []).includes(what);
export const met = (what: string): void => write('met', [...new Set([...read<string[]>('met', []), what])]);
/** Everything is explained once more. */
export const meetAgain = (): void => write('met', []);

export const lessonsDone = (): string[] => read<string[]>('lessons', []);
export const lessonIsDone = (lesson: string): void => write('lessons', [...new Set([...lessonsDone(), lesson])]);

/** As many as the server lists at once. */
const MOST = 190;
export const knownTables = (): Known[] => read<Known[]>('tables', []);
/** By its key, where one browser has several of a table; else the one that was used last. */
export const knownTable = (table: string, key?: string): Known | undefined =>
  knownTables().find((k) => k.table === table && (key === undefined || k.key === key));
export function rememberTable(known: Known): void {
  const kept = { ...knownTable(known.table, known.key), ...known };
  write('tables', [kept, ...knownTables().filter((k) => k.key !== known.key)].slice(0, MOST));
}
/** The new key of a seat that was freed: the link of whoever comes next. */
export function rememberFriend(table: string, key: string, seat: number, secret: string): void {
  const friends = (knownTable(table, key)?.friends ?? []).filter((f) => f.seat !== seat);
  rememberTable({ table, key, friends: [...friends, { seat, key: secret }] });
}
export const forgetKey = (key: string): void => write('tables', knownTables().filter((k) => k.key !== key));
