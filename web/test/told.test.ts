import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Line } from '../src/live/protocol';
import { beside, lastAt, steps } from '../src/replay/told';

const line = (n: number, text: string): Line => ({ n, text, depth: 0, kind: 'play' });

test('lines belong to the answer that they followed', () => {
  const all = steps([line(0, 'a'), line(0, 'b'), line(3, 'c')]);
  assert.deepEqual(all.map((s) => [s.n, s.lines.map((l) => l.text)]), [[0, ['a', 'b']], [3, ['c']]]);
});

test('a moment of which nothing is told has the line before it', () => {
  const all = [{ n: 2 }, { n: 5 }];
  assert.equal(lastAt(all, 4)?.n, 2);
  assert.equal(lastAt(all, 5)?.n, 5);
  assert.equal(lastAt(all, 1), undefined);
});

test('to the next turn and back, and no further than the game goes', () => {
  const turns = [{ n: 2 }, { n: 5 }];
  assert.equal(beside(turns, 2, 1, 9), 5);
  assert.equal(beside(turns, 5, 1, 9), 9);
  assert.equal(beside(turns, 5, -1, 9), 2);
  assert.equal(beside(turns, 4, -1, 9), 2);
  assert.equal(beside(turns, 2, -1, 9), 0);
});
