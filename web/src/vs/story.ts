// What a line of the story changes, and what it belongs to.
import type { Character, VsLine, VsView } from './types';

/** What others do with a card that is shown large: they play it or its power, they turn it up. */
export const SHOWN = new Set(['link', 'flip']);

const ENDS = new Set(['turn', 'step', 'attack']);

/** The attack that a line belongs to; none if something else took endurance. */
export function attackOf(story: VsLine[]): VsLine | undefined {
  const last = story.findLast((l) => ENDS.has(l.kind));
  return last?.kind === 'attack' ? last : undefined;
}

/** The attack that stuns somebody, or costs the endurance of which this line tells; none where an effect may have done it. */
export function strikeOf(story: VsLine[], { kind }: VsLine): VsLine | undefined {
  const attack = attackOf(story);
  if (!attack || kind === 'stun') return attack;
  const since = story.slice(story.lastIndexOf(attack) + 1);
  if (since.some((l) => l.kind === 'stun' || l.kind === 'breakthrough')) return attack;
  return typeof attack.target !== 'string' && !since.some((l) => l.kind === 'link') ? attack : undefined;
}

/** What an attack brings is told in one strip: is this the first of it? */
export function isFirstOf(story: VsLine[]): boolean {
  const attack = attackOf(story);
  return !attack || story.slice(story.lastIndexOf(attack) + 1, -1).every((l) => l.kind !== 'stun' && l.kind !== 'lose');
}

/** The new table with the endurance of the old one, but for the line that changes it; nobody falls before that is told. */
export function after(old: VsView, next: VsView, { kind, who, now, card }: VsLine): VsView {
  const counted = now !== undefined && (kind === 'lose' || kind === 'gain' || kind === 'pay endurance');
  const stood = new Set(old.players.flatMap((p) => p.characters.filter((c) => !c.stunned).map((c) => c.card)));
  const fallen = (c: Character): Character => (c.stunned && stood.has(c.card) && !(kind === 'stun' && c.code === card) ? { ...c, stunned: false } : c);
  const players = next.players.map((p, i) => ({ ...p, characters: p.characters.map(fallen), endurance: counted && i === who ? now : (old.players[i]?.endurance ?? p.endurance), out: old.players[i]?.out ?? p.out }));
  return { ...next, players, decision: null, offers: [], result: null };
}
