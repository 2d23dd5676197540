// A board in two rows.

/** Where the second row begins: about the middle, so that both have about as much to read. */
export function halves(lengths: number[]): number {
  const half = Math.ceil(lengths.length / 2);
  const sum = (all: number[]): number => all.reduce((a, b) => a + b, 0);
  const apart = (n: number): number => Math.abs(sum(lengths.slice(0, n)) - sum(lengths.slice(n)));
  return [half, half - 1, half + 1].filter((n) => n > 0).reduce((best, n) => (apart(n) < apart(best) ? n : best));
}
