import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart, unlike } from '../src/vs/apart';
import type { Game } from '../src/vs/game';
import type { Character, VsOption } from '../src/vs/types';
import { say, type Word } from '../src/words';

const stands = (card: number, row: 'front' | 'support', column: number, more: Partial<Character> = {}): Character => ({ card, code: 'b:wasp', row, column, ready: true, stunned: false, atk: 3, def: 2, counters: {}, equipment: [], ...more }) as unknown as Character;
const g = {
  t: { say: (w: Word) => say('en', w), Say: (w: Word) => say('en', w), state: { seats: [0], seat: 0 } }, c: { cards: { 'b:key': { name: 'Key' } } }, mine: 0,
  view: { names: ['Ann', 'Ben'], cards: { 1: 'b:wasp', 2: 'b:wasp', 7: 'b:oak', 8: 'b:oak', 9: 'b:reef' }, players: [{ hand: [7, 8, 9], characters: [stands(1, 'front', 4), stands(2, 'support', 5, { stunned: true, counters: { bloom: 2 }, equipment: [{ card: 5, code: 'b:key' }] })] }, { hand: null, characters: [] }] },
} as unknown as Game;
const o = (verb: string, card: number, text: string, more: Partial<VsOption> = {}): VsOption => ({ id: `${verb}/${card}`, verb, card, text, ...more });

test('of two that read alike it is said where each stands and how', () => {
  const all = [o('recover', 1, 'Wasp recovers'), o('recover', 2, 'Wasp recovers'), o('recover', 3, 'Oak recovers')];
  assert.deepEqual(all.map((x) => apart(g, x, all)), ['front 1, 3/2', 'support 2, 3/2, stunned, 2×bloom, +Key', '']);
});

test('where the attacker is the same, the one who is attacked is told apart', () => {
  const all = [o('attack', 9, 'Reef attacks Wasp', { target: 1 }), o('attack', 9, 'Reef attacks Wasp', { target: 2 })];
  assert.equal(apart(g, all[0]!, all), 'front 1, 3/2');
});

test('copies in the hand are one option, the one that is hinted at', () => {
  const all = [o('recruit', 7, 'Recruit Oak'), o('recruit', 8, 'Recruit Oak'), o('recruit', 9, 'Recruit Reef'), o('target', 1, 'Wasp'), o('target', 2, 'Wasp')];
  assert.deepEqual(unlike(g, all, () => false).map((x) => x.card), [7, 9, 1, 2]);
  assert.deepEqual(unlike(g, all, (x) => x.card === 8).map((x) => x.card), [8, 9, 1, 2]);
});
