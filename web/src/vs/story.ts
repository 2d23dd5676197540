// What a line of the story changes, and what it belongs to.
import type { VsLine, VsView } from './types';

const ENDS = new Set(['turn', 'step', 'attack']);

/** The attack that a line belongs to; none if something else took endurance. */
export function attackOf(story: VsLine[]): VsLine | undefined {
  const last = story.findLast((l) => ENDS.has(l.kind));
  return last?.kind === 'attack' ? last : undefined;
}

/** The new table with the endurance of the old one, but for the line that changes it. */
export function after(old: VsView, next: VsView, { kind, who, now }: VsLine): VsView {
  const counted = now !== undefined && (kind === 'lose' || kind === 'gain' || kind === 'pay endurance');
  const players = next.players.map((p, i) => ({ ...p, endurance: counted && i === who ? now : (old.players[i]?.endurance ?? p.endurance), out: old.players[i]?.out ?? p.out }));
  return { ...next, players, decision: null, offers: [], result: null };
}
