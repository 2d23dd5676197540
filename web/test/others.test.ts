// The cards of the other games: what a search finds, what a deck is made of, a board at a level.
import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DtCard, Hero } from '../src/dicethrone/types';
import { asSearch, wishIn } from '../src/library/address';
import { cardsOf, hardest, levelsAt, NONE as ANY, wanted as wantedDice } from '../src/library/dicethrone';
import { curve, NONE, readWish, wanted, writtenWish } from '../src/library/vs';
import { rulesOf as diceRulesOf } from '../src/library/dicereading';
import { rulesOf } from '../src/library/vsreading';
import { gameOf } from '../src/tips/rules';
import type { VsCatalog } from '../src/vs/types';
import { asFile, changedBy } from '../src/workshop/vsdraft';

const C = {
  cards: {
    a: { name: 'Échardine', type: 'character', line: 'Character 3', cost: 3, text: 'Flight.', teams: ['x'] },
    b: { name: 'Blast', type: 'plot twist', line: 'Plot Twist 1', cost: 1, text: 'Stun a character.' },
    c: { name: 'Anchor', type: 'character', line: 'Character 3', cost: 3, text: '', teams: ['y'] },
  },
  teams: { x: 'X', y: 'Y' },
  decks: { d: { name: 'D', cards: { a: 4, b: 2 } } },
} as VsCatalog;
const codes = (more: object): string[] => wanted(C, { ...NONE, ...more }).map(([code]) => code);

test('cards of Dice Throne are found by words, kind, cost and whose they are', () => {
  const card = (name: string, more: object): DtCard => ({ name, timing: 'main', kind: 'Main Phase Action', cost: 1, text: 'Draw 2 cards.', ...more }) as DtCard;
  const all = [card('Yibambé!', { hero: 'p', cost: 0 }), card('Double Up!', {}), card('Tip It!', { timing: 'roll', text: 'Change a die.' })];
  const names = (more: object): string[] => wantedDice(all, { ...ANY, ...more }).map((x) => x.name);
  assert.deepEqual(names({ words: 'yibambe' }), ['Yibambé!']);
  assert.deepEqual(names({ whose: 'all' }), ['Double Up!', 'Tip It!']);
  assert.deepEqual(names({ whose: 'own', cost: '0' }), ['Yibambé!']);
  assert.deepEqual(names({ timing: 'roll', words: 'die' }), ['Tip It!']);
});

test('the hardest hit of a hero is that of the level that is shown', () => {
  const level = (n: number, damage: string): object => ({ level: n, cost: 0, abilities: [{ id: 'a', name: 'a', damage }] });
  const hero = { spaces: [{ id: 's', levels: [level(1, '4/5/6'), level(2, '7+')] }, { id: 'x', levels: [level(1, 'X')] }] } as unknown as Hero;
  assert.deepEqual([1, 2].map((n) => hardest(hero, n)), [6, 7]);
});

test('what is looked for stands in the address, and comes back from it', () => {
  const none = { words: '', cost: '' };
  assert.equal(asSearch(none, none), '');
  assert.equal(asSearch({ words: 'a b', cost: '' }, none), '?words=a+b');
  assert.deepEqual(wishIn('?words=a+b&other=1', none), { words: 'a b', cost: '' });
});

test('cards are found by words without accents, by kind, team, cost and deck; the cheapest first', () => {
  assert.deepEqual(codes({}), ['b', 'c', 'a']);
  assert.deepEqual(codes({ words: 'echard' }), ['a']);
  assert.deepEqual(codes({ words: 'stun character' }), ['b']);
  assert.deepEqual(codes({ type: 'character', team: 'y' }), ['c']);
  assert.deepEqual(codes({ deck: 'd', cost: '3' }), ['a']);
  assert.deepEqual(codes({ words: 'nobody' }), []);
});

test('the curve of a deck counts copies by cost', () => {
  assert.deepEqual(curve(C, C.decks.d?.cards ?? {}), [0, 2, 0, 4]);
  assert.deepEqual(curve(C, {}), []);
});

test('a board at a level shows each space at it, or at the highest below', () => {
  const hero = { spaces: [{ id: 'p', levels: [{ level: 1 }, { level: 2 }] }, { id: 'q', levels: [{ level: 1 }, { level: 3 }] }] } as unknown as Hero;
  assert.deepEqual(levelsAt(hero, 1), { p: 1, q: 1 });
  assert.deepEqual(levelsAt(hero, 2), { p: 2, q: 1 });
  assert.deepEqual(levelsAt(hero, 3), { p: 2, q: 3 });
});

test('a hero has own cards and those of everybody, not those of another', () => {
  const card = (name: string, hero?: string): DtCard => ({ name, timing: 'main', kind: '', cost: 0, text: '', gist: '', about: '', ...(hero ? { hero } : {}) });
  assert.deepEqual(cardsOf({ cards: { 1: card('All'), 2: card('Mine', 'thor'), 3: card('Yours', 'widow') } }, 'thor').map((c) => c.name), ['Mine', 'All']);
});

test('a rule is asked of the game that its id belongs to', () => {
  assert.deepEqual(['rr:guard', 'dt:health', 'dtr:draw', 'vs:602.4'].map(gameOf), ['', 'dicethrone', 'dicethrone', 'vs']);
});

test('a deck in the making is written as a deck file, and no card is there more often than it may be', () => {
  const mine = { id: '', name: 'A "B"', notes: '', list: { 'x:a': 3, 'x:b': 1 } };
  assert.equal(asFile(mine), 'name = "A \\"B\\""\ncards = [\n  [3, "x:a"],\n  [1, "x:b"],\n]\n');
  assert.equal(changedBy(mine, 'x:a', 5, 4).list['x:a'], 4);
  assert.equal(changedBy(mine, 'x:a', 5).list['x:a'], 8);
  assert.deepEqual(changedBy(mine, 'x:b', -1, 4).list, { 'x:a': 3 });
});

test('what is looked for in the Vs. System stands in the address and comes back from it', () => {
  const wish = { ...NONE, words: 'choir fire', team: 'x', sort: 'atk' as const };
  assert.deepEqual(readWish(writtenWish(wish)), wish);
  assert.equal(writtenWish(NONE), '');
  assert.equal(new URLSearchParams(writtenWish(NONE, 'a:b')).get('card'), 'a:b');
});

test('beside a card of the Vs. System stand its kind, its signs and the words that it shares with a title', () => {
  const all = ['vs:301 Characters', 'vs:flight Flight', 'vs:ko KO', 'vs:power-up Power-up', 'vs:304 Plot twists', 'vs:101 At'].map((x) => ({ id: x.slice(0, x.indexOf(' ')), title: x.slice(x.indexOf(' ') + 1) }));
  const card = { name: 'A', type: 'character', line: '', cost: 1, text: 'KO a character at once.', atk: 1, def: 1, flight: true, limit: 4 };
  assert.deepEqual(rulesOf(card, all).map((r) => r.id), ['vs:301', 'vs:flight', 'vs:ko']);
});

test('beside a card of Dice Throne stand its kind and the words that it shares with a title', () => {
  const all = [{ id: 'dt:instant-action', title: 'Instant Action' }, { id: 'dt:combat-points', title: 'Combat Points (CP)' }, { id: 'dt:heal', title: 'Heal' }, { id: 'dt:roll-phase-action', title: 'Roll Phase Action' }];
  assert.deepEqual(diceRulesOf({ timing: 'instant', text: 'Heal 2, then gain combat points.' }, all).map((r) => r.id), ['dt:instant-action', 'dt:combat-points', 'dt:heal']);
});
