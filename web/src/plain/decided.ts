// What decided a duel, as far as numbers by turn tell it.
import type { DuelHistory } from '../live/http';

type Turns = DuelHistory['turns'];

/** The turn on which a seat lost most; the first of several. Nothing is told of a duel of one turn. */
export function dearest(turns: Turns, seat: number): { turn: number; lost: number } | undefined {
  const lost = turns.slice(1).map((x, i) => ({ turn: x.turn, lost: (turns[i]?.left[seat] ?? 0) - (x.left[seat] ?? 0) }));
  const most = Math.max(0, ...lost.map((x) => x.lost));
  return turns.length > 2 ? lost.find((x) => x.lost === most && most > 0) : undefined;
}
