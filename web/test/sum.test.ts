import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tiles } from '../src/story/sum';

test('a sum of the story is told in tiles, in both languages', () => {
  assert.deepEqual(tiles('Attack on Spider-Man: ATK 2 + boost 1 − DEF 3 = 0 damage'), [
    { sign: '', n: 2, word: 'ATK' }, { sign: '+', n: 1, word: 'boost' }, { sign: '−', n: 3, word: 'DEF' }, { sign: '=', n: 0, word: 'damage' },
  ]);
  assert.deepEqual(tiles('Manigance\u00A0: MAN 1 + boost 2 = 3 menaces').map((t) => [t.sign, t.n]), [['', 1], ['+', 2], ['=', 3]]);
});

test('what is no sum has no tiles', () => {
  assert.deepEqual(tiles('Rhino attacks Spider-Man'), []);
  assert.deepEqual(tiles('Attack on Spider-Man: 3'), []);
});
