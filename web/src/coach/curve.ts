// A review as it is drawn: the winning chance by round or turn, and where it turned.
import type { ReviewMoment } from '../live/http';

/** The chance of a seat at its first decision of each round or turn; where it decided nothing, as before. */
export function curveOf(moments: ReviewMoment[], seat: number): { clocks: number[]; chances: number[] } {
  const clocks = [...new Set(moments.map((m) => m.clock))].sort((a, b) => a - b);
  let last = moments.find((m) => m.seat === seat)?.chance ?? 0;
  const chances = clocks.map((c) => (last = moments.find((m) => m.seat === seat && m.clock === c)?.chance ?? last));
  return { clocks, chances };
}

export const cost = (m: ReviewMoment): number => (m.could ?? m.chance) - m.chance;

/** What cost most, the worst first. */
export const turningPoints = (moments: ReviewMoment[], most = 5): ReviewMoment[] =>
  moments.filter((m) => m.better !== undefined).sort((a, b) => cost(b) - cost(a)).slice(0, most);

/** How long the rest will take if it takes as long as what is done, in steps of five seconds. */
export const secondsLeft = (spent: number, at: number, of: number): number => Math.max(5, Math.ceil((spent / 1000 / Math.max(1, at)) * (of - at) / 5) * 5);
