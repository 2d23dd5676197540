import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areHeld, holding, keepOf, lending, settled, type Slot } from '../src/dicethrone/dice';

const slots = (values: string, held = ''): Slot[] => [...values].map((v, i) => ({ value: Number(v), held: held[i] === 'x', spins: 1 }));
const said = (all: Slot[]): string => all.map((s) => `${s.value}${s.held ? '!' : ''}`).join(' ');

test('dice that are kept stay where they lie, the others roll', () => {
  const now = settled(slots('31425', '.x..x'), [1, 2, 5, 5, 6], true);
  assert.equal(said(now), '2 1! 5 6 5!');
  assert.deepEqual(now.map((s) => s.spins), [2, 1, 2, 2, 1]);
});

test('another number of dice begins anew', () => {
  assert.equal(said(settled(slots('11', 'xx'), [4, 5, 6], true)), '4 5 6');
  assert.deepEqual(settled(slots('11'), [], false), []);
});

test('a die that is turned is the only one that moves', () => {
  const now = settled(slots('13456', 'xxxx.'), [1, 3, 3, 4, 5], false);
  assert.equal(said(now), '1! 3! 4! 5! 3');
  assert.deepEqual(now.map((s) => s.spins), [1, 1, 1, 1, 2]);
  const same = slots('66');
  assert.deepEqual(settled(same, [6, 6], false), same);
});

test('what is kept goes by the name of its option', () => {
  assert.equal(keepOf(slots('61415', '.xxx.')), '114');
  assert.equal(keepOf(slots('61415')), '-');
  assert.equal(keepOf(slots('11', 'xx')), undefined);
  assert.equal(said(holding(slots('61415', 'x....'), '114')), '6 1! 4! 1! 5');
  assert.equal(said(holding(slots('11', 'xx'), '-')), '1 1');
  assert.ok(areHeld(slots('11', 'xx'), '11') && !areHeld(slots('11', 'x.'), '11') && areHeld(slots('11', '..'), '-'));
});

test('what is kept because that was advised is kept for one roll', () => {
  const before = lending(slots('31425'), '13');
  assert.equal(said(before), '3! 1! 4 2 5');
  const now = settled(before, [1, 3, 6, 6, 6], true);
  assert.equal(said(now), '3 1 6 6 6');
  assert.deepEqual(now.map((s) => s.spins), [1, 1, 2, 2, 2], 'it lies still all the same');
  assert.equal(said(settled(holding(before, '13'), [1, 3, 6, 6, 6], true)), '3! 1! 6 6 6', 'kept by hand it stays kept');
});
