import assert from 'node:assert/strict';
import { test } from 'node:test';
import { labelled, matches } from '../src/dicethrone/patterns';
import type { DtDecision, DtView } from '../src/dicethrone/types';
import { goesOn, useful } from '../src/dicethrone/useful';

const FACES = ['hammer', 'hammer', 'hammer', 'worthy', 'worthy', 'thunder'];
const hero = {
  faces: FACES,
  spaces: [
    { id: 'hammered', levels: [{ level: 1, abilities: [{ id: 'hammered', tiers: [{ symbols: [['hammer', 3]] }, { symbols: [['hammer', 4]] }] }] }] },
    { id: 'wheel', levels: [{ level: 1, abilities: [{ id: 'wheel', dice: 3, signs: 'per ⟨worthy⟩' }] }] },
  ],
};
const cards = { wild: { about: 'dice', cost: 2, timing: 'roll' }, guard: { about: 'prevent', cost: 2, timing: 'roll' }, dear: { about: 'damage', cost: 3, timing: 'main' } };
const c = { heroes: { thor: hero }, cards } as never;
const option = (verb: string, card?: number) => ({ id: verb, verb, text: verb, ...(card === undefined ? {} : { card }) });
const asked = (about: string, ...options: object[]): DtDecision => ({ number: 1, kind: 'react', about, title: '', ask: { kind: 'one' }, options: [...options, option('pass')] }) as never;
const table = (more: object): DtView =>
  ({ players: [0, 1].map((team) => ({ hero: 'thor', team, health: 20, points: 1, levels: {}, playing: [], hand: [1, 2] })), cards: { 1: 'wild', 2: 'guard', 3: 'dear' }, rolls: [], incoming: [], attack: null, declared: null, ...more }) as never;
const is = (view: DtView, d: DtDecision, story: object[] = []): boolean => useful({ view, c, story: story as never, seat: 0 }, d);

test('patterns are read as the server reads them', () => {
  assert.ok(matches({ straight: 4 }, [1, 2, 3, 4, 6], FACES) && !matches({ straight: 5 }, [1, 2, 3, 4, 6], FACES));
  assert.ok(matches({ alike: 3 }, [2, 2, 2, 4, 6], FACES) && !matches({ alike: 3 }, [1, 2, 3, 4, 6], FACES));
  assert.equal(labelled([{ symbols: [['hammer', 3]] }, { symbols: [['hammer', 4]] }], [1, 2, 3, 3, 6], FACES), 2);
});

test('an opponent’s attack is of use where one die breaks it', () => {
  const roll = (dice: number[]) => table({ rolls: [{ roller: 1, purpose: 'offensive', dice, left: 0 }], declared: 'hammered' });
  assert.ok(is(roll([1, 2, 3, 4, 6]), asked('declared', option('play', 1))));
  assert.ok(!is(roll([1, 2, 3, 1, 1]), asked('declared', option('play', 1))), 'four are left whatever is turned');
  assert.ok(!is(roll([1, 2, 3, 4, 6]), asked('declared', option('play', 2))), 'no card that changes dice');
});

test('one’s own dice are of use where they can get better', () => {
  const roll = (dice: number[]) => table({ rolls: [{ roller: 0, purpose: 'defensive', dice, left: 0 }] });
  const told = [{ kind: 'defend', who: 0, ability: 'wheel' }];
  assert.ok(is(roll([4, 5, 1]), asked('dice', option('play', 1)), told));
  assert.ok(!is(roll([4, 5, 4]), asked('dice', option('play', 1)), told));
});

test('damage is of use where it is worth the price, and always where it is deadly', () => {
  const coming = (total: number, health = 20) => { const v = table({ incoming: [{ seat: 0, by: 1, hits: [[total, 'normal']], heal: 0, total }] }); v.players[0]!.health = health; return v; };
  const d = asked('last', option('play', 2));
  assert.ok(!is(coming(2), d) && is(coming(5), d) && is(coming(2, 2), d));
});

test('a main phase is of use if something can be played, if need be by selling the rest', () => {
  const d = (...options: object[]): DtDecision => ({ ...asked('', ...options), kind: 'main', options: [...options, option('next')] }) as never;
  assert.ok(is(table({}), d(option('play', 3))));
  assert.ok(!is(table({}), d(option('sell', 1), option('sell', 2))), 'nothing of the hand is for a main phase');
  const dear = table({ cards: { 1: 'dear', 2: 'wild', 3: 'guard' } });
  dear.players[0]!.hand = [1, 2, 3];
  assert.ok(is(dear, d(option('sell', 1))), 'two sold cards pay for the third');
  assert.equal(goesOn(d())?.id, 'next');
});

test('whoever is asked for appearances only is not asked', () => assert.ok(!is(table({}), asked('last', option('discard_for', 1)))));
