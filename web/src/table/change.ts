// A number that has changed, for what pops up beside it.
import { useEffect, useRef, useState } from 'preact/hooks';

/** What a number has just changed by, to be shown for a moment. */
export function useChange(now: number): { by: number; n: number } {
  const old = useRef(now);
  const [change, setChange] = useState({ by: 0, n: 0 });
  useEffect(() => {
    const by = now - old.current;
    old.current = now;
    if (by) setChange((c) => ({ by, n: c.n + 1 }));
  }, [now]);
  return change;
}
