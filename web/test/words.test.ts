import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Say, say } from '../src/words';

test('numbers agree in both languages', () => {
  const told = (n: number): string[] => [say('en', 'cards_n', { n }), say('fr', 'cards_n', { n })];
  assert.deepEqual(told(0), ['0 cards', '0 carte']);
  assert.deepEqual(told(1), ['1 card', '1 carte']);
  assert.deepEqual(told(2), ['2 cards', '2 cartes']);
});

test('participles take their ending, sentences their capital', () => {
  assert.equal(say('fr', 'exhausted', {}, 'e'), 'inclinée');
  assert.equal(say('fr', 'exhausted'), 'incliné');
  assert.equal(Say('fr', 'event'), 'Événement');
});
