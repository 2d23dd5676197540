import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerOf, besides, isRow, mayToggle, rowOf, stillMissing, toggled } from '../src/plain/pick';
import type { PlainAsk, PlainDecision, PlainOption } from '../src/plain/types';

const option = (id: string, more: Partial<PlainOption> = {}): PlainOption => ({ id, verb: id.split('/')[0] ?? id, text: id, ...more });
const asks = (ask: PlainAsk, options: PlainOption[], more: PlainOption[] = []): PlainDecision => ({ number: 1, kind: 'x', title: '', ask, options, more });
const press = (d: PlainDecision, ...ids: string[]): string[] =>
  ids.reduce<string[]>((picked, id) => toggled(d, picked, rowOf(d).find((o) => o.id === id)!), []);

test('one of these is pressed, and that is all', () => {
  assert.equal(isRow(asks({ kind: 'one' }, [option('a'), option('b')])), false);
  assert.equal(isRow(asks({ kind: 'order', least: 1, most: 1, of: ['a', 'b'] }, [option('a'), option('b')])), false);
});

const some = asks({ kind: 'some', least: 1, most: 2, of: ['a/1', 'a/2', 'a/3'] }, [option('a/1'), option('a/2'), option('done'), option('back')], [option('a/3')]);

test('some of these come in any order, with those that are asked for later, and no more than the most', () => {
  assert.deepEqual(rowOf(some).map((o) => o.id), ['a/1', 'a/2', 'a/3']);
  assert.deepEqual(besides(some).map((o) => o.id), ['back']);
  assert.deepEqual(press(some, 'a/3', 'a/1'), ['a/3', 'a/1']);
  assert.deepEqual(press(some, 'a/3', 'a/1', 'a/2'), ['a/3', 'a/1']);
  assert.deepEqual(press(some, 'a/3', 'a/3'), []);
  assert.equal(mayToggle(some, ['a/3', 'a/1'], option('a/2')), false);
  assert.equal(answerOf(some, []), undefined);
  assert.deepEqual(answerOf(some, ['a/3']), ['a/3']);
});

test('none of them is "done", where that is enough', () => {
  const upTo = { ...some, ask: { ...some.ask, least: 0 } };
  assert.deepEqual(answerOf(upTo, []), ['done']);
});

const pay = asks({ kind: 'pay', least: 0, most: 3, of: ['p/1', 'p/2'], bounds: [{ least: 3, most: null, worth: { 'p/1': 2, 'p/2': 1 } }] }, [option('p/1'), option('p/2')]);

test('a payment is whole when the sums of the server say so', () => {
  assert.equal(stillMissing(pay, ['p/1']), 1);
  assert.equal(answerOf(pay, ['p/1']), undefined);
  assert.deepEqual(answerOf(pay, ['p/1', 'p/2']), ['p/1', 'p/2']);
});

test('a share of somebody takes the place of his last one', () => {
  const of = ['s/1=0', 's/1=1', 's/1=2', 's/2=1', 's/2=2'];
  const options = of.map((id) => option(id, { target: Number(id[2]) }));
  const share = asks({ kind: 'share', least: 0, most: 2, of, bounds: [{ least: 2, most: 2, worth: { 's/1=1': 1, 's/1=2': 2, 's/2=1': 1, 's/2=2': 2 } }] }, options);
  assert.deepEqual(press(share, 's/1=2'), ['s/1=2']);
  assert.deepEqual(press(share, 's/1=2', 's/1=1', 's/2=1'), ['s/1=1', 's/2=1']);
  assert.deepEqual(press(share, 's/1=2', 's/2=1'), ['s/1=2'], 'that would be too much');
});

test('an order is told as it was pressed', () => {
  const order = asks({ kind: 'order', least: 1, most: 3, of: ['o/1', 'o/2', 'o/3'] }, [option('o/1'), option('o/2'), option('o/3')]);
  assert.equal(isRow(order), true);
  assert.deepEqual(answerOf(order, press(order, 'o/3', 'o/1')), ['o/3', 'o/1']);
});
