// After the game: the same once more, for the host in one click; whoever sat there may follow.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { server, ServerError, type Made } from '../live/http';
import { go } from '../state/place';
import { useTable } from '../table/context';
import { Links } from './continue';
import { remember } from './begin';

const open = (table: string, key: string): void => go(`/t/${table}#${key}`);

export function PlayAgain({ names }: { names: string[] }): JSX.Element | null {
  const t = useTable();
  const [made, setMade] = useState<Made>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const again = async (): Promise<void> => {
    setBusy(true);
    try {
      const got = await server.again(t.session.table, t.session.key);
      remember(got);
      if (got.seats.some((s) => s.hold === 'friend')) setMade(got);
      else open(got.table, got.host_key);
    } catch (e) {
      setError(e instanceof ServerError ? e.message : t.say('not_sent'));
      setBusy(false);
    }
  };
  if (!t.state.host) return null;
  return (
    <>
      {error && <span class="vs bad" role="alert">{error}</span>}
      <button type="button" class="btn btn--go" disabled={busy} onClick={() => void again()}>{t.Say('play_again')}</button>
      {made && <Links lang={t.lang} made={made} names={names} open={() => open(made.table, made.host_key)} />}
    </>
  );
}

/** The host plays again: a friend or spectator comes along with a key of his own. */
export function Follow(): JSX.Element | null {
  const t = useTable();
  const { next } = t.state;
  if (!next) return null;
  return (
    <div class="askbar" role="status">
      <span>{t.Say('plays_again')}</span>
      <button type="button" class="btn btn--go" onClick={() => open(next.table, next.key)}>{t.Say('come_along')}</button>
    </div>
  );
}
