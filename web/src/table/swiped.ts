// Windows in which one seat is seen at a time and the others are swiped to: phones, upright (table.css) and lying (lying.css).
import { useEffect, useState } from 'preact/hooks';

const NARROW = '(orientation:portrait) and (max-width:600px),(max-width:559px)';
const LYING = '(orientation:landscape) and (min-width:560px) and (max-height:580px),(orientation:landscape) and (min-width:560px) and (max-width:999px)';

export function useSwiped(): boolean {
  const [query] = useState(() => matchMedia(`${NARROW},${LYING}`));
  const [now, set] = useState(query.matches);
  useEffect(() => {
    const look = (): void => set(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return now;
}
