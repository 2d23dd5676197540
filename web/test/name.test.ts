import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backName, cardName } from '../src/cards/name';
import { face, state } from './sample';

const hurt = state({ exhausted: true, hp: 1, max_hp: 2, damage: 1 });

test('a card in play is named by what it is and how it is', () => {
  assert.equal(cardName(face(), 'en', hurt), 'Black Cat, ally, exhausted, 1 of 2 hit points, 1 damage');
  assert.equal(cardName(face(), 'fr', hurt), 'Black Cat, allié, incliné, 1 point de vie sur 2, 1 dégât');
});

test('French participles agree with the kind of card, plurals with the number', () => {
  const upgrade = face({ name: 'Lance-toile', kind: 'upgrade' });
  const said = cardName(upgrade, 'fr', state({ kind: 'upgrade', exhausted: true, counters: { Toile: 3 } }));
  assert.equal(said, 'Lance-toile, amélioration, inclinée, 3 jetons Toile');
  assert.equal(cardName(upgrade, 'en', state({ counters: { web: 1 } })), 'Lance-toile, upgrade, 1 web counter');
});

test('a card in hand is named with its cost', () => {
  const event = face({ name: 'Backflip', kind: 'event', cost: 0 });
  delete event.hp;
  assert.equal(cardName(event, 'en', undefined, { playable: true }), 'Backflip, event, cost 0, playable');
});

test('schemes say their threat, villains their stage', () => {
  const scheme = face({ name: 'The Break-In!', kind: 'main_scheme', stage: '1B' });
  const said = cardName(scheme, 'en', state({ kind: 'main_scheme', threat: 5, target: 14 }));
  assert.equal(said, 'The Break-In!, main scheme, 5 of 14 threat, stage 1B');
});

test('statuses and the part in the decision are said, the reason is left to the description', () => {
  const said = cardName(face(), 'en', state({ statuses: { stunned: 1, tough: 2 } }), { blocked: 'It has guard.', key: 3 });
  assert.equal(said, 'Black Cat, ally, stunned, tough, option 3, refused');
});

test('a facedown card keeps its secret', () => {
  const drone = state({ name: 'Drone', kind: 'minion', facedown: true, hp: 1, max_hp: 1 });
  assert.equal(backName('player', 'en', drone), 'facedown player card, Drone, 1 of 1 hit points');
  assert.equal(backName('encounter', 'fr', undefined, {}, 1), 'carte Rencontre face cachée, 1 carte');
});
