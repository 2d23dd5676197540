import assert from 'node:assert/strict';
import { test } from 'node:test';
import { apart, fit, laneOf, sideBySide, spread, tiled, type Space } from '../src/table/room';

const space = (foes: number, own: number, more: Partial<Space> = {}): Space => ({
  lanes: [{ n: foes, width: 400 }, { n: own, width: 440 }], height: 280, between: 20, none: 0, side: false, most: 84, least: 50, ...more,
});

test('few cards are as large as a card may be', () => {
  assert.deepEqual(fit(space(2, 3)), { width: 84, tight: [false, false] });
  assert.deepEqual(fit(space(0, 0)), { width: 84, tight: [false, false] });
});

test('many cards go into several rows before they overlap', () => {
  const { width, tight } = fit(space(4, 10));
  assert.deepEqual(tight, [false, false]);
  assert.ok(width >= 50 && width < 84);
  const rows = Math.ceil(10 / Math.floor((440 + 12) / (width + 12)));
  assert.ok(rows * width * 1.4 + (rows - 1) * 12 + 20 + width * 1.4 <= 280);
});

test('where nothing helps the smallest overlap', () => {
  assert.deepEqual(fit(space(40, 40)), { width: 50, tight: [true, true] });
  assert.deepEqual(fit(space(14, 14)), { width: 50, tight: [true, false] }, 'one lane, if that is enough');
  assert.deepEqual(fit(space(1, 20)), { width: 50, tight: [false, true] });
  assert.deepEqual(fit(space(1, 0, { lanes: [{ n: 1, width: 30 }, { n: 0, width: 30 }] })), { width: 50, tight: [true, false] });
});

test('one crowded lane does not make the cards of the other small', () => {
  const s = space(2, 7, { height: 200 });
  const both = fit(s);
  const [foes, own] = apart(s, both);
  assert.equal(own, both.width);
  assert.ok(foes > both.width && foes * 1.4 + own * 1.4 + 20 <= 200);
  assert.deepEqual(apart(space(2, 3), fit(space(2, 3))), [84, 84]);
  assert.deepEqual(apart(space(1, 20), fit(space(1, 20))).at(1), 50, 'what overlaps stays as it is');
});

test('lanes side by side share the height', () => {
  const lanes: Space['lanes'] = [{ n: 2, width: 200 }, { n: 3, width: 300 }];
  assert.deepEqual(fit(space(0, 0, { lanes, height: 118, side: true })), { width: 84, tight: [false, false] });
  assert.deepEqual(fit(space(0, 0, { lanes, height: 118, side: false })).tight, [true, true]);
});

test('a lane without cards takes its room, too', () => {
  const two = (none: number): Space => space(0, 9, { height: 250, none, most: 70 });
  assert.equal(fit(two(0)).width, 70);
  const { width } = fit(two(40));
  assert.ok(width < 70 && 2 * width * 1.4 + 12 + 40 + 20 <= 250);
});

test('enemies lie beside own cards where all of them are larger then', () => {
  const wide: Space['lanes'] = [{ n: 1, width: 828 }, { n: 5, width: 860 }];
  const low = space(1, 5, { lanes: wide, height: 180, most: 91 });
  assert.ok(fit(low).width < 64, 'one above the other they are small');
  assert.equal(sideBySide(low, 26, 12), 91);
  assert.ok(laneOf(6, 91) + 26 + 12 <= 860);
  assert.equal(sideBySide(space(0, 5), 26, 12), 0, 'without enemies nothing is gained');
  assert.equal(sideBySide(space(8, 9), 26, 12), 0, 'nor where they would be too small');
});

test('what lies beside the villain: cards, then names; the forecast where it has room', () => {
  const need = { card: 84, names: 140, forecast: 166, others: 0, gap: 10 };
  assert.deepEqual(spread(440, 0, need), { list: false, full: true });
  assert.deepEqual(spread(440, 2, need), { list: false, full: true });
  assert.deepEqual(spread(440, 4, need), { list: false, full: false });
  assert.deepEqual(spread(182, 4, need), { list: true, full: false });
  assert.deepEqual(spread(360, 4, need), { list: true, full: true });
});

test('where cards would have no room for a name, own cards are tiles, and enemies have what these leave', () => {
  const s = space(2, 7, { lanes: [{ n: 2, width: 260 }, { n: 7, width: 380 }], height: 192, between: 8, first: 92, most: 72, least: 38, tile: { width: 90, height: 40, below: 56 } });
  const two = tiled(s); // four in a row: two rows of 40 and 4 between them leave 100
  assert.ok(two.tiles && two.width * 1.4 <= 192 - 8 - 84 && two.width >= 70);
  const three = tiled({ ...s, height: 120 }); // too low for all: the first row is as high as the identity anyway
  assert.ok(three.width * 1.4 <= 92 && three.width * 1.4 > 88);
});

test('a first row is as high as the identity, where own cards lie below it', () => {
  assert.ok(fit(space(1, 4)).width === 84);
  const { width } = fit(space(1, 4, { first: 180 }));
  assert.ok(width * 1.4 <= 280 - 20 - 180);
});

test('a card alone in a second row does not keep the enemies small', () => {
  const s = space(2, 7, { lanes: [{ n: 2, width: 555 }, { n: 7, width: 599.8 }], height: 361, between: 31, most: 157.4, least: 38 });
  const [foes, own] = apart(s, fit(s));
  assert.ok(foes > 140 && own > 72 && own < 75);
});
