import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { curveOf, secondsLeft, turningPoints } from '../src/coach/curve';
import { partsOf } from '../src/screens/chart';

const moment = (n: number, seat: number, clock: number, chance: number, could?: number) =>
  ({ n, seat, clock, chance, ...(could === undefined ? {} : { could, played: 'a', better: 'b' }) });

test('a curve has the first decision of each round, and stays where a seat decided nothing', () => {
  const all = [moment(0, 0, 1, 50), moment(1, 0, 1, 40), moment(2, 1, 2, 30), moment(3, 0, 3, 20)];
  assert.deepEqual(curveOf(all, 0), { clocks: [1, 2, 3], chances: [50, 50, 20] });
  assert.deepEqual(curveOf(all, 1).chances, [30, 30, 30]);
  assert.deepEqual(curveOf([], 0), { clocks: [], chances: [] });
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
