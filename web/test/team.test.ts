import assert from 'node:assert/strict';
import { test } from 'node:test';
import { matesOf, teamAttack, teamEnd, teamIds } from '../src/vs/team';
import type { Character, VsDecision, VsOption } from '../src/vs/types';

const attack = (target: number, value: string, able: number[]): VsOption => ({ id: `team_attack>${target}=${value}`, verb: 'team_attack', text: '', target, value, able });
const d = { options: [attack(9, 'sea', [1, 2, 3]), attack(9, 'fire', [3, 4]), attack(8, 'sea', [1, 2])] } as VsDecision;
const at = (card: number, atk: number, def: number): Character => ({ card, atk, def }) as Character;

test('whoever shares a team with all that are chosen can join them', () => {
  assert.deepEqual(matesOf({ d, sel: undefined }), []);
  assert.deepEqual(matesOf({ d, sel: 1 }), [2, 3]);
  assert.deepEqual(matesOf({ d, sel: 3 }), [1, 2, 4]);
  assert.deepEqual(matesOf({ d, sel: 3, joined: [4] }), []);
});

test('an attack of these is one of a team to which all belong', () => {
  assert.equal(teamAttack(d, [1, 3], 9)?.value, 'sea');
  assert.equal(teamAttack(d, [1, 3], 8), undefined);
  assert.equal(teamAttack(d, [1, 4], 9), undefined);
});

test('who takes part is told in the order of the cards; of two nobody is asked', () => {
  assert.deepEqual(teamIds(attack(9, 'sea', [1, 2, 3]), [3, 1]), ['join/1', 'join/3']);
  assert.deepEqual(teamIds(attack(8, 'sea', [1, 2]), [2, 1]), []);
});

test('a team adds its ATK up, and one of it can be struck back', () => {
  const all = [at(1, 4, 3), at(2, 3, 9), at(9, 5, 7)];
  assert.deepEqual(teamEnd(all, [1, 2], 9), { atk: 7, def: 7, falls: true, struck: true });
  assert.deepEqual(teamEnd(all, [2], 9), { atk: 3, def: 7, falls: false, struck: false });
  assert.deepEqual(teamEnd(all, [1, 2], -2), { atk: 7, def: undefined, falls: false, struck: false });
});
