// What moves at the tables of the duels: who hits whom, who falls, who has won.
import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leftFor } from '../src/dicethrone/deals';
import { hits } from '../src/dicethrone/hits';
import { winners } from '../src/plain/winners';
import { deeds } from '../src/table/travel';
import { isComing, powered } from '../src/vs/deals';
import { between } from '../src/vs/fights';
import type { VsView } from '../src/vs/types';

const character = (card: number, stunned = false): object => ({ card, stunned });
const table = (characters: object[][], attack: object | null = null): VsView => ({ players: characters.map((c) => ({ characters: c })), attack }) as unknown as VsView;
const attack = { attackers: [1], player: -1, defender: 7 };

test('an attack that is over is a blow; who was stunned by it is told, and who has gone', () => {
  const before = table([[character(1), character(2)], [character(7), character(8)]], attack);
  assert.deepEqual(between(before, table([[character(1), character(2)], [character(7), character(8)]], attack)), { blow: undefined, stunned: [], gone: [] });
  const after = table([[character(1), character(2)], [character(7, true)]]);
  assert.deepEqual(between(before, after), { blow: { attackers: [1], at: 7 }, stunned: [7], gone: [8] });
  assert.deepEqual(between(after, table([[character(1), character(2)], [character(7, true)]])), { blow: undefined, stunned: [], gone: [] }, 'stunned before');
});

test('an attack on a player is aimed at the player', () => {
  const before = table([[character(1)], []], { attackers: [1], player: 1, defender: -1 });
  assert.equal(between(before, table([[character(1)], []])).blow?.at, -2);
});

test('a new attack by others ends the one before', () => {
  const other = { attackers: [2], player: -1, defender: 7 };
  assert.deepEqual(between(table([[character(1)], [character(7)]], attack), table([[character(1)], [character(7)]], other)).blow, { attackers: [1], at: 7 });
});

test('lost health is a hit by who attacks; what costs oneself has no attacker', () => {
  const at = (a: number, b: number, by?: number): Parameters<typeof hits>[0] => ({ players: [{ health: a }, { health: b }], attack: by === undefined ? null : { attacker: by } }) as never;
  assert.deepEqual(hits(at(10, 10, 0), at(10, 6)), [{ seat: 1, by: 0 }]);
  assert.deepEqual(hits(at(10, 10, 0), at(9, 10, 0)), [{ seat: 0, by: -1 }]);
  assert.deepEqual(hits(at(10, 5), at(10, 8)), [], 'healed');
});

test('who has won is read from what the server says', () => {
  assert.deepEqual(winners('seat 1', [0, 1]), [1]);
  assert.deepEqual(winners('team 1', [0, 1, 0, 1]), [1, 3]);
  assert.deepEqual(winners('draw', [0, 1]), []);
  assert.deepEqual(winners(null, [0, 1]), []);
});

test('at the table of Champions who attacks or thwarts leaps at the target, once for each', () => {
  const line = (kind: string, ...ids: number[]): Parameters<typeof deeds>[0][number] => ({ n: 1, depth: 0, kind, text: '', ids });
  assert.deepEqual(deeds([line('attack', 3, 9), line('damage', 9), line('thwart', 4, 8), line('attack', 3, 7)]), [[3, 9], [4, 8]]);
  assert.deepEqual(deeds([line('attack', 3), line('play', 5, 6), line('attack', 2, 2)]), []);
});

test('a card that has left the hand of Dice Throne was sold, is an upgrade, or was played', () => {
  const player = (points: number, discard: string[], levels = {}): never => ({ points, discard, levels }) as never;
  assert.equal(leftFor(player(2, []), player(3, ['tip']), 'tip', undefined), 'sold');
  assert.equal(leftFor(player(2, []), player(1, ['tip']), 'tip', undefined), 'played');
  assert.equal(leftFor(player(4, []), player(2, [], { claws: 2 }), 'claws-2', 'claws'), 'upgrade');
  assert.equal(leftFor(player(4, [], { claws: 2 }), player(5, ['claws-2'], { claws: 2 }), 'claws-2', 'claws'), 'sold');
});

test('a card of the Vs. System is on its way as long as it is on the chain or its place is asked', () => {
  const view = (chain: object[], decision: object | null = null): VsView => ({ ...table([[]]), chain, decision, cards: { 5: 'reef' } }) as never;
  assert.equal(isComing(view([{ seat: 0, code: 'reef' }]), 0, 'reef'), true);
  assert.equal(isComing(view([{ seat: 1, code: 'reef' }]), 0, 'reef'), false, 'that of another player');
  assert.equal(isComing(view([], { kind: 'place', options: [{ card: 5 }] }), 0, 'reef'), true);
  assert.equal(isComing(view([], { kind: 'place', options: [{ card: 5 }] }), 0, 'anchor'), false);
});

test('who was powered up is the one of that name who has become stronger', () => {
  const view = (atk: number): VsView => table([[{ card: 1, code: 'brine', atk: 2 }, { card: 2, code: 'reef', atk }]]);
  assert.equal(powered(view(4), view(5), 0, 'reef'), 2);
  assert.equal(powered(view(4), view(4), 0, 'reef'), undefined);
  assert.equal(powered(view(4), view(5), 0, 'brine'), undefined);
});
