import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fit, lines } from '../src/cards/fit';
import { hyphenated } from '../src/cards/text';
import { face } from './sample';

test('long words get soft hyphens, short ones and their letters stay', () => {
  const name = 'Contre-Attaque Électromagnétique';
  assert.match(hyphenated(name), /Élec\u00ADtro/);
  assert.equal(hyphenated(name).replaceAll('\u00AD', ''), name);
  assert.equal(hyphenated('Black Cat'), 'Black Cat');
});

test('no line begins with a French exclamation mark', () => {
  assert.equal(hyphenated("L'Effraction !"), "L'Effraction\u00A0!");
});

test('words wrap, and longer texts have more lines', () => {
  assert.equal(lines('one', 10), 1);
  assert.equal(lines('nnnnnnnn nnnnnnnn', 6), 2);
});

test('a longer text takes room from the picture, then gets smaller letters, never below 12', () => {
  const sizes = [60, 200, 320, 600].map((n) => fit(face({ text: ['word '.repeat(n / 5)] })));
  assert.deepEqual(sizes.map((s) => s.art), [...sizes.map((s) => s.art)].sort((a, b) => b - a));
  assert.ok(sizes[0]!.read === 14 && sizes[3]!.read < 14 && sizes.every((s) => s.read >= 12));
});
