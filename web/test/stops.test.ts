import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parts, withPassed } from '../src/plain/deeds';
import { declined, isAlone, isAttacked, isWorth, unmuted, type Window } from '../src/vs/stops';
import type { VsOption, VsView } from '../src/vs/types';

const NONE: ReadonlySet<string> = new Set();
const PASS = { id: 'pass', verb: 'pass', text: '' } as VsOption;
const FLIP = { id: 'flip/9', verb: 'flip', card: 9, text: '' } as VsOption;
const play = (when?: VsOption['when']): VsOption => ({ id: 'play/8', verb: 'play', card: 8, text: '', ...(when ? { when } : {}) }) as VsOption;
const use = (when?: VsOption['when'], card = 7): VsOption => ({ id: `use/${card}/0`, verb: 'use', card, ability: 0, text: '', ...(when ? { when } : {}) }) as VsOption;
const ATTACK = { seat: 1, attackers: [20], target: 1, player: -1, defender: 1, team: false, reinforced: false, atk: 6, forecast: [] };
/** Seat 0 has a character (1), seat 1 too (20). */
const window = (options: VsOption[], more: Partial<VsView> = {}): Window => ({
  seat: 0,
  d: { number: 1, kind: 'priority', title: '', seat: 0, ask: { kind: 'one' }, options: [PASS, ...options] } as unknown as Window['d'],
  view: { turn: 3, phase: 'draw', step: -1, chain: [], attack: null, cards: { 9: 'a:lighthouse' }, players: [{ characters: [{ card: 1, def: 4 }] }, { characters: [{ card: 20, def: 3 }] }], ...more } as unknown as VsView,
});
const link = (kind: string, seat: number, targets: number[] = []): VsView['chain'] => [{ id: 5, kind, seat, code: '', text: '', aims: [], by: [], targets }];

test('a location that could be turned up stops once a turn, in the own recruit step', () => {
  for (const phase of ['draw', 'resource', 'formation', 'attack', 'recovery']) assert.ok(!isWorth(window([FLIP], { phase, step: 1 }), NONE), phase);
  const own = window([FLIP], { phase: 'recruit', step: 0 });
  assert.ok(isWorth(own, NONE));
  assert.ok(!isWorth(own, new Set(declined(own))));
  assert.ok(!isWorth(window([FLIP], { phase: 'attack', step: 1, attack: ATTACK }), NONE));
});

test('own steps stop for whatever can be done there', () => {
  assert.ok(isWorth(window([{ id: 'r', verb: 'recruit', card: 3, text: '' } as VsOption], { phase: 'recruit', step: 0 }), NONE));
  const attack = window([{ id: 'a', verb: 'attack', card: 1, target: 20, text: '' } as VsOption], { phase: 'attack', step: 0 });
  assert.ok(isWorth(attack, new Set(declined(attack))), 'an attack is asked for again');
  assert.ok(isWorth(window([play('now')], { phase: 'recovery', step: -1 }), NONE), 'what works in this phase alone');
  assert.ok(!isWorth(window([play()], { phase: 'recruit', step: 1 }), NONE));
});

test('an attack on my character stops once as it stands, and again if it changes', () => {
  const hit = window([play('attack'), FLIP], { phase: 'attack', step: 1, attack: ATTACK });
  assert.ok(isAttacked(hit));
  assert.ok(isWorth(hit, NONE));
  const no = new Set(declined(hit));
  assert.ok(!isWorth(hit, no));
  assert.ok(isWorth(window([play('attack')], { phase: 'attack', step: 1, attack: { ...ATTACK, atk: 9 } }), no));
  const evades = (card: number): boolean => isWorth(window([use('attacked', card)], { phase: 'attack', step: 1, attack: ATTACK }), NONE);
  assert.deepEqual([evades(1), evades(2)], [true, false], 'only whoever is attacked evades');
});

test('an attack of mine stops for what changes it, not for what could have been played before', () => {
  const mine = { ...ATTACK, seat: 0, attackers: [1], target: 20, defender: 20 };
  assert.ok(isWorth(window([play('attack')], { phase: 'attack', step: 0, attack: mine }), NONE));
  assert.ok(!isWorth(window([play()], { phase: 'attack', step: 0, attack: mine }), NONE));
});

test('effects on the chain stop if they are of others and can be answered', () => {
  const at = (kind: string, seat: number, o: VsOption): boolean => isWorth(window([o], { phase: 'attack', step: 1, chain: link(kind, seat) }), NONE);
  assert.ok(at('plot twist', 1, play('chain')));
  assert.ok(at('payment', 1, play()));
  assert.ok(!at('plot twist', 0, play()), 'my own');
  assert.ok(!at('attack', 1, play()), 'the attack itself stops when it comes to blows');
  assert.ok(!at('recruit', 1, play()));
  assert.ok(!at('plot twist', 1, play('own')), 'looking for a card answers nothing');
  assert.ok(isAttacked(window([], { chain: link('attack', 1, [1]) })) && isAttacked(window([], { chain: link('attack', 1, [-1]) })));
  assert.ok(!isAttacked(window([], { chain: link('attack', 0, [20]) })));
});

test('cards that are never asked about, and a formation of one', () => {
  const w = window([FLIP]);
  assert.equal(unmuted(w.d, w.view, { 'a:lighthouse': 'Lighthouse' }).options.length, 1);
  assert.equal(unmuted(w.d, w.view, { other: '' }).options.length, 2);
  assert.ok(isAlone(w));
});

test('what was passed stands in the log where it was', () => {
  const line = (kind: string): { n: number; depth: number; kind: string; text: string } => ({ n: 1, depth: 0, kind, text: kind });
  const story = withPassed([line('draw'), line('attack')], [{ after: 1, text: 'passed' }, { after: 2, text: 'again' }]);
  assert.deepEqual(story.map((l) => l.text), ['draw', 'passed', 'attack', 'again']);
  assert.equal(parts(story, new Set(['draw', 'attack'])).at(-1)?.deeds.length, 2);
});
