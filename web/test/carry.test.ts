import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { carried, carryLink, takeOver } from '../src/state/carry';
import { knownTable, ownerKey, rememberOwner, rememberTable, shelfKey } from '../src/state/settings';

test('keys go into a link and come out of it; another hash is none', async () => {
  Object.defineProperty(globalThis, 'location', { value: { origin: 'http://a' }, configurable: true });
  for (let i = 0; i < 12; i++) rememberTable({ table: `t${i}`, key: `k${i}` });
  rememberOwner('own');
  const link = carryLink();
  assert.deepEqual(carried(new URL(link).hash), { keys: [...Array(12).keys()].reverse().map((i) => `k${i}`), owner: 'own', shelf: shelfKey() });
  assert.equal(carried(new URL(carryLink(true)).hash)?.keys.length, 8);
  assert.equal(carried('#own'), undefined);
});

test('each key is remembered with the table that the server names for it', async () => {
  const asked: string[] = [];
  globalThis.fetch = (async (_: string, init: { headers: Record<string, string> }) => {
    asked.push(init.headers['x-keys'] ?? '');
    return { ok: true, json: async () => [{ table: 'far', key: 1 }] };
  }) as unknown as typeof fetch;
  await takeOver({ keys: ['gone', 'there'], owner: 'other', shelf: 'decks' });
  assert.deepEqual(asked, ['gone,there']);
  assert.equal(knownTable('far')?.key, 'there');
  assert.equal(ownerKey(), 'other');
  assert.equal(shelfKey(), 'decks');
});
