// Dice as they lie before a person: each keeps its place, those that are kept lie still.
import type { Pace } from '../state/settings';
import type { DtView } from './types';

/** How long dice tumble, in milliseconds; the style has it as --tumble. */
const TUMBLE = 800;
const FACTOR: Record<Pace, number> = { slow: 1.4, normal: 1, fast: 0.5, step: 1 };
export const tumbles = (pace: Pace): number => TUMBLE * FACTOR[pace];

export interface Slot {
  value: number;
  held: boolean;
  /** It is kept because that was advised, not by hand: for this roll alone. */
  lent?: boolean;
  /** How often it has rolled: a new number lets it tumble. */
  spins: number;
}

const without = (all: number[], x: number): number[] => {
  const i = all.indexOf(x);
  return i < 0 ? all : [...all.slice(0, i), ...all.slice(i + 1)];
};
const same = (a: number[], b: number[]): boolean => a.length === b.length && a.every((x) => a.filter((y) => y === x).length === b.filter((y) => y === x).length);

/** The server tells dice without their places. rolled: some were rolled again; else one was turned at the most. */
export function settled(slots: readonly Slot[], dice: readonly number[], rolled: boolean): Slot[] {
  if (slots.length !== dice.length) return dice.map((value) => ({ value, held: false, spins: 1 }));
  if (!rolled && same(slots.map((s) => s.value), [...dice])) return [...slots];
  let left = [...dice];
  const stays = slots.map((s) => {
    if ((rolled && !s.held) || !left.includes(s.value)) return false;
    left = without(left, s.value);
    return true;
  });
  return slots.map((s, i) => {
    if (stays[i]) return s.lent ? { value: s.value, held: false, spins: s.spins } : s;
    const [value = s.value, ...rest] = left;
    left = rest;
    return { value, held: false, spins: s.spins + 1 };
  });
}

/** What is kept, as an option calls it; undefined: all of them, so nothing is rolled. */
export function keepOf(slots: readonly Slot[]): string | undefined {
  const held = slots.filter((s) => s.held).map((s) => s.value).sort();
  return held.length === slots.length ? undefined : held.join('') || '-';
}

/** The same dice with exactly these kept. */
export function holding(slots: readonly Slot[], keep: string): Slot[] {
  let left = keep === '-' ? [] : [...keep].map(Number);
  return slots.map((s) => {
    const held = left.includes(s.value);
    if (held) left = without(left, s.value);
    return { value: s.value, held, spins: s.spins };
  });
}

/** The same dice with these kept until they are rolled. */
export const lending = (slots: readonly Slot[], keep: string): Slot[] => holding(slots, keep).map((s) => (s.held ? { ...s, lent: true } : s));

/** Are exactly these kept? */
export const areHeld = (slots: readonly Slot[], keep: string): boolean => holding(slots, keep).every((s, i) => s.held === slots[i]?.held);

/** How a cube is turned so that this number lies in front. */
const TURNED: Record<number, [x: number, y: number]> = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] };
export function turned({ value, spins }: Slot): string {
  const [x, y] = TURNED[value] ?? [0, 0];
  return `rotateX(${x + 360 * spins}deg) rotateY(${y + 360 * spins}deg)`;
}

/** Which dice lie there, after which roll. */
export const thrown = (view: Pick<DtView, 'turn' | 'rolls'>): string => {
  const roll = view.rolls.at(-1);
  return roll?.dice.length ? [view.turn, view.rolls.length, roll.roller, roll.purpose, roll.left, roll.dice.join('')].join() : '';
};
