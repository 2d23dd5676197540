// When the summary may cover the table: the last blow is seen first.
import { useEffect, useState } from 'preact/hooks';
import { still } from '../story/fx';

/** How long the last blow is seen, in milliseconds. */
const BLOW = 1300;

/** Has the end of the game been seen at the table? At once by who comes to a game that is over. */
export function useSeen(over: boolean): boolean {
  const [seen, setSeen] = useState(over);
  useEffect(() => {
    if (!over) return setSeen(false);
    const timer = setTimeout(() => setSeen(true), still() ? 0 : BLOW);
    return () => clearTimeout(timer);
  }, [over]);
  return over && seen;
}
