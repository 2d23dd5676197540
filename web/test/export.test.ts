import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportName } from '../src/table/filenames';

test('the name of a file tells game, heroes, villain and day', () => {
  const play = [{ id: 1, kind: 'hero', name: 'Spider-Man' }, { id: 2, kind: 'villain', name: 'Général Zola' }];
  const t = { view: { play, players: [{ identity: 1 }] }, state: { game: 'champions' } } as unknown as Parameters<typeof exportName>[0];
  assert.equal(exportName(t, 'save', '2025-01-31'), 'quickstrike-champions-spider-man-general-zola-2025-01-31-save.json');
});

test('a plain table has neither heroes nor a villain to name', () => {
  const t = { view: { lines: [] }, state: { game: 'omens' } } as unknown as Parameters<typeof exportName>[0];
  assert.equal(exportName(t, 'log', '2025-01-31'), 'quickstrike-omens-2025-01-31-log.txt');
});
