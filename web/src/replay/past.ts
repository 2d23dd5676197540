// What is known of a game that is looked at again: its story, and the table of the moment that is shown.
import { useEffect, useRef, useState } from 'preact/hooks';
import { server, ServerError, type Moment, type Told } from '../live/http';
import type { Shared } from '../table/context';

const SOON = 60; // milliseconds in which a scrubber that still moves asks nothing

export interface Past {
  told: Told | undefined;
  seen: Moment | undefined;
  error: string;
  failed(e: unknown): void;
}

/** The game through the eyes of a seat, after `at` answers; without a number, as it stands. */
export function usePast(t: Shared, seat: number, at: number | undefined): Past {
  const [told, setTold] = useState<Told>();
  const [seen, setSeen] = useState<Moment>();
  const [error, setError] = useState('');
  const known = useRef(new Map<string, Moment>());
  const failed = (e: unknown): void => setError(e instanceof ServerError ? e.message : t.say('not_sent'));
  useEffect(() => {
    let stale = false;
    server.replay(t.session.table, t.session.key, seat, t.lang).then((x) => !stale && setTold(x), (e: unknown) => !stale && failed(e));
    return () => void (stale = true);
  }, [seat, t.lang]);
  const n = at ?? told?.of;
  useEffect(() => {
    if (n === undefined) return undefined;
    const key = `${n} ${seat} ${t.lang}`;
    const before = known.current.get(key);
    if (before) { setSeen(before); return undefined; }
    let stale = false;
    const took = (m: Moment): void => {
      known.current.set(key, m);
      if (!stale) { setSeen(m); setError(''); }
    };
    const timer = setTimeout(() => void server.at(t.session.table, t.session.key, n, seat, t.lang).then(took, (e: unknown) => !stale && failed(e)), seen ? SOON : 0);
    return () => { stale = true; clearTimeout(timer); };
  }, [n, seat, t.lang]);
  return { told, seen, error, failed };
}
