import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counted, lasted, once, rates } from '../src/history/stats';
import type { Summary } from '../src/live/http';

const game = (table: string, more: Partial<Summary>): Summary =>
  ({ table, game: 'champions', from: 'setting', result: 'won', heroes: ['Thor'], name: 'Rhino', decks: ['Justice'], mode: 'Standard', ...more }) as Summary;
const rows = [
  game('a', {}), game('a', {}), game('b', { result: 'lost', heroes: ['Thor', 'Hulk'], decks: ['Justice', 'My deck'] }),
  game('c', { result: null }), game('d', { from: 'lesson' }), game('e', { game: 'vs' }), game('f', { name: 'Klaw', decks: undefined as never }),
];

test('a game counts once, if it was played to its end from a set-up', () => {
  assert.deepEqual(once(rows).length, 6);
  assert.deepEqual(counted(rows).map((r) => r.table), ['a', 'b', 'f']);
});

test('each hero of a game has a part in it; the most played stands first', () => {
  assert.deepEqual(rates(rows, 'hero').map((r) => [r.name, r.n, r.won]), [['Thor', 3, 2], ['Hulk', 1, 0]]);
  assert.deepEqual(rates(rows, 'villain').map((r) => [r.name, r.n]), [['Rhino', 2], ['Klaw', 1]]);
  assert.deepEqual(rates(rows, 'deck').map((r) => r.name), ['Thor · Justice', 'Hulk · My deck']);
});

test('how long it took is told in minutes and hours', () => {
  assert.equal(lasted({ created: 0, updated: 10 }), '1 min');
  assert.equal(lasted({ created: 0, updated: 3900 }), '1 h 05');
});
