// Back, which on a phone is how everything is closed, closes a window that lies over the page instead of leaving it.
import { useLayoutEffect, useRef } from 'preact/hooks';
import { over } from './place';

/** open: how many windows lie over each other; each has an entry of its own in the history. close: puts away the uppermost. */
export function useBack(open: number, close: () => void): void {
  const leaving = useRef(false); // the browser is on its way out of entries whose windows were closed in another way
  // at once: who presses Back as soon as a window is seen means this window
  useLayoutEffect(() => {
    const level = (): void => {
      if (leaving.current) return;
      for (let n = over(); n < open; n++) history.pushState({ over: n + 1 }, '');
      if (over() === open) return;
      leaving.current = true;
      history.go(open - over());
    };
    const moved = (): void => {
      if (leaving.current) { leaving.current = false; level(); } else if (over() < open) close();
    };
    addEventListener('popstate', moved);
    level();
    return () => removeEventListener('popstate', moved);
  }, [open]);
}
