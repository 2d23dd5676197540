// The table passes for somebody, where they asked for that. The rules ask all the same: what is passed is an answer like any other, it is
// told, and a run of it is one step for undo. At what was taken back nothing is passed, so that somebody else can be decided there.
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Shared } from '../table/context';

/** Something that is passed: by which option, and where that is, in words. quiet: it belongs to what one has just done oneself, also for undo, and is not told. */
export interface Pass { id: string; at: string; quiet?: boolean }
/** A line of the log that only this page knows. after: how long the story was then. */
export interface Passed { after: number; text: string }
export interface Passing<M> {
  /** What somebody wants to hear no more of. */
  mode: M | undefined;
  begin(mode: M): void;
  end(): void;
  /** Passed since somebody was asked the last time, in words. */
  run: string[];
  told: Passed[];
  /** Where something is being passed at this moment: nobody is asked then. */
  now: string | undefined;
}

/** d: what is asked now, nothing while the story is told. find: how it is passed, if it is. ends: this mode has done what it was for. */
export function usePassing<M extends string>(t: Shared, d: { number: number } | null, find: (mode: M | undefined) => Pass | undefined, ends: (mode: M) => boolean): Passing<M> {
  const [mode, setMode] = useState<M>();
  const [run, setRun] = useState<string[]>([]);
  const [told, setTold] = useState<Passed[]>([]);
  const { at, seat, busy, story } = t.state;
  const was = useRef({ undone: at[0], seat, held: -1, asked: '', tried: '', fresh: true });
  const key = `${at.join()} ${seat} ${d?.number}`;
  const wanted = mode !== undefined && was.current.seat === seat && !ends(mode) ? mode : undefined;
  const open = d && was.current.undone === at[0] && d.number > was.current.held && busy === (was.current.tried === key);
  const pass = open ? find(wanted) : undefined;
  useEffect(() => {
    const now = was.current;
    if (mode !== wanted) setMode(wanted);
    now.seat = seat;
    if (now.undone !== at[0]) {
      Object.assign(now, { undone: at[0], held: d?.number ?? at[1], fresh: true });
      setMode(undefined);
      setRun([]);
      setTold((all) => all.filter((x) => x.after < story.length));
      return;
    }
    if (!d || busy || now.tried === key) return;
    if (pass) {
      const more = !now.fresh || !!pass.quiet;
      now.tried = key;
      if (!pass.quiet) {
        setRun(now.fresh ? [pass.at] : (all) => [...all, pass.at]);
        now.fresh = false;
        setTold((all) => [...all, { after: story.length, text: t.Say('passed_for_you', { at: pass.at }) }].slice(-60));
      }
      void t.session.answer([pass.id], more);
    } else if (now.asked !== key) {
      if (now.fresh) setRun([]);
      Object.assign(now, { asked: key, fresh: true });
    }
  });
  return { mode, begin: (next) => { was.current.held = -1; setMode(next); }, end: () => setMode(undefined), run, told, now: pass?.at };
}
