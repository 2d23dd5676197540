import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision, Option } from '../src/live/protocol';
import { alwaysOf, declineOf, deedOf, enough, keyOf, listed, mayAdd, missing, numberOf, paidWith, pickOptions, pooled, rowsOf, thingOf } from '../src/state/choice';

const pay = (id: string, gives: Option['gives']): Option => ({ id, verb: 'pay', text: id, group: 'other', ...(gives ? { gives } : {}) });
const paying: Decision = {
  number: 3, kind: 'pay', about: 7, title: '', options: [pay('pay/1', { mental: 2 }), pay('pay/2', { wild: 1 })],
  pick: { kind: 'pay', options: ['pay/1', 'pay/2', 'pay/3'], more: [pay('pay/3', { energy: 1 })], need: { any: 2, energy: 1 }, least: 0, most: 3, owed: 3,
    bounds: [{ least: 3, most: null, worth: { 'pay/1': 2, 'pay/2': 1, 'pay/3': 1 } }, { least: 1, most: null, worth: { 'pay/2': 1, 'pay/3': 1 } }] },
};

test('what is missing is what the worst of the declared sums lacks', () => {
  assert.equal(missing(paying, []), 3);
  assert.equal(missing(paying, ['pay/1']), 1);
  assert.equal(missing(paying, ['pay/2', 'pay/3']), 1);
  assert.equal(missing(paying, ['pay/1', 'pay/2']), 0);
});

test('what is too much is not enough either', () => {
  const kept: Decision = { ...paying, pick: { ...paying.pick!, bounds: [{ least: 0, most: 1, worth: { 'pay/1': 1, 'pay/2': 1 } }] } };
  assert.equal(enough(kept, ['pay/1']), true);
  assert.equal(enough(kept, ['pay/1', 'pay/2']), false);
});

test('a payment is enough when it covers the cost, also with options that are not yet asked', () => {
  assert.deepEqual(pooled(paying, ['pay/1', 'pay/3']), { energy: 1, mental: 2, physical: 0, wild: 0 });
  assert.equal(enough(paying, ['pay/1']), false);
  assert.equal(enough(paying, ['pay/1', 'pay/2']), true);
  assert.equal(enough(paying, ['pay/1', 'pay/3']), true);
});

const option = (id: string, verb: string, group: string, card?: number): Option =>
  ({ id, verb, group, text: id, ...(card === undefined ? {} : { card }) });
const turn: Decision = {
  number: 1, kind: 'turn', about: null, title: '',
  options: [option('attack/0>9', 'attack', 'attack', 0), option('play/5', 'play', 'play', 5), option('end_turn', 'end_turn', 'other')],
};

test('a turn lists by group; what ends it has no number', () => {
  assert.deepEqual(listed(turn, {}).map((o) => o.id), ['play/5', 'attack/0>9']);
  assert.equal(keyOf(turn, {}, 'attack/0>9'), 2);
  assert.equal(keyOf(turn, { card: 0 }, 'attack/0>9'), 1);
  assert.equal(keyOf(turn, {}, 'end_turn'), undefined);
});

test('the targets of one attack are one row, until its card is chosen', () => {
  const aim = (n: number): Option => ({ ...option(`attack/0>${n}`, 'attack', 'attack', 0), target: n });
  const many: Decision = { ...turn, options: [aim(8), aim(9), option('play/5', 'play', 'play', 5), { ...aim(8), id: 'attack/3>8', card: 3 }] };
  assert.deepEqual(rowsOf(many, {}).map((r) => r.options.map((o) => o.id)), [['play/5'], ['attack/0>8', 'attack/0>9'], ['attack/3>8']]);
  assert.deepEqual(rowsOf(many, { card: 0, verb: 'attack' }).map((r) => r.options.length), [1, 1]);
  assert.equal(keyOf(many, {}, 'attack/0>9'), undefined, 'a key that means several targets is the key of none');
  assert.equal(keyOf(many, {}, 'attack/3>8'), 3);
});

test('copies in the hand are one row, the tenth row has the key 0', () => {
  const copy = (n: number): Option => ({ ...option(`play/${n}`, 'play', 'play', n), text: 'Play Backflip', card_code: '01003' });
  const other: Option = { ...copy(7), text: 'Play Energy', card_code: '01088' };
  assert.deepEqual(rowsOf({ ...turn, options: [copy(5), copy(6), other] }, {}).map((r) => r.options[0]?.id), ['play/5', 'play/7']);
  assert.deepEqual(rowsOf({ ...turn, options: [copy(5), copy(6)] }, { card: 6 }).map((r) => r.options[0]?.id), ['play/6'], 'the copy that was pressed');
  assert.deepEqual([0, 8, 9, 10, -1].map(numberOf), [1, 9, 0, undefined, undefined]);
});

test('another card pays instead of one that was proposed', () => {
  const cost2: Decision = { ...paying, proposal: ['pay/1'], pick: { ...paying.pick!, need: { any: 2 }, bounds: [{ least: 2, most: null, worth: { 'pay/1': 2, 'pay/2': 1, 'pay/3': 1 } }] } };
  assert.deepEqual(paidWith(cost2, ['pay/1'], 'pay/2'), ['pay/1', 'pay/2'], 'one is not enough without it');
  assert.deepEqual(paidWith(cost2, ['pay/1', 'pay/2'], 'pay/3'), ['pay/2', 'pay/3'], 'what somebody picked himself stays');
  const x: Decision = { ...cost2, pick: { ...cost2.pick!, need: { any: 2, x: 'energy' } } };
  assert.deepEqual(paidWith(x, ['pay/1', 'pay/2'], 'pay/3'), ['pay/1', 'pay/2', 'pay/3'], 'as much as wanted');
});

const target = (id: number): Option => ({ id: `choose/7>${id}`, verb: 'choose', text: '', group: 'other', card: 7, target: id });
const upToTwo: Decision = {
  number: 5, kind: 'choose', about: 7, title: '', options: [target(1), target(2)],
  pick: { kind: 'choose', options: ['choose/7>1', 'choose/7>2', 'choose/7>3'], more: [target(3)], least: 0, most: 2,
    bounds: [{ least: 0, most: 1, worth: { 'choose/7>1': 1, 'choose/7>2': 1 } }] },
};

test('up to two: picked by what they are aimed at, in any order, no more than may be', () => {
  assert.deepEqual(pickOptions(upToTwo).map(thingOf), [1, 2, 3], 'also those that the engine lists only later');
  assert.equal(enough(upToTwo, []), true);
  assert.equal(enough(upToTwo, ['choose/7>3', 'choose/7>1']), true);
  assert.equal(mayAdd(upToTwo, ['choose/7>3'], 'choose/7>1'), true);
  assert.equal(mayAdd(upToTwo, ['choose/7>1'], 'choose/7>2'), false, 'two of the same name');
  assert.equal(mayAdd(upToTwo, ['choose/7>3', 'choose/7>1'], 'choose/7>2'), false, 'three');
});

test('Enter does the one thing that can be done, and never declines while there is one', () => {
  const use = (id: string): Option => ({ id, verb: 'use', card: 1, text: id, group: 'other' });
  const pass: Option = { id: 'pass', verb: 'pass', text: 'pass', group: 'other' };
  const window = (...options: Option[]): Decision => ({ number: 1, kind: 'window', about: -1, title: '', options });
  assert.equal(deedOf(window(use('a')), {})?.id, 'a', 'it has to be used');
  assert.equal(deedOf(window({ ...use('a'), good: true }, pass), {})?.id, 'a');
  assert.equal(deedOf(window(use('a'), pass), {}), undefined, 'it may be declined, and may have a price');
  assert.equal(deedOf({ ...window({ ...use('a'), verb: 'defend' }, pass), kind: 'defend' }, {})?.id, 'a');
  const sense = { ...use('s'), card_code: '01001a', good: true, always: true };
  assert.equal(alwaysOf(window(sense, pass), { '01001a': '' })?.id, 's');
  assert.equal(alwaysOf(window(sense, pass), {}), undefined);
  assert.equal(alwaysOf(window({ ...sense, always: false }, pass), { '01001a': '' }), undefined);
  assert.equal(alwaysOf(window(sense, use('b'), pass), { '01001a': '' }), undefined, 'there is something else to think about');
  assert.equal(deedOf(window(use('a'), use('b'), pass), {}), undefined);
  assert.equal(deedOf({ ...window(use('a'), pass), kind: 'turn' }, {}), undefined);
  assert.equal(declineOf(window(use('a'), pass))?.id, 'pass');
  assert.equal(declineOf(window(use('a'))), undefined);
});
