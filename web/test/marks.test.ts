import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '../src/live/protocol';
import { marksOf } from '../src/state/marks';

const attack = { id: 'attack/0>43', verb: 'attack', text: '', group: 'attack', card: 0, target: 43 };
const why = { card: 0, verb: 'attack', target: 1, text: 'Hydra Soldier has guard', rule: 'rr:guard' };
const view = (rule = why.rule): View => ({
  seat: 0, play: [], players: [{ seat: 0, hand: [] }], why: [{ ...why, rule }],
  decision: { number: 1, kind: 'turn', about: null, title: '', options: [attack, { id: 'end_turn', verb: 'end_turn', text: '', group: 'other' }] },
}) as unknown as View;
const none = { picked: [], hot: undefined };

test('a villain behind a minion with guard has a lock; refused it is to the card that was pressed', () => {
  assert.deepEqual(marksOf(view(), { sel: {}, ...none }).get(1), { locked: why.text });
  assert.deepEqual(marksOf(view(), { sel: { card: 0 }, ...none }).get(1), { blocked: why.text });
  assert.equal(marksOf(view('rr:thwart'), { sel: {}, ...none }).get(1), undefined, 'any other reason waits until somebody asks');
});
