// Our own drawings for dice, tokens and heroes: one path each on a 24 x 24 box. What has none gets a plain shape.
import type { JSX } from 'preact';
import { burst } from '../icons/shapes';

const SYMBOLS: Record<string, string> = {
  // Thor
  hammer: 'M3.4 4.6L9.6 2.4L17 5L21 3.8V11.6L17 10.6L13.6 11.8V21.4H10.4V11.8L3.4 10.6Z',
  worthy: 'M12 1.6L15.2 8L22.4 9L17.2 14L18.4 21.2L12 17.8L5.6 21.2L6.8 14L1.6 9L8.8 8Z',
  thunder: 'M14.4 1L3.6 14.2H10L8 23L20.4 9.2H13Z',
  // Black Widow
  espionage: 'M12 4.6c5 0 8.8 3.4 11 7.4c-2.2 4-6 7.4-11 7.4S3.2 16 1 12c2.2-4 6-7.4 11-7.4ZM12 7.6a4.4 4.4 0 1 0 0 8.8a4.4 4.4 0 1 0 0-8.8ZM12 10a2 2 0 1 1 0 4a2 2 0 1 1 0-4Z',
  batons: 'M4.6 2L7.4 2.6L20.6 19.4L22 22L19.2 21.4L3.2 5ZM19.4 2L20.8 5L15 11.6L12.8 9ZM11.2 12.6L13.2 15L4.8 21.4L2 22L3.4 19.2Z',
  widow: 'M4 2H20L13.6 12L20 22H4L10.4 12Z',
  // Spider-Man
  thwip: 'M2 20L12.6 9.4L9.8 6.6L21.6 2.4L17.4 14.2L14.6 11.4L4 22Z',
  web: 'M11 1H13V6.4L18.6 3.4L19.6 5L14.4 8.6L22.4 11V13L14.4 15.4L19.6 19L18.6 20.6L13 17.6V23H11V17.6L5.4 20.6L4.4 19L9.6 15.4L1.6 13V11L9.6 8.6L4.4 5L5.4 3.4L11 6.4ZM12 9.4L9.4 12L12 14.6L14.6 12Z',
  spider: 'M12 5a3 3 0 0 1 2.4 4.8C16 10.8 16.6 12.4 16.4 14.4C16 18 14 20 12 20S8 18 7.6 14.4C7.4 12.4 8 10.8 9.6 9.8A3 3 0 0 1 12 5ZM7.6 11L3.6 9.6L2.6 4L1 4.4L2 10.8L7.2 12.8ZM16.4 11L20.4 9.6L21.4 4L23 4.4L22 10.8L16.8 12.8ZM7.2 14.4L3 16L2.4 21.6L4 21.8L4.6 17.4L7.8 16.2ZM16.8 14.4L21 16L21.6 21.6L20 21.8L19.4 17.4L16.2 16.2Z',
  // Black Panther
  claws: 'M4.6 2C9 7 10 13.6 8.4 22C5.4 15.6 3.6 9.4 4.6 2ZM11.4 2C15.4 7 16.2 13.6 14.4 22C11.6 15.6 10.2 9.4 11.4 2ZM18.4 2C22 7 22.8 13.6 20.6 22C18.2 15.6 17.2 9.4 18.4 2Z',
  vibranium: 'M12 1L21.6 6.5V17.5L12 23L2.4 17.5V6.5ZM12 5.4L6.4 8.6V15.4L12 18.6L17.6 15.4V8.6ZM12 8.6L15 12L12 15.4L9 12Z',
  panther: 'M3 2.4L8.6 6.4C10.8 5.6 13.2 5.6 15.4 6.4L21 2.4L20.4 11.6C20 17 16.4 21.6 12 21.6S4 17 3.6 11.6ZM6.8 11.2L10.6 13.4L9.2 14.6ZM17.2 11.2L13.4 13.4L14.8 14.6ZM10.6 16.6H13.4L12 18.4Z',
};
const TOKENS: Record<string, string> = {
  electrokinesis: SYMBOLS.thunder ?? '',
  guard_break: 'M12 1.2C15 3.2 18.4 4 21.6 4C22 12.8 18.6 19.4 12 22.8L13.4 15.6L9.6 12.6L13.2 9L11 6.4ZM10.4 1.8L9.2 6.6L11.2 9.2L7.4 12.8L11.4 16L10.2 21.8C4.8 18.2 2 12 2.4 4C5.4 4 8 3.2 10.4 1.8Z',
  covert_ops: 'M12 2C16 2 17.6 6 17.6 9.4H22V12H2V9.4H6.4C6.4 6 8 2 12 2ZM4.4 13.4H19.6C19.6 18.4 16.4 22 12 22S4.4 18.4 4.4 13.4ZM7 15.4C7.4 17 9 17.6 10.6 16.8V15.4ZM17 15.4H13.4V16.8C15 17.6 16.6 17 17 15.4Z',
  agility: 'M14.6 2a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM12.6 7.6L16.6 12L21 13V15.4L15 14.4L13 12.6L11.4 15.6L15 19L13.2 23L11 22.2L12 19.6L7.6 16.4L5 19.6L1.6 19V16.8L4.4 17L9.4 9.8L6.6 10.6L5 13.6L3 12.6L5 8.8Z',
  time_bomb: 'M11 7A8 8 0 1 0 11.01 7ZM10 10.4H12V15.6L15.4 17.6L14.4 19.2L10 16.8ZM15.6 6L18.2 3.4C19.6 2 21.4 2.4 22.6 3.6L21.4 5C20.6 4.4 20 4.4 19.4 5L17.2 7.2Z',
  combo: 'M12 1.6L15.4 8.6H8.6ZM12 22.4L8.6 15.4H15.4ZM1.6 12L8.6 8.6V15.4ZM22.4 12L15.4 15.4V8.6Z',
  webbed: SYMBOLS.web ?? '',
  invisibility: 'M3.4 2L22 20.6L20.4 22.2L16.6 18.4A12 12 0 0 1 12 19.4C7 19.4 3.2 16 1 12A16 16 0 0 1 5.6 7.2L1.8 3.6ZM12 4.6c5 0 8.8 3.4 11 7.4a16 16 0 0 1-3.4 4.2L8.4 5.2A12 12 0 0 1 12 4.6Z',
  kinetic_energy: burst(11.4, 4.6, 6),
  vibranium_suit: SYMBOLS.vibranium ?? '',
  mjolnir: SYMBOLS.hammer ?? '',
};
const KINDS: Record<string, string> = {
  positive: 'M9.4 2H14.6V9.4H22V14.6H14.6V22H9.4V14.6H2V9.4H9.4Z',
  negative: 'M2 9.4H22V14.6H2Z',
  unique: burst(11.4, 5, 5),
};
const PLAIN = ['M12 2a10 10 0 1 0 .01 0Z', 'M12 2L22 20H2Z', 'M3 3H21V21H3Z', burst(11.4, 5, 5)];

/** The colours of a hero: deep, bright, of what stands on them. */
const COLOURS: Record<string, [deep: string, bright: string, on: string]> = {
  thor: ['#1D3F8F', '#FFD23F', '#fff'],
  'black-widow': ['#2A1016', '#F0505A', '#fff'],
  'spider-man': ['#9E1420', '#7FB2FF', '#fff'],
  'black-panther': ['#2B1C52', '#C3A6FF', '#fff'],
};
const NOBODY: [string, string, string] = ['#33405F', '#BAC4E0', '#fff'];

/** As custom properties, for whatever belongs to this hero. */
export function heroColours(hero: string): Record<string, string> {
  const [deep, bright, on] = COLOURS[hero] ?? NOBODY;
  return { '--deep': deep, '--bright': bright, '--on': on };
}

const Glyph = ({ d, cls }: { d: string; cls: string }): JSX.Element => <svg class={cls} viewBox="0 0 24 24" aria-hidden="true"><path fill="currentColor" fill-rule="evenodd" d={d} /></svg>;

export const symbolPath = (id: string, n = 0): string => SYMBOLS[id] ?? PLAIN[Math.max(0, n) % PLAIN.length] ?? '';
export const TOKEN_IDS: readonly string[] = Object.keys(TOKENS);
export const tokenPath = (id: string, kind: string): string => TOKENS[id] ?? KINDS[kind] ?? KINDS.unique ?? '';

/** n: which of the hero's symbols it is, for those that nobody has drawn. */
export const Symbol = ({ id, n = 0, cls = 'dsym' }: { id: string; n?: number; cls?: string }): JSX.Element => <Glyph d={symbolPath(id, n)} cls={cls} />;
export const TokenGlyph = ({ id, kind, cls = 'dsym' }: { id: string; kind: string; cls?: string }): JSX.Element => <Glyph d={tokenPath(id, kind)} cls={cls} />;
