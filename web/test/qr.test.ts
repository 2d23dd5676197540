import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qr, times } from '../src/share/qr';

const MASK: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2, (_, y) => y % 2, (x) => x % 3, (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2, (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2, (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];
const finders = (n: number, x: number, y: number): boolean => (x < 9 && y < 9) || (x >= n - 8 && y < 9) || (x < 9 && y >= n - 8);

/** Reads a code of version 2 (25 modules, one alignment pattern, one block of 34 + 10 bytes) as a scanner does. */
function read(rows: boolean[][]): number[] {
  const n = rows.length;
  const on = (x: number, y: number): number => (rows[y]?.[x] ? 1 : 0);
  const format = [0, 1, 2, 3, 4, 5].map((i) => on(8, i)).concat(on(8, 7), on(8, 8), on(7, 8), [9, 10, 11, 12, 13, 14].map((i) => on(14 - i, 8)));
  const said = format.reduce((sum, bit, i) => sum | (bit << i), 0) ^ 0x5412;
  assert.equal(said >>> 13, 1, 'level L');
  const mask = MASK[(said >>> 10) & 7];
  assert.ok(mask);
  const bits: number[] = [];
  for (let right = n - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let k = 0; k < n; k++) for (const x of [right, right - 1]) {
      const y = up ? n - 1 - k : k;
      const aligned = Math.abs(x - 18) <= 2 && Math.abs(y - 18) <= 2;
      if (!finders(n, x, y) && x !== 6 && y !== 6 && !aligned) bits.push(on(x, y) ^ (mask(x, y) === 0 ? 1 : 0));
    }
  }
  return Array.from({ length: 44 }, (_, i) => bits.slice(i * 8, i * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
}

test('what a scanner reads is the text, and the check bytes agree', () => {
  const text = 'https://example.org/t/a1#Zé';
  const rows = qr(text);
  assert.equal(rows?.length, 25);
  const bytes = read(rows ?? []);
  const bits = bytes.slice(0, 34).map((b) => b.toString(2).padStart(8, '0')).join('');
  assert.equal(bits.slice(0, 4), '0100');
  const length = parseInt(bits.slice(4, 12), 2);
  const found = Uint8Array.from({ length }, (_, i) => parseInt(bits.slice(12 + i * 8, 20 + i * 8), 2));
  assert.equal(new TextDecoder().decode(found), text);
  for (let i = 0, root = 1; i < 10; i++, root = times(root, 2))
    assert.equal(bytes.reduce((sum, b) => times(sum, root) ^ b, 0), 0, 'each root of the generator is one of the code');
});

test('a longer text has a larger code, one that is too long has none', () => {
  assert.equal(qr('x'.repeat(271))?.length, 57);
  assert.equal(qr('x'.repeat(272))?.length, 61);
  assert.equal(qr('x'.repeat(3000)), undefined);
});
