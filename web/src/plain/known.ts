// Nothing is asked before the page knows whether this is a lesson: only then may it pass by itself, and a question that goes away under the
// hand of whoever answers it is worse than one that comes a moment later.
import { useEffect, useState } from 'preact/hooks';

const PATIENCE = 2000;

/** lesson: undefined as long as the server has not said. Whoever hears nothing asks all the same. */
export function useKnown(lesson: boolean | undefined): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (lesson !== undefined) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [lesson]);
  return lesson !== undefined || late;
}
