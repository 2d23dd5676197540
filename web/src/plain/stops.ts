// Where a duel's table stops: everywhere that something could be done, or only where that would be of use. What is passed by itself is
// answered as the person would have pressed it, told in a line, and taken back like any other answer. Which windows are of use says the game.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Store, useStore } from '../state/store';
import type { Shared } from '../table/context';

export type Stops = 'few' | 'all';
const NAME = 'quickstrike.stops';

function kept(): Record<string, Stops> {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as Record<string, Stops>;
  } catch {
    return {};
  }
}
/** By game; few where nobody has said otherwise. */
const chosen = new Store<{ of: Record<string, Stops> }>({ of: kept() });
export const stopsOf = (game: string): Stops => chosen.now.of[game] ?? 'few';
export function setStops(game: string, to: Stops): void {
  chosen.set(({ of }) => ({ of: { ...of, [game]: to } }));
  try {
    localStorage.setItem(NAME, JSON.stringify(chosen.now.of));
  } catch {
    // a browser that remembers nothing still plays
  }
}

export interface Passing {
  stops: Stops;
  /** The question that is passed in this moment: nobody is asked it. */
  now: boolean;
  /** What was passed since somebody last pressed something, newest last. */
  passed: string[];
  /** Until one's own turn begins nothing is asked. */
  quiet: () => void;
}

/** A question as far as this needs it. */
interface Asked {
  number: number;
  title: string;
}
interface Wanted<D extends Asked> {
  game: string;
  /** Nothing while the story is told. */
  d: D | null;
  /** Is it one's own turn? */
  mine: boolean;
  /** The answer to a question that is of no use; undefined where the table stops. */
  useless: (d: D) => string | undefined;
  /** The answer to any window of another, for whoever wants to hear of none. */
  anyway: (d: D) => string | undefined;
}

/** What has been taken back is asked again, and stays asked until somebody answers it. */
export function useStops<D extends Asked>(t: Shared, { game, d, mine, useless, anyway }: Wanted<D>): Passing {
  useStore(chosen);
  const stops = stopsOf(game);
  const [branch, at] = t.state.at;
  const [silent, setSilent] = useState(false);
  const back = useRef({ branch, held: '' });
  const told = useRef<{ passed: string[]; mine: string }>({ passed: [], mine: '' });
  const here = `${branch} ${at} ${t.state.seat}`;
  if (back.current.branch !== branch) {
    back.current = { branch, held: here };
    told.current = { passed: [], mine: '' };
  }
  useEffect(() => setSilent(false), [mine, branch, t.state.seat]);
  const held = back.current.held === here;
  const answer = !d || held || t.state.taught !== false ? undefined : ((stops === 'few' ? useless(d) : undefined) ?? (silent ? anyway(d) : undefined));
  // whoever is asked something has seen what was passed before
  if (d && answer === undefined && told.current.mine !== here) told.current = { passed: told.current.mine === 'passed' ? told.current.passed : [], mine: here };
  useEffect(() => {
    if (!d || answer === undefined) return;
    told.current = { passed: [...(told.current.mine === 'passed' ? told.current.passed : []), d.title], mine: 'passed' };
    void t.session.answer([answer]);
  }, [here, answer]);
  return { stops, now: answer !== undefined, passed: told.current.passed, quiet: () => setSilent(true) };
}
