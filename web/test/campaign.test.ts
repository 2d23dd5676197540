import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { standOf } from '../src/campaigns/track';

test('each scenario of a campaign stands somewhere: won, next, ahead; and the last one may be lost', () => {
  const stands = (c: { at: number; over: boolean; lost: boolean }): string[] => [0, 1, 2].map((n) => standOf(c, n));
  assert.deepEqual(stands({ at: 1, over: false, lost: false }), ['won', 'next', 'ahead']);
  assert.deepEqual(stands({ at: 3, over: true, lost: false }), ['won', 'won', 'won']);
  assert.deepEqual(stands({ at: 2, over: true, lost: true }), ['won', 'won', 'lost']);
});
