import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hiddenBelow } from '../src/decide/more';

const line = (top: number, row = true): { top: number; bottom: number; row: boolean } => ({ top, bottom: top + (row ? 48 : 16), row });

test('a list that fits hides nothing', () => {
  assert.deepEqual(hiddenBelow([line(0, false), line(20), line(72)], 120), { n: 0, cover: 0 });
  assert.deepEqual(hiddenBelow([], 120), { n: 0, cover: 0 });
});

test('a row that would be cut is covered whole, with the heading above it', () => {
  assert.deepEqual(hiddenBelow([line(0), line(52), line(104), line(156)], 140), { n: 2, cover: 36 });
  assert.deepEqual(hiddenBelow([line(0), line(52, false), line(72), line(124)], 110), { n: 2, cover: 58 });
});

test('the number has a line of its own', () => {
  const { n, cover } = hiddenBelow([line(0), line(52), line(104)], 101);
  assert.equal(n, 2);
  assert.equal(cover, 49);
});
