// What somebody looks for stands in the address, so a link shows the same.
import { useEffect, useState } from 'preact/hooks';
import { lead, leave } from '../state/place';

/** Some of these words: what is empty is left out of the address. */
export function wishIn<T extends object>(search: string, none: T): T {
  const got = new URLSearchParams(search);
  return Object.fromEntries(Object.keys(none).map((k) => [k, got.get(k) ?? none[k as keyof T]])) as T;
}

export function asSearch(wish: object, none: object): string {
  const all = new URLSearchParams(Object.entries(wish).filter(([k, v]) => v !== (none as Record<string, unknown>)[k]) as [string, string][]);
  return all.size ? `?${all}` : '';
}

export function useWish<T extends object>(none: T): [T, (more: Partial<T>) => void] {
  const [wish, setWish] = useState(() => wishIn(location.search, none));
  const set = (more: Partial<T>): void => {
    const next = { ...wish, ...more };
    history.replaceState(history.state, '', location.pathname + asSearch(next, none) + location.hash);
    setWish(next);
  };
  return [wish, set];
}

const cardIn = (search: string): string => new URLSearchParams(search).get('card') ?? '';

/** The card that is read, which stands in the address too. search: what the address says with a card, and without one. Opening a
 *  card is a step that Back takes back; turning to its neighbour is none. */
export function useCard(search: (card: string) => string): [string, (card: string) => void] {
  const [code, setCode] = useState(() => cardIn(location.search));
  useEffect(() => {
    const moved = (): void => setCode(cardIn(location.search));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const read = (to: string): void => {
    const path = location.pathname + search(to);
    if (!to) leave(path);
    else if (code) history.replaceState(history.state, '', path);
    else lead(path);
    setCode(to);
  };
  return [code, read];
}
