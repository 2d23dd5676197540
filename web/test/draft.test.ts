import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wilson } from '../src/stats';
import { asText, changed, dealt, deckIn, deckLink, fits, mulligan, numbers, type Draft } from '../src/workshop/draft';
import { face } from './sample';

const draft: Draft = { id: '', name: 'Mine', notes: '', hero: '01001a', aspects: ['justice'], list: { a: 2, b: 1 } };
const a = face({ code: 'a', kind: 'ally', aspect: 'justice', cost: 7, res: { mental: 1 }, limit: 2 });
const { cost: _, ...b } = face({ code: 'b', kind: 'resource', aspect: 'basic', res: { energy: 2 } });

test('a deck is written as the sites write it', () => {
  assert.deepEqual(JSON.parse(asText({ ...draft, aspects: ['justice', 'aggression'] })), {
    name: 'Mine', investigator_code: '01001a', slots: { a: 2, b: 1 }, meta: { aspect: 'justice', aspect2: 'aggression' },
  });
});

test('a deck fits into a link and comes out of it', () => {
  Object.defineProperty(globalThis, 'location', { value: { origin: 'https://here' }, configurable: true });
  const mine = { ...draft, name: 'Élan ☆' };
  const link = new URL(deckLink(mine));
  assert.equal(link.pathname, '/decks');
  assert.equal(deckIn(link.hash), asText(mine));
  assert.match(link.hash, /^#deck=[\w-]+$/); // nothing in it has to be escaped
  assert.equal(deckIn('#anything'), undefined);
  assert.equal(deckIn('#deck=%'), '', 'no deck, and it can be said');
});

test('there are never more copies than the card allows, and none is gone from the list', () => {
  assert.equal(changed(draft, a, 1).list.a, 2);
  assert.deepEqual(changed(draft, b, -1).list, { a: 2 });
  assert.equal(changed(draft, b, 1).list.b, 2);
});

test('the pool holds the hero’s own cards, basic ones and those of the aspects', () => {
  assert.ok(fits(a, draft, 'spider_man') && fits(b, draft, 'spider_man'));
  assert.ok(!fits(face({ kind: 'event', aspect: 'aggression' }), draft, 'spider_man'));
  assert.ok(fits(face({ kind: 'event', aspect: 'hero', set: 'spider_man' }), draft, 'spider_man'));
  assert.ok(!fits(face({ kind: 'event', aspect: 'hero', set: 'hulk' }), draft, 'spider_man'));
  assert.ok(!fits(face({ kind: 'minion', aspect: 'encounter' }), draft, 'spider_man'));
});

test('curve, resources and kinds count copies; what has no cost is on no curve', () => {
  const n = numbers(draft, { a, b });
  assert.deepEqual(n.curve, [0, 0, 0, 0, 0, 2]);
  assert.deepEqual([n.resources.mental, n.resources.energy, n.size], [2, 2, 3]);
  assert.deepEqual(n.kinds, [['ally', 2], ['resource', 1]]);
});

test('a mulligan draws as many as it discards, and what was discarded does not come back', () => {
  const first = dealt({ a: 1, b: 1, c: 1, d: 1 }, 2, () => 0);
  const then = mulligan(first, new Set([0]));
  assert.equal(then.hand.length, 2);
  assert.equal(then.hand[0], first.hand[1]);
  assert.ok(!then.hand.includes(first.hand[0] ?? '') && !then.deck.includes(first.hand[0] ?? ''));
});

test('the interval of few games is wide', () => {
  assert.deepEqual(wilson(0, 0), [0, 100]);
  assert.deepEqual(wilson(5, 10), [24, 76]);
  assert.deepEqual(wilson(10, 10), [72, 100]);
});
