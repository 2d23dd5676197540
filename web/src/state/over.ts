// Back, which on a phone is how everything is closed, closes a window that lies over the page instead of leaving it.
import { useEffect } from 'preact/hooks';
import { isOver } from './place';

export function useBack(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    history.pushState({ over: true }, '');
    const back = (): void => { if (!isOver()) close(); };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      if (isOver()) history.back(); // it was closed in another way
    };
  }, [open]);
}
