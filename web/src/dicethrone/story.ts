// What a line of the story has to do with those before it.
import type { DtLine } from './types';

const DEEDS = new Set(['activate', 'declare', 'defend', 'turn']);

/** What the damage comes from: the last ability of whoever deals it, in this turn. */
export function cause(story: DtLine[], hit: DtLine): string | undefined {
  const told = story.findLast((l) => DEEDS.has(l.kind) && (l.kind === 'turn' || l.who === hit.other));
  return told?.kind === 'turn' ? undefined : told?.ability;
}
