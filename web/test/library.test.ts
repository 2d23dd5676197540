import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rowsOf, windowOf } from '../src/library/grid';
import { tileHeight } from '../src/library/tile';
import { choices, found, indexed, readQuery, sideOf, written } from '../src/library/query';
import { face } from './sample';

const all = indexed([
  face({ code: '01001', name: 'Été', kind: 'event', aspect: 'justice', cost: 3, traits: ['Attack'], pack: 'core', set: '', text: ['Deal 8 damage.'] }),
  face({ code: '01002', name: 'Ally', kind: 'ally', aspect: 'basic', cost: 7, traits: ['Avenger', 'Attack'], pack: 'gob', set: '', text: [] }),
  face({ code: '01003', name: 'Henchman', kind: 'minion', aspect: 'encounter', traits: [], keywords: ['Guard'], pack: 'core', set: 'hydra', text: [] }),
], 'en');
const codes = (search: string): string[] => found(all, readQuery(search)).map((f) => f.code);

test('words are looked for in names, types, aspects and texts, accents or not', () => {
  assert.deepEqual(codes('?q=ete'), ['01001']);
  assert.deepEqual(codes('?q=justice'), ['01001']);
  assert.deepEqual(codes('?q=minion'), ['01003']);
  assert.deepEqual(codes('?q=damage+8'), ['01001']);
});

test('cards that are called so come first, unless another order is wished', () => {
  const named = indexed([
    face({ code: '01001', name: 'Piercing Thorns', text: [] }), face({ code: '01002', name: 'Thor’s Helm', text: [] }),
    face({ code: '01003', name: 'Worthy', text: ['Ready Thor.'] }), face({ code: '01004', name: 'Thor', text: [] }),
  ], 'en');
  const names = (search: string): string[] => found(named, readQuery(search)).map((f) => f.name);
  assert.deepEqual(names('?q=thor'), ['Thor', 'Thor’s Helm', 'Piercing Thorns', 'Worthy']);
  assert.deepEqual(names('?q=thor&sort=name'), ['Piercing Thorns', 'Thor', 'Thor’s Helm', 'Worthy']);
});

test('facets narrow each other, and an address that was written is read again', () => {
  const q = readQuery('?trait=Attack&cost=5%2B&sort=name');
  assert.deepEqual(found(all, q).map((f) => f.code), ['01002']);
  assert.deepEqual(readQuery(written(q)), q);
  assert.equal(written(readQuery('?sort=nonsense&side=')), '');
  assert.equal(written(readQuery('?q=a'), '01001'), '?q=a&card=01001');
});

test('a facet offers what the others leave, with how many, and what is chosen', () => {
  const of = (search: string): [string, number][] => choices(all, readQuery(search), 'type', (k) => k).map((c) => [c.key, c.n]);
  assert.deepEqual(of('?pack=core'), [['event', 1], ['minion', 1]]);
  assert.deepEqual(of('?pack=gob&type=minion'), [['ally', 1], ['minion', 0]]);
});

test('of thousands of cards only the rows in sight are drawn', () => {
  const w = windowOf(rowsOf(Array(4000).fill(250), 5), 5, { top: 10_000, screen: 800 });
  assert.equal(w.from, 190);
  assert.equal(w.to, 230);
  assert.equal(w.above, 38 * 250);
  assert.equal(w.height, 800 * 250);
  assert.deepEqual(windowOf([], 5, { top: 0, screen: 800 }), { from: 0, to: 0, above: 0, height: 0, rows: [] });
});

test('a row is as high as the longest text in it', () => {
  const tile = (letters: number): number => tileHeight(face({ text: ['x'.repeat(letters)] }), 400);
  assert.ok(tile(400) > tile(40));
  const rows = rowsOf([tile(40), tile(400), tile(40)], 2);
  assert.deepEqual(rows, [tile(400), tile(40)]);
  assert.equal(windowOf(rows, 2, { top: 0, screen: 800 }).height, tile(400) + tile(40));
});

test('typing never stalls: four thousand cards are searched in a moment', () => {
  const many = indexed(Array.from({ length: 4000 }, (_, i) => face({ code: String(i).padStart(5, '0'), text: ['word '.repeat(40)] })), 'en');
  const began = process.cpuUsage(); // whatever else the machine does is not counted
  found(many, readQuery('?q=word'));
  for (const f of ['type', 'trait', 'pack', 'set'] as const) choices(many, readQuery('?q=word'), f, (k) => k);
  const { user, system } = process.cpuUsage(began);
  assert.ok(user + system < 1_000_000);
});

test('a card is one hero’s or any, a scenario’s own or any, or comes against one hero', () => {
  const of = (more: object): string => sideOf(face(more));
  assert.equal(of({ kind: 'event', aspect: 'justice' }), 'anyone');
  assert.equal(of({ kind: 'event', aspect: 'hero' }), 'one_hero');
  assert.equal(of({ kind: 'minion', aspect: 'encounter', frame: 'modular', set: 'hydra' }), 'any_scenario');
  assert.equal(of({ kind: 'villain', aspect: 'encounter', frame: 'villain', set: 'rhino' }), 'one_scenario');
  assert.equal(of({ kind: 'minion', aspect: 'encounter', frame: 'modular', set: 'thor_nemesis' }), 'against_hero');
});

test('a keyword is one, whomever it names in brackets', () => {
  const some = indexed(['A', 'B'].map((x) => face({ code: x, keywords: [`Team-Up (${x} and C)`] })), 'en');
  assert.deepEqual(choices(some, readQuery(''), 'keyword', (k) => k).map((c) => [c.key, c.n]), [['Team-Up', 2]]);
});
