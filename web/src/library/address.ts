// What somebody looks for stands in the address, so a link shows the same.
import { useState } from 'preact/hooks';

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
