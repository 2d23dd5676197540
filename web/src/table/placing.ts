// Where a card that is read lies over the table: where it covers least.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
/** What lies there already, and how bad it is to cover it. */
export interface There {
  box: Box;
  weight: number;
}

const NEAR = 16;
/** To cover the card itself. */
const OWN = 6;

const common = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** The place within `room` for what belongs to `at`, beside it or above or below it; of equal ones the nearest. */
export function placed(at: Box, size: { w: number; h: number }, room: Box, there: There[]): { left: number; top: number } {
  const into = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, most));
  const beside = there.filter((x) => x.weight > 1).flatMap(({ box }) => [box.right + NEAR, box.left - NEAR - size.w]);
  const xs = [at.right + NEAR, at.left - NEAR - size.w, (at.left + at.right - size.w) / 2, ...beside].map((x) => into(x, room.left, room.right - size.w));
  const ys = [at.top - 120, room.top, at.top - NEAR - size.h, at.bottom + NEAR, room.bottom - size.h].map((y) => into(y, room.top, room.bottom - size.h));
  let best = { left: xs[0] ?? 0, top: ys[0] ?? 0 };
  let least = Infinity;
  for (const left of xs)
    for (const top of ys) {
      const box = { left, top, right: left + size.w, bottom: top + size.h };
      const far = Math.hypot(left + size.w / 2 - (at.left + at.right) / 2, top + size.h / 2 - (at.top + at.bottom) / 2);
      const cost = there.reduce((sum, x) => sum + x.weight * common(box, x.box), far + OWN * common(box, at));
      if (cost < least) [best, least] = [{ left, top }, cost];
    }
  return best;
}
