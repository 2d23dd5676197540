// Keys of one's own: what each letter of the table does may be moved to another one.
import { settings } from '../state/settings';
import type { Word } from '../words';

/** What can be moved, by the letter that it has at first. */
export const MOVABLE: [letter: string, word: Word][] = [
  ['q', 'attack'], ['w', 'thwart'], ['r', 'recover'], ['d', 'defend'], ['n', 'key_decline'], ['f', 'key_form'], ['e', 'end_turn'], ['u', 'undo'],
  ['h', 'hint'], ['c', 'coach'], ['l', 'log'], ['k', 'rules'], ['p', 'pause'], ['s', 'key_seat'], ['a', 'key_mute'], ['z', 'key_zoom'], ['m', 'menu'],
];
type Chosen = Record<string, string>;

/** Where a letter's deed is now. */
export const keyFor = (letter: string, chosen: Chosen = settings.now.keys): string => (chosen[letter] ?? letter).toUpperCase();

/** The letter whose deed a pressed key means; a letter that was moved away and taken by nothing means nothing. */
export function meant(pressed: string, chosen: Chosen = settings.now.keys): string {
  const moved = Object.keys(chosen).find((letter) => chosen[letter] === pressed);
  return moved ?? (pressed in chosen ? '' : pressed);
}

/** A letter gets another key; what had that key before gets the one that is free now. */
export function moved(letter: string, to: string, chosen: Chosen): Chosen {
  const key = to.toLowerCase();
  if (!/^\p{L}$/u.test(key)) return chosen;
  const mine = chosen[letter] ?? letter;
  const other = MOVABLE.map(([l]) => l).find((l) => l !== letter && (chosen[l] ?? l) === key);
  const next: Chosen = { ...chosen, [letter]: key, ...(other ? { [other]: mine } : {}) };
  return Object.fromEntries(Object.entries(next).filter(([l, k]) => l !== k));
}
