import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placed, type Box } from '../src/table/placing';

const box = (left: number, top: number, w: number, h: number): Box => ({ left, top, right: left + w, bottom: top + h });
const room = box(8, 56, 1050, 560);
const size = { w: 255, h: 357 };
const meets = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('what is read covers neither its card nor the reason above it, nor the cards beside it', () => {
  const hand = [0, 1, 2, 3, 4].map((i) => box(300 + 100 * i, 480, 95, 140));
  const why = box(390, 400, 210, 70);
  const { left, top } = placed(hand[1]!, size, room, [...hand.map((b) => ({ box: b, weight: 1 })), { box: why, weight: 20 }]);
  const lies = box(left, top, size.w, size.h);
  for (const b of [...hand, why]) assert.ok(!meets(lies, b));
});

test('with nothing in the way it lies beside its card, within the room', () => {
  assert.deepEqual(placed(box(400, 300, 80, 110), size, room, []).left, 496);
  const { left, top } = placed(box(1000, 560, 60, 84), size, room, []);
  assert.ok(left + size.w <= room.right && top + size.h <= room.bottom);
});
