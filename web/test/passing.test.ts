import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { View } from '../src/live/protocol';
import { toPass } from '../src/state/passing';

test('a card that is never asked about is passed as soon as it is seen, once', () => {
  const view = { seat: 1, muted: ['a'], play: [{ id: 3, code: 'a' }, { id: 4, code: 'b' }], players: [{ seat: 0, hand: [{ id: 9, code: 'c' }] }, { seat: 1, hand: [{ id: 5, code: 'd' }] }] } as unknown as View;
  assert.deepEqual(toPass(view, ['a', 'b', 'c', 'd']), [{ code: 'b', card: 4 }, { code: 'd', card: 5 }]);
  assert.deepEqual(toPass(view, []), []);
});
