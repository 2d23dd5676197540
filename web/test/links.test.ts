import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { named } from '../src/log/links';
import type { CardDeeds, History } from '../src/live/http';
import { facts, lastEvent } from '../src/screens/ending';
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

const game = (result: string, cards: Partial<CardDeeds>[]): History => ({
  rounds: [{ round: 1, villain_hp: 3, villain_max: 14, threat: 5, target: 7, heroes: [4] }], cards: cards as CardDeeds[], answers: 9, undone: 0, seen: 0, result, seed: 1,
  heroes: [{ code: '01001a', name: 'Spider-Man' }], villain: { code: '01094', name: 'Rhino' },
});

test('what a game turned on: the cards that did most for either side, and how near the other end was', () => {
  const cards: Partial<CardDeeds>[] = [
    { code: 'kick', side: 'player', damage: 8 }, { code: 'hero', side: 'player', damage: 11, threat_removed: 2 },
    { code: 'rhino', side: 'encounter', damage: 6, threat: 1 }, { code: 'scheme', side: 'encounter', threat: 4 },
  ];
  assert.deepEqual(facts(game('won', cards)).map((f) => [f.word, f.code, f.n]), [
    ['fact_damage', 'hero', '11'], ['fact_thwart', 'hero', '2'], ['fact_hurt', 'rhino', '6'], ['fact_schemed', 'scheme', '4'], ['fact_threat', undefined, '5 / 7'],
  ]);
  assert.deepEqual(facts(game('lost', [])).map((f) => [f.word, f.name, f.n]), [['fact_villain', 'Rhino', '3 / 14']]);
});
