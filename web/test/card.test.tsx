import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Back, Card, type CardFace, type Kind, type Size } from '../src/cards';
import { face, state } from './sample';
import { html, words } from './html';

const KINDS: Kind[] = [
  'hero', 'alter_ego', 'ally', 'event', 'upgrade', 'support', 'resource', 'player_side_scheme', 'villain', 'main_scheme',
  'side_scheme', 'minion', 'treachery', 'attachment', 'environment', 'obligation',
];
const SIZES: Size[] = ['hand', 'id', 'table', 'mini'];

test('in every size for play a card of every kind is a button with a name', () => {
  for (const kind of KINDS) {
    for (const size of SIZES) {
      const made = html(<Card face={face({ kind })} size={size} lang="en" />);
      assert.match(made, /^<button type="button" class="card card--(ply|enc)/);
      assert.match(made, /<span class="vh">Black Cat, /);
    }
  }
});

test('inside a button only text-level elements stand, and no second control', () => {
  for (const kind of KINDS) {
    const made = html(<Card face={face({ kind })} size="table" lang="fr" state={state({ kind, damage: 1, threat: 2 })} />);
    const inner = made.slice(made.indexOf('>') + 1);
    assert.doesNotMatch(inner, /<(div|p|button|a|article|header|footer|h\d|ul|li)[ >]/);
  }
});

test('read, a card is an article with its whole text, traits and icons', () => {
  const made = <Card face={face()} size="zoom" lang="en" />;
  assert.match(html(made), /^<article /);
  assert.match(words(made), /Hero for Hire Forced Response : After that, draw \./);
  assert.equal(html(made).match(/ic--in" role="img" aria-label="(mental|wild)"/g)?.length, 2);
});

test('inside another control a card is a picture', () => {
  const made = html(<Card face={face()} size="mini" lang="en" as="picture" />);
  assert.match(made, /^<span [^>]*aria-hidden="true"/);
  assert.doesNotMatch(made, /aria-label/);
});

test('a refused card can still be focused', () => {
  const made = html(<Card face={face()} size="table" lang="en" marks={{ blocked: 'It has guard.' }} describedBy="why" />);
  assert.match(made, /aria-disabled="true"|aria-disabled/);
  assert.match(made, /aria-describedby="why"/);
  assert.doesNotMatch(made, / disabled/);
});

test('the current value stands on the card, marked as changed; a dash is a dash', () => {
  const made = <Card face={face({ thw: null })} size="table" lang="en" state={state({ atk: 3, hp: 2, max_hp: 2 })} />;
  assert.match(html(made), /stat--atk is-up/);
  assert.match(words(made), /– 3 ▲ 2/);
});

test('values that are not as printed are explained', () => {
  const values = [{ stat: 'ATK', now: 3, printed: 2, from: [{ by: 1, name: 'Enhanced Ivory Horn' }] }];
  assert.match(words(<Card face={face()} size="zoom" lang="en" state={state({ values })} />), /ATK 3 = 2 \+ 1 Enhanced Ivory Horn/);
});

test('a facedown card shows nothing of its face', () => {
  const secret: CardFace = face();
  const made = html(<Back back="player" size="table" lang="en" state={state({ name: 'Drone', kind: 'minion', hp: 1, atk: 1, sch: 1 })} />);
  assert.ok(!made.includes(secret.name) && !made.includes('emblems/'));
});
