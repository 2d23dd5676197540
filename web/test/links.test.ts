import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { named } from '../src/log/links';
import { lastEvent } from '../src/screens/summary';
import type { Line } from '../src/live/protocol';

test('names of cards become links, whatever space or apostrophe the sentence has', () => {
  const parts = named('Manigance : L’Effraction\u00a0! avance', [{ code: '01097a', name: "L'Effraction !" }]);
  assert.deepEqual(parts, [{ text: 'Manigance : ' }, { text: 'L’Effraction\u00a0!', code: '01097a' }, { text: ' avance' }]);
});

test('the longer name wins, and none is cut in two', () => {
  const cards = [{ code: '1', name: 'Spider' }, { code: '2', name: 'Spider-Man' }];
  assert.deepEqual(named('Spider-Man waits', cards), [{ text: 'Spider-Man', code: '2' }, { text: ' waits' }]);
  assert.deepEqual(named('nobody', cards), [{ text: 'nobody' }]);
});

const line = (kind: string, depth: number): Line => ({ n: 1, kind, depth, text: kind });

test('how it ended: the last event with what it led to, without the result itself', () => {
  const story = [line('turn', 0), line('play', 0), line('attack', 1), line('defeated', 1), line('won', 1)];
  assert.deepEqual(lastEvent(story).map((l) => l.kind), ['play', 'attack']);
  assert.deepEqual(lastEvent([line('lost', 0)]), []);
});
