// Team attacks: who joins the card that was pressed first, and what would come of it as things stand.
import type { Word } from '../words';
import type { Game } from './game';
import type { Character, VsDecision, VsOption } from './types';

type Asked = Pick<Game, 'd' | 'sel'> & Partial<Pick<Game, 'joined'>>;
const teamAttacks = (d: VsDecision | null): VsOption[] => (d?.options ?? []).filter((o) => o.verb === 'team_attack');
const takesAll = (o: VsOption, cards: number[]): boolean => cards.every((c) => o.able?.includes(c));

/** The attack of exactly these on that one. */
export const teamAttack = (d: VsDecision | null, cards: number[], target: number): VsOption | undefined =>
  teamAttacks(d).find((o) => o.target === target && takesAll(o, cards));

/** Who else could attack with the card that was pressed and those that have joined it. */
export function matesOf({ d, sel, joined = [] }: Asked): number[] {
  if (sel === undefined) return [];
  const together = [sel, ...joined];
  const able = teamAttacks(d).filter((o) => takesAll(o, together)).flatMap((o) => o.able ?? []);
  return [...new Set(able)].filter((c) => !together.includes(c));
}

/** Who takes part; of two who can, nobody is asked. */
export const teamIds = (o: VsOption, cards: number[]): string[] => ((o.able?.length ?? 0) > 2 ? [...cards].sort((a, b) => a - b).map((c) => `join/${c}`) : []);

/** What these bring together, and how it ends: the defender strikes back at one of them, and nothing breaks through. */
export function teamEnd(all: Character[], cards: number[], target: number): { atk: number; def: number | undefined; falls: boolean; struck: boolean } {
  const by = all.filter((c) => cards.includes(c.card));
  const at = all.find((c) => c.card === target);
  const atk = by.reduce((sum, c) => sum + c.atk, 0);
  return { atk, def: at?.def, falls: !!at && atk >= at.def, struck: !!at && by.some((c) => at.atk >= c.def) };
}

/** The same in words. */
export function teamTold({ view, t }: { view: Game['view']; t: { say(word: Word): string } }, cards: number[], target: number): string {
  const { atk, def, falls, struck } = teamEnd(view.players.flatMap((p) => p.characters), cards, target);
  if (def === undefined) return `−${atk}`;
  return `${atk} : ${def} ${t.say(falls ? (struck ? 'vs_ends_even' : 'vs_ends_stuns') : struck ? 'vs_ends_fails' : 'vs_ends_nothing')}`;
}
