import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Decision } from '../src/live/protocol';
import { enough, leftOver, shared, shares, sharesProposed } from '../src/state/choice';

const amounts = (card: number, most: number): string[] => Array.from({ length: most + 1 }, (_, n) => `assign/9>${card}=${n}`);
const divided: Decision = {
  number: 4, kind: 'assign', about: 9, title: '', options: [], proposal: ['assign/9>1=1'],
  pick: { kind: 'assign', options: [], left: 4, least: 1, most: 2, bounds: [{ least: 4, most: 4, worth: Object.fromEntries([1, 2].flatMap((c) => amounts(c, 4).map((id, n) => [id, n]))) }], rows: [{ target: 1, options: amounts(1, 4) }, { target: 2, options: amounts(2, 3) }] },
};

test('damage is divided one by one, to the last of it', () => {
  let picked: string[] = [];
  for (const target of [1, 2, 2]) picked = shared(divided, picked, target, 1);
  assert.deepEqual([...shares(divided, picked)], [[1, 1], [2, 2]]);
  assert.equal(leftOver(divided, picked), 1);
  assert.equal(enough(divided, picked), false);
  picked = shared(divided, picked, 1, 1);
  assert.equal(enough(divided, picked), true);
  assert.equal(shared(divided, picked, 2, 1), picked, 'there is none left');
  assert.deepEqual([...shares(divided, shared(divided, picked, 2, -1))], [[1, 2], [2, 1]]);
});

test('nobody takes more than he can, or less than nothing', () => {
  const three = [2, 2, 2].reduce((p, target) => shared(divided, p, target, 1), [] as string[]);
  assert.equal(shared(divided, three, 2, 1), three);
  assert.deepEqual(shared(divided, [], 1, -1), []);
});

test('what is proposed leaves the rest to those who are not asked about', () => {
  assert.deepEqual([...shares(divided, sharesProposed(divided))], [[1, 1], [2, 3]]);
  assert.ok(enough(divided, sharesProposed(divided)));
});
