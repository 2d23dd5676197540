import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patched } from '../src/live/patch';

const view = { round: 1, play: [{ id: 1, damage: 0 }, { id: 2, damage: 0 }], decision: { kind: 'turn' } as unknown };

test('sets, adds and removes keys', () => {
  const next = patched<Record<string, unknown>>(view, [
    ['set', ['round'], 2], ['set', ['decision'], null], ['set', ['new'], [1]], ['del', ['play']],
  ]);
  assert.deepEqual(next, { round: 2, decision: null, new: [1] });
});

test('elements of lists: set, insert, delete, each at its number of that moment', () => {
  const next = patched(view, [
    ['del', ['play', 0]], ['ins', ['play', 1], { id: 3, damage: 1 }], ['set', ['play', 0, 'damage'], 4],
  ]);
  assert.deepEqual(next.play, [{ id: 2, damage: 4 }, { id: 3, damage: 1 }]);
});

test('the old view stays as it was, and what is not changed is shared', () => {
  const next = patched(view, [['set', ['play', 1, 'damage'], 2]]);
  assert.equal(view.play[1]?.damage, 0);
  assert.notEqual(next.play[1], view.play[1]);
  assert.equal(next.play[0], view.play[0]);
});

test('the empty path is the whole', () => {
  assert.deepEqual(patched<unknown>(view, [['set', [], { a: 1 }]]), { a: 1 });
});

test('a change that leads nowhere is an error, not a wrong table', () => {
  assert.throws(() => patched(view, [['set', ['play', 7, 'damage'], 1]]));
  assert.throws(() => patched(view, [['del', ['play', 2]]]));
  assert.throws(() => patched(view, [['ins', ['round', 0], 1]]));
});
