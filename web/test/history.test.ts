import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byOf, clock, counted, ended, lasted, minutes, once, rates, wasPlayed } from '../src/history/stats';
import type { Summary } from '../src/live/http';
import { called } from '../src/screens/continue';
import { byLetter } from '../src/log/rules';

const game = (table: string, more: Partial<Summary>): Summary =>
  ({ table, game: 'champions', from: 'setting', result: 'won', heroes: ['Thor'], name: 'Rhino', decks: ['Justice'], mode: 'Standard', ...more }) as Summary;
const rows = [
  game('a', {}), game('a', {}), game('b', { result: 'lost', heroes: ['Thor', 'Hulk'], decks: ['Justice', 'My deck'] }),
  game('c', { result: null }), game('d', { from: 'lesson' }), game('e', { game: 'vs', role: 'watch', seats: [] }), game('f', { name: 'Klaw', decks: undefined as never }),
];

test('a game counts once, if it was played to its end from a set-up', () => {
  assert.deepEqual(once(rows).length, 6);
  assert.deepEqual(counted(rows).map((r) => r.table), ['a', 'b', 'f']);
});

test('each hero of a game has a part in it; the most played stands first', () => {
  assert.deepEqual(rates(rows, 'hero').map((r) => [r.name, r.n, r.won]), [['Thor', 3, 2], ['Hulk', 1, 0]]);
  assert.deepEqual(rates(rows, 'villain').map((r) => [r.name, r.n]), [['Rhino', 2], ['Klaw', 1]]);
  assert.deepEqual(rates(rows, 'deck').map((r) => r.name), ['Thor · Justice', 'Hulk · My deck']);
});

test('duels count by what oneself played and against whom; with oneself they say nothing', () => {
  const duel = (table: string, result: string, decks: string[], ...holds: string[]): Summary =>
    game(table, { game: 'vs', result, role: 'host', seat: -1, heroes: holds.map((_, i) => `Player ${i + 1}`), decks, seats: holds.map((hold, seat) => ({ seat, name: '', hold, present: true })) });
  const duels = [duel('x', 'seat 0', ['Tide', 'Ash'], 'me', 'bot'), duel('y', 'seat 0', ['Ash', 'Tide'], 'bot', 'me'), duel('z', 'seat 0', ['Ash', 'Tide'], 'me', 'me')];
  assert.deepEqual(counted([...rows, ...duels], 'vs').map((r) => r.table), ['x', 'y']);
  assert.deepEqual(rates(duels, 'deck', 'vs').map((r) => [r.name, r.n, r.won]), [['Tide', 2, 1]]);
  assert.deepEqual(rates(duels, 'opponent', 'vs').map((r) => [r.name, r.n, r.won]), [['Ash', 2, 1]]);
  const four = game('t', { game: 'dicethrone', result: 'team 0', role: 'host', seat: -1, decks: [], heroes: ['Thor', 'Widow', 'Panther', 'Spider'], seats: ['me', 'bot', 'bot', 'bot'].map((hold, seat) => ({ seat, name: '', hold, present: true })) });
  assert.deepEqual(rates([four], 'opponent', 'dicethrone').map((r) => r.name), ['Spider', 'Widow'], 'a team-mate is no opponent');
  assert.deepEqual(byOf('dicethrone'), ['hero', 'opponent']);
});

test('all games together took no less than each of them', () => {
  const short = { created: 0, updated: 10 };
  assert.equal(clock(minutes([short])), lasted(short));
  assert.equal(minutes([short, short, { created: 0, updated: 600 }]), 12);
  assert.equal(minutes([]), 0);
});

test('how long it took is told in minutes and hours', () => {
  assert.equal(lasted({ created: 0, updated: 10 }), '1 min');
  assert.equal(lasted({ created: 0, updated: 3900 }), '1 h 05');
});

test('a duel was won or lost by who sat there; of one with oneself it is only known that it is over', () => {
  const duel = (result: string | null, ...holds: string[]): Parameters<typeof ended>[0] => ({ game: 'vs', result, role: 'host', seat: -1, seats: holds.map((hold, seat) => ({ seat, name: '', hold, present: true })) });
  assert.equal(ended(duel('seat 0', 'me', 'bot')), 'won');
  assert.equal(ended(duel('seat 1', 'me', 'bot')), 'lost');
  assert.equal(ended(duel('seat 1', 'me', 'me')), 'over');
  assert.equal(ended(duel('draw', 'me', 'bot')), 'over');
  assert.equal(ended(duel(null, 'me', 'bot')), 'open');
  assert.equal(ended(duel('team 0', 'bot', 'bot', 'me', 'bot')), 'won', 'team-mates sit opposite each other');
  assert.equal(ended({ ...duel('seat 1', 'bot', 'friend'), role: 'seat', seat: 1 }), 'won');
  assert.equal(ended({ ...duel('seat 1', 'bot', 'bot'), role: 'watch' }), 'over');
});

test('rules stand as in a dictionary: quotes and accents do not count', () => {
  const titles = ['“After”', 'Ability', 'Élimination', 'Enemy', 'Boost', 'Activation'].map((title) => ({ title }));
  assert.deepEqual(byLetter(titles, 'en').map(([letter, rows]) => [letter, ...rows.map((r) => r.title)]), [['A', 'Ability', 'Activation', '“After”'], ['B', 'Boost'], ['E', 'Élimination', 'Enemy']]);
});

test('lessons, and tables without a move, are no games', () => {
  assert.deepEqual([{ decisions: 3 }, { decisions: 0 }, { decisions: 3, from: 'lesson' as const }, { decisions: 1, from: 'position' as const }].map((x) => wasPlayed(game('a', x))), [true, false, false, true]);
});

test('a deck that is played twice is named once', () => {
  const title = (name: string, ...decks: string[]): string => called(game('a', { game: 'vs', title: '', name, decks }), 'en');
  assert.equal(title('Ash, Ash', 'Ash', 'Ash'), 'Ash mirror');
  assert.equal(title('Ash, Tide', 'Ash', 'Tide'), 'Ash against Tide');
  assert.equal(title('Ash, Tide, Ash, Tide', 'Ash', 'Tide', 'Ash', 'Tide'), '2 × Ash, 2 × Tide');
  assert.equal(title('Ash, Tide, Court', 'Ash', 'Tide', 'Court'), 'Ash, Tide, Court');
});
