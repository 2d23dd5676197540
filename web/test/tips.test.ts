import assert from 'node:assert/strict';
import { test } from 'node:test';
import { titled } from '../src/tips/rules';

const TITLES = new Map([['guard', 'rr:guard'], ['retaliate x', 'rr:retaliate-x'], ['interrupt', 'rr:interrupt'], ['forced', 'rr:forced']]);

test('a word of a card text has its rule: with a number, in a pair, at the end of a sentence', () => {
  assert.equal(titled('Guard.', TITLES), 'rr:guard');
  assert.equal(titled('Retaliate 1.', TITLES), 'rr:retaliate-x');
  assert.equal(titled('Forced Interrupt', TITLES), 'rr:interrupt');
  assert.equal(titled('Interrupt (attack)', TITLES), 'rr:interrupt');
});

test('a name of a card is no rule', () => {
  assert.equal(titled('Spider-Sense — ', TITLES), undefined);
});
