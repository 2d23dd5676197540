import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstChoice, freeHero, heroOf, toSend } from '../src/screens/choice';
import { stagesOf, titles } from '../src/screens/villainpick';
import { strongest } from '../src/plain/preview';
import type { VsCard, VsCatalog } from '../src/vs/types';
import { forgetKey, knownTable, knownTables, rememberFriend, rememberTable } from '../src/state/settings';
import type { Catalog } from '../src/live/http';

const hero = (key: string, code: string): Catalog['heroes'][number] => ({
  key, name: key, alter_ego: '', code: `${code}a`, alter_code: `${code}b`, set: key,
  aspects: [{ key: 'justice', name: 'Justice', starter: `${key}:justice`, printed: true }],
});
const catalog = {
  heroes: [hero('spider-man', '01001'), hero('she-hulk', '01019')], scenarios: [{ key: 'rhino' }, { key: 'klaw' }, { key: 'the_hood', aside: 2 }],
  modular: [{ key: 'bomb_scare' }], modes: [{ key: 'standard', sets: [{ key: 'standard' }, { key: 'standard_ii' }] }, { key: 'expert', sets: [{ key: 'expert' }, { key: 'expert_ii' }] }],
} as unknown as Catalog;
const book = { catalog };

test('what is remembered of a choice is what still exists, and never the seed', () => {
  const last = {
    seats: [{ starter: 'she-hulk:justice', hold: 'bot' as const }, { starter: 'nobody:charm', hold: 'me' as const }],
    scenario: 'galactus', modular: ['bomb_scare', 'gone'], mode: 'expert', seed: '7',
  };
  assert.deepEqual(firstChoice(book, last), {
    seats: [last.seats[0]], scenario: 'rhino', modular: ['bomb_scare'], mode: 'expert', heroic: 0, skirmish: 0,
  });
  assert.deepEqual(firstChoice(book, {}).seats, [{ starter: 'spider-man:justice', hold: 'me' }]);
});

test('the Standard and the Expert set are remembered, and sent where they are used', () => {
  const sets = { standard_set: 'standard_ii', expert_set: 'expert_ii' };
  const choice = firstChoice(book, { ...sets, mode: 'expert' });
  assert.deepEqual([choice.standard_set, choice.expert_set], ['standard_ii', 'expert_ii']);
  assert.equal('standard_set' in firstChoice(book, { standard_set: 'gone' }), false);
  const sent = (mode: string, alone = false): (string | undefined)[] => { const s = toSend({ ...choice, mode }, 'en', '', alone); return [s.standard_set, s.expert_set]; };
  assert.deepEqual(sent('expert'), ['standard_ii', 'expert_ii']);
  assert.deepEqual(sent('standard'), ['standard_ii', undefined]);
  assert.deepEqual(sent('expert', true), [undefined, undefined]);
});

test('a scenario that takes so many modular sets forgets a choice of fewer', () => {
  assert.equal(firstChoice(book, { scenario: 'the_hood', modular: ['bomb_scare'] }).modular, undefined);
  assert.deepEqual(firstChoice(book, { scenario: 'the_hood', modular: ['bomb_scare', 'random'] }).modular, ['bomb_scare', 'random']);
});

test('a deck of text is sent as it is, also while it is empty: it never turns into a starter deck', () => {
  const seats = [{ starter: 'spider-man:justice', deck_text: '', hero: '01019a', hold: 'me' as const }, { starter: 'spider-man:justice', hold: 'bot' as const }];
  const sent = toSend({ seats, scenario: 'rhino', mode: 'standard', heroic: 0, skirmish: 0, seed: ' 42 ' }, 'fr', 'Anna');
  assert.deepEqual(sent.seats, [{ deck_text: '', hold: 'me', name: 'Anna' }, { starter: 'spider-man:justice', hold: 'bot' }]);
  assert.equal(sent.seed, 42);
  assert.equal(toSend({ ...sent, seed: 'a word' }, 'en').seed, 'a word');
  assert.equal('room' in sent, false);
  assert.equal(toSend({ ...sent, seats: [{ starter: 'she-hulk:justice', hold: 'friend' }] }, 'en').room, true);
  assert.equal('seed' in toSend({ ...sent, seed: '  ' }, 'en'), false);
});

test('a hero belongs to the deck that was read', () => {
  const own = { deck_text: 'x', hero: '01019b', starter: 'spider-man:justice', hold: 'me' as const };
  assert.equal(heroOf(book, own)?.key, 'she-hulk');
  assert.equal(heroOf(book, { deck_text: 'x', hold: 'me' }), undefined);
  assert.equal(freeHero(book, [own])?.key, 'spider-man');
});

test('several keys of one table stay beside each other, with the links of friends', () => {
  rememberTable({ table: 't', key: 'host', watch: 'w', friends: [{ seat: 1, key: 'old' }] });
  rememberTable({ table: 't', key: 'seat' });
  rememberTable({ table: 't', key: 'host' });
  assert.deepEqual(knownTable('t', 'host')?.friends, [{ seat: 1, key: 'old' }]);
  rememberFriend('t', 'host', 1, 'new');
  assert.deepEqual(knownTable('t', 'host'), { table: 't', key: 'host', watch: 'w', friends: [{ seat: 1, key: 'new' }] });
  assert.equal(knownTables().length, 2);
  forgetKey('host');
  assert.deepEqual(knownTables(), [{ table: 't', key: 'seat' }]);
});

const stages = ['I', 'II', 'III'].map((stage, i) => ({ stage, code: `0${i}`, hp: 10 + i }));
const rhino = { key: 'rhino', name: 'Rhino', villain: 'Rhino', code: '00', recommended: [], aside: 0, alone: false, stages, standard: [0, 1], expert: [1, 2] };

test('a scenario is called after its villain, several villains after their scenario', () => {
  assert.deepEqual(titles(rhino), ['Rhino', '']);
  assert.deepEqual(titles({ name: 'Risky Business', villain: 'Norman Osborn', alone: false }), ['Norman Osborn', 'Risky Business']);
  assert.deepEqual(titles({ name: 'Kang', villain: 'Kang (The Conqueror)', alone: false }), ['Kang', '']);
  assert.deepEqual(titles({ name: 'Wrecking Crew', villain: 'Wrecker', alone: true }), ['Wrecking Crew', '']);
});

test('the stages that are told are those of the mode, in a skirmish the one that is chosen', () => {
  const told = (mode: string, skirmish = 0): string[] => stagesOf(rhino, { mode, skirmish }).map((s) => s.stage);
  assert.deepEqual(told('standard'), ['I', 'II']);
  assert.deepEqual(told('expert'), ['II', 'III']);
  assert.deepEqual(told('expert', 1), ['I']);
});

test('a deck is told by its dearest characters and their teams', () => {
  const card = (cost: number, type = 'character', teams = ['a']): VsCard => ({ name: '', type, line: '', cost, text: '', atk: cost, teams });
  const c: VsCatalog = { teams: { a: 'Team A', b: 'Team B' }, cards: { x: card(1), y: card(7, 'character', ['b']), z: card(9, 'plot twist') }, decks: { d: { name: '', cards: { x: 4, y: 1, z: 2 } } } };
  assert.deepEqual(strongest(c, 'd'), { codes: ['y', 'x'], teams: ['Team A', 'Team B'] });
  assert.deepEqual(strongest(c, 'none'), { codes: [], teams: [] });
});
