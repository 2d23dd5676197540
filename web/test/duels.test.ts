import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cause, diceOf } from '../src/dicethrone/story';
import { halves } from '../src/dicethrone/rows';
import { pieces } from '../src/dicethrone/signs';
import { thrown } from '../src/dicethrone/dice';
import { dearest } from '../src/plain/decided';
import { parts } from '../src/plain/deeds';
import { after, attackOf, isFirstOf, strikeOf } from '../src/vs/story';
import type { DtLine, DtView } from '../src/dicethrone/types';
import type { VsLine, VsView } from '../src/vs/types';

const line = (kind: string, more: object = {}): DtLine & VsLine => ({ n: 1, depth: 0, kind, text: kind, ...more }) as DtLine & VsLine;

test('what follows from a deed stands below it, and a heading begins a part', () => {
  const story = [line('draw'), line('turn', { heading: true }), line('play'), line('gain'), line('roll')];
  const found = parts(story, new Set(['play', 'roll', 'draw']));
  assert.deepEqual(found.map((p) => [p.title, p.deeds.map((d) => d.map((l) => l.kind))]), [['', [['draw']]], ['turn', [['play', 'gain'], ['roll']]]]);
  assert.deepEqual(parts(story).at(-1)?.deeds.length, 3, 'without leads every line stands for itself');
});

test('a step in which nothing was done has no heading, unless it is the present one', () => {
  const story = [line('turn', { heading: true }), line('step', { heading: true }), line('draw'), line('step', { heading: true }), line('step', { heading: true })];
  assert.deepEqual(parts(story).map((p) => [p.title, p.deeds.length]), [['turn', 0], ['step', 1], ['step', 0]]);
});

test('of what an attack brings the first has the longest moment', () => {
  const story = [line('attack'), line('stun'), line('lose')];
  assert.deepEqual([isFirstOf(story.slice(0, 2)), isFirstOf(story)], [true, false]);
  assert.equal(isFirstOf([...story, line('attack'), line('stun')]), true, 'of the next one');
});

test('damage is that of the last ability of whoever deals it in this turn', () => {
  const hit = line('damage', { who: 1, other: 0 });
  assert.equal(cause([line('turn'), line('activate', { who: 0, ability: 'hammered' }), line('defend', { who: 1, ability: 'wheel' }), hit], hit), 'hammered');
  assert.equal(cause([line('activate', { who: 0, ability: 'hammered' }), line('turn'), hit], hit), undefined);
});

test('whoever defends sees the dice of the attack', () => {
  const story = [line('turn', { who: 1 }), line('roll', { who: 1, purpose: 'offensive', dice: [1, 1, 2, 5, 6] }), line('keep', { who: 1, dice: [1, 1] }), line('roll', { who: 1, purpose: 'offensive', dice: [1, 1, 1, 3, 4] }), line('activate', { who: 1 })];
  assert.deepEqual(diceOf(story, 1), [1, 1, 1, 3, 4]);
  assert.deepEqual(diceOf(story, 0), [], 'of another nothing');
  assert.deepEqual(diceOf([...story, line('change', { who: 0, other: 1 })], 1), [], 'they are others now');
  assert.deepEqual(diceOf([...story, line('turn', { who: 0 })], 1), []);
});

test('the dearest turn of a duel is the one that cost most', () => {
  const turns = [50, 46, 30, 28, 12].map((left, turn) => ({ turn, left: [50, left] }));
  assert.deepEqual(dearest(turns, 1), { turn: 2, lost: 16 }, 'the first of two that cost alike');
  assert.equal(dearest(turns, 0), undefined, 'who lost nothing has none');
  assert.equal(dearest(turns.slice(0, 2), 1), undefined);
});

test('the rows of a board are about as long and have about as much to read', () => {
  assert.equal(halves([10, 10, 10, 10]), 2);
  assert.equal(halves([10, 10, 10, 10, 10, 10, 90, 10]), 5, 'a long text gets a row with fewer tiles');
  assert.equal(halves([10]), 1);
});

test('symbols are found in a text by their ids', () => {
  const hero = { symbols: [{ id: 'hammer', name: 'Hammer' }] };
  assert.deepEqual(pieces('On 2 ⟨hammer⟩, draw.', hero), [{ text: 'On 2 ' }, { text: 'Hammer', symbol: 0 }, { text: ', draw.' }]);
});

test('a roll is another one if its dice, its roller or what is left are others', () => {
  const view = (dice: number[], left = 1): DtView => ({ turn: 1, rolls: [{ roller: 0, purpose: 'offensive', dice, left }] }) as unknown as DtView;
  assert.equal(thrown(view([])), '');
  assert.equal(thrown(view([1, 2])), thrown(view([1, 2])));
  assert.notEqual(thrown(view([1, 2])), thrown(view([1, 2], 0)));
});

test('endurance goes down with the line that says so', () => {
  const view = (...endurance: number[]): VsView => ({ players: endurance.map((n) => ({ endurance: n, out: false, characters: [] })), result: 'seat 0' }) as unknown as VsView;
  assert.deepEqual(after(view(50, 40), view(50, 30), line('stun', { who: 1 })).players.map((p) => p.endurance), [50, 40]);
  assert.deepEqual(after(view(50, 40), view(50, 30), line('lose', { who: 1, now: 33 })).players.map((p) => p.endurance), [50, 33]);
});

test('nothing of the next turn is seen before it begins', () => {
  const view = (turn: number, phase: string, step: number, hand: number[], stunned: boolean): VsView =>
    ({ turn, phase, step, phase_name: phase, initiative: turn, attack: null, players: [{ endurance: 50, out: false, hand, characters: [{ card: 3, code: 'x', stunned }] }], result: null }) as unknown as VsView;
  const next = view(2, 'resource', 0, [7, 8, 9], false);
  let now = view(1, 'attack', 1, [7], false);
  const told = (kind: string, more: object = {}): unknown[] => {
    now = after(now, next, line(kind, more));
    return [now.turn, now.phase, now.step, now.initiative, now.players[0]?.hand, now.players[0]?.characters[0]?.stunned];
  };
  assert.deepEqual(told('attack'), [1, 'attack', 1, 1, [7], false]);
  assert.deepEqual(told('stun', { card: 'x' }), [1, 'attack', 1, 1, [7], true]);
  assert.deepEqual(told('step', { phase: 'recovery', phase_name: 'Recovery', who: -1 }), [1, 'recovery', -1, 1, [7], true]);
  assert.deepEqual(told('recover', { card: 'x' }), [1, 'recovery', -1, 1, [7], false]);
  assert.deepEqual(told('turn'), [2, 'draw', -1, 2, [7, 8, 9], false]);
  assert.deepEqual(told('draw'), [2, 'draw', -1, 2, [7, 8, 9], false]);
  assert.deepEqual(told('step', { phase: 'resource', who: 0 }), [2, 'resource', 0, 2, [7, 8, 9], false]);
});

test('whoever enters play in the rest of a turn stands there when it is told', () => {
  const who = (card: number, code: string, column: number, more: object = {}): object => ({ card, code, row: 'front', column, ready: true, stunned: false, ...more });
  const view = (turn: number, characters: object[]): VsView => ({ turn, phase: '', step: 0, attack: null, players: [{ endurance: 50, characters: [] }, { endurance: 50, characters }], result: null }) as unknown as VsView;
  const next = view(2, [who(4, 'x', 1), who(5, 'scorch', 1, { stunned: true }), who(6, 'scorch', 3)]);
  let now = view(1, [who(4, 'x', 1)]);
  const told = (kind: string, more: object): unknown[] => {
    now = after(now, next, line(kind, more));
    return now.players[1]?.characters.map((c) => [c.card, c.column, c.stunned]) ?? [];
  };
  assert.deepEqual(told('enter', { who: 1, card: 'gone' }), [[4, 1, false]]);
  assert.deepEqual(told('enter', { who: 1, card: 'scorch' }), [[4, 1, false], [5, 2, false]]);
  assert.deepEqual(told('stun', { card: 'scorch' }), [[4, 1, false], [5, 2, true]]);
  assert.deepEqual(told('enter', { who: 1, card: 'scorch' }), [[4, 1, false], [5, 2, true], [6, 3, false]]);
  assert.deepEqual(told('turn', {}), [[4, 1, false], [5, 1, true], [6, 3, false]]);
});

test('a stun belongs to the attack before it, not to one of another step', () => {
  assert.equal(attackOf([line('attack'), line('stun')])?.kind, 'attack');
  assert.equal(attackOf([line('attack'), line('step'), line('stun')]), undefined);
});

test('nobody falls before that is told', () => {
  const view = (stunned: boolean): VsView => ({ players: [{ endurance: 50, out: false, characters: [{ card: 3, code: 'x', stunned }] }], result: null }) as unknown as VsView;
  const falls = (kind: string, card: string): boolean | undefined => after(view(false), view(true), line(kind, { card })).players[0]?.characters[0]?.stunned;
  assert.equal(falls('link', 'y'), false);
  assert.equal(falls('stun', 'x'), true);
  assert.equal(after(view(true), view(true), line('link', {})).players[0]?.characters[0]?.stunned, true);
});

test('an attack strikes for what it costs, not for what an effect does meanwhile', () => {
  const at = line('attack', { target: 'x' });
  const lose = line('lose', { who: 1 });
  assert.equal(strikeOf([at, line('link'), lose], lose), undefined);
  assert.equal(strikeOf([at, line('link'), line('breakthrough'), lose], lose), at);
  const direct = line('attack', { target: 1 });
  assert.equal(strikeOf([direct, lose], lose), direct);
  assert.equal(strikeOf([direct, line('link'), lose], lose), undefined);
});
