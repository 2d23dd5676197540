// A table is made and opened; or there is a link to hand on first, or something to say about what went wrong.
import { useState } from 'preact/hooks';
import { ServerError, type Made } from '../live/http';
import { rememberTable } from '../state/settings';
import type { words } from '../table/context';

export function remember(made: Made, campaign?: string): void {
  const friends = made.seats.filter((s) => s.hold === 'friend').map(({ seat, key }) => ({ seat, key }));
  rememberTable({ table: made.table, key: made.host_key, watch: made.watch_key, friends, ...(campaign ? { campaign } : {}) });
}

export function useBegin(w: ReturnType<typeof words>, open: (table: string, key: string) => void, campaign?: string) {
  const [error, setError] = useState<{ text: string; where: string }>();
  const [busy, setBusy] = useState(false);
  const [made, setMade] = useState<Made>();
  const failed = (e: unknown): void => setError(e instanceof ServerError ? { text: e.message, where: e.where } : { text: w.say('not_sent'), where: '' });
  const begin = async (ask: () => Promise<Made>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      const got = await ask();
      remember(got, campaign);
      if (got.migrated) setMade(got); // with friends the room has the links
      else open(got.table, got.host_key);
    } catch (e) {
      failed(e);
    } finally {
      setBusy(false);
    }
  };
  return { error, setError, busy, made, failed, begin };
}
