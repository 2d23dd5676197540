// What a phone shows of the log, and when a question is explained.
import './browser';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newsOf } from '../src/decide/first';
import type { Line, View } from '../src/live/protocol';
import { lastDeed } from '../src/log/log';

const line = (text: string, depth: number, kind = 'play'): Line => ({ n: 0, text, depth, kind });

test('the last deed stands with the last thing that came of it', () => {
  const told = [line('plays', 0), line('attacks', 1), line('takes 8', 2)];
  assert.deepEqual(lastDeed(told), ['plays', 'takes 8']);
  assert.deepEqual(lastDeed([...told, line('ends', 0)]), ['ends', undefined], 'nothing of the deed before');
  assert.deepEqual(lastDeed([...told, line('Round 2', 0, 'round')]), ['plays', 'takes 8'], 'a heading is no deed');
  assert.deepEqual(lastDeed([]), [undefined, undefined]);
});

const view = (more: object): View => ({ seat: 0, phase: 'player', players: [{ seat: 0, form: 'hero' }], decision: null, ...more }) as unknown as View;

test('a turn is explained by the form, the story by its phase, and what is asked of nobody not at all', () => {
  assert.equal(newsOf(view({ decision: { kind: 'turn' } }), false), 'first_hero');
  assert.equal(newsOf(view({ decision: { kind: 'turn' }, players: [{ seat: 0, form: 'alter_ego' }] }), false), 'first_alter_ego');
  assert.equal(newsOf(view({ decision: { kind: 'defend' } }), false), 'first_defend');
  assert.equal(newsOf(view({ decision: { kind: 'choose' } }), false), undefined);
  assert.equal(newsOf(view({ phase: 'villain' }), true), 'first_phase');
  assert.equal(newsOf(view({}), false), undefined);
});
