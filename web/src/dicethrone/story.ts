// What a line of the story has to do with those before it.
import type { DtLine } from './types';

const DEEDS = new Set(['activate', 'declare', 'defend', 'turn']);

/** What the damage comes from: the last ability of whoever deals it, in this turn. */
export function cause(story: DtLine[], hit: DtLine): string | undefined {
  const told = story.findLast((l) => DEEDS.has(l.kind) && (l.kind === 'turn' || l.who === hit.other));
  return told?.kind === 'turn' ? undefined : told?.ability;
}

/** The dice of the attack that is under way, as far as the story tells them: none where some were turned after the roll. */
export function diceOf(story: DtLine[], attacker: number): number[] {
  const at = story.findLastIndex((l) => l.kind === 'turn' || (l.kind === 'roll' && l.purpose === 'offensive' && l.who === attacker));
  return story.slice(at + 1).some((l) => l.kind === 'change' || l.kind === 'reroll') ? [] : (story[at]?.dice ?? []);
}
