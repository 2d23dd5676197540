// How a text fits on a card that is read: the picture gives way to it, then the letters get smaller.
// Estimated from letter widths instead of measured, so that a card is drawn once and tests need no browser.
import { isWide } from './facts';
import type { CardFace, CardState } from './types';

const NARROW = /[ iljtfrI.,:;'’!()\-\u00AD]/;
const BROAD = /[mwMW@—→]/;
const CAPITAL = /\p{Lu}|\d/u;

function em(letter: string): number {
  if (NARROW.test(letter)) return 0.34;
  if (BROAD.test(letter)) return 0.88;
  return CAPITAL.test(letter) ? 0.7 : 0.61;
}

const width = (word: string): number =>
  [...word.replace(/\[\w+\]/g, '')].reduce((sum, c) => sum + em(c), 0) + (word.match(/\[\w+\]/g)?.length ?? 0) * 1.2;

/** Lines of a paragraph, in a column of so many em. */
export function lines(paragraph: string, column: number): number {
  let [count, used] = [1, 0];
  for (const word of paragraph.split(/[ \n]/)) {
    const w = width(word);
    if (used && used + 0.32 + w > column) [count, used] = [count + 1, w];
    else used += (used ? 0.32 : 0) + w;
  }
  return count;
}

export interface Fit {
  /** Letters of the text, in units. */
  read: number;
  /** Height of the picture, of wide cards its width. */
  art: number;
}

const SIZES = [14, 13.4, 12.8, 12];
const LINE = 1.38;

function height(texts: string[], traits: boolean, read: number, column: number): number {
  const all = texts.map((t) => lines(t, (column - (t.startsWith('• ') ? 1.6 * read : 0)) / read) * read * LINE);
  return all.reduce((sum, h) => sum + h, 0) + (texts.length - 1) * read * 0.3 + (traits ? 21 : 0) + 20;
}

function values(state: CardState | undefined): string[] {
  const changed = state?.values?.filter((v) => v.from.length) ?? [];
  return changed.map((v) => `${v.stat} ${v.now} = ${v.printed} ${v.from.map((f) => `+ ${f.by} ${f.name}`).join(' ')}`);
}

export function fit(face: CardFace, state?: CardState): Fit {
  const texts = [...face.text, ...values(state)];
  const traits = face.traits.length > 0;
  if (isWide(face.kind)) {
    for (const art of [176, 156, 128, 112]) {
      const read = SIZES.find((size) => height(texts, traits, size, 407 - art - 26) <= 183);
      if (read && (read > 12 || art === 112)) return { read, art };
    }
    return { read: 12, art: 112 };
  }
  const most = ['hero', 'alter_ego', 'villain'].includes(face.kind) ? 200 : 172;
  for (const read of SIZES) {
    const art = Math.min(most, Math.floor(301 - height(texts, traits, read, 264)));
    if (art >= (read > 13 ? 112 : 84)) return { read, art };
  }
  return { read: 12, art: 84 };
}
