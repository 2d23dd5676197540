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

/** Where in the turn a line is. */
function clockAt(old: VsView, next: VsView, { kind, who, phase, phase_name }: VsLine): Partial<VsView> {
  if (!old.turn) return {};
  if (kind === 'turn') return { phase: 'draw', step: -1 };
  if (kind === 'step') return { phase: phase ?? next.phase, phase_name: phase_name ?? next.phase_name, step: who ?? -1 };
  return { phase: old.phase, phase_name: old.phase_name, step: old.step };
}

/** Whoever is told to enter play, as they will stand in the next turn, if they do. */
function entering(old: VsView, next: VsView, { who, card }: VsLine): VsView['players'] {
  return old.players.map((p, i) => {
    const there = new Set(p.characters.map((c) => c.card));
    const found = i === who ? next.players[i]?.characters.find((c) => c.code === card && !there.has(c.card)) : undefined;
    if (!found) return p;
    const taken = p.characters.filter((c) => c.row === found.row).map((c) => c.column);
    const column = taken.includes(found.column) ? Math.max(...taken) + 1 : found.column;
    return { ...p, characters: [...p.characters, { ...found, column, ready: true, stunned: false }] };
  });
}

/** The last table of a turn, when the next one is known already: whoever is told to enter play, to fall, to recover or to be knocked out does. */
function ending(old: VsView, next: VsView, line: VsLine): VsView['players'] {
  const { kind, card } = line;
  if (kind === 'enter') return entering(old, next, line);
  return old.players.map((p) => {
    const at = p.characters.findIndex((c) => c.code === card && c.stunned === (kind !== 'stun'));
    if (at < 0 || !['stun', 'recover', 'ko'].includes(kind)) return p;
    return { ...p, characters: p.characters.flatMap((c, i) => (i !== at ? [c] : kind === 'ko' ? [] : [{ ...c, stunned: kind === 'stun' }])) };
  });
}

/** The new table with the endurance of the old one, but for the line that changes it; nobody falls before that is told, and nothing of
 * the next turn is seen before it begins. */
export function after(old: VsView, next: VsView, line: VsLine): VsView {
  const { kind, who, now, card } = line;
  const counted = now !== undefined && (kind === 'lose' || kind === 'gain' || kind === 'pay endurance');
  const turns = old.turn > 0 && next.turn > old.turn && kind !== 'turn';
  const stood = new Set(old.players.flatMap((p) => p.characters.filter((c) => !c.stunned).map((c) => c.card)));
  const fallen = (c: Character): Character => (c.stunned && stood.has(c.card) && !(kind === 'stun' && c.code === card) ? { ...c, stunned: false } : c);
  const base = turns ? { ...old, attack: null, players: ending(old, next, line) } : next;
  const players = base.players.map((p, i) => ({ ...p, characters: turns ? p.characters : p.characters.map(fallen), endurance: counted && i === who ? now : (old.players[i]?.endurance ?? p.endurance), out: old.players[i]?.out ?? p.out }));
  return { ...base, ...clockAt(old, next, line), players, decision: null, offers: [], result: null };
}
