// What this browser remembers: settings, the last choice of a new game, the keys of its tables.
import type { Lang } from '../cards/types';
import type { NewTable } from '../live/http';
import { Store } from './store';

export type Pace = 'slow' | 'normal' | 'fast' | 'step';
export interface Settings {
  lang: Lang;
  theme: 'dark' | 'light';
  pace: Pace;
  sound: boolean;
}
/** A table this browser has a key of; the friends' keys are there for whoever made it. */
export interface Known {
  table: string;
  key: string;
  watch?: string;
  friends?: { seat: number; key: string }[];
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

const FIRST: Settings = { lang: navigator.language.startsWith('fr') ? 'fr' : 'en', theme: 'dark', pace: 'normal', sound: false };

export const settings = new Store<Settings>({ ...FIRST, ...read<Partial<Settings>>('settings', {}) });

function apply(): void {
  document.documentElement.lang = settings.now.lang;
  document.documentElement.dataset.theme = settings.now.theme;
}
settings.watch(() => {
  apply();
  write('settings', settings.now);
});
apply();

export type Choice = Omit<NewTable, 'lang'>;
export const lastChoice = (): Partial<Choice> => read<Partial<Choice>>('choice', {});
export const rememberChoice = (choice: Choice): void => write('choice', choice);

const MOST = 60;
export const knownTables = (): Known[] => read<Known[]>('tables', []);
export const knownTable = (table: string): Known | undefined => knownTables().find((k) => k.table === table);
export function rememberTable(known: Known): void {
  const old = knownTable(known.table);
  const kept = old?.key === known.key ? { ...old, ...known } : known;
  write('tables', [kept, ...knownTables().filter((k) => k.table !== known.table)].slice(0, MOST));
}
export const forgetTable = (table: string): void => write('tables', knownTables().filter((k) => k.table !== table));
