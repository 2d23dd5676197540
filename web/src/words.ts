// The page's own words. All words of the game (names, texts, options, the story) come from the server.
// A language is one file of words/; `languages` has all that are there (build/languages.mjs).
import { languages } from 'languages';
import type { Lang } from './cards/types';
import { one as isOne, words as en } from './words/en';

export type Word = keyof typeof en;
/** What a language says; it may lack some words. */
export type Words = Partial<Record<Word, string>>;
export type Language = { words: Words; one: (n: number) => boolean };

/** The languages of the page, English first. */
export const LANGS: readonly Lang[] = ['en', ...Object.keys(languages).filter((lang) => lang !== 'en')];

/** The first of the reader's languages that the page has. */
export const spoken = (wanted: readonly string[]): Lang =>
  wanted.map((x) => x.slice(0, 2).toLowerCase()).find((x) => LANGS.includes(x)) ?? 'en';

type Holes = Record<string, string | number>;

/** A language that the page does not have is spoken to in English. */
const of = (lang: Lang): Language => languages[lang] ?? { words: en, one: isOne };

/** The plural's ending. */
const plural = (lang: Lang, n: unknown): string => of(lang).one(Number(n)) ? '' : 's';

/** A word or sentence of the page; {holes} are filled, {s} agrees with {n}, "~" becomes `ending`. */
export function say(lang: Lang, word: Word, holes: Holes = {}, ending = ''): string {
  const all: Holes = { s: plural(lang, holes.n), ...holes };
  const filled = (of(lang).words[word] ?? en[word]).replace(/\{(\w+)\}/g, (_, hole: string) => String(all[hole] ?? ''));
  return filled.replaceAll('~', ending);
}

/** As `say`, beginning with a capital. */
export function Say(lang: Lang, word: Word, holes?: Holes, ending?: string): string {
  const said = say(lang, word, holes, ending);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
