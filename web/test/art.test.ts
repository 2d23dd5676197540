import assert from 'node:assert/strict';
import { test } from 'node:test';
import { packs } from 'packs';
import { cards as all } from '../src/art/cards';
import { CHOSEN, PORTRAITS } from '../src/art/chosen';
import { emblem } from '../src/art/emblem';
import { GENERIC, pictures } from '../src/art/emit';
import { moved } from '../src/art/shapes';
import { THINGS } from '../src/art/things';
import { vsCards } from '../src/art/vscards';
import { LOOKS } from '../src/art/vslooks';
import { vscards } from 'vscards';

test('every face has a picture of its own', () => {
  const made = pictures();
  const emblems = all.map((c) => made[`emblems/${c.code}.svg`]);
  assert.ok(emblems.every((svg) => svg?.startsWith('<svg ') && !/NaN|undefined/.test(svg)));
  assert.equal(new Set(emblems).size, all.length);
});

test('the same card has the same picture, however often it is drawn', () => {
  assert.deepEqual(all.map(emblem), all.map(emblem));
});

test('what was chosen by title names a card', () => {
  const titles = new Set(all.map((c) => c.name));
  assert.deepEqual([...Object.keys(CHOSEN), ...Object.keys(PORTRAITS)].filter((t) => !titles.has(t)), []);
});

test('a thing that was chosen is one that can be drawn', () => {
  const chosen = [...Object.values(CHOSEN), ...Object.values(PORTRAITS).filter((p) => typeof p === 'string')];
  assert.deepEqual(chosen.filter((thing) => !(thing in THINGS)), []);
});

test('no two characters of the Vs. System share a face', () => {
  const faces = vsCards().flatMap((c) => (c.kind === 'ally' && c.look ? [JSON.stringify(c.look)] : []));
  assert.ok(faces.length > 60);
  assert.deepEqual(faces.filter((f, i) => faces.indexOf(f) !== i), []);
});

test('what was chosen for the Vs. System belongs to a card, and can be drawn', () => {
  const codes = new Set(vscards.map((c) => c.code));
  const chosen = Object.entries(LOOKS).flatMap(([file, looks]) => Object.entries(looks).map(([id, look]) => [`${file}:${id}`, look] as const));
  assert.deepEqual(chosen.filter(([code]) => !codes.has(code)), []);
  assert.deepEqual(chosen.filter(([, look]) => typeof look === 'string' && !(look in THINGS)), []);
});

test('a title is chosen for by one pack only', () => {
  const titles = packs.flatMap((p) => [...Object.keys(p.art.things ?? {}), ...Object.keys(p.art.portraits ?? {})]);
  assert.deepEqual(titles.filter((t, i) => titles.indexOf(t) !== i), []);
});

test('every kind of card has a drawing for those that have none of their own', () => {
  const made = pictures();
  assert.deepEqual([...new Set(all.map((c) => c.kind))].filter((kind) => !made[`emblems/of-${kind}.svg`]), []);
  assert.ok(GENERIC.every((c) => !/NaN|undefined/.test(made[`emblems/${c.code}.svg`]!)));
});

test('a path is moved and scaled as a whole, its arc flags are not', () => {
  assert.equal(moved('M10 20H30V40a6 6 0 0 1 12 0Z', 0.5, 1, 2), 'M 6 12H 16V 22a 3 3 0 0 1 6 0Z');
});
