import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { beginnings, curveOf, secondsLeft, turningPoints } from '../src/coach/curve';
import { partsOf } from '../src/screens/chart';

const moment = (n: number, seat: number, clock: number, chance: number, could?: number) =>
  ({ n, seat, clock, chance, ...(could === undefined ? {} : { could, played: 'a', better: 'b' }) });

test('a curve has every decision, stays where a seat decided nothing, and knows where it turned', () => {
  const all = [moment(0, 0, 1, 50), moment(1, 0, 1, 40, 60), moment(2, 1, 2, 30, 45), moment(3, 0, 3, 20)];
  assert.deepEqual(curveOf(all, 0), { values: [50, 40, 40, 20], dots: [1] });
  assert.deepEqual(curveOf(all, 1), { values: [30, 30, 30, 30], dots: [2] });
  assert.deepEqual(curveOf([], 0), { values: [], dots: [] });
});

test('a round is named at the decision with which it begins', () => {
  assert.deepEqual(beginnings([moment(0, 0, 1, 50), moment(1, 0, 1, 40), moment(2, 1, 2, 30)]), [1, undefined, 2]);
});

test('turning points are what cost most, the worst first', () => {
  const all = [moment(0, 0, 1, 50, 56), moment(1, 0, 1, 40), moment(2, 0, 2, 10, 50), moment(3, 0, 3, 20, 30)];
  assert.deepEqual(turningPoints(all, 2).map((m) => m.n), [2, 3]);
});

test('how long the coach will need is told in steps of five seconds', () => {
  assert.equal(secondsLeft(10_000, 50, 100), 10);
  assert.equal(secondsLeft(9_000, 50, 191), 30);
  assert.equal(secondsLeft(100, 99, 100), 5);
});

test('a line begins anew with another stage', () => {
  assert.deepEqual(partsOf([5, 1, 15, 3], { 2: 'Stage II' }), [[0, 2], [2, 4]]);
  assert.deepEqual(partsOf([5, 1]), [[0, 2]]);
});
