import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InPlay, Line, View } from '../src/live/protocol';
import { advanced, isPaced, waits } from '../src/story/beats';

const card = (id: number, more: Partial<InPlay>): InPlay => ({ id, code: String(id), name: '', kind: 'villain', exhausted: false, counters: {}, ...more });
const view = (play: InPlay[], more: Partial<View> = {}): View => ({ round: 1, phase: 'player', play, players: [], ...more }) as unknown as View;
const line = (kind: string, text: string, ids: number[] = []): Line => ({ n: 1, depth: 0, kind, text, ids });
const none = new Set<number>();

test('threat that comes in two steps is shown in two steps', () => {
  const old = view([card(9, { threat: 0 })]);
  const next = view([card(9, { threat: 4 })]);
  const first = advanced(old, next, line('threat', '1 threat on it', [9, 9]), new Set([9]));
  assert.equal(first.play[0]?.threat, 1);
  assert.equal(advanced(first, next, line('threat', '3 threat on it', [9, 9]), none).play[0]?.threat, 4);
});

test('damage changes the one that takes it, not the one that deals it', () => {
  const old = view([card(1, { damage: 0, hp: 10 }), card(2, { damage: 0, hp: 14 })]);
  const next = view([card(1, { damage: 5, hp: 5 }), card(2, { damage: 3, hp: 11 })]);
  const now = advanced(old, next, line('damage', 'it takes 2 damage', [1, 2]), new Set([2]));
  assert.deepEqual([now.play[0]?.hp, now.play[1]?.hp, now.play[1]?.damage], [10, 12, 2]);
});

test('what is defeated goes with its line, what enters comes with its line', () => {
  const old = view([card(1, {}), card(2, {})]);
  const next = view([card(1, {}), card(3, {})]);
  const fallen = advanced(old, next, line('defeated', '', [2]), none);
  assert.deepEqual(fallen.play.map((c) => c.id), [1]);
  assert.deepEqual(advanced(fallen, next, line('enters play', '', [3]), none).play.map((c) => c.id), [1, 3]);
});

test('the round turns when the story says so, and nothing is asked meanwhile', () => {
  const next = view([], { round: 2, decision: { kind: 'turn' } as never });
  const step = advanced(view([]), next, line('step', '1. Threat'), none);
  assert.deepEqual([step.round, step.phase, step.decision], [1, 'villain', null]);
  assert.equal(advanced(step, next, line('round', 'Round 2'), none).round, 2);
});

test('the villain is told step by step, one’s own deeds at once', () => {
  assert.equal(isPaced([line('attack', ''), line('damage', '')], true), false);
  assert.equal(isPaced([line('attack', '')], false), true);
  assert.equal(isPaced([line('boost', '')], true), true);
});

test('a card that is turned up for the first time waits for a press, unless somebody is in a hurry', () => {
  const reveal: Line = { ...line('reveal', ''), cards: ['01103'] };
  assert.equal(waits(reveal, 'fast'), false);
  assert.equal(waits(reveal, 'normal'), true);
  assert.equal(waits(reveal, 'normal'), false, 'the second time it is known');
  assert.equal(waits({ ...line('boost', ''), cards: ['01112'] }, 'slow'), false);
});
