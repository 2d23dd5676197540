import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGS, Say, say, spoken } from '../src/words';

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

test('the languages are the files that are there; English is spoken where there is none', () => {
  assert.deepEqual(LANGS, ['en', 'fr']);
  assert.equal(spoken(['de-CH', 'fr-CH']), 'fr');
  assert.equal(spoken(['de']), 'en');
  assert.equal(say('de', 'cards_n', { n: 2 }), '2 cards');
});
