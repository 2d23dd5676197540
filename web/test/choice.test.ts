import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Option } from '../src/live/protocol';
import { enough, keyOf, listed, missing, pooled } from '../src/state/choice';

const pay = (id: string, gives: Option['gives']): Option => ({ id, verb: 'pay', text: id, group: 'other', ...(gives ? { gives } : {}) });
const paying: Decision = {
  number: 3, kind: 'pay', about: 7, title: '', options: [pay('pay/1', { mental: 2 }), pay('pay/2', { wild: 1 })],
  pick: { kind: 'pay', options: ['pay/1', 'pay/2', 'pay/3'], more: [pay('pay/3', { energy: 1 })], need: { any: 2, energy: 1 }, least: 0, most: 3 },
};

test('typed resources count first, wild fills what lacks', () => {
  assert.equal(missing({ any: 1, energy: 1 }, { mental: 2 }), 1);
  assert.equal(missing({ any: 1, energy: 1 }, { mental: 1, wild: 1 }), 0);
  assert.equal(missing({ energy: 2 }, { energy: 1, mental: 4 }), 1);
  assert.equal(missing({ any: 3 }, { energy: 1, wild: 1 }), 1);
});

test('a payment is enough when it covers the cost, also with options that are not yet asked', () => {
  assert.deepEqual(pooled(paying, ['pay/1', 'pay/3']), { energy: 1, mental: 2, physical: 0, wild: 0 });
  assert.equal(enough(paying, ['pay/1']), false);
  assert.equal(enough(paying, ['pay/1', 'pay/2']), true);
  assert.equal(enough(paying, ['pay/1', 'pay/3']), true);
});

const option = (id: string, verb: string, group: string, card?: number): Option =>
  ({ id, verb, group, text: id, ...(card === undefined ? {} : { card }) });
const turn: Decision = {
  number: 1, kind: 'turn', about: null, title: '',
  options: [option('attack/0>9', 'attack', 'attack', 0), option('play/5', 'play', 'play', 5), option('end_turn', 'end_turn', 'other')],
};

test('a turn lists by group; what ends it has no number', () => {
  assert.deepEqual(listed(turn, {}).map((o) => o.id), ['play/5', 'attack/0>9']);
  assert.equal(keyOf(turn, {}, 'attack/0>9'), 2);
  assert.equal(keyOf(turn, { card: 0 }, 'attack/0>9'), 1);
  assert.equal(keyOf(turn, {}, 'end_turn'), undefined);
});
