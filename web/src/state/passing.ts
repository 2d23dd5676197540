// Cards whose windows somebody never wants to be asked about, in any game: each table is told when such a card is seen there.
import type { View } from '../live/protocol';

/** A card of each such code that this seat sees and the table does not pass yet. */
export function toPass(view: View, codes: readonly string[]): { code: string; card: number }[] {
  const mine = view.players.find((p) => p.seat === view.seat);
  const seen = [...view.play, ...(mine?.hand ?? [])];
  return codes.filter((code) => !view.muted.includes(code)).flatMap((code) => {
    const found = seen.find((c) => c.code === code);
    return found ? [{ code, card: found.id }] : [];
  });
}
