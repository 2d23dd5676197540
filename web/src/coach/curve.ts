// A review as it is drawn: the winning chance by decision, and where it turned.
import type { ReviewMoment } from '../live/http';

export interface Curve {
  /** After each decision; where another seat decided, as before. */
  values: number[];
  /** Where a seat's own decision cost something. */
  dots: number[];
}

export function curveOf(moments: ReviewMoment[], seat: number): Curve {
  let last = moments.find((m) => m.seat === seat)?.chance ?? 0;
  const values = moments.map((m) => (last = m.seat === seat ? m.chance : last));
  return { values, dots: moments.flatMap((m, i) => (m.seat === seat && m.better !== undefined ? [i] : [])) };
}

/** The round or turn of each decision with which one begins. */
export const beginnings = (moments: ReviewMoment[]): (number | undefined)[] =>
  moments.map((m, i) => (m.clock === moments[i - 1]?.clock ? undefined : m.clock));

export const cost = (m: ReviewMoment): number => (m.could ?? m.chance) - m.chance;

/** What cost most, the worst first. */
export const turningPoints = (moments: ReviewMoment[], most = 5): ReviewMoment[] =>
  moments.filter((m) => m.better !== undefined).sort((a, b) => cost(b) - cost(a)).slice(0, most);

/** How long the rest will take if it takes as long as what is done, in steps of five seconds. */
export const secondsLeft = (spent: number, at: number, of: number): number => Math.max(5, Math.ceil((spent / 1000 / Math.max(1, at)) * (of - at) / 5) * 5);
