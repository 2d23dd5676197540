import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, beats } from '../src/dicethrone/beats';
import type { DtLine, DtPlayer, DtView } from '../src/dicethrone/types';

const player = (team: number, health: number, points = 0): DtPlayer => ({ hero: 'thor', team, health, points, tokens: {} }) as unknown as DtPlayer;
const view = (players: DtPlayer[]): DtView => ({ turn: 3, active: 0, players, rolls: [], decision: {}, offers: [] }) as unknown as DtView;
const line = (kind: string, more: Partial<DtLine> = {}): DtLine => ({ n: 1, depth: 0, kind, text: '', ...more });

test('damage is taken with its line, by the whole team', () => {
  const old = view([player(0, 50), player(1, 40), player(0, 50), player(1, 40)]);
  const now = after(old, old, line('damage', { who: 1, amount: 6 }));
  assert.deepEqual(now.players.map((p) => p.health), [50, 34, 50, 34]);
  assert.equal(now.decision, null);
});

test('a roll of the story lies on the table', () => {
  const now = after(view([player(0, 50), player(1, 50)]), view([]), line('roll', { who: 1, purpose: 'offensive', dice: [1, 2, 3, 4, 5] }));
  assert.deepEqual(now.rolls, [{ roller: 1, purpose: 'offensive', dice: [1, 2, 3, 4, 5], left: 0 }]);
});

test('a card changes its player and leaves health to its own line', () => {
  const now = after(view([player(0, 50, 1), player(1, 50)]), view([player(0, 44, 3), player(1, 50)]), line('play', { who: 0 }));
  assert.deepEqual([now.players[0]?.health, now.players[0]?.points], [50, 3]);
});

test('own deeds are seen at once, those of others step by step', () => {
  const b = beats(() => [0]);
  assert.equal(b.isPaced([line('roll', { who: 0 })], true), false);
  assert.equal(b.isPaced([line('roll', { who: 0 }), line('defend', { who: 1 })], true), true);
  assert.equal(b.isPaced([line('draw', { who: 1 })], false), false);
});
