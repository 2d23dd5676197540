// Which lines of the story get a moment of their own, and how long it lasts.
import type { Line, View } from '../live/protocol';
import type { Pace } from '../state/settings';

const LONG = new Set(['boost', 'reveal', 'villain stage', 'won', 'lost', 'eliminated', 'scheme stage']);
const SHORT = new Set([
  'step', 'activates', 'attack', 'thwart', 'play', 'damage', 'threat', 'defeated', 'enters play', 'engages', 'surge', 'completed',
  'attack sum', 'scheme sum', 'defend', 'status', 'form', 'recover', 'heal', 'cancel', 'prevent', 'tough',
]);
const VILLAIN = new Set(['activates', 'boost', 'reveal', 'step', 'surge', 'villain stage', 'scheme stage', 'dealt']);
const DEEDS = new Set(['attack', 'thwart', 'play', 'use', 'recover', 'form', 'turn', 'defend']);
const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.35, step: 1 };

export const hasBeat = (line: Line): boolean => LONG.has(line.kind) || SHORT.has(line.kind);
export const lasts = (line: Line, pace: Pace): number => (LONG.has(line.kind) ? 1200 : 700) * FACTOR[pace];

/** Is this told step by step? The villain's doings always, those of others too; one's own are seen at once. */
export const isPaced = (lines: Line[], mine: boolean): boolean =>
  lines.some((l) => VILLAIN.has(l.kind)) || (!mine && lines.some((l) => DEEDS.has(l.kind)));

/** The old view with what this line speaks of as it is in the new one; nothing is asked meanwhile. */
export function advanced(old: View, next: View, line: Line): View {
  const ids = new Set(line.ids ?? []);
  const play = old.play.flatMap((c) => {
    if (!ids.has(c.id)) return [c];
    const now = next.play.find((x) => x.id === c.id);
    return now ? [now] : line.kind === 'defeated' || line.kind === 'discard' ? [] : [c];
  });
  for (const now of next.play) if (ids.has(now.id) && !play.some((c) => c.id === now.id)) play.push(now);
  const piles = line.kind === 'draw' || line.kind === 'dealt' || line.kind === 'readied' ? { players: next.players } : {};
  return { ...old, ...piles, round: next.round, phase: line.kind === 'step' ? 'villain' : old.phase, play, decision: null, why: [], offers: [] };
}
