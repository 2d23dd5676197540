// Shares of few games: how far they may be trusted.

/** The interval that holds the true rate with 95 % (Wilson), in per cent; nothing is known of no games. */
export function wilson(won: number, of: number): [least: number, most: number] {
  if (!of) return [0, 100];
  const z = 1.96;
  const p = won / of;
  const middle = p + (z * z) / (2 * of);
  const half = z * Math.sqrt((p * (1 - p)) / of + (z * z) / (4 * of * of));
  const at = (x: number): number => Math.round((100 * x) / (1 + (z * z) / of));
  return [Math.max(0, at(middle - half)), Math.min(100, at(middle + half))];
}
