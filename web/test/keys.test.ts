import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keyFor, meant, MOVABLE, moved } from '../src/keys/chosen';

test('a key that is moved changes places with what was there, and moving it back leaves nothing', () => {
  const swapped = moved('e', 'X', {});
  assert.deepEqual(swapped, { e: 'x' });
  assert.equal(meant('x', swapped), 'e');
  assert.equal(meant('e', swapped), '');
  const both = moved('e', 'q', {});
  assert.deepEqual(both, { e: 'q', q: 'e' });
  assert.equal(meant('q', both), 'e');
  assert.equal(meant('e', both), 'q');
  assert.equal(keyFor('q', both), 'E');
  assert.deepEqual(moved('e', 'e', both), {});
});

test('only letters are keys, and every deed has one of its own', () => {
  for (const bad of ['', '1', ' ', 'Enter', '?']) assert.deepEqual(moved('e', bad, {}), {});
  assert.equal(new Set(MOVABLE.map(([l]) => l)).size, MOVABLE.length);
  const turned = MOVABLE.reduce((keys, [l], i) => moved(l, MOVABLE[(i + 1) % MOVABLE.length]?.[0] ?? l, keys), {});
  assert.equal(new Set(MOVABLE.map(([l]) => keyFor(l, turned))).size, MOVABLE.length);
});
