// A state that can be watched. Parts are replaced, never changed in place.
import { useEffect, useState } from 'preact/hooks';

export class Store<S extends object> {
  private watchers = new Set<() => void>();

  constructor(public now: S) {}

  set(part: Partial<S> | ((now: S) => Partial<S>)): void {
    this.now = { ...this.now, ...(typeof part === 'function' ? part(this.now) : part) };
    for (const tell of [...this.watchers]) tell();
  }

  watch(tell: () => void): () => void {
    this.watchers.add(tell);
    return () => void this.watchers.delete(tell);
  }
}

export function useStore<S extends object>(store: Store<S>): S {
  const [, again] = useState(0);
  useEffect(() => {
    again((n) => n + 1);
    return store.watch(() => again((n) => n + 1));
  }, [store]);
  return store.now;
}
