// Options that read alike: of cards of the hand one stands for all; of characters it is said where each stands and how.
import { once } from '../plain/pick';
import { codeOf, nameOf, type Game } from './game';
import type { VsOption } from './types';

const inHand = (g: Pick<Game, 'view' | 'mine'>, card: number | undefined): boolean => card !== undefined && !!g.view.players[g.mine]?.hand?.includes(card);

/** Of several copies in the hand the one that is hinted at, or the first. */
export function unlike(g: Pick<Game, 'view' | 'mine'>, all: VsOption[], isHot: (o: VsOption) => boolean): VsOption[] {
  return once(all, (o) => (inHand(g, o.card) ? [o.verb, codeOf(g, o.card ?? -1), o.target, o.ability, o.value].join() : o.id), isHot);
}

/** Where a character stands and what it is like now; nothing of what lies elsewhere. */
function like(g: Pick<Game, 't' | 'view' | 'c'>, card: number | undefined): string {
  const seat = g.view.players.findIndex((p) => p.characters.some((c) => c.card === card));
  const p = g.view.players[seat];
  const c = p?.characters.find((x) => x.card === card);
  if (!p || !c) return '';
  const first = Math.min(...p.characters.map((x) => x.column));
  return [
    `${g.t.say(c.row === 'front' ? 'vs_front' : 'vs_support')} ${c.column - first + 1}`, g.view.players.length > 2 && nameOf(g, seat), `${c.atk}/${c.def}`,
    c.stunned ? g.t.say('vs_stunned') : !c.ready && g.t.say('vs_exhausted'), ...Object.entries(c.counters).map(([k, n]) => `${n}×${k}`), ...c.equipment.map((e) => `+${g.c.cards[e.code]?.name ?? ''}`),
  ].filter(Boolean).join(', ');
}

/** What tells this option from another that reads the same. */
export function apart(g: Pick<Game, 't' | 'view' | 'c'>, o: VsOption, all: VsOption[]): string {
  const twins = all.filter((x) => x.text === o.text);
  if (twins.length < 2) return '';
  const differs = (of: (x: VsOption) => number | undefined): boolean => new Set(twins.map(of)).size > 1;
  return [differs((x) => x.card) && like(g, o.card), differs((x) => x.target) && like(g, o.target)].filter(Boolean).join(' → ');
}
